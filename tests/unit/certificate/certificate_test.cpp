// SPDX-License-Identifier: MIT
//
// Certificates from end to end: written, accepted, and refused when anything in them is changed.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "certificate/check.h"
#include "certificate/clauses.h"
#include "certificate/words.h"
#include "certificate/write.h"
#include "formats/format.h"
#include "sat/search.h"

namespace omnidoku::certificate {
namespace {

// By singles and locked candidates; by search.
constexpr const char* kEasy =
    ".....5...62......1814..........6...9.463.8...27..9.81.1.2....8......6.5.76......4";
constexpr const char* kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
constexpr const char* kKiller =
    R"({"omnidoku":1,"board":{"type":"grid","size":4},"givens":"....3...........","constraints":[)"
    R"({"type":"killer","cells":["R1C1","R1C2","R2C1","R2C2"],"sum":10},)"
    R"({"type":"killer","cells":["R1C3","R1C4","R2C3"],"sum":9},)"
    R"({"type":"killer","cells":["R2C4","R3C4"],"sum":3},)"
    R"({"type":"killer","cells":["R3C1","R4C1","R4C2"],"sum":6},)"
    R"({"type":"killer","cells":["R3C2","R3C3"],"sum":7},)"
    R"({"type":"killer","cells":["R4C3","R4C4"],"sum":5}]})";

Written written_for(const std::string& puzzle) {
  const auto document = formats::read(puzzle);
  EXPECT_TRUE(document);
  return write(*document, {});
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines = parts_of(text, '\n');
  lines.pop_back();
  return lines;
}

/// With an end that fits.
std::string text_of(std::vector<std::string> lines) {
  lines.back() = end_of({lines.begin(), lines.end() - 1});
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

Report only_report(const std::string& text) {
  std::vector<Report> reports = check_all(text);
  EXPECT_EQ(reports.size(), 1U);
  return reports.front();
}

TEST(Certificate, OfAnEasyPuzzleTellsWhatAPersonFinds) {
  const Written written = written_for(kEasy);
  ASSERT_EQ(written.status, base::Status::unique);
  const Report report = only_report(written.text);
  EXPECT_EQ(report.fault, "");
  EXPECT_EQ(report.line, 1U);
  EXPECT_EQ(report.puzzle, kEasy);
  EXPECT_GT(report.num_steps, 0U);
  EXPECT_NE(written.text.find("so it is nowhere else there"), std::string::npos);
  EXPECT_EQ(mismatch(report), "");
  EXPECT_NE(mismatch(report, formats::read(kHard)->puzzle), "");
}

TEST(Certificate, OfAHardPuzzleIsProvenBySearch) {
  if (!sat::is_available()) GTEST_SKIP() << "the program was built without CaDiCaL";
  const Written written = written_for(kHard);
  ASSERT_EQ(written.status, base::Status::unique) << written.message;
  EXPECT_EQ(only_report(written.text).fault, "");
  EXPECT_EQ(written_for(kHard).text, written.text);
}

TEST(Certificate, IsNotWrittenWithoutOneSolution) {
  const Written several = written_for(std::string(81, '.'));
  EXPECT_EQ(several.status, base::Status::multiple);
  EXPECT_EQ(several.text, "");
  std::string none(81, '.');
  none[0] = none[1] = '1';
  EXPECT_EQ(written_for(none).status, base::Status::invalid);
}

TEST(Certificate, WithOneChangedByteIsRefused) {
  const std::string text = written_for(kEasy).text;
  for (std::size_t i = 0; i < text.size(); i += 7) {
    std::string changed = text;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    for (const Report& report : check_all(changed)) EXPECT_NE(report.fault, "") << i;
  }
  EXPECT_NE(only_report(text.substr(0, text.size() / 2)).fault, "");
  EXPECT_NE(only_report("").fault, "");
  EXPECT_NE(only_report("\n\n").fault, "");
}

TEST(Certificate, ThatSaysSomethingElseIsRefusedThoughItsEndFits) {
  const std::vector<std::string> lines = lines_of(written_for(kEasy).text);
  ASSERT_EQ(only_report(text_of(lines)).fault, "");
  const auto solution = static_cast<std::size_t>(
      std::find_if(lines.begin(), lines.end(),
                   [](const std::string& line) { return line.starts_with(kSolution); }) -
      lines.begin());
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    std::vector<std::string> fewer = lines;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const Report report = only_report(text_of(fewer));
    EXPECT_TRUE(i > solution || !report.fault.empty()) << lines[i];
  }
  // The puzzle with a given less or another one, the solution with two digits exchanged.
  const auto refused = [&](std::size_t line, std::size_t at, char c) {
    std::vector<std::string> other = lines;
    other[line][at] = c;
    EXPECT_NE(only_report(text_of(other)).fault, "") << other[line];
  };
  refused(1, kPuzzle.size() + 5, '.');
  refused(1, kPuzzle.size() + 5, '6');
  refused(solution, kSolution.size(), '4');
  // What does not follow, and what nobody asked for.
  std::vector<std::string> wrong = lines;
  wrong[solution + 1] = "1";
  EXPECT_EQ(only_report(text_of(wrong)).fault, "this does not follow");
  EXPECT_EQ(only_report(text_of(wrong)).line, solution + 2);
}

TEST(Certificate, OfOtherRulesIsOfItsPuzzleAlone) {
  const auto document = formats::read(kKiller);
  ASSERT_TRUE(document) << document.error().text();
  const Written written = write(*document, {});
  ASSERT_EQ(written.status, base::Status::unique) << written.message;
  const Report report = only_report(written.text);
  ASSERT_EQ(report.fault, "");
  EXPECT_EQ(mismatch(report), "");
  model::Puzzle other = document->puzzle;
  other.constraints.pop_back();
  EXPECT_NE(mismatch(report, other), "");
}

TEST(Certificate, SeveralInOneTextAreJudgedOneByOne) {
  const std::string text = written_for(kEasy).text;
  std::string changed = text;
  changed[changed.size() / 2] ^= 1;
  const std::vector<Report> reports = check_all(text + changed + text);
  ASSERT_EQ(reports.size(), 3U);
  EXPECT_EQ(reports[0].fault, "");
  EXPECT_NE(reports[1].fault, "");
  EXPECT_EQ(reports[2].fault, "");
  EXPECT_EQ(reports[2].line, 2 * (lines_of(text).size()) + 1);
}

TEST(Certificate, ThatWasNotGoneThroughIsNotAccepted) {
  base::StopSource source;
  source.request_stop();
  base::Limits limits;
  limits.stop = source.token();
  const std::string text = written_for(kEasy).text;
  for (const Report& report : check_all(text, limits))
    EXPECT_EQ(report.fault, "the check was ended before it came to this");
}

TEST(Certificate, NothingThatIsTypedBreaksTheCheck) {
  const std::vector<std::string> lines = lines_of(written_for(kKiller).text);
  base::Random random(20261129);
  constexpr std::string_view kTyped = " 0129-=!*/>,#R_ab";
  for (int i = 0; i < 3000; ++i) {
    std::vector<std::string> changed = lines;
    std::string& line = changed[random.below(lines.size() - 1)];
    const std::size_t at = random.below(line.size() + 1);
    line.replace(at, random.below(3), 1, kTyped[random.below(kTyped.size())]);
    for (const Report& report : check_all(text_of(changed))) EXPECT_GE(report.line, 1U);
  }
}

TEST(Clauses, TellWhatAProofRestsOn) {
  Clauses clauses({{1, 2}, {-1, 2}, {3, 4}, {-2, 5, 6}}, 6);
  std::vector<std::size_t> used;
  EXPECT_FALSE(clauses.imply({1}, &used));
  EXPECT_TRUE(clauses.imply({2}, &used));
  std::sort(used.begin(), used.end());
  EXPECT_EQ(used, (std::vector<std::size_t>{0, 1}));
  clauses.add({2});
  clauses.add({-5});
  EXPECT_FALSE(clauses.contradict());
  EXPECT_EQ(clauses.value(6), 1);
  EXPECT_TRUE(clauses.hold_with({1, 3, -4}));
  EXPECT_FALSE(clauses.hold_with({1}));  // of 3 and 4 nothing is known
  EXPECT_FALSE(clauses.hold_with({1, 3, -2}));
  clauses.add({-6});
  EXPECT_TRUE(clauses.contradict());
}

}  // namespace
}  // namespace omnidoku::certificate
