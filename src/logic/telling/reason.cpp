// SPDX-License-Identifier: MIT
#include "logic/telling/reason.h"

namespace omnidoku::logic {

std::string reason_text(const model::Step& step, const Words& words) {
  // Searches of this module are all that give reasons.
  const auto* worded = static_cast<const WordedReason*>(step.reason.get());
  return worded == nullptr ? std::string() : worded->text(step, words);
}

}  // namespace omnidoku::logic
