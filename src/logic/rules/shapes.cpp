// SPDX-License-Identifier: MIT
#include "logic/rules/shapes.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <utility>
#include <variant>

#include "base/overloaded.h"
#include "constraints/constraint_type.h"
#include "constraints/lowering.h"

namespace omnidoku::logic {

namespace {

/// A list that was too long is tried again when this part of the combinations is left.
constexpr double kTryAgain = 0.35;
/// More combinations of candidates than these are not looked through at all.
constexpr double kMostCombinations = 3e7;

/// Whether the primitive lies on cells alone.
bool is_on_cells(const Structure& structure, const model::Primitive& primitive) {
  const std::vector<model::Variable> scope = model::scope_of(primitive);
  return std::all_of(scope.begin(), scope.end(), [&](model::Variable variable) {
    return static_cast<int>(variable.index()) < structure.num_cells();
  });
}

/// Whether the search for fillings knows what the primitive asks.
bool is_told(const model::Primitive& primitive) {
  return std::holds_alternative<model::AllDifferent>(primitive) ||
         std::holds_alternative<model::PairRelation>(primitive) ||
         std::holds_alternative<model::Restriction>(primitive) ||
         std::holds_alternative<model::LinearSum>(primitive) ||
         std::holds_alternative<model::Diagram>(primitive) ||
         std::holds_alternative<model::DigitSets>(primitive);
}

/// How a step names the rule of a primitive.
model::Premise premise_of(const Structure& structure, std::uint32_t primitive) {
  const model::Origin origin = structure.problem().primitives[primitive].origin;
  model::Premise premise;
  premise.primitive = primitive;
  premise.kind = model::Premise::Kind::sum;
  if (origin.kind == model::Origin::Kind::constraint) {
    const model::ConstraintSpec& spec = structure.puzzle().constraints[origin.index];
    const constraints::ConstraintType& type = *constraints::find_constraint_type(spec.type);
    const auto facts = type.facts == nullptr ? std::nullopt : type.facts(structure.puzzle(), spec);
    if (!facts || !facts->sum) premise.kind = model::Premise::Kind::rule;
  }
  return premise;
}

/// Lists the fillings of one shape, cell by cell.
class Listing {
 public:
  Listing(const Position& position, const ShapeInfo& info, const std::vector<DigitSet>& left)
      : structure_(position.structure()),
        info_(info),
        left_(left),
        digits_(info.cells.size()),
        // To ask what a rule means takes longer than to look at the clock.
        watch_(position.watch(info.by_meaning ? 8 : 256)),
        grid_(info.by_meaning ? static_cast<std::size_t>(structure_.num_cells()) : 0) {
    if (info.by_meaning) {
      spec_ = &structure_.puzzle()
                   .constraints[structure_.problem().primitives[info.primitive()].origin.index];
      type_ = constraints::find_constraint_type(spec_->type);
    } else {
      read_primitives();
    }
    put_in_order();
  }

  /// The digits of all fillings; nothing where there are too many, or that took too long.
  std::optional<std::vector<std::uint8_t>> run() {
    fill(0);
    if (is_too_much_) return std::nullopt;
    return std::move(fillings_);
  }

 private:
  /// A sum, with its coefficients by place.
  struct Sum {
    std::vector<std::int64_t> coefficients;
    bool is_equal = true;
    std::int64_t total = 0;
    std::vector<std::int64_t> low;  ///< of the cells from a place in the order on
    std::vector<std::int64_t> high;
  };
  struct Walk {
    const model::DiagramTable* table = nullptr;
    std::vector<std::size_t> places;  ///< of its cells
    std::size_t next = 0;
  };

  [[nodiscard]] std::size_t place_of(model::Variable variable) const {
    const auto at =
        std::find(info_.cells.begin(), info_.cells.end(), Cell(std::size_t{variable.index()}));
    return static_cast<std::size_t>(at - info_.cells.begin());
  }

  void read_primitives() {
    for (const std::uint32_t index : info_.primitives) {
      const model::Primitive& primitive = structure_.problem().primitives[index].primitive;
      if (const auto* sum = std::get_if<model::LinearSum>(&primitive)) {
        Sum& one = sums_.emplace_back();
        one.coefficients.assign(info_.cells.size(), 0);
        for (const model::LinearSum::Term& term : sum->terms)
          one.coefficients[place_of(term.variable)] = term.coefficient;
        one.is_equal = sum->relation == model::LinearSum::Relation::equal;
        one.total = sum->total;
      } else if (const auto* diagram = std::get_if<model::Diagram>(&primitive)) {
        Walk& walk = diagrams_.emplace_back();
        walk.table = diagram->table.get();
        for (const model::Variable variable : diagram->variables)
          walk.places.push_back(place_of(variable));
      } else if (const auto* sets = std::get_if<model::DigitSets>(&primitive)) {
        sets_.push_back(sets);
      }
    }
  }

  /// As a diagram reads them, where there is one; else few digits first.
  void put_in_order() {
    for (std::size_t i = 0; i < info_.cells.size(); ++i) order_.push_back(i);
    if (!diagrams_.empty()) {
      const std::vector<std::size_t>& first = diagrams_.front().places;
      const auto rank = [&first](std::size_t place) {
        return std::find(first.begin(), first.end(), place) - first.begin();
      };
      std::stable_sort(order_.begin(), order_.end(),
                       [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    } else if (!sums_.empty() || info_.by_meaning) {
      std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
        return left_[a].size() < left_[b].size();
      });
    }
    const auto& values = structure_.problem().values;
    for (Sum& sum : sums_) {
      sum.low.assign(order_.size() + 1, 0);
      sum.high.assign(order_.size() + 1, 0);
      for (std::size_t at = order_.size(); at-- > 0;) {
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        std::int64_t most = std::numeric_limits<std::int64_t>::min();
        left_[order_[at]].for_each([&](Digit digit) {
          const std::int64_t worth = sum.coefficients[order_[at]] * values[digit.index()];
          least = std::min(least, worth);
          most = std::max(most, worth);
        });
        sum.low[at] = sum.low[at + 1] + least;
        sum.high[at] = sum.high[at + 1] + most;
      }
    }
  }

  void fill(std::size_t at) {
    if (is_too_much_) return;
    if (at == order_.size()) {
      if (fillings_.size() / digits_.size() >= Shape::kMostFillings) {
        is_too_much_ = true;
        return;
      }
      for (const Digit digit : digits_)
        fillings_.push_back(static_cast<std::uint8_t>(digit.index()));
      return;
    }
    const std::size_t place = order_[at];
    left_[place].for_each([&](Digit digit) {
      if (is_too_much_ || is_excluded({info_.cells[place], digit}, at)) return;
      if (++nodes_ > Shape::kMostNodes || watch_.passed()) {
        is_too_much_ = true;
        return;
      }
      digits_[place] = digit;
      if (info_.by_meaning) {
        grid_[info_.cells[place].index()] = digit;
        if (holds()) fill(at + 1);
        grid_[info_.cells[place].index()].reset();
      } else if (fits(at)) {
        fill(at + 1);
      }
    });
  }

  [[nodiscard]] bool is_excluded(Candidate candidate, std::size_t at) const {
    return std::any_of(
        order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(at), [&](std::size_t before) {
          return structure_.excludes(candidate, {info_.cells[before], digits_[before]});
        });
  }

  bool holds() {
    if (++questions_ > Shape::kMostQuestions) {
      is_too_much_ = true;
      return false;
    }
    return type_->holds(structure_.puzzle(), *spec_, grid_);
  }

  /// Whether the cells up to this one in the order leave a way.
  bool fits(std::size_t at) {
    const auto& values = structure_.problem().values;
    for (const Sum& sum : sums_) {
      std::int64_t so_far = 0;
      for (std::size_t i = 0; i <= at; ++i)
        so_far += sum.coefficients[order_[i]] * values[digits_[order_[i]].index()];
      if (so_far + sum.low[at + 1] > sum.total) return false;
      if (sum.is_equal && so_far + sum.high[at + 1] < sum.total) return false;
    }
    for (std::size_t d = 0; d < diagrams_.size(); ++d) {
      if (!follow(d, at)) return false;
    }
    return std::all_of(sets_.begin(), sets_.end(), [&](const model::DigitSets* one) {
      DigitSet used;
      for (std::size_t i = 0; i <= at; ++i) {
        const model::Variable variable = model::variable_of(info_.cells[order_[i]]);
        if (std::find(one->variables.begin(), one->variables.end(), variable) ==
            one->variables.end())
          continue;
        const Digit digit = digits_[order_[i]];
        if (used.contains(digit)) return false;
        used.insert(digit);
      }
      return std::any_of(one->sets->begin(), one->sets->end(),
                         [used](DigitSet set) { return set.contains_all(used); });
    });
  }

  /// Follows a diagram as far as the cells that it reads first are filled.
  bool follow(std::size_t index, std::size_t at) {
    const Walk& walk = diagrams_[index];
    std::uint32_t node = 0;
    for (const std::size_t place : walk.places) {
      const auto filled = order_.begin() + static_cast<std::ptrdiff_t>(at) + 1;
      if (std::find(order_.begin(), filled, place) == filled) return true;
      node = walk.table->child(node, digits_[place]);
      if (node == model::DiagramTable::kNone) return false;
    }
    return true;
  }

  const Structure& structure_;
  const ShapeInfo& info_;
  const std::vector<DigitSet>& left_;
  std::vector<Sum> sums_;
  std::vector<Walk> diagrams_;
  std::vector<const model::DigitSets*> sets_;
  std::vector<std::size_t> order_;
  std::vector<Digit> digits_;  ///< by place
  base::Watch watch_;
  model::PartialGrid grid_;
  const model::ConstraintSpec* spec_ = nullptr;
  const constraints::ConstraintType* type_ = nullptr;
  std::vector<std::uint8_t> fillings_;
  int nodes_ = 0;
  int questions_ = 0;
  bool is_too_much_ = false;
};

/// The shapes as they were last seen, by their place in the list.
struct KnownShapes {
  struct Known {
    std::shared_ptr<const Shape> shape;
    double given_up = std::numeric_limits<double>::infinity();  ///< with so many combinations
  };
  std::vector<Known> all;
};

std::shared_ptr<const Shape> listed(const Position& position, const ShapeInfo& info,
                                    std::vector<DigitSet> left, KnownShapes::Known& known) {
  if (known.shape != nullptr) {
    if (known.shape->left() == left) return known.shape;
    const auto is_within = [&] {
      for (std::size_t i = 0; i < left.size(); ++i) {
        if (!known.shape->left()[i].contains_all(left[i])) return false;
      }
      return true;
    };
    if (is_within()) {
      return known.shape = std::make_shared<const Shape>(known.shape->within(std::move(left)));
    }
  }
  double combinations = 1;
  for (const DigitSet digits : left) combinations *= digits.size();
  if (combinations > kMostCombinations || combinations > known.given_up * kTryAgain) return nullptr;
  auto fillings = Listing(position, info, left).run();
  if (!fillings) {
    if (!position.out_of_time()) known.given_up = combinations;
    return nullptr;
  }
  return known.shape = std::make_shared<const Shape>(info, std::move(left), *std::move(fillings),
                                                     position.structure().num_digits());
}

}  // namespace

ShapeList::ShapeList(const Structure& structure) {
  const auto& primitives = structure.problem().primitives;
  std::map<std::pair<std::uint32_t, std::vector<Cell>>, std::size_t> known;
  for (std::uint32_t i = 0; i < primitives.size(); ++i) {
    const model::Primitive& primitive = primitives[i].primitive;
    const model::Origin origin = primitives[i].origin;
    if (origin.kind == model::Origin::Kind::house) continue;
    const bool is_derived = origin.kind == model::Origin::Kind::derived;
    // What a rule about the whole board says of two cells is seen without a list.
    const bool is_pair = std::holds_alternative<model::PairRelation>(primitive);
    if (is_pair && structure.is_of_board_rule(i)) continue;
    std::vector<Cell> cells;
    if (is_derived) {
      for (const model::Variable variable : model::scope_of(primitive))
        cells.emplace_back(std::size_t{variable.index()});
    } else {
      cells = constraints::scope_of_part(structure.puzzle(), structure.problem(), i);
    }
    if (cells.size() < 2) continue;
    if (is_derived && cells.size() > std::size_t{constraints::kMaxDerivedCells}) continue;
    // Each derived sum follows from shapes of its own.
    std::vector<Cell> key = cells;
    std::sort(key.begin(), key.end());
    const std::uint32_t rule = is_derived ? ~std::uint32_t{0} - origin.index : origin.index;
    const auto [at, is_new] = known.emplace(std::pair(rule, std::move(key)), shapes_.size());
    if (is_new) shapes_.push_back({std::move(cells), {}, false, premise_of(structure, i)});
    ShapeInfo& shape = shapes_[at->second];
    shape.primitives.push_back(i);
    if (!is_on_cells(structure, primitive) || !is_told(primitive)) shape.by_meaning = true;
  }
  // Cells that differ and nothing more are houses.
  std::erase_if(shapes_, [&](const ShapeInfo& shape) {
    return std::all_of(shape.primitives.begin(), shape.primitives.end(), [&](std::uint32_t i) {
      return std::holds_alternative<model::AllDifferent>(primitives[i].primitive) ||
             std::holds_alternative<model::Restriction>(primitives[i].primitive);
    });
  });
}

Shape::Shape(const ShapeInfo& info, std::vector<DigitSet> left, std::vector<std::uint8_t> fillings,
             int num_digits)
    : cells_(info.cells),
      primitives_(info.primitives),
      premise_(info.premise),
      left_(std::move(left)),
      fillings_(std::move(fillings)),
      digits_(static_cast<std::size_t>(num_digits)),
      num_fillings_(fillings_.size() / cells_.size()),
      words_((num_fillings_ + 63) / 64),
      all_(words_, ~std::uint64_t{0}),
      rows_(cells_.size() * digits_ * words_, 0) {
  if (num_fillings_ % 64 != 0) all_.back() = (std::uint64_t{1} << (num_fillings_ % 64)) - 1;
  for (std::size_t f = 0; f < num_fillings_; ++f) {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      rows_[(i * digits_ + digit(f, i).index()) * words_ + f / 64] |= std::uint64_t{1} << (f % 64);
    }
  }
}

Shape Shape::within(std::vector<DigitSet> left) const {
  std::vector<std::uint8_t> fillings;
  for (std::size_t f = 0; f < num_fillings_; ++f) {
    bool fits = true;
    for (std::size_t i = 0; i < cells_.size() && fits; ++i) fits = left[i].contains(digit(f, i));
    if (!fits) continue;
    const auto first = fillings_.begin() + static_cast<std::ptrdiff_t>(f * cells_.size());
    fillings.insert(fillings.end(), first, first + static_cast<std::ptrdiff_t>(cells_.size()));
  }
  return {{cells_, primitives_, false, premise_},
          std::move(left),
          std::move(fillings),
          static_cast<int>(digits_)};
}

Shapes::Shapes(const Position& position)
    : shapes_of_(static_cast<std::size_t>(position.structure().num_cells())) {
  const std::span<const ShapeInfo> all = position.structure().table<ShapeList>().all();
  KnownShapes& known = position.memory<KnownShapes>();
  known.all.resize(all.size());
  const std::vector<DigitSet> digits = position.board().digits_left();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (position.out_of_time()) break;
    std::size_t open = 0;
    std::vector<DigitSet> left;
    for (const Cell cell : all[i].cells) {
      left.push_back(digits[cell.index()]);
      if (!position.board().is_placed(cell)) ++open;
    }
    if (open < 2) continue;
    if (left.size() > ShapeList::kMostCells && open > ShapeList::kMostOpenOfMany) continue;
    std::shared_ptr<const Shape> shape = listed(position, all[i], std::move(left), known.all[i]);
    if (shape == nullptr || shape->num_fillings() == 0) continue;
    for (std::uint32_t place = 0; place < all[i].cells.size(); ++place) {
      shapes_of_[all[i].cells[place].index()].push_back(
          {static_cast<std::uint32_t>(shapes_.size()), place});
    }
    shapes_.push_back(std::move(shape));
  }
}

bool has_shapes(const Structure& structure) { return !structure.table<ShapeList>().all().empty(); }

}  // namespace omnidoku::logic
