// libFuzzer target: any bytes as a ruleset, a pack's file or its clauses.
//
//     cmake --preset fuzz && cmake --build --preset fuzz --target ruleset_fuzz
//     build/fuzz/ruleset_fuzz -max_len=5000 /tmp/found tests/fuzz/corpus/ruleset
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/check_ruleset.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    congkak::fuzz::check_ruleset({reinterpret_cast<const char*>(data), size});
    return 0;
}
