// SPDX-License-Identifier: MIT
//
// Constraint strings of the Interactive Sudoku Solver:
//   .Shape~6x6.Cage~10~R1C1~R1C2.~R3C2_5.AntiKnight.Or.X~R1C1~R1C2.V~R1C1~R1C2.End
// A list of constraints, each a point, a name, and behind every '~' an argument, values before
// cells; without a name it is a given, or a pencilmark clue where several values are named. What
// makes the board (Shape, NoBoxes, Jigsaw, Diagonal, ...) is understood in iss/board.cpp;
// constraints are looked up in the constraint registry by the names they have here, so a type that
// names itself there is read and written without a change in these files:
//   cell          a constraint for each cell listed
//   pair          one for each two cells side by side among those listed
//   path, set     one on all of them
//   corner        .Quad~R1C1~1~2: the upper left cell, then the argument
//   lane          .XSum~R3~5~7: the row or column, the value seen from its first end, from its last
//   none          .AntiKnight, or with constraints down to .End where it has an argument of these
//   sequence      .Pair~a table~_name~R1C1~R1C2~~R3C1~R3C2: lines that an empty argument parts
// Whatever else there is goes to Puzzle::unknown_rules by its name and is kept in
// Document::foreign as it was written: {"constraints": [".Regex~...", ...]}.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "constraints/constraint_type.h"
#include "formats/format.h"
#include "formats/iss/forms.h"
#include "model/document.h"

namespace omnidoku::formats {

/// The constraint string of a link, or the text itself; empty for text that is neither.
[[nodiscard]] std::string iss_text(std::string_view text);

/// The puzzle that a constraint string describes. Errors tell the place in the string: syntax,
/// unknown_name (a cell), unknown_symbol, bad_geometry, too_large.
[[nodiscard]] base::Result<model::Document> read_iss(std::string_view text,
                                                     const ReadOptions& options);

/// The document as a constraint string, with what was carried along. Error: unsupported.
[[nodiscard]] base::Result<std::string> write_iss(const model::Document& document);

/// What the readers and writers of constraint strings share.
namespace iss {

inline constexpr std::string_view kFormat = "iss";
/// Stands behind the cells of a closed line.
inline constexpr std::string_view kLoop = "LOOP";
/// The name of what holds together, and of givens among alternatives.
inline constexpr std::string_view kAnd = "And";
inline constexpr std::string_view kGiven = "Given";
/// Cells of these names hold the numbers of regions that are not known, where this is said.
inline constexpr std::string_view kRegionCells = "CC";
inline constexpr std::string_view kUnknownRegions = "ChaosConstruction";
/// Its largest side, and its largest number of symbols.
inline constexpr int kMaxSide = 16;
/// What a character of a packed argument holds.
inline constexpr std::size_t kBitsOfCharacter = 6;

/// A piece of the text and where it begins.
struct Part {
  std::string text;  ///< without blanks and line ends
  std::size_t at = 0;
};

/// A constraint as it is written.
struct Item {
  Part name;                    ///< empty for givens
  std::vector<Part> arguments;  ///< what stands behind each '~'
  std::vector<Item> children;   ///< of Or, And and Replicate, which end with .End
  std::string text;             ///< all of it, without blanks
};

/// Whether constraints of this name hold others, down to .End.
[[nodiscard]] bool holds_others(std::string_view name);
/// The constraints of a text, lines that begin with '#' left out. Error: syntax.
[[nodiscard]] base::Result<std::vector<Item>> parse_items(std::string_view text);

/// What of a constraint string makes the board.
class BoardItems {
 public:
  /// Takes an item in if it is about the board, and tells whether it is. Error: bad_geometry,
  /// syntax.
  [[nodiscard]] base::Result<bool> take(const Item& item);

  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int first_value() const { return first_value_; }
  [[nodiscard]] int num_values() const { return num_values_; }
  /// The cell that lies to `to` as `cell` does to `from`, by its name; all of them are in the grid
  /// or in one group of further cells. Nothing where there is none.
  [[nodiscard]] std::optional<std::string> shifted(std::string_view cell, std::string_view from,
                                                   std::string_view to) const;

  /// The names of the cells of the grid, where the group is empty, or of a group of further cells
  /// ("VA", "CC"), in order; none where there is no such group.
  [[nodiscard]] std::vector<std::string> cells_of_group(std::string_view group) const;

  /// The board: an ordinary grid or jigsaw where it is one, else a free form. Error: bad_geometry.
  [[nodiscard]] base::Result<geometry::BoardPtr> build(const ReadOptions& options) const;

 private:
  using Houses = std::vector<std::pair<std::string, std::vector<std::string>>>;

  struct Extra {
    std::string prefix;  ///< of the names of its cells: "VA"
    int count = 1;
    int columns = 0;  ///< 0 where the cells lie apart

    /// Of its cells, counted from 0.
    [[nodiscard]] std::string name(int number) const {
      return prefix + (count == 1 ? "" : std::to_string(number + 1));
    }
  };

  /// The group of a cell, and its row and column there, from 0.
  struct Position {
    std::string group;
    int row = 0;
    int column = 0;
  };
  [[nodiscard]] std::optional<Position> position_of(std::string_view name) const;
  /// All groups of further cells, those with the numbers of unknown regions last.
  [[nodiscard]] std::vector<Extra> further_groups() const;

  base::Result<void> take_shape(const Item& item);
  base::Result<void> take_extra_cells(const Item& item);
  [[nodiscard]] bool is_usual() const;
  [[nodiscard]] std::optional<std::pair<int, int>> box_size(int usual_size) const;
  [[nodiscard]] std::optional<std::pair<int, int>> box_size() const;
  base::Result<void> add_pieces(const Item& layout, Houses& houses) const;
  [[nodiscard]] base::Result<std::optional<base::Value>> usual_spec() const;
  [[nodiscard]] base::Result<base::Value> free_form_spec() const;
  void add_lines(Houses& houses) const;
  void add_boxes(Houses& houses) const;
  void add_windows(Houses& houses) const;
  void add_disjoint_groups(Houses& houses) const;
  void add_extra_cells(base::Value& cells) const;
  [[nodiscard]] std::string cell_name(int row, int column) const;

  int rows_ = 9;
  int columns_ = 9;
  int first_value_ = 1;
  int num_values_ = 9;
  bool raw_ = false;  ///< nothing holds but what is written
  bool no_boxes_ = false;
  bool rising_ = false;
  bool falling_ = false;
  bool windows_ = false;
  bool disjoint_ = false;
  bool regions_ = false;  ///< each cell has one further that holds the number of its region
  std::optional<int> region_size_;
  std::vector<Item> pieces_;  ///< the layouts of jigsaws
  std::vector<Extra> extra_cells_;
};

/// The name here of a cell of the board: "R1C1", up to "RgCg"; other cells keep theirs. Empty where
/// it has none.
[[nodiscard]] std::string cell_text(const geometry::Board& board, geometry::Cell cell);
/// The cell with this name; nothing when the board has none.
[[nodiscard]] std::optional<geometry::Cell> find_cell(const geometry::Board& board,
                                                      std::string_view name);
/// Whether this is a name of a cell of any board: "R1C1", "VA12" or "CC12".
[[nodiscard]] bool is_cell_name(std::string_view name);

/// Whether it is one of a cell beside the grid.
[[nodiscard]] bool is_further_cell(std::string_view name);

/// A line among the arguments of a constraint of lines with names.
struct NamedLine {
  std::string name;                         ///< may be empty
  std::vector<std::vector<Part>> segments;  ///< its cells; '-' parts segments
};
/// The lines of such arguments: "_name" begins those with a name, an empty argument the next.
[[nodiscard]] std::vector<NamedLine> named_lines(const std::vector<Part>& arguments);
/// The text with all but letters and digits as a percent sign and two hexadecimal digits.
[[nodiscard]] std::string with_percent_signs(std::string_view text);

/// The rows and columns of the grid, by "R3" or "C10", from their first cells.
[[nodiscard]] std::vector<std::pair<std::string, std::vector<geometry::Cell>>> lanes_of(
    const geometry::Board& board);
/// The diagonals of the grid from edge to edge, by the cell from which clues look along them.
[[nodiscard]] std::vector<std::vector<geometry::Cell>> diagonals_of(const geometry::Board& board);

/// A type, with its name that fits an item.
struct Match {
  const constraints::ConstraintType* type;
  const constraints::ForeignName* name;
  Form form;
  std::size_t num_arguments;  ///< those that belong to the name
};
/// The types that have the name of the item; "Indexing~C" is a name with an argument, and one with
/// an option counts where that is among those of the text.
[[nodiscard]] std::vector<Match> matches_of(const Item& item,
                                            const std::vector<std::string>& options);
/// Whether an item only says how others are meant.
[[nodiscard]] bool is_option(const Item& item);
/// The constraints that an item of this text says; nothing where they cannot be said here. Error: a
/// cell that is not on the board.
[[nodiscard]] base::Result<std::optional<std::vector<model::ConstraintSpec>>> specs_of(
    std::string_view text, const BoardItems& board, const model::Puzzle& puzzle, const Item& item,
    const Match& match);

/// R1C1_3, or R1C1_3_4 for a cell that holds one of them.
struct Given {
  std::string name;
  geometry::DigitSet digits;
  std::size_t count = 0;
};
[[nodiscard]] base::Result<Given> read_given(std::string_view text, const BoardItems& board,
                                             const Part& part);
/// The error for a cell that is not on the board.
[[nodiscard]] base::Error unknown_cell(std::string_view text, const BoardItems& board,
                                       std::size_t at, const std::string& name);

/// The items with each .Replicate as the copies that it stands for: its constraints moved so that
/// its first cell, R1C1 where none is named, comes to lie on each of its targets. Error: syntax,
/// unknown_name.
[[nodiscard]] base::Result<std::vector<Item>> without_replicas(std::string_view text,
                                                               const BoardItems& board_items,
                                                               const geometry::Board& board,
                                                               std::vector<Item> items);

/// Whether a type is written with its argument and a way of looking along the grid, or with cells.
[[nodiscard]] bool is_lane_form(const constraints::ConstraintType& type,
                                const constraints::ForeignName& name);
/// The parameters that are written as arguments before the cells, in order.
[[nodiscard]] std::vector<const constraints::Parameter*> written_parameters(
    const constraints::ConstraintType& type, const constraints::ForeignName& name);
/// The parameter that is a list of constraints; null pointer when there is none.
[[nodiscard]] const constraints::Parameter* nested_parameter(
    const constraints::ConstraintType& type);

}  // namespace iss

}  // namespace omnidoku::formats
