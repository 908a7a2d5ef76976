// SPDX-License-Identifier: MIT
//
// open: a new game, from text or from a document that was saved.
#include <sstream>

#include "api/call.h"
#include "api/puzzle_view.h"
#include "api/state_view.h"
#include "constraints/rules.h"
#include "formats/native_json.h"

namespace omnidoku::api::open_call {
namespace {

/// The document that the request holds as an object, or as text in some format.
base::Result<model::Document> document_of(Arguments& args) {
  formats::BoardCache boards;
  formats::ReadOptions options;
  options.boards = &boards;
  const base::Value* object = args.optional("document");
  if (object == nullptr) {
    const std::string text = args.text("text");
    if (args.failed()) return args.error();
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

base::Result<base::Value> run(Context& context) {
  auto document = document_of(context.args);
  const std::string mode = context.args.word("mode", {"play", "set"}, "");
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
const Call descriptor{.name = "open", .run = run};

}  // namespace omnidoku::api::open_call
