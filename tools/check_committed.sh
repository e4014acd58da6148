#!/bin/sh
# SPDX-License-Identifier: MIT
# check_committed.sh FOLDER: generated code that is in the tree needs no clang. Builds programs with it in FOLDER by gcc,
# without tenongen and on a PATH where clang and tenongen do nothing but fail, and runs them.
set -eu
folder=$1
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
mkdir -p "$folder/path"
for name in clang clang++ tenongen llvm-config; do
    printf '#!/bin/sh\necho "%s was called" >&2\nexit 1\n' "$name" >"$folder/path/$name"
    chmod +x "$folder/path/$name"
done
PATH=$folder/path:$PATH
generator=''
if command -v ninja >/dev/null 2>&1; then
    generator=Ninja
fi
cmake -S "$root" -B "$folder" ${generator:+-G "$generator"} -DCMAKE_C_COMPILER=gcc -DCMAKE_BUILD_TYPE=Debug \
    -DTENON_GENERATOR=OFF -DTENON_BUILD_SHARED=OFF -DTENON_INSTALL=OFF
cmake --build "$folder" -j 2 --target example_config gen_test_options features_test_long_path_generated
if [ -e "$folder/tenongen" ] || grep -q CLANG_C_ "$folder/CMakeCache.txt"; then
    echo "libclang was looked for all the same"
    exit 1
fi
cd "$root"
"$folder/examples/config" examples/config.json
"$folder/tests/gen_test_options"
"$folder/tests/features_test_long_path_generated"
