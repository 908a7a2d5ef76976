// SPDX-License-Identifier: MIT
//
// Packed files, by gzip (RFC 1952) and zstd (RFC 8878): told by how they begin, unpacked and packed
// as the bytes come, in constant memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace omnidoku::packed {

enum class Packing : std::uint8_t { none, gzip, zstd };

/// "gzip" and "zstd"; "none".
[[nodiscard]] std::string_view to_string(Packing packing);

/// How a file is packed that begins so.
[[nodiscard]] Packing packing_of(std::string_view begin);

/// Whether these are fewer bytes than tell that, and it may be.
[[nodiscard]] bool may_become_packed(std::string_view begin);

/// How a file of that name is to be packed.
[[nodiscard]] Packing packing_by_name(std::string_view name);

/// The name of what is in a packed file of that name: "a.csv" of "a.csv.gz"; others as they are.
[[nodiscard]] std::string_view name_inside(std::string_view name);

/// What is in packed bytes that come piece by piece. A file may be several that follow each other.
class Unpacker {
 public:
  /// Error: unsupported, where the program was built without what it takes.
  [[nodiscard]] static base::Result<std::unique_ptr<Unpacker>> make(Packing packing);
  Unpacker() = default;
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;
  virtual ~Unpacker() = default;

  /// Puts what comes next into `out`, returns how much that is, and takes off `packed` what was
  /// used of it. Nothing came, and nothing is left of `packed`: it waits for more. Error: syntax,
  /// where the bytes are damaged.
  [[nodiscard]] virtual base::Result<std::size_t> unpack(std::string_view& packed,
                                                         std::span<char> out) = 0;
  /// Whether the file may end here, rather than be cut off.
  [[nodiscard]] virtual bool is_at_end() const = 0;
};

/// Packs bytes that come piece by piece.
class Packer {
 public:
  /// Error: unsupported, where the program cannot pack like this.
  [[nodiscard]] static base::Result<std::unique_ptr<Packer>> make(Packing packing);
  Packer() = default;
  Packer(const Packer&) = delete;
  Packer& operator=(const Packer&) = delete;
  virtual ~Packer() = default;

  /// What is to be written by now.
  [[nodiscard]] virtual std::string pack(std::string_view bytes) = 0;
  /// What is to be written last.
  [[nodiscard]] virtual std::string finish() = 0;
};

/// The bytes packed in a zlib stream (RFC 1950), as small as it goes. Errors: unsupported, where
/// the program was built without what it takes; too_large, where there is no memory for it.
[[nodiscard]] base::Result<std::string> packed_by_zlib(std::string_view bytes);

/// What is said of bytes that are not what they began as.
[[nodiscard]] base::Error damaged(Packing packing, std::string_view why);

// One of each for each kind; an error where it is not to be had.
[[nodiscard]] base::Result<std::unique_ptr<Unpacker>> gzip_unpacker();
[[nodiscard]] base::Result<std::unique_ptr<Unpacker>> zstd_unpacker();
[[nodiscard]] base::Result<std::unique_ptr<Packer>> zstd_packer();

}  // namespace omnidoku::packed
