// SPDX-License-Identifier: MIT
#include "certificate/premises.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

#include "certificate/words.h"

namespace omnidoku::certificate {
namespace {

constexpr std::int64_t kMostNumber = 1'000'000'000;
constexpr std::int64_t kMostSum = kMostNumber * kMostNumber;
constexpr std::size_t kMostInClauses = 20'000'000;  // literals, and three for each clause
constexpr std::size_t kMostSteps = 2'000'000;       // of all walks

/// Turns premises into clauses, up to one that is wrong.
class Reader {
 public:
  Claim claim;
  std::string fault;
  bool is_too_large = false;

  void read(const std::string& premise) {
    static const std::map<std::string_view, void (Reader::*)()> kinds{
        {"digits", &Reader::read_digits}, {"cells", &Reader::read_cells},
        {"hidden", &Reader::read_hidden}, {"numbers", &Reader::read_numbers},
        {"one", &Reader::read_one},       {"different", &Reader::read_different},
        {"sum", &Reader::read_sum},       {"sets", &Reader::read_sets},
        {"cage", &Reader::read_cage},     {"table", &Reader::read_table},
        {"walk", &Reader::read_walk},
    };
    words_ = parts_of(premise, ' ');
    word_ = 0;
    const std::string name = next();
    const auto kind = kinds.find(name);
    if (kind == kinds.end()) return refuse("there is no premise '" + name + "'");
    (this->*kind->second)();
    if (has_more()) refuse("'" + words_[word_] + "' is too much");
  }

 private:
  using Options = std::vector<Option>;
  using State = std::int64_t;
  using Step = std::function<std::optional<State>(State, std::size_t, const Option&)>;
  using Layer = std::map<State, Literal>;
  /// Per layer and node: the next node by the choice.
  using Table = std::vector<std::vector<std::map<std::int64_t, State>>>;

  void refuse(const std::string& why) {
    if (fault.empty()) fault = why;
  }
  void refuse_size() {
    is_too_large = is_too_large || fault.empty();
    refuse("this is too much to check");
  }
  /// Nothing more is to be read after a fault.
  [[nodiscard]] bool has_more() const { return fault.empty() && word_ < words_.size(); }
  std::string next() {
    if (word_ < words_.size()) return words_[word_++];
    refuse("something is missing");
    return {};
  }
  std::int64_t number(const std::string& word, std::int64_t least = -kMostNumber) {
    const std::optional<std::int64_t> found = number_of(word);
    if (found && least <= *found && *found <= kMostNumber) return *found;
    refuse("'" + word + "' is no number that can stand here");
    return least;
  }
  Options variable(const std::string& name) {
    const auto found = names_.find(name);
    if (found != names_.end()) return claim.variables[found->second];
    refuse("there is no variable '" + name + "'");
    return {};
  }
  std::vector<Options> variables() {
    std::vector<Options> found;
    while (has_more()) found.push_back(variable(next()));
    return found;
  }

  void add(Clause clause) {
    constexpr std::size_t kOfClause = 3;
    size_ += clause.size() + kOfClause;
    if (size_ > kMostInClauses) return refuse_size();
    claim.clauses.push_back(std::move(clause));
  }
  void add_at_most_one(const Clause& literals) {
    for (std::size_t i = 0; i < literals.size() && fault.empty(); ++i) {
      for (std::size_t k = 0; k < i; ++k) add({-literals[k], -literals[i]});
    }
  }
  /// All variables that are left in the line.
  void declare(Options options) {
    while (has_more()) {
      const std::string name = next();
      if (!names_.emplace(name, claim.variables.size()).second)
        return refuse("there are two of the name '" + name + "'");
      Clause some;
      for (Option& option : options) some.push_back(option.literal = ++claim.num_literals);
      add_at_most_one(some);
      add(some);
      claim.variables.push_back(options);
    }
  }

  void read_digits() {
    digits_.clear();
    while (has_more()) {
      const auto choice = static_cast<std::int64_t>(digits_.size()) + 1;
      digits_.push_back({choice, number(next()), 0});
    }
  }
  void read_cells() {
    if (!names_.empty()) return refuse("there are variables already");
    declare(digits_);
    claim.num_cells = names_.size();
  }
  void read_hidden() { declare(digits_); }
  void read_numbers() {
    Options options;
    for (const std::string& word : parts_of(next(), ',')) {
      const std::int64_t value = number(word);
      options.push_back({value, value, 0});
    }
    declare(options);
  }
  void read_one() {
    Clause clause;
    while (has_more()) {
      std::vector<std::string> sides = parts_of(next(), '=');
      const int sign = sides[0].ends_with('!') ? -1 : 1;
      if (sign < 0) sides[0].pop_back();
      const std::int64_t choice = number(sides.back());
      if (sides.size() != 2) refuse("'=' is expected once in each word");
      for (const Option& option : variable(sides[0])) {
        if (option.choice == choice) clause.push_back(sign * option.literal);
      }
    }
    add(std::move(clause));
  }
  void read_different() { add_different(variables()); }
  void add_different(const std::vector<Options>& all) {
    std::map<std::int64_t, Clause> places;
    for (const Options& options : all) {
      for (const Option& option : options) places[option.choice].push_back(option.literal);
    }
    for (const auto& [unused, literals] : places) {
      add_at_most_one(literals);
      if (places.size() == all.size()) add(literals);
    }
  }
  void read_sum() {
    const std::string relation = next();
    if (relation != "=" && relation != "<=")
      return refuse("'" + relation + "' is neither = nor <=");
    const bool is_exact = relation == "=";
    const std::int64_t total = number(next());
    std::vector<Options> terms;
    while (has_more()) {
      const std::vector<std::string> factors = parts_of(next(), '*');
      if (factors.size() > 2) return refuse("a term has one '*' at most");
      const std::int64_t times = factors.size() < 2 ? 1 : number(factors[0]);
      terms.push_back(variable(factors.back()));
      for (Option& option : terms.back()) option.value *= times;
    }
    const auto step = [this](State before, std::size_t /*place*/, const Option& option) {
      if (std::abs(before) <= kMostSum) return std::optional(before + option.value);
      refuse_size();
      return std::optional<State>();
    };
    add_walk(terms, step, [&](State all) { return is_exact ? all == total : all <= total; });
  }
  void read_sets() {
    std::vector<std::vector<std::int64_t>> sets;
    for (const std::string& text : parts_of(next(), '/')) {
      sets.emplace_back();
      for (const std::string& word : parts_of(text, ',')) sets.back().push_back(number(word));
    }
    add_sets(sets, variables());
  }
  void read_cage() {
    const std::int64_t total = number(next());
    const std::vector<Options> all = variables();
    add_different(all);
    std::size_t tried = 0;
    const auto sets = sets_with_sum(digits_, all.size(), total, kMostSteps - steps_, &tried);
    if (!sets) return refuse_size();
    steps_ += tried;
    add_sets(*sets, all);
  }
  /// The variables hold, all together, the digits of one of the sets.
  void add_sets(const std::vector<std::vector<std::int64_t>>& sets,
                const std::vector<Options>& all) {
    Clause chosen;
    for (std::size_t i = 0; i < sets.size(); ++i) chosen.push_back(++claim.num_literals);
    add(chosen);
    for (const Option& digit : digits_) {
      if (!fault.empty()) return;
      const Literal present = ++claim.num_literals;
      Clause places{-present};
      for (const Options& options : all) {
        for (const Option& option : options) {
          if (option.choice != digit.choice) continue;
          places.push_back(option.literal);
          add({-option.literal, present});
        }
      }
      add(std::move(places));
      Clause has{-present};
      Clause lacks{present};
      for (std::size_t i = 0; i < sets.size() && fault.empty(); ++i) {
        const bool is_in = std::find(sets[i].begin(), sets[i].end(), digit.choice) != sets[i].end();
        (is_in ? has : lacks).push_back(chosen[i]);
        add({-chosen[i], is_in ? present : -present});
      }
      add(std::move(has));
      add(std::move(lacks));
    }
  }
  void read_table() {
    Table table;
    const std::string name = next();
    while (has_more()) {
      auto& layer = table.emplace_back();
      for (const std::string& node : parts_of(next(), '/')) {
        auto& ways = layer.emplace_back();
        for (const std::string& way : parts_of(node, ',')) {
          const std::vector<std::string> ends = parts_of(way, '>');
          if (ends.size() != 2) refuse("'>' is expected once in each way");
          ways[number(ends.front())] = number(ends.back(), 0);
        }
      }
    }
    if (!tables_.emplace(name, std::move(table)).second)
      refuse("there are two of the name '" + name + "'");
  }
  void read_walk() {
    const std::string name = next();
    const auto found = tables_.find(name);
    if (found == tables_.end()) return refuse("there is no table '" + name + "'");
    const Table& table = found->second;
    const std::vector<Options> places = variables();
    if (places.size() != table.size()) return refuse("the table is not for so many variables");
    const auto step = [&](State node, std::size_t place, const Option& option) {
      std::optional<State> after;
      if (static_cast<std::size_t>(node) >= table[place].size()) return after;
      const auto& ways = table[place][static_cast<std::size_t>(node)];
      if (const auto way = ways.find(option.choice); way != ways.end()) after = way->second;
      return after;
    };
    add_walk(places, step, [](State /*node*/) { return true; });
  }

  /// From state 0 the choices lead, place by place, to a state in which the walk may end. Of the
  /// states of each layer that lead there one holds; from it a choice leads to the next, and back.
  void add_walk(const std::vector<Options>& places, const Step& step,
                const std::function<bool(State)>& may_end) {
    std::vector<Layer> layers(places.size() + 1);
    layers[0][0] = 0;
    for (std::size_t i = 0; i < places.size() && fault.empty(); ++i) {
      steps_ += layers[i].size() * (places[i].size() + 1);
      if (steps_ > kMostSteps) return refuse_size();
      for (const auto& [state, unused] : layers[i]) {
        for (const Option& option : places[i]) {
          if (const auto after = step(state, i, option)) layers[i + 1][*after] = 0;
        }
      }
    }
    std::erase_if(layers.back(), [&](const auto& one) { return !may_end(one.first); });
    for (std::size_t i = places.size(); i-- > 0;) {
      std::erase_if(layers[i], [&](const auto& one) {
        return std::none_of(places[i].begin(), places[i].end(), [&](const Option& option) {
          const auto after = step(one.first, i, option);
          return after && layers[i + 1].count(*after) != 0;
        });
      });
    }
    for (std::size_t i = 0; i < layers.size() && fault.empty(); ++i) {
      Clause some;
      for (auto& [unused, literal] : layers[i]) some.push_back(literal = ++claim.num_literals);
      add(std::move(some));
      if (i > 0) add_layer(layers[i - 1], layers[i], places[i - 1], i - 1, step);
    }
  }
  void add_layer(const Layer& from, const Layer& to, const Options& options, std::size_t place,
                 const Step& step) {
    constexpr std::size_t kOfBack = 5;  // at least, of each clause that is made here
    if (size_ + kOfBack * to.size() * options.size() > kMostInClauses) return refuse_size();
    std::map<std::pair<Literal, Literal>, Clause> back;  // by the state after and the choice
    for (const auto& [unused, after] : to) {
      for (const Option& option : options)
        back[{after, option.literal}] = {-after, -option.literal};
    }
    for (const auto& [state, literal] : from) {
      Clause leads_on{-literal};
      for (const Option& option : options) {
        const auto after = step(state, place, option);
        const auto reached = after ? to.find(*after) : to.end();
        if (reached == to.end()) {
          add({-literal, -option.literal});
          continue;
        }
        add({-literal, -option.literal, reached->second});
        leads_on.push_back(option.literal);
        back[{reached->second, option.literal}].push_back(literal);
      }
      add(std::move(leads_on));
    }
    for (auto& [unused, clause] : back) add(std::move(clause));
  }

  std::vector<std::string> words_;
  std::size_t word_ = 0;
  Options digits_;
  std::map<std::string, std::size_t> names_;  // of variables
  std::map<std::string, Table> tables_;
  std::size_t size_ = 0;
  std::size_t steps_ = 0;
};

}  // namespace

std::optional<std::vector<std::vector<std::int64_t>>> sets_with_sum(
    const std::vector<Option>& digits, std::size_t size, std::int64_t total, std::size_t most_tried,
    std::size_t* num_tried) {
  std::vector<std::vector<std::int64_t>> found;
  if (size > digits.size()) return found;
  std::vector<std::size_t> places(size);  // of the digits of a set, increasing
  std::iota(places.begin(), places.end(), std::size_t{0});
  for (std::size_t tried = 0; tried < most_tried; ++tried) {
    if (num_tried != nullptr) *num_tried = tried + 1;
    std::int64_t sum = 0;
    for (const std::size_t place : places) sum += digits[place].value;
    if (sum == total) {
      found.emplace_back();
      for (const std::size_t place : places) found.back().push_back(digits[place].choice);
    }
    std::size_t i = size;  // the last that can go on, with those behind it following
    while (i > 0 && places[i - 1] == digits.size() - size + i - 1) --i;
    if (i == 0) return found;
    std::iota(places.begin() + static_cast<std::ptrdiff_t>(i - 1), places.end(), places[i - 1] + 1);
  }
  return std::nullopt;
}

base::Result<Claim> read_premises(const std::vector<std::string>& premises) {
  Reader reader;
  for (std::size_t i = 0; i < premises.size(); ++i) {
    reader.read(premises[i]);
    if (reader.fault.empty()) continue;
    base::Error error = base::make_error(
        reader.is_too_large ? base::ErrorCode::too_large : base::ErrorCode::syntax, reader.fault);
    error.where.line = static_cast<std::uint32_t>(i + 1);
    return error;
  }
  return std::move(reader.claim);
}

}  // namespace omnidoku::certificate
