// SPDX-License-Identifier: MIT
//
// Every action by its "type". What an action needs is read here; whether it can be done is up to
// play::Session.
#include "api/actions.h"

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "base/suggest.h"
#include "formats/native_json.h"
#include "geometry/builder.h"

namespace omnidoku::api {

using base::ErrorCode;
using base::Value;
using model::Puzzle;
using play::Action;

namespace {

play::MarkKind mark_kind(std::string_view word) {
  return word == "corner" ? play::MarkKind::corner : play::MarkKind::centre;
}

Action read_entry(Arguments& args, const Puzzle& puzzle) {
  return play::EnterDigit{args.cells("cells", puzzle.num_cells()),
                          args.digit("digit", puzzle.num_digits())};
}

Action read_mark(Arguments& args, const Puzzle& puzzle) {
  return play::ToggleMark{mark_kind(args.text("type")), args.cells("cells", puzzle.num_cells()),
                          args.digit("digit", puzzle.num_digits())};
}

Action read_colour(Arguments& args, const Puzzle& puzzle) {
  return play::ToggleColour{args.cells("cells", puzzle.num_cells()),
                            static_cast<int>(args.integer("colour", 1, model::kNumColours))};
}

Action read_candidate_colour(Arguments& args, const Puzzle& puzzle) {
  return play::ColourCandidate{
      {args.cell("cell", puzzle.num_cells()), args.digit("digit", puzzle.num_digits())},
      static_cast<int>(args.integer("colour", 0, model::kNumColours))};
}

Action read_pen(Arguments& args, const Puzzle& puzzle) {
  play::Draw action;
  const std::string word = args.word("kind", {"line", "edge", "dot"});
  for (const model::PenKind kind : model::kPenKinds) {
    if (word == model::pen_word(kind)) action.kind = kind;
  }
  action.colour = static_cast<int>(args.integer("colour", 0, model::kNumColours, 0));
  const Value& links = args.required("links");
  if (!links.is_array()) args.fail("links", "a list of pairs of cells");
  for (std::size_t i = 0; !args.failed() && i < links.items().size(); ++i) {
    const Value& link = links.items()[i];
    std::vector<geometry::Cell> ends;
    for (std::size_t k = 0; link.is_array() && k < link.items().size(); ++k) {
      const std::int64_t* cell = link.items()[k].if_int();
      if (cell == nullptr || *cell < 0 || *cell >= puzzle.num_cells()) break;
      ends.emplace_back(static_cast<int>(*cell));
    }
    if (ends.size() == 2) {
      action.links.emplace_back(ends[0], ends[1]);
    } else {
      args.fail("links", "a list of pairs of cells");
    }
  }
  return action;
}

Action read_clear(Arguments& args, const Puzzle& puzzle) {
  constexpr std::pair<std::string_view, play::Clear::Kind> kKinds[] = {
      {"entry", play::Clear::Kind::entry},   {"centre", play::Clear::Kind::centre},
      {"corner", play::Clear::Kind::corner}, {"colour", play::Clear::Kind::colour},
      {"pen", play::Clear::Kind::pen},       {"any", play::Clear::Kind::any}};
  play::Clear action{args.cells("cells", puzzle.num_cells()), play::Clear::Kind::any};
  const std::string word =
      args.word("kind", {"entry", "centre", "corner", "colour", "pen", "any"}, "any");
  for (const auto& [name, kind] : kKinds) {
    if (word == name) action.kind = kind;
  }
  return action;
}

Action read_fill(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::FillMarks{mark_kind(args.word("kind", {"centre", "corner"}, "centre"))};
}

Action read_option(Arguments& args, const Puzzle& /*puzzle*/) {
  static_cast<void>(args.word("name", {"auto_erase"}));
  return play::SetAutoErase{args.flag("value")};
}

Action read_restart(Arguments& /*args*/, const Puzzle& /*puzzle*/) { return play::Restart(); }
Action read_undo(Arguments& /*args*/, const Puzzle& /*puzzle*/) { return play::Undo(); }
Action read_redo(Arguments& /*args*/, const Puzzle& /*puzzle*/) { return play::Redo(); }

Action read_savepoint(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::SetSavepoint{args.text("name")};
}

Action read_go_to(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::GoTo{args.text("name")};
}

Action read_time(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::SetTime{args.number("seconds", 0, 1e12)};
}

Action read_mode(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::SetMode{args.word("mode", {"play", "set"}) == "set" ? model::PlayMode::set
                                                                   : model::PlayMode::play};
}

Action read_clue(Arguments& args, const Puzzle& puzzle) {
  play::SetClue action;
  action.cell = args.cell("cell", puzzle.num_cells());
  for (const geometry::Digit digit : args.digits("digits", puzzle.num_digits())) {
    action.digits.insert(digit);
  }
  return action;
}

Action read_added(Arguments& args, const Puzzle& puzzle) {
  auto spec =
      formats::read_constraint(puzzle, formats::JsonCursor({}, args.required("constraint")));
  if (spec) return play::AddConstraint{*std::move(spec)};
  args.fail(spec.error());
  return play::AddConstraint();
}

/// The number of a constraint that there is.
std::size_t read_index(Arguments& args, const Puzzle& puzzle) {
  const auto count = static_cast<std::int64_t>(puzzle.constraints.size());
  if (count == 0) args.fail(base::make_error(ErrorCode::usage, "there is no constraint"));
  return static_cast<std::size_t>(args.integer("index", 0, std::max<std::int64_t>(count - 1, 0)));
}

Action read_changed(Arguments& args, const Puzzle& puzzle) {
  const std::size_t index = read_index(args, puzzle);
  // What it may refer to are those before it.
  Puzzle before = puzzle;
  before.constraints.resize(std::min(index, before.constraints.size()));
  auto spec =
      formats::read_constraint(before, formats::JsonCursor({}, args.required("constraint")));
  if (spec) return play::ChangeConstraint{index, *std::move(spec)};
  args.fail(spec.error());
  return play::ChangeConstraint();
}

Action read_removed(Arguments& args, const Puzzle& puzzle) {
  return play::RemoveConstraint{read_index(args, puzzle)};
}

Action read_board(Arguments& args, const Puzzle& puzzle) {
  const geometry::BoardPtr board = read_geometry(args);
  return play::SetBoard{board == nullptr ? puzzle.board : board};
}

Action read_symbols(Arguments& args, const Puzzle& puzzle) {
  std::vector<model::Symbol> symbols;
  for (std::string& text : args.texts("symbols")) {
    symbols.push_back({std::move(text), static_cast<std::int64_t>(symbols.size()) + 1});
  }
  if (const Value* values = args.optional("values"); values != nullptr) {
    if (values->items().size() != symbols.size()) {
      args.fail("values", "a list with a whole number for each symbol");
    }
    for (std::size_t i = 0; i < symbols.size() && !args.failed(); ++i) {
      const std::int64_t* value = values->items()[i].if_int();
      if (value == nullptr) {
        args.fail("values", "a list with a whole number for each symbol");
      } else {
        symbols[i].value = *value;
      }
    }
  }
  play::SetSymbols action{puzzle.symbols};
  if (args.failed()) return action;
  auto made = model::Symbols::make(std::move(symbols));
  if (!made) {
    args.fail(made.error());
    return action;
  }
  action.symbols = *std::move(made);
  return action;
}

Action read_words(Arguments& args, const Puzzle& puzzle) {
  const model::Metadata& now = puzzle.metadata;
  return play::SetWords{args.text("title", now.title), args.text("author", now.author),
                        args.text("rules", now.rules),
                        args.text("congratulation", now.congratulation)};
}

struct ActionReader {
  std::string_view type;
  Action (*read)(Arguments& args, const Puzzle& puzzle);
};

constexpr ActionReader kReaders[] = {
    {"entry", read_entry},
    {"centre", read_mark},
    {"corner", read_mark},
    {"colour", read_colour},
    {"candidate_colour", read_candidate_colour},
    {"pen", read_pen},
    {"clear", read_clear},
    {"fill_marks", read_fill},
    {"option", read_option},
    {"undo", read_undo},
    {"redo", read_redo},
    {"restart", read_restart},
    {"savepoint", read_savepoint},
    {"go_to", read_go_to},
    {"time", read_time},
    {"mode", read_mode},
    {"pencilmark_clue", read_clue},
    {"add_constraint", read_added},
    {"change_constraint", read_changed},
    {"remove_constraint", read_removed},
    {"geometry", read_board},
    {"symbols", read_symbols},
    {"text", read_words},
};

}  // namespace

Action read_action(Arguments& args, const Puzzle& puzzle) {
  const std::string type = args.text("type");
  for (const ActionReader& reader : kReaders) {
    if (reader.type == type) return reader.read(args, puzzle);
  }
  std::vector<std::string_view> known = {"apply_hint", "together"};
  for (const ActionReader& reader : kReaders) known.push_back(reader.type);
  args.fail(base::make_error(ErrorCode::usage, "there is no action \"" + type + "\"",
                             base::suggestion(type, known)));
  return play::Undo();
}

geometry::BoardPtr read_geometry(Arguments& args, bool* map_is_open) {
  Value spec = args.required("geometry");
  if (spec.is_string()) {
    auto parsed = geometry::parse_board_text(*spec.if_string());
    if (!parsed) {
      args.fail(parsed.error());
      return nullptr;
    }
    spec = *std::move(parsed);
  }
  if (!spec.is_object()) {
    args.fail("geometry", "a text such as \"grid:9+x\" or an object");
    return nullptr;
  }
  auto board = geometry::build_board(spec);
  if (board) {
    if (map_is_open != nullptr) *map_is_open = geometry::leaves_map_open(spec);
    return *board;
  }
  args.fail(board.error());
  return nullptr;
}

}  // namespace omnidoku::api
