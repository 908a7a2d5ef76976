// SPDX-License-Identifier: MIT
#include "ratings/se/link_lists.h"

#include <algorithm>

namespace omnidoku::ratings::se {
namespace {

constexpr LinkKinds kBothKinds{.within_cells = true, .within_houses = true};
constexpr LinkKinds kAlongHouses{.within_cells = false, .within_houses = true};

void set_bit(std::uint64_t* row, int index) { row[index / 64] |= std::uint64_t{1} << (index % 64); }
bool has_bit(const std::uint64_t* row, int index) {
  return (row[index / 64] >> (index % 64) & 1) != 0;
}

}  // namespace

void LinkLists::set(const Grid& grid) {
  size_ = 0;
  int filled = 0;
  const auto end = [&] { return static_cast<std::uint16_t>(filled); };
  for (int cell = 0; cell < kCells; ++cell) {
    base::for_each_bit(grid.candidates(cell), [&](int digit) {
      const Candidate from = candidate(cell, digit);
      candidates_[size_++] = from;
      Range& excluded = excluded_[from];
      excluded.begin = end();
      excluded.houses = static_cast<std::uint16_t>(filled + count(grid.candidates(cell)) - 1);
      each_excluded(grid, from, kBothKinds, [&](Candidate other) { links_[filled++] = other; });
      excluded.end = end();
      Range& forced = forced_[from];
      forced = {.begin = end(), .houses = end(), .end = end()};
      each_forced(grid, from, kBothKinds, [&](Candidate other, Cause cause) {
        links_[filled++] = other;
        if (cause == kLastOfCell) ++forced.houses;
      });
      forced.end = end();
    });
  }
}

/// Adds a row to another; returns whether that changed it.
inline bool Reach::add(Word* to, const Word* from) const {
  Word changed = 0;
  for (std::size_t word = 0; word < words_; ++word) {
    changed |= from[word] & ~to[word];
    to[word] |= from[word];
  }
  return changed != 0;
}

inline bool Reach::meet(const Word* one, const Word* other) const {
  Word common = 0;
  for (std::size_t word = 0; word < words_; ++word) common |= one[word] & other[word];
  return common != 0;
}

void Reach::mark_excluders(Candidate candidate, LinkKinds kinds, Word* marked) const {
  for (const Candidate other : links_->excluded(candidate, kinds)) {
    if (slots_[other] != kNoSlot) set_bit(marked, slots_[other]);
  }
}

void Reach::set(const LinkLists& links) {
  links_ = &links;
  linked_.clear();
  for (const Candidate candidate : links.candidates()) {
    const bool is_linked = !links.forced(candidate, kBothKinds).empty();
    slots_[candidate] =
        static_cast<std::int16_t>(is_linked ? static_cast<int>(linked_.size()) : kNoSlot);
    if (is_linked) linked_.push_back(candidate);
  }
  size_ = static_cast<int>(linked_.size());
  words_ = (linked_.size() + 63) / 64;
  set_steps(kBothKinds);
  if_there_ = next_;
  go_all_steps();
}

void Reach::find_prospects() {
  prospects_.clear();
  bool any_denies_itself = false;
  for (const Candidate candidate : links_->candidates()) {
    const Prospect prospect = prospect_of(candidate);
    any_denies_itself = any_denies_itself || prospect.denies_itself;
    if (prospect.denies_itself || prospect.affirms_itself || prospect.returns) {
      prospects_.push_back(prospect);
    }
  }
  if (!any_denies_itself) prospects_.clear();
  set_denied();
}

void Reach::set_denied() {
  beside_denied_.clear();
  after_denied_.clear();
  for (const Prospect& prospect : prospects_) {
    if (!prospect.denies_itself) continue;
    const std::size_t first = beside_denied_.size();
    beside_denied_.resize(first + words_);
    after_denied_.resize(first + words_);
    for (const Candidate other : links_->excluded(prospect.candidate, kAlongHouses)) {
      if (slots_[other] == kNoSlot) continue;
      set_bit(&beside_denied_[first], slots_[other]);
      for (const Candidate forced : links_->forced(other, kBothKinds)) {
        set_bit(&after_denied_[first], slots_[forced]);
      }
    }
  }
}

bool Reach::is_on_useful_cycle(Candidate candidate) const {
  const int slot = slots_[candidate];
  if (slot == kNoSlot) return false;
  Row around;  // what is there in cycles through it
  std::fill_n(around, words_, Word{0});
  for_each_slot(row(if_there_, slot), [&](int other) {
    if (has_bit(row(if_there_, other), slot)) set_bit(around, other);
  });
  for (std::size_t first = 0; first < beside_denied_.size(); first += words_) {
    if (meet(around, &beside_denied_[first]) && meet(around, &after_denied_[first])) return true;
  }
  return false;
}

/// Lays down the single steps along such links.
void Reach::set_steps(LinkKinds kinds) {
  kinds_ = kinds;
  forced_.assign(linked_.size() * words_, 0);
  next_.assign(forced_.size(), 0);
  for (int slot = 0; slot < size_; ++slot) {
    const Candidate from = linked_[static_cast<std::size_t>(slot)];
    for (const Candidate other : links_->forced(from, kinds)) {
      set_bit(row(forced_, slot), slots_[other]);
    }
    Word* const next = row(next_, slot);
    for (const Candidate excluded : links_->excluded(from, kinds)) {
      for (const Candidate other : links_->forced(excluded, kinds)) set_bit(next, slots_[other]);
    }
  }
}

void Reach::choose(LinkKinds kinds) {
  if (kinds.within_cells != kinds_.within_cells || kinds.within_houses != kinds_.within_houses) {
    set_steps(kinds);
  }
}

/// From what is there one step on to all that follows, by sweeps to and fro until nothing is new.
void Reach::go_all_steps() {
  bool changed = true;
  const auto sweep = [&](int slot) {
    for_each_slot(row(next_, slot), [&](int other) {
      if (add(row(if_there_, slot), row(if_there_, other))) changed = true;
    });
  };
  while (changed) {
    changed = false;
    for (int slot = 0; slot < size_; ++slot) sweep(slot);
    if (!changed) return;
    changed = false;
    for (int slot = size_ - 1; slot >= 0; --slot) sweep(slot);
  }
}

/// What is there if a candidate is.
void Reach::mark_there(Candidate candidate, Word* there) const {
  if (slots_[candidate] != kNoSlot) {
    std::copy_n(row(if_there_, slots_[candidate]), words_, there);
    return;
  }
  std::fill_n(there, words_, Word{0});
  for (const Candidate excluded : links_->excluded(candidate, kBothKinds)) {
    if (slots_[excluded] == kNoSlot) continue;
    for (const Candidate other : links_->forced(excluded, kBothKinds)) {
      add(there, row(if_there_, slots_[other]));
      set_bit(there, slots_[other]);
    }
  }
}

Prospect Reach::prospect_of(Candidate candidate) const {
  Prospect prospect{.candidate = candidate};
  const std::span<const Candidate> excluders = links_->excluded(candidate, kBothKinds);
  const auto denied_by = [&](const Word* there) {
    return std::any_of(std::begin(excluders), std::end(excluders), [&](Candidate other) {
      return slots_[other] != kNoSlot && has_bit(there, slots_[other]);
    });
  };
  const int slot = slots_[candidate];
  if (slot != kNoSlot) {
    prospect.denies_itself = denied_by(row(if_there_, slot));
    const std::span<const Candidate> forced = links_->forced(candidate, kBothKinds);
    prospect.affirms_itself = std::any_of(forced.begin(), forced.end(), [&](Candidate other) {
      return has_bit(row(if_there_, slots_[other]), slot);
    });
    prospect.returns = has_bit(row(if_there_, slot), slot);
    return prospect;
  }
  Row there;
  mark_there(candidate, there);
  prospect.denies_itself = denied_by(there);
  return prospect;
}

/// From what was reached in the last step to what the next one adds.
inline void Reach::go_on(Word* now, Word* seen) const {
  Row reached;
  std::fill_n(reached, words_, Word{0});
  for_each_slot(now, [&](int slot) { add(reached, row(next_, slot)); });
  for (std::size_t word = 0; word < words_; ++word) {
    now[word] = reached[word] & ~seen[word];
    seen[word] |= now[word];
  }
}

Lengths Reach::lengths(const Prospect& prospect, int longest) const {
  Lengths lengths;
  const auto some = [&](const Word* bits) {
    return std::any_of(bits, bits + words_, [](Word word) { return word != 0; });
  };
  const int slot = slots_[prospect.candidate];
  if (prospect.denies_itself || prospect.returns) {
    Row excluders;
    Row closing;  // what excludes a candidate whose absence makes this one be there
    Row now;
    Row seen;
    for (Word* const bits : {excluders, closing, now, seen}) std::fill_n(bits, words_, Word{0});
    mark_excluders(prospect.candidate, kinds_, excluders);
    if (slot != kNoSlot) {
      for (const Candidate other : links_->forced(prospect.candidate, kinds_)) {
        mark_excluders(other, kinds_, closing);
      }
    }
    if (slot != kNoSlot) set_bit(seen, slot);
    for (const Candidate excluded : links_->excluded(prospect.candidate, kinds_)) {
      for (const Candidate other : links_->forced(excluded, kinds_)) {
        if (other != prospect.candidate) set_bit(now, slots_[other]);
      }
    }
    for (std::size_t word = 0; word < words_; ++word) seen[word] |= now[word];
    bool denies = prospect.denies_itself;
    bool returns = prospect.returns;
    for (int length = 4; (denies || returns) && length <= longest && some(now); length += 2) {
      if (denies && meet(now, excluders)) {
        lengths.to_deny = length;
        denies = false;
      }
      if (returns && meet(now, closing)) {
        lengths.to_return = length;
        returns = false;
      }
      go_on(now, seen);
    }
  }
  if (prospect.affirms_itself) {
    Row now;
    Row seen;
    std::copy_n(row(forced_, slot), words_, now);
    std::copy_n(now, words_, seen);
    for (int length = 4; length <= longest && some(now); length += 2) {
      go_on(now, seen);
      if (!has_bit(now, slot)) continue;
      lengths.to_affirm = length;
      break;
    }
  }
  return lengths;
}

}  // namespace omnidoku::ratings::se
