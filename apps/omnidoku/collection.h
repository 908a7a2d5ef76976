// SPDX-License-Identifier: MIT
//
// What many puzzles come to: how their givens, their symmetries, levels and backdoors are spread.
// As lines for a person, and as a picture.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analyze/study.h"
#include "base/status.h"
#include "model/puzzle.h"

namespace omnidoku::cli {

/// What is counted of a puzzle.
struct CollectionEntry {
  base::Status status = base::Status::limit;
  std::optional<int> givens;     ///< nothing of one that was not read
  std::optional<int> redundant;  ///< clues that can be left out, where each is decided
  std::vector<int> symmetries;   ///< of the pattern of its givens, as places in kSymmetries
  /// Per kind of backdoor the smallest size; one more than was tried where there is none of these.
  std::vector<std::optional<int>> backdoors;
  std::optional<int> level;  ///< its place among the levels
  std::optional<int> score;
};

/// `puzzle` is null where it was not read.
[[nodiscard]] CollectionEntry entry_of(const model::Puzzle* puzzle, const analyze::Study& study,
                                       int most_backdoor_size);

/// How often each number came.
class Histogram {
 public:
  /// `names`: what the numbers from 0 on are called; empty: as they are. `step`: so many numbers
  /// are told together.
  explicit Histogram(std::string title, std::vector<std::string> names = {}, int step = 1)
      : title_(std::move(title)), names_(std::move(names)), step_(step) {}

  void add(int number);

  struct Bar {
    std::string name;
    std::uint64_t number = 0;
  };
  [[nodiscard]] const std::string& title() const { return title_; }
  /// From the least to the greatest, those between with nothing too, unless they have names.
  [[nodiscard]] std::vector<Bar> bars() const;
  [[nodiscard]] std::uint64_t total() const { return total_; }
  /// "22 to 27, median 24"; empty where the numbers have names.
  [[nodiscard]] std::string range() const;

 private:
  std::string title_;
  std::vector<std::string> names_;
  int step_;
  std::map<int, std::uint64_t> counts_;
  std::uint64_t total_ = 0;
};

class Collection {
 public:
  /// `most_backdoor_size`: up to which they were looked for.
  explicit Collection(int most_backdoor_size);

  void add(const CollectionEntry& entry);

  [[nodiscard]] std::vector<std::string> lines() const;
  /// Every histogram with something in it, below each other, as SVG.
  [[nodiscard]] std::string picture() const;

 private:
  [[nodiscard]] std::string headline() const;
  [[nodiscard]] std::vector<const Histogram*> filled() const;

  std::uint64_t puzzles_ = 0;
  std::map<std::string, std::uint64_t> statuses_;
  Histogram givens_, redundant_, symmetries_;
  std::vector<Histogram> backdoors_;
  Histogram levels_, scores_;
};

}  // namespace omnidoku::cli
