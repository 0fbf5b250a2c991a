// ICU behind the functions of unicode.hpp.
#include "server/accounts/unicode.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>
#include <unicode/utf8.h>

#include <cstdint>
#include <memory>
#include <stdexcept>

namespace congkak::accounts::unicode {
namespace {

using NormalizerSource = const icu::Normalizer2* (*)(UErrorCode&);

std::optional<std::string> normalized(std::string_view text, NormalizerSource source) {
    if (!code_points(text)) {
        return std::nullopt;
    }
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = source(status);
    if (U_FAILURE(status)) {
        throw std::runtime_error("ICU's normalization data is missing");
    }
    const auto size = static_cast<std::int32_t>(text.size());
    const icu::UnicodeString result =
        normalizer->normalize(icu::UnicodeString::fromUTF8({text.data(), size}), status);
    if (U_FAILURE(status)) {
        return std::nullopt;
    }
    std::string utf8;
    result.toUTF8String(utf8);
    return utf8;
}

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

}  // namespace

std::optional<std::string> nfkc(std::string_view text) {
    return normalized(text, [](UErrorCode& s) { return icu::Normalizer2::getNFKCInstance(s); });
}

std::optional<std::string> nfkc_case_fold(std::string_view text) {
    return normalized(text,
                      [](UErrorCode& s) { return icu::Normalizer2::getNFKCCasefoldInstance(s); });
}

std::optional<std::string> nfc(std::string_view text) {
    return normalized(text, [](UErrorCode& s) { return icu::Normalizer2::getNFCInstance(s); });
}

std::optional<std::u32string> code_points(std::string_view text) {
    std::u32string points;
    const auto size = static_cast<std::int32_t>(text.size());
    std::int32_t at = 0;
    while (at < size) {
        UChar32 c = 0;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // inside ICU's macro
        U8_NEXT(text.data(), at, size, c);
#pragma GCC diagnostic pop
        if (c < 0) {
            return std::nullopt;
        }
        points.push_back(static_cast<char32_t>(c));
    }
    return points;
}

bool is_letter_or_digit(char32_t c) {
    const auto mask = U_GET_GC_MASK(static_cast<UChar32>(c));
    return (mask & (U_GC_L_MASK | U_GC_ND_MASK)) != 0;
}

bool is_combining_mark(char32_t c) {
    return (U_GET_GC_MASK(static_cast<UChar32>(c)) & (U_GC_MN_MASK | U_GC_MC_MASK)) != 0;
}

bool is_ignorable(char32_t c) {
    return u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

bool is_of_one_script(std::string_view utf8) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<USpoofChecker, CloseChecker> checker(uspoof_open(&status));
    if (U_FAILURE(status)) {
        throw std::runtime_error("ICU's script data is missing");
    }
    uspoof_setChecks(checker.get(), USPOOF_RESTRICTION_LEVEL, &status);
    uspoof_setRestrictionLevel(checker.get(), USPOOF_HIGHLY_RESTRICTIVE);
    const std::int32_t failed = uspoof_check2UTF8(
        checker.get(), utf8.data(), static_cast<std::int32_t>(utf8.size()), nullptr, &status);
    return U_SUCCESS(status) && failed == 0;
}

}  // namespace congkak::accounts::unicode
