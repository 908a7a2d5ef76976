// SPDX-License-Identifier: MIT
//
// Signs: what a colour, a line or a ring of a drawn step means, for the legend beside it. Each has
// an id, so that a page can say it in another language.
#pragma once

#include <string_view>

#include "logic/state/structure.h"
#include "model/step.h"

namespace omnidoku::logic {

/// The sign of a candidate in a step.
[[nodiscard]] std::string_view sign_of(const model::Step& step, const model::CandidateMark& mark);
[[nodiscard]] std::string_view sign_of(const model::Step& step, const model::HouseMark& mark,
                                       const Structure& structure);
[[nodiscard]] std::string_view sign_of(const model::Step& step, const model::Link& link);
inline constexpr std::string_view kSignOfRemoved = "removed";
inline constexpr std::string_view kSignOfPlaced = "placed";
inline constexpr std::string_view kSignOfClash = "clash";
inline constexpr std::string_view kSignOfRule = "rule";
inline constexpr std::string_view kSignOfSeen = "seen";
inline constexpr std::string_view kSignOfBarred = "barred";

/// What a sign says in English; empty for an unknown one.
[[nodiscard]] std::string_view sign_text(std::string_view id);

}  // namespace omnidoku::logic
