// SPDX-License-Identifier: MIT
//
// Reducer: hides the cells of a filled grid, orbit by orbit in random order, as long as the rest
// leaves one solution. Invariant: the givens always leave exactly one solution, and this has been
// proven; an orbit is hidden only on a proof.
//
// What keeps it cheap:
//   - An orbit proven necessary stays necessary while others are hidden, so one test for each orbit
//     is enough, and difference sets (difference_sets.h) answer most of them without a search.
//   - Several orbits are hidden in one test as long as that goes well; a failed test halves the
//     number. The result is the same as if they had been tested one by one.
//   - A test that takes too many nodes is put off: all orbits are tried with few nodes first, then
//     the open ones with more. The hard tests are then done on a puzzle with few givens left.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/random.h"
#include "generate/uniqueness.h"
#include "solve/difference_sets.h"

namespace omnidoku::generate {

/// When a reduced puzzle is as wanted.
struct Goal {
  std::optional<std::pair<int, int>> givens;  ///< wanted number of givens, both ends included
  bool minimal = false;                       ///< every orbit of givens proven necessary
  /// Where that need not be proven: the most nodes that a round after the first may take.
  std::uint64_t effort = 100'000;
};

using Orbits = std::vector<std::vector<geometry::Cell>>;

/// Whether a number of givens in the range can be made of whole orbits, when `count` cells are
/// givens now and orbits of the sizes in `removable` (size -> how many) may be hidden. Sizes must
/// divide one another, as orbits of symmetries of the square do.
[[nodiscard]] bool can_reach(int count, const std::map<int, int>& removable,
                             std::pair<int, int> range);

class Reducer {
 public:
  /// Starts with every cell given. `sets` may hold difference sets already.
  Reducer(Uniqueness& uniqueness, Orbits orbits, solve::DifferenceSets sets);

  enum class End : std::uint8_t {
    done,     ///< the goal is met
    missed,   ///< no orbit is open any more, and the goal is not met
    gave_up,  ///< some orbits could not be decided with the default effort
    stopped,  ///< the budget of the call ran out
  };
  /// Hides cells towards the goal. Givens revealed last are hidden last.
  End reduce(const Goal& goal, base::Random& random);

  /// Makes up to `count` hidden orbits givens again.
  void reveal(int count, base::Random& random);

  /// Which orbits are given, to come back to.
  using State = std::vector<bool>;
  [[nodiscard]] const State& state() const { return given_; }
  void restore(const State& state);

  [[nodiscard]] int num_givens() const { return num_givens_; }
  /// Givens that the last reduce() neither hid nor proved necessary.
  [[nodiscard]] int num_undecided() const { return num_undecided_; }
  [[nodiscard]] model::PartialGrid givens() const;

 private:
  enum class Verdict : std::uint8_t { hidden, necessary, open, stopped };

  void set_given(std::size_t orbit, bool given);
  /// Tests one round of orbits and returns those left open; sets end_ when the work is over.
  std::vector<std::size_t> round(const std::vector<std::size_t>& order, const Goal& goal,
                                 std::uint64_t nodes);
  /// How many orbits of order[first..] to test together, at most chunk_; 0 = the first must stay.
  std::size_t choose_chunk(const std::vector<std::size_t>& order, std::size_t first,
                           const Goal& goal);
  Verdict try_to_hide(std::span<const std::size_t> chunk, std::uint64_t nodes);
  [[nodiscard]] bool enough_hidden(const Goal& goal) const;

  Uniqueness& uniqueness_;
  Orbits orbits_;
  solve::DifferenceSets sets_;
  State given_;
  std::vector<std::size_t> revealed_;  // orbits given again since the last reduce()
  model::PartialGrid grid_;            // the givens
  int num_givens_ = 0;
  int num_undecided_ = 0;
  std::size_t chunk_ = 1;
  int wanted_ = 0;                 // not minimal: stop at this many givens or fewer
  std::map<int, int> open_sizes_;  // sizes of orbits that may still be hidden
  std::optional<End> end_;
};

}  // namespace omnidoku::generate
