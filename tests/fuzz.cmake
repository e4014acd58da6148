# SPDX-License-Identifier: MIT
# The fuzz targets: tests/fuzz/fuzz_x.c becomes the libFuzzer program fuzz_x and the CTest fuzz/fuzz_x, which runs for
# TENON_FUZZ_SECONDS. Seeds come from tests/fuzz/seeds/x/, else seeds/read/, words from tests/fuzz/x.dict, else
# tests/fuzz/json.dict, where these exist. What a run finds stays in the build folder, under fuzz/x.
set(TENON_FUZZ_SECONDS 30 CACHE STRING "How long each fuzz target runs as a test")

file(GLOB fuzz_files CONFIGURE_DEPENDS fuzz/fuzz_*.c)
foreach(file IN LISTS fuzz_files)
    get_filename_component(program ${file} NAME_WE)
    string(REPLACE "fuzz_" "" name ${program})
    add_executable(${program} ${file})
    target_link_libraries(${program} PRIVATE tests_support tenon_flags)
    target_link_options(${program} PRIVATE -fsanitize=fuzzer)

    set(found ${CMAKE_CURRENT_BINARY_DIR}/fuzz/${name})
    file(MAKE_DIRECTORY ${found})
    set(command ${program} -max_total_time=${TENON_FUZZ_SECONDS} -timeout=10 -rss_limit_mb=2048 -print_final_stats=1
        -artifact_prefix=${found}/)
    foreach(words fuzz/${name}.dict fuzz/json.dict)
        if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${words})
            list(APPEND command -dict=${CMAKE_CURRENT_SOURCE_DIR}/${words})
            break()
        endif()
    endforeach()
    list(APPEND command ${found})
    foreach(seeds fuzz/seeds/${name} fuzz/seeds/read)
        if(IS_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/${seeds})
            list(APPEND command ${CMAKE_CURRENT_SOURCE_DIR}/${seeds})
            break()
        endif()
    endforeach()
    add_test(NAME fuzz/${program} COMMAND ${command} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(fuzz/${program} PROPERTIES
        LABELS "fuzz;long" TIMEOUT 1800 ENVIRONMENT "${sanitizer_env}")
endforeach()
