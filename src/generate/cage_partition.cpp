// SPDX-License-Identifier: MIT
//
// Growing cages. See cage_partition.h.
#include "generate/cage_partition.h"

#include <algorithm>
#include <numeric>

namespace omnidoku::generate {

using geometry::Cell;

namespace {

/// An index, drawn with the given weights.
std::size_t draw(const CageSizes& weights, base::Random& random) {
  const int total = std::accumulate(weights.begin(), weights.end(), 0);
  auto left = static_cast<int>(random.below(static_cast<std::uint64_t>(total)));
  std::size_t index = 0;
  while (left >= weights[index]) left -= weights[index++];
  return index;
}

}  // namespace

std::vector<std::vector<Cell>> neighbour_lists(const geometry::Board& board) {
  using geometry::Side;
  std::vector<std::vector<Cell>> lists(static_cast<std::size_t>(board.num_cells()));
  for (std::size_t i = 0; i < lists.size(); ++i) {
    for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) {
      const auto neighbour = board.neighbour(Cell(i), side);
      if (!neighbour || neighbour->cell == Cell(i)) continue;
      if (std::find(lists[i].begin(), lists[i].end(), neighbour->cell) == lists[i].end()) {
        lists[i].push_back(neighbour->cell);
      }
    }
  }
  return lists;
}

base::Result<void> require_neighbours(const geometry::Board& board) {
  if (board.has_neighbours()) return {};
  return base::make_error(base::ErrorCode::unsupported,
                          "this board does not say which cells are neighbours, so no cages or "
                          "shapes can be drawn on it",
                          "choose another board, or none of these constraints");
}

CagePartition::CagePartition(const geometry::Board& board, const model::FilledGrid& solution)
    : CagePartition(board, solution, {}) {}

CagePartition::CagePartition(const geometry::Board& board, const model::FilledGrid& solution,
                             std::span<const std::vector<Cell>> cages)
    : solution_(solution), neighbours_(neighbour_lists(board)), cage_of_(solution.size(), kFree) {
  for (const std::vector<Cell>& cage : cages) {
    cages_.emplace_back();
    for (const Cell cell : cage) put(cell, cages_.size() - 1);
  }
  for (std::size_t i = 0; i < solution.size(); ++i) {
    if (cage_of_[i] != kFree) continue;
    cages_.emplace_back();
    put(Cell(i), cages_.size() - 1);
  }
}

void CagePartition::regrow(std::span<const Cell> cells, const CageSizes& sizes,
                           base::Random& random) {
  // 1. Dissolve.
  std::vector<Cell> free;
  for (const Cell cell : cells) {
    if (cage_of_[cell.index()] == kFree) continue;
    std::vector<Cell> cage = std::move(cages_[cage_of_[cell.index()]]);
    cages_[cage_of_[cell.index()]].clear();
    for (const Cell member : cage) cage_of_[member.index()] = kFree;
    free.insert(free.end(), cage.begin(), cage.end());
  }
  std::sort(free.begin(), free.end());
  // 2. Grow one cage after the other.
  std::vector<Cell> lone;
  while (!free.empty()) {
    const Cell first = pick(free, random);
    const std::size_t wanted = draw(sizes, random) + 1;
    cages_.emplace_back();
    const std::size_t cage = cages_.size() - 1;
    put(first, cage);
    while (cages_[cage].size() < wanted) {
      std::vector<Cell> next;
      for (const Cell member : cages_[cage]) {
        for (const Cell cell : neighbours_[member.index()]) {
          if (cage_of_[cell.index()] == kFree && fits(cell, cage)) next.push_back(cell);
        }
      }
      if (next.empty()) break;
      put(pick(next, random), cage);
    }
    if (cages_[cage].size() == 1 && sizes.front() == 0) lone.push_back(first);
    std::erase_if(free, [this](Cell cell) { return cage_of_[cell.index()] != kFree; });
  }
  // 3. Cells left alone go to a cage beside them.
  for (const Cell cell : lone) {
    if (cage_of(cell).size() == 1) adopt(cell, sizes.size(), random);
  }
  // 4. Empty cages go.
  std::vector<std::vector<Cell>> kept;
  for (std::vector<Cell>& cage : cages_) {
    if (cage.empty()) continue;
    for (const Cell cell : cage) cage_of_[cell.index()] = static_cast<std::uint32_t>(kept.size());
    kept.push_back(std::move(cage));
  }
  cages_ = std::move(kept);
}

std::vector<Cell> CagePartition::beside(Cell cell) const {
  std::vector<Cell> result;
  std::vector<std::uint32_t> seen = {cage_of_[cell.index()]};
  for (const Cell member : cage_of(cell)) {
    for (const Cell neighbour : neighbours_[member.index()]) {
      const std::uint32_t cage = cage_of_[neighbour.index()];
      if (std::find(seen.begin(), seen.end(), cage) != seen.end()) continue;
      seen.push_back(cage);
      result.push_back(neighbour);
    }
  }
  return result;
}

std::vector<std::vector<Cell>> CagePartition::cages() const {
  std::vector<std::vector<Cell>> result;
  for (const std::vector<Cell>& cage : cages_) {
    if (cage.empty()) continue;
    result.push_back(cage);
    std::sort(result.back().begin(), result.back().end());
  }
  std::sort(result.begin(), result.end(),
            [](const auto& a, const auto& b) { return a.front().index() < b.front().index(); });
  return result;
}

void CagePartition::put(Cell cell, std::size_t cage) {
  cages_[cage].push_back(cell);
  cage_of_[cell.index()] = static_cast<std::uint32_t>(cage);
}

bool CagePartition::fits(Cell cell, std::size_t cage) const {
  return std::none_of(cages_[cage].begin(), cages_[cage].end(), [this, cell](Cell member) {
    return solution_[member.index()] == solution_[cell.index()];
  });
}

void CagePartition::adopt(Cell cell, std::size_t max_size, base::Random& random) {
  std::vector<Cell> homes;
  for (const Cell neighbour : neighbours_[cell.index()]) {
    const std::size_t cage = cage_of_[neighbour.index()];
    if (cages_[cage].size() < max_size && fits(cell, cage)) homes.push_back(neighbour);
  }
  if (homes.empty()) return;
  // The smallest of them; among equals any.
  random.shuffle(std::span(homes));
  const auto smallest = std::min_element(homes.begin(), homes.end(), [this](Cell a, Cell b) {
    return cage_of(a).size() < cage_of(b).size();
  });
  cages_[cage_of_[cell.index()]].clear();
  put(cell, cage_of_[smallest->index()]);
}

Cell CagePartition::pick(std::span<const Cell> from, base::Random& random) const {
  // Corners about to be cut off come first; otherwise anywhere, lest all shapes look alike.
  std::vector<Cell> urgent;
  for (const Cell cell : from) {
    if (free_neighbours(cell) <= 1) urgent.push_back(cell);
  }
  const std::span<const Cell> pool = urgent.empty() ? from : std::span<const Cell>(urgent);
  return pool[random.below(pool.size())];
}

int CagePartition::free_neighbours(Cell cell) const {
  int count = 0;
  for (const Cell neighbour : neighbours_[cell.index()]) {
    if (cage_of_[neighbour.index()] == kFree) ++count;
  }
  return count;
}

}  // namespace omnidoku::generate
