// SPDX-License-Identifier: MIT
//
// The clock is looked at on every update; that costs some 20 ns beside work of microseconds.
#include "progress.h"

#include <memory>

#include <fmt/format.h>

#include "text.h"

namespace omnidoku::cli {
namespace {

constexpr std::chrono::milliseconds kFirst{1000};
constexpr std::chrono::milliseconds kEvery{200};

}  // namespace

ProgressLine::ProgressLine(Console& console)
    : console_(console), start_(std::chrono::steady_clock::now()), next_(start_ + kFirst) {}

ProgressLine::~ProgressLine() { console_.clear_progress(); }

void ProgressLine::update(const std::function<std::string(double)>& text) {
  if (!console_.shows_progress()) return;
  const auto now = std::chrono::steady_clock::now();
  const std::lock_guard guard(lock_);
  if (now < next_) return;
  next_ = now + kEvery;
  console_.show_progress(text(std::chrono::duration<double>(now - start_).count()));
}

void show_search_progress(Console& console, base::Limits& limits) {
  if (!console.shows_progress()) return;
  const auto line = std::make_shared<ProgressLine>(console);
  limits.progress = [line](const base::Progress& progress) {
    line->update([&progress](double seconds) {
      return counted(progress.counters.solutions, "solution") + ", " +
             progress_text(progress.counters.nodes, "node", progress.fraction, seconds);
    });
  };
}

void show_path_progress(Console& console, base::Limits& limits) {
  if (!console.shows_progress()) return;
  const auto line = std::make_shared<ProgressLine>(console);
  limits.progress = [line](const base::Progress& progress) {
    line->update([&progress](double seconds) {
      std::string text = counted(progress.counters.nodes, "step");
      if (progress.fraction >= 0) {
        text += fmt::format(", {:.0f} % of the candidates decided", 100 * progress.fraction);
      }
      return text + fmt::format(", {:.0f} s", seconds);
    });
  };
}

void show_making_progress(Console& console, base::Limits& limits,
                          const std::atomic<std::uint64_t>& made, std::uint64_t count) {
  if (!console.shows_progress()) return;
  const auto line = std::make_shared<ProgressLine>(console);
  limits.progress = [line, &made, count](const base::Progress&) {
    line->update([&made, count](double seconds) {
      const std::string what =
          count == 1 ? "making a puzzle"
                     : grouped(made.load()) + " of " + counted(count, "puzzle") + " made";
      return what + fmt::format(", {:.0f} s", seconds);
    });
  };
}

std::string progress_text(std::uint64_t number, const std::string& noun, double fraction,
                          double seconds, std::uint64_t before) {
  std::string text = counted(number, noun);
  if (fraction >= 0) text += fmt::format(", {:.0f} %", 100 * fraction);
  const double rate = static_cast<double>(number - before) / seconds;
  constexpr double kSlow = 10;
  return text + ", " +
         (rate < kSlow ? fmt::format("{:.1f}", rate) : grouped(static_cast<std::uint64_t>(rate))) +
         "/s";
}

std::string time_left_text(double from, double fraction, double seconds) {
  const double done = fraction - from;
  constexpr double kLeast = 0.001;
  if (from < 0 || done < kLeast) return "";
  const auto left = static_cast<std::uint64_t>(seconds * (1 - fraction) / done);
  constexpr std::uint64_t kMinute = 60;
  constexpr std::uint64_t kHour = 60 * kMinute;
  if (left < 2 * kMinute) return fmt::format(", {} s left", left);
  if (left < 2 * kHour) return fmt::format(", {} min left", left / kMinute);
  return fmt::format(", {} h {:02} min left", left / kHour, left % kHour / kMinute);
}

}  // namespace omnidoku::cli
