// SPDX-License-Identifier: MIT
#include "logic/telling/told_clash.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "logic/telling/length.h"
#include "logic/telling/rule_reasons.h"
#include "logic/telling/rule_ways.h"
#include "logic/telling/sum_words.h"

namespace omnidoku::logic {

namespace {

template <class T>
void add_new(std::vector<T>& all, const T& one) {
  if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

std::string after(const std::string& text) { return text.empty() ? "" : text + " "; }

class ClashTelling {
 public:
  ClashTelling(const ToldClash& clash, const Words& words) : clash_(clash), words_(words) {}

  [[nodiscard]] std::string text() {
    if (is_by_rule_alone()) {
      const ToldClash::Part& last = clash_.last;
      return why_no_filling(words_, {last.index, last.cells, last.left}, clash_.supposed);
    }
    std::string text = told(clash_.parts.size());
    if (text.size() <= kLongestReason) return text;
    is_brief_ = true;
    for (std::size_t n = clash_.parts.size() + 1; n-- > 0;) {
      text = told(n);
      if (text.size() <= kLongestReason) break;
    }
    return text;
  }

 private:
  /// With so many of the consequences.
  [[nodiscard]] std::string told(std::size_t num_parts) {
    told_.clear();
    std::string text = "With " + words_.either(clash_.supposed) + ", ";
    for (std::size_t i = 0; i < num_parts; ++i) text += consequence(clash_.parts[i]) + ", ";
    const std::size_t untold = clash_.parts.size() - num_parts;
    if (untold > 0) {
      text += "and after " + (untold == 1 ? std::string("one more consequence")
                                          : std::to_string(untold) + " more consequences");
      text += " like these, ";
    } else if (!clash_.parts.empty()) {
      text += "and ";
    }
    return text + end() + ".";
  }

  /// More than this of a rule's cells is not told.
  static constexpr std::size_t kMostTold = 3;
  static constexpr std::size_t kLongest = 90;

  /// Whether it is one rule that does not allow a digit in its own cells, and no more is to be said
  /// than that; then the words of the rule are better.
  [[nodiscard]] bool is_by_rule_alone() const {
    const ToldClash::Part& last = clash_.last;
    return clash_.parts.empty() && !last.left.empty() && state(last).empty() &&
           std::all_of(clash_.supposed.begin(), clash_.supposed.end(), [&](Candidate one) {
             return std::find(last.cells.begin(), last.cells.end(), one.cell) != last.cells.end();
           });
  }

  /// "the arrow at R1C1", "the innies of box 5 (R4C4 + R5C5 = 11)"
  [[nodiscard]] std::string name(std::uint32_t primitive) {
    for (const ToldClash::Derived& one : clash_.derived) {
      const SumInfo& sum = words_.structure().sums()[one.sum];
      if (sum.primitive != primitive) continue;
      // What it comes to is told once.
      const bool is_new = told_.insert(primitive).second;
      return sum.name + (is_new ? " (" + open_equation(words_, one.sum, one.open) + ")" : "");
    }
    return words_.one_shape(primitive);
  }

  /// "as R1C7 would be 9, with 5 in R1C1 and without 3", what is so in a rule's cells; empty where
  /// that is much.
  [[nodiscard]] std::string state(const ToldClash::Part& part) const {
    std::vector<std::string> without;
    for (const auto& [digits, cells] : by_digits(part.without))
      without.push_back(words_.digits(digits) + " in " + words_.cells(cells));
    if (!part.lost.empty()) {
      without.push_back(without.empty() ? words_.digits(part.lost)
                                        : "any " + words_.either(part.lost));
    }
    if (part.with.size() + part.last.size() + without.size() > kMostTold) return {};
    std::string text;
    if (!part.with.empty()) text += "with " + words_.candidates(part.with, "and");
    if (!without.empty())
      text += (text.empty() ? "" : " and ") + std::string("without ") + Words::list(without);
    if (!part.last.empty()) {
      std::vector<std::string> last;
      for (const Candidate one : part.last) last.push_back(would_be(one));
      text = "as " + Words::list(last) + "," + (text.empty() ? "" : " ") + text;
    }
    return text.size() > kLongest ? std::string() : text;
  }

  /// Cells with the same digits together.
  [[nodiscard]] static std::vector<std::pair<DigitSet, std::vector<Cell>>> by_digits(
      const std::vector<Candidate>& candidates) {
    std::map<Cell, DigitSet> by_cell;
    for (const Candidate one : candidates) by_cell[one.cell].insert(one.digit);
    std::vector<std::pair<DigitSet, std::vector<Cell>>> groups;
    for (const auto& [cell, digits] : by_cell) {
      const auto same = std::find_if(groups.begin(), groups.end(),
                                     [all = digits](const auto& one) { return one.first == all; });
      if (same == groups.end()) {
        groups.push_back({digits, {cell}});
      } else {
        same->second.push_back(cell);
      }
    }
    return groups;
  }

  /// "R1C7 would be 9"
  [[nodiscard]] std::string would_be(Candidate candidate) const {
    return words_.cell(candidate.cell) + " would be " + words_.digit(candidate.digit);
  }

  [[nodiscard]] std::string consequence(const ToldClash::Part& part) {
    using Kind = ToldClash::Part::Kind;
    const auto is = [&] { return would_be(part.candidates.front()); };
    switch (part.kind) {
      case Kind::digit: {
        std::vector<std::string> names;
        for (const std::uint32_t rule : part.by) add_new(names, words_.shape(rule));
        return is() + (names.empty() || is_brief_ ? "" : " (by " + Words::list(names) + ")");
      }
      case Kind::place:
        return is() + (is_brief_ ? "" : " (only place in " + words_.shape(part.index) + ")");
      case Kind::taken:
        return (is_brief_ ? "" : after(state(part))) + name(part.index) + " would not allow " +
               words_.either(part.candidates);
      case Kind::filled: {
        std::string text = name(part.index);
        const bool are_named = std::all_of(part.cells.begin(), part.cells.end(), [&](Cell cell) {
          return text.find(words_.cell(cell)) != std::string::npos;
        });
        text += " would be " + ways_text(part.ways, words_);
        return are_named ? text : text + " in " + words_.cells(part.cells);
      }
      case Kind::held:
        if (part.cells.size() == 1)
          return words_.cells(part.cells) + " would be " + words_.either(part.digits);
        return words_.cells(part.cells) + " would hold " + words_.digits(part.digits);
      case Kind::places:
        return words_.digits(part.digits) + " of " + words_.shape(part.index) + " would be in " +
               (part.digits.size() == 1 ? words_.one_of(part.cells) : words_.cells(part.cells));
    }
    return {};
  }

  /// What cannot be.
  [[nodiscard]] std::string end() {
    using End = ToldClash::End;
    const ToldClash::Part& last = clash_.last;
    switch (clash_.end) {
      case End::cell: return "nothing would be left for " + words_.cells(last.cells);
      case End::house:
        return words_.shape(last.index) + " would have no place for " +
               words_.digit(last.candidates.front().digit);
      case End::rule: {
        const std::string so = state(last);
        if (!so.empty()) return so + " " + name(last.index) + " could not be filled";
        return (last.num_fillings == 1
                    ? "the one way"
                    : "none of the " + std::to_string(last.num_fillings) + " ways") +
               std::string(" to fill ") + name(last.index) +
               (last.num_fillings == 1 ? " would not do" : " would do");
      }
      case End::both: {
        const Candidate a = last.candidates[0];
        const Candidate b = last.candidates[1];
        if (last.by.empty() && a.digit == b.digit)
          return words_.cell(a.cell) + " and " + words_.cell(b.cell) +
                 ", which see each other, would both be " + words_.digit(a.digit);
        if (last.by.empty() && a.cell == b.cell) {
          return words_.digit(std::min(a.digit, b.digit)) + " and " +
                 words_.digit(std::max(a.digit, b.digit)) + " would both need " +
                 words_.cell(a.cell);
        }
        return words_.candidate(a) + " and " + words_.candidate(b) + " would not go together" +
               (last.by.empty() ? "" : " by " + words_.shape(last.by.front()));
      }
    }
    return {};
  }

  const ToldClash& clash_;
  const Words& words_;
  bool is_brief_ = false;         ///< what is told leaves out its reasons
  std::set<std::uint32_t> told_;  ///< sums that follow, of which it was told what they come to
};

}  // namespace

std::string ToldClash::text(const model::Step& /*step*/, const Words& words) const {
  return ClashTelling(*this, words).text();
}

void ToldClash::join(const ToldClash& other) {
  for (const Candidate one : other.supposed) add_new(supposed, one);
  for (const model::Premise& one : other.premises) add_new(premises, one);
  for (const Candidate one : other.on) add_new(on, one);
  for (const Candidate one : other.off) add_new(off, one);
  for (const std::uint32_t one : other.rules) add_new(rules, one);
}

}  // namespace omnidoku::logic
