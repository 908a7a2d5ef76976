// SPDX-License-Identifier: MIT
//
// Terms are folded, what says the same is the same term, and digits put in one after another, in
// whatever order, leave what the term comes to.
#include "formula/space.h"

#include <algorithm>
#include <functional>

#include <gtest/gtest.h>

#include "base/random.h"

namespace omnidoku::formula {
namespace {

class Spaces : public ::testing::Test {
 protected:
  Space space_{{1, 2, 3, 4}};
  Term a_ = space_.value_of(Place(0));
  Term b_ = space_.value_of(Place(1));
  Term c_ = space_.value_of(Place(2));
};

TEST_F(Spaces, WhatSaysTheSameIsTheSameTerm) {
  Space& s = space_;
  EXPECT_EQ(s.sum(a_, b_), s.sum(b_, a_));
  EXPECT_EQ(s.difference(s.sum(a_, b_), b_), a_);
  EXPECT_EQ(s.product(a_, s.product(b_, c_)), s.product(s.product(c_, a_), b_));
  EXPECT_EQ(s.equal(a_, b_), s.equal(b_, a_));
  EXPECT_EQ(s.equal(s.times(a_, 2), s.times(b_, 2)), s.equal(a_, b_));
  EXPECT_EQ(s.less(a_, b_), s.at_most(s.sum(a_, s.number(1)), b_));
  EXPECT_EQ(s.negation(s.less(a_, b_)), s.at_most(b_, a_));
  EXPECT_EQ(s.absolute(s.difference(a_, b_)), s.absolute(s.difference(b_, a_)));
  EXPECT_EQ(s.exchanged(s.less(a_, b_), Place(0), Place(1)), s.less(b_, a_));
  EXPECT_EQ(s.either(s.equal(a_, s.number(1)), s.equal(a_, s.number(3))),
            s.one_of(Place(0), 0b101));
  EXPECT_EQ(s.remainder(s.sum(s.times(a_, 6), b_), 3), s.remainder(b_, 3));
}

TEST_F(Spaces, WhatIsSettledIsKnownAtOnce) {
  Space& s = space_;
  const Term no = s.truth(false);
  const Term yes = s.truth(true);
  EXPECT_EQ(s.less(s.sum(a_, b_), s.number(2)), no);
  EXPECT_EQ(s.at_most(s.sum(a_, b_), s.number(8)), yes);
  EXPECT_EQ(s.equal(s.times(a_, 2), s.sum(s.times(b_, 4), s.number(1))), no);
  EXPECT_EQ(s.both(s.equal(a_, b_), s.negation(s.equal(a_, b_))), no);
  EXPECT_EQ(s.both(s.one_of(Place(0), 0b0011), s.one_of(Place(0), 0b1100)), no);
  EXPECT_EQ(s.both(s.at_most(a_, b_), s.equal(a_, s.number(4))),
            s.both(s.equal(a_, s.number(4)), s.equal(b_, s.number(4))));
  EXPECT_EQ(s.as_number(s.remainder(s.times(a_, 5), 5)), 0);
  EXPECT_EQ(s.as_number(s.choice(s.less(a_, b_), c_, c_)), std::nullopt);
  EXPECT_EQ(s.choice(s.less(a_, b_), c_, c_), c_);
  const Term both[] = {a_, s.number(4)};
  EXPECT_EQ(s.as_number(s.greatest(both)), 4);
  EXPECT_EQ(s.low(s.difference(a_, b_)), -3);
  EXPECT_EQ(s.high(s.product(a_, b_)), 16);
}

TEST_F(Spaces, ASumOfValuesIsTold) {
  auto linear = space_.as_linear(
      space_.at_most(space_.sum(space_.times(a_, 2), b_), space_.sum(c_, space_.number(3))));
  ASSERT_TRUE(linear);
  EXPECT_EQ(linear->relation, Space::Linear::Relation::at_most);
  EXPECT_EQ(linear->constant, -3);
  std::sort(linear->terms.begin(), linear->terms.end());
  EXPECT_EQ(linear->terms, (std::vector<std::pair<Place, std::int64_t>>{
                               {Place(0), 2}, {Place(1), 1}, {Place(2), -1}}));
  EXPECT_FALSE(space_.as_linear(space_.equal(space_.product(a_, b_), c_)));
}

TEST_F(Spaces, FingerprintsAreOfPlacesInAnOrder) {
  const Term other = space_.less(b_, c_);
  const Place first[] = {Place(0), Place(1)};
  const Place second[] = {Place(1), Place(2)};
  EXPECT_EQ(space_.fingerprint(space_.less(a_, b_), first), space_.fingerprint(other, second));
  EXPECT_NE(space_.fingerprint(space_.less(b_, a_), first), space_.fingerprint(other, second));
}

TEST_F(Spaces, WhatGrowsTooGreatIsTold) {
  Term term = space_.number(1);
  for (int i = 0; i < 60; ++i) term = space_.product(term, space_.sum(a_, b_));
  EXPECT_TRUE(space_.exhausted());
}

/// A number or a test, with what it comes to for digits.
struct Meant {
  Term term;
  std::function<std::int64_t(const std::vector<std::int64_t>&)> meaning;
};

class RandomTerms {
 public:
  RandomTerms(Space& space, base::Random& random) : space_(space), random_(random) {}

  Meant number(int depth) {
    if (depth == 0) return leaf();
    const Meant a = number(depth - 1);
    const Meant b = number(depth - 1);
    const auto with = [](const Meant& x, const Meant& y, auto&& combine) {
      return
          [=](const std::vector<std::int64_t>& v) { return combine(x.meaning(v), y.meaning(v)); };
    };
    const Term both[] = {a.term, b.term};
    const std::int64_t divisor = random_.between(2, 4);
    const auto rest = [divisor](std::int64_t x) { return ((x % divisor) + divisor) % divisor; };
    switch (random_.below(8)) {
      case 0: return {space_.sum(a.term, b.term), with(a, b, std::plus<>())};
      case 1: return {space_.difference(a.term, b.term), with(a, b, std::minus<>())};
      case 2: return {space_.product(a.term, b.term), with(a, b, std::multiplies<>())};
      case 3:
        return {space_.greatest(both), with(a, b, [](auto x, auto y) { return std::max(x, y); })};
      case 4:
        return {space_.least(both), with(a, b, [](auto x, auto y) { return std::min(x, y); })};
      case 5:
        return {space_.absolute(a.term), with(a, b, [](auto x, auto) { return x < 0 ? -x : x; })};
      case 6:
        return {space_.sum(space_.remainder(a.term, divisor), space_.quotient(b.term, divisor)),
                with(a, b, [=](auto x, auto y) { return rest(x) + (y - rest(y)) / divisor; })};
      default: break;
    }
    const Meant test = this->test(depth - 1);
    return {space_.choice(test.term, a.term, b.term), [=](const std::vector<std::int64_t>& v) {
              return test.meaning(v) != 0 ? a.meaning(v) : b.meaning(v);
            }};
  }

  Meant test(int depth) {
    const Meant a = number(depth);
    const Meant b = number(depth);
    const auto compared = [&](auto&& compare) {
      return [=](const std::vector<std::int64_t>& v) -> std::int64_t {
        return compare(a.meaning(v), b.meaning(v)) ? 1 : 0;
      };
    };
    switch (depth == 0 ? random_.below(3) : random_.below(6)) {
      case 0: return {space_.equal(a.term, b.term), compared(std::equal_to<>())};
      case 1: return {space_.at_most(a.term, b.term), compared(std::less_equal<>())};
      case 2: return {space_.less(a.term, b.term), compared(std::less<>())};
      default: break;
    }
    const Meant x = test(depth - 1);
    const Meant y = test(depth - 1);
    const bool all = random_.chance(1, 2);
    const Meant joined = {all ? space_.both(x.term, y.term) : space_.either(x.term, y.term),
                          [=](const std::vector<std::int64_t>& v) {
                            const std::int64_t sum = x.meaning(v) + y.meaning(v);
                            return std::int64_t{sum == 2 || (sum == 1 && !all) ? 1 : 0};
                          }};
    if (random_.chance(1, 2)) return joined;
    return {space_.negation(joined.term),
            [=](const std::vector<std::int64_t>& v) { return 1 - joined.meaning(v); }};
  }

 private:
  Meant leaf() {
    const std::size_t place = random_.below(4);
    const std::int64_t value = random_.between(-3, 6);
    if (place == 3)
      return {space_.number(value), [=](const std::vector<std::int64_t>&) { return value; }};
    return {space_.value_of(Place(place)),
            [=](const std::vector<std::int64_t>& v) { return v[place]; }};
  }

  Space& space_;
  base::Random& random_;
};

TEST(RandomSpaces, DigitsPutInLeaveWhatATermComesTo) {
  const std::vector<std::int64_t> values{1, 2, 5};
  for (std::uint64_t round = 0; round < 2'000; ++round) {
    base::Random random = base::Random::for_stream(20261129, round);
    Space space(values);
    RandomTerms terms(space, random);
    const bool is_test = random.chance(1, 2);
    const Meant meant = is_test ? terms.test(2) : terms.number(2);
    ASSERT_FALSE(space.exhausted());
    std::vector<std::size_t> order{0, 1, 2};
    random.shuffle(std::span(order));
    for (std::size_t i = 0; i < 27; ++i) {
      const std::size_t digits[] = {i % 3, i / 3 % 3, i / 9};
      Term left = meant.term;
      for (const std::size_t place : order) left = space.with(left, Place(place), digits[place]);
      const std::int64_t expected =
          meant.meaning({values[digits[0]], values[digits[1]], values[digits[2]]});
      if (is_test) {
        ASSERT_EQ(space.as_truth(left), expected != 0) << "round " << round;
      } else {
        ASSERT_EQ(space.as_number(left), expected) << "round " << round;
        ASSERT_LE(space.low(meant.term), expected);
        ASSERT_GE(space.high(meant.term), expected);
      }
    }
  }
}

}  // namespace
}  // namespace omnidoku::formula
