// SPDX-License-Identifier: MIT
//
// sdk: the files of SadMan Sudoku and SudoCue. Header lines "#A..." hold words about the puzzle;
// then the rows, perhaps under "[Puzzle]", perhaps followed by "[State]" with the grid in play.
#include <algorithm>

#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/grid_cells.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/sdk_header.h"
#include "formats/text/words_around.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using base::make_error;

struct Header {
  char letter;
  std::string model::Metadata::*member;
};
constexpr Header kHeaders[] = {
    {'A', &model::Metadata::author},  {'D', &model::Metadata::title},
    {'C', &model::Metadata::comment}, {'B', &model::Metadata::date},
    {'S', &model::Metadata::source},  {'L', &model::Metadata::difficulty},
    {'U', &model::Metadata::url},
};

/// The header a line is; null pointer when it is none.
const Header* header_of(std::string_view line) {
  if (line.size() < 3 || line[0] != '#' || is_blank(line[2])) return nullptr;
  for (const Header& header : kHeaders) {
    if (header.letter == line[1]) return &header;
  }
  return nullptr;
}

/// "puzzle" for "[Puzzle]"; empty for a line that is no section.
std::string section_of(std::string_view line) {
  line = trim(line);
  if (line.size() < 3 || line.front() != '[' || line.back() != ']') return {};
  std::string name;
  for (const char c : line.substr(1, line.size() - 2)) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool lower = c >= 'a' && c <= 'z';
    if (!upper && !lower) return {};
    name += upper ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return name;
}

/// The text with the lines of other sections blank, so that line numbers stay.
struct Sections {
  std::string puzzle;
  std::string state;
  model::Metadata metadata;
  std::vector<std::string> unknown;
};

Sections split_sections(std::string_view text) {
  Sections sections;
  std::string section = "puzzle";
  for (const TextLine& line : split_lines(text)) {
    sections.puzzle += line.number > 1 ? "\n" : "";
    sections.state += line.number > 1 ? "\n" : "";
    if (const Header* header = header_of(line.text)) {
      std::string& words = sections.metadata.*header->member;
      if (!words.empty()) words += "\n";
      words += trim(line.text.substr(2));
    } else if (trim(line.text).starts_with('#')) {
      add_comment(trim(trim(line.text).substr(1)), sections.metadata);
    } else if (std::string name = section_of(line.text); !name.empty()) {
      section = std::move(name);
      if (section != "puzzle" && section != "state") sections.unknown.push_back(section);
    } else if (section == "puzzle") {
      sections.puzzle += line.text;
    } else if (section == "state") {
      sections.state += line.text;
    }
  }
  return sections;
}

}  // namespace

bool has_sdk_header(std::string_view text) {
  for (const TextLine& line : split_lines(text)) {
    if (header_of(line.text) != nullptr) return true;
    const std::string section = section_of(line.text);
    if (section == "puzzle" || section == "state") return true;
  }
  return false;
}

namespace sdk_format {
namespace {

constexpr std::string_view kExtensions[] = {"sdk"};

/// Whether a section tells of a game or holds words; any other may hold rules.
bool is_about_the_game(std::string_view section) {
  constexpr std::string_view kSections[] = {"log",      "notes", "note",     "comment",
                                            "comments", "moves", "solution", "history"};
  return std::find(std::begin(kSections), std::end(kSections), section) != std::end(kSections);
}

base::Result<GridText> puzzle_grid(const Sections& sections) {
  auto grids = parse_grids(sections.puzzle);
  if (!grids) return grids.error();
  if (grids->size() > 1) {
    return make_error(ErrorCode::wrong_length, "there are several grids where one puzzle belongs");
  }
  return std::move(grids->front());
}

std::optional<std::string> mismatch(std::string_view text) {
  if (!has_sdk_header(text)) return "it has no header line such as '#Aname' or '[Puzzle]'";
  const Sections sections = split_sections(text);
  const auto grid = puzzle_grid(sections);
  if (!grid) return grid.error().what;
  if (auto contents = read_cells(*grid); !contents) return contents.error().what;
  return std::nullopt;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const Sections sections = split_sections(text);
  const auto grid = puzzle_grid(sections);
  if (!grid) return grid.error();
  auto document = read_grid_puzzle(*grid, "sdk", options);
  if (!document) return document;
  document->puzzle.metadata = sections.metadata;
  for (const std::string& name : sections.unknown) {
    const std::string section = "section [" + name + "]";
    if (is_about_the_game(name)) {
      document->ignored.push_back(section);
    } else {
      document->puzzle.unknown_rules.push_back(model::UnknownRule::named(section));
    }
  }
  if (trim_lines(sections.state).empty()) return document;
  const auto state = parse_grids(sections.state);
  if (!state) return state.error();
  if (state->front().side != grid->side) {
    return make_error(ErrorCode::wrong_length, "the grid under [State] has another size")
        .at(state->front().cells.front().line);
  }
  if (auto play = read_play_grid(*document, state->front()); !play) return play.error();
  return document;
}

std::string rows_of(const model::Puzzle& puzzle, const model::PartialGrid& grid) {
  std::string text;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    text += grid[i] ? puzzle.symbols.text(*grid[i]) : ".";
    if ((i + 1) % static_cast<std::size_t>(puzzle.num_digits()) == 0) text += "\n";
  }
  return text;
}

base::Result<std::string> write(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  if (auto sayable = require_sayable(puzzle, "sdk"); !sayable) return sayable.error();
  if (!plain_side(*puzzle.board)) {
    return cannot_say("sdk", "this board, only square grids with boxes of the usual form");
  }
  std::string text;
  for (const Header& header : kHeaders) {
    const std::string words = puzzle.metadata.*header.member;
    for (const TextLine& line : split_lines(words)) {
      if (trim(line.text).empty()) continue;
      text += std::string("#") + header.letter + std::string(trim(line.text)) + "\n";
    }
  }
  text += "[Puzzle]\n" + rows_of(puzzle, puzzle.givens);
  if (document.play) {
    model::PartialGrid grid = puzzle.givens;
    for (std::size_t i = 0; i < grid.size(); ++i) {
      if (!grid[i]) grid[i] = document.play->entries[i];
    }
    text += "[State]\n" + rows_of(puzzle, grid);
  }
  return text;
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "sdk",
    .title = "SadMan and SudoCue files",
    .program = "SadMan Sudoku",
    .reads_number_signs = true,
    .extensions = kExtensions,
    .one_per_line = false,
    .mismatch = mismatch,
    .claims = has_sdk_header,
    .read = read,
    .write = write,
};

}  // namespace sdk_format
}  // namespace omnidoku::formats
