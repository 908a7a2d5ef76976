// SPDX-License-Identifier: MIT
//
// write: a game in some format.
#include "api/call.h"
#include "api/format_named.h"
#include "formats/format.h"

namespace omnidoku::api::write_call {
namespace {

base::Result<base::Value> run(Context& context) {
  const formats::Format* format = format_named(context.args);
  const auto game = game_of(context);
  if (game == nullptr || context.args.failed()) return base::Value();
  if (format == nullptr) {
    context.args.fail("format", "the id of a format");
    return base::Value();
  }
  const std::lock_guard lock(game->mutex);
  auto text = formats::write(game->session.document(), *format);
  if (!text) return text.error();
  return base::Value::object({{"text", *std::move(text)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "write", .run = run};

}  // namespace omnidoku::api::write_call
