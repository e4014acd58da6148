# SPDX-License-Identifier: MIT
# What `cmake --install` lays down: headers (with inline/ and the .def lists that they expand), both libraries, tenongen,
# tenon.pc, and the CMake package with tenon::tenon (static), tenon::tenon_shared, tenon::tenongen and tenon_generate.
# All of it can be moved as a whole. What is about tenongen is in files of its own: a package may leave them out.
include(CMakePackageConfigHelpers)

set(TENON_TARGETS tenon)
if(TENON_BUILD_SHARED)
    list(APPEND TENON_TARGETS tenon_shared)
endif()
set(TENON_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/tenon)

install(TARGETS ${TENON_TARGETS} EXPORT tenonTargets)
if(TARGET tenongen)
    install(TARGETS tenongen EXPORT tenongenTargets)
    install(EXPORT tenongenTargets NAMESPACE tenon:: DESTINATION ${TENON_PACKAGE_DIR})
endif()
install(DIRECTORY include/tenon DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
    FILES_MATCHING PATTERN "*.h" PATTERN "*.def" PATTERN "*.inc")
install(EXPORT tenonTargets NAMESPACE tenon:: DESTINATION ${TENON_PACKAGE_DIR})

configure_package_config_file(cmake/tenonConfig.cmake.in tenonConfig.cmake
    INSTALL_DESTINATION ${TENON_PACKAGE_DIR})
write_basic_package_version_file(tenonConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tenonConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/tenonConfigVersion.cmake
    cmake/tenon_generate.cmake
    DESTINATION ${TENON_PACKAGE_DIR})

# The prefix is told from where tenon.pc lies, so that --prefix at install time and moved trees are right.
file(RELATIVE_PATH TENON_PC_PREFIX ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
string(REGEX REPLACE "/$" "" TENON_PC_PREFIX "${TENON_PC_PREFIX}")
set(TENON_PC_LIBDIR "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
set(TENON_PC_INCLUDEDIR "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
    set(TENON_PC_LIBDIR ${CMAKE_INSTALL_LIBDIR})
endif()
if(IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
    set(TENON_PC_INCLUDEDIR ${CMAKE_INSTALL_INCLUDEDIR})
endif()
set(TENON_PC_TENONGEN "")
if(TARGET tenongen)
    set(TENON_PC_TENONGEN "\${prefix}/${CMAKE_INSTALL_BINDIR}/tenongen")
    if(IS_ABSOLUTE "${CMAKE_INSTALL_BINDIR}")
        set(TENON_PC_TENONGEN ${CMAKE_INSTALL_BINDIR}/tenongen)
    endif()
endif()
configure_file(cmake/tenon.pc.in tenon.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tenon.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
