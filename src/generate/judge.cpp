// SPDX-License-Identifier: MIT
#include "generate/judge.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "classic/singles.h"

namespace omnidoku::generate {
namespace {

using Digits = std::array<int, classic::kNumCells>;

/// What it takes to rate, in thousandths of a node of the general search.
constexpr std::uint64_t kWorkOfSingles = 400;
constexpr std::uint64_t kWorkOfPatterns = 15'000;     // all that is not a chain
constexpr std::uint64_t kWorkOfChains = 60'000;       // and with chains that do not branch
constexpr std::uint64_t kWorkOfBranches = 1'000'000;  // and with those that do
constexpr int kFirstChain = 65;                       // SE's rating of the easiest, in tenths
constexpr int kFirstBranch = 75;                      // of the easiest chain that branches
constexpr int kLastOfSingles = 23;                    // the most that singles are rated

/// How far a puzzle is that was left as too hard: more than one that is a little too easy, and the
/// more the more cells were open.
constexpr int kLeft = 5;
constexpr int kOpenCells = 8;
constexpr int kLevelApart = 10;
constexpr int kPercent = 100;

Digits digits_of(const std::array<std::uint8_t, classic::kNumCells>& cells) {
  Digits digits{};
  std::copy(cells.begin(), cells.end(), digits.begin());
  return digits;
}

Fit too_hard(int open_cells) { return {kLeft + open_cells / kOpenCells, Verdict::harder}; }

/// Of a number and a range that it has to be in.
Fit fit_in(int value, const RatingWish& wish) {
  const int unit = wish.measure == Measure::se ? 1 : std::max(1, wish.least / kPercent);
  if (value < wish.least) return {(wish.least - value + unit - 1) / unit, Verdict::easier};
  if (value > wish.most) return {(value - wish.most + unit - 1) / unit, Verdict::harder};
  return {};
}

/// Whether what singles solve is too easy.
bool wants_more_than_singles(const RatingWish& wish) {
  switch (wish.measure) {
    case Measure::human: return false;
    case Measure::se: return wish.least > kLastOfSingles;
    case Measure::hodoku: return wish.level && *wish.level > ratings::hodoku::Level::easy;
  }
  return false;
}

/// Whether what singles do not solve is too hard.
bool wants_singles_alone(const RatingWish& wish) {
  return wish.measure == Measure::hodoku && wish.level == ratings::hodoku::Level::easy;
}

std::uint64_t work_of(const ratings::se::Rating& rating, int most) {
  const int reached = rating.end == ratings::se::Rating::End::unwanted ? most : rating.hardest;
  return reached >= kFirstBranch  ? kWorkOfBranches
         : reached >= kFirstChain ? kWorkOfChains
                                  : kWorkOfPatterns;
}

std::uint64_t work_of(ratings::hodoku::Level reached) {
  using ratings::hodoku::Level;
  return reached == Level::extreme  ? kWorkOfBranches
         : reached >= Level::unfair ? kWorkOfChains
                                    : kWorkOfPatterns;
}

}  // namespace

Judge::Judge(const model::Puzzle& empty, const Target& target, const base::Deadline& deadline,
             Budget& budget)
    : empty_(empty), target_(target), deadline_(deadline), budget_(budget) {}

Judge::~Judge() = default;

bool Judge::asks_human() const {
  return !target_.must_contain.empty() || !target_.only.empty() || target_.hardest_once;
}

std::optional<Judge::Opinion> Judge::judge(const ClassicPuzzle& puzzle) {
  if (budget_.interrupted()) return std::nullopt;
  if (target_.empty()) return Opinion{};
  if (!target_.rating) return by_human(puzzle);
  const RatingWish& wish = *target_.rating;
  if (wants_more_than_singles(wish) || wants_singles_alone(wish)) {
    budget_.spend_logic(kWorkOfSingles);
    const bool by_singles = classic::is_solved_by_singles(puzzle.clues);
    if (by_singles && wants_more_than_singles(wish)) {
      const int off = wish.measure == Measure::se ? wish.least - kLastOfSingles
                                                  : kLevelApart * static_cast<int>(*wish.level);
      return Opinion{{off, Verdict::easier}, "singles alone"};
    }
    if (!by_singles && wants_singles_alone(wish)) {
      return Opinion{too_hard(classic::kNumCells), "more than singles"};
    }
  }
  std::optional<Opinion> opinion = wish.measure == Measure::se       ? by_se(puzzle)
                                   : wish.measure == Measure::hodoku ? by_hodoku(puzzle)
                                                                     : by_human(puzzle);
  if (opinion && opinion->fit.off == 0 && wish.measure != Measure::human && asks_human()) {
    const std::optional<Opinion> human = by_human(puzzle);
    if (!human) return std::nullopt;
    opinion->fit = human->fit;
  }
  return opinion;
}

std::optional<Judge::Opinion> Judge::by_se(const ClassicPuzzle& puzzle) {
  using ratings::se::Rating;
  using ratings::se::Wanted;
  if (se_ == nullptr) se_ = std::make_unique<ratings::se::Rater>();
  const RatingWish& wish = *target_.rating;
  const Rating rating =
      se_->rate(digits_of(puzzle.clues), deadline_, nullptr, Wanted::all, {}, wish.most);
  budget_.spend_logic(work_of(rating, wish.most));
  if (rating.end == Rating::End::stopped) return std::nullopt;
  const std::string number = number_of(Measure::se, rating.hardest);
  if (rating.end != Rating::End::solved) {
    return Opinion{too_hard(rating.empty_cells),
                   "more than SE " + number_of(Measure::se, wish.most)};
  }
  return Opinion{fit_in(rating.hardest, wish), "SE " + number};
}

std::optional<Judge::Opinion> Judge::by_hodoku(const ClassicPuzzle& puzzle) {
  using ratings::hodoku::Level;
  using ratings::hodoku::Rating;
  if (hodoku_ == nullptr) hodoku_ = std::make_unique<ratings::hodoku::Rater>();
  const RatingWish& wish = *target_.rating;
  const Rating rating =
      hodoku_->rate(digits_of(puzzle.clues), digits_of(puzzle.solution), deadline_, {},
                    {.level = wish.level.value_or(Level::extreme), .score = wish.most});
  budget_.spend_logic(work_of(rating.level));
  if (rating.is_beyond) {
    return Opinion{too_hard(rating.empty_cells), "more than " + to_string(wish)};
  }
  if (!rating.is_whole) return std::nullopt;
  const std::string text =
      "HoDoKu " + std::string(to_string(rating.level)) + " " + std::to_string(rating.score);
  if (wish.level && rating.level < *wish.level) {
    const int apart = static_cast<int>(*wish.level) - static_cast<int>(rating.level);
    return Opinion{{kLevelApart * apart, Verdict::easier}, text};
  }
  return Opinion{fit_in(rating.score, wish), text};
}

std::optional<Judge::Opinion> Judge::by_human(const ClassicPuzzle& puzzle) {
  model::Puzzle with_givens = empty_;
  for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
    if (puzzle.clues[i] != 0) with_givens.givens[i] = geometry::Digit(puzzle.clues[i] - 1);
  }
  Climb climb(with_givens, true, *target_.scale, bounds_for(target_, classic::kNumCells), budget_);
  const Climb::End end = climb.go_on();
  if (end == Climb::End::stopped) return std::nullopt;
  Opinion opinion{fit_of(climb, end, target_), {}};
  if (end != Climb::End::solved) {
    opinion.rating = "harder";
    return opinion;
  }
  opinion.rating = std::string(to_string(target_.scale->level_of(climb.hardest_cost()))) + " " +
                   std::to_string(climb.score());
  if (target_.rating && target_.rating->measure == Measure::human && opinion.fit.off == 0) {
    opinion.fit = fit_in(climb.score(), *target_.rating);
  }
  return opinion;
}

}  // namespace omnidoku::generate
