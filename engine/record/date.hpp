// The shape of a record's date; whether the day exists is checked, too.
#pragma once

#include <string_view>

namespace congkak::record {

/// `YYYY-MM-DD` or `YYYY-MM-DDThh:mm:ssZ`.
[[nodiscard]] bool is_date(std::string_view text) noexcept;

}  // namespace congkak::record
