#!/bin/sh
# SPDX-License-Identifier: MIT
# build_variant.sh COMPILER unity|split FOLDER: builds the library alone, in FOLDER, with warnings as errors and -O2.
# The tests build each pair of compiler and shape with it; the objects of split builds are looked into by check_walkers,
# check_symbols and check_stack (for which every object has its .su file beside it).
set -eu
compiler=$1 shape=$2 folder=$3
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
unity=ON
[ "$shape" = split ] && unity=OFF
generator='' on=''
if command -v ninja >/dev/null 2>&1; then
    generator=Ninja
    on='-k 0' # all failures, not only the first
fi
cmake -S "$root" -B "$folder" ${generator:+-G "$generator"} -DCMAKE_C_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_C_FLAGS=-fstack-usage -DTENON_UNITY=$unity -DTENON_BUILD_SHARED=OFF -DTENON_EXAMPLES=OFF -DTENON_TESTS=OFF \
    -DTENON_INSTALL=OFF
# shellcheck disable=SC2086 # two words or none
cmake --build "$folder" -j 2 --target tenon -- $on
