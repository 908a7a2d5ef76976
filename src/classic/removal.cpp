// SPDX-License-Identifier: MIT
#include "classic/removal.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "base/bits.h"
#include "base/check.h"

namespace omnidoku::classic {
namespace {

/// Of swaps, sets with more cells hardly decide anything.
constexpr int kMostCellsOfSwap = 12;
constexpr std::uint64_t kRest = 0x1FFFF;  ///< the bits of cells from 64 on

/// Calls use(cell) in reading order.
template <class Use>
void for_each_cell(const CellSet& set, const Use& use) {
  base::for_each_bit(set.first, [&use](int i) { use(static_cast<std::size_t>(i)); });
  base::for_each_bit(set.rest, [&use](int i) { use(64 + static_cast<std::size_t>(i)); });
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
  first_turns_ = {};
  num_sets_ = 0;
  num_parts_ = 1;
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
  for (std::size_t part = 0; part < num_parts_; ++part) {
    Turns& turns = turns_of(part);
    std::array<Sets, kNumCells> having;  // NOLINT(*-member-init): by cell, those that are read
    for (std::size_t t = first; t < kNumCells; ++t) having[order_[t]] = turns[t].having;
    Sets later{};
    for (std::size_t t = kNumCells; t-- > first;) {
      Turn& turn = turns[t];
      turn.having = having[order[t]];
      for (std::size_t w = 0; w < kWords; ++w) {
        turn.ending[w] = turn.having[w] & ~later[w];
        later[w] |= turn.having[w];
      }
    }
  }
  order_ = order;
  for (std::size_t t = first; t < kNumCells; ++t) turn_of_[order[t]] = static_cast<std::uint8_t>(t);
  if (!shares) shared_ = {};
  decided_ = shared_;
  stage_ = shares ? 1 : 0;
}

void Removal::prefetch() const {
  constexpr std::size_t kLine = 64;
  const auto* const memory = reinterpret_cast<const char*>(this);
  for (std::size_t i = 0; i < sizeof *this; i += kLine) __builtin_prefetch(memory + i, 1);
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
      for (std::size_t r = 0; r < 9; ++r) {
        const std::size_t c = column[a][r];
        for (const std::size_t other : {row[b][c], row_in_box[b][r / 3 * 3 + c / 3]}) {
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
        base::for_each_bit(part, [&](int number) {
          const auto r = static_cast<std::size_t>(number);
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
  const std::size_t part = number / kSetsOfPart;
  if (part == num_parts_) begin_part();
  const std::size_t word = number % kSetsOfPart / 64;
  const std::uint64_t bit = std::uint64_t{1} << (number % 64);
  Turns& turns = turns_of(part);
  std::size_t last = 0;
  for_each_cell(set, [&](std::size_t cell) {
    const std::size_t turn = turn_of_[cell];
    turns[turn].having[word] |= bit;
    last = std::max(last, turn);
  });
  turns[last].ending[word] |= bit;
}

void Removal::begin_part() {
  ++num_parts_;
  if (second_turns_ == nullptr) second_turns_ = std::make_unique<Turns>();
  *second_turns_ = {};
}

std::size_t Removal::forget_one() {
  // Best one that has a given among what all orders share, then one that has a given already. Else
  // one by which no cell stays: then what the sets decide is the same without it, so that each new
  // set still brings the pass further, to where the first turn that changes is one more that stays.
  std::array<Sets, kParts> spare{};
  for (Sets& part : spare) part.fill(~std::uint64_t{0});
  Decisions decisions = decided_;
  for (std::size_t t = decided_.turns; t < kStages[stage_]; ++t) {
    const std::size_t number = first_open(decisions, t);
    if (number < kMostSets) {
      spare[number / kSetsOfPart][number % kSetsOfPart / 64] &=
          ~(std::uint64_t{1} << (number % 64));
    }
    decide(decisions, t + 1);
  }
  for (const auto* sets : {&shared_.hit, &decided_.hit, &spare}) {
    for (std::size_t number = 0; number < kMostSets; ++number) {
      const std::size_t part = number / kSetsOfPart;
      const std::size_t word = number % kSetsOfPart / 64;
      const std::uint64_t bit = std::uint64_t{1} << (number % 64);
      if (((*sets)[part][word] & bit) == 0) continue;
      for (Turn& turn : turns_of(part)) {
        turn.having[word] &= ~bit;
        turn.ending[word] &= ~bit;
      }
      shared_.hit[part][word] &= ~bit;
      decided_.hit[part][word] &= ~bit;
      return number;
    }
  }
  OMNIDOKU_CHECK(false);  // more sets than turns at which one can be needed
  return 0;
}

std::size_t Removal::first_open(const Decisions& decisions, std::size_t turn) const {
  for (std::size_t part = 0; part < num_parts_; ++part) {
    for (std::size_t w = 0; w < kWords; ++w) {
      const std::uint64_t open = turns_of(part)[turn].ending[w] & ~decisions.hit[part][w];
      if (open == 0) continue;
      return kSetsOfPart * part + 64 * w + static_cast<std::size_t>(std::countr_zero(open));
    }
  }
  return kMostSets;
}

template <std::size_t parts>
void Removal::decide_by(Decisions& decisions, std::size_t end) const {
  std::array<Sets, parts> hit;  // NOLINT(*-member-init): here, where it can stay in registers
  for (std::size_t part = 0; part < parts; ++part) hit[part] = decisions.hit[part];
  for (std::size_t t = decisions.turns; t < end; ++t) {
    std::uint64_t open = 0;
    for (std::size_t part = 0; part < parts; ++part) {
      const Sets& ending = turns_of(part)[t].ending;
      for (std::size_t w = 0; w < kWords; ++w) open |= ending[w] & ~hit[part][w];
    }
    if (open == 0) continue;
    decisions.givens.add(order_[t]);
    for (std::size_t part = 0; part < parts; ++part) {
      const Sets& having = turns_of(part)[t].having;
      for (std::size_t w = 0; w < kWords; ++w) hit[part][w] |= having[w];
    }
  }
  for (std::size_t part = 0; part < parts; ++part) decisions.hit[part] = hit[part];
  decisions.turns = end;
}

void Removal::decide(Decisions& decisions, std::size_t end) const {
  static_assert(kParts == 2);
  if (num_parts_ == 1) {
    decide_by<1>(decisions, end);
  } else {
    decide_by<2>(decisions, end);
  }
}

void Removal::next_question(DigitPlanes& puzzle) {
  asked_ = decided_;
  const std::size_t end = kStages[stage_];
  decide(asked_, end);
  CellSet givens = asked_.givens;
  for (std::size_t t = end; t < kNumCells; ++t) givens.add(order_[t]);
  for (std::size_t d = 0; d < 9; ++d) puzzle.words[d] = digits_.words[d] | ~givens.first;
  const std::uint64_t open = ~givens.rest & kRest;
  const std::uint64_t open_of_three = open | open << 17 | open << 34;
  for (std::size_t g = 9; g < 12; ++g) puzzle.words[g] = digits_.words[g] | open_of_three;
}

void Removal::answer_unique() {
  decided_ = asked_;
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
