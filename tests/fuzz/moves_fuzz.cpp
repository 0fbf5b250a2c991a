// libFuzzer target: any bytes as the moves of a match.
//
//     cmake --preset fuzz && cmake --build --preset fuzz --target moves_fuzz
//     build/fuzz/moves_fuzz -max_len=5000 /tmp/found tests/fuzz/corpus/moves
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/check_moves.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    congkak::fuzz::check_moves({reinterpret_cast<const char*>(data), size});
    return 0;
}
