// SPDX-License-Identifier: MIT
#include "logic/unique/rectangles.h"

#include <algorithm>
#include <bit>

#include "logic/unique/exchange.h"

namespace omnidoku::logic {

namespace {

/// For one cell: which of its houses each other cell lies in, as bits over houses_of(cell).
class SharedHouseSets {
 public:
  explicit SharedHouseSets(const Structure& structure)
      : structure_(structure), shared_(static_cast<std::size_t>(structure.num_cells())) {}

  void look_from(Cell cell) {
    std::fill(shared_.begin(), shared_.end(), 0);
    all_ = 0;
    std::uint64_t bit = 1;
    for (const HousePlace at : structure_.houses_of(cell)) {
      all_ |= bit;
      for (const Cell other : structure_.house(at.house).cells) shared_[other.index()] |= bit;
      bit <<= 1U;
    }
  }
  /// Whether each house of the cell looked from has exactly one of the two.
  [[nodiscard]] bool share_out(Cell one, Cell other) const {
    const std::uint64_t a = shared_[one.index()];
    const std::uint64_t b = shared_[other.index()];
    return (a & b) == 0 && (a | b) == all_;
  }

 private:
  const Structure& structure_;
  std::vector<std::uint64_t> shared_;
  std::uint64_t all_ = 0;
};

DigitSet digits_of(const Position& position, Cell cell) {
  const auto value = position.board().value(cell);
  return value ? DigitSet::single(*value) : position.candidates(cell);
}

}  // namespace

Rectangles::Rectangles(const Structure& structure) {
  const auto& rules = structure.table<ExchangeRules>();
  SharedHouseSets shared(structure);
  for (int i = 0; i < structure.num_cells(); ++i) {
    const Cell a(i);
    if (rules.is_fixed(a) || structure.houses_of(a).size() > 64) continue;
    shared.look_from(a);
    // Each rectangle is found from its first corner, its neighbours in cell order.
    for (const Cell b : structure.peer_list(a)) {
      if (b < a || rules.is_fixed(b)) continue;
      for (const Cell d : structure.peer_list(a)) {
        if (d <= b || rules.is_fixed(d) || !shared.share_out(b, d)) continue;
        for (const Cell c : structure.peer_list(b)) {
          if (c <= a || rules.is_fixed(c) || !structure.sees(c, d) || structure.sees(a, c))
            continue;
          const std::array<Cell, 2> one = {a, c};
          const std::array<Cell, 2> other = {b, d};
          if (rules.balanced(one, other)) all_.push_back({a, b, c, d});
        }
      }
    }
  }
}

LiveRectangles::LiveRectangles(const Position& position) {
  const CandidateBoard& board = position.board();
  for (const Corners& corners : position.structure().table<Rectangles>().all()) {
    std::array<DigitSet, 4> digits;
    bool some_placed = false;
    for (std::size_t i = 0; i < 4; ++i) {
      digits[i] = digits_of(position, corners[i]);
      some_placed = some_placed || board.is_placed(corners[i]);
    }
    std::vector<DigitSet> pairs;
    const auto propose = [&](DigitSet pair) {
      if (std::find(pairs.begin(), pairs.end(), pair) == pairs.end()) pairs.push_back(pair);
    };
    for (std::size_t i = 0; i < 4; ++i) {
      if (digits[i].size() == 2) propose(digits[i]);
      if (!board.is_placed(corners[i])) continue;
      // The neighbours of a placed corner hold the other digit of the pair.
      (digits[(i + 1) % 4] & digits[(i + 3) % 4]).for_each([&](Digit digit) {
        propose(digits[i] | DigitSet::single(digit));
      });
    }
    for (const DigitSet pair : pairs) add(position, corners, pair);
  }
}

void LiveRectangles::add(const Position& position, const Corners& corners, DigitSet pair) {
  const auto& rules = position.structure().table<ExchangeRules>();
  LiveRectangle live{.corners = corners, .pair = pair};
  std::array<DigitSet, 4> held;
  for (std::size_t i = 0; i < 4; ++i) {
    if (!rules.allowed(corners[i]).contains_all(pair)) return;
    const DigitSet digits = digits_of(position, corners[i]);
    held[i] = digits & pair;
    if (held[i] != digits) live.extra |= static_cast<std::uint8_t>(1U << i);
    if (position.board().is_placed(corners[i])) live.placed |= static_cast<std::uint8_t>(1U << i);
  }
  // A placed corner with another digit has ended the matter, and so has a corner without the digit
  // that it would have to hold.
  if ((live.extra & live.placed) != 0 || live.extra == 0 || live.extra == 15) return;
  const DigitSet even = held[0] & held[2];
  const DigitSet odd = held[1] & held[3];
  if (even.empty() || odd.empty() || (even == odd && even.size() == 1)) return;
  all_.push_back(live);
}

}  // namespace omnidoku::logic
