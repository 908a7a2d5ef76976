// SPDX-License-Identifier: MIT
#include "logic/chains/forcing.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/bits.h"
#include "logic/chains/reach.h"
#include "logic/telling/length.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"
#include "logic/telling/sum_words.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;
using model::Premise;

/// One assumption with what it leads to: a literal, or a contradiction.
struct Branch {
  Net::Evidence evidence;
  Net::Conflict conflict;
};

// --- Words -----------------------------------------------------------------------------------

std::string literal_text(Candidate candidate, bool on, const Words& words) {
  return words.cell(candidate.cell) + (on ? " is " : " is not ") + words.digit(candidate.digit);
}

/// "the cage at R1C1"; of a sum that follows from houses and cages what it comes to as well, as
/// nobody sees it: "the innies of row 1, R1C4 + R1C5 = 11".
std::string sum_named(std::size_t sum, const Words& words) {
  const SumInfo& info = words.structure().sums()[sum];
  constexpr std::size_t kMostCells = 6;
  if (!info.derived || info.cells.size() > kMostCells) return info.name;
  return info.name + ", " + whole_equation(words, sum);
}

/// "R1C2 is 5 (its last candidate)"
std::string entry_text(const ToldBranch::Entry& entry, const Words& words) {
  const Structure& structure = words.structure();
  std::string text = literal_text(entry.candidate, entry.on, words);
  switch (entry.reason.kind) {
    case Net::Reason::Kind::assumed:
    case Net::Reason::Kind::excluded: break;
    case Net::Reason::Kind::cell: text += " (nothing else is left there)"; break;
    case Net::Reason::Kind::house:
      text += " (the only place left in " + structure.house(entry.reason.index).name + ")";
      break;
    case Net::Reason::Kind::sum:
      text += " (by " + sum_named(entry.reason.index, words) + ")";
      break;
    case Net::Reason::Kind::proven:
      text += " (supposing it as well, something would be impossible)";
      break;
  }
  return text;
}

/// Of a candidate that would be true and false: the true one that excludes it, if that is the
/// cause.
std::optional<Candidate> excluder_of_both(const ToldBranch& branch) {
  for (const ToldBranch::Entry& entry : branch.entries) {
    if (entry.candidate == branch.both && !entry.on &&
        entry.reason.kind == Net::Reason::Kind::excluded) {
      return entry.cause;
    }
  }
  return std::nullopt;
}

/// A candidate that would be true and false: usually some other true one excludes it.
std::string both_text(const ToldBranch& branch, const Words& words) {
  const Candidate one = branch.both;
  const std::optional<Candidate> other = excluder_of_both(branch);
  if (other && one.cell == other->cell) {
    return words.cell(one.cell) + " would be both " + words.digit(one.digit) + " and " +
           words.digit(other->digit);
  }
  if (other && one.digit == other->digit) {
    return words.cell(one.cell) + " and " + words.cell(other->cell) + " would both be " +
           words.digit(one.digit);
  }
  return words.cell(one.cell) + " would have to be " + words.digit(one.digit) + " and could not be";
}

std::string conflict_text(const ToldBranch& branch, const Words& words) {
  const Structure& structure = words.structure();
  const Net::Conflict& conflict = branch.conflict;
  switch (conflict.kind) {
    case Net::Conflict::Kind::none: break;
    case Net::Conflict::Kind::both: return both_text(branch, words);
    case Net::Conflict::Kind::cell:
      return words.cell(Cell(static_cast<std::size_t>(conflict.index))) +
             " would have no candidate left";
    case Net::Conflict::Kind::house:
      return structure.house(conflict.index).name + " would have no place left for " +
             words.digit(conflict.digit);
    case Net::Conflict::Kind::sum:
      return sum_named(conflict.index, words) + " could not be reached";
  }
  return "";
}

/// What the end of a branch takes, with how many conclusions before it are not told.
constexpr std::size_t kRoomOfEnd = 100;
/// With less than this a branch says nothing.
constexpr std::size_t kLeastRoom = 150;

/// "if R1C1 is 4, then R5C9 is 7 (...), R5C5 is 2 (...) and R3C3 is not 4"
/// as far as there is room for it.
std::string branch_text(const ToldBranch& branch, const Words& words, std::size_t room) {
  const std::vector<ToldBranch::Entry>& entries = branch.entries;
  std::string text = "if " + entry_text(entries.front(), words) + ", then ";
  std::vector<std::string> told;
  std::size_t length = text.size() + kRoomOfEnd;
  std::size_t untold = 0;
  for (std::size_t i = 1; i < entries.size(); ++i) {
    const bool last = i + 1 == entries.size() && branch.conflict.kind == Net::Conflict::Kind::none;
    // What a placement rules out by itself goes without saying.
    const bool obvious = entries[i].reason.kind == Net::Reason::Kind::excluded;
    if (obvious && !last) continue;
    std::string one = entry_text(entries[i], words);
    length += one.size() + 2;
    if ((untold > 0 || length > room) && !last) {
      ++untold;
      continue;
    }
    told.push_back(std::move(one));
  }
  if (branch.conflict.kind != Net::Conflict::Kind::none) {
    told.push_back(conflict_text(branch, words));
  }
  if (untold > 0) {
    const std::string last = std::move(told.back());
    told.pop_back();
    for (const std::string& one : told) text += one + ", ";
    return text + (told.empty() ? "after " : "and so on; ") +
           (untold == 1 ? "one such conclusion" : std::to_string(untold) + " such conclusions") +
           (told.empty() ? ", " : " later ") + last;
  }
  if (told.empty()) return "it is " + literal_text(entries.front().candidate, true, words);
  return text + Words::list(told);
}

ToldBranch told_of(const Net& net, const Branch& branch) {
  const Exclusions& exclusions = net.exclusions();
  ToldBranch told{.entries = {}, .conflict = branch.conflict};
  for (const Net::Entry& entry : branch.evidence.entries) {
    ToldBranch::Entry& one = told.entries.emplace_back();
    one.candidate = exclusions.candidate(candidate_of(entry.literal));
    one.on = is_on(entry.literal);
    one.reason = entry.reason;
    if (entry.reason.kind == Net::Reason::Kind::excluded) {
      one.cause = exclusions.candidate(entry.reason.index);
    }
  }
  if (branch.conflict.kind == Net::Conflict::Kind::both) {
    told.both = exclusions.candidate(branch.conflict.index);
  }
  return told;
}

/// A candidate is false, for it leads to what cannot be.
struct Contradicted {
  ToldBranch branch;

  [[nodiscard]] std::string text(const model::Step& /*step*/, const Words& words) const {
    return "I" + branch_text(branch, words, kLongestReason).substr(1) + ". That is impossible.";
  }
};

/// Whichever candidate of a cell, or place of a digit, is true, the same follows.
struct SameFromAll {
  Premise premise;
  std::vector<Digit> digits;  ///< of a cell
  std::vector<ToldBranch> branches;

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    std::string text;
    if (premise.kind == Premise::Kind::cell) {
      std::vector<std::string> names;
      for (const Digit digit : digits) names.push_back(words.digit(digit));
      text = words.cell(premise.cell) + " is " + Words::list(names, "or") +
             ", and each leads to the same: ";
    } else {
      text = "In " + words.shape(premise.primitive) + " the digit " + words.digit(premise.digit) +
             " is in " + words.one_of(step.cells) + ", and each place leads to the same: ";
    }
    return text + branches_text(branches, words) + ".";
  }
};

// --- Steps -----------------------------------------------------------------------------------

void add_premises(model::Step& step, const std::vector<Premise>& premises) {
  for (const Premise& premise : premises) {
    if (std::find(step.premises.begin(), step.premises.end(), premise) != step.premises.end()) {
      continue;
    }
    step.premises.push_back(premise);
    if (premise.kind == Premise::Kind::cell) continue;
    step.houses.push_back({premise.primitive, model::HouseRole::link});
  }
}

/// Arrows into an entry from what it follows from.
void add_links(model::Step& step, const Position& position, const Net& net,
               const Net::Entry& entry) {
  const Candidate to = net.exclusions().candidate(candidate_of(entry.literal));
  model::Link link{.from = {}, .to = {to}, .strong = is_on(entry.literal)};
  switch (entry.reason.kind) {
    case Net::Reason::Kind::excluded:
      link.from.push_back(net.exclusions().candidate(entry.reason.index));
      break;
    case Net::Reason::Kind::cell:
      position.candidates(to.cell).for_each([&](Digit digit) {
        if (digit != to.digit) link.from.push_back({to.cell, digit});
      });
      break;
    case Net::Reason::Kind::house:
      for (const Cell cell : net.structure().house(entry.reason.index).cells) {
        if (cell != to.cell && position.board().has({cell, to.digit})) {
          link.from.push_back({cell, to.digit});
        }
      }
      break;
    case Net::Reason::Kind::proven: break;
    default: return;
  }
  step.links.push_back(std::move(link));
}

void add_branch(model::Step& step, const Position& position, const Net& net, const Branch& branch,
                int tone) {
  add_premises(step, branch.evidence.premises);
  for (const Net::Entry& entry : branch.evidence.entries) {
    const Candidate candidate = net.exclusions().candidate(candidate_of(entry.literal));
    step.digits.insert(candidate.digit);
    const CandidateRole role = is_on(entry.literal) ? CandidateRole::on : CandidateRole::off;
    const bool is_refuted = entry.reason.kind == Net::Reason::Kind::proven;
    mark(step, candidate, is_refuted ? CandidateRole::refuted : role, tone);
    add_links(step, position, net, entry);
  }
  step.size += static_cast<int>(branch.evidence.entries.size());
}

void conclude(model::Step& step, const Exclusions& exclusions, Literal literal) {
  const Candidate candidate = exclusions.candidate(candidate_of(literal));
  (is_on(literal) ? step.placements : step.eliminations).push_back(candidate);
}

/// What the contradiction of a branch comes to.
model::Clash clash_of(const Position& position, const Net& net, const ToldBranch& told) {
  using Kind = model::Clash::Kind;
  model::Clash clash;
  const Net::Conflict& conflict = told.conflict;
  switch (conflict.kind) {
    case Net::Conflict::Kind::none: break;
    case Net::Conflict::Kind::both: {
      clash.kind = Kind::both;
      clash.candidates = {told.both};
      if (const auto other = excluder_of_both(told)) clash.candidates.push_back(*other);
      break;
    }
    case Net::Conflict::Kind::cell: {
      clash.kind = Kind::cell;
      const Cell cell(static_cast<std::size_t>(conflict.index));
      position.candidates(cell).for_each([&](Digit digit) {
        clash.candidates.push_back({cell, digit});
      });
      break;
    }
    case Net::Conflict::Kind::house: {
      clash.kind = Kind::house;
      const HouseInfo& house = net.structure().house(conflict.index);
      clash.primitive = house.primitive;
      for (const Cell cell :
           cells_at(house, position.board().places(conflict.index, conflict.digit))) {
        clash.candidates.push_back({cell, conflict.digit});
      }
      break;
    }
    case Net::Conflict::Kind::sum:
      clash.kind = Kind::sum;
      clash.primitive = net.structure().sums()[conflict.index].primitive;
      break;
  }
  return clash;
}

/// The step of an assumption that the net, just now, found contradictory.
model::Step contradiction_step(const Position& position, const Net& net, const Branch& branch) {
  model::Step step;
  const Literal assumption = branch.evidence.entries.front().literal;
  conclude(step, net.exclusions(), opposite(assumption));
  step.cells = {net.exclusions().candidate(candidate_of(assumption)).cell};
  add_branch(step, position, net, branch, 0);
  ToldBranch told = told_of(net, branch);
  step.clash = clash_of(position, net, told);
  step.reason = reason_of(Contradicted{std::move(told)});
  return step;
}

/// Hands over the steps found, the shortest first.
void hand_over(std::vector<model::Step> steps, StepSink& sink) {
  std::stable_sort(steps.begin(), steps.end(), [](const model::Step& a, const model::Step& b) {
    if (a.size != b.size) return a.size < b.size;
    return a.placements.size() > b.placements.size();
  });
  for (model::Step& step : steps) {
    if (sink.add(std::move(step))) return;
  }
}

/// Every candidate that is contradictory in the net's mode; the simplest alone with first_only().
std::vector<model::Step> contradictions(const Position& position, Net& net, bool first_only) {
  std::vector<model::Step> steps;
  std::size_t least = static_cast<std::size_t>(-1);
  for (std::size_t candidate = 0; candidate < net.exclusions().size(); ++candidate) {
    if (position.out_of_time()) break;
    if (!net.assume(literal_of(candidate, true))) {
      Branch branch{.evidence = net.why_conflict(), .conflict = net.conflict()};
      // A premise that is broken from the start needs no assumption.
      const bool assumed = !branch.evidence.entries.empty();
      if (assumed && (!first_only || branch.evidence.entries.size() < least)) {
        least = branch.evidence.entries.size();
        if (first_only) steps.clear();
        steps.push_back(contradiction_step(position, net, branch));
      }
    }
    net.take_back(0);
  }
  return steps;
}

// --- Verities --------------------------------------------------------------------------------

/// One candidate of these is true.
struct Clause {
  std::vector<std::size_t> candidates;
  Premise premise;
};

enum class ClauseKind : std::uint8_t { cells, houses, both };

std::vector<Clause> clauses(const Position& position, const Exclusions& exclusions, ClauseKind kind,
                            std::size_t least) {
  const Structure& structure = position.structure();
  std::vector<Clause> result;
  if (kind != ClauseKind::houses) {
    position.board().for_each_open([&](Cell cell) {
      Clause clause;
      clause.premise.kind = Premise::Kind::cell;
      clause.premise.cell = cell;
      position.candidates(cell).for_each([&](Digit digit) {
        clause.candidates.push_back(exclusions.index(structure.id({cell, digit})));
      });
      result.push_back(std::move(clause));
    });
  }
  for (std::size_t h = 0; kind != ClauseKind::cells && h < structure.houses().size(); ++h) {
    if (!structure.house(h).full) continue;
    for (int d = 0; d < structure.num_digits(); ++d) {
      Clause clause;
      clause.premise.kind = Premise::Kind::house;
      clause.premise.primitive = structure.house(h).primitive;
      clause.premise.digit = Digit(d);
      for (const Cell cell : cells_at(structure.house(h), position.board().places(h, Digit(d)))) {
        clause.candidates.push_back(exclusions.index(structure.id({cell, Digit(d)})));
      }
      result.push_back(std::move(clause));
    }
  }
  result.erase(std::remove_if(result.begin(), result.end(),
                              [least](const Clause& c) { return c.candidates.size() < least; }),
               result.end());
  std::stable_sort(result.begin(), result.end(), [](const Clause& a, const Clause& b) {
    return a.candidates.size() < b.candidates.size();
  });
  return result;
}

/// Literals that every candidate of a clause leads to.
class VeritySearch {
 public:
  VeritySearch(const Position& position, NetMode mode, bool first_only)
      : position_(position), net_(position, mode), first_only_(first_only) {}

  template <NetMode net_mode>
  void find(const std::vector<Clause>& clauses) {
    const auto& reach = position_.table<Reach<net_mode>>();
    std::vector<std::uint64_t> common(reach.num_words());
    for (const Clause& clause : clauses) {
      // Enough to choose from; the clauses come by size.
      if ((first_only_ && tried_ >= kMostTriedForFirst) || position_.out_of_time()) break;
      std::copy_n(reach.row(clause.candidates[0]), common.size(), common.begin());
      for (const std::size_t candidate : clause.candidates) {
        const std::uint64_t* row = reach.row(candidate);
        for (std::size_t w = 0; w < common.size(); ++w) common[w] &= row[w];
      }
      literals_.clear();
      for (std::size_t w = 0; w < common.size(); ++w) {
        base::for_each_bit(common[w], [&](int bit) {
          const std::size_t literal = w * 64 + static_cast<std::size_t>(bit);
          if (literal < 2 * net_.exclusions().size()) {
            literals_.push_back(static_cast<Literal>(literal));
          }
        });
      }
      if (!literals_.empty()) take(clause);
    }
  }

  [[nodiscard]] std::vector<model::Step> steps() const {
    std::vector<model::Step> result;
    for (const auto& [literal, found] : best_) result.push_back(step_of(literal, found));
    return result;
  }

 private:
  static constexpr std::size_t kMostTriedForFirst = 200;

  struct Found {
    const Clause* clause = nullptr;
    std::vector<Branch> branches;
    std::size_t size = 0;
  };

  void take(const Clause& clause) {
    std::vector<Found> found(literals_.size());
    for (const std::size_t candidate : clause.candidates) {
      const bool possible = net_.assume(literal_of(candidate, true));
      for (std::size_t i = 0; i < literals_.size(); ++i) {
        Branch branch;
        if (possible) {
          branch.evidence = net_.why(literals_[i]);
        } else {
          branch.evidence = net_.why_conflict();
          branch.conflict = net_.conflict();
        }
        found[i].size += branch.evidence.entries.size();
        found[i].branches.push_back(std::move(branch));
      }
      net_.take_back(0);
    }
    tried_ += literals_.size();
    for (std::size_t i = 0; i < literals_.size(); ++i) {
      const bool all_impossible =
          std::all_of(found[i].branches.begin(), found[i].branches.end(),
                      [](const Branch& b) { return b.conflict.kind != Net::Conflict::Kind::none; });
      if (all_impossible) continue;
      const auto known = first_only_ ? best_.begin() : best_.find(literals_[i]);
      if (known != best_.end() && known->second.size <= found[i].size) continue;
      if (first_only_) best_.clear();
      found[i].clause = &clause;
      best_.insert_or_assign(literals_[i], std::move(found[i]));
    }
  }

  [[nodiscard]] model::Step step_of(Literal literal, const Found& found) const {
    model::Step step;
    step.variant = forced_verity;
    conclude(step, net_.exclusions(), literal);
    SameFromAll facts{found.clause->premise, {}, {}};
    add_premises(step, {facts.premise});
    for (const std::size_t candidate : found.clause->candidates) {
      const Candidate one = net_.exclusions().candidate(candidate);
      step.cells.push_back(one.cell);
      facts.digits.push_back(one.digit);
    }
    if (facts.premise.kind == Premise::Kind::cell) step.cells.resize(1);
    for (std::size_t i = 0; i < found.branches.size(); ++i) {
      add_branch(step, position_, net_, found.branches[i], static_cast<int>(i));
      facts.branches.push_back(told_of(net_, found.branches[i]));
    }
    step.reason = reason_of(std::move(facts));
    return step;
  }

  const Position& position_;
  Net net_;
  bool first_only_;
  std::size_t tried_ = 0;
  std::vector<Literal> literals_;
  std::map<Literal, Found> best_;  ///< the shortest for each; with first_only_ of all
};

void find_static(const Position& position, StepSink& sink, ClauseKind kind) {
  if (!can_link(position)) return;
  const std::vector<Clause> list = clauses(position, position.table<Exclusions>(), kind, 3);
  VeritySearch search(position, NetMode::chain, sink.first_only());
  search.find<NetMode::chain>(list);
  hand_over(search.steps(), sink);
}

/// Candidates, those of cells with few candidates first.
std::vector<std::size_t> by_cell_size(const Position& position, const Exclusions& exclusions) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < exclusions.size(); ++i) order.push_back(i);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return position.candidates(exclusions.candidate(a).cell).size() <
           position.candidates(exclusions.candidate(b).cell).size();
  });
  return order;
}

/// Candidates that come to nothing as things stand: those that were supposed in vain, and what
/// followed from these, for it leads to a part of the same.
class InVain {
 public:
  explicit InVain(std::size_t num_candidates) : since_(num_candidates, 0) {}

  [[nodiscard]] bool has(std::size_t candidate) const { return since_[candidate] == now_; }
  /// Takes note of all that became true in the net after that depth.
  void note(const Net& net, std::size_t depth) {
    for (const Net::Entry& entry : net.trail().subspan(depth)) {
      if (is_on(entry.literal)) since_[candidate_of(entry.literal)] = now_;
    }
  }
  /// More is known now, so that any may come to something.
  void forget() { ++now_; }

 private:
  std::vector<std::uint64_t> since_;
  std::uint64_t now_ = 1;
};

/// Whether what inner contradictions rest on is kept, so that the outer one can be traced.
enum class Proofs : std::uint8_t { kept, left_out };

/// Refutes candidates inside the net's assumptions, round after round, until a contradiction is
/// reached (false) or nothing more is refuted, or the time is up.
bool refute_inside(const Position& position, Net& net, const std::vector<std::size_t>& order,
                   Proofs proofs, InVain& in_vain) {
  in_vain.forget();
  bool more = true;
  while (more) {
    more = false;
    for (const std::size_t inner : order) {
      const Literal on = literal_of(inner, true);
      if (net.holds(on) || net.holds(opposite(on)) || in_vain.has(inner)) continue;
      if (position.out_of_time()) return true;
      const std::size_t depth = net.depth();
      const bool possible = net.assume(on);
      if (possible) {
        in_vain.note(net, depth);
        net.take_back(depth);
        continue;
      }
      const Net::Evidence evidence = proofs == Proofs::kept ? net.why_conflict() : Net::Evidence{};
      net.take_back(depth);
      more = true;
      in_vain.forget();
      if (!net.prove(opposite(on), evidence)) return false;
    }
  }
  return true;
}

}  // namespace

void find_nishio(const Position& position, StepSink& sink) {
  if (!can_link(position)) return;
  Net net(position, NetMode::digit);
  hand_over(contradictions(position, net, sink.first_only()), sink);
}

void find_cell_forcing(const Position& position, StepSink& sink) {
  find_static(position, sink, ClauseKind::cells);
}

void find_region_forcing(const Position& position, StepSink& sink) {
  find_static(position, sink, ClauseKind::houses);
}

void find_dynamic_forcing(const Position& position, StepSink& sink) {
  if (!can_link(position)) return;
  Net net(position, NetMode::full);
  RelaySink relay(sink);
  hand_over(contradictions(position, net, sink.first_only()), relay);
  if (relay.stopped()) return;
  VeritySearch search(position, NetMode::full, sink.first_only());
  const std::vector<Clause> list = clauses(position, net.exclusions(), ClauseKind::both, 2);
  search.find<NetMode::full>(list);
  hand_over(search.steps(), sink);
}

void find_nested_forcing(const Position& position, StepSink& sink) {
  if (!can_link(position)) return;
  constexpr std::uint64_t kMostWork = 50'000'000;
  Net net(position, NetMode::full);
  const std::vector<std::size_t> order = by_cell_size(position, net.exclusions());
  std::vector<model::Step> steps;
  std::uint64_t work_of_proofs = 0;
  InVain in_vain(net.exclusions().size());
  InVain inner_in_vain(net.exclusions().size());
  const auto is_refuted = [&](std::size_t candidate, Proofs proofs) {
    return net.assume(literal_of(candidate, true)) &&
           !refute_inside(position, net, order, proofs, inner_in_vain);
  };
  for (const std::size_t candidate : order) {
    if (net.work() - work_of_proofs > kMostWork || position.out_of_time()) break;
    if (in_vain.has(candidate)) continue;
    // Most come to nothing, so the same way is gone again, with proofs, where one does not.
    const bool ends = is_refuted(candidate, Proofs::left_out);
    if (!ends && net.conflict().kind == Net::Conflict::Kind::none) in_vain.note(net, 0);
    net.take_back(0);
    if (!ends) continue;
    const std::uint64_t before = net.work();
    if (is_refuted(candidate, Proofs::kept)) {
      const Branch branch{.evidence = net.why_conflict(), .conflict = net.conflict()};
      if (!branch.evidence.entries.empty()) {
        steps.push_back(contradiction_step(position, net, branch));
      }
    }
    net.take_back(0);
    work_of_proofs += net.work() - before;
    if (sink.first_only() && !steps.empty()) break;
  }
  hand_over(std::move(steps), sink);
}

std::string branches_text(const std::vector<ToldBranch>& branches, const Words& words) {
  const std::size_t told = std::min(branches.size(), kLongestReason / kLeastRoom);
  std::string text;
  for (std::size_t i = 0; i < told; ++i)
    text += (text.empty() ? "" : "; ") + branch_text(branches[i], words, kLongestReason / told);
  if (told == branches.size()) return text;
  const std::size_t others = branches.size() - told;
  return text + (others == 1 ? "; and so does the other"
                             : "; and so do the other " + std::to_string(others));
}

std::vector<ToldBranch> add_chains(model::Step& step, const Position& position,
                                   std::span<const Candidate> starts, Candidate target) {
  const Structure& structure = position.structure();
  Net net(position, NetMode::chain);
  const auto number = [&](Candidate one) { return net.exclusions().index(structure.id(one)); };
  std::vector<ToldBranch> told;
  for (const Candidate start : starts) {
    net.assume(literal_of(number(start), true));
    const Branch branch{.evidence = net.why(literal_of(number(target), false)), .conflict = {}};
    net.take_back(0);
    add_branch(step, position, net, branch, static_cast<int>(told.size()));
    told.push_back(told_of(net, branch));
  }
  return told;
}

}  // namespace omnidoku::logic
