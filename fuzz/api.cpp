// SPDX-License-Identifier: MIT
//
// Requests to the api, one a line, to one server: each is answered by a line of JSON that says
// whether it went well, and why not if it did not. The word SESSION stands for the game that was
// opened last. Long calls get little time, and no help is asked for on large boards: what is looked
// for are wrong turns, not slow ones.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "api/server.h"
#include "base/check.h"
#include "formats/json.h"

namespace {

using omnidoku::base::Value;

constexpr std::size_t kMostBytes = 4096;
constexpr std::size_t kMostRequests = 12;
constexpr std::size_t kMostCells = 100;
constexpr double kSeconds = 0.1;
constexpr std::string_view kLongCalls[] = {"check",     "hint",     "steps", "explain",
                                           "why_not",   "rate",     "solve", "true_candidates",
                                           "redundant", "generate", "core",  "estimate"};

/// A server and the game that was opened last.
class Target {
 public:
  /// Answers a line.
  void ask(std::string line) {
    for (std::size_t at = 0; (at = line.find(kWord, at)) != std::string::npos;) {
      line.replace(at, kWord.size(), session_);
      at += session_.size();
    }
    if (auto request = omnidoku::formats::parse_json(line); request && request->is_object()) {
      const std::string call = text_of(*request, "call");
      if (std::find(std::begin(kLongCalls), std::end(kLongCalls), call) != std::end(kLongCalls)) {
        // Boards may be made as large as they like; only help on them is left out.
        if (large_ || (call == "generate" && request->has("geometry"))) return;
        const Value* limit = request->find("time_limit");
        if (limit == nullptr || limit->is_int() || limit->is_double()) {
          request->set("time_limit", kSeconds);
          line = omnidoku::formats::write_json(*request);
        }
      }
    }
    const std::string answer = server_.answer(line);
    OMNIDOKU_CHECK(answer.find('\n') == std::string::npos);
    const auto said = omnidoku::formats::parse_json(answer);
    OMNIDOKU_CHECK(said.has_value());
    const Value* ok = said->find("ok");
    OMNIDOKU_CHECK(ok != nullptr && ok->if_bool() != nullptr);
    if (*ok->if_bool()) {
      OMNIDOKU_CHECK(said->has("result"));
      note(*said->find("result"));
    } else {
      const Value* error = said->find("error");
      OMNIDOKU_CHECK(error != nullptr && !text_of(*error, "code").empty());
      OMNIDOKU_CHECK(!text_of(*error, "what").empty());
    }
  }

 private:
  static constexpr std::string_view kWord = "SESSION";

  static std::string text_of(const Value& value, std::string_view key) {
    const Value* member = value.find(key);
    const std::string* text = member == nullptr ? nullptr : member->if_string();
    return text == nullptr ? std::string() : *text;
  }

  void note(const Value& result) {
    if (const std::string session = text_of(result, "session"); !session.empty()) {
      session_ = session;
    }
    const Value* puzzle = result.is_object() ? result.find("puzzle") : nullptr;
    const Value* cells = puzzle == nullptr ? nullptr : puzzle->find("cells");
    if (cells != nullptr) large_ = cells->items().size() > kMostCells;
  }

  omnidoku::api::Server server_{"native"};
  std::string session_;
  bool large_ = false;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kMostBytes) return 0;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  Target target;
  for (std::size_t i = 0; i < kMostRequests && !rest.empty(); ++i) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    target.ask(std::string(rest.substr(0, end)));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
