// SPDX-License-Identifier: MIT
#include "logic/telling/rule_ways.h"

#include <algorithm>
#include <tuple>

namespace omnidoku::logic {

namespace {

class WaysSearch {
 public:
  WaysSearch(const Structure& structure, const RuleInfo& rule, const std::vector<DigitSet>& left,
             const std::vector<Candidate>& gone)
      : structure_(structure), rule_(rule), after_(left), lost_(left.size(), 0), gone_(gone) {
    for (const Candidate candidate : gone) {
      const std::size_t place = place_of(candidate.cell);
      if (place == left.size()) continue;
      after_[place].erase(candidate.digit);
      ++lost_[place];
    }
  }

  [[nodiscard]] RuleWays run() {
    RuleWays found;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < after_.size(); ++i) {
      if (lost_[i] > 0) places.push_back(i);
    }
    if (places.empty()) return found;
    const std::size_t first = easiest(places);
    chosen_ = {first};
    while (find_ways()) {
      places.clear();
      for (const Candidate candidate : gone_) {
        if (!is_explained(candidate)) places.push_back(place_of(candidate.cell));
      }
      if (places.empty()) {
        for (const std::size_t place : chosen_) found.cells.push_back(rule_.cells[place]);
        found.ways = ways_;
        found.first = rule_.cells[first];
        return found;
      }
      if (chosen_.size() == kMostCells) break;
      chosen_.push_back(easiest(places));
      std::sort(chosen_.begin(), chosen_.end());
    }
    return found;
  }

 private:
  static constexpr std::size_t kMostCells = 4;
  static constexpr std::size_t kMostWays = 6;
  static constexpr int kMostQuestions = 400;

  [[nodiscard]] std::size_t place_of(Cell cell) const {
    return static_cast<std::size_t>(std::find(rule_.cells.begin(), rule_.cells.end(), cell) -
                                    rule_.cells.begin());
  }

  /// Of some cells the one with the fewest digits left.
  [[nodiscard]] std::size_t easiest(const std::vector<std::size_t>& places) const {
    return *std::min_element(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
      return std::tuple(after_[a].size(), a) < std::tuple(after_[b].size(), b);
    });
  }

  /// All ways to fill the chosen cells; false where there are too many.
  bool find_ways() {
    ways_.clear();
    way_.clear();
    return add_ways();
  }
  bool add_ways() {
    if (way_.size() == chosen_.size()) {
      std::vector<DigitSet> digits = after_;
      for (std::size_t i = 0; i < way_.size(); ++i) digits[chosen_[i]] = DigitSet::single(way_[i]);
      if (can_be_filled(structure_, rule_, digits, kMostQuestions) != false) ways_.push_back(way_);
      return ways_.size() <= kMostWays;
    }
    const Cell cell = rule_.cells[chosen_[way_.size()]];
    bool are_few = true;
    after_[chosen_[way_.size()]].for_each([&](Digit digit) {
      if (!are_few || !goes({cell, digit}, way_)) return;
      way_.push_back(digit);
      are_few = add_ways();
      way_.pop_back();
    });
    return are_few;
  }

  [[nodiscard]] bool goes(Candidate candidate, const std::vector<Digit>& way) const {
    for (std::size_t i = 0; i < way.size(); ++i) {
      if (structure_.excludes(candidate, {rule_.cells[chosen_[i]], way[i]})) return false;
    }
    return true;
  }

  /// Whether it can be seen that the candidate goes with none of the ways.
  [[nodiscard]] bool is_explained(Candidate candidate) const {
    const bool is_chosen = std::any_of(chosen_.begin(), chosen_.end(), [&](std::size_t place) {
      return rule_.cells[place] == candidate.cell;
    });
    return is_chosen || std::none_of(ways_.begin(), ways_.end(),
                                     [&](const auto& way) { return goes(candidate, way); });
  }

  const Structure& structure_;
  const RuleInfo& rule_;
  std::vector<DigitSet> after_;  ///< by cell of the rule
  std::vector<int> lost_;        ///< how many digits it loses
  const std::vector<Candidate>& gone_;
  std::vector<std::size_t> chosen_;  ///< places in the rule
  std::vector<std::vector<Digit>> ways_;
  std::vector<Digit> way_;
};

}  // namespace

std::string ways_text(const std::vector<std::vector<Digit>>& ways, const Words& words) {
  std::vector<std::string> texts;
  for (const std::vector<Digit>& way : ways) {
    std::string text;
    for (const Digit digit : way) text += (text.empty() ? "" : "-") + words.digit(digit);
    texts.push_back(std::move(text));
  }
  return Words::list(texts, "or");
}

std::string RuleWays::text(const Words& words) const {
  return words.cells(cells) + " can only be " + ways_text(ways, words);
}

RuleWays ways_that_decide(const Structure& structure, const RuleInfo& rule,
                          const std::vector<DigitSet>& left, const std::vector<Candidate>& gone) {
  return WaysSearch(structure, rule, left, gone).run();
}

}  // namespace omnidoku::logic
