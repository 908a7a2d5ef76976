// SPDX-License-Identifier: MIT
//
// What a propagator of many variables keeps in a state to see which of them have lost something
// since it last ran: a word of several masks is compared at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "engine/tables.h"

namespace omnidoku::engine {

template <class Mask>
class TakenDigits {
 public:
  /// What it takes in a state, where it is 0 before the first run.
  [[nodiscard]] static std::size_t bytes(const Tables<Mask>& tables) {
    return (1 + num_words(tables)) * kWordBytes;
  }

  TakenDigits(const Tables<Mask>& tables, std::byte* kept)
      : tables_(tables),
        has_run_(*reinterpret_cast<Word*>(kept)),
        taken_(reinterpret_cast<Mask*>(kept + kWordBytes)) {
    for (std::size_t i = 0; i < kLanes; ++i)
      every_ = every_ << (sizeof(Mask) * 4) << (sizeof(Mask) * 4) | tables.all_digits;
  }

  /// Whether it has not run before; asked once in a run.
  [[nodiscard]] bool is_first_run() { return std::exchange(has_run_, 1) == 0; }
  /// Calls visit(variable, before, now) for each that is not what it was, and keeps what it is.
  template <class Visit>
  void for_each_change(const Mask* masks, Visit&& visit) {
    for (std::size_t word = 0; word < num_words(tables_); ++word) {
      Word left = 0;  // masks of states fill whole registers, so none is read beyond them
      Word taken = 0;
      std::memcpy(&left, masks + word * kLanes, sizeof left);
      std::memcpy(&taken, taken_ + word * kLanes, sizeof taken);
      if ((~left & every_) == taken) continue;
      for (std::size_t i = word * kLanes; i < (word + 1) * kLanes; ++i) {
        const auto now = static_cast<Mask>(masks[i] & tables_.all_digits);
        const auto before = static_cast<Mask>(tables_.all_digits & ~taken_[i]);
        if (now == before) continue;
        keep(static_cast<Index>(i), now);
        if (i < tables_.num_variables) visit(static_cast<Index>(i), before, now);
      }
    }
  }
  /// The variable has just these digits left, and whoever changed it knows.
  void keep(Index variable, Mask left) {
    taken_[variable] = static_cast<Mask>(tables_.all_digits & ~left);
  }

 private:
  using Word = std::uint64_t;
  static constexpr std::size_t kWordBytes = sizeof(Word);
  static constexpr std::size_t kLanes = kWordBytes / sizeof(Mask);

  static std::size_t num_words(const Tables<Mask>& tables) {
    return (tables.num_variables + kLanes - 1) / kLanes;
  }

  const Tables<Mask>& tables_;
  Word& has_run_;
  Mask* taken_;
  Word every_ = 0;  ///< all digits, for each mask of a word
};

}  // namespace omnidoku::engine
