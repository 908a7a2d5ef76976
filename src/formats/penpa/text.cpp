// SPDX-License-Identifier: MIT
#include "formats/penpa/text.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/base64.h"
#include "base/deflate.h"
#include "base/inflate.h"
#include "formats/link.h"
#include "formats/text.h"

namespace omnidoku::formats::penpa {

using base::ErrorCode;
using base::make_error;
using base::Result;

namespace {

constexpr std::size_t kMostBytes = std::size_t{4} << 20U;

/// What stands for a word of the text behind a 'z'.
constexpr std::pair<char, std::string_view> kShortened[] = {
    {'Z', "z"},
    {'9', "\"qa\""},
    {'Q', "\"pu_q\""},
    {'A', "\"pu_a\""},
    {'G', "\"grid\""},
    {'M', "\"edit_mode\""},
    {'S', "\"surface\""},
    {'L', "\"line\""},
    {'E', "\"lineE\""},
    {'W', "\"wall\""},
    {'C', "\"cage\""},
    {'N', "\"number\""},
    {'Y', "\"symbol\""},
    {'P', "\"special\""},
    {'B', "\"board\""},
    {'R', "\"command_redo\""},
    {'U', "\"command_undo\""},
    {'8', "\"command_replay\""},
    {'1', "\"numberS\""},
    {'F', "\"freeline\""},
    {'2', "\"freelineE\""},
    {'T', "\"thermo\""},
    {'3', "\"arrows\""},
    {'D', "\"direction\""},
    {'0', "\"squareframe\""},
    {'5', "\"polygon\""},
    {'4', "\"deletelineE\""},
    {'6', "\"killercages\""},
    {'7', "\"nobulbthermo\""},
    {'_', "\"__a\""},
    {'O', "null"},
};

std::string with_words(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto* word = std::end(kShortened);
    if (text[i] == 'z' && i + 1 < text.size()) {
      word = std::find_if(std::begin(kShortened), std::end(kShortened),
                          [&](const auto& one) { return one.first == text[i + 1]; });
    }
    if (word == std::end(kShortened)) {
      result += text[i];
    } else {
      result += word->second;
      ++i;
    }
  }
  return result;
}

std::string with_short_words(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto* word = std::find_if(std::begin(kShortened), std::end(kShortened),
                                    [&](const auto& one) { return text.starts_with(one.second); });
    if (word == std::end(kShortened)) {
      result += text.front();
      text.remove_prefix(1);
    } else {
      result += {'z', word->first};
      text.remove_prefix(word->second.size());
    }
  }
  return result;
}

/// As penpa decodes it: by '+' and '/', with nothing in the place of other characters.
std::string deflated(std::string_view text) {
  std::string packed = base::to_base64(base::deflate(text));
  std::replace(packed.begin(), packed.end(), '-', '+');
  std::replace(packed.begin(), packed.end(), '_', '/');
  return packed;
}

Result<std::string> inflated(std::string_view packed) {
  std::string text = without_percent_signs(without_percent_signs(packed));
  std::replace(text.begin(), text.end(), ' ', '+');
  std::replace(text.begin(), text.end(), '+', '-');
  std::replace(text.begin(), text.end(), '/', '_');
  text.erase(std::remove(text.begin(), text.end(), '='), text.end());
  const auto bytes = base::from_base64(text);
  if (!bytes)
    return make_error(ErrorCode::syntax, "what is packed in it is damaged",
                      "copy the whole link again");
  return base::inflate(*bytes, kMostBytes);
}

}  // namespace

Result<std::string> unpack(std::string_view packed) {
  const auto text = inflated(packed);
  return text ? clean_text(with_words(*text)) : text;
}

Result<std::string> unpack_solution(std::string_view packed) {
  const auto text = inflated(packed);
  return text ? clean_text(*text) : text;
}

std::string pack(std::string_view text) { return deflated(with_short_words(text)); }

std::string pack_solution(std::string_view text) { return deflated(text); }

}  // namespace omnidoku::formats::penpa
