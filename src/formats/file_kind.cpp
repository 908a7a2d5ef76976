// SPDX-License-Identifier: MIT
#include "formats/file_kind.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;
using namespace std::string_view_literals;

namespace {

struct FileKind {
  std::string_view start;
  std::string_view what;
  std::string_view hint;
};

constexpr std::string_view kReadPicture =
    "a picture of a printed puzzle is read on the page, with Open and Photo; here, give the puzzle "
    "as 81 characters";
constexpr std::string_view kCopyOut = "open it, and copy the puzzle out of it as text";
constexpr std::string_view kUnpackIt = "unpack it, and give the file with the puzzle that is in it";
constexpr std::string_view kCopyCells =
    "open it, and copy the cells of the puzzle, or save them as CSV or text";
constexpr std::string_view kGiveText = "write the puzzle as 81 characters";

/// No text begins like these.
constexpr FileKind kFileKinds[] = {
    {"\x89PNG"sv, "a picture (PNG)", kReadPicture},
    {"\xFF\xD8\xFF"sv, "a picture (JPEG)", kReadPicture},
    {"GIF87a"sv, "a picture (GIF)", kReadPicture},
    {"GIF89a"sv, "a picture (GIF)", kReadPicture},
    {"%PDF-"sv, "a PDF document", kCopyOut},
    {"{\\rtf"sv, "a document of a word processor (RTF)", kCopyOut},
    {"\xD0\xCF\x11\xE0"sv, "a document of an office program", kCopyCells},
    {"\x1F\x8B"sv, "a packed file (gzip)", kUnpackIt},
    {"\x28\xB5\x2F\xFD"sv, "a packed file (zstd)", kUnpackIt},
    {"7z\xBC\xAF"sv, "a packed file (7z)", kUnpackIt},
    {"Rar!\x1A\x07"sv, "a packed file (RAR)", kUnpackIt},
    {"ID3\x02"sv, "a sound (MP3)", kGiveText},
    {"ID3\x03"sv, "a sound (MP3)", kGiveText},
    {"ID3\x04"sv, "a sound (MP3)", kGiveText},
    {"OggS\0"sv, "a sound or film (Ogg)", kGiveText},
    {"SQLite format 3\0"sv, "a database (SQLite)", kGiveText},
    {"\x7F"
     "ELF"sv,
     "a program", kGiveText},
};

/// "BZh", how much is packed at a time from 1 to 9, and what packed bytes or their end begin with.
bool is_bzip2(std::string_view bytes) {
  constexpr std::size_t kHead = 4;
  if (!bytes.starts_with("BZh") || bytes.size() <= kHead) return false;
  const std::string_view rest = bytes.substr(kHead);
  return bytes[3] >= '1' && bytes[3] <= '9' &&
         (rest.starts_with("1AY&SY") || rest.starts_with("\x17rE8P\x90"));
}

/// Whether there are bytes that no text has.
bool has_other_bytes(std::string_view bytes) {
  constexpr std::size_t kLookedAt = 4096;
  const std::string_view start = bytes.substr(0, kLookedAt);
  return std::any_of(start.begin(), start.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t';
  });
}

base::Error not_a_text(std::string_view what, std::string_view hint) {
  return make_error(ErrorCode::encoding, "this is " + std::string(what) + ", not a text",
                    std::string(hint));
}

}  // namespace

std::optional<base::Error> other_file(std::string_view bytes) {
  const auto* kind =
      std::find_if(std::begin(kFileKinds), std::end(kFileKinds),
                   [bytes](const FileKind& one) { return bytes.starts_with(one.start); });
  if (kind != std::end(kFileKinds)) return not_a_text(kind->what, kind->hint);
  if (is_bzip2(bytes)) return not_a_text("a packed file (bzip2)", kUnpackIt);
  // Words may begin like these.
  if (!has_other_bytes(bytes)) return std::nullopt;
  if (bytes.starts_with("PK\x03\x04"sv)) {
    const bool is_sheet = bytes.find("[Content_Types]") != std::string_view::npos ||
                          bytes.find("opendocument") != std::string_view::npos;
    return is_sheet ? not_a_text("a document of an office program", kCopyCells)
                    : not_a_text("a packed file (ZIP)", kUnpackIt);
  }
  if (bytes.starts_with("RIFF")) {
    constexpr std::size_t kForm = 8;
    const std::string_view form = bytes.substr(std::min(kForm, bytes.size()));
    if (form.starts_with("WEBP")) return not_a_text("a picture (WebP)", kReadPicture);
    return form.starts_with("WAVE") ? not_a_text("a sound (WAV)", kGiveText)
                                    : not_a_text("a sound or film", kGiveText);
  }
  if (bytes.starts_with("BM")) return not_a_text("a picture (BMP)", kReadPicture);
  if (bytes.starts_with("MZ")) return not_a_text("a program", kGiveText);
  constexpr std::size_t kBrand = 4;
  if (bytes.substr(std::min(kBrand, bytes.size())).starts_with("ftyp"))
    return not_a_text("a picture or film", kReadPicture);
  return std::nullopt;
}

bool is_utf16(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return true;
  // Without its mark: the first characters are of ASCII.
  constexpr std::size_t kLookedAt = 16;
  if (bytes.size() < kLookedAt) return false;
  for (std::size_t i = 0; i < kLookedAt; i += 2) {
    const bool is_plain = (bytes[i] >= ' ' && bytes[i] <= '~') || bytes[i] == '\n' ||
                          bytes[i] == '\r' || bytes[i] == '\t';
    if (!is_plain || bytes[i + 1] != '\0') return false;
  }
  return true;
}

base::Result<std::string> utf8_of_utf16(std::string_view bytes) {
  const bool is_big = bytes.starts_with("\xFE\xFF");
  if (is_big || bytes.starts_with("\xFF\xFE")) bytes.remove_prefix(2);
  const auto unit_at = [bytes, is_big](std::size_t i) {
    const std::uint32_t first = static_cast<unsigned char>(bytes[i]);
    const std::uint32_t second = static_cast<unsigned char>(bytes[i + 1]);
    return is_big ? first << 8U | second : second << 8U | first;
  };
  const auto damaged = [] {
    return make_error(ErrorCode::encoding, "the text is stored as UTF-16, and cut off or damaged",
                      "save it as UTF-8 and try again");
  };
  if (bytes.size() % 2 != 0) return damaged();
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 2) {
    std::uint32_t code = unit_at(i);
    if (code >= 0xD800 && code < 0xE000) {
      const std::uint32_t low = code < 0xDC00 && i + 3 < bytes.size() ? unit_at(i + 2) : 0;
      if (low < 0xDC00 || low >= 0xE000) return damaged();
      code = 0x10000U + ((code - 0xD800U) << 10U) + (low - 0xDC00U);
      i += 2;
    }
    append_utf8(text, code);
  }
  return text;
}

}  // namespace omnidoku::formats
