// SPDX-License-Identifier: MIT
#include "logic/chains/net.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "base/bits.h"
#include "base/check.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

using model::Premise;

namespace {

void add_once(std::vector<Premise>& premises, const Premise& premise) {
  if (std::find(premises.begin(), premises.end(), premise) == premises.end()) {
    premises.push_back(premise);
  }
}

}  // namespace

Net::Net(const Position& position, NetMode mode)
    : structure_(position.structure()),
      board_(position.board()),
      exclusions_(position.table<Exclusions>()),
      mode_(mode),
      values_rise_(
          std::is_sorted(structure_.problem().values.begin(), structure_.problem().values.end())),
      position_(2 * exclusions_.size(), kNowhere),
      off_(exclusions_.num_words(), 0),
      sum_waits_(structure_.sums().size(), false),
      asked_(2 * exclusions_.size(), 0) {
  for (int cell = 0; cell < structure_.num_cells(); ++cell) {
    left_.push_back(board_.candidates(Cell(cell)).mask());
  }
  for (std::size_t h = 0; h < structure_.houses().size(); ++h) {
    for (int d = 0; d < structure_.num_digits(); ++d) {
      places_.push_back(board_.places(h, Digit(d)));
    }
  }
}

bool Net::fail(Conflict::Kind kind, std::uint32_t index, Digit digit) {
  conflict_ = {.kind = kind, .index = index, .digit = digit};
  return false;
}

bool Net::push(Literal literal, Reason reason) {
  if (holds(literal)) return true;
  ++work_;
  position_[literal] = static_cast<std::uint32_t>(trail_.size());
  trail_.push_back({literal, reason});
  const std::size_t candidate = candidate_of(literal);
  if (!is_on(literal)) off_[candidate / 64] |= std::uint64_t{1} << (candidate % 64);
  if (!holds(opposite(literal))) return true;
  return fail(Conflict::Kind::both, static_cast<std::uint32_t>(candidate));
}

bool Net::assume(Literal literal) { return push(literal, {Reason::Kind::assumed, 0}) && follow(); }

bool Net::prove(Literal literal, const Evidence& inner) {
  Proof proof{.causes = {}, .premises = inner.premises};
  for (const Entry& entry : inner.entries) {
    // What still holds was known before the inner assumption.
    if (holds(entry.literal)) proof.causes.push_back(entry.literal);
  }
  proofs_.push_back(std::move(proof));
  return push(literal, {Reason::Kind::proven, static_cast<std::uint32_t>(proofs_.size() - 1)}) &&
         follow();
}

void Net::take_back(std::size_t depth) {
  while (trail_.size() > depth) {
    const Literal literal = trail_.back().literal;
    const std::size_t candidate = candidate_of(literal);
    position_[literal] = kNowhere;
    if (!is_on(literal)) {
      off_[candidate / 64] &= ~(std::uint64_t{1} << (candidate % 64));
      if (trail_.size() <= followed_) {
        const auto [cell, digit] = exclusions_.candidate(candidate);
        left_[cell.index()] |= std::uint64_t{1} << digit.index();
        for (const HousePlace at : structure_.houses_of(cell)) {
          places_[at.house * static_cast<std::size_t>(structure_.num_digits()) + digit.index()] |=
              PlaceMask{1} << at.place;
        }
      }
    }
    if (trail_.back().reason.kind == Reason::Kind::proven) proofs_.pop_back();
    trail_.pop_back();
  }
  followed_ = std::min(followed_, depth);
  for (const std::uint32_t sum : waiting_sums_) sum_waits_[sum] = false;
  waiting_sums_.clear();
  conflict_ = {};
}

bool Net::follow() {
  while (true) {
    while (followed_ < trail_.size()) {
      const Literal literal = trail_[followed_++].literal;
      const std::size_t candidate = candidate_of(literal);
      if (!is_on(literal)) {
        if (!follow_off(exclusions_.candidate(candidate))) return false;
        continue;
      }
      const Candidate self = exclusions_.candidate(candidate);
      const std::span<const std::uint64_t> row = exclusions_.row(candidate);
      const Reason reason{Reason::Kind::excluded, static_cast<std::uint32_t>(candidate)};
      work_ += row.size();
      bool possible = true;
      for (std::size_t w = 0; w < row.size() && possible; ++w) {
        base::for_each_bit(row[w] & ~off_[w], [&](int bit) {
          const std::size_t other = w * 64 + static_cast<std::size_t>(bit);
          if (!possible) return;
          if (mode_ == NetMode::digit && exclusions_.candidate(other).digit != self.digit) return;
          possible = push(literal_of(other, false), reason);
        });
      }
      if (!possible) return false;
    }
    if (!follow_sums()) return false;
    if (followed_ == trail_.size()) return true;
  }
}

bool Net::follow_off(Candidate candidate) {
  const auto [cell, digit] = candidate;
  // All the books are brought up to date before anything is concluded, for take_back().
  std::uint64_t& left = left_[cell.index()];
  left &= ~(std::uint64_t{1} << digit.index());
  const auto digits = static_cast<std::size_t>(structure_.num_digits());
  for (const HousePlace at : structure_.houses_of(cell)) {
    places_[at.house * digits + digit.index()] &= ~(PlaceMask{1} << at.place);
  }
  if (mode_ != NetMode::digit) {
    if (left == 0 && mode_ == NetMode::full) {
      return fail(Conflict::Kind::cell, static_cast<std::uint32_t>(cell.index()));
    }
    if (std::has_single_bit(left) &&
        (mode_ == NetMode::full || board_.candidates(cell).size() == 2)) {
      const std::uint32_t last =
          exclusions_.index(structure_.id({cell, Digit(std::countr_zero(left))}));
      if (!push(literal_of(last, true),
                {Reason::Kind::cell, static_cast<std::uint32_t>(cell.index())})) {
        return false;
      }
    }
  }
  for (const HousePlace at : structure_.houses_of(cell)) {
    const HouseInfo& house = structure_.house(at.house);
    if (!house.full) continue;
    const PlaceMask places = places_[at.house * digits + digit.index()];
    if (places == 0 && mode_ != NetMode::chain) {
      return fail(Conflict::Kind::house, at.house, digit);
    }
    if (!std::has_single_bit(places)) continue;
    if (mode_ == NetMode::chain && std::popcount(board_.places(at.house, digit)) != 2) continue;
    const Cell last = house.cells[static_cast<std::size_t>(std::countr_zero(places))];
    if (!push(literal_of(exclusions_.index(structure_.id({last, digit})), true),
              {Reason::Kind::house, at.house})) {
      return false;
    }
  }
  if (mode_ == NetMode::full) {
    for (const std::uint32_t sum : structure_.sums_of(cell)) {
      if (sum_waits_[sum]) continue;
      sum_waits_[sum] = true;
      waiting_sums_.push_back(sum);
    }
  }
  return true;
}

bool Net::follow_sums() {
  while (!waiting_sums_.empty() && followed_ == trail_.size()) {
    const std::uint32_t sum = waiting_sums_.back();
    waiting_sums_.pop_back();
    sum_waits_[sum] = false;
    if (!follow_sum(sum)) return false;
  }
  return true;
}

bool Net::follow_sum(std::uint32_t index) {
  const SumInfo& sum = structure_.sums()[index];
  sum_work_ += sum.cells.size();
  const std::vector<std::int64_t>& values = structure_.problem().values;
  const auto digits_of = [this](Cell cell) {
    const std::optional<Digit> value = board_.value(cell);
    return value ? DigitSet::single(*value) : left_in(cell);
  };
  const auto range = [&](std::size_t i) {
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    const auto include = [&](Digit digit) {
      const std::int64_t value = sum.coefficients[i] * values[digit.index()];
      least = std::min(least, value);
      most = std::max(most, value);
    };
    const DigitSet digits = digits_of(sum.cells[i]);
    if (values_rise_ && !digits.empty()) {
      include(digits.first());
      include(Digit(std::bit_width(digits.mask()) - 1));
    } else {
      digits.for_each(include);
    }
    return std::pair(least, most);
  };
  std::int64_t low = 0;
  std::int64_t high = 0;
  ranges_.clear();
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    ranges_.push_back(range(i));
    low += ranges_.back().first;
    high += ranges_.back().second;
  }
  const bool equal = sum.relation == model::LinearSum::Relation::equal;
  if (low > sum.total || (equal && high < sum.total)) return fail(Conflict::Kind::sum, index);
  bool possible = true;
  for (std::size_t i = 0; i < sum.cells.size() && possible; ++i) {
    const Cell cell = sum.cells[i];
    if (board_.is_placed(cell)) continue;
    const auto [least, most] = ranges_[i];
    const std::int64_t rest_low = low - least;
    const std::int64_t rest_high = high - most;
    if (rest_low + most <= sum.total && (!equal || rest_high + least >= sum.total)) continue;
    left_in(cell).for_each([&](Digit digit) {
      const std::int64_t value = sum.coefficients[i] * values[digit.index()];
      if (rest_low + value <= sum.total && (!equal || rest_high + value >= sum.total)) return;
      const std::uint32_t candidate = exclusions_.index(structure_.id({cell, digit}));
      possible = possible && push(literal_of(candidate, false), {Reason::Kind::sum, index});
    });
  }
  return possible;
}

void Net::need(Literal literal) {
  if (asked_[literal] == round_) return;
  asked_[literal] = round_;
  needed_.push_back(position_[literal]);
  std::push_heap(needed_.begin(), needed_.end());
}

void Net::need_sum(std::uint32_t sum, std::size_t before) {
  for (const Cell cell : structure_.sums()[sum].cells) {
    board_.candidates(cell).for_each([&](Digit digit) {
      const Literal off = literal_of(exclusions_.index(structure_.id({cell, digit})), false);
      if (position_[off] < before) need(off);
    });
  }
}

void Net::need_reason(const Entry& entry, Evidence& evidence) {
  const Candidate self = exclusions_.candidate(candidate_of(entry.literal));
  switch (entry.reason.kind) {
    case Reason::Kind::assumed: return;
    case Reason::Kind::excluded: need(literal_of(entry.reason.index, true)); return;
    case Reason::Kind::cell:
      board_.candidates(self.cell).for_each([&](Digit digit) {
        if (digit == self.digit) return;
        need(literal_of(exclusions_.index(structure_.id({self.cell, digit})), false));
      });
      add_once(evidence.premises, cell_premise(self.cell));
      return;
    case Reason::Kind::house: {
      const HouseInfo& house = structure_.house(entry.reason.index);
      base::for_each_bit(board_.places(entry.reason.index, self.digit), [&](int place) {
        const Cell cell = house.cells[static_cast<std::size_t>(place)];
        if (cell == self.cell) return;
        need(literal_of(exclusions_.index(structure_.id({cell, self.digit})), false));
      });
      add_once(evidence.premises, house_premise(house.primitive, self.digit));
      return;
    }
    case Reason::Kind::sum:
      need_sum(entry.reason.index, position_[entry.literal]);
      add_once(evidence.premises, sum_premise(structure_.sums()[entry.reason.index].primitive));
      return;
    case Reason::Kind::proven: {
      const Proof& proof = proofs_[entry.reason.index];
      for (const Literal cause : proof.causes) need(cause);
      for (const Premise& premise : proof.premises) add_once(evidence.premises, premise);
      return;
    }
  }
}

Net::Evidence Net::collect(Evidence evidence) {
  while (!needed_.empty()) {
    std::pop_heap(needed_.begin(), needed_.end());
    const Entry entry = trail_[needed_.back()];
    needed_.pop_back();
    evidence.entries.push_back(entry);
    need_reason(entry, evidence);
  }
  std::reverse(evidence.entries.begin(), evidence.entries.end());
  return evidence;
}

Net::Evidence Net::why_conflict() {
  ++round_;
  Evidence evidence;
  switch (conflict_.kind) {
    case Conflict::Kind::none: break;
    case Conflict::Kind::both:
      need(literal_of(conflict_.index, true));
      need(literal_of(conflict_.index, false));
      break;
    case Conflict::Kind::cell: {
      const Cell cell(static_cast<std::size_t>(conflict_.index));
      board_.candidates(cell).for_each([&](Digit digit) {
        need(literal_of(exclusions_.index(structure_.id({cell, digit})), false));
      });
      add_once(evidence.premises, cell_premise(cell));
      break;
    }
    case Conflict::Kind::house: {
      const HouseInfo& house = structure_.house(conflict_.index);
      base::for_each_bit(board_.places(conflict_.index, conflict_.digit), [&](int place) {
        const Cell cell = house.cells[static_cast<std::size_t>(place)];
        need(literal_of(exclusions_.index(structure_.id({cell, conflict_.digit})), false));
      });
      add_once(evidence.premises, house_premise(house.primitive, conflict_.digit));
      break;
    }
    case Conflict::Kind::sum:
      need_sum(conflict_.index, trail_.size());
      add_once(evidence.premises, sum_premise(structure_.sums()[conflict_.index].primitive));
      break;
  }
  return collect(std::move(evidence));
}

Net::Evidence Net::why(Literal literal) {
  OMNIDOKU_ASSERT(holds(literal));
  ++round_;
  need(literal);
  return collect({});
}

}  // namespace omnidoku::logic
