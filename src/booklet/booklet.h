// SPDX-License-Identifier: MIT
//
// Booklets: puzzles with their captions, rules and codes on pages, solutions and hints behind them,
// every page an SVG document of the paper's size. Where things stand is said by page_layout.h.
// Equal booklets give equal bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "booklet/page_layout.h"
#include "scene/scene.h"

namespace omnidoku::booklet {

/// A square of dark and light modules, such as a QR code.
struct Code {
  int side = 0;            ///< in modules
  std::vector<bool> dark;  ///< of each module, row by row: side * side
};

/// A puzzle of a booklet.
struct Entry {
  const model::Puzzle* puzzle = nullptr;  ///< has to outlive the call
  /// How it is drawn; view, ornaments, dark cells, entries and candidates count.
  scene::RenderOptions drawing;
  std::string title;  ///< behind its number; may be empty
  std::string about;  ///< below that, small: who made it; may be empty
  std::string level;  ///< at the other end of the caption; may be empty
  std::string words;  ///< what a solver has to know; may be empty
  std::optional<model::PartialGrid> solution;
  std::vector<std::string> hints;  ///< each tells more than the one before it
  std::optional<Code> code;
  std::string link;         ///< of the code
  std::size_t chapter = 0;  ///< which of the chapters
};

struct Booklet {
  std::string heading;  ///< what the whole is called; may be empty
  std::string byline;   ///< below the heading; may be empty
  bool cover = false;   ///< a page of its own for the heading and the contents
  /// The titles of chapters, in their order; empty: it has none.
  std::vector<std::string> chapters;
  std::vector<Entry> entries;

  /// What parts of it are called.
  std::string contents_title, solutions_title;
  std::vector<std::string> hints_titles;  ///< of the hints of each grade
  std::string nets_title;
};

/// Where solutions stand.
enum class Solutions : std::uint8_t { none, next_page, end };

/// A size of paper.
struct Paper {
  std::string_view name;
  Size size;  ///< in points, upright
};
inline constexpr Paper kPapers[] = {
    {"a4", {595.28, 841.89}}, {"letter", {612, 792}}, {"a5", {419.53, 595.28}}};
inline constexpr double kPointsPerMillimetre = 72 / 25.4;

/// Lengths in points, 72 to the inch.
struct Options {
  Size paper{595.28, 841.89};
  double margin = 48;
  int per_page = 4;  ///< 1..kMostSlots: puzzles on a page, as long as their cells are large enough
  double least_cell = 17;
  Solutions solutions = Solutions::end;
  /// At the end a page for each puzzle whose board bends: its flat drawing with flaps, to be cut
  /// out and glued together, as large as the paper allows.
  bool nets = false;
};

/// A place in a booklet that a reader may want to go to.
struct Place {
  std::string title;
  std::size_t page = 0;  ///< from 0
};

struct Pages {
  std::vector<std::string> svgs;
  std::vector<Place> places;  ///< chapters, hints, solutions, nets
  /// The entries in the order of their numbers, 1, 2, ...
  std::vector<std::size_t> order;
  /// Entries of whose words some had to be left out.
  std::vector<std::size_t> cut;
};

/// The pages. Errors: usage (a paper that has no room within its margins, a number of puzzles on a
/// page or a chapter out of range), and those of scene::build_scene.
[[nodiscard]] base::Result<Pages> make_pages(const Booklet& booklet, const Options& options);

}  // namespace omnidoku::booklet
