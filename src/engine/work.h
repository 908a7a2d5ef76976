// SPDX-License-Identifier: MIT
//
// Work: the current search state and what has changed in it but not been looked at yet.
//
//   reduce() --> changed_ (a bit for each variable), events_ (the greatest event of each)
//            |     \--> marks_ of the propagators that subscribed to it  (once, before one is
//            taken)
//            \-> fixed_ (variables down to one digit, not yet taken from their peers)
//
// Invariants: no mask is ever empty after a call that returned true; every variable enters fixed_
// once per level; after propagate() returned true, fixed_, changed_ and all marks are empty.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "engine/propagator_runs.h"
#include "engine/tables.h"
#include "engine/vector/form.h"

namespace omnidoku::engine {

/// What refuted the current state.
struct Failure {
  Index primitive = kNone;  ///< a primitive that cannot hold; else
  Index variable = kNone;   ///< a variable left without digits
  Index other = kNone;      ///< with `variable`: the fixed variable that took its last digit
};

template <class Mask>
class Work {
 public:
  explicit Work(const Tables<Mask>& all_tables)
      : tables(all_tables),
        changed_((all_tables.num_variables + 63) / 64, 0),
        events_(all_tables.num_variables, Event::lost),
        marks_((all_tables.propagators.size() + 63) / 64, 0),
        awake_(marks_.size(), 0),
        form_(all_tables.vector_form.get()) {
    fixed_.reserve(all_tables.num_variables);
    if (form_ != nullptr) seen_.resize(all_tables.layout.numbers / sizeof(Register));
    for (const auto& kind : all_tables.kinds) scratch_.push_back(kind->make_scratch());
  }

  /// Takes another state for the current one; tables.layout says what lies where.
  void look_at(std::byte* state) {
    masks = reinterpret_cast<Mask*>(state);
    number_words_ = reinterpret_cast<std::uint64_t*>(state + tables.layout.numbers);
    entailed_ = reinterpret_cast<std::uint64_t*>(state + tables.layout.entailed);
    kept_ = state + tables.layout.kept;
    if (!seen_.empty()) std::memcpy(seen_.data(), masks, tables.layout.numbers);
  }
  /// Makes the current state one in which no propagator has done anything yet and numbers can be
  /// all that they ever can. Masks stay.
  void begin() {
    std::fill(number_words_, entailed_ + marks_.size(), std::uint64_t{0});
    std::memset(kept_, 0, tables.layout.size - tables.layout.kept);
    for (const NumberVariable& number : tables.numbers) {
      for (Index i = 0; i < number.num_values; ++i)
        number_words_[number.first_word + i / 64] |= std::uint64_t{1} << (i & 63U);
    }
    sleep(Tier::matching);
  }

  /// Keeps only the digits in `keep`. False if none is left.
  bool reduce(Index variable, Mask keep) {
    const Mask before = masks[variable];
    const auto after = static_cast<Mask>(before & keep);
    if (after == before) return true;
    masks[variable] = after;
    if (form_ != nullptr && after != 0) return true;  // found by comparing
    Event event = Event::lost;
    if (is_single(after)) {
      if (after == 0) {
        failure = {kNone, variable, kNone};
        return false;
      }
      fixed_.push_back(variable);
      event = Event::fixed;
    } else if (moves_bound(before, after)) {
      event = Event::bounds;
    }
    note(variable, event);
    return true;
  }
  /// Takes these digits away. False if none is left.
  bool remove(Index variable, Mask digits) { return reduce(variable, static_cast<Mask>(~digits)); }

  /// How many values a number has left.
  [[nodiscard]] Index count_values(const NumberVariable& number) const {
    Index count = 0;
    for (Index i = 0; i < number.num_words(); ++i)
      count += static_cast<Index>(count_digits(number_words_[number.first_word + i]));
    return count;
  }
  /// Its least and its greatest, as places in its list of values.
  [[nodiscard]] Index least_place(const NumberVariable& number) const {
    Index word = 0;
    while (number_words_[number.first_word + word] == 0) ++word;
    return word * 64 +
           static_cast<Index>(std::countr_zero(number_words_[number.first_word + word]));
  }
  [[nodiscard]] Index greatest_place(const NumberVariable& number) const {
    Index word = number.num_words() - 1;
    while (number_words_[number.first_word + word] == 0) --word;
    return word * 64 + static_cast<Index>(std::bit_width(number_words_[number.first_word + word])) -
           1;
  }
  [[nodiscard]] std::int64_t value_at(const NumberVariable& number, Index place) const {
    return tables.number_values[number.first_value + place];
  }
  /// Keeps only the places for which keep(place) is true. False if none is left.
  template <class Keep>
  bool reduce_number(const NumberVariable& number, Keep&& keep) {
    const Index least = least_place(number);
    const Index greatest = greatest_place(number);
    Index left = 0;
    Index first = kNone;
    Index last = kNone;
    bool changed = false;
    for (Index i = 0; i < number.num_words(); ++i) {
      std::uint64_t& word = number_words_[number.first_word + i];
      std::uint64_t kept = word;
      base::for_each_bit(word, [&](int bit) {
        const Index place = i * 64 + static_cast<Index>(bit);
        if (!keep(place)) {
          kept ^= std::uint64_t{1} << bit;
          return;
        }
        ++left;
        last = place;
        if (first == kNone) first = place;
      });
      changed |= kept != word;
      word = kept;
    }
    if (!changed) return true;
    if (left == 0) {
      failure = {kNone, number.variable, kNone};
      return false;
    }
    note(number.variable, left == 1                            ? Event::fixed
                          : first != least || last != greatest ? Event::bounds
                                                               : Event::lost);
    return true;
  }

  [[nodiscard]] bool has_fixed() const { return !fixed_.empty(); }
  Index take_fixed() {
    const Index variable = fixed_.back();
    fixed_.pop_back();
    return variable;
  }
  void push_fixed(Index variable) { fixed_.push_back(variable); }

  /// Turns what happened to variables into marks of propagators.
  void mark_subscribers() {
    if (!std::exchange(any_changed_, false)) return;
    for (std::size_t word = 0; word < changed_.size(); ++word) {
      base::for_each_bit(std::exchange(changed_[word], 0), [&](int bit) {
        const std::size_t variable = word * 64 + static_cast<std::size_t>(bit);
        const EventMarks& of = tables.marks[variable];
        const auto event = static_cast<std::size_t>(std::exchange(events_[variable], Event::lost));
        for (Index i = of.begin[0]; i != of.begin[event + 1]; ++i) {
          const MarkWord& mark = tables.mark_words[i];
          marks_[mark.word] |= mark.bits;
        }
      });
    }
  }

  /// The lowest marked propagator before `end` that is awake and not entailed, its mark taken away;
  /// kNone if there is none.
  Index take_marked(Index end = kNone) {
    for (std::size_t word = 0; word < marks_.size(); ++word) {
      const std::uint64_t open = marks_[word] & awake_[word] & ~entailed_[word];
      if (open == 0) continue;
      const Index lowest =
          static_cast<Index>(word * 64) + static_cast<Index>(std::countr_zero(open));
      if (lowest >= end) return kNone;
      marks_[word] ^= open & (0 - open);
      return current_ = lowest;
    }
    return kNone;
  }
  void mark_all() {
    std::fill(marks_.begin(), marks_.end(), ~std::uint64_t{0});
    if (seen_.empty()) return;
    for (std::size_t word = 0; word < marks_.size(); ++word) marks_[word] &= ~form_->covered[word];
    std::memcpy(seen_.data(), masks, tables.layout.numbers);
    for (Index variable = 0; variable < tables.num_variables; ++variable)
      seen(variable) = static_cast<Mask>(~masks[variable]);
  }

  /// The vector form; null in the template form.
  [[nodiscard]] const VectorForm* form() const { return form_; }
  /// In the vector form: turns what is no longer as it was last seen into marks of propagators and
  /// of groups of houses, but not of the group just settled, and takes what is fixed from the peers
  /// that no group of houses knows. False if that leaves one without digits.
  bool look_for_differences(std::uint64_t settled = 0) {
    while (form_->kernels->differences(kernel_masks(), kernel_seen(),
                                       static_cast<std::uint32_t>(seen_.size() * vector::kLanes),
                                       changed_.data())) {
      for (std::size_t word = 0; word < changed_.size(); ++word) {
        std::uint64_t rest = std::exchange(changed_[word], 0);
        for (; rest != 0; rest &= rest - 1) {
          const std::size_t variable = word * 64 + static_cast<std::size_t>(std::countr_zero(rest));
          groups_ |= form_->houses->groups_of[variable] & ~settled;
          const std::uint64_t* marks = form_->marks.data() + variable * marks_.size();
          for (std::size_t i = 0; i < marks_.size(); ++i) marks_[i] |= marks[i];
          const Mask digit = masks[variable];
          if (!is_single(digit)) continue;
          for (const Index peer : form_->other_peers[variable]) {
            if ((masks[peer] & digit) == 0) continue;
            if (remove(peer, digit)) continue;
            failure.other = static_cast<Index>(variable);
            return false;
          }
        }
      }
      settled = 0;
    }
    return true;
  }
  /// In the vector form: settles all groups of houses in which something has changed. False if one
  /// of them is refuted.
  bool settle_groups() {
    while (groups_ != 0) {
      const auto index = static_cast<std::size_t>(std::countr_zero(groups_));
      const std::uint64_t bit = groups_ & (0 - groups_);
      groups_ ^= bit;
      ++runs.of.back();
      if (!settle(index) || !look_for_differences(bit)) return false;
    }
    return true;
  }

  /// Said by a filter, and returned by it: the primitive cannot hold.
  bool refute(Index primitive) {
    failure = {primitive, kNone, kNone};
    return false;
  }
  /// Said by a filter: its primitive holds whatever happens below the current state, so that it
  /// need not run there again.
  void entail() { entailed_[current_ >> 6U] |= std::uint64_t{1} << (current_ & 63U); }

  /// All tiers before this one are awake, it and those behind it are not.
  void sleep(Tier tier) {
    const Index end = tables.tier_begin[static_cast<std::size_t>(tier)];
    for (std::size_t word = 0; word < awake_.size(); ++word) {
      const auto before = static_cast<int>(std::clamp<std::ptrdiff_t>(
          static_cast<std::ptrdiff_t>(end) - static_cast<std::ptrdiff_t>(word * 64), 0, 64));
      awake_[word] = base::low_bits<std::uint64_t>(before);
    }
  }
  /// All tiers are awake; what slept so far is marked.
  void wake_all() {
    for (std::size_t word = 0; word < awake_.size(); ++word) {
      marks_[word] |= ~std::exchange(awake_[word], valid_marks(word));
      marks_[word] &= valid_marks(word);
    }
  }

  /// What a kind keeps in the current state, from Compiler::keep().
  [[nodiscard]] std::byte* kept(std::size_t place) { return kept_ + place; }

  /// Memory of the kind, from its make_scratch().
  [[nodiscard]] Scratch& scratch(const PropagatorKind<Mask>& kind) {
    return *scratch_[kind.number];
  }

  /// Counts a run of a propagator. True, now and then, if the search is to be broken off.
  bool tick() { return --ticks_ == 0 && look_up(); }

  /// Forgets what is still to do, after a failure.
  void clear() {
    fixed_.clear();
    std::fill(marks_.begin(), marks_.end(), std::uint64_t{0});
    std::fill(changed_.begin(), changed_.end(), std::uint64_t{0});
    std::fill(events_.begin(), events_.end(), Event::lost);
    any_changed_ = false;
    groups_ = 0;
  }

  const Tables<Mask>& tables;
  Mask* masks = nullptr;  ///< of the current state
  Failure failure;
  Index left_out = kNone;           ///< a primitive that need not hold (names.h)
  PropagatorRuns runs;              ///< since it was emptied
  std::function<bool()> interrupt;  ///< asked once in a while: is the search to be broken off?
  bool interrupted = false;         ///< it was; the last propagation is not finished

 private:
  static constexpr std::uint32_t kTicks = 4096;  // a few milliseconds at the very most

  struct alignas(kStateAlignment) Register {
    Mask lanes[kStateAlignment / sizeof(Mask)];
  };

  Mask& seen(Index variable) {
    constexpr std::size_t kLanes = kStateAlignment / sizeof(Mask);
    return seen_[variable / kLanes].lanes[variable % kLanes];
  }
  // Only the masks of 16 bits have the vector form.
  std::uint16_t* kernel_masks() { return reinterpret_cast<std::uint16_t*>(masks); }
  std::uint16_t* kernel_seen() { return reinterpret_cast<std::uint16_t*>(seen_.data()); }

  bool settle(std::size_t index) {
    const vector::HouseGroup& group = form_->houses->groups[index];
    int bad = vector::kSettled;
    if (group.in_order) {
      bad = form_->kernels->settle(group, kernel_masks());
    } else {
      alignas(kStateAlignment) std::uint16_t cells[vector::kGroupCells] = {};
      for (unsigned i = 0; i < group.num_cells; ++i) cells[i] = kernel_masks()[group.variable[i]];
      bad = form_->kernels->settle(group, cells);
      if (bad == vector::kSettled) {
        for (unsigned i = 0; i < group.num_cells; ++i) kernel_masks()[group.variable[i]] = cells[i];
      }
    }
    if (bad == vector::kSettled) return true;
    if (bad >= vector::kFirstCell) {
      failure = {kNone, group.variable[bad - vector::kFirstCell], kNone};
    } else {
      failure = {tables.houses[tables.full_houses[group.house[bad]]].primitive, kNone, kNone};
    }
    return false;
  }

  void note(Index variable, Event event) {
    changed_[variable >> 6U] |= std::uint64_t{1} << (variable & 63U);
    events_[variable] = std::max(events_[variable], event);
    any_changed_ = true;
  }
  static bool moves_bound(Mask before, Mask after) {
    return lowest_digit(before) != lowest_digit(after) ||
           std::bit_width(before) != std::bit_width(after);
  }
  [[nodiscard]] std::uint64_t valid_marks(std::size_t word) const {
    const std::size_t left = tables.propagators.size() - word * 64;
    return base::low_bits<std::uint64_t>(static_cast<int>(std::min<std::size_t>(left, 64)));
  }
  bool look_up() {
    ticks_ = kTicks;
    interrupted = interrupt && interrupt();
    return interrupted;
  }

  std::uint32_t ticks_ = 1;
  Index current_ = kNone;  ///< the propagator that runs
  std::vector<Index> fixed_;
  std::vector<std::uint64_t> changed_;  ///< bit per variable
  std::vector<Event> events_;           ///< per variable, the greatest since it was last asked
  bool any_changed_ = false;
  std::vector<std::uint64_t> marks_;
  std::vector<std::uint64_t> awake_;
  std::uint64_t* number_words_ = nullptr;
  std::uint64_t* entailed_ = nullptr;
  std::byte* kept_ = nullptr;
  std::vector<std::unique_ptr<Scratch>> scratch_;
  // Of the vector form.
  const VectorForm* form_ = nullptr;
  std::vector<Register> seen_;  ///< the masks when they were last looked at
  std::uint64_t groups_ = 0;    ///< to be settled
};

/// propagate.cpp: all propagators until nothing changes. False when the state is refuted
/// (work.failure says how), and when interrupted.
template <class Mask>
bool propagate(Work<Mask>& work);
/// propagate.cpp: the same from scratch, everything looked at.
template <class Mask>
bool propagate_all(Work<Mask>& work);

}  // namespace omnidoku::engine
