// SPDX-License-Identifier: MIT
#include "certificate/clauses.h"

#include <algorithm>
#include <utility>

namespace omnidoku::certificate {

Clauses::Clauses(const std::vector<Clause>& clauses, Literal num_literals)
    : watches_(2 * (static_cast<std::size_t>(num_literals) + 1)),
      values_(watches_.size()),
      reasons_(watches_.size(), kNone) {
  clauses_.reserve(clauses.size());
  for (const Clause& clause : clauses) add(clause);
}

void Clauses::add(Clause clause) {
  const auto may_hold = [this](Literal literal) { return value(literal) >= 0; };
  const auto open = std::partition(clause.begin(), clause.end(), may_hold) - clause.begin();
  const std::size_t index = clauses_.size();
  if (open == 0 && broken_ == kNone) broken_ = index;
  if (open == 1 && value(clause[0]) == 0) assign(clause[0], index);
  for (std::size_t i = 0; i < 2 && clause.size() > 1; ++i)
    watches_[slot(clause[i])].push_back(index);
  clauses_.push_back(std::move(clause));
}

void Clauses::assign(Literal literal, std::size_t reason) {
  values_[slot(literal)] = 1;
  values_[slot(-literal)] = -1;
  reasons_[slot(literal)] = reason;
  trail_.push_back(literal);
}

bool Clauses::assume(const Clause& literals, int sign) {
  for (const Literal literal : literals) {
    if (value(sign * literal) < 0) {
      refuted_ = sign * literal;
      return false;
    }
    if (value(literal) == 0) assign(sign * literal, kNone);
  }
  return propagate();
}

void Clauses::take_back(std::size_t size) {
  for (; trail_.size() > size; trail_.pop_back())
    values_[slot(trail_.back())] = values_[slot(-trail_.back())] = 0;
  next_ = size;
  broken_ = kNone;
  refuted_ = 0;
}

/// Adds what follows from the trail; false if a clause is broken.
bool Clauses::propagate() {
  while (next_ < trail_.size() && broken_ == kNone) {
    const Literal refuted = -trail_[next_++];
    std::erase_if(watches_[slot(refuted)], [&](std::size_t index) {
      Clause& clause = clauses_[index];
      if (clause[0] == refuted) std::swap(clause[0], clause[1]);
      if (broken_ != kNone || value(clause[0]) > 0) return false;
      for (std::size_t i = 2; i < clause.size(); ++i) {
        if (value(clause[i]) < 0) continue;
        std::swap(clause[1], clause[i]);
        watches_[slot(clause[1])].push_back(index);
        return true;
      }
      if (value(clause[0]) < 0)
        broken_ = index;
      else
        assign(clause[0], index);
      return false;
    });
  }
  return broken_ == kNone;
}

void Clauses::note_used(std::vector<std::size_t>& used) const {
  std::vector<bool> is_asked_for(values_.size());
  const auto use = [&](std::size_t clause) {
    used.push_back(clause);
    for (const Literal literal : clauses_[clause]) is_asked_for[slot(-literal)] = true;
  };
  if (broken_ != kNone) use(broken_);
  is_asked_for[slot(-refuted_)] = refuted_ != 0;
  for (std::size_t i = trail_.size(); i-- > 0;) {
    const std::size_t at = slot(trail_[i]);
    if (is_asked_for[at] && reasons_[at] != kNone) use(reasons_[at]);
  }
}

bool Clauses::contradict(std::vector<std::size_t>* used) {
  if (broken_ == kNone) static_cast<void>(propagate());
  if (broken_ != kNone && used != nullptr) note_used(*used);
  return broken_ != kNone;
}

bool Clauses::imply(const Clause& clause, std::vector<std::size_t>* used) {
  if (contradict(used)) return true;
  const std::size_t before = trail_.size();
  const bool is_implied = !assume(clause, -1);
  if (is_implied && used != nullptr) note_used(*used);
  take_back(before);
  return is_implied;
}

bool Clauses::hold_with(const Clause& literals) {
  if (contradict()) return false;
  const std::size_t before = trail_.size();
  const auto holds = [this](Literal literal) { return value(literal) > 0; };
  const bool all_hold =
      assume(literals, 1) && std::all_of(clauses_.begin(), clauses_.end(), [&](const Clause& one) {
        return std::any_of(one.begin(), one.end(), holds);
      });
  take_back(before);
  return all_hold;
}

}  // namespace omnidoku::certificate
