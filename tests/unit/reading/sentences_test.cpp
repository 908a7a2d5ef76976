// SPDX-License-Identifier: MIT
//
// What single sentences mean, by kinds of sentences.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "reading/grammar.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

struct Sentence {
  std::string_view text;
  std::string_view meaning;  ///< how one of its meanings ends
};

/// Whether one of the meanings of the statement is so.
bool means_it(const Sentence& one) {
  const Statement statement = statement_of(one.text);
  for (const std::vector<std::string>* words :
       {&statement.words, &statement.plain, &statement.behind_name}) {
    if (words->empty()) continue;
    for (const std::string& meaning : english().meanings("statement", *words)) {
      if (meaning.ends_with(one.meaning)) return true;
    }
  }
  return false;
}

template <std::size_t kSize>
void expect_all(const Sentence (&cases)[kSize]) {
  for (const Sentence& one : cases) EXPECT_TRUE(means_it(one)) << one.text;
}

/// Sentences of which no meaning may be known.
template <std::size_t kSize>
void expect_none(const std::string_view (&texts)[kSize]) {
  for (const std::string_view text : texts)
    EXPECT_TRUE(english().meanings("statement", words_of(text)).empty()) << text;
}

TEST(Sentences, OfSquaresOfTwoByTwo) {
  constexpr std::string_view kBoth = "(some c in it: c is even) and (some c in it: c is odd)";
  constexpr std::string_view kNotOneKind = "each squares: not (it is odd or it is even)";
  constexpr Sentence kSaid[] = {
      {"Any 2x2 square has at least one even and one odd digit.", kBoth},
      {"No 2x2 block may be completely odd or completely even.", kNotOneKind},
      {"There is no 2x2 that is all odd or all even.", kNotOneKind},
      {"No 2x2 square may contain three digits of the same parity.",
       "not (count(c in it where c is odd) >= 3 or count(c in it where c is even) >= 3)"},
  };
  expect_all(kSaid);
}

TEST(Sentences, OfCellsOfTheSameColour) {
  constexpr std::string_view kDiffer = "withincolour :: each a, b in pairs(things): a[1] != b[1]";
  constexpr std::string_view kAreClones = "withincolour :: each a, b in pairs(things): a = b";
  constexpr Sentence kSaid[] = {
      {"Cells of the same colour hold no repeated digits.", kDiffer},
      {"Digits do not repeat within cells of one color.", kDiffer},
      {"Cells of the same colour form clones: they contain the same digits in the same positions.",
       kAreClones},
      {"Shaded regions of the same shape and colour are clones.", kAreClones},
  };
  expect_all(kSaid);
}

TEST(Sentences, OfMagicSquares) {
  constexpr Sentence kSaid[] = {
      {"The yellow cells are a magic square, so all rows, columns and both long diagonals of it "
       "sum "
       "to 15.",
       "it[3] + it[5] + it[7] = sum(it[1..3]) and it is different"},
      {"The central 3x3 box is a magic square.", "boxes[5][5] = 5"},
  };
  expect_all(kSaid);
}

TEST(Sentences, OfWhatIsNotDivisible) {
  constexpr Sentence kSaid[] = {
      {"Digits in gray circles must not be divisible by 2.", "no c in it: c mod 2 = 0"}};
  expect_all(kSaid);
}

TEST(Sentences, OfWhatADigitHasBesideIt) {
  constexpr Sentence kSaid[] = {
      {"Each 4 must have a 2 above it or a 6 below it (or both).",
       "each c in cells: if c = 4 then (column(c)[row_number(c) - 1] = 2 or "
       "column(c)[row_number(c) + 1] = 6)"},
      {"Every 3 has an 8 to its left.",
       "each c in cells: if c = 3 then (row(c)[column_number(c) - 1] = 8)"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {"Every 3 has no 8 to its left.",
                                        "Some 3 has an 8 to its left."};
  expect_none(kNone);
}

TEST(Sentences, OfTheSameDigitSomeWayApart) {
  constexpr Sentence kSaid[] = {
      {"No two cells separated by a king's or a knight's move may hold the same digit.",
       "each a, b in touching: a != b"},
      {"No cell may have the same digit as a cell a knight's move away.",
       "each a, b in knights: a != b"},
      {"Digits may not touch themselves diagonally.", "each a, b in diagonal_pairs: a != b"},
      {"A digit can't appear in the same position in more than one box.",
       "each same_places: it is different"},
      {"Each digit must be in a different position in every box.",
       "each same_places: it is different"},
  };
  expect_all(kSaid);
}

TEST(Sentences, OfCluesBesideTheGrid) {
  constexpr Sentence kSaid[] = {
      {"A clue outside the grid is the length of the longest rising sequence of adjacent digits in "
       "its row or column.",
       "max(n in places where some w in windows(n): w is rising) = clue"},
      {"Clues outside the grid show the sum of the digits in the rising run that starts in the "
       "first "
       "cell.",
       "sum(start_run) = clue"},
      {"A clue outside the grid tells how many odd digits lie between the 2 and the 8.",
       "count(c in between(2, 8) where c is odd) = clue"},
      {"A clue outside the grid is the sum of the odd digits that come before the first even "
       "digit.",
       "where c is odd) = clue"},
      {"A clue outside the grid is the sum of all digits seen before the first prime.",
       "sum(it[1..count(i in places where no c in it[1..i]: c is prime)]) = clue"},
      {"Numbers outside the grid tell the distance between the digits 2 and 7 in that row or "
       "column.",
       "|place(2) - place(7)| = clue"},
      {"The clue is the sum of the digits in even positions of the row or column.",
       "sum(i in places where i is even: it[i]) = clue"},
      {"The clue is the two-digit number made of the first two digits in that direction.",
       "number(it[1..2]) = clue"},
      {"The clue is the sum of the digits in the Xth and the Yth cell, where X and Y are the first "
       "two digits.",
       "it[it[1]] + it[it[2]] = clue"},
      {"Frame clues outside the grid give the sum of the first two digits in that direction.",
       "sum(it[1..2]) = clue"},
      {"All digits given outside the grid need to be placed in the first two cells in that "
       "direction.",
       "some c in it[1..2]: c = d"},
  };
  expect_all(kSaid);
}

TEST(Sentences, OfMarksAndTheirNumbers) {
  constexpr Sentence kSaid[] = {
      {"A number in a circle is the sum or the difference of the digits in the two adjacent cells.",
       "clued :: sum(it) = clue or range(it) = clue"},
      {"A greater-than sign between two cells tells that the digit at its open side is larger.",
       "each edge sign=< :: it[1] > it[2]"},
      {"Digits obey the inequality signs between the cells.", "each edge sign=< :: it[1] > it[2]"},
      {"Digits joined by a red dot have no common divisor.",
       "not (some d in {2..9}: a mod d = 0 and b mod d = 0)"},
      {"Circled numbers are the sum of the digits in the four cells touching the circle.",
       "each corner clued :: sum(it) = clue"},
      {"The number in each circle tells the number of odd digits in the four touching cells.",
       "clued :: count(c in it where c is odd) = clue"},
      {"A number in a circle is the product of both pairs of diagonally opposite digits around it.",
       "clued :: it[1] * it[3] = clue and it[2] * it[4] = clue"},
      {"A white circle between four cells tells that these cells hold consecutive digits.",
       ":: it is consecutive"},
      {"A number in a circle gives the product of the digits in the two cells it joins.",
       "clued :: product(it) = clue"},
      {"Two cells separated by a number multiply to that number.",
       "each edge clued :: product = clue"},
      {"Black dots separate cells in a ratio of 1:2.", "a = 2 * b or b = 2 * a"},
      {"All XV pairs are given.", "each a, b in unmarked: not (a + b in {5, 10})"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Digits joined by a red dot have no common divisor with the digit above.",
      "The number in a circle is not the sum of the digits in the four cells touching the circle.",
      "Not all XV pairs are the same."};
  expect_none(kNone);
}

TEST(Sentences, OfDotsInUnusualWords) {
  constexpr std::string_view kTwice = "each a, b in steps: a = 2 * b or b = 2 * a";
  constexpr std::string_view kOneApart = "each a, b in steps: |a - b| = 1";
  constexpr Sentence kSaid[] = {
      {"If a dot is black, one of the digits is twice the other.", kTwice},
      {"A black dot shows where one digit is half of its neighbor.", kTwice},
      {"Black circles: the ratio of the two adjacent digits is 1:2.", kTwice},
      {"Black ratio 1:2.", kTwice},
      {"White dots join cells that contain neighboring values.", kOneApart},
      {"Digits joined by a white dot contain digits with a difference of 1.", kOneApart},
      {"A red dot means that the product of the two neighbouring digits is at most 12.",
       "each a, b in steps: (a * b) <= 12"},
      {"The 2x2 box around a green dot contains 4 consecutive digits.",
       ":: it is consecutive and count = 4"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "If no dot is black, one of the digits is twice the other.",
      "If a dot is black, one of the digits is not twice the other.",
      "A black dot does not show where one digit is half of its neighbor.",
      "Black ratio 1:3.",
      "A red dot means that the product of one of the two neighbouring digits and 3 is at most 12.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfNumbersOnEdges) {
  constexpr Sentence kSaid[] = {
      {"A number standing between two cells tells how much the two digits differ.",
       "each edge clued :: range = clue"},
      {"The product of two neighbouring digits is given on their common border.",
       "each edge clued :: each a, b in steps: a * b = clue"},
      {"The difference of two digits is given by the number between them.",
       "each edge clued :: each a, b in steps: |a - b| = clue"},
      {"If a number is given on an edge, the two digits beside it sum to that number.",
       "each edge clued :: (sum) = clue"},
      {"Two cells with a number between them have that number as their difference.",
       "each edge :: range = clue"},
      {"Less than and greater than signs tell which of two adjacent digits is larger.",
       "each edge sign=< :: it[1] > it[2]"},
      {"Inequality signs show that the digit on the narrow side is smaller.",
       "each edge sign=< :: it[1] > it[2]"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "The product of two neighbouring digits is never given on their common border.",
      "If no number is given on an edge, the two digits beside it sum to that number.",
      "Two cells with a number between them do not have that number as their difference.",
      "Inequality signs show that the digit on the narrow side is larger.",
      "Less than and greater than signs do not tell which of two adjacent digits is larger.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfPairsThatHaveOrLackTheirMark) {
  constexpr std::string_view kAll = "unmarked mark :: given";
  constexpr std::string_view kNoneConsecutive =
      "board unmarked :: each a, b in unmarked: not (|a - b| = 1)";
  constexpr Sentence kSaid[] = {
      {"The normal negative constraint applies.", kAll},
      {"There is a negative constraint.", kAll},
      {"The negative constraint does not apply.", "nothing"},
      {"No other pair of neighbours has this difference.", "unmarked last :: given"},
      {"Wherever two adjacent digits are consecutive, a white dot is always drawn between them.",
       kNoneConsecutive},
      {"White dots show all pairs of adjacent cells with consecutive digits.", kNoneConsecutive},
      {"Cells without a dot between them are not consecutive.", kNoneConsecutive},
      {"Unmarked pairs do not sum to 5 or 10.",
       "board unmarked :: each a, b in unmarked: not ((a + b) in {5, 10})"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "The negative constraint applies to black dots.",
      "The negative constraint does not always apply.",
      "There is a negative constraint in box 5.",
      "Wherever two adjacent digits are consecutive, a white dot may be drawn between them.",
      "Wherever two adjacent digits are consecutive, no white dot is drawn between them.",
      "White dots show some pairs of adjacent cells with consecutive digits.",
      "Some other pair of neighbours has this difference.",
      "Some unmarked pairs do not sum to 5 or 10.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfWhatMarkedCellsHold) {
  constexpr Sentence kSaid[] = {
      {"Green cells may only contain the digits 2, 4, 5 and 6.", "cell in {2, 4, 5, 6}"},
      {"Green cells contain digits from the set {2,5}.", "cell in {2, 5}"},
      {"Green cells contain only digits from 3 to 6.", "cell in {3..6}"},
      {"Green cells contain digits of 3 or more.", "each c in it: c >= 3"},
      {"Green cells are either 2 or 5.", "cell in {2, 5}"},
      {"No green cell contains a 4.", "not (cell in {4})"},
      {"None of the green cells is prime.", "not (cell is prime)"},
      {"The green cells have the same parity.", "(a[1] + b[1]) is even"},
      {"The green cells contain each of the digits 1-9 once.",
       "each a, b in pairs(things): a[1] != b[1]"},
      {"A green cell contains the sum of the two digits to its left and right.",
       "sum(row(cell)[column_number(cell) - 1], row(cell)[column_number(cell) + 1]) = cell"},
      {"A green cell's digit tells how many of its 8 neighbours contain a larger digit.",
       "count(c in around(cell) where c > cell) = cell"},
      {"The digit in a green cell equals the sum of the digits in two orthogonally adjacent cells.",
       "some p, q in pairs(beside(cell)): p + q = cell"},
      {"A digit in a green cell has at least one orthogonal neighbour with a consecutive digit.",
       "at least 1 n in beside(cell): n in {cell - 1, cell + 1}"},
      {"Shaded cells are greater than the digits in orthogonally adjacent unshaded cells.",
       ": t[1] > n"},
      {"Unshaded cells contain odd digits.", "each othercell :: cell is odd"},
      {"All even digits are in shaded cells.", "each othercell :: not (cell is even)"},
      {"The circled digits are odd.", "each cellmark form=circle :: cell is odd"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Some even digits are in shaded cells.", "Green cells are either odd or next to a 5.",
      "A green cell contains the sum of some digits to its left and right."};
  expect_none(kNone);
}

TEST(Sentences, OfMarkedCellsTogether) {
  constexpr std::string_view kDifferent =
      "all cellmark form=circle :: each a, b in pairs(things): a[1] != b[1]";
  constexpr std::string_view kDifferentToo = "each a, b in pairs(things): a[1] != b[1]";
  constexpr Sentence kSaid[] = {
      {"No digit may be repeated in circled cells.", kDifferent},
      {"No digit appears in more than one circle.", kDifferentToo},
      {"Every digit appears in at most one green cell.", kDifferentToo},
      {"Digits in circles are different from one another.", kDifferentToo},
      {"The sum of all circled digits is at least 40.", "(sum(t in things: t[1])) >= 40"},
      {"The blue cells together sum to 17.", "(sum(t in things: t[1])) = 17"},
      {"The five green cells form a set of consecutive digits.",
       "count(things) = 5 and max(t in things: t[1]) - min(t in things: t[1]) = 5 - 1 and (each a, "
       "b in pairs(things): a[1] != b[1])"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "No digit appears in more than two circles.",
      "Every digit appears in at most two green cells.",
      "Every digit appears in at least one green cell.",
      "Digits in circles of a box are different from one another.",
      "The sum of some circled digits is at least 40.",
      "The five green cells do not form a set of consecutive digits in box 1.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfMarkedCellsAndTheirNeighbours) {
  constexpr std::string_view kMaximum = "each n in beside(cell): cell > n";
  constexpr Sentence kSaid[] = {
      {"A green cell contains an odd digit.", "cell is odd"},
      {"Digits in green cells may only be 2, 4 or 9.", "cell in {2, 4, 9}"},
      {"Each circle's digit is larger than every digit in the cells sharing an edge with it.",
       kMaximum},
      {"Circled digits are higher than all digits in an orthogonally adjacent cell.", kMaximum},
      {"A square lies on a digit that is smaller than its vertical and horizontal neighbours.",
       "each n in beside(cell): cell < n"},
      {"Cells containing a square are local minima.", "each n in beside(cell): cell < n"},
      {"Circled digits exceed all of their neighbouring cells, orthogonally and diagonally.",
       "each n in around(cell): cell > n"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Not every green cell contains an odd digit.",
      "Digits in green cells may only be 2 cells apart.",
      "Circled digits are higher than a digit in an orthogonally adjacent cell.",
      "Green cells may only contain one digit.",
      "A square may lie on a digit that is smaller than its vertical and horizontal neighbours.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfWhatMarksAndMarkedCellsMayHave) {
  constexpr std::string_view kDifferent = "each a, b in pairs(things): a[1] != b[1]";
  constexpr Sentence kSaid[] = {
      {"X's and V's between cells show sums of 10 and 5.",
       "each mark sign=x :: sum = 10 ;; each mark sign=v :: sum = 5"},
      {"Digits must respect the inequalities given on edges.", "each edge sign=< :: it[1] > it[2]"},
      {"The signs > and < point at the smaller digit.", "each edge sign=< :: it[1] > it[2]"},
      {"Cells separated by a number have a product equal to that number.",
       "each edge clued :: product = clue"},
      {"A number on the line between two cells is their product.",
       "each edge clued :: product = clue"},
      {"Each digit can be used only once in the circles.", kDifferent},
      {"Green cells may not contain any repeated digits.", kDifferent},
      {"Together, the circled cells add up to 31.", "(sum(t in things: t[1])) = 31"},
      {"The digits in green cells total 31.", "(sum(t in things: t[1])) = 31"},
      {"The green cells contain the digits 1 to 5.",
       "count(things) = 5 and (each t in things: t[1] <= 5) and (each a, b in pairs(things): a[1] "
       "!= b[1])"},
      {"Green cells must have odd digits in them.", "cell is odd"},
      {"Cells that are shaded are even.", "each cell :: it is even"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "X's and V's between cells do not show sums of 10 and 5.",
      "Digits need not respect the inequalities given on edges.",
      "Cells separated by a number do not have a product equal to that number.",
      "Each digit can be used only once in the circles of a box.",
      "Together, two circled cells add up to 31.",
      "The digits in green cells total 31 in each box.",
      "Cells that are not shaded are even and odd.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfDigitsOnALine) {
  constexpr std::string_view kOneWay = "it is rising or it is falling";
  constexpr std::string_view kIndexes =
      "each i in places: each j in places: if it[i] = j then it[j] = i";
  constexpr std::string_view kTwelves =
      "(sum mod 12 = 0) and (count(i in places where sum(it[1..i]) mod 12 = 0) = sum / 12)";
  constexpr Sentence kSaid[] = {
      {"Pink lines are strictly increasing or decreasing.", kOneWay},
      {"Digits on a pink line are in increasing or decreasing order.", kOneWay},
      {"Digits on a pink line increase in one direction, to be determined.", kOneWay},
      {"Each pink line is a thermometer with an unknown bulb.", kOneWay},
      {"Digits along a pink line go up or down by two with each step.",
       "each a, b in steps: |a - b| = 2"},
      {"Neighbouring digits on a pink line have a maximum difference of 3.", "|a - b| <= 3"},
      {"Digits on a pink line cannot be equal to or consecutive with any other digit on that line.",
       "each a, b in pairs: |a - b| > 1"},
      {"The digits on each pink line have a sum that is a multiple of 4.", "(sum) mod 4 = 0"},
      {"The digits on each pink line add up to an even number.", "(sum) is even"},
      {"Each pink line contains more odd than even digits.",
       "count(c in it where c is odd) > count(c in it where c is even)"},
      {"Along a pink line, one of every two adjacent digits is double the other.",
       "a = 2 * b or b = 2 * a"},
      {"On a pink line every digit is a multiple or a factor of its neighbours.",
       "some k in {1..9}: a = k * b or b = k * a"},
      {"Digits on a pink line may not sum to 8 with an adjacent digit.", "a + b != 8"},
      {"Each pink line has a different sum.", "sum(a) != sum(b)"},
      {"Pink lines contain different digits.", "it is different"},
      {"Digits on each pink line sum to the same total, which must be determined.",
       "sum(a) = sum(b)"},
      {"If the Nth cell on a line contains X, the Xth cell contains N.", kIndexes},
      {"Pink lines are grouped into contiguous segments that each sum to 12.", kTwelves},
      {"Each pink line can be broken up into one or more non-overlapping sets of contiguous cells "
       "that sum to 12.",
       kTwelves},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Pink lines are strictly increasing or decreasing after the third digit.",
      "Some pink line has a different sum.",
      "Pink lines contain some different digits, and some the same.",
      "Digits along a pink line go up or down by two or an even number."};
  expect_none(kNone);
}

TEST(Sentences, OfTheEndsOfALine) {
  constexpr std::string_view kExtremes =
      "each line ringed :: min(it[1], it[-1]) = min and max(it[1], it[-1]) = max";
  constexpr std::string_view kTwice = "each line ringed :: sum(inner) = sum(ends)";
  constexpr Sentence kSaid[] = {
      {"The circles contain the lowest and the highest digit on the line.", kExtremes},
      {"Circles at the ends of a line hold the highest and lowest digits of that line.", kExtremes},
      {"Both circles at the ends of a line contain the same digit.",
       "each line ringed :: it[1] = it[-1]"},
      {"The difference between the digits in the circles is the number of cells on the line "
       "between "
       "them.",
       "each line ringed :: range(ends) = count(inner)"},
      {"Digits along a double arrow sum to the same total as the two digits in the circles at its "
       "ends.",
       kTwice},
      {"The sum of the digits on a double arrow equals the sum of its two circles.", kTwice},
      {"The digit in the bulb is the length of the thermometer.", "each thermo :: it[1] = length"},
      {"From the bulb, digits increase by the same amount at each step.",
       "each thermo :: it is sequence and (it is rising)"},
      {"For odd-length pink lines, this total is the central digit.",
       "if length mod 2 = 1 then it[(length + 1) / 2] = it[1] + it[-1]"},
  };
  expect_all(kSaid);
}

TEST(Sentences, OfTheGreatestAndTheLeastDigitOfALine) {
  constexpr Sentence kSaid[] = {
      {"The largest digit on every pink line is the sum of all the others.", "max * 2 = sum"},
      {"Each pink line's highest digit is four times its lowest digit.", "max = 4 * (min)"},
      {"The biggest digit along a pink line equals the number of odd digits on that line.",
       "max = count(c in it where c is odd)"},
      {"The lowest digit of a pink line is at least 4.", "min >= 4"},
      {"A pink line has its smallest digit at one of its ends.", "min(ends) = min"},
      {"The largest digit on a pink line is not at an end.", "max(ends) != max"},
      {"The smallest digit on each pink line is in the middle of the line.",
       "length mod 2 = 1 and it[(length + 1) / 2] = min"},
      {"The digits on a pink line have a range of at least 5.", "range >= 5"},
      {"The smallest digit on every pink line is one of its ends.", "min(ends) = min"},
      {"The sum of the digits on a pink line is twice its highest digit.", "sum = 2 * (max)"},
      {"The gap between the greatest and least digit on a pink line is 1 less than its length.",
       "range = count - 1"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "The largest digit on a pink line is not the sum of all the others.",
      "The largest digit on a pink line is four times the lowest digit on a teal line.",
      "The largest digit on a pink line may be in the middle of the line.",
      "The largest digit on a pink line is the sum of some others.",
      "The digits on a pink line are all within a range of three."};
  expect_none(kNone);
}

TEST(Sentences, OfTheEndsAndTheAverageOfALine) {
  constexpr Sentence kSaid[] = {
      {"One end of each pink line contains the number of even digits on the line.",
       "let n = count(c in it where c is even): it[1] = n or it[-1] = n"},
      {"The digit at one end of a pink line is the sum of the remaining digits.",
       "2 * it[1] = sum or 2 * it[-1] = sum"},
      {"Both ends of a pink line are odd.", "each c in ends: c is odd"},
      {"The end digits of a pink line have the same sum as the digits between them.",
       "it[1] + it[-1] = sum(it[2..-2])"},
      {"The sum of the end digits of a pink line is at most 9.", "(a + b) <= 9"},
      {"The middle digit of a pink line is the average of its two ends.",
       "2 * it[(length + 1) / 2] = it[1] + it[-1]"},
      {"The bulb of each thermometer contains an odd digit.", "it[1] is odd"},
      {"The digit in the middle of a pink line is the average of its digits.",
       "length mod 2 = 1 and it[(length + 1) / 2] * count = sum"},
      {"The average of the digits along a pink line is an integer.", "sum mod count = 0"},
      {"The average of the digits on a pink line is at most 6.", "sum <= 6 * count"},
      {"One end of a pink line is even and the other is odd.",
       "(it[1] is even and it[-1] is odd) or (it[1] is odd and it[-1] is even)"},
      {"Pink lines start and end with an even digit.", "each c in ends: c is even"},
      {"Digits between the ends of a pink line are larger than the ends.",
       "each c in inner: c > max(ends)"},
      {"The median of the digits on a pink line is at least 4.", "(median) >= 4"},
      {"The tip of each thermometer is at least 6.", "it[-1] >= 6"},
      {"The digit in the bulb of a thermometer is the highest on that thermometer.", "it[1] = max"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "The digit at neither end of a pink line is the sum of the remaining digits.",
      "One end of each pink line may contain the number of even digits on the line.",
      "One end of each pink line contains the number of even digits on the teal line.",
      "One end of a pink line is even and the other may be odd.",
      "Pink lines start or end with an even digit.",
      "Both ends of a pink line are not even.",
      "The average of the digits along a pink line is not an integer."};
  expect_none(kNone);
}

TEST(Sentences, OfNeighboursOnALine) {
  constexpr std::string_view kPeaks =
      "each a, b, c in windows(3): (b > a and b > c) or (b < a and b < c)";
  constexpr Sentence kSaid[] = {
      {"Neighbouring digits on a pink line differ by a minimum of 3.",
       "each a, b in steps: |a - b| >= 3"},
      {"Touching cells on a pink line hold digits whose sum is at most 9.",
       "each a, b in steps: (a + b) <= 9"},
      {"If two cells are adjacent on a pink line, their digits differ by at least 3.",
       "each a, b in steps: |a - b| >= 3"},
      {"Pink lines indicate that adjacent digits have a difference of at least 3.",
       "each a, b in steps: |a - b| >= 3"},
      {"A digit on a pink line cannot have the same parity as its neighbours on the line.",
       "each a, b in steps: not ((a + b) is even)"},
      {"Adjacent digits on a pink line must not be within 2 of each other.",
       "each a, b in steps: not (|a - b| <= 2)"},
      {"Each digit on a pink line is at least 3 apart from all other digits on that line.",
       "each a, b in pairs: |a - b| >= 3"},
      {"Digits on a pink line alternate between low (1-3) and high (7-9).",
       "(a in {1..3} and b in {7..9}) or (a in {7..9} and b in {1..3})"},
      {"Each pair of adjacent digits on a pink line contains exactly one even digit.",
       "each windows(2): exactly 1 c in it: c is even"},
      {"Of any three consecutive digits on a pink line, at least one is odd.",
       "each windows(3): (at least 1 c in it: c is odd)"},
      {"No two even digits may be adjacent on a pink line.",
       "each a, b in steps: not (a is even and b is even)"},
      {"Along pink lines, no two adjacent digits may be consecutive.",
       "each a, b in steps: not (|a - b| = 1)"},
      {"Of any two neighbouring digits on a pink line, one is a multiple of the other.",
       "each a, b in steps: some k in {1..9}: a = k * b or b = k * a"},
      {"Adjacent digits along a pink line are coprime.",
       "each a, b in steps: not (some d in {2..9}: a mod d = 0 and b mod d = 0)"},
      {"On a pink line, each digit is either larger than both its neighbours or smaller than both "
       "its neighbours.",
       kPeaks},
      {"No digit on a pink line is between its two neighbours.",
       "each a, b, c in windows(3): not (min(a, c) < b < max(a, c))"},
      {"Each pair of adjacent digits on a pink line has a different product.",
       "it[i] * it[i + 1] != it[j] * it[j + 1]"},
      {"No three adjacent digits on a pink line are all odd or all even.",
       "each windows(3): not (it is odd or it is even)"},
      {"A pink line may not have two odd digits or two even digits next to each other.",
       "each a, b in steps: (a + b) is odd"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "On a pink line, one digit is either larger than both its neighbours or smaller than both.",
      "No odd digit on a pink line is between its two neighbours.",
      "Not every pair of adjacent digits on a pink line has a different product.",
      "Pink lines indicate that adjacent digits may have a difference of at least 3.",
      "A digit on a pink line has the same parity as one of its neighbours.",
      "Each digit on a pink line is at least 3 apart from some other digit on that line.",
      "Adjacent digits on a pink line may differ by at least 3.",
      "Digits along a pink line repeat.",
      "Two even digits are adjacent on a pink line.",
      "No two even digits in a box are adjacent on a pink line.",
      "Of any two neighbouring digits on a pink line, one is not a multiple of the other.",
      "Along pink lines, only two adjacent digits are consecutive."};
  expect_none(kNone);
}

TEST(Sentences, OfHowOftenDigitsStandOnALine) {
  constexpr Sentence kSaid[] = {
      {"Any digit may appear at most three times on a pink line.",
       "each c in it: count_of(it, c) <= 3"},
      {"Each digit on a pink line appears at least twice on that line.",
       "each c in it: count_of(it, c) >= 2"},
      {"There are at least 4 different digits on each pink line.", "distinct >= 4"},
      {"The set of digits on a pink line has no gaps, but digits may repeat.",
       "range = distinct - 1"},
      {"Pink lines contain the digit 6 exactly once.", "count_of(it, 6) = 1"},
      {"The digits 2 and 7 do not appear on pink lines.", "no c in it: c in {2, 7}"},
      {"Pink lines only contain digits greater than 3.", "each c in it: c > 3"},
      {"Each pink line contains at least one digit from 4, 5 and 6.",
       "some c in it: c in {4, 5, 6}"},
      {"The number of odd digits on each pink line equals the number of even digits.",
       "count(c in it where c is odd) = count(c in it where c is even)"},
      {"Both pink lines contain the same set of digits.",
       "(each c in a: some d in b: d = c) and (each d in b: some c in a: c = d)"},
      {"No digit may appear on more than one pink line.", "no c in a: some d in b: d = c"},
      {"Pink lines of the same length have the same sum.",
       "if count(a) = count(b) then sum(a) = sum(b)"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {"Any digit may appear at least three times on a pink line.",
                                        "The bulb of one thermometer contains an odd digit.",
                                        "The digits 2 and 7 do not both appear on pink lines.",
                                        "Only pink lines contain digits greater than 3.",
                                        "Both pink lines do not contain the same set of digits.",
                                        "No digit may appear on only one pink line.",
                                        "Pink lines of different lengths have the same sum."};
  expect_none(kNone);
}

TEST(Sentences, OfLinesBetweenCirclesAndOfArrows) {
  constexpr std::string_view kOutside = "each c in inner: not (min(ends) <= c <= max(ends))";
  constexpr Sentence kSaid[] = {
      {"Digits on a line are not between the digits in its circles and not equal to either of "
       "them.",
       kOutside},
      {"The digits on a line are larger than one of the end digits and smaller than the other.",
       "each c in inner: min(ends) < c < max(ends)"},
      {"The two circled digits of a line multiply to the sum of the digits between them.",
       "product(ends) = sum(inner)"},
      {"The digits on a line sum to the sum of the circled digits.", "sum(inner) = sum(ends)"},
      {"Each step along a thermometer away from the bulb increases the digit by at least 2.",
       "(it is rising) and (each a, b in steps: (b - a) >= 2)"},
      {"The digit in a circle is one of the digits on its arrow.",
       "some c in it: c = number(bulb)"},
      {"Digits decrease from the bulb.", "each thermo :: it is falling"},
      {"The digit in the circle appears somewhere on its arrow.", "some c in it: c = number(bulb)"},
      {"Circled digits count the odd digits on their arrows.",
       "number(bulb) = count(c in it where c is odd)"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Digits on a line are not between the digits in its circles and may equal either of them.",
      "The digits on a line are larger than one of the end digits or smaller than the other.",
      "Digits decrease towards the bulb.", "The digit in the circle may appear on its arrow."};
  expect_none(kNone);
}

TEST(Sentences, OfTheNumberOfACage) {
  constexpr std::string_view kSaysCounts =
      "each cage clued :: each i in places(clue) where i is odd: count_of(it, clue[i + 1]) = "
      "clue[i]";
  constexpr Sentence kSaid[] = {
      {"The number in the corner is the smallest digit in the cage.",
       "each cage clued :: min = clue"},
      {"The small number gives the difference between the largest and smallest digit in the cage.",
       "each cage clued :: range = clue"},
      {"The number in a cage is the average of its digits.", "clued :: sum = clue * count"},
      {"Each number in a cage is a look-and-say number.", kSaysCounts},
      {"A clue XY in a cage means that digit Y appears exactly X times in that cage.", kSaysCounts},
      {"Cages with totals sum to them.", "each cage clued :: sum = clue"},
  };
  expect_all(kSaid);
}

TEST(Sentences, OfTheExtremesAndSumsOfCages) {
  constexpr Sentence kSaid[] = {
      {"The number in a cage is the product of its smallest and largest digit.",
       "clued :: max * min = clue"},
      {"The number in a cage is the largest digit plus the smallest digit in the cage.",
       "clued :: max + min = clue"},
      {"The value of a cage is the sum of its highest and lowest digits.",
       "each cage clued :: max + min = clue"},
      {"Cage totals are the sum of all their digits.", "each cage clued :: sum = clue"},
      {"All cages share the same total.", "each a, b in pairs(things): sum(a) = sum(b)"},
      {"The sums of all cages are different.", "each a, b in pairs(things): sum(a) != sum(b)"},
      {"No two cages contain the same set of digits.",
       "not (count(a) = count(b) and each d in a: count_of(a, d) = count_of(b, d))"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "The number in a cage is the product of its smallest digit and the largest digit of its row.",
      "Cage totals are not the sum of their digits.",
      "Not all cages share the same total.",
      "The sums of all cages are different from 10.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfDiagonalsKingsAndQueens) {
  constexpr std::string_view kKing = "each a, b in touching: not (a = b)";
  constexpr std::string_view kFalling =
      "where row_number(a) = column_number(a) and row_number(b) = column_number(b): a != b";
  constexpr Sentence kSaid[] = {
      {"Digits may not repeat on the negative diagonal.", kFalling},
      {"There are no repeated digits on the diagonal from the top left to the bottom right.",
       kFalling},
      {"Two cells a king's move apart can't have the same digit in them.", kKing},
      {"No two cells a king's move apart share a digit.", kKing},
      {"The 8s act like chess queens.",
       "where |row_number(a) - row_number(b)| = |column_number(a) - column_number(b)|: not (a = 8 "
       "and b = 8)"},
      {"The same digit cannot appear in two cells that are a knight's move apart.",
       "each a, b in knights: a != b"},
      {"Digits that are neighbours must differ by at least 3.",
       "each a, b in adjacent: |a - b| >= 3"},
      {"Consecutive digits are never direct neighbours.",
       "each a, b in adjacent: not (|a - b| = 1)"},
      {"The centre cells of all boxes contain the digits 1 to 9.",
       "each a, b in pairs(boxes): a[5] != b[5]"},
      {"In every 2x2 square there is at least one 4 or 5.",
       "each squares: some c in it: c in {4, 5}"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Digits that are neighbours along a hyphen must differ by at least 3.",
      "Consecutive digits are never left neighbours.",
      "The 8s do not act like chess queens.",
      "The same digit must appear in two cells that are a knight's move apart.",
      "The centre cells of three boxes contain the digits 1 to 3.",
      "In every 2x2 square there is not always a 4 or 5.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfTheFirstDigitsSeenFromAClue) {
  constexpr std::string_view kRoom = "each outside clued :: it[it[1]] = clue";
  constexpr Sentence kSaid[] = {
      {"If X is the first digit in a row or column, the clue is the Xth digit.", kRoom},
      {"Clues outside the grid tell which digit is in the Nth position, with N the first digit.",
       kRoom},
      {"If N is the first digit in a row or column, the clue is the sum of the first N digits.",
       "each outside clued :: sum(it[1..it[1]]) = clue"},
      {"Clues outside the grid give the product of the digits in the first two cells.",
       "each outside clued :: product(it[1..2]) = clue"},
      {"Numbers outside the grid count the buildings visible from that side, where taller "
       "buildings "
       "block the view of shorter ones.",
       "count(i in places where each a in it[1..i - 1]: a < it[i]) = clue"},
      {"A clue outside the grid is the position in its row or column of the digit 5.",
       "each outside clued :: place(5) = clue"},
      {"The sum of the digits on a marked diagonal is given by the clue outside the grid.",
       "each diagonal clued :: sum = clue"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "If X is the last digit in a row or column, the clue is the Xth digit.",
      "If X is the first digit in a row or column, the clue is not the Xth digit.",
      "Clues outside the grid tell which digit is not in the Nth position, with N the first digit.",
      "Numbers outside the grid count the buildings not visible from that side, where taller "
      "buildings block the view of shorter ones.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfWhatComesBeforeAndWhereItIs) {
  constexpr Sentence kSaid[] = {
      {"Clues outside the grid show the sum of the digits before the 8 is reached.",
       "sum(it[1..count(i in places where no c in it[1..i]: c = 8)]) = clue"},
      {"A clue outside the grid tells how many even digits are in that row or column before the 8.",
       "each outside clued :: count(c in it[1..count(i in places where no c in it[1..i]: c = 8)] "
       "where c is even) = clue"},
      {"A clue outside the grid tells where in its row or column the 8 is placed.",
       "each outside clued :: it[clue] = 8"},
      {"The clue in a cage is its largest digit minus its smallest digit.",
       "clued :: range = clue"},
      {"A building is hidden if there is a taller building in front of it.", "nothing"},
      {"A digit may not appear a king's move away from itself.", "each a, b in touching: a != b"},
      {"All 2x2 squares contain at least one odd digit.",
       "board :: each squares: at least 1 c in it: c is odd"},
      {"The sum of any two adjacent digits is at least 4.", "each a, b in adjacent: (a + b) >= 4"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Clues outside the grid show the sum of the digits after the 8 is reached.",
      "A clue outside the grid tells how many even digits are in that row or column after the 8.",
      "A clue outside the grid tells where in its row or column the 8 is not placed.",
      "The clue in a cage is its largest digit plus the smallest digit of its row.",
      "An odd digit may not appear a king's move away from itself.",
      "Not all 2x2 squares contain at least one odd digit.",
      "The sum of some two adjacent digits is at least 4.",
  };
  expect_none(kNone);
}

TEST(Sentences, ThatSayNothingNew) {
  constexpr std::string_view kNothing = "nothing";
  constexpr Sentence kSaid[] = {
      {"Each digit in the grid represents a building of that height.", kNothing},
      {"Digits in the grid are the heights of skyscrapers.", kNothing},
      {"Some cells are joined by purple lines.", kNothing},
      {"Lines may cross or overlap, but they do not branch.", kNothing},
      {"Blue lines are divided into segments by box borders.", kNothing},
      {"This sum may differ for different lines.", kNothing},
      {"This difference must be determined for each line.", kNothing},
      {"These may appear in any order.", kNothing},
      {"If a line enters the same box multiple times, each visit is counted separately.", kNothing},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Each digit in the grid represents a building twice that height.",
      "Some cells are joined by purple lines of the same sum.",
      "If a line enters the same box multiple times, each visit is doubled."};
  expect_none(kNone);
}

TEST(Sentences, WhereBracketsSayWhichDigitsAreLowOrHigh) {
  constexpr Sentence kSaid[] = {
      {"Green cells contain low digits (1-3).", "each c in it: c in {1..3}"},
      {"Green cells contain high digits (5-9).", "each c in it: c in {5..9}"},
      {"Digits in green cells are low (1, 2, 3 or 4).", "each c in it: c in {1, 2, 3, 4}"},
      {"Green cells contain low digits.", "it is low"},
  };
  expect_all(kSaid);
  // Not what the digits would be without the brackets.
  const Statement statement = statement_of("Green cells contain low digits (1-3).");
  EXPECT_EQ(statement.plain, statement.words);
}

TEST(Sentences, OfSomeOfTheDigitsOfAThing) {
  constexpr Sentence kSaid[] = {
      {"Each cage has two digits that sum to 7.", "some a, b in pairs: a + b = 7"},
      {"Every cage contains at least one digit less than 3.", "at least 1 c in it: c < 3"},
      {"In every cage, the largest digit is the sum of the other two.", "max = sum - max"},
      {"Adjacent digits on a pink line are either consecutive or in a ratio of 1:2.",
       "(|a - b| = 1) or (a = 2 * b or b = 2 * a)"},
      {"At a red dot, one digit is four times the other.", "a = 4 * b or b = 4 * a"},
      {"On a pink line no digit is next to a digit of the same parity.",
       "each a, b in steps: (a + b) is odd"},
      {"The total of each pink line is the same.", "sum(a) = sum(b)"},
      {"Digits on a line sum to the product of its circled digits.", "sum(inner) = product(ends)"},
      {"The digits between the circles are all larger than the digits in the circles.",
       "min(inner) > max(ends)"},
      {"Circles joined by a line contain the same digit.", "let b = it[-1]: (a = b)"},
      {"The bulb is odd.", "each thermo :: it[1] is odd"},
      {"Digits along a thermometer increase by at least 3 per step from the bulb.",
       "(it is rising) and (each a, b in steps: (b - a) >= 3)"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {"Each cage has two digits that are liked.",
                                        "The bulb is odd or blue.",
                                        "Circles joined by a line contain the same digit thrice."};
  expect_none(kNone);
}

TEST(Sentences, OfTwoDigitsThatAThingHas) {
  constexpr std::string_view kBoth = "(some c in it: c = 2) and (some c in it: c = 7)";
  constexpr Sentence kSaid[] = {
      {"Each cage contains both a 2 and a 7.", kBoth},
      {"No cage contains both a 2 and a 7.",
       "not ((some c in it: c = 2) and (some c in it: c = 7))"},
  };
  expect_all(kSaid);
  for (const std::string& meaning :
       english().meanings("statement", words_of("No cage contains both a 2 and a 7.")))
    EXPECT_EQ(meaning.find("c in {2, 7}"), std::string::npos) << meaning;
}

TEST(Sentences, OfCellsAndDigitsOneByOne) {
  constexpr Sentence kSaid[] = {
      {"Each green digit is larger than the digit below it.",
       "let n = column(cell)[row_number(cell) + 1]: cell > n"},
      {"Each green cell contains a digit smaller than at least two of its orthogonal neighbours.",
       "at least 2 n in beside(cell): cell < n"},
      {"The digits in the green cells sum to 17.", "sum(t in things: t[1]) = 17"},
      {"The green cells contain two different digits.",
       "count(d in digits where some t in things: t[1] = d) = 2"},
      {"A clue outside the grid is the sum of the digits in the first and last cells of its row or "
       "column.",
       "sum(ends) = clue"},
      {"A clue outside the grid is the sum of the digits between the first and last odd digits.",
       "- 1]) = clue"},
      {"Circles on corners show the sum of the four cells they touch.", "sum(it) = clue"},
      {"Each 6 must be next to a 2 or a 3.",
       "each c in cells: if c = 6 then some n in beside(c): n in {2, 3}"},
      {"No two 4s may be a knight's move apart.", "each a, b in knights: not (a = 4 and b = 4)"},
      {"Equal digits are never diagonal neighbours.", "each a, b in diagonal_pairs: a != b"},
      {"The central cells of the nine boxes contain different digits.",
       "each a, b in pairs(boxes): a[5] != b[5]"},
      {"No three consecutive cells in a row or column may be all odd.",
       "each w in columns: each windows(w, 3): not (it is odd)"},
  };
  expect_all(kSaid);
}

TEST(Sentences, ThatOnlyNameUsualRules) {
  constexpr Sentence kSaid[] = {
      {"Normal thermometer rules apply.", "each thermo :: it is rising"},
      {"Standard arrow rules apply.", "each arrow :: sum = number(bulb)"},
      {"Usual sandwich and thermo rules apply.", "each thermo :: it is rising"},
      {"Normal X-sum rules apply.", "sum(it[1..it[1]]) = clue"},
      {"Renban rules apply to the blue lines.", "each line colour=blue  :: it is consecutive"},
      {"Palindromes on the red line.", "each line colour=red  :: it is palindrome"},
      {"Standard Kropki rules apply, not all dots are given.", "a = 2 * b or b = 2 * a"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Normal thermometer rules do not apply.",
      "Product arrow rules apply.",
      "Slow thermo rules apply.",
      "The red line is no palindrome on Sundays.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfMarkedCellsAndEdges) {
  constexpr Sentence kSaid[] = {
      {"Squared cells hold even digits.", "form=square   :: it is even"},
      {"A digit with a circle is less than its orthogonal neighbours.",
       "each n in beside(cell): cell < n"},
      {"Each clue on an edge is the product of the two adjacent digits.", "product = clue"},
      {"All pairs of adjacent consecutive digits are marked with a white dot.",
       "board unmarked :: each a, b in unmarked: not (|a - b| = 1)"},
      {"The number in the corner of a cage is the product of its digits.", "product(it) = clue"},
      {"Cells with a red background are odd.", "each cell colour=red :: it is odd"},
      {"Clues outside the grid give X-sums.", "sum(it[1..it[1]]) = clue"},
      {"A green line does not contain 2 or 7.", "no c in it: c in {2, 7}"},
      {"Adjacent digits on a green line are never both odd.",
       "each a, b in steps: not (a is odd and b is odd)"},
      {"Not all dots have been placed.", "nothing"},
      {"A digit is visible if no taller digit comes before it.", "nothing"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Some pairs of adjacent consecutive digits are marked with a white dot.",
      "Clues outside the grid do not give X-sums.",
      "The number in the corner of a cage is the sum of the digits outside the cage.",
      "A green line does not contain both 2 and 7 together.",
      "A digit is visible if it comes first.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfLinesByTheirEndsAndHalves) {
  constexpr Sentence kSaid[] = {
      {"On blue lines, the first and last digit differ by at least 5.", "(|a - b| >= 5)"},
      {"Digits on a grey line either all increase or all decrease.",
       "it is rising or it is falling"},
      {"Along thermometers digits increase from the bulb and change parity at every step.",
       "(it is rising) and (each a, b in steps: (a + b) is odd)"},
      {"Digits on pink lines form an arithmetic progression.", "it is sequence"},
      {"The circled digit at the end of a line is the highest digit on that line.",
       "number(bulb) >= max"},
      {"Two cells at equal distance from the ends of a red line sum to 11.",
       "each i in places where i <= length / 2: it[i] + it[-i] = 11"},
      {"On a red line, cells equally far from the ends have the same parity.",
       "each i in places: (it[i] + it[-i]) is even"},
      {"The digits on the rest of the line add up to the digit in its circle.",
       "sum = number(bulb)"},
      {"On blue lines, no two segments have the same sum.", "sum(s) != sum(t)"},
      {"Every cage contains equally many odd and even digits.",
       "count(c in it where c is odd) = count(c in it where c is even)"},
      {"In each cage, one of the digits is the sum of the two others.", "sum - c = c"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "On blue lines, the first and last digit do not differ by at least 5.",
      "Digits on a grey line neither all increase nor all decrease.",
      "Along thermometers digits increase from the bulb and never change parity at every step.",
      "Two cells at equal distance from the ends of a red line may sum to 11.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfNumbersBesideCells) {
  constexpr Sentence kSaid[] = {
      {"A number on the border of two cells tells what they add up to.", "sum = clue"},
      {"Where a number stands on the edge between two cells, it is the product of these digits.",
       "product(it) = clue"},
      {"A grey dot with a number n joins two cells whose digits are in the ratio 1:n.",
       "max = clue * min"},
      {"A white circle on a grid corner counts the odd digits among the four cells it touches.",
       "count(c in it where c is odd) = clue"},
      {"A circle where four cells meet contains the largest of the four digits.", "max = clue"},
      {"At least one of the digits in a circle appears in the four cells around it.",
       "some d in clue: count_of(it, d) >= 1"},
      {"None of the digits in a circle may appear in the four cells around it.",
       "each d in clue: count_of(it, d) = 0"},
      {"The open side of a sign faces the higher digit.", "each edge sign=< :: it[1] > it[2]"},
      {"Every X and every V has been drawn.", "unmarked mark sign=v :: given"},
      {"Cells separated by V, X or XV sum to 5, 10 or 15.", "each mark sign=xv :: sum = 15"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "The pointed end of a sign faces the higher digit.",
      "Some of the digits in a circle may appear in the four cells around it.",
      "Not every X and every V has been drawn.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfColouredCellsAndTheirLanes) {
  constexpr Sentence kSaid[] = {
      {"No repeats among the purple cells.", "colour=purple  :: it is different"},
      {"A digit in a grey cell equals the number of its column.", "cell = column_number(cell)"},
      {"In pink cells, the digit is the same as the number of the row it stands in.",
       "cell = row_number(cell)"},
      {"A circled digit is equal to the number of its row, its column or its box.",
       "cell = row_number(cell) or cell = column_number(cell) or cell = box_number(cell)"},
      {"The digits in cells of the same colour sum to 25.", "all cell withincolour :: sum = 25"},
      {"Exactly three of the grey cells contain odd digits.", "exactly 3 c in it: c is odd"},
      {"Each pink digit is even and at least 4.", "(cell is even) and (cell >= 4)"},
      {"Shaded = even.", "cell is even"},
      {"A digit in an orange cell is greater than all of its neighbours, including those that "
       "touch it at a corner.",
       "each n in around(cell): cell > n"},
      {"Two 5s are never a knight's move apart.", "knights: not (a = 5 and b = 5)"},
      {"Two 5s are never a king's move apart.", "touching: not (a = 5 and b = 5)"},
      {"Equal digits can't be a knight's move apart.", "board :: each a, b in knights: a != b"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "Two 5s are a knight's move apart.",
      "No repeats among the purple cells but for one.",
      "A digit in a grey cell does not equal the number of its column.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfCirclesAtEndsAndOfOneDigitAgainstOthers) {
  constexpr Sentence kSaid[] = {
      {"The digit in the circle at the end of a line is one more than the largest digit on the "
       "rest "
       "of that line.",
       "number(bulb) = max + 1"},
      {"The digit in the circle at the end of a line is the smallest digit on the rest of that "
       "line.",
       "number(bulb) = min"},
      {"From the bulb on, each digit beats the one before it by at least 2.",
       "a < b and b - a >= 2"},
      {"On red lines, of every two adjacent digits one divides the other.",
       "a mod b = 0 or b mod a = 0"},
      {"All digits on an orange line leave the same remainder when divided by three.",
       "each a, b in pairs: a mod 3 = b mod 3"},
      {"Wherever a red line crosses a box border, the digits on either side of the border sum to "
       "10.",
       "box_number(it[i]) = box_number(it[i + 1]) or it[i] + it[i + 1] = 10"},
      {"If a digit appears on a yellow line, neither that same digit nor any digit consecutive "
       "with "
       "it may appear elsewhere on that line.",
       "|a - b| > 1"},
      {"Red lines and blue lines have no digit in common.",
       "all line colour=red against line colour=blue :: each a in things[1]: each b in things[2]: "
       "a != b"},
      {"Exactly one of the digits given in a circle appears in the four cells around it.",
       "exactly 1 d in clue: count_of(it, d) >= 1"},
      {"If there is a number on the line between two cells, multiply the two digits to get it.",
       "product = clue"},
      {"The smallest red digit is greater than the largest blue digit.",
       "min(things[1]) > max(things[2])"},
      {"1 and 9 may not be placed in adjacent cells.",
       "not (a = 1 and b = 9) and not (a = 9 and b = 1)"},
      {"The digits 1 to 5 each appear at least once in the yellow cells.",
       "each d in {1..5}: count_of(it, d) >= 1"},
      {"Clues outside count the odd digits that come before the first even digit.", "= clue"},
      {"German whispers on green.", "each line colour=green :: each a, b in steps: |a - b| >= 5"},
      {"I have not marked every possible dot.", "nothing"},
      {"Smaller skyscrapers are hidden behind higher ones.", "nothing"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {
      "The digit in the circle at the end of a line is not the smallest digit on the rest of that "
      "line.",
      "1 and 9 may be placed in adjacent cells.",
      "I have marked every other dot wrongly.",
      "Digits rise from the bulb but not by more than 2 from one cell to the next.",
  };
  expect_none(kNone);
}

TEST(Sentences, OfWhatIsFree) {
  constexpr Sentence kSaid[] = {
      {"Edges without a dot are not restricted.", "nothing"},
      {"The other diagonal is free.", "nothing"},
      {"Each line starts in a circle.", "nothing"},
      {"Repeats on arrows are fine as long as sudoku allows it.", "nothing"},
  };
  expect_all(kSaid);
  constexpr std::string_view kNone[] = {"Edges without a dot are restricted.",
                                        "The other diagonal is not free."};
  expect_none(kNone);
}

}  // namespace
}  // namespace omnidoku::reading
