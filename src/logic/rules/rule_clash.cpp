// SPDX-License-Identifier: MIT
#include "logic/rules/rule_clash.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "base/bits.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::Premise;

bool has_bit(std::span<const std::uint64_t> words, std::size_t bit) {
  return (words[bit / 64] >> (bit % 64) & 1U) != 0;
}

template <class T>
void add_once(std::vector<T>& all, const T& one) {
  if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

}  // namespace

RuleClash::RuleClash(const Position& position, WithSubsets subsets)
    : position_(position),
      structure_(position.structure()),
      board_(position.board()),
      exclusions_(position.table<Exclusions>()),
      shapes_(position.table<Shapes>()),
      digits_(static_cast<std::size_t>(structure_.num_digits())),
      on_at_(exclusions_.size(), kNowhere),
      off_at_(exclusions_.size(), kNowhere),
      off_(exclusions_.num_words(), 0),
      is_touched_(shapes_.all().size(), false),
      alive_(shapes_.all().size()),
      is_known_(shapes_.all().size(), false),
      excluded_(shapes_.all().size()),
      with_subsets_(subsets) {
  for (int cell = 0; cell < structure_.num_cells(); ++cell)
    left_.push_back(board_.candidates(Cell(cell)).mask());
  for (std::size_t h = 0; h < structure_.houses().size(); ++h) {
    for (int d = 0; d < structure_.num_digits(); ++d) places_.push_back(board_.places(h, Digit(d)));
  }
  for (const auto& shape : shapes_.all()) {
    std::vector<std::uint32_t>& numbers = numbers_.emplace_back();
    std::vector<Row>& rows = rows_.emplace_back();
    for (std::size_t place = 0; place < shape->cells().size(); ++place) {
      for (std::size_t d = 0; d < digits_; ++d) {
        numbers.push_back(exclusions_.index(structure_.id({shape->cells()[place], Digit(d)})));
        if (numbers.back() != Exclusions::kNone)
          rows.push_back({numbers.back(), shape->row(place, Digit(d))});
      }
    }
  }
}

std::uint32_t RuleClash::number(std::uint32_t shape, std::size_t place, std::size_t digit) const {
  return numbers_[shape][place * digits_ + digit];
}

void RuleClash::reset() {
  for (const Event& event : events_) {
    (event.is_on ? on_at_ : off_at_)[event.candidate] = kNowhere;
    if (event.is_on) continue;
    off_[event.candidate / 64] &= ~(std::uint64_t{1} << (event.candidate % 64));
    const auto [cell, digit] = exclusions_.candidate(event.candidate);
    left_[cell.index()] |= std::uint64_t{1} << digit.index();
    for (const HousePlace at : structure_.houses_of(cell))
      places_[at.house * digits_ + digit.index()] |= PlaceMask{1} << at.place;
  }
  events_.clear();
  concluded_from_ = 0;
  followed_ = 0;
  conflicts_.clear();
  for (const std::uint32_t shape : known_shapes_) is_known_[shape] = false;
  known_shapes_.clear();
  subsets_.clear();
  seen_by_subsets_ = 0;
  ran_dry_ = false;
}

bool RuleClash::turn(std::uint32_t candidate, bool is_on, Event::Kind kind, std::uint32_t index) {
  std::uint32_t& at = (is_on ? on_at_ : off_at_)[candidate];
  if (at != kNowhere) return false;
  at = static_cast<std::uint32_t>(events_.size());
  const bool is_told_with_last = (kind == Event::Kind::shape || kind == Event::Kind::subset) &&
                                 at > concluded_from_ && events_.back().kind == kind &&
                                 events_.back().index == index;
  events_.push_back(
      {candidate, is_on, kind, index, at, is_told_with_last ? events_.back().told_at : at});
  if (!is_on) off_[candidate / 64] |= std::uint64_t{1} << (candidate % 64);
  return true;
}

std::optional<ToldClash> RuleClash::refute(std::size_t candidate, int most_rounds,
                                           std::size_t most_told) {
  reset();
  turn(static_cast<std::uint32_t>(candidate), true, Event::Kind::supposed, 0);
  int round = 0;
  for (; round < most_rounds && followed_ < events_.size(); ++round) {
    touched_cells_.clear();
    touched_houses_.clear();
    for (const std::uint32_t shape : touched_shapes_) is_touched_[shape] = false;
    touched_shapes_.clear();
    exclude();
    find_conflicts();
    if (!conflicts_.empty()) {
      std::optional<ToldClash> best;
      for (const Conflict& conflict : conflicts_) {
        std::optional<ToldClash> clash = why(conflict, best ? best->parts.size() - 1 : most_told);
        if (clash) best = std::move(clash);
        if (best && best->parts.empty()) break;
      }
      return best;
    }
    if (round + 1 < most_rounds) conclude();
  }
  // After the last round nobody has asked what follows.
  ran_dry_ = round < most_rounds;
  return std::nullopt;
}

/// What the candidates that are true exclude, and the books of all that is false.
void RuleClash::exclude() {
  while (followed_ < events_.size()) {
    const Event event = events_[followed_++];
    if (!event.is_on) {
      note_off(event.candidate);
      continue;
    }
    const std::span<const std::uint64_t> row = exclusions_.row(event.candidate);
    for (std::size_t w = 0; w < row.size(); ++w) {
      base::for_each_bit(row[w] & ~off_[w], [&](int bit) {
        const auto other = static_cast<std::uint32_t>(w * 64 + static_cast<std::size_t>(bit));
        if (on_at_[other] != kNowhere) {
          conflicts_.push_back({ToldClash::End::both, other, Digit(0), event.candidate});
          return;
        }
        turn(other, false, Event::Kind::excluded, event.candidate);
      });
    }
  }
}

void RuleClash::note_off(std::uint32_t candidate) {
  const auto [cell, digit] = exclusions_.candidate(candidate);
  left_[cell.index()] &= ~(std::uint64_t{1} << digit.index());
  touched_cells_.push_back(cell);
  for (const HousePlace at : structure_.houses_of(cell)) {
    places_[at.house * digits_ + digit.index()] &= ~(PlaceMask{1} << at.place);
    if (structure_.house(at.house).full) touched_houses_.emplace_back(at.house, digit);
  }
  for (const Shapes::Place at : shapes_.shapes_of(cell)) {
    if (!is_known_[at.shape]) {
      is_known_[at.shape] = true;
      known_shapes_.push_back(at.shape);
      alive_[at.shape] = shapes_.shape(at.shape).all();
    }
    remove_from(alive_[at.shape], shapes_.shape(at.shape).row(at.place, digit));
    if (is_touched_[at.shape]) continue;
    is_touched_[at.shape] = true;
    touched_shapes_.push_back(at.shape);
  }
}

FillingBits RuleClash::alive(std::uint32_t index, std::uint32_t before) const {
  FillingBits bits = shapes_.shape(index).all();
  for (const Row& row : rows_[index]) {
    if (off_at_[row.candidate] < before) remove_from(bits, row.fillings);
  }
  return bits;
}

void RuleClash::find_conflicts() {
  const auto is_full = [&] { return conflicts_.size() >= kMostConflicts; };
  for (const std::uint32_t shape : touched_shapes_) {
    if (is_full()) return;
    if (is_empty(alive_[shape])) conflicts_.push_back({ToldClash::End::rule, shape, Digit(0), 0});
  }
  for (const Cell cell : touched_cells_) {
    if (is_full()) return;
    const auto index = static_cast<std::uint32_t>(cell.index());
    const bool is_known = !conflicts_.empty() && conflicts_.back().index == index &&
                          conflicts_.back().end == ToldClash::End::cell;
    if (left_[cell.index()] == 0 && !is_known)
      conflicts_.push_back({ToldClash::End::cell, index, Digit(0), 0});
  }
  for (const auto& [house, digit] : touched_houses_) {
    if (is_full()) return;
    if (places_[house * digits_ + digit.index()] == 0)
      conflicts_.push_back({ToldClash::End::house, house, digit, 0});
  }
}

/// The next round: digits and places that are the last, and what rules say by what is left of them.
void RuleClash::conclude() {
  const auto before = static_cast<std::uint32_t>(events_.size());
  concluded_from_ = before;
  for (const Cell cell : touched_cells_) {
    const std::uint64_t left = left_[cell.index()];
    if (!std::has_single_bit(left)) continue;
    turn(exclusions_.index(structure_.id({cell, Digit(std::countr_zero(left))})), true,
         Event::Kind::cell, static_cast<std::uint32_t>(cell.index()));
  }
  for (const auto& [house, digit] : touched_houses_) {
    const PlaceMask places = places_[house * digits_ + digit.index()];
    if (!std::has_single_bit(places)) continue;
    const Cell cell =
        structure_.house(house).cells[static_cast<std::size_t>(std::countr_zero(places))];
    turn(exclusions_.index(structure_.id({cell, digit})), true, Event::Kind::house, house);
  }
  for (const std::uint32_t shape : touched_shapes_) conclude_by_shape(shape, alive_[shape]);
  if (with_subsets_ == WithSubsets::yes && events_.size() == before) conclude_by_subsets();
  for (std::size_t i = before; i < events_.size(); ++i) events_[i].before = before;
}

void RuleClash::conclude_by_shape(std::uint32_t index, const FillingBits& alive) {
  const Shape& shape = shapes_.shape(index);
  const std::size_t left = size_of(alive);
  const auto take = [&](std::uint32_t candidate) {
    if (on_at_[candidate] == kNowhere) turn(candidate, false, Event::Kind::shape, index);
  };
  if (left == 1 && num_open(shape) <= kMostCellsOfWays) {
    for (const Row& row : rows_[index]) {
      if (intersect(row.fillings, alive)) turn(row.candidate, true, Event::Kind::shape, index);
    }
    return;
  }
  if (left > kMostCompared) {
    for (const Row& row : rows_[index]) {
      if (off_at_[row.candidate] == kNowhere && !intersect(row.fillings, alive))
        take(row.candidate);
    }
    return;
  }
  // What all of them exclude.
  common_.clear();
  bool is_first = true;
  for (std::size_t w = 0; w < alive.size(); ++w) {
    base::for_each_bit(alive[w], [&](int bit) {
      const std::span<const std::uint64_t> row =
          excluded(index, w * 64 + static_cast<std::size_t>(bit));
      if (is_first) {
        for (std::size_t i = 0; i < row.size(); ++i) {
          if ((row[i] & ~off_[i]) != 0) common_.push_back({i, row[i] & ~off_[i]});
        }
        is_first = false;
        return;
      }
      std::erase_if(common_, [row](CommonWord& one) { return (one.bits &= row[one.word]) == 0; });
    });
  }
  for (const CommonWord& one : common_) {
    base::for_each_bit(one.bits, [&](int bit) {
      take(static_cast<std::uint32_t>(one.word * 64 + static_cast<std::size_t>(bit)));
    });
  }
}

std::span<const std::uint64_t> RuleClash::excluded(std::uint32_t index, std::size_t filling) {
  const Shape& shape = shapes_.shape(index);
  Excluded& known = excluded_[index];
  const std::size_t words = off_.size();
  if (known.rows.empty()) {
    known.rows.assign(shape.num_fillings() * words, 0);
    known.is_known.assign(shape.num_fillings(), false);
  }
  const std::span<std::uint64_t> row(known.rows.data() + filling * words, words);
  if (!known.is_known[filling]) {
    known.is_known[filling] = true;
    for (std::size_t place = 0; place < shape.cells().size(); ++place) {
      const std::uint32_t candidate = number(index, place, shape.digit(filling, place).index());
      if (candidate != Exclusions::kNone) add_to(row, exclusions_.row(candidate));
    }
  }
  return row;
}

std::size_t RuleClash::num_open(const Shape& shape) const {
  return static_cast<std::size_t>(
      std::count_if(shape.cells().begin(), shape.cells().end(),
                    [&](Cell cell) { return !board_.is_placed(cell); }));
}

FillingBits RuleClash::killers(std::uint32_t index, std::uint32_t candidate) const {
  FillingBits bits(shapes_.shape(index).num_words(), 0);
  const std::span<const std::uint64_t> excluded = exclusions_.row(candidate);
  for (const Row& row : rows_[index]) {
    if (has_bit(excluded, row.candidate)) add_to(bits, row.fillings);
  }
  return bits;
}

FruitlessSuppositions::FalseSet RuleClash::made_false() const {
  FruitlessSuppositions::FalseSet set((structure_.num_candidates() + 63) / 64, 0);
  for (const Event& event : events_) {
    if (event.is_on) continue;
    const std::size_t id = structure_.id(exclusions_.candidate(event.candidate));
    set[id / 64] |= std::uint64_t{1} << (id % 64);
  }
  return set;
}

void RuleClash::need_off(std::uint32_t candidate) { need(off_at_[candidate]); }
void RuleClash::need_on(std::uint32_t candidate) { need(on_at_[candidate]); }

void RuleClash::need(std::uint32_t at) {
  needed_[at] = true;
  // What it will take to tell it.
  const Event* event = &events_[at];
  if (event->kind == Event::Kind::excluded) event = &events_[on_at_[event->index]];
  if (event->kind == Event::Kind::supposed || is_counted_[event->told_at]) return;
  is_counted_[event->told_at] = true;
  ++num_told_;
}

int RuleClash::distance(std::uint32_t candidate) const {
  const std::uint32_t at = off_at_[candidate];
  if (needed_[at]) return 0;
  const Event& event = events_[at];
  if (event.kind == Event::Kind::shape || event.kind == Event::Kind::subset) return 3;
  const std::uint32_t cause = on_at_[event.index];
  if (cause == 0 || needed_[cause]) return 0;
  return events_[cause].kind == Event::Kind::shape ? 2 : 1;
}

/// Needs as few and as near candidates that are false as leave none of these fillings.
void RuleClash::need_cover(std::uint32_t index, const FillingBits& dead, std::uint32_t before,
                           ToldClash::Part& part) {
  const Shape& shape = shapes_.shape(index);
  struct Choice {
    std::uint32_t candidate;
    std::span<const std::uint64_t> row;
    int distance;
    std::size_t most;  ///< fillings that it can have of what is left
  };
  const auto count = [](const Choice& choice, const FillingBits& fillings) {
    std::size_t total = 0;
    for (std::size_t w = 0; w < fillings.size(); ++w)
      total += static_cast<std::size_t>(std::popcount(fillings[w] & choice.row[w]));
    return total;
  };
  std::vector<Choice> choices;
  for (const Row& row : rows_[index]) {
    if (off_at_[row.candidate] >= before) continue;
    Choice choice{row.candidate, row.fillings, 0, 0};
    choice.most = count(choice, dead);
    if (choice.most == 0) continue;
    choice.distance = distance(row.candidate);
    choices.push_back(choice);
  }
  std::stable_sort(choices.begin(), choices.end(),
                   [](const Choice& a, const Choice& b) { return a.distance < b.distance; });
  std::vector<Choice> chosen;
  FillingBits rest = dead;
  while (!is_empty(rest)) {
    // The nearest that has some, and of those the one with the most.
    const Choice* best = nullptr;
    for (Choice& choice : choices) {
      if (best != nullptr && choice.distance > best->distance) break;
      if (choice.most <= (best == nullptr ? 0 : best->most)) continue;
      choice.most = count(choice, rest);
      if (choice.most > (best == nullptr ? 0 : best->most)) best = &choice;
    }
    if (best == nullptr) break;
    remove_from(rest, best->row);
    chosen.push_back(*best);
  }
  // Those that the others do for.
  FillingBits left;
  for (std::size_t i = chosen.size(); i-- > 0;) {
    left = dead;
    for (std::size_t j = 0; j < chosen.size(); ++j) {
      if (j != i) remove_from(left, chosen[j].row);
    }
    if (is_empty(left)) chosen.erase(chosen.begin() + static_cast<std::ptrdiff_t>(i));
  }
  part.num_fillings = shape.num_fillings();
  for (const Choice& choice : chosen) need_off(choice.candidate);
  // Of a cell that has a digit this is told, but for the one that is supposed.
  std::erase_if(chosen, [&](const Choice& choice) {
    const Event& event = events_[off_at_[choice.candidate]];
    const Candidate cause = exclusions_.candidate(event.index);
    if (event.kind != Event::Kind::excluded ||
        cause.cell != exclusions_.candidate(choice.candidate).cell)
      return false;
    if (on_at_[event.index] != 0) add_once(part.with, cause);
    return true;
  });
  part.lost = lost(index, [&](std::uint32_t candidate) {
    return std::any_of(chosen.begin(), chosen.end(),
                       [candidate](const Choice& choice) { return choice.candidate == candidate; });
  });
  for (const Choice& choice : chosen) {
    const Candidate candidate = exclusions_.candidate(choice.candidate);
    if (!part.lost.contains(candidate.digit)) part.without.push_back(candidate);
  }
  tell_last_digits(part);
}

void RuleClash::tell_last_digits(ToldClash::Part& part) const {
  part.last = last_candidates(position_, part.without);
  for (const Candidate last : part.last)
    std::erase_if(part.without, [last](Candidate one) { return one.cell == last.cell; });
}

/// The digits of which every place in a shape is gone.
template <class IsGone>
DigitSet RuleClash::lost(std::uint32_t index, const IsGone& is_gone) const {
  const Shape& shape = shapes_.shape(index);
  DigitSet digits;
  for (std::size_t d = 0; d < digits_; ++d) {
    bool is_lost = false;
    bool is_left = false;
    for (std::size_t place = 0; place < shape.cells().size(); ++place) {
      const bool is_here = is_gone(number(index, place, d));
      is_lost = is_lost || is_here;
      is_left = is_left || (!is_here && !is_empty(shape.row(place, Digit(d))));
    }
    if (is_lost && !is_left) digits.insert(Digit(d));
  }
  return digits;
}

void RuleClash::tell_rule(std::uint32_t index, ToldClash& clash) const {
  const Shape& shape = shapes_.shape(index);
  add_once(clash.premises, shape.premise());
  add_once(clash.rules, shape.primitive());
  const model::Origin origin = structure_.problem().primitives[shape.primitive()].origin;
  if (origin.kind != model::Origin::Kind::derived) return;
  const auto sums = structure_.sums();
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (sums[i].primitive != shape.primitive()) continue;
    const bool is_known = std::any_of(clash.derived.begin(), clash.derived.end(),
                                      [i](const ToldClash::Derived& one) { return one.sum == i; });
    if (!is_known) clash.derived.push_back({i, open_part(position_, i)});
  }
}

/// What one rule takes in one round: the events from `first` on, before `last`.
void RuleClash::tell_shape_events(std::size_t first, std::size_t last, ToldClash& clash) {
  const std::uint32_t index = events_[first].index;
  const std::uint32_t before = events_[first].before;
  const Shape& shape = shapes_.shape(index);
  ToldClash::Part part;
  part.index = shape.primitive();
  const FillingBits left = alive(index, before);
  for (std::size_t place = 0; place < shape.cells().size(); ++place) {
    if (!board_.is_placed(shape.cells()[place])) part.cells.push_back(shape.cells()[place]);
  }
  FillingBits dead(shape.num_words(), 0);
  if (size_of(left) <= kMostWays && part.cells.size() <= kMostCellsOfWays) {
    part.kind = ToldClash::Part::Kind::filled;
    dead = shape.all();
    remove_from(dead, left);
    for (std::size_t filling = 0; filling < shape.num_fillings(); ++filling) {
      if (!has_bit(left, filling)) continue;
      std::vector<Digit>& way = part.ways.emplace_back();
      for (std::size_t place = 0; place < shape.cells().size(); ++place) {
        if (!board_.is_placed(shape.cells()[place])) way.push_back(shape.digit(filling, place));
      }
    }
  } else {
    part.kind = ToldClash::Part::Kind::taken;
    for (std::size_t i = first; i < last; ++i) {
      if (!needed_[i]) continue;
      FillingBits without = shape.all();
      remove_from(without, killers(index, events_[i].candidate));
      add_to(dead, without);
    }
  }
  for (std::size_t i = first; i < last; ++i) {
    if (needed_[i]) part.candidates.push_back(exclusions_.candidate(events_[i].candidate));
  }
  std::sort(part.candidates.begin(), part.candidates.end());
  need_cover(index, dead, before, part);
  tell_rule(index, clash);
  clash.parts.push_back(std::move(part));
}

std::optional<std::uint32_t> RuleClash::pair_rule(std::uint32_t from, std::uint32_t to) const {
  const Candidate a = exclusions_.candidate(from);
  const Candidate b = exclusions_.candidate(to);
  if (a.cell == b.cell || (a.digit == b.digit && structure_.sees(a.cell, b.cell)))
    return std::nullopt;
  for (const PairExclusion& pair : structure_.pair_exclusions(a.cell)) {
    if (pair.other == b.cell && pair.excluded(a.digit).contains(b.digit)) return pair.primitive;
  }
  return std::nullopt;
}

/// A digit that is the last of its cell, or a place that is the last of a house.
void RuleClash::tell_single(const Event& event, ToldClash& clash) {
  const Candidate self = exclusions_.candidate(event.candidate);
  ToldClash::Part part;
  part.candidates = {self};
  const auto need = [&](Candidate other) {
    const std::uint32_t number = exclusions_.index(structure_.id(other));
    need_off(number);
    const Event& off = events_[off_at_[number]];
    if (off.kind != Event::Kind::excluded) return;
    if (const auto rule = pair_rule(off.index, number)) {
      add_once(part.by, *rule);
      add_once(clash.rules, *rule);
    }
  };
  if (event.kind == Event::Kind::cell) {
    part.kind = ToldClash::Part::Kind::digit;
    board_.candidates(self.cell).for_each([&](Digit digit) {
      if (digit != self.digit) need({self.cell, digit});
    });
    add_once(clash.premises, cell_premise(self.cell));
  } else {
    const HouseInfo& house = structure_.house(event.index);
    part.kind = ToldClash::Part::Kind::place;
    part.index = house.primitive;
    base::for_each_bit(board_.places(event.index, self.digit), [&](int place) {
      const Cell cell = house.cells[static_cast<std::size_t>(place)];
      if (cell != self.cell) need({cell, self.digit});
    });
    add_once(clash.premises, house_premise(house.primitive, self.digit));
  }
  clash.on.push_back(self);
  clash.parts.push_back(std::move(part));
}

std::optional<ToldClash> RuleClash::why(const Conflict& conflict, std::size_t most_told) {
  needed_.assign(events_.size(), false);
  is_counted_.assign(events_.size(), false);
  num_told_ = 0;
  ToldClash clash;
  clash.supposed = {exclusions_.candidate(events_.front().candidate)};
  clash.end = conflict.end;
  const auto need = [&](Candidate candidate) {
    need_off(exclusions_.index(structure_.id(candidate)));
  };
  switch (conflict.end) {
    case ToldClash::End::cell: {
      const Cell cell(std::size_t{conflict.index});
      clash.last.cells = {cell};
      board_.candidates(cell).for_each([&](Digit digit) { need({cell, digit}); });
      clash.premises.push_back(cell_premise(cell));
      break;
    }
    case ToldClash::End::house: {
      const HouseInfo& house = structure_.house(conflict.index);
      clash.last.index = house.primitive;
      base::for_each_bit(board_.places(conflict.index, conflict.digit), [&](int place) {
        const Candidate one{house.cells[static_cast<std::size_t>(place)], conflict.digit};
        clash.last.candidates.push_back(one);
        need(one);
      });
      clash.premises.push_back(house_premise(house.primitive, conflict.digit));
      break;
    }
    case ToldClash::End::rule: {
      const Shape& shape = shapes_.shape(conflict.index);
      clash.last.index = shape.primitive();
      need_cover(conflict.index, shape.all(), static_cast<std::uint32_t>(events_.size()),
                 clash.last);
      tell_rule(conflict.index, clash);
      if (clash.derived.empty()) {
        clash.last.cells = shape.cells();
        clash.last.left = shape.left();
      }
      break;
    }
    case ToldClash::End::both:
      clash.last.candidates = {exclusions_.candidate(conflict.other),
                               exclusions_.candidate(conflict.index)};
      if (const auto rule = pair_rule(conflict.other, conflict.index)) {
        clash.last.by = {*rule};
        clash.rules.push_back(*rule);
      }
      need_on(conflict.index);
      need_on(conflict.other);
      break;
  }
  for (std::size_t i = events_.size(); i-- > 0;) {
    if (num_told_ > most_told) return std::nullopt;
    if (!needed_[i]) continue;
    const Event& event = events_[i];
    switch (event.kind) {
      case Event::Kind::supposed: break;
      case Event::Kind::excluded:
        clash.off.push_back(exclusions_.candidate(event.candidate));
        need_on(event.index);
        break;
      case Event::Kind::cell:
      case Event::Kind::house: tell_single(event, clash); break;
      case Event::Kind::shape:
      case Event::Kind::subset: {
        const std::size_t first = event.told_at;
        for (std::size_t j = first; j <= i; ++j) {
          if (!needed_[j]) continue;
          (events_[j].is_on ? clash.on : clash.off)
              .push_back(exclusions_.candidate(events_[j].candidate));
        }
        if (event.kind == Event::Kind::shape) {
          tell_shape_events(first, i + 1, clash);
        } else {
          tell_subset_events(first, i + 1, clash);
        }
        i = first;
        break;
      }
    }
  }
  // Without a rule it is a chain.
  if (clash.rules.empty()) return std::nullopt;
  std::reverse(clash.parts.begin(), clash.parts.end());
  return clash;
}

namespace {

/// Rounds within which so many consequences can be found.
int rounds_for(std::size_t most_told) { return static_cast<int>(most_told) + 1; }

model::Step step_of(ToldClash clash) {
  model::Step step;
  step.size = clash.size();
  step.eliminations = clash.supposed;
  std::sort(step.eliminations.begin(), step.eliminations.end());
  step.premises = clash.premises;
  for (const Candidate one : clash.supposed) {
    add_once(step.cells, one.cell);
    mark(step, one, model::CandidateRole::on);
  }
  for (const Candidate one : clash.on) mark(step, one, model::CandidateRole::on);
  for (const Candidate one : clash.off) mark(step, one, model::CandidateRole::off);
  for (const std::uint32_t rule : clash.rules)
    step.houses.push_back({rule, model::HouseRole::home});
  for (const Premise& premise : clash.premises) {
    const auto is_same = [&](const model::HouseMark& one) {
      return one.primitive == premise.primitive;
    };
    if (premise.kind == Premise::Kind::house &&
        std::none_of(step.houses.begin(), step.houses.end(), is_same))
      step.houses.push_back({premise.primitive, model::HouseRole::link});
  }
  step.reason = reason_of(std::move(clash));
  return step;
}

}  // namespace

namespace {

std::vector<std::size_t> all_candidates(const Position& position) {
  std::vector<std::size_t> all(position.table<Exclusions>().size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return all;
}

}  // namespace

Clashes::Clashes(const Position& position)
    : Clashes(position, all_candidates(position), kMostTold,
              &position.memory<FruitlessSuppositions>()) {}

Clashes::Clashes(const Position& position, const std::vector<std::size_t>& candidates,
                 std::size_t most_told, FruitlessSuppositions* fruitless, WithSubsets subsets) {
  RuleClash search(position, subsets);
  const Structure& structure = position.structure();
  if (fruitless != nullptr) fruitless->move_to(position);
  base::Watch watch = position.watch(8);
  for (const std::size_t i : candidates) {
    const Candidate candidate = search.exclusions().candidate(i);
    if (fruitless != nullptr && fruitless->is_known(structure, candidate)) continue;
    if (watch.passed()) break;
    std::optional<ToldClash> clash = search.refute(i, rounds_for(most_told), most_told);
    if (!clash) {
      if (!search.ran_dry()) {
        unfinished_.push_back(i);
      } else if (fruitless != nullptr) {
        fruitless->remember(structure, candidate, search.made_false());
      }
      continue;
    }
    const auto like = std::find_if(clashes_.begin(), clashes_.end(),
                                   [&](const ToldClash& one) { return one.is_like(*clash); });
    if (like != clashes_.end()) {
      like->join(*clash);
    } else {
      clashes_.push_back(*std::move(clash));
    }
  }
  std::stable_sort(clashes_.begin(), clashes_.end(), [](const ToldClash& a, const ToldClash& b) {
    return std::pair(a.size(), b.supposed.size()) < std::pair(b.size(), a.supposed.size());
  });
}

SubsetClashes::SubsetClashes(const Position& position)
    : Clashes(position, all_candidates(position), kMostTold, &position.memory<FruitlessBySubsets>(),
              WithSubsets::yes) {}

LongClashes::LongClashes(const Position& position)
    : Clashes(position, position.table<SubsetClashes>().unfinished(), kMostTold, nullptr,
              WithSubsets::yes) {}

void hand_on(const Clashes& clashes, StepSink& sink) {
  for (const ToldClash& clash : clashes.all()) {
    if (sink.add(step_of(clash))) return;
  }
}

void find_clashes(const Position& position, std::size_t least_told, std::size_t most_told,
                  StepSink& sink) {
  if (!can_link(position)) return;
  const std::vector<ToldClash>& clashes = most_told <= Clashes::kMostTold
                                              ? position.table<Clashes>().all()
                                              : position.table<LongClashes>().all();
  for (const ToldClash& clash : clashes) {
    if (clash.parts.size() < least_told || clash.parts.size() > most_told) continue;
    if (sink.add(step_of(clash))) return;
  }
}

}  // namespace omnidoku::logic
