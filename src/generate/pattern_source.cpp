// SPDX-License-Identifier: MIT
//
// Puzzles with givens in the cells of a pattern. Of some patterns one random grid in a hundred is
// told by its givens, of others one in many millions. So the digits of the givens are changed, one
// or two at a time, to what leaves fewer solutions, until there is one.
#include <algorithm>
#include <span>

#include "generate/classic_source.h"

namespace omnidoku::generate {
namespace {

using classic::BatchAnswer;
using classic::Clues9;
using classic::Solution9;

constexpr std::size_t kGridsAtATime = 256;
constexpr std::size_t kGridsCounted = 32;
constexpr std::uint64_t kMostCounted = 500;
constexpr std::size_t kPairsTried = 400;  // changes of two givens
constexpr std::size_t kMostFresh = 8;     // those of one draw

class PatternSource : public ClassicSource {
 public:
  PatternSource(const std::vector<bool>& pattern, bool minimal, base::Random& random,
                Budget& budget)
      : minimal_(minimal), random_(random), budget_(budget), questions_(budget) {
    for (std::size_t cell = 0; cell < pattern.size(); ++cell) {
      if (pattern[cell]) given_.push_back(cell);
    }
  }

  std::vector<ClassicPuzzle> fresh(std::size_t number) override {
    std::vector<Clues9> tries = random_fillings(kGridsAtATime);
    std::vector<ClassicPuzzle> found = unique_among(tries);
    if (found.empty()) {
      tries.resize(kGridsCounted);
      if (const auto fewest = fewest_of(tries, kMostCounted)) descend(*fewest, found);
    }
    if (minimal_) keep_minimal(found);
    if (found.size() > std::min(number, kMostFresh)) found.resize(std::min(number, kMostFresh));
    return found;
  }

  std::vector<ClassicPuzzle> neighbours(const ClassicPuzzle& puzzle, Way /*way*/) override {
    std::vector<Clues9> tries = changes_of_one(puzzle.clues);
    const std::vector<Clues9> pairs = changes_of_two(puzzle.clues);
    tries.insert(tries.end(), pairs.begin(), pairs.end());
    std::vector<ClassicPuzzle> found = unique_among(tries);
    if (minimal_) keep_minimal(found);
    random_.shuffle(std::span(found));
    return found;
  }

  [[nodiscard]] bool is_slow() const override { return true; }

  [[nodiscard]] std::string how_far() const override {
    if (num_tried_ == 0) return {};
    std::string text = "of " + std::to_string(num_tried_) + " ways to fill the pattern ";
    if (num_unique_ > 0) return text + "those that leave one solution were not minimal";
    text += "none left one solution";
    if (fewest_ < kMostCounted) text += ", the fewest were " + std::to_string(fewest_);
    return text;
  }

 private:
  /// Givens and how many solutions they leave.
  struct Filling {
    Clues9 clues{};
    std::uint64_t solutions = 0;
  };

  /// Of random grids.
  std::vector<Clues9> random_fillings(std::size_t number) {
    std::vector<Clues9> fillings(number);
    for (Clues9& clues : fillings) {
      const Solution9 grid = classic::random_grid(random_);
      for (const std::size_t cell : given_) clues[cell] = grid[cell];
    }
    budget_.spend_logic(kWorkOfGrid * number);
    return fillings;
  }

  [[nodiscard]] static bool shares_house(std::size_t a, std::size_t b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
  }

  /// Whether no other given in a house of the cell has the digit.
  [[nodiscard]] bool may_hold(const Clues9& clues, std::size_t cell, std::uint8_t digit) const {
    return std::none_of(given_.begin(), given_.end(), [&](std::size_t other) {
      return other != cell && clues[other] == digit && shares_house(cell, other);
    });
  }

  [[nodiscard]] std::vector<Clues9> changes_of_one(const Clues9& clues) const {
    std::vector<Clues9> changed;
    for (const std::size_t cell : given_) {
      for (std::uint8_t digit = 1; digit <= 9; ++digit) {
        if (digit == clues[cell] || !may_hold(clues, cell, digit)) continue;
        changed.push_back(clues);
        changed.back()[cell] = digit;
      }
    }
    return changed;
  }

  std::vector<Clues9> changes_of_two(const Clues9& clues) {
    std::vector<Clues9> changed;
    if (given_.size() < 2) return changed;
    for (std::size_t i = 0; i < kPairsTried; ++i) {
      Clues9 other = clues;
      for (int change = 0; change < 2; ++change) {
        const std::size_t cell = given_[random_.below(given_.size())];
        const auto digit = static_cast<std::uint8_t>(1 + random_.below(9));
        if (may_hold(other, cell, digit)) other[cell] = digit;
      }
      if (other != clues) changed.push_back(other);
    }
    return changed;
  }

  std::vector<ClassicPuzzle> unique_among(const std::vector<Clues9>& tries) {
    for (const Clues9& clues : tries) questions_.ask(clues);
    const std::vector<BatchAnswer>& answers = questions_.answers();
    std::vector<ClassicPuzzle> found;
    for (std::size_t i = 0; i < tries.size(); ++i) {
      if (answers[i].solutions == 1) found.push_back({tries[i], answers[i].first});
    }
    num_tried_ += tries.size();
    num_unique_ += found.size();
    return found;
  }

  /// That of the tries that leaves the fewest solutions, fewer than `most`, but one at least.
  std::optional<Filling> fewest_of(const std::vector<Clues9>& tries, std::uint64_t most) {
    for (const Clues9& clues : tries) questions_.ask(clues);
    const std::vector<BatchAnswer>& answers = questions_.answers(most);
    std::optional<Filling> fewest;
    for (std::size_t i = 0; i < tries.size(); ++i) {
      const std::uint64_t solutions = answers[i].solutions;
      if (solutions == 0 || solutions >= most) continue;
      if (!fewest || solutions < fewest->solutions) fewest = {tries[i], solutions};
    }
    num_tried_ += tries.size();
    if (fewest) fewest_ = std::min(fewest_, fewest->solutions);
    return fewest;
  }

  /// Changes givens to what leaves fewer solutions, as long as there is such a change.
  void descend(Filling filling, std::vector<ClassicPuzzle>& found) {
    while (filling.solutions > 1) {
      if (budget_.interrupted()) return;
      std::optional<Filling> fewer = fewest_of(changes_of_one(filling.clues), filling.solutions);
      if (!fewer) fewer = fewest_of(changes_of_two(filling.clues), filling.solutions);
      if (!fewer) return;
      filling = *fewer;
    }
    found = unique_among({filling.clues});
  }

  void keep_minimal(std::vector<ClassicPuzzle>& puzzles) {
    for (const ClassicPuzzle& puzzle : puzzles) {
      for (const std::size_t cell : given_) {
        Clues9 less = puzzle.clues;
        less[cell] = 0;
        questions_.ask(less);
      }
    }
    const std::vector<BatchAnswer>& answers = questions_.answers();
    std::vector<ClassicPuzzle> kept;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const auto first = answers.begin() + static_cast<std::ptrdiff_t>(i * given_.size());
      const bool needs_all =
          std::none_of(first, first + static_cast<std::ptrdiff_t>(given_.size()),
                       [](const BatchAnswer& answer) { return answer.solutions == 1; });
      if (needs_all) kept.push_back(puzzles[i]);
    }
    puzzles = std::move(kept);
  }

  /// A random grid, in thousandths of a node of the general search.
  static constexpr std::uint64_t kWorkOfGrid = 600;

  const bool minimal_;
  base::Random& random_;
  Budget& budget_;
  Questions questions_;
  std::vector<std::size_t> given_;
  std::uint64_t num_tried_ = 0;
  std::uint64_t num_unique_ = 0;
  std::uint64_t fewest_ = kMostCounted;
};

}  // namespace

std::unique_ptr<ClassicSource> source_of_pattern(const std::vector<bool>& pattern, bool minimal,
                                                 base::Random& random, Budget& budget) {
  return std::make_unique<PatternSource>(pattern, minimal, random, budget);
}

}  // namespace omnidoku::generate
