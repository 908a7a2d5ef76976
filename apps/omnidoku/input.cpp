// SPDX-License-Identifier: MIT
//
// INPUT is "-", else an existing file, else the puzzle itself. A text that no format takes but that
// looks like the name of a file is reported as a missing file.
#include "input.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/suggest.h"
#include "descriptor_buffer.h"
#include "output.h"

namespace omnidoku::cli {
namespace {

constexpr std::string_view kStdinName = "standard input";
constexpr std::string_view kLiteralName = "the puzzle given";

base::Error cannot_read(const std::string& name, int number) {
  std::string hint;
  if (number == EISDIR) hint = "give a file in it";
  return base::make_error(base::ErrorCode::io, "cannot read " + name + ": " + std::strerror(number),
                          hint);
}

bool is_extension(std::string_view word) {
  static constexpr std::array<std::string_view, 9> kCommon{"txt", "csv", "json",    "jsonl", "svg",
                                                           "png", "pdf", "puzzles", "gz"};
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

base::Error missing_file(const std::string& text) {
  return base::make_error(base::ErrorCode::io, "there is no file '" + text + "'",
                          "INPUT is a file, '-' for standard input, or the puzzle itself");
}

}  // namespace

void add_input_options(CommandOptions& options, InputOptions& input, bool required) {
  Option text = options
                    .add("INPUT", input.text,
                         "A file, '-' for standard input, or a puzzle or link given as text")
                    .type_name("");
  if (required) text.required();
  options
      .add("--from", input.format,
           "Format of the input instead of guessing it ('omnidoku list formats')")
      .type_name("FORMAT");
  options.flag("--boxes", input.boxes, "Region maps: keep the ordinary boxes as well");
}

base::Result<model::Document> only_puzzle(const InputOptions& options, Output& output,
                                          const std::string& hint) {
  base::Result<std::unique_ptr<Input>> input = Input::open(options, output);
  if (!input) return input.error();
  std::optional<formats::Record> record = (*input)->next();
  if (const std::optional<base::Error> trouble = (*input)->trouble()) return *trouble;
  if (!record) {
    return base::make_error(base::ErrorCode::syntax, (*input)->name() + " holds no puzzle");
  }
  if (!record->document) return record->document.error().in_file((*input)->name());
  if ((*input)->next()) {
    return base::make_error(base::ErrorCode::usage, (*input)->name() + " holds several puzzles",
                            hint);
  }
  return *std::move(record->document);
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

Input::~Input() = default;

base::Result<std::unique_ptr<Input>> Input::open(const InputOptions& options, Output& output) {
  const formats::Format* format = nullptr;
  if (!options.format.empty()) {
    const base::Result<const formats::Format*> found = format_by_id(options.format);
    if (!found) return found.error();
    format = *found;
  }
  formats::ReadOptions read_options;
  read_options.keep_boxes = options.boxes;

  if (options.text == "-") {
    return open_stream(STDIN_FILENO, std::string(kStdinName), format, read_options, output);
  }
  if (options.text.empty()) {
    return base::make_error(base::ErrorCode::usage, "INPUT is empty",
                            "give a file, '-' for standard input, or a puzzle as text");
  }
  struct stat info {};
  if (options.text.find('\0') == std::string::npos && ::stat(options.text.c_str(), &info) == 0) {
    if (S_ISDIR(info.st_mode)) return cannot_read(options.text, EISDIR);
    base::Result<std::unique_ptr<Input>> input =
        open_file(options.text, format, read_options, output);
    const formats::Format* named = formats::format_of_file(options.text);
    if (!input || format != nullptr || named == nullptr || !S_ISREG(info.st_mode)) return input;
    if ((*input)->unreadable() == nullptr) return input;
    // The content fits no format, but the file's name says which it was meant to be: let that one
    // say what is wrong.
    return open_file(options.text, named, read_options, output);
  }
  if (errno == EACCES) return cannot_read(options.text, errno);
  if (is_file_name(options.text)) return missing_file(options.text);
  base::Result<std::unique_ptr<Input>> literal = open_text(options.text, format, read_options);
  if (!literal || !may_be_file_name(options.text)) return literal;
  if (const base::Error* unreadable = (*literal)->unreadable()) {
    base::Error error = missing_file(options.text);
    error.hint = "nor is it a puzzle: " + unreadable->what;
    return error;
  }
  return literal;
}

base::Result<std::unique_ptr<Input>> Input::open_file(const std::string& name,
                                                      const formats::Format* format,
                                                      formats::ReadOptions options,
                                                      Output& output) {
  const int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return cannot_read(name, errno);
  return open_stream(descriptor, name, format, options, output);
}

base::Result<std::unique_ptr<Input>> Input::open_stream(int descriptor, const std::string& name,
                                                        const formats::Format* format,
                                                        formats::ReadOptions options,
                                                        Output& output) {
  std::unique_ptr<Input> input(new Input);
  input->name_ = name;
  input->buffer_ = std::make_unique<DescriptorBuffer>(
      descriptor, [&output](bool waiting) { output.set_eager(waiting); });
  input->stream_ = std::make_unique<std::istream>(input->buffer_.get());
  const base::Result<void> started = input->start(format, options);
  if (!started) return started.error();
  return input;
}

base::Result<std::unique_ptr<Input>> Input::open_text(const std::string& text,
                                                      const formats::Format* format,
                                                      formats::ReadOptions options) {
  std::unique_ptr<Input> input(new Input);
  input->name_ = kLiteralName;
  input->stream_ = std::make_unique<std::istringstream>(text);
  const base::Result<void> started = input->start(format, options);
  if (!started) return started.error();
  return input;
}

base::Result<void> Input::start(const formats::Format* format, formats::ReadOptions options) {
  reader_ = std::make_unique<formats::Reader>(*stream_, name_, format, options);
  // A failed read looks like the end of the text to the reader; say what really happened.
  if (const std::optional<base::Error> error = trouble()) return *error;
  if (reader_->error()) return reader_->error()->in_file(name_);
  return {};
}

std::optional<formats::Record> Input::next() {
  if (ahead_) return std::exchange(ahead_, std::nullopt);
  return reader_->next();
}

const base::Error* Input::unreadable() {
  if (is_batch()) return nullptr;
  if (!ahead_) ahead_ = reader_->next();
  return ahead_ && !ahead_->document ? &ahead_->document.error() : nullptr;
}

std::optional<base::Error> Input::trouble() const {
  if (buffer_ && buffer_->error() != 0) return cannot_read(name_, buffer_->error());
  return std::nullopt;
}

double Input::fraction() const { return buffer_ ? buffer_->fraction() : -1; }

}  // namespace omnidoku::cli
