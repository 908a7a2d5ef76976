// SPDX-License-Identifier: MIT
//
// From a description to a board: find the builder, check that it knows every member, build, apply
// the extras, check the result. Errors start with the id of the builder at fault.
#include "geometry/builder.h"

#include <utility>

#include "base/check.h"
#include "base/joined.h"
#include "base/suggest.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry {

#define OMNIDOKU_BOARD(name)           \
  namespace name##_board {             \
    extern const BoardType descriptor; \
  }
#include "geometry/builders/registry.inc"
#undef OMNIDOKU_BOARD

namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;
using base::Value;

constexpr const BoardType* kBoardTypes[] = {
#define OMNIDOKU_BOARD(name) &name##_board::descriptor,
#include "geometry/builders/registry.inc"
#undef OMNIDOKU_BOARD
};

constexpr std::size_t kMaxExtras = 1000;

base::Error about(const BoardType& type, base::Error error) {
  error.what = std::string(type.id) + ": " + error.what;
  return error;
}

std::vector<std::string_view> ids(bool extras_only) {
  std::vector<std::string_view> list;
  for (const BoardType* type : kBoardTypes) {
    if (!extras_only || type->extend != nullptr) list.push_back(type->id);
  }
  return list;
}

Result<const BoardType*> require_type(std::string_view id, bool as_extra = false) {
  if (const BoardType* type = find_board_type(id)) return type;
  return make_error(ErrorCode::unknown_name, "there is no geometry " + quote(id),
                    base::suggestion(id, ids(as_extra)));
}

Result<const BoardType*> require_extra(std::string_view id) {
  auto type = require_type(id, true);
  if (!type || (*type)->extend != nullptr) return type;
  return make_error(ErrorCode::bad_geometry,
                    quote(id) + " is a board of its own and cannot be added to another one",
                    "what can be added: " + base::joined(ids(true)));
}

/// The type member of a description.
Result<std::string> type_of(const Value& spec) {
  if (!spec.is_object()) {
    return make_error(ErrorCode::bad_geometry,
                      "a board description must be an object, not " + std::string(spec.kind_name()),
                      "such as {\"type\": \"grid\", \"size\": 9}");
  }
  return read_string(spec, "type");
}

Note rule_of(const BoardType& type) { return {std::string(type.rule), std::string(type.id)}; }

/// Refuses members that the builder does not know, and members given twice.
Result<void> check_members(const Value& spec, const BoardType& type) {
  std::vector<std::string_view> known{"type"};
  for (const BuilderParameter& parameter : type.parameters) known.push_back(parameter.name);
  if (type.build != nullptr) known.emplace_back("extra");
  return check_known_members(spec, known, type.id);
}

/// Extras as objects: a plain string stands for an extra without parameters.
Result<Value::Array> read_extras(const Value& spec) {
  const Value* list = spec.find("extra");
  if (list == nullptr) return Value::Array{};
  if (!list->is_array()) {
    return make_error(ErrorCode::bad_geometry,
                      "\"extra\" must be a list, not " + std::string(list->kind_name()));
  }
  if (list->items().size() > kMaxExtras) {
    return make_error(ErrorCode::too_large,
                      "the board has more than " + std::to_string(kMaxExtras) + " extras");
  }
  Value::Array extras;
  for (const Value& item : list->items()) {
    extras.push_back(item.is_string() ? Value::object({{"type", item}}) : item);
  }
  return extras;
}

/// A description whose base is an extra, put on the ordinary grid.
Result<Value> on_ordinary_grid(const Value& spec) {
  const auto extras = read_extras(spec);
  if (!extras) return extras.error();
  Value first = spec;
  first.erase("extra");
  Value::Array all{std::move(first)};
  all.insert(all.end(), extras->begin(), extras->end());
  return Value::object({{"type", "grid"}, {"size", 9}, {"extra", std::move(all)}});
}

Result<void> apply_extra(BoardDraft& draft, const Value& spec) {
  const auto id = type_of(spec);
  if (!id) return id.error();
  const auto type = require_extra(*id);
  if (!type) return type.error();
  if (auto members = check_members(spec, **type); !members) return members;
  if (auto extended = (*type)->extend(draft, spec); !extended) {
    return about(**type, extended.error());
  }
  draft.notes.push_back(rule_of(**type));
  return {};
}

}  // namespace

std::span<const BoardType* const> board_types() { return kBoardTypes; }

std::string_view to_string(BuilderParameter::Kind kind) {
  switch (kind) {
    case BuilderParameter::Kind::text: return "text";
    case BuilderParameter::Kind::integer: return "integer";
    case BuilderParameter::Kind::flag: return "flag";
    case BuilderParameter::Kind::pair: return "pair";
    case BuilderParameter::Kind::list: return "list";
    case BuilderParameter::Kind::rhombi: return "rhombi";
    case BuilderParameter::Kind::houses: return "houses";
    case BuilderParameter::Kind::faces: return "faces";
    case BuilderParameter::Kind::cells: return "cells";
  }
  return "text";
}

const BoardType* find_board_type(std::string_view id) {
  for (const BoardType* type : kBoardTypes) {
    if (type->id == id) return type;
  }
  return nullptr;
}

Result<BoardPtr> build_board(const Value& spec) {
  const auto id = type_of(spec);
  if (!id) return id.error();
  const auto type = require_type(*id);
  if (!type) return type.error();
  if ((*type)->build == nullptr) {
    const auto wrapped = on_ordinary_grid(spec);
    if (!wrapped) return wrapped.error();
    return build_board(*wrapped);
  }

  if (auto members = check_members(spec, **type); !members) return members.error();
  const auto extras = read_extras(spec);
  if (!extras) return about(**type, extras.error());
  auto draft = (*type)->build(spec);
  if (!draft) return about(**type, draft.error());
  draft->notes.insert(draft->notes.begin(), rule_of(**type));
  for (const Value& extra : *extras) {
    if (auto applied = apply_extra(*draft, extra); !applied) return applied.error();
  }
  if (draft->spec.is_null()) draft->spec = spec;
  if (!extras->empty()) draft->spec.set("extra", *extras);
  auto board = Board::make(*std::move(draft));
  if (!board) return about(**type, board.error());
  return board;
}

bool leaves_map_open(const Value& spec) {
  const Value* id = spec.find("type");
  if (id == nullptr || !id->is_string()) return false;
  const BoardType* type = find_board_type(*id->if_string());
  return type != nullptr && type->draw_map != nullptr && !spec.has("regions");
}

Value with_random_map(const Board& board, base::Random& random) {
  Value spec = board.spec();
  const BoardType* type = find_board_type(*spec.find("type")->if_string());
  OMNIDOKU_CHECK(type != nullptr && type->draw_map != nullptr);
  const Value map = type->draw_map(board.num_digits(), random);
  for (const auto& [key, value] : map.members()) spec.set(key, value);
  return spec;
}

namespace {

/// One NAME[:PARAMS] to a description. A text that starts with a digit is a grid without its name.
Result<Value> parse_part(std::string_view text, bool as_extra) {
  const bool bare_grid = !as_extra && !text.empty() && text[0] >= '0' && text[0] <= '9';
  const std::size_t colon = text.find(':');
  const std::string_view name = bare_grid ? "grid" : text.substr(0, colon);
  std::string_view params;
  if (bare_grid) {
    params = text;
  } else if (colon != std::string_view::npos) {
    params = text.substr(colon + 1);
  }
  const auto type = as_extra ? require_extra(name) : require_type(name);
  if (!type) return type.error();
  const auto parsed = (*type)->parse(params);
  if (!parsed) return about(**type, parsed.error());
  Value spec = Value::object({{"type", (*type)->id}});
  for (const auto& [key, value] : parsed->members()) spec.set(key, value);
  return spec;
}

/// Bytes of the command line that cannot be part of any name or label.
Result<void> check_bytes(std::string_view text) {
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F) {
      return make_error(ErrorCode::encoding, "the geometry holds a control character");
    }
  }
  for (const std::string& character : characters(text)) {
    const auto lead = static_cast<unsigned char>(character[0]);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (character.size() != length) {
      return make_error(ErrorCode::encoding, "the geometry is not valid UTF-8");
    }
  }
  return {};
}

}  // namespace

Result<Value> parse_board_text(std::string_view text) {
  if (auto bytes = check_bytes(text); !bytes) return bytes.error();
  const auto parts = split(text, '+');
  auto spec = parse_part(parts[0], false);
  if (!spec) return spec;
  if (parts.size() - 1 > kMaxExtras) {
    return make_error(ErrorCode::too_large,
                      "the board has more than " + std::to_string(kMaxExtras) + " extras");
  }
  Value::Array extras;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    auto extra = parse_part(parts[i], true);
    if (!extra) return extra;
    extras.push_back(*std::move(extra));
  }
  if (!extras.empty()) spec->set("extra", std::move(extras));
  if (find_board_type(*spec->find("type")->if_string())->build == nullptr) {
    return on_ordinary_grid(*spec);
  }
  return spec;
}

const BoardPtr& classic_board() {
  static const BoardPtr kBoard = [] {
    auto board = build_board(Value::object({{"type", "grid"}, {"size", 9}}));
    OMNIDOKU_CHECK(board.has_value() && (*board)->is_classic());
    return *std::move(board);
  }();
  return kBoard;
}

}  // namespace omnidoku::geometry
