// SPDX-License-Identifier: MIT
//
// check_certificates: which proofs of a text are good ones, and of which puzzles.
#include <utility>
#include <vector>

#include "api/call.h"
#include "api/shared_types.h"
#include "certificate/check.h"
#include "certificate/write.h"
#include "constraints/rules.h"

namespace omnidoku::api::check_certificates_call {
namespace {

using base::Value;

Type judged() {
  using namespace types;
  return named("JudgedCertificate", "What came of checking one certificate.", [] {
    return record({{"accepted", flag(), "says whether it proves that its puzzle has one solution"},
                   {"fault", text(), "says why it is refused; empty otherwise"},
                   {"line", whole(1), "is the one of the text that is wrong, else its first"},
                   {"puzzle", text(), "is the puzzle that stands in it; empty where none does"},
                   {"steps", whole(0), "is how many the proof has"}});
  });
}

Fields parameters() {
  return {{"text", types::text(), "holds certificates, one behind the other"},
          optional("session", types::text(), "is a game whose puzzle one of them is to prove"),
          time_limit_field()};
}

Type result() {
  return types::record(
      {{"certificates", types::list(judged()), "are those of the text, in their order"},
       optional("proof", types::or_null(types::index()),
                "is which of them, from 0, proves the puzzle of the game; null: none does"),
       optional("message", types::text(), "says why none does; empty otherwise")});
}

/// Why an accepted certificate proves nothing of the puzzle.
std::string word_on(const certificate::Report& report, const model::Puzzle& puzzle) {
  const auto valid = constraints::validate_puzzle(puzzle);
  return valid ? certificate::mismatch(report, puzzle) : valid.error().text();
}

base::Result<Value> run(Context& context) {
  const std::string text = context.args.text("text");
  const auto puzzle =
      context.args.has("session") ? puzzle_of(context) : std::optional<model::Puzzle>();
  const base::Limits limits = limits_of(context);
  if (context.args.failed()) return Value();
  Value::Array judged;
  Value proof;
  std::string message = "none of the certificates is accepted";
  for (const certificate::Report& report : certificate::check_all(text, limits)) {
    std::string fault = report.fault;
    // What the premises have to do with the puzzle beside them.
    if (fault.empty()) fault = certificate::mismatch(report);
    if (puzzle && fault.empty() && proof.is_null()) {
      message = word_on(report, *puzzle);
      if (message.empty()) proof = static_cast<std::int64_t>(judged.size());
    }
    judged.push_back(Value::object({{"accepted", fault.empty()},
                                    {"fault", std::move(fault)},
                                    {"line", static_cast<std::int64_t>(report.line)},
                                    {"puzzle", report.puzzle},
                                    {"steps", static_cast<std::int64_t>(report.num_steps)}}));
  }
  Value result = Value::object({{"certificates", std::move(judged)}});
  if (puzzle) {
    result.set("proof", std::move(proof));
    result.set("message", std::move(message));
  }
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "check_certificates",
                      .help =
                          "Checks certificates: goes through each proof, and compares what it "
                          "starts from with what the puzzle in it says. Asks no engine "
                          "(docs/CERTIFICATES.md).",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::check_certificates_call
