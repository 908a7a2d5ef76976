// SPDX-License-Identifier: MIT
//
// contain_at_least, contain_exactly: some cells hold digits that are listed, each so often as it is
// there. look_and_say: so often as is said before it.
#include <algorithm>
#include <bit>
#include <map>
#include <span>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/state_keys.h"

namespace omnidoku::constraints::containing_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

constexpr std::string_view kValues = "values";
constexpr std::string_view kClue = "clue";
constexpr Parameter kValuesParameters[] = {
    {kValues, Parameter::Kind::text, true, "the values, such as '1 2 2'"}};
constexpr Parameter kClueParameters[] = {
    {kClue, Parameter::Kind::text, true,
     "how often and which value, pair by pair, such as '1223': one 2 and two 3s; '1x12 2x3' where "
     "numbers have two digits"}};
constexpr ForeignName kForeignLeast[] = {{"iss", "ContainAtLeast"}};
constexpr ForeignName kForeignExact[] = {{"iss", "ContainExact"}};
constexpr ForeignName kForeignSay[] = {{.format = "iss", .name = "LookAndSay", .of_digits = true}};

/// How often each digit must be there.
using Wanted = std::map<Digit, std::int64_t>;

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    if (c != ' ' && c != ',') {
      words.back() += c;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::optional<std::int64_t> number_of(const std::string& word) {
  if (word.empty() || word.size() > 4 || word.find_first_not_of("0123456789") != word.npos)
    return std::nullopt;
  return std::stoll(word);
}

std::optional<Digit> digit_of(const model::Puzzle& puzzle, const std::string& word) {
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    if (puzzle.symbols.text(Digit(i)) == word ||
        std::to_string(puzzle.symbols.value(Digit(i))) == word)
      return Digit(i);
  }
  return std::nullopt;
}

/// Nothing where a word is none of the values.
std::optional<Wanted> listed(const model::Puzzle& puzzle, const std::string& text) {
  Wanted wanted;
  for (const std::string& word : words_of(text)) {
    const auto digit = digit_of(puzzle, word);
    if (!digit) return std::nullopt;
    ++wanted[*digit];
  }
  return wanted;
}

/// Nothing where the clue is no pairs of a number and a value, or a value is there twice.
std::optional<Wanted> said(const model::Puzzle& puzzle, const std::string& text) {
  Wanted wanted;
  for (const std::string& word : words_of(text)) {
    std::vector<std::pair<std::string, std::string>> pairs;
    if (const std::size_t times = word.find('x'); times != word.npos) {
      pairs.emplace_back(word.substr(0, times), word.substr(times + 1));
    } else if (word.size() % 2 == 0) {
      for (std::size_t i = 0; i < word.size(); i += 2)
        pairs.emplace_back(word.substr(i, 1), word.substr(i + 1, 1));
    }
    if (pairs.empty()) return std::nullopt;
    for (const auto& [count, value] : pairs) {
      const auto number = number_of(count);
      const auto digit = digit_of(puzzle, value);
      if (!number || !digit || !wanted.emplace(*digit, *number).second) return std::nullopt;
    }
  }
  return wanted;
}

bool is_exact(const model::ConstraintSpec& spec) { return spec.type != "contain_at_least"; }

std::optional<Wanted> wanted_by(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (const auto* clue = spec.arguments.get<std::string>(kClue)) return said(puzzle, *clue);
  return listed(puzzle, *spec.arguments.get<std::string>(kValues));
}

std::int64_t total_of(const Wanted& wanted) {
  std::int64_t total = 0;
  for (const auto& [digit, count] : wanted) total += count;
  return total;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto refuse = [&](const std::string& what, std::string hint) {
    return base::make_error(base::ErrorCode::bad_constraint, title_of(spec) + ": " + what,
                            std::move(hint));
  };
  const auto* clue = spec.arguments.get<std::string>(kClue);
  const std::string& text = clue != nullptr ? *clue : *spec.arguments.get<std::string>(kValues);
  const auto wanted = wanted_by(puzzle, spec);
  if (!wanted || wanted->empty()) {
    std::string symbols;
    for (int i = 0; i < puzzle.num_digits(); ++i) symbols += " " + puzzle.symbols.text(Digit(i));
    const std::string how = clue != nullptr
                                ? "say how often and which value: 1223 is one 2 and two 3s"
                                : "list values with blanks between them: 1 2 2";
    return refuse("'" + text + "' does not say what it holds",
                  how + "; the symbols here are" + symbols);
  }
  if (total_of(*wanted) <= static_cast<std::int64_t>(spec.cells.size())) return {};
  return refuse(std::to_string(total_of(*wanted)) + " digits cannot be in " +
                    std::to_string(spec.cells.size()) + " cells",
                "name as many digits as there are cells at most");
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  Wanted missing = *wanted_by(puzzle, spec);
  std::int64_t num_open = 0;
  for (const Cell cell : spec.cells) {
    const auto& digit = grid[cell.index()];
    if (!digit) ++num_open;
    if (digit && missing.count(*digit) != 0) --missing[*digit];
  }
  std::int64_t num_missing = 0;
  for (const auto& [digit, count] : missing) {
    if (count < 0 && is_exact(spec)) return false;
    num_missing += std::max<std::int64_t>(count, 0);
  }
  return num_missing <= num_open;
}

/// A walk that remembers how often each digit was met: a number for each of them.
class Walk {
 public:
  Walk(const Wanted& wanted, bool is_exact, std::size_t length)
      : is_exact_(is_exact), length_(length) {
    for (const auto& [digit, count] : wanted) {
      place_of_[digit] = counts_.size();
      counts_.push_back(count);
    }
  }

  [[nodiscard]] std::uint64_t start() { return keys_.number_of(StateKeys::Key(counts_.size(), 0)); }
  [[nodiscard]] DiagramStep step(std::uint64_t state, std::size_t place, Digit digit) {
    StateKeys::Key met = keys_.key_of(state);
    if (const auto at = place_of_.find(digit); at != place_of_.end()) {
      std::int64_t& seen = met[at->second];
      const bool is_full = seen == counts_[at->second];
      if (is_full && is_exact_) return std::nullopt;
      if (!is_full) ++seen;
    }
    std::int64_t num_missing = 0;
    for (std::size_t i = 0; i < met.size(); ++i) num_missing += counts_[i] - met[i];
    if (num_missing + static_cast<std::int64_t>(place) >= static_cast<std::int64_t>(length_))
      return std::nullopt;
    return keys_.number_of(std::move(met));
  }

 private:
  std::map<Digit, std::size_t> place_of_;
  std::vector<std::int64_t> counts_;
  bool is_exact_;
  std::size_t length_;
  StateKeys keys_;
};

/// How often each digit is there; those that are not named as often as one likes.
model::DigitCounts counted(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                           const Wanted& wanted) {
  model::DigitCounts counts;
  for (const Cell cell : spec.cells) counts.variables.push_back(model::variable_of(cell));
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    const auto named = wanted.find(Digit(i));
    std::uint64_t set = ~std::uint64_t{0};
    if (named != wanted.end())
      set = is_exact(spec) ? std::uint64_t{1} << named->second : set << named->second;
    counts.counts.push_back(set);
  }
  return counts;
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const Wanted wanted = *wanted_by(puzzle, spec);
  // Denied or one of several, it is a walk.
  if (out.assumes_houses() && spec.cells.size() <= model::DigitCounts::kMostCounted)
    return out.digit_counts(counted(puzzle, spec, wanted));
  Walk walk(wanted, is_exact(spec), spec.cells.size());
  out.walk(
      spec.cells, walk.start(),
      [&](std::uint64_t state, std::size_t place, Digit digit) {
        return walk.step(state, place, digit);
      },
      [](std::uint64_t /*state*/) { return true; });  // nothing is missing behind the last cell
}

/// What the first two cells hold, or each value of which a cell is there.
std::optional<model::Arguments> values_for(const model::Puzzle& puzzle,
                                           const std::vector<Cell>& cells,
                                           const model::PartialGrid& filled) {
  Wanted held;
  for (const Cell cell : cells) ++held[*filled[cell.index()]];
  std::string text;
  for (const auto& [digit, count] : held) {
    for (std::int64_t i = 0; i < count; ++i)
      text += (text.empty() ? "" : " ") + puzzle.symbols.text(digit);
  }
  model::Arguments arguments;
  arguments.set(kValues, std::move(text));
  return arguments;
}

std::optional<model::Arguments> clue_for(const model::Puzzle& puzzle,
                                         const std::vector<Cell>& cells,
                                         const model::PartialGrid& filled) {
  Wanted held;
  for (const Cell cell : cells) ++held[*filled[cell.index()]];
  bool is_short = true;  // as players write it, where every number has one digit
  for (const auto& [digit, count] : held) {
    const std::string& symbol = puzzle.symbols.text(digit);
    is_short = is_short && count <= 9 && symbol.size() == 1 && symbol[0] >= '0' && symbol[0] <= '9';
  }
  std::string text;
  for (const auto& [digit, count] : held) {
    text += !is_short && !text.empty() ? " " : "";
    text += std::to_string(count) + (is_short ? "" : "x") + puzzle.symbols.text(digit);
  }
  model::Arguments arguments;
  arguments.set(kClue, std::move(text));
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto* clue = spec.arguments.get<std::string>(kClue);
  const std::string& text = clue != nullptr ? *clue : *spec.arguments.get<std::string>(kValues);
  // A quadruple that has a digit twice.
  if (spec.type == "contain_at_least" && spec.cells.size() == 4 &&
      constraints::meet_at_a_corner(*puzzle.board, spec.cells)) {
    return {model::CornerMark{spec.cells, text}};
  }
  const char* before = clue != nullptr || spec.type == "contain_exactly" ? "" : "\u2265 ";
  return {
      model::Outline{spec.cells, model::Outline::Style::dashed},
      model::CornerText{*std::min_element(spec.cells.begin(), spec.cells.end()), before + text}};
}

/// "5", "5 twice", "no 5"
std::string so_often(const model::Puzzle& puzzle, Digit digit, std::int64_t count) {
  const std::string& symbol = puzzle.symbols.text(digit);
  if (count == 0) return "no " + symbol;
  return count == 1   ? symbol
         : count == 2 ? symbol + " twice"
                      : symbol + " " + std::to_string(count) + " times";
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  std::vector<std::string> items;
  const Wanted wanted = *wanted_by(puzzle, spec);
  for (const auto& [digit, count] : wanted) items.push_back(so_often(puzzle, digit, count));
  return constraints::listed(puzzle, spec.cells) + " hold " + constraints::listed(items) +
         (is_exact(spec) ? ", just so often" : "");
}

/// In how many of the cells a digit can be at once.
std::int64_t most_of(const Supposition& supposition, std::span<const Cell> cells, Digit digit) {
  if (cells.empty()) return 0;
  const std::int64_t without = most_of(supposition, cells.subspan(1), digit);
  if (!supposition.left_in(cells[0]).contains(digit)) return without;
  std::vector<Cell> rest;
  std::copy_if(cells.begin() + 1, cells.end(), std::back_inserter(rest),
               [&](Cell other) { return !must_differ(supposition.puzzle, cells[0], other); });
  return std::max(without, 1 + most_of(supposition, rest, digit));
}

std::string refutes(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  const Wanted wanted = *wanted_by(puzzle, supposition.spec);
  const Digit digit = supposition.supposed.digit;
  const auto limit = wanted.find(digit);
  if (is_exact(supposition.spec) && limit != wanted.end()) {
    const auto count = std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
      return supposition.left_in(cell) == geometry::DigitSet::single(digit);
    });
    if (count > limit->second)
      return puzzle.symbols.text(digit) + " would be there more than " +
             (limit->second == 1 ? "once" : std::to_string(limit->second) + " times");
  }
  std::vector<Demand> demands;
  for (const auto& [one, count] : wanted) {
    if (count > 0)
      demands.push_back({geometry::DigitSet::single(one), so_often(puzzle, one, count), count});
  }
  if (std::string text = too_few_places(supposition, cells, demands); !text.empty()) return text;
  constexpr std::size_t kMostCells = 12;
  if (cells.size() > kMostCells) return {};
  for (const auto& [one, count] : wanted) {
    const auto most = most_of(supposition, cells, one);
    if (most < count)
      return puzzle.symbols.text(one) + " could be there " +
             (most == 1 ? "only once" : "no more than " + std::to_string(most) + " times") +
             ", as its places see each other";
  }
  return {};
}

constexpr ConstraintType type_of(std::string_view id, std::string_view title, std::string_view also,
                                 std::string_view rule, std::span<const Parameter> parameters,
                                 std::span<const ForeignName> foreign) {
  return {
      .id = id,
      .title = title,
      .also = also,
      .rule = rule,
      .shape = SpecShape::cell_set,
      .parameters = parameters,
      .foreign = foreign,
      .validate = validate,
      .holds = holds,
      .lower = lower,
      .walks = true,
      .arguments_for = parameters.data() == kClueParameters ? clue_for : values_for,
      .asks = asks,
      .refutes = refutes,
      .glyph = glyph,
  };
}

constexpr ConstraintType kTypes[] = {
    type_of("contain_at_least", "Containing cage", "digits in a cage",
            "The digits in the corner of a containing cage are all in it, those that are there "
            "twice at least twice, and so on.",
            kValuesParameters, kForeignLeast),
    type_of("contain_exactly", "Exactly containing cage", "digits in a cage",
            "The digits in the corner of an exactly containing cage are in it just as often as "
            "they are there.",
            kValuesParameters, kForeignExact),
    type_of("look_and_say", "Look-and-say cage", "count of digits",
            "The clue of a look-and-say cage says how often a digit is in it, then which: 1223 "
            "means one 2 and two 3s.",
            kClueParameters, kForeignSay),
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::containing_constraint
