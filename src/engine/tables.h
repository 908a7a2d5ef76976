// SPDX-License-Identifier: MIT
//
// Tables: everything about the rules of a Problem, in flat arrays: what is given in it does not
// enter, so that puzzles with the same rules share one. Never written again once it is built.
//
// Digits are renumbered so that their values do not decrease: the lowest bit of a mask is then its
// smallest value. Masks inside the engine use this numbering only; to_internal and to_digits
// translate at the door. (For 1..n it is the identity.)
//
//   peers[v]          variables that differ from v, each once
//   house_cells[h]    variables of a set of different ones
//   marks[v]          which propagators are to run when something happens to v: words of bits
//
// A state of the search is one piece of memory, so that saving it is one copy:
//
//   | masks of the variables | sets of numbers | a bit for each propagator, if it is entailed |
//   | what kinds of propagators keep |
//
// A variable that holds a number has a set of its values in place of a mask. Its mask is one bit
// that says nothing, so that it counts as fixed wherever digits are concerned.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/recent_cache.h"
#include "engine/lists.h"
#include "engine/mask.h"
#include "engine/propagator.h"
#include "engine/solver.h"
#include "model/problem.h"

namespace omnidoku::engine {

/// An AllDifferent of at least three variables (two are wholly covered by the peers).
struct House {
  Index primitive = 0;
  bool full = false;  ///< as many variables as digits: every digit occurs
};

/// A hidden variable that holds a number.
struct NumberVariable {
  Index variable = 0;
  Index first_word = 0;   ///< of its set of values in a state: bit i is the i-th value
  Index first_value = 0;  ///< in Tables::number_values
  Index num_values = 0;
  [[nodiscard]] Index num_words() const { return (num_values + 63) / 64; }
};

/// One item of one kind.
template <class Mask>
struct Propagator {
  const PropagatorKind<Mask>* kind = nullptr;
  Index item = 0;
};

/// Digits that only say which variables have the same one (names.h).
template <class Mask>
struct Naming {
  Index numbering = kNone;     ///< the diagram that says how they are numbered
  Mask names = 0;              ///< those digits
  std::vector<bool> is_named;  ///< per variable, whether it holds one of them
};

/// Bits to set in one word of the marks.
struct MarkWord {
  Index word = 0;
  std::uint64_t bits = 0;
};

/// The marks that an event of one variable sets, beyond those of the events that it includes: from
/// begin[event] to begin[event + 1].
struct EventMarks {
  std::array<Index, kNumEvents + 1> begin{};
};

/// Where the parts of a state lie, in bytes.
struct StateLayout {
  std::size_t numbers = 0;   ///< their sets of values
  std::size_t entailed = 0;  ///< one bit for each propagator
  std::size_t kept = 0;      ///< what kinds of propagators keep (Compiler::keep)
  std::size_t size = 0;      ///< of the whole, a multiple of kStateAlignment
};
inline constexpr std::size_t kStateAlignment = 64;
/// How many bytes of a state kinds of propagators may keep together: to copy them takes a
/// microsecond or two, about as long as a node without them.
inline constexpr std::size_t kMostBytesKept = std::size_t{32} << 10U;

/// How a problem is propagated: by registers where it fits them, or by propagators alone.
enum class Form : std::uint8_t { automatic, plain };

struct VectorForm;

/// Which kind of propagator a sum is for.
enum class SumForm : std::uint8_t {
  none,    ///< no sum
  sets,    ///< digit_sets.cpp: all variables different and counting alike
  bits,    ///< group_sums.cpp: a digit counts the number of its bit, or as much less
  groups,  ///< linear_sum.cpp
  bounds,  ///< bounds_sum.cpp: numbers, or too great for the others
};

template <class Mask>
struct Tables {
  Tables(std::shared_ptr<const model::Problem> lowered, Form form);
  ~Tables();

  /// Those of a problem with the same rules, if they were asked for a short while ago.
  [[nodiscard]] static std::shared_ptr<const Tables> find(
      const std::shared_ptr<const model::Problem>& lowered, Form form);
  /// Where find() looks.
  [[nodiscard]] static base::RecentCache<Tables>& kept();

  std::shared_ptr<const model::Problem> source;
  const model::Problem& problem;  ///< *source: for its rules only
  Form form;
  Index num_variables = 0;
  Index num_cells = 0;
  int num_digits = 0;
  Mask all_digits = 0;
  std::vector<std::int64_t> values;  ///< per internal digit, not decreasing
  std::vector<std::int64_t> steps;   ///< (value - least value) / step
  std::uint64_t step = 0;            ///< greatest common divisor of the differences of values
  std::vector<Mask> allowed;         ///< per variable: what primitives on it alone leave
  std::vector<NumberVariable> numbers;
  std::vector<std::int64_t> number_values;  ///< of all numbers, each increasing

  Lists peers;  ///< per variable
  std::vector<House> houses;
  std::vector<Index> full_houses;
  Lists house_cells;          ///< per house
  Lists houses_of;            ///< per variable
  Lists primitive_variables;  ///< per primitive

  std::vector<std::unique_ptr<PropagatorKind<Mask>>> kinds;
  std::vector<Propagator<Mask>> propagators;      ///< in order of tier
  std::array<Index, kNumTiers + 1> tier_begin{};  ///< first propagator of each tier
  std::vector<MarkWord> mark_words;
  std::vector<EventMarks> marks;  ///< per variable, into mark_words
  StateLayout layout;

  std::optional<Naming<Mask>> naming;

  bool has_sums = false;
  bool has_sets = false;                       ///< model::DigitSets
  std::optional<Contradiction> contradiction;  ///< seen while building

  std::unique_ptr<const VectorForm> vector_form;  ///< null: the template form
  /// Per primitive whose form is `sets`: those.
  std::vector<std::vector<std::uint16_t>> digit_sets;
  std::vector<SumForm> sum_forms;  ///< per primitive
  bool counts_by_bits = false;  ///< vector form, digit d of value least + step * d: SumForm::bits

  /// Per variable what a problem with these rules leaves it.
  [[nodiscard]] std::vector<Mask> domains_in(const model::Problem& lowered) const;
  [[nodiscard]] Mask to_internal(geometry::DigitSet digits) const;
  [[nodiscard]] geometry::DigitSet to_digits(Mask mask) const;
  [[nodiscard]] geometry::Digit to_digit(int internal) const {
    return geometry::Digit(int{digit_of_[static_cast<std::size_t>(internal)]});
  }
  /// The number that this variable holds; null pointer if it holds a digit.
  [[nodiscard]] const NumberVariable* number_of(Index variable) const {
    if (numbers.empty()) return nullptr;
    const auto found = std::lower_bound(
        numbers.begin(), numbers.end(), variable,
        [](const NumberVariable& one, Index wanted) { return one.variable < wanted; });
    return found != numbers.end() && found->variable == variable ? &*found : nullptr;
  }
  /// Whether two variables are never equal.
  [[nodiscard]] bool differ(Index a, Index b) const;

 private:
  friend class Compiler<Mask>;

  /// A subscription, until all are known.
  struct Subscription {
    Index variable = 0;
    Event event = Event::lost;
    Index propagator = 0;
  };

  void number_digits();
  void add_numbers();
  void read_primitives();
  void add_all_different(Index primitive, const model::AllDifferent& all_different);
  void add_linear_sum(const model::LinearSum& sum);
  void add_scope(const std::vector<model::Variable>& scope);
  void build_peers();
  void build_peers_from_bits();
  [[nodiscard]] bool suits_vector_form() const;
  void choose_sum_forms(bool is_vector_form);
  void compile_propagators();
  void build_marks();
  void lay_out_state();

  bool digits_renumbered_ = false;
  std::vector<std::uint8_t> digit_of_;  ///< internal -> external
  std::vector<std::uint8_t> internal_of_;
  Lists differ_;  ///< all AllDifferent that can hold, each variable once
  /// Per variable its peers as bits; nothing where there would be too many.
  std::vector<std::uint64_t> differ_bits_;
  std::size_t differ_words_ = 0;  ///< for each of them
  std::vector<Subscription> subscriptions_;
  Index num_words_ = 0;         ///< of all numbers
  std::size_t bytes_kept_ = 0;  ///< by all kinds
};

template <class Mask>
void Compiler<Mask>::add(Index item) {
  tables_.propagators.push_back({tables_.kinds[kind_].get(), item});
}

template <class Mask>
std::optional<std::size_t> Compiler<Mask>::keep(std::size_t bytes) {
  constexpr std::size_t kWord = sizeof(std::uint64_t);
  const std::size_t rounded = (bytes + kWord - 1) / kWord * kWord;
  if (rounded > kMostBytesKept - tables_.bytes_kept_) return std::nullopt;
  return std::exchange(tables_.bytes_kept_, tables_.bytes_kept_ + rounded);
}

template <class Mask>
void Compiler<Mask>::subscribe(Index variable, Event event) {
  tables_.subscriptions_.push_back(
      {variable, event, static_cast<Index>(tables_.propagators.size()) - 1});
}

#define OMNIDOKU_EXTERN(Mask) extern template struct Tables<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_EXTERN)
#undef OMNIDOKU_EXTERN

}  // namespace omnidoku::engine
