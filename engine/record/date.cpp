#include "engine/record/date.hpp"

#include <chrono>

namespace congkak::record {

namespace {

/// `0` in the shape stands for any digit, everything else for itself.
bool has_shape(std::string_view text, std::string_view shape) noexcept {
    if (text.size() != shape.size()) {
        return false;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool fits = shape[i] == '0' ? text[i] >= '0' && text[i] <= '9' : text[i] == shape[i];
        if (!fits) {
            return false;
        }
    }
    return true;
}

int number_at(std::string_view text, std::size_t from, std::size_t digits) noexcept {
    int number = 0;
    for (const char digit : text.substr(from, digits)) {
        number = 10 * number + (digit - '0');
    }
    return number;
}

bool is_day(std::string_view text) noexcept {
    const std::chrono::year_month_day day(
        std::chrono::year(number_at(text, 0, 4)),
        std::chrono::month(static_cast<unsigned>(number_at(text, 5, 2))),
        std::chrono::day(static_cast<unsigned>(number_at(text, 8, 2))));
    return day.ok();
}

}  // namespace

bool is_date(std::string_view text) noexcept {
    if (has_shape(text, "0000-00-00")) {
        return is_day(text);
    }
    return has_shape(text, "0000-00-00T00:00:00Z") && is_day(text) && number_at(text, 11, 2) < 24 &&
           number_at(text, 14, 2) < 60 && number_at(text, 17, 2) < 60;
}

}  // namespace congkak::record
