// SPDX-License-Identifier: MIT
#include "model/play_state.h"

#include <cstddef>

namespace omnidoku::model {

std::string_view pen_word(PenKind kind) {
  constexpr std::string_view kWords[] = {"line", "edge", "dot"};
  return kWords[static_cast<std::size_t>(kind)];
}

PlayState empty_play_state(const Puzzle& puzzle) {
  const auto num_cells = static_cast<std::size_t>(puzzle.num_cells());
  PlayState play;
  play.entries.resize(num_cells);
  play.marks.resize(num_cells);
  return play;
}

std::vector<geometry::DigitSet> centre_marks(const PlayState& state) {
  std::vector<geometry::DigitSet> sets;
  for (const CellMarks& marks : state.marks) sets.push_back(marks.centre);
  return sets;
}

}  // namespace omnidoku::model
