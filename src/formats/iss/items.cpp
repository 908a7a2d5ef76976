// SPDX-License-Identifier: MIT
//
// The grammar of constraint strings, how arguments are written, and where the strings are found in
// links.
#include <algorithm>
#include <cstdint>

#include "constraints/constraint_type.h"
#include "formats/iss/iss.h"
#include "formats/link.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;

namespace iss {

namespace {

constexpr std::string_view kEnd = "End";

bool is_space(char c) { return is_blank(c) || c == '\n'; }

/// Reads item after item; those between Or and End become its children.
class ItemReader {
 public:
  explicit ItemReader(std::string_view text) : text_(text) {}

  base::Result<std::vector<Item>> read() {
    skip();
    while (at_ < text_.size()) {
      if (text_[at_] != '.') {
        return error_at(at_, quote(character_at(text_, at_)) + " stands where a constraint begins",
                        "each constraint begins with a point");
      }
      Item item = read_item();
      if (item.name.text == kEnd) {
        if (auto closed = close(item); !closed) return closed.error();
      } else if (holds_others(item.name.text)) {
        open_.push_back(std::move(item));
      } else if (!item.name.text.empty() || !item.arguments.empty()) {  // a point alone is nothing
        add(std::move(item));
      }
    }
    if (!open_.empty()) {
      return error_at(open_.back().name.at, "there is no .End for ." + open_.back().name.text);
    }
    return std::move(items_);
  }

 private:
  base::Error error_at(std::size_t at, std::string what, std::string hint = {}) const {
    const base::Where where = where_in(text_, at);
    return make_error(ErrorCode::syntax, std::move(what), std::move(hint))
        .at(where.line, where.column);
  }

  /// Steps over blanks, and over lines that begin with '#'.
  void skip() {
    while (at_ < text_.size()) {
      const bool begins_line = at_ == 0 || text_[at_ - 1] == '\n';
      if (begins_line && text_[at_] == '#') {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (is_space(text_[at_])) {
        ++at_;
      } else {
        return;
      }
    }
  }

  Part read_part() {
    Part part{{}, at_};
    for (skip(); at_ < text_.size() && text_[at_] != '.' && text_[at_] != '~'; skip()) {
      if (part.text.empty()) part.at = at_;
      part.text += text_[at_++];
    }
    return part;
  }

  Item read_item() {
    Item item;
    ++at_;
    item.name = read_part();
    item.text = "." + item.name.text;
    while (at_ < text_.size() && text_[at_] == '~') {
      ++at_;
      item.arguments.push_back(read_part());
      item.text += "~" + item.arguments.back().text;
    }
    rename(item);
    return item;
  }

  /// What is called otherwise now: Binary and BinaryX were Pair and PairX, with '-' and '_' of
  /// their tables the other way round.
  static void rename(Item& item) {
    const bool is_old = item.name.text == "Binary" || item.name.text == "BinaryX";
    if (!is_old || item.arguments.empty()) return;
    item.name.text = item.name.text == "Binary" ? "Pair" : "PairX";
    for (char& c : item.arguments.front().text) c = c == '-' ? '_' : c == '_' ? '-' : c;
  }

  void add(Item item) {
    (open_.empty() ? items_ : open_.back().children).push_back(std::move(item));
  }

  base::Result<void> close(const Item& end) {
    if (open_.empty()) {
      return error_at(end.name.at, "there is nothing that this .End ends",
                      ".Or, .And and .Replicate have one each");
    }
    Item item = std::move(open_.back());
    open_.pop_back();
    for (const Item& child : item.children) item.text += child.text;
    item.text += ".End";
    if (open_.size() > static_cast<std::size_t>(constraints::kMaxSpecDepth)) {
      return error_at(item.name.at, "constraints are nested too deep");
    }
    add(std::move(item));
    return {};
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Item> items_;
  std::vector<Item> open_;
};

/// Whether the name alone is a constraint: it is in the registry, or about the board.
bool is_whole(std::string_view name) {
  constexpr std::string_view kOfTheBoard[] = {"NoBoxes", "Windoku", "DisjointSets"};
  return std::find(std::begin(kOfTheBoard), std::end(kOfTheBoard), name) != std::end(kOfTheBoard) ||
         constraints::find_foreign_type(kFormat, name) != nullptr;
}

/// Whether a text is a list of constraints by its look: each begins with a point and a name in
/// capitals or an argument, and there are arguments, or names that are known.
bool looks_like_items(std::string_view text) {
  bool has_arguments = false;
  bool has_known = true;
  std::size_t num_shapes = 0;
  std::size_t num_items = 0;
  for (const TextLine& line : content_lines(text)) {
    std::string_view rest = trim(line.text);
    if (num_items == 0 && !rest.starts_with('.')) return false;
    for (rest.remove_prefix(std::min(rest.find('.'), rest.size())); !rest.empty();) {
      rest.remove_prefix(1);
      const std::string_view item = rest.substr(0, rest.find('.'));
      rest.remove_prefix(item.size());
      const std::string_view name = trim(item.substr(0, item.find('~')));
      const bool has_argument = name.size() < item.size() && item.find('~') != item.npos;
      if (name.empty() && !has_argument) continue;  // a point alone is nothing
      const bool proper = std::all_of(name.begin(), name.end(), is_letter) &&
                          (name.empty() ? has_argument : name[0] >= 'A' && name[0] <= 'Z');
      if (!proper) return false;
      ++num_items;
      if (name == "Shape") ++num_shapes;
      has_arguments = has_arguments || has_argument;
      has_known = has_known && is_whole(name);
    }
  }
  return num_items > 0 && num_shapes < 2 && (has_arguments || has_known);
}

}  // namespace

bool holds_others(std::string_view name) {
  return name == "Or" || name == "And" || name == "Replicate";
}

base::Result<std::vector<Item>> parse_items(std::string_view text) {
  return ItemReader(text).read();
}

std::vector<NamedLine> named_lines(const std::vector<Part>& arguments) {
  std::vector<NamedLine> lines;
  std::string name;
  bool is_open = false;
  for (const Part& part : arguments) {
    if (part.text.empty() || part.text.starts_with('_')) {
      if (!part.text.empty()) name = without_percent_signs(std::string_view(part.text).substr(1));
      is_open = false;
      continue;
    }
    if (!is_open) lines.push_back({name, {{}}});
    is_open = true;
    if (part.text == "-") {
      lines.back().segments.emplace_back();
    } else {
      lines.back().segments.back().push_back(part);
    }
  }
  return lines;
}

std::string with_percent_signs(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string result;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (is_letter(c) || (c >= '0' && c <= '9')) {
      result += c;
    } else {
      result += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
    }
  }
  return result;
}

bool is_lane_form(const constraints::ConstraintType& type, const constraints::ForeignName& name) {
  const Form form = form_of(type, name);
  return type.shape == constraints::SpecShape::lane || form == Form::value_and_lane ||
         form == Form::value_and_diagonal;
}

std::vector<const constraints::Parameter*> written_parameters(
    const constraints::ConstraintType& type, const constraints::ForeignName& name) {
  std::vector<const constraints::Parameter*> parameters;
  for (const constraints::Parameter& parameter : type.parameters) {
    const bool fixed = std::any_of(name.arguments.begin(), name.arguments.end(), [&](auto& one) {
      return one.parameter == parameter.name && !one.if_absent;
    });
    const bool is_short = parameter.kind == model::ArgumentKind::integer ||
                          parameter.kind == model::ArgumentKind::text ||
                          parameter.kind == model::ArgumentKind::digits;
    if (!fixed && is_short) parameters.push_back(&parameter);
  }
  return parameters;
}

const constraints::Parameter* nested_parameter(const constraints::ConstraintType& type) {
  const auto found = std::find_if(type.parameters.begin(), type.parameters.end(),
                                  [](const constraints::Parameter& parameter) {
                                    return parameter.kind == model::ArgumentKind::constraints;
                                  });
  return found == type.parameters.end() ? nullptr : &*found;
}

}  // namespace iss

std::string iss_text(std::string_view text) {
  if (iss::looks_like_items(text)) return std::string(text);
  const Link link = parse_link(text);
  if (link.content != Link::Content::query) return {};
  std::string query = without_percent_signs(link.packed);
  if (query.find("%7E") != std::string::npos || query.find("%2E") == 0) {
    query = without_percent_signs(query);  // may have been written twice
  }
  return iss::looks_like_items(query) ? query : std::string();
}

}  // namespace omnidoku::formats
