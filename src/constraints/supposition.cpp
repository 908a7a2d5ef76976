// SPDX-License-Identifier: MIT
#include "constraints/supposition.h"

#include <algorithm>
#include <bit>
#include <map>

#include "constraints/adjacency.h"

namespace omnidoku::constraints {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

std::string listed(const std::vector<std::string>& items, std::string_view conjunction) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " " + std::string(conjunction) + " " : ", ";
    text += items[i];
  }
  return text;
}

std::string listed(const model::Puzzle& puzzle, std::span<const Cell> cells,
                   std::string_view conjunction) {
  constexpr std::size_t kMostNamed = 20;
  constexpr std::size_t kNamedOfMany = 6;
  const std::size_t named = cells.size() > kMostNamed ? kNamedOfMany : cells.size();
  std::vector<std::string> names;
  for (const Cell cell : cells.first(named)) names.push_back(puzzle.board->name(cell));
  if (named < cells.size()) names.push_back(std::to_string(cells.size() - named) + " others");
  return listed(names, conjunction);
}

std::string listed(const model::Puzzle& puzzle, DigitSet digits, std::string_view conjunction) {
  std::vector<std::string> names;
  digits.for_each([&](Digit digit) { names.push_back(puzzle.symbols.text(digit)); });
  return listed(names, conjunction);
}

std::string from_to(const model::Puzzle& puzzle, std::span<const Cell> cells) {
  if (cells.size() < 3) return listed(puzzle, cells);
  return puzzle.board->name(cells.front()) + " to " + puzzle.board->name(cells.back());
}

std::string added(const model::Puzzle& puzzle, DigitSet digits) {
  std::string text;
  digits.for_each(
      [&](Digit digit) { text += (text.empty() ? "" : "+") + puzzle.symbols.text(digit); });
  return text;
}

std::string too_few_places(const Supposition& supposition, std::span<const Cell> cells,
                           const std::vector<Demand>& demands) {
  constexpr std::size_t kMostDemands = 12;
  constexpr std::size_t kMostPlaces = 2;
  if (demands.empty() || demands.size() > kMostDemands) return {};
  std::vector<std::uint32_t> sets;
  for (std::uint32_t set = 1; set < std::uint32_t{1} << demands.size(); ++set) sets.push_back(set);
  std::stable_sort(sets.begin(), sets.end(), [](std::uint32_t a, std::uint32_t b) {
    return std::popcount(a) < std::popcount(b);
  });
  for (const std::uint32_t set : sets) {
    DigitSet digits;
    std::int64_t wanted = 0;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < demands.size(); ++i) {
      if ((set >> i & 1U) == 0 || demands[i].count <= 0) continue;
      digits |= demands[i].digits;
      wanted += demands[i].count;
      names.push_back(demands[i].name);
    }
    std::vector<Cell> places;
    std::copy_if(cells.begin(), cells.end(), std::back_inserter(places),
                 [&](Cell cell) { return !(supposition.left_in(cell) & digits).empty(); });
    if (static_cast<std::int64_t>(places.size()) >= wanted) continue;
    if (places.empty()) return "there would be no cell for " + listed(names, "or");
    return "only " +
           (places.size() > kMostPlaces ? std::to_string(places.size()) + " of its cells"
                                        : listed(supposition.puzzle, places)) +
           " would be left for " + listed(names);
  }
  return {};
}

std::optional<std::set<std::int64_t>> sums_left(const Supposition& supposition,
                                                std::span<const Cell> cells) {
  constexpr std::size_t kMostSums = 20'000;
  constexpr int kMostDigits = 16;
  const model::Puzzle& puzzle = supposition.puzzle;
  const bool differ =
      puzzle.num_digits() <= kMostDigits && all_differ(*puzzle.board, {cells.begin(), cells.end()});
  // Sums with the digits that make them; where cells may be equal without these.
  std::set<std::pair<std::int64_t, std::uint64_t>> sums{{0, 0}};
  for (const Cell cell : cells) {
    std::set<std::pair<std::int64_t, std::uint64_t>> next;
    for (const auto& [sum, used] : sums) {
      supposition.left_in(cell).for_each([&, sum = sum, used = used](Digit digit) {
        const std::uint64_t bit = std::uint64_t{1} << digit.index();
        if (differ && (used & bit) != 0) return;
        next.emplace(sum + puzzle.symbols.value(digit), differ ? used | bit : 0);
      });
    }
    if (next.size() > kMostSums) return std::nullopt;
    sums = std::move(next);
  }
  std::set<std::int64_t> result;
  for (const auto& [sum, used] : sums) result.insert(sum);
  return result;
}

std::string beside(const std::set<std::int64_t>& sums, std::int64_t wanted) {
  if (sums.empty() || sums.count(wanted) != 0) return {};
  if (sums.size() == 1) return std::to_string(*sums.begin());
  if (*sums.rbegin() < wanted) return "at most " + std::to_string(*sums.rbegin());
  if (*sums.begin() > wanted) return "at least " + std::to_string(*sums.begin());
  const auto above = sums.upper_bound(wanted);
  return "at most " + std::to_string(*std::prev(above)) + " or at least " + std::to_string(*above);
}

bool must_differ(const model::Puzzle& puzzle, Cell a, Cell b) {
  return a != b && all_differ(*puzzle.board, {a, b});
}

namespace {

/// The sums between the ends of a line, by the places of these, over all fillings with different
/// digits.
class SumsByEnds {
 public:
  SumsByEnds(const Supposition& supposition, std::span<const Cell> cells, const FindEnds& find_ends)
      : supposition_(supposition), cells_(cells), find_ends_(find_ends) {}

  /// Whether that came to an end.
  bool run() {
    fill({});
    return steps_ <= kMostSteps;
  }
  [[nodiscard]] const std::map<Ends, std::set<std::int64_t>>& sums() const { return sums_; }

 private:
  static constexpr int kMostSteps = 400'000;

  void fill(DigitSet used) {
    if (filling_.size() == cells_.size()) return note();
    (supposition_.left_in(cells_[filling_.size()]) - used).for_each([&](Digit digit) {
      if (++steps_ > kMostSteps) return;
      filling_.push_back(digit);
      DigitSet longer = used;
      longer.insert(digit);
      fill(longer);
      filling_.pop_back();
    });
  }
  void note() {
    const std::optional<Ends> ends = find_ends_(filling_);
    if (!ends) return;
    std::int64_t sum = 0;
    for (std::size_t i = ends->first + 1; i < ends->second; ++i)
      sum += supposition_.puzzle.symbols.value(filling_[i]);
    sums_[*ends].insert(sum);
  }

  const Supposition& supposition_;
  std::span<const Cell> cells_;
  const FindEnds& find_ends_;
  std::vector<Digit> filling_;
  std::map<Ends, std::set<std::int64_t>> sums_;
  int steps_ = 0;
};

}  // namespace

std::string never_between(const Supposition& supposition, std::span<const Cell> cells,
                          const FindEnds& find_ends, std::int64_t wanted, const std::string& ends) {
  constexpr std::size_t kMostPlaces = 3;
  SumsByEnds search(supposition, cells, find_ends);
  if (!search.run() || search.sums().empty()) return {};
  std::set<std::int64_t> all;
  for (const auto& [places, sums] : search.sums()) all.insert(sums.begin(), sums.end());
  if (all.count(wanted) != 0) return {};
  if (search.sums().size() > kMostPlaces) {
    const auto above = all.upper_bound(wanted);
    const std::string start = "wherever " + ends + " are, ";
    if (*all.begin() == 0 && above != all.end() && *std::prev(above) == 0)
      return start + "nothing lies between them, or at least " + std::to_string(*above);
    return start + "what lies between them makes " + beside(all, wanted);
  }
  std::vector<std::string> parts;
  for (const auto& [places, sums] : search.sums()) {
    const bool touch = places.first + 1 == places.second;
    parts.push_back(supposition.puzzle.board->name(cells[places.first]) + " and " +
                    supposition.puzzle.board->name(cells[places.second]) + ", with " +
                    (touch ? "nothing" : beside(sums, wanted)) +
                    (parts.empty() ? " between them" : ""));
  }
  // Not "or in": that would leave open how many of the cells are meant.
  std::string text = ends + " could only be in " + parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) text += ", or " + parts[i];
  return text;
}

}  // namespace omnidoku::constraints
