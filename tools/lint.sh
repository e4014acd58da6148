#!/bin/sh
# SPDX-License-Identifier: MIT
# lint.sh FOLDER: clang-tidy (.clang-tidy), cppcheck and gcc -fanalyzer over the library. FOLDER is a split build with
# compile_commands.json. Ends with 1 when any of them has something to say.
set -u
folder=$1
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
cd "$root" || exit 1
jobs=$(nproc 2>/dev/null || echo 2)
files=$(sed -n 's/^#include "\(.*\.c\)".*/src\/\1/p' src/all.c)
status=0

echo "clang-tidy"
# shellcheck disable=SC2086 # a list of files
printf '%s\n' $files | xargs -P "$jobs" -n 1 clang-tidy -quiet -p "$folder" --warnings-as-errors='*' 2>"$folder/tidy.log" ||
    status=1
grep -i 'error' "$folder/tidy.log"

echo "cppcheck"
# Suppressed: a cursor that a function with an address of a local as argument returns is no pointer to that local; the
# size of a pointer is meant where pointers are set to zero bytewise.
# shellcheck disable=SC2086
cppcheck --quiet --error-exitcode=1 --std=c11 --enable=warning,performance,portability --inline-suppr -j "$jobs" \
    --suppress=missingIncludeSystem --suppress=unusedStructMember \
    --suppress=returnDanglingLifetime:src/walk/decode_value.inc --suppress=pointerSize -Iinclude -Isrc -D__GNUC__=12 -D__SSE2__ $files || status=1

if command -v gcc >/dev/null 2>&1; then
    echo "gcc -fanalyzer"
    # shellcheck disable=SC2086
    printf '%s\n' $files | xargs -P "$jobs" -n 1 gcc -std=c11 -O1 -fanalyzer -Werror -Iinclude -Isrc -c -o /dev/null ||
        status=1
fi
[ $status -eq 0 ] && echo "nothing to say"
exit $status
