#include "server/live/secrets.hpp"

#include <sodium.h>

#include <array>
#include <cstdint>
#include <stdexcept>

namespace congkak::live {
namespace {

template <std::size_t n>
std::array<std::uint8_t, n> random_bytes() {
    static const bool is_ready = sodium_init() >= 0;
    if (!is_ready) {
        throw std::runtime_error("libsodium can't be initialised");
    }
    std::array<std::uint8_t, n> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

template <std::size_t n>
std::string hex_of(const std::array<std::uint8_t, n>& bytes) {
    std::string hex(2 * n + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), bytes.data(), bytes.size());
    hex.pop_back();
    return hex;
}

}  // namespace

protocol::GameId make_game_id() { return protocol::GameId::from_bytes(random_bytes<10>()); }

std::string make_seed() { return hex_of(random_bytes<16>()); }

std::string commitment_to(const protocol::GameId& game, const std::string& seed) {
    const std::string text = game.text() + ':' + seed;
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()),
                       text.size());
    return hex_of(hash);
}

}  // namespace congkak::live
