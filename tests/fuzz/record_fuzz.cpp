// libFuzzer target: any bytes as a record.
//
//     cmake --preset fuzz && cmake --build --preset fuzz --target record_fuzz
//     build/fuzz/record_fuzz -max_len=5000 /tmp/found tests/fuzz/corpus/record
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/check_record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    congkak::fuzz::check_record({reinterpret_cast<const char*>(data), size});
    return 0;
}
