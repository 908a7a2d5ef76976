// SPDX-License-Identifier: MIT
//
// The Python module: the public header of the library in Python's terms. Long work runs on a thread
// of its own, without Python's lock, so that Ctrl-C is heeded and other threads go on.
#include <algorithm>
#include <bit>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <omnidoku/omnidoku.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace py = pybind11;
namespace od = omnidoku;

namespace {

/// What all long calls take.
struct Asked {
  std::optional<double> time_limit;
  int threads = 1;
  py::object progress = py::none();
};

/// Longer limits, and an infinite one, are none.
constexpr double kMostSeconds = 1e9;

/// So many seconds; nothing where there is no limit.
std::optional<std::chrono::nanoseconds> duration_of(std::optional<double> seconds) {
  if (!seconds || *seconds > kMostSeconds) return std::nullopt;
  return std::chrono::nanoseconds(static_cast<std::int64_t>(*seconds * 1e9));
}

/// When so many seconds from now are over.
std::chrono::steady_clock::time_point end_of(std::optional<double> seconds) {
  using Clock = std::chrono::steady_clock;
  const auto duration = duration_of(seconds);
  return duration ? Clock::now() + *duration : Clock::time_point::max();
}

od::Limits limits_of(const Asked& asked, std::stop_token stop) {
  od::Limits limits;
  limits.threads = asked.threads;
  limits.stop = std::move(stop);
  limits.time = duration_of(asked.time_limit);
  if (!asked.progress.is_none()) {
    limits.progress = [progress = asked.progress.ptr()](const od::Progress& so_far) {
      const py::gil_scoped_acquire lock;
      const py::object said = py::reinterpret_borrow<py::function>(progress)(
          so_far.nodes, so_far.solutions,
          so_far.fraction < 0 ? py::object(py::none()) : py::object(py::float_(so_far.fraction)));
      if (said.is_none()) return true;
      const int is_true = PyObject_IsTrue(said.ptr());
      if (is_true < 0) throw py::error_already_set();
      return is_true != 0;
    };
  }
  return limits;
}

void check(const Asked& asked) {
  if (asked.time_limit && !(*asked.time_limit >= 0)) {
    throw py::value_error("time_limit must be a number of seconds, 0 or more");
  }
  if (asked.threads < 0) throw py::value_error("threads must be 0 (all) or more");
  if (!asked.progress.is_none() && PyCallable_Check(asked.progress.ptr()) == 0) {
    throw py::type_error("progress must be a function");
  }
}

/// The calls that are under way. Python's end stops them: a thread that it does not wait for could
/// not get the lock back any more, and would take the program down with it.
class RunningCalls {
 public:
  /// A call, from here to the end of its life. Throws where there may be no more.
  class Call {
   public:
    explicit Call(RunningCalls& all) : all_(all) {
      // A progress function that calls on and on would make threads without end.
      constexpr std::size_t kMostAtOnce = 500;
      const std::lock_guard lock(all_.mutex_);
      if (all_.is_ending_) throw std::runtime_error("Python is ending");
      if (all_.stops_.size() >= kMostAtOnce) {
        throw std::runtime_error("too many calls are under way at once");
      }
      place_ = all_.stops_.insert(all_.stops_.end(), stop_);
    }
    ~Call() {
      const std::lock_guard lock(all_.mutex_);
      all_.stops_.erase(place_);
      all_.ended_.notify_all();
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    [[nodiscard]] std::stop_source& stop() { return stop_; }

   private:
    RunningCalls& all_;
    std::stop_source stop_;
    std::list<std::stop_source>::iterator place_;
  };

  /// Stops them all and waits until they have come back, but not for ever: a progress function may
  /// hang. Called with Python's lock.
  void end() {
    constexpr std::chrono::seconds kPatience{10};
    const py::gil_scoped_release unlocked;
    std::unique_lock lock(mutex_);
    is_ending_ = true;
    for (std::stop_source& stop : stops_) stop.request_stop();
    ended_.wait_for(lock, kPatience, [this] { return stops_.empty(); });
  }

 private:
  std::mutex mutex_;
  std::condition_variable ended_;
  std::list<std::stop_source> stops_;
  bool is_ending_ = false;
};

/// Lives on for threads that do when Python has ended.
RunningCalls& running_calls() {
  static auto* const calls = new RunningCalls;
  return *calls;
}

/// Work on a thread of its own, and what comes of it.
template <class Result>
class Task {
 public:
  /// Does the work. Called once, by the thread.
  template <class Work>
  void work(const Work& work) {
    try {
      result_.emplace(work());
    } catch (...) {
      thrown_ = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    is_done_ = true;
    changed_.notify_one();
  }

  /// Waits without Python's lock until it is done.
  void wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_done_; });
  }

  /// The same, but no longer than until Ctrl-C or that time; false where one of them came first.
  [[nodiscard]] bool wait_until(std::chrono::steady_clock::time_point end) {
    constexpr std::chrono::milliseconds kPause{50};
    std::unique_lock lock(mutex_);
    for (;;) {
      const auto now = std::chrono::steady_clock::now();
      if (changed_.wait_until(lock, std::min(now + kPause, end), [this] { return is_done_; }))
        break;
      if (now >= end) return false;
      lock.unlock();
      {
        const py::gil_scoped_acquire locked;
        if (PyErr_CheckSignals() != 0) return false;
      }
      lock.lock();
    }
    return true;
  }

  /// What came of it, or what it threw. Only once it is done.
  [[nodiscard]] Result result() {
    if (thrown_) std::rethrow_exception(thrown_);
    return *std::move(result_);
  }

 private:
  std::optional<Result> result_;
  std::exception_ptr thrown_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_done_ = false;
};

[[noreturn]] void raise_interrupt() {
  if (PyErr_Occurred() == nullptr) PyErr_SetNone(PyExc_KeyboardInterrupt);
  throw py::error_already_set();
}

/// The result of work(limits), done without Python's lock. Ctrl-C stops it.
template <class Work>
auto run(const Asked& asked, Work&& work) {
  check(asked);
  RunningCalls::Call call(running_calls());
  const od::Limits limits = limits_of(asked, call.stop().get_token());
  Task<decltype(work(limits))> task;
  bool is_done = false;
  {
    const py::gil_scoped_release unlocked;
    std::thread worker([&] { task.work([&] { return work(limits); }); });
    is_done = task.wait_until(std::chrono::steady_clock::time_point::max());
    if (!is_done) {
      call.stop().request_stop();
      task.wait();
    }
    worker.join();
  }
  if (!is_done) raise_interrupt();
  return task.result();
}

/// The result of work(stop), which reads a text of so many bytes, holds all that it needs, and
/// comes back within seconds without looking at the stop often: at Ctrl-C, or when the time is up,
/// the thread is left to end by itself. A short text is read at once: a thread would take as long.
template <class Work>
auto run_reading(std::size_t num_bytes, std::optional<double> time_limit, Work work) {
  constexpr std::size_t kShort = 1000;
  check({time_limit});
  if (num_bytes <= kShort) return work(std::stop_token());
  using Result = decltype(work(std::stop_token()));
  const auto end = end_of(time_limit);
  const auto call = std::make_shared<RunningCalls::Call>(running_calls());
  const auto task = std::make_shared<Task<Result>>();
  bool is_done = false;
  {
    const py::gil_scoped_release unlocked;
    std::thread([call, task, work = std::move(work)] {
      task->work([&] { return work(call->stop().get_token()); });
    }).detach();
    is_done = task->wait_until(end);
    if (!is_done) call->stop().request_stop();
  }
  if (is_done) return task->result();
  if (PyErr_Occurred() != nullptr) throw py::error_already_set();
  const std::string message = "the time was up before the text was read";
  throw od::Error(od::ErrorCode::cancelled, message, message, "", 0, 0, "");
}

/// The digits of a buffer of unsigned bytes: N rows of 81, or a flat one.
struct Bytes {
  explicit Bytes(const py::buffer& buffer, bool writable, const char* what)
      : info(buffer.request(writable)) {
    const std::string name(what);
    if (info.format != py::format_descriptor<std::uint8_t>::format()) {
      throw py::type_error(name + " must hold unsigned bytes (uint8), not '" + info.format + "'");
    }
    const bool is_table = info.ndim == 2 && info.shape[1] == 81;
    if (!is_table && info.ndim != 1) {
      throw py::value_error(name + " must have the shape (N, 81)");
    }
    py::ssize_t stride = 1;
    for (py::ssize_t i = info.ndim; i-- > 0;) {
      if (info.strides[static_cast<std::size_t>(i)] != stride &&
          info.shape[static_cast<std::size_t>(i)] > 1) {
        throw py::value_error(name + " must lie in memory row by row (numpy.ascontiguousarray)");
      }
      stride *= info.shape[static_cast<std::size_t>(i)];
    }
  }
  [[nodiscard]] std::span<std::uint8_t> span() const {
    return {static_cast<std::uint8_t*>(info.ptr), static_cast<std::size_t>(info.size)};
  }
  py::buffer_info info;
};

template <class T>
std::span<T> numbers_of(const py::buffer_info& info, const char* what) {
  if (info.itemsize != sizeof(T) || info.ndim != 1) {
    throw py::value_error(std::string(what) + " has the wrong type or shape");
  }
  return {static_cast<T*>(info.ptr), static_cast<std::size_t>(info.size)};
}

[[noreturn]] void refuse_name(const std::string& message, const std::string& hint) {
  throw od::Error(od::ErrorCode::unknown_name, message + " (" + hint + ")", message, hint, 0, 0,
                  "");
}

od::Scale scale_named(const std::string& name) {
  if (name == "human") return od::Scale::human;
  if (name == "se") return od::Scale::se;
  if (name == "hodoku") return od::Scale::hodoku;
  refuse_name("there is no scale '" + name + "'", "it is one of human, se, hodoku");
}

od::ErrorCode code_named(const std::string& name) {
  for (int i = 0; i <= static_cast<int>(od::ErrorCode::cancelled); ++i) {
    const auto code = static_cast<od::ErrorCode>(i);
    if (name == to_string(code)) return code;
  }
  return od::ErrorCode::usage;
}

od::HintLevel level_named(const std::string& name) {
  constexpr const char* kNames[] = {"nudge", "where", "technique", "pattern", "full"};
  for (int i = 0; i < 5; ++i) {
    if (name == kNames[i]) return static_cast<od::HintLevel>(i);
  }
  refuse_name("there is no level '" + name + "'",
              "it is one of nudge, where, technique, pattern, full");
}

std::string word_of(od::PathEnd end) {
  constexpr const char* kNames[] = {"solved", "stuck", "contradiction", "stopped"};
  return kNames[static_cast<int>(end)];
}

std::vector<std::vector<int>> digit_lists(const od::Candidates& masks) {
  std::vector<std::vector<int>> lists;
  lists.reserve(masks.size());
  for (const std::uint64_t mask : masks) {
    std::vector<int>& digits = lists.emplace_back();
    for (int digit = 1; digit <= 64; ++digit) {
      if ((mask >> (digit - 1) & 1) != 0) digits.push_back(digit);
    }
  }
  return lists;
}

od::Candidates masks_of(const std::vector<std::vector<int>>& lists) {
  od::Candidates masks;
  for (const std::vector<int>& digits : lists) {
    std::uint64_t& mask = masks.emplace_back(0);
    for (const int digit : digits) {
      if (digit < 1 || digit > 64) throw py::value_error("a candidate is no digit");
      mask |= std::uint64_t{1} << (digit - 1);
    }
  }
  return masks;
}

std::vector<std::pair<int, int>> pairs_of(const std::vector<od::Assignment>& assignments) {
  std::vector<std::pair<int, int>> pairs;
  for (const od::Assignment& one : assignments) pairs.emplace_back(one.cell, one.digit);
  return pairs;
}

od::DrawOptions draw_options(const std::string& theme, const std::string& view, double cell_size,
                             const od::Grid& entries,
                             const std::vector<std::vector<int>>& candidates,
                             const std::vector<int>& highlight, bool title, bool rules,
                             bool coordinates) {
  od::DrawOptions options;
  options.theme = theme;
  options.view = view;
  options.cell_size = cell_size;
  options.entries = entries;
  options.candidates = masks_of(candidates);
  options.highlight = highlight;
  options.title = title;
  options.rules = rules;
  options.coordinates = coordinates;
  return options;
}

/// A puzzle's solutions, which draw themselves.
struct Found {
  od::Puzzle puzzle;
  od::Solutions solutions;
};

py::object solution_text(const Found& found) {
  if (found.solutions.grids.empty()) return py::none();
  return py::str(found.puzzle.text(found.solutions.grids.front()));
}

py::object json_value(std::string_view text) {
  return py::module_::import("json").attr("loads")(py::str(text.data(), text.size()));
}

/// What an answer of the api tells; throws the error that it is.
py::dict result_in(const std::string& answer) {
  const auto told = json_value(answer).cast<py::dict>();
  if (told.contains("result")) return told["result"].cast<py::dict>();
  const auto error = told["error"].cast<py::dict>();
  const auto text = [&error](const char* name) {
    return error.contains(name) ? error[name].cast<std::string>() : std::string();
  };
  const auto number = [&error](const char* name) {
    return error.contains(name) ? error[name].cast<std::uint32_t>() : std::uint32_t{0};
  };
  const std::string where = text("where");
  const std::string hint = text("hint");
  throw od::Error(
      code_named(text("code")),
      (where.empty() ? "" : where + ": ") + text("what") + (hint.empty() ? "" : " (" + hint + ")"),
      text("what"), hint, number("line"), number("column"), text("cell"));
}

/// Tells of a line of progress; whether to go on.
bool tell_line(const od::Limits& limits, std::string_view line) {
  if (!limits.progress) return true;
  od::Progress so_far;
  {
    const py::gil_scoped_acquire lock;
    const auto told = json_value(line)["progress"].cast<py::dict>();
    so_far.nodes = told["nodes"].cast<std::uint64_t>();
    so_far.solutions = told["solutions"].cast<std::uint64_t>();
    if (told.contains("fraction")) so_far.fraction = told["fraction"].cast<double>();
  }
  return limits.progress(so_far);
}

/// The result of a call of the api about a puzzle.
py::dict result_of_call(const od::Puzzle& puzzle, const char* call, py::dict request,
                        const Asked& asked) {
  constexpr double kMostOfApi = 600;
  check(asked);
  const py::object dumps = py::module_::import("json").attr("dumps");
  od::Api api;
  py::dict opening;
  opening["call"] = "open";
  opening["document"] = json_value(puzzle.write());
  const py::dict opened = result_in(api.answer(dumps(opening).cast<std::string>()));
  request["call"] = call;
  request["session"] = opened["session"];
  request["time_limit"] = std::min(asked.time_limit.value_or(kMostOfApi), kMostOfApi);
  const auto text = dumps(request).cast<std::string>();
  return result_in(run(asked, [&](const od::Limits& limits) {
    const std::stop_callback stopping(limits.stop, [&api] { api.cancel_all(); });
    return api.answer(text, [&limits](std::string_view line) {
      // A stop from before the call began has told the api nothing.
      return !limits.stop.stop_requested() && tell_line(limits, line);
    });
  }));
}

/// How an object is pickled: as a call of the package's function that makes it again. What makes it
/// is
/// __new__ by default, which there is not.
template <class Values>
py::tuple pickled(const char* maker, const Values& values) {
  const py::object remade = py::module_::import("omnidoku").attr("_made_again");
  return py::make_tuple(remade, py::make_tuple(maker, values));
}

od::Status status_named(const std::string& name) {
  for (int i = 0; i <= static_cast<int>(od::Status::cancelled); ++i) {
    const auto status = static_cast<od::Status>(i);
    if (name == to_string(status)) return status;
  }
  throw py::value_error("there is no status '" + name + "'");
}

std::string word_of(od::Status status) { return std::string(to_string(status)); }

py::tuple values_of(const od::Rating& rating) {
  return py::make_tuple(word_of(rating.status), rating.level, rating.score, rating.er, rating.ep,
                        rating.ed, rating.hardest, rating.hardest_title);
}

py::tuple values_of(const od::Count& count) {
  return py::make_tuple(word_of(count.status), count.count, count.is_complete, count.message);
}

/// Values that are equal where all they hold is.
template <class Value, class Class>
void make_comparable(Class& type, const char* maker) {
  type.def(
          "__eq__",
          [](const Value& one, const Value& other) {
            return values_of(one).equal(values_of(other));
          },
          py::is_operator())
      .def("__hash__", [](const Value& value) { return py::hash(values_of(value)); })
      .def("__reduce__", [maker](const Value& value) { return pickled(maker, values_of(value)); });
}

od::Puzzle puzzle_in_json(const std::string& text) {
  od::ReadOptions options;
  options.format = "json";
  return od::Puzzle::read(text, options);
}

/// Those that a pickle names.
void define_makers(py::module_& module) {
  module.def("_make_puzzle", &puzzle_in_json);
  module.def("_make_rating",
             [](const std::string& status, std::string level, int score, double er, double ep,
                double ed, std::string hardest, std::string hardest_title) {
               od::Rating rating;
               rating.status = status_named(status);
               rating.level = std::move(level);
               rating.score = score;
               rating.er = er;
               rating.ep = ep;
               rating.ed = ed;
               rating.hardest = std::move(hardest);
               rating.hardest_title = std::move(hardest_title);
               return rating;
             });
  module.def("_make_count", [](const std::string& status, std::uint64_t count, bool is_complete,
                               std::string message) {
    return od::Count{status_named(status), count, is_complete, std::move(message)};
  });
  module.def("_make_candidates", [](const std::string& status, od::Candidates found,
                                    od::Candidates possible, std::string message) {
    return od::TrueCandidates{status_named(status), std::move(found), std::move(possible),
                              std::move(message)};
  });
  module.def("_make_report", [](const std::string& status, std::optional<bool> is_minimal,
                                std::vector<int> redundant, std::string message,
                                std::vector<int> cells, std::vector<od::Grid> grids) {
    return od::CheckReport{status_named(status), is_minimal,       std::move(redundant),
                           std::move(message),   std::move(cells), std::move(grids)};
  });
  module.def("_make_solutions",
             [](const od::Puzzle& puzzle, const std::string& status, std::uint64_t count,
                bool is_complete, std::vector<od::Grid> grids, std::uint64_t nodes,
                std::uint64_t guesses, std::string message, std::vector<int> cells) {
               return Found{puzzle,
                            {status_named(status), count, is_complete, std::move(grids), nodes,
                             guesses, std::move(message), std::move(cells)}};
             });
}

/// Steps hold the board as their puzzle has it, and what was looked at.
template <class Class>
void refuse_pickling(Class& type) {
  type.def("__reduce_ex__", [](const py::object& self, int) -> py::object {
    const auto name = py::type::of(self).attr("__name__").cast<std::string>();
    throw py::type_error("a " + name +
                         " cannot be pickled; keep its puzzle, and of the steps what " +
                         "you need of them (text, placements, ...)");
  });
}

/// The steps at an index or in a slice, as a list has them.
py::object steps_at(const od::Explanation& explanation, const py::object& index) {
  const std::size_t size = explanation.steps.size();
  if (py::isinstance<py::slice>(index)) {
    std::size_t start = 0;
    std::size_t stop = 0;
    std::size_t step = 0;
    std::size_t length = 0;
    if (!index.cast<py::slice>().compute(size, &start, &stop, &step, &length)) {
      throw py::error_already_set();
    }
    py::list steps;
    for (std::size_t i = 0; i < length; ++i, start += step) steps.append(explanation.steps[start]);
    return steps;
  }
  if (PyIndex_Check(index.ptr()) == 0) {
    throw py::type_error("steps have whole numbers and slices, not " +
                         py::type::of(index).attr("__name__").cast<std::string>());
  }
  py::ssize_t place = PyNumber_AsSsize_t(index.ptr(), PyExc_IndexError);
  if (place == -1 && PyErr_Occurred() != nullptr) throw py::error_already_set();
  if (place < 0) place += static_cast<py::ssize_t>(size);
  if (place < 0 || place >= static_cast<py::ssize_t>(size)) {
    throw py::index_error("there is no such step");
  }
  return py::cast(explanation.steps[static_cast<std::size_t>(place)]);
}

std::string report_text(const od::CheckReport& report) {
  std::string text = "<CheckReport " + word_of(report.status);
  if (report.is_minimal) text += *report.is_minimal ? ", minimal" : ", not minimal";
  return text + ">";
}

std::string candidates_text(const od::TrueCandidates& found) {
  std::size_t number = 0;
  for (const std::uint64_t mask : found.found) {
    number += static_cast<std::size_t>(std::popcount(mask));
  }
  return "<TrueCandidates " + word_of(found.status) + ", " + std::to_string(number) + " found>";
}

/// The board, and below it the rules, where a drawing in letters does not show them all.
std::string puzzle_text(const od::Puzzle& puzzle) {
  if (puzzle.kinds().empty()) return puzzle.drawing();
  return puzzle.drawing() + puzzle.rules();
}

std::string rating_text(const od::Rating& rating) {
  std::string text = "<Rating " + std::string(to_string(rating.status));
  if (!rating.level.empty()) text += " " + rating.level;
  if (rating.score != 0) text += " score " + std::to_string(rating.score);
  if (rating.er != 0) text += " er " + py::str(py::float_(rating.er)).cast<std::string>();
  return text + ">";
}

const char* const kStatusDoc =
    "'unique', 'multiple', 'none', 'invalid', 'limit' (the time was up), 'cancelled', or "
    "'not_understood': of a rule that the puzzle lists as such, or of words that were read as "
    "rules which leave no solution (the message says so)";
const char* const kMessageDoc = "What is wrong, where it can be said; else ''";
const char* const kReadDoc =
    "The puzzle of a text in any format that Omnidoku reads: a line, a grid, JSON, XML, a link, "
    "with or without words around it; of several the first. The text may be the bytes of its "
    "UTF-8. Raises Error, with its place, and with the code 'cancelled' where the time was up.";

}  // namespace

PYBIND11_MODULE(_core, module) {
  module.doc() = "The compiled part of omnidoku; use the package omnidoku.";

  static py::object error_type;
  {
    const py::dict members;
    members["__doc__"] =
        "Input that cannot be understood, or is asked wrongly. code: a word such as "
        "'wrong_length'; message: what is wrong; hint: what to do, or ''; line and column: from 1, "
        "0 where unknown; cell: such as 'R4C7', or ''.";
    members["__module__"] = "omnidoku";
    error_type = py::reinterpret_steal<py::object>(
        PyErr_NewException("omnidoku.Error", PyExc_ValueError, members.ptr()));
    module.attr("Error") = error_type;
  }
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const od::Error& error) {
      const py::object instance = error_type(error.what());
      instance.attr("code") = std::string(to_string(error.code()));
      instance.attr("message") = error.message();
      instance.attr("hint") = error.hint();
      instance.attr("line") = error.line();
      instance.attr("column") = error.column();
      instance.attr("cell") = error.cell();
      PyErr_SetObject(error_type.ptr(), instance.ptr());
    }
  });

  py::class_<od::Rating> rating(
      module, "Rating", "How hard a puzzle is. Ratings are equal where all that they say is.");
  rating
      .def_property_readonly(
          "status", [](const od::Rating& rating) { return word_of(rating.status); },
          "'unique' where it is rated, else why not")
      .def_readonly("level", &od::Rating::level,
                    "human: 'beginner' ...; hodoku: 'Easy' ...; se: ''")
      .def_readonly("score", &od::Rating::score, "The work it takes; 0 for se")
      .def_readonly("er", &od::Rating::er, "se: rating of the hardest step")
      .def_readonly("ep", &od::Rating::ep, "se: the hardest up to the first digit")
      .def_readonly("ed", &od::Rating::ed, "se: of the first step")
      .def_readonly("hardest", &od::Rating::hardest, "Id of the hardest technique; human alone")
      .def_readonly("hardest_title", &od::Rating::hardest_title, "Its name")
      .def("__repr__", &rating_text);
  make_comparable<od::Rating>(rating, "_make_rating");

  py::class_<od::Step> step_class(module, "Step",
                                  "A step of human logic; draws itself in a notebook.");
  step_class.def_property_readonly("technique", &od::Step::technique, "Id: 'hidden_single'")
      .def_property_readonly("title", &od::Step::title, "Name: 'Hidden Single'")
      .def_property_readonly("cost", &od::Step::cost, "By the human scale")
      .def_property_readonly("text", &od::Step::text, "The reason and what follows, in English")
      .def_property_readonly(
          "placements", [](const od::Step& step) { return pairs_of(step.placements()); },
          "Digits that are found: pairs of cell and digit")
      .def_property_readonly(
          "eliminations", [](const od::Step& step) { return pairs_of(step.eliminations()); },
          "Candidates that go: pairs of cell and digit")
      .def_property_readonly("grid", &od::Step::grid, "The digits before it, 0 for none")
      .def_property_readonly(
          "candidates", [](const od::Step& step) { return digit_lists(step.candidates()); },
          "The candidates before it, cell by cell")
      .def(
          "svg",
          [](const od::Step& step, const std::string& theme, const std::string& view,
             double cell_size, bool coordinates) {
            return step.svg(
                draw_options(theme, view, cell_size, {}, {}, {}, false, false, coordinates));
          },
          py::arg("theme") = "light", py::arg("view") = "flat", py::arg("cell_size") = 48.0,
          py::arg("coordinates") = false, "The step on the board before it, as SVG")
      .def("_repr_svg_", [](const od::Step& step) { return step.svg(); })
      .def("__repr__", [](const od::Step& step) {
        return "<Step " + step.technique() + ": " + step.text() + ">";
      });
  refuse_pickling(step_class);

  py::class_<od::Explanation> explanation_class(
      module, "Explanation", "The way to the solution by logic: a sequence of steps.");
  explanation_class
      .def_property_readonly(
          "status", [](const od::Explanation& explanation) { return word_of(explanation.status); },
          kStatusDoc)
      .def_property_readonly(
          "end", [](const od::Explanation& explanation) { return word_of(explanation.end); },
          "'solved', 'stuck', 'contradiction' or 'stopped'")
      .def_readonly("steps", &od::Explanation::steps, "The steps in order")
      .def_readonly("rating", &od::Explanation::rating,
                    "By the human scale; its status says why they were stopped, if they were")
      .def_readonly("message", &od::Explanation::message, kMessageDoc)
      .def("__len__", [](const od::Explanation& explanation) { return explanation.steps.size(); })
      .def("__getitem__", &steps_at)
      .def("__repr__", [](const od::Explanation& explanation) {
        return "<Explanation " + word_of(explanation.end) + ", " +
               std::to_string(explanation.steps.size()) + " steps>";
      });
  refuse_pickling(explanation_class);

  py::class_<od::Hint> hint_class(module, "Hint", "How to go on.");
  hint_class.def_readonly("text", &od::Hint::text, "All that is told at this level, in English")
      .def_property_readonly(
          "mistakes", [](const od::Hint& hint) { return pairs_of(hint.mistakes); },
          "Entries that no solution has: pairs of cell and digit; then no step is told")
      .def_readonly("step", &od::Hint::step, "At level 'full', where there is one; else None")
      .def_readonly("stopped", &od::Hint::stopped, "Whether a limit came before a step was found")
      .def("__repr__", [](const od::Hint& hint) { return "<Hint " + hint.text + ">"; });
  refuse_pickling(hint_class);

  py::class_<od::Count> count_class(
      module, "Count", "How many solutions there are. Equal where all that they say is.");
  count_class
      .def_property_readonly(
          "status", [](const od::Count& count) { return word_of(count.status); }, kStatusDoc)
      .def_readonly("count", &od::Count::count, "At least so many")
      .def_readonly("is_complete", &od::Count::is_complete, "Whether exactly so many")
      .def_readonly("message", &od::Count::message, kMessageDoc)
      .def("__int__", [](const od::Count& count) { return count.count; })
      .def("__repr__", [](const od::Count& count) {
        return "<Count " + std::string(count.is_complete ? "" : "at least ") +
               std::to_string(count.count) + ">";
      });
  make_comparable<od::Count>(count_class, "_make_count");

  py::class_<od::TrueCandidates>(module, "TrueCandidates", "The digits that occur in solutions.")
      .def_property_readonly(
          "status", [](const od::TrueCandidates& found) { return word_of(found.status); },
          kStatusDoc)
      .def_property_readonly(
          "found", [](const od::TrueCandidates& found) { return digit_lists(found.found); },
          "Cell by cell those of solutions that were found")
      .def_property_readonly(
          "possible", [](const od::TrueCandidates& found) { return digit_lists(found.possible); },
          "The same, and those that may occur besides")
      .def_readonly("message", &od::TrueCandidates::message, kMessageDoc)
      .def("__repr__", &candidates_text)
      .def("__reduce__", [](const od::TrueCandidates& found) {
        return pickled("_make_candidates", py::make_tuple(word_of(found.status), found.found,
                                                          found.possible, found.message));
      });

  py::class_<od::CheckReport>(module, "CheckReport", "What is to be said of a puzzle as such.")
      .def_property_readonly(
          "status", [](const od::CheckReport& report) { return word_of(report.status); },
          kStatusDoc)
      .def_readonly("is_minimal", &od::CheckReport::is_minimal,
                    "Whether every given is needed; None where that is not known")
      .def_readonly("redundant", &od::CheckReport::redundant,
                    "Cells whose givens can be left out, each by itself")
      .def_readonly("message", &od::CheckReport::message, kMessageDoc)
      .def_readonly("cells", &od::CheckReport::cells, "Those the message is about")
      .def_readonly("grids", &od::CheckReport::grids, "Up to two solutions")
      .def("__repr__", &report_text)
      .def("__reduce__", [](const od::CheckReport& report) {
        return pickled("_make_report",
                       py::make_tuple(word_of(report.status), report.is_minimal, report.redundant,
                                      report.message, report.cells, report.grids));
      });

  py::class_<Found>(module, "Solutions", "Solutions of a puzzle; the first draws itself.")
      .def_property_readonly(
          "status", [](const Found& found) { return word_of(found.solutions.status); }, kStatusDoc)
      .def_property_readonly(
          "count", [](const Found& found) { return found.solutions.count; },
          "How many were found, up to the limit")
      .def_property_readonly(
          "is_complete", [](const Found& found) { return found.solutions.is_complete; },
          "Whether these are all that there are")
      .def_property_readonly(
          "grids", [](const Found& found) { return found.solutions.grids; },
          "The first of them, as many as were to be kept: digits cell by cell")
      .def_property_readonly("solution", &solution_text,
                             "The first as a line in the puzzle's symbols; None without one")
      .def_property_readonly(
          "nodes", [](const Found& found) { return found.solutions.nodes; },
          "Search states that it took")
      .def_property_readonly(
          "guesses", [](const Found& found) { return found.solutions.guesses; },
          "Decisions that it took")
      .def_property_readonly(
          "message", [](const Found& found) { return found.solutions.message; }, kMessageDoc)
      .def_property_readonly(
          "cells", [](const Found& found) { return found.solutions.cells; },
          "Those that the message is about")
      .def("__repr__",
           [](const Found& found) { return "<Solutions " + word_of(found.solutions.status) + ">"; })
      .def("__reduce__",
           [](const Found& found) {
             const od::Solutions& all = found.solutions;
             return pickled(
                 "_make_solutions",
                 py::make_tuple(found.puzzle, word_of(all.status), all.count, all.is_complete,
                                all.grids, all.nodes, all.guesses, all.message, all.cells));
           })
      .def("_repr_svg_", [](const Found& found) {
        od::DrawOptions options;
        if (!found.solutions.grids.empty()) options.entries = found.solutions.grids.front();
        return found.puzzle.svg(options);
      });

  const auto time_limit = py::arg("time_limit") = py::none();
  const auto threads = py::arg("threads") = 1;
  const auto progress = py::arg("progress") = py::none();

  py::class_<od::Puzzle>(module, "Puzzle",
                         "A Sudoku: board, clues and rules. It never changes, draws itself in a "
                         "notebook, and prints as lines of text. Puzzles are equal where write() "
                         "says the same of them.")
      .def_property_readonly("num_cells", &od::Puzzle::num_cells, "Of the board")
      .def_property_readonly("num_digits", &od::Puzzle::num_digits,
                             "That a cell can hold: 1 to so many")
      .def_property_readonly("title", &od::Puzzle::title, "As its source has it; may be ''")
      .def_property_readonly("author", &od::Puzzle::author, "As its source has it; may be ''")
      .def_property_readonly("rules", &od::Puzzle::rules, "The rules in sentences")
      .def_property_readonly("kinds", &od::Puzzle::kinds,
                             "Ids of the rules beyond the houses, each as often as it is there")
      .def_property_readonly("not_understood", &od::Puzzle::not_understood,
                             "Rules of the source that are not understood")
      .def_property_readonly("givens", &od::Puzzle::givens, "Digits cell by cell, 0 for none")
      .def_property_readonly("houses", &od::Puzzle::houses, "The cells of each house")
      .def_property_readonly("stored_solution", &od::Puzzle::stored_solution,
                             "The solution that came with it, or None; it may be wrong")
      .def("cell_name", &od::Puzzle::cell_name, py::arg("cell"), "'R1C1' of cell 0")
      .def("cell", &od::Puzzle::cell, py::arg("name"), "The number of a cell, from 0")
      .def("symbol", &od::Puzzle::symbol, py::arg("digit"), "What is written for a digit")
      .def("with_givens", &od::Puzzle::with_givens, py::arg("givens"),
           "The same puzzle with these givens: digits cell by cell, 0 for none")
      .def("text", &od::Puzzle::text, py::arg("grid"), "A grid as a line in the puzzle's symbols")
      .def("write", &od::Puzzle::write, py::arg("format") = "json",
           "The puzzle in a format, see formats()")
      .def(
          "to_dict",
          [](const od::Puzzle& puzzle) { return json_value(puzzle.write()).cast<py::dict>(); },
          "The puzzle as values of JSON, for json.dump and the like; from_dict() reads it")
      .def("violations", &od::Puzzle::violations, py::arg("grid"),
           "What a full grid breaks, a sentence each; none: it is a solution")
      .def(
          "solve",
          [](const od::Puzzle& puzzle, std::uint64_t limit, std::size_t keep, bool ignore_unknown,
             std::optional<std::uint64_t> seed, std::optional<double> time, int num_threads,
             const py::object& tell) {
            return run({time, num_threads, tell}, [&](const od::Limits& limits) {
              od::SolveOptions options;
              options.limits = limits;
              options.max_solutions = limit;
              options.keep = keep;
              options.ignore_unknown = ignore_unknown;
              options.shuffle_seed = seed;
              return Found{puzzle, puzzle.solve(options)};
            });
          },
          py::arg("limit") = 2, py::arg("keep") = 1, py::arg("ignore_unknown") = false,
          py::arg("seed") = py::none(), time_limit, threads, progress,
          "Looks for up to `limit` solutions (0: all; two prove whether there is one) and keeps "
          "`keep` of them. time_limit: seconds. progress: called with (nodes, solutions, fraction "
          "or None) now and then; False stops.")
      .def(
          "count",
          [](const od::Puzzle& puzzle, std::uint64_t max, std::optional<double> time,
             int num_threads, const py::object& tell) {
            return run({time, num_threads, tell},
                       [&](const od::Limits& limits) { return puzzle.count(limits, max); });
          },
          py::arg("max") = 0, time_limit, threads, progress,
          "Counts the solutions, up to `max` (0: all)")
      .def(
          "candidates",
          [](const od::Puzzle& puzzle, std::optional<double> time, int num_threads,
             const py::object& tell) {
            return run({time, num_threads, tell},
                       [&](const od::Limits& limits) { return puzzle.candidates(limits); });
          },
          time_limit, threads, progress, "The digits that occur in solutions, cell by cell")
      .def(
          "check",
          [](const od::Puzzle& puzzle, std::optional<double> time, int num_threads,
             const py::object& tell) {
            return run({time, num_threads, tell},
                       [&](const od::Limits& limits) { return puzzle.check(limits); });
          },
          time_limit, threads, progress, "Whether it is proper: unique, minimal; what contradicts")
      .def(
          "canonical",
          [](const od::Puzzle& puzzle, bool ignore_unknown, std::optional<double> time,
             const py::object& tell) {
            py::dict request;
            request["ignore_unknown"] = ignore_unknown;
            return result_of_call(puzzle, "canonical", std::move(request), {time, 1, tell});
          },
          py::arg("ignore_unknown") = false, time_limit, progress,
          "The form that it has in common with all that symmetries make of it: a dict with "
          "'status', 'form' (a line, or None), 'key' (what to compare), 'symmetries' and "
          "'message', "
          "as the call canonical of docs/API.md has them. A wheel knows the forms of puzzles with "
          "the rules of the ordinary 9x9 grid alone; of others the message says so. time_limit: "
          "600 "
          "seconds at most, which is the default.")
      .def(
          "certificate",
          [](const od::Puzzle& puzzle, std::optional<double> time, const py::object& tell) {
            return result_of_call(puzzle, "certificate", {}, {time, 1, tell});
          },
          time_limit, progress,
          "A proof that it has one solution: a dict with 'certificate' (a text that anybody can "
          "check, or None), 'status' and 'message', as the call certificate of docs/API.md has "
          "them. A wheel finds the proofs that human logic makes. time_limit: 600 seconds at most, "
          "which is the default.")
      .def(
          "check_certificates",
          [](const od::Puzzle& puzzle, const std::string& text, std::optional<double> time,
             const py::object& tell) {
            py::dict request;
            request["text"] = text;
            return result_of_call(puzzle, "check_certificates", std::move(request),
                                  {time, 1, tell});
          },
          py::arg("text"), time_limit, progress,
          "Checks the certificates of a text: a dict with 'certificates' ('accepted', 'fault' and "
          "more of each), 'proof' (which of them, from 0, proves this puzzle, or None) and "
          "'message', as the call check_certificates of docs/API.md has them. time_limit: 600 "
          "seconds at most, which is the default.")
      .def(
          "analyze",
          [](const od::Puzzle& puzzle, const std::optional<std::vector<std::string>>& what,
             const std::optional<std::vector<std::string>>& techniques,
             std::optional<int> backdoor_size, std::optional<int> set_size, std::optional<int> list,
             std::optional<int> limit, bool ignore_unknown, std::optional<double> time,
             const py::object& tell) {
            py::dict request;
            const auto set = [&request](const char* name, const auto& value) {
              if (value) request[name] = *value;
            };
            set("what", what);
            set("techniques", techniques);
            set("backdoor_size", backdoor_size);
            set("set_size", set_size);
            set("list", list);
            set("limit", limit);
            request["ignore_unknown"] = ignore_unknown;
            return result_of_call(puzzle, "analyze", std::move(request), {time, 1, tell});
          },
          py::arg("what") = py::none(), py::arg("techniques") = py::none(),
          py::arg("backdoor_size") = py::none(), py::arg("set_size") = py::none(),
          py::arg("list") = py::none(), py::arg("limit") = py::none(),
          py::arg("ignore_unknown") = false, time_limit, progress,
          "What hangs on what, a dict: of each clue how many solutions there are without it, and "
          "where `what` names them, 'backdoors' and 'unavoidable' sets. Dict and arguments are as "
          "the call analyze of docs/API.md has them. time_limit: 600 seconds at most, which is the "
          "default.")
      .def(
          "rate",
          [](const od::Puzzle& puzzle, const std::string& scale, std::optional<double> time,
             const py::object& tell) {
            const od::Scale by = scale_named(scale);
            return run({time, 1, tell},
                       [&](const od::Limits& limits) { return puzzle.rate(by, limits); });
          },
          py::arg("scale") = "human", time_limit, progress,
          "How hard it is, by 'human', 'se' (Sudoku Explainer) or 'hodoku'; the last two know the "
          "ordinary 9x9 grid alone")
      .def(
          "explain",
          [](const od::Puzzle& puzzle, std::optional<double> time, const py::object& tell) {
            return run({time, 1, tell},
                       [&](const od::Limits& limits) { return puzzle.explain(limits); });
          },
          time_limit, progress, "The way to the solution, one step after another")
      .def(
          "hint",
          [](const od::Puzzle& puzzle, const od::Grid& entries, const std::string& level,
             std::optional<double> time, const py::object& tell) {
            const od::HintLevel strength = level_named(level);
            return run({time, 1, tell}, [&](const od::Limits& limits) {
              return puzzle.hint(entries, strength, limits);
            });
          },
          py::arg("entries") = od::Grid(), py::arg("level") = "full", time_limit, progress,
          "How to go on from the digits that somebody has entered, told as much as `level` says: "
          "nudge, where, technique, pattern, full")
      .def(
          "svg",
          [](const od::Puzzle& puzzle, const std::string& theme, const std::string& view,
             double cell_size, const od::Grid& entries,
             const std::vector<std::vector<int>>& candidates, const std::vector<int>& highlight,
             bool title, bool rules, bool coordinates) {
            return puzzle.svg(draw_options(theme, view, cell_size, entries, candidates, highlight,
                                           title, rules, coordinates));
          },
          py::arg("theme") = "light", py::arg("view") = "flat", py::arg("cell_size") = 48.0,
          py::arg("entries") = od::Grid(), py::arg("candidates") = std::vector<std::vector<int>>(),
          py::arg("highlight") = std::vector<int>(), py::arg("title") = false,
          py::arg("rules") = false, py::arg("coordinates") = false, "An SVG document")
      .def("_repr_svg_", [](const od::Puzzle& puzzle) { return puzzle.svg(); })
      .def("__str__", &puzzle_text)
      .def("__repr__",
           [](const od::Puzzle& puzzle) {
             return "<Puzzle" + (puzzle.title().empty() ? "" : " '" + puzzle.title() + "'") + ", " +
                    std::to_string(puzzle.num_cells()) + " cells>";
           })
      .def(
          "__eq__",
          [](const od::Puzzle& one, const od::Puzzle& other) {
            return one.write() == other.write();
          },
          py::is_operator())
      .def("__hash__", [](const od::Puzzle& puzzle) { return py::hash(py::str(puzzle.write())); })
      .def("__reduce__", [](const od::Puzzle& puzzle) {
        return pickled("_make_puzzle", py::make_tuple(puzzle.write()));
      });
  define_makers(module);

  const auto read_options = [](const std::optional<std::string>& format, bool keep_boxes,
                               bool read_words) {
    od::ReadOptions options;
    options.format = format.value_or("");
    options.keep_boxes = keep_boxes;
    options.read_words = read_words;
    return options;
  };
  module.def(
      "read",
      [read_options](const std::string& text, const std::optional<std::string>& format,
                     bool keep_boxes, bool read_words, std::optional<double> time) {
        return run_reading(text.size(), time,
                           [text, options = read_options(format, keep_boxes, read_words)](
                               std::stop_token) { return od::Puzzle::read(text, options); });
      },
      py::arg("text"), py::arg("format") = py::none(), py::arg("keep_boxes") = false,
      py::arg("read_words") = true, time_limit, kReadDoc);
  module.def(
      "read_all",
      [read_options](const std::string& text, const std::optional<std::string>& format,
                     bool keep_boxes, bool read_words, std::optional<double> time) {
        return run_reading(
            text.size(), time,
            [text, options = read_options(format, keep_boxes, read_words)](std::stop_token stop) {
              od::ReadOptions stopped = options;
              stopped.stop = std::move(stop);
              return od::Puzzle::read_all(text, stopped);
            });
      },
      py::arg("text"), py::arg("format") = py::none(), py::arg("keep_boxes") = false,
      py::arg("read_words") = true, time_limit,
      "All puzzles of a text: one a line, a table, a list in JSON, grids below each other. Raises "
      "Error for the first that cannot be read, and with the code 'cancelled' where the time was "
      "up.");
  module.def(
      "from_dict",
      [](const py::dict& document) {
        return puzzle_in_json(
            py::module_::import("json").attr("dumps")(document).cast<std::string>());
      },
      py::arg("document"),
      "The puzzle of Puzzle.to_dict(), or of JSON's values as docs/FORMATS.md has them. Raises "
      "Error; TypeError and ValueError for what JSON has no values for.");
  module.def("empty", &od::Puzzle::empty, py::arg("geometry"),
             "An empty board by its name: 'grid:16', 'samurai', 'grid:9+x+windoku'.");
  module.def(
      "generate",
      [](const std::string& geometry, const std::vector<std::string>& kinds,
         const std::optional<std::string>& difficulty, std::optional<int> givens,
         const std::string& symmetry, bool minimal, std::uint64_t seed, std::uint64_t number,
         std::optional<double> time, const py::object& tell) {
        return run({time, 1, tell}, [&](const od::Limits& limits) {
          od::GenerateOptions options;
          options.geometry = geometry;
          options.kinds = kinds;
          options.difficulty = difficulty.value_or("");
          options.givens = givens;
          options.symmetry = symmetry;
          options.minimal = minimal;
          options.seed = seed;
          options.number = number;
          options.limits = limits;
          return od::Puzzle::generate(options);
        });
      },
      py::arg("geometry") = "grid:9", py::arg("kinds") = std::vector<std::string>(),
      py::arg("difficulty") = py::none(), py::arg("givens") = py::none(),
      py::arg("symmetry") = "none", py::arg("minimal") = false, py::arg("seed") = 0,
      py::arg("number") = 0, time_limit, progress,
      "A new puzzle with one solution. The same seed and number give the same puzzle.");

  // What no function of the module made would be empty.
  for (const char* name : {"Rating", "Step", "Explanation", "Hint", "Count", "TrueCandidates",
                           "CheckReport", "Solutions", "Puzzle"}) {
    const py::object type = module.attr(name);
    reinterpret_cast<PyTypeObject*>(type.ptr())->tp_new = [](PyTypeObject* made, PyObject*,
                                                             PyObject*) -> PyObject* {
      const std::string_view whole(made->tp_name);
      const std::string name(whole.substr(whole.rfind('.') + 1));
      PyErr_Format(PyExc_TypeError, "no %s is made by hand; read() and the like make it",
                   name.c_str());
      return nullptr;
    };
  }

  module.def(
      "solve_many",
      [](const py::buffer& grids, const py::buffer& solutions, const py::buffer& counts,
         std::optional<double> time, int num_threads, const py::object& tell) {
        const Bytes digits(grids, false, "grids");
        const Bytes filled(solutions, true, "solutions");
        const Bytes numbers(counts, true, "counts");
        return run({time, num_threads, tell}, [&](const od::Limits& limits) {
          return od::solve_many(digits.span(), filled.span(), numbers.span(), limits);
        });
      },
      py::arg("grids"), py::arg("solutions"), py::arg("counts"), py::arg("time_limit"),
      py::arg("threads"), py::arg("progress"));
  module.def(
      "count_many",
      [](const py::buffer& grids, const py::buffer& counts, std::uint64_t max,
         std::optional<double> time, int num_threads, const py::object& tell) {
        const Bytes digits(grids, false, "grids");
        const py::buffer_info numbers = counts.request(true);
        return run({time, num_threads, tell}, [&](const od::Limits& limits) {
          return od::count_many(digits.span(), numbers_of<std::uint64_t>(numbers, "counts"), max,
                                limits);
        });
      },
      py::arg("grids"), py::arg("counts"), py::arg("max"), py::arg("time_limit"),
      py::arg("threads"), py::arg("progress"));
  module.def(
      "rate_many",
      [](const py::buffer& grids, const std::string& scale, std::optional<double> time,
         int num_threads, const py::object& tell) {
        const Bytes digits(grids, false, "grids");
        const od::Scale by = scale_named(scale);
        return run({time, num_threads, tell}, [&](const od::Limits& limits) {
          return od::rate_many(digits.span(), by, limits);
        });
      },
      py::arg("grids"), py::arg("scale"), py::arg("time_limit"), py::arg("threads"),
      py::arg("progress"));

  const auto choices = [](std::vector<od::Choice> (*list)()) {
    return [list] {
      std::vector<std::tuple<std::string, std::string, std::string>> all;
      for (od::Choice& one : list()) {
        all.emplace_back(std::move(one.id), std::move(one.title), std::move(one.about));
      }
      return all;
    };
  };
  module.def("formats", choices(&od::known_formats),
             "What is read and written: (id, title, about) each");
  module.def("geometries", choices(&od::known_geometries), "Boards: (id, title, rule) each");
  module.def("kinds", choices(&od::known_kinds), "Kinds of rules: (id, title, rule) each");
  module.def("techniques", choices(&od::known_techniques),
             "Human techniques, easiest first: (id, title, what to look for) each");
  module.attr("__version__") = od::version();
  py::module_::import("atexit").attr("register")(py::cpp_function([] { running_calls().end(); }));
}
