// SPDX-License-Identifier: MIT
//
// The files of the page over HTTP. Beside FILE there may be compressed copies of it, FILE.br
// (Brotli) and FILE.gz (gzip), which web/build/compress.mjs makes with the page, as to compress so
// well takes seconds. A client that accepts one of these encodings is sent that copy. One that asks
// for a part (Range) is sent that part of FILE. One that has the file as it is now (If-None-Match)
// is told so (304) and sent nothing.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include <httplib.h>

#include "http/request_headers.h"

namespace omnidoku::http {

/// By what a file is known to be the same as before.
struct FileState {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::uint64_t size = 0;
  std::int64_t written = 0;  ///< in nanoseconds, as tools set it
  std::int64_t changed = 0;  ///< as the system sets it

  bool operator==(const FileState&) const = default;
};

/// Of a file. One piece of memory for all who are sent the same.
using Content = std::shared_ptr<const std::string>;

/// Thread-safe.
class PageFiles {
 public:
  explicit PageFiles(std::string folder) : folder_(std::move(folder)) {}

  /// Answers a request for a file of the page, by GET or HEAD; false if it is for something else.
  [[nodiscard]] bool answer(const httplib::Request& request, const RequestHeaders& headers,
                            httplib::Response& response);

 private:
  /// Which file is sent.
  struct Variant {
    std::string name;
    std::string type;
    std::string_view encoding;  ///< empty: the file itself
    bool has_others = false;    ///< others who ask for it are sent another
  };
  /// A file as it is now.
  struct File {
    std::string tag;  ///< of its content; empty: it cannot be read
    Content content;  ///< null if the client has it
  };
  /// A file as it was when it was read.
  struct Known {
    std::mutex mutex;  // of the others, and while it is read
    FileState state;
    bool is_settled = false;  // in another state it would not look like this one
    std::string tag;
    std::weak_ptr<const std::string> content;  // while it is being sent
  };

  [[nodiscard]] std::optional<Variant> choose_variant(const std::string& path,
                                                      const RequestHeaders& headers) const;
  [[nodiscard]] std::shared_ptr<Known> known(const std::string& name);
  /// `tags`: of what the client has.
  [[nodiscard]] File file(const Variant& variant, std::string_view tags);

  std::string folder_;
  std::mutex mutex_;  // of the map alone
  std::map<std::string, std::shared_ptr<Known>> known_;
};

}  // namespace omnidoku::http
