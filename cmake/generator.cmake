# SPDX-License-Identifier: MIT
# tenongen, the generator: built where libclang and its headers are found (Debian: libclang-dev). What it makes may be
# committed, so neither the library nor users of generated files need it.
file(GLOB llvm_folders /usr/lib/llvm-*)
list(SORT llvm_folders COMPARE NATURAL ORDER DESCENDING)
set(CLANG_C_HINTS "")
foreach(folder IN LISTS llvm_folders)
    list(APPEND CLANG_C_HINTS ${folder})
endforeach()
find_path(CLANG_C_INCLUDE clang-c/Index.h HINTS ${CLANG_C_HINTS} PATH_SUFFIXES include)
if(CLANG_C_INCLUDE)
    # the library of the same version as the header
    get_filename_component(clang_c_root ${CLANG_C_INCLUDE} DIRECTORY)
    find_library(CLANG_C_LIBRARY NAMES clang libclang HINTS ${clang_c_root} PATH_SUFFIXES lib)
endif()
if(NOT CLANG_C_INCLUDE OR NOT CLANG_C_LIBRARY)
    message(STATUS "no libclang: tenongen is not built")
    return()
endif()
file(GLOB TENON_GEN_FILES CONFIGURE_DEPENDS gen/*.c)
add_executable(tenongen ${TENON_GEN_FILES})
target_include_directories(tenongen PRIVATE src)
target_include_directories(tenongen SYSTEM PRIVATE ${CLANG_C_INCLUDE})
target_link_libraries(tenongen PRIVATE tenon tenon_flags ${CLANG_C_LIBRARY})
