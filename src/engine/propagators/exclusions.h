// SPDX-License-Identifier: MIT
//
// What each digit of each variable keeps from holding it too: peers, and by relations of two
// variables what cannot be alike. A digit that is in one of several places in every solution goes
// from what none of them goes with.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/work.h"

namespace omnidoku::engine {

/// Sets of variables, a bit for each.
class VariableSets {
 public:
  /// So many empty ones.
  void resize(std::size_t count, Index num_variables) {
    num_words_ = (num_variables + 63) / 64;
    words_.assign(count * num_words_, 0);
  }
  void insert(std::size_t set, Index variable) {
    (*this)[set][variable / 64] |= std::uint64_t{1} << variable % 64;
  }
  [[nodiscard]] std::uint64_t* operator[](std::size_t set) {
    return words_.data() + set * num_words_;
  }
  [[nodiscard]] const std::uint64_t* operator[](std::size_t set) const {
    return words_.data() + set * num_words_;
  }
  /// How many variables a set has.
  [[nodiscard]] std::size_t count(std::size_t set) const {
    std::size_t count = 0;
    for (std::size_t word = 0; word < num_words_; ++word)
      count += static_cast<std::size_t>(count_digits((*this)[set][word]));
    return count;
  }
  /// Of each set.
  [[nodiscard]] std::size_t num_words() const { return num_words_; }

 private:
  std::size_t num_words_ = 0;
  std::vector<std::uint64_t> words_;
};

/// For each variable all that lies in a full house with it, itself included.
template <class Mask>
[[nodiscard]] VariableSets neighbours_in_full_houses(const Tables<Mask>& tables);

/// Two variables that cannot both hold one of some digits.
template <class Mask>
struct Alike {
  Index first = 0;
  Index second = 0;
  Mask digits = 0;
};

/// Those of all relations of two variables.
template <class Mask>
[[nodiscard]] std::vector<Alike<Mask>> list_alike(const Tables<Mask>& tables);

template <class Mask>
class Exclusions {
 public:
  /// Whether they are few enough to be listed.
  [[nodiscard]] static bool fits(const Tables<Mask>& tables);
  /// Lists them.
  void list(const Tables<Mask>& tables, const std::vector<Alike<Mask>>& alike);

  /// Takes a digit from all that no place of it goes with, its places being those of `variables`
  /// that can hold it. False if something is left without digits.
  bool take(Work<Mask>& work, std::span<const Index> variables, Mask digit) const {
    return take_where(work, variables, digit, [](Index, std::size_t) { return std::uint64_t{0}; });
  }
  /// The same, but only from what some place shares no full house with.
  bool take_beyond(Work<Mask>& work, std::span<const Index> variables, Mask digit,
                   const VariableSets& in_houses) const {
    return take_where(work, variables, digit, [&in_houses](Index place, std::size_t word) {
      return in_houses[place][word];
    });
  }

 private:
  /// passed_over(place, word): what is to be left alone if it is so for all places.
  template <class PassedOver>
  bool take_where(Work<Mask>& work, std::span<const Index> variables, Mask digit,
                  PassedOver&& passed_over) const {
    const auto of_digit = num_sets_ == 1 ? 0 : static_cast<std::size_t>(std::countr_zero(digit));
    for (std::size_t word = 0; word < sets_.num_words(); ++word) {
      std::uint64_t common = ~std::uint64_t{0};
      std::uint64_t wanted = 0;
      for (const Index place : variables) {
        if ((work.masks[place] & digit) == 0) continue;
        common &= sets_[place * num_sets_ + of_digit][word];
        wanted |= ~passed_over(place, word);
      }
      for (common &= wanted; common != 0; common &= common - 1) {
        const auto variable =
            static_cast<Index>(word * 64 + static_cast<std::size_t>(std::countr_zero(common)));
        if (!work.remove(variable, digit)) return false;
      }
    }
    return true;
  }

  std::size_t num_sets_ = 0;  ///< of each variable: one for each digit, or for all where they agree
  VariableSets sets_;
};

}  // namespace omnidoku::engine
