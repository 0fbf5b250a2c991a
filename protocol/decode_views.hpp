// Views read back from JSON: what stored events hold. The inverse of to_json().
#pragma once

#include "protocol/fields.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

/// Each reads the fields that to_json() writes, or wrote in earlier versions, and refuses others;
/// what is wrong is left in the reader's error.
[[nodiscard]] Player decode_player(Fields fields);
[[nodiscard]] Result decode_result(Fields fields);
[[nodiscard]] State decode_state(Fields fields);
[[nodiscard]] Opening decode_opening(Fields fields);

/// The fields of a sowing, without refusing others: the event has its state beside them.
[[nodiscard]] Sowing decode_sowing(Fields& fields);

}  // namespace congkak::protocol
