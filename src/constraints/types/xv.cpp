// SPDX-License-Identifier: MIT
//
// xv: two cells side by side whose values add up to the number between them, which is mostly X or
// V. all_xv: all Xs and Vs are drawn, so that no other two cells side by side add up to 10 or 5.
#include <algorithm>
#include <cctype>
#include <charconv>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::xv_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;

constexpr std::string_view kXv = "xv";
constexpr std::string_view kMarks[] = {kXv};
constexpr Parameter kParameters[] = {{"total", Parameter::Kind::text, true,
                                      "what the two values add up to: X for 10, V for 5, another "
                                      "Roman number or a plain one"}};
constexpr ForeignMember kMembers[] = {{"value", "total"}};
constexpr ForeignArgument kX[] = {{"total", "X"}};
constexpr ForeignArgument kV[] = {{"total", "V"}};
constexpr ForeignName kForeign[] = {{"fpuzzles", "xv", {}, kMembers},
                                    {.format = "iss", .name = "X", .arguments = kX},
                                    {.format = "iss", .name = "V", .arguments = kV}};
constexpr ForeignName kForeignAll[] = {{"fpuzzles", "negative xv"}, {"iss", "StrictXV"}};
constexpr std::pair<std::int64_t, std::string_view> kLetters[] = {{5, "V"}, {10, "X"}};

std::string total_text(const model::ConstraintSpec& spec) {
  const auto* text = spec.arguments.get<std::string>("total");
  return text == nullptr ? std::string() : *text;
}

/// 1 to 3999 as the Romans came to write it.
std::string in_roman(std::int64_t number) {
  constexpr std::pair<std::int64_t, std::string_view> kParts[] = {
      {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
      {40, "XL"},  {10, "X"},   {9, "IX"},  {5, "V"},    {4, "IV"},  {1, "I"}};
  std::string text;
  for (const auto& [value, figures] : kParts) {
    for (; number >= value; number -= value) text += figures;
  }
  return text;
}

/// Nothing for what is no Roman number, as VX and IIII.
std::optional<std::int64_t> roman(std::string_view text) {
  constexpr std::pair<char, std::int64_t> kFigures[] = {
      {'I', 1}, {'V', 5}, {'X', 10}, {'L', 50}, {'C', 100}, {'D', 500}, {'M', 1000}};
  constexpr std::size_t kMostFigures = 15;
  if (text.empty() || text.size() > kMostFigures) return std::nullopt;
  std::string capitals;
  std::int64_t total = 0;
  std::int64_t last = 0;  // from the right
  for (std::size_t i = text.size(); i-- > 0;) {
    const char figure = static_cast<char>(std::toupper(static_cast<unsigned char>(text[i])));
    const auto* const found =
        std::find_if(std::begin(kFigures), std::end(kFigures),
                     [figure](const auto& one) { return one.first == figure; });
    if (found == std::end(kFigures)) return std::nullopt;
    capitals.insert(capitals.begin(), figure);
    total += found->second < last ? -found->second : found->second;
    last = std::max(last, found->second);
  }
  return total > 0 && in_roman(total) == capitals ? std::optional(total) : std::nullopt;
}

std::optional<std::int64_t> total_of(const model::ConstraintSpec& spec) {
  const std::string text = total_text(spec);
  std::int64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number = problem == std::errc() && end == text.data() + text.size();
  if (is_number && number >= -kMaxSum && number <= kMaxSum) return number;
  return is_number ? std::nullopt : roman(text);
}

base::Result<void> validate(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  if (total_of(spec)) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": '" + total_text(spec) + "' is no number",
                          "write X for 10, V for 5, or a number");
}

bool add_up_to(const model::Puzzle& puzzle, Digit a, Digit b, std::int64_t total) {
  return puzzle.symbols.value(a) + puzzle.symbols.value(b) == total;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto a = grid[spec.cells[0].index()];
  const auto b = grid[spec.cells[1].index()];
  return !a || !b || add_up_to(puzzle, *a, *b, *total_of(spec));
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::int64_t total = *total_of(spec);
  out.relate(spec.cells[0], spec.cells[1],
             [&](Digit a, Digit b) { return add_up_to(puzzle, a, b, total); });
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  for (const auto& [total, letter] : kLetters) {
    if (add_up_to(puzzle, *filled[cells[0].index()], *filled[cells[1].index()], total))
      return model::Arguments{{"total", std::string(letter)}};
  }
  return std::nullopt;
}

std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Cell from,
                        geometry::DigitSet left, std::span<const Loss> losses) {
  const geometry::Board& board = *puzzle.board;
  return told_by_digits(puzzle, losses, [&](const std::string& cells, geometry::DigitSet gone) {
    return "nothing left in " + board.name(from) + " (" + listed(puzzle, left) + ") makes " +
           std::to_string(*total_of(spec)) + " with " + listed(puzzle, gone) + " in " + cells;
  });
}

/// 10 is drawn as X and 5 as V, however they are written.
std::string mark_text(const model::ConstraintSpec& spec) {
  const std::optional<std::int64_t> total = total_of(spec);
  for (const auto& [value, letter] : kLetters) {
    if (total == value) return std::string(letter);
  }
  return total_text(spec);
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::EdgeMark{spec.cells[0], spec.cells[1], model::EdgeMark::Shape::letters,
                          mark_text(spec)}};
}

base::Result<void> validate_all(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  return check_has_neighbours(puzzle, title_of(spec));
}

/// Whether two cells side by side would have to have a mark between them.
bool want_a_mark(const model::Puzzle& puzzle, Digit a, Digit b) {
  return std::any_of(std::begin(kLetters), std::end(kLetters),
                     [&](const auto& one) { return add_up_to(puzzle, a, b, one.first); });
}

bool all_hold(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
              const model::PartialGrid& grid) {
  for (const auto& [a, b] : unjoined_pairs(puzzle, kMarks)) {
    const auto x = grid[a.index()];
    const auto y = grid[b.index()];
    if (x && y && want_a_mark(puzzle, *x, *y)) return false;
  }
  return true;
}

void lower_all(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/, Lowering& out) {
  out.relate(unjoined_pairs(puzzle, kMarks),
             [&](Digit x, Digit y) { return !want_a_mark(puzzle, x, y); });
}

std::string all_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                       Cell from, geometry::DigitSet left, std::span<const Loss> losses) {
  const geometry::Board& board = *puzzle.board;
  return told_by_digits(puzzle, losses, [&](const std::string& cells, geometry::DigitSet gone) {
    std::string sums;
    std::string marks;
    for (const auto& [sum, letter] : kLetters) {
      bool is_made = false;
      const auto total = sum;  // for the functions below
      gone.for_each([&](Digit a) {
        left.for_each([&](Digit b) { is_made = is_made || add_up_to(puzzle, a, b, total); });
      });
      if (!is_made) continue;
      sums += (sums.empty() ? "" : " or ") + std::to_string(total);
      marks += (marks.empty() ? "" : " or ") + std::string(letter);
    }
    return listed(puzzle, gone) + " in " + cells + " and " + listed(puzzle, left) + " in " +
           board.name(from) + " would make " + sums + ", with no " + marks + " between them";
  });
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

bool is_x_or_v(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  const std::optional<std::int64_t> sum = total_of(spec);
  return std::any_of(std::begin(kLetters), std::end(kLetters),
                     [&](const auto& letter) { return letter.first == sum; });
}

constexpr ConstraintType kTypes[] = {
    {
        .id = kXv,
        .title = "X, V or sum",
        .noun = "sum mark",
        .also = "XV, ten, five, Roman, pair sum",
        .called = "xv=,x v=,x sum,x sums",
        .rule = "Values on both sides of an X add up to 10, of a V to 5, of a number to that.",
        .plain_rule = "Values on both sides of an X add up to 10, of a V to 5.",
        .is_plain = is_x_or_v,
        .shape = SpecShape::pair,
        .parameters = kParameters,
        .foreign = kForeign,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .arguments_for = arguments_for,
        .pair_reason = pair_reason,
        .glyph = glyph,
    },
    {
        .id = "all_xv",
        .title = "All X and V",
        .noun = "all-X-and-V rule",
        .also = "negative XV",
        .rule = "Values of cells side by side never add up to 10 or 5, but where a mark says so.",
        .shape = SpecShape::none,
        .foreign = kForeignAll,
        .all_drawn = kXv,
        .heeds = kMarks,
        .validate = validate_all,
        .holds = all_hold,
        .lower = lower_all,
        .pair_reason = all_reason,
        .glyph = no_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::xv_constraint
