// SPDX-License-Identifier: MIT
//
// certificate: a proof that the puzzle has one solution.
#include "api/call.h"
#include "api/shared_types.h"
#include "certificate/write.h"

namespace omnidoku::api::certificate_call {
namespace {

using base::Value;

Fields parameters() { return timed_fields(); }

Type result() {
  return types::record(
      {status_result(),
       {"message", types::text(), "says why there is no certificate"},
       {"certificate", types::or_null(types::text()),
        "is its text, for who checks it; null: the puzzle has not one solution, or no proof was "
        "found"}});
}

base::Result<Value> run(Context& context) {
  solve::Options options;
  options.limits = limits_of(context);
  auto puzzle = puzzle_of(context);
  if (!puzzle) return Value();
  model::Document document;
  document.puzzle = *std::move(puzzle);
  const certificate::Written written = certificate::write(document, options);
  return Value::object({{"status", base::to_string(written.status)},
                        {"message", written.message},
                        {"certificate", written.text.empty() ? Value() : Value(written.text)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "certificate",
                      .help =
                          "A proof that the puzzle has one solution, as a text that "
                          "`check_certificates` and a program of 300 lines check "
                          "(docs/CERTIFICATES.md).",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::certificate_call
