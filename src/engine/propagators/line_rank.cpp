// SPDX-License-Identifier: MIT
//
// Line rank: each other line is compared with the ranked one as far as what is left of both allows,
// from the first place on, as long as they can be alike: can it be less, can it be greater, can it
// be equal? Where it counts only with a certain first digit it counts for sure, perhaps or not.
//  1. So many are less for sure, and so many may be; what the rank asks for lies between. Where it
//     is one of the two, each line that is open is decided.
//  2. A line that must be less is laid in order with the ranked one at the first place where they
//     may differ; one that counts only with a digit and cannot be what it would have to loses it.
//  3. Of the same lines several may be ranked. The one of which more are less is greater.
// Soundness: each says what holds in every solution; with all variables fixed each line is either,
// and 1 counts them. Not exact.
// Cost: a few operations for each line, and for each place up to the first where two differ.
// Source of the idea to count within the lines of a first digit: Interactive Sudoku Solver,
// FullRank.
#include <algorithm>
#include <bit>

#include "base/check.h"
#include "engine/work.h"

namespace omnidoku::engine::line_rank_propagator {
namespace {

// What a line can be beside the ranked one, as bits.
constexpr std::uint8_t kLess = 1;
constexpr std::uint8_t kGreater = 2;
constexpr std::uint8_t kEqual = 4;
constexpr std::uint8_t kUnequal = kLess | kGreater;
constexpr std::uint8_t kAny = kUnequal | kEqual;

/// Lines of one length, one after the other, in which no digit occurs twice or perhaps some does.
struct LineSet {
  const model::RankedLines* source = nullptr;
  std::vector<Index> variables;
  std::vector<std::uint8_t> differs;  ///< per line, whether its variables are all different
  Index length = 0;
  [[nodiscard]] Index count() const { return static_cast<Index>(differs.size()); }
  [[nodiscard]] const Index* line(Index i) const {
    return variables.data() + std::size_t{i} * length;
  }
};

template <class Mask>
struct Item {
  Index primitive = 0;
  Index lines = 0;
  Index ranked = 0;
  Mask first = 0;  ///< 0: all lines count
  Index less = 0;
  Index greater = 0;
  bool may_tie = false;
  std::vector<std::uint8_t> known;  ///< per line what others ranked of the same leave it to be
};

struct Found final : Scratch {
  std::vector<std::uint8_t> relations;  ///< per line
};

template <class Mask>
class LineRankKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::overlap; }
  [[nodiscard]] std::unique_ptr<Scratch> make_scratch() const override {
    auto scratch = std::make_unique<Found>();
    for (const LineSet& lines : sets_)
      scratch->relations.resize(std::max<std::size_t>(scratch->relations.size(), lines.count()));
    return scratch;
  }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
    for (Index i = 0; i < posted.size(); ++i) {
      const auto* rank = std::get_if<model::LineRank>(&posted[i].primitive);
      if (rank == nullptr) continue;
      out.add(static_cast<Index>(items_.size()));
      Item<Mask>& item = items_.emplace_back();
      item.primitive = i;
      item.lines = set_of(tables, *rank->lines);
      item.ranked = rank->ranked;
      if (rank->first) item.first = tables.to_internal(geometry::DigitSet::single(*rank->first));
      item.less = rank->less;
      item.greater = rank->greater;
      item.may_tie = rank->may_tie;
      item.known.assign(sets_[item.lines].count(), kAny);
      for (const model::Variable variable : rank->scope())
        out.subscribe(static_cast<Index>(variable.index()), Event::lost);
    }
    for (Item<Mask>& item : items_) {
      for (const Item<Mask>& other : items_) {
        if (other.lines != item.lines || other.first != item.first || other.ranked == item.ranked)
          continue;
        item.known[other.ranked] = other.less < item.less   ? kLess
                                   : other.less > item.less ? kGreater
                                                            : kEqual;
      }
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item<Mask>& item = items_[index];
    return (item.first == 0 || work.reduce(sets_[item.lines].line(item.ranked)[0], item.first)) &&
           rank(work, item);
  }

 private:
  Index set_of(const Tables<Mask>& tables, const model::RankedLines& lines) {
    for (Index i = 0; i < sets_.size(); ++i) {
      if (sets_[i].source == &lines || *sets_[i].source == lines) return i;
    }
    LineSet& set = sets_.emplace_back();
    set.source = &lines;
    set.length = static_cast<Index>(lines.front().size());
    for (const auto& line : lines) {
      OMNIDOKU_CHECK(line.size() == set.length);
      for (const model::Variable variable : line)
        set.variables.push_back(static_cast<Index>(variable.index()));
      bool all_differ = true;
      for (Index a = 0; a < set.length; ++a) {
        const Index* from = set.variables.data() + set.variables.size() - set.length;
        for (Index b = a + 1; b < set.length; ++b)
          all_differ = all_differ && tables.differ(from[a], from[b]);
      }
      set.differs.push_back(all_differ ? 1 : 0);
    }
    return static_cast<Index>(sets_.size()) - 1;
  }

  /// What line a can be beside line b from a place on, if they are alike before it. `used`: digits
  /// that both have before it, if that keeps them from having them again.
  static std::uint8_t compare(const Work<Mask>& work, const LineSet& lines, Index a, Index b,
                              Index place, Mask used) {
    const Index* one = lines.line(a);
    const Index* other = lines.line(b);
    const bool all_differ = lines.differs[a] != 0 && lines.differs[b] != 0;
    std::uint8_t relations = 0;
    for (; place < lines.length; ++place) {
      if (one[place] == other[place]) continue;
      const auto left = static_cast<Mask>(work.masks[one[place]] & ~used);
      const auto right = static_cast<Mask>(work.masks[other[place]] & ~used);
      if (left == 0 || right == 0) return relations;  // they are not alike before
      if (least(left) < greatest(right)) relations |= kLess;
      if (greatest(left) > least(right)) relations |= kGreater;
      const auto common = static_cast<Mask>(left & right);
      if (common == 0 || relations == kUnequal) {
        // Equal as well, perhaps: that is not looked into.
        return static_cast<std::uint8_t>(common == 0 ? relations : kAny);
      }
      if (all_differ && is_single(common)) used = static_cast<Mask>(used | common);
    }
    return static_cast<std::uint8_t>(relations | kEqual);
  }

  static int least(Mask mask) { return std::countr_zero(mask); }
  static int greatest(Mask mask) { return static_cast<int>(std::bit_width(mask)) - 1; }

  bool rank(Work<Mask>& work, const Item<Mask>& item) const {
    const LineSet& lines = sets_[item.lines];
    std::vector<std::uint8_t>& relations = static_cast<Found&>(work.scratch(*this)).relations;
    Index less = 0;     // for sure
    Index greater = 0;  // for sure
    Index may_be_less = 0;
    Index may_be_greater = 0;
    for (Index i = 0; i < lines.count(); ++i) {
      relations[i] = 0;
      if (i == item.ranked) continue;
      const Index start = lines.line(i)[0];
      if (item.first != 0 && (work.masks[start] & item.first) == 0) continue;
      const bool counts = item.first == 0 || work.masks[start] == item.first;
      const bool all_differ = lines.differs[i] != 0 && lines.differs[item.ranked] != 0;
      const auto found =
          static_cast<std::uint8_t>(compare(work, lines, i, item.ranked, item.first == 0 ? 0 : 1,
                                            all_differ ? item.first : Mask{0}) &
                                    item.known[i] & (item.may_tie ? kAny : kUnequal));
      relations[i] = found;
      if (found == 0) {
        if (counts) return work.refute(item.primitive);
        if (!work.remove(start, item.first)) return false;
        continue;
      }
      if ((found & kLess) != 0) ++may_be_less;
      if ((found & kGreater) != 0) ++may_be_greater;
      if (counts && found == kLess) ++less;
      if (counts && found == kGreater) ++greater;
    }
    if (less > item.less || may_be_less < item.less || greater > item.greater ||
        (!item.may_tie && may_be_greater < item.greater))
      return work.refute(item.primitive);
    const bool all_less = may_be_less == item.less;
    const bool none_less = less == item.less;
    const bool all_greater = !item.may_tie && may_be_greater == item.greater;
    const bool none_greater = greater == item.greater;
    if (!all_less && !none_less && !all_greater && !none_greater) return true;
    for (Index i = 0; i < lines.count(); ++i) {
      const std::uint8_t before = relations[i];
      if (before == 0) continue;
      const bool counts = item.first == 0 || work.masks[lines.line(i)[0]] == item.first;
      std::uint8_t after = before;
      bool must_count = counts;
      if (all_less && (before & kLess) != 0) {
        after = kLess;
        must_count = true;
      } else if (all_greater && (before & kGreater) != 0) {
        after = kGreater;
        must_count = true;
      } else {
        if (none_less && !(counts && before == kLess))
          after = static_cast<std::uint8_t>(after & ~kLess);
        if (none_greater && !(counts && before == kGreater))
          after = static_cast<std::uint8_t>(after & ~kGreater);
      }
      if (!decide(work, item, i, after, must_count)) return false;
    }
    return true;
  }

  /// The line is one of these beside the ranked one, if it counts.
  bool decide(Work<Mask>& work, const Item<Mask>& item, Index line, std::uint8_t relations,
              bool must_count) const {
    const LineSet& lines = sets_[item.lines];
    const Index start = lines.line(line)[0];
    if (relations == 0) {
      if (must_count) return work.refute(item.primitive);
      return work.remove(start, item.first);
    }
    if (!must_count) return true;
    if (item.first != 0 && !work.reduce(start, item.first)) return false;
    const bool may_be_equal = (relations & kEqual) != 0;
    bool holds = true;
    if ((relations & kGreater) == 0)
      holds = put_in_order(work, lines, line, item.ranked, may_be_equal);
    if (holds && (relations & kLess) == 0)
      holds = put_in_order(work, lines, item.ranked, line, may_be_equal);
    return holds || work.refute(item.primitive);
  }

  /// Line a is less than line b, or equal if that may be.
  static bool put_in_order(Work<Mask>& work, const LineSet& lines, Index a, Index b,
                           bool may_be_equal) {
    const Index* low = lines.line(a);
    const Index* high = lines.line(b);
    for (Index place = 0; place < lines.length; ++place) {
      if (low[place] == high[place]) continue;
      const Mask left = work.masks[low[place]];
      const Mask right = work.masks[high[place]];
      if (left == right && is_single(left)) continue;
      const std::uint8_t behind = compare(work, lines, a, b, place + 1, 0);
      const bool may_be_alike = (left & right) != 0 &&
                                ((behind & kLess) != 0 || (may_be_equal && (behind & kEqual) != 0));
      const int top = greatest(right) + (may_be_alike ? 1 : 0);
      const int bottom = least(left) + (may_be_alike ? 0 : 1);
      if (top <= 0 || bottom >= static_cast<int>(sizeof(Mask) * 8)) return false;
      if (!work.reduce(low[place], base::low_bits<Mask>(top)) ||
          !work.reduce(high[place], static_cast<Mask>(~base::low_bits<Mask>(bottom))))
        return false;
      const Mask now = work.masks[low[place]];
      if (now != work.masks[high[place]] || !is_single(now)) return true;
    }
    return may_be_equal;
  }

  std::vector<LineSet> sets_;
  std::vector<Item<Mask>> items_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(LineRankKind)

}  // namespace omnidoku::engine::line_rank_propagator
