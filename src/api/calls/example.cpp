// SPDX-License-Identifier: MIT
//
// example: a small puzzle in which a technique has its turn.
#include "api/call.h"
#include "api/practice.h"
#include "formats/format.h"

namespace omnidoku::api::example_call {
namespace {

using base::ErrorCode;
using base::Value;

base::Result<Value> run(Context& context) {
  const logic::Technique* technique = technique_named(context.args, context.args.text("technique"));
  const base::Limits limits = limits_of(context);
  if (technique == nullptr || context.args.failed()) return Value();
  if (technique->example.empty()) {
    return base::make_error(ErrorCode::unsupported,
                            "there is no example of " + std::string(technique->title) + " yet");
  }
  const auto puzzle = formats::read(std::string(technique->example));
  if (!puzzle) return puzzle.error();
  base::Result<Value> document = practice_document(puzzle->puzzle, *technique, limits);
  if (!document) return document.error();
  return Value::object({{"document", *std::move(document)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "example", .run = run};

}  // namespace omnidoku::api::example_call
