// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include "ratings/hodoku/candidate_steps.h"
#include "ratings/hodoku/tabling.h"

namespace omnidoku::ratings::hodoku {
namespace {

/// A step that sets or removes one candidate.
struct Verdict {
  StepKind kind;
  Candidate candidate;
  bool sets;
  int length;
};

/// HoDoKu's order: what sets a digit comes first, then the smaller cell and digit, then the shorter
/// chains. Of different kinds that set a digit in the same cell the one asked about is later, in
/// whichever order.
int compare_verdicts(const Verdict& a, const Verdict& b) {
  if (a.sets != b.sets) return a.sets ? -1 : 1;
  if (a.sets) {
    if (a.candidate.cell != b.candidate.cell) return a.candidate.cell - b.candidate.cell;
    if (a.kind != b.kind) return 1;
  } else if (a.candidate != b.candidate) {
    return (a.candidate.cell - b.candidate.cell) * kDigits + a.candidate.digit - b.candidate.digit;
  }
  return a.length - b.length;
}

/// Chains of single links.
class LinkChains {
 public:
  static constexpr StepKind kContradiction = StepKind::forcing_chain_contradiction;
  static constexpr StepKind kVerity = StepKind::forcing_chain_verity;
  /// Whether a chain must need another one.
  static constexpr bool kNets = false;
  /// Whether every link is there the other way round too: what leads to two things that exclude
  /// each other then leads to its own opposite.
  static constexpr bool kReversible = true;

  explicit LinkChains(const Links& links) : links_(links), ways_(links) {}

  [[nodiscard]] const Nodes& nodes() const { return links_.nodes(); }
  [[nodiscard]] const Consequences& reached(Node start) const { return links_.reached(start); }

  /// Traces the chain from the start to the end.
  void trace(Node start, Node end) {
    if (start != start_) ways_.walk(start);
    start_ = start;
    length_ = ways_.length(end);
  }
  [[nodiscard]] int length() const { return length_; }
  [[nodiscard]] static bool is_net() { return false; }

 private:
  const Links& links_;
  Ways ways_;
  int start_ = -1;
  int length_ = 0;
};

/// Chains of HoDoKu's tables.
class TableChains {
 public:
  static constexpr StepKind kContradiction = StepKind::forcing_net_contradiction;
  static constexpr StepKind kVerity = StepKind::forcing_net_verity;
  static constexpr bool kNets = true;
  static constexpr bool kReversible = false;

  explicit TableChains(Tables& tables) : tables_(tables), tracer_(tables) {}

  [[nodiscard]] const Nodes& nodes() const { return tables_.nodes(); }
  [[nodiscard]] const Consequences& reached(Node start) const { return tables_.reached(start); }

  void trace(Node start, Node end) {
    const Table& table = tables_.expanded(start);
    tracer_.trace(table, table.index_of(end));
  }
  [[nodiscard]] int length() const { return tracer_.length(); }
  [[nodiscard]] bool is_net() const { return tracer_.is_net(); }

 private:
  Tables& tables_;
  ChainTracer tracer_;
};

/// Finds what chains show, in HoDoKu's order, and the first in its sorting. Chains are traced only
/// for what may come first.
template <class Chains>
class ForcingChains {
 public:
  ForcingChains(const Board& board, Chains chains)
      : board_(board),
        chains_(std::move(chains)),
        nodes_(chains_.nodes()),
        unsolved_(board.unsolved()) {
    CellSet allowed[kDigits];
    for (int digit = 0; digit < kDigits; ++digit) allowed[digit] = board.allowed(digit);
    each_digit_and_unit(kAll, [&](int digit, int unit) {
      const CellSet cells = allowed[digit] & cells_of(unit);
      // What is allowed and no candidate is never removed.
      if (!cells.empty() && board.places(digit).contains(cells)) groups_.push_back({digit, cells});
    });
  }

  bool find(Step& step) {
    for (int i = 0; i < nodes_.candidates(); ++i) {
      for (const Node start : {Nodes::on(i), Nodes::off(i)}) check_contradictions(start);
    }
    for (int i = 0; i < nodes_.candidates(); ++i) check_both(i);
    check_cells();
    for (int unit = 0; unit < kUnits; ++unit) check_unit(unit);
    const std::optional<Verdict> first = first_verdict();
    if (!first) return false;
    step.reset(first->kind);
    if (first->sets) {
      step.placements.push_back(first->candidate);
    } else {
      step.removals.push_back(first->candidate);
    }
    return true;
  }

 private:
  /// Something that was found: the chains that show it, and the number of what it shows.
  struct Finding {
    int about;
    std::uint32_t first_chain;
    std::uint32_t end_chain;
  };
  struct Chain {
    Node start;
    Node end;
  };
  /// The cells of a unit where a digit is allowed.
  struct Group {
    int digit = 0;
    CellSet cells;
  };

  [[nodiscard]] const Consequences& of(Node start) const { return chains_.reached(start); }

  void begin() { first_chain_ = found_chains_.size(); }

  /// Adds the chain from the start to the candidate.
  void add_chain(Node start, int cell, int digit, bool on) {
    found_chains_.push_back({start, nodes_.node(cell, digit, on)});
  }
  void add_chains(Node start, const CellSet& cells, int digit, bool on) {
    for_each(cells, [&](int cell) { add_chain(start, cell, digit, on); });
  }

  /// The chains since begin() show that the start is wrong.
  void contradict(Node start) {
    add(true, hodoku::candidate(nodes_.cell(start), nodes_.digit(start)), !is_on(start));
  }

  /// A number for what is found: what comes first in HoDoKu's sorting has a lower one, but that
  /// contradictions and verities for the same are neighbours.
  static int number_of(bool contradiction, Candidate about, bool sets) {
    return (((sets ? 0 : 1) * kCells + about.cell) * kDigits + about.digit) * 2 +
           (contradiction ? 0 : 1);
  }
  static Verdict verdict_of(int number, int length) {
    const int candidate = number / 2 % (kCells * kDigits);
    return {.kind = number % 2 == 0 ? Chains::kContradiction : Chains::kVerity,
            .candidate = hodoku::candidate(candidate / kDigits, candidate % kDigits),
            .sets = number / 2 < kCells * kDigits,
            .length = length};
  }

  void add(bool contradiction, Candidate about, bool sets) {
    found_.push_back({number_of(contradiction, about, sets),
                      static_cast<std::uint32_t>(first_chain_),
                      static_cast<std::uint32_t>(found_chains_.size())});
  }

  /// The verdicts from the findings, each with the shortest chains.
  std::vector<Verdict> verdicts(std::span<const Finding> findings) {
    std::vector<Verdict> result;
    std::map<int, std::size_t> known;
    for (const Finding& finding : findings) {
      int length = 0;
      bool is_net = false;
      for (std::size_t i = finding.first_chain; i < finding.end_chain; ++i) {
        chains_.trace(found_chains_[i].start, found_chains_[i].end);
        length += chains_.length();
        is_net = is_net || chains_.is_net();
      }
      if (Chains::kNets && !is_net) continue;
      const auto [place, is_new] = known.try_emplace(finding.about, result.size());
      if (is_new) {
        result.push_back(verdict_of(finding.about, length));
      } else if (Verdict& verdict = result[place->second]; verdict.length > length) {
        verdict.length = length;
      }
    }
    return result;
  }

  /// What comes first: of what is set the smallest cell, else of what is removed the smallest
  /// candidate.
  std::optional<Verdict> first_verdict() {
    // Findings about one cell that is set, or about one candidate that is removed.
    const auto group_of = [](const Finding& finding) {
      const int alike = verdict_of(finding.about, 0).sets ? 2 * kDigits : 2;
      return finding.about / alike * alike;
    };
    std::vector<Finding> sorted = found_;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const Finding& a, const Finding& b) { return group_of(a) < group_of(b); });
    for (auto first = sorted.begin(); first != sorted.end();) {
      const auto next = std::find_if(first, sorted.end(), [&](const Finding& finding) {
        return group_of(finding) != group_of(*first);
      });
      const std::span<const Finding> group(&*first, static_cast<std::size_t>(next - first));
      first = next;
      const int about = group.front().about;
      const bool sets = verdict_of(about, 0).sets;
      if (!Chains::kNets &&
          std::all_of(std::begin(group), std::end(group),
                      [&](const Finding& finding) { return finding.about == about; })) {
        return verdict_of(about, 0);
      }
      std::vector<Verdict> found = verdicts(group);
      if (found.empty()) continue;
      // Where one cell is set in different ways the sorting depends on all that was found.
      if (sets && found.size() > 1) found = verdicts(found_);
      JavaSort(found, compare_verdicts).run();
      return found.front();
    }
    return std::nullopt;
  }

  void check_contradictions(Node start) {
    const Consequences& all = of(start);
    const int cell = nodes_.cell(start);
    const int digit = nodes_.digit(start);
    const bool is_own_opposite = (is_on(start) ? all.off : all.on)[digit].contains(cell);
    if (is_own_opposite) {
      begin();
      add_chain(start, cell, digit, !is_on(start));
      contradict(start);
    }
    if (is_own_opposite || !Chains::kReversible) check_exclusions(start, all);
    check_empty_cells(start, all);
    check_gone_from_unit(start, all);
  }

  /// A candidate that is on and off, two digits in a cell, a digit twice in a unit.
  void check_exclusions(Node start, const Consequences& all) {
    for (int other = 0; other < kDigits; ++other) {
      const CellSet both = all.on[other] & all.off[other];
      if (both.empty()) continue;
      begin();
      add_chain(start, both.first(), other, false);
      add_chain(start, both.first(), other, true);
      contradict(start);
    }
    for (int one = 0; one < kDigits; ++one) {
      for (int two = one + 1; two < kDigits; ++two) {
        const CellSet both = all.on[one] & all.on[two];
        if (both.empty()) continue;
        begin();
        add_chain(start, both.first(), one, true);
        add_chain(start, both.first(), two, true);
        contradict(start);
      }
    }
    check_twice_in_unit(start, all);
  }

  /// Calls visit(digit, unit) for rows, then columns, then boxes, for the digits of the mask.
  template <class Visit>
  static void each_digit_and_unit(Mask digits, Visit&& visit) {
    if (digits == 0) return;
    for (int first = 0; first < kUnits; first += 9) {
      base::for_each_bit(digits, [&](int digit) {
        for (int unit = first; unit < first + 9; ++unit) visit(digit, unit);
      });
    }
  }

  void check_twice_in_unit(Node start, const Consequences& all) {
    Mask digits = 0;
    for (int digit = 0; digit < kDigits; ++digit) {
      const CellSet& cells = all.on[digit];
      CellSet seen;
      for_each(cells, [&](int cell) { seen |= peers_of(cell); });
      if (seen.meets(cells)) digits |= bit(digit);
    }
    each_digit_and_unit(digits, [&](int digit, int unit) {
      const CellSet cells = all.on[digit] & cells_of(unit);
      if (cells.size() < 2) return;
      begin();
      add_chains(start, cells, digit, true);
      contradict(start);
    });
  }

  void check_empty_cells(Node start, const Consequences& all) {
    CellSet empty = unsolved_;
    for (int digit = 0; digit < kDigits; ++digit) {
      empty -= board_.places(digit) - all.off[digit];
      empty -= all.on[digit];
    }
    for_each(empty, [&](int cell) {
      begin();
      base::for_each_bit(board_.candidates(cell),
                         [&](int digit) { add_chain(start, cell, digit, false); });
      contradict(start);
    });
  }

  void check_gone_from_unit(Node start, const Consequences& all) {
    for (const Group& group : groups_) {
      if (!all.off[group.digit].contains(group.cells)) continue;
      begin();
      add_chains(start, group.cells, group.digit, false);
      contradict(start);
    }
  }

  /// What follows from a candidate that is on and from the same that is off.
  void check_both(int number) {
    const Node on = Nodes::on(number);
    const Node off = Nodes::off(number);
    starts_ = {on, off};
    const CellSet own = CellSet::of(nodes_.cell(on));
    for (int digit = 0; digit < kDigits; ++digit) {
      verify((of(on).on[digit] & of(off).on[digit]) - own, digit, true);
    }
    for (int digit = 0; digit < kDigits; ++digit) {
      verify((of(on).off[digit] & of(off).off[digit]) - own, digit, false);
    }
  }

  void check_cells() {
    for_each(unsolved_, [&](int cell) {
      starts_.clear();
      base::for_each_bit(board_.candidates(cell),
                         [&](int digit) { starts_.push_back(nodes_.node(cell, digit, true)); });
      check_starts();
    });
  }

  void check_unit(int unit) {
    for (int digit = 0; digit < kDigits; ++digit) {
      starts_.clear();
      for_each(board_.places(digit) & cells_of(unit),
               [&](int cell) { starts_.push_back(nodes_.node(cell, digit, true)); });
      if (!starts_.empty()) check_starts();
    }
  }

  /// What follows from every one of the starts.
  void check_starts() {
    for (int digit = 0; digit < kDigits; ++digit) {
      CellSet on = CellSet::all();
      CellSet off = CellSet::all();
      for (const Node start : starts_) {
        on &= of(start).on[digit];
        off &= of(start).off[digit];
      }
      verify(on, digit, true);
      verify(off, digit, false);
    }
  }

  void verify(const CellSet& cells, int digit, bool on) {
    for_each(cells, [&](int cell) {
      begin();
      for (const Node start : starts_) add_chain(start, cell, digit, on);
      add(false, hodoku::candidate(cell, digit), on);
    });
  }

  const Board& board_;
  Chains chains_;
  const Nodes& nodes_;
  CellSet unsolved_;
  std::vector<Group> groups_;  // by kind of unit, digit, unit
  std::vector<Node> starts_;
  std::vector<Finding> found_;
  std::vector<Chain> found_chains_;
  std::size_t first_chain_ = 0;  // of those since begin()
};

}  // namespace

bool first_forcing_chain(const Board& board, const Links& links, Step& step) {
  return ForcingChains(board, LinkChains(links)).find(step);
}

bool first_forcing_net(const Board& board, Tables& tables, Step& step) {
  return ForcingChains(board, TableChains(tables)).find(step);
}

bool Tabling::forcing_chain(const Board& board, Step& step) {
  if (filled_ != Filled::groups) links_.fill(board, true);
  filled_ = Filled::groups;
  return first_forcing_chain(board, links_, step);
}

bool Tabling::forcing_net(const Board& board, Step& step) {
  tables_.fill(board);
  return first_forcing_net(board, tables_, step);
}

}  // namespace omnidoku::ratings::hodoku
