#!/bin/sh
# SPDX-License-Identifier: MIT
# check_install.sh BUILD: installs from the build folder BUILD into a scratch place, as a packager would, and builds
# against it as users do:
#
#   pkg-config   tests/install/user.c; examples/make, where tenongen is there
#   CMake        tests/install: static and shared library, generated code where tenongen is there
#   committed    once more by CMake with tenongen taken away: output in the tree builds, and what needs tenongen says so
set -eu
build=$1
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
quietly() {
    "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
}
fail() {
    echo "$*"
    exit 1
}
# Makes everything older than what is generated, but for one header that the annotated ones include.
age() {
    find "$scratch" \( -name '*.h' -o -name tenongen \) -exec touch -d '2 hours ago' {} +
    find "$scratch" -name '*.tenon.[ch]' -exec touch -d '1 hour ago' {} +
    touch "$(find "$scratch/here" -name annotate.h)"
}
quietly cmake --install "$build" --prefix "$scratch/moved"
mv "$scratch/moved" "$scratch/here" # nothing in it may know where it was first
mkdir "$scratch/tests"
cp -R "$root/tests/install" "$scratch/tests"
cp -R "$root/examples" "$scratch"

pc=$(find "$scratch/here" -name tenon.pc)
lib=$(dirname "$(dirname "$pc")")
tenongen=$(find "$scratch/here" -name tenongen -type f)
if command -v pkg-config >/dev/null 2>&1; then
    PKG_CONFIG_PATH=$(dirname "$pc")
    export PKG_CONFIG_PATH
    # shellcheck disable=SC2046 # flags are words
    ${CC:-cc} -std=c11 -Wall -Wextra -Werror -Werror=incompatible-pointer-types "$root/tests/install/user.c" \
        $(pkg-config --cflags tenon) -o "$scratch/user" $(pkg-config --libs tenon)
    LD_LIBRARY_PATH=$lib "$scratch/user"
    echo "pkg-config: good"
        if [ -n "$tenongen" ]; then
        quietly make -C "$scratch/examples/make"
        said=$(echo '{"number": 7, "lines": [{"article": "nut", "pieces": 12}, {"article": "bolt"}]}' |
            LD_LIBRARY_PATH=$lib "$scratch/examples/make/shop")
        case $said in
        '13 pieces: {"number":7,'*) ;;
        *) fail "examples/make says: $said" ;;
        esac
        age
        quietly make -C "$scratch/examples/make"
        grep -q 'tenongen order.h' "$scratch/log" || fail "examples/make: the depfile is not followed"
        echo "examples/make: good"
    elif make -C "$scratch/examples/make" >"$scratch/log" 2>&1 || ! grep -q 'tenongen, which is not installed' "$scratch/log"; then
        fail "examples/make does not say that tenongen is missing: $(cat "$scratch/log")"
    fi
else
    echo "pkg-config is not here: that half was not tried"
fi

configure() {
    quietly cmake -S "$scratch/tests/install" -B "$scratch/$1" -DCMAKE_PREFIX_PATH="$scratch/here"
    quietly cmake --build "$scratch/$1"
    "$scratch/$1/user_static"
    "$scratch/$1/user_shared"
    "$scratch/$1/user_committed" "$root/examples/config.json" >/dev/null
}
configure build
echo "CMake package: good"
if [ -n "$tenongen" ]; then
    quietly cmake --build "$scratch/build" --target user_generated
    "$scratch/build/user_generated"
    age
    quietly cmake --build "$scratch/build" --target user_generated
    grep -q 'tenongen headers' "$scratch/log" ||
        fail "tenon_generate: the depfile is not followed"
    echo "tenon_generate: good"
    rm "$tenongen" "$(find "$scratch/here" -name tenongenTargets.cmake)"
fi

configure without
if cmake --build "$scratch/without" --target user_generated >"$scratch/log" 2>&1 ||
    ! grep -q 'tenongen is not installed, and user_generated needs what it makes of' "$scratch/log"; then
    fail "tenon_generate does not say that tenongen is missing: $(cat "$scratch/log")"
fi
echo "without tenongen, committed output: good"
