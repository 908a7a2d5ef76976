// SPDX-License-Identifier: MIT
//
// What was understood of a puzzle, sentence by sentence and thing by thing, for who wants to know
// whether it was read as it was meant.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/document.h"

namespace omnidoku::constraints {

struct Understood {
  /// Rules that came by the name of their type.
  struct Named {
    std::string type;
    std::size_t count = 0;
  };
  /// A constraint that a sentence was read as.
  struct Rule {
    std::string type;
    std::vector<geometry::Cell> cells;
    std::string text;  ///< "thermometer: R1C1 R1C2", "R1C1 R1C2: it is odd or max > 7"
  };
  struct Sentence {
    std::string text;  ///< as the setter wrote it
    model::ReadSentence::Outcome outcome = model::ReadSentence::Outcome::unread;
    std::string meaning;       ///< of a rule
    std::vector<Rule> rules;   ///< none of what is no rule
    bool by_solution = false;  ///< model::ReadSentence::by_solution
    /// Its words that were left out then.
    std::vector<std::string> left_out;
  };
  std::vector<Named> named;
  std::vector<Sentence> sentences;
  std::vector<std::string> not_understood;  ///< sentences and things that may be rules
  std::vector<std::string> decoration;      ///< what is drawn and belongs to no rule
};

[[nodiscard]] Understood understood_of(const model::Document& document);

/// "rule", "known", "example", "not_understood"
[[nodiscard]] std::string_view to_string(model::ReadSentence::Outcome outcome);

}  // namespace omnidoku::constraints
