// SPDX-License-Identifier: MIT
//
// list: what there is, from the registries. The id comes first on each line and there is no header
// line, so that scripts can take the first word.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "api/server.h"
#include "command.h"
#include "constraints/constraint_type.h"
#include "exit_code.h"
#include "formats/format.h"
#include "geometry/builder.h"
#include "logic/technique.h"
#include "options.h"
#include "text.h"

namespace omnidoku::cli::list_command {
namespace {

struct Row {
  std::string id;
  std::string title;
  std::string rule;
};

std::vector<Row> geometries() {
  std::vector<Row> rows;
  for (const geometry::BoardType* type : geometry::board_types()) {
    rows.push_back({std::string(type->id), std::string(type->title), std::string(type->rule)});
  }
  return rows;
}

std::vector<Row> constraint_rows() {
  std::vector<Row> rows;
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    rows.push_back({std::string(type->id), std::string(type->title), std::string(type->rule)});
  }
  return rows;
}

std::vector<Row> format_rows() {
  std::vector<Row> rows;
  for (const formats::Format* format : formats::formats()) {
    std::string facts = format->write == nullptr  ? "reads"
                        : format->read == nullptr ? "writes"
                                                  : "reads and writes";
    if (format->one_per_line) facts += ", one puzzle per line";
    for (const std::string_view extension : format->extensions) {
      facts += std::string(", .") + std::string(extension);
    }
    rows.push_back({std::string(format->id), std::string(format->title), facts});
  }
  return rows;
}

std::vector<Row> technique_rows() {
  std::vector<Row> rows;
  for (const logic::Technique* technique : logic::techniques()) {
    rows.push_back(
        {std::string(technique->id), std::string(technique->title), std::string(technique->idea)});
  }
  return rows;
}

/// Aligned columns for a person, tab-separated ones for a program.
std::string table(const std::vector<Row>& rows, bool aligned) {
  std::size_t id_width = 0;
  std::size_t title_width = 0;
  for (const Row& row : rows) {
    id_width = std::max(id_width, row.id.size());
    title_width = std::max(title_width, row.title.size());
  }
  std::string text;
  const auto column = [&text, aligned](const std::string& word, std::size_t width) {
    text += word;
    text += aligned ? std::string(width - word.size() + 2, ' ') : "\t";
  };
  for (const Row& row : rows) {
    column(row.id, id_width);
    column(row.title, title_width);
    text += row.rule + "\n";
  }
  return text;
}

/// The entries of the api's catalogue, which has everything the registries know, a line each.
std::string catalogue_lines(const std::string& what) {
  const std::string answer = api::Server("native").answer(R"({"call": "catalogue"})");
  const auto catalogue = nlohmann::ordered_json::parse(answer);
  std::string text;
  for (const auto& entry : catalogue["result"][what]) text += json_line(entry);
  return text;
}

class ListTask : public Task {
 public:
  explicit ListTask(CommandOptions& options) {
    options.add_choice("WHAT", what_, "What to list",
                       {"geometries", "constraints", "techniques", "formats"});
    options.add_choice("--output", output_, "What to write: a table, or all that is known",
                       {"text", "json"});
    options.footer(R"(Examples:
  omnidoku list geometries
  omnidoku list formats
  omnidoku list constraints --output json

The id comes first on each line; what follows are a title and a short rule. As json
each line is an object, with the members of boards and the parameters of constraints.)");
  }

  int run(Console& console) override {
    if (what_.empty()) {
      console.say("say what to list: geometries, constraints, techniques or formats");
      return kExitBad;
    }
    if (output_ == "json") {
      console.out.write(catalogue_lines(what_));
      const base::Result<void> written = console.out.finish();
      return written ? kExitDone : console.fail(written.error());
    }
    std::vector<Row> rows;
    if (what_ == "geometries") rows = geometries();
    if (what_ == "constraints") rows = constraint_rows();
    if (what_ == "formats") rows = format_rows();
    if (what_ == "techniques") rows = technique_rows();
    console.out.write(table(rows, console.out.is_terminal()));
    const base::Result<void> written = console.out.finish();
    return written ? kExitDone : console.fail(written.error());
  }

 private:
  std::string what_;
  std::string output_ = "text";
};

}  // namespace

extern const Command descriptor{
    .name = "list",
    .help = "List the geometries, constraints, techniques or formats there are",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<ListTask>(options);
    },
};

}  // namespace omnidoku::cli::list_command
