// SPDX-License-Identifier: MIT
//
// Reads one sentence as rules about what is drawn and named.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/puzzle.h"
#include "reading/meanings.h"
#include "reading/named_things.h"
#include "reading/only_solution.h"
#include "reading/read_rules.h"
#include "reading/references.h"
#include "reading/spec_maker.h"
#include "reading/statements.h"
#include "reading/things.h"

namespace omnidoku::reading {

/// What a sentence comes to.
struct Meant {
  std::string meaning;  ///< empty where it says nothing
  std::vector<model::ConstraintSpec> constraints;
  bool by_solution = false;                ///< read as in loose_reading.h
  std::vector<std::string> left_out = {};  ///< words that were not used then
};

/// Remembers what was read, which later sentences may refer to. The puzzle must outlive it.
class RuleReader {
 public:
  /// So many parts a sentence may have.
  static constexpr int kMostParts = 3;
  /// So many guesses at one may be looked at.
  static constexpr std::size_t kMostGuesses = 12;

  RuleReader(const model::Puzzle& puzzle, std::vector<DrawnThing> things)
      : puzzle_(puzzle),
        specs_(puzzle),
        named_(puzzle, specs_),
        things_(puzzle, std::move(things)) {}
  RuleReader(const RuleReader&) = delete;  // named_ refers to specs_
  RuleReader& operator=(const RuleReader&) = delete;

  /// What words of the sentence that is read next may refer to.
  void refer_to(Referent referent, Nearness nearness) {
    referent_ = std::move(referent);
    nearness_ = nearness;
  }

  /// What a sentence says, if it fits what is drawn. The statement before it may name what it is
  /// about, "Purple lines:"; null if it does not.
  std::optional<Meant> read(const Statement& statement, const Statement* name, bool is_news,
                            std::set<std::size_t>& used);
  /// Reads a sentence that says two things, or three: each part must be read, but for a first one
  /// that is no news and about nothing that is drawn: "This is a killer sudoku, so ...".
  std::optional<Meant> read_in_parts(const Statement& statement, const Statement* name,
                                     const IsNews& is_news, std::set<std::size_t>& used,
                                     int num_parts = kMostParts);
  /// Reads a sentence about what it has a name of its own for, "each sun": where one word is none
  /// that rules have, it may be what the only things are called of which no sentence was.
  std::optional<Meant> read_of_rest(const Statement& statement, std::set<std::size_t>& used);
  /// Reads a sentence with some words left out (loose_reading.h), where the stored solution, which
  /// must be there, keeps what it comes to and hardly any other filling would.
  std::optional<Meant> read_loosely(const Statement& statement, const Statement* name,
                                    std::set<std::size_t>& used);
  /// What a sentence may come to with some words left out, as above: the constraints of each way to
  /// read it, whether or not any solution keeps them, and of the parts before it. None where there
  /// are many.
  std::vector<Guess> guesses(const Statement& statement, const Statement* name,
                             const std::set<std::size_t>& used);
  /// Reads what a sentence says in other words behind "i.e.", where it could not be read before
  /// that.
  std::optional<Meant> read_restated(const Statement& statement, const Statement* name,
                                     const IsNews& is_news, std::set<std::size_t>& used);
  /// Whether the sentence says something of each of some things of which none is drawn. It is said
  /// then, for what refers to it.
  bool takes_as_said_of_nothing(const Statement& statement);

  /// Whether the rule that was read last lets what it says of neighbours be the same.
  [[nodiscard]] bool lets_stay_same() const {
    return !taken_.empty() && taken_.back().formula == "it is growing";
  }
  /// Whether the sentence that was read last, and could not be, says otherwise than what the puzzle
  /// has by name.
  [[nodiscard]] bool contradicts() const { return contradicts_; }

 private:
  bool has_meaning(const Statement& statement);
  [[nodiscard]] std::optional<Statement> resolved(const Statement& statement,
                                                  const Referent& referent,
                                                  Nearness nearness) const;
  [[nodiscard]] bool is_all_of_kind(const Referent& referent) const;
  std::optional<Meant> read_ways(const Statement& statement,
                                 const std::vector<std::vector<std::string>>& ways,
                                 bool has_subject, std::set<std::size_t>& used);
  std::optional<Meant> read_loose_ways(
      std::string_view said, const std::vector<std::vector<std::string>>& ways,
      const std::function<bool(std::string_view meaning)>& may_be_meant,
      std::set<std::size_t>& used);
  void guess(const Meant& meant);
  [[nodiscard]] bool uses_of_part(const LooseMeaning& one) const;
  std::optional<Meant> read_of_rest_called(std::string_view said, std::vector<std::string> words,
                                           const std::string& name, std::set<std::size_t>& used);
  std::optional<Meant> read_carried(const Statement& first, const Statement& second, bool is_news,
                                    std::set<std::size_t>& used);
  std::optional<Meant> read_second(const Statement& first, const Statement& second,
                                   const Statement* name, const IsNews& is_news,
                                   std::set<std::size_t>& used, int num_parts);
  [[nodiscard]] std::vector<Rule> of_unmarked(const Rule& all_given) const;
  [[nodiscard]] std::vector<model::ConstraintSpec> all_drawn(const Rule& rule) const;
  [[nodiscard]] bool is_of_this_grid(std::string_view said) const;
  bool take(std::string_view said, std::vector<model::ConstraintSpec> specs, Meant& meant) const;
  std::optional<Meant> fitted(std::string_view said, const std::string& meaning,
                              std::set<std::size_t>& used);

  const model::Puzzle& puzzle_;
  SpecMaker specs_;
  NamedThings named_;
  Things things_;
  std::vector<Rule> taken_;  ///< what was read so far
  Meanings meanings_;
  Referent referent_;
  Nearness nearness_ = Nearness::further;
  bool is_news_ = false;
  bool is_loose_ = false;  ///< words may be left out
  bool keeps_guesses_ = true;
  std::vector<Guess>* guesses_ = nullptr;            ///< where those are wanted
  std::vector<model::ConstraintSpec> parts_before_;  ///< of a sentence whose next part is read
  std::vector<std::string> must_use_;  ///< words of that part, where others are carried over to it
  bool contradicts_ = false;
};

}  // namespace omnidoku::reading
