// SPDX-License-Identifier: MIT
//
// Document: a puzzle as it was read, with what a player had entered and what of a foreign file was
// only carried along, so that writing it again loses nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/value.h"
#include "model/drawn_thing.h"
#include "model/play_state.h"
#include "model/puzzle.h"
#include "model/read_sentence.h"

namespace omnidoku::model {

struct Document {
  Puzzle puzzle;
  std::optional<PlayState> play;        ///< entries and marks of a player, if there are any
  PlayRecord record;                    ///< history and clock of the game
  std::string format;                   ///< id of the format it was read from; empty when made here
  std::vector<DrawnThing> drawn;        ///< what was drawn and no constraint is about
  std::vector<ReadSentence> sentences;  ///< of Metadata::rules, where they were read, in order
  base::Value foreign;  ///< fields of that format nobody here understands, kept for writing it back
  /// Fields that do not change the puzzle's rules and were left out ("3 cosmetic lines").
  std::vector<std::string> ignored;
};

}  // namespace omnidoku::model
