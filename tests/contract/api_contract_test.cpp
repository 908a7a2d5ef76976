// SPDX-License-Identifier: MIT
//
// Every call of the api: it answers in the form that docs/API.md promises, says what is wrong with
// a request that lacks something or has it of the wrong kind, and never brings the server down.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <iterator>
#include <set>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "api/call.h"
#include "api/practice.h"
#include "api/server.h"
#include "api/values.h"
#include "base/random.h"
#include "constraints/constraint_type.h"
#include "contract/api_requests.h"
#include "formats/format.h"
#include "formats/json.h"
#include "logic/technique.h"

namespace omnidoku::api {
namespace {

using base::Value;

constexpr const char* kTwoSolutions =
    "514672389376981254982534671648753192137429865295168437461395728853247916729816543";

Value parse(const std::string& text) {
  auto value = formats::parse_json(text);
  EXPECT_TRUE(value.has_value()) << text.substr(0, 200);
  return value ? *value : Value();
}

/// The answer to a request, which must be one line of JSON with "ok" and what belongs to it.
Value answer_to(Server& server, const std::string& request) {
  const std::string text = server.answer(request);
  EXPECT_EQ(text.find('\n'), std::string::npos);
  Value answer = parse(text);
  const Value* ok = answer.find("ok");
  if (ok == nullptr || !ok->is_bool()) {
    ADD_FAILURE() << request.substr(0, 200) << "\n" << text.substr(0, 200);
    return answer;
  }
  if (*ok->if_bool()) {
    EXPECT_TRUE(answer.has("result"));
    const Value asked = parse(request);
    const Value* name = asked.find("call");
    const Call* call = name == nullptr ? nullptr : find_call(*name->if_string());
    if (call != nullptr && answer.has("result")) {
      EXPECT_EQ(mismatch(*answer.find("result"), call->result(), "result").value_or(""), "")
          << request.substr(0, 200);
    }
  } else {
    const Value* error = answer.find("error");
    EXPECT_TRUE(error != nullptr && error->has("code") && error->has("what")) << text;
    EXPECT_FALSE(error->find("what")->if_string()->empty());
  }
  return answer;
}

Value request_of(const std::string& call, const Value::Object& parameters) {
  Value request = Value::object({{"api", 1}, {"call", call}});
  for (const auto& [name, value] : parameters) request.set(name, value);
  return request;
}

Value ask(Server& server, const std::string& call, const Value::Object& parameters) {
  return answer_to(server, formats::write_json(request_of(call, parameters)));
}

Value result(Server& server, const std::string& call, const Value::Object& parameters) {
  const Value answer = ask(server, call, parameters);
  const Value* value = answer.find("result");
  EXPECT_NE(value, nullptr) << call << ": " << formats::write_json(answer);
  return value == nullptr ? Value() : *value;
}

std::string error_code(const Value& answer) {
  const Value* error = answer.find("error");
  return error == nullptr ? "" : *error->find("code")->if_string();
}

std::string open(Server& server, const std::string& text, const char* mode = "play") {
  return *result(server, "open", {{"text", text}, {"mode", mode}}).find("session")->if_string();
}

/// Says of each field within a type, and of the type, what is not described as it should be.
void expect_described(const Type& type, const std::string& path, std::set<std::string>& seen) {
  if (type.kind == Type::Kind::named) {
    if (!seen.insert(std::string(type.name)).second) return;
    EXPECT_TRUE(type.help.ends_with('.')) << type.name;
    expect_described(type.definition(), std::string(type.name), seen);
  }
  for (const Type& part : type.parts) expect_described(part, path + "[]", seen);
  std::set<std::string_view> names;
  for (const Field& field : type.fields == nullptr ? Fields() : *type.fields) {
    const std::string at = path + "." + std::string(field.name);
    EXPECT_TRUE(names.insert(field.name).second) << at << " is there twice";
    EXPECT_FALSE(field.help.empty() || field.help.ends_with('.')) << at << ": " << field.help;
    EXPECT_TRUE(field.fallback.is_null() || !fault_of(field.fallback, field.type, at)) << at;
    EXPECT_FALSE(field.is_required && !field.fallback.is_null()) << at;
    expect_described(field.type, at, seen);
  }
}

TEST(Api, EveryCallIsDescribed) {
  std::set<std::string> seen;
  for (const Call* call : calls()) {
    EXPECT_TRUE(call->help.ends_with('.')) << call->name;
    expect_described(types::record(call->parameters()), std::string(call->name), seen);
    expect_described(call->result(), std::string(call->name) + " result", seen);
  }
}

TEST(Api, CellsAreCalledAsIsWishedAndFilesKeepToOneWay) {
  Server server("native");
  const Value cage =
      Value::object({{"type", "killer"}, {"cells", Value::Array{"R1C3", "R1C4"}}, {"sum", 10}});
  const Value document = Value::object({{"omnidoku", 1},
                                        {"board", Value::object({{"type", "grid"}})},
                                        {"constraints", Value::Array{cage}}});
  const Value opened = result(server, "open", {{"document", document}, {"cell_names", "A1"}});
  const Value session = *opened.find("session");
  const auto name_of = [](const Value& puzzle, std::size_t cell) {
    return *puzzle.find("cells")->items()[cell].find("name")->if_string();
  };
  EXPECT_EQ(name_of(*opened.find("puzzle"), 0), "A1");
  const Value constraint = opened.find("puzzle")->find("constraints")->items().front();
  EXPECT_EQ(*constraint.find("name")->if_string(), "the cage at C1");
  EXPECT_EQ(*constraint.find("spec")->find("cells"), *cage.find("cells"));
  const Value plain = result(server, "open", {{"document", document}});
  EXPECT_EQ(result(server, "save", {{"session", session}}),
            result(server, "save", {{"session", *plain.find("session")}}));
  for (const int cell : {0, 1}) {
    const Value entry =
        Value::object({{"type", "entry"}, {"cells", Value::Array{cell}}, {"digit", 4}});
    const Value done = result(server, "act", {{"session", session}, {"action", entry}});
    if (cell == 0) continue;
    EXPECT_EQ(*done.find("state")->find("conflicts")->items()[0].find("text")->if_string(),
              "A1 and B1 both hold 4 in row 1");
  }
  const Value lettered = result(server, "state", {{"session", session}, {"cell_names", "A1"}});
  for (const auto& [cell, name] :
       {std::pair<std::size_t, const char*>{0, "A1"}, {2, "C1"}, {5, "F1"}}) {
    const Value& seen = lettered.find("puzzle")->find("cells")->items()[cell];
    EXPECT_TRUE(seen.find("spoken")->if_string()->starts_with(name)) << name;
  }
  const Value named = result(server, "state", {{"session", session}, {"cell_names", "r1c1"}});
  EXPECT_EQ(name_of(*named.find("puzzle"), 80), "r9c9");
  EXPECT_EQ(*named.find("puzzle")->find("cells")->items()[80].find("spoken")->if_string(),
            "row 9 column 9");
  EXPECT_EQ(name_of(*result(server, "state", {{"session", session}}).find("puzzle"), 80), "r9c9");
}

TEST(Api, AConflictNamesItsHouseOrItsConstraint) {
  Server server("native");
  const Value cage =
      Value::object({{"type", "killer"}, {"cells", Value::Array{"R1C3", "R2C3"}}, {"sum", 10}});
  const Value document =
      Value::object({{"omnidoku", 1}, {"board", "grid:9"}, {"constraints", Value::Array{cage}}});
  const Value opened = result(server, "open", {{"document", document}, {"cell_names", "A1"}});
  const Value session = *opened.find("session");
  const auto conflicts_after = [&](int cell, int digit) {
    const Value entry =
        Value::object({{"type", "entry"}, {"cells", Value::Array{cell}}, {"digit", digit}});
    const Value done = result(server, "act", {{"session", session}, {"action", entry}});
    return *done.find("state")->find("conflicts");
  };
  conflicts_after(2, 4);
  const Value broken = conflicts_after(11, 5);
  ASSERT_EQ(broken.items().size(), 1U);
  EXPECT_EQ(*broken.items()[0].find("kind")->if_string(), "broken");
  EXPECT_EQ(*broken.items()[0].find("place"),
            *opened.find("puzzle")->find("constraints")->items()[0].find("name"));
  EXPECT_EQ(*broken.items()[0].find("constraints"), Value(Value::Array{"killer"}));
  conflicts_after(11, 6);
  const Value repeated = conflicts_after(8, 4);
  ASSERT_EQ(repeated.items().size(), 1U);
  EXPECT_EQ(*repeated.items()[0].find("kind")->if_string(), "repeat");
  EXPECT_EQ(*repeated.items()[0].find("place")->if_string(), "row 1");
  EXPECT_TRUE(repeated.items()[0].find("constraints")->items().empty());
}

TEST(Api, EveryCallAnswers) {
  Server server("native");
  const std::string session = open(server, kPuzzle);
  std::vector<std::string> asked;
  for (const auto& [call, parameters] : full_requests(session)) {
    SCOPED_TRACE(call);
    asked.push_back(call);
    const Value answer = ask(server, call, parameters);
    EXPECT_TRUE(*answer.find("ok")->if_bool()) << formats::write_json(answer);
  }
  for (const Call* call : calls()) {
    EXPECT_NE(std::find(asked.begin(), asked.end(), call->name), asked.end())
        << "no request of this test asks for " << call->name;
  }
}

TEST(Api, WhatIsMissingIsNamed) {
  Server server("native");
  for (const auto& [call, parameters] : full_requests("")) {
    for (const Field& field : find_call(call)->parameters()) {
      // A game is opened from a text or from something else.
      const bool is_needed = field.is_required || (call == "open" && field.name == "text");
      if (!is_needed) continue;
      const std::string name(field.name);
      SCOPED_TRACE(call + " without " + name);
      const std::string session = open(server, kPuzzle);
      Value::Object without;
      for (const auto& [key, value] : parameters) {
        if (key != name) without.emplace_back(key, key == "session" ? Value(session) : value);
      }
      const Value answer = ask(server, call, without);
      EXPECT_EQ(error_code(answer), "usage") << formats::write_json(answer);
      const Value* error = answer.find("error");
      if (error == nullptr) continue;
      EXPECT_NE(error->find("what")->if_string()->find("\"" + name + "\""), std::string::npos)
          << formats::write_json(answer);
    }
  }
}

TEST(Api, ParametersThatAreNotKnownAreRefused) {
  Server server("native");
  for (const auto& [call, parameters] : full_requests("")) {
    SCOPED_TRACE(call);
    Value::Object more(parameters.begin(), parameters.end());
    more.emplace_back("sesion", "a");
    const Value answer = ask(server, call, more);
    EXPECT_EQ(error_code(answer), "usage");
    EXPECT_EQ(*answer.find("error")->find("what")->if_string(), "there is no parameter \"sesion\"");
  }
  const std::string session = open(server, kPuzzle);
  const Value answer =
      ask(server, "act",
          {{"session", session},
           {"action", Value::object({{"type", "undo"}, {"cells", Value::array()}})}});
  EXPECT_EQ(*answer.find("error")->find("what")->if_string(),
            "there is no parameter \"action.cells\"");
}

TEST(Api, ARefusedConstraintTellsWhatOfItIsWrong) {
  Server server("native");
  const std::string session = open(server, kPuzzle, "set");
  const auto refused = [&](const std::string& sum) {
    const Value cage =
        formats::parse_json(R"({"type":"killer","cells":["R1C1","R1C2"],"sum":)" + sum + "}")
            .value();
    const Value answer =
        ask(server, "act",
            {{"session", session},
             {"action", Value::object({{"type", "add_constraint"}, {"constraint", cage}})}});
    const Value* error = answer.find("error");
    const Value* argument = error == nullptr ? nullptr : error->find("argument");
    return argument == nullptr ? std::string() : *argument->if_string();
  };
  EXPECT_EQ(refused("true"), "sum");
  EXPECT_EQ(refused("\"many\""), "sum");
  EXPECT_EQ(refused("5"), "");
}

TEST(Api, WrongKindsAreRefused) {
  Server server("native");
  const std::vector<Value> wrong = {true,
                                    -1,
                                    1e300,
                                    "",
                                    Value::array(),
                                    Value::Array{Value::Array{}},
                                    Value::object(),
                                    Value::object({{"type", 5}})};
  for (const auto& [call, parameters] : full_requests("")) {
    for (const auto& [name, right] : parameters) {
      for (const Value& value : wrong) {
        if (value.kind_name() == right.kind_name()) continue;
        // Whatever is in a list, numbers that stand for truth, and the id to cancel have many
        // kinds.
        if (call == "cancel" || (name == "geometry" && value.is_object())) continue;
        if (right.is_int() && value.is_int()) continue;
        SCOPED_TRACE(call + " with " + name + " = " + formats::write_json(value));
        const std::string session = open(server, kPuzzle);
        Value::Object changed;
        for (const auto& [key, kept] : parameters) {
          changed.emplace_back(key, key == name ? value : key == "session" ? Value(session) : kept);
        }
        EXPECT_NE(error_code(ask(server, call, changed)), "");
      }
    }
  }
}

TEST(Api, NumbersOutOfRangeAreNamed) {
  Server server("native");
  const auto said = [&](const Value& limit) {
    const Value answer = ask(server, "read", {{"text", "1"}, {"limit", limit}});
    return *answer.find("error")->find("what")->if_string();
  };
  const std::string wanted = "\"limit\" must be a whole number from 1 to 10000, not ";
  EXPECT_EQ(said(0), wanted + "0");
  EXPECT_EQ(said(10'001), wanted + "10001");
  EXPECT_EQ(said(1.5), wanted + "1.5");
  EXPECT_EQ(said(1e300), wanted + "1e+300");
  EXPECT_EQ(said("x"), wanted + "\"x\"");
}

TEST(Api, UnknownSessions) {
  Server server("native");
  for (const auto& [call, parameters] : full_requests("s1")) {
    if (parameters.empty() || parameters[0].first != "session") continue;
    SCOPED_TRACE(call);
    EXPECT_EQ(error_code(ask(server, call, parameters)), "unknown_name");
  }
  const std::string session = open(server, kPuzzle);
  result(server, "close", {{"session", session}});
  EXPECT_EQ(error_code(ask(server, "state", {{"session", session}})), "unknown_name");
}

TEST(Api, ActionsTogetherAreOneStepOrNone) {
  Server server("native");
  const std::string session = open(server, kPuzzle);
  const auto act = [&](Value action) {
    return ask(server, "act", {{"session", session}, {"action", std::move(action)}});
  };
  const auto add = [](const char* cell) {
    return Value::object(
        {{"type", "add_constraint"},
         {"constraint", Value::object({{"type", "odd"}, {"cells", Value::Array{cell}}})}});
  };
  const auto remove = [](int index) {
    return Value::object({{"type", "remove_constraint"}, {"index", index}});
  };
  const auto together = [](Value::Array actions) {
    return Value::object({{"type", "together"}, {"actions", std::move(actions)}});
  };
  const auto saved = [&] {
    return formats::write_json(result(server, "save", {{"session", session}}));
  };
  const auto count = [&] {
    const Value state = result(server, "state", {{"session", session}});
    return state.find("puzzle")->find("constraints")->items().size();
  };
  act(Value::object({{"type", "mode"}, {"mode", "set"}}));
  act(add("R1C3"));
  act(add("R1C4"));
  act(Value::object({{"type", "undo"}}));
  const std::string before = saved();
  // Each is read of what those before it leave; what is refused leaves no trace, redo included.
  EXPECT_EQ(error_code(act(together({add("R2C1"), remove(0), remove(1)}))), "usage");
  EXPECT_EQ(error_code(act(together({add("R2C1"), Value::object({{"type", "undo"}})}))), "usage");
  EXPECT_EQ(saved(), before);
  EXPECT_EQ(error_code(act(together({add("R2C1"), add("R2C2"), remove(2), remove(0)}))), "");
  EXPECT_EQ(count(), 1U);
  EXPECT_EQ(error_code(act(Value::object({{"type", "undo"}}))), "");
  EXPECT_EQ(count(), 1U);
  EXPECT_EQ(error_code(act(Value::object({{"type", "undo"}}))), "");
  EXPECT_EQ(count(), 0U);
}

TEST(Api, HintsCanBeFollowedToTheEnd) {
  Server server("native");
  const std::string session = open(server, kPuzzle);
  const Value apply = Value::object({{"type", "apply_hint"}});
  EXPECT_EQ(error_code(ask(server, "act", {{"session", session}, {"action", apply}})), "usage");
  bool solved = false;
  for (int i = 0; i < 300 && !solved; ++i) {
    const Value hint = result(server, "hint", {{"session", session}, {"level", "nudge"}});
    ASSERT_FALSE(hint.find("text")->if_string()->empty());
    // None of these changes anything on the board.
    for (const Value& action :
         {Value::object({{"type", "time"}, {"seconds", i}}),
          Value::object({{"type", "option"}, {"name", "auto_erase"}, {"value", i % 2 == 0}}),
          Value::object({{"type", "savepoint"}, {"name", "here"}})}) {
      result(server, "act", {{"session", session}, {"action", action}});
    }
    const Value done = result(server, "act", {{"session", session}, {"action", apply}});
    solved = *done.find("state")->find("solved")->if_bool();
    EXPECT_EQ(error_code(ask(server, "act", {{"session", session}, {"action", apply}})), "usage")
        << "a hint is for the game as it was";
  }
  EXPECT_TRUE(solved);
}

TEST(Api, TheStepOfAHintIsDrawnAgain) {
  Server server("native");
  const std::string session = open(server, kPuzzle);
  const auto drawn_again = [&] {
    return result(server, "overlay", {{"session", session}, {"list", "hint"}, {"index", 0}});
  };
  result(server, "hint", {{"session", session}, {"level", "technique"}});
  EXPECT_EQ(
      error_code(ask(server, "overlay", {{"session", session}, {"list", "hint"}, {"index", 0}})),
      "unknown_name")
      << "nothing was drawn of it";
  for (const char* level : {"pattern", "full"}) {
    const Value hint = result(server, "hint", {{"session", session}, {"level", level}});
    EXPECT_EQ(*drawn_again().find("overlay"), *hint.find("overlay")) << level;
  }
  result(server, "hint", {{"session", session}, {"level", "pattern"}});
  EXPECT_EQ(*drawn_again().find("overlay")->find("text"), Value("")) << "it would tell too much";
}

TEST(Api, ChecksSayWhatIsWrongAndGiveNothingAway) {
  Server server("native");
  const std::string session = open(server, kPuzzle);
  const auto act = [&](const char* type, int cell, int digit) {
    result(server, "act",
           {{"session", session},
            {"action",
             Value::object({{"type", type}, {"cells", Value::Array{cell}}, {"digit", digit}})}});
  };
  act("entry", 2, 4);
  act("entry", 3, 2);
  act("centre", 5, 1);
  const Value check = result(server, "check", {{"session", session}});
  EXPECT_EQ(*check.find("status"), Value("unique"));
  EXPECT_EQ(*check.find("right"), Value(Value::Array{2}));
  EXPECT_EQ(*check.find("wrong"), Value(Value::Array{3}));
  EXPECT_EQ(*check.find("wrong_marks"), Value(Value::Array{Value::object({{"cell", 5}})}));
  const Value hint = result(server, "hint", {{"session", session}});
  EXPECT_EQ(hint.find("mistakes")->items().size(), 2U);
  EXPECT_TRUE(hint.find("overlay")->is_null());
}

TEST(Api, NothingBuildsOnAWrongEntry) {
  Server server("native");
  const std::string session = open(server, kPuzzle);
  const auto enter = [&](int cell, int digit) {
    const Value action =
        Value::object({{"type", "entry"}, {"cells", Value::Array{cell}}, {"digit", digit}});
    result(server, "act", {{"session", session}, {"action", action}});
  };
  const auto told = [&](const char* call, Value::Object more) {
    more.emplace_back("session", session);
    return result(server, call, more);
  };
  EXPECT_FALSE(told("steps", {}).find("steps")->items().empty());
  enter(3, 2);
  enter(5, 1);
  const std::pair<const char*, Value::Object> calls[] = {
      {"steps", {}}, {"why_not", {{"cell", 2}, {"digit", 6}}}, {"explain", {{"from", "now"}}}};
  for (const auto& [call, more] : calls) {
    const Value answer = told(call, more);
    EXPECT_TRUE(answer.find("steps")->items().empty()) << call;
    EXPECT_EQ(answer.find("mistakes")->items().size(), 2U) << call;
  }
  EXPECT_FALSE(told("explain", {{"from", "start"}}).find("steps")->items().empty());
  const Value nudge = told("hint", {{"level", "nudge"}});
  EXPECT_EQ(*nudge.find("num_mistakes"), Value(2));
  EXPECT_TRUE(nudge.find("mistakes")->items().empty()) << "a nudge names no cell";
  EXPECT_EQ(nudge.find("text")->if_string()->find("R1C"), std::string::npos);
  EXPECT_EQ(told("hint", {{"level", "where"}}).find("mistakes")->items().size(), 2U);
}

/// A 4x4 puzzle of two solutions, 1 and 2 being exchanged in the corners, with one of them stored.
constexpr const char* kStored =
    R"({"omnidoku": 1, "board": {"type": "grid", "size": 4}, "givens": "..343412..434321", )"
    R"("solution": "1234341221434321")";

TEST(Api, WhatTheStoredSolutionContradictsIsNotCalledSolved) {
  const auto finished = [](const std::string& more, const std::vector<int>& digits) {
    Server server("native");
    const std::string session = open(server, kStored + more + "}");
    Value state;
    const int cells[] = {0, 1, 8, 9};
    for (std::size_t i = 0; i < digits.size(); ++i) {
      const Value entry = Value::object(
          {{"type", "entry"}, {"cells", Value::Array{cells[i]}}, {"digit", digits[i]}});
      state = *result(server, "act", {{"session", session}, {"action", entry}}).find("state");
    }
    const Value check = result(server, "check", {{"session", session}});
    EXPECT_EQ(*check.find("solved"), *state.find("solved"));
    return std::tuple(*state.find("finish")->if_string(), check.find("wrong")->items().size(),
                      *state.find("finish_text")->if_string());
  };
  using Result = std::tuple<std::string, std::size_t, std::string>;
  const std::string same = "but the stored solution has something else in R1C1 R1C2 R3C1 R3C2.";
  EXPECT_EQ(finished("", {1, 2, 2, 1}), (Result{"solved", 0, ""}));
  EXPECT_EQ(finished("", {2, 1, 1, 2}), (Result{"against_stored", 4, "All rules hold, " + same}));
  const std::string unknown = R"(, "unknown_rules": ["a line"])";
  EXPECT_EQ(finished(unknown, {1, 2, 2, 1}), (Result{"solved", 0, ""}));
  EXPECT_EQ(finished(unknown, {2, 1, 1, 2}),
            (Result{"against_stored", 4, "All rules that are understood hold, " + same}));
  EXPECT_EQ(finished(unknown, {2, 1, 1}), (Result{"open", 3, ""}));
}

TEST(Api, AStoredSolutionThatBreaksARuleIsSaidToAndComparedWithNothing) {
  Server server("native");
  std::string text = std::string(kStored) + "}";
  text.replace(text.find("12343412"), 2, "21");  // 2 is twice in the first column
  const std::string session = open(server, text);
  const Value entry = Value::object({{"type", "entry"}, {"cells", Value::Array{0}}, {"digit", 1}});
  result(server, "act", {{"session", session}, {"action", entry}});
  const Value check = result(server, "check", {{"session", session}});
  EXPECT_TRUE(check.find("wrong")->items().empty());
  EXPECT_NE(check.find("message")->if_string()->find(
                "The solution stored with the puzzle breaks its rules: column 1 holds 2 twice"),
            std::string::npos);
  const Value opened = result(server, "state", {{"session", session}});
  EXPECT_EQ(*opened.find("puzzle")->find("has_solution"), Value(false));
}

TEST(Api, SolutionsComeInPages) {
  Server server("native");
  const std::string session = open(server, std::string(81, '.'));
  std::set<std::string> seen;
  for (const int skip : {0, 3, 6}) {
    const Value page = result(server, "solve", {{"session", session}, {"list", 3}, {"skip", skip}});
    ASSERT_EQ(page.find("solutions")->items().size(), 3U);
    EXPECT_TRUE(*page.find("more")->if_bool());
    for (const Value& grid : page.find("solutions")->items()) {
      seen.insert(formats::write_json(grid));
    }
    EXPECT_EQ(*page.find("solution") == page.find("solutions")->items().front(), skip == 0);
  }
  EXPECT_EQ(seen.size(), 9U);
  const std::string four = open(server, "1234341221....21");
  const Value last = result(server, "solve", {{"session", four}, {"list", 9}});
  EXPECT_FALSE(*last.find("more")->if_bool());
  EXPECT_EQ(static_cast<std::int64_t>(last.find("solutions")->items().size()),
            *last.find("count")->if_int());
  EXPECT_FALSE(result(server, "solve", {{"session", four}}).has("solutions"));
  // Nobody knows whether there are more than could be looked at.
  const Value late =
      result(server, "solve",
             {{"session", session}, {"list", 5}, {"skip", 1'000'000}, {"time_limit", 0.01}});
  EXPECT_TRUE(late.find("solutions")->items().empty());
  EXPECT_TRUE(late.find("more")->is_null());
  EXPECT_EQ(error_code(ask(server, "solve", {{"session", four}, {"skip", 2}})), "usage");
}

TEST(Api, ACertificateIsMadeAndChecked) {
  Server server("native");
  const std::string session = open(server, kPuzzle);
  const Value made = result(server, "certificate", {{"session", session}});
  EXPECT_EQ(*made.find("status")->if_string(), "unique");
  ASSERT_NE(made.find("certificate")->if_string(), nullptr) << formats::write_json(made);
  const std::string text = *made.find("certificate")->if_string();

  Value checked = result(server, "check_certificates", {{"session", session}, {"text", text}});
  ASSERT_EQ(checked.find("certificates")->items().size(), 1U);
  const Value& judged = checked.find("certificates")->items().front();
  EXPECT_TRUE(*judged.find("accepted")->if_bool()) << formats::write_json(judged);
  EXPECT_EQ(*judged.find("puzzle")->if_string(), kPuzzle);
  EXPECT_EQ(*checked.find("proof"), Value(0));
  EXPECT_EQ(*checked.find("message")->if_string(), "");
  EXPECT_FALSE(result(server, "check_certificates", {{"text", text}}).has("proof"));

  // One changed byte; then the good one behind it.
  std::string changed = text;
  changed[changed.size() / 2] ^= 1;
  checked = result(server, "check_certificates", {{"session", session}, {"text", changed}});
  EXPECT_FALSE(*checked.find("certificates")->items().front().find("accepted")->if_bool());
  EXPECT_TRUE(checked.find("proof")->is_null());
  EXPECT_NE(*checked.find("message")->if_string(), "");
  checked = result(server, "check_certificates", {{"session", session}, {"text", changed + text}});
  EXPECT_EQ(*checked.find("proof"), Value(1));

  // It proves nothing of another puzzle, and of one with several solutions there is none.
  const std::string other = open(server, "1234............");
  checked = result(server, "check_certificates", {{"session", other}, {"text", text}});
  EXPECT_TRUE(*checked.find("certificates")->items().front().find("accepted")->if_bool());
  EXPECT_TRUE(checked.find("proof")->is_null());
  EXPECT_NE(checked.find("message")->if_string()->find("the puzzle says"), std::string::npos);
  const Value none = result(server, "certificate", {{"session", other}});
  EXPECT_EQ(*none.find("status")->if_string(), "multiple");
  EXPECT_TRUE(none.find("certificate")->is_null());
}

TEST(Api, EntriesThatNoSolutionHasAreMistakesWhereThereAreSeveral) {
  Server server("native");
  std::string text = kTwoSolutions;
  for (char& c : text) {
    if (c == '1' || c == '2') c = '.';
  }
  const std::string session = open(server, text);
  const auto enter = [&](int cell, int digit) {
    const Value action =
        Value::object({{"type", "entry"}, {"cells", Value::Array{cell}}, {"digit", digit}});
    result(server, "act", {{"session", session}, {"action", action}});
  };
  const Value solve = result(server, "solve", {{"session", session}});
  const Value::Array first = solve.find("solution")->items();
  const Value::Array second = solve.find("second")->items();
  std::vector<std::size_t> open_cells;
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (text[i] == '.') open_cells.push_back(i);
  }
  // One digit of each solution, where one follows from the other: together they have none.
  const std::size_t last = open_cells.back();
  enter(static_cast<int>(open_cells.front()),
        static_cast<int>(*first[open_cells.front()].if_int()));
  EXPECT_TRUE(result(server, "steps", {{"session", session}}).find("mistakes")->items().empty());
  EXPECT_EQ(*result(server, "solve", {{"session", session}, {"entries", true}}).find("solution"),
            *solve.find("solution"));
  enter(static_cast<int>(last), static_cast<int>(*second[last].if_int()));
  const Value steps = result(server, "steps", {{"session", session}});
  ASSERT_EQ(steps.find("mistakes")->items().size(), 2U);
  EXPECT_EQ(*steps.find("mistakes")->items()[0].find("together"), Value(true));
  EXPECT_TRUE(steps.find("steps")->items().empty());
  const Value entered = result(server, "solve", {{"session", session}, {"entries", true}});
  EXPECT_EQ(*entered.find("status"), Value("none"));
}

TEST(Api, PuzzlesThatAreNotUniqueAreToldSo) {
  Server server("native");
  std::string text = kTwoSolutions;
  for (char& c : text) {
    if (c == '1' || c == '2') c = '.';
  }
  const std::string session = open(server, text);
  const Value check = result(server, "check", {{"session", session}});
  EXPECT_EQ(*check.find("status"), Value("multiple"));
  EXPECT_FALSE(check.find("message")->if_string()->empty());
  const Value solve = result(server, "solve", {{"session", session}});
  EXPECT_EQ(*solve.find("count"), Value(2));
  EXPECT_NE(*solve.find("solution"), *solve.find("second"));
  const Value candidates =
      result(server, "true_candidates", {{"session", session}, {"counts", true}});
  const Value& counts = *candidates.find("counts");
  for (std::size_t i = 0; i < 81; ++i) {
    const Value& digits = candidates.find("digits")->items()[i];
    int counted = 0;
    for (const Value& count : counts.items()[i].items()) counted += *count.if_int() > 0 ? 1 : 0;
    EXPECT_EQ(counted, static_cast<int>(digits.items().size()));
  }
}

TEST(Api, TheScalesOfOtherProgramsKnowTheOrdinaryGrid) {
  Server server("native");
  // HoDoKu 2.2.0 calls it Easy, 354; Sudoku Explainer 1.2.1 rates it 2.0/1.2/1.2.
  const std::string puzzle =
      "............318........4.9..5....91..82..9.4..6.8......95.3..8..28.5...14..2...5.";
  const Value opened = result(server, "open", {{"text", puzzle}});
  EXPECT_EQ(*opened.find("puzzle")->find("scales"), (Value::Array{"human", "se", "hodoku"}));
  const Value session = *opened.find("session");
  const auto rate = [&](const char* scale) {
    return result(server, "rate", {{"session", session}, {"scale", scale}});
  };
  const Value se = rate("se");
  EXPECT_EQ(*se.find("er"), Value(2.0));
  EXPECT_EQ(*se.find("ep"), Value(1.2));
  EXPECT_EQ(*se.find("ed"), Value(1.2));
  EXPECT_EQ(*se.find("hardest_title"), Value("Direct Hidden Pair"));
  EXPECT_TRUE(se.find("level")->is_null());
  const Value hodoku = rate("hodoku");
  EXPECT_EQ(*hodoku.find("level"), Value("Easy"));
  EXPECT_EQ(*hodoku.find("score"), Value(354));
  EXPECT_EQ(*hodoku.find("hardest_title"), Value("Hidden Single"));
  EXPECT_FALSE(hodoku.has("er"));
  EXPECT_EQ(rate("human"), result(server, "rate", {{"session", session}}));
  // Several solutions have no rating, other boards none by these scales.
  const Value several = result(server, "open", {{"text", std::string(80, '.') + "1"}});
  const Value unrated =
      result(server, "rate", {{"session", *several.find("session")}, {"scale", "se"}});
  EXPECT_EQ(*unrated.find("status"), Value("multiple"));
  EXPECT_TRUE(unrated.find("er")->is_null());
  const Value small = result(server, "open", {{"text", "1..........1...."}});
  EXPECT_EQ(*small.find("puzzle")->find("scales"), Value::Array{"human"});
  for (const char* scale : {"se", "hodoku"}) {
    EXPECT_EQ(
        error_code(ask(server, "rate", {{"session", *small.find("session")}, {"scale", scale}})),
        "unsupported");
  }
}

TEST(Api, ARatingTellsOfItsStepsAndStops) {
  Server server("native");
  const std::string session = open(server, kPuzzle);
  for (const char* scale : {"se", "hodoku"}) {
    Control control;
    int lines = 0;
    control.progress = [&](std::string_view) {
      ++lines;
      control.stop.request_stop();
    };
    const std::string request =
        formats::write_json(request_of("rate", {{"session", session}, {"scale", scale}}));
    const Value answer = parse(server.answer(request, control));
    EXPECT_EQ(lines, 1);
    EXPECT_EQ(*answer.find("result")->find("status"), Value("cancelled"));
  }
}

TEST(Api, DifficultyGoesWithThePuzzleUntilItIsChanged) {
  Server server("native");
  const Value made =
      result(server, "generate", {{"geometry", "grid:4"}, {"difficulty", "beginner"}, {"seed", 1}});
  const Value opened =
      result(server, "open", {{"document", *made.find("document")}, {"mode", "set"}});
  const Value& session = *opened.find("session");
  const auto difficulty = [](const Value& answer) {
    const Value* puzzle = answer.find("puzzle");
    return puzzle == nullptr ? "no puzzle" : *puzzle->find("difficulty")->if_string();
  };
  const auto act = [&](const Value& action) {
    result(server, "act", {{"session", session}, {"action", action}});
    return difficulty(result(server, "state", {{"session", session}}));
  };
  EXPECT_EQ(difficulty(opened), "beginner");
  const auto entry = [](int cell) {
    return Value::object({{"type", "entry"}, {"cells", Value::Array{cell}}, {"digit", 1}});
  };
  const Value undo = Value::object({{"type", "undo"}});
  for (const Value& change :
       {entry(0), Value::object({{"type", "geometry"}, {"geometry", "grid:4+x"}}),
        Value::object({{"type", "add_constraint"},
                       {"constraint", Value::object({{"type", "anti_knight"}})}})}) {
    SCOPED_TRACE(formats::write_json(change));
    EXPECT_EQ(act(change), "");
    EXPECT_EQ(act(undo), "beginner");
  }
}

/// The cards of the gallery.
Value::Array cards_of(Server& server) {
  Value::Array cards;
  const Value gallery = result(server, "gallery", {});
  for (const Value& group : gallery.find("groups")->items()) {
    for (const Value& card : group.find("cards")->items()) cards.push_back(card);
  }
  return cards;
}

TEST(Api, EveryBoardAndKindIsInTheGallery) {
  Server server("native");
  std::set<std::string> ids;
  std::set<std::string> boards;
  std::set<std::string> kinds;
  for (const Value& card : cards_of(server)) {
    const std::string& id = *card.find("id")->if_string();
    EXPECT_TRUE(ids.insert(id).second) << "two cards are called " << id;
    const std::string& geometry = *card.find("geometry")->if_string();
    for (std::size_t at = 0; at < geometry.size();) {
      const std::size_t end = std::min(geometry.find('+', at), geometry.size());
      const std::string word = geometry.substr(at, end - at);
      boards.insert(word.substr(0, word.find(':')));
      at = end + 1;
    }
    for (const Value& kind : card.find("kinds")->items()) kinds.insert(*kind.if_string());
  }
  const Value catalogue = result(server, "catalogue", {});
  const std::set<std::string> made_by_hand = {"cubes", "surface", "free_form", "houses"};
  for (const Value& geometry : catalogue.find("geometries")->items()) {
    const std::string& id = *geometry.find("id")->if_string();
    EXPECT_NE(boards.contains(id), made_by_hand.contains(id)) << id;
  }
  for (const Value& kind : catalogue.find("kinds")->items()) {
    EXPECT_TRUE(kinds.contains(*kind.if_string())) << *kind.if_string();
  }
}

TEST(Api, WhatWasMeasuredOfTheGalleryIsSound) {
  Server server("native");
  std::set<std::string> levels = {"any"};
  const Value catalogue = result(server, "catalogue", {});
  for (const Value& level : catalogue.find("levels")->items()) levels.insert(*level.if_string());
  std::size_t num_measured = 0;
  for (const Value& card : cards_of(server)) {
    SCOPED_TRACE(*card.find("id")->if_string());
    std::set<std::string> seen;
    for (const Value& time : card.find("times")->items()) {
      ++num_measured;
      const std::string& level = *time.find("level")->if_string();
      EXPECT_TRUE(levels.contains(level)) << level;
      EXPECT_TRUE(seen.insert(level).second) << "twice: " << level;
      EXPECT_GT(*time.find("tried")->if_int(), 0);
      EXPECT_LE(*time.find("made")->if_int(), *time.find("tried")->if_int());
    }
  }
  EXPECT_GT(num_measured, 0U);
}

TEST(Api, EveryCardHasAPicture) {
  Server server("native");
  for (const Value& card : cards_of(server)) {
    SCOPED_TRACE(*card.find("id")->if_string());
    const Value picture = result(
        server, "picture",
        {{"geometry", *card.find("geometry")}, {"kinds", *card.find("kinds")}, {"view", "folded"}});
    ASSERT_TRUE(picture.has("cells"));
    EXPECT_GE(picture.find("cells")->items().size(), 16U);
  }
}

TEST(Api, ABookletHasPagesInTheWordsOfTheCaller) {
  Server server("native");
  const auto puzzle = [](Value board, std::int64_t chapter) {
    return Value::object(
        {{"document", Value::object({{"omnidoku", 1}, {"board", std::move(board)}})},
         {"title", "R\u00E4tsel"},
         {"solution", Value()},
         {"hints", Value::Array{"Schau hin."}},
         {"chapter", chapter}});
  };
  const Value made = result(server, "booklet",
                            {{"puzzles", Value::Array{puzzle("grid:9", 1), puzzle("tredoku", 0)}},
                             {"chapters", Value::Array{"Leicht", "Schwer"}},
                             {"hints_titles", Value::Array{"Tipps"}},
                             {"solutions", "none"},
                             {"per_page", 1},
                             {"paper", "a5"}});
  ASSERT_TRUE(made.has("pages"));
  EXPECT_EQ(made.find("pages")->items().size(), 3U);
  const std::string text = formats::write_json(made);
  for (const char* words : {"R\u00E4tsel", "Leicht", "Schwer", "Tipps", "Schau hin."}) {
    EXPECT_NE(text.find(words), std::string::npos) << words;
  }
  // By chapters: the second comes first.
  EXPECT_EQ(formats::write_json(*made.find("order")), "[1,0]");
  const std::string refused = server.answer(
      R"({"call": "booklet", "puzzles": [{"document": {"omnidoku": 1, "board": "grid:4"}, "code": ["10", "1"]}]})");
  EXPECT_NE(refused.find("puzzles[0].code"), std::string::npos) << refused;
}

TEST(Api, APictureOfAVeryLargeBoardKeepsToItsTime) {
  Server server("native");
  const auto begin = std::chrono::steady_clock::now();
  const std::string answer = server.answer(
      R"({"call": "picture", "geometry": "grid:64", "kinds": ["thermometer"], "time_limit": 0.2})");
  EXPECT_NE(answer.find("time limit"), std::string::npos) << answer.substr(0, 200);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(Api, EveryKindOfConstraintHasAPictureOfItsOwn) {
  Server server("native");
  const auto drawn = [&](Value::Array kinds) {
    const Value picture = result(server, "picture", {{"kinds", std::move(kinds)}});
    return picture.has("layers") ? formats::write_json(*picture.find("layers")) : std::string();
  };
  const std::string plain = drawn({});
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    SCOPED_TRACE(type->id);
    const std::string own = drawn({Value(type->id)});
    ASSERT_FALSE(own.empty());
    // What a rule of the whole board says need not show.
    EXPECT_TRUE(group_of(*type) == "whole" || own != plain);
  }
}

TEST(Api, ARuleAboutTheWholeBoardIsShownByWhereADigitReaches) {
  Server server("native");
  const auto num_marked = [&](const char* kind) {
    const Value picture = result(server, "picture", {{"kinds", Value::Array{kind}}});
    std::size_t num_highlights = 0;
    for (const Value& layer : picture.find("layers")->items()) {
      if (*layer.find("name")->if_string() != "highlights") continue;
      num_highlights = layer.find("polygons")->items().size();
    }
    return num_highlights;
  };
  EXPECT_EQ(num_marked("anti_knight"), 8U);
  EXPECT_EQ(num_marked("anti_king"), 4U);
  EXPECT_EQ(num_marked("nonconsecutive"), 4U);
  EXPECT_EQ(num_marked("killer"), 0U);
}

TEST(Api, ArrowKeysLeadEverywhere) {
  Server server("native");
  const Value samples = result(server, "samples", {});
  ASSERT_GE(samples.find("samples")->items().size(), 25U);
  for (const Value& sample : samples.find("samples")->items()) {
    SCOPED_TRACE(*sample.find("title")->if_string());
    const Value opened = result(server, "open", {{"document", *sample.find("document")}});
    const Value& cells = *opened.find("puzzle")->find("cells");
    std::vector<std::size_t> reached = {0};
    std::vector<bool> seen(cells.items().size());
    seen[0] = true;
    for (std::size_t next = 0; next < reached.size(); ++next) {
      for (const Value& target : cells.items()[reached[next]].find("move")->items()) {
        const auto cell = static_cast<std::size_t>(*target.if_int());
        ASSERT_LT(cell, seen.size());
        EXPECT_NE(cell, reached[next]);
        if (!seen[cell]) reached.push_back(cell);
        seen[cell] = true;
      }
    }
    EXPECT_EQ(reached.size(), seen.size());
    const Value check = result(server, "check", {{"session", *opened.find("session")}});
    EXPECT_EQ(*check.find("status"), Value("unique"));
  }
}

TEST(Api, SpokenNamesTellCages) {
  Server server("native");
  const Value cage =
      Value::object({{"type", "killer"}, {"cells", Value::Array{"R4C7", "R4C8"}}, {"sum", 17}});
  const Value document = Value::object({{"omnidoku", 1}, {"constraints", Value::Array{cage}}});
  const Value opened = result(server, "open", {{"document", document}});
  const Value& cells = *opened.find("puzzle")->find("cells");
  EXPECT_EQ(*cells.items()[33].find("spoken"), Value("row 4 column 7, cage 17"));
  EXPECT_EQ(*cells.items()[0].find("spoken"), Value("row 1 column 1"));
  const Value killer = Value::Array{"killer", 17};
  const Value row = Value::Array{"row", 4};
  const Value column = Value::Array{"column", 7};
  EXPECT_EQ(*cells.items()[33].find("words"), Value(Value::Array{row, column, killer}));
  EXPECT_EQ(*cells.items()[0].find("move"), Value(Value::Array{72, 1, 9, 8}));
}

TEST(Api, TheEnvelope) {
  Server server("native");
  EXPECT_EQ(*answer_to(server, R"({"api":1,"call":"about","id":7})").find("id"), Value(7));
  EXPECT_EQ(*answer_to(server, R"({"call":"nothing","id":"a"})").find("id"), Value("a"));
  EXPECT_EQ(error_code(answer_to(server, R"({"call":"nothing"})")), "usage");
  EXPECT_EQ(error_code(answer_to(server, R"({"api":2,"call":"about"})")), "unsupported");
  EXPECT_EQ(error_code(answer_to(server, R"({"call":"about","id":[1]})")), "usage");
  EXPECT_EQ(error_code(answer_to(server, "[1]")), "usage");
  EXPECT_EQ(error_code(answer_to(server, "{")), "syntax");
  EXPECT_EQ(error_code(answer_to(server, "")), "syntax");
  EXPECT_EQ(error_code(answer_to(server, std::string(kMaxRequest + 1, ' '))), "too_large");
}

TEST(Api, AStopEndsTheSetUpOfRules) {
  Server server("native");
  const Value rule = Value::object({{"type", "formula"},
                                    {"cells", Value::Array{"R1C1", "R2C2", "R3C3", "R4C4", "R5C5"}},
                                    {"rule", "median(it) = 5"}});
  const Value document =
      Value::object({{"omnidoku", 1}, {"board", "grid:16"}, {"constraints", Value::Array{rule}}});
  const std::string request = formats::write_json(request_of("open", {{"document", document}}));
  Control control;
  control.stop.request_stop();
  const std::string answer = server.answer(request, control);
  EXPECT_NE(answer.find("cancelled while rules were worked out"), std::string::npos) << answer;
  // What was left undone is no judgement on the puzzle.
  EXPECT_TRUE(result(server, "open", {{"document", document}}).has("session"));
}

TEST(Api, LongCallsTellAndStop) {
  Server server("native");
  // So many solutions of a board so large take a minute.
  const Value board = Value::object({{"type", "grid"}, {"size", 64}});
  const Value document = Value::object({{"omnidoku", 1}, {"board", board}});
  const std::string session =
      *result(server, "open", {{"document", document}}).find("session")->if_string();
  const std::string request = formats::write_json(request_of(
      "solve", {{"id", 5}, {"session", session}, {"limit", 1'000'000}, {"time_limit", 600}}));
  Control control;
  int lines = 0;
  control.progress = [&](std::string_view line) {
    const Value told = parse(std::string(line));
    EXPECT_EQ(*told.find("id"), Value(5));
    EXPECT_TRUE(told.find("progress")->has("nodes"));
    if (++lines == 2) {
      const Value cancelled = result(server, "cancel", {{"target", 5}});
      EXPECT_EQ(*cancelled.find("cancelled"), Value(1));
    }
  };
  const Value answer = parse(server.answer(request, control));
  EXPECT_GE(lines, 2);
  EXPECT_EQ(*answer.find("result")->find("status"), Value("cancelled"));
  EXPECT_EQ(*result(server, "cancel", {{"target", 5}}).find("cancelled"), Value(0));
  // The same for a call that has no status to tell.
  Control stopped;
  stopped.stop.request_stop();
  EXPECT_EQ(error_code(parse(
                server.answer(R"({"call":"generate","geometry":"samurai","id":6})", stopped))),
            "cancelled");
}

TEST(Api, AHintKeepsItsTime) {
  Server server("native");
  const Value board = Value::object({{"type", "grid"}, {"size", 25}});
  const Value document = Value::object({{"omnidoku", 1}, {"board", board}});
  const Value session = *result(server, "open", {{"document", document}}).find("session");
  const Value hint = result(server, "hint", {{"session", session}, {"time_limit", 0.2}});
  EXPECT_EQ(*hint.find("stopped"), Value(true));
  EXPECT_TRUE(hint.find("text")->if_string()->starts_with("The time was up"));
}

TEST(Api, OldGamesMakeRoom) {
  Server server("native");
  const std::string first = open(server, kPuzzle);
  std::string last;
  for (std::size_t i = 0; i < GameTable::kMostGames; ++i) last = open(server, kPuzzle);
  EXPECT_EQ(error_code(ask(server, "state", {{"session", first}})), "unknown_name");
  EXPECT_EQ(error_code(ask(server, "state", {{"session", last}})), "");
}

TEST(Api, TheGameNotUsedForLongestGoesFirst) {
  Server server("native");
  const std::string first = open(server, kPuzzle);
  const std::string second = open(server, kPuzzle);
  for (std::size_t i = 2; i < GameTable::kMostGames; ++i) (void)open(server, kPuzzle);
  // The older of the two is looked at again; the next game takes the place of the other.
  EXPECT_EQ(error_code(ask(server, "state", {{"session", first}})), "");
  (void)open(server, kPuzzle);
  EXPECT_EQ(error_code(ask(server, "state", {{"session", first}})), "");
  EXPECT_EQ(error_code(ask(server, "state", {{"session", second}})), "unknown_name");
}

/// Requests with pieces changed, exchanged, cut off or doubled.
TEST(Api, DamagedRequestsAreAnswered) {
  Server server("native");
  std::string session = open(server, kPuzzle, "set");
  std::vector<std::string> seeds;
  for (const auto& [call, parameters] : full_requests(session, 0.05)) {
    if (call == "close") continue;
    seeds.push_back(formats::write_json(request_of(call, parameters)));
  }
  constexpr std::string_view kPieces[] = {"null", "-1",      "1e9",         "\"\"", "[]",   "{}",
                                          "true", "\\u0000", "\"session\"", "0.5",  "[[[[", "}"};
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    base::Random random(seed);
    std::string request = seeds[random.below(seeds.size())];
    for (std::uint64_t i = 0; i <= random.below(3); ++i) {
      const std::size_t at = random.below(request.size());
      const std::size_t length = random.below(std::min<std::size_t>(12, request.size() - at)) + 1;
      switch (random.below(4)) {
        case 0: request.erase(at, length); break;
        case 1: request.insert(at, request.substr(at, length)); break;
        case 2: request.replace(at, length, kPieces[random.below(std::size(kPieces))]); break;
        default: request[at] = static_cast<char>(random.below(256)); break;
      }
      if (request.empty()) break;
    }
    SCOPED_TRACE("seed " + std::to_string(seed));
    answer_to(server, request);
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_EQ(error_code(ask(server, "about", {})), "");
}

/// Some value, of any kind and often of no use.
Value random_value(base::Random& random, int depth) {
  constexpr std::string_view kTexts[] = {"",      "grid:4", "R1C1",    "killer", "set",  "givens",
                                         "steps", "x",      "samurai", "line",   "\x01", "undo"};
  switch (random.below(depth > 0 ? 9 : 7)) {
    case 0: return {};
    case 1: return random.chance(1, 2);
    case 2: return random.between(-2, 90);
    case 3: return static_cast<double>(random.between(-1000, 1000)) / 8;
    case 4: return static_cast<std::int64_t>(random.next());
    case 5: return 1e308;
    case 6: return kTexts[random.below(std::size(kTexts))];
    case 7: {
      Value list = Value::array();
      for (std::uint64_t i = random.below(4); i > 0; --i) {
        list.push_back(random_value(random, depth - 1));
      }
      return list;
    }
    default: {
      constexpr std::string_view kNames[] = {"type", "cells", "digit", "size", "sum", "name"};
      Value object = Value::object();
      for (std::uint64_t i = random.below(4); i > 0; --i) {
        object.set(kNames[random.below(std::size(kNames))], random_value(random, depth - 1));
      }
      return object;
    }
  }
}

/// Changes one thing somewhere inside of a value, or takes it out.
void disturb(Value& value, base::Random& random) {
  if (random.chance(1, 10)) {
    value = random_value(random, 2);
    return;
  }
  if (!value.members().empty() && random.chance(1, 3)) {
    const std::string name = value.members()[random.below(value.members().size())].first;
    value.erase(name);
  } else if (Value::Object* object = value.if_object(); object != nullptr && !object->empty()) {
    disturb((*object)[random.below(object->size())].second, random);
  } else if (Value::Array* array = value.if_array(); array != nullptr && !array->empty()) {
    disturb((*array)[random.below(array->size())], random);
  } else {
    value = random_value(random, 2);
  }
}

TEST(Api, DisturbedDocumentsAndActionsAreAnswered) {
  Server server("native");
  const std::string session = open(server, kPuzzle, "set");
  const auto act = [&](const Value& action) {
    result(server, "act", {{"session", session}, {"action", action}});
  };
  const Value cage =
      Value::object({{"type", "killer"}, {"cells", Value::Array{"R1C3", "R1C4"}}, {"sum", 8}});
  const std::vector<Value> actions = {
      Value::object({{"type", "entry"}, {"cells", Value::Array{2, 3}}, {"digit", 4}}),
      Value::object({{"type", "centre"}, {"cells", Value::Array{5, 6}}, {"digit", 4}}),
      Value::object({{"type", "candidate_colour"}, {"cell", 5}, {"digit", 4}, {"colour", 3}}),
      Value::object({{"type", "colour"}, {"cells", Value::Array{5, 6}}, {"colour", 3}}),
      Value::object({{"type", "pencilmark_clue"}, {"cell", 10}, {"digits", Value::Array{1, 2}}}),
      Value::object({{"type", "add_constraint"}, {"constraint", cage}}),
      Value::object({{"type", "savepoint"}, {"name", "here"}}),
      Value::object({{"type", "symbols"},
                     {"symbols", Value::Array{"a", "b", "c", "d", "e", "f", "g", "h", "i"}}}),
      Value::object({{"type", "undo"}})};
  for (const Value& action : actions) act(action);
  const Value document = *result(server, "save", {{"session", session}}).find("document");
  int opened = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    base::Random random(seed);
    Value changed = document;
    disturb(changed, random);
    const Value answer = ask(server, "open", {{"document", changed}});
    if (error_code(answer).empty()) {
      // What can be opened can be played, saved, and opened again.
      ++opened;
      const Value& id = *answer.find("result")->find("session");
      for (int i = 0; i < 12; ++i) {
        Value action = actions[random.below(actions.size())];
        if (random.chance(1, 2)) disturb(action, random);
        ask(server, "act", {{"session", id}, {"action", action}});
      }
      const Value saved = result(server, "save", {{"session", id}});
      result(server, "open", {{"document", *saved.find("document")}});
      ask(server, "scene", {{"session", id}});
    }
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GE(opened, 50) << "most of what was tried broke at once";
}

TEST(Api, WithAnUnknownRuleHelpRestsOnTheOthersAndSaysSo) {
  Server server("native");
  const std::string session = open(server, std::string(R"({"omnidoku":1,"givens":")") + kPuzzle +
                                               R"(","unknown_rules":["tight fit"]})");
  const Value told = result(server, "explain", {{"session", session}});
  EXPECT_EQ(*told.find("status")->if_string(), "not_understood");
  EXPECT_NE(told.find("trouble")->if_string()->find("tight fit"), std::string::npos);
  EXPECT_NE(*told.find("end")->if_string(), "solved");
  EXPECT_TRUE(told.find("steps")->if_array()->empty())
      << "no way to the solution of another puzzle";
  const Value steps = result(server, "steps", {{"session", session}});
  EXPECT_NE(steps.find("trouble")->if_string()->find("tight fit"), std::string::npos);
  EXPECT_FALSE(steps.find("steps")->if_array()->empty());
  const Value hint = result(server, "hint", {{"session", session}});
  EXPECT_EQ(*hint.find("status")->if_string(), "not_understood");
  EXPECT_NE(hint.find("trouble")->if_string()->find("tight fit"), std::string::npos);
  EXPECT_FALSE(hint.find("step")->is_null());
  for (int digit = 1; digit <= 9; ++digit) {
    const Value why =
        result(server, "why_not", {{"session", session}, {"cell", 2}, {"digit", digit}});
    EXPECT_EQ(*why.find("status")->if_string(), "not_understood");
    EXPECT_NE(why.find("trouble")->if_string()->find("tight fit"), std::string::npos);
  }
  const Value candidates = result(server, "true_candidates", {{"session", session}});
  EXPECT_EQ(*candidates.find("status")->if_string(), "not_understood");
  EXPECT_EQ(candidates.find("possible")->if_array()->size(), 81U);
}

TEST(Api, APositionToPractiseTellsWhyThereIsNone) {
  const auto puzzle = formats::read(kPuzzle);
  ASSERT_TRUE(puzzle.has_value());
  const logic::Technique& single = *logic::find_technique("hidden_single");
  EXPECT_TRUE(practice_document(puzzle->puzzle, single, {}).has_value());
  const auto last_cell = formats::read(
      ".14672389376981254982534671648753192137429865295168437461395728853247916729816543");
  ASSERT_TRUE(last_cell.has_value());
  const auto none =
      practice_document(last_cell->puzzle, *logic::find_technique("jellyfish"), base::Limits());
  ASSERT_FALSE(none.has_value());
  EXPECT_NE(none.error().what.find("has no Jellyfish"), std::string::npos) << none.error().what;
  base::Limits limits;
  limits.time = std::chrono::nanoseconds(0);
  const auto late = practice_document(puzzle->puzzle, single, limits);
  ASSERT_FALSE(late.has_value());
  EXPECT_EQ(late.error().what.find("has no"), std::string::npos) << late.error().what;
  EXPECT_NE(late.error().what.find("limit"), std::string::npos) << late.error().what;
}

TEST(Api, AnExampleHasOtherGuises) {
  Server server("native");
  const auto givens = [&](const char* technique, int seed) {
    const Value made = result(server, "example", {{"technique", technique}, {"seed", seed}});
    EXPECT_TRUE(*made.find("guised")->if_bool());
    return *made.find("document")->find("givens")->if_string();
  };
  const Value plain = result(server, "example", {{"technique", "xy_wing"}});
  EXPECT_FALSE(*plain.find("guised")->if_bool());
  EXPECT_EQ(givens("xy_wing", 1), givens("xy_wing", 1));
  EXPECT_NE(givens("xy_wing", 1), givens("xy_wing", 2));
  for (int seed = 0; seed < 20; ++seed) {
    // Each has one solution, and its technique's turn comes, or the call would say why not.
    const Value solved =
        result(server, "solve", {{"session", open(server, givens("skyscraper", seed))}});
    EXPECT_EQ(*solved.find("status")->if_string(), "unique");
  }
  // Where a guise is solved without the technique there is another, or the example as it is.
  for (const logic::Technique* technique : logic::techniques()) {
    if (technique->example.empty()) continue;
    for (int seed = 0; seed < 2; ++seed) {
      const Value made =
          result(server, "example", {{"technique", std::string(technique->id)}, {"seed", seed}});
      EXPECT_TRUE(made.find("document") != nullptr) << technique->id;
    }
  }
  // What adds up does not bear other digits.
  const Value sums = result(server, "example", {{"technique", "cage_single"}, {"seed", 1}});
  EXPECT_FALSE(*sums.find("guised")->if_bool());
}

TEST(Api, CallsOfOneGameMayRunAtOnce) {
  Server server("native");
  const std::string session = open(server, kPuzzle);
  std::vector<std::thread> threads;
  std::atomic<int> refused{0};
  for (int number = 0; number < 6; ++number) {
    threads.emplace_back([&, number] {
      const auto requests = full_requests(session);
      for (int i = 0; i < 60; ++i) {
        const auto& [call, parameters] =
            requests[static_cast<std::size_t>(i * 7 + number) % requests.size()];
        if (call == "close" || call == "overlay" || call == "generate") continue;
        const std::string text = server.answer(formats::write_json(request_of(call, parameters)));
        if (text.find(R"("ok":true)") == std::string::npos) ++refused;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(refused, 0);
  const Value state = result(server, "state", {{"session", session}});
  EXPECT_GT(*state.find("state")->find("revision")->if_int(), 0);
}

}  // namespace
}  // namespace omnidoku::api
