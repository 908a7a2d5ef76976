// SPDX-License-Identifier: MIT
#include "scene/shared_markup.h"

#include <utility>

namespace omnidoku::scene {

namespace {

constexpr char kReference = '\x01';       // no character of XML
constexpr std::size_t kUseSize = 15;      // bytes more than a reference takes here
constexpr std::size_t kLeastShared = 40;  // bytes, for a definition to be worth it

/// What a definition is called in the drawings.
std::string definition_id(std::size_t piece) { return "p" + std::to_string(piece); }

/// Calls text(between) and piece(number) for what the markup is made of, in order.
template <class OnText, class OnPiece>
void split_markup(std::string_view markup, OnText&& on_text, OnPiece&& on_piece) {
  while (true) {
    const std::size_t at = markup.find(kReference);
    on_text(markup.substr(0, at));
    if (at == std::string_view::npos) return;
    const std::size_t end = markup.find(';', at);
    std::size_t piece = 0;
    for (const char digit : markup.substr(at + 1, end - at - 1)) {
      piece = 10 * piece + static_cast<std::size_t>(digit - '0');
    }
    on_piece(piece);
    markup.remove_prefix(end + 1);
  }
}

}  // namespace

std::size_t SharedMarkup::add(std::string markup) {
  const auto [place, is_new] = numbers_.try_emplace(std::move(markup), pieces_.size());
  if (is_new) {
    pieces_.push_back({&place->first, 0, 0});
    pieces_.back().num_references = count_references(place->first);
  }
  return place->second;
}

std::size_t SharedMarkup::count_references(std::string_view markup) {
  std::size_t count = 0;
  split_markup(
      markup, [](std::string_view) {},
      [&](std::size_t piece) {
        ++pieces_[piece].uses;
        ++count;
      });
  return count;
}

std::string SharedMarkup::reference(std::size_t piece) {
  return kReference + std::to_string(piece) + ";";
}

std::string SharedMarkup::resolve(std::string_view markup) const {
  std::string out;
  append_resolved(out, markup);
  return out;
}

std::string SharedMarkup::definitions() const {
  std::string out;
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    if (!is_defined(i)) continue;
    out += "<g id=\"" + definition_id(i) + "\">";
    append_resolved(out, *pieces_[i].markup);
    out += "</g>\n";
  }
  return out;
}

bool SharedMarkup::is_defined(std::size_t piece) const {
  const Piece& one = pieces_[piece];
  const std::size_t written = one.markup->size() + kUseSize * one.num_references;
  return one.uses > 1 && written >= kLeastShared;
}

void SharedMarkup::append_resolved(std::string& out, std::string_view markup) const {
  split_markup(
      markup, [&out](std::string_view text) { out += text; },
      [&](std::size_t piece) {
        if (is_defined(piece)) {
          out += "<use href=\"#" + definition_id(piece) + "\"/>";
        } else {
          append_resolved(out, *pieces_[piece].markup);
        }
      });
}

}  // namespace omnidoku::scene
