# SPDX-License-Identifier: MIT
# The web service on the wire, by scripts that start it: tests/service/check_*.py PROGRAM. In builds with AddressSanitizer
# too, but not with ThreadSanitizer, which does not know the server library's locks. They skip themselves where the
# service was not built.
find_program(PYTHON3 python3)
if(NOT PYTHON3 OR TENON_SANITIZE MATCHES "thread")
    return()
endif()
set(program service-was-not-built)
if(TARGET tenon_service)
    set(program $<TARGET_FILE:tenon_service>)
endif()
foreach(check malformed limits upstream end options load)
    set(test ${TENON_TEST_PREFIX}service/check_${check})
    add_test(NAME ${test} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
        COMMAND ${PYTHON3} tests/service/check_${check}.py ${program})
    set_tests_properties(${test} PROPERTIES
        LABELS "service;check" SKIP_RETURN_CODE 77 TIMEOUT 600 ENVIRONMENT "${sanitizer_env}")
endforeach()
set_tests_properties(${TENON_TEST_PREFIX}service/check_load PROPERTIES LABELS "service;check;long" RUN_SERIAL TRUE)
