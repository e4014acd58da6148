# SPDX-License-Identifier: MIT
# Checks of the house as tests: what the compiler alone does not see. Each is a script in tools/ that explains itself and
# runs by hand as well. The library is also built by each compiler in the way that the main build did not choose
# (builds/clang-split and so on), without a warning; the objects of the split builds are what check_walkers and
# check_symbols look into.
find_program(PYTHON3 python3)
find_program(GCC gcc)
find_program(CLANG clang)
set(root ${PROJECT_SOURCE_DIR})
set(variants ${PROJECT_BINARY_DIR}/variants)

function(tenon_check name)
    add_test(NAME ${name} COMMAND ${ARGN} WORKING_DIRECTORY ${root})
    set_tests_properties(${name} PROPERTIES LABELS check SKIP_RETURN_CODE 77 TIMEOUT 600)
endfunction()

if(TENON_UNITY)
    set(here unity)
else()
    set(here split)
endif()
string(TOLOWER ${CMAKE_C_COMPILER_ID} id)
string(REPLACE "gnu" "gcc" id ${id})
foreach(cc gcc clang)
    string(TOUPPER ${cc} variable)
    if(NOT ${variable})
        message(STATUS "tenon: ${cc} was not found: its builds of the library are not tested")
        continue()
    endif()
    foreach(shape unity split)
        if(shape STREQUAL "split" OR NOT "${cc}-${shape}" STREQUAL "${id}-${here}")
            tenon_check(builds/${cc}-${shape}
                sh tools/build_variant.sh ${${variable}} ${shape} ${variants}/${cc}-${shape})
            set_tests_properties(builds/${cc}-${shape} PROPERTIES LABELS "check;builds")
        endif()
    endforeach()
    set_tests_properties(builds/${cc}-split PROPERTIES FIXTURES_SETUP split_${cc})
    if(PYTHON3)
        foreach(check walkers symbols stack)
            tenon_check(check_${check}_${cc} ${PYTHON3} tools/check_${check}.py ${variants}/${cc}-split)
            set_tests_properties(check_${check}_${cc} PROPERTIES FIXTURES_REQUIRED split_${cc})
        endforeach()
    endif()
endforeach()

if(PYTHON3)
    foreach(check layers headers compile style models)
        tenon_check(check_${check} ${PYTHON3} tools/check_${check}.py)
    endforeach()
    if(TARGET battle_test_html) # the page in a browser
        tenon_check(battle/check_page ${PYTHON3} tests/battle/check_page.py $<TARGET_FILE:battle_test_html>)
        set_tests_properties(battle/check_page PROPERTIES LABELS "battle;long")
    endif()
    tenon_check(check_mutants ${PYTHON3} tools/mutate.py --check) # the list only; ./dev mutate does the rest
    set(tenongen "")
    if(TARGET tenongen)
        set(tenongen $<TARGET_FILE:tenongen>)
    endif()
    tenon_check(check_readme ${PYTHON3} tools/check_readme.py $<TARGET_FILE:tenon> ${tenongen})
    if(TARGET tenon_shared)
        tenon_check(check_exports ${PYTHON3} tools/check_exports.py $<TARGET_FILE:tenon_shared>)
    endif()
else()
    message(WARNING "python3 was not found: the checks of the house are not run")
endif()
if(TENON_INSTALL AND TARGET tenon_shared)
    tenon_check(check_install sh tools/check_install.sh ${PROJECT_BINARY_DIR})
endif()

if(GCC AND TARGET gen_test_options AND TARGET example_config)
    tenon_check(check_committed sh tools/check_committed.sh ${variants}/committed)
endif()

if(TARGET example_demo)
    tenon_check(examples/demo $<TARGET_FILE:example_demo>) # its status says whether all comparisons came out right
endif()
if(TARGET example_microhttpd AND PYTHON3)
    tenon_check(examples/microhttpd ${PYTHON3} tests/examples/check_microhttpd.py $<TARGET_FILE:example_microhttpd>)
endif()

# The generator: its output is what is committed, compiles everywhere, and wrong headers are refused with these words.
if(TARGET tenongen AND PYTHON3)
    foreach(part kept compiles bad stale command_line)
        tenon_check(check_gen_${part} ${PYTHON3} tests/gen/check_gen.py $<TARGET_FILE:tenongen> ${part})
    endforeach()

    # Random headers, compiled with sanitizers where the compiler has them: generated code, tables and macro rows agree.
    include(CheckCSourceCompiles)
    set(sanitizers "-fsanitize=address,undefined -fno-sanitize-recover=all")
    set(CMAKE_REQUIRED_FLAGS ${sanitizers})
    check_c_source_compiles("int main(void) { return 0; }" TENON_HAS_SANITIZERS)
    unset(CMAKE_REQUIRED_FLAGS)
    if(NOT TENON_HAS_SANITIZERS)
        set(sanitizers "")
    endif()
    set(random_schema ${PYTHON3} tests/gen/random_schema.py $<TARGET_FILE:tenongen>
        "${CMAKE_C_COMPILER} -g ${sanitizers}" src/all.c tests/support/random.c tests/support/remix.c tests/support/fault.c)
    if(CMOCKA_INCLUDE AND CMOCKA_LIBRARY)
        tenon_check(random_schema ${random_schema} ${CMOCKA_LIBRARY} --seeds 5)
        tenon_check(random_schema_long ${random_schema} ${CMOCKA_LIBRARY} --first 6 --seeds 50)
        set_tests_properties(random_schema_long PROPERTIES LABELS "check;long" TIMEOUT 3600)
    endif()
endif()

# Structs of installed headers through the generator: they have what nobody thinks of.
if(TARGET tenongen AND PYTHON3 AND CMOCKA_LIBRARY)
    tenon_check(real_headers ${PYTHON3} tests/gen/real_headers.py $<TARGET_FILE:tenongen> $<TARGET_FILE:tests_support>
        $<TARGET_FILE:tenon> ${CMOCKA_LIBRARY})
endif()

# The battle's program, with every peer that was built.
if(TARGET battle_ring AND PYTHON3)
    foreach(part check time count options)
        tenon_check(battle/ring_${part} ${PYTHON3} tests/battle/check_ring.py $<TARGET_FILE:battle_ring>
            $<TARGET_FILE:battle_preload> ${part})
    endforeach()
endif()

# The load runs, where there is wrk and the web service: a few rows of a second each.
if(TARGET battle AND TARGET tenon_service AND PYTHON3)
    foreach(part rows wrong interrupt options)
        tenon_check(battle/rps_${part} ${PYTHON3} tests/battle/check_rps.py $<TARGET_FILE:battle>
            $<TARGET_FILE:tenon_service> ${part})
    endforeach()
endif()

# The web service's peer in Go, built as battle_programs does.
if(TARGET battle_programs AND PYTHON3)
    tenon_check(battle/go_service ${PYTHON3} tests/battle/check_go_service.py ${PROJECT_BINARY_DIR}/battle/programs)
endif()
