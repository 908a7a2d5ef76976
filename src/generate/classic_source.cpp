// SPDX-License-Identifier: MIT
#include "generate/classic_source.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace omnidoku::generate {
namespace {

using classic::BatchAnswer;
using classic::Clues9;
using classic::Solution9;
using geometry::Cell;

/// What a question costs, in thousandths of a node of the general search. The guesses of one that
/// is left at the most solutions depend on the kernel, so that there these are counted.
constexpr std::uint64_t kWorkOfQuestion = 150;
constexpr std::uint64_t kWorkOfGuess = 50;
constexpr std::uint64_t kWorkOfSolution = 60;
/// What a minimal puzzle costs: some thirty questions, and the grid.
constexpr std::uint64_t kWorkOfMinimal = 5'000;
/// Of one filled grid, which are made in half the time.
constexpr std::uint64_t kPerGrid = 4;

class RemovalSource : public ClassicSource {
 public:
  RemovalSource(const GivensWish& wish, base::Random& random, Budget& budget)
      : wish_(wish), random_(random), budget_(budget), questions_(budget) {
    single_cells_ = std::all_of(wish_.orbits.begin(), wish_.orbits.end(),
                                [](const std::vector<Cell>& orbit) { return orbit.size() == 1; });
  }

  std::vector<ClassicPuzzle> fresh(std::size_t number) override {
    std::vector<ClassicPuzzle> puzzles =
        single_cells_ ? minimal_puzzles(number) : minimal_by_orbits(number);
    for (ClassicPuzzle& puzzle : puzzles) fill_up(puzzle);
    return puzzles;
  }

  std::vector<ClassicPuzzle> neighbours(const ClassicPuzzle& puzzle, Way way) override {
    std::vector<ClassicPuzzle> found;
    std::vector<std::size_t> given;
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < wish_.orbits.size(); ++i) {
      (is_given(puzzle, i) ? given : open).push_back(i);
    }
    std::vector<ClassicPuzzle> asked;
    const auto ask = [&](ClassicPuzzle changed) {
      questions_.ask(changed.clues);
      asked.push_back(changed);
    };
    for (const std::size_t out : given) {
      ClassicPuzzle less = puzzle;
      take(less, out);
      if (!wish_.number || puzzle.num_givens() > wish_.number->first) ask(less);
      for (const std::size_t in : open) {
        ClassicPuzzle changed = less;
        give(changed, in);
        ask(changed);
      }
    }
    keep_unique(asked, found);
    if (way == Way::easier && !wish_.minimal &&
        (!wish_.number || puzzle.num_givens() < wish_.number->second)) {
      for (const std::size_t in : open) {
        ClassicPuzzle more = puzzle;
        give(more, in);
        found.push_back(more);
      }
    }
    if (wish_.minimal || has_too_many(puzzle)) make_minimal(found);
    random_.shuffle(std::span(found));
    return found;
  }

  [[nodiscard]] bool is_slow() const override { return false; }

 private:
  [[nodiscard]] bool is_given(const ClassicPuzzle& puzzle, std::size_t orbit) const {
    return puzzle.clues[wish_.orbits[orbit].front().index()] != 0;
  }
  [[nodiscard]] bool has_too_many(const ClassicPuzzle& puzzle) const {
    return wish_.number && puzzle.num_givens() > wish_.number->second;
  }
  void give(ClassicPuzzle& puzzle, std::size_t orbit) const {
    for (const Cell cell : wish_.orbits[orbit]) {
      puzzle.clues[cell.index()] = puzzle.solution[cell.index()];
    }
  }
  void take(ClassicPuzzle& puzzle, std::size_t orbit) const {
    for (const Cell cell : wish_.orbits[orbit]) puzzle.clues[cell.index()] = 0;
  }

  std::vector<ClassicPuzzle> minimal_puzzles(std::size_t number) {
    std::vector<Clues9> clues(number);
    const bool made = maker_.make({random_.next(), kPerGrid}, 0, clues,
                                  [this](std::uint64_t) { return !budget_.interrupted(); });
    if (!made) return {};
    budget_.spend_logic(kWorkOfMinimal * number);
    for (const Clues9& one : clues) questions_.ask(one);
    const std::vector<BatchAnswer>& answers = questions_.answers();
    std::vector<ClassicPuzzle> puzzles(number);
    for (std::size_t i = 0; i < number; ++i) puzzles[i] = {clues[i], answers[i].first};
    return puzzles;
  }

  /// Every orbit has its turn in many grids at a time, in an order of its own in each.
  std::vector<ClassicPuzzle> minimal_by_orbits(std::size_t number) {
    std::vector<ClassicPuzzle> puzzles(number);
    std::vector<std::vector<std::size_t>> orders(number);
    for (std::size_t i = 0; i < number; ++i) {
      puzzles[i].solution = classic::random_grid(random_);
      puzzles[i].clues = puzzles[i].solution;
      orders[i].resize(wish_.orbits.size());
      std::iota(orders[i].begin(), orders[i].end(), std::size_t{0});
      random_.shuffle(std::span(orders[i]));
    }
    for (std::size_t turn = 0; turn < wish_.orbits.size(); ++turn) {
      for (std::size_t i = 0; i < number; ++i) {
        take(puzzles[i], orders[i][turn]);
        questions_.ask(puzzles[i].clues);
      }
      const std::vector<BatchAnswer>& answers = questions_.answers();
      for (std::size_t i = 0; i < number; ++i) {
        if (answers[i].solutions != 1) give(puzzles[i], orders[i][turn]);
      }
    }
    return puzzles;
  }

  /// Gives cells up to the least wanted number.
  void fill_up(ClassicPuzzle& puzzle) {
    if (!wish_.number || wish_.minimal) return;
    std::vector<std::size_t> order(wish_.orbits.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    random_.shuffle(std::span(order));
    int count = puzzle.num_givens();
    const auto wanted =
        static_cast<int>(random_.between(wish_.number->first, wish_.number->second));
    for (const std::size_t orbit : order) {
      const auto size = static_cast<int>(wish_.orbits[orbit].size());
      if (is_given(puzzle, orbit) || count + size > wanted) continue;
      give(puzzle, orbit);
      count += size;
    }
  }

  /// Adds those of `asked`, about which all questions are, that have one solution.
  void keep_unique(const std::vector<ClassicPuzzle>& asked, std::vector<ClassicPuzzle>& found) {
    const std::vector<BatchAnswer>& answers = questions_.answers();
    for (std::size_t i = 0; i < asked.size(); ++i) {
      if (answers[i].solutions == 1) found.push_back(asked[i]);
    }
  }

  /// Takes an orbit that can be left out from each puzzle until there is none.
  void make_minimal(std::vector<ClassicPuzzle>& puzzles) {
    std::vector<std::size_t> at(puzzles.size(), 0);  // orbits before are needed or open
    bool goes_on = true;
    while (goes_on) {
      goes_on = false;
      std::vector<std::size_t> tried;
      for (std::size_t i = 0; i < puzzles.size(); ++i) {
        while (at[i] < wish_.orbits.size() && !is_given(puzzles[i], at[i])) ++at[i];
        if (at[i] == wish_.orbits.size()) continue;
        take(puzzles[i], at[i]);
        questions_.ask(puzzles[i].clues);
        tried.push_back(i);
      }
      const std::vector<BatchAnswer>& answers = questions_.answers();
      for (std::size_t i = 0; i < tried.size(); ++i) {
        if (answers[i].solutions != 1) give(puzzles[tried[i]], at[tried[i]]);
        ++at[tried[i]];
        goes_on = true;
      }
    }
  }

  const GivensWish& wish_;
  base::Random& random_;
  Budget& budget_;
  Questions questions_;
  classic::MinimalMaker maker_;
  bool single_cells_ = false;
};

}  // namespace

int ClassicPuzzle::num_givens() const {
  return static_cast<int>(
      std::count_if(clues.begin(), clues.end(), [](std::uint8_t digit) { return digit != 0; }));
}

void Questions::ask(const Clues9& clues) {
  classic::put_planes(clues.data(), puzzles_.emplace_back());
}

const std::vector<BatchAnswer>& Questions::answers(std::uint64_t most_solutions) {
  answers_.resize(puzzles_.size());
  if (!puzzles_.empty()) {
    solver_.solve(puzzles_.data(), puzzles_.size(), {.max_solutions = most_solutions},
                  answers_.data());
  }
  std::uint64_t work = kWorkOfQuestion * puzzles_.size();
  for (const BatchAnswer& answer : answers_) {
    work += answer.solutions < most_solutions ? kWorkOfGuess * answer.guesses
                                              : kWorkOfSolution * answer.solutions;
  }
  budget_.spend_logic(work);
  puzzles_.clear();
  return answers_;
}

std::unique_ptr<ClassicSource> source_by_removal(const GivensWish& wish, base::Random& random,
                                                 Budget& budget) {
  return std::make_unique<RemovalSource>(wish, random, budget);
}

}  // namespace omnidoku::generate
