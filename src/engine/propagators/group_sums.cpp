// SPDX-License-Identifier: MIT
//
// LinearSum in the vector form, where values go up by equal steps and all coefficients are 1 or -1:
// a digit is then the number of its bit, and which sums a group can have is a word with a bit for
// each. A group that counts negative is turned round (d becomes n - 1 - d), so that everything
// adds.
//  1. Each group (all of whose variables differ) contributes what its open variables can add up to:
//     exactly for one and two of them, by their candidates together (a table) for more.
//  2. What the groups before and the groups behind each can contribute leaves it the contributions
//     for which the total works out.
//  3. A digit stays in a variable if with it the others of the group can make up such a
//  contribution.
// Everything is counted from the least, up to 63; beyond, from the greatest down, or not at all.
// Soundness: the digits of a solution are among the choices that each step goes through.
#include <bit>
#include <vector>

#include "engine/propagators/merged_sums.h"
#include "engine/propagators/sum_tables.h"
#include "engine/vector/form.h"
#include "engine/work.h"

namespace omnidoku::engine::group_sums_propagator {
namespace {

constexpr std::size_t kNumMasks = std::size_t{1} << kMostVectorDigits;

std::uint64_t reversed(std::uint64_t word) {
  constexpr std::uint64_t kOdd = 0x5555555555555555;
  constexpr std::uint64_t kPairs = 0x3333333333333333;
  constexpr std::uint64_t kFours = 0x0F0F0F0F0F0F0F0F;
  word = (word >> 1U & kOdd) | (word & kOdd) << 1U;
  word = (word >> 2U & kPairs) | (word & kPairs) << 2U;
  word = (word >> 4U & kFours) | (word & kFours) << 4U;
  return __builtin_bswap64(word);
}

/// What does not depend on the puzzle.
struct SumsOfDigits {
  /// Per number of digits and mask: which sums so many different digits of the mask have.
  std::uint64_t sums[kMostVectorDigits + 1][kNumMasks];
  std::uint16_t turned[kNumMasks];  ///< all bits in the other order

  SumsOfDigits() {
    for (std::size_t mask = 0; mask < kNumMasks; ++mask) {
      sums[0][mask] = 1;
      turned[mask] = static_cast<std::uint16_t>(reversed(mask) >> (64 - kMostVectorDigits));
      for (std::size_t count = 1; count <= std::size_t{kMostVectorDigits}; ++count) {
        const std::size_t rest = mask & (mask - 1);
        sums[count][mask] =
            mask == 0 ? 0 : sums[count][rest] | sums[count - 1][rest] << std::countr_zero(mask);
      }
    }
  }
};

const SumsOfDigits& sums_of_digits() {
  static const SumsOfDigits made;
  return made;
}

/// All sums of one of each; what leaves the word is of no interest.
std::uint64_t add_sets(std::uint64_t a, std::uint64_t b) {
  std::uint64_t sums = 0;
  for (; a != 0; a &= a - 1) sums |= b << std::countr_zero(a);
  return sums;
}

template <class Mask>
class GroupSumsKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::sum; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    num_digits_ = tables.num_digits;
    digits_ = &sums_of_digits();
    for (Index i = 0; i < tables.problem.primitives.size(); ++i) {
      const auto* linear = std::get_if<model::LinearSum>(&tables.problem.primitives[i].primitive);
      if (tables.sum_forms[i] == SumForm::bits) add(out, i, *linear);
    }
    for (const MergedSum& merged : merged_sums(tables)) add(out, merged.primitive, merged.sum);
  }

  bool filter(Work<Mask>& work, Index sum) const override {
    return Filter(*this, work, tables_.sums[sum]).run();
  }

 private:
  void add(Compiler<Mask>& out, Index primitive, const model::LinearSum& linear) {
    const Index sum = tables_.add(out.tables(), primitive, linear);
    out.add(sum);
    for (Index term = tables_.sums[sum].begin; term < tables_.sums[sum].end; ++term)
      out.subscribe(tables_.terms[term].variable, Event::lost);
  }

  /// A group of a sum that has open variables.
  struct Open {
    Index group;
    std::uint32_t count;
    std::uint32_t candidates;  ///< together, turned round if the group is
    bool turned;
    int least;  ///< of its contributions
    int greatest;
    std::uint64_t sums;  ///< less the least
  };

  class Filter {
   public:
    Filter(const GroupSumsKind& kind, Work<Mask>& work, const Sum& sum)
        : kind_(kind), work_(work), sum_(sum) {}

    bool run() {
      if (sum_.impossible || !collect(false)) return work_.refute(sum_.primitive);
      if (num_open_ == 0) {
        work_.entail();
        return true;
      }
      if (is_loose()) return true;
      if (slack_ > 63) {
        if (span_ - slack_ > 63) return true;
        if (!collect(true)) return work_.refute(sum_.primitive);
      }
      return filter();
    }

   private:
    [[nodiscard]] std::uint32_t turned(std::uint32_t mask) const {
      return kind_.digits_->turned[mask] >> (kMostVectorDigits - kind_.num_digits_);
    }

    /// The open groups and what they can contribute. False if the total is out of reach.
    bool collect(bool turn_all) {
      num_open_ = 0;
      span_ = 0;
      std::int64_t rest = sum_.total;
      for (Index index = sum_.first_group; index < sum_.last_group; ++index) {
        const SumGroup& group = kind_.tables_.groups[index];
        Open open{};
        open.group = index;
        open.turned = (group.coefficient < 0) != turn_all;
        std::uint32_t first = 0;
        std::uint32_t second = 0;
        int cells_least = 0;
        int cells_greatest = 0;
        for (Index i = group.begin; i < group.end; ++i) {
          const auto mask =
              static_cast<std::uint32_t>(work_.masks[kind_.tables_.terms[i].variable]);
          if ((mask & (mask - 1)) == 0) {
            rest -= group.coefficient * std::countr_zero(mask);
            continue;
          }
          ++open.count;
          open.candidates |= mask;
          second = first;
          first = mask;
          cells_least += std::countr_zero(mask);
          cells_greatest += static_cast<int>(std::bit_width(mask)) - 1;
        }
        if (open.count == 0) continue;
        // Turned round: d counts n - 1 - d, which is 1 - n beyond -d for each variable.
        const int top = kind_.num_digits_ - 1;
        if (group.coefficient < 0) rest += std::int64_t{top} * open.count;
        if (open.turned) {
          open.candidates = turned(open.candidates);
          first = turned(first);
          second = turned(second);
          const int least = cells_least;
          cells_least = top * static_cast<int>(open.count) - cells_greatest;
          cells_greatest = top * static_cast<int>(open.count) - least;
        }
        open.sums = sums_of(open, first, second, cells_least, cells_greatest);
        if (open.sums == 0) return false;
        open.least = std::countr_zero(open.sums);
        open.greatest = static_cast<int>(std::bit_width(open.sums)) - 1;
        open.sums >>= open.least;
        open_[num_open_++] = open;
      }
      // All turned: sum of (top * count - s) = sum of tops - total.
      if (turn_all) {
        std::int64_t tops = 0;
        for (std::uint32_t i = 0; i < num_open_; ++i)
          tops += std::int64_t{kind_.num_digits_ - 1} * open_[i].count;
        rest = tops - rest;
      }
      slack_ = rest;
      for (std::uint32_t i = 0; i < num_open_; ++i) {
        slack_ -= open_[i].least;
        span_ += open_[i].greatest - open_[i].least;
      }
      return slack_ >= 0 && slack_ <= span_;
    }

    /// Which sums the open variables of a group can have.
    [[nodiscard]] std::uint64_t sums_of(const Open& open, std::uint32_t first, std::uint32_t second,
                                        int least, int greatest) const {
      if (open.count == 1) return first;
      if (open.count == 2) {
        std::uint64_t sums = 0;
        for (std::uint32_t rest = first; rest != 0; rest &= rest - 1) {
          const std::uint32_t digit = lowest_digit(rest);
          sums |= std::uint64_t{second & ~digit} << std::countr_zero(digit);
        }
        return sums;
      }
      const std::uint64_t sums = kind_.digits_->sums[open.count][open.candidates];
      return (sums >> least << least) & base::low_bits<std::uint64_t>(greatest + 1);
    }

    /// With several groups, none of which can leave the others too little or too much room on its
    /// own, hardly anything is ever found.
    [[nodiscard]] bool is_loose() const {
      if (num_open_ < 2) return false;
      for (std::uint32_t i = 0; i < num_open_; ++i) {
        const int range = open_[i].greatest - open_[i].least;
        if (range > slack_ || range > span_ - slack_) return false;
      }
      return true;
    }

    bool filter() {
      std::uint64_t before[kMostBitTerms];
      before[0] = 1;
      for (std::uint32_t i = 0; i + 1 < num_open_; ++i)
        before[i + 1] = add_sets(open_[i].sums, before[i]);
      std::uint64_t behind = 1;
      for (std::uint32_t i = num_open_; i-- > 0;) {
        const Open& open = open_[i];
        const std::uint64_t others = add_sets(before[i], behind);
        const std::uint64_t wanted = reversed(others) >> (63 - slack_);
        const std::uint64_t fitting = open.sums & wanted;
        if (fitting == 0) return work_.refute(sum_.primitive);
        if (fitting != open.sums || open.count > 2) {
          if (!filter_group(open, fitting)) return work_.refute(sum_.primitive);
        }
        if (i > 0) behind = add_sets(open.sums, behind);
      }
      return true;
    }

    bool filter_group(const Open& open, std::uint64_t fitting) {
      const SumGroup& group = kind_.tables_.groups[open.group];
      std::uint32_t masks[kMostVectorDigits];
      Index variables[kMostVectorDigits];
      std::uint32_t count = 0;
      for (Index i = group.begin; i < group.end; ++i) {
        const Index variable = kind_.tables_.terms[i].variable;
        const auto mask = static_cast<std::uint32_t>(work_.masks[variable]);
        if ((mask & (mask - 1)) == 0) continue;
        variables[count] = variable;
        masks[count++] = open.turned ? turned(mask) : mask;
      }
      if (count != open.count) return true;  // another group of the sum has just fixed one
      const std::uint64_t sums = fitting << open.least;
      const std::uint64_t* of_others = kind_.digits_->sums[count - 1];
      for (std::uint32_t i = 0; i < count; ++i) {
        std::uint32_t others = 0;
        for (std::uint32_t k = 0; k < count; ++k) others |= k == i ? 0 : masks[k];
        std::uint32_t keep = 0;
        for (std::uint32_t rest = masks[i]; rest != 0; rest &= rest - 1) {
          const std::uint32_t digit = lowest_digit(rest);
          if ((of_others[others & ~digit] & sums >> std::countr_zero(digit)) != 0) keep |= digit;
        }
        if (keep == masks[i]) continue;
        if (keep == 0) return false;
        masks[i] = keep;
        work_.masks[variables[i]] = static_cast<Mask>(open.turned ? turned(keep) : keep);
      }
      return true;
    }

    const GroupSumsKind& kind_;
    Work<Mask>& work_;
    const Sum& sum_;
    std::uint32_t num_open_ = 0;
    std::int64_t slack_ = 0;
    std::int64_t span_ = 0;
    Open open_[kMostBitTerms];
  };

  int num_digits_ = 0;
  const SumsOfDigits* digits_ = nullptr;
  SumTables<Mask> tables_;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(GroupSumsKind)

}  // namespace omnidoku::engine::group_sums_propagator
