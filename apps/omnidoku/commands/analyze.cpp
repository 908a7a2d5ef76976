// SPDX-License-Identifier: MIT
//
// analyze: what a puzzle is made of. Which clues can be left out, and how many solutions there are
// without each; how little has to be told for singles to solve it; which sets of cells hold it.
#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "analyze/study.h"
#include "batch.h"
#include "collection.h"
#include "command.h"
#include "geometry/builder.h"
#include "input.h"
#include "options.h"
#include "output.h"
#include "picture_file.h"
#include "progress.h"
#include "technique_choice.h"
#include "text.h"
#include "word_lists.h"

namespace omnidoku::cli::analyze_command {
namespace {

using analyze::ClueRemoval;
using analyze::Need;
using base::Status;
using constraints::Member;

const std::vector<std::string> kOutputs = {"text", "csv", "jsonl"};

/// What can be asked for.
const std::vector<std::string> kParts = {"clues", "backdoors", "unavoidable", "level"};

/// "12", "100+" where there may be more.
std::string number_text(const analyze::SolutionCount& count) {
  return std::to_string(count.solutions) + (count.is_all ? "" : "+");
}

std::size_t number_of(const analyze::Removals& removals, Member::Kind kind) {
  return static_cast<std::size_t>(std::ranges::count_if(
      removals.clues, [kind](const ClueRemoval& clue) { return clue.clue.kind == kind; }));
}

/// "2", or ">3" where it is none of those that were tried.
std::string size_text(const analyze::Backdoors& found) {
  return found.size ? std::to_string(*found.size) : ">" + std::to_string(found.tried);
}

/// "R1C2=5", or "R1C2<>5" for candidates that are removed.
std::string backdoor_text(const model::Puzzle& puzzle, analyze::BackdoorKind kind,
                          const analyze::Backdoor& set) {
  std::string text;
  for (const geometry::Candidate one : set) {
    text += (text.empty() ? "" : " ") + puzzle.board->name(one.cell) +
            (kind == analyze::BackdoorKind::candidates ? "<>" : "=") +
            puzzle.symbols.text(one.digit);
  }
  return text;
}

std::string cells_text(const model::Puzzle& puzzle, const analyze::CellList& cells) {
  std::string text;
  for (const geometry::Cell cell : cells)
    text += (text.empty() ? "" : " ") + puzzle.board->name(cell);
  return text;
}

nlohmann::ordered_json names_of(const model::Puzzle& puzzle, const analyze::CellList& cells) {
  nlohmann::ordered_json names = nlohmann::ordered_json::array();
  for (const geometry::Cell cell : cells) names.push_back(puzzle.board->name(cell));
  return names;
}

/// How many of the sets hold no more than one given.
std::size_t num_with_one_given(const model::Puzzle& puzzle, const analyze::UnavoidableSets& found) {
  return static_cast<std::size_t>(std::ranges::count_if(
      found.sets,
      [&](const analyze::CellList& cells) { return analyze::num_givens_in(puzzle, cells) == 1; }));
}

constexpr std::string_view kHeader =
    "puzzle,status,givens,rules,redundant,undecided,solutions,cells_size,cells_number,strong_size,"
    "strong_number,candidates_size,candidates_number,unavoidable_to,unavoidable,with_one_given,"
    "level,"
    "score\n";

std::string csv_output(const std::string& source, const model::Puzzle* puzzle,
                       const analyze::Study& study) {
  const analyze::Removals& removals = study.removals;
  std::string solutions;
  for (const ClueRemoval& clue : removals.clues)
    solutions += (solutions.empty() ? "" : " ") + number_text(clue.without);
  const auto number = [&](std::size_t value) {
    return removals.clues.empty() ? std::string() : std::to_string(value);
  };
  std::string row = csv_row({source, base::to_string(removals.status),
                             number(number_of(removals, Member::Kind::clue)),
                             number(number_of(removals, Member::Kind::constraint)),
                             number(removals.number_with(Need::redundant)),
                             number(removals.number_with(Need::undecided)), solutions});
  row.pop_back();
  for (const analyze::Backdoors& found : study.backdoors) {
    row += "," + size_text(found) + "," + std::to_string(found.number) +
           (found.is_all || !found.size ? "" : "+");
  }
  if (study.backdoors.empty()) row += std::string(2 * std::size(analyze::kBackdoorKinds), ',');
  row += study.unavoidable ? fmt::format(",{},{},{}", study.unavoidable->complete_to,
                                         study.unavoidable->sets.size(),
                                         num_with_one_given(*puzzle, *study.unavoidable))
                           : ",,,";
  row += study.rating
             ? fmt::format(",{},{}", logic::to_string(study.rating->level), study.rating->score)
             : ",,";
  return row + "\n";
}

nlohmann::ordered_json backdoors_json(const model::Puzzle& puzzle,
                                      const std::vector<analyze::Backdoors>& backdoors) {
  nlohmann::ordered_json object;
  for (const analyze::Backdoors& found : backdoors) {
    nlohmann::ordered_json sets = nlohmann::ordered_json::array();
    for (const analyze::Backdoor& set : found.listed)
      sets.push_back(backdoor_text(puzzle, found.kind, set));
    nlohmann::ordered_json one{{"size", nullptr},
                               {"tried", found.tried},
                               {"number", found.number},
                               {"number_is_all", found.is_all},
                               {"sets", std::move(sets)}};
    if (found.size) one["size"] = *found.size;
    object[std::string(to_string(found.kind))] = std::move(one);
  }
  return object;
}

nlohmann::ordered_json unavoidable_json(const model::Puzzle& puzzle, const analyze::Study& study) {
  nlohmann::ordered_json sets = nlohmann::ordered_json::array();
  for (const analyze::CellList& cells : study.unavoidable->sets) {
    sets.push_back(
        {{"cells", names_of(puzzle, cells)}, {"givens", analyze::num_givens_in(puzzle, cells)}});
  }
  nlohmann::ordered_json reasons = nlohmann::ordered_json::array();
  for (const analyze::ReasonForGiven& reason : study.reasons) {
    reasons.push_back(
        {{"given", puzzle.board->name(reason.given)}, {"cells", names_of(puzzle, reason.set)}});
  }
  return {{"complete_to", study.unavoidable->complete_to},
          {"sets", std::move(sets)},
          {"reasons", std::move(reasons)}};
}

std::string jsonl_output(const std::string& source, const model::Puzzle* puzzle,
                         const analyze::Study& study) {
  const analyze::Removals& removals = study.removals;
  nlohmann::ordered_json object{{"puzzle", source},
                                {"status", base::to_string(removals.status)},
                                {"solutions", removals.own.solutions},
                                {"solutions_are_all", removals.own.is_all},
                                {"message", removals.message},
                                {"clues", nlohmann::ordered_json::array()}};
  for (const ClueRemoval& clue : removals.clues) {
    object["clues"].push_back(
        {{"kind", clue.clue.kind == Member::Kind::clue ? "given" : "rule"},
         {"name", constraints::name_of(*puzzle, clue.clue)},
         {"cells", names_of(*puzzle, constraints::cells_of(*puzzle, clue.clue))},
         {"solutions", clue.without.solutions},
         {"solutions_are_all", clue.without.is_all},
         {"need", to_string(removals.need_of(clue))}});
  }
  if (!study.backdoors.empty()) object["backdoors"] = backdoors_json(*puzzle, study.backdoors);
  if (study.unavoidable) object["unavoidable"] = unavoidable_json(*puzzle, study);
  if (study.rating) {
    object["level"] = logic::to_string(study.rating->level);
    object["score"] = study.rating->score;
  }
  return json_line(object);
}

/// "24 givens and 3 rules"
std::string clues_text(const analyze::Removals& removals) {
  const std::size_t givens = number_of(removals, Member::Kind::clue);
  const std::size_t rules = number_of(removals, Member::Kind::constraint);
  std::string text;
  if (givens > 0 || rules == 0) text = counted(givens, "given");
  if (rules > 0) text += (text.empty() ? "" : " and ") + counted(rules, "rule");
  return text;
}

std::string removals_text(const model::Puzzle& puzzle, const analyze::Removals& removals) {
  std::string text = clues_text(removals) + ": " + grouped(removals.number_with(Need::needed)) +
                     " needed, " + grouped(removals.number_with(Need::redundant)) +
                     " can be left out, each by itself";
  if (const std::size_t open = removals.number_with(Need::undecided); open > 0)
    text += ", " + grouped(open) + " undecided (--time-limit sets how long to try)";
  text += "\nsolutions without each:\n";
  std::size_t width = 0;
  for (const ClueRemoval& clue : removals.clues)
    width = std::max(width, constraints::name_of(puzzle, clue.clue).size());
  for (const ClueRemoval& clue : removals.clues) {
    text += fmt::format("  {:<{}}  {}{}", constraints::name_of(puzzle, clue.clue), width,
                        grouped(clue.without.solutions), clue.without.is_all ? "" : " or more");
    const Need need = removals.need_of(clue);
    if (need == Need::redundant) text += ", can be left out";
    if (need == Need::undecided) text += ", undecided";
    text += "\n";
  }
  return text;
}

std::string_view noun_of(analyze::BackdoorKind kind) {
  switch (kind) {
    case analyze::BackdoorKind::cells: return "digits to tell";
    case analyze::BackdoorKind::strong: return "cells to try";
    case analyze::BackdoorKind::candidates: break;
  }
  return "candidates to remove";
}

std::string backdoors_text(const model::Puzzle& puzzle, const analyze::Backdoors& found,
                           int most_size) {
  std::string text = fmt::format("  {:<21} ", std::string(noun_of(found.kind)) + ":");
  if (found.size == 0) return text + "none needed\n";
  if (!found.size) {
    const bool is_cut = found.tried < most_size;
    return text + fmt::format("more than {}{}\n", std::max(found.tried, 0),
                              is_cut ? ", beyond that it was not decided" : "");
  }
  text += fmt::format("{}, in {}{}:", *found.size, found.is_all ? "" : "at least ",
                      counted(found.number, "way"));
  for (std::size_t i = 0; i < found.listed.size(); ++i)
    text += (i == 0 ? " " : "; ") + backdoor_text(puzzle, found.kind, found.listed[i]);
  return text + (found.listed.size() < found.number ? "; ...\n" : "\n");
}

std::string unavoidable_text(const model::Puzzle& puzzle, const analyze::Study& study,
                             int most_size) {
  const analyze::UnavoidableSets& found = *study.unavoidable;
  std::string text =
      fmt::format("minimal unavoidable sets of up to {}: {}, {} with one given{}\n",
                  counted(static_cast<std::uint64_t>(found.complete_to), "cell"),
                  grouped(found.sets.size()), grouped(num_with_one_given(puzzle, found)),
                  found.complete_to < most_size ? "; larger ones were not all found" : "");
  if (!study.reasons.empty()) text += "why givens are needed, the others of a set being open:\n";
  for (const analyze::ReasonForGiven& reason : study.reasons) {
    text += fmt::format("  {:<6} {}\n", puzzle.board->name(reason.given) + ":",
                        cells_text(puzzle, reason.set));
  }
  return text;
}

std::string text_output(const model::Puzzle* puzzle, const analyze::Study& study,
                        const analyze::StudyWish& wish) {
  const analyze::Removals& removals = study.removals;
  std::string text(base::to_string(removals.status));
  if (removals.status == Status::multiple)
    text += ": " + std::string(removals.own.is_all ? "" : "at least ") +
            counted(removals.own.solutions, "solution");
  if (!removals.message.empty()) text += ": " + removals.message;
  text += "\n";
  if (!removals.clues.empty()) text += removals_text(*puzzle, removals);
  if (!study.backdoors.empty()) {
    text += wish.scale == nullptr ? "for singles to solve it:\n"
                                  : "for the chosen techniques to solve it:\n";
  }
  for (const analyze::Backdoors& found : study.backdoors)
    text += backdoors_text(*puzzle, found, wish.backdoor_size);
  if (study.unavoidable) text += unavoidable_text(*puzzle, study, wish.unavoidable_size);
  if (study.rating) {
    text += fmt::format("level {}, score {}\n", logic::to_string(study.rating->level),
                        grouped(static_cast<std::uint64_t>(study.rating->score)));
  }
  return text;
}

class AnalyzeTask : public Task {
 public:
  explicit AnalyzeTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    add_limit_option(options, search_, analyze::kMostCounted,
                     "Count up to so many solutions without each clue; 0 = all");
    add_threads_option(options, search_.threads);
    add_time_limit_option(options, search_.time_limit);
    options.flag("--ignore-unknown", search_.ignore_unknown,
                 "Go by the other rules where some are not understood");
    options
        .add("--what", what_,
             "What to look for: clues (the default), backdoors, unavoidable, level")
        .type_name("LIST")
        .split_at_commas()
        .offers([] { return kParts; });
    options
        .add("--techniques", techniques_,
             "Backdoors: what solves the rest beside naked and hidden singles")
        .type_name("LIST")
        .split_at_commas()
        .offers(technique_ids);
    options.add("--backdoor-size", wish_.backdoor_size, "Backdoors: the most that is told")
        .type_name("N")
        .show_default()
        .within(0, analyze::kMostBackdoorSize);
    options.add("--set-size", wish_.unavoidable_size, "Unavoidable sets: the most cells of one")
        .type_name("N")
        .show_default()
        .within(0, analyze::kMostUnavoidableSize);
    options.add("--list", list_, "List so many backdoors of each kind")
        .type_name("N")
        .show_default();
    options.flag("--summary", summary_, "Tell at the end what all puzzles come to");
    options.add("--picture", picture_, "Draw that, as .svg, .png or .pdf").type_name("FILE");
    options.add_choice("--output", output_, "What to write", kOutputs);
    add_file_option(options, file_);
    options.footer(R"(Examples:
  omnidoku analyze puzzle.txt
  omnidoku analyze puzzle.txt --what clues,backdoors,unavoidable
  omnidoku analyze puzzle.txt --what backdoors --techniques locked_candidates,naked_pair
  omnidoku analyze puzzles.txt --output csv -o clues.csv
  omnidoku analyze puzzles.txt --what clues,backdoors,level -o all.csv --picture all.svg

clues: of each given and each rule (cage, dot, thermometer) how many solutions there are
without it; 1 means that it can be left out.
backdoors: the fewest cells whose digits, once told, leave a puzzle that singles solve; the
fewest cells of which singles decide every way to fill them (strong); and the fewest
candidates by whose removal singles solve it. Of a puzzle with one solution.
unavoidable: the minimal sets of cells of the solution that could hold other digits with all
rules kept, and for each given one in which it is the only given.
level: how hard it is on the human scale, as of rate.

csv columns: puzzle,status, then of clues givens,rules,redundant,undecided,solutions, where
the last has the number without each clue, the givens in order of their cells first (100+:
no more were counted); of backdoors their smallest size (>3: none up to 3) and how many
there are, three times; of unavoidable sets the size up to which all are there, how many,
and how many of them with one given; level and score. What was not asked for is empty.

--summary says on standard error how givens, their symmetries, and what was looked for are
spread over all puzzles; --picture draws the same.
Without a time limit some seconds go into each; what is left open is said then.)");
  }

  int run(Console& console) override {
    const base::Result<std::string> asked = output_for(output_, file_, kOutputs, "text");
    if (!asked) return console.fail(asked.error());
    output_ = *asked;
    if (search_.limit == 1) {
      return console.fail(base::make_error(base::ErrorCode::usage,
                                           "--limit 1 tells nothing of clues",
                                           "count to 2 at least, or to 0 for all"));
    }
    if (auto asked_for = read_wish(); !asked_for) return console.fail(asked_for.error());
    base::Result<OpenedBatch> opened = open_batch(console, search_, input_, file_);
    if (!opened) return console.fail(opened.error());
    std::string_view kind;
    if (!picture_.empty()) {
      constexpr std::array<std::string_view, 3> kKinds = {"svg", "png", "pdf"};
      const base::Result<std::string_view> found = picture_kind(picture_, kKinds);
      if (!found) return console.fail(found.error());
      if (auto other = require_other_file(picture_, input_.texts); !other)
        return console.fail(other.error());
      if (auto other = require_two_files(picture_, file_); !other)
        return console.fail(other.error());
      kind = *found;
    }
    limits_ = opened->options.limits;
    collection_.emplace(wish_.backdoor_size);
    Input& puzzles = *opened->input;
    BatchOptions batch;
    batch.threads = thread_count(search_.threads);
    if (!puzzles.is_batch()) show_search_progress(console, limits_);
    if (output_ == "csv") batch.header = kHeader;
    const bool only_clues = !wish_.backdoors && !wish_.unavoidable && !wish_.level;
    if (only_clues && limits_.solutions != 0 && !limits_.time && output_ != "text") {
      batch.lines = [&](const formats::ClassicLines& lines) {
        return answer_lines(puzzles, lines);
      };
    }
    const int code =
        run_batch(console, puzzles, *opened->output, batch, [&](const formats::Record& record) {
          CollectionEntry entry;
          Answer one = answer(puzzles, record, entry);
          if (counts_all()) one.delivered = [this, entry] { collection_->add(entry); };
          return one;
        });
    if (summary_) {
      for (const std::string& line : collection_->lines()) console.say(line);
    }
    return picture_.empty() ? code : write_picture(console, kind, code);
  }

 private:
  int write_picture(Console& console, std::string_view kind, int code) const {
    const base::Result<std::string> picture = picture_of(collection_->picture(), kind, 1);
    if (!picture) return console.fail(picture.error());
    const base::Result<std::unique_ptr<Output>> output = Output::open(picture_);
    if (!output) return console.fail(output.error());
    (*output)->write(*picture);
    return finish_output(console, **output, code);
  }

  [[nodiscard]] bool counts_all() const { return summary_ || !picture_.empty(); }

  /// Errors: usage, unknown_name.
  base::Result<void> read_wish() {
    wish_.clues = what_.empty();
    for (const std::string& part : what_) {
      if (part == "clues") {
        wish_.clues = true;
      } else if (part == "backdoors") {
        wish_.backdoors = true;
      } else if (part == "unavoidable") {
        wish_.unavoidable = true;
      } else if (part == "level") {
        wish_.level = true;
      } else {
        return base::make_error(base::ErrorCode::usage, "--what has no '" + part + "'",
                                "it has clues, backdoors, unavoidable and level");
      }
    }
    wish_.solutions = search_.limit;
    wish_.list = list_;
    wish_.ignore_unknown = search_.ignore_unknown;
    if (techniques_.empty()) return {};
    std::vector<std::string_view> ids(std::begin(analyze::kSingles), std::end(analyze::kSingles));
    for (const std::string& id : techniques_) {
      const base::Result<const logic::Technique*> technique = technique_named(id);
      if (!technique) return technique.error();
      ids.push_back((*technique)->id);
    }
    scale_ = logic::human_scale().with_only(ids);
    wish_.scale = &*scale_;
    return {};
  }

  [[nodiscard]] Answer answer(const Input& input, const formats::Record& record,
                              CollectionEntry& entry) const {
    Answer result;
    analyze::Study study;
    const analyze::Removals& removals = study.removals;
    if (!record.document) {
      study.removals.status = status_of_unread(record);
      study.removals.message = record.document.error().text();
      result.messages = error_text(input, record);
    } else {
      study = analyze::study(record.document->puzzle, wish_, limits_);
      leave_aside(input, record, {}, result);
    }
    result.verdict = verdict_on(study);
    if (result.verdict == Verdict::cancelled) return result;
    if (result.verdict == Verdict::invalid && output_ != "text" && record.document) {
      result.messages += (result.messages.empty() ? "" : "\n") + place_of(input, record) +
                         std::string(base::to_string(removals.status)) + ": " + removals.message;
    }
    const model::Puzzle* puzzle = record.document ? &record.document->puzzle : nullptr;
    result.output = output_ == "text" ? place_of(input, record) + text_output(puzzle, study, wish_)
                                      : write(record.source, puzzle, study);
    if (counts_all()) entry = entry_of(puzzle, study, wish_.backdoor_size);
    return result;
  }

  static Verdict verdict_on(const analyze::Study& study) {
    const Verdict verdict = verdict_of(study.removals.status);
    return verdict == Verdict::done && !study.is_whole ? Verdict::limit : verdict;
  }

  [[nodiscard]] std::string write(const std::string& source, const model::Puzzle* puzzle,
                                  const analyze::Study& study) const {
    return output_ == "csv" ? csv_output(source, puzzle, study)
                            : jsonl_output(source, puzzle, study);
  }

  /// Of plain lines all questions are asked together. What has no solution takes the long way,
  /// which can say why.
  Answer answer_lines(const Input& input, const formats::ClassicLines& lines) {
    Answer result;
    std::unique_ptr<analyze::ClassicRemovals> counting = take_counting();
    std::vector<std::string_view> texts;
    for (std::size_t i = 0; i < lines.size(); ++i) texts.push_back(lines.line(i));
    std::vector<analyze::ClassicRemovals::Found> found;
    counting->count(texts, search_.limit, limits_.stop, found);
    model::Puzzle puzzle = model::make_puzzle(geometry::classic_board());
    std::vector<CollectionEntry> entries;
    for (std::size_t i = 0; i < lines.size() && result.verdict != Verdict::cancelled; ++i) {
      if (i > 0) result.before.push_back(result.verdict);
      if (found[i].stopped) {
        result.verdict = Verdict::cancelled;
      } else if (found[i].own.solutions == 0) {
        add_answer(
            lines, i, limits_.stop,
            [&](const formats::Record& record) {
              return answer(input, record, entries.emplace_back());
            },
            result);
      } else {
        analyze::Study study;
        study.removals = read(found[i]);
        study.is_whole = true;
        set_givens(puzzle, texts[i]);
        result.verdict = verdict_on(study);
        result.output += write(std::string(texts[i]), &puzzle, study);
        if (counts_all()) entries.push_back(entry_of(&puzzle, study, wish_.backdoor_size));
      }
    }
    if (counts_all()) {
      result.delivered = [this, entries = std::move(entries)] {
        for (const CollectionEntry& entry : entries) collection_->add(entry);
      };
    }
    const std::lock_guard lock(lock_);
    free_.push_back(std::move(counting));
    return result;
  }

  /// What count_removals() tells of the same puzzle.
  static analyze::Removals read(const analyze::ClassicRemovals::Found& found) {
    analyze::Removals removals;
    removals.own = found.own;
    removals.status = found.own.solutions > 1 ? Status::multiple : Status::unique;
    removals.is_whole = true;
    for (std::size_t i = 0; i < found.cells.size(); ++i)
      removals.clues.push_back({{Member::Kind::clue, found.cells[i]}, found.without[i], {}});
    return removals;
  }

  static void set_givens(model::Puzzle& puzzle, std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool is_given = line[i] >= '1' && line[i] <= '9';
      puzzle.givens[i] = is_given ? std::optional(geometry::Digit(line[i] - '1')) : std::nullopt;
    }
  }

  /// One that no other thread uses.
  std::unique_ptr<analyze::ClassicRemovals> take_counting() {
    const std::lock_guard lock(lock_);
    if (free_.empty()) return std::make_unique<analyze::ClassicRemovals>();
    std::unique_ptr<analyze::ClassicRemovals> one = std::move(free_.back());
    free_.pop_back();
    return one;
  }

  InputOptions input_;
  SearchOptions search_;
  std::string file_ = "-";
  std::string output_;
  std::vector<std::string> what_;
  std::vector<std::string> techniques_;
  bool summary_ = false;
  std::string picture_;
  std::optional<Collection> collection_;  ///< what was written so far
  std::uint64_t list_ = 20;
  analyze::StudyWish wish_;
  std::optional<logic::Scale> scale_;  ///< that the wish names
  base::Limits limits_;
  std::mutex lock_;
  std::vector<std::unique_ptr<analyze::ClassicRemovals>> free_;
};

}  // namespace

extern const Command descriptor{
    .name = "analyze",
    .help = "Tell what each clue is worth, and find backdoors and unavoidable sets",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<AnalyzeTask>(options);
    },
};

}  // namespace omnidoku::cli::analyze_command
