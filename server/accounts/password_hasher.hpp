// Argon2id on a thread of its own: a hash takes tens of milliseconds and much memory, so one at a
// time, and only so many may wait.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace congkak::accounts {

/// What one hash costs whoever guesses.
struct HashCost {
    std::int64_t memory_kib = 65'536;  ///< 8 or more.
    std::int64_t passes = 3;           ///< 1 or more.
};

/// Thread-safe. `done` is called on the hashing thread, must not throw, and posts its result to
/// where it belongs.
class PasswordHasher {
  public:
    struct Verdict {
        bool right = false;
        /// The password hashed anew where the stored hash was made at another cost; else empty.
        std::string renewed;
    };

    PasswordHasher(HashCost cost, std::size_t max_waiting);
    /// As stop().
    ~PasswordHasher();
    PasswordHasher(const PasswordHasher&) = delete;
    PasswordHasher& operator=(const PasswordHasher&) = delete;

    /// `done` gets the text to store, empty if memory ran out. False, and `done` is dropped, when
    /// too many wait.
    [[nodiscard]] bool hash(std::string password, std::function<void(std::string)> done);

    /// An empty `stored` is nobody's hash: never right, at the cost of a wrong password.
    [[nodiscard]] bool verify(std::string password, std::string stored,
                              std::function<void(Verdict)> done);

    /// Finishes what waits and ends the thread. Not from a `done`.
    void stop();

  private:
    [[nodiscard]] bool enqueue(std::function<void()> job);
    void run();
    [[nodiscard]] std::string hashed(const std::string& password) const;
    [[nodiscard]] Verdict judged(const std::string& password, const std::string& stored) const;

    const HashCost cost_;
    const std::size_t max_waiting_;
    std::string nobodys_hash_;  ///< Made by the thread before its first job.
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> jobs_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace congkak::accounts
