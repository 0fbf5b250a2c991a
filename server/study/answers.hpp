// The answers of `GET compare` and `POST replay`: whole games played and written out. Pure; what
// they cost is why they are made on the desk's thread and not on the owning one.
#pragma once

#include <boost/system/result.hpp>
#include <cstddef>
#include <cstdint>
#include <string>

#include "protocol/http.hpp"
#include "protocol/packs.hpp"
#include "protocol/replies.hpp"

namespace congkak::study {

/// Two readings as protocol::parse_reading() reads them.
struct CompareQuestion {
    std::string left;
    std::string right;
    /// 0..protocol::max_integer.
    std::int64_t seed = 0;
};

/// A body of JSON.
using Answer = boost::system::result<std::string, protocol::Error>;

/// An answer of more than `most_bytes` is refused as too_large, here and below.
[[nodiscard]] Answer answer_compare(const CompareQuestion& question, const protocol::Packs& packs,
                                    std::size_t most_bytes);

[[nodiscard]] Answer answer_replay(const protocol::ReplayQuestion& question,
                                   const protocol::Packs& packs, std::size_t most_bytes);

}  // namespace congkak::study
