// SPDX-License-Identifier: MIT
#include "logic/rules/house_parts.h"

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <utility>

#include "base/bits.h"
#include "logic/rules/set_family.h"

namespace omnidoku::logic {

namespace {

using Sets = std::vector<DigitSet>;

/// Of the sets of each part those that go with sets of all the others.
std::vector<Sets> sets_together(const std::vector<Sets>& parts) {
  std::vector<SetFamily> reached(parts.size() + 1);
  reached[0].insert(0);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (const DigitSet set : parts[i]) reached[i + 1] |= reached[i].with(set);
  }
  std::vector<Sets> possible(parts.size());
  SetFamily leading = reached.back();
  for (std::size_t i = parts.size(); i-- > 0;) {
    SetFamily before;
    for (const DigitSet set : parts[i]) {
      SetFamily from = leading.without(set);
      from &= reached[i];
      if (from.empty()) continue;
      possible[i].push_back(set);
      before |= from;
    }
    leading = before;
  }
  return possible;
}

Sets singles(DigitSet digits) {
  Sets sets;
  digits.for_each([&sets](Digit digit) { sets.push_back(DigitSet::single(digit)); });
  return sets;
}

bool has(const Sets& sets, DigitSet one) {
  return std::find(sets.begin(), sets.end(), one) != sets.end();
}

/// The houses of which nothing came, with all that they were looked at by.
struct FruitlessHouses {
  struct House {
    std::vector<DigitSet> candidates;                  ///< per cell; empty where it is placed
    std::vector<std::shared_ptr<const Shape>> shapes;  ///< those on its open cells
    friend bool operator==(const House&, const House&) = default;
  };
  std::map<std::uint32_t, House> all;
};

/// One house of a position.
class HouseOfParts {
 public:
  HouseOfParts(const Position& position, std::uint32_t index)
      : position_(position),
        house_(position.structure().house(index)),
        index_(index),
        shapes_(position.table<Shapes>()) {
    for (std::size_t place = 0; place < house_.cells.size(); ++place) {
      if (const auto value = position.board().value(house_.cells[place])) {
        placed_.insert(*value);
      } else {
        open_ |= PlaceMask{1} << place;
      }
    }
    free_ = position.structure().all_digits() - placed_;
  }

  /// What it is looked at by, beside the shapes' own cells.
  [[nodiscard]] FruitlessHouses::House seen() const {
    FruitlessHouses::House house;
    for (const Cell cell : house_.cells)
      house.candidates.push_back(position_.board().is_placed(cell) ? DigitSet()
                                                                   : position_.candidates(cell));
    for (const std::uint32_t shape : shapes_here()) house.shapes.push_back(shapes_.all()[shape]);
    return house;
  }

  void find(std::vector<HouseConflict>& found) {
    read_parts();
    if (parts_.empty()) return;
    alone_ = together({}, open_);
    std::set<std::vector<std::size_t>> known;
    for (std::size_t first = 0; first < parts_.size(); ++first) {
      std::vector<std::size_t> chosen = {first};
      PlaceMask taken = parts_[first].places;
      for (std::size_t i = 0; i < parts_.size(); ++i) {
        if ((parts_[i].places & taken) != 0) continue;
        taken |= parts_[i].places;
        chosen.push_back(i);
      }
      std::sort(chosen.begin(), chosen.end());
      if (position_.out_of_time()) return;
      if (known.insert(chosen).second) look_at(chosen, found);
    }
  }

 private:
  /// Parts beyond which a house is not looked at with each.
  static constexpr std::size_t kMostParts = 24;

  /// What goes together: first of the chosen parts, then of each cell that is in none of them.
  struct Together {
    std::vector<Sets> of_parts;
    std::vector<DigitSet> of_places;  ///< by place of the house; all that is open where it is free
  };

  /// Those with open cells of the house.
  [[nodiscard]] std::set<std::uint32_t> shapes_here() const {
    std::set<std::uint32_t> shapes;
    base::for_each_bit(open_, [&](int place) {
      for (const Shapes::Place at :
           shapes_.shapes_of(house_.cells[static_cast<std::size_t>(place)]))
        shapes.insert(at.shape);
    });
    return shapes;
  }

  void read_parts() {
    for (const std::uint32_t index : shapes_here()) {
      const Shape& shape = shapes_.shape(index);
      std::vector<std::size_t> inside;  // places of the shape
      HousePart part;
      part.shape = index;
      for (std::size_t i = 0; i < shape.cells().size(); ++i) {
        const auto at = std::find(house_.cells.begin(), house_.cells.end(), shape.cells()[i]);
        if (at == house_.cells.end()) continue;
        const PlaceMask place = PlaceMask{1} << (at - house_.cells.begin());
        if ((place & open_) == 0) continue;
        part.places |= place;
        inside.push_back(i);
      }
      if (inside.size() < 2) continue;
      for (std::size_t f = 0; f < shape.num_fillings(); ++f) {
        DigitSet& set = part.of_fillings.emplace_back();
        for (const std::size_t i : inside) set.insert(shape.digit(f, i));
      }
      part.sets = part.of_fillings;
      std::sort(part.sets.begin(), part.sets.end(),
                [](DigitSet a, DigitSet b) { return a.mask() < b.mask(); });
      part.sets.erase(std::unique(part.sets.begin(), part.sets.end()), part.sets.end());
      parts_.push_back(std::move(part));
    }
    const auto rank = [&](const HousePart& part) {
      const model::Origin origin =
          position_.structure().problem().primitives[shapes_.shape(part.shape).primitive()].origin;
      return std::tuple(origin.kind == model::Origin::Kind::derived, part.sets.size(), part.shape);
    };
    std::sort(parts_.begin(), parts_.end(),
              [&](const HousePart& a, const HousePart& b) { return rank(a) < rank(b); });
    if (parts_.size() > kMostParts) parts_.resize(kMostParts);
  }

  /// `held`: the cells whose candidates count; the others may hold anything.
  [[nodiscard]] Together together(const std::vector<std::size_t>& chosen, PlaceMask held) const {
    std::vector<Sets> all;
    PlaceMask rest = open_;
    for (const std::size_t i : chosen) {
      all.push_back(parts_[i].sets);
      rest &= ~parts_[i].places;
    }
    base::for_each_bit(rest, [&](int place) {
      const Cell cell = house_.cells[static_cast<std::size_t>(place)];
      const bool counts = (held >> place & 1U) != 0;
      all.push_back(singles(counts ? position_.candidates(cell) & free_ : free_));
    });
    std::vector<Sets> possible = sets_together(all);
    Together result;
    result.of_places.assign(house_.cells.size(), free_);
    std::size_t next = chosen.size();
    base::for_each_bit(rest, [&](int place) {
      DigitSet& digits = result.of_places[static_cast<std::size_t>(place)];
      digits = DigitSet();
      for (const DigitSet set : possible[next]) digits |= set;
      ++next;
    });
    possible.resize(chosen.size());
    result.of_parts = std::move(possible);
    return result;
  }

  /// The candidates of a shape that go when its part has these sets alone.
  [[nodiscard]] std::vector<Candidate> gone_from(const HousePart& part, const Sets& left) const {
    const Shape& shape = shapes_.shape(part.shape);
    FillingBits alive(shape.num_words(), 0);
    for (std::size_t f = 0; f < shape.num_fillings(); ++f) {
      if (has(left, part.of_fillings[f])) alive[f / 64] |= std::uint64_t{1} << (f % 64);
    }
    std::vector<Candidate> gone;
    for (std::size_t place = 0; place < shape.cells().size(); ++place) {
      const Cell cell = shape.cells()[place];
      if (position_.board().is_placed(cell)) continue;
      position_.candidates(cell).for_each([&](Digit digit) {
        const std::span<const std::uint64_t> row = shape.row(place, digit);
        if (is_empty(row) || intersect(row, alive)) return;
        // What the cells of the house rule out by themselves is a subset.
        const auto at = std::find(house_.cells.begin(), house_.cells.end(), cell);
        const bool is_subset =
            at != house_.cells.end() &&
            !alone_.of_places[static_cast<std::size_t>(at - house_.cells.begin())].contains(digit);
        if (!is_subset) gone.push_back({cell, digit});
      });
    }
    return gone;
  }

  [[nodiscard]] std::vector<Candidate> gone_from(std::size_t place, DigitSet left) const {
    std::vector<Candidate> gone;
    const Cell cell = house_.cells[place];
    (position_.candidates(cell) & alone_.of_places[place]).for_each([&](Digit digit) {
      if (!left.contains(digit)) gone.push_back({cell, digit});
    });
    return gone;
  }

  /// What goes from a part, the first of those chosen, or from a single cell of the house.
  struct Target {
    bool is_part = true;
    std::size_t place = 0;  ///< of the cell
  };
  [[nodiscard]] std::vector<Candidate> gone_from(const Target& target,
                                                 const std::vector<std::size_t>& chosen,
                                                 PlaceMask held) const {
    const Together left = together(chosen, held);
    return target.is_part ? gone_from(parts_[chosen.front()], left.of_parts.front())
                          : gone_from(target.place, left.of_places[target.place]);
  }

  void look_at(const std::vector<std::size_t>& chosen, std::vector<HouseConflict>& found) {
    const Together left = together(chosen, open_);
    PlaceMask rest = open_;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      rest &= ~parts_[chosen[i]].places;
      if (left.of_parts[i].empty()) return;  // a contradiction
      std::vector<std::size_t> own_first = {chosen[i]};
      for (const std::size_t other : chosen) {
        if (other != chosen[i]) own_first.push_back(other);
      }
      for (const Candidate one : gone_from(parts_[chosen[i]], left.of_parts[i]))
        reduce({}, own_first, one, found);
    }
    base::for_each_bit(rest, [&](int bit) {
      const auto place = static_cast<std::size_t>(bit);
      for (const Candidate one : gone_from(place, left.of_places[place]))
        reduce({false, place}, chosen, one, found);
    });
  }

  /// Leaves out what the removal of the candidate does not need.
  void reduce(const Target& target, std::vector<std::size_t> chosen, Candidate candidate,
              std::vector<HouseConflict>& found) {
    if (!told_.insert(candidate).second) return;
    const auto still_goes = [&](const std::vector<std::size_t>& parts, PlaceMask held) {
      const std::vector<Candidate> gone = gone_from(target, parts, held);
      return std::find(gone.begin(), gone.end(), candidate) != gone.end();
    };
    const std::size_t fixed = target.is_part ? 1 : 0;
    for (std::size_t i = chosen.size(); i-- > fixed;) {
      std::vector<std::size_t> fewer = chosen;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      if (still_goes(fewer, open_)) chosen = std::move(fewer);
    }
    PlaceMask held = open_;
    for (const std::size_t i : chosen) held &= ~parts_[i].places;
    const PlaceMask own = target.is_part ? PlaceMask{0} : PlaceMask{1} << target.place;
    base::for_each_bit(held & ~own, [&](int place) {
      const PlaceMask fewer = held & ~(PlaceMask{1} << place);
      if (still_goes(chosen, fewer)) held = fewer;
    });
    HouseConflict conflict;
    conflict.house = index_;
    conflict.gone = gone_from(target, chosen, held);
    for (const Candidate one : conflict.gone) told_.insert(one);
    for (std::size_t i = 0; i < chosen.size(); ++i)
      (i < fixed ? conflict.own : conflict.others).push_back(parts_[chosen[i]]);
    base::for_each_bit(held & ~own, [&](int place) {
      conflict.cells.push_back(house_.cells[static_cast<std::size_t>(place)]);
    });
    found.push_back(std::move(conflict));
  }

  const Position& position_;
  const HouseInfo& house_;
  const std::uint32_t index_;
  const Shapes& shapes_;
  PlaceMask open_ = 0;
  DigitSet placed_;
  DigitSet free_;  ///< not placed in the house
  std::vector<HousePart> parts_;
  Together alone_;  ///< what the cells of the house leave each other
  std::set<Candidate> told_;
};

}  // namespace

std::vector<HouseConflict> house_conflicts(const Position& position) {
  const Structure& structure = position.structure();
  std::vector<HouseConflict> found;
  if (structure.num_digits() > kMostDigitsOfSets) return found;
  FruitlessHouses& fruitless = position.memory<FruitlessHouses>();
  for (std::uint32_t i = 0; i < structure.houses().size(); ++i) {
    if (position.out_of_time()) break;
    if (!structure.house(i).full) continue;
    HouseOfParts house(position, i);
    FruitlessHouses::House seen = house.seen();
    const auto known = fruitless.all.find(i);
    if (known != fruitless.all.end() && known->second == seen) continue;
    const std::size_t before = found.size();
    house.find(found);
    if (found.size() > before || position.out_of_time()) {
      fruitless.all.erase(i);
    } else {
      fruitless.all.insert_or_assign(i, std::move(seen));
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const HouseConflict& a, const HouseConflict& b) {
    return std::pair(a.size(), a.cells.size()) < std::pair(b.size(), b.cells.size());
  });
  return found;
}

}  // namespace omnidoku::logic
