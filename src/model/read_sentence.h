// SPDX-License-Identifier: MIT
//
// ReadSentence: what became of a sentence of the rules of a puzzle.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace omnidoku::model {

struct ReadSentence {
  enum class Outcome : std::uint8_t {
    rule,     ///< constraints say it (ConstraintSpec::said)
    known,    ///< it says no more than what is understood already, or what is no rule
    example,  ///< it explains another one
    unread,   ///< it may be a rule, and is not understood
  };
  std::string text;  ///< as the setter wrote it
  Outcome outcome = Outcome::unread;
  /// Of a rule: what it says of what, "each gray line: it is rising".
  std::string meaning = {};
  /// Whether not all of it was understood, or it does not say all, and the solution keeps what it
  /// came to, as hardly any other filling would: the stored one, or else the only one that is left.
  /// Of what is known: whether it was not understood at all, and tells a story beside rules that
  /// leave one solution.
  bool by_solution = false;
  /// Its words that were left out then.
  std::vector<std::string> left_out = {};
};

}  // namespace omnidoku::model
