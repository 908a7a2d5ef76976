// SPDX-License-Identifier: MIT
//
// A grammar for statements: each line says how words make a phrase of some type, and what the
// phrase means as text. Meanings are put together from those of the phrases within. Every word must
// be used: a phrase that takes only a part of a statement is no reading of it.
//
//   quantity: sum (of) <list> => sum($1)
//
// A pattern is words, `a|b` for one of several, `(...)` for what may be left out, `{a b | c}` for
// one of several sequences, `<type>` for a phrase, `#` for a number, `%` for
// one whose digits are meant, parted by commas. In the meaning `$1` is the
// meaning of the first phrase or number of the pattern, empty where it was left out; `$0` is the
// words.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::reading {

class Grammar {
 public:
  /// Lines as above, in several parts; those that are empty or begin with '#' are left out. What is
  /// wrong in them ends the program: they are part of it.
  Grammar(std::span<const std::string_view> parts);
  Grammar(const Grammar&) = delete;
  Grammar& operator=(const Grammar&) = delete;
  ~Grammar();

  /// What all of the words mean as a phrase of the type, each meaning once, those of earlier lines
  /// first. Nothing where they are no such phrase, or would take too long.
  [[nodiscard]] std::vector<std::string> meanings(std::string_view type,
                                                  const std::vector<std::string>& words) const;

  /// Whether any phrase may have the word; numbers are words of it.
  [[nodiscard]] bool has_word(std::string_view word) const;
  /// The words that phrases have.
  [[nodiscard]] const std::set<std::string, std::less<>>& words() const;

 private:
  struct Rules;
  std::unique_ptr<Rules> rules_;
};

/// The grammar of rules of puzzles in English; its statements are of the type "statement".
[[nodiscard]] const Grammar& english();

}  // namespace omnidoku::reading
