// SPDX-License-Identifier: MIT
//
// Requests of every call of the api, for the tests of all of them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/value.h"

namespace omnidoku::api {

inline constexpr const char* kPuzzle =
    "51..7..8....9...5.9.2..4.7...8..3.9.13.4.9.65.9.1..4...6.3..7.8.5...7....2..1..43";

/// A request of every call, with every parameter that it has.
[[nodiscard]] inline std::vector<std::pair<std::string, base::Value::Object>> full_requests(
    const std::string& session) {
  using base::Value;
  const Value cells = Value::Array{2};
  const Value action = Value::object({{"type", "entry"}, {"cells", cells}, {"digit", 4}});
  const std::pair<std::string, Value> own = {"session", session};
  const std::pair<std::string, Value> time = {"time_limit", 5};
  return {
      {"about", {}},
      {"catalogue", {}},
      {"open", {{"text", kPuzzle}, {"mode", "play"}}},
      {"state", {own, {"cell_names", "R1C1"}}},
      {"act", {own, {"action", action}}},
      {"save", {own}},
      {"scene",
       {own, {"view", "flat"}, {"cell_size", 40}, {"candidates", true}, {"show", "state"}}},
      {"svg",
       {own,
        {"view", "flat"},
        {"theme", "dark"},
        {"cell_size", 40},
        {"show", "state"},
        {"candidates", false},
        {"solution", false},
        {"title", true},
        {"rules", true}}},
      {"picture",
       {{"geometry", "grid:4"},
        {"kinds", Value::Array{"killer"}},
        {"view", "flat"},
        {"cell_size", 40},
        {"coordinates", false},
        {"seed", 1}}},
      {"booklet",
       {{"puzzles", Value::Array{Value::object(
                        {{"document", Value::object({{"omnidoku", 1},
                                                     {"board", "grid:4"},
                                                     {"givens", "12.............."}})},
                         {"title", "Small"},
                         {"about", "by nobody"},
                         {"level", "Easy"},
                         {"words", "Rules."},
                         {"view", "flat"},
                         {"solution", Value::Array{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}},
                         {"hints", Value::Array{"Look.", "Look there."}},
                         {"code", Value::Array{"10", "01"}},
                         {"link", "https://example.org/"},
                         {"chapter", 0}})}},
        {"heading", "For the train"},
        {"byline", "Made for you"},
        {"cover", true},
        {"chapters", Value::Array{"First"}},
        {"contents_title", "Contents"},
        {"solutions_title", "Solutions"},
        {"hints_titles", Value::Array{"First hints", "Second hints"}},
        {"nets", true},
        {"nets_title", "To cut out"},
        {"paper", "a5"},
        {"margin", 10},
        {"per_page", 2},
        {"least_cell", 5},
        {"solutions", "end"}}},
      {"read",
       {{"text", kPuzzle}, {"format", "line"}, {"limit", 10}, {"offset", 0}, {"understood", true}}},
      {"write", {own, {"format", "line"}}},
      {"check", {own, time}},
      {"hint", {own, {"level", "full"}, {"view", "flat"}, {"cell_size", 40}, time}},
      {"steps", {own, {"techniques", Value::Array{"hidden_single"}}, time}},
      {"overlay", {own, {"list", "steps"}, {"index", 0}, {"view", "flat"}, {"cell_size", 40}}},
      {"explain", {own, {"from", "now"}, time}},
      {"why_not", {own, {"cell", 3}, {"digit", 1}, time}},
      {"rate", {own, {"scale", "se"}, time}},
      {"solve", {own, {"limit", 2}, {"list", 2}, {"skip", 1}, {"ignore_unknown", false}, time}},
      {"estimate", {own, {"entries", false}, {"ignore_unknown", false}, time}},
      {"true_candidates", {own, {"counts", true}, {"ignore_unknown", false}, time}},
      {"redundant", {own, time}},
      {"canonical", {own, {"ignore_unknown", false}, time}},
      {"givens_to_add", {own, {"seed", 3}, {"ignore_unknown", false}, time}},
      {"givens_to_drop", {own, {"seed", 3}, {"ignore_unknown", false}, time}},
      {"rules_to_add",
       {own, {"kind", "thermometer"}, {"seed", 3}, {"ignore_unknown", false}, time}},
      {"analyze",
       {own,
        {"what", Value::Array{"clues", "backdoors", "unavoidable"}},
        {"techniques", Value::Array{"locked_candidates"}},
        {"backdoor_size", 1},
        {"set_size", 6},
        {"list", 3},
        {"limit", 20},
        {"ignore_unknown", false},
        time}},
      {"core", {own, {"entries", false}, {"ignore_unknown", false}, time}},
      {"generate",
       {{"geometry", "grid:4"},
        {"difficulty", "beginner"},
        {"must_contain", Value::array()},
        {"givens", Value::Array{4, 10}},
        {"kinds", Value::array()},
        {"symmetry", "none"},
        {"minimal", false},
        {"seed", 3},
        {"symbols", "ABCD"},
        {"rate", true},
        {"until", "hidden_single"},
        time}},
      {"gallery", {}},
      {"example", {{"technique", "x_wing"}, {"seed", 5}, time}},
      {"samples", {}},
      {"cancel", {{"target", 99}}},
      {"close", {own}},
  };
}

}  // namespace omnidoku::api
