// The way to the storage and hashing threads and back to the owning thread.
#pragma once

#include <boost/system/result.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "db/storage.hpp"
#include "server/accounts/account_error.hpp"
#include "server/accounts/password_hasher.hpp"

namespace congkak::accounts {

/// Owning thread only. Every `done` is posted home; broken storage arrives as storage_failed.
class Workers {
  public:
    template <class T>
    using Result = boost::system::result<T, AccountError>;
    template <class T>
    using Done = std::function<void(Result<T>)>;
    template <class T>
    using Unit = std::function<Result<T>(db::Store&)>;
    using Post = std::function<void(std::function<void()>)>;

    Workers(db::Storage& storage, HashCost cost, std::size_t max_waiting, Post post)
        : storage_(storage), post_(std::move(post)), hasher_(cost, max_waiting) {}

    template <class T>
    void write(Unit<T> unit, Done<T> done) {
        auto answer = std::make_shared<Result<T>>(AccountError::storage_failed);
        storage_.write(
            [answer, unit = std::move(unit)](db::Store& store) { *answer = unit(store); },
            home<T>(answer, std::move(done)));
    }

    template <class T>
    void read(Unit<T> unit, Done<T> done) {
        auto answer = std::make_shared<Result<T>>(AccountError::storage_failed);
        storage_.read([answer, unit = std::move(unit)](db::Store& store) { *answer = unit(store); },
                      home<T>(answer, std::move(done)));
    }

    /// Answers without any work.
    template <class T>
    void answer(Result<T> result, Done<T> done) {
        post_([result = std::move(result), done = std::move(done)] { done(result); });
    }

    /// Refuses busy.
    void hash(std::string password, Done<std::string> done) {
        const bool queued =
            hasher_.hash(std::move(password), [post = post_, done](const std::string& hashed) {
                post([done, hashed] { hashed.empty() ? done(AccountError::busy) : done(hashed); });
            });
        if (!queued) {
            answer<std::string>(AccountError::busy, std::move(done));
        }
    }

    /// Refuses busy.
    void verify(std::string password, std::string stored, Done<PasswordHasher::Verdict> done) {
        const bool queued =
            hasher_.verify(std::move(password), std::move(stored),
                           [post = post_, done](const PasswordHasher::Verdict& verdict) {
                               post([done, verdict] { done(verdict); });
                           });
        if (!queued) {
            answer<PasswordHasher::Verdict>(AccountError::busy, std::move(done));
        }
    }

    /// Finishes the hashing that waits.
    void stop() { hasher_.stop(); }

  private:
    template <class T>
    db::Storage::Done home(std::shared_ptr<Result<T>> answer, Done<T> done) {
        return [post = post_, answer = std::move(answer),
                done = std::move(done)](const std::optional<db::StorageError>& broken) {
            post([answer, done, failed = broken.has_value()] {
                failed ? done(AccountError::storage_failed) : done(std::move(*answer));
            });
        };
    }

    db::Storage& storage_;
    Post post_;
    PasswordHasher hasher_;
};

}  // namespace congkak::accounts
