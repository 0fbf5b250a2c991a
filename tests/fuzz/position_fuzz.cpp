// libFuzzer target: any bytes as a position.
//
//     cmake --preset fuzz && cmake --build --preset fuzz --target position_fuzz
//     build/fuzz/position_fuzz -max_len=5000 /tmp/found tests/fuzz/corpus/position
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/check_record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    congkak::fuzz::check_position({reinterpret_cast<const char*>(data), size});
    return 0;
}
