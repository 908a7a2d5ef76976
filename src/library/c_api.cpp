// SPDX-License-Identifier: MIT
//
// The interface for C: handles and texts over the api and the functions on arrays. Nothing is
// thrown across it.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <omnidoku/c_api.h>
#include <omnidoku/omnidoku.h>

#include "api/call.h"
#include "api/server.h"
#include "base/value.h"
#include "formats/json.h"

namespace {

using omnidoku::base::Value;

/// What the handle of an error stands for.
struct Told {
  omnidoku_error_code code = OMNIDOKU_ERROR_USAGE;
  std::string text;
  std::string message;
  std::string hint;
  std::string cell;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

/// What the handle of an api or a puzzle stands for: an api, for a puzzle with the one game in it.
struct Served {
  omnidoku::api::Server server{"native"};
  std::string session;
};

/// All handles to things of a type that were not freed yet, so that others are found out. A handle
/// is a number that is never given again, so that a freed one is not taken for a later one. Who
/// works with a thing holds it.
template <class Thing>
class Handles {
 public:
  void* add(std::shared_ptr<Thing> thing) {
    const std::lock_guard lock(mutex_);
    last_ += alignof(std::max_align_t);  // looks like an address
    // NOLINTNEXTLINE(performance-no-int-to-ptr): it is never followed
    void* const handle = reinterpret_cast<void*>(last_);
    things_.emplace(handle, std::move(thing));
    return handle;
  }
  std::shared_ptr<Thing> find(const void* handle) {
    const std::lock_guard lock(mutex_);
    const auto found = things_.find(handle);
    return found == things_.end() ? nullptr : found->second;
  }
  void remove(const void* handle) {
    std::shared_ptr<Thing> last;  // goes when the lock is open again
    const std::lock_guard lock(mutex_);
    const auto found = things_.find(handle);
    if (found == things_.end()) return;
    last = std::move(found->second);
    things_.erase(found);
  }

 private:
  std::mutex mutex_;
  std::uintptr_t last_ = 0;
  std::unordered_map<const void*, std::shared_ptr<Thing>> things_;
};

Handles<Served>& handles() {
  static Handles<Served> all;
  return all;
}

Handles<const Told>& errors() {
  static Handles<const Told> all;
  return all;
}

// The codes before that of memory are those of the header for C++.
static_assert(static_cast<int>(omnidoku::ErrorCode::cancelled) == OMNIDOKU_ERROR_CANCELLED);
static_assert(OMNIDOKU_ERROR_MEMORY == OMNIDOKU_ERROR_CANCELLED + 1);

/// A word that ends with a zero byte.
std::string_view name_of(omnidoku_error_code code) {
  return code == OMNIDOKU_ERROR_MEMORY ? "memory"
                                       : to_string(static_cast<omnidoku::ErrorCode>(code));
}

omnidoku_error_code code_named(std::string_view name) {
  for (int i = 0; i <= OMNIDOKU_ERROR_MEMORY; ++i) {
    const auto code = static_cast<omnidoku_error_code>(i);
    if (name_of(code) == name) return code;
  }
  return OMNIDOKU_ERROR_USAGE;
}

/// No memory for it: then there is none.
void tell(omnidoku_error** where, Told error) noexcept {
  if (where == nullptr) return;
  *where = nullptr;
  try {
    *where = static_cast<omnidoku_error*>(errors().add(std::make_shared<Told>(std::move(error))));
  } catch (...) {
    return;
  }
}

/// What an error says; that of none, and of one that was freed, is empty.
std::shared_ptr<const Told> told_by(const omnidoku_error* error) {
  static const auto nothing = std::make_shared<const Told>();
  const std::shared_ptr<const Told> told = errors().find(error);
  return told == nullptr ? nothing : told;
}

Told wrong_use(std::string message) {
  Told error;
  error.text = message;
  error.message = std::move(message);
  return error;
}

Told no_memory() {
  Told error;
  error.code = OMNIDOKU_ERROR_MEMORY;
  return error;
}

/// Calls f(), and tells what it throws; `failed` is what the function returns then.
template <class Result, class F>
Result guarded(omnidoku_error** where, Result failed, F&& f) noexcept {
  try {
    return f();
  } catch (const omnidoku::Error& error) {
    try {
      tell(where, {static_cast<omnidoku_error_code>(error.code()), error.what(), error.message(),
                   error.hint(), error.cell(), error.line(), error.column()});
    } catch (...) {
      tell(where, no_memory());
    }
  } catch (...) {
    tell(where, no_memory());
  }
  return failed;
}

char* copy_of(std::string_view text) {
  char* const copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy == nullptr) throw std::bad_alloc();
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = '\0';
  return copy;
}

/// Whether the function that is told of progress wants to go on. One of C++ may throw: it does not.
bool goes_on(int (*progress)(void*, const char*), void* context, const std::string& line) noexcept {
  try {
    return progress(context, line.c_str()) == 0;
  } catch (...) {
    return false;
  }
}

omnidoku::api::Control control_of(const omnidoku_control* given) {
  omnidoku::api::Control control;
  if (given != nullptr && given->progress != nullptr) {
    control.progress = [stop = control.stop, progress = given->progress,
                        context = given->context](std::string_view line) mutable {
      if (!goes_on(progress, context, std::string(line))) stop.request_stop();
    };
  }
  return control;
}

/// Of the functions on arrays.
omnidoku::Limits limits_of(const omnidoku_control* given) {
  omnidoku::Limits limits;
  if (given == nullptr) return limits;
  constexpr double kMostSeconds = 1e9;
  if (!(given->time_limit >= 0) || given->time_limit > kMostSeconds) {
    throw omnidoku::Error(omnidoku::ErrorCode::usage, "time_limit is no number of seconds",
                          "time_limit is no number of seconds", "", 0, 0, "");
  }
  if (given->time_limit > 0) {
    limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(given->time_limit * 1e9));
  }
  limits.threads = given->threads < 0 ? 0 : std::max(given->threads, 1);
  if (given->progress != nullptr) {
    limits.progress = [progress = given->progress,
                       context = given->context](const omnidoku::Progress& so_far) {
      Value told = Value::object({{"nodes", static_cast<std::int64_t>(so_far.nodes)},
                                  {"solutions", static_cast<std::int64_t>(so_far.solutions)}});
      if (so_far.fraction >= 0) told.set("fraction", so_far.fraction);
      return goes_on(progress, context,
                     omnidoku::formats::write_json(Value::object({{"progress", std::move(told)}})));
    };
  }
  return limits;
}

/// The parameters of a call, a JSON object.
Value parameters_from(const char* parameters) {
  if (parameters == nullptr) return Value::object();
  omnidoku::base::Result<Value> value = omnidoku::formats::parse_json(parameters);
  if (value && value->is_object()) return *std::move(value);
  const omnidoku::base::Error error =
      value ? omnidoku::base::make_error(omnidoku::base::ErrorCode::usage,
                                         "the parameters are no JSON object")
            : value.error();
  throw omnidoku::Error(static_cast<omnidoku::ErrorCode>(error.code), error.text(), error.what,
                        error.hint, error.where.line, error.where.column, "");
}

std::string text_in(const Value& value, std::string_view name) {
  const Value* found = value.find(name);
  const std::string* text = found == nullptr ? nullptr : found->if_string();
  return text == nullptr ? std::string() : *text;
}

std::uint32_t number_in(const Value& value, std::string_view name) {
  const Value* found = value.find(name);
  const std::int64_t* number = found == nullptr ? nullptr : found->if_int();
  return number == nullptr ? 0 : static_cast<std::uint32_t>(*number);
}

/// The error of an answer.
Told error_from(const Value& told) {
  Told error;
  error.code = code_named(text_in(told, "code"));
  error.message = text_in(told, "what");
  error.hint = text_in(told, "hint");
  omnidoku::base::Where place;
  place.line = number_in(told, "line");
  place.column = number_in(told, "column");
  place.cell = text_in(told, "cell");
  error.line = place.line;
  error.column = place.column;
  error.cell = place.cell;
  error.text = place.text();
  if (!error.text.empty()) error.text += ": ";
  error.text += error.message;
  if (!error.hint.empty()) error.text += " (" + error.hint + ")";
  return error;
}

bool takes_time_limit(std::string_view call) {
  const omnidoku::api::Call* found = omnidoku::api::find_call(call);
  if (found == nullptr) return false;
  const omnidoku::api::Fields fields = found->parameters();
  return std::any_of(fields.begin(), fields.end(),
                     [](const omnidoku::api::Field& field) { return field.name == "time_limit"; });
}

/// The result of a call; nothing, with the error told, where it gave none.
std::optional<Value> result_of(Served& served, std::string_view call, Value request,
                               const omnidoku_control* control, omnidoku_error** error) {
  request.set("call", call);
  if (control != nullptr && control->time_limit > 0 && request.find("time_limit") == nullptr &&
      takes_time_limit(call)) {
    request.set("time_limit", control->time_limit);
  }
  if (!served.session.empty()) request.set("session", served.session);
  const std::string text =
      served.server.answer(omnidoku::formats::write_json(request), control_of(control));
  omnidoku::base::Result<Value> answer = omnidoku::formats::parse_json(text);
  if (!answer) {
    tell(error, wrong_use(answer.error().text()));
    return std::nullopt;
  }
  if (const Value* result = answer->find("result"); result != nullptr) return *result;
  const Value* told = answer->find("error");
  tell(error, told == nullptr ? wrong_use("no answer") : error_from(*told));
  return std::nullopt;
}

/// A handle for the puzzle of the parameters of the call open.
omnidoku_puzzle* open_puzzle(const std::shared_ptr<Served>& served, Value request,
                             omnidoku_error** error) {
  const std::optional<Value> opened =
      result_of(*served, "open", std::move(request), nullptr, error);
  if (!opened) return nullptr;
  served->session = text_in(*opened, "session");
  return static_cast<omnidoku_puzzle*>(handles().add(served));
}

std::shared_ptr<Served> served_by(const void* handle, omnidoku_error** error) {
  std::shared_ptr<Served> served = handles().find(handle);
  if (served == nullptr) {
    tell(error, wrong_use(handle == nullptr ? "there is no handle" : "the handle was freed"));
  }
  return served;
}

std::span<const std::uint8_t> digits_of(const std::uint8_t* grids, std::size_t number) {
  return {grids, number * omnidoku::kGrid9Cells};
}

}  // namespace

extern "C" {

const char* omnidoku_version(void) {
  static const std::string text = omnidoku::version();
  return text.c_str();
}

int omnidoku_c_api_version(void) { return OMNIDOKU_C_API_VERSION; }

void omnidoku_free(char* text) { std::free(text); }

omnidoku_error_code omnidoku_error_code_of(const omnidoku_error* error) {
  return told_by(error)->code;
}
const char* omnidoku_error_name(omnidoku_error_code code) {
  return code >= OMNIDOKU_ERROR_IO && code <= OMNIDOKU_ERROR_MEMORY ? name_of(code).data() : "";
}
const char* omnidoku_error_text(const omnidoku_error* error) {
  return told_by(error)->text.c_str();
}
const char* omnidoku_error_message(const omnidoku_error* error) {
  return told_by(error)->message.c_str();
}
const char* omnidoku_error_hint(const omnidoku_error* error) {
  return told_by(error)->hint.c_str();
}
const char* omnidoku_error_cell(const omnidoku_error* error) {
  return told_by(error)->cell.c_str();
}
uint32_t omnidoku_error_line(const omnidoku_error* error) { return told_by(error)->line; }
uint32_t omnidoku_error_column(const omnidoku_error* error) { return told_by(error)->column; }
void omnidoku_error_free(omnidoku_error* error) { errors().remove(error); }

omnidoku_puzzle* omnidoku_puzzle_read(const char* text, size_t length, const char* format,
                                      omnidoku_error** error) {
  return guarded(error, static_cast<omnidoku_puzzle*>(nullptr), [&]() -> omnidoku_puzzle* {
    if (text == nullptr) {
      tell(error, wrong_use("there is no text"));
      return nullptr;
    }
    // Read here for the error, which has its place, and as the api tells formats by their look.
    omnidoku::ReadOptions options;
    if (format != nullptr) options.format = format;
    const omnidoku::Puzzle puzzle = omnidoku::Puzzle::read({text, length}, options);
    const auto served = std::make_shared<Served>();
    if (format == nullptr) {
      return open_puzzle(served, Value::object({{"text", std::string(text, length)}}), error);
    }
    omnidoku::base::Result<Value> document = omnidoku::formats::parse_json(puzzle.write("json"));
    if (!document) {
      tell(error, wrong_use(document.error().text()));
      return nullptr;
    }
    return open_puzzle(served, Value::object({{"document", *std::move(document)}}), error);
  });
}

omnidoku_puzzle* omnidoku_puzzle_generate(const char* parameters, const omnidoku_control* control,
                                          omnidoku_error** error) {
  return guarded(error, static_cast<omnidoku_puzzle*>(nullptr), [&]() -> omnidoku_puzzle* {
    const auto served = std::make_shared<Served>();
    const std::optional<Value> made =
        result_of(*served, "generate", parameters_from(parameters), control, error);
    if (!made) return nullptr;
    return open_puzzle(served, Value::object({{"document", *made->find("document")}}), error);
  });
}

void omnidoku_puzzle_free(omnidoku_puzzle* puzzle) { handles().remove(puzzle); }

char* omnidoku_puzzle_call(omnidoku_puzzle* puzzle, const char* call, const char* parameters,
                           const omnidoku_control* control, omnidoku_error** error) {
  return guarded(error, static_cast<char*>(nullptr), [&]() -> char* {
    const std::shared_ptr<Served> served = served_by(puzzle, error);
    if (served == nullptr) return nullptr;
    if (call == nullptr) {
      tell(error, wrong_use("there is no name of a call"));
      return nullptr;
    }
    const std::optional<Value> result =
        result_of(*served, call, parameters_from(parameters), control, error);
    return result ? copy_of(omnidoku::formats::write_json(*result)) : nullptr;
  });
}

int omnidoku_solve_many(const uint8_t* grids, size_t number, uint8_t* solutions, uint8_t* counts,
                        const omnidoku_control* control, omnidoku_error** error) {
  return guarded(error, 0, [&] {
    if (number == 0) return 1;
    if (grids == nullptr || solutions == nullptr || counts == nullptr) {
      tell(error, wrong_use("there is no array"));
      return 0;
    }
    static_cast<void>(omnidoku::solve_many(digits_of(grids, number),
                                           {solutions, number * omnidoku::kGrid9Cells},
                                           {counts, number}, limits_of(control)));
    return 1;
  });
}

int omnidoku_count_many(const uint8_t* grids, size_t number, uint64_t* counts, uint64_t max,
                        size_t* known, const omnidoku_control* control, omnidoku_error** error) {
  return guarded(error, 0, [&] {
    if (number != 0 && (grids == nullptr || counts == nullptr)) {
      tell(error, wrong_use("there is no array"));
      return 0;
    }
    const std::size_t counted =
        omnidoku::count_many(digits_of(grids, number), {counts, number}, max, limits_of(control));
    if (known != nullptr) *known = counted;
    return 1;
  });
}

int omnidoku_rate_many(const uint8_t* grids, size_t number, double* ratings, const char* scale,
                       const omnidoku_control* control, omnidoku_error** error) {
  return guarded(error, 0, [&] {
    if (number != 0 && (grids == nullptr || ratings == nullptr)) {
      tell(error, wrong_use("there is no array"));
      return 0;
    }
    const std::string_view name = scale == nullptr ? "human" : scale;
    if (name != "human" && name != "se" && name != "hodoku") {
      tell(error, wrong_use("there is no scale '" + std::string(name) + "'"));
      return 0;
    }
    const omnidoku::Scale by = name == "se"       ? omnidoku::Scale::se
                               : name == "hodoku" ? omnidoku::Scale::hodoku
                                                  : omnidoku::Scale::human;
    const auto rated = omnidoku::rate_many(digits_of(grids, number), by, limits_of(control));
    for (std::size_t i = 0; i < number; ++i) {
      ratings[i] = rated[i].status != omnidoku::Status::unique ? -1.0
                   : by == omnidoku::Scale::se                 ? rated[i].er
                                                               : rated[i].score;
    }
    return 1;
  });
}

omnidoku_api* omnidoku_api_new(omnidoku_error** error) {
  return guarded(error, static_cast<omnidoku_api*>(nullptr), [] {
    return static_cast<omnidoku_api*>(handles().add(std::make_shared<Served>()));
  });
}

char* omnidoku_api_answer(omnidoku_api* api, const char* request, size_t length,
                          const omnidoku_control* control, omnidoku_error** error) {
  return guarded(error, static_cast<char*>(nullptr), [&]() -> char* {
    const std::shared_ptr<Served> served = served_by(api, error);
    if (served == nullptr) return nullptr;
    if (request == nullptr) length = 0;
    return copy_of(
        served->server.answer({request == nullptr ? "" : request, length}, control_of(control)));
  });
}

void omnidoku_api_cancel_all(omnidoku_api* api) {
  if (const std::shared_ptr<Served> served = handles().find(api)) served->server.cancel_all();
}

void omnidoku_api_free(omnidoku_api* api) { handles().remove(api); }

}  // extern "C"
