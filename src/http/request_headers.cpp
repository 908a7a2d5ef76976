// SPDX-License-Identifier: MIT
#include "http/request_headers.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "http/header_list.h"

namespace omnidoku::http {
namespace {

bool equal_words(std::string_view a, std::string_view b) {
  const auto small = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return small(x) == small(y); });
}

}  // namespace

RequestHeaders take_headers(httplib::Request& request) {
  RequestHeaders headers;
  // Of other methods, HEAD among them, a part means nothing (RFC 9110, 14.2).
  if (request.method == "GET") headers.parts = std::move(request.ranges);
  request.ranges.clear();
  headers.encodings = whole_list(request, "Accept-Encoding");
  headers.if_unchanged = request.has_header("If-Range");
  request.headers.erase("Range");
  request.headers.erase("Accept-Encoding");
  return headers;
}

std::optional<std::string_view> fault_of_lines(std::string_view head) {
  const auto is_control = [](char c) {
    constexpr unsigned char kDelete = 0x7F;
    const auto byte = static_cast<unsigned char>(c);
    return (byte < ' ' && c != '\t') || byte == kDelete;
  };
  for (bool is_first = true; !head.empty(); is_first = false) {
    const std::size_t end = std::min(head.find('\n'), head.size());
    std::string_view line = head.substr(0, end);
    head.remove_prefix(std::min(end + 1, head.size()));
    if (is_first) continue;  // what is asked for
    if (!line.ends_with('\r')) return "a line of the head does not end as one should";
    line.remove_suffix(1);
    if (line.empty()) break;
    if (std::any_of(line.begin(), line.end(), is_control)) {
      return "a header holds a character that no header has";
    }
    if (line.front() == ' ' || line.front() == '\t') return "a header goes on in a further line";
    const std::string_view name = line.substr(0, line.find(':'));
    if (name.empty() || name.size() == line.size()) return "a line of the head is no header";
    if (name.find_first_of(" \t") != std::string_view::npos) {
      return "there is a blank in the name of a header";
    }
  }
  return std::nullopt;
}

bool accepts(std::string_view encodings, std::string_view encoding) {
  std::optional<bool> by_name;
  bool by_star = false;
  for_each_part(encodings, ',', [&](std::string_view part) {
    std::string_view name;
    bool wanted = true;
    int number = 0;
    for_each_part(part, ';', [&](std::string_view piece) {
      if (number++ == 0) {
        name = piece;
      } else if (piece.size() > 2 && equal_words(piece.substr(0, 2), "q=")) {
        wanted = piece.find_first_of("123456789") != std::string_view::npos;  // q=0, q=0.000
      }
    });
    if (equal_words(name, encoding)) by_name = wanted;
    if (name == "*") by_star = wanted;
  });
  return by_name.value_or(by_star);
}

}  // namespace omnidoku::http
