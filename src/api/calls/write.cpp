// SPDX-License-Identifier: MIT
//
// write: a game in some format, and what that leaves out.
#include "api/call.h"
#include "api/format_named.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "formats/format.h"

namespace omnidoku::api::write_call {
namespace {

base::Value loss_value(const formats::Loss& loss) {
  base::Value value = base::Value::object({{"what", std::string(loss.what)}});
  if (loss.num_cells > 0) value.set("cells", static_cast<std::int64_t>(loss.num_cells));
  if (!loss.names.empty()) {
    value.set("names",
              list_value(loss.names, [](const std::string& name) { return base::Value(name); }));
  }
  return value;
}

Type loss() {
  using namespace types;
  return named("Loss", "What a format has no place for.", [] {
    return record({{"what", text(), "says what it is, by its id"},
                   optional("cells", whole(1), "is how many cells had it"),
                   optional("names", list(text()), "are the names of what is left out")});
  });
}

Fields parameters() {
  return {session_field(),
          {"format", types::wanted_as("the id of a format", types::text()),
           "is the id of a format that is written"}};
}

Type result() {
  return types::record({{"text", types::text(), "is what a file of that format holds"},
                        {"lost", types::list(loss()), "is what it leaves out"}});
}

base::Result<base::Value> run(Context& context) {
  const formats::Format* format = format_named(context.args);
  const auto game = game_of(context);
  if (game == nullptr || context.args.failed()) return base::Value();
  const std::lock_guard lock(game->mutex);
  const model::Document& document = game->session.document();
  auto written = formats::write_or_draw(document, *format);
  if (!written) return written.error();
  base::Value lost = list_value(formats::losses(document, *written, *format), loss_value);
  return base::Value::object({{"text", std::move(written->text)}, {"lost", std::move(lost)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "write",
                      .help = "A game in another format.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::write_call
