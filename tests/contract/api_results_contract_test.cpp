// SPDX-License-Identifier: MIT
//
// Results of the api are of the types that their calls declare, from which docs/api.schema.json and
// the types of the page are made: of puzzles on every board, with every rule, with and without a
// solution, at every stage of a game, and of texts and requests of every kind. And no declared
// member is one that nobody ever sends.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "api/call.h"
#include "api/server.h"
#include "api/shared_types.h"
#include "base/random.h"
#include "constraints/constraint_type.h"
#include "contract/api_requests.h"
#include "formats/json.h"
#include "formats/native/json.h"
#include "logic/technique.h"
#include "support/boards.h"
#include "support/documents.h"
#include "support/effort.h"
#include "support/random_puzzle.h"
#include "support/random_spec.h"

namespace omnidoku::api {
namespace {

using base::Value;
using Kind = Type::Kind;

constexpr const char* kTwo =
    ".1467238937698125498253467164875319213742986529516843746139572.85324791672981645.";

/// Rules that are told by words and drawings, one of them by a drawing that means nothing.
constexpr const char* kDrawn =
    R"({"size":4,"ruleset":"Two cells joined by a white circle hold consecutive digits.",)"
    R"("grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
    R"("circle":[{"cells":["R1C1","R1C2"],"baseC":"#FFFFFF","outlineC":"#000000","width":0.3,)"
    R"("height":0.3}],"line":[{"lines":[["R2C1","R3C2"]],"outlineC":"#CCCCCC","width":0.3}],)"
    R"("text":[{"cells":["R4C4"],"value":"x"}]})";

/// Asks, and holds every answer to its type; remembers which members have been sent.
class Asker {
 public:
  /// The result; null where the call refuses.
  Value ask(const std::string& call, const Value::Object& parameters) {
    Value request = Value::object({{"api", 1}, {"call", call}, {"id", 7}});
    for (const auto& [name, value] : parameters) request.set(name, value);
    const std::string asked = formats::write_json(request);
    Control control;
    control.progress = [this](std::string_view line) {
      hold(*formats::parse_json(line)->find("progress"), types::progress(), "progress");
    };
    const auto answer = formats::parse_json(server_.answer(asked, control));
    if (!answer) {
      ADD_FAILURE() << asked.substr(0, 300) << ": no JSON";
      return {};
    }
    SCOPED_TRACE(asked.substr(0, 300));
    if (const Value* error = answer->find("error")) {
      hold(*error, types::error(), "error");
      return {};
    }
    const Value& result = *answer->find("result");
    hold(result, find_call(call)->result(), call);
    return result;
  }

  /// The game that a puzzle was opened as; empty where it was refused.
  std::string open(Value document, const char* mode = "play") {
    const Value opened = ask("open", {{"document", std::move(document)}, {"mode", mode}});
    return opened.is_null() ? std::string() : *opened.find("session")->if_string();
  }

  /// Members that results may lack and that none has had so far, as "Type.member".
  std::set<std::string> never_sent() const {
    std::set<std::string> all;
    std::set<std::string_view> named;
    for (const Call* call : calls()) gather(call->result(), std::string(call->name), named, all);
    gather(types::error(), "error", named, all);
    gather(types::progress(), "progress", named, all);
    for (const std::string& name : sent_) all.erase(name);
    return all;
  }

 private:
  void hold(const Value& value, const Type& type, const std::string& path) {
    EXPECT_EQ(mismatch(value, type, path).value_or(""), "");
    note(value, type, path);
  }

  /// Remembers the members of a value of the type.
  void note(const Value& value, const Type& type, const std::string& path) {
    if (type.kind == Kind::named) note(value, type.definition(), std::string(type.name));
    if (type.kind == Kind::list && value.is_array()) {
      for (const Value& item : value.items()) note(item, type.parts[0], path + "[]");
    } else if (type.kind == Kind::map && value.is_object()) {
      for (const auto& [name, member] : value.members()) note(member, type.parts[0], path + "[]");
    } else if (type.kind == Kind::choice) {
      for (const Type& part : type.parts) {
        if (!mismatch(value, part, path)) note(value, part, path);
      }
    } else if (type.kind == Kind::record && value.is_object()) {
      for (const Field& field : *type.fields) {
        const std::string at = path + "." + std::string(field.name);
        const Value* member = value.find(field.name);
        if (member == nullptr) continue;
        sent_.insert(at);
        note(*member, field.type, at);
      }
    }
  }

  static void gather(const Type& type, const std::string& path, std::set<std::string_view>& named,
                     std::set<std::string>& all) {
    if (type.kind == Kind::named) {
      if (!named.insert(type.name).second) return;
      return gather(type.definition(), std::string(type.name), named, all);
    }
    if (type.kind == Kind::list || type.kind == Kind::map)
      gather(type.parts[0], path + "[]", named, all);
    if (type.kind == Kind::choice) {
      for (const Type& part : type.parts) gather(part, path, named, all);
    }
    if (type.kind != Kind::record) return;
    for (const Field& field : *type.fields) {
      const std::string at = path + "." + std::string(field.name);
      all.insert(at);
      gather(field.type, at, named, all);
    }
  }

  Server server_{"native"};
  std::set<std::string> sent_;
};

Value action_of(std::string_view type, const Value::Object& members) {
  Value action = Value::object({{"type", type}});
  for (const auto& [name, value] : members) action.set(name, value);
  return action;
}

/// A board with a house that no picture shows.
constexpr const char* kZigzag =
    R"({"omnidoku":1,"board":{"type":"free_form","size":2,"cells":[{"name":"a","at":[0,0]},)"
    R"({"name":"b","at":[1,0]},{"name":"c","at":[2,0]},{"name":"d","at":[0,1]}],"houses":)"
    R"([{"name":"zigzag","kind":"row","cells":["a","c"]},{"name":"left","kind":"box","cells":["a","d"]}]}})";

/// Everything that is asked of a game as it is.
void ask_all(Asker& asker, const std::string& session) {
  const std::pair<std::string, Value> own = {"session", session};
  const std::pair<std::string, Value> time = {"time_limit", 2};
  const Value state = asker.ask("state", {own});
  const Value& puzzle = *state.find("puzzle");
  for (const Value& view : puzzle.find("views")->items())
    asker.ask("scene", {own, {"view", view}, {"candidates", true}, {"coordinates", true}});
  asker.ask("svg", {own, {"theme", "print"}, {"title", true}, {"rules", true}});
  for (const char* format : {"json", "line", "fpuzzles"})
    asker.ask("write", {own, {"format", format}});
  for (const char* level : {"nudge", "where", "technique", "pattern", "full"})
    asker.ask("hint", {own, {"level", level}, time});
  for (const char* from : {"start", "now"}) {
    const Value way = asker.ask("explain", {own, {"from", from}, time});
    if (!way.is_null() && !way.find("steps")->items().empty())
      asker.ask("overlay", {own, {"list", "path"}, {"index", 0}});
  }
  asker.ask("steps", {own, time});
  asker.ask("overlay", {own, {"list", "steps"}, {"index", 0}});
  const auto& cells = puzzle.find("cells")->items();
  std::size_t open = 0;
  while (open + 1 < cells.size() && !cells[open].find("given")->is_null()) ++open;
  for (const int digit : {1, 2, 3})
    asker.ask("why_not", {own, {"cell", static_cast<std::int64_t>(open)}, {"digit", digit}, time});
  for (const char* scale : {"human", "se", "hodoku"})
    asker.ask("rate", {own, {"scale", scale}, time});
  asker.ask("solve", {own, {"limit", 5}, {"list", 2}, time});
  asker.ask("core", {own, {"entries", true}, time});
  for (const auto& [call, parameters] : full_requests(session, 2)) {
    const bool is_of_game = !parameters.empty() && parameters.front().first == "session";
    if (is_of_game && call != "act" && call != "close") asker.ask(call, parameters);
  }
}

/// A puzzle of one rule of the type on an ordinary board, with half of its digits.
Value document_with(const constraints::ConstraintType& type, base::Random& random) {
  static const model::Puzzle empty = testing_support::puzzle("grid:6");
  static const model::FilledGrid grid = testing_support::random_solution(empty, 5);
  model::Puzzle puzzle = empty;
  for (std::size_t i = 0; i < grid.size(); i += 2) puzzle.givens[i] = grid[i];
  const auto spec = testing_support::random_spec_that_holds(random, type, puzzle, grid);
  if (spec) puzzle.constraints.push_back(*spec);
  model::Document document;
  document.puzzle = std::move(puzzle);
  return formats::write_native(document);
}

/// What a person does to a puzzle, as it is played and as it is set.
void play(Asker& asker) {
  const std::string session = asker.open(*formats::parse_json(
      R"({"omnidoku":1,"board":"grid:9","metadata":{"title":"T","rules":"Setter's own words."},)"
      R"("constraints":[{"type":"killer","cells":["R1C1","R1C2"],"sum":4},)"
      R"({"type":"odd","cells":["R5C5"]}],"pencilmarks":{"R9C9":"12"}})"));
  const Value few = Value::Array{10, 11};
  const std::vector<Value> actions = {
      action_of("entry", {{"cells", Value::Array{0, 1}}, {"digit", 3}}),
      action_of("centre", {{"cells", few}, {"digit", 1}}),
      action_of("corner", {{"cells", few}, {"digit", 2}}),
      action_of("colour", {{"cells", few}, {"colour", 12}}),
      action_of("candidate_colour", {{"cell", 10}, {"digit", 2}, {"colour", 3}}),
      action_of("pen", {{"kind", "line"}, {"links", Value::Array{Value::Array{0, 1}}}}),
      action_of("savepoint", {{"name", "s"}}),
      action_of("fill_marks", {}),
      action_of("mode", {{"mode", "set"}}),
      action_of("entry", {{"cells", Value::Array{40}}, {"digit", 5}}),
      action_of("pencilmark_clue", {{"cell", 80}, {"digits", Value::Array{1, 2}}}),
      action_of("geometry", {{"geometry", "6x6"}}),
      action_of("text", {{"title", "t"}}),
      action_of("undo", {}),
      action_of("redo", {}),
  };
  for (const Value& action : actions) {
    EXPECT_FALSE(asker.ask("act", {{"session", session}, {"action", action}}).is_null())
        << formats::write_json(action);
    asker.ask("state", {{"session", session}});
    asker.ask("check", {{"session", session}});
    asker.ask("core", {{"session", session}, {"entries", true}});
  }
}

/// A puzzle with a drawing that means nothing yet, which gets a meaning, under fog.
void ask_of_drawings(Asker& asker) {
  const Value opened = asker.ask(
      "open",
      {{"text",
        R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
        R"("line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#00FF00","width":0.25}],)"
        R"("circle":[{"cells":["R3C3","R3C4"],"baseC":"#FFFFFF","width":0.3,"height":0.3}]})"},
       {"mode", "set"}});
  const std::pair<std::string, Value> own = {"session", *opened.find("session")};
  const Value thermometer = Value::object({{"type", "thermometer"}});
  const Value wrong =
      Value::object({{"type", "killer"}, {"cells", Value::Array{"R1C1", "R1C2"}}, {"sum", true}});
  const Value twice =
      Value::object({{"type", "killer"}, {"cells", Value::Array{"R1C1", "R1C1"}}, {"sum", 3}});
  for (const Value& refused : {wrong, twice}) {
    asker.ask("act", {own, {"action", action_of("add_constraint", {{"constraint", refused}})}});
  }
  for (const Value& action :
       {action_of("meaning", {{"things", Value::Array{0}}, {"constraint", thermometer}}),
        action_of("settle", {{"index", 0}}), action_of("fog", {{"lamps", Value::Array{5}}}),
        action_of("mode", {{"mode", "play"}})}) {
    EXPECT_FALSE(asker.ask("act", {own, {"action", action}}).is_null())
        << formats::write_json(action);
    asker.ask("state", {own});
  }
}

/// A game with a wrong entry, wrong marks, and both.
void ask_of_mistakes(Asker& asker) {
  const Value opened = asker.ask("open", {{"text", kPuzzle}, {"mode", "play"}});
  const std::pair<std::string, Value> own = {"session", *opened.find("session")};
  for (const Value& action : {action_of("centre", {{"cells", Value::Array{2}}, {"digit", 2}}),
                              action_of("entry", {{"cells", Value::Array{3}}, {"digit", 8}}),
                              action_of("entry", {{"cells", Value::Array{5}}, {"digit", 8}})}) {
    asker.ask("act", {own, {"action", action}});
    asker.ask("check", {own});
    asker.ask("hint", {own});
    asker.ask("explain", {own, {"from", "now"}});
    asker.ask("steps", {own});
    asker.ask("write", {own, {"format", "line"}});
  }
}

/// Drawn lines with a sentence that has strange words, and a solution that tells what they mean.
constexpr const char* kStrange =
    R"({"size":6,"grid":[[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{})"
    R"(,{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}]],"ruleset":"Adjacent digits on a line diff)"
    R"(er by 1, quoth the raven.","line":[{"lines":[["R1C1","R1C2","R1C3","R1C4","R1C5"]],"outlin)"
    R"(eC":"#CCCCCCFF","width":0.3},{"lines":[["R3C1","R3C2","R3C3","R3C4","R3C5"]],"outlineC":"#)"
    R"(CCCCCCFF","width":0.3}],"solution":[1,2,3,4,5,6,4,5,6,1,2,3,2,3,4,5,6,1,5,6,1,2,3,4,3,4,5,)"
    R"(6,1,2,6,1,2,3,4,5]})";

/// Texts and requests of every kind, a game, and a puzzle of every outcome.
void ask_of_requests(Asker& asker) {
  const Value game = asker.ask("open", {{"text", kPuzzle}, {"mode", "play"}});
  for (const auto& [call, parameters] : full_requests(*game.find("session")->if_string()))
    asker.ask(call, parameters);
  for (const char* text :
       {kPuzzle, kTwo, "12", "", "{", "https://sudokupad.app/", "5......5.......", "<opensudoku>",
        kDrawn, kStrange, "Rules: no digit is where it was.\n\n........."})
    asker.ask("read", {{"text", text}, {"understood", true}});
  const std::string twice = "55" + std::string(79, '.');
  for (const std::string& text : {std::string(kPuzzle), std::string(), std::string("{"),
                                  std::string("https://sudokupad.app/abc"), twice})
    asker.ask("open", {{"text", text}});
  asker.ask("picture",
            {{"geometry", "tredoku"}, {"kinds", Value::Array{"thermometer"}}, {"seed", 2}});
  asker.ask("picture", {{"geometry", "nothing"}});
  asker.ask("generate", {{"geometry", "grid:4"}, {"seed", 1}, {"rate", true}});
  asker.ask("generate", {{"geometry", "grid:9"}, {"seed", 1}, {"givens", 17}, {"time_limit", 0.3}});
  play(asker);
  ask_of_drawings(asker);
  ask_of_mistakes(asker);
  // Puzzles of every outcome, and one of houses that no picture shows.
  for (
      const char* text :
      {kZigzag, R"({"omnidoku":1,"board":"grid:4","givens":"11.............."})",
       R"({"omnidoku":1,"board":"grid:4","givens":"123........4...."})",
       R"({"omnidoku":1,"board":"grid:4","givens":"1..............."})",
       R"({"omnidoku":1,"board":"grid:4","givens":"1234341221434321"})",
       R"({"omnidoku":1,"board":"grid:4","givens":"1...............","unknown_rules":["tight fit"]})",
       R"({"omnidoku":1,"board":"grid:4","metadata":{"rules":"Digits in R1C1 and R1C2 differ by 1."}})"}) {
    SCOPED_TRACE(text);
    const std::string session = asker.open(*formats::parse_json(text));
    EXPECT_FALSE(session.empty());
    if (!session.empty()) ask_all(asker, session);
  }
  for (const char* text : {kPuzzle, kTwo, kDrawn}) {
    const Value opened = asker.ask("open", {{"text", text}});
    ask_all(asker, *opened.find("session")->if_string());
  }
}

/// A step of every technique, on its example.
void ask_of_every_technique(Asker& asker) {
  for (const logic::Technique* technique : logic::techniques()) {
    if (technique->example.empty()) continue;
    SCOPED_TRACE(technique->id);
    const Value example = asker.ask("example", {{"technique", technique->id}});
    const std::string session = asker.open(*example.find("document"));
    const std::pair<std::string, Value> own = {"session", session};
    asker.ask("steps", {own, {"techniques", Value::Array{technique->id}}});
    asker.ask("overlay", {own, {"list", "steps"}, {"index", 0}});
    asker.ask("hint", {own});
    asker.ask("close", {own});
  }
}

void ask_of_every_rule(Asker& asker) {
  base::Random random(31);
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    SCOPED_TRACE(type->id);
    const std::string session = asker.open(document_with(*type, random), "set");
    EXPECT_FALSE(session.empty());
    if (!session.empty()) ask_all(asker, session);
    asker.ask("close", {{"session", session}});
  }
}

void ask_of_every_kind_of_document(Asker& asker) {
  for (const auto& [name, document] : testing_support::sample_documents()) {
    SCOPED_TRACE(name);
    const std::string session = asker.open(formats::write_native(document));
    EXPECT_FALSE(session.empty());
    if (session.empty()) continue;
    asker.ask("state", {{"session", session}});
    asker.ask("scene", {{"session", session}});
    asker.ask("check", {{"session", session}, {"time_limit", 0.2}});
    asker.ask("hint", {{"session", session}, {"time_limit", 0.2}});
    asker.ask("close", {{"session", session}});
  }
}

TEST(Api, ResultsAreOfTheTypesOfTheirCalls) {
  Asker asker;
  ask_of_requests(asker);
  ask_of_every_rule(asker);
  ask_of_every_technique(asker);
  ask_of_every_kind_of_document(asker);
  std::set<std::string> unsent = asker.never_sent();
  unsent.erase("DrawnText.link");  // all that is drawn has the same members; links have no words
  for (const std::string& name : unsent) ADD_FAILURE() << name << " is never sent";
}

}  // namespace
}  // namespace omnidoku::api
