// SPDX-License-Identifier: MIT
#include "isomorphism/rule_graph.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "base/hash128.h"

namespace omnidoku::isomorphism {

namespace {

using geometry::Digit;
using geometry::DigitSet;
using model::Variable;

constexpr std::string_view kCell = "cell";
constexpr std::string_view kDigit = "digit";  // and what it counts, where that matters
constexpr std::string_view kPencilmarks = "pencilmarks";

bool is_digit(std::string_view colour) { return colour.substr(0, kDigit.size()) == kDigit; }

/// Short for any sequence of numbers.
class Digest {
 public:
  template <class Number>
  Digest& add(Number number) {
    hash_.add_bytes(std::to_string(number));
    hash_.add_bytes(" ");
    return *this;
  }
  [[nodiscard]] std::string text() const { return hash_.text(); }

 private:
  base::Hash128 hash_;
};

/// Whether a rule tells digits apart by more than which of them it names.
bool counts_with_digits(const model::Primitive& primitive) {
  return std::holds_alternative<model::LinearSum>(primitive) ||
         std::holds_alternative<model::Diagram>(primitive) ||
         std::holds_alternative<model::LineRank>(primitive);
}

class Builder {
 public:
  explicit Builder(const model::Problem& problem) : num_digits_(problem.num_digits) {
    for (int i = 0; i < problem.num_cells; ++i) graph_.add(std::string(kCell));
    const auto counts = [](const model::PostedPrimitive& posted) {
      return counts_with_digits(posted.primitive);
    };
    const bool are_numbers =
        std::any_of(problem.primitives.begin(), problem.primitives.end(), counts);
    digits_ = static_cast<Vertex>(graph_.size());
    for (int i = 0; i < num_digits_; ++i) {
      const auto value = problem.values[static_cast<std::size_t>(i)];
      std::string colour(kDigit);
      if (are_numbers) colour += " " + std::to_string(i) + " counts " + std::to_string(value);
      graph_.add(std::move(colour));
    }
    for (int i = 0; i < problem.num_cells; ++i) variables_.push_back(static_cast<Vertex>(i));
    add_hidden(problem);
    // What is implied by the others is left out: they are the same where it is.
    for (const model::PostedPrimitive& posted : problem.primitives) {
      if (posted.origin.kind == model::Origin::Kind::derived) continue;
      std::visit([this](const auto& rule) { add(rule); }, posted.primitive);
    }
  }

  [[nodiscard]] ColouredGraph take() { return std::move(graph_); }

 private:
  void add_hidden(const model::Problem& problem) {
    std::map<Variable, std::string> numbers;
    for (const model::NumberDomain& domain : problem.numbers) {
      Digest digest;
      for (const std::int64_t value : domain.values) digest.add(value);
      numbers[domain.variable] = digest.text();
    }
    for (int i = problem.num_cells; i < problem.num_variables(); ++i) {
      const auto number = numbers.find(Variable(i));
      if (number != numbers.end()) {
        variables_.push_back(graph_.add("hidden number " + number->second));
      } else {
        const Vertex hidden = graph_.add("hidden digit");
        join_digits(hidden, problem.domains[static_cast<std::size_t>(i)]);
        variables_.push_back(hidden);
      }
    }
  }

  void join_digits(Vertex vertex, DigitSet digits) {
    digits.for_each([&](Digit digit) { graph_.join(vertex, vertex_of(digit)); });
  }
  [[nodiscard]] Vertex vertex_of(Digit digit) const {
    return digits_ + static_cast<Vertex>(digit.index());
  }
  [[nodiscard]] Vertex vertex_of(Variable variable) const { return variables_[variable.index()]; }

  Vertex add_set(std::string colour, DigitSet digits) {
    const Vertex set = graph_.add(std::move(colour));
    join_digits(set, digits);
    return set;
  }
  /// A part that a variable has in a rule.
  Vertex add_part(Vertex rule, std::string colour, Variable variable) {
    const Vertex part = graph_.add(std::move(colour));
    graph_.join(rule, part);
    graph_.join(part, vertex_of(variable));
    return part;
  }
  void add_sequence(Vertex rule, const std::vector<Variable>& variables) {
    for (std::size_t i = 0; i < variables.size(); ++i) {
      add_part(rule, "place " + std::to_string(i), variables[i]);
    }
  }

  void add(const model::AllDifferent& rule) {
    const Vertex different = graph_.add("different");
    for (const Variable variable : rule.variables) graph_.join(different, vertex_of(variable));
  }

  void add(const model::LinearSum& rule) {
    const bool is_equal = rule.relation == model::LinearSum::Relation::equal;
    const Vertex sum = graph_.add((is_equal ? "sum = " : "sum <= ") + std::to_string(rule.total));
    std::map<std::int64_t, Vertex> by_coefficient;
    for (const auto& [variable, coefficient] : rule.terms) {
      const auto [place, is_new] = by_coefficient.try_emplace(coefficient, 0);
      if (is_new) {
        place->second = graph_.add("times " + std::to_string(coefficient));
        graph_.join(sum, place->second);
      }
      graph_.join(place->second, vertex_of(variable));
    }
  }

  /// One for all relations by the same table: from each digit of the first to those of the second
  /// that go with it.
  struct TableVertices {
    Vertex first;
    Vertex second;  ///< the same where the table can be read both ways
  };
  TableVertices table_of(const model::PairTable& table) {
    std::vector<DigitSet> partners(table.partners.begin(), table.partners.end());
    for (const auto& [known, vertices] : tables_) {
      if (known == partners) return vertices;
    }
    bool is_mutual = true;
    for (int a = 0; a < num_digits_; ++a) {
      for (int b = 0; b < a; ++b) {
        is_mutual = is_mutual && partners[static_cast<std::size_t>(a)].contains(Digit(b)) ==
                                     partners[static_cast<std::size_t>(b)].contains(Digit(a));
      }
    }
    TableVertices vertices{graph_.add("first of a table"), 0};
    vertices.second = is_mutual ? vertices.first : graph_.add("second of a table");
    if (!is_mutual) graph_.join(vertices.first, vertices.second);
    const std::vector<Vertex> from = add_digits_of(vertices.first);
    const std::vector<Vertex> to = is_mutual ? from : add_digits_of(vertices.second);
    for (int a = 0; a < num_digits_; ++a) {
      partners[static_cast<std::size_t>(a)].for_each([&](Digit b) {
        if (is_mutual && static_cast<int>(b.index()) < a) return;
        const Vertex pair = graph_.add("pair of a table");
        graph_.join(pair, from[static_cast<std::size_t>(a)]);
        if (from[static_cast<std::size_t>(a)] != to[b.index()]) graph_.join(pair, to[b.index()]);
      });
    }
    tables_.emplace_back(std::move(partners), vertices);
    return vertices;
  }
  std::vector<Vertex> add_digits_of(Vertex side) {
    std::vector<Vertex> digits;
    for (int i = 0; i < num_digits_; ++i) {
      digits.push_back(graph_.add("place of a digit in a table"));
      graph_.join(side, digits.back());
      graph_.join(digits.back(), vertex_of(Digit(i)));
    }
    return digits;
  }

  void add(const model::PairRelation& rule) {
    const TableVertices table = table_of(*rule.table);
    const Vertex relation = graph_.add("relation");
    graph_.join(add_part(relation, "first", rule.first), table.first);
    // Where both sides are one, so are the parts.
    const std::string second = table.second == table.first ? "first" : "second";
    graph_.join(add_part(relation, second, rule.second), table.second);
  }

  void add(const model::Restriction& rule) {
    graph_.join(add_set("restriction", rule.digits), vertex_of(rule.variable));
  }

  void add(const model::Diagram& rule) {
    Digest digest;
    for (const std::uint32_t begin : rule.table->layer_begin) digest.add(begin);
    for (const std::uint32_t child : rule.table->children) digest.add(child);
    add_sequence(graph_.add("diagram " + digest.text()), rule.variables);
  }

  void add(const model::DigitSets& rule) {
    const Vertex sets = graph_.add("one of some sets");
    for (const DigitSet digits : *rule.sets) graph_.join(sets, add_set("one set", digits));
    for (const Variable variable : rule.variables) graph_.join(sets, vertex_of(variable));
  }

  void add(const model::Connected& rule) {
    const Vertex connected = add_set(
        "connected " + std::to_string(rule.least) + " " + std::to_string(rule.most), rule.digits);
    std::vector<Vertex> places;
    for (const Variable variable : rule.variables) {
      places.push_back(add_part(connected, "connected place", variable));
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (const std::uint32_t other : (*rule.graph)[i]) {
        if (other > i) graph_.join(places[i], places[other]);
      }
    }
  }

  void add(const model::DifferentPairs& rule) {
    const Vertex pairs = graph_.add("different pairs");
    for (std::size_t i = 0; i < rule.first.size(); ++i) {
      const Vertex first = add_part(pairs, "first of a pair", rule.first[i]);
      graph_.join(first, add_part(pairs, "second of a pair", rule.second[i]));
    }
  }

  void add(const model::LineRank& rule) {
    const Vertex rank = graph_.add(
        "rank " + std::to_string(rule.less) + " " + std::to_string(rule.greater) + " " +
        (rule.may_tie ? "may tie " : "") + (rule.first ? std::to_string(rule.first->index()) : ""));
    for (std::size_t i = 0; i < rule.lines->size(); ++i) {
      const Vertex line = graph_.add(i == rule.ranked ? "ranked line" : "line beside it");
      graph_.join(rank, line);
      add_sequence(line, (*rule.lines)[i]);
    }
  }

  void add(const model::DigitCounts& rule) {
    const Vertex counts = graph_.add("counts of digits");
    for (std::size_t i = 0; i < rule.counts.size(); ++i) {
      const Vertex count = graph_.add("count " + std::to_string(rule.counts[i]));
      graph_.join(counts, count);
      graph_.join(count, vertex_of(Digit(i)));
    }
    for (const Variable variable : rule.variables) graph_.join(counts, vertex_of(variable));
  }

  int num_digits_;
  ColouredGraph graph_;
  Vertex digits_ = 0;              ///< the first
  std::vector<Vertex> variables_;  ///< cells, then hidden ones
  std::vector<std::pair<std::vector<DigitSet>, TableVertices>> tables_;
};

/// Whether add_clues() made an edge.
bool is_clue(std::string_view a, std::string_view b) {
  return a == kPencilmarks || b == kPencilmarks || (a == kCell && is_digit(b)) ||
         (b == kCell && is_digit(a));
}

}  // namespace

ColouredGraph rule_graph(const model::Lowered& lowered) { return Builder(lowered.problem).take(); }

void add_clues(const model::Puzzle& puzzle, ColouredGraph& graph) {
  const auto digits = static_cast<Vertex>(puzzle.num_cells());
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    const auto cell = static_cast<Vertex>(i);
    if (const auto given = puzzle.givens[i]) {
      graph.join(cell, digits + static_cast<Vertex>(given->index()));
    }
    if (puzzle.allowed[i] == puzzle.all_digits()) continue;
    const Vertex pencilmarks = graph.add(std::string(kPencilmarks));
    graph.join(pencilmarks, cell);
    puzzle.allowed[i].for_each(
        [&](Digit digit) { graph.join(pencilmarks, digits + static_cast<Vertex>(digit.index())); });
  }
}

ColouredGraph without_clues(const ColouredGraph& graph, std::vector<Vertex>& kept) {
  ColouredGraph rules;
  kept.clear();
  std::vector<Vertex> place(graph.size());
  for (std::size_t i = 0; i < graph.size(); ++i) {
    if (graph.colours[i] == kPencilmarks) continue;
    place[i] = rules.add(graph.colours[i]);
    kept.push_back(static_cast<Vertex>(i));
  }
  for (const auto& [a, b] : graph.edges) {
    if (!is_clue(graph.colours[a], graph.colours[b])) rules.join(place[a], place[b]);
  }
  return rules;
}

}  // namespace omnidoku::isomorphism
