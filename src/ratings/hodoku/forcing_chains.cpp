// SPDX-License-Identifier: MIT
#include <map>

#include "ratings/hodoku/candidate_steps.h"
#include "ratings/hodoku/tabling.h"

namespace omnidoku::ratings::hodoku {
namespace {

/// The candidates that a table has on and off, by digit.
struct Consequences {
  CellSet on[kDigits] = {};
  CellSet off[kDigits] = {};
};

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

class ForcingChains {
 public:
  ForcingChains(const Board& board, const Tables& tables, bool nets)
      : board_(board), tables_(tables), nets_(nets), tracer_(tables), unsolved_(board.unsolved()) {
    for (int digit = 0; digit < kDigits; ++digit) allowed_[digit] = board.allowed(digit);
    consequences_.resize(2 * static_cast<std::size_t>(tables.candidates()));
    for (int i = 0; i < tables.candidates(); ++i) {
      collect(tables.on(i));
      collect(tables.off(i));
    }
  }

  bool find(Step& step) {
    for (int i = 0; i < tables_.candidates(); ++i) {
      for (const Node start : {tables_.on(i), tables_.off(i)}) check_contradictions(start);
    }
    for (int i = 0; i < tables_.candidates(); ++i) check_both(i);
    check_cells();
    for (int unit = 0; unit < kUnits; ++unit) check_unit(unit);
    if (verdicts_.empty()) return false;
    JavaSort(verdicts_, compare_verdicts).run();
    const Verdict& first = verdicts_.front();
    step.reset(first.kind);
    if (first.sets) {
      step.placements.push_back(first.candidate);
    } else {
      step.removals.push_back(first.candidate);
    }
    return true;
  }

 private:
  [[nodiscard]] const Consequences& of(Node start) const { return consequences_[start]; }

  void collect(Node start) {
    Consequences& result = consequences_[start];
    const Table& table = tables_.of(start);
    for (int i = 0; i < table.size(); ++i) {
      const Node node = table.entry(i).node;
      if (tables_.is_group(node)) continue;
      (is_on(node) ? result.on : result.off)[tables_.digit(node)].add(tables_.cell(node));
    }
  }

  void begin() {
    length_ = 0;
    is_net_ = false;
  }

  /// Adds the chain from the start to the candidate.
  void add_chain(Node start, int cell, int digit, bool on) {
    const Table& table = tables_.of(start);
    tracer_.trace(table, table.index_of(tables_.node(cell, digit, on)));
    length_ += tracer_.length();
    is_net_ = is_net_ || tracer_.is_net();
  }
  void add_chains(Node start, const CellSet& cells, int digit, bool on) {
    for_each(cells, [&](int cell) { add_chain(start, cell, digit, on); });
  }

  /// The chains since begin() show that the start is wrong.
  void contradict(Node start) {
    add(StepKind::forcing_chain_contradiction, StepKind::forcing_net_contradiction,
        candidate(tables_.cell(start), tables_.digit(start)), !is_on(start));
  }

  void add(StepKind chain, StepKind net, Candidate about, bool sets) {
    if (nets_ && !is_net_) return;
    const StepKind kind = is_net_ ? net : chain;
    const int key =
        ((static_cast<int>(kind) * 2 + (sets ? 1 : 0)) * kDigits + about.digit) * kCells +
        about.cell;
    const auto [known, is_new] = known_.try_emplace(key, verdicts_.size());
    if (is_new) {
      verdicts_.push_back({kind, about, sets, length_});
    } else if (Verdict& verdict = verdicts_[known->second]; verdict.length > length_) {
      verdict.length = length_;
    }
  }

  void check_contradictions(Node start) {
    const Consequences& all = of(start);
    const int cell = tables_.cell(start);
    const int digit = tables_.digit(start);
    if ((is_on(start) ? all.off : all.on)[digit].contains(cell)) {
      begin();
      add_chain(start, cell, digit, !is_on(start));
      contradict(start);
    }
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
    check_empty_cells(start, all);
    check_gone_from_unit(start, all);
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
    Mask digits = 0;
    for (int digit = 0; digit < kDigits; ++digit) {
      if (all.off[digit].meets(allowed_[digit])) digits |= bit(digit);
    }
    each_digit_and_unit(digits, [&](int digit, int unit) {
      const CellSet cells = allowed_[digit] & cells_of(unit);
      if (cells.empty() || !all.off[digit].contains(cells)) return;
      begin();
      add_chains(start, cells, digit, false);
      contradict(start);
    });
  }

  /// What follows from a candidate that is on and from the same that is off.
  void check_both(int number) {
    const Node on = tables_.on(number);
    const Node off = tables_.off(number);
    starts_ = {on, off};
    const CellSet own = CellSet::of(tables_.cell(on));
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
                         [&](int digit) { starts_.push_back(tables_.node(cell, digit, true)); });
      check_starts();
    });
  }

  void check_unit(int unit) {
    for (int digit = 0; digit < kDigits; ++digit) {
      starts_.clear();
      for_each(board_.places(digit) & cells_of(unit),
               [&](int cell) { starts_.push_back(tables_.node(cell, digit, true)); });
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
      add(StepKind::forcing_chain_verity, StepKind::forcing_net_verity, candidate(cell, digit), on);
    });
  }

  const Board& board_;
  const Tables& tables_;
  bool nets_;
  ChainTracer tracer_;
  CellSet unsolved_;
  CellSet allowed_[kDigits] = {};
  std::vector<Consequences> consequences_;  // by node
  std::vector<Node> starts_;
  int length_ = 0;
  bool is_net_ = false;
  std::map<int, std::size_t> known_;
  std::vector<Verdict> verdicts_;
};

}  // namespace

bool first_forcing_chain(const Board& board, const Tables& tables, bool nets, Step& step) {
  return ForcingChains(board, tables, nets).find(step);
}

bool Tabling::forcing_chain(const Board& board, Step& step) {
  if (filled_ != Filled::groups) tables_.fill(board, true);
  filled_ = Filled::groups;
  return first_forcing_chain(board, tables_, false, step);
}

bool Tabling::forcing_net(const Board& board, Step& step) {
  tables_.fill_nets(board);
  filled_ = Filled::nets;
  return first_forcing_chain(board, tables_, true, step);
}

}  // namespace omnidoku::ratings::hodoku
