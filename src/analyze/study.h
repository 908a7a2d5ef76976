// SPDX-License-Identifier: MIT
//
// Everything that can be found out about a puzzle here, or what of it is asked for, within limits
// for the whole.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "analyze/backdoors.h"
#include "analyze/removals.h"
#include "analyze/unavoidable.h"
#include "base/limits.h"
#include "logic/rating.h"
#include "logic/scale.h"
#include "model/puzzle.h"

namespace omnidoku::analyze {

/// The sizes up to which is looked where nothing else is said.
inline constexpr int kBackdoorSize = 3;
inline constexpr int kUnavoidableSize = 10;
/// The most that can be asked for.
inline constexpr int kMostBackdoorSize = 5;
inline constexpr int kMostUnavoidableSize = 30;
/// The techniques that backdoors leave a puzzle solved by, whatever others are named.
inline constexpr std::string_view kSingles[] = {"full_house", "hidden_single", "naked_single"};

struct StudyWish {
  bool clues = true;  ///< what each is worth
  std::uint64_t solutions = kMostCounted;
  bool backdoors = false;  ///< of every kind
  int backdoor_size = kBackdoorSize;
  const logic::Scale* scale = nullptr;  ///< BackdoorWish::scale
  bool unavoidable = false;
  int unavoidable_size = kUnavoidableSize;
  bool level = false;     ///< how hard it is on the human scale
  std::size_t list = 20;  ///< so many backdoors of each kind
  bool ignore_unknown = false;
};

struct Study {
  Removals removals;                           ///< without clues where these are not wanted
  std::vector<Backdoors> backdoors;            ///< of each kind; only of a puzzle with one solution
  std::optional<UnavoidableSets> unavoidable;  ///< the same
  std::vector<ReasonForGiven> reasons;         ///< with unavoidable sets
  std::optional<logic::Rating> rating;         ///< of one whose path came to its end
  bool is_whole = false;                       ///< no limit of time or work cut anything short
};

/// Of the limits time, nodes, stop and progress count.
[[nodiscard]] Study study(const model::Puzzle& puzzle, const StudyWish& wish,
                          const base::Limits& limits);

}  // namespace omnidoku::analyze
