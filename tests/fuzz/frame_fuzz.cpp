// libFuzzer target: any bytes as a frame.
//
//     cmake --preset fuzz && cmake --build --preset fuzz --target frame_fuzz
//     build/fuzz/frame_fuzz -max_len=5000 /tmp/found tests/fuzz/corpus/frame
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/check_frame.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    congkak::fuzz::check_frame({reinterpret_cast<const char*>(data), size});
    return 0;
}
