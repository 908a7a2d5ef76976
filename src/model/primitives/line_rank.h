// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "geometry/ids.h"
#include "model/variable.h"

namespace omnidoku::model {

/// Lines of the same length, which may cross.
using RankedLines = std::vector<std::vector<Variable>>;

/// How many lines are less than one of them and how many greater, read from their first variable on
/// and compared at the first place where they differ, digits by their values (equal values by their
/// index). Where the one has to begin with a digit, only lines that begin with it count.
struct LineRank {
  std::shared_ptr<const RankedLines> lines;
  std::uint32_t ranked = 0;              ///< the one
  std::optional<geometry::Digit> first;  ///< what it begins with
  std::uint32_t less = 0;
  std::uint32_t greater = 0;  ///< with ties: at most so many
  bool may_tie = false;       ///< whether others that count may be equal to it

  [[nodiscard]] std::vector<Variable> scope() const {
    std::vector<Variable> all;
    for (const auto& line : *lines) all.insert(all.end(), line.begin(), line.end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }
  /// Whatever two choices are, the others may make up for them.
  [[nodiscard]] static bool excludes(Choice /*a*/, Choice /*b*/) { return false; }
  /// Nothing can be said of exchanged digits.
  [[nodiscard]] static std::optional<std::int64_t> weight(Variable /*variable*/) {
    return std::nullopt;
  }
  void add_to(base::Hash& hash) const {
    hash.add(lines->size());
    for (const auto& line : *lines) {
      for (const Variable variable : line) hash.add(variable.index());
    }
    hash.add(ranked);
    hash.add(first ? first->index() + 1 : 0);
    hash.add(less);
    hash.add(greater);
    hash.add(may_tie ? 1 : 0);
  }
  friend bool operator==(const LineRank& a, const LineRank& b) {
    return a.ranked == b.ranked && a.first == b.first && a.less == b.less &&
           a.greater == b.greater && a.may_tie == b.may_tie &&
           (a.lines == b.lines || *a.lines == *b.lines);
  }
};

}  // namespace omnidoku::model
