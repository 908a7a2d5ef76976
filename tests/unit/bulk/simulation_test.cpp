// SPDX-License-Identifier: MIT
//
// Work on a cluster in which things die, with a clock that is a number: the planner's own code
// sizes the shards by a sample, deals them to tasks, and says what is missing and due. What a
// scheduler does is modelled: it starts waiting tasks in their order wherever a slot is free, has
// those of a dead node again after a while, and leaves alone what was killed by itself, which the
// finishing job submits again. docs/SCALE.md has the figures that these tests print.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "bulk/plan.h"

namespace omnidoku::bulk {
namespace {

constexpr double kBytesPerLine = 82;

/// Seconds, measured: docs/SCALE.md.
constexpr double kTaskStart = 0.4;
constexpr double kShardStart = 0.01;
constexpr double kLookAtDone = 0.0005;
constexpr double kUntilNodeIsMissed = 150;
constexpr double kNever = 1e300;

double unit(base::Random& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

/// Its logarithm is spread about 0 by `sigma`; the mean is 1.
double lognormal(base::Random& random, double sigma) {
  const double normal =
      std::sqrt(-2 * std::log(1 - unit(random))) * std::cos(6.283185307179586 * unit(random));
  return std::exp(sigma * normal - sigma * sigma / 2);
}

struct Setting {
  std::string name;
  double lines = 1e9;
  std::size_t slots = 1000;
  std::size_t tasks = 0;             ///< 0: of half an hour each, or ten for a slot
  double share_of_dead_nodes = 0;    ///< that die at some moment of the run, for good
  double share_of_killed_tasks = 0;  ///< in each round
  double share_of_zombies = 0;       ///< of the tasks of dead nodes: they go on unseen
  std::size_t partitions = 0;
};

struct Outcome {
  Plan plan;
  double work = 0;             ///< processor seconds of all parts
  double seconds = 0;          ///< until all is done
  double slot_seconds = 0;     ///< that slots were there
  double tail = 0;             ///< from when a slot had nothing to do in the last round with much
  std::size_t num_rounds = 0;  ///< of submitting
  std::size_t done_twice = 0;
  bool is_whole = false;  ///< each part has a record
};

/// Files of puzzles of unequal cost, and what is in their shards.
class Work {
 public:
  explicit Work(const Setting& setting, base::Random& random) : random_(random) {
    // Most puzzles are easy; a rating takes 0.3 ms to 0.3 s.
    const std::pair<double, double> kinds[] = {
        {0.70, 0.0003}, {0.24, 0.003}, {0.05, 0.03}, {0.01, 0.3}};
    plan_.version = "1";
    plan_.command = {"rate"};
    for (const auto& [share, cost] : kinds) add_file(setting.lines * share, cost);
    plan_.num_partitions = setting.partitions;
    for (std::size_t i = 0; i < setting.partitions; ++i) seconds_.push_back(20);
    const double all = std::accumulate(seconds_.begin(), seconds_.end(), 0.0);
    const double wanted = std::max(all / 1800, 10.0 * static_cast<double>(setting.slots));
    plan_.num_tasks = std::clamp<std::size_t>(
        setting.tasks > 0 ? setting.tasks : static_cast<std::size_t>(wanted), 1,
        plan_.shards.size());
  }

  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] const std::vector<double>& seconds() const { return seconds_; }

 private:
  void add_file(double lines, double cost) {
    InputFile file;
    file.size = static_cast<std::uint64_t>(lines * kBytesPerLine);
    const std::size_t index = plan_.files.size();
    plan_.files.push_back(file);
    // What the planner sees of it.
    constexpr int kTrialLines = 400;
    constexpr double kSpread = 1.5;
    double trial = 0;
    for (int i = 0; i < kTrialLines; ++i) {
      trial += cost * (0.5 + unit(random_)) * lognormal(random_, kSpread);
    }
    const std::uint64_t bytes = bytes_per_shard(60, kTrialLines * kBytesPerLine, trial);
    // Lines that are dear lie together: the cost of a line grows through the file threefold.
    for (std::uint64_t begin = 0; begin < file.size; begin += bytes) {
      const std::uint64_t end = std::min(begin + bytes, file.size);
      plan_.shards.push_back({index, begin, end});
      const double num_lines = static_cast<double>(end - begin) / kBytesPerLine;
      const double place = static_cast<double>(begin) / static_cast<double>(file.size);
      const double spread = std::sqrt((std::exp(kSpread * kSpread) - 1) / num_lines);
      seconds_.push_back(num_lines * cost * (0.5 + place) *
                         lognormal(random_, std::min(spread, 1.0)));
    }
  }

  base::Random& random_;
  Plan plan_;
  std::vector<double> seconds_;
};

class Cluster {
 public:
  Cluster(const Setting& setting, const Work& work, base::Random& random)
      : setting_(setting), plan_(work.plan()), seconds_(work.seconds()), random_(random) {
    outcome_.work = std::accumulate(seconds_.begin(), seconds_.end(), 0.0);
    const double expected = outcome_.work / static_cast<double>(setting.slots);
    for (std::size_t i = 0; i < setting.slots; ++i) {
      const bool dies = unit(random) < setting.share_of_dead_nodes;
      dies_at_.push_back(dies ? unit(random) * expected : kNever);
      free_.push({0, i});
    }
    done_at_.resize(num_parts(plan_), kNever);
    num_done_.resize(num_parts(plan_));
  }

  Outcome run() {
    constexpr std::size_t kMostRounds = 20;
    while (outcome_.num_rounds < kMostRounds) {
      const std::vector<std::size_t> missing = parts_missing();
      if (missing.empty()) break;
      std::set<std::size_t> tasks;
      for (const std::size_t part : due_of(plan_, missing)) tasks.insert(task_of(plan_, part));
      submit(round_of(plan_, missing.front()), {tasks.begin(), tasks.end()});
      ++outcome_.num_rounds;
    }
    outcome_.is_whole = parts_missing().empty();
    for (const std::size_t number : num_done_) outcome_.done_twice += number > 1 ? 1 : 0;
    for (const double died : dies_at_) outcome_.slot_seconds += std::min(died, outcome_.seconds);
    outcome_.plan = plan_;
    return outcome_;
  }

 private:
  struct Slot {
    double free_at;
    std::size_t number;
    friend bool operator>(const Slot& a, const Slot& b) { return a.free_at > b.free_at; }
  };
  struct Waiting {
    double since;
    std::size_t task;
    friend bool operator>(const Waiting& a, const Waiting& b) { return a.since > b.since; }
  };
  template <class T>
  using Earliest = std::priority_queue<T, std::vector<T>, std::greater<>>;

  [[nodiscard]] std::vector<std::size_t> parts_missing() const {
    std::vector<std::size_t> missing;
    for (std::size_t i = 0; i < num_done_.size(); ++i) {
      if (num_done_[i] == 0) missing.push_back(i);
    }
    return missing;
  }

  /// An array job, to its end.
  void submit(Round round, const std::vector<std::size_t>& tasks) {
    Earliest<Waiting> queue;
    for (const std::size_t task : tasks) queue.push({outcome_.seconds, task});
    const double usual_task = outcome_.work / static_cast<double>(plan_.num_tasks);
    std::optional<double> first_idle;
    double last = outcome_.seconds;
    while (!queue.empty() && !free_.empty()) {
      const Slot slot = free_.top();
      free_.pop();
      if (slot.free_at >= dies_at_[slot.number]) continue;  // nobody starts anything there
      const Waiting task = queue.top();
      queue.pop();
      const double begin = std::max({slot.free_at, task.since, outcome_.seconds}) + kTaskStart;
      const std::optional<double> kill = unit(random_) < setting_.share_of_killed_tasks
                                             ? std::optional(begin + usual_task * unit(random_))
                                             : std::nullopt;
      const double end =
          work_on(round, task.task, begin, std::min(dies_at_[slot.number], kill.value_or(kNever)));
      last = std::max(last, end);
      if (end >= dies_at_[slot.number]) {
        const bool is_zombie = unit(random_) < setting_.share_of_zombies;
        if (is_zombie) work_on(round, task.task, end, kNever);
        queue.push({end + kUntilNodeIsMissed, task.task});
      } else {
        free_.push({end, slot.number});
      }
      if (queue.empty())
        first_idle = free_.empty() ? last : std::max(free_.top().free_at, outcome_.seconds);
    }
    if (tasks.size() >= setting_.slots) outcome_.tail += last - first_idle.value_or(last);
    outcome_.seconds = last;
  }

  /// Does parts of the task from `begin` on until it is killed; when it ends. What others do of it
  /// at the same time, unseen, was looked at before.
  double work_on(Round round, std::size_t task, double begin, double killed) {
    double now = begin;
    for (const std::size_t part : parts_of(plan_, round, task)) {
      if (done_at_[part] <= now) {
        now += kLookAtDone;
        continue;
      }
      now += kShardStart + seconds_[part];
      if (now >= killed) return killed;
      done_at_[part] = std::min(done_at_[part], now);
      ++num_done_[part];
    }
    return std::min(now, killed);
  }

  Setting setting_;
  Plan plan_;
  std::vector<double> seconds_;
  base::Random& random_;
  std::vector<double> dies_at_;
  Earliest<Slot> free_;
  std::vector<double> done_at_;
  std::vector<std::size_t> num_done_;
  Outcome outcome_;
};

Outcome simulate(const Setting& setting) {
  base::Random random(36);
  const Work work(setting, random);
  const Outcome outcome = Cluster(setting, work, random).run();
  const double efficiency = outcome.work / outcome.slot_seconds;
  std::printf("| %s | %zu | %zu | %zu | %.0f | %.2f | %.1f %% | %.0f | %zu |\n",
              setting.name.c_str(), setting.slots, outcome.plan.shards.size(),
              outcome.plan.num_tasks, outcome.work / 3600, outcome.seconds / 3600, 100 * efficiency,
              outcome.tail / 60, outcome.num_rounds);
  return outcome;
}

TEST(BulkSimulation, EveryPartIsDoneWhateverDies) {
  std::printf(
      "| run | slots | shards | tasks | hours of work | hours | efficiency | tail, minutes | "
      "submitted |\n");
  for (const double dead : {0.0, 0.1}) {
    for (const std::size_t slots :
         {std::size_t{1}, std::size_t{10}, std::size_t{100}, std::size_t{1000}}) {
      Setting setting;
      setting.name =
          dead > 0 ? "one node in ten dies, one task in a hundred is killed" : "nothing dies";
      setting.slots = slots;
      setting.share_of_dead_nodes = slots > 1 ? dead : 0;
      setting.share_of_killed_tasks = dead / 10;
      const Outcome outcome = simulate(setting);
      EXPECT_TRUE(outcome.is_whole) << setting.name << slots;
      // Nobody does what another does.
      EXPECT_EQ(outcome.done_twice, 0U);
      const double efficiency = outcome.work / outcome.slot_seconds;
      EXPECT_GT(efficiency, dead > 0 ? 0.8 : 0.9) << setting.name << slots;
    }
  }
}

TEST(BulkSimulation, LargeTasksHaveALongTail) {
  double last = 0;
  for (const std::size_t tasks : {10000U, 4000U, 1000U}) {
    Setting setting;
    setting.name = std::to_string(tasks) + " tasks, one node in ten dies";
    setting.tasks = tasks;
    setting.share_of_dead_nodes = 0.1;
    const Outcome outcome = simulate(setting);
    EXPECT_TRUE(outcome.is_whole);
    EXPECT_GT(outcome.seconds, last);
    last = outcome.seconds;
  }
}

TEST(BulkSimulation, PartitionsComeAfterAllShards) {
  Setting setting;
  setting.name = "dedupe, one node in ten dies, half of them go on unseen";
  setting.partitions = 500;
  setting.share_of_dead_nodes = 0.1;
  setting.share_of_killed_tasks = 0.01;
  setting.share_of_zombies = 0.5;
  const Outcome outcome = simulate(setting);
  EXPECT_TRUE(outcome.is_whole);
  EXPECT_GE(outcome.num_rounds, 2U);
  // Who goes on unseen and who was sent in his place are in nobody's way: each part has one record.
  EXPECT_GT(outcome.done_twice, 0U);
  std::printf("%zu parts were done twice\n", outcome.done_twice);
}

}  // namespace
}  // namespace omnidoku::bulk
