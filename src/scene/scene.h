// SPDX-License-Identifier: MIT
//
// Scene: what to draw of a puzzle, as vector layers without any Sudoku rule left in them. Writers
// (SVG, text) paint it; so will the page.
//
// A scene says where things are and what they mean (Role, and a tone where a role comes in several
// shades), never how they look: that is a Theme (theme.h). Everything that belongs to a cell, or
// was made for a constraint, says so, so that a page can find it again. Coordinates are pixels at
// the cell size asked for, y downwards, the whole drawing within (0, 0)-(width, height).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "geometry/board.h"
#include "model/ornament.h"
#include "model/problem.h"
#include "model/puzzle.h"
#include "model/step.h"

namespace omnidoku::scene {

/// What can be chosen about a drawing.
struct RenderOptions {
  std::string view = "flat";    ///< id of the board's view; "folded" falls back to flat
  std::string theme = "light";  ///< light, dark, contrast, print
  bool title = false;           ///< write the puzzle's title and author above
  bool rules = false;           ///< write the rules below: the setter's text, or one made here
  /// Write below what a reader needs and the drawing does not show; see legend().
  bool legend = false;
  bool coordinates = false;  ///< write the parts of cell names: numbers of rows and columns, faces
  /// Draw flaps at joined sides that lie apart: the drawing, cut out, can be glued together.
  bool flaps = false;
  double cell_size = 48;  ///< pixels per unit, kMinCellSize..kMaxCellSize
  double margin = 0.36;   ///< around all that is drawn, in cells, 0..10
  /// Text drawing with the box-drawing characters of Unicode instead of + - |.
  bool box_drawing = false;
  /// Text drawing: what is written before a given, before an entry, and after each of the two, so
  /// that a terminal tells them apart; takes no room.
  struct TextStyle {
    std::string_view given, entry, end;
  };
  TextStyle text_style = {};
  /// Text drawing: names of faces and layers in their frames, and below the grid in words what it
  /// does not show: cages, diagonals and other houses that no frame surrounds, joined sides, clues.
  bool notes = false;
  /// Digits placed by somebody (a solution, a player); drawn unlike givens.
  model::PartialGrid entries;
  /// Candidates to write small into cells without a digit; empty = none.
  std::vector<geometry::DigitSet> candidates;
  /// What the setter drew besides; only views that show the board as a plain square have it.
  std::vector<model::Ornament> ornaments;
  /// Cells under fog: neither what the puzzle has there is drawn nor a legend, which may tell of
  /// it; what somebody entered is.
  std::vector<geometry::Cell> dark;
  /// Cells to mark, such as those of a contradiction.
  std::vector<geometry::Cell> highlight;
  /// A step of human logic to draw; needs the candidates before it. Must outlive the call.
  const model::Step* step = nullptr;
  /// What the step's houses are primitives of (model::Lowered); needed where it has some.
  const model::Problem* problem = nullptr;
};

inline constexpr double kMinCellSize = 8;
inline constexpr double kMaxCellSize = 512;

/// What something drawn means: roles.inc says it of each.
enum class Role : std::uint8_t {
#define OMNIDOKU_ROLE(name, ...) name,
#include "scene/roles.inc"
};
inline constexpr int kNumRoles = 0
#define OMNIDOKU_ROLE(name, ...) +1
#include "scene/roles.inc"
    ;
/// "cell", "region-border", ...: for style sheets.
[[nodiscard]] std::string_view class_name(Role role);

/// Maps local coordinates (x, y) to (a*x + c*y + e, b*x + d*y + f), as matrix() of SVG.
struct Transform {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
  [[nodiscard]] geometry::Point apply(geometry::Point p) const {
    return {a * p.x + c * p.y + e, b * p.x + d * p.y + f};
  }
  friend bool operator==(const Transform&, const Transform&) = default;
};

/// What a drawn thing stands for.
struct Mark {
  Role role = Role::cell;
  std::uint8_t tone = 0;
  std::optional<geometry::Cell> cell;     ///< the cell it belongs to
  std::optional<std::size_t> constraint;  ///< index of the constraint it was made for
  /// Of a drawn step: the link of it that this is, or comes in with; see model::Step::links.
  std::optional<std::size_t> link;
};

/// The tone that a step's candidate is marked with.
[[nodiscard]] std::uint8_t step_tone(const model::CandidateMark& mark);

/// A filled area.
struct Polygon : Mark {
  std::vector<geometry::Point> points;
};

/// A line, closed or not.
struct Polyline : Mark {
  std::vector<geometry::Point> points;
  bool closed = false;
};

/// Text on one line, with its baseline where `at` says.
struct Text : Mark {
  enum class Anchor : std::uint8_t { start, middle };
  std::string text;
  geometry::Point at;  ///< in the coordinates of `transform`
  double size = 0;     ///< of the font, in the same
  Anchor anchor = Anchor::middle;
  std::optional<geometry::Digit> digit;  ///< what it shows, if a digit
  Transform transform;                   ///< identity for upright text
};

/// Things painted together; `name` is a class for style sheets, such as "cells" or "givens".
struct Layer {
  std::string_view name;
  std::vector<Polygon> polygons;
  std::vector<Polyline> lines;
  std::vector<Text> texts;
  /// Painted one by one after all others, in colours of their own; lengths in pixels.
  std::vector<model::Ornament> ornaments = {};
  [[nodiscard]] bool empty() const {
    return polygons.empty() && lines.empty() && texts.empty() && ornaments.empty();
  }
};

/// A whole drawing. Layers are in painting order; empty ones are left out.
struct Scene {
  double width = 0;
  double height = 0;
  double unit = 0;      ///< side of a flat cell
  bool upright = true;  ///< every cell is an upright rectangle
  std::string title;
  std::string description;  ///< a sentence for people who cannot see the drawing
  std::vector<Layer> layers;
  /// Per cell: where its square (0, 0)-(unit, unit), in which its text stands upright, is drawn.
  std::vector<Transform> cells;

  /// The layer of that name; null pointer when there is none.
  [[nodiscard]] const Layer* layer(std::string_view name) const;
};

/// What there is to draw. Errors: unknown_name (view), usage (cell size, margin), wrong_length
/// (entries or candidates, or a highlighted or dark cell, of another board).
[[nodiscard]] base::Result<Scene> build_scene(const model::Puzzle& puzzle,
                                              const RenderOptions& options);

/// The scene as an SVG document that looks the same in browsers and librsvg. Equal scenes give
/// equal bytes. Error: unknown_name (theme).
[[nodiscard]] base::Result<std::string> write_svg(const Scene& scene, std::string_view theme);

/// Where a drawing stands within another, in the units of that one.
struct Frame {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

/// The same as an element of another SVG document, as large as fits into the frame, in its middle.
/// Error: unknown_name (theme).
[[nodiscard]] base::Result<std::string> write_svg_within(const Scene& scene, std::string_view theme,
                                                         const Frame& frame);

/// Drawings that have much in common, such as the steps of a solution, for one HTML page: what
/// several of them show is written once. Cost: linear in what the scenes hold.
class SvgSeries {
 public:
  SvgSeries();
  ~SvgSeries();
  SvgSeries(const SvgSeries&) = delete;
  SvgSeries& operator=(const SvgSeries&) = delete;

  /// Appends a drawing. Error: unknown_name (theme).
  [[nodiscard]] base::Result<void> add(const Scene& scene, std::string_view theme);
  [[nodiscard]] std::size_t size() const;

  /// What several drawings share, as an svg element that takes no room; has to be in the page once.
  [[nodiscard]] std::string shared() const;
  /// A drawing as an svg element.
  [[nodiscard]] std::string drawing(std::size_t index) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// The drawing as an SVG document: build_scene, then write_svg.
[[nodiscard]] base::Result<std::string> to_svg(const model::Puzzle& puzzle,
                                               const RenderOptions& options);

/// A sentence of the rules, and what it belongs to.
struct RuleSentence {
  std::string text;
  std::string board_type = {};       ///< id of the board type or extra, for its rule
  std::string constraint_type = {};  ///< id of the constraint type, for its rule
  /// Numbers and flags of a rule of the whole board, by the names of its parameters: no picture
  /// shows them. The text ends with them.
  std::vector<std::pair<std::string, std::string>> values = {};
  bool is_plain = false;  ///< the type's rule in fewer words
};

/// The sentences of the board and of each constraint type, each once; none where the setter wrote
/// the rules.
[[nodiscard]] std::vector<RuleSentence> made_rules(const model::Puzzle& puzzle);

/// The rules as the setter wrote them, or else those of made_rules.
[[nodiscard]] std::string known_rules_text(const model::Puzzle& puzzle);

/// The same, then the rules that were not understood, and the caption of a view.
[[nodiscard]] std::string rules_text(const model::Puzzle& puzzle, std::string_view caption);

/// Something that a reader has to be told to solve the puzzle, as no picture shows it.
struct LegendEntry {
  enum class Kind : std::uint8_t {
    house,   ///< the cells of a house that borders, lines and tints do not tell
    sum,     ///< an equation that has no outline
    rule,    ///< of a constraint what its drawing leaves open
    values,  ///< what symbols count in sums
  };
  Kind kind = Kind::values;
  /// Of the house, without the word "house"; the label of the sum; the title of the rule's type.
  /// May be empty.
  std::string name;
  /// "R1C1 R2C3", "R1C1 - 2*R1C2 = 5", "R1C1 R1C2: [12]+", "a = 1, f = 13": the same in any
  /// language. Of rules that consist of others: "the cage at R1C1; the thermometer at R2C2".
  std::string text;
  /// Of a house: into Board::houses; of a rule: into Puzzle::constraints.
  std::size_t index = 0;
};
/// "house", "sum", "rule", "values".
[[nodiscard]] std::string_view to_string(LegendEntry::Kind kind);

/// What pictures of the puzzle do not show; empty for most puzzles.
[[nodiscard]] std::vector<LegendEntry> legend(const model::Puzzle& puzzle);

/// The legend in sentences, one a line; empty when there is none.
[[nodiscard]] std::string legend_text(const model::Puzzle& puzzle);

/// The drawing as monospaced text on the board's lattice, with frame lines where regions end and
/// '.' for unknown cells; candidates, if any, take the place of the dots. Ends with a newline.
/// Entries and candidates of another board are left out.
[[nodiscard]] std::string to_text(const model::Puzzle& puzzle, const RenderOptions& options);

/// Where the content of a cell stands in a text drawing, in lines and columns from 0.
struct TextPlace {
  int line = 0;
  int column = 0;
  int num_columns = 0;
};

/// The places of all cells in what to_text writes without title.
[[nodiscard]] std::vector<TextPlace> text_places(const model::Puzzle& puzzle,
                                                 const RenderOptions& options);

}  // namespace omnidoku::scene
