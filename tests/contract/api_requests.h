// SPDX-License-Identifier: MIT
//
// Requests of every call of the api, for the tests of all of them: they stand in api_requests.json,
// which the tests of the program read as well.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "base/value.h"
#include "formats/json.h"
#include "support/corpora.h"

namespace omnidoku::api {

inline constexpr const char* kPuzzle =
    "51..7..8....9...5.9.2..4.7...8..3.9.13.4.9.65.9.1..4...6.3..7.8.5...7....2..1..43";

/// A request of every call, with every parameter that it has; the time limit in seconds.
[[nodiscard]] inline std::vector<std::pair<std::string, base::Value::Object>> full_requests(
    const std::string& session, double time_limit = 5) {
  std::ifstream file(testing_support::source_dir() / "tests/contract/api_requests.json");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const base::Value all = formats::parse_json(text).value();
  std::vector<std::pair<std::string, base::Value::Object>> requests;
  for (const base::Value& request : all.find("requests")->items()) {
    base::Value::Object parameters;
    for (const auto& [name, value] : request.members()) {
      if (name == "call") continue;
      base::Value& kept = parameters.emplace_back(name, value).second;
      if (name == "session") kept = session;
      if (name == "time_limit") kept = time_limit;
    }
    requests.emplace_back(*request.find("call")->if_string(), std::move(parameters));
  }
  return requests;
}

}  // namespace omnidoku::api
