// SPDX-License-Identifier: MIT
//
// Step: one application of a human technique, as evidence. It carries its conclusions (candidates
// that are placed or removed), the premises they follow from, and marks that say how to draw it.
// verify/check_step.h confirms a step from the premises alone, without the technique's code;
// scene/ draws it. Plain data, but for the reason that its words are made of.
//
// A premise says "at least one of these candidates is true". The rest of the reasoning needs no
// words: a cell holds one digit, and cells that must differ do. A conclusion follows if its
// opposite, with these premises, leads nowhere.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "geometry/digit_set.h"
#include "geometry/ids.h"

namespace omnidoku::model {

/// Why something must be true.
struct Premise {
  enum class Kind : std::uint8_t {
    cell,    ///< one of the candidates of `cell` is true
    house,   ///< one of the places of `digit` in the house `primitive` is true (a full house)
    sum,     ///< the LinearSum `primitive` holds; its cells are taken with their candidates
    rule,    ///< so does the constraint that `primitive` comes from; its cells likewise
    deadly,  ///< Step::deadly[primitive]: one of the candidates that keep it apart is true
  };
  Kind kind = Kind::cell;
  geometry::Cell cell;
  geometry::Digit digit;
  std::uint32_t primitive = 0;  ///< index into Problem::primitives, or into Step::deadly
  friend bool operator==(const Premise&, const Premise&) = default;
};

/// Cells whose digits could be exchanged without any rule noticing, were they all within `digits`:
/// in a puzzle with one solution they are not, so some other candidate of one of them is true.
struct DeadlyPattern {
  std::vector<geometry::Cell> cells;
  std::vector<geometry::DigitSet> digits;  ///< per cell
};

/// What a candidate does in a step; how it is coloured.
enum class CandidateRole : std::uint8_t {
  pattern,   ///< belongs to the pattern; in chains: the end that is true
  on,        ///< true if the one before it in the chain is false (or in one of two colours)
  off,       ///< the other colour of a chain
  group,     ///< member of an almost locked set; tone tells which
  fin,       ///< fin of a fish
  endo_fin,  ///< fin in two base houses
  guardian,  ///< keeps a deadly pattern apart
  stem,      ///< one of these is true, and each leads on
  target,    ///< where it leads
  refuted,   ///< false, for it would lead to what cannot be: told by a step within the step
};

struct CandidateMark {
  geometry::Candidate candidate;
  CandidateRole role = CandidateRole::pattern;
  std::uint8_t tone = 0;
};

enum class HouseRole : std::uint8_t { home, base, cover, link };

struct HouseMark {
  std::uint32_t primitive = 0;  ///< index into Problem::primitives
  HouseRole role = HouseRole::home;
};

/// An arrow: if (strong) every candidate of `from` is false one of `to` is true; if (weak) one of
/// `from` is true all of `to` are false. One without `from` says that `to` is refuted.
struct Link {
  std::vector<geometry::Candidate> from;
  std::vector<geometry::Candidate> to;
  bool strong = false;
};

/// What cannot be: where a step that refutes something ends.
struct Clash {
  enum class Kind : std::uint8_t {
    none,
    both,   ///< the first candidate would be true and false: the second, if there is one, excludes
            ///< it
    cell,   ///< the candidates are all that the cell has, and would be false
    house,  ///< the candidates are all places of a digit in the house `primitive`, likewise
    sum,    ///< the LinearSum `primitive` would be out of reach
  };
  Kind kind = Kind::none;
  std::vector<geometry::Candidate> candidates;
  std::uint32_t primitive = 0;  ///< index into Problem::primitives
};

/// Why candidates that a step would need elsewhere are not there: for who looks at the drawing and
/// sees no candidates. Nothing is concluded from it.
struct Exclusion {
  enum class Kind : std::uint8_t {
    seen,    ///< the digit `by` is in a cell that must differ from theirs
    rule,    ///< the constraint of `primitive` does not allow them, with the digit `by` if one is
             ///< named
    clue,    ///< the cell's own pencilmark clue does not have them
    before,  ///< something that no single digit shows: they went in an earlier step, or by marks
  };
  Kind kind = Kind::seen;
  std::optional<geometry::Candidate> by;
  std::uint32_t primitive = 0;  ///< index into Problem::primitives
  std::vector<geometry::Candidate> gone;
};

/// What a search knows of a step that its other members do not say (logic/telling/reason.h).
class Reason {
 public:
  virtual ~Reason() = default;
};

struct Step {
  std::string_view technique;  ///< Technique::id
  std::vector<geometry::Candidate> placements;
  std::vector<geometry::Candidate> eliminations;
  std::vector<Premise> premises;
  std::vector<DeadlyPattern> deadly;
  std::vector<CandidateMark> marks;
  std::vector<HouseMark> houses;
  std::vector<Link> links;
  Clash clash;
  std::vector<Exclusion> exclusions;
  geometry::DigitSet digits;          ///< those the technique is about; may be empty
  std::vector<geometry::Cell> cells;  ///< those the technique is about, in telling order
  int size = 0;     ///< order of a subset or fish, links of a chain, number of sets
  int variant = 0;  ///< what the technique's text wants to tell apart
  std::shared_ptr<const Reason> reason;  ///< what only the search knew; may be null
};

}  // namespace omnidoku::model
