// The range of numbers by attempt.
#include "server/accounts/guest_name.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace congkak::accounts {

std::string new_guest_name(int attempt) {
    constexpr std::array<std::uint32_t, 5> first{10'000, 10'000, 100'000, 10'000'000,
                                                 1'000'000'000};
    const auto index = std::min(static_cast<std::size_t>(attempt), first.size() - 1);
    const std::uint32_t low = first[index];
    const std::uint32_t count = index + 1 == first.size() ? 3 * low : 9 * low;
    return "Tamu " + std::to_string(low + randombytes_uniform(count));
}

}  // namespace congkak::accounts
