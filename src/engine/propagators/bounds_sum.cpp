// SPDX-License-Identifier: MIT
//
// The linear sums that linear_sum.cpp leaves: those over variables that hold numbers, and those
// with numbers too big for 64 bits. Every term is on its own: a digit or value goes if with it the
// others cannot make up the total even at their bounds. Soundness: the others are within their
// bounds in every solution. All fixed, the bounds are the sum.
#include <bit>
#include <utility>

#include "engine/propagators/sum_tables.h"
#include "engine/wide_int.h"
#include "engine/work.h"

namespace omnidoku::engine::bounds_sum_propagator {
namespace {

template <class Mask>
class BoundsSumKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::sum; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    for (std::size_t i = 0; i < tables.problem.primitives.size(); ++i) {
      const auto* linear = std::get_if<model::LinearSum>(&tables.problem.primitives[i].primitive);
      if (tables.sum_forms[i] != SumForm::bounds) continue;
      out.add(static_cast<Index>(sums_.size()));
      BoundsSum sum{static_cast<Index>(i),
                    linear->relation == model::LinearSum::Relation::equal,
                    linear->total,
                    {}};
      for (const model::LinearSum::Term& term : linear->terms) {
        const auto variable = static_cast<Index>(term.variable.index());
        sum.terms.push_back({variable, tables.number_of(variable), term.coefficient});
        out.subscribe(variable, Event::bounds);
      }
      sums_.push_back(std::move(sum));
    }
  }

  bool filter(Work<Mask>& work, Index item) const override {
    const BoundsSum& sum = sums_[item];
    WideInt lowest;
    WideInt highest;
    for (const Term& term : sum.terms) {
      const auto [low, high] = ends(work, term);
      lowest += low;
      highest += high;
    }
    const WideInt total = sum.total;
    if (lowest > total || (sum.equal && highest < total)) return work.refute(sum.primitive);
    for (const Term& term : sum.terms) {
      const auto [low, high] = ends(work, term);
      const WideInt most = total - (lowest - low);     // the others at their least
      const WideInt least = total - (highest - high);  // the others at their greatest
      const auto fits = [&](std::int64_t value) {
        const WideInt product = WideInt::product(term.coefficient, value);
        return product <= most && (!sum.equal || product >= least);
      };
      if (!keep_fitting(work, term, fits)) return work.refute(sum.primitive);
    }
    return true;
  }

 private:
  struct Term {
    Index variable = 0;
    const NumberVariable* number = nullptr;  ///< of the tables; null if it holds a digit
    std::int64_t coefficient = 1;
  };
  struct BoundsSum {
    Index primitive = 0;
    bool equal = true;
    std::int64_t total = 0;
    std::vector<Term> terms;
  };

  /// Keeps the digits, or the numbers, whose value fits.
  template <class Fits>
  static bool keep_fitting(Work<Mask>& work, const Term& term, Fits&& fits) {
    if (term.number != nullptr) {
      return work.reduce_number(
          *term.number, [&](Index place) { return fits(work.value_at(*term.number, place)); });
    }
    Mask keep = 0;
    base::for_each_bit(work.masks[term.variable], [&](int digit) {
      if (fits(work.tables.values[static_cast<std::size_t>(digit)]))
        keep = static_cast<Mask>(keep | Mask{1} << digit);
    });
    return work.reduce(term.variable, keep);
  }

  /// The least and the greatest that a term contributes.
  static std::pair<WideInt, WideInt> ends(const Work<Mask>& work, const Term& term) {
    std::int64_t least = 0;
    std::int64_t greatest = 0;
    if (term.number != nullptr) {
      least = work.value_at(*term.number, work.least_place(*term.number));
      greatest = work.value_at(*term.number, work.greatest_place(*term.number));
    } else {
      const Mask mask = work.masks[term.variable];
      least = work.tables.values[static_cast<std::size_t>(std::countr_zero(mask))];
      greatest = work.tables.values[static_cast<std::size_t>(std::bit_width(mask)) - 1];
    }
    const WideInt a = WideInt::product(term.coefficient, least);
    const WideInt b = WideInt::product(term.coefficient, greatest);
    return a < b ? std::pair{a, b} : std::pair{b, a};
  }

  std::vector<BoundsSum> sums_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(BoundsSumKind)

}  // namespace omnidoku::engine::bounds_sum_propagator
