# shellcheck shell=bash
# Shell functions shared by ./run and ./test: saying what happens, installing what is missing,
# building a preset. Sourced by bash with the working directory at the repository's root.

# Checkouts in different folders share ccache's results.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1

say() { printf '== %s\n' "$*"; }

fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

missing_packages=()

# want_command COMMAND PACKAGE: PACKAGE is needed when no COMMAND is there, wherever from.
want_command() {
    command -v "$1" >/dev/null 2>&1 || missing_packages+=("$2")
}

# want_file PATH PACKAGE: the same for headers and other files, below /usr/local or /usr.
want_file() {
    [[ -e /usr/local/$1 || -e /usr/$1 ]] || missing_packages+=("$2")
}

node_is_new_enough() {
    node -e 'process.exit(process.versions.node.split(".")[0] >= 18 ? 0 : 1)' >/dev/null 2>&1
}

# Debian's default Boost is 1.74; at least 1.81 is needed.
boost_is_new_enough() {
    local header version
    for header in /usr/local/include/boost/version.hpp /usr/include/boost/version.hpp; do
        [[ -e $header ]] || continue
        version=$(sed -n 's/^#define BOOST_VERSION \([0-9]*\).*/\1/p' "$header")
        [[ $version -ge 108100 ]]
        return
    done
    return 1
}

want_build_tools() {
    want_command g++ g++
    want_command cmake cmake
    want_command ninja ninja-build
    want_command ccache ccache
    node_is_new_enough || missing_packages+=(nodejs)
    want_command npm npm
    [[ -e /etc/ssl/certs/ca-certificates.crt ]] || missing_packages+=(ca-certificates)

    boost_is_new_enough || missing_packages+=(libboost1.81-dev)
    want_file include/boost/url.hpp libboost-url1.81-dev
    want_file include/soci/soci.h libsoci-dev
    want_file include/sqlite3.h libsqlite3-dev
    want_file include/nlohmann/json.hpp nlohmann-json3-dev
    want_file include/spdlog/spdlog.h libspdlog-dev
    want_file include/CLI/CLI.hpp libcli11-dev
    want_file include/sodium.h libsodium-dev
    want_file include/openssl/ssl.h libssl-dev
    want_file include/unicode/uchar.h libicu-dev
}

want_test_tools() {
    want_file include/gtest/gtest.h libgtest-dev
    want_file include/gmock/gmock.h libgmock-dev
    want_command chromium chromium
}

want_fuzz_tools() {
    want_command clang++ clang
    compgen -G '/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a' >/dev/null ||
        missing_packages+=(libclang-rt-14-dev)
}

as_root() {
    if [[ $(id -u) -eq 0 ]]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "$@"
}

# Installs what the want_* calls found missing.
install_missing() {
    if [[ ${#missing_packages[@]} -eq 0 ]]; then
        say "all tools and libraries are there"
        return
    fi
    say "installing: ${missing_packages[*]}"
    command -v apt-get >/dev/null 2>&1 ||
        fail "no apt-get here; install by hand: ${missing_packages[*]}"
    [[ $(id -u) -eq 0 ]] || command -v sudo >/dev/null 2>&1 ||
        fail "neither root nor sudo; install by hand: ${missing_packages[*]}"
    compgen -G '/var/lib/apt/lists/*Packages*' >/dev/null || as_root apt-get update ||
        fail "apt-get update failed"
    apt_install "${missing_packages[@]}" ||
        { say "trying again with fresh package lists" && as_root apt-get update &&
            apt_install "${missing_packages[@]}"; } ||
        fail "apt-get could not install: ${missing_packages[*]}"
    hash -r
    node_is_new_enough || fail "Node 18 or later is needed, found $(node --version 2>/dev/null)"
    boost_is_new_enough || fail "Boost 1.81 or later is needed in /usr/include or /usr/local/include"
}

# build_preset PRESET [TARGET]...: configures and builds build/PRESET.
build_preset() {
    local preset=$1
    shift
    local targets=()
    [[ $# -eq 0 ]] || targets=(--target "$@")
    say "building $preset (build/$preset)"
    mkdir -p "build/$preset"
    cmake --preset "$preset" >"build/$preset/configure.log" 2>&1 || {
        cat "build/$preset/configure.log" >&2
        fail "configuring $preset failed (build/$preset/configure.log)"
    }
    cmake --build --preset "$preset" --parallel "$(nproc)" "${targets[@]}" ||
        fail "building $preset failed"
}
