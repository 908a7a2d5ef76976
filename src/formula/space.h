// SPDX-License-Identifier: MIT
//
// Space: numbers and tests over some variables, each of which holds a digit. Whatever is made is
// folded as far as can be and kept once, so that equal terms are the same term. What can be known
// of a term (its bounds, that it is settled) is known as soon as it is made.
//
// Putting digits in, one variable after another, leaves the residual of a term: what it still says.
// After R. Bryant's reduced diagrams (1986) and J. Brzozowski's derivatives (1964): the state of a
// line that is read cell by cell is the test that is left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "geometry/ids.h"

namespace omnidoku::formula {

/// A number or a test of one Space.
using Term = geometry::Id<struct TermTag, std::uint32_t>;

/// Something that holds a digit: a number that the user of a Space gives it, from 0.
using Place = geometry::Id<struct PlaceTag, std::uint32_t>;

class Space {
 public:
  /// What work() may come to: about a second.
  static constexpr std::size_t kMostWork = 40'000'000;

  /// What each digit counts; 1 to 64 digits, |value| <= model::kMaxSymbolValue.
  explicit Space(std::vector<std::int64_t> values, std::size_t most_work = kMostWork);

  /// From now on it is exhausted, too, when this has passed, which is asked now and then; it must
  /// outlive the space. A null pointer: nothing ends it but the work.
  void heed(base::Watch* watch) { watch_ = watch; }
  /// Whether that was what exhausted it.
  [[nodiscard]] bool is_stopped() const { return is_stopped_; }

  [[nodiscard]] int num_digits() const { return static_cast<int>(values_.size()); }
  [[nodiscard]] const std::vector<std::int64_t>& values() const { return values_; }
  [[nodiscard]] std::int64_t value(std::size_t digit) const { return values_[digit]; }

  // Numbers.
  [[nodiscard]] Term number(std::int64_t value);
  /// What the digit of a place counts.
  [[nodiscard]] Term value_of(Place place);
  /// A number for each digit that the place may hold.
  [[nodiscard]] Term table(Place place, const std::vector<std::int64_t>& by_digit);
  [[nodiscard]] Term sum(std::span<const Term> terms);
  [[nodiscard]] Term sum(Term a, Term b);
  [[nodiscard]] Term difference(Term a, Term b);
  [[nodiscard]] Term times(Term term, std::int64_t factor);
  [[nodiscard]] Term product(Term a, Term b);
  [[nodiscard]] Term absolute(Term term);
  /// The greatest, or the least, of one or more.
  [[nodiscard]] Term greatest(std::span<const Term> terms) { return extreme(terms, true); }
  [[nodiscard]] Term least(std::span<const Term> terms) { return extreme(terms, false); }
  /// From 0 to divisor - 1, which is 0 or more; rounded down. The divisor is 1 or more.
  [[nodiscard]] Term remainder(Term term, std::int64_t divisor);
  [[nodiscard]] Term quotient(Term term, std::int64_t divisor);
  /// The first where the test holds, else the second.
  [[nodiscard]] Term choice(Term test, Term yes, Term no);
  /// 1 where the test holds, else 0.
  [[nodiscard]] Term indicator(Term test);

  // Tests.
  [[nodiscard]] Term truth(bool value) const { return value ? kTrue : kFalse; }
  /// The place holds one of these digits, a bit for each.
  [[nodiscard]] Term one_of(Place place, std::uint64_t digits);
  [[nodiscard]] Term equal(Term a, Term b);
  [[nodiscard]] Term at_most(Term a, Term b);
  [[nodiscard]] Term less(Term a, Term b);
  [[nodiscard]] Term negation(Term test);
  [[nodiscard]] Term all_of(std::span<const Term> tests) { return joined(tests, true); }
  [[nodiscard]] Term any_of(std::span<const Term> tests) { return joined(tests, false); }
  [[nodiscard]] Term both(Term a, Term b);
  [[nodiscard]] Term either(Term a, Term b);

  // What is known.
  [[nodiscard]] bool is_test(Term term) const { return node(term).op >= Op::truth; }
  [[nodiscard]] std::optional<std::int64_t> as_number(Term term) const;
  [[nodiscard]] std::optional<bool> as_truth(Term term) const;
  /// Bounds of a number; of a test 0 and 1.
  [[nodiscard]] std::int64_t low(Term term) const { return node(term).low; }
  [[nodiscard]] std::int64_t high(Term term) const { return node(term).high; }
  /// The places that it depends on, increasing.
  [[nodiscard]] const std::vector<Place>& places(Term term) const { return node(term).places; }
  [[nodiscard]] bool depends_on(Term term, Place place) const;
  /// The tests that a test is all of: itself, where it is no such.
  [[nodiscard]] std::vector<Term> conjuncts(Term test) const;

  /// sum of coefficient * value of place, compared with 0.
  struct Linear {
    enum class Relation : std::uint8_t { equal, at_most, unequal };
    std::vector<std::pair<Place, std::int64_t>> terms;
    std::int64_t constant = 0;
    Relation relation = Relation::equal;
  };
  /// A test of a sum of values, each a number of times; nothing where it is none such.
  [[nodiscard]] std::optional<Linear> as_linear(Term test) const;

  // Residuals.
  /// What is left when the place holds the digit.
  [[nodiscard]] Term with(Term term, Place place, std::size_t digit);
  /// What is left when none of these places, in increasing order, holds the digit, as far as parts
  /// of it are then settled. Said of places that the digit is excluded from anyway, it may say
  /// anything of fillings in which one of them holds it.
  [[nodiscard]] Term without(Term term, std::span<const Place> places, std::size_t digit);
  /// The same with two places exchanged.
  [[nodiscard]] Term exchanged(Term term, Place a, Place b);
  /// The same term as one of another space with the same values, of other places: those of the
  /// order, which holds all that it depends on, become their numbers in it.
  [[nodiscard]] Term copied(const Space& from, Term term, std::span<const Place> order);
  /// Forgets which residuals were made, but not the terms.
  void forget_residuals() { residuals_.clear(); }
  /// Numbers that are equal for two terms, also of spaces apart with the same values, only if they
  /// say the same of the places in their orders, which hold all that they depend on.
  [[nodiscard]] std::vector<std::int64_t> fingerprint(Term term,
                                                      std::span<const Place> order) const;

  /// Whether numbers grew too great, terms too many or the work too much; then nothing that was
  /// made counts, and whatever is asked ends soon.
  [[nodiscard]] bool exhausted() const { return exhausted_; }
  void exhaust() { exhausted_ = true; }
  [[nodiscard]] std::size_t num_terms() const { return nodes_.size(); }
  /// What was done so far, the same on every machine: parts of terms that were looked at.
  [[nodiscard]] std::size_t work() const { return work_; }

 private:
  enum class Op : std::uint8_t {
    number,     // numbers: itself
    table,      // numbers: the place, then the value by digit, the first of which is 0
    sum,        // numbers: the constant, then a coefficient for each part
    product,    // parts: the factors
    choice,     // parts: test, yes, no
    indicator,  // parts: a test
    greatest,   // parts
    least,
    absolute,
    remainder,  // parts: one; numbers: the divisor
    quotient,
    truth,   // numbers: 0 or 1; this and all behind it are tests
    one_of,  // numbers: the place, a bit for each digit
    zero,    // parts: a number that is 0
    nonzero,
    nonpositive,
    all_of,  // parts
    any_of,
  };
  struct Node {
    Op op = Op::number;
    std::vector<std::int64_t> numbers;
    std::vector<Term> parts;
    std::vector<Place> places;
    std::int64_t low = 0;
    std::int64_t high = 0;
  };
  struct KeyHash {
    std::size_t operator()(const Node* node) const;
  };
  struct KeyEqual {
    bool operator()(const Node* a, const Node* b) const {
      return a->op == b->op && a->numbers == b->numbers && a->parts == b->parts;
    }
  };
  /// A number as a constant and parts with coefficients.
  struct Parts {
    std::int64_t constant = 0;
    std::vector<std::pair<Term, std::int64_t>> terms;
  };

  static constexpr Term kFalse{0};
  static constexpr Term kTrue{1};
  /// A term that is kept is as much work as so many parts, and takes as much space as so many
  /// words.
  static constexpr std::size_t kWorkOfTerm = 150;
  static constexpr std::size_t kWordsOfTerm = 24;
  static constexpr std::size_t kMostWords = 25'000'000;
  static constexpr std::int64_t kGreatest = std::int64_t{1} << 52;

  [[nodiscard]] const Node& node(Term term) const { return *nodes_[term.index()]; }
  Term intern(Node node);
  Term make(Op op, std::vector<std::int64_t> numbers, std::vector<Term> parts, std::int64_t low,
            std::int64_t high);
  [[nodiscard]] Parts parts_of(Term term) const;
  Term linear(const Parts& parts);
  Term extreme(std::span<const Term> terms, bool greatest);
  Term joined(std::span<const Term> tests, bool all);
  Term compare(Op op, Term term);
  /// A number of one place as its table.
  Term tabled(Term term);
  [[nodiscard]] std::optional<Place> only_place(Term term) const;
  Term rebuilt(Term term, Place place, std::size_t digit);
  Term without(Term term, std::span<const Place> places, std::size_t digit,
               std::unordered_map<Term, Term>& known);
  Term exchanged(Term term, Place a, Place b, std::unordered_map<Term, Term>& known);
  /// Calls visit(term, node) for a term and all that it is made of which `done`, a map that visit()
  /// adds them to, does not hold; parts first. Without recursion, as terms may be deep.
  template <class Done, class Visit>
  void visit_behind_parts(Term term, const Done& done, const Visit& visit) const;
  /// The same operation, of this or another space, on other parts.
  Term remade(const Node& like, std::vector<Term> parts);
  void add_work(std::size_t parts) {
    work_ += parts;
    if (work_ > most_work_) exhausted_ = true;
    if (watch_ == nullptr || work_ < next_look_) return;
    next_look_ = work_ + kWorkOfLook;
    if (watch_->passed()) exhausted_ = is_stopped_ = true;
  }
  Term rebuilt_negation(Term test);
  [[nodiscard]] std::uint64_t all_digits() const;
  /// Of comparisons of the same sum the stricter one stays, or the weaker one.
  void keep_one_of_each_sum(std::vector<Term>& tests, bool stricter) const;
  [[nodiscard]] bool has_opposites(const std::vector<Term>& tests) const;

  std::vector<std::int64_t> values_;
  std::vector<std::unique_ptr<Node>> nodes_;
  std::unordered_map<const Node*, Term, KeyHash, KeyEqual> known_;
  std::unordered_map<std::uint64_t, Term> residuals_;
  std::unordered_map<Term, Term> negations_;
  std::size_t most_work_;
  std::size_t work_ = 0;
  /// Of work between looks at the watch: less than a millisecond.
  static constexpr std::size_t kWorkOfLook = 30'000;
  base::Watch* watch_ = nullptr;
  std::size_t next_look_ = 0;  ///< at the watch, in work
  std::size_t num_words_ = 0;  ///< of the terms that are kept
  bool exhausted_ = false;
  bool is_stopped_ = false;
};

}  // namespace omnidoku::formula
