// SPDX-License-Identifier: MIT
#include "classic/removal.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "base/check.h"

namespace omnidoku::classic {
namespace {

/// Of swaps, sets with more cells hardly decide anything.
constexpr int kMostCellsOfSwap = 12;
constexpr std::uint64_t kRest = 0x1FFFF;  ///< the bits of cells from 64 on

template <class Use>
void for_each_bit(std::uint64_t bits, const Use& use) {
  for (; bits != 0; bits &= bits - 1) use(static_cast<std::size_t>(std::countr_zero(bits)));
}

/// Calls use(cell) in reading order.
template <class Use>
void for_each_cell(const CellSet& set, const Use& use) {
  for_each_bit(set.first, use);
  for_each_bit(set.rest, [&use](std::size_t i) { use(64 + i); });
}

/// Where eight digits differ, a bit for each.
std::uint64_t difference_of_eight(const std::uint8_t* one, const std::uint8_t* other) {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  std::memcpy(&a, one, sizeof a);
  std::memcpy(&b, other, sizeof b);
  // The top bit of a byte where it is not 0; digits need no more than four bits.
  const std::uint64_t differ = ((a ^ b) + 0x7F7F'7F7F'7F7F'7F7F) & 0x8080'8080'8080'8080;
  return (differ >> 7) * 0x0102'0408'1020'4080 >> 56;
}

CellSet difference(const Solution9& one, const Solution9& other) {
  CellSet set;
  for (std::size_t i = 0; i < 64; i += 8) {
    set.first |= difference_of_eight(&one[i], &other[i]) << i;
  }
  for (std::size_t i = 64; i < 80; i += 8) {
    set.rest |= difference_of_eight(&one[i], &other[i]) << (i - 64);
  }
  set.rest |= std::uint64_t{one[80] != other[80]} << 16;
  return set;
}

}  // namespace

void Removal::begin(const Solution9& grid, const RemovalOrder& order) {
  grid_ = grid;
  order_ = order;
  for (std::size_t t = 0; t < kNumCells; ++t) turn_of_[order[t]] = static_cast<std::uint8_t>(t);
  put_planes(grid.data(), digits_);
  turns_ = {};
  num_sets_ = 0;
  stage_ = 0;
  shared_ = {};
  decided_ = {};
  add_swaps_of_lines();
  add_swaps_of_digits();
}

void Removal::begin_again(const RemovalOrder& order) {
  const bool shares =
      done() && std::equal(order.begin(), order.begin() + kSharedTurns, order_.begin());
  const std::size_t first = shares ? kSharedTurns : 0;
  std::array<Sets, kNumCells> having;  // NOLINT(*-member-init): by cell, those that are read
  for (std::size_t t = first; t < kNumCells; ++t) having[order_[t]] = turns_[t].having;
  order_ = order;
  for (std::size_t t = first; t < kNumCells; ++t) {
    turn_of_[order[t]] = static_cast<std::uint8_t>(t);
    turns_[t].having = having[order[t]];
  }
  Sets later{};
  for (std::size_t t = kNumCells; t-- > first;) {
    Turn& turn = turns_[t];
    for (std::size_t w = 0; w < kWords; ++w) {
      turn.ending[w] = turn.having[w] & ~later[w];
      later[w] |= turn.having[w];
    }
  }
  if (!shares) shared_ = {};
  decided_ = shared_;
  stage_ = shares ? 1 : 0;
}

void Removal::add_swaps_of_lines() {
  // Two rows of a band, or two columns of a stack: from a cell of the first to the other one in its
  // column, to the same digit in the first, and so on until it closes. What was passed can be
  // exchanged.
  for (const bool is_row : {true, false}) {
    const std::size_t line_step = is_row ? 9 : 1;
    const std::size_t step = is_row ? 1 : 9;
    for (std::size_t chute = 0; chute < 3; ++chute) {
      std::array<std::array<std::uint8_t, 10>, 3> place{};  // of a digit in a line
      for (std::size_t line = 0; line < 3; ++line) {
        const std::size_t first = (3 * chute + line) * line_step;
        for (std::size_t i = 0; i < 9; ++i) {
          place[line][grid_[first + i * step]] = static_cast<std::uint8_t>(i);
        }
      }
      for (const auto& [a, b] : {std::pair{0U, 1U}, std::pair{0U, 2U}, std::pair{1U, 2U}}) {
        const std::size_t first_a = (3 * chute + a) * line_step;
        const std::size_t first_b = (3 * chute + b) * line_step;
        unsigned left = kAllDigits;
        while (left != 0) {
          const auto start = static_cast<std::size_t>(std::countr_zero(left));
          CellSet set;
          int num_cells = 0;
          std::size_t i = start;
          do {
            left &= ~(1U << i);
            set.add(first_a + i * step);
            set.add(first_b + i * step);
            num_cells += 2;
            i = place[a][grid_[first_b + i * step]];
          } while (i != start);
          if (num_cells <= kMostCellsOfSwap) add(set);
        }
      }
    }
  }
}

void Removal::add_swaps_of_digits() {
  std::array<std::array<std::uint8_t, 9>, 10> column{};      // of a digit in a row
  std::array<std::array<std::uint8_t, 9>, 10> row{};         // in a column
  std::array<std::array<std::uint8_t, 9>, 10> row_in_box{};  // in a box
  for (std::size_t i = 0; i < kNumCells; ++i) {
    const std::size_t digit = grid_[i];
    column[digit][i / 9] = static_cast<std::uint8_t>(i % 9);
    row[digit][i % 9] = static_cast<std::uint8_t>(i / 9);
    row_in_box[digit][i / 27 * 3 + i % 9 / 3] = static_cast<std::uint8_t>(i / 9);
  }
  for (std::size_t a = 1; a <= 9; ++a) {
    for (std::size_t b = a + 1; b <= 9; ++b) {
      // The two cells of a row belong together, and so do rows with one of them in the same column
      // or box.
      std::array<unsigned, 9> linked{};
      for (unsigned r = 0; r < 9; ++r) {
        const std::size_t c = column[a][r];
        for (const unsigned other : {row[b][c], row_in_box[b][r / 3 * 3 + c / 3]}) {
          linked[r] |= 1U << other;
          linked[other] |= 1U << r;
        }
      }
      unsigned left = kAllDigits;
      while (left != 0) {
        unsigned part = left & (~left + 1);
        for (unsigned open = part; open != 0;) {
          const unsigned more = linked[static_cast<std::size_t>(std::countr_zero(open))] & ~part;
          open = (open & (open - 1)) | more;
          part |= more;
        }
        left &= ~part;
        if (2 * std::popcount(part) > kMostCellsOfSwap) continue;
        CellSet set;
        for_each_bit(part, [&](std::size_t r) {
          set.add(9 * r + column[a][r]);
          set.add(9 * r + column[b][r]);
        });
        add(set);
      }
    }
  }
}

void Removal::add(const CellSet& set) {
  const std::size_t number = num_sets_ < kMostSets ? num_sets_++ : forget_one();
  const std::size_t word = number / 64;
  const std::uint64_t bit = std::uint64_t{1} << (number % 64);
  std::size_t last = 0;
  for_each_cell(set, [&](std::size_t cell) {
    const std::size_t turn = turn_of_[cell];
    turns_[turn].having[word] |= bit;
    last = std::max(last, turn);
  });
  turns_[last].ending[word] |= bit;
}

std::size_t Removal::forget_one() {
  // Best one that has a given among what all orders share, then one that has a given already. Else
  // one by which no cell stays: then what the sets decide is the same without it, so that each new
  // set still brings the pass further, to where the first turn that changes is one more that stays.
  Sets needed{};
  Decisions decisions = decided_;
  while (decisions.turns < kStages[stage_]) {
    const Turn& turn = turns_[decisions.turns];
    for (std::size_t w = 0; w < kWords; ++w) {
      const std::uint64_t open = turn.ending[w] & ~decisions.hit[w];
      if (open == 0) continue;
      needed[w] |= open & (~open + 1);
      break;
    }
    decide(decisions, decisions.turns + 1);
  }
  const auto first_of = [](const auto& word_of) {
    for (std::size_t w = 0; w < kWords; ++w) {
      if (const std::uint64_t word = word_of(w); word != 0) {
        return 64 * w + static_cast<std::size_t>(std::countr_zero(word));
      }
    }
    return kMostSets;
  };
  std::size_t number = first_of([this](std::size_t w) { return shared_.hit[w]; });
  if (number == kMostSets) number = first_of([this](std::size_t w) { return decided_.hit[w]; });
  if (number == kMostSets) number = first_of([&needed](std::size_t w) { return ~needed[w]; });
  OMNIDOKU_CHECK(number < kMostSets);
  const std::size_t word = number / 64;
  const std::uint64_t others = ~(std::uint64_t{1} << (number % 64));
  for (Turn& turn : turns_) {
    turn.having[word] &= others;
    turn.ending[word] &= others;
  }
  shared_.hit[word] &= others;
  decided_.hit[word] &= others;
  return number;
}

void Removal::decide(Decisions& decisions, std::size_t end) const {
  Sets hit = decisions.hit;
  for (std::size_t t = decisions.turns; t < end; ++t) {
    const Turn& turn = turns_[t];
    std::uint64_t open = 0;
    for (std::size_t w = 0; w < kWords; ++w) open |= turn.ending[w] & ~hit[w];
    if (open == 0) continue;
    decisions.givens.add(order_[t]);
    for (std::size_t w = 0; w < kWords; ++w) hit[w] |= turn.having[w];
  }
  decisions.hit = hit;
  decisions.turns = end;
}

void Removal::next_question(DigitPlanes& puzzle) {
  Decisions decisions = decided_;
  const std::size_t end = kStages[stage_];
  decide(decisions, end);
  CellSet givens = decisions.givens;
  for (std::size_t t = end; t < kNumCells; ++t) givens.add(order_[t]);
  for (std::size_t d = 0; d < 9; ++d) puzzle.words[d] = digits_.words[d] | ~givens.first;
  const std::uint64_t open = ~givens.rest & kRest;
  const std::uint64_t open_of_three = open | open << 17 | open << 34;
  for (std::size_t g = 9; g < 12; ++g) puzzle.words[g] = digits_.words[g] | open_of_three;
}

void Removal::answer_unique() {
  decide(decided_, kStages[stage_]);
  if (stage_ == 0) shared_ = decided_;
  ++stage_;
}

void Removal::answer_several(const Solution9& one, const Solution9& other) {
  add_difference(one);
  add_difference(other);
}

void Removal::add_difference(const Solution9& other) {
  const CellSet set = difference(grid_, other);
  if (set != CellSet{}) add(set);
}

}  // namespace omnidoku::classic
