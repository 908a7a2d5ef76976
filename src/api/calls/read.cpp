// SPDX-License-Identifier: MIT
//
// read: every puzzle of a text.
#include <sstream>

#include "api/call.h"
#include "api/format_named.h"
#include "api/values.h"
#include "formats/format.h"
#include "formats/native_json.h"

namespace omnidoku::api::read_call {
namespace {

base::Result<base::Value> run(Context& context) {
  const std::string text = context.args.text("text");
  const formats::Format* format = format_named(context.args);
  const auto limit = context.args.integer("limit", 1, 10'000, 1000);
  const auto offset = context.args.integer("offset", 0, 1'000'000'000, 0);
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
const Call descriptor{.name = "read", .run = run};

}  // namespace omnidoku::api::read_call
