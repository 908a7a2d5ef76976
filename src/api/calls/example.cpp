// SPDX-License-Identifier: MIT
//
// example: a small puzzle in which a technique has its turn; with a seed in another guise.
#include "api/call.h"
#include "api/practice.h"
#include "formats/format.h"

namespace omnidoku::api::example_call {
namespace {

using base::ErrorCode;
using base::Value;

constexpr std::int64_t kMostSeed = std::int64_t{1} << 53;  // what every JSON reader keeps exact
constexpr std::size_t kClassicCells = 81;

base::Result<Value> run(Context& context) {
  const logic::Technique* technique = technique_named(context.args, context.args.text("technique"));
  const std::optional<std::int64_t> seed =
      context.args.has("seed") ? std::optional(context.args.integer("seed", 0, kMostSeed))
                               : std::nullopt;
  const base::Limits limits = limits_of(context);
  if (technique == nullptr || context.args.failed()) return Value();
  if (technique->example.empty()) {
    return base::make_error(ErrorCode::unsupported,
                            "there is no example of " + std::string(technique->title) + " yet");
  }
  // What holds for renamed digits and exchanged rows is the classic puzzle's alone.
  const bool is_guised = seed && technique->example.size() == kClassicCells;
  const auto puzzle = formats::read(
      is_guised ? in_another_guise(technique->example, static_cast<std::uint64_t>(*seed))
                : std::string(technique->example));
  if (!puzzle) return puzzle.error();
  base::Result<Value> document = practice_document(puzzle->puzzle, *technique, limits);
  if (!document) return document.error();
  return Value::object({{"document", *std::move(document)}, {"guised", is_guised}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "example", .run = run};

}  // namespace omnidoku::api::example_call
