// SPDX-License-Identifier: MIT
//
// open: a new game, from text or from a document that was saved.
#include <sstream>

#include "api/call.h"
#include "api/puzzle_view.h"
#include "api/shared_types.h"
#include "api/state_view.h"
#include "constraints/rules.h"
#include "formats/native/json.h"

namespace omnidoku::api::open_call {
namespace {

/// The document that the request holds as an object, or as text in some format.
base::Result<model::Document> document_of(Arguments& args) {
  formats::BoardCache boards;
  formats::ReadOptions options;
  options.boards = &boards;
  const base::Value* object = args.optional("document");
  if (object == nullptr) {
    if (!args.has("text")) args.fail("text", "a string");
    if (args.failed()) return args.error();
    const std::string text = args.text("text");
    std::istringstream stream(text);
    formats::Reader reader(stream, {}, nullptr, options);
    if (reader.error()) return *reader.error();
    std::optional<formats::Record> record = reader.next();
    if (!record) return base::make_error(base::ErrorCode::syntax, "the text holds no puzzle");
    return std::move(record->document);
  }
  // Errors tell where in the object they are, but lines of the request say nothing to a person.
  return formats::read_native(formats::JsonCursor({}, *object), options);
}

Fields parameters() {
  return {
      optional("text", types::text(), "holds a puzzle in any format; the first one counts"),
      optional(
          "document", types::document(),
          "is one in native JSON, in place of a text; what `save` gave "
          "restores entries, marks, colours, undo and redo, savepoints, options, time and mode"),
      optional("mode", types::mode(), "says whether it is played or set; else the puzzle says it"),
      cell_names_field()};
}

Type result() { return types::record({session_result(), puzzle_result(), state_result()}); }

base::Result<base::Value> run(Context& context) {
  auto document = document_of(context.args);
  const std::string mode = context.args.text("mode");
  const auto names = cell_names_of(context.args);
  if (context.args.failed()) return base::Value();
  if (!document) return document.error();
  if (const auto valid = constraints::validate_puzzle(document->puzzle); !valid) {
    return valid.error();
  }
  if (!mode.empty()) {
    document->record.mode = mode == "set" ? model::PlayMode::set : model::PlayMode::play;
  }
  const auto added = context.games.add(*std::move(document));
  if (!added) return added.error();
  const auto& [id, game] = *added;
  const std::lock_guard lock(game->mutex);
  if (names) game->call_cells(*names);
  return base::Value::object(
      {{"session", id}, {"puzzle", puzzle_view(*game)}, {"state", state_view(*game)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "open",
                      .help = "Opens a game: a puzzle and what a person did to it.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::open_call
