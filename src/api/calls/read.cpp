// SPDX-License-Identifier: MIT
//
// read: every puzzle of a text.
#include <sstream>

#include "api/call.h"
#include "api/format_named.h"
#include "api/shared_types.h"
#include "api/understood.h"
#include "api/values.h"
#include "formats/format.h"
#include "formats/native/json.h"

namespace omnidoku::api::read_call {
namespace {

constexpr std::int64_t kMostPuzzles = 10'000;
constexpr int kUsualPuzzles = 1000;

Type read_puzzle() {
  using namespace types;
  return named("ReadPuzzle", "A puzzle of a text, or why it is none.", [] {
    const Fields place = {{"name", text(), "is what the text calls it"},
                          {"line", whole(0), "is where it begins"}};
    return choice(
        {record(place + Fields{{"document", document(), "is the puzzle"},
                               optional("understood", understood(),
                                        "says how it was read, where that is wanted")}),
         record(place + Fields{{"error", text(), "says in a sentence what is wrong"},
                               {"code", error_code(), "says of what kind that is"},
                               optional("saying", saying(), "says it in any language")})});
  });
}

Fields parameters() {
  return {{"text", types::text(), "is the text, in any format"},
          optional("format", types::text(), "is the id of its format, where it is known"),
          with_default("limit", types::whole(1, kMostPuzzles), kUsualPuzzles,
                       "is how many puzzles are wanted at most"),
          with_default("offset", types::whole(0), 0, "is how many are passed over before them"),
          with_default("understood", types::flag(), false,
                       "tells of each, sentence by sentence, what was understood of it")};
}

Type result() {
  return types::record(
      {{"puzzles", types::list(read_puzzle()), "are those wanted, in the order of the text"},
       {"more", types::flag(), "says whether there are others behind them"}});
}

base::Result<base::Value> run(Context& context) {
  const std::string text = context.args.text("text");
  const formats::Format* format = format_named(context.args);
  const auto limit = context.args.integer("limit");
  const auto offset = context.args.integer("offset");
  const bool tells_understood = context.args.flag("understood");
  if (context.args.failed()) return base::Value();
  std::istringstream stream(text);
  formats::Reader reader(stream, {}, format, {});
  if (reader.error()) return *reader.error();
  base::Value::Array puzzles;
  std::optional<formats::Record> record = reader.next();
  for (std::int64_t i = 0; i < offset && record; ++i) record = reader.next();
  for (; record && static_cast<std::int64_t>(puzzles.size()) < limit; record = reader.next()) {
    base::Value item = base::Value::object(
        {{"name", record->source}, {"line", static_cast<std::int64_t>(record->line)}});
    if (record->document) {
      item.set("document", formats::write_native(*record->document));
      if (tells_understood) item.set("understood", understood_value(*record->document));
    } else {
      const base::Error& error = record->document.error();
      item.set("error", error.text());
      item.set("code", base::to_string(error.code));
      if (!error.saying.id.empty()) item.set("saying", saying_value(error.saying));
    }
    puzzles.push_back(std::move(item));
  }
  return base::Value::object({{"puzzles", std::move(puzzles)}, {"more", record.has_value()}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "read",
                      .help = "Puzzles of a text.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::read_call
