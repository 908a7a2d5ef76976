// SPDX-License-Identifier: MIT
//
// Two rules that share cells or houses: each way to fill one of them is held against what is beside
// it. A way that leaves another rule no way, a cell nothing, or a house no place for a digit, is
// out; what only such ways have goes, and so does what all the others exclude.
// Soundness: the rule holds, so one of its fillings is there, and none that leaves something
// nothing.
// Cost: (fillings of one) x (fillings of the other) / 64 words for each candidate that both touch,
// and no more than kMostWork of these; what two lists come to is remembered as long as neither
// changes.
#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

#include "base/bits.h"
#include "logic/chains/links.h"
#include "logic/rules/shapes.h"
#include "logic/technique.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"
#include "logic/telling/told_rule.h"

namespace omnidoku::logic::rules_together_technique {

namespace {

/// Fillings beyond which a rule is not gone through one by one.
constexpr std::size_t kMostFillings = 256;
/// Fillings of one rule times words of the fillings of another.
constexpr std::size_t kMostWork = 2'000;
/// Reasons that are told together.
constexpr std::size_t kMostReasons = 3;
/// Fillings that are told one by one.
constexpr std::size_t kMostTold = 3;

/// What a filling leaves nothing.
struct Lack {
  enum class Kind : std::uint8_t { cell, house, rule };
  Kind kind = Kind::cell;
  std::uint32_t index = 0;  ///< cell, index into Structure::houses(), or shape
  Digit digit = Digit(0);   ///< of a house
  friend auto operator<=>(const Lack&, const Lack&) = default;
};

/// A reason, and the fillings that it puts out.
struct Reason {
  Lack lack;
  FillingBits dead;
};

/// The candidates of a cell or of a digit in a full house, one of which is true: what lacks
/// something when all of them are gone.
struct Need {
  Lack lack;
  std::vector<std::pair<std::size_t, std::uint64_t>> words;  ///< of a set, with their places

  void add(std::size_t number) {
    const std::uint64_t bit = std::uint64_t{1} << (number % 64);
    if (words.empty() || words.back().first != number / 64) {
      words.emplace_back(number / 64, bit);
    } else {
      words.back().second |= bit;
    }
  }
  [[nodiscard]] bool is_within(std::span<const std::uint64_t> gone) const {
    return std::all_of(words.begin(), words.end(),
                       [gone](const auto& one) { return (one.second & ~gone[one.first]) == 0; });
  }
};

/// All of a position.
struct Needs {
  explicit Needs(const Position& position) {
    const Structure& structure = position.structure();
    const CandidateBoard& board = position.board();
    const Exclusions& exclusions = position.table<Exclusions>();
    const auto add = [&](Need& need, Candidate one) {
      need.add(exclusions.index(structure.id(one)));
    };
    board.for_each_open([&](Cell cell) {
      Need& need =
          all.emplace_back(Need{{Lack::Kind::cell, static_cast<std::uint32_t>(cell.index())}, {}});
      board.candidates(cell).for_each([&](Digit digit) { add(need, {cell, digit}); });
    });
    for (std::uint32_t h = 0; h < structure.houses().size(); ++h) {
      if (!structure.house(h).full) continue;
      for (int d = 0; d < structure.num_digits(); ++d) {
        const PlaceMask places = board.places(h, Digit(d));
        if (places == 0) continue;
        Need& need = all.emplace_back(Need{{Lack::Kind::house, h, Digit(d)}, {}});
        for (const Cell cell : cells_at(structure.house(h), places)) add(need, {cell, Digit(d)});
      }
    }
  }

  std::vector<Need> all;
};

/// Something that ways would leave nothing, in words.
struct ToldLack {
  Lack lack;
  ToldRule rule;
  std::uint32_t house = 0;  ///< a primitive

  [[nodiscard]] std::string text(const Words& words) const {
    switch (lack.kind) {
      case Lack::Kind::cell: return "nothing for " + words.cell(Cell(std::size_t{lack.index}));
      case Lack::Kind::house:
        return "no place for " + words.digit(lack.digit) + " in " + words.shape(house);
      case Lack::Kind::rule: return "no way to fill " + rule.name(words);
    }
    return {};
  }
};

/// That ways to fill a rule are out.
struct WaysOut {
  ToldRule rule;
  std::vector<ToldLack> lacks;
  std::vector<Cell> cells;               ///< its open ones
  std::vector<std::vector<Digit>> ways;  ///< those with what goes, if they are few
  std::size_t num_ways = 0;
  bool is_outside = false;  ///< what goes lies beside the rule

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    std::vector<std::string> left;
    for (const ToldLack& one : lacks) left.push_back(one.text(words));
    const std::string nothing = Words::list(left, "or");
    const std::string name = rule.name(words);
    if (is_outside) {
      return "Some ways to fill " + name + " would leave " + nothing + ". Each of the " +
             std::to_string(num_ways) + " others (" + told_ways(words) + ") rules out " +
             words.either(step.eliminations) + ".";
    }
    const std::string with = "With " + words.either(step.eliminations) + ", ";
    if (ways.empty()) {
      return with + "each of the " + std::to_string(num_ways) + " ways to fill " + name +
             " would leave " + nothing + ".";
    }
    return with + name + " could only be " + told_ways(words) +
           (ways.size() == 1   ? ", and that"
            : ways.size() == 2 ? ", and both"
                               : ", and each") +
           " would leave " + nothing + ".";
  }

 private:
  [[nodiscard]] std::string told_ways(const Words& words) const {
    std::vector<std::string> texts;
    for (const std::vector<Digit>& way : ways) {
      std::string text;
      for (const Digit digit : way) text += (text.empty() ? "" : "-") + words.digit(digit);
      texts.push_back(std::move(text));
    }
    const std::string list = Words::list(texts, "or");
    const std::string name = rule.name(words);
    const bool are_named = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      return name.find(words.cell(cell)) != std::string::npos;
    });
    return are_named ? list : list + " in " + words.cells(cells);
  }
};

/// What two lists come to, as long as they are the same.
struct KnownPairs {
  struct Known {
    std::shared_ptr<const Shape> one;
    std::shared_ptr<const Shape> other;
    FillingBits dead;
  };
  std::map<std::pair<std::uint32_t, std::uint32_t>, Known> all;  ///< by primitives
};

/// The fillings of one shape held against all beside it.
class Comparison {
 public:
  Comparison(const Position& position, std::size_t shape)
      : position_(position),
        structure_(position.structure()),
        board_(position.board()),
        exclusions_(position.table<Exclusions>()),
        shapes_(position.table<Shapes>()),
        index_(shape),
        shape_(shapes_.shape(shape)),
        words_(exclusions_.num_words()),
        known_(position.memory<KnownPairs>()) {
    for (std::size_t place = 0; place < shape_.cells().size(); ++place) {
      if (!board_.is_placed(shape_.cells()[place])) open_.push_back(place);
    }
  }

  /// Whether the sink wants no more.
  bool run(StepSink& sink) {
    list_excluders();
    find_lacks_of_cells_and_houses();
    find_lacks_of_rules();
    if (reasons_.empty()) return false;
    std::vector<Reason> reasons;
    for (const auto& [lack, dead] : reasons_) reasons.push_back({lack, dead});
    for (const Reason& reason : reasons) {
      if (conclude({&reason}, reason.dead, sink)) return true;
    }
    if (reasons.size() < 2) return false;
    FillingBits dead(shape_.num_words(), 0);
    for (const Reason& reason : reasons) add_to(dead, reason.dead);
    return conclude_together(reasons, dead, sink);
  }

 private:
  [[nodiscard]] std::uint32_t number(std::size_t filling, std::size_t place) const {
    return exclusions_.index(structure_.id({shape_.cells()[place], shape_.digit(filling, place)}));
  }
  [[nodiscard]] std::span<const std::uint64_t> excluded(std::size_t filling) const {
    return {excluded_.data() + filling * words_, words_};
  }

  [[nodiscard]] static bool is_excluded(std::span<const std::uint64_t> excluded,
                                        std::size_t candidate) {
    return (excluded[candidate / 64] >> (candidate % 64) & 1U) != 0;
  }

  /// The fillings that exclude each candidate.
  void list_excluders() {
    const std::size_t words = shape_.num_words();
    reach_.assign(words_, 0);
    excluders_.assign(exclusions_.size() * words, 0);
    for (const std::size_t place : open_) {
      position_.candidates(shape_.cells()[place]).for_each([&](Digit digit) {
        const std::span<const std::uint64_t> fillings = shape_.row(place, digit);
        if (is_empty(fillings)) return;
        const std::span<const std::uint64_t> row =
            exclusions_.row(exclusions_.index(structure_.id({shape_.cells()[place], digit})));
        add_to(reach_, row);
        for (std::size_t w = 0; w < words_; ++w) {
          base::for_each_bit(row[w], [&](int bit) {
            const std::size_t candidate = w * 64 + static_cast<std::size_t>(bit);
            add_to({excluders_.data() + candidate * words, words}, fillings);
          });
        }
      });
    }
  }

  /// What each filling excludes.
  void list_excluded() {
    if (!excluded_.empty()) return;
    excluded_.assign(shape_.num_fillings() * words_, 0);
    for (std::size_t f = 0; f < shape_.num_fillings(); ++f) {
      for (const std::size_t place : open_) {
        add_to({excluded_.data() + f * words_, words_}, exclusions_.row(number(f, place)));
      }
    }
  }

  void find_lacks_of_cells_and_houses() {
    const std::size_t words = shape_.num_words();
    for (const Need& need : position_.table<Needs>().all) {
      // Most are out of reach of all fillings together.
      if (!need.is_within(reach_)) continue;
      FillingBits dead = shape_.all();
      for (const auto& [word, bits] : need.words) {
        const std::size_t first = std::size_t{64} * word;
        base::for_each_bit(bits, [&](int bit) {
          const std::size_t candidate = first + static_cast<std::size_t>(bit);
          for (std::size_t w = 0; w < words; ++w) dead[w] &= excluders_[candidate * words + w];
        });
        if (is_empty(dead)) break;
      }
      if (!is_empty(dead)) reasons_[need.lack] = std::move(dead);
    }
  }

  void find_lacks_of_rules() {
    for (std::uint32_t other = 0; other < shapes_.all().size(); ++other) {
      if (other == index_ || position_.out_of_time()) continue;
      const Shape& shape = shapes_.shape(other);
      if (shape_.num_fillings() * shape.num_words() > kMostWork) continue;
      KnownPairs::Known& known = known_.all[{shape_.primitive(), shape.primitive()}];
      if (known.one != shapes_.all()[index_] || known.other != shapes_.all()[other]) {
        known = {shapes_.all()[index_], shapes_.all()[other], left_nothing(shape)};
      }
      if (!is_empty(known.dead)) reasons_[{Lack::Kind::rule, other, Digit(0)}] = known.dead;
    }
  }

  /// The fillings that leave another shape none.
  [[nodiscard]] FillingBits left_nothing(const Shape& other) {
    FillingBits dead(shape_.num_words(), 0);
    struct Row {
      std::uint32_t candidate;
      std::span<const std::uint64_t> fillings;
    };
    std::vector<Row> rows;
    FillingBits in_reach(other.num_words(), 0);
    for (std::size_t place = 0; place < other.cells().size(); ++place) {
      for (int d = 0; d < structure_.num_digits(); ++d) {
        const std::uint32_t candidate =
            exclusions_.index(structure_.id({other.cells()[place], Digit(d)}));
        if (candidate == Exclusions::kNone || !is_excluded(reach_, candidate)) continue;
        rows.push_back({candidate, other.row(place, Digit(d))});
        add_to(in_reach, rows.back().fillings);
      }
    }
    // Most rules have ways that nothing here excludes.
    if (!is_within(other.all(), in_reach)) return dead;
    list_excluded();
    for (std::size_t f = 0; f < shape_.num_fillings(); ++f) {
      FillingBits left = other.all();
      for (const Row& row : rows) {
        if (is_excluded(excluded(f), row.candidate)) remove_from(left, row.fillings);
      }
      if (is_empty(left)) dead[f / 64] |= std::uint64_t{1} << (f % 64);
    }
    return dead;
  }

  /// What goes when these fillings are out.
  bool conclude(const std::vector<const Reason*>& reasons, const FillingBits& dead,
                StepSink& sink) {
    if (is_within(shape_.all(), dead)) return false;  // a contradiction
    model::Step step;
    FillingBits out(shape_.num_words(), 0);
    for (const std::size_t place : open_) {
      const Cell cell = shape_.cells()[place];
      position_.candidates(cell).for_each([&](Digit digit) {
        const std::span<const std::uint64_t> row = shape_.row(place, digit);
        if (is_empty(row) || !is_within(row, dead)) return;
        step.eliminations.push_back({cell, digit});
        add_to(out, row);
      });
    }
    const bool is_inside = !step.eliminations.empty();
    if (!is_inside) {
      list_excluded();
      add_seen_outside(step, dead);
    }
    if (step.eliminations.empty()) return false;
    FillingBits told = out;
    if (!is_inside) {
      told = shape_.all();
      remove_from(told, dead);
    }
    return sink.add(finished(std::move(step), reasons, told, !is_inside));
  }

  /// What all fillings that are not out exclude, but for what they all exclude anyway.
  void add_seen_outside(model::Step& step, const FillingBits& dead) const {
    std::vector<std::uint64_t> common(words_, ~std::uint64_t{0});
    std::vector<std::uint64_t> always(words_, ~std::uint64_t{0});
    std::size_t left = 0;
    for (std::size_t f = 0; f < shape_.num_fillings(); ++f) {
      const bool is_out = (dead[f / 64] >> (f % 64) & 1U) != 0;
      if (!is_out && ++left > kMostTold) return;  // nobody sees it
      for (std::size_t w = 0; w < words_; ++w) {
        if (!is_out) common[w] &= excluded(f)[w];
        always[w] &= excluded(f)[w];
      }
    }
    for (std::size_t w = 0; w < words_; ++w) {
      base::for_each_bit(common[w] & ~always[w], [&](int bit) {
        step.eliminations.push_back(exclusions_.candidate(w * 64 + static_cast<std::size_t>(bit)));
      });
    }
  }

  bool conclude_together(const std::vector<Reason>& reasons, const FillingBits& dead,
                         StepSink& sink) {
    for (const std::size_t place : open_) {
      const Cell cell = shape_.cells()[place];
      bool is_enough = false;
      position_.candidates(cell).for_each([&](Digit digit) {
        const std::span<const std::uint64_t> row = shape_.row(place, digit);
        if (is_enough || is_empty(row) || !is_within(row, dead)) return;
        // As few reasons as the greatest first finds.
        std::vector<const Reason*> used;
        FillingBits rest(row.begin(), row.end());
        while (!is_empty(rest) && used.size() < kMostReasons) {
          const auto common = [&rest](const Reason& reason) {
            std::size_t count = 0;
            for (std::size_t w = 0; w < rest.size(); ++w)
              count += static_cast<std::size_t>(std::popcount(rest[w] & reason.dead[w]));
            return count;
          };
          const auto best = std::max_element(
              reasons.begin(), reasons.end(),
              [&](const Reason& a, const Reason& b) { return common(a) < common(b); });
          used.push_back(&*best);
          remove_from(rest, best->dead);
        }
        if (!is_empty(rest)) return;
        FillingBits together(shape_.num_words(), 0);
        for (const Reason* reason : used) add_to(together, reason->dead);
        is_enough = conclude(used, together, sink);
      });
      if (is_enough) return true;
    }
    return false;
  }

  [[nodiscard]] model::Step finished(model::Step step, const std::vector<const Reason*>& reasons,
                                     const FillingBits& told_ways, bool is_outside) const {
    std::sort(step.eliminations.begin(), step.eliminations.end());
    step.size = static_cast<int>(reasons.size());
    step.premises.push_back(shape_.premise());
    step.houses.push_back({shape_.primitive(), model::HouseRole::home});
    for (const std::size_t place : open_) {
      const Cell cell = shape_.cells()[place];
      step.cells.push_back(cell);
      mark_cell(step, position_, cell, position_.candidates(cell), model::CandidateRole::group);
    }
    WaysOut why{told_rule(position_, shape_.primitive()),
                {},
                step.cells,
                {},
                size_of(told_ways),
                is_outside};
    if (why.num_ways <= kMostTold) {
      for (std::size_t f = 0; f < shape_.num_fillings(); ++f) {
        if ((told_ways[f / 64] >> (f % 64) & 1U) == 0) continue;
        std::vector<Digit>& way = why.ways.emplace_back();
        for (const std::size_t place : open_) way.push_back(shape_.digit(f, place));
      }
    }
    for (const Reason* reason : reasons) add_lack(step, why, reason->lack);
    if (why.rule.derived) ++step.size;
    for (const ToldLack& lack : why.lacks) step.size += lack.rule.derived ? 1 : 0;
    step.reason = reason_of(std::move(why));
    return step;
  }

  void add_lack(model::Step& step, WaysOut& why, const Lack& lack) const {
    ToldLack& one = why.lacks.emplace_back(ToldLack{lack, {}, 0});
    switch (lack.kind) {
      case Lack::Kind::cell: {
        const Cell cell(std::size_t{lack.index});
        add_cell_premise(step, cell);
        mark_cell(step, position_, cell, position_.candidates(cell), model::CandidateRole::group);
        break;
      }
      case Lack::Kind::house: {
        one.house = structure_.house(lack.index).primitive;
        add_house_premise(step, structure_, lack.index, lack.digit, model::HouseRole::base);
        for (const Cell cell :
             cells_at(structure_.house(lack.index), board_.places(lack.index, lack.digit)))
          mark_cell(step, position_, cell, DigitSet::single(lack.digit),
                    model::CandidateRole::group);
        break;
      }
      case Lack::Kind::rule: {
        const Shape& other = shapes_.shape(lack.index);
        one.rule = told_rule(position_, other.primitive());
        step.premises.push_back(other.premise());
        step.houses.push_back({other.primitive(), model::HouseRole::home});
        for (const Cell cell : other.cells())
          mark_cell(step, position_, cell, position_.candidates(cell), model::CandidateRole::group);
        break;
      }
    }
  }

  const Position& position_;
  const Structure& structure_;
  const CandidateBoard& board_;
  const Exclusions& exclusions_;
  const Shapes& shapes_;
  const std::size_t index_;
  const Shape& shape_;
  const std::size_t words_;
  KnownPairs& known_;
  std::vector<std::size_t> open_;         ///< places of its open cells
  std::vector<std::uint64_t> excluders_;  ///< per candidate, the fillings that exclude it
  std::vector<std::uint64_t> excluded_;   ///< per filling, when asked for
  std::vector<std::uint64_t> reach_;      ///< what any of them excludes
  std::map<Lack, FillingBits> reasons_;
};

void find(const Position& position, StepSink& sink) {
  if (!can_link(position)) return;
  const Shapes& shapes = position.table<Shapes>();
  // Few fillings first, as a person would.
  std::vector<std::pair<std::size_t, std::size_t>> order;
  for (std::size_t i = 0; i < shapes.all().size(); ++i) {
    const std::size_t fillings = shapes.shape(i).num_fillings();
    if (fillings > 1 && fillings <= kMostFillings) order.emplace_back(fillings, i);
  }
  std::sort(order.begin(), order.end());
  for (const auto& [fillings, shape] : order) {
    if (position.out_of_time() || Comparison(position, shape).run(sink)) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "rules_together",
    .title = "Rules Together",
    .family = Family::intersection,
    .cost = 95,
    .cost_per_size = 15,
    .smallest_size = 1,
    .idea =
        "A way to fill one rule's cells that would leave another rule, a cell or a house nothing "
        "is "
        "out.",
    .look =
        "List the few ways to fill a line, cage or clue. Hold each against the next one that "
        "shares "
        "cells or houses with it, and cross out what only ways have that leave it nothing.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":"................3....4...2.....56..2","constraints":[{"type":"arrow","cells":["R4C2","R4C3","R3C3","R2C2"]},{"type":"arrow","cells":["R5C6","R4C5","R4C6"]},{"type":"arrow","cells":["R2C6","R1C6","R1C5"]}]})json",
    .applies = has_shapes,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::rules_together_technique
