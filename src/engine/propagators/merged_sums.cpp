// SPDX-License-Identifier: MIT
#include "engine/propagators/merged_sums.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/propagators/sum_tables.h"

namespace omnidoku::engine {

namespace {

/// Cells of either sum that see the other. Fewer are not worth the time of merging.
constexpr std::size_t kLeastNeighbours = 6;
/// With more sums the pairs would take too long to look at: what is behind stays as it is.
constexpr std::size_t kMostSums = 64;

/// A sum of the problem, or of several.
struct Part {
  std::vector<Index> variables;  ///< in order
  std::int64_t total = 0;
  Index primitive = 0;
  std::int64_t strength = 0;
  bool is_merged = false;
};

/// Of a sum that cannot be reached.
constexpr std::int64_t kRefuted = std::int64_t{1} << 32U;

/// How far the ranges of the groups together are above what the slack leaves to each of them.
template <class Mask>
std::int64_t strength_of(const Tables<Mask>& tables, const Part& part) {
  model::LinearSum linear;
  linear.total = part.total;
  for (const Index variable : part.variables)
    linear.terms.push_back({model::Variable(variable), 1});
  SumTables<Mask> grouped;
  const Sum sum = grouped.sums[grouped.add(tables, part.primitive, linear)];
  if (sum.impossible) return kRefuted;
  const std::int64_t top = tables.num_digits - 1;
  std::int64_t least = 0;
  std::int64_t range = 0;
  for (const SumGroup& group : grouped.groups) {
    const std::int64_t size = group.end - group.begin;
    least += size * (size - 1) / 2;
    range += size * (top + 1 - size);
  }
  const std::int64_t slack = std::min(sum.total - least, least + range - sum.total);
  if (slack < 0) return kRefuted;
  return range - static_cast<std::int64_t>(grouped.groups.size()) * slack;
}

template <class Mask>
class Merger {
 public:
  explicit Merger(const Tables<Mask>& tables) : tables_(tables) {}

  std::vector<MergedSum> run() {
    collect();
    if (parts_.size() < 2) return {};
    for (std::size_t i = 1; i < parts_.size(); ++i) look_at_pairs(i);
    while (!candidates_.empty()) {
      const auto best = std::max_element(
          candidates_.begin(), candidates_.end(),
          [](const Candidate& a, const Candidate& b) { return a.made.strength < b.made.strength; });
      const Candidate taken = std::move(*best);
      used_[taken.first] = true;
      used_[taken.second] = true;
      std::erase_if(candidates_,
                    [this](const Candidate& one) { return used_[one.first] || used_[one.second]; });
      parts_.push_back(taken.made);
      used_.push_back(false);
      look_at_pairs(parts_.size() - 1);
    }
    std::vector<MergedSum> sums;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const Part& part = parts_[i];
      if (used_[i] || !part.is_merged || part.strength <= 0) continue;
      MergedSum& made = sums.emplace_back();
      made.primitive = part.primitive;
      made.sum.total = part.total;
      for (const Index variable : part.variables)
        made.sum.terms.push_back({model::Variable(variable), 1});
    }
    return sums;
  }

 private:
  struct Candidate {
    std::size_t first = 0;
    std::size_t second = 0;
    Part made;
  };

  void collect() {
    for (Index i = 0; i < tables_.problem.primitives.size(); ++i) {
      const model::PostedPrimitive& posted = tables_.problem.primitives[i];
      const auto* linear = std::get_if<model::LinearSum>(&posted.primitive);
      if (linear == nullptr || linear->terms.size() < kLeastNeighbours) continue;
      // Killers have many of them, and no node less for their sums.
      if (posted.origin.kind == model::Origin::Kind::derived) continue;
      const bool is_plain = linear->relation == model::LinearSum::Relation::equal &&
                            linear->total >= -kMostBitTotal && linear->total <= kMostBitTotal &&
                            std::all_of(linear->terms.begin(), linear->terms.end(),
                                        [](const auto& term) { return term.coefficient == 1; });
      if (!is_plain) continue;
      Part part;
      part.total = linear->total;
      part.primitive = i;
      for (const auto& term : linear->terms)
        part.variables.push_back(static_cast<Index>(term.variable.index()));
      std::sort(part.variables.begin(), part.variables.end());
      part.strength = strength_of(tables_, part);
      parts_.push_back(std::move(part));
      used_.push_back(false);
      if (parts_.size() == kMostSums) return;
    }
  }

  /// With those before it.
  void look_at_pairs(std::size_t second) {
    for (std::size_t first = 0; first < second; ++first) {
      if (used_[first]) continue;
      const Part& a = parts_[first];
      const Part& b = parts_[second];
      if (a.variables.size() + b.variables.size() > kMostBitTerms || !are_near(a, b)) continue;
      Part made;
      std::merge(a.variables.begin(), a.variables.end(), b.variables.begin(), b.variables.end(),
                 std::back_inserter(made.variables));
      made.total = a.total + b.total;
      made.primitive = a.variables.size() < b.variables.size() ? b.primitive : a.primitive;
      made.is_merged = true;
      made.strength = strength_of(tables_, made);
      const bool is_better = made.strength > std::max(a.strength, b.strength) ||
                             made.strength > a.strength + b.strength;
      if (is_better) candidates_.push_back({first, second, std::move(made)});
    }
  }

  /// Whether they have no cell in common and enough that see each other.
  [[nodiscard]] bool are_near(const Part& a, const Part& b) const {
    const auto& [few, many] = std::minmax(
        a.variables, b.variables, [](const auto& x, const auto& y) { return x.size() < y.size(); });
    std::size_t near = 0;
    for (const Index variable : few) {
      if (std::binary_search(many.begin(), many.end(), variable)) return false;
      near += std::any_of(many.begin(), many.end(),
                          [&](Index other) { return tables_.differ(variable, other); });
    }
    return near >= kLeastNeighbours;
  }

  const Tables<Mask>& tables_;
  std::vector<Part> parts_;
  std::vector<bool> used_;
  std::vector<Candidate> candidates_;
};

}  // namespace

template <class Mask>
std::vector<MergedSum> merged_sums(const Tables<Mask>& tables) {
  return tables.counts_by_bits ? Merger<Mask>(tables).run() : std::vector<MergedSum>{};
}

#define OMNIDOKU_INSTANTIATE(Mask) \
  template std::vector<MergedSum> merged_sums<Mask>(const Tables<Mask>&);
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
