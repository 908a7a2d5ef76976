// SPDX-License-Identifier: MIT
//
// Sheet: all puzzles of an input as a booklet in one file. What stands where is said by
// src/booklet; here the puzzles are read, solved and rated for it.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "console.h"
#include "input.h"
#include "model/document.h"
#include "options.h"
#include "scene/scene.h"

namespace omnidoku::cli {

/// What can be chosen about a booklet.
struct SheetOptions {
  std::string heading;
  std::string byline;
  bool cover = false;
  std::string paper = "a4";
  double margin = 15;     ///< millimetres
  double least_cell = 6;  ///< millimetres
  int per_page = 4;
  std::string solutions = "end";
  bool hints = false;
  bool nets = false;
  bool levels = false;
  bool chapters = false;
  bool no_rules = false;
  std::string page;  ///< the page that QR codes open a puzzle on; empty: there are none
  std::string language = "en";

  bool operator==(const SheetOptions&) const = default;
};

/// Declares them, and the flag that asks for a booklet.
void add_sheet_options(CommandOptions& options, bool& wanted, SheetOptions& sheet);

/// How a puzzle of the booklet is drawn.
using DrawnAs = std::function<scene::RenderOptions(const model::Document&)>;

/// A file to write and what kind of file it is.
struct SheetFile {
  std::string name;
  std::string_view kind;  ///< "pdf"; of a single page also "svg" and "png"
  double zoom = 1;        ///< of a PNG file: pixels for each pixel of the page
};

/// Writes the booklet of all puzzles of the input into a file. Puzzles that cannot be read are told
/// and left out; of `search` the time counts for each puzzle. Returns the exit code.
[[nodiscard]] int write_sheet(Console& console, const InputOptions& input,
                              const SearchOptions& search, const SheetOptions& sheet,
                              const SheetFile& file, const DrawnAs& drawn_as);

}  // namespace omnidoku::cli
