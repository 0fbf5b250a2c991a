// libsodium's crypto_pwhash_str: Argon2id with salt and cost written into the text.
#include "server/accounts/password_hasher.hpp"

#include <sodium.h>

#include <array>
#include <stdexcept>
#include <utility>

namespace congkak::accounts {

PasswordHasher::PasswordHasher(HashCost cost, std::size_t max_waiting)
    : cost_(cost), max_waiting_(max_waiting) {
    if (sodium_init() < 0) {
        throw std::runtime_error("libsodium can't be initialised");
    }
    thread_ = std::thread([this] { run(); });
}

PasswordHasher::~PasswordHasher() { stop(); }

bool PasswordHasher::hash(std::string password, std::function<void(std::string)> done) {
    return enqueue(
        [this, password = std::move(password), done = std::move(done)] { done(hashed(password)); });
}

bool PasswordHasher::verify(std::string password, std::string stored,
                            std::function<void(Verdict)> done) {
    return enqueue([this, password = std::move(password), stored = std::move(stored),
                    done = std::move(done)] { done(judged(password, stored)); });
}

void PasswordHasher::stop() {
    {
        const std::scoped_lock lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) {
        thread_.join();
    }
}

bool PasswordHasher::enqueue(std::function<void()> job) {
    {
        const std::scoped_lock lock(mutex_);
        if (stopping_ || jobs_.size() >= max_waiting_) {
            return false;
        }
        jobs_.push_back(std::move(job));
    }
    wake_.notify_one();
    return true;
}

void PasswordHasher::run() {
    nobodys_hash_ = hashed("nobody's password");
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
        if (jobs_.empty()) {
            return;
        }
        const std::function<void()> job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        job();
        lock.lock();
    }
}

std::string PasswordHasher::hashed(const std::string& password) const {
    std::array<char, crypto_pwhash_STRBYTES> text{};
    const int failed = crypto_pwhash_str(text.data(), password.data(), password.size(),
                                         static_cast<unsigned long long>(cost_.passes),
                                         static_cast<std::size_t>(cost_.memory_kib) * 1024);
    return failed == 0 ? std::string(text.data()) : std::string{};
}

PasswordHasher::Verdict PasswordHasher::judged(const std::string& password,
                                               const std::string& stored) const {
    const std::string& against = stored.empty() ? nobodys_hash_ : stored;
    const bool matches =
        crypto_pwhash_str_verify(against.c_str(), password.data(), password.size()) == 0;
    if (!matches || stored.empty()) {
        return {};
    }
    const bool outdated = crypto_pwhash_str_needs_rehash(
                              stored.c_str(), static_cast<unsigned long long>(cost_.passes),
                              static_cast<std::size_t>(cost_.memory_kib) * 1024) != 0;
    return {.right = true, .renewed = outdated ? hashed(password) : std::string{}};
}

}  // namespace congkak::accounts
