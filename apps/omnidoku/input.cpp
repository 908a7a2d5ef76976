// SPDX-License-Identifier: MIT
//
// An INPUT is "-", else an existing file, else the puzzle itself. A text that no format takes but
// that looks like the name of a file is reported as a missing file.
#include "input.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/suggest.h"
#include "console.h"
#include "constraints/constraint_type.h"
#include "constraints/set_up.h"
#include "descriptor_buffer.h"
#include "interrupt.h"
#include "output.h"
#include "packed/packing.h"
#include "pieces_buffer.h"
#include "word_lists.h"

namespace omnidoku::cli {
namespace {

constexpr std::string_view kLiteralName = "the puzzle given";

base::Error cannot_read(const std::string& name, int number) {
  std::string hint;
  if (number == EISDIR) hint = "give a file in it";
  return base::make_error(base::ErrorCode::io, "cannot read " + name + ": " + std::strerror(number),
                          hint);
}

bool is_extension(std::string_view word) {
  static constexpr std::array<std::string_view, 10> kCommon{
      "txt", "csv", "json", "jsonl", "svg", "png", "pdf", "puzzles", "gz", "zst"};
  if (std::find(kCommon.begin(), kCommon.end(), word) != kCommon.end()) return true;
  const auto formats = formats::formats();
  return std::any_of(formats.begin(), formats.end(), [word](const formats::Format* format) {
    return std::find(format->extensions.begin(), format->extensions.end(), word) !=
           format->extensions.end();
  });
}

/// Whether somebody who typed this must have meant a file: a path, or a name with an extension.
bool is_file_name(std::string_view text) {
  if (text.find_first_of("\n{[") != std::string_view::npos) return false;
  if (text.find("://") != std::string_view::npos) return false;
  if (text.substr(0, 2) == "./" || text.substr(0, 3) == "../" || text.substr(0, 1) == "/" ||
      text.substr(0, 2) == "~/") {
    return true;
  }
  const std::size_t dot = text.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return false;
  std::string extension(text.substr(dot + 1));
  for (char& c : extension) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return is_extension(extension);
}

/// Whether a text that is no puzzle may have been meant as the name of a file.
bool may_be_file_name(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  const bool has_letter = std::any_of(
      text.begin(), text.end(), [](char c) { return std::isalpha(static_cast<unsigned char>(c)); });
  return has_letter && text.size() <= kLongest &&
         text.find_first_of("\n{[,") == std::string_view::npos &&
         text.find("://") == std::string_view::npos;
}

/// What is known of the file that an input names, "-" too; nothing where it names none.
std::optional<struct stat> file_behind(const std::string& input) {
  struct stat info {};
  const bool is_there =
      input == "-" ? ::fstat(STDIN_FILENO, &info) == 0
                   : input.find('\0') == std::string::npos && ::stat(input.c_str(), &info) == 0;
  return is_there && S_ISREG(info.st_mode) ? std::optional(info) : std::nullopt;
}

base::Error missing_file(const std::string& text) {
  return base::make_error(base::ErrorCode::io, "there is no file '" + text + "'",
                          "INPUT is a file, '-' for standard input, or the puzzle itself");
}

base::Error cut_short() {
  return base::make_error(base::ErrorCode::too_large, "its rules were not worked out in time",
                          "--time-limit says how long it may take");
}

}  // namespace

void add_input_options(CommandOptions& options, InputOptions& input, Inputs inputs) {
  Option text = options
                    .add("INPUT", input.texts,
                         "A file, '-' for standard input, or a puzzle or link given as text")
                    .type_name("");
  if (inputs == Inputs::one) text.at_most(1);
  options
      .add("--from", input.format,
           "Format of the input instead of guessing it ('omnidoku list formats')")
      .type_name("FORMAT")
      .offers(readable_formats);
  options.flag("--boxes", input.boxes, "Region maps: keep the ordinary boxes as well");
  options
      .add("--rule", input.rules,
           "A formula that the board keeps as well, such as 'no a, b in knights: a = b'")
      .type_name("FORMULA");
  options.flag("--no-words", input.no_words,
               "Do not read rules from the words about a puzzle and what is drawn");
}

base::Result<void> require_other_file(const std::string& file,
                                      const std::vector<std::string>& inputs) {
  if (file.empty() || file == "-") return {};
  const std::optional<struct stat> written = file_behind(file);
  if (!written) return {};
  const auto is_same = [&written](const std::string& input) {
    const std::optional<struct stat> read = file_behind(input);
    return read && read->st_dev == written->st_dev && read->st_ino == written->st_ino;
  };
  // Without INPUT it is standard input.
  const bool is_read =
      std::any_of(inputs.begin(), inputs.end(), is_same) || (inputs.empty() && is_same("-"));
  if (!is_read) return {};
  return base::make_error(base::ErrorCode::usage,
                          "'" + file + "' is the file that is read: what is in it would be lost",
                          "name another file to write");
}

base::Result<void> require_two_files(const std::string& one, const std::string& other) {
  const auto is_standard = [](const std::string& file) { return file.empty() || file == "-"; };
  if (is_standard(one) || is_standard(other)) return {};
  const auto place_of = [](const std::string& file) {
    std::error_code unknown;
    const std::filesystem::path place = std::filesystem::weakly_canonical(file, unknown);
    return unknown ? std::filesystem::path(file) : place;
  };
  if (place_of(one) != place_of(other)) return {};
  return base::make_error(base::ErrorCode::usage,
                          "'" + one + "' is to be written twice: one would take the other's place",
                          "name two files");
}

base::Result<std::unique_ptr<Output>> open_output(const Console& console, const std::string& file,
                                                  const std::vector<std::string>& inputs) {
  if (auto other = require_other_file(file, inputs); !other) return other.error();
  const bool is_standard = file.empty() || file == "-";
  if (is_standard && console.streams() != nullptr) {
    return std::make_unique<Output>(console.streams()->write);
  }
  return Output::open(is_standard ? "-" : file);
}

base::Result<formats::Record> only_record(const InputOptions& options, Output& output,
                                          const std::string& hint) {
  base::Result<std::unique_ptr<Input>> input = Input::open(options, output);
  if (!input) return input.error();
  std::optional<formats::Record> record = (*input)->next();
  if (const std::optional<base::Error> trouble = (*input)->trouble()) return *trouble;
  if (!record) {
    return base::make_error(base::ErrorCode::syntax, (*input)->name() + " holds no puzzle");
  }
  if (!record->document && !record->is_cut_short)
    return record->document.error().in_file((*input)->name());
  if ((*input)->next()) {
    return base::make_error(base::ErrorCode::usage, (*input)->name() + " holds several puzzles",
                            hint);
  }
  return *std::move(record);
}

base::Result<model::Document> only_puzzle(const InputOptions& options, Output& output,
                                          const std::string& hint) {
  base::Result<formats::Record> record = only_record(options, output, hint);
  if (!record) return record.error();
  return std::move(record->document);
}

base::Result<const formats::Format*> format_by_id(const std::string& id) {
  // What the documentation calls native JSON.
  const std::string_view known_as = id == "native" ? "json" : std::string_view(id);
  if (const formats::Format* format = formats::find_format(known_as)) return format;
  std::vector<std::string_view> known;
  for (const formats::Format* format : formats::formats()) known.push_back(format->id);
  return base::make_error(base::ErrorCode::unknown_name, "there is no format '" + id + "'",
                          base::suggestion(id, known));
}

/// One input, being read.
class Source {
 public:
  /// Errors: io (missing, unreadable), syntax (empty).
  [[nodiscard]] static base::Result<std::unique_ptr<Source>> open(const std::string& text,
                                                                  const Streams* streams,
                                                                  const formats::Format* format,
                                                                  formats::ReadOptions options,
                                                                  Output& output);

  [[nodiscard]] std::optional<formats::Record> next() {
    if (ahead_) return std::exchange(ahead_, std::nullopt);
    return reader_ ? reader_->next() : std::nullopt;
  }
  [[nodiscard]] std::optional<formats::ClassicLines> next_classic_lines(std::size_t max) {
    return reader_ ? reader_->next_classic_lines(max) : std::nullopt;
  }
  [[nodiscard]] bool is_batch() const { return reader_ && reader_->is_batch(); }
  [[nodiscard]] std::string header() const { return reader_ ? reader_->header() : std::string(); }
  [[nodiscard]] std::optional<base::Error> trouble() const;
  [[nodiscard]] bool is_literal() const { return buffer_ == nullptr && pieces_ == nullptr; }
  [[nodiscard]] const std::string& name() const { return name_; }
  /// Share of it that the puzzles so far took; negative when unknown.
  [[nodiscard]] double fraction() const;
  /// Nothing more of it is wanted; its name stays.
  void close() {
    reader_.reset();
    stream_.reset();
    buffer_.reset();
    pieces_.reset();
  }

 private:
  Source() = default;
  static base::Result<std::unique_ptr<Source>> open_file(const std::string& name,
                                                         const formats::Format* format,
                                                         formats::ReadOptions options,
                                                         Output& output);
  static base::Result<std::unique_ptr<Source>> open_stream(int descriptor, const std::string& name,
                                                           const formats::Format* format,
                                                           formats::ReadOptions options,
                                                           Output& output);
  static base::Result<std::unique_ptr<Source>> open_pieces(const Streams& streams,
                                                           const formats::Format* format,
                                                           formats::ReadOptions options);
  static base::Result<std::unique_ptr<Source>> open_text(const std::string& text,
                                                         const formats::Format* format,
                                                         formats::ReadOptions options);
  /// Why the only puzzle in it cannot be read, if so. Reads ahead.
  [[nodiscard]] const base::Error* unreadable();
  base::Result<void> start(const formats::Format* format, formats::ReadOptions options);

  std::string name_;
  // Both null when the text was given literally.
  std::unique_ptr<DescriptorBuffer> buffer_;
  std::unique_ptr<PiecesBuffer> pieces_;  // of what stands for standard input
  std::unique_ptr<std::istream> stream_;
  std::unique_ptr<formats::Reader> reader_;
  std::optional<formats::Record> ahead_;  // looked at before it was asked for
};

base::Result<std::unique_ptr<Source>> Source::open(const std::string& text, const Streams* streams,
                                                   const formats::Format* format,
                                                   formats::ReadOptions options, Output& output) {
  if (text == "-" && streams != nullptr) return open_pieces(*streams, format, options);
  if (text == "-") return open_stream(STDIN_FILENO, "standard input", format, options, output);
  if (text.empty()) {
    return base::make_error(base::ErrorCode::usage, "INPUT is empty",
                            "give a file, '-' for standard input, or a puzzle as text");
  }
  struct stat info {};
  if (text.find('\0') == std::string::npos && ::stat(text.c_str(), &info) == 0) {
    if (S_ISDIR(info.st_mode)) return cannot_read(text, EISDIR);
    base::Result<std::unique_ptr<Source>> source = open_file(text, format, options, output);
    const formats::Format* named = formats::format_of_file(packed::name_inside(text));
    if (!source || format != nullptr || named == nullptr || !S_ISREG(info.st_mode)) return source;
    if ((*source)->unreadable() == nullptr) return source;
    // The content fits no format, but the file's name says which it was meant to be: let that one
    // say what is wrong.
    return open_file(text, named, options, output);
  }
  if (errno == EACCES) return cannot_read(text, errno);
  if (is_file_name(text)) return missing_file(text);
  base::Result<std::unique_ptr<Source>> literal = open_text(text, format, options);
  if (!literal || !may_be_file_name(text)) return literal;
  if (const base::Error* unreadable = (*literal)->unreadable()) {
    base::Error error = missing_file(text);
    error.hint = "nor is it a puzzle: " + unreadable->what;
    return error;
  }
  return literal;
}

base::Result<std::unique_ptr<Source>> Source::open_file(const std::string& name,
                                                        const formats::Format* format,
                                                        formats::ReadOptions options,
                                                        Output& output) {
  const int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return cannot_read(name, errno);
  return open_stream(descriptor, name, format, options, output);
}

base::Result<std::unique_ptr<Source>> Source::open_stream(int descriptor, const std::string& name,
                                                          const formats::Format* format,
                                                          formats::ReadOptions options,
                                                          Output& output) {
  std::unique_ptr<Source> source(new Source);
  source->name_ = name;
  source->buffer_ = std::make_unique<DescriptorBuffer>(
      descriptor, [&output](bool waiting) { output.set_eager(waiting); });
  source->stream_ = std::make_unique<std::istream>(source->buffer_.get());
  const base::Result<void> started = source->start(format, options);
  if (!started) return started.error();
  return source;
}

base::Result<std::unique_ptr<Source>> Source::open_pieces(const Streams& streams,
                                                          const formats::Format* format,
                                                          formats::ReadOptions options) {
  std::unique_ptr<Source> source(new Source);
  source->name_ = streams.input_name;
  source->pieces_ = std::make_unique<PiecesBuffer>(streams.next_input);
  source->stream_ = std::make_unique<std::istream>(source->pieces_.get());
  const base::Result<void> started = source->start(format, options);
  if (!started) return started.error();
  return source;
}

base::Result<std::unique_ptr<Source>> Source::open_text(const std::string& text,
                                                        const formats::Format* format,
                                                        formats::ReadOptions options) {
  std::unique_ptr<Source> source(new Source);
  source->name_ = kLiteralName;
  source->stream_ = std::make_unique<std::istringstream>(text);
  const base::Result<void> started = source->start(format, options);
  if (!started) return started.error();
  return source;
}

base::Result<void> Source::start(const formats::Format* format, formats::ReadOptions options) {
  reader_ = std::make_unique<formats::Reader>(*stream_, name_, format, options);
  // A failed read looks like the end of the text to the reader; say what really happened.
  if (const std::optional<base::Error> error = trouble()) return *error;
  if (reader_->error()) return reader_->error()->in_file(name_);
  return {};
}

const base::Error* Source::unreadable() {
  if (reader_->is_batch()) return nullptr;
  if (!ahead_) ahead_ = reader_->next();
  return ahead_ && !ahead_->document ? &ahead_->document.error() : nullptr;
}

std::optional<base::Error> Source::trouble() const {
  if (pieces_) return pieces_->error();
  if (!buffer_) return std::nullopt;
  if (buffer_->error() != 0) return cannot_read(name_, buffer_->error());
  if (!buffer_->damage()) return std::nullopt;
  base::Error error = *buffer_->damage();
  error.what = "cannot read " + name_ + ": " + error.what;
  return error;
}

double Source::fraction() const {
  const std::uint64_t size = buffer_ ? buffer_->size() : 0;
  if (size == 0) return -1;
  const std::uint64_t done = buffer_->unpacked().value_or(reader_->bytes_done());
  return static_cast<double>(done) / static_cast<double>(size);
}

Input::Input(InputOptions options, Output& output) : options_(std::move(options)), output_(output) {
  options_.limits.stop = stop_token();
  limits_left_ = options_.limits;
}
Input::~Input() = default;

template <class Do>
auto Input::within_limits(Do&& read) {
  const constraints::SetUp set_up(limits_left_);
  auto done = read();
  limits_left_ = set_up.left();
  is_cut_short_ = is_cut_short_ || set_up.is_cut_short();
  return done;
}

base::Result<std::unique_ptr<Input>> Input::open(const InputOptions& options, Output& output) {
  std::unique_ptr<Input> input(new Input(options, output));
  if (!options.format.empty()) {
    const base::Result<const formats::Format*> found = format_by_id(options.format);
    if (!found) return found.error();
    input->format_ = *found;
  }
  std::vector<std::string>& texts = input->options_.texts;
  if (texts.empty()) {
    if (::isatty(STDIN_FILENO) == 1) {
      return base::make_error(base::ErrorCode::usage, "INPUT is missing",
                              "give a file, '-' for standard input, or a puzzle as text");
    }
    texts.emplace_back("-");
  }
  const auto named =
      std::find_if(texts.begin(), texts.end(), [](const std::string& text) { return text != "-"; });
  if (input->options_.streams != nullptr && named != texts.end()) {
    base::Error error =
        base::make_error(base::ErrorCode::usage, "'" + *named + "' is for bulk itself to read",
                         "name it behind the folder of the work");
    input->options_.streams->refuse(error);
    return error;
  }
  if (texts.size() > 1) {
    input->name_ = "the input";
    return input;
  }
  // To see what it holds may take reading it.
  const base::Result<bool> opened = input->within_limits([&] { return input->advance(); });
  if (!opened) return opened.error();
  input->name_ = input->sources_.back()->name();
  return input;
}

base::Result<bool> Input::advance() {
  if (index_ == options_.texts.size()) return false;
  formats::ReadOptions read_options;
  read_options.keep_boxes = options_.boxes;
  read_options.read_words = !options_.no_words;
  base::Result<std::unique_ptr<Source>> source =
      Source::open(options_.texts[index_++], options_.streams, format_, read_options, output_);
  if (!source) return source.error();
  sources_.push_back(*std::move(source));
  return true;
}

formats::Origin Input::origin() const {
  const Source& source = *sources_.back();
  formats::Origin origin;
  if (options_.texts.size() > 1) origin.name = source.name();
  const double share = source.fraction();
  if (share >= 0 || options_.texts.size() > 1) {
    origin.fraction = (static_cast<double>(index_ - 1) + std::max(share, 0.0)) /
                      static_cast<double>(options_.texts.size());
  }
  return origin;
}

void Input::add_rules(formats::Record& record) const {
  for (const std::string& rule : options_.rules) {
    if (!record.document) return;
    model::Puzzle& puzzle = record.document->puzzle;
    model::ConstraintSpec spec;
    spec.type = "board_formula";
    spec.arguments.set("rule", rule);
    if (const auto valid = constraints::validate(puzzle, spec); !valid) {
      record.document = valid.error();
      return;
    }
    puzzle.constraints.push_back(std::move(spec));
  }
}

std::optional<formats::Record> Input::next() {
  if (put_back_) return std::exchange(put_back_, std::nullopt);
  std::optional<formats::Record> record = within_limits([this] { return read_next(); });
  limits_left_ = options_.limits;
  // Who read may have gone on without a rule that came to the limits.
  if (std::exchange(is_cut_short_, false) && record) {
    record->document = cut_short();
    record->is_cut_short = true;
  }
  return record;
}

std::optional<formats::Record> Input::read_next() {
  while (true) {
    if (!sources_.empty()) {
      if (std::optional<formats::Record> record = sources_.back()->next()) {
        record->origin = origin();
        if (!record->origin.name.empty() && !sources_.back()->is_batch()) {
          // A file with one puzzle is called by its name rather than by a line's number.
          const bool by_line = record->source == std::to_string(record->line);
          record->line = 0;
          if (by_line && !sources_.back()->is_literal()) record->source = sources_.back()->name();
        }
        add_rules(*record);
        return record;
      }
      if (options_.texts.size() == 1 || stop_token().stop_requested()) return std::nullopt;
      const std::optional<base::Error> trouble = sources_.back()->trouble();
      sources_.back()->close();
      if (trouble) return formats::Record{sources_.back()->name(), 0, *trouble};
    }
    const base::Result<bool> advanced = advance();
    if (!advanced) return formats::Record{options_.texts[index_ - 1], 0, advanced.error()};
    if (!*advanced) return std::nullopt;
  }
}

std::optional<formats::ClassicLines> Input::next_classic_lines(std::size_t max) {
  if (sources_.empty() || !options_.rules.empty()) return std::nullopt;
  std::optional<formats::ClassicLines> lines = sources_.back()->next_classic_lines(max);
  if (lines) lines->origin = origin();
  return lines;
}

std::string Input::header() const {
  return sources_.empty() ? std::string() : sources_.back()->header();
}

std::optional<base::Error> Input::trouble() const {
  return sources_.empty() ? std::nullopt : sources_.back()->trouble();
}

bool Input::is_batch() const { return options_.texts.size() > 1 || sources_.back()->is_batch(); }

bool Input::is_literal() const {
  return options_.texts.size() == 1 && sources_.back()->is_literal();
}

const std::string& Input::name() const { return name_; }

}  // namespace omnidoku::cli
