# SPDX-License-Identifier: MIT
# tenon_flags: how everything of ours is compiled, on every compiler. Never reaches users of the library.
#
# C11 without GNU extensions. No -pedantic for src/: the walkers use labels as values, which port.h switches on where the
# compiler has them. The public headers are compiled with -pedantic by the test check_headers.
set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(tenon_flags INTERFACE)
if(CMAKE_C_COMPILER_ID MATCHES "GNU|Clang")
    target_compile_options(tenon_flags INTERFACE -Wall -Wextra -Wconversion $<$<BOOL:${TENON_WERROR}>:-Werror>)
else()
    message(STATUS "tenon: compiler ${CMAKE_C_COMPILER_ID} is not known here, warnings stay as they are")
endif()

# -O1 and frame pointers: reports with readable stacks, at a bearable speed. The first finding ends the program.
if(TENON_SANITIZE)
    set(flags -fsanitize=${TENON_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_compile_options(tenon_flags INTERFACE ${flags} -O1 -g)
    target_link_options(tenon_flags INTERFACE ${flags})
endif()
if(TENON_FUZZ)
    if(NOT CMAKE_C_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "TENON_FUZZ needs clang: the targets are libFuzzer's")
    endif()
    target_compile_options(tenon_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
