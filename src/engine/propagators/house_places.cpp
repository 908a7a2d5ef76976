// SPDX-License-Identifier: MIT
//
// Digits with few places in a full house, where rules reach beyond houses. The house needs the
// digit, and wherever it is, it leaves all that cannot hold the same; so what none of its places
// goes with loses it:
//
//   | . . d . . d . |      both d a knight's move from x: x is not d
//
// What a house's digits take from another house that meets it is left to overlaps, so that only
// what some place shares no full house with is looked at here, and only on boards where a house has
// twice as many of those as there are digits, on average: where a rule is for the cells of some
// lines, looking costs more than it finds.
// Sound, as the digit is in one of its places in every solution. Not exact: digits with more than
// three places, which rarely have anything in common, are passed over.
// Cost: a look at each variable, and some words for each place of a digit.
#include <bit>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "engine/propagators/exclusions.h"
#include "engine/work.h"

namespace omnidoku::engine::house_places_propagator {
namespace {

template <class Mask>
class HousePlacesKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::matching; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    if (!Exclusions<Mask>::fits(tables)) return;
    alike_ = list_alike(tables);
    in_houses_ = neighbours_in_full_houses(tables);
    VariableSets all = in_houses_;
    for (Index variable = 0; variable < tables.num_variables; ++variable) {
      // Most have no peer but those in full houses.
      if (tables.peers[variable].size() + 1 == in_houses_.count(variable)) continue;
      for (const Index peer : tables.peers[variable]) all.insert(variable, peer);
    }
    for (const Alike<Mask>& pair : alike_) {
      all.insert(pair.first, pair.second);
      all.insert(pair.second, pair.first);
    }
    std::size_t beyond = 0;
    for (const Index house : tables.full_houses)
      beyond += count_beyond(all, tables.house_cells[house]);
    const auto num_digits = static_cast<std::size_t>(tables.num_digits);
    if (beyond < 2 * num_digits * tables.full_houses.size()) return;
    for (const Index house : tables.full_houses) {
      out.add(house);
      for (const Index cell : tables.house_cells[house]) out.subscribe(cell, Event::lost);
    }
  }

  bool filter(Work<Mask>& work, Index house) const override {
    std::call_once(is_listed_, [&] { exclusions_.list(work.tables, alike_); });
    const std::span<const Index> cells = work.tables.house_cells[house];
    // Digits with at least so many places.
    Mask one = 0;
    Mask two = 0;
    Mask three = 0;
    Mask four = 0;
    for (const Index cell : cells) {
      const Mask mask = work.masks[cell];
      four = static_cast<Mask>(four | (three & mask));
      three = static_cast<Mask>(three | (two & mask));
      two = static_cast<Mask>(two | (one & mask));
      one = static_cast<Mask>(one | mask);
    }
    for (auto few = static_cast<Mask>(two & ~four); few != 0;
         few = static_cast<Mask>(few & (few - 1))) {
      if (!exclusions_.take_beyond(work, cells, lowest_digit(few), in_houses_)) return false;
    }
    return true;
  }

 private:
  /// How many variables several of the cells may take a digit from, not all by full houses.
  [[nodiscard]] std::size_t count_beyond(const VariableSets& all,
                                         std::span<const Index> cells) const {
    std::size_t count = 0;
    for (std::size_t word = 0; word < all.num_words(); ++word) {
      std::uint64_t once = 0;
      std::uint64_t twice = 0;
      std::uint64_t beyond = 0;
      for (const Index cell : cells) {
        twice |= once & all[cell][word];
        once |= all[cell][word];
        beyond |= all[cell][word] & ~in_houses_[cell][word];
      }
      count += static_cast<std::size_t>(count_digits(twice & beyond));
    }
    return count;
  }

  std::vector<Alike<Mask>> alike_;
  VariableSets in_houses_;            ///< per variable
  mutable std::once_flag is_listed_;  // threads share the kind
  mutable Exclusions<Mask> exclusions_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(HousePlacesKind)

}  // namespace omnidoku::engine::house_places_propagator
