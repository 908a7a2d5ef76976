// SPDX-License-Identifier: MIT
//
// The envelope of requests and answers, and the registry of calls.
#include "api/server.h"

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "base/check.h"
#include "base/suggest.h"
#include "constraints/set_up.h"
#include "formats/json.h"

namespace omnidoku::api {

using base::ErrorCode;
using base::make_error;
using base::Result;
using base::Value;

#define OMNIDOKU_CALL(name)       \
  namespace name##_call {         \
    extern const Call descriptor; \
  }
#include "api/calls/registry.inc"
#undef OMNIDOKU_CALL

namespace {

#define OMNIDOKU_CALL(name) &name##_call::descriptor,
constexpr const Call* kCalls[] = {
#include "api/calls/registry.inc"
};
#undef OMNIDOKU_CALL

constexpr int kApiVersion = 1;

/// What every request may hold.
Fields envelope() {
  return {
      optional("api", types::whole(), "is the version of the api"),
      {"call", types::text(), "is the name of the call"},
      optional("id", types::choice({types::whole(), types::text()}), "is repeated in the answer")};
}

constexpr std::chrono::milliseconds kProgressEvery{100};

/// Tells the person at the other end how a long call gets on.
std::function<void(const base::Progress&)> progress_teller(const Value& id,
                                                           const Control& control) {
  if (!control.progress) return {};
  const auto start = std::chrono::steady_clock::now();
  return [id, tell = control.progress, start,
          last = start - kProgressEvery](const base::Progress& progress) mutable {
    const auto now = std::chrono::steady_clock::now();
    if (now - last < kProgressEvery) return;
    last = now;
    const double seconds = std::chrono::duration<double>(now - start).count();
    Value told =
        Value::object({{"nodes", static_cast<std::int64_t>(progress.counters.nodes)},
                       {"seconds", static_cast<double>(static_cast<int>(seconds * 100)) / 100},
                       {"solutions", static_cast<std::int64_t>(progress.counters.solutions)}});
    if (progress.fraction >= 0) told.set("fraction", progress.fraction);
    Value line = id.is_null() ? Value::object() : Value::object({{"id", id}});
    line.set("progress", std::move(told));
    tell(formats::write_json(line));
  };
}

}  // namespace

std::span<const Call* const> calls() { return kCalls; }

const Call* find_call(std::string_view name) {
  for (const Call* call : calls()) {
    if (call->name == name) return call;
  }
  return nullptr;
}

base::Limits limits_of(Context& context) {
  base::Limits limits = context.limits;
  const double seconds = context.args.number("time_limit");
  limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(seconds * 1e9));
  return limits;
}

solve::Options options_of(Context& context) {
  solve::Options options;
  options.limits = limits_of(context);
  options.ignore_unknown = context.args.flag("ignore_unknown");
  return options;
}

std::shared_ptr<OpenGame> game_of(Context& context) {
  const std::string id = context.args.text("session");
  std::shared_ptr<OpenGame> game = context.games.find(id);
  if (game == nullptr) {
    context.args.fail(
        make_error(ErrorCode::unknown_name,
                   context.games.made_room(id)
                       ? "the session \"" + id + "\" was closed to make room for newer ones"
                       : "there is no session \"" + id + "\"",
                   "open the puzzle again"));
  }
  return game;
}

std::optional<geometry::NameStyle> cell_names_of(Arguments& args) {
  return geometry::name_style_from(args.text("cell_names"));
}

std::optional<model::Puzzle> puzzle_of(Context& context, bool with_entries) {
  const std::shared_ptr<OpenGame> game = game_of(context);
  if (game == nullptr || context.args.failed()) return std::nullopt;
  const std::lock_guard lock(game->mutex);
  return with_entries ? game->told_filled() : game->told();
}

Value api_schema() {
  Value definitions = Value::object();
  Value properties = Value::object();
  for (const Call* call : calls()) {
    Fields request = envelope() + call->parameters();
    for (Field& field : request) {
      if (field.name == "api") field.type = types::always(kApiVersion);
      if (field.name == "call") field.type = types::always(call->name);
    }
    const Fields whole = {{"request", types::record(std::move(request)), "is what is asked"},
                          {"result", call->result(), "is what is answered"}};
    Value schema = schema_of(types::record(whole), definitions);
    schema.set("description", call->help);
    schema.set("required", Value::array());
    properties.set(call->name, std::move(schema));
  }
  // What an answer is that gives no result, and what is told before it.
  static_cast<void>(schema_of(types::error(), definitions));
  static_cast<void>(schema_of(types::progress(), definitions));
  return Value::object(
      {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
       {"title", "The api of Omnidoku, version " + std::to_string(kApiVersion)},
       {"description",
        "Per call: what a request may hold, and the result of its answer (docs/API.md). A record "
        "{\"open\": {\"request\": ..., \"result\": ...}} of what was said is valid against this."},
       {"type", "object"},
       {"properties", std::move(properties)},
       {"additionalProperties", false},
       {"$defs", std::move(definitions)}});
}

class Server::Impl {
 public:
  explicit Impl(std::string_view kind) : kind_(kind) {}

  std::string answer(std::string_view request, const Control& control) {
    Value id;
    Result<Value> result = run(request, control, id);
    Value answer = id.is_null() ? Value::object() : Value::object({{"id", id}});
    answer.set("ok", result.has_value());
    if (result) {
      answer.set("result", *std::move(result));
    } else {
      Value error = error_value(result.error());
      // A call that was told to stop before it could say anything.
      if (control.stop.token().stop_requested()) error.set("code", "cancelled");
      answer.set("error", std::move(error));
    }
    return formats::write_json(answer);
  }

  void cancel_all() { running_.cancel_all(); }

 private:
  Result<Value> run(std::string_view text, const Control& control, Value& id) {
    if (text.size() > kMaxRequest) {
      return make_error(ErrorCode::too_large, "the request is larger than 16 MiB");
    }
    Result<Value> request = formats::parse_json(text);
    if (!request) return request.error();
    if (!request->is_object()) {
      return make_error(ErrorCode::usage, "a request is a JSON object",
                        R"(such as {"api": 1, "call": "about"})");
    }
    if (const Value* given = request->find("id"); given != nullptr) {
      if (!given->is_int() && !given->is_string() && !given->is_null()) {
        return make_error(ErrorCode::usage, "\"id\" must be a whole number or a string");
      }
      id = *given;
    }
    const Arguments head(*request, envelope(), {}, Others::left_aside);
    if (head.failed()) return head.error();
    if (head.has("api") && head.integer("api") != kApiVersion) {
      return make_error(ErrorCode::unsupported, "only version 1 of the api is spoken here");
    }
    const std::string name = head.text("call");
    const Call* call = find_call(name);
    if (call == nullptr) {
      std::vector<std::string_view> known;
      for (const Call* one : calls()) known.push_back(one->name);
      return make_error(ErrorCode::usage, "there is no call \"" + name + "\"",
                        base::suggestion(name, known));
    }
    Arguments args(*request, envelope() + call->parameters());
    if (args.failed()) return args.error();
    const RunningCalls::Entry entry(running_, id, control.stop);
    Context context{args, games_, running_, kind_, {}, text.size()};
    context.limits.stop = control.stop.token();
    context.limits.progress = progress_teller(id, control);
    // Rules are tried deep inside of what reads a puzzle: a stop reaches them by the thread.
    const constraints::SetUp set_up(context.limits);
    Result<Value> result = call->run(context);
    if (args.failed()) return args.error();
    if (set_up.is_cut_short()) {
      return make_error(ErrorCode::usage, "the call was cancelled while rules were worked out");
    }
    // The schema and the types of the page are made from what is declared.
    OMNIDOKU_ASSERT(!result || !mismatch(*result, call->result(), name));
    return result;
  }

  std::string kind_;
  GameTable games_;
  RunningCalls running_;
};

Server::Server(std::string_view kind) : impl_(std::make_unique<Impl>(kind)) {}
Server::~Server() = default;

std::string Server::answer(std::string_view request, const Control& control) {
  return impl_->answer(request, control);
}

void Server::cancel_all() { impl_->cancel_all(); }

}  // namespace omnidoku::api
