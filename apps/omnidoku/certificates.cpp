// SPDX-License-Identifier: MIT
#include "certificates.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "certificate/statement.h"
#include "certificate/write.h"
#include "formats/format.h"
#include "text.h"

namespace omnidoku::cli {

base::Result<std::unique_ptr<CertificateFile>> CertificateFile::open(
    const Console& console, const std::string& name, const std::vector<std::string>& inputs) {
  base::Result<std::unique_ptr<Output>> output = open_output(console, name, inputs);
  if (!output) return output.error();
  return std::unique_ptr<CertificateFile>(new CertificateFile(*std::move(output)));
}

void CertificateFile::add(const model::Document& document, const solve::Options& options,
                          const std::string& place, Answer& answer) {
  const certificate::Written written = certificate::write(document, options);
  if (written.text.empty()) {
    if (written.status == base::Status::cancelled) answer.verdict = Verdict::cancelled;
    if (written.status == base::Status::unique) answer.verdict = Verdict::limit;
    answer.messages +=
        (answer.messages.empty() ? "" : "\n") + place + "no certificate: " +
        (written.message.empty() ? std::string(base::to_string(written.status)) : written.message);
    return;
  }
  answer.delivered = [this, text = written.text, before = std::move(answer.delivered)] {
    output_->write(text);
    if (before) before();
  };
}

void add_certificate_option(CommandOptions& options, std::string& file) {
  options
      .add("--certificate", file,
           "File that gets a certificate of each puzzle: a proof that it has one\n"
           "solution ('omnidoku check --certificate')")
      .type_name("FILE");
}

base::Result<void> open_certificates(const Console& console, const std::string& name,
                                     const std::vector<std::string>& inputs,
                                     const std::string& answers,
                                     std::unique_ptr<CertificateFile>& file) {
  if (name.empty()) return {};
  if (auto different = require_two_files(name, answers); !different) return different.error();
  base::Result<std::unique_ptr<CertificateFile>> opened =
      CertificateFile::open(console, name, inputs);
  if (!opened) return opened.error();
  file = *std::move(opened);
  return {};
}

base::Result<Certificates> Certificates::read(const std::string& file) {
  std::error_code unknown;
  if (std::filesystem::is_directory(file, unknown))
    return base::make_error(base::ErrorCode::io, "'" + file + "' is a folder");
  std::ifstream stream(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  if (!stream) return base::make_error(base::ErrorCode::io, "cannot read '" + file + "'");
  Certificates certificates;
  certificates.file_ = file;
  certificates.reports_ = certificate::check_all(text);
  for (std::size_t i = 0; i < certificates.reports_.size(); ++i) {
    const certificate::Report& report = certificates.reports_[i];
    if (report.fault.empty()) certificates.by_premises_.emplace(joined(report.premises, "\n"), i);
  }
  return certificates;
}

std::vector<std::string> Certificates::refusals() const {
  std::vector<std::string> refusals;
  for (const certificate::Report& report : reports_) {
    if (report.fault.empty()) continue;
    refusals.push_back(file_ + ":" + std::to_string(report.line) +
                       ": the certificate is refused: " + report.fault);
  }
  return refusals;
}

std::vector<std::string> Certificates::puzzles() const {
  std::vector<std::string> puzzles;
  for (const certificate::Report& report : reports_) {
    // It stands for itself: not for a file that may have the same name, or for standard input.
    if (report.fault.empty() && formats::read(report.puzzle)) puzzles.push_back(report.puzzle);
  }
  return puzzles;
}

std::optional<std::string> Certificates::find(const model::Puzzle& puzzle) const {
  const auto premises = certificate::state(puzzle);
  if (!premises) return std::nullopt;
  std::string text;
  for (const certificate::Premise& premise : *premises)
    text += (text.empty() ? "" : "\n") + premise.text;
  const auto found = by_premises_.find(text);
  if (found == by_premises_.end()) return std::nullopt;
  const certificate::Report& report = reports_[found->second];
  return "proven by the certificate at " + file_ + ":" + std::to_string(report.line) + " in " +
         counted(report.num_steps, "step");
}

std::string Certificates::why_none(const model::Puzzle& puzzle) const {
  const std::string none = "no accepted certificate in " + file_ + " is of this puzzle";
  if (reports_.size() > 1 || by_premises_.empty()) return none;
  return none + ": " + certificate::mismatch(reports_.front(), puzzle);
}

}  // namespace omnidoku::cli
