// SPDX-License-Identifier: MIT
//
// What tells primitives apart in a fingerprint: two problems of which one stands in a checkpoint
// are taken for the same when it is the same.
#include <memory>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "model/primitive.h"

namespace omnidoku::model {
namespace {

using geometry::Digit;
using geometry::DigitSet;

std::shared_ptr<const PairTable> table(DigitSet first, DigitSet second) {
  return std::make_shared<const PairTable>(PairTable{{first, second}});
}

/// One of these digits first, one of those after it.
std::shared_ptr<const DiagramTable> diagram(DigitSet first, DigitSet second) {
  return std::make_shared<const DiagramTable>(*make_diagram(
      2, 2, 0,
      [&](std::uint64_t, std::size_t place, Digit digit) {
        return (place == 0 ? first : second).contains(digit) ? DiagramStep(0) : std::nullopt;
      },
      [](std::uint64_t) { return true; }));
}

std::shared_ptr<const std::vector<DigitSet>> sets(std::vector<DigitSet> all) {
  return std::make_shared<const std::vector<DigitSet>>(std::move(all));
}

std::shared_ptr<const PlaceGraph> path(PlaceGraph graph) {
  return std::make_shared<const PlaceGraph>(std::move(graph));
}

std::shared_ptr<const RankedLines> lines(RankedLines all) {
  return std::make_shared<const RankedLines>(std::move(all));
}

TEST(Primitives, AllThatTheySayIsInTheirFingerprint) {
  const Variable a(0);
  const Variable b(1);
  const Variable c(2);
  const DigitSet low{Digit(0)};
  const DigitSet high{Digit(1)};
  using Relation = LinearSum::Relation;
  const std::vector<Primitive> all = {
      AllDifferent{{a, b}},
      AllDifferent{{a, c}},
      AllDifferent{{a, b, c}},
      LinearSum{{{a, 1}, {b, 1}}, Relation::equal, 5},
      LinearSum{{{a, 1}, {b, 1}}, Relation::equal, 6},
      LinearSum{{{a, 1}, {b, 1}}, Relation::at_most, 5},
      LinearSum{{{a, 1}, {b, 2}}, Relation::equal, 5},
      LinearSum{{{a, 1}, {c, 1}}, Relation::equal, 5},
      PairRelation{a, b, table(low, high)},
      PairRelation{b, a, table(low, high)},
      PairRelation{a, c, table(low, high)},
      PairRelation{a, b, table(high, low)},
      Diagram{{a, b}, diagram(low, high)},
      Diagram{{b, a}, diagram(low, high)},
      Diagram{{a, c}, diagram(low, high)},
      Diagram{{a, b}, diagram(high, low)},
      DigitSets{{a, b}, sets({low | high})},
      DigitSets{{a, c}, sets({low | high})},
      DigitSets{{a}, sets({low})},
      DigitSets{{a}, sets({low, high})},
      Connected{{a, b}, low, path({{1}, {0}}), 0, 2},
      Connected{{a, b}, high, path({{1}, {0}}), 0, 2},
      Connected{{a, c}, low, path({{1}, {0}}), 0, 2},
      Connected{{a, b}, low, path({{}, {}}), 0, 2},
      Connected{{a, b}, low, path({{1}, {0}}), 1, 2},
      Connected{{a, b}, low, path({{1}, {0}}), 0, 1},
      DifferentPairs{{a}, {b}},
      DifferentPairs{{a}, {c}},
      LineRank{lines({{a, b}, {b, c}}), 0, {}, 0, 1, false},
      LineRank{lines({{a, b}, {c, b}}), 0, {}, 0, 1, false},
      LineRank{lines({{a, b}, {b, c}}), 1, {}, 0, 1, false},
      LineRank{lines({{a, b}, {b, c}}), 0, geometry::Digit(0), 0, 1, false},
      LineRank{lines({{a, b}, {b, c}}), 0, {}, 1, 1, false},
      LineRank{lines({{a, b}, {b, c}}), 0, {}, 0, 0, false},
      LineRank{lines({{a, b}, {b, c}}), 0, {}, 0, 1, true},
      DigitCounts{{a, b}, {3, 6}},
      DigitCounts{{a, c}, {3, 6}},
      DigitCounts{{a, b}, {6, 3}},
      Restriction{a, low},
      Restriction{b, low},
      Restriction{a, high},
  };
  std::set<std::size_t> kinds;
  std::set<std::uint64_t> seen;
  for (const Primitive& primitive : all) {
    base::Hash hash;
    add_to(hash, primitive);
    EXPECT_TRUE(seen.insert(hash.value()).second) << "one more of kind " << primitive.index();
    kinds.insert(primitive.index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Primitive>) << "a kind without an example";
}

}  // namespace
}  // namespace omnidoku::model
