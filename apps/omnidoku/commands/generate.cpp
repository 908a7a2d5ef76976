// SPDX-License-Identifier: MIT
//
// generate: new puzzles for any board, one per line. Puzzle k depends on the seed and on k only, so
// that neither the thread count nor the number of puzzles asked for changes it.
#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <mutex>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include <sys/stat.h>

#include "base/hash128.h"
#include "base/limits.h"
#include "base/suggest.h"
#include "batch.h"
#include "certificates.h"
#include "classic/canonical.h"
#include "classic/minimal.h"
#include "command.h"
#include "explanation.h"
#include "generate/target.h"
#include "geometry/builder.h"
#include "input.h"
#include "logic/hint.h"
#include "options.h"
#include "packed/packing.h"
#include "progress.h"
#include "solve/solve.h"
#include "technique_choice.h"
#include "text.h"
#include "word_lists.h"

namespace omnidoku::cli::generate_command {
namespace {

using base::ErrorCode;
using base::make_error;

/// Grids of plain puzzles that a thread is given at a time: enough to fill the lanes of the engine
/// many times, and written within a second, as are so many puzzles.
constexpr std::uint64_t kGridsAtATime = 8192;
constexpr std::uint64_t kMostPuzzlesAtATime = 65536;
constexpr std::uint64_t kFewestPuzzlesAtATime = 512;
constexpr std::size_t kPortionsThatWait = 2;
/// More of one grid are hardly wanted.
constexpr double kMostPerGrid = 1000;

/// A seed that is short enough to be typed again.
std::uint64_t random_seed() {
  std::random_device device;
  return device() & 0xffffffffU;
}

std::vector<std::string_view> board_ids() {
  std::vector<std::string_view> ids;
  for (const geometry::BoardType* type : geometry::board_types()) ids.push_back(type->id);
  return ids;
}

bool is_file(const std::string& name) {
  struct stat info {};
  return ::stat(name.c_str(), &info) == 0;
}

class GenerateTask : public Task {
 public:
  explicit GenerateTask(CommandOptions& options) {
    options.add("-n,--count", count_, "How many puzzles")
        .type_name("N")
        .show_default()
        .within(1, 1e9);
    options.add("--first", first_, "The number of the first of them")
        .type_name("N")
        .within(1, 1e15);
    options.hide("--first");  // for bulk, whose shards are parts of one long run
    options
        .add("--geometry", geometry_,
             "NAME[:PARAMS][+EXTRA...] ('omnidoku list geometries'), or a file\n"
             "with a puzzle whose board and constraints to use")
        .type_name("BOARD")
        .show_default()
        .offers(geometry_ids);
    options.add("--givens", givens_, "Number of givens, or a range: 24 or 22-26")
        .type_name("N|A-B");
    options.add("--kinds", kinds_, "Constraints to place at random, such as killer")
        .type_name("KIND,...")
        .split_at_commas()
        .offers(placeable_kinds);
    std::vector<std::string> symmetries;
    for (const generate::Symmetry symmetry : generate::kSymmetries) {
      symmetries.emplace_back(generate::to_string(symmetry));
    }
    options.add_choice("--symmetry", symmetry_, "Symmetry of the pattern of givens", symmetries);
    options
        .add("--pattern", pattern_,
             "Where givens are: a character for each cell, . or 0 for an empty one. A file\n"
             "with them, if there is one of that name; else the characters themselves")
        .type_name("FILE|TEXT");
    options.flag(
        "--minimal", minimal_,
        "Prove that no given can be left out (with --symmetry: no givens that\nbelong together by "
        "it); without it some may be left on large boards,\nwhich is said");
    options
        .add("--per-grid", per_grid_,
             "So many puzzles that follow each other are of one filled grid and share\n"
             "some givens, which takes less time (with the classic board and no other\n"
             "wish than --minimal)")
        .type_name("K")
        .show_default()
        .within(1, kMostPerGrid);
    options.add("--seed", seed_, "Number from which the puzzles follow; random without it")
        .type_name("S");
    add_threads_option(options, threads_);
    options.add("--symbols", symbols_, "Symbols to use in order, such as ABCDEFGHI")
        .type_name("TEXT");
    add_time_limit_option(options, time_limit_);
    options
        .add("--to", format_,
             "Format to write (default: by the extension of the file; a line for the classic\n"
             "board, else native JSON)")
        .type_name("FORMAT")
        .offers(writable_formats);
    add_certificate_option(options, certificate_);
    options
        .add("--path", path_,
             "File that gets the solving path of each puzzle: a line of JSON as of explain")
        .type_name("FILE");
    options.flag("--distinct", distinct_,
                 "Leave out what a symmetry makes of a puzzle before it, and say how many\n"
                 "(classic board alone)");
    add_file_option(options, file_);
    add_old_file_option(options, old_file_);
    options
        .add("--difficulty", difficulty_,
             "Level by human logic: " + joined(levels_to_make(), ", ") +
                 ";\non the classic board also a score or a range such as 800-1200, and with\n"
                 "--scale se a rating or a range such as 4.4-4.6, with --scale hodoku a level\n"
                 "or a score")
        .type_name("LEVEL|A-B")
        .offers(levels_to_make);
    options.add_choice("--scale", scale_, "Whose scale --difficulty is of",
                       {"human", "se", "hodoku"});
    options
        .add("--must-contain", must_contain_,
             "Techniques that solving takes ('omnidoku list techniques')")
        .type_name("ID,...")
        .split_at_commas()
        .offers(technique_ids);
    options.add("--only", only_, "Techniques that solving takes no others than")
        .type_name("ID,...")
        .split_at_commas()
        .offers(technique_ids);
    options.flag("--hardest-once", hardest_once_,
                 "Of the hardest technique on the path there is one step");
    options.footer(R"(Examples:
  omnidoku generate
  omnidoku generate --count 100 --seed 7 --threads 4 > puzzles.txt
  omnidoku generate --count 1000000 --per-grid 32 -o many.txt
  omnidoku generate --geometry samurai --seed 1 > samurai.json
  omnidoku generate --geometry grid:12x12:3x4 --symmetry 180
  omnidoku generate --geometry x --givens 20-24 --minimal
  omnidoku generate --kinds killer --givens 0
  omnidoku generate --difficulty hard --must-contain x_wing
  omnidoku generate --scale se --difficulty 7.1-7.3
  omnidoku generate --geometry grid:6 --symbols ABCDEF

The same seed gives the same puzzles on every machine and for any number of threads.)");
  }

  int run(Console& console) override {
    const base::Result<generate::Target> target = make_target();
    if (!target) return console.fail(target.error());
    const base::Result<generate::Request> request = make_request(console);
    if (!request) return console.fail(request.error());
    if (per_grid_ != 1 && !(target->empty() && generate::is_plain(*request))) {
      return console.fail(make_error(ErrorCode::usage,
                                     "--per-grid is for the classic board, with no other wish than "
                                     "--minimal"));
    }
    file_ = file_of(console, file_, old_file_);
    const base::Result<const formats::Format*> format = find_format(*request);
    if (!format) return console.fail(format.error());
    const base::Result<std::unique_ptr<Output>> output =
        open_output(console, file_, {geometry_, pattern_});
    if (!output) return console.fail(output.error());
    if (const auto made =
            open_certificates(console, certificate_, {geometry_, pattern_}, file_, certificates_);
        !made)
      return console.fail(made.error());
    if (const auto opened = open_paths(console); !opened) return console.fail(opened.error());
    if (distinct_ && !is_of_classic_givens(*request)) {
      return console.fail(
          make_error(ErrorCode::usage, "--distinct is for the classic board and its givens alone"));
    }
    if (!seed_) console.remark("seed " + std::to_string(request->seed) + " (--seed repeats this)");

    if (makes_portions(*request, *target, **format)) {
      return run_portions(console, **output, *request);
    }
    BatchOptions batch;
    batch.threads = static_cast<int>(
        std::min<std::uint64_t>(static_cast<std::uint64_t>(thread_count(threads_)), count_));
    int code = run_numbered(console, **output, count_, batch, [&](std::uint64_t number) {
      return answer(*request, *target, **format, first_ - 1 + number);
    });
    if (num_alike_ > 0) {
      console.say(counted(num_alike_, "puzzle") + " left out, which a symmetry makes of others");
    }
    if (paths_) code = finish_output(console, *paths_, code);
    return certificates_ ? finish_output(console, certificates_->output(), code) : code;
  }

 private:
  /// What makes plain puzzles; no more of them than there are threads.
  class Makers {
   public:
    [[nodiscard]] std::unique_ptr<classic::MinimalMaker> take() {
      const std::lock_guard lock(lock_);
      if (free_.empty()) return std::make_unique<classic::MinimalMaker>();
      std::unique_ptr<classic::MinimalMaker> maker = std::move(free_.back());
      free_.pop_back();
      return maker;
    }
    void give_back(std::unique_ptr<classic::MinimalMaker> maker) {
      const std::lock_guard lock(lock_);
      free_.push_back(std::move(maker));
    }

   private:
    std::mutex lock_;
    std::vector<std::unique_ptr<classic::MinimalMaker>> free_;
  };

  /// Plain puzzles, many at a time.
  int run_portions(Console& console, Output& output, const generate::Request& request) {
    const auto threads = static_cast<std::uint64_t>(thread_count(threads_));
    // Whole grids, and each thread has something to do.
    const std::uint64_t most = std::min(kGridsAtATime * request.per_grid, kMostPuzzlesAtATime);
    const std::uint64_t wanted =
        std::clamp(count_ / threads, std::min(kFewestPuzzlesAtATime, most), most);
    const std::uint64_t portion =
        std::max<std::uint64_t>(wanted / request.per_grid, 1) * request.per_grid;
    const std::uint64_t number = (count_ - 1) / portion + 1;
    BatchOptions batch;
    batch.threads = static_cast<int>(std::min(threads, number));
    batch.window = kPortionsThatWait;
    Makers makers;
    return run_numbered(console, output, number, batch, [&](std::uint64_t i) {
      const std::uint64_t first = i * portion;
      std::vector<classic::Clues9> puzzles(
          static_cast<std::size_t>(std::min(portion, count_ - first)));
      std::unique_ptr<classic::MinimalMaker> maker = makers.take();
      const bool made =
          maker->make({request.seed, request.per_grid}, first_ - 1 + first, puzzles,
                      [&request](std::uint64_t) { return !request.limits.stop.stop_requested(); });
      makers.give_back(std::move(maker));
      if (!made) return cancelled();
      made_ += puzzles.size();
      if (request.limits.progress) request.limits.progress({});
      Answer answer;
      answer.before.assign(puzzles.size() - 1, Verdict::done);
      answer.output = lines_of(puzzles);
      return answer;
    });
  }

  /// Whether many puzzles are made at a time: nothing is asked of each by itself, and it is written
  /// as no more than its digits.
  [[nodiscard]] bool makes_portions(const generate::Request& request,
                                    const generate::Target& target,
                                    const formats::Format& format) const {
    return count_ > 1 && !certificates_ && !paths_ && !distinct_ && target.empty() &&
           generate::is_plain(request) && !request.limits.time && !request.symbols &&
           &format == formats::find_format("line");
  }

  static std::string lines_of(const std::vector<classic::Clues9>& puzzles) {
    constexpr std::string_view kSymbols = ".123456789";
    std::string lines((classic::kNumCells + 1) * puzzles.size(), '\n');
    char* at = lines.data();
    for (const classic::Clues9& clues : puzzles) {
      for (const std::uint8_t digit : clues) *at++ = kSymbols[digit];
      ++at;  // the end of the line is there
    }
    return lines;
  }

  base::Result<generate::Request> make_request(Console& console) const {
    generate::Request request;
    base::Result<model::Puzzle> board = find_board(console, request.new_map);
    if (!board) return board.error();
    request.board = board->board;
    request.constraints = std::move(board->constraints);
    if (!board->symbols.is_standard()) request.symbols = board->symbols;
    if (!symbols_.empty()) {
      base::Result<model::Symbols> symbols = model::Symbols::from_text(symbols_);
      if (!symbols) return symbols.error();
      if (symbols->size() != request.board->num_digits()) {
        return make_error(
            ErrorCode::wrong_length,
            "--symbols has " + counted(static_cast<std::uint64_t>(symbols->size()), "symbol") +
                ", but the board needs " + std::to_string(request.board->num_digits()));
      }
      request.symbols = *std::move(symbols);
    }
    if (!givens_.empty()) {
      const base::Result<std::pair<int, int>> givens = parse_range(givens_);
      if (!givens) return givens.error();
      request.givens = *givens;
    }
    if (!pattern_.empty()) {
      base::Result<std::vector<bool>> pattern = find_pattern(request.board->num_cells());
      if (!pattern) return pattern.error();
      request.pattern = *std::move(pattern);
    }
    request.minimal = minimal_;
    request.per_grid = per_grid_;
    if (const auto symmetry = generate::symmetry_from(symmetry_)) request.symmetry = *symmetry;
    if (const auto known = generate::check_kinds(kinds_); !known) return known.error();
    request.kinds = kinds_;
    request.seed = seed_ ? *seed_ : random_seed();
    base::Result<base::Limits> limits = limits_with(time_limit_);
    if (!limits) return limits.error();
    request.limits = *std::move(limits);
    show_making_progress(console, request.limits, made_, count_);
    return request;
  }

  /// The pattern that stands in the file of that name or, where there is none, in the option
  /// itself.
  base::Result<std::vector<bool>> find_pattern(int num_cells) const {
    if (!is_file(pattern_)) {
      base::Result<std::vector<bool>> pattern = generate::pattern_from(pattern_, num_cells);
      if (pattern) return pattern;
      base::Error error = pattern.error();
      error.what += "; and there is no file of that name";
      return error;
    }
    std::ifstream file(pattern_, std::ios::binary);
    std::string text;
    for (std::string line; std::getline(file, line);) text += line;
    if (!file.is_open() || file.bad()) return make_error(ErrorCode::io, "cannot read " + pattern_);
    return generate::pattern_from(text, num_cells);
  }

  base::Result<generate::Target> make_target() const {
    generate::Target target;
    if (!difficulty_.empty()) {
      const auto set = generate::set_difficulty(scale_, difficulty_, target);
      if (!set) return set.error();
    } else if (scale_ != "human") {
      return make_error(ErrorCode::usage, "--scale is whose difficulty is wanted, which is missing",
                        "add --difficulty");
    }
    for (const std::string& id : must_contain_) {
      const base::Result<const logic::Technique*> technique = technique_named(id);
      if (!technique) return technique.error();
      target.must_contain.push_back(*technique);
    }
    for (const std::string& id : only_) {
      const base::Result<const logic::Technique*> technique = technique_named(id);
      if (!technique) return technique.error();
      target.only.push_back(*technique);
    }
    target.hardest_once = hardest_once_;
    if (const auto good = generate::check_target(target); !good) return good.error();
    return target;
  }

  /// An empty puzzle on the board that was asked for, with the constraints of the file if it is
  /// one; `new_map` tells whether the map of regions was left open.
  base::Result<model::Puzzle> find_board(Console& console, bool& new_map) const {
    const std::string id = geometry_.substr(0, geometry_.find_first_of(":+"));
    const bool starts_with_size = !id.empty() && id[0] >= '0' && id[0] <= '9';
    if (geometry::find_board_type(id) != nullptr || (starts_with_size && !is_file(geometry_))) {
      const base::Result<base::Value> spec = geometry::parse_board_text(geometry_);
      if (!spec) return spec.error();
      const base::Result<geometry::BoardPtr> board = geometry::build_board(*spec);
      if (!board) return board.error();
      new_map = geometry::leaves_map_open(*spec);
      return model::make_puzzle(*board);
    }
    if (!is_file(geometry_)) {
      const std::vector<std::string_view> kinds = generate::placeable_kinds();
      const bool is_kind = std::find(kinds.begin(), kinds.end(), id) != kinds.end();
      return make_error(
          ErrorCode::unknown_name, "there is no geometry and no file '" + geometry_ + "'",
          is_kind ? "it is a constraint: --kinds " + id : base::suggestion(id, board_ids()));
    }
    InputOptions options;
    options.texts = {geometry_};
    base::Result<std::unique_ptr<Input>> input = Input::open(options, console.out);
    if (!input) return input.error();
    const std::optional<formats::Record> record = (*input)->next();
    if (!record) return make_error(ErrorCode::syntax, geometry_ + " holds no puzzle");
    if (!record->document) return record->document.error();
    const model::Puzzle& puzzle = record->document->puzzle;
    if (!puzzle.unknown_rules.empty()) {
      console.remark(geometry_ + ": the rules in it that are not understood are left out");
    }
    model::Puzzle empty = model::make_puzzle(puzzle.board, puzzle.symbols);
    empty.constraints = puzzle.constraints;
    return empty;
  }

  base::Result<const formats::Format*> find_format(const generate::Request& request) const {
    const base::Result<std::string> id = format_id();
    if (!id) return id.error();
    if (id->empty()) return &usual_format(request);
    const base::Result<const formats::Format*> format = format_by_id(*id);
    if (!format) return format;
    if ((*format)->write == nullptr) {
      return make_error(ErrorCode::unsupported,
                        "the format '" + *id + "' can be read but not written",
                        "'omnidoku list formats' shows which are written");
    }
    if (count_ > 1 && !(*format)->one_per_line) {
      return make_error(ErrorCode::unsupported,
                        "the format '" + *id + "' cannot hold " + counted(count_, "puzzle"),
                        "use a format with one puzzle per line, such as json");
    }
    return format;
  }

  /// What --to says, or else the extension of the file; empty where neither does.
  [[nodiscard]] base::Result<std::string> format_id() const {
    if (!format_.empty()) return format_;
    if (const formats::Format* format = formats::format_of_file(packed::name_inside(file_)))
      return std::string(format->id);
    // A file that is called after a format without an extension of its own.
    const std::string extension = file_.substr(std::min(file_.rfind('.'), file_.size() - 1) + 1);
    if (formats::find_format(extension) != nullptr && file_.ends_with("." + extension))
      return extension;
    const auto kind = output_for({}, file_, {"json", "jsonl"}, {}, "--to");
    return kind && !kind->empty() ? base::Result<std::string>("json") : kind;
  }

  /// The line where it can say everything that the puzzles will have.
  static const formats::Format& usual_format(const generate::Request& request) {
    const formats::Format* const line = formats::find_format("line");
    model::Document empty;
    empty.puzzle = request.symbols ? model::make_puzzle(request.board, *request.symbols)
                                   : model::make_puzzle(request.board);
    empty.puzzle.constraints = request.constraints;
    const bool is_classic = request.board->is_classic() && request.kinds.empty();
    if (is_classic && formats::write(empty, *line)) return *line;
    return *formats::find_format("json");
  }

  /// The command that makes the same puzzles again.
  [[nodiscard]] std::string recipe(const generate::Request& request) const {
    std::string text = "omnidoku generate";
    const auto add = [&text](std::string_view flag, const std::string& value) {
      if (!value.empty()) text += ' ' + std::string(flag) + ' ' + value;
    };
    add("--geometry", geometry_);
    add("--kinds", joined(kinds_, ","));
    add("--givens", givens_);
    if (per_grid_ != 1) add("--per-grid", std::to_string(per_grid_));
    if (symmetry_ != "none") add("--symmetry", symmetry_);
    if (request.pattern) {
      std::string cells;
      for (const bool given : *request.pattern) cells += given ? 'x' : '.';
      add("--pattern", cells);
    }
    add("--symbols", symbols_);
    if (minimal_) text += " --minimal";
    if (scale_ != "human") add("--scale", scale_);
    add("--difficulty", difficulty_);
    add("--must-contain", joined(must_contain_, ","));
    add("--only", joined(only_, ","));
    if (hardest_once_) text += " --hardest-once";
    add("--seed", std::to_string(request.seed));
    return text;
  }

  static base::Result<generate::Made> make(const generate::Request& request,
                                           const generate::Target& target) {
    if (target.empty()) return generate::make(request);
    base::Result<model::Puzzle> puzzle = generate::generate_rated(request, target);
    if (!puzzle) return puzzle.error();
    return generate::Made{*std::move(puzzle)};
  }

  Answer answer(generate::Request request, const generate::Target& target,
                const formats::Format& format, std::uint64_t number) {
    Answer result;
    const base::Deadline deadline(request.limits);
    request.stream = number;
    const base::Result<generate::Made> made = make(request, target);
    const std::string place =
        count_ == 1 && first_ == 1 ? std::string() : "puzzle " + std::to_string(number + 1) + ": ";
    if (!made) {
      const bool stopped = request.limits.stop.stop_requested();
      const bool limited = made.error().code == ErrorCode::too_large;
      result.verdict = stopped ? Verdict::cancelled : limited ? Verdict::limit : Verdict::invalid;
      result.messages = place + made.error().text();
      return result;
    }
    ++made_;
    model::Document document;
    document.puzzle = made->puzzle;
    document.puzzle.metadata.source = recipe(request) + ", puzzle " + std::to_string(number + 1);
    const base::Result<std::string> text = formats::write(document, format);
    if (made->undecided > 0) {
      result.messages = place + "not proven that " +
                        counted(static_cast<std::uint64_t>(made->undecided), "given") +
                        " cannot be left out (--minimal proves it for all, if it can)";
    }
    if (const std::string by_orbits = minimal_by_orbits(made->puzzle); !by_orbits.empty()) {
      result.messages += (result.messages.empty() ? "" : "\n") + place + by_orbits;
    }
    if (text) {
      result.output = format.one_per_line ? on_one_line(*text) : *text;
      if (certificates_) {
        solve::Options options;
        options.limits = deadline.rest_of(request.limits);
        options.limits.progress = nullptr;
        certificates_->add(document, options, place, result);
      }
      if (paths_) add_path(document, deadline.rest_of(request.limits), result);
      if (distinct_) {
        result.is_wanted = [this, form = form_of(document.puzzle)] {
          const bool is_new = forms_.insert(form).second;
          num_alike_ += is_new ? 0 : 1;
          return is_new;
        };
      }
    } else {
      result.verdict = Verdict::invalid;
      result.messages = place + text.error().text();
    }
    return result;
  }

  base::Result<void> open_paths(const Console& console) {
    if (path_.empty()) return {};
    for (const std::string& other : {file_, certificate_}) {
      if (auto different = require_two_files(path_, other); !different) return different.error();
    }
    base::Result<std::unique_ptr<Output>> opened =
        open_output(console, path_, {geometry_, pattern_});
    if (!opened) return opened.error();
    paths_ = *std::move(opened);
    return {};
  }

  /// Has the path written when the answer is.
  void add_path(const model::Document& document, base::Limits limits, Answer& answer) {
    limits.progress = nullptr;
    solve::Options options;
    options.limits = limits;
    const base::Deadline deadline(limits);
    const logic::Game game(document.puzzle, options);
    const Explanation explanation(game.structure(), game.position(), logic::human_scale(),
                                  deadline.rest_of(limits));
    nlohmann::ordered_json line = explanation.json();
    if (const auto text = formats::write(document, *formats::find_format("json"))) {
      line["document"] = nlohmann::ordered_json::parse(*text);
    }
    answer.delivered = [this, text = line.dump() + "\n", before = std::move(answer.delivered)] {
      paths_->write(text);
      if (before) before();
    };
  }

  static bool is_of_classic_givens(const generate::Request& request) {
    return request.board->is_classic() && request.constraints.empty() && request.kinds.empty();
  }

  /// What a puzzle has in common with all that symmetries make of it, and with no others.
  static std::string form_of(const model::Puzzle& puzzle) {
    classic::Clues9 clues{};
    classic::Solution9 solution{};
    for (std::size_t i = 0; i < clues.size(); ++i) {
      solution[i] = static_cast<std::uint8_t>((*puzzle.solution)[i].index() + 1);
      if (puzzle.givens[i]) clues[i] = solution[i];
    }
    base::Hash128 hash;
    for (const std::uint8_t digit : classic::canonical_form(clues, std::span(&solution, 1)).clues) {
      const auto byte = static_cast<char>(digit);
      hash.add_bytes({&byte, 1});
    }
    return hash.text();
  }

  /// What to say of a puzzle that is minimal with its symmetry, but not without.
  [[nodiscard]] std::string minimal_by_orbits(const model::Puzzle& puzzle) const {
    if (!minimal_ || symmetry_ == "none") return {};
    constexpr std::uint64_t kMostNodes = 100'000;
    solve::Options options;
    options.limits.nodes = kMostNodes;
    const solve::CheckReport report = solve::check(puzzle, options);
    if (report.minimal == true) return {};
    const std::string some = report.redundant.empty() ? "whether single ones can is not decided"
                                                      : counted(report.redundant.size(), "given") +
                                                            " can, each by itself";
    return "minimal with its symmetry: no givens that belong together by it can be left out, but " +
           some;
  }

  std::uint64_t count_ = 1;
  std::uint64_t first_ = 1;
  std::uint64_t per_grid_ = 1;
  std::atomic<std::uint64_t> made_{0};
  std::string geometry_ = "grid";
  std::string givens_;
  std::vector<std::string> kinds_;
  std::string symmetry_ = "none";
  std::string pattern_;
  bool minimal_ = false;
  std::optional<std::uint64_t> seed_;
  int threads_ = 0;
  std::string symbols_;
  std::string time_limit_;
  std::string format_;
  std::string file_;
  std::string old_file_;
  std::string difficulty_;
  std::string scale_ = "human";
  std::vector<std::string> must_contain_;
  std::string certificate_;
  std::unique_ptr<CertificateFile> certificates_;
  std::vector<std::string> only_;
  bool hardest_once_ = false;
  std::string path_;
  std::unique_ptr<Output> paths_;
  bool distinct_ = false;
  std::unordered_set<std::string> forms_;  ///< of the puzzles that were written
  std::uint64_t num_alike_ = 0;
};

}  // namespace

extern const Command descriptor{
    .name = "generate",
    .help = "Make new puzzles for any board",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<GenerateTask>(options);
    },
};

}  // namespace omnidoku::cli::generate_command
