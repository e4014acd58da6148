#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the peers that are programs: build.sh OUT [program...]; without names all of them. Each becomes the command
# OUT/<program>. One that cannot be built does not stop the others: OUT/<program>.why says in a line why not, and
# OUT/<program>.log has all that its tools said. Nothing is fetched and nothing written outside OUT.
set -u
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1" && out=$(cd "$1" && pwd) || exit 1
shift
programs='go_encoding_json go_json_iterator go_easyjson go_service rust_serde_json node python newtonsoft'
# shellcheck disable=SC2086 # a list of words
[ $# -gt 0 ] || set -- $programs

gocode=/usr/share/gocode/src
crates=/usr/share/cargo/registry
newtonsoft=/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll

# need COMMAND... : all are there, or the reason is said
need() {
    for command; do
        command -v "$command" >/dev/null || {
            echo "$command was not found" >&3
            return 1
        }
    done
}

# need_path PATH : likewise
need_path() {
    [ -e "$1" ] || {
        echo "$1 was not found" >&3
        return 1
    }
}

# version_of PACKAGE : as dpkg knows it
version_of() {
    dpkg-query -W -f '${source:Upstream-Version}' "$1" 2>/dev/null
}

# command_of PROGRAM WORD... : OUT/PROGRAM runs the words with the arguments that it is given
command_of() {
    program=$1
    shift
    {
        echo '#!/bin/sh'
        printf 'exec'
        printf " '%s'" "$@"
        printf ' "$@"\n'
    } >"$out/$program.new"
    chmod +x "$out/$program.new"
    mv "$out/$program.new" "$out/$program"
}

# go_program PROGRAM TAG VERSION [FOLDER] : that of go/, or of FOLDER with the structs of go/, in a GOPATH of its own, since
# packages of the distribution have no modules
go_program() {
    export GO111MODULE=off GOFLAGS= GOTOOLCHAIN=local GOCACHE="$out/go-cache" GOPATH="$out/$1-path:${gocode%/src}"
    [ "$2" != easyjson ] || rm -rf "$out/$1-path"
    mkdir -p "$out/$1-path/src" && cp -R "$here/go/." "$out/$1-path/src/battle" && cd "$out/$1-path/src/battle" || return 1
    [ $# -lt 4 ] || cp -R "$here/$4" . || return 1
    if [ "$2" = easyjson ]; then
        (cd models && easyjson -no_std_marshalers -build_tags easyjson models.go) || return 1
    fi
    go build -tags "$2" -ldflags "-X 'main.version=$3'" -o "$out/$1.new" "./${4-}" && mv "$out/$1.new" "$out/$1"
}

build_go_encoding_json() {
    need go && go_program go_encoding_json standard ''
}

build_go_json_iterator() {
    need go && need_path $gocode/github.com/json-iterator/go &&
        go_program go_json_iterator jsoniter "$(version_of golang-github-json-iterator-go-dev)"
}

build_go_easyjson() {
    need go easyjson && need_path $gocode/github.com/mailru/easyjson &&
        go_program go_easyjson easyjson "$(version_of golang-github-mailru-easyjson-dev)"
}

# Not of the battle in one process, but a peer of the web service: it serves, and knows nothing of the protocol.
build_go_service() {
    need go easyjson && need_path $gocode/github.com/mailru/easyjson && need_path $gocode/github.com/valyala/fasthttp &&
        go_program go_service easyjson "fasthttp $(version_of golang-github-valyala-fasthttp-dev), easyjson $(
            version_of golang-github-mailru-easyjson-dev)" go_service
}

# cargo keeps to its folder: no configuration, cache or index of the user's.
build_rust_serde_json() {
    need cargo rustc && need_path $crates || return 1
    set -- $crates/serde_json-*
    need_path "$1" || return 1
    RUSTUP_HOME=${RUSTUP_HOME:-${HOME:-/}/.rustup} CARGO_HOME="$out/cargo" CARGO_NET_OFFLINE=true
    RUSTFLAGS='' BATTLE_VERSION="${1##*/serde_json-}, $(rustc --version | cut -d ' ' -f 1,2)"
    export RUSTUP_HOME CARGO_HOME CARGO_NET_OFFLINE RUSTFLAGS BATTLE_VERSION
    mkdir -p "$CARGO_HOME" "$out/rust" && cp -R "$here/rust/." "$out/rust" && cd "$out/rust" || return 1
    printf '[source.crates-io]\nreplace-with = "packages"\n[source.packages]\ndirectory = "%s"\n' $crates \
        >"$CARGO_HOME/config.toml"
    rm -f Cargo.lock
    cargo build --release --offline --target-dir "$out/rust/target" &&
        cp target/release/rust_serde_json "$out/rust_serde_json.new" && mv "$out/rust_serde_json.new" "$out/rust_serde_json"
}

build_node() {
    need node && node --check "$here/node.js" && command_of node node "$here/node.js"
}

build_python() {
    need python3 && python3 -c 'import dataclasses' && command_of python python3 "$here/python.py"
}

# The library is beside the program, where the runtime looks for it.
build_newtonsoft() {
    need mcs mono && need_path $newtonsoft && mkdir -p "$out/mono" && cp $newtonsoft "$out/mono" &&
        mcs -optimize+ -out:"$out/mono/newtonsoft.exe" -r:"$out/mono/Newtonsoft.Json.dll" "$here/newtonsoft.cs" &&
        command_of newtonsoft mono "$out/mono/newtonsoft.exe"
}

for name; do
    case " $programs " in
    *" $name "*) ;;
    *)
        echo "build.sh: there is no program $name" >&2
        exit 2
        ;;
    esac
    rm -f "$out/$name.why" "$out/$name.why.new"
    if ("build_$name") 3>"$out/$name.why.new" >"$out/$name.log" 2>&1; then
        rm -f "$out/$name.why.new"
        echo "$name: built"
    else
        rm -f "$out/$name"
        [ -s "$out/$name.why.new" ] || { grep -m 1 -i error "$out/$name.log" || head -n 1 "$out/$name.log"; } >"$out/$name.why.new"
        mv "$out/$name.why.new" "$out/$name.why"
        echo "$name: not built: $(cat "$out/$name.why")"
    fi
done
