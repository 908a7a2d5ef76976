// SPDX-License-Identifier: MIT
//
// opensudoku: the XML files of OpenSudoku, <game data="..."/> elements either directly under
// <opensudoku>, beside words about the collection, or in a <folder name="...">. The data are 81
// digits, or "version: N" and the cells, each as fields that end with '|':
//   1         value, notes as "1,5," or "-", editable (0 for a given, else 1)
//   2, 3      value, notes as a number with bit d - 1 for digit d, editable
//   4         value, corner notes, centre notes, editable
//   5         value, corner notes, centre notes, colour, editable
// Version 2 may have an empty field more; some programs leave the version out, which reads like 3.
// The one kind of notes in versions 1 to 3 becomes centre marks. Written are 81 digits for puzzles,
// version 4 for games, version 5 if there are colours.
#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "formats/format.h"
#include "formats/native/json.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "formats/words/unread_words.h"
#include "formats/xml.h"
#include "model/symbols.h"

namespace omnidoku::formats::opensudoku_format {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Value;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

constexpr std::string_view kId = "opensudoku";
constexpr int kSide = 9;
constexpr std::size_t kNumCells = 81;
constexpr std::string_view kExtensions[] = {"opensudoku"};

constexpr std::string_view kTitle = "name";

/// Where the words about a collection go.
struct Word {
  std::string_view element;
  std::string model::Metadata::*member;
};
constexpr Word kWords[] = {
    {kTitle, &model::Metadata::title},      {"author", &model::Metadata::author},
    {"comment", &model::Metadata::comment}, {"created", &model::Metadata::date},
    {"source", &model::Metadata::source},   {"level", &model::Metadata::difficulty},
    {"sourceURL", &model::Metadata::url},
};
/// Attributes of a game that are only carried along, with what stands there if nothing was.
constexpr std::pair<const char*, const char*> kCarried[] = {
    {"created", "0"}, {"state", "0"}, {"last_played", "0"}};

std::optional<std::string> mismatch(std::string_view text) {
  const std::string_view content = trim_lines(text);
  if (!content.starts_with('<')) return "it does not begin with '<'";
  const std::size_t at = find_tag(content, "opensudoku");
  if (at == std::string_view::npos) return "there is no element <opensudoku>";
  if (find_tag(content, "ksudoku") < at) return "it begins with an element <ksudoku>";
  return std::nullopt;
}

/// A text of the file, trimmed; empty if references to characters made it invalid.
std::string word_of(std::string_view text) {
  const std::string_view word = trim_lines(text);
  return model::find_invalid_utf8(word) ? std::string() : std::string(word);
}

struct Game {
  const XmlElement* element = nullptr;
  const XmlElement* folder = nullptr;  ///< null when it stands in none
};

/// All games of a file, in order.
std::vector<Game> games_of(const XmlElement& root) {
  std::vector<Game> games;
  for (const XmlElement& child : root.children) {
    if (child.name == "game") games.push_back({&child, nullptr});
    if (child.name != "folder") continue;
    for (const XmlElement& game : child.children) {
      if (game.name == "game") games.push_back({&game, &child});
    }
  }
  return games;
}

// --- The cells of a game ---------------------------------------------------------------------

/// What the fields of one cell are.
struct Layout {
  int version = 0;
  std::size_t num_fields = 3;
};

/// Splits data into fields, each of which ends with '|'; blanks around them mean nothing.
std::vector<std::string_view> fields_of(std::string_view data, bool drop_empty) {
  std::vector<std::string_view> fields;
  while (!(data = trim_lines(data)).empty()) {
    const std::size_t end = std::min(data.find('|'), data.size());
    const std::string_view field = trim_lines(data.substr(0, end));
    data.remove_prefix(std::min(end + 1, data.size()));
    if (!field.empty() || !drop_empty) fields.push_back(field);
  }
  return fields;
}

/// The number in a field of up to three digits, if it is at most `most`.
std::optional<int> number_in(std::string_view field, int most) {
  if (field.empty() || field.size() > 3) return std::nullopt;
  int number = 0;
  for (const char c : field) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return number <= most ? std::optional(number) : std::nullopt;
}

/// Notes as a number, or, in version 1, as a list with commas.
std::optional<DigitSet> notes_in(std::string_view field, int version) {
  constexpr int kAllNotes = (1 << kSide) - 1;
  if (version != 1) {
    const auto mask = number_in(field, kAllNotes);
    if (!mask) return std::nullopt;
    return DigitSet::from_mask(static_cast<std::uint64_t>(*mask));
  }
  DigitSet notes;
  if (field == "-") return notes;
  for (const char c : field) {
    if (c == ',') continue;
    if (c < '1' || c > '9') return std::nullopt;
    notes.insert(Digit(c - '1'));
  }
  return notes;
}

class DataReader {
 public:
  explicit DataReader(model::Document& document) : document_(document) {}

  base::Result<void> read(std::string_view data) {
    data = trim_lines(data);
    if (data.find('|') == std::string_view::npos && !data.starts_with(kVersion)) {
      return read_digits(data);
    }
    Layout layout;
    if (data.starts_with(kVersion)) {
      data = trim_lines(data.substr(kVersion.size()));
      const char version = data.empty() ? '?' : data.front();
      if (version < '1' || version > '5') {
        return make_error(ErrorCode::unsupported,
                          "the version of the data is not 1 to 5, which are known");
      }
      layout.version = version - '0';
      if (layout.version >= 4) layout.num_fields = static_cast<std::size_t>(layout.version);
      data.remove_prefix(1);
    }
    return read_fields(fields_of(data, layout.version == 2), layout);
  }

 private:
  static constexpr std::string_view kVersion = "version:";

  base::Result<void> read_digits(std::string_view data) {
    if (data.size() != kNumCells) {
      return make_error(ErrorCode::wrong_length, "the data have " + std::to_string(data.size()) +
                                                     " characters, a puzzle has 81 digits");
    }
    for (std::size_t i = 0; i < kNumCells; ++i) {
      if (is_empty_mark(data[i])) continue;
      const auto digit = standard_digit(data[i], kSide);
      if (!digit) return wrong(i, character_at(data, i));
      document_.puzzle.givens[i] = digit;
    }
    return {};
  }

  base::Result<void> read_fields(const std::vector<std::string_view>& fields,
                                 const Layout& layout) {
    const std::size_t expected = kNumCells * layout.num_fields;
    if (fields.size() != expected) {
      return make_error(ErrorCode::wrong_length, "the data have " + std::to_string(fields.size()) +
                                                     " fields, not " + std::to_string(expected));
    }
    document_.play = model::empty_play_state(document_.puzzle);
    for (std::size_t i = 0; i < kNumCells; ++i) {
      const auto field = [&](std::size_t k) { return fields[i * layout.num_fields + k]; };
      const auto value = number_in(field(0), kSide);
      if (!value) return wrong(i, field(0));
      const auto editable = number_in(field(layout.num_fields - 1), 1);
      if (!editable) return wrong(i, field(layout.num_fields - 1));
      const auto notes = notes_in(field(1), layout.version);
      if (!notes) return wrong(i, field(1));
      auto& digits = *editable == 0 ? document_.puzzle.givens : document_.play->entries;
      if (*value != 0) digits[i] = Digit(*value - 1);
      if (layout.num_fields == 3) {
        document_.play->marks[i].centre = *notes;
        continue;
      }
      const auto centre = notes_in(field(2), layout.version);
      if (!centre) return wrong(i, field(2));
      document_.play->marks[i].corner = *notes;
      document_.play->marks[i].centre = *centre;
      if (layout.num_fields == 4) continue;
      const auto colour = number_in(field(3), kMaxColour);
      if (!colour) return wrong(i, field(3));
      if (*colour != 0) document_.play->marks[i].colours = model::colour_bit(*colour);
    }
    return {};
  }

  [[nodiscard]] base::Error wrong(std::size_t cell, std::string_view field) const {
    return make_error(ErrorCode::syntax, "the data cannot say " + quote(field) + " of a cell")
        .at_cell(document_.puzzle.board->name(Cell(cell)));
  }

  static constexpr int kMaxColour = 9;
  model::Document& document_;
};

// --- Reading ---------------------------------------------------------------------------------

/// Elements and attributes that nobody knows may be rules, those beside a game too.
void tell_unread_parts(const XmlElement& root, const Game& game, model::Puzzle& puzzle) {
  static constexpr std::string_view kAttributes[] = {"version",     "data",    "note",
                                                     "time",        "created", "state",
                                                     "last_played", "name",    "command_stack"};
  static constexpr std::string_view kParts[] = {"game", "folder"};
  const auto tell = [&puzzle](const XmlElement& of, const auto& is_known) {
    tell_own_attributes(of, kAttributes, puzzle);
    for (const XmlElement& child : of.children) {
      const bool is_empty =
          child.children.empty() && child.attributes.empty() && child.text.empty();
      if (!is_known(child.name) && !is_empty) tell_unread_element(child, of, puzzle);
    }
  };
  const auto is_part = [](std::string_view name) {
    return std::find(std::begin(kParts), std::end(kParts), name) != std::end(kParts);
  };
  tell(root, [&](std::string_view name) {
    return is_part(name) || std::any_of(std::begin(kWords), std::end(kWords),
                                        [&](const Word& word) { return word.element == name; });
  });
  if (game.folder != nullptr) tell(*game.folder, is_part);
  const auto is_nothing = [](std::string_view) { return false; };
  tell(*game.element, is_nothing);
  for (const XmlElement& child : root.children) {
    if (!is_part(child.name)) tell(child, is_nothing);
  }
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  auto root = parse_xml(text);
  if (!root) return root.error();
  const std::vector<Game> games = games_of(*root);
  if (root->name != kId || games.empty()) {
    return at_element(make_error(ErrorCode::syntax, "there is no <game> in an <opensudoku>"), text,
                      *root);
  }
  const XmlElement& game = *games.front().element;
  auto document = make_document(plain_grid_spec(kSide), kId, options);
  if (!document) return document;
  if (auto cells = DataReader(*document).read(game.value_of("data")); !cells) {
    return at_element(cells.error(), text, game);
  }
  model::Metadata& metadata = document->puzzle.metadata;
  for (const Word& word : kWords) metadata.*word.member = word_of(root->text_of(word.element));
  if (const XmlElement* folder = games.front().folder) {
    metadata.title = word_of(folder->value_of("name"));
  }
  if (const std::string* note = game.attribute("note")) metadata.comment = word_of(*note);
  document->record.seconds = game.seconds_in("time");
  for (const auto& [name, usual] : kCarried) {
    const std::string value = word_of(game.value_of(name));
    if (!value.empty() && value != usual) document->foreign.set(name, value);
  }
  tell_unread_parts(*root, games.front(), document->puzzle);
  if (game.attribute("command_stack") != nullptr) {
    document->ignored.emplace_back("the history of the game");
  }
  if (games.size() > 1) {
    document->ignored.push_back(std::to_string(games.size() - 1) + " more games");
  }
  return document;
}

/// The games of a file one after another, each as a file of its own.
class Splitter {
 public:
  explicit Splitter(std::string_view text) : text_(text) {
    if (auto root = parse_xml(text)) root_ = *std::move(root);
    games_ = games_of(root_);
  }

  std::optional<TextPiece> next() {
    if (next_ == games_.size()) return std::nullopt;
    const Game& game = games_[next_++];
    const std::size_t offset = game.element->offset;
    line_ += static_cast<std::uint32_t>(
        std::count(text_.begin() + static_cast<std::ptrdiff_t>(std::min(counted_, offset)),
                   text_.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
    counted_ = offset;
    XmlElement one = without_games(root_);
    for (XmlElement& child : one.children) {
      if (child.name == kTitle && game.folder == nullptr) child.text = numbered(child.text);
    }
    XmlElement* parent = &one;
    if (game.folder != nullptr) {
      parent = &one.append("folder");
      *parent = without_games(*game.folder);
      for (auto& [name, value] : parent->attributes) {
        if (name == "name") value = numbered(value);
      }
    }
    parent->children.push_back(*game.element);
    return TextPiece{write_xml(one), line_};
  }

 private:
  /// What stands beside the games.
  static XmlElement without_games(const XmlElement& of) {
    XmlElement rest;
    rest.name = of.name;
    rest.attributes = of.attributes;
    std::copy_if(
        of.children.begin(), of.children.end(), std::back_inserter(rest.children),
        [](const XmlElement& child) { return child.name != "game" && child.name != "folder"; });
    return rest;
  }

  [[nodiscard]] std::string numbered(const std::string& name) const {
    return trim_lines(name).empty() ? name : name + " " + std::to_string(next_);
  }

  std::string text_;
  XmlElement root_;
  std::vector<Game> games_;  ///< into root_
  std::size_t next_ = 0;
  std::size_t counted_ = 0;  ///< bytes whose line ends are in line_
  std::uint32_t line_ = 1;
};

std::function<std::optional<TextPiece>()> split(std::string_view text) {
  return [splitter = std::make_shared<Splitter>(text)] { return splitter->next(); };
}

// --- Writing ---------------------------------------------------------------------------------

/// The cells of a puzzle without a game.
std::string digits_text(const model::Puzzle& puzzle) {
  std::string text;
  for (const auto& given : puzzle.givens) text += given ? puzzle.symbols.text(*given) : "0";
  return text;
}

std::string data_text(const model::Document& document) {
  const model::PlayState& play = *document.play;
  const bool coloured = std::any_of(play.marks.begin(), play.marks.end(),
                                    [](const auto& marks) { return marks.colours != 0; });
  std::string text = coloured ? "version: 5\n" : "version: 4\n";
  for (std::size_t i = 0; i < kNumCells; ++i) {
    const auto& given = document.puzzle.givens[i];
    const auto& digit = given ? given : play.entries[i];
    text += std::to_string(digit ? digit->index() + 1 : 0) + "|";
    text += std::to_string(play.marks[i].corner.mask()) + "|";
    text += std::to_string(play.marks[i].centre.mask()) + "|";
    if (coloured) {
      // One colour of 1 to 9 has a place.
      int colour = 1;
      while (colour <= kSide && (play.marks[i].colours & model::colour_bit(colour)) == 0) ++colour;
      text += std::to_string(colour <= kSide ? colour : 0) + "|";
    }
    text += given ? "0|" : "1|";
  }
  return text;
}

void write_game(const model::Document& document, XmlElement& root) {
  root.set("version", "2");
  XmlElement& folder = root.append("folder");
  folder.set("name", std::string(trim_lines(document.puzzle.metadata.title)));
  XmlElement& game = folder.append("game");
  const Value* foreign = foreign_part(document, kId);
  for (const auto& [name, usual] : kCarried) {
    const Value* value = foreign == nullptr ? nullptr : foreign->find(name);
    const std::string* text = value == nullptr ? nullptr : value->if_string();
    game.set(name, text == nullptr ? usual : *text);
  }
  game.set_seconds("time", document.record.seconds);
  game.set("data", data_text(document));
  game.set("note", std::string(trim_lines(document.puzzle.metadata.comment)));
}

base::Result<std::string> write(const model::Document& document) {
  if (plain_side(*document.puzzle.board) != kSide) {
    return cannot_say(kId, "a board that is not the ordinary 9x9 grid");
  }
  if (auto sayable = require_sayable(document.puzzle, kId); !sayable) return sayable.error();
  XmlElement root;
  root.name = kId;
  if (document.play) {
    write_game(document, root);
  } else {
    for (const Word& word : kWords) {
      const std::string text(trim_lines(document.puzzle.metadata.*word.member));
      if (!text.empty()) root.append(std::string(word.element)).text = text;
    }
    root.append("game").set("data", digits_text(document.puzzle));
  }
  return R"(<?xml version="1.0" encoding="UTF-8"?>)"
         "\n" +
         write_xml(root);
}

bool claims(std::string_view text) {
  return trim_lines(text).starts_with('<') &&
         find_tag(text, "opensudoku") != std::string_view::npos;
}

constexpr std::string_view kMarks[] = {"<opensudoku"};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = kId,
    .title = "OpenSudoku collections and games",
    .program = "OpenSudoku",
    .marks = kMarks,
    .extensions = kExtensions,
    .one_per_line = false,
    .mismatch = mismatch,
    .claims = claims,
    .read = read,
    .write = write,
    .split = split,
};

}  // namespace omnidoku::formats::opensudoku_format
