// SPDX-License-Identifier: MIT
//
// Decision diagrams: they allow the sequences that their walk ends well on and no others, and are
// as small as they can be.
#include "model/primitives/diagram.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace omnidoku::model {
namespace {

using geometry::Digit;

/// Calls `with` for every sequence of so many digits.
template <class With>
void for_each_sequence(int num_digits, std::size_t length, With&& with) {
  std::vector<int> sequence(length, 0);
  for (;;) {
    with(sequence);
    std::size_t i = 0;
    while (i < length && ++sequence[i] == num_digits) sequence[i++] = 0;
    if (i == length) return;
  }
}

bool allows(const DiagramTable& table, const std::vector<int>& sequence) {
  if (table.empty()) return false;
  std::uint32_t node = 0;
  for (const int digit : sequence) {
    node = table.child(node, Digit(digit));
    if (node == DiagramTable::kNone) return false;
  }
  EXPECT_EQ(node, table.num_nodes() - 1);
  return true;
}

TEST(Diagram, AllowsWhatItsWalkEndsWellOn) {
  for (std::uint64_t round = 0; round < 300; ++round) {
    base::Random random = base::Random::for_stream(20261123, round);
    const int num_digits = 1 + static_cast<int>(random.below(4));
    const std::size_t length = 1 + random.below(4);
    const std::uint64_t num_states = 1 + random.below(4);
    std::vector<DiagramStep> steps;  // by place, state and digit
    for (std::size_t i = 0; i < length * num_states * static_cast<std::size_t>(num_digits); ++i)
      steps.push_back(random.chance(2, 3) ? DiagramStep(random.below(num_states)) : std::nullopt);
    const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) {
      return steps[(place * num_states + state) * static_cast<std::size_t>(num_digits) +
                   digit.index()];
    };
    const auto accepts = [](std::uint64_t state) { return state % 2 == 0; };
    const auto table = make_diagram(num_digits, length, 0, step, accepts);
    ASSERT_TRUE(table);
    for_each_sequence(num_digits, length, [&](const std::vector<int>& sequence) {
      DiagramStep state = 0;
      for (std::size_t i = 0; state && i < length; ++i) state = step(*state, i, Digit(sequence[i]));
      EXPECT_EQ(allows(*table, sequence), state && accepts(*state));
    });
  }
}

TEST(Diagram, PutsTogetherWhatIsFollowedByTheSame) {
  // Sums of three digits of 0 to 9 that are 5: after one digit 0 to 5, after two as much.
  const auto sum = make_diagram(
      10, 3, 0,
      [](std::uint64_t state, std::size_t, Digit digit) {
        return DiagramStep(state + static_cast<std::uint64_t>(digit.index()));
      },
      [](std::uint64_t state) { return state == 5; });
  ASSERT_TRUE(sum);
  EXPECT_EQ(sum->layer_begin, (std::vector<std::uint32_t>{0, 1, 7, 13, 14}));
  // A walk that remembers everything and accepts all needs one node in each layer.
  const auto all = make_diagram(
      3, 4, 1,
      [](std::uint64_t state, std::size_t, Digit digit) {
        return DiagramStep(state * 3 + static_cast<std::uint64_t>(digit.index()));
      },
      [](std::uint64_t) { return true; });
  ASSERT_TRUE(all);
  EXPECT_EQ(all->num_nodes(), 5U);
}

TEST(Diagram, HasNothingWhereNothingIsAllowed) {
  const auto none = make_diagram(
      3, 2, 0, [](std::uint64_t, std::size_t, Digit) { return DiagramStep(0); },
      [](std::uint64_t) { return false; });
  ASSERT_TRUE(none);
  EXPECT_TRUE(none->empty());
}

TEST(Diagram, GivesUpWhereThereAreTooManySteps) {
  const auto table = make_diagram(
      10, 8, 1,
      [](std::uint64_t state, std::size_t, Digit digit) {
        return DiagramStep(state * 10 + static_cast<std::uint64_t>(digit.index()));
      },
      [](std::uint64_t) { return true; });
  EXPECT_FALSE(table);
}

TEST(Diagram, ExcludesWhatNoSequenceHasBothOf) {
  // Rising sequences of three digits of 0 to 3.
  const auto table = make_diagram(
      4, 3, 0,
      [](std::uint64_t state, std::size_t, Digit digit) {
        return digit.index() >= state ? DiagramStep(digit.index() + 1) : std::nullopt;
      },
      [](std::uint64_t) { return true; });
  ASSERT_TRUE(table);
  const Diagram rising{{Variable(7), Variable(2), Variable(5)},
                       std::make_shared<const DiagramTable>(*table)};
  EXPECT_FALSE(rising.excludes({Variable(7), Digit(0)}, {Variable(5), Digit(2)}));
  EXPECT_FALSE(rising.excludes({Variable(5), Digit(3)}, {Variable(2), Digit(2)}));
  EXPECT_TRUE(rising.excludes({Variable(7), Digit(1)}, {Variable(5), Digit(2)}));
  EXPECT_TRUE(rising.excludes({Variable(2), Digit(1)}, {Variable(7), Digit(1)}));
}

/// What a walk over the same would allow, as small, and no other.
TEST(Diagram, GuardedOnesAllowAllThatBeginsWithOtherDigits) {
  for (std::uint64_t round = 0; round < 400; ++round) {
    SCOPED_TRACE(round);
    base::Random random = base::Random::for_stream(20261128, round);
    const int num_digits = 1 + static_cast<int>(random.below(3));
    const std::size_t length = 1 + random.below(3);
    std::vector<bool> wanted;
    const std::uint64_t share = random.below(5);
    for_each_sequence(num_digits, length,
                      [&](const auto& /*sequence*/) { wanted.push_back(random.chance(share, 4)); });
    const auto code_of = [&](auto begin, auto end) {
      std::size_t code = 0;
      while (end != begin)
        code = code * static_cast<std::size_t>(num_digits) + static_cast<std::size_t>(*--end);
      return code;
    };
    std::vector<std::size_t> powers{1};
    while (powers.size() <= length)
      powers.push_back(powers.back() * static_cast<std::size_t>(num_digits));
    const auto table = make_diagram(
        num_digits, length, 0,
        [&](std::uint64_t code, std::size_t place, Digit digit) -> DiagramStep {
          return code + digit.index() * powers[place];
        },
        [&](std::uint64_t code) { return wanted[code]; });
    ASSERT_TRUE(table);
    std::vector<Digit> guards;
    for (std::uint64_t i = random.below(3); i > 0; --i)
      guards.emplace_back(random.below(static_cast<std::uint64_t>(num_digits)));
    const bool is_denied = random.chance(1, 2);
    const DiagramTable guarded = guarded_diagram(*table, guards, is_denied);
    std::size_t num_allowed = 0;
    for_each_sequence(num_digits, guards.size() + length, [&](const std::vector<int>& sequence) {
      bool is_guarded = true;
      for (std::size_t i = 0; i < guards.size(); ++i)
        is_guarded = is_guarded && Digit(sequence[i]) == guards[i];
      const auto begin = sequence.begin() + static_cast<std::ptrdiff_t>(guards.size());
      const bool is_right = !is_guarded || wanted[code_of(begin, sequence.end())] != is_denied;
      EXPECT_EQ(allows(guarded, sequence), is_right);
      num_allowed += is_right ? 1 : 0;
    });
    // Each node is reached, and leads on: so the walk over the nodes makes the same of them.
    const auto again = make_diagram(
        num_digits, guards.size() + length, 0,
        [&](std::uint64_t node, std::size_t /*place*/, Digit digit) -> DiagramStep {
          if (guarded.empty()) return std::nullopt;
          const std::uint32_t child = guarded.child(static_cast<std::uint32_t>(node), digit);
          return child == DiagramTable::kNone ? std::nullopt : DiagramStep(child);
        },
        [&](std::uint64_t node) { return num_allowed > 0 && node + 1 == guarded.num_nodes(); });
    ASSERT_TRUE(again);
    EXPECT_EQ(again->layer_begin, guarded.layer_begin);
  }
}

}  // namespace
}  // namespace omnidoku::model
