// SPDX-License-Identifier: MIT
//
// Hiding cells. See reducer.h.
#include "generate/reducer.h"

#include <algorithm>

namespace omnidoku::generate {
namespace {

using geometry::Cell;

constexpr std::uint64_t kFirstNodes = 200;  // per test in the first round
constexpr std::uint64_t kMoreNodes = 8;     // factor from round to round

}  // namespace

bool can_reach(int count, const std::map<int, int>& removable, std::pair<int, int> range) {
  for (int target = std::min(count, range.second); target >= range.first; --target) {
    // Greedy from the largest size is exact because sizes divide one another.
    int excess = count - target;
    for (auto entry = removable.rbegin(); entry != removable.rend(); ++entry) {
      excess -= entry->first * std::min(entry->second, excess / entry->first);
    }
    if (excess == 0) return true;
  }
  return false;
}

Reducer::Reducer(Uniqueness& uniqueness, Orbits orbits, solve::DifferenceSets sets)
    : uniqueness_(uniqueness), orbits_(std::move(orbits)), sets_(std::move(sets)) {
  const model::FilledGrid& solution = uniqueness_.solution();
  grid_.assign(solution.begin(), solution.end());
  num_givens_ = static_cast<int>(solution.size());
  given_.assign(orbits_.size(), true);
}

Reducer::End Reducer::reduce(const Goal& goal, base::Random& random) {
  // 1. The order: givens revealed last come last; where the number of givens must be met exactly,
  //    small orbits come first, so that the remainder is settled while there is a choice.
  std::vector<std::size_t> order;
  std::vector<std::size_t> last = std::move(revealed_);
  revealed_.clear();
  for (std::size_t i = 0; i < orbits_.size(); ++i) {
    if (given_[i] && std::find(last.begin(), last.end(), i) == last.end()) order.push_back(i);
  }
  random.shuffle(std::span(order));
  random.shuffle(std::span(last));
  order.insert(order.end(), last.begin(), last.end());
  if (goal.givens && !goal.minimal) {
    wanted_ = static_cast<int>(random.between(goal.givens->first, goal.givens->second));
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
      return orbits_[a].size() < orbits_[b].size();
    });
  }
  open_sizes_.clear();
  for (const std::size_t orbit : order) ++open_sizes_[static_cast<int>(orbits_[orbit].size())];
  // 2. Rounds with more and more nodes, until nothing is open.
  end_.reset();
  chunk_ = std::max<std::size_t>(1, order.size() / 16);
  std::uint64_t nodes = kFirstNodes;
  while (!end_) {
    order = round(order, goal, nodes);
    if (end_) break;
    nodes *= kMoreNodes;
    if (order.empty() || (!goal.minimal && order.size() * nodes > goal.effort)) {
      const bool met =
          !goal.givens || (num_givens_ >= goal.givens->first && num_givens_ <= goal.givens->second);
      end_ = met ? End::done : End::missed;
    } else if (uniqueness_.budget().effort_spent()) {
      end_ = End::gave_up;
    }
  }
  num_undecided_ = 0;
  for (const std::size_t orbit : order) num_undecided_ += static_cast<int>(orbits_[orbit].size());
  return *end_;
}

std::vector<std::size_t> Reducer::round(const std::vector<std::size_t>& order, const Goal& goal,
                                        std::uint64_t nodes) {
  std::vector<std::size_t> open;
  int in_a_row = 0;
  for (std::size_t next = 0; next < order.size();) {
    if (uniqueness_.budget().interrupted()) {
      end_ = End::stopped;
      return open;
    }
    uniqueness_.budget().report(static_cast<double>(next) / static_cast<double>(order.size()));
    if (enough_hidden(goal)) {
      end_ = End::done;
      return open;
    }
    const std::size_t size = choose_chunk(order, next, goal);
    const std::span<const std::size_t> chunk(order.data() + next, std::max<std::size_t>(size, 1));
    const Verdict verdict = size == 0 ? Verdict::necessary : try_to_hide(chunk, nodes);
    if (verdict == Verdict::stopped) {
      end_ = End::stopped;
      return open;
    }
    if (chunk.size() > 1 && verdict != Verdict::hidden) {
      chunk_ = chunk.size() / 2;
      in_a_row = 0;
      continue;
    }
    next += chunk.size();
    if (verdict == Verdict::open) {
      open.push_back(chunk.front());
    } else {
      for (const std::size_t orbit : chunk) --open_sizes_[static_cast<int>(orbits_[orbit].size())];
    }
    in_a_row = verdict == Verdict::hidden ? in_a_row + 1 : 0;
    if (in_a_row >= 4) {
      chunk_ *= 2;
      in_a_row = 0;
    }
  }
  return open;
}

std::size_t Reducer::choose_chunk(const std::vector<std::size_t>& order, std::size_t first,
                                  const Goal& goal) {
  const std::size_t most = std::min(chunk_, order.size() - first);
  if (!goal.givens || goal.minimal) return most;
  // Hide only what leaves the wanted numbers within reach.
  std::map<int, int> left = open_sizes_;
  int count = num_givens_;
  std::size_t size = 0;
  for (; size < most && (size == 0 || count > wanted_); ++size) {
    const int cells = static_cast<int>(orbits_[order[first + size]].size());
    --left[cells];
    if (count - cells < goal.givens->first || !can_reach(count - cells, left, *goal.givens)) break;
    count -= cells;
  }
  return size;
}

Reducer::Verdict Reducer::try_to_hide(std::span<const std::size_t> chunk, std::uint64_t nodes) {
  std::vector<Cell> cells;
  for (const std::size_t orbit : chunk) {
    cells.insert(cells.end(), orbits_[orbit].begin(), orbits_[orbit].end());
  }
  if (sets_.pin(cells)) return Verdict::necessary;
  for (const std::size_t orbit : chunk) set_given(orbit, false);
  // Many cells at once: one search for two solutions. A single orbit: the sharper question. Tried
  // and left out: looking for a second solution among random subsets of the digits first. It finds
  // many on 20x20 boards, but the time goes into proofs that there is none (29 s for 36 s at best).
  const Other other = chunk.size() > 1 ? uniqueness_.differs(grid_, nodes)
                                       : uniqueness_.differs_in(grid_, cells, nodes);
  if (other == Other::none) return Verdict::hidden;
  for (const std::size_t orbit : chunk) set_given(orbit, true);
  if (other == Other::found) sets_.add(uniqueness_.difference());
  switch (other) {
    case Other::found: return Verdict::necessary;
    case Other::stopped: return Verdict::stopped;
    default: return Verdict::open;
  }
}

bool Reducer::enough_hidden(const Goal& goal) const {
  return goal.givens && !goal.minimal && num_givens_ <= wanted_ &&
         num_givens_ >= goal.givens->first;
}

void Reducer::set_given(std::size_t orbit, bool given) {
  if (given_[orbit] == given) return;
  given_[orbit] = given;
  const int cells = static_cast<int>(orbits_[orbit].size());
  num_givens_ += given ? cells : -cells;
  for (const Cell cell : orbits_[orbit]) {
    if (given) {
      grid_[cell.index()] = uniqueness_.solution()[cell.index()];
    } else {
      grid_[cell.index()].reset();
    }
    sets_.set_given(cell, given);
  }
}

void Reducer::reveal(int count, base::Random& random) {
  std::vector<std::size_t> hidden;
  for (std::size_t i = 0; i < orbits_.size(); ++i) {
    if (!given_[i]) hidden.push_back(i);
  }
  random.shuffle(std::span(hidden));
  for (std::size_t i = 0; i < hidden.size() && i < static_cast<std::size_t>(count); ++i) {
    set_given(hidden[i], true);
    revealed_.push_back(hidden[i]);
  }
}

void Reducer::restore(const State& state) {
  for (std::size_t i = 0; i < orbits_.size(); ++i) set_given(i, state[i]);
  revealed_.clear();
}

model::PartialGrid Reducer::givens() const { return grid_; }

}  // namespace omnidoku::generate
