// SPDX-License-Identifier: MIT
//
// Steps of HoDoKu 2.2.0: their kinds with the names that its paths show, and what one does.
#pragma once

#include <string_view>
#include <vector>

#include "ratings/hodoku/board.h"

namespace omnidoku::ratings::hodoku {

enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };
inline constexpr Level kLevels[] = {Level::easy, Level::medium, Level::hard, Level::unfair,
                                    Level::extreme};

/// As HoDoKu names the level: "Easy" to "Extreme".
[[nodiscard]] std::string_view to_string(Level level);

enum class StepKind : std::uint8_t {
  full_house,
  naked_single,
  hidden_single,
  locked_pair,
  locked_triple,
  locked_candidates_1,
  locked_candidates_2,
  naked_pair,
  naked_triple,
  naked_quadruple,
  hidden_pair,
  hidden_triple,
  hidden_quadruple,
  x_wing,
  swordfish,
  jellyfish,
  finned_x_wing,
  finned_swordfish,
  finned_jellyfish,
  sashimi_x_wing,
  sashimi_swordfish,
  sashimi_jellyfish,
  franken_x_wing,
  franken_swordfish,
  finned_franken_x_wing,
  finned_franken_swordfish,
  mutant_x_wing,
  mutant_swordfish,
  finned_mutant_x_wing,
  finned_mutant_swordfish,
  remote_pair,
  bug_plus_1,
  skyscraper,
  two_string_kite,
  turbot_fish,
  empty_rectangle,
  w_wing,
  xy_wing,
  xyz_wing,
  uniqueness_1,
  uniqueness_2,
  uniqueness_3,
  uniqueness_4,
  uniqueness_5,
  uniqueness_6,
  hidden_rectangle,
  avoidable_rectangle_1,
  avoidable_rectangle_2,
  sue_de_coq,
  simple_colors_trap,
  simple_colors_wrap,
  multi_colors_1,
  multi_colors_2,
  x_chain,
  xy_chain,
  discontinuous_nice_loop,
  continuous_nice_loop,
  aic,
  grouped_discontinuous_nice_loop,
  grouped_continuous_nice_loop,
  grouped_aic,
  als_xz,
  als_xy_wing,
  als_chain,
  forcing_chain_contradiction,
  forcing_chain_verity,
  forcing_net_contradiction,
  forcing_net_verity,
  brute_force,
};

struct KindNames {
  StepKind kind;
  std::string_view argument;  ///< HoDoKu's name on the command line: "h1"
  std::string_view name;      ///< its English name: "Hidden Single"
};

/// The names of a kind; they live for ever.
[[nodiscard]] const KindNames& names_of(StepKind kind);

/// What a step does. Candidates go in the order in which they stand, which decides the order of
/// later singles; one may stand twice.
struct Step {
  StepKind kind = StepKind::full_house;
  std::vector<Candidate> removals;
  std::vector<Candidate> placements;

  void reset(StepKind new_kind) {
    kind = new_kind;
    removals.clear();
    placements.clear();
  }
  void remove(int cell, int digit) { removals.push_back(candidate(cell, digit)); }
  /// Removes the digit from all cells of the set.
  void remove(const CellSet& cells, int digit) {
    for_each(cells, [&](int cell) { remove(cell, digit); });
  }
  /// Removes all digits of the mask from the cell.
  void remove_all(int cell, Mask digits) {
    base::for_each_bit(digits, [&](int digit) { remove(cell, digit); });
  }
  void place(int cell, int digit) { placements.push_back(candidate(cell, digit)); }
};

}  // namespace omnidoku::ratings::hodoku
