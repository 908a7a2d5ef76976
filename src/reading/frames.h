// SPDX-License-Identifier: MIT
//
// What people say in more ways than a grammar has lines for, each rule as a frame: what must be
// said in any order, what may be said beside it, and what it means then. Every word must have its
// place, as in the grammar (reading/grammar.h): a word that a frame does not know, a denial, a
// number that nothing asks for, and it is not what was said.
//
//   frame thermometer
//   about thermo
//   must rise
//   must from bulb|beginning at bulb
//   may mercury
//   also no 2 same|not repeat => each @ :: it is different
//   never to bulb
//   means each @ :: it is rising
//
// `order` lists how some words may follow each other: "x 10 v 5|v 5 x 10".
// Phrases are parted by '|', '#' in one is a number, in the meaning $1 and so on in the order of
// the frame. The thing that it is about is found by the grammar; '@' is its selector, '~' its looks
// alone. `filler` lists words that any frame may have. A frame that is about "cell!" wants cells of
// some look.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::reading {

/// What a statement may mean if some of its words are left out.
struct LooseMeaning {
  std::string meaning;
  std::vector<std::string> left_out;  ///< in their order
  bool is_name = false;               ///< of a name alone that stands for more than one rule
  std::size_t num_missing = 0;        ///< things that a frame wants to be said, and are not
};

class Frames {
 public:
  /// What is wrong in the lines ends the program: they are part of it.
  explicit Frames(std::string_view lines);
  Frames(const Frames&) = delete;
  Frames& operator=(const Frames&) = delete;
  ~Frames();

  /// What the words of a statement may mean (reading/english/lines.h), those of earlier frames
  /// first; none where no frame has a place for all of them.
  [[nodiscard]] std::vector<std::string> meanings(const std::vector<std::string>& words) const;

  /// What they may mean where words that have no place are left out, in frames of which at least
  /// one of the things that must be said is there, and each that has a number.
  [[nodiscard]] std::vector<LooseMeaning> loose_meanings(
      const std::vector<std::string>& words) const;

  /// Whether any frame may have the word, which says nothing.
  [[nodiscard]] bool is_filler(std::string_view word) const;

  /// The meanings of all frames, with "line" for what they are about, to be looked at in tests.
  [[nodiscard]] std::vector<std::string> all_meanings() const;

 private:
  struct Frame;
  [[nodiscard]] std::vector<LooseMeaning> said(const std::vector<std::string>& words,
                                               bool is_loose) const;

  std::vector<Frame> frames_;
  std::vector<std::string> filler_;
};

/// The frames of rules of puzzles in English (line_frames, mark_frames and clue_frames in
/// reading/english).
[[nodiscard]] const Frames& english_frames();

}  // namespace omnidoku::reading
