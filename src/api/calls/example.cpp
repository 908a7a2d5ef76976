// SPDX-License-Identifier: MIT
//
// example: a small puzzle in which a technique has its turn; with a seed in another guise.
#include "api/call.h"
#include "api/practice.h"
#include "api/shared_types.h"
#include "formats/format.h"

namespace omnidoku::api::example_call {
namespace {

using base::ErrorCode;
using base::Value;

/// A step may be taken another way in a guise, so that a rare technique is not needed there.
constexpr std::uint64_t kMostGuises = 8;

Fields parameters() {
  return {{"technique", types::text(), "is its id"},
          optional("seed", types::whole(0, kMostSeed),
                   "shows a classic puzzle in another guise: digits renamed, rows and "
                   "columns exchanged"),
          time_limit_field()};
}

Type result() {
  return types::record(
      {{"document", types::document(), "is the puzzle with entries and marks"},
       {"guised", types::flag(),
        "says whether it is in another guise; not where the technique is not needed in eight of "
        "them"}});
}

base::Result<Value> run(Context& context) {
  const logic::Technique* technique = technique_named(context.args, context.args.text("technique"));
  const std::optional<std::int64_t> seed =
      context.args.has("seed") ? std::optional(context.args.integer("seed")) : std::nullopt;
  const base::Limits limits = limits_of(context);
  if (technique == nullptr || context.args.failed()) return Value();
  if (technique->example.empty()) {
    return base::make_error(ErrorCode::unsupported,
                            "there is no example of " + std::string(technique->title) + " yet");
  }
  const auto plain = formats::read(technique->example);
  if (!plain) return plain.error();
  // What holds for renamed digits and exchanged rows is the classic puzzle's alone.
  const bool bears_guises = plain->puzzle.board->is_classic() && plain->puzzle.constraints.empty();
  const base::Deadline deadline(limits);
  const auto told = [](base::Value document, bool is_guised) {
    return Value::object({{"document", std::move(document)}, {"guised", is_guised}});
  };
  for (std::uint64_t i = 0; seed && bears_guises && i < kMostGuises; ++i) {
    const auto guise =
        formats::read(in_another_guise(technique->example, static_cast<std::uint64_t>(*seed) + i));
    if (!guise) return guise.error();
    base::Result<Value> document =
        practice_document(guise->puzzle, *technique, deadline.rest_of(limits));
    if (document) return told(*std::move(document), true);
    if (document.error().code != ErrorCode::unsupported) return document.error();
  }
  base::Result<Value> document =
      practice_document(plain->puzzle, *technique, deadline.rest_of(limits));
  if (!document) return document.error();
  return told(*std::move(document), false);
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "example",
                      .help = "A puzzle in which a technique has its turn, brought there.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::example_call
