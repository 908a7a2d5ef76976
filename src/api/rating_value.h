// SPDX-License-Identifier: MIT
#pragma once

#include "base/value.h"
#include "logic/rating.h"

namespace omnidoku::api {

/// A rating as an object; the hardest technique is null when no step was needed.
[[nodiscard]] inline base::Value rating_value(const logic::Rating& rating) {
  base::Value value = base::Value::object({{"level", logic::to_string(rating.level)},
                                           {"score", rating.score},
                                           {"hardest", base::Value()},
                                           {"hardest_title", base::Value()}});
  if (rating.hardest != nullptr) {
    value.set("hardest", rating.hardest->id);
    value.set("hardest_title", rating.hardest->title);
  }
  return value;
}

}  // namespace omnidoku::api
