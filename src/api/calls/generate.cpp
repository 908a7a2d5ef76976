// SPDX-License-Identifier: MIT
//
// generate: a new puzzle.
#include <algorithm>
#include <random>

#include "api/actions.h"
#include "api/call.h"
#include "api/practice.h"
#include "api/rating_value.h"
#include "api/shared_types.h"
#include "base/suggest.h"
#include "formats/native/json.h"
#include "generate/target.h"
#include "geometry/builder.h"
#include "logic/hint.h"

namespace omnidoku::api::generate_call {
namespace {

using base::Value;

std::pair<int, int> read_range(Arguments& args, int num_cells) {
  const Value& value = args.value("givens");
  const auto number = [&](const Value& item) {
    const std::int64_t* whole = item.if_int();
    if (whole != nullptr && *whole >= 0 && *whole <= num_cells) return static_cast<int>(*whole);
    args.fail("givens", "a number of givens, or a list of the least and the most");
    return 0;
  };
  if (!value.is_array()) return {number(value), number(value)};
  if (value.items().size() == 2) return {number(value.items()[0]), number(value.items()[1])};
  args.fail("givens", "a number of givens, or a list of the least and the most");
  return {0, 0};
}

std::vector<const logic::Technique*> read_techniques(Arguments& args, const char* name) {
  std::vector<const logic::Technique*> techniques;
  if (!args.has(name)) return techniques;
  for (const std::string& id : args.texts(name)) {
    const logic::Technique* technique = technique_named(args, id);
    if (technique != nullptr) techniques.push_back(technique);
  }
  return techniques;
}

generate::Target read_target(Arguments& args) {
  generate::Target target;
  if (args.has("difficulty")) {
    const auto set = generate::set_difficulty(args.text("scale"), args.text("difficulty"), target);
    if (!set) args.fail(set.error());
  }
  target.must_contain = read_techniques(args, "must_contain");
  target.only = read_techniques(args, "only");
  target.hardest_once = args.flag("hardest_once");
  return target;
}

generate::Request read_request(Arguments& args) {
  generate::Request request;
  request.board =
      args.has("geometry") ? read_geometry(args, &request.new_map) : geometry::classic_board();
  if (request.board == nullptr) return request;
  if (args.has("givens")) request.givens = read_range(args, request.board->num_cells());
  if (args.has("kinds")) request.kinds = args.texts("kinds");
  if (args.has("symmetry")) {
    const auto symmetry = generate::symmetry_from(args.text("symmetry"));
    if (!symmetry) args.fail("symmetry", "one of the symmetries of the catalogue");
    request.symmetry = symmetry.value_or(generate::Symmetry::none);
  }
  if (args.has("pattern")) {
    auto pattern = generate::pattern_from(args.text("pattern"), request.board->num_cells());
    if (pattern) {
      request.pattern = *std::move(pattern);
    } else {
      args.fail(pattern.error());
    }
  }
  request.minimal = args.flag("minimal");
  if (args.has("symbols")) {
    auto symbols = model::Symbols::from_text(args.text("symbols"));
    if (!symbols) {
      args.fail(symbols.error());
    } else if (symbols->size() != request.board->num_digits()) {
      args.fail("symbols", "a text of " + std::to_string(request.board->num_digits()) + " symbols");
    } else {
      request.symbols = *std::move(symbols);
    }
  }
  std::random_device device;
  request.seed =
      args.has("seed") ? static_cast<std::uint64_t>(args.integer("seed")) : device() & 0xffffffffU;
  return request;
}

Fields parameters() {
  return {optional("geometry", types::geometry(),
                   "is the board; else the classic one. `jigsaw` and `toroidal` without a "
                   "map stand for a new one"),
          optional("difficulty", types::text(),
                   "is the level that it is to have, one of the catalogue's; on the classic "
                   "board also a score or a range such as 800-1200, and by `scale` a rating or a "
                   "range such as 4.4-4.6 (se), or a level or score of HoDoKu (hodoku)"),
          with_default("scale", types::scale(), "human", "says whose difficulty that is"),
          optional("must_contain", types::list(types::text()),
                   "are ids of techniques that it is to need"),
          optional("only", types::list(types::text()),
                   "are ids of techniques that it is to need no others than"),
          with_default("hardest_once", types::flag(), false,
                       "is for one step of the hardest technique, not more"),
          optional("until", types::text(),
                   "is the id of a technique: the puzzle is brought to where it has its turn"),
          optional("givens",
                   types::wanted_as(
                       "a number of givens, or a list of the least and the most",
                       types::choice({types::whole(0), types::list(types::whole(0), 2, 2)})),
                   "is how many givens it is to have, or the least and the most"),
          optional("kinds", types::list(types::text()),
                   "are ids of constraint types that are placed at random"),
          optional("symmetry", types::text(), "is that of the givens, one of the catalogue's"),
          optional("pattern", types::text(),
                   "says where givens are: a character for each cell, . or 0 for an empty one"),
          with_default("minimal", types::flag(), false, "leaves out every given that can be"),
          optional("seed", types::whole(0, kMostSeed), "makes the same puzzle again; else any"),
          optional("symbols", types::text(), "are the symbols of its digits, a character each"),
          with_default("rate", types::flag(), false, "asks for its rating too"),
          time_limit_field()};
}

Type result() {
  return types::record(
      {{"document", types::document(), "is the puzzle; with `until` with entries and marks"},
       {"seed", types::whole(0, kMostSeed), "makes it again"},
       {"undecided", types::whole(0),
        "counts givens of which it is not proven that they cannot be left out, where neither "
        "a number of givens nor a level was asked for"},
       optional("rating", types::rating(), "is there if it was asked for")});
}

base::Result<Value> run(Context& context) {
  generate::Request request = read_request(context.args);
  const generate::Target target = read_target(context.args);
  if (const auto good = generate::check_target(target); !good && !context.args.failed()) {
    context.args.fail(good.error());
  }
  const logic::Technique* until = context.args.has("until")
                                      ? technique_named(context.args, context.args.text("until"))
                                      : nullptr;
  request.limits = limits_of(context);
  const base::Deadline deadline(request.limits);
  if (context.args.failed()) return Value();
  generate::Made made;
  if (target.empty()) {
    auto result = generate::make(request);
    if (!result) return result.error();
    made = *std::move(result);
  } else {
    auto puzzle = generate::generate_rated(request, target);
    if (!puzzle) return puzzle.error();
    made.puzzle = *std::move(puzzle);
    if (target.level) made.puzzle.metadata.difficulty = logic::to_string(*target.level);
  }
  model::Document document;
  document.puzzle = std::move(made.puzzle);
  auto told = until == nullptr
                  ? base::Result<Value>(formats::write_native(document))
                  : practice_document(document.puzzle, *until, deadline.rest_of(request.limits));
  if (!told) return told.error();
  Value result = Value::object({{"document", *std::move(told)},
                                {"seed", static_cast<std::int64_t>(request.seed)},
                                {"undecided", made.undecided}});
  if (context.args.flag("rate") && !context.args.failed()) {
    const logic::Game game(document.puzzle);
    result.set("rating",
               rating_value(logic::rate(logic::find_path(game.position(), logic::human_scale(),
                                                         deadline.rest_of(request.limits)))));
  }
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "generate",
                      .help = "Makes a puzzle.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::generate_call
