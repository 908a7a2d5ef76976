// SPDX-License-Identifier: MIT
#include "reading/statements.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "reading/grammar.h"

namespace omnidoku::reading {
namespace {

/// What people write, and the word for it; in this order, each wherever it stands as whole words.
/// What has no word says nothing.
constexpr std::pair<std::string_view, std::string_view> kSpellings[] = {
    {"whichever end you begin at,whichever end you start at,whichever end you start from,whichever "
     "end you begin from,no matter which end you start from,no matter which end you start at,no "
     "matter which end you begin at,no matter from which end,regardless of which end you start "
     "from,from either side,from each side,from whichever end,from either end of the line",
     "bothways"},
    {"in either direction,in both directions,from both ends,from either end,from both sides,in "
     "each "
     "direction,forwards and backwards,backwards and forwards,forward and backward,backward and "
     "forward,forwards or backwards,backwards or forwards,forwards as backwards,backwards as "
     "forwards,forward as backward,backward as forward,forwards as well as backwards,left to right "
     "and right to left,back and forth,from both directions,from each direction,from either "
     "direction,either way,both ways",
     "bothways"},
    {"not inclusive,non inclusive,exclusively", ""},
    {"absolute difference,absolute differences", "difference"},
    {"not counting the circle,not counting the circles,not including the circle,not including the "
     "circles,excluding the circle,excluding the circles,without the circle,without the circles",
     "circleaside"},
    {"the number of times,as many times as", "asoften"},
    {"positive diagonal,negative diagonal,long diagonal,main diagonal,major diagonal", "diagonal"},
    {"go through,goes through,going through,runs through,run through,enters,enter", "passes"},
    {"must match,matches,match", "tell"},
    {"come to,comes to,amount to,amounts to,make a total of,makes a total of", "sum to"},
    {"add together,adds together", "add up"},
    {"exactly double", "twice"},
    {"a minimum difference of,minimum difference of", "a difference of at least"},
    {"be such that", "satisfy that"},
    {"to be placed,be used,are used,is used,be put,to be put", "appear"},
    {"whole numbers", "digits"},
    {"by a value of,by a margin of,by an amount of", "by"},
    {"constitutes,constitute", "is"},
    {"2 to 1 ratio,two to one ratio", "2:1 ratio"},
    {"1 to 2 ratio,one to two ratio", "1:2 ratio"},
    {"in value,in size,in chess,anywhere in the grid,anywhere on the grid", ""},
    {"and then", "andthen"},
    {"not always", "notalways"},
    {"an adjacent digit,an adjacent cell,an orthogonally adjacent cell,a neighbouring cell,"
     "a neighboring cell,a neighbouring digit",
     "someadjacent cell"},
    {"contains a digit,contain a digit,has a digit,have a digit,contains a number",
     "have somea digit"},
    {"look and say,look say", "lookandsay"},
    {"generally increase,generally rise,generally go up", "notfall"},
    {"never go down,never goes down,never get smaller,never gets smaller,never drop,never drops,"
     "never fall,never falls,either increase or remain the same,increase or remain the same,either "
     "rise or stay the same,rise or stay the same,increase or stay equal,increases or stays the "
     "same,go up or remain the same,stay the same or go up,remain the same or increase,stay equal "
     "or increase,increase or repeat,either increase or stay equal,stay the same or rise,cannot "
     "fall,cannot go down,must not go down,may not go down,must not fall",
     "notfall"},
    {"perfect squares,perfect square,square numbers,square number", "squaredigit"},
    {"prime numbers,prime number,primes", "prime"},
    {"top left hand,upper left hand,top left,upper left", "topleft"},
    {"non decreasing,nondecreasing,never decreases,never decrease,do not decrease,does not "
     "decrease,either increase or stay the same,increase or stay the same,stay the same or "
     "increase,either go up or stay the same,go up or stay the same,must not decrease,cannot "
     "decrease,may not decrease,can t decrease",
     "notfall"},
    {"have together the sum,have together,give together,make together", "sumto"},
    {"residue classes,residue class,residues,residue", "remainders"},
    {"exact number of", "number of"},
    {"two by two,2 by 2,2 x 2", "2x2"},
    {"three by three,3 by 3,3 x 3", "3x3"},
    {"twice as large as,twice as big as,twice the value of,double the value of,double of,two times "
     "the,2 times the,twice the,double the",
     "twice"},
    {"a double,double", "twice"},
    {"no closer than,never closer than,not closer than", "atleast"},
    {"joined with,connected with,linked with", "joined by"},
    {"be equal to", "tell"},
    {"increase or remain equal,increase or stay constant,rise or remain the same,increase or stay "
     "level,increase or remain constant,get smaller never,increase or be equal",
     "notfall"},
    {"cannot get smaller,must not get smaller,may not get smaller,cannot get lower,never get "
     "lower,cannot drop,not get smaller",
     "notfall"},
    {"monotonically,as usual,of course", ""},
    {"inside of", "inside"},
    {"in any order,in any particular order,in no particular order,in some order,in random order,in "
     "a random order,in arbitrary order,in an arbitrary order,in any sequence,in whatever order,in "
     "whichever order",
     "anyorder"},
    {"any order,regardless of order", "anyorder"},
    {"integers,integer", "digits"},
    {"curved line,curved lines", "line"},
    {"color", "colour"},
    {"outlines", "outline"},
    {"colors", "colours"},
    {"may repeat if,can repeat if,repeat if,if allowed by,when allowed by", "repeatif"},
    {"as long as", "aslongas"},
    {"there must be,there should be,there will be,there has to be,there have to be", "thereis"},
    {"all but one,all but 1", "allbut1"},
    // Permissions and things left open, before what they seem to forbid or demand.
    {"may or may not,might or might not,can or cannot", "may"},
    {"do not have to,does not have to,do not need to,does not need to,need not,don t have to,"
     "doesn t have to,not necessarily,don t need to,not required to",
     "neednot"},
    {"not all of the,not all the,not every one of the,not all,not every", "notall"},
    // Negation.
    {"is not allowed to,are not allowed to,not be allowed to,cannot,can not,can t,may not,may "
     "never,must not,must never,mustn t,should not,shouldn t,do not,does not,don t,doesn t,will "
     "not,won t,never,are not,is not,aren t,isn t,not be,must be not,can never,is never,are never",
     "not"},
    // Demands.
    {"must always,must,should,shall,will,has to,have to,need to,needs to,required to,"
     "are required,is required,is supposed to",
     ""},
    {"may,can,could,might,is allowed to,are allowed to,allowed to,is permitted,are permitted",
     "may"},
    // Words that add nothing.
    {"the,a,an,also,additionally,in addition,furthermore,moreover,then,however,simply,just,there "
     "fore,therefore,thus,strictly,always,further,otherwise,please,note that,note,remember that,"
     "hence,indeed,correctly,correct,given that,only ever,some of whose,respectively,exactly once "
     "each,overall,single,directly,immediately,immediate,individual,certain,actual,actually,"
     "specific,own,itself,themselves,any of",
     ""},
    {"counts how many,counts number of,counts amount of,count how many,count number of,states how "
     "many,counting how many",
     "tell how many"},
    {"counts twice", "countstwice"},
    {"counts", "tell how many"},
    {"0s", "0"},
    {"1s", "1"},
    {"2s", "2"},
    {"3s", "3"},
    {"4s", "4"},
    {"5s", "5"},
    {"6s", "6"},
    {"7s", "7"},
    {"8s", "8"},
    {"9s", "9"},
    {"duplicate digits,duplicate numbers,duplicates,duplicate,duplicated", "repeat"},
    {"that s", "that is"},
    // Colours.
    {"peach", "orange"},
    {"pale,bright,faint,pastel", "light"},
    {"grey", "gray"},
    {"violet,lilac,mauve", "purple"},
    {"aqua,azure", "cyan"},
    {"navy", "blue"},
    {"lime", "green"},
    {"maroon,burgundy", "red"},
    {"amber", "orange"},
    {"chalk", "white"},
    {"gold,golden", "yellow"},
    {"silver", "gray"},
    {"crimson,scarlet", "red"},
    {"gray shaded,gray colored,gray coloured", "gray"},
    {"coloured,colored,highlighted,shaded,tinted", "shaded"},
    {"they re", "they is"},
    {"odds", "odd digit"},
    {"evens", "even digit"},
    {"discs,disc,disks,disk", "circle"},
    {"cols,col", "column"},
    {"additional", "extra"},
    {"camel move", "camel s move"},
    {"zebra move", "zebra s move"},
    // Digits and cells.
    {"two digit number,two digit numbers,2 digit number,2 digit numbers,double digit number",
     "twodigit"},
    {"digits,numbers,number,numerals,numeral,values,value,entries,entry", "digit"},
    {"cells", "cell"},
    {"3x3 box,3x3 boxes,3x3 regions,3x3 region,3x3 block,3x3 blocks,3x3 subgrid,3x3 square,3x3 "
     "squares,3x2 box,2x3 box,boxes,blocks,block,nonet,nonets,3 by 3 box",
     "box"},
    {"rows", "row"},
    {"columns", "column"},
    {"each row or column,row and or column,row and column,row column", "row or column"},
    {"regions,areas,area,zones,zone", "region"},
    {"lines,paths,path,curves,curve,snakes,snake,strings,string", "line"},
    {"thermometers,thermometer,thermos,thermo", "thermo"},
    {"arrows,arrow s", "arrow"},
    {"cages,cage s", "cage"},
    {"circles", "circle"},
    {"dots", "dot"},
    {"squares", "square"},
    {"diamonds", "diamond"},
    {"palindromes", "palindrome"},
    {"stars", "star"},
    {"windows", "window"},
    {"diagonals,diagonal lines,diagonal line", "diagonal"},
    {"clues", "clue"},
    {"clones", "clone"},
    {"bulbs,round bulb,circular bulb,bulb end,circled end,circular end,round end", "bulb"},
    {"ends,endpoints,endpoint,end points,end circles", "end"},
    {"intersections,intersection,corners,corner", "corner"},
    {"borders,edges,edge,border,sides,side,boundaries,boundary", "edge"},
    {"signs,symbols,symbol,marks,mark,markers,marker", "sign"},
    {"pairs", "pair"},
    {"sets", "set"},
    {"positions,place,places,location,locations,spot", "position"},
    {"steps", "step"},
    {"neighbors,neighbours,neighbor,neighbour", "neighbour"},
    {"identical", "same"},
    {"adjacent to one another,adjacent to each other,next to each other,next to one another",
     "adjacent"},
    {"neighbouring,neighboring,adjoining,touching each other", "adjacent"},
    {"read left to right or top to bottom,reading left to right or top to bottom,read from left to "
     "right or top to bottom",
     ""},
    {"orthogonally adjacent,horizontally or vertically adjacent,vertically or horizontally "
     "adjacent,sharing edge,share edge,sharing an edge,share an edge,shares edge",
     "orthoadjacent"},
    {"side by side,edge by edge", "adjacent"},
    {"one another", "each other"},
    {"sharing corner,share corner,shares corner,meeting at corner,meet at corner,touching at "
     "corner,touch at corner,touch diagonally,touching diagonally,joined diagonally,adjacent "
     "diagonally",
     "diagadjacent"},
    {"chess knight s,chess knight", "knight s"},
    {"knights move,knight move,knight s step,knight s jump,knight s leap", "knight s move"},
    {"chess king s,chess king", "king s"},
    {"kings move,king move,king s step", "king s move"},
    {"diamond shaped", "diamond"},
    {"circle shaped", "circle"},
    {"horizontally adjacent", "horizontal"},
    {"vertically adjacent", "vertical"},
    {"diagonally adjacent,diagonally touching", "diagadjacent"},
    // Verbs.
    {"there s,there is,there are,there exist,there will be", "thereis"},
    {"is going to be,are going to be", "is"},
    {"contains,containing,contain,contained,having,have,has,holds,holding,hold,includes,include,"
     "including at least",
     "have"},
    {"appears,appearing,appear,occurs,occurring,occur,is placed,are placed,be placed,is found,"
     "are found,be found,found",
     "appear"},
    {"smaller than or equal to,less than or equal to,lower than or equal to,no bigger than,no "
     "larger "
     "than,no greater than,no higher than,equal to or smaller than,equal to or less than",
     "atmostas"},
    {"larger than or equal to,greater than or equal to,bigger than or equal to,higher than or "
     "equal "
     "to,no smaller than,no lower than,equal to or larger than,equal to or greater than",
     "atleastas"},
    {"not be atmostas,not atmostas", "is greater than"},
    {"not be atleastas,not atleastas", "is less than"},
    {"atmostas", "at most"},
    {"atleastas", "at least"},
    {"is filled with,are filled with,be filled with", "have"},
    {"mean that,says that,say that", "tell that"},
    {"mean they", "tell they"},
    {"dots mean", "dots tell"},
    {"circles mean", "circles tell"},
    {"lines mean", "lines tell"},
    {"says,say", "tell"},
    {"adding to,totalling,totaling", "sum to"},
    {"indicates,indicate,indicating,tells you,tell you,tells us,tells,tell,shows you,shows,show,"
     "gives you,gives,give,giving,represents,represent,denotes,denote,specifies,provides,"
     "provide,describes,displays,displaying,represented by,reveals,means,states,is equal "
     "to,are equal to,equals,equal to,is same as,equal,"
     "corresponds to,determines",
     "tell"},
    {"forms,forming,form,comprises,comprise,is comprised of,are comprised of,makes up,make "
     "up,consists of,consist of,is composed of,constitute",
     "form"},
    {"increases,increasing,increase,ascends,ascending,ascend,rises,rising,rise,go up,goes up,"
     "in ascending order,in increasing order,in strictly ascending order,in strictly increasing "
     "order,ascending order,increasing order,get larger,gets larger,get bigger,gets bigger,get "
     "higher,gets higher,climb,climbs,climbing,larger and larger,grow,grows,growing",
     "rise"},
    {"decreases,decreasing,decrease,descends,descending,descend,falls,falling,fall,go down,goes "
     "down",
     "fall"},
    {"is summing to,are summing to,sums to,sum to,summing to,sum up to,sums up to,adds up to,add "
     "up to,adding up to,adds to,"
     "add to,totals to,total to,have sum of,have sum equal to,have total of,have sum,sum is "
     "tell to",
     "sumto"},
    {"sum of all of the,sum of all of,sum of all,sums of all", "sum of"},
    {"total of all,total of,total sum of", "sum of"},
    {"total,sums", "sum"},
    {"differ by,differs by,differing by,have difference of,with difference of", "differ"},
    {"differs from,differ from", "differ from"},
    {"repeats,repeating,repeated,repetition,repetitions", "repeat"},
    {"join,link,links,linking,strung between,strung", "joined"},
    {"separated,divided,joined,connected,linked,connects,connecting,connect,attached,joining,joins,"
     "separates",
     "joined"},
    {"surrounding,surrounds,surround,around,surrounded by", "surround"},
    {"touches,touching", "touch"},
    {"point at,pointing at,points along,points down,points to,point "
     "to,pointing to,points towards,point towards,points at",
     "pointto"},
    {"exceeds,exceed,is larger than,are larger than", "is greater than"},
    {"larger,greater,higher,bigger", "greater"},
    {"largest,greatest,highest,biggest,maximum,max", "greatest"},
    {"smaller,lesser,lower,fewer", "less"},
    {"smallest,lowest,least value,minimum,min", "least"},
    {"at least,no fewer than,no less than,not less than", "atleast"},
    {"at most,no more than,not more than,up to", "atmost"},
    {"distinct,unique", "different"},
    {"is,are,be,being,was,were", "is"},
    {"multiplies to,multiply to,multiplying to,product tell to", "multiplyto"},
    {"which is,that is,which are,that are", "that is"},
    {"which,who", "that"},
    {"within,inside,into", "in"},
    {"along,upon,across,covered by,traversed by,lying on", "on"},
    {"every,any,all of,those,these,both of,both", "each"},
    {"outside of", "outside"},
    {"nearest,nearest to,closest to,closest", "closest"},
    {"leftmost,topmost", "first"},
    {"contiguous,sequential,successive", "consecutive"},
    {"shown,printed,noted,written,displayed,indicated,specified,stated", "given"},
    {"mean that,says that,say that", "tell that"},
    {"says,say", "tell"},
    {"mean,arithmetic mean", "average"},
    {"greater one", "greater"},
    {"less one", "less"},
    {"other one,other ones", "other"},
    {"matching,equivalent,respective", "corresponding"},
    {"shaft,stem,tail", "shaft"},
    {"surround grid,at edge of grid,beside grid,next to grid,on edge of grid,in margin,on "
     "outside of grid,on outside,on frame,outside frame,around grid",
     "outside grid"},
    {"capsule,oval", "pill"},
    {"second", "2nd"},
    {"third", "3rd"},
    {"fourth", "4th"},
    {"fifth", "5th"},
    {"sixth", "6th"},
    {"seventh", "7th"},
    {"eighth", "8th"},
    {"ninth", "9th"},
    {"consecutively", "consecutive"},
    {"puzzle", "grid"},
    {"direction of clue,clue s direction", "direction"},
    {"anticlockwise,counter clockwise,counterclockwise", "anticlockwise"},
};

constexpr std::size_t kLeastOfLongWord = 6;  ///< letters

constexpr std::pair<std::string_view, std::string_view> kNumbers[] = {
    {"one", "1"},     {"two", "2"},     {"three", "3"}, {"four", "4"}, {"five", "5"},
    {"six", "6"},     {"seven", "7"},   {"eight", "8"}, {"nine", "9"}, {"ten", "10"},
    {"eleven", "11"}, {"twelve", "12"}, {"zero", "0"}};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string small(std::string_view text) {
  std::string made(text);
  for (char& c : made) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return made;
}

/// "XIs", "V's": letters that stand for numbers, in capitals, without what makes them many.
std::string without_plural(const std::string& word) {
  std::size_t end = word.size();
  if (end > 1 && word[end - 1] == 's') --end;
  const bool is_roman =
      end > 0 && std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(end),
                             [](char c) { return c == 'X' || c == 'V' || c == 'I'; });
  return is_roman && !(end == 1 && word[0] == 'I') ? word.substr(0, end) : word;
}

/// The letter that a mathematical alphabet (U+1D400 to U+1D6A3, bold, slanted and others) has at
/// the beginning of a text; 0 where there is none.
char plain_letter(std::string_view text) {
  if (!text.starts_with("\xf0\x9d") || text.size() < 4) return 0;
  const auto part = [text](std::size_t i) { return static_cast<unsigned char>(text[i]) & 0x3FU; };
  const unsigned code = 0x1D000U + (part(2) << 6U) + part(3);
  constexpr unsigned kFirst = 0x1D400;
  constexpr unsigned kLast = 0x1D6A3;
  if (code < kFirst || code > kLast) return 0;
  const unsigned letter = (code - kFirst) % 52;
  return static_cast<char>(letter < 26 ? 'A' + letter : 'a' + letter - 26);
}

/// Words in small letters with a blank at both ends; signs that mean something are words.
std::string plain_words(std::string_view text) {
  std::string made = " ";
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) made += small(without_plural(word)) + " ";
    word.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool is_negative = c == '-' && i > 1 && i + 1 < text.size() && text[i - 1] == ' ' &&
                             is_digit(text[i + 1]) && is_letter(text[i - 2]);
    if (is_negative) made += "minus ";
    const auto byte = static_cast<unsigned char>(c);
    const bool is_ratio =
        c == ':' && i > 0 && i + 1 < text.size() && is_digit(text[i - 1]) && is_digit(text[i + 1]);
    if (text.substr(i, 3) == "(s)" && !word.empty()) {  // "digit(s)"
      i += 2;
      continue;
    }
    if (is_letter(c) || is_digit(c) || is_ratio) {
      word += c;
      continue;
    }
    if (const char letter = plain_letter(text.substr(i)); letter != 0) {
      word += letter;
      i += 3;
      continue;
    }
    end_word();
    constexpr std::string_view kSigns = "<>=+%&";
    constexpr std::string_view kSignWords[] = {"lt", "gt", "eq", "plus", "percent", "and"};
    if (const std::size_t sign = kSigns.find(c); sign != std::string_view::npos) {
      made += std::string(kSignWords[sign]) + " ";
    } else if (byte >= 0xE0 && i + 2 < text.size()) {
      const std::string_view wide = text.substr(i, 3);
      if (wide == "\xc3\x97") made += 'x';
      if (wide == "\xe2\x89\xa5") made += "atleast ";
      if (wide == "\xe2\x89\xa4") made += "atmost ";
      i += byte >= 0xF0 ? 3 : 2;
    } else if (byte >= 0xC0) {
      i += 1;
    }
  }
  end_word();
  return made;
}

void replace_words(std::string& words, std::string_view from, std::string_view to) {
  const std::string wanted = " " + std::string(from) + " ";
  const std::string made = to.empty() ? " " : " " + std::string(to) + " ";
  for (std::size_t at = words.find(wanted); at != std::string::npos;
       at = words.find(wanted, at + made.size() - 1))
    words.replace(at, wanted.size(), made);
}

/// A spelling list, longest parts first.
struct Spelling {
  std::string from;
  std::string_view to;
};

const std::vector<Spelling>& spellings() {
  static const std::vector<Spelling> all = [] {
    std::vector<Spelling> made;
    for (const auto& [list, word] : kSpellings) {
      std::vector<Spelling> of_word;
      std::string_view rest = list;
      while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        of_word.push_back({std::string(rest.substr(0, end)), word});
        rest.remove_prefix(std::min(end + 1, rest.size()));
      }
      std::stable_sort(of_word.begin(), of_word.end(), [](const Spelling& a, const Spelling& b) {
        return a.from.size() > b.from.size();
      });
      made.insert(made.end(), of_word.begin(), of_word.end());
    }
    for (const auto& [word, number] : kNumbers) made.push_back({std::string(word), number});
    return made;
  }();
  return all;
}

/// Whether one letter more, less, other or two in the other order make the same word.
bool is_nearly(std::string_view a, std::string_view b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > 1) return false;
  std::size_t same = 0;
  while (same < a.size() && a[same] == b[same]) ++same;
  if (a.size() != b.size()) return a.substr(same) == b.substr(same + 1);
  if (same == a.size()) return true;
  if (a.substr(same + 1) == b.substr(same + 1)) return true;
  return same + 1 < a.size() && a[same] == b[same + 1] && a[same + 1] == b[same] &&
         a.substr(same + 2) == b.substr(same + 2);
}

/// The long words that rules are said in.
const std::set<std::string, std::less<>>& long_words() {
  static const std::set<std::string, std::less<>> all = [] {
    std::set<std::string, std::less<>> made;
    const auto add = [&made](const std::string& word) {
      if (word.size() >= kLeastOfLongWord) made.insert(word);
    };
    for (const Spelling& one : spellings()) {
      for (const std::string& word : split_words(one.from)) add(word);
    }
    for (const std::string& word : english().words()) add(word);
    return made;
  }();
  return all;
}

/// Slips in long words mended, where only one word can be meant.
void mend_slips(std::string& words) {
  std::string made = " ";
  for (const std::string& word : split_words(words)) {
    const std::string* meant = &word;
    if (word.size() >= kLeastOfLongWord && !long_words().contains(word)) {
      const std::string* near = nullptr;
      bool is_only = true;
      for (const std::string& known : long_words()) {
        if (!is_nearly(word, known)) continue;
        is_only = near == nullptr;
        near = &known;
      }
      if (near != nullptr && is_only) meant = near;
    }
    made += *meant + " ";
  }
  words = std::move(made);
}

/// Where words in small letters begin an example; npos where none do.
std::size_t example_in(const std::string& text) {
  constexpr std::string_view kBegins[] = {
      "for example", "for instance",   "e.g.", "eg.",  "eg ",   "such as", "ie. ",
      "i.e.",        "in other words", "e.g ", "i.e ", ", ie ", ", like "};
  std::size_t first = std::string::npos;
  for (const std::string_view begin : kBegins) {
    for (std::size_t at = text.find(begin); at != std::string::npos;
         at = text.find(begin, at + 1)) {
      if (at == 0 || !is_letter(text[at - 1])) first = std::min(first, at);
    }
  }
  return first;
}

/// How long a part ", which is marked with a dot," at the beginning of a text is; 0 without one.
std::size_t length_of_remark(std::string_view text) {
  constexpr std::string_view kBegins[] = {
      ", which is marked", ", which are marked", ", which is shown", ", which are shown",
      ", which is drawn",  ", which are drawn",  ", marked with",    ", marked by",
      ", shown as",        ", shown by"};
  if (std::none_of(std::begin(kBegins), std::end(kBegins),
                   [text](std::string_view begin) { return text.starts_with(begin); }))
    return 0;
  const std::size_t end = text.find(',', 1);
  return end == std::string_view::npos ? 0 : end + 1;
}

/// A text without what stands in brackets; the brackets' own parts behind it.
struct Unbracketed {
  std::string outer;
  std::vector<std::string> inner;
};

Unbracketed unbracketed(std::string_view text) {
  Unbracketed made;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    // ", which is marked with a dot," is no more than what stands in brackets.
    if (const std::size_t length = depth == 0 ? length_of_remark(text.substr(i)) : 0; length > 0) {
      i += length - 1;
      continue;
    }
    if (c == '(' || c == '[') {
      if (depth++ == 0) made.inner.emplace_back();
      made.outer += ' ';
    } else if (c == ')' || c == ']') {
      depth = std::max(0, depth - 1);
    } else {
      (depth > 0 ? made.inner.back() : made.outer) += c;
    }
  }
  return made;
}

/// The text with what stands in the last brackets instead of the word before them; empty where
/// these do not hold a few words that a rule may be about.
std::string by_bracket(std::string_view text) {
  constexpr std::size_t kMostWords = 4;
  const std::size_t end = text.rfind(')');
  const std::size_t begin = text.substr(0, end).rfind('(');
  if (end == std::string_view::npos || begin == std::string_view::npos) return {};
  const std::string_view inner = text.substr(begin + 1, end - begin - 1);
  const std::vector<std::string> words = words_of(inner);
  if (words.size() < 2 || words.size() > kMostWords || !names_subject(words)) return {};
  std::size_t name = begin;
  while (name > 0 && text[name - 1] == ' ') --name;
  while (name > 0 && is_letter(text[name - 1])) --name;
  return std::string(text.substr(0, name)) + std::string(inner) + std::string(text.substr(end + 1));
}

/// Whether it is no more than a name on a line of its own: "COUNTING CIRCLES".
bool is_in_capitals(std::string_view text) {
  constexpr std::size_t kMostBytes = 40;
  return text.size() <= kMostBytes && std::any_of(text.begin(), text.end(), is_letter) &&
         std::none_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool is_bullet(std::string_view text) {
  constexpr std::string_view kBullets[] = {"-", "*", "\xe2\x80\xa2", "\xe2\x80\x93"};
  return std::any_of(std::begin(kBullets), std::end(kBullets),
                     [text](std::string_view bullet) { return text.starts_with(bullet); });
}

/// Whether a part of a text is a line of its own that says what the part behind it is called.
bool is_heading(std::string_view text, std::string_view part, std::string_view next) {
  const std::size_t end = static_cast<std::size_t>(part.data() - text.data()) + part.size();
  const std::size_t behind = text.find_first_not_of(" \t\r", end);
  if (behind == std::string_view::npos || text[behind] != '\n' || is_bullet(part)) return false;
  constexpr std::size_t kMostWords = 4;
  return (is_in_capitals(part) && !is_in_capitals(next)) ||
         (is_bullet(next) && split_words(part).size() <= kMostWords);
}

/// Where an example ends before the end of a text: at what takes something back.
std::size_t end_of_example(const std::string& text, std::size_t begin) {
  std::size_t first = text.size();
  for (const std::string_view word :
       {", but may ", ", but must ", ", but they ", " unless ", " except "})
    first = std::min(first, text.find(word, begin));
  return first;
}

/// Without an example, which goes on to the end, in brackets to their end.
std::string without_example(std::string_view text) {
  std::string made;
  std::string part;
  int depth = 0;
  const auto end_part = [&] {
    const std::string words = small(part);
    const std::size_t example = example_in(words);
    made += part.substr(0, example);
    const std::size_t end =
        example == std::string::npos ? part.size() : end_of_example(words, example);
    const bool goes_to_end = example != std::string::npos && end == part.size();
    if (end < part.size()) made += part.substr(end);
    part.clear();
    return goes_to_end && depth == 0;
  };
  for (const char c : text) {
    if (c == '(' || c == ')') {
      if (end_part()) return made;
      depth = c == '(' ? depth + 1 : std::max(0, depth - 1);
      made += c;
      continue;
    }
    part += c;
  }
  end_part();
  return made;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Whether words in brackets, or before a colon, may change what the rest says.
bool may_restrict(std::string_view text) {
  constexpr std::string_view kWords[] = {
      "except", "excluding", "exempt",  "unless", "only",     "but",       "if",     "not",
      "no",     "never",     "false",   "untrue", "wrong",    "ignore",    "odd",    "even",
      "prime",  "within",    "outside", "apart",  "optional", "inclusive", "instead"};
  const std::vector<std::string> words = split_words(plain_words(text));
  if (!words.empty() && words.front() == "and") return true;
  // "(not necessarily in this order)", "(no repeats)" explain.
  const auto has = [&words](std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  for (const std::string_view word :
       {"necessarily", "repeat", "repeats", "order", "provided", "given"}) {
    if (has(word)) return false;
  }
  return std::any_of(std::begin(kWords), std::end(kWords), has);
}

/// Words that say what a rule is about.
constexpr std::string_view kSubjects[] = {
    "line",   "cage",  "cell",   "dot",     "circle", "square", "diamond", "arrow", "thermo",
    "region", "row",   "column", "box",     "digit",  "clue",   "corner",  "edge",  "diagonal",
    "gray",   "white", "black",  "red",     "pink",   "orange", "yellow",  "brown", "green",
    "blue",   "cyan",  "purple", "magenta", "shaded", "star",   "sign",    "pair"};

/// The text behind a name of a few words; empty without one.
std::string_view behind_name(std::string_view text) {
  constexpr std::size_t kMostWords = 4;
  constexpr std::string_view kBehind[] = {": ", " - ", " \xe2\x80\x93 ", "] "};
  for (const std::string_view behind : kBehind) {
    const std::size_t at = text.find(behind);
    if (at == std::string_view::npos) continue;
    const std::vector<std::string> name = words_of(text.substr(0, at));
    const bool is_name = !name.empty() && name.size() <= kMostWords && !names_subject(name);
    if (is_name && !may_restrict(text.substr(0, at))) return text.substr(at + behind.size());
  }
  return {};
}

/// "Each cage contains an odd digit", "a prime", "a single even digit": one of its digits, not all.
/// Of plain words.
void tell_one_from_all(std::string& words) {
  constexpr std::string_view kHave[] = {"contains", "contain", "has",      "have",  "containing",
                                        "having",   "include", "includes", "holds", "hold"};
  constexpr std::string_view kKinds[] = {"odd",  "even",      "prime", "low",
                                         "high", "composite", "square"};
  constexpr std::string_view kNouns[] = {"digit", "number", "value"};
  const auto is_of = [](const std::string& word, const auto& list) {
    return std::find(std::begin(list), std::end(list), word) != std::end(list);
  };
  std::vector<std::string> all = split_words(words);
  bool has_one = false;
  for (std::size_t i = 0; i + 2 < all.size(); ++i) {
    const bool goes_on = has_one && all[i] == "and";
    if (!(goes_on || is_of(all[i], kHave)) || (all[i + 1] != "a" && all[i + 1] != "an")) continue;
    std::size_t at = i + 2;
    const bool is_only_one = all[at] == "single" || all[at] == "lone" || all[at] == "unique";
    if (is_only_one || all[at] == "certain") ++at;
    const std::size_t kind = at;
    if (at < all.size() && is_of(all[at], kKinds)) ++at;
    const bool has_kind = at > kind;
    const bool is_digit_itself =
        is_only_one && kind < all.size() && all[kind].size() == 1 && is_digit(all[kind][0]);
    const bool has_noun = at < all.size() && is_of(all[at], kNouns);
    // "An odd number of ...", "an even sum".
    constexpr std::string_view kOthers[] = {"sum",     "total",    "product", "difference",
                                            "number",  "count",    "amount",  "parity",
                                            "average", "position", "or"};
    const bool is_other = has_noun
                              ? at + 1 < all.size() && (all[at + 1] == "of" || all[at + 1] == "sum")
                              : at < all.size() && is_of(all[at], kOthers);
    if (is_other || !(has_noun || has_kind || is_digit_itself)) continue;
    // What a digit is compared with, "a digit greater than 5", has its own words.
    if (!has_kind && !is_only_one) continue;
    std::vector<std::string> made(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    made.insert(made.end(), is_only_one ? std::initializer_list<std::string>{"exactly", "1"}
                                        : std::initializer_list<std::string>{"somea"});
    if (has_kind) made.push_back(all[kind]);
    if (!is_digit_itself) made.emplace_back("digit");
    made.insert(made.end(), all.begin() + static_cast<std::ptrdiff_t>(at) + (has_noun ? 1 : 0),
                all.end());
    all = std::move(made);
    has_one = true;
  }
  words = " ";
  for (const std::string& word : all) words += word + " ";
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

/// Whether a text says what something is called: "Green lines are German whispers".
bool is_naming(std::string_view text) {
  constexpr std::size_t kMostWords = 8;
  const std::vector<std::string> words = words_of(text);
  const auto is = std::find(words.begin(), words.end(), "is");
  return words.size() <= kMostWords && is != words.end() && is + 1 != words.end() &&
         names_subject({words.begin(), is}) && !may_restrict(text);
}

/// Whether a text may be what a sentence behind it is about: "Green lines".
bool is_short_label(std::string_view text) {
  constexpr std::size_t kMostWords = 3;
  const std::vector<std::string> words = words_of(text);
  return !words.empty() && words.size() <= kMostWords && names_subject(words) &&
         !may_restrict(text);
}

/// Whether a statement that begins at `begin` ends with the character at `i`.
bool ends_at(std::string_view text, std::size_t begin, std::size_t i, int depth) {
  const char c = text[i];
  const char next = i + 1 < text.size() ? text[i + 1] : ' ';
  if (c == '\n') return !goes_on_behind(text, i);
  if (depth > 0) return false;
  if (c == ';') return true;
  if (c == ':') {
    // A label before what it is the label of: "Killer: Digits ...".
    std::size_t behind = i + 1;
    while (behind < text.size() && text[behind] == ' ') ++behind;
    const bool is_before_capital =
        behind < text.size() && text[behind] >= 'A' && text[behind] <= 'Z';
    const std::string_view before = text.substr(begin, i - begin);
    return next == ' ' && (is_before_capital || is_naming(before) || is_short_label(before));
  }
  const bool is_stop = c == '.' || c == '!' || c == '?';
  if (!is_stop || !(is_blank(next) || next == ')' || next == '"')) return false;
  // "e.g. ", "vs. ", "etc. ": what ends with a letter alone, and "1. " of a list.
  const bool is_short =
      i >= 2 && (text[i - 2] == '.' || (i >= 2 && is_blank(text[i - 2]) && is_letter(text[i - 1]) &&
                                        text[i - 1] != 'X' && text[i - 1] != 'V'));
  return !is_short;
}

}  // namespace

bool goes_on_behind(std::string_view text, std::size_t line_end) {
  std::size_t before = line_end;
  while (before > 0 && is_blank(text[before - 1])) --before;
  std::size_t next = line_end + 1;
  while (next < text.size() && text[next] != '\n' && is_blank(text[next])) ++next;
  if (before == 0 || !(is_letter(text[before - 1]) || text[before - 1] == ',')) return false;
  const std::string_view behind = text.substr(std::min(next, text.size()));
  // "Cells separated" before "- by an X sum to 10": an item without a subject of its own.
  constexpr std::string_view kItems[] = {"- by ",   "- with ",   "- that ", "- which ",
                                         "- must ", "- cannot ", "- may ",  "- are ",
                                         "- is ",   "- have ",   "- has "};
  return (!behind.empty() && behind.front() >= 'a' && behind.front() <= 'z') ||
         std::any_of(std::begin(kItems), std::end(kItems),
                     [behind](std::string_view item) { return behind.starts_with(item); });
}

bool names_subject(const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return std::find(std::begin(kSubjects), std::end(kSubjects), word) != std::end(kSubjects);
  });
}

std::vector<std::string> split_words(std::string_view words) {
  std::vector<std::string> made;
  std::size_t at = 0;
  while (at < words.size()) {
    const std::size_t begin = words.find_first_not_of(' ', at);
    if (begin == std::string_view::npos) break;
    at = std::min(words.find(' ', begin), words.size());
    made.emplace_back(words.substr(begin, at - begin));
  }
  return made;
}

bool is_number(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

std::vector<std::string> words_of(std::string_view text) {
  std::string words = plain_words(text);
  mend_slips(words);
  tell_one_from_all(words);
  // Of several things the same digits are not one digit.
  const bool is_of_several = words.ends_with(" the same digits ");
  for (const Spelling& one : spellings()) replace_words(words, one.from, one.to);
  std::vector<std::string> made = split_words(words);
  if (is_of_several && !made.empty()) made.back() = "digits";
  return made;
}

Statement statement_of(std::string_view text) {
  Statement made;
  made.text = text;
  if (text.size() > kMostBytesOfStatement) return made;
  const std::string said = without_example(text);
  const Unbracketed parts = unbracketed(said);
  made.words = words_of(said);
  const bool is_gloss = std::none_of(parts.inner.begin(), parts.inner.end(), may_restrict);
  made.plain = is_gloss ? words_of(parts.outer) : made.words;
  made.behind_name = words_of(behind_name(said));
  made.by_bracket = words_of(by_bracket(said));
  made.is_example = trimmed(said).empty() || made.words.empty();
  return made;
}

std::vector<Halves> halves_of(std::string_view text) {
  constexpr std::string_view kBetween[] = {", and ", ", but ", ", while ", ", whereas ", "; ",
                                           ", so ",  ", ",     " and ",    " but ",      " while "};
  constexpr std::size_t kMostHalves = 12;
  std::vector<Halves> halves;
  for (const std::string_view between : kBetween) {
    for (std::size_t at = text.find(between); at != std::string_view::npos;
         at = text.find(between, at + 1)) {
      const Halves two{trimmed(text.substr(0, at)), trimmed(text.substr(at + between.size()))};
      const bool is_new = std::none_of(halves.begin(), halves.end(), [&two](const Halves& one) {
        return one.first.size() == two.first.size();
      });
      if (is_new && halves.size() < kMostHalves) halves.push_back(two);
    }
  }
  return halves;
}

std::vector<Statement> statements_in(std::string_view text) {
  std::vector<Statement> statements;
  std::size_t begin = 0;
  int depth = 0;
  const auto end = [&](std::size_t at, std::size_t next) {
    const std::string_view part = trimmed(text.substr(begin, at - begin));
    begin = next;
    const bool has_letter = std::any_of(part.begin(), part.end(), is_letter);
    if (!has_letter || statements.size() >= kMostStatements) return;
    statements.push_back(statement_of(part));
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')') depth = std::max(0, depth - 1);
    if (text[i] == '\n' && !goes_on_behind(text, i)) depth = 0;
    // A sentence in brackets that is closed behind its stop.
    const bool is_closed = text[i] == ')' && depth == 0 && i > 0 &&
                           (text[i - 1] == '.' || text[i - 1] == '!' || text[i - 1] == '?') &&
                           (i + 1 == text.size() || text[i + 1] != ',');
    if (is_closed || ends_at(text, begin, i, depth)) end(i + 1, i + 1);
  }
  end(text.size(), text.size());
  for (std::size_t i = 0; i + 1 < statements.size(); ++i)
    statements[i].is_heading = is_heading(text, statements[i].text, statements[i + 1].text);
  return statements;
}

}  // namespace omnidoku::reading
