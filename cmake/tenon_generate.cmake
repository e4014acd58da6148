# SPDX-License-Identifier: MIT
# tenon_generate(TARGET HEADERS FILE... [BASE FOLDER] [OPTIONS OPTION...])
#
# Makes x.tenon.h and x.tenon.c of each annotated header x.h by one run of tenongen, whenever a header or what it
# includes has changed; adds the .c files to the target, and their folder and BASE to its include path.
#
#   HEADERS  relative to the current source folder; types of one may be members of another's
#   BASE     the folder that #include lines are relative to; default: the current source folder
#   OPTIONS  for tenongen, such as --tables-only
#
# clang gets the target's include folders and definitions, those of the libraries that it links among them, and the
# compiler's target and sysroot where CMake was told some. Call it in the folder that the target is made in.
#
# Where tenongen is not installed, configuring passes, and building says so once an output is missing or old. Output that
# is committed needs no call: list the .tenon.c among the target's sources.
#
# This file is part of the installed package; tenon's own build includes it too.
cmake_policy(PUSH)
cmake_policy(VERSION 3.20)

function(tenon_generate target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "BASE" "HEADERS;OPTIONS")
    if(NOT TARGET "${target}")
        message(FATAL_ERROR "tenon_generate: there is no target ${target}")
    endif()
    if(NOT arg_HEADERS OR arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "use: tenon_generate(TARGET HEADERS FILE... [BASE FOLDER] [OPTIONS OPTION...])")
    endif()
    set(base ${CMAKE_CURRENT_SOURCE_DIR})
    if(arg_BASE)
        get_filename_component(base ${arg_BASE} ABSOLUTE)
    endif()
    set(out ${CMAKE_CURRENT_BINARY_DIR}/tenon/${target})
    file(MAKE_DIRECTORY ${out})

    set(full_names "")
    set(names "")
    set(made "")
    set(stem_of_first "")
    foreach(header IN LISTS arg_HEADERS)
        get_filename_component(full ${header} ABSOLUTE)
        get_filename_component(stem ${header} NAME_WLE)
        file(RELATIVE_PATH name ${base} ${full})
        if(name MATCHES "^\\.\\./") # not below the base: #include finds it by its whole name
            set(name ${full})
        endif()
        list(APPEND full_names ${full})
        list(APPEND names ${name})
        list(APPEND made ${out}/${stem}.tenon.h ${out}/${stem}.tenon.c) # ninja: in the depfile's order
        if(NOT stem_of_first)
            set(stem_of_first ${stem})
        endif()
    endforeach()

    if(TARGET tenon::tenongen)
        set(folders "$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>")
        set(definitions "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
        set(clang "")
        if(CMAKE_C_COMPILER_TARGET)
            list(APPEND clang --target=${CMAKE_C_COMPILER_TARGET})
        endif()
        if(CMAKE_SYSROOT)
            list(APPEND clang --sysroot=${CMAKE_SYSROOT})
        endif()
        add_custom_command(
            OUTPUT ${made}
            COMMAND tenon::tenongen ${names} -o ${out} --depfile ${out}/${stem_of_first}.tenon.d ${arg_OPTIONS} -- ${clang}
                "$<$<BOOL:${folders}>:-I$<JOIN:${folders},;-I>>"
                "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>"
            DEPENDS ${full_names} tenon::tenongen
            DEPFILE ${out}/${stem_of_first}.tenon.d
            WORKING_DIRECTORY ${base}
            COMMENT "tenongen ${arg_HEADERS}"
            COMMAND_EXPAND_LISTS VERBATIM)
    else()
        add_custom_command(
            OUTPUT ${made}
            COMMAND ${CMAKE_COMMAND} -E echo
                "tenon_generate: tenongen is not installed, and ${target} needs what it makes of ${arg_HEADERS}."
            COMMAND ${CMAKE_COMMAND} -E echo
                "tenongen is part of tenon where that was built with libclang (Debian: libclang-dev). Or commit its output."
            COMMAND ${CMAKE_COMMAND} -E false
            DEPENDS ${full_names}
            COMMENT "tenongen ${arg_HEADERS}"
            VERBATIM)
    endif()
    target_sources(${target} PRIVATE ${made})
    target_include_directories(${target} PUBLIC "$<BUILD_INTERFACE:${out}>" "$<BUILD_INTERFACE:${base}>")
endfunction()

cmake_policy(POP)
