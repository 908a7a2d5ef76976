// SPDX-License-Identifier: MIT
//
// Fish of every order by one rule (proof: docs/FISH.md). For one digit take n full houses, the
// base, and n houses, the cover. For a candidate let b be the number of base houses over it and k
// the number of cover houses. The true candidates have n in all as the sum of their b (every base
// house holds the digit once) and at most n as the sum of their k (no cover house holds it twice).
// So when no candidate has b > k, none with k > b is true. Those that have b > k are the fins; if
// all of them are false the same holds, and if one is true whatever sees it is false: either way
// the candidates that have k > b and see every fin are false.
// X-Wing, Swordfish and Jellyfish are the orders 2, 3 and 4 between houses that cross like the
// lines of a grid; finned and sashimi, franken and mutant fish are the same rule.
//
// Source: the base/cover formulation is common lore of the players' forums (Obi-Wahn's
// "arithmetic of fish"); the search is our own.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "logic/technique.h"

namespace omnidoku::logic {

/// How the houses of a fish lie to each other. Told from shared cells alone; on a grid of rows,
/// columns and boxes it is what players mean by these words.
enum class FishClass : std::uint8_t {
  basic,    ///< base houses disjoint, cover houses disjoint, a base and a cover share <= 1 cell,
            ///< every cover shares one with some base
  franken,  ///< not basic; houses of one side never cross, no base is parallel to a cover
  mutant,   ///< anything else
};

/// Whether a fish has fins, and what is left without them.
enum class FishForm : std::uint8_t {
  whole,    ///< no fin
  finned,   ///< without the fins every base house has two places or more
  sashimi,  ///< without the fins some base house has one place
};

struct Fish {
  Digit digit;
  FishClass kind = FishClass::mutant;
  FishForm form = FishForm::whole;
  std::vector<std::size_t> bases;   ///< indices into Structure::houses(), increasing
  std::vector<std::size_t> covers;  ///< likewise
  std::vector<Cell> fins;           ///< those with b > k
  std::vector<Cell> eliminations;   ///< those with k > b that see every fin; not empty
};

inline constexpr int kMostFishOrder = 7;
/// Franken and mutant fish are looked for up to these orders.
inline constexpr int kMostFrankenOrder = 4;
inline constexpr int kMostMutantOrder = 5;
/// Kraken fish up to this one.
inline constexpr int kMostKrakenOrder = 4;

/// Which fish to look for: basic ones alone is much faster.
enum class FishRange : std::uint8_t { basic, not_basic };

/// Every fish of that order (2 to kMostFishOrder) with an elimination, simple ones first. Left out
/// are those whose eliminations all follow from fewer of their houses, and of several covers for
/// the same base that differ in one house those that another one outdoes.
/// The search ends after a fixed amount of work (kMostWork and kMostMixedWork in fish.cpp). Up to
/// order 4 neither a 9x9 grid nor a Samurai comes near it; at order 5 a Samurai may.
[[nodiscard]] std::vector<Fish> find_fish(const Position& position, int order, FishRange range);

/// A basic fish with fins, and a candidate that is false whether a fin is true or the fish holds,
/// by chains from each of the places in `leads`: from the fins where the fish without them removes
/// the target itself (type 1); otherwise also from its places in one cover house, one of which is
/// then true (type 2).
struct KrakenFish {
  Fish fish;  ///< without eliminations
  Candidate target;
  std::vector<Cell> leads;           ///< places of the fish's digit, increasing
  std::optional<std::size_t> cover;  ///< type 2: the cover house whose places lead as well
};

/// Kraken fish of that order, the one with the fewest leads for each target, those with few leads
/// first. Left out are those that are finned fish. The search ends after a fixed amount of work
/// (kMostKrakenWork in fish.cpp).
[[nodiscard]] std::vector<KrakenFish> find_kraken_fish(const Position& position, int order);

/// The fish as a step: the base houses are its premises.
[[nodiscard]] model::Step fish_step(const Position& position, const Fish& fish);

/// Hands over those fish of the order that are of this class and form.
void report_fish(const Position& position, StepSink& sink, int order, FishClass kind,
                 FishForm form);

/// Why the eliminations of a fish hold.
[[nodiscard]] std::string describe_fish(const model::Step& step, const Words& words);

/// How two full houses and the others lie to each other; shared with the single-digit patterns.
/// Whether they share exactly one cell, as a row and a column do.
[[nodiscard]] bool cross(const Structure& structure, std::size_t a, std::size_t b);
/// Whether they share no cell and some house crosses both, as two rows.
[[nodiscard]] bool parallel(const Structure& structure, std::size_t a, std::size_t b);

/// applies() of techniques made of houses that cross. Basic fish are, since each cover shares one
/// cell with some base; mutant fish are, since two of their houses cross or are parallel, and what
/// parallel houses have in common crosses both; so are skyscrapers and kites. On a cube of layers,
/// any two of which share a line of cells or nothing, every fish is a franken fish.
[[nodiscard]] bool applies_with_crossing_houses(const Structure& structure);

}  // namespace omnidoku::logic
