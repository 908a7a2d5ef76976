// SPDX-License-Identifier: MIT
//
// What a written text does not say: it is read back and compared with the document, member by
// member, so that no format has to tell what it leaves out and none can tell wrongly.
#include <algorithm>
#include <set>
#include <type_traits>
#include <utility>
#include <variant>

#include "formats/format.h"
#include "formats/text.h"
#include "model/mark.h"

namespace omnidoku::formats {

namespace {

using model::Document;
using model::Metadata;

bool has_labels(const model::Puzzle& puzzle) {
  return std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                     [](const model::ConstraintSpec& spec) { return !spec.label.empty(); });
}

/// Whether there is anything beside the puzzle itself, which a writer refuses if it cannot say it.
bool has_more(const Document& document) {
  const model::PlayRecord& record = document.record;
  return document.puzzle.metadata != Metadata{} || document.puzzle.solution ||
         document.puzzle.fog || !document.puzzle.drawings.empty() || document.play ||
         !record.undo.empty() || !record.redo.empty() || !record.savepoints.empty() ||
         record.seconds > 0 || !document.foreign.is_null() || !document.ignored.empty() ||
         has_labels(document.puzzle);
}

/// Fields that nobody here understands, as the format they belong to and their name.
std::set<std::pair<std::string, std::string>> carried_fields(const Document& document) {
  std::set<std::pair<std::string, std::string>> fields;
  for (const auto& [key, value] : document.foreign.members()) {
    if (!key.starts_with("x-")) {
      fields.emplace(document.format, key);
    } else if (value.members().empty()) {
      fields.emplace("json", key);
    }
    for (const auto& [name, part] :
         key.starts_with("x-") ? value.members() : base::Value::Object{}) {
      fields.emplace(key.substr(2), name);
    }
  }
  return fields;
}

/// Adds a loss when some cells hold something that they do not hold again.
template <class Holds>
void add_cells(std::vector<Loss>& lost, std::string_view what, std::size_t num_cells,
               const Holds& differs) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < num_cells; ++i) count += differs(i) ? std::size_t{1} : std::size_t{0};
  if (count > 0) lost.push_back({what, count, {}});
}

/// Marks in cells are told by their cells, those on candidates and between cells as a whole.
template <class Member>
void add_marks(std::vector<Loss>& lost, const model::Mark& mark, Member member,
               const model::PlayState& play, const model::PlayState& kept) {
  const auto differ = [&](std::size_t i) { return play.marks[i].*member != kept.marks[i].*member; };
  const std::size_t size = play.marks.size();
  if constexpr (std::is_same_v<Member, model::MarkOfDigits> ||
                std::is_same_v<Member, model::MarkOfCells>) {
    add_cells(lost, mark.loss, size,
              [&](std::size_t i) { return !model::is_empty(play.marks[i].*member) && differ(i); });
  } else {
    for (std::size_t i = 0; i < size; ++i) {
      if (differ(i)) return lost.push_back({mark.loss, 0, {}});
    }
  }
}

void add_play(std::vector<Loss>& lost, const Document& document, const Document& again) {
  if (!document.play) return;
  const model::PlayState& play = *document.play;
  const model::PlayState kept = again.play ? *again.play : model::empty_play_state(again.puzzle);
  const std::size_t size = play.entries.size();
  if (kept.entries.size() != size) return;
  add_cells(lost, "entries", size,
            [&](std::size_t i) { return play.entries[i] && play.entries[i] != kept.entries[i]; });
  for (const model::Mark* mark : model::marks()) {
    std::visit([&](auto member) { add_marks(lost, *mark, member, play, kept); }, mark->member);
  }
}

}  // namespace

std::string loss_text(const Loss& loss) {
  std::string text(loss.what);
  std::replace(text.begin(), text.end(), '_', ' ');
  if (loss.num_cells > 0) {
    text += " (" + std::to_string(loss.num_cells) + (loss.num_cells == 1 ? " cell)" : " cells)");
  }
  // Drawings are described one by one.
  if (loss.what == "drawings") text.clear();
  std::string_view separator = text.empty() ? "" : ": ";
  for (const std::string& name : loss.names) {
    text.append(separator).append(name);
    separator = ", ";
  }
  return text;
}

std::vector<Loss> losses(const Document& document, std::string_view text, const Format& format) {
  std::vector<Loss> lost;
  if (!has_more(document)) return lost;
  // A text that cannot be read again says nothing.
  Document again;
  again.puzzle = model::make_puzzle(document.puzzle.board);
  if (auto read_back = read(text, &format)) again = *std::move(read_back);
  for (const model::MetadataWord& word : model::kMetadataWords) {
    const std::string_view words = trim_lines(document.puzzle.metadata.*word.member);
    if (!words.empty() && trim_lines(again.puzzle.metadata.*word.member) != words) {
      lost.push_back({word.noun, 0, {}});
    }
  }
  if (document.puzzle.solution && again.puzzle.solution != document.puzzle.solution) {
    lost.push_back({"solution", 0, {}});
  }
  if (document.puzzle.fog && again.puzzle.fog != document.puzzle.fog)
    lost.push_back({"fog", 0, {}});
  if (has_labels(document.puzzle) && !has_labels(again.puzzle)) {
    lost.push_back({"names_of_shapes", 0, {}});
  }
  // Read back it may be drawing of another kind.
  if (!document.puzzle.drawings.empty() && again.puzzle.drawings.empty() && again.drawn.empty() &&
      again.foreign.is_null()) {
    lost.push_back({"decoration", document.puzzle.drawings.size(), {}});
  }
  add_play(lost, document, again);
  const model::PlayRecord& record = document.record;
  if (record.undo.size() + record.redo.size() >
      again.record.undo.size() + again.record.redo.size()) {
    lost.push_back({"history", 0, {}});
  }
  if (record.savepoints.size() > again.record.savepoints.size())
    lost.push_back({"savepoints", 0, {}});
  if (record.seconds >= 1 && again.record.seconds < record.seconds - 1) {
    lost.push_back({"time_played", 0, {}});
  }
  const auto kept = carried_fields(again);
  std::vector<std::string> fields;
  for (const auto& field : carried_fields(document)) {
    if (kept.count(field) == 0) fields.push_back(field.second);
  }
  // What was only drawing is carried along as other fields.
  const bool carried = !document.foreign.members().empty() && fields.empty();
  if (!fields.empty()) lost.push_back({"other_fields", 0, std::move(fields)});
  if (!carried && !document.ignored.empty()) lost.push_back({"drawings", 0, document.ignored});
  return lost;
}

std::vector<Loss> losses(const Document& document, const WrittenText& written,
                         const Format& format) {
  std::vector<Loss> lost;
  if (!written.drawn.empty()) lost.push_back({"meaning_of_rules", 0, written.drawn});
  for (Loss& loss : losses(document, written.text, format)) lost.push_back(std::move(loss));
  return lost;
}

}  // namespace omnidoku::formats
