// SPDX-License-Identifier: MIT
#include "ratings/se/link_lists.h"

#include <algorithm>

namespace omnidoku::ratings::se {
namespace {

constexpr LinkKinds kBothKinds{.within_cells = true, .within_houses = true};

void set_bit(std::uint64_t* row, int index) { row[index / 64] |= std::uint64_t{1} << (index % 64); }
bool has_bit(const std::uint64_t* row, int index) {
  return (row[index / 64] >> (index % 64) & 1) != 0;
}

/// Rows of bits, one for each candidate whose absence forces another (and which another one's
/// absence thus forces): what is there, if ...
class Reach {
 public:
  explicit Reach(const LinkLists& links);

  [[nodiscard]] Prospect prospect_of(Candidate candidate) const;

 private:
  using Word = std::uint64_t;
  using Rows = std::vector<Word>;
  static constexpr int kNoSlot = -1;

  template <class AnyRows>
  [[nodiscard]] auto row(AnyRows& rows, int slot) const {
    return &rows[static_cast<std::size_t>(slot) * words_];
  }
  /// Adds a row to another; returns whether that changed it.
  bool add(Word* to, const Word* from) const {
    Word changed = 0;
    for (std::size_t word = 0; word < words_; ++word) {
      changed |= from[word] & ~to[word];
      to[word] |= from[word];
    }
    return changed != 0;
  }
  template <class Visit>
  void for_each_slot(const Word* bits, Visit&& visit) const {
    for (std::size_t word = 0; word < words_; ++word) {
      base::for_each_bit(bits[word],
                         [&](int index) { visit(static_cast<int>(word) * 64 + index); });
    }
  }
  void mark_excluders(Candidate candidate, Word* marked) const {
    for (const Candidate other : links_.excluded(candidate, kBothKinds)) {
      if (slots_[other] != kNoSlot) set_bit(marked, slots_[other]);
    }
  }
  void go_all_steps();

  const LinkLists& links_;
  std::vector<Candidate> linked_;
  std::int16_t slots_[kCandidates] = {};  // which place in linked_, or kNoSlot
  int size_ = 0;                          // of linked_
  std::size_t words_ = 0;                 // of a row
  Rows if_absent_;                        // ... it is not
  Rows if_there_;                         // ... it is; itself only if others lead back to it
};

Reach::Reach(const LinkLists& links) : links_(links) {
  std::ranges::fill(slots_, static_cast<std::int16_t>(kNoSlot));
  for (const Candidate candidate : links.candidates()) {
    if (links.forced(candidate, kBothKinds).empty()) continue;
    slots_[candidate] = static_cast<std::int16_t>(linked_.size());
    linked_.push_back(candidate);
  }
  size_ = static_cast<int>(linked_.size());
  words_ = linked_.size() / 64 + 1;
  Rows forced(linked_.size() * words_);
  Rows excluders(forced.size());
  for (int slot = 0; slot < size_; ++slot) {
    const Candidate from = linked_[static_cast<std::size_t>(slot)];
    for (const Candidate other : links.forced(from, kBothKinds)) {
      set_bit(row(forced, slot), slots_[other]);
    }
    mark_excluders(from, row(excluders, slot));
  }
  if_there_.resize(forced.size());
  for (int slot = 0; slot < size_; ++slot) {
    for_each_slot(row(excluders, slot),
                  [&](int other) { add(row(if_there_, slot), row(forced, other)); });
  }
  go_all_steps();
  if_absent_ = forced;
  for (int slot = 0; slot < size_; ++slot) {
    for_each_slot(row(forced, slot),
                  [&](int other) { add(row(if_absent_, slot), row(if_there_, other)); });
  }
}

/// From what is there one step on to all that follows, by sweeps to and fro until nothing is new.
void Reach::go_all_steps() {
  const Rows next = if_there_;
  bool changed = true;
  const auto sweep = [&](int slot) {
    for_each_slot(row(next, slot), [&](int other) {
      if (add(row(if_there_, slot), row(if_there_, other))) changed = true;
    });
  };
  while (changed) {
    changed = false;
    for (int slot = 0; slot < size_; ++slot) sweep(slot);
    for (int slot = size_ - 1; slot >= 0; --slot) sweep(slot);
  }
}

Prospect Reach::prospect_of(Candidate candidate) const {
  Prospect prospect{.candidate = candidate};
  Word excluders[kCandidates / 64 + 1] = {};
  mark_excluders(candidate, excluders);
  Word there[kCandidates / 64 + 1] = {};
  for_each_slot(excluders, [&](int slot) { add(there, row(if_absent_, slot)); });
  for (std::size_t word = 0; word < words_; ++word) {
    if ((there[word] & excluders[word]) != 0) prospect.denies_itself = true;
  }
  const int slot = slots_[candidate];
  if (slot == kNoSlot) return prospect;
  prospect.affirms_itself = has_bit(row(if_absent_, slot), slot);
  prospect.returns = has_bit(there, slot);
  return prospect;
}

}  // namespace

LinkLists::LinkLists(const Grid& grid) {
  const auto size = [&] { return static_cast<std::uint32_t>(links_.size()); };
  links_.reserve(4096);
  for (int cell = 0; cell < kCells; ++cell) {
    base::for_each_bit(grid.candidates(cell), [&](int digit) {
      const Candidate from = candidate(cell, digit);
      candidates_.push_back(from);
      Range& excluded = excluded_[from];
      excluded = {.begin = size(), .houses = size(), .end = size()};
      each_excluded(grid, from, kBothKinds, [&](Candidate other) {
        links_.push_back(other);
        if (cell_of(other) == cell) ++excluded.houses;
      });
      excluded.end = size();
      Range& forced = forced_[from];
      forced = {.begin = size(), .houses = size(), .end = size()};
      each_forced(grid, from, kBothKinds, [&](Candidate other, Cause cause) {
        links_.push_back(other);
        if (cause == kLastOfCell) ++forced.houses;
      });
      forced.end = size();
    });
  }
}

std::vector<Prospect> find_prospects(const LinkLists& links) {
  std::vector<Prospect> prospects;
  const Reach reach(links);
  for (const Candidate candidate : links.candidates()) {
    const Prospect prospect = reach.prospect_of(candidate);
    if (prospect.denies_itself || prospect.affirms_itself || prospect.returns) {
      prospects.push_back(prospect);
    }
  }
  return prospects;
}

}  // namespace omnidoku::ratings::se
