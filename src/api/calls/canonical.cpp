// SPDX-License-Identifier: MIT
//
// canonical: the one form that stands for all puzzles that symmetries make of each other.
#include "solve/canonical.h"

#include "api/call.h"
#include "api/shared_types.h"
#include "formats/format.h"

namespace omnidoku::api::canonical_call {
namespace {

using base::Value;

Fields parameters() { return timed_fields() + Fields{ignore_unknown_field()}; }

Type result() {
  return types::record(
      {status_result(),
       {"message", types::text(), "says why there is no form"},
       {"form", types::or_null(types::text()),
        "is the form as a puzzle on one line, the same for all puzzles that can be made of each "
        "other"},
       {"key", types::or_null(types::text()),
        "is what to compare: where the form is not of the classic grid, also the same for boards "
        "and rules that only lie elsewhere"},
       {"symmetries", types::or_null(types::number(1)),
        "is how many changes leave the clues as they are; rounded from 2^53 on"}});
}

base::Result<Value> run(Context& context) {
  const solve::Options options = options_of(context);
  const auto puzzle = puzzle_of(context);
  if (!puzzle) return Value();
  const solve::CanonicalPuzzle canonical = solve::canonical(*puzzle, options);
  Value result = Value::object({{"status", base::to_string(canonical.status)},
                                {"message", canonical.message},
                                {"form", Value()},
                                {"key", Value()},
                                {"symmetries", Value()}});
  if (canonical.form || canonical.elsewhere) {
    const base::Result<std::string> form = formats::short_text(solve::form_of(*puzzle, canonical));
    if (!form) return form.error();
    result.set("form", *form);
    result.set("key", solve::key_of(canonical, {}));
    result.set("symmetries", solve::symmetries_of(canonical));
  }
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "canonical",
                      .help =
                          "The form that the puzzle has in common with all that symmetries make "
                          "of it (docs/CLI.md, `canonical`).",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::canonical_call
