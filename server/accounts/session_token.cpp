// libsodium's random bits and BLAKE2b.
#include "server/accounts/session_token.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <stdexcept>

namespace congkak::accounts {
namespace {

constexpr std::size_t token_bytes = 32;

using Digest = std::array<unsigned char, token_bytes>;

void require_sodium() {
    if (sodium_init() < 0) {
        throw std::runtime_error("libsodium can't be initialised");
    }
}

std::string hex(const Digest& bytes) {
    std::string text(2 * token_bytes + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

}  // namespace

std::string new_session_token() {
    require_sodium();
    Digest bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hex(bytes);
}

std::string secret_hash(std::string_view purpose, std::string_view secret) {
    require_sodium();
    std::string text(purpose);
    text.push_back('\0');
    text.append(secret);
    Digest digest{};
    crypto_generichash(digest.data(), digest.size(),
                       reinterpret_cast<const unsigned char*>(text.data()), text.size(), nullptr,
                       0);
    return hex(digest);
}

std::optional<std::string> session_hash(std::string_view token) {
    const bool is_hex = std::ranges::all_of(
        token, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    if (token.size() != 2 * token_bytes || !is_hex) {
        return std::nullopt;
    }
    return secret_hash("session", token);
}

}  // namespace congkak::accounts
