// SPDX-License-Identifier: MIT
#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {
namespace {

/// By kind.
constexpr KindNames kNames[] = {
    {StepKind::full_house, "fh", "Full House"},
    {StepKind::naked_single, "n1", "Naked Single"},
    {StepKind::hidden_single, "h1", "Hidden Single"},
    {StepKind::locked_pair, "l2", "Locked Pair"},
    {StepKind::locked_triple, "l3", "Locked Triple"},
    {StepKind::locked_candidates_1, "lc1", "Locked Candidates Type 1 (Pointing)"},
    {StepKind::locked_candidates_2, "lc2", "Locked Candidates Type 2 (Claiming)"},
    {StepKind::naked_pair, "n2", "Naked Pair"},
    {StepKind::naked_triple, "n3", "Naked Triple"},
    {StepKind::naked_quadruple, "n4", "Naked Quadruple"},
    {StepKind::hidden_pair, "h2", "Hidden Pair"},
    {StepKind::hidden_triple, "h3", "Hidden Triple"},
    {StepKind::hidden_quadruple, "h4", "Hidden Quadruple"},
    {StepKind::x_wing, "bf2", "X-Wing"},
    {StepKind::swordfish, "bf3", "Swordfish"},
    {StepKind::jellyfish, "bf4", "Jellyfish"},
    {StepKind::finned_x_wing, "fbf2", "Finned X-Wing"},
    {StepKind::finned_swordfish, "fbf3", "Finned Swordfish"},
    {StepKind::finned_jellyfish, "fbf4", "Finned Jellyfish"},
    {StepKind::sashimi_x_wing, "sbf2", "Sashimi X-Wing"},
    {StepKind::sashimi_swordfish, "sbf3", "Sashimi Swordfish"},
    {StepKind::sashimi_jellyfish, "sbf4", "Sashimi Jellyfish"},
    {StepKind::franken_x_wing, "ff2", "Franken X-Wing"},
    {StepKind::franken_swordfish, "ff3", "Franken Swordfish"},
    {StepKind::finned_franken_x_wing, "fff2", "Finned Franken X-Wing"},
    {StepKind::finned_franken_swordfish, "fff3", "Finned Franken Swordfish"},
    {StepKind::mutant_x_wing, "mf2", "Mutant X-Wing"},
    {StepKind::mutant_swordfish, "mf3", "Mutant Swordfish"},
    {StepKind::finned_mutant_x_wing, "fmf2", "Finned Mutant X-Wing"},
    {StepKind::finned_mutant_swordfish, "fmf3", "Finned Mutant Swordfish"},
    {StepKind::remote_pair, "rp", "Remote Pair"},
    {StepKind::bug_plus_1, "bug1", "Bivalue Universal Grave + 1"},
    {StepKind::skyscraper, "sk", "Skyscraper"},
    {StepKind::two_string_kite, "2sk", "2-String Kite"},
    {StepKind::turbot_fish, "tf", "Turbot Fish"},
    {StepKind::empty_rectangle, "er", "Empty Rectangle"},
    {StepKind::w_wing, "w", "W-Wing"},
    {StepKind::xy_wing, "xy", "XY-Wing"},
    {StepKind::xyz_wing, "xyz", "XYZ-Wing"},
    {StepKind::uniqueness_1, "u1", "Uniqueness Test 1"},
    {StepKind::uniqueness_2, "u2", "Uniqueness Test 2"},
    {StepKind::uniqueness_3, "u3", "Uniqueness Test 3"},
    {StepKind::uniqueness_4, "u4", "Uniqueness Test 4"},
    {StepKind::uniqueness_5, "u5", "Uniqueness Test 5"},
    {StepKind::uniqueness_6, "u6", "Uniqueness Test 6"},
    {StepKind::hidden_rectangle, "hr", "Hidden Rectangle"},
    {StepKind::avoidable_rectangle_1, "ar1", "Avoidable Rectangle Type 1"},
    {StepKind::avoidable_rectangle_2, "ar2", "Avoidable Rectangle Type 2"},
    {StepKind::sue_de_coq, "sdc", "Sue de Coq"},
    {StepKind::simple_colors_trap, "sct", "Simple Colors Trap"},
    {StepKind::simple_colors_wrap, "scw", "Simple Colors Wrap"},
    {StepKind::multi_colors_1, "mc1", "Multi Colors 1"},
    {StepKind::multi_colors_2, "mc2", "Multi Colors 2"},
    {StepKind::x_chain, "x", "X-Chain"},
    {StepKind::xy_chain, "xyc", "XY-Chain"},
    {StepKind::discontinuous_nice_loop, "dnl", "Discontinuous Nice Loop"},
    {StepKind::continuous_nice_loop, "cnl", "Continuous Nice Loop"},
    {StepKind::aic, "aic", "AIC"},
    {StepKind::grouped_discontinuous_nice_loop, "gdnl", "Grouped Discontinuous Nice Loop"},
    {StepKind::grouped_continuous_nice_loop, "gcnl", "Grouped Continuous Nice Loop"},
    {StepKind::grouped_aic, "gaic", "Grouped AIC"},
    {StepKind::als_xz, "axz", "Almost Locked Set XZ-Rule"},
    {StepKind::als_xy_wing, "axy", "Almost Locked Set XY-Wing"},
    {StepKind::als_chain, "ach", "Almost Locked Set Chain"},
    {StepKind::forcing_chain_contradiction, "fcc", "Forcing Chain Contradiction"},
    {StepKind::forcing_chain_verity, "fcv", "Forcing Chain Verity"},
    {StepKind::forcing_net_contradiction, "fnc", "Forcing Net Contradiction"},
    {StepKind::forcing_net_verity, "fnv", "Forcing Net Verity"},
    {StepKind::brute_force, "bf", "Brute Force"},
};

consteval bool names_follow_kinds() {
  int kind = 0;
  for (const KindNames& names : kNames) {
    if (static_cast<int>(names.kind) != kind++) return false;
  }
  return kind == static_cast<int>(StepKind::brute_force) + 1;
}
static_assert(names_follow_kinds());

constexpr std::string_view kLevelNames[] = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};

}  // namespace

std::string_view to_string(Level level) { return kLevelNames[static_cast<int>(level)]; }

const KindNames& names_of(StepKind kind) { return kNames[static_cast<int>(kind)]; }

}  // namespace omnidoku::ratings::hodoku
