// SPDX-License-Identifier: MIT
//
// The search goes from the cover. Suppose the target t were true: the houses over t have their
// digit, the candidates that see t are gone. If n base houses, none over t, have what is left of
// them within n - 1 cover houses, they are one house short: t is false. With any house over t as
// the n-th cover this is the fish that removes t, and every fish is found so from each of its
// targets.
//   1. Sets of n - 1 cover houses are grown house by house. Two of them are neighbours when a base
//      house has places in both; only connected sets can be part of a fish that is not two.
//   2. For each base house that the set touches, the targets that see all of its uncovered places
//      are kept as one bit set; counters, bit-sliced over the targets, say for how many base houses
//      a target does. Growing the set touches only the base houses that the new cover touches.
//   3. A target that is counted n times or more gives its base houses; the fish are read off.
// For kraken fish any candidate may be the target, and it rules out a place not only when it sees
// it but also when a chain leads from the place to the target being false.
// Cost on a 9x9 position: basic fish 0.1 ms for each order; all others 0.3, 1, 3 and 15 ms for the
// orders 2 to 5. On a Samurai: 1 ms, and 1, 5, 70 and 100 ms (cut off). From one position of a path
// to the next only the digits whose places changed are looked at again.
#include "logic/fish/fish.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/bits.h"
#include "logic/fish/fish_tables.h"

namespace omnidoku::logic {

namespace {

/// Growing a set of covers by one house is one unit; a digit of a position gets this much.
constexpr long kMostFishWork = 250'000;
/// The same for fish that are not basic and of order 5 or more: a 9x9 grid stays below it.
constexpr long kMostMixedWork = 60'000;
/// The same for kraken fish, for which each target counted is another unit.
constexpr long kMostKrakenWork = 25'000;
/// Choices of base houses that are looked at for one target and one set of covers.
constexpr int kMostChoices = 200;

using Word = FishTables::Word;
constexpr std::size_t kPlanes = 5;

/// What a search for kraken fish goes by, and what it found.
struct KrakenSearch {
  ChainTargets targets;
  std::map<std::size_t, KrakenFish> best;  ///< by target, its number in Exclusions
};

class Finder {
 public:
  /// Finds fish, or kraken fish where `kraken` is not null.
  Finder(const Position& position, Digit digit, int order, FishRange range,
         std::vector<Fish>& found, KrakenSearch* kraken = nullptr)
      : structure_(position.structure()),
        board_(position.board()),
        digit_(digit),
        order_(order),
        range_(range),
        most_work_(kraken != nullptr                            ? kMostKrakenWork
                   : range == FishRange::not_basic && order > 4 ? kMostMixedWork
                                                                : kMostFishWork),
        found_(found),
        kraken_(kraken),
        watch_(position.watch()),
        tables_(position, digit, range, kraken != nullptr ? &kraken->targets : nullptr) {}

  void run() {
    if (!tables_.prepare(order_)) return;
    words_ = tables_.num_words();
    covered_.assign(houses_.size(), 0);
    targets_.assign(houses_.size() * words_, 0);
    now_.assign(words_, 0);
    planes_.assign(static_cast<std::size_t>(order_) * kPlanes * words_, 0);
    base_count_.assign(cells_.size(), 0);
    cover_count_.assign(cells_.size(), 0);
    std::vector<std::uint16_t> extension;
    for (std::uint16_t root = 0; root < tables_.num_houses(); ++root) {
      if (!houses_[root].can_cover || houses_[root].contacts.empty()) continue;
      marks_.assign(houses_.size(), 0);
      root_ = root;
      extension.assign(1, root);
      ++marks_[root];
      grow(extension, 0);
      if (work_ > most_work_ || watch_.passed()) return;
    }
  }

 private:
  /// A base house that may serve for one target.
  struct Support {
    std::uint16_t base = 0;
    std::uint32_t needs = 0;  ///< bit i: the i-th chosen cover is over a place that stays
    std::uint32_t whole = 0;  ///< bit i: the i-th house over the target is over all open places
  };

  // --- 1. sets of covers --------------------------------------------------------------------

  /// Adds each cover of `extension` in turn to the set and goes on from there. Every connected set
  /// is met exactly once: a cover joins the extension when it first becomes a neighbour of the set.
  void grow(std::vector<std::uint16_t> extension, std::size_t depth) {
    while (!extension.empty()) {
      const std::uint16_t next = extension.back();
      extension.pop_back();
      if (range_ == FishRange::basic && !is_disjoint_from_covers(next)) continue;
      if (++work_ > most_work_ || watch_.passed()) return;
      const std::size_t undo = undo_.size();
      covers_.push_back(next);
      cover(next, depth);
      if (depth + 2 == static_cast<std::size_t>(order_)) {
        read_off(depth);
      } else {
        std::vector<std::uint16_t> longer = extension;
        for (const std::uint16_t n : houses_[next].neighbours) {
          if (n > root_ && marks_[n] == 0) longer.push_back(n);
        }
        for (const std::uint16_t n : houses_[next].neighbours) ++marks_[n];
        grow(std::move(longer), depth + 1);
        for (const std::uint16_t n : houses_[next].neighbours) --marks_[n];
      }
      uncover(undo);
      covers_.pop_back();
    }
  }

  [[nodiscard]] bool is_disjoint_from_covers(std::uint16_t next) const {
    return std::all_of(covers_.begin(), covers_.end(), [&](std::uint16_t c) {
      return structure_.num_shared(houses_[c].house, houses_[next].house) == 0;
    });
  }

  // --- 2. targets of the base houses --------------------------------------------------------

  void cover(std::uint16_t next, std::size_t depth) {
    Word* const planes = &planes_[(depth + 1) * kPlanes * words_];
    const Word* const before = &planes_[depth * kPlanes * words_];
    std::copy(before, before + kPlanes * words_, planes);
    for (const FishContact& contact : houses_[next].contacts) {
      PlaceMask& covered = covered_[contact.base];
      if ((contact.places & ~covered) == 0) continue;  // the base house loses nothing
      Word* const targets = &targets_[contact.base * words_];
      undo_.push_back(contact.base);
      undo_.push_back(covered);
      undo_.insert(undo_.end(), targets, targets + words_);
      covered |= contact.places;
      const Word* const possible = tables_.possible_targets(contact.base);
      std::copy(possible, possible + words_, now_.begin());
      bool some = true;
      PlaceMask open = houses_[contact.base].places & ~covered;
      for (; open != 0 && some; open &= open - 1) {
        some = tables_.meet(now_.data(), tables_.cell_at(contact.base, std::countr_zero(open)));
      }
      if (!some) continue;
      count(planes, now_.data(), targets);
    }
  }

  /// Adds the targets that are new to the counters.
  void count(Word* planes, const Word* now, Word* targets) const {
    for (std::size_t w = 0; w < words_; ++w) {
      Word carry = now[w] & ~targets[w];
      targets[w] |= now[w];
      for (std::size_t p = 0; p < kPlanes && carry != 0; ++p) {
        Word& plane = planes[p * words_ + w];
        const Word next = plane & carry;
        plane ^= carry;
        carry = next;
      }
    }
  }

  void uncover(std::size_t undo) {
    while (undo_.size() > undo) {
      const std::size_t at = undo_.size() - words_ - 2;
      const auto base = static_cast<std::size_t>(undo_[at]);
      covered_[base] = undo_[at + 1];
      std::copy(undo_.begin() + static_cast<std::ptrdiff_t>(at + 2), undo_.end(),
                targets_.begin() + static_cast<std::ptrdiff_t>(base * words_));
      undo_.resize(at);
    }
  }

  // --- 3. fish ------------------------------------------------------------------------------

  /// Looks at the targets counted at least `order_` times that no chosen cover is over: a cover
  /// over the target would be spare.
  void read_off(std::size_t depth) {
    const Word* const planes = &planes_[(depth + 1) * kPlanes * words_];
    for (std::size_t w = 0; w < words_; ++w) {
      Word more = 0;
      Word equal = ~Word{0};
      for (std::size_t p = kPlanes; p-- > 0;) {
        const Word plane = planes[p * words_ + w];
        if ((order_ >> p & 1) != 0) {
          equal &= plane;
        } else {
          more |= equal & plane;
          equal &= ~plane;
        }
      }
      base::for_each_bit(more | equal, [&](int bit) {
        const std::size_t target = w * 64 + static_cast<std::size_t>(bit);
        if (!is_under_cover(target)) choose_bases(target);
      });
    }
  }

  [[nodiscard]] bool is_under_cover(std::size_t target) const {
    const Candidate one = tables_.target(target);
    return one.digit == digit_ && std::any_of(covers_.begin(), covers_.end(), [&](std::uint16_t c) {
             return structure_.house(houses_[c].house).set.contains(one.cell);
           });
  }

  void choose_bases(std::size_t target) {
    if (kraken_ != nullptr && ++work_ > most_work_) return;
    if (watch_.passed()) return;
    supports_.clear();
    std::uint32_t once = 0;
    std::uint32_t twice = 0;
    std::uint32_t whole = 0;
    for (std::uint16_t b = 0; b < tables_.num_houses(); ++b) {
      if (!FishTables::has_bit(&targets_[b * words_], target)) continue;
      if (std::find(covers_.begin(), covers_.end(), b) != covers_.end()) continue;
      if (range_ == FishRange::basic && !crosses_covers_once(b)) continue;
      const Support support{b, needs_mask(b, target), whole_mask(b, target)};
      twice |= once & support.needs;
      once |= support.needs;
      whole |= support.whole;
      supports_.push_back(support);
    }
    if (static_cast<int>(supports_.size()) < order_) return;
    // A cover that fewer than two of the base houses need makes every choice reducible.
    const bool reducible = twice != base::low_bits<std::uint32_t>(order_ - 1);
    if (reducible && whole == 0) return;
    chosen_.clear();
    choices_ = 0;
    choose(0, target, ~std::uint32_t{0}, reducible);
  }

  /// Which of the chosen covers are over places of the base house that do not see the target.
  [[nodiscard]] std::uint32_t needs_mask(std::uint16_t b, std::size_t target) const {
    PlaceMask stays = 0;
    base::for_each_bit(houses_[b].places, [&](int place) {
      if (!tables_.rules_out(tables_.cell_at(b, place), target)) stays |= PlaceMask{1} << place;
    });
    std::uint32_t mask = 0;
    for (std::size_t i = 0; i < covers_.size(); ++i) {
      const auto& contacts = houses_[covers_[i]].contacts;  // in the order of the bases
      const auto at = std::lower_bound(
          contacts.begin(), contacts.end(), b,
          [](const FishContact& contact, std::uint16_t x) { return contact.base < x; });
      if (at != contacts.end() && at->base == b && (at->places & stays) != 0) mask |= 1U << i;
    }
    return mask;
  }

  /// Which of the houses over the target are over every uncovered place of the base house.
  [[nodiscard]] std::uint32_t whole_mask(std::uint16_t b, std::size_t target) const {
    if (kraken_ != nullptr) return 0;
    const auto& over = structure_.houses_of(cells_[target]);
    const PlaceMask open = houses_[b].places & ~covered_[b];
    std::uint32_t mask = 0;
    for (std::size_t i = 0; i < over.size() && i < 32; ++i) {
      const CellSet& set = structure_.house(over[i].house).set;
      bool all = true;
      base::for_each_bit(
          open, [&](int place) { all = all && set.contains(cells_[tables_.cell_at(b, place)]); });
      if (all) mask |= 1U << i;
    }
    return mask;
  }

  [[nodiscard]] bool crosses_covers_once(std::uint16_t b) const {
    return std::all_of(covers_.begin(), covers_.end(), [&](std::uint16_t c) {
      return structure_.num_shared(houses_[b].house, houses_[c].house) <= 1;
    });
  }

  /// `whole`: the houses over the target that leave no fin so far. `reducible`: fewer of the chosen
  /// base houses are already one cover short, so that only fish without fins are wanted: these are
  /// easier to see than the smaller fish with fins.
  void choose(std::size_t from, std::size_t target, std::uint32_t whole, bool reducible) {
    if (choices_ > kMostChoices || (reducible && whole == 0) || watch_.passed()) return;
    const auto missing = static_cast<std::size_t>(order_) - chosen_.size();
    if (missing == 0) {
      ++choices_;
      if (kraken_ != nullptr) {
        finish_kraken(target);
      } else {
        finish(target, whole, reducible);
      }
      return;
    }
    for (std::size_t i = from; i + missing <= supports_.size(); ++i) {
      if (range_ == FishRange::basic && !is_disjoint_from_bases(supports_[i].base)) continue;
      chosen_.push_back(supports_[i]);
      choose(i + 1, target, whole & supports_[i].whole,
             reducible || (missing > 1 ? last_makes_short(chosen_.size())
                                       : last_makes_short(chosen_.size() - 1)));
      chosen_.pop_back();
    }
  }

  [[nodiscard]] bool is_disjoint_from_bases(std::uint16_t b) const {
    return std::all_of(chosen_.begin(), chosen_.end(), [&](const Support& s) {
      return structure_.num_shared(houses_[s.base].house, houses_[b].house) == 0;
    });
  }

  /// Whether the last chosen base house and at most `most` - 1 of the others are one cover short
  /// without the target's houses.
  [[nodiscard]] bool last_makes_short(std::size_t most) const {
    const std::size_t others = chosen_.size() - 1;
    for (std::uint32_t part = 0; part < (1U << others); ++part) {
      if (static_cast<std::size_t>(std::popcount(part)) + 1 > most) continue;
      std::uint32_t needs = chosen_.back().needs;
      base::for_each_bit(part, [&](int i) { needs |= chosen_[static_cast<std::size_t>(i)].needs; });
      if (std::popcount(needs) < std::popcount(part) + 1) return true;
    }
    return false;
  }

  /// Reads off the fish of the chosen base houses, the covers and each house over the target.
  void finish(std::size_t target, std::uint32_t whole, bool reducible) {
    ++work_;
    if (has_open_overlap(target)) return;
    std::vector<Fish> readings;
    bool idle_last = false;
    const auto& over = structure_.houses_of(cells_[target]);
    for (std::size_t i = 0; i < over.size(); ++i) {
      const HousePlace at = over[i];
      if (tables_.is_spare_cover(at.house)) continue;
      if (reducible && (i >= 32 || (whole >> i & 1U) == 0)) continue;
      Fish fish;
      fish.digit = digit_;
      for (const Support& s : chosen_) fish.bases.push_back(houses_[s.base].house);
      for (const std::uint16_t c : covers_) fish.covers.push_back(houses_[c].house);
      fish.covers.push_back(at.house);
      std::sort(fish.covers.begin(), fish.covers.end());
      if (!evaluate(fish, target) || (reducible && has_part_without_fin(fish))) continue;
      // A last cover over no base place adds nothing but its eliminations.
      const bool idle = !is_over_base_place(at.house);
      if (idle && !readings.empty()) continue;
      if (!idle && idle_last) readings.clear();
      idle_last = idle;
      readings.push_back(std::move(fish));
    }
    for (std::size_t i = 0; i < readings.size(); ++i) {
      bool outdone = false;
      for (std::size_t j = 0; j < readings.size() && !outdone; ++j) {
        outdone = i != j && outdoes(readings[j], readings[i]) &&
                  (j < i || !outdoes(readings[i], readings[j]));
      }
      if (outdone || (readings[i].kind == FishClass::basic) != (range_ == FishRange::basic)) {
        continue;
      }
      std::vector<std::size_t> key = readings[i].bases;
      key.insert(key.end(), readings[i].covers.begin(), readings[i].covers.end());
      if (known_.insert(std::move(key)).second) found_.push_back(std::move(readings[i]));
    }
  }

  /// Reads off the kraken fish of the chosen base houses, the covers and one more, over the target
  /// where there is such, else the one over most of the uncovered places. Nothing is left out when
  /// none of the fish's places needs a chain.
  void finish_kraken(std::size_t target) {
    ++work_;
    KrakenFish kraken{.fish = {}, .target = tables_.target(target), .leads = {}, .cover = {}};
    Fish& fish = kraken.fish;
    fish.digit = digit_;
    fish.kind = FishClass::basic;
    CellSet open(structure_.num_cells());
    for (const Support& s : chosen_) {
      const FishHouse& base = houses_[s.base];
      fish.bases.push_back(base.house);
      base::for_each_bit(base.places & ~covered_[s.base],
                         [&](int place) { open.insert(cells_[tables_.cell_at(s.base, place)]); });
    }
    for (const std::uint16_t c : covers_) fish.covers.push_back(houses_[c].house);
    const std::size_t last = last_cover(kraken.target, open);
    if (last == houses_.size()) return;
    const HouseInfo& info = structure_.house(houses_[last].house);
    const CellSet fins = open - info.set;
    if (fins.empty()) return;
    fish.covers.push_back(houses_[last].house);
    std::sort(fish.covers.begin(), fish.covers.end());
    fish.fins = fins.cells();
    if (is_over(last, kraken.target)) {
      kraken.leads = fish.fins;
    } else {
      kraken.leads = open.cells();
      kraken.cover = houses_[last].house;
    }
    const auto known = kraken_->best.find(target);
    if (known != kraken_->best.end() && known->second.leads.size() <= kraken.leads.size()) return;
    const bool plain = std::all_of(kraken.leads.begin(), kraken.leads.end(), [&](Cell cell) {
      return structure_.excludes({cell, digit_}, kraken.target);
    });
    if (plain) return;
    kraken_->best.insert_or_assign(target, std::move(kraken));
  }

  [[nodiscard]] bool is_over(std::size_t cover, Candidate target) const {
    return target.digit == digit_ &&
           structure_.house(houses_[cover].house).set.contains(target.cell);
  }

  /// The last cover of a kraken fish; the number of houses when there is none.
  [[nodiscard]] std::size_t last_cover(Candidate target, const CellSet& open) const {
    std::size_t best = houses_.size();
    int most = 1;
    bool over = false;
    for (std::uint16_t c = 0; c < tables_.num_houses(); ++c) {
      if (!houses_[c].can_cover || !is_disjoint_from_covers(c) || !crosses_bases_once(c)) continue;
      const bool this_over = is_over(c, target);
      const int covered = (open & structure_.house(houses_[c].house).set).size();
      if (this_over == over ? covered <= most : over) continue;
      best = c;
      most = covered;
      over = this_over;
    }
    return best;
  }

  [[nodiscard]] bool crosses_bases_once(std::uint16_t c) const {
    return std::all_of(chosen_.begin(), chosen_.end(), [&](const Support& s) {
      return structure_.num_shared(houses_[s.base].house, houses_[c].house) <= 1;
    });
  }

  /// Whether base houses share a place that does not see the target and has fewer covers than base
  /// houses: a fin that spoils every reading.
  [[nodiscard]] bool has_open_overlap(std::size_t target) {
    bool open = false;
    touched_.clear();
    for (const Support& s : chosen_) {
      base::for_each_bit(houses_[s.base].places, [&](int place) {
        const auto cell = static_cast<std::uint16_t>(tables_.cell_at(s.base, place));
        if (base_count_[cell]++ == 0) {
          touched_.push_back(cell);
        } else if (!open && !tables_.rules_out(cell, target)) {
          const auto over = std::count_if(covers_.begin(), covers_.end(), [&](std::uint16_t c) {
            return structure_.house(houses_[c].house).set.contains(cells_[cell]);
          });
          open = over < base_count_[cell];
        }
      });
    }
    for (const std::uint16_t cell : touched_) base_count_[cell] = 0;
    return open;
  }

  [[nodiscard]] bool is_over_base_place(std::size_t cover) const {
    const CellSet& set = structure_.house(cover).set;
    return std::any_of(chosen_.begin(), chosen_.end(), [&](const Support& s) {
      bool some = false;
      base::for_each_bit(houses_[s.base].places, [&](int place) {
        some = some || set.contains(cells_[tables_.cell_at(s.base, place)]);
      });
      return some;
    });
  }

  /// Whether fewer of the base houses lie within as many of the covers.
  [[nodiscard]] bool has_part_without_fin(const Fish& fish) const {
    std::vector<std::uint32_t> over;
    for (const std::size_t b : fish.bases) {
      const CellSet cells = structure_.house(b).set & board_.cells_with(digit_);
      std::uint32_t mask = 0;
      for (std::size_t i = 0; i < fish.covers.size(); ++i) {
        if (structure_.house(fish.covers[i]).set.intersects(cells)) mask |= 1U << i;
      }
      over.push_back(mask);
    }
    const auto all = (1U << over.size()) - 1;
    for (std::uint32_t part = 1; part < all; ++part) {
      std::uint32_t needs = 0;
      base::for_each_bit(part, [&](int i) { needs |= over[static_cast<std::size_t>(i)]; });
      if (std::popcount(needs) <= std::popcount(part)) return true;
    }
    return false;
  }

  /// Whether `a` removes at least as much as `b` and is at least as simple.
  static bool outdoes(const Fish& a, const Fish& b) {
    return a.kind <= b.kind && a.fins.size() <= b.fins.size() &&
           std::includes(a.eliminations.begin(), a.eliminations.end(), b.eliminations.begin(),
                         b.eliminations.end());
  }

  /// The rule itself. False when the target does not follow: base houses may overlap.
  bool evaluate(Fish& fish, std::size_t target) {
    touched_.clear();
    for (const std::size_t h : fish.bases) count_cells(h, base_count_);
    for (const std::size_t h : fish.covers) count_cells(h, cover_count_);
    seen_by_fins_.assign(words_, ~Word{0});
    bool holds = cover_count_[target] > base_count_[target];
    for (const std::uint16_t cell : touched_) {
      if (base_count_[cell] <= cover_count_[cell]) continue;
      holds = holds && tables_.rules_out(cell, target);
      if (holds) tables_.meet(seen_by_fins_.data(), cell);
    }
    if (holds) {
      std::sort(touched_.begin(), touched_.end());
      for (const std::uint16_t cell : touched_) {
        if (base_count_[cell] > cover_count_[cell]) fish.fins.push_back(cells_[cell]);
        if (cover_count_[cell] > base_count_[cell] &&
            FishTables::has_bit(seen_by_fins_.data(), cell)) {
          fish.eliminations.push_back(cells_[cell]);
        }
      }
      fish.form = form_of(fish);
      fish.kind = class_of(fish);
    }
    for (const std::uint16_t cell : touched_) base_count_[cell] = cover_count_[cell] = 0;
    return holds;
  }

  void count_cells(std::size_t h, std::vector<std::uint8_t>& counts) {
    const HouseInfo& info = structure_.house(h);
    base::for_each_bit(board_.places(h, digit_), [&](int place) {
      const std::uint16_t cell = tables_.local_cell(info.cells[static_cast<std::size_t>(place)]);
      if (base_count_[cell] == 0 && cover_count_[cell] == 0) touched_.push_back(cell);
      ++counts[cell];
    });
  }

  [[nodiscard]] FishForm form_of(const Fish& fish) const {
    if (fish.fins.empty()) return FishForm::whole;
    for (const std::size_t h : fish.bases) {
      const HouseInfo& info = structure_.house(h);
      int left = 0;
      base::for_each_bit(board_.places(h, digit_), [&](int place) {
        const std::uint16_t cell = tables_.local_cell(info.cells[static_cast<std::size_t>(place)]);
        left += base_count_[cell] <= cover_count_[cell] ? 1 : 0;
      });
      if (left <= 1) return FishForm::sashimi;
    }
    return FishForm::finned;
  }

  [[nodiscard]] FishClass class_of(const Fish& fish) const {
    bool basic = true;
    bool franken = true;
    const auto look = [&](const std::vector<std::size_t>& side) {
      for (std::size_t i = 0; i < side.size(); ++i) {
        for (std::size_t j = i + 1; j < side.size(); ++j) {
          const int shared = structure_.num_shared(side[i], side[j]);
          basic = basic && shared == 0;
          franken = franken && shared != 1;
        }
      }
    };
    look(fish.bases);
    look(fish.covers);
    for (const std::size_t b : fish.bases) {
      for (const std::size_t c : fish.covers) {
        basic = basic && structure_.num_shared(b, c) <= 1;
        franken = franken && !parallel(structure_, b, c);
      }
    }
    // Nor is a cover basic that shares nothing with any base and only holds the eliminations.
    basic = basic && std::all_of(fish.covers.begin(), fish.covers.end(), [&](std::size_t c) {
              return std::any_of(fish.bases.begin(), fish.bases.end(),
                                 [&](std::size_t b) { return structure_.num_shared(b, c) == 1; });
            });
    if (basic) return FishClass::basic;
    return franken ? FishClass::franken : FishClass::mutant;
  }

  const Structure& structure_;
  const CandidateBoard& board_;
  Digit digit_;
  int order_;
  FishRange range_;
  long most_work_;
  long work_ = 0;
  std::vector<Fish>& found_;
  KrakenSearch* kraken_;
  base::Watch watch_;

  FishTables tables_;
  const std::vector<Cell>& cells_ = tables_.cells();
  const std::vector<FishHouse>& houses_ = tables_.houses();
  std::size_t words_ = 0;  ///< of a set of targets

  std::uint16_t root_ = 0;
  std::vector<int> marks_;  ///< how many of the set a house is a neighbour of
  std::vector<std::uint16_t> covers_;
  std::vector<PlaceMask> covered_;  ///< of each base house, by the covers chosen so far
  std::vector<Word> targets_;       ///< of each base house that serve now
  std::vector<Word> planes_;
  std::vector<Word> undo_;
  std::vector<Word> now_;

  std::vector<Support> supports_;
  std::vector<Support> chosen_;
  int choices_ = 0;
  std::vector<std::uint8_t> base_count_;
  std::vector<std::uint8_t> cover_count_;
  std::vector<std::uint16_t> touched_;
  std::vector<Word> seen_by_fins_;
  std::set<std::vector<std::size_t>> known_;
};

/// The fish of a digit depend on the places of that digit alone, and most steps change few digits.
class FishMemory {
 public:
  const std::vector<Fish>& fish(const Position& position, Digit digit, int order, FishRange range) {
    const CellSet& places = position.board().cells_with(digit);
    Entry& entry = entries_[std::tuple(digit.index(), order, range)];
    if (!entry.known || entry.places != places) {
      entry.places = places;
      entry.fish.clear();
      Finder(position, digit, order, range, entry.fish).run();
      // What the end of the time cut short is not all there is.
      entry.known = !position.out_of_time();
    }
    return entry.fish;
  }

 private:
  struct Entry {
    bool known = false;
    CellSet places;
    std::vector<Fish> fish;
  };
  std::map<std::tuple<std::size_t, int, FishRange>, Entry> entries_;
};

}  // namespace

std::vector<Fish> find_fish(const Position& position, int order, FishRange range) {
  std::vector<Fish> found;
  if (order < 2 || order > kMostFishOrder) return found;
  FishMemory& memory = position.memory<FishMemory>();
  for (int d = 0; d < position.structure().num_digits() && !position.out_of_time(); ++d) {
    const std::vector<Fish>& fish = memory.fish(position, Digit(d), order, range);
    found.insert(found.end(), fish.begin(), fish.end());
  }
  std::stable_sort(found.begin(), found.end(), [](const Fish& a, const Fish& b) {
    if (a.kind != b.kind) return a.kind < b.kind;
    if (a.form != b.form) return a.form < b.form;
    if (a.fins.size() != b.fins.size()) return a.fins.size() < b.fins.size();
    return a.eliminations.size() > b.eliminations.size();
  });
  return found;
}

std::vector<KrakenFish> find_kraken_fish(const Position& position, int order) {
  if (!can_link(position)) return {};
  KrakenSearch search{
      .targets = {position.table<Exclusions>(), position.table<Reach<NetMode::chain>>()},
      .best = {}};
  std::vector<Fish> none;
  for (int d = 0; d < position.structure().num_digits() && !position.out_of_time(); ++d) {
    Finder(position, Digit(d), order, FishRange::basic, none, &search).run();
  }
  std::vector<KrakenFish> found;
  for (auto& [target, kraken] : search.best) found.push_back(std::move(kraken));
  std::stable_sort(found.begin(), found.end(), [](const KrakenFish& a, const KrakenFish& b) {
    return a.leads.size() < b.leads.size();
  });
  return found;
}

}  // namespace omnidoku::logic
