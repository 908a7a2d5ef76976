// SPDX-License-Identifier: MIT
//
// Constraint types. Each is a descriptor in a file of its own under constraints/types plus one line
// in types/registry.inc. A type says what it means (holds), what is a proper use of it (validate),
// how it lowers to primitives (lower) and how it is drawn (glyph). Everything else in the program
// asks the descriptor; nothing else names a type.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "constraints/arguments.h"
#include "constraints/lowering.h"
#include "constraints/supposition.h"
#include "model/atoms.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// What kind of cells a constraint lies on.
enum class SpecShape : std::uint8_t {
  cell,      ///< one cell
  pair,      ///< two cells side by side, order meaningless
  path,      ///< two or more cells in order, each beside the one before or at its corner
  corner,    ///< three cells or more that meet at a point, order meaningless
  lane,      ///< the cells of a row, column or other lane, from the end that is looked along
  diagonal,  ///< the cells of a slanting line from rim to rim, from the end that is looked along
  sequence,  ///< one or more cells in order, wherever they lie; one may be named twice in a row
  cell_set,  ///< one or more cells, order meaningless
  none,      ///< no cells of its own: it refers to other shapes, or looks at the whole board
};

/// "cell", "pair", "path", "corner", "lane", "diagonal", "sequence", "cell_set", "none"
[[nodiscard]] std::string_view to_string(SpecShape shape);

/// What an argument of a constraint stands for.
struct Parameter {
  using Kind = model::ArgumentKind;
  std::string_view name;
  Kind kind = Kind::integer;
  bool required = false;
  std::string_view meaning;
  /// Whether the constraint says something else, not less, where it is not named.
  bool has_default = false;
  /// The number that is meant where it is not named, for formats that must name it. May be null.
  std::int64_t (*usual)(const model::Puzzle& puzzle) = nullptr;
};

/// A member of its own that an argument has in another program's format.
struct ForeignMember {
  std::string_view member;
  std::string_view parameter;
  /// Where the argument is left out the member names the first cell alone.
  bool or_first_cell = false;
};

/// An argument that a name in another program's format stands for by itself.
struct ForeignArgument {
  std::string_view parameter;
  std::string_view value;  ///< as constraints::text_of() writes it
  bool if_absent = false;  ///< only where the text names none
};

/// The name of the type in another program's format. A type may have several in one format; the
/// first that can say a constraint is written. A name that several types have says all of them
/// together.
struct ForeignName {
  std::string_view format;
  std::string_view name;
  std::string_view cells = {};  ///< the member that lists its cells
  std::span<const ForeignMember> members = {};
  std::span<const ForeignArgument> arguments = {};
  std::string_view no_value = {};  ///< what stands there for the first argument if there is none
  /// Types of constraints beside which the name would mean something else than the type.
  std::span<const std::string_view> not_beside = {};
  /// An option of the whole text, "FullRankTies~any", with which alone the name means this.
  std::string_view option = {};
  /// Whether the program has the rule for puzzles with nine values alone.
  bool of_nine_values = false;
  /// Whether its first argument can be nothing but digits there.
  bool of_digits = false;
  /// Whether the program takes this constraint by the name; null: each.
  bool (*takes)(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) = nullptr;
};

/// A type on the same cells that has a text which lists digits, each so often as it is meant.
struct RepeatedDigits {
  std::string_view type = {};
  std::string_view parameter = {};
};

/// What is known of a shape: its cells, whether digits may repeat in it, and what it adds up to.
/// Created shapes are combined from these.
struct ShapeFacts {
  std::vector<WeightedCell> terms;  ///< in cell order, each cell once, no coefficient 0
  std::optional<std::int64_t> sum;  ///< of coefficient * value
  bool no_repeats = false;
};

/// What a cell loses.
struct Loss {
  geometry::Cell cell;
  geometry::DigitSet gone;
};

/// What a rule that is made of others says of them.
enum class Inside : std::uint8_t {
  all,     ///< they hold wherever it does
  none,    ///< none holds
  choice,  ///< some may hold and others not
};

struct ConstraintType {
  std::string_view id;
  std::string_view title;
  std::string_view noun = {};  ///< what one of them is called in a sentence; empty: the title
  std::string_view also = {};  ///< other words by which people look for it, parted by commas
  /// Beginnings of the words after which people call puzzles with it, in any language, parted by
  /// commas; '=' behind one: the word ends there. Words about a puzzle that say such a name speak
  /// of this rule, or of one like it.
  std::string_view called = {};
  std::string_view rule;  ///< one sentence for the rules text
  /// The same in fewer words, for puzzles in which is_plain() holds for all of the type: that none
  /// has a number of its own, mostly. Empty if there are no fewer.
  std::string_view plain_rule = {};
  bool (*is_plain)(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) = nullptr;
  SpecShape shape = SpecShape::cell_set;
  Returns returns = Returns::never;  ///< of paths and sequences
  /// Whether its drawing has parts that lie apart; a letter shows that they belong together.
  bool has_parts = false;
  std::span<const Parameter> parameters = {};
  /// Whether its arguments can say a rule of any kind, that words about the puzzle call anything.
  bool says_anything = false;
  std::span<const ForeignName> foreign = {};
  /// Of a rule that lists digits as a set: the one that says it where a digit is named repeatedly.
  RepeatedDigits repeated = {};
  /// Of a rule that says that all marks of a type are drawn: that type. Else empty.
  std::string_view all_drawn = {};
  /// Types of marks by which it says less: of a rule about cells side by side, on two of them; of a
  /// rule on a cell, on cells beside it.
  std::span<const std::string_view> heeds = {};
  /// Of a rule made of others. May be null: a choice.
  Inside (*inside)(const model::ConstraintSpec& spec) = nullptr;
  /// For pictures of the type where none can be placed at random: constraints on the ordinary grid,
  /// a list as in native JSON. May be empty.
  std::string_view example = {};

  /// Whether the spec is a proper use of the type on this puzzle (cells distinct and on the board,
  /// parameters present and of the right kind). Error: bad_constraint.
  base::Result<void> (*validate)(const model::Puzzle& puzzle,
                                 const model::ConstraintSpec& spec) = nullptr;

  /// The meaning: false if the filled cells of the grid break it, whatever comes into the others.
  /// On a full grid that is all there is to know; on others it may miss what takes a thought. Slow
  /// and obvious; shares nothing with lower().
  bool (*holds)(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                const model::PartialGrid& grid) = nullptr;

  /// Adds primitives that say the same.
  void (*lower)(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                Lowering& out) = nullptr;

  /// Whether lower() walks over states (Lowering::walk), of which there can be too many.
  bool walks = false;

  /// The cells that it looks at beyond its own and those in its arguments. May be null.
  std::vector<geometry::Cell> (*looks_at)(const model::Puzzle& puzzle,
                                          const model::ConstraintSpec& spec) = nullptr;

  /// Why the constraint can be seen at once to be impossible with these symbols and givens, as a
  /// sentence: what `holds` does not see in the givens, or says in better words. May be null.
  std::optional<std::string> (*contradiction)(const model::Puzzle& puzzle,
                                              const model::ConstraintSpec& spec) = nullptr;

  /// What it says, where that is no more than that some cells differ, or add up to something;
  /// nothing for rules that say anything else, which are asked whether they hold. May be null.
  std::optional<ShapeFacts> (*facts)(const model::Puzzle& puzzle,
                                     const model::ConstraintSpec& spec) = nullptr;

  /// The arguments with which it holds on these cells of a filled grid, as a setter would choose
  /// them; nothing where a setter would leave the cells alone. Null where it needs none.
  std::optional<model::Arguments> (*arguments_for)(const model::Puzzle& puzzle,
                                                   const std::vector<geometry::Cell>& cells,
                                                   const model::PartialGrid& filled) = nullptr;

  /// Why, by this constraint, other cells cannot hold what they lose when `from` holds one of
  /// `left`: "R1C2 is at least 3, so R1C3, after it, is more". All that this cell takes from others
  /// is told at once. Null where the general words do.
  std::string (*pair_reason)(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                             geometry::Cell from, geometry::DigitSet left,
                             std::span<const Loss> losses) = nullptr;

  /// What it asks of these cells, its own or those of one of the primitives that it lowers to, with
  /// its numbers, to go on with after "By the arrow at R1C1, ": "the circle R1C1 is the sum of R1C2
  /// and R1C3". Null where the sentence of its rule says as much.
  std::string (*asks)(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                      const std::vector<geometry::Cell>& cells) = nullptr;

  /// What would come of a digit that no filling has, to go on with after "With 7 in R1C2": "at most
  /// 3 towers would be seen". Empty where it is not so simple; then fillings are tried. May be
  /// null.
  std::string (*refutes)(const Supposition& supposition) = nullptr;

  /// How it is drawn.
  std::vector<model::Atom> (*glyph)(const model::Puzzle& puzzle,
                                    const model::ConstraintSpec& spec) = nullptr;
};

/// Whatever is lost, each cell for itself: `text` says it of one.
template <class Text>
[[nodiscard]] std::string told_one_by_one(std::span<const Loss> losses, const Text& text) {
  std::string all;
  for (const Loss& loss : losses) all += (all.empty() ? "" : "; ") + text(loss.cell, loss.gone);
  return all;
}

/// Whatever is lost, the cells that lose the same digits together: `text` says it of "R1C1 or R1C2"
/// and what they lose.
template <class Text>
[[nodiscard]] std::string told_by_digits(const model::Puzzle& puzzle, std::span<const Loss> losses,
                                         const Text& text) {
  std::vector<std::pair<geometry::DigitSet, std::vector<geometry::Cell>>> groups;
  for (const Loss& loss : losses) {
    const auto same = std::find_if(groups.begin(), groups.end(),
                                   [&loss](const auto& group) { return group.first == loss.gone; });
    if (same == groups.end()) {
      groups.push_back({loss.gone, {loss.cell}});
    } else {
      same->second.push_back(loss.cell);
    }
  }
  std::string all;
  for (const auto& [gone, cells] : groups)
    all += (all.empty() ? "" : "; ") + text(listed(puzzle, cells, "or"), gone);
  return all;
}

/// The cells that lose something.
[[nodiscard]] std::vector<geometry::Cell> losers_of(std::span<const Loss> losses);

/// What a file under types/ defines: one type, or several that are variations of one.
using TypeFamily = std::span<const ConstraintType>;

/// What one of them is called in the middle of a sentence: "cage", "super shape".
[[nodiscard]] std::string noun_of(const ConstraintType& type);

/// The cells that a valid constraint looks at: its own first, then others; of one that names none,
/// those of the shape that it comes to, or the whole board.
[[nodiscard]] std::vector<geometry::Cell> scope_of(const model::Puzzle& puzzle,
                                                   const model::ConstraintSpec& spec);
/// The cells that the constraint of a primitive looks at in that place: those of the primitive
/// where the constraint is about the whole board and says of each place by itself what it says.
[[nodiscard]] std::vector<geometry::Cell> scope_of_part(const model::Puzzle& puzzle,
                                                        const model::Problem& problem,
                                                        std::uint32_t primitive);

/// Every type in registry order.
[[nodiscard]] std::span<const ConstraintType* const> constraint_types();
/// By id; null pointer when unknown.
[[nodiscard]] const ConstraintType* find_constraint_type(std::string_view id);
/// By the name another format uses; null pointer when unknown.
[[nodiscard]] const ConstraintType* find_foreign_type(std::string_view format,
                                                      std::string_view name);

/// The error for a type that there is not, with what may have been meant.
[[nodiscard]] base::Error unknown_type(const std::string& id);

/// The parameter of that name; null pointer when the type has none such.
[[nodiscard]] const Parameter* find_parameter(const ConstraintType& type, std::string_view name);

/// "Killer cage 'a'", for the beginning of error texts; the id of a type that there is not.
[[nodiscard]] std::string title_of(const model::ConstraintSpec& spec);

/// The reason of the error of a rule that says nothing: it holds whatever is filled in.
inline constexpr std::string_view kSaysNothing = "says_nothing";

/// validate() of the type named by the spec, after what all types have in common: unknown types,
/// cells that do not lie as the type wants them, unknown, missing and improper arguments, nesting
/// deeper than kMaxSpecDepth are errors too.
[[nodiscard]] base::Result<void> validate(const model::Puzzle& puzzle,
                                          const model::ConstraintSpec& spec);

}  // namespace omnidoku::constraints
