// SPDX-License-Identifier: MIT
//
// Boards that hold nothing but a pattern: every cell is open but some are cut down to a few
// candidates. What a technique finds there is compared as text.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "logic/path.h"
#include "support/boards.h"
#include "verify/check_step.h"

namespace omnidoku::testing_support {

/// A cell and the digits it is cut down to.
struct Cut {
  std::string_view cell;
  std::string_view digits;
};

/// An empty board with some cells cut down.
class CutBoard {
 public:
  CutBoard(std::string_view board, std::initializer_list<Cut> cuts)
      : puzzle_(puzzle(board)),
        structure_(puzzle_),
        board_(logic::CandidateBoard::start(structure_)) {
    for (const Cut& cut : cuts) cut_down(cell(cut.cell), cut.digits);
  }

  [[nodiscard]] geometry::Cell cell(std::string_view name) const {
    return cells(*puzzle_.board, name).at(0);
  }
  void cut_down(geometry::Cell cell, std::string_view digits) {
    for (int d = 0; d < structure_.num_digits(); ++d) {
      if (digits.find(static_cast<char>('1' + d)) == std::string_view::npos) {
        board_.eliminate({cell, geometry::Digit(d)});
      }
    }
  }
  /// Takes the digit from all cells of the first house that holds `inside`, but from those named.
  void leave_in_house_of(std::string_view inside, std::string_view kept, char digit) {
    const auto kept_cells = cells(*puzzle_.board, kept);
    const auto at = structure_.houses_of(cell(inside)).front();
    for (const geometry::Cell other : structure_.house(at.house).cells) {
      if (std::find(kept_cells.begin(), kept_cells.end(), other) == kept_cells.end()) {
        board_.eliminate({other, geometry::Digit(digit - '1')});
      }
    }
  }

  /// "R1C2-3 R4C5-3" in order, for each step of the technique.
  [[nodiscard]] std::vector<std::string> found(std::string_view technique) const {
    const logic::Position position(board_, true);
    verify::StepChecker checker(structure_.lowered());
    const logic::Words words(structure_);
    std::vector<std::string> result;
    for (const model::Step& step : all_steps(*logic::find_technique(technique), position)) {
      EXPECT_EQ(checker.check(step, board_.digits_left()).text, "") << tell(step, words);
      std::vector<geometry::Candidate> gone = step.eliminations;
      std::sort(gone.begin(), gone.end());
      std::string text;
      for (const geometry::Candidate one : gone) {
        text += (text.empty() ? "" : " ") + words.cell(one.cell) + "-" + words.digit(one.digit);
      }
      result.push_back(text);
    }
    return result;
  }

 private:
  model::Puzzle puzzle_;
  logic::Structure structure_;
  logic::CandidateBoard board_;
};

}  // namespace omnidoku::testing_support
