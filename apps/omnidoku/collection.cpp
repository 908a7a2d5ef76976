// SPDX-License-Identifier: MIT
#include "collection.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "generate/generate.h"
#include "logic/scale.h"
#include "text.h"
#include "wishes.h"

namespace omnidoku::cli {
namespace {

constexpr int kScoreStep = 100;

/// The pattern of the givens with what the symmetry makes of it.
std::vector<std::string> names_of_symmetries() {
  std::vector<std::string> names;
  for (const generate::Symmetry symmetry : generate::kSymmetries)
    names.emplace_back(to_string(symmetry));
  return names;
}

std::vector<std::string> names_of_levels() {
  std::vector<std::string> names;
  for (const logic::Level level : logic::kLevels) names.emplace_back(logic::to_string(level));
  return names;
}

std::string title_of(analyze::BackdoorKind kind) {
  switch (kind) {
    case analyze::BackdoorKind::cells: return "digits to tell for singles to solve it";
    case analyze::BackdoorKind::strong: return "cells of which singles decide every digit";
    case analyze::BackdoorKind::candidates: break;
  }
  return "candidates to remove for singles to solve it";
}

std::string share_text(std::uint64_t number, std::uint64_t total) {
  return fmt::format("{:.1f} %", 100 * static_cast<double>(number) / static_cast<double>(total));
}

}  // namespace

CollectionEntry entry_of(const model::Puzzle* puzzle, const analyze::Study& study,
                         int most_backdoor_size) {
  CollectionEntry entry;
  const analyze::Removals& removals = study.removals;
  entry.status = removals.status;
  if (puzzle == nullptr) return entry;
  std::vector<bool> is_given;
  for (const auto& given : puzzle->givens) is_given.push_back(given.has_value());
  entry.givens = static_cast<int>(std::ranges::count(is_given, true));
  if (*entry.givens > 0) {
    for (std::size_t i = 1; i < std::size(generate::kSymmetries); ++i) {
      const auto orbits = generate::orbits(*puzzle->board, generate::kSymmetries[i]);
      if (orbits && holds_whole_orbits(*orbits, is_given))
        entry.symmetries.push_back(static_cast<int>(i));
    }
    if (entry.symmetries.empty()) entry.symmetries = {0};
  }
  if (!removals.clues.empty() && removals.number_with(analyze::Need::undecided) == 0)
    entry.redundant = static_cast<int>(removals.number_with(analyze::Need::redundant));
  for (const analyze::Backdoors& found : study.backdoors) {
    // Where a limit came before, the size may be any larger one.
    const bool is_known = found.size || found.tried >= most_backdoor_size;
    entry.backdoors.push_back(is_known ? std::optional(found.size.value_or(found.tried + 1))
                                       : std::nullopt);
  }
  if (study.rating) {
    entry.level = static_cast<int>(study.rating->level);
    entry.score = study.rating->score;
  }
  return entry;
}

void Histogram::add(int number) {
  ++counts_[number];
  ++total_;
}

std::vector<Histogram::Bar> Histogram::bars() const {
  std::vector<Bar> bars;
  if (!names_.empty()) {
    for (const auto& [number, count] : counts_)
      bars.push_back({names_[static_cast<std::size_t>(number)], count});
    return bars;
  }
  std::map<int, std::uint64_t> grouped_counts;
  for (const auto& [number, count] : counts_) grouped_counts[number / step_] += count;
  if (grouped_counts.empty()) return bars;
  // Where numbers lie far apart the empty places between them would hide what there is.
  constexpr int kMostBars = 60;
  const int first = grouped_counts.begin()->first;
  const int last = grouped_counts.rbegin()->first;
  const auto name = [this](int place) {
    return step_ == 1 ? std::to_string(place)
                      : fmt::format("{} to {}", place * step_, (place + 1) * step_ - 1);
  };
  if (last - first >= kMostBars) {
    for (const auto& [place, count] : grouped_counts) bars.push_back({name(place), count});
    return bars;
  }
  for (int place = first; place <= last; ++place)
    bars.push_back({name(place), grouped_counts[place]});
  return bars;
}

std::string Histogram::range() const {
  if (!names_.empty() || counts_.empty()) return {};
  std::uint64_t below = 0;
  int median = 0;
  for (const auto& [number, count] : counts_) {
    median = number;
    below += count;
    if (2 * below >= total_) break;
  }
  return fmt::format("{} to {}, median {}", counts_.begin()->first, counts_.rbegin()->first,
                     median);
}

Collection::Collection(int most_backdoor_size)
    : givens_("givens"),
      redundant_("clues that can be left out, each by itself"),
      symmetries_("symmetries of the givens", names_of_symmetries()),
      levels_("level", names_of_levels()),
      scores_("score", {}, kScoreStep) {
  std::vector<std::string> sizes;
  for (int size = 0; size <= most_backdoor_size; ++size) sizes.push_back(std::to_string(size));
  sizes.push_back(fmt::format("more than {}", most_backdoor_size));
  for (const analyze::BackdoorKind kind : analyze::kBackdoorKinds)
    backdoors_.emplace_back(title_of(kind), sizes);
}

void Collection::add(const CollectionEntry& entry) {
  ++puzzles_;
  ++statuses_[std::string(base::to_string(entry.status))];
  if (entry.givens) givens_.add(*entry.givens);
  if (entry.redundant) redundant_.add(*entry.redundant);
  for (const int symmetry : entry.symmetries) symmetries_.add(symmetry);
  for (std::size_t kind = 0; kind < entry.backdoors.size(); ++kind) {
    if (entry.backdoors[kind]) backdoors_[kind].add(*entry.backdoors[kind]);
  }
  if (entry.level) levels_.add(*entry.level);
  if (entry.score) scores_.add(*entry.score);
}

std::string Collection::headline() const {
  std::string text = counted(puzzles_, "puzzle");
  const char* before = ": ";
  for (const auto& [status, number] : statuses_) {
    text += before + grouped(number) + " " + status;
    before = ", ";
  }
  return text;
}

std::vector<const Histogram*> Collection::filled() const {
  std::vector<const Histogram*> all = {&givens_, &redundant_, &symmetries_};
  for (const Histogram& one : backdoors_) all.push_back(&one);
  all.push_back(&levels_);
  all.push_back(&scores_);
  std::erase_if(all, [](const Histogram* one) { return one->total() == 0; });
  return all;
}

std::vector<std::string> Collection::lines() const {
  std::vector<std::string> lines = {headline()};
  for (const Histogram* histogram : filled()) {
    const std::string range = histogram->range();
    lines.push_back(histogram->title() + (range.empty() ? "" : ": " + range));
    for (const Histogram::Bar& bar : histogram->bars()) {
      if (bar.number == 0) continue;
      lines.push_back(fmt::format("  {:<14} {:>9}, {:>7}", bar.name, grouped(bar.number),
                                  share_text(bar.number, puzzles_)));
    }
  }
  return lines;
}

std::string Collection::picture() const {
  constexpr double kWidth = 640;
  constexpr double kMargin = 24;
  constexpr double kNames = 130;
  constexpr double kNumbers = 130;
  constexpr double kRow = 20;
  constexpr double kGap = 40;
  constexpr double kBar = kWidth - 2 * kMargin - kNames - kNumbers;
  double y = kMargin + kRow;
  std::string body =
      fmt::format("<text class=\"head\" x=\"{}\" y=\"{}\">{}</text>\n", kMargin, y, headline());
  for (const Histogram* histogram : filled()) {
    y += kGap;
    const std::string range = histogram->range();
    body += fmt::format("<text class=\"title\" x=\"{}\" y=\"{}\">{}{}</text>\n", kMargin, y,
                        histogram->title(), range.empty() ? "" : ": " + range);
    const std::vector<Histogram::Bar> bars = histogram->bars();
    std::uint64_t most = 1;
    for (const Histogram::Bar& bar : bars) most = std::max(most, bar.number);
    for (const Histogram::Bar& bar : bars) {
      y += kRow;
      const double length = kBar * static_cast<double>(bar.number) / static_cast<double>(most);
      body += fmt::format(
          "<text class=\"name\" x=\"{}\" y=\"{}\">{}</text>"
          "<rect x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\"/>"
          "<text x=\"{:.1f}\" y=\"{}\">{} ({})</text>\n",
          kMargin + kNames - 8, y, bar.name, kMargin + kNames, y - kRow + 7, length, kRow - 4,
          kMargin + kNames + length + 6, y, grouped(bar.number), share_text(bar.number, puzzles_));
    }
  }
  const double height = y + kMargin;
  return fmt::format(
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
             "viewBox=\"0 0 {0} {1}\">\n<title>{2}</title>\n"
             "<style>text{{font:13px sans-serif;fill:#1f2630}}.head{{font-size:16px;"
             "font-weight:bold}}.title{{font-weight:bold}}.name{{text-anchor:end}}"
             "rect{{fill:#4a7fc1}}</style>\n"
             "<path d=\"M0 0H{0}V{1}H0Z\" fill=\"#ffffff\"/>\n",
             kWidth, height, headline()) +
         body + "</svg>\n";
}

}  // namespace omnidoku::cli
