#!/bin/sh
# SPDX-License-Identifier: MIT
# size.sh FOLDER: bytes of the library's objects in a split -O2 build, and its largest functions.
set -eu
folder=$1
cd "$folder/CMakeFiles/tenon.dir/src"
objects=$(find . -name '*.o' | sed 's/^\.\///' | sort)
# shellcheck disable=SC2086 # a list of files
size -t $objects | awk 'NR == 1 { print "   text    data     bss   object"; next }
                        { sub(/\.c\.o$/, "", $6); printf "%7d %7d %7d   %s\n", $1, $2, $3, $6 }'
echo
echo "  bytes   largest functions"
# shellcheck disable=SC2086
nm -A -S --size-sort -t d $objects | awk '$3 ~ /[tT]/ {
    sub(/\.c\.o:[0-9]*$/, "", $1); printf "%7d   %-40s %s\n", $2, $4, $1 }' | sort -rn | head -n 20
