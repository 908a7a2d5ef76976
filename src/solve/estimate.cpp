// SPDX-License-Identifier: MIT
//
// Stochastic enumeration: the search tree is gone through level by level. While a level has few
// nodes all are kept; of more, some are drawn, and those that are stand for the others by their
// weights, so that the weighted number of solutions met is right on average whatever is drawn.
// Where subtrees are small they are counted exactly. A run is one such way through the tree; runs
// are independent.
//
// After D. E. Knuth, "Estimating the Efficiency of Backtrack Programs" (1975), who follows one node
// a level; P. C. Chen, "Heterogeneous Sampling" (SIAM J. Comput. 21, 1992), who keeps some in
// strata; R. Y. Rubinstein, "Stochastic Enumeration Method for Counting NP-Hard Problems" (2013);
// the draw is systematic, in the order of the tree, with the thresholds of P. Fearnhead and
// P. Clifford (2003), by which no node is drawn twice.
//
// What one node a level gives is a product of random numbers: nearly always too small, now and then
// much too large, and no interval from some of them is right. Keeping many nodes makes runs nearly
// alike. So stages keep more and more, each begins anew, and the last that ended counts alone; when
// to stop depends on the work done, not on what came out. The interval is the wider of two: of
// Student's t for the mean of the runs, and of Cox's method, which takes them to be log-normal.
// Both take less than there is of the skew of such products, so the quantile is that of 99.9%, for
// what is told as 99%: see docs/ENGINE.md, Estimates.
#include "solve/estimate.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <mutex>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "base/on_threads.h"
#include "base/random.h"
#include "constraints/lowering.h"
#include "engine/solver.h"
#include "solve/session.h"

namespace omnidoku::solve {

using base::Status;
using base::StopReason;
using engine::Domains;

namespace {

constexpr int kRuns = 24;
constexpr double kQuantile = 3.768;  // of Student's t, 23 degrees of freedom, 99.95%
constexpr std::size_t kFirstKept = 4;
constexpr std::size_t kMoreKept = 4;         // factor from stage to stage
constexpr std::uint64_t kFewNodes = 20'000;  // to count the whole puzzle
constexpr std::uint64_t kTinyNodes = 300;    // to count a subtree; at most four for each node kept
constexpr std::size_t kTried = 3;            // subtrees, to see whether those of a level are tiny
constexpr double kMostExact = 25;            // logarithm: less than this is exact in a double
constexpr double kNothing = -std::numeric_limits<double>::infinity();

/// log(exp(a) + exp(b))
double log_sum(double a, double b) {
  const double most = std::max(a, b);
  return most == kNothing ? most : most + std::log1p(std::exp(std::min(a, b) - most));
}

struct Node {
  Domains domains;
  double log_weight = 0;  ///< of how many nodes it stands for
};

double uniform(base::Random& random) {
  return static_cast<double>(random.next() >> 11U) * 0x1.0p-53;
}

/// Draws some of the nodes, each with a chance that grows with its weight, which is divided by it.
void draw(std::vector<Node>& nodes, std::size_t number, base::Random& random) {
  if (nodes.size() <= number) return;
  double most = kNothing;
  for (const Node& node : nodes) most = std::max(most, node.log_weight);
  std::vector<double> weights;
  for (const Node& node : nodes) weights.push_back(std::exp(node.log_weight - most));
  // Those heavier than the threshold stay for certain; the others share what is left.
  std::vector<double> sorted = weights;
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  double rest = 0;
  for (const double weight : sorted) rest += weight;
  std::size_t certain = 0;
  while (certain + 1 < number && sorted[certain] * static_cast<double>(number - certain) >= rest) {
    rest -= sorted[certain++];
  }
  const double threshold = rest / static_cast<double>(number - certain);
  std::vector<Node> drawn;
  double next = uniform(random);
  double passed = 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (weights[i] >= threshold) {
      drawn.push_back(std::move(nodes[i]));
      continue;
    }
    passed += weights[i] / threshold;
    if (passed <= next) continue;
    next += 1;
    drawn.push_back(std::move(nodes[i]));
    drawn.back().log_weight = most + std::log(threshold);
  }
  nodes = std::move(drawn);
}

/// What one run has found.
struct Found {
  double log_count = kNothing;
  std::uint64_t solutions = 0;  ///< met
  base::Counters counters;
  bool is_drawn = false;  ///< false: all nodes were kept, so the count is exact
};

/// One way through the tree.
class Run {
 public:
  Run(engine::Solver& solver, base::Random random, std::size_t kept, const base::Limits& limits,
      const base::Deadline& deadline)
      : solver_(solver), random_(random), kept_(kept), limits_(limits), deadline_(deadline) {}

  /// Nothing if time was up first.
  std::optional<Found> from(const Domains& start) {
    std::vector<Node> level{{start, 0}};
    while (!level.empty()) {
      const bool tiny = are_tiny(level);
      std::vector<Node> next;
      for (Node& node : level) {
        if (deadline_.passed()) return std::nullopt;
        if (!(tiny && count(node)) && !expand(node, next)) return std::nullopt;
      }
      if (next.size() > kept_) {
        draw(next, kept_, random_);
        found_.is_drawn = true;
      }
      level = std::move(next);
    }
    return found_;
  }

 private:
  /// Whether most of some subtrees are soon counted; those that are leave the level.
  bool are_tiny(std::vector<Node>& level) {
    const std::size_t tried = std::min(kTried, level.size());
    std::size_t counted = 0;
    for (std::size_t i = 0; i < tried; ++i) {
      Node& node = level[random_.below(level.size())];
      if (!node.domains.empty() && !count(node)) continue;
      node.domains.clear();
      ++counted;
    }
    std::erase_if(level, [](const Node& node) { return node.domains.empty(); });
    return 2 * counted > tried;
  }

  /// Counts the solutions below the node, if that takes few nodes.
  bool count(const Node& node) {
    engine::SearchOptions question;
    question.limits = limits_;
    question.limits.progress = nullptr;
    question.limits.solutions = 0;
    question.limits.nodes = std::min<std::uint64_t>(kTinyNodes, 4 * kept_);
    question.tell = 0;
    const engine::SearchResult result = solver_.search(node.domains, question, {});
    found_.counters += result.counters;
    if (result.reason != StopReason::exhausted) return false;
    add(result.counters.solutions, node.log_weight);
    return true;
  }

  /// Adds what comes below the node to the next level, solutions to what was found. False if time
  /// was up first.
  bool expand(const Node& node, std::vector<Node>& next) {
    auto parts = solver_.split(node.domains, 2, deadline_);
    if (!parts) return false;
    found_.counters.nodes += parts->size() + 1;
    for (engine::Solver::Part& part : *parts) {
      const double log_weight = node.log_weight + std::log(static_cast<double>(part.times));
      const bool is_full = std::all_of(part.domains.begin(), part.domains.end(),
                                       [](geometry::DigitSet set) { return set.size() == 1; });
      if (!is_full) {
        next.push_back({std::move(part.domains), log_weight});
      } else if (!count({std::move(part.domains), log_weight})) {
        return false;  // its hidden variables alone take that long
      }
    }
    return true;
  }

  void add(std::uint64_t solutions, double log_weight) {
    if (solutions == 0) return;
    found_.solutions = base::saturating_sum(found_.solutions, solutions);
    found_.log_count =
        log_sum(found_.log_count, log_weight + std::log(static_cast<double>(solutions)));
  }

  engine::Solver& solver_;
  base::Random random_;
  const std::size_t kept_;
  const base::Limits& limits_;
  const base::Deadline& deadline_;
  Found found_;
};

/// The mean of some runs and the interval, as logarithms.
void conclude(const std::vector<Found>& runs, Estimate& result) {
  const auto number = static_cast<double>(runs.size());
  double most = kNothing;
  bool some_found_nothing = false;
  for (const Found& run : runs) {
    most = std::max(most, run.log_count);
    some_found_nothing = some_found_nothing || run.log_count == kNothing;
    result.found = std::max(result.found, run.solutions);
  }
  if (most == kNothing) return;
  const auto mean_and_error = [&](const auto& value) {
    double mean = 0;
    double squares = 0;
    for (const Found& run : runs) mean += value(run) / number;
    for (const Found& run : runs) squares += (value(run) - mean) * (value(run) - mean);
    return std::pair(mean, squares / (number - 1));
  };
  const auto [mean, variance] =
      mean_and_error([most](const Found& run) { return std::exp(run.log_count - most); });
  const double error = kQuantile * std::sqrt(variance / number);
  result.log_count = most + std::log(mean);
  result.log_low = mean > error ? most + std::log(mean - error) : kNothing;
  result.log_high = most + std::log(mean + error);
  if (!some_found_nothing) {
    const auto [middle, spread] = mean_and_error([](const Found& run) { return run.log_count; });
    const double width =
        kQuantile * std::sqrt(spread / number + spread * spread / (2 * (number - 1)));
    result.log_low = std::min(result.log_low, middle + spread / 2 - width);
    result.log_high = std::max(result.log_high, middle + spread / 2 + width);
  }
  result.log_low = std::max(result.log_low, std::log(static_cast<double>(result.found)));
  result.log_high = std::max(result.log_high, result.log_low);
  result.runs = static_cast<int>(runs.size());
  result.status = Status::multiple;
}

class Estimating {
 public:
  Estimating(engine::Solver& solver, Domains start, const Options& options,
             const EstimateOptions& how)
      : solver_(solver),
        start_(std::move(start)),
        options_(options),
        how_(how),
        deadline_(options.limits) {}

  Estimate run() {
    if (how_.count_few && count_all()) return result_;
    for (std::size_t kept = kFirstKept; kept <= how_.most_kept; kept *= kMoreKept) {
      const std::uint64_t before = counters_.nodes;
      if (!stage(kept) || result_.exact) break;
      if (counters_.nodes - before > how_.most_nodes) break;
    }
    result_.counters = counters_;
    if (result_.status == Status::limit && options_.limits.stop.stop_requested())
      result_.status = Status::cancelled;
    if (result_.status == Status::limit)
      result_.log_low = std::log(static_cast<double>(result_.found));
    return result_;
  }

 private:
  bool count_all() {
    engine::SearchOptions question;
    question.limits = deadline_.rest_of(options_.limits);
    question.limits.solutions = 0;
    question.limits.nodes = kFewNodes;
    question.tell = 0;
    const engine::SearchResult counted = solver_.search(start_, question, {});
    counters_ += counted.counters;
    result_.found = counted.counters.solutions;
    result_.counters = counters_;
    if (counted.reason != StopReason::exhausted) return false;
    set_exact(counted.counters.solutions);
    return true;
  }

  void set_exact(std::uint64_t count) {
    result_.exact = count;
    result_.log_count = result_.log_low = result_.log_high = std::log(static_cast<double>(count));
    result_.status = status_of(StopReason::exhausted, count);
  }

  /// All runs that keep so many nodes, or those before time was up: the first ones, however many
  /// threads there are. False if that was so.
  bool stage(std::size_t kept) {
    std::vector<std::optional<Found>> runs(kRuns);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
      engine::Solver solver(solver_);
      while (!deadline_.passed()) {
        const std::size_t number = next.fetch_add(1);
        if (number >= runs.size()) return;
        const base::Random random = base::Random::for_stream(how_.seed, number * 1'000'003 + kept);
        const base::Limits limits = deadline_.rest_of(options_.limits);
        runs[number] = Run(solver, random, kept, limits, deadline_).from(start_);
        report();
      }
    };
    base::on_threads(options_.threads, work);

    std::vector<Found> done;
    for (const auto& run : runs) {
      if (!run) break;
      done.push_back(*run);
      counters_ += run->counters;
    }
    const bool is_whole = done.size() == runs.size();
    // Those of an earlier stage that ended are worth more than a few of this one.
    if (is_whole || (result_.runs == 0 && done.size() >= 3)) conclude_stage(done, kept);
    return is_whole;
  }

  void conclude_stage(const std::vector<Found>& done, std::size_t kept) {
    const bool is_exact =
        std::none_of(done.begin(), done.end(), [](const Found& run) { return run.is_drawn; });
    if (is_exact && done.front().log_count < kMostExact) {
      const double count = std::exp(done.front().log_count);
      set_exact(
          done.front().log_count == kNothing ? 0 : static_cast<std::uint64_t>(std::llround(count)));
      return;
    }
    const std::uint64_t found = result_.found;
    Estimate stage;
    stage.found = found;
    stage.kept = kept;
    conclude(done, stage);
    if (stage.runs > 0) result_ = stage;
    result_.found = std::max(found, stage.found);
  }

  void report() {
    if (!options_.limits.progress) return;
    const std::lock_guard<std::mutex> lock(mutex_);
    options_.limits.progress({counters_, -1});
  }

  engine::Solver& solver_;
  const Domains start_;
  const Options& options_;
  const EstimateOptions how_;
  const base::Deadline deadline_;
  std::mutex mutex_;
  base::Counters counters_;
  Estimate result_;
};

}  // namespace

namespace {

Estimate estimated(const model::Puzzle& puzzle, const Options& options,
                   const EstimateOptions& how) {
  Estimate result;
  if (auto refusal = refuse(puzzle, options)) {
    result.status = refusal->status;
    result.message = refusal->message;
    return result;
  }
  engine::Solver solver(model::problem_of(constraints::lower(puzzle)));
  const auto propagated = solver.propagate(solver.problem().cell_domains());
  if (propagated.contradiction) {
    result.exact = 0;
    result.status = Status::none;
    result.log_count = result.log_low = result.log_high = kNothing;
    return result;
  }
  result = Estimating(solver, propagated.domains, options, how).run();
  result.message = ignored_remark(puzzle, options);
  return result;
}

}  // namespace

Estimate estimate(const model::Puzzle& puzzle, const Options& options, const EstimateOptions& how) {
  if (is_half_understood(puzzle, options)) {
    Estimate rest = estimate(puzzle, without_unknown(options), how);
    tell_half_understood(puzzle, rest.status, rest.message, "there are about as many as are told");
    return rest;
  }
  Estimate result = estimated(puzzle, options, how);
  if (doubt_refutation(puzzle, result.status, result.message, options)) result.exact = std::nullopt;
  return result;
}

std::string number_text(double log_number, Rounding rounding) {
  if (log_number == kNothing) return "0";
  const double ten = log_number / std::log(10.0);
  double exponent = std::floor(ten);
  const double scaled = std::pow(10.0, ten - exponent) * 1000;  // four digits
  double digits = rounding == Rounding::nearest ? std::round(scaled)
                  : rounding == Rounding::down  ? std::floor(scaled * (1 + 1e-12))
                                                : std::ceil(scaled * (1 - 1e-12));
  if (digits >= 10'000) {
    digits = digits / 10;
    exponent += 1;
  }
  const auto whole = static_cast<std::uint64_t>(digits);
  const auto power = static_cast<int>(exponent);
  if (power <= 3) {
    const double plain = digits * std::pow(10.0, power - 3);
    const double shown = rounding == Rounding::nearest ? std::round(plain)
                         : rounding == Rounding::down  ? std::floor(plain + 1e-9)
                                                       : std::ceil(plain - 1e-9);
    return std::to_string(static_cast<std::uint64_t>(shown));
  }
  std::string text = std::to_string(whole);
  text.insert(1, ".");
  return text + "e" + std::to_string(power);
}

}  // namespace omnidoku::solve
