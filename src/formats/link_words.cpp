// SPDX-License-Identifier: MIT
#include "formats/link_words.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "formats/format.h"
#include "formats/link.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

/// Sites that no format is of.
constexpr LinkSite kOtherSites[] = {
    {"lisudoku", "link_other", "", "links of lisudoku cannot be read",
     "give the puzzle as 81 characters"},
    {"sudokuwiki", "link_digits", "sudokuwiki",
     "of sudokuwiki's links only those with 81 digits can be read",
     "give the puzzle as 81 characters"},
};

/// The first of some sites that a link leads to; null pointer when it leads to none.
const LinkSite* site_of(std::string_view link, std::span<const LinkSite> sites) {
  const auto found = std::find_if(sites.begin(), sites.end(), [link](const LinkSite& site) {
    return link.find(site.part) != std::string_view::npos;
  });
  return found == sites.end() ? nullptr : &*found;
}

/// The site that a link leads to: of a format, in sniffing order, else another that is known.
const LinkSite* site_of(std::string_view link) {
  for (const Format* format : formats()) {
    if (const LinkSite* site = site_of(link, format->sites)) return site;
  }
  return site_of(link, kOtherSites);
}

/// Where an address leads: "example.com".
std::string host_of(std::string_view address) {
  const std::size_t scheme = address.find("://");
  if (scheme != std::string_view::npos) address.remove_prefix(scheme + 3);
  std::string host = in_small_letters(address.substr(0, address.find_first_of("/?#:")));
  if (host.starts_with("www.")) host.erase(0, 4);
  return host;
}

template <std::size_t size>
bool is_host_of(std::string_view host, const std::string_view (&hosts)[size]) {
  return std::any_of(std::begin(hosts), std::end(hosts), [host](std::string_view one) {
    return host == one || (host.ends_with(one) && host[host.size() - one.size() - 1] == '.');
  });
}

bool leads_to_picture(std::string_view address) {
  constexpr std::string_view kEnds[] = {".png", ".jpg",  ".jpeg", ".gif", ".webp",
                                        ".bmp", ".heic", ".avif", ".svg"};
  const std::string path = in_small_letters(address.substr(0, address.find_first_of("?#")));
  return std::any_of(std::begin(kEnds), std::end(kEnds),
                     [&path](std::string_view end) { return path.ends_with(end); });
}

/// Why a link to something that is no puzzle's page cannot be read; nothing for others.
std::optional<base::Error> explain_other_site(std::string_view address) {
  constexpr std::string_view kShorteners[] = {
      "tinyurl.com", "bit.ly",  "t.co",    "is.gd",   "v.gd",        "goo.gl",  "ow.ly",     "t.ly",
      "rb.gy",       "tiny.cc", "cutt.ly", "buff.ly", "shorturl.at", "lnkd.in", "rebrand.ly"};
  constexpr std::string_view kVideos[] = {"youtube.com", "youtu.be",     "twitch.tv",
                                          "vimeo.com",   "bilibili.com", "nicovideo.jp"};
  const std::string host = host_of(address);
  if (leads_to_picture(address)) {
    return make_error(ErrorCode::unsupported, "the link leads to a picture",
                      "save the picture, and open it on the page")
        .said({"link_picture", {}});
  }
  if (is_host_of(host, kShorteners)) {
    return make_error(ErrorCode::unsupported, "the link is a short one for another link",
                      "open it in a browser, and give the address that you land on")
        .said({"link_short", {}});
  }
  if (is_host_of(host, kVideos)) {
    return make_error(ErrorCode::unsupported, "the link leads to a video",
                      "the puzzle's link stands below the video")
        .said({"link_video", {}});
  }
  return std::nullopt;
}

/// A word of letters and digits that begins as such an id does, too long for a name.
bool is_scf_id(std::string_view word) {
  constexpr std::size_t kShortest = 12;
  return word.starts_with("scf") && word.size() >= kShortest &&
         std::all_of(word.begin(), word.end(),
                     [](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

std::vector<std::string_view> split_at(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (end > 0) parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

/// Where the path of an address begins.
std::size_t skip_host(std::string_view address) {
  const std::size_t scheme = address.find("://");
  return std::min(address.find('/', scheme == std::string_view::npos ? 0 : scheme + 3),
                  address.size());
}

/// Whether a part of an address says that more than rows, columns and boxes count.
bool names_a_rule(std::string_view part) {
  constexpr std::string_view kKinds[] = {
      "sudokux",   "sudoku-x",   "sudoku_x", "x-sudoku", "xsudoku",     "diagonal",   "jigsaw",
      "irregular", "killer",     "windoku",  "hyper",    "knight",      "antiking",   "anti-king",
      "thermo",    "arrow",      "kropki",   "sandwich", "consecutive", "palindrome", "whisper",
      "renban",    "skyscraper", "oddeven",  "odd-even", "evenodd",     "even-odd",   "disjoint",
      "samurai",   "argyle",     "toroidal",
  };
  const std::string lower = in_small_letters(part);
  return std::any_of(std::begin(kKinds), std::end(kKinds), [&lower](std::string_view kind) {
    return lower.find(kind) != std::string::npos;
  });
}

/// Whether a parameter of an address says something about the page, or in words about the puzzle.
bool is_about_the_page(std::string_view name) {
  constexpr std::string_view kNames[] = {
      "title", "author", "name", "id", "lang", "language",   "hl",      "theme", "ref",
      "level", "source", "d",    "v",  "date", "difficulty", "version", "mode",  "view",
  };
  const std::string lower = in_small_letters(name);
  return lower.starts_with("setting-") || lower.starts_with("utm_") || lower.ends_with("clid") ||
         std::find(std::begin(kNames), std::end(kNames), lower) != std::end(kNames);
}

}  // namespace

std::vector<std::string> rules_in_link(std::string_view text) {
  // A fragment is a place on the page; what follows "?" are the page's parameters.
  const std::string_view line = trim_lines(text);
  const std::string_view address = line.substr(0, line.find('#'));
  const std::string_view page = address.substr(0, address.find('?'));
  const std::string_view cells = parse_link(text).packed;
  std::vector<std::string> rules;
  for (const std::string_view part : split_at(page.substr(skip_host(page)), "/")) {
    if (part.find(cells) == std::string_view::npos && names_a_rule(part)) {
      rules.push_back("page " + quote(part) + " of the link");
    }
  }
  const std::string_view query = address.substr(std::min(page.size() + 1, address.size()));
  for (const std::string_view parameter : split_at(query, "&;")) {
    const std::string_view name = parameter.substr(0, parameter.find('='));
    const bool says_nothing = parameter.size() <= name.size() + 1 && name != parameter;
    if (parameter.find(cells) != std::string_view::npos || says_nothing) continue;
    if (!is_about_the_page(name) || names_a_rule(parameter.substr(name.size())))
      rules.push_back("parameter " + quote(name) + " of the link");
  }
  return rules;
}

std::optional<base::Error> explain_link(std::string_view text) {
  const std::string_view link = trim_lines(text);
  if (link.starts_with("data:image/")) {
    return make_error(ErrorCode::unsupported, "this is a picture, not a text",
                      "open it on the page, where pictures are read")
        .said({"link_picture", {}});
  }
  if (is_scf_id(link)) {
    return damaged_link(
        make_error(ErrorCode::unsupported, "the SudokuPad 'scf' id does not come to 81 cells",
                   "copy it whole"),
        find_format("sudokupad")->program);
  }
  if (!parse_link(text).is_address) return std::nullopt;
  if (auto error = explain_other_site(link)) return error;
  if (const LinkSite* site = site_of(text)) {
    base::Saying saying{site->saying, {}};
    if (!site->name.empty()) saying.values.emplace_back("name", site->name);
    return make_error(ErrorCode::unsupported, std::string(site->what), std::string(site->hint))
        .said(std::move(saying));
  }
  return make_error(ErrorCode::unsupported, "no puzzle can be read from this link",
                    "a link must hold the puzzle itself, as those of f-puzzles, SudokuPad and "
                    "penpa do; nothing is fetched from the network")
      .said({"link_other", {}});
}

base::Error damaged_link(const base::Error& error, std::string_view name) {
  return error.said({"link_damaged", {{"name", std::string(name)}}});
}

base::Error error_in_link(base::Error error, std::string_view read_as, std::string_view hint) {
  error.where.line = error.where.column = 0;
  error.what.insert(0, "read as " + std::string(read_as) + ": ");
  if (error.hint.empty()) error.hint = hint;
  return error;
}

}  // namespace omnidoku::formats
