#!/bin/sh
# SPDX-License-Identifier: MIT
# check_install.sh BUILD: installs from the build folder BUILD into a scratch place, as a packager would, and builds
# tests/install against it as users do: by pkg-config, and by CMake with the static and with the shared library.
set -eu
build=$1
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
quietly() {
    "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
}
quietly cmake --install "$build" --prefix "$scratch/moved"
mv "$scratch/moved" "$scratch/here" # nothing in it may know where it was first

pc=$(find "$scratch/here" -name tenon.pc)
lib=$(dirname "$(dirname "$pc")")
if command -v pkg-config >/dev/null 2>&1; then
    PKG_CONFIG_PATH=$(dirname "$pc")
    export PKG_CONFIG_PATH
    # shellcheck disable=SC2046 # flags are words
    ${CC:-cc} -std=c11 -Wall -Wextra -Werror -Werror=incompatible-pointer-types "$root/tests/install/user.c" \
        $(pkg-config --cflags tenon) -o "$scratch/user" $(pkg-config --libs tenon)
    LD_LIBRARY_PATH=$lib "$scratch/user"
    echo "pkg-config: good"
else
    echo "pkg-config is not here: that half was not tried"
fi

quietly cmake -S "$root/tests/install" -B "$scratch/build" -DCMAKE_PREFIX_PATH="$scratch/here"
quietly cmake --build "$scratch/build"
"$scratch/build/user_static"
"$scratch/build/user_shared"
echo "CMake package: good"
