// SPDX-License-Identifier: MIT
//
// Files of certificates (docs/CERTIFICATES.md), for the commands that write and check them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.h"
#include "batch.h"
#include "certificate/check.h"
#include "model/document.h"
#include "options.h"
#include "output.h"
#include "solve/solve.h"

namespace omnidoku::cli {

/// A file that gets a certificate of each puzzle, in the order of the answers.
class CertificateFile {
 public:
  /// A file that is none of those that are read. Errors: usage, io.
  [[nodiscard]] static base::Result<std::unique_ptr<CertificateFile>> open(
      const Console& console, const std::string& name, const std::vector<std::string>& inputs);

  /// Has the certificate written as soon as the answer is; if there is none the answer's messages
  /// say so, and a puzzle that has one solution counts as one that a limit left open. Thread-safe.
  void add(const model::Document& document, const solve::Options& options, const std::string& place,
           Answer& answer);

  /// To be finished at the end.
  [[nodiscard]] Output& output() { return *output_; }

 private:
  explicit CertificateFile(std::unique_ptr<Output> output) : output_(std::move(output)) {}
  std::unique_ptr<Output> output_;
};

/// --certificate FILE.
void add_certificate_option(CommandOptions& options, std::string& file);
/// Makes the file that is meant, if any; `answers` is the other file that is written. Errors as of
/// open().
[[nodiscard]] base::Result<void> open_certificates(const Console& console, const std::string& name,
                                                   const std::vector<std::string>& inputs,
                                                   const std::string& answers,
                                                   std::unique_ptr<CertificateFile>& file);

/// Certificates that were read, and which of them are accepted.
class Certificates {
 public:
  /// Error: io.
  [[nodiscard]] static base::Result<Certificates> read(const std::string& file);

  /// What is wrong with those that are refused, a line for each.
  [[nodiscard]] std::vector<std::string> refusals() const;
  /// The puzzles of those that are accepted.
  [[nodiscard]] std::vector<std::string> puzzles() const;
  /// Where the one of this puzzle, which must be valid, stands, and how long it is; nothing if
  /// there is none.
  [[nodiscard]] std::optional<std::string> find(const model::Puzzle& puzzle) const;
  /// Why there is none.
  [[nodiscard]] std::string why_none(const model::Puzzle& puzzle) const;

 private:
  std::string file_;
  std::vector<certificate::Report> reports_;
  std::unordered_map<std::string, std::size_t> by_premises_;  ///< of those that are accepted
};

}  // namespace omnidoku::cli
