// SPDX-License-Identifier: MIT
//
// A mail with its head says how it is written: what follows the head up to the boundary of parts
// is unpacked. Without a head, a text is taken for a part of such a mail if it has the signs of
// one, and each '=' in it is one: in links and grids a '=' stands for itself.
#include "formats/paste/mail_source.h"

#include <algorithm>
#include <iterator>

#include "formats/text.h"
#include "formats/text/words_around.h"
#include "model/unicode.h"

namespace omnidoku::formats {

namespace {

std::optional<int> hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

/// The byte that "=C3" stands for, where a text begins with it.
std::optional<unsigned char> byte_of(std::string_view text) {
  if (text.size() < 3 || text[0] != '=') return std::nullopt;
  const auto high = hex_value(text[1]);
  const auto low = hex_value(text[2]);
  if (!high || !low) return std::nullopt;
  return static_cast<unsigned char>(*high * 16 + *low);
}

/// Whether a line goes on in the next one; blanks at its end were added on its way.
bool goes_on(std::string_view line) { return trim(line).ends_with('='); }

/// Whether a mail program writes this byte so: what is plain stands for itself, but for '=', blanks
/// at the end of a line, and a point or "From" at the begin of one.
bool is_written_so(unsigned char byte) {
  constexpr std::string_view kPlain = "=\t\n\r .F";
  return byte >= 0x80 || kPlain.find(static_cast<char>(byte)) != std::string_view::npos;
}

/// Whether lines are of such a mail: there are signs of it, and nothing that would be none.
bool has_signs(const std::vector<TextLine>& lines) {
  constexpr std::size_t kShortest = 20;  // of a line that goes on
  constexpr std::size_t kLongest = 80;
  bool some = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view line = lines[i].text;
    if (goes_on(line) && i + 1 < lines.size()) {
      line = trim(line);
      if (line.size() < kShortest || line.size() > kLongest) return false;
      line.remove_suffix(1);
      some = true;
    }
    for (std::size_t at = line.find('='); at != std::string_view::npos;
         at = line.find('=', at + 1)) {
      const auto byte = byte_of(line.substr(at));
      if (!byte || !is_written_so(*byte)) return false;
      some = true;
    }
  }
  return some;
}

/// The character of a byte in Windows-1252, which mails that are not in UTF-8 are mostly written
/// in.
std::uint32_t character_of(unsigned char byte) {
  constexpr std::uint32_t kLate[] = {
      0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
      0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
      0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};
  constexpr unsigned char kFirst = 0x80;
  const bool is_late = byte >= kFirst && byte < kFirst + std::size(kLate);
  return is_late ? kLate[byte - kFirst] : byte;
}

/// Lines unpacked, in UTF-8 or else in Windows-1252.
class Unpacker {
 public:
  void add(const TextLine& line) {
    if (!continues_) begin_line(line.number);
    std::string_view rest = line.text;
    rest = rest.substr(0, rest.find_last_not_of(" \t") + 1);
    continues_ = goes_on(rest);
    if (continues_) rest.remove_suffix(1);
    for (std::size_t i = 0; i < rest.size(); ++i) {
      if (const auto byte = byte_of(rest.substr(i))) {
        bytes_ += static_cast<char>(*byte);
        i += 2;
        if (*byte == '\n') mail_.lines.push_back(line.number);
      } else {
        bytes_ += rest[i];
      }
    }
  }

  void add_plain(const TextLine& line) {
    continues_ = false;
    begin_line(line.number);
    bytes_ += line.text;
  }

  std::optional<MailText> finish() {
    if (model::find_invalid_utf8(bytes_)) {
      std::string text;
      for (const char c : bytes_) append_utf8(text, character_of(static_cast<unsigned char>(c)));
      bytes_ = std::move(text);
    }
    auto clean = clean_text(bytes_);
    if (!clean) return std::nullopt;
    mail_.text = *std::move(clean);
    return std::move(mail_);
  }

 private:
  void begin_line(std::uint32_t number) {
    if (!mail_.lines.empty()) bytes_ += '\n';
    mail_.lines.push_back(number);
  }

  std::string bytes_;
  MailText mail_;
  bool continues_ = false;
};

/// A stretch of lines that is unpacked.
struct MailPart {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool is_page = false;
};

/// The parts of a mail whose heads say that they are quoted-printable.
std::vector<MailPart> parts_of(const std::vector<TextLine>& lines) {
  std::vector<MailPart> parts;
  const auto is_blank_line = [](const TextLine& line) { return trim(line.text).empty(); };
  const auto is_boundary = [](const TextLine& line) {
    constexpr std::size_t kShortest = 6;
    return line.text.size() >= kShortest && line.text.starts_with("--") &&
           line.text.find_first_not_of("-=+| ") != std::string_view::npos &&
           line.text.find(' ') == std::string_view::npos;
  };
  for (auto at = lines.begin(); at != lines.end();) {
    const auto head_end = std::find_if(at, lines.end(), is_blank_line);
    bool is_packed = false;
    bool is_page = false;
    for (auto line = at; line != head_end; ++line) {
      const std::string lower = in_small_letters(line->text);
      is_packed = is_packed || (lower.starts_with("content-transfer-encoding:") &&
                                lower.find("quoted-printable") != std::string::npos);
      is_page = is_page || (lower.starts_with("content-type:") &&
                            lower.find("text/html") != std::string::npos);
    }
    at = std::find_if_not(head_end, lines.end(), is_blank_line);
    if (!is_packed) continue;
    const auto end = std::find_if(at, lines.end(), is_boundary);
    parts.push_back({static_cast<std::size_t>(at - lines.begin()),
                     static_cast<std::size_t>(end - lines.begin()), is_page});
    at = end;
  }
  return parts;
}

}  // namespace

std::optional<MailText> text_of_mail(std::string_view text) {
  if (text.find('=') == std::string_view::npos) return std::nullopt;
  const std::vector<TextLine> lines = split_lines(text);
  std::vector<MailPart> parts = parts_of(lines);
  Unpacker unpacker;
  if (parts.empty()) {
    if (!has_signs(lines)) return std::nullopt;
    for (const TextLine& line : lines) unpacker.add(line);
    return unpacker.finish();
  }
  const auto is_page = [](const MailPart& part) { return part.is_page; };
  if (!std::all_of(parts.begin(), parts.end(), is_page))
    parts.erase(std::remove_if(parts.begin(), parts.end(), is_page), parts.end());
  for (std::size_t i = 0; i < parts.front().begin; ++i) {
    if (!parts.front().is_page && is_head_of_mail(lines[i].text)) unpacker.add_plain(lines[i]);
  }
  for (const MailPart& part : parts) {
    for (std::size_t i = part.begin; i < part.end; ++i) unpacker.add(lines[i]);
  }
  return unpacker.finish();
}

}  // namespace omnidoku::formats
