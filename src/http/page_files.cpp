// SPDX-License-Identifier: MIT
#include "http/page_files.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

#include <sys/stat.h>
#include <time.h>

#include "base/hash.h"
#include "http/header_list.h"

namespace omnidoku::http {
namespace {

namespace fs = std::filesystem;

struct Encoding {
  std::string_view name;
  std::string_view suffix;  ///< of a file that is compressed so
};
/// The best first.
constexpr Encoding kEncodings[] = {{"br", ".br"}, {"gzip", ".gz"}};

constexpr std::int64_t kNanoseconds = 1'000'000'000;  // in a second

/// Two changes of a file within it may have the same time.
constexpr std::int64_t kTick = kNanoseconds / 10;

/// A compressed file has the time of its file (compress.mjs), as near as a program sets it, which
/// may be to a millisecond. No script compresses a file and changes it within one. Tools that copy
/// keep both times or cut off as much of both.
constexpr std::int64_t kSameTime = kNanoseconds / 1000;

constexpr std::pair<std::string_view, const char*> kTypes[] = {
    {".html", "text/html"},        {".js", "text/javascript"},
    {".mjs", "text/javascript"},   {".css", "text/css"},
    {".wasm", "application/wasm"}, {".svg", "image/svg+xml"},
    {".png", "image/png"},         {".json", "application/json"},
    {".woff2", "font/woff2"},      {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain"},
};

std::string type_of(const std::string& path) {
  const std::string extension = fs::path(path).extension().string();
  const auto* const known = std::find_if(std::begin(kTypes), std::end(kTypes),
                                         [&](const auto& type) { return type.first == extension; });
  return known == std::end(kTypes) ? "application/octet-stream" : known->second;
}

/// Whether a path leads to nothing but what lies in the folder, as far as its text tells.
bool stays_inside(std::string_view path) {
  if (!path.starts_with('/') || path.find('\\') != std::string_view::npos) return false;
  while (!path.empty()) {
    path.remove_prefix(1);
    const std::string_view part = path.substr(0, path.find('/'));
    path.remove_prefix(part.size());
    if (part == "." || part == ".." || (part.empty() && !path.empty())) return false;
  }
  return true;
}

/// Whether If-None-Match names the state of a file.
bool names(std::string_view tags, std::string_view tag) {
  bool found = false;
  for_each_part(tags, ',', [&](std::string_view part) {
    if (part.starts_with("W/")) part.remove_prefix(2);
    found = found || part == "*" || part == tag;
  });
  return found;
}

/// What the tag of a file is made of. Its size and time would not do: a page built anew may have
/// files as long as before, and where all times are set alike they are as old, too.
std::string tag_of(const std::string& content, std::string_view encoding) {
  base::Hash hash;
  std::uint64_t word = 0;
  for (std::size_t begin = 0; begin < content.size(); begin += sizeof word) {
    word = 0;
    std::memcpy(&word, content.data() + begin, std::min(sizeof word, content.size() - begin));
    hash.add(word);
  }
  std::ostringstream tag;
  tag << '"' << std::hex << hash.value() << '-' << content.size();
  if (!encoding.empty()) tag << '-' << encoding;
  tag << '"';
  return tag.str();
}

std::int64_t nanoseconds(const timespec& time) {
  return std::int64_t{time.tv_sec} * kNanoseconds + time.tv_nsec;
}

std::int64_t time_now() {
  timespec now{};
  ::clock_gettime(CLOCK_REALTIME, &now);
  return nanoseconds(now);
}

/// The state of a file; nothing if there is none.
std::optional<FileState> state_of(const std::string& name) {
  struct stat file {};
  if (::stat(name.c_str(), &file) != 0 || !S_ISREG(file.st_mode)) return std::nullopt;
  return FileState{.device = file.st_dev,
                   .inode = file.st_ino,
                   .size = static_cast<std::uint64_t>(file.st_size),
                   .written = nanoseconds(file.st_mtim),
                   .changed = nanoseconds(file.st_ctim)};
}

/// Whether a compressed file belongs to the file as it is now.
bool is_current(const FileState& compressed, const FileState& plain) {
  return std::abs(compressed.written - plain.written) <= kSameTime;
}

/// A part of a file.
struct Place {
  std::size_t begin;
  std::size_t length;
};

/// Where a part lies; nothing if the file has no such part.
std::optional<Place> place_of(const httplib::Range& part, std::size_t size) {
  const auto [first, last] = part;
  const auto length = static_cast<ssize_t>(size);
  const ssize_t begin = first < 0 ? std::max<ssize_t>(length - last, 0) : first;
  const ssize_t end = first < 0 || last < 0 ? length : std::min(last, length - 1) + 1;
  if (begin >= end) return std::nullopt;
  return Place{static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin)};
}

void send(Content content, const std::string& type, const Place& place,
          httplib::Response& response) {
  response.set_content_provider(place.length, type,
                                [content = std::move(content), begin = place.begin](
                                    size_t offset, size_t size, httplib::DataSink& sink) {
                                  return sink.write(content->data() + begin + offset, size);
                                });
}

void send_part(Content content, const std::string& type, const httplib::Range& part,
               httplib::Response& response) {
  const std::string whole = '/' + std::to_string(content->size());
  const std::optional<Place> place = place_of(part, content->size());
  if (!place) {
    response.set_header("Content-Range", "bytes *" + whole);
    response.status = 416;
    return;
  }
  response.set_header("Content-Range", "bytes " + std::to_string(place->begin) + '-' +
                                           std::to_string(place->begin + place->length - 1) +
                                           whole);
  response.status = 206;
  send(std::move(content), type, *place, response);
}

}  // namespace

std::shared_ptr<PageFiles::Known> PageFiles::known(const std::string& name) {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<Known>& place = known_[name];
  if (place == nullptr) place = std::make_shared<Known>();
  return place;
}

/// Who asks for a file that is being read waits for it; who asks for another does not.
PageFiles::File PageFiles::file(const Variant& variant, std::string_view tags) {
  const std::int64_t now = time_now();
  const std::optional<FileState> state = state_of(variant.name);
  if (!state) return {};
  const bool is_settled = state->changed + kTick < now;
  const std::shared_ptr<Known> known = this->known(variant.name);
  const std::lock_guard lock(known->mutex);
  if (known->state == *state && known->is_settled) {
    if (names(tags, known->tag)) return {known->tag, nullptr};
    if (Content content = known->content.lock()) return {known->tag, std::move(content)};
  }
  std::ifstream in(variant.name, std::ios::binary);
  Content content = std::make_shared<const std::string>(std::istreambuf_iterator<char>(in),
                                                        std::istreambuf_iterator<char>());
  if (!in) return {};
  std::string tag = tag_of(*content, variant.encoding);
  if (Content same = known->content.lock(); same != nullptr && known->tag == tag) {
    content = std::move(same);
  }
  known->state = *state;
  known->is_settled = is_settled;
  known->tag = std::move(tag);
  known->content = content;
  return {known->tag, names(tags, known->tag) ? nullptr : std::move(content)};
}

std::optional<PageFiles::Variant> PageFiles::choose_variant(const std::string& path,
                                                            const RequestHeaders& headers) const {
  Variant variant;
  variant.name = folder_ + path;
  if (variant.name.back() == '/') variant.name += "index.html";
  const std::optional<FileState> plain = state_of(variant.name);
  if (!plain) return std::nullopt;
  variant.type = type_of(variant.name);
  const std::string name = variant.name;
  for (const auto& [word, suffix] : kEncodings) {
    const std::string compressed = name + std::string(suffix);
    const std::optional<FileState> state = state_of(compressed);
    if (!state || !is_current(*state, *plain)) continue;
    variant.has_others = true;
    if (headers.wants_part() || !accepts(headers.encodings, word)) continue;
    variant.name = compressed;
    variant.encoding = word;
    break;
  }
  return variant;
}

bool PageFiles::answer(const httplib::Request& request, const RequestHeaders& headers,
                       httplib::Response& response) {
  if (request.method != "GET" && request.method != "HEAD") return false;
  if (!stays_inside(request.path)) return false;
  const std::optional<Variant> variant = choose_variant(request.path, headers);
  if (!variant) return false;
  File file = this->file(*variant, whole_list(request, "If-None-Match"));
  if (file.tag.empty()) return false;

  response.set_header("Cache-Control", "no-cache");
  response.set_header("ETag", file.tag);
  if (variant->has_others) response.set_header("Vary", "Accept-Encoding");
  if (file.content == nullptr) {
    response.status = 304;
    return true;
  }
  if (!variant->encoding.empty()) {
    response.set_header("Content-Encoding", std::string(variant->encoding));
  }
  response.set_header("Accept-Ranges", "bytes");
  if (headers.wants_part()) {
    send_part(std::move(file.content), variant->type, headers.parts.front(), response);
  } else {
    response.status = 200;
    const std::size_t length = file.content->size();
    send(std::move(file.content), variant->type, {0, length}, response);
  }
  return true;
}

}  // namespace omnidoku::http
