// SPDX-License-Identifier: MIT
#include "formats/words/ordinary_rules.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "formats/text.h"
#include "formats/words/rule_ideas.h"
#include "formats/words/stems.h"
#include "formats/words/talk_words.h"

namespace omnidoku::formats {

namespace {

// Words in which people say that rows, columns and boxes hold each symbol once.
constexpr std::string_view kOrdinaryWords =
    "the,a,an,of,in,into,on,to,and,or,nor,so,that,such,with,within,using,use,from,through,thru,"
    "until,by,across,this,these,those,them,it,its,as,each,every,any,all,no,not,none,never,two,"
    "both,either,same,must,should,shall,will,may,can,cannot,t,don,do,does,mustn,is,are,be,being,"
    "contain,contains,containing,have,has,having,hold,holds,include,includes,appear,appears,"
    "appearing,appeared,occur,occurs,exactly,precisely,only,just,one,once,time,times,more,than,"
    "twice,without,repeat,repeats,repeating,repeated,repetition,repetitions,unique,different,"
    "distinct,duplicate,duplicates,fill,filled,fills,filling,place,placed,put,enter,insert,write,"
    "input,complete,solve,digit,digits,number,numbers,numeral,numerals,value,values,symbol,"
    "symbols,row,rows,column,columns,col,cols,box,boxes,block,blocks,region,regions,house,"
    "houses,nonet,nonets,square,squares,subgrid,subgrids,grid,grids,puzzle,cell,cells,sudoku,"
    "sudokus,rule,rules,apply,applies,applied,follow,hold,normal,normally,standard,classic,"
    "classical,usual,usually,ordinary,regular,basic,conventional,irregular,jigsaw,empty,"
    "remaining,missing,blank,outlined,bold,bolded,marked,indicated,large,larger,small,thick,"
    "thickly,x,"
    "bordered,heavy,per,also,then,therefore,always,i,e,ie,cover,size,sized,there,here,s,which,"
    "where,whole,entire,your,you,aim,goal,objective,remember,please,note,main,horizontal,"
    "vertical,other,another,respective,respectively,inclusive,simple,traditional,like,"
    "additionally,addition,constraint,constraints,furthermore,connected,orthogonally,following,"
    "given,everywhere,too,for,how,play,playing,player,game,placement,logic,maths,math,needed,"
    "guessing,required";

// Words of those who greet, in English and in what else they write.
constexpr std::string_view kCourtesy =
    "enjoy,have,fun,good,luck,thanks,thank,happy,solving,birthday,hope,welcome,viel,spa\u00DF,"
    "erfolg,"
    "danke,merci,bonne,amusez,gracias,suerte,disfruta,was,for,from,made,created,inspired,dedicated,"
    "friend,my,we,he,she,they,but,if,when,some,at,be,what,how,who,friends,collaboration,collab,"
    "comment,comments,rating,ratings,appreciated,feedback,tester,testers,nice,day,weekend,year,"
    "christmas,holidays,always,love,hear,know,think,leave,let";

/// Whether a word with digits is one that the ordinary rules have: 1, 9, 3x3, 9x9, 123456789.
bool is_ordinary_number(std::string_view word, int num_symbols) {
  const std::size_t by = word.find('x');
  const auto number = [](std::string_view text) -> int {
    constexpr std::size_t kMostDigits = 3;
    if (text.empty() || text.size() > kMostDigits) return 0;
    int value = 0;
    for (const char c : text) {
      if (c < '0' || c > '9') return 0;
      value = value * 10 + (c - '0');
    }
    return value;
  };
  if (by != std::string_view::npos) {
    const int rows = number(word.substr(0, by));
    const int columns = number(word.substr(by + 1));
    return rows * columns == num_symbols || (rows == num_symbols && columns == num_symbols);
  }
  constexpr std::string_view kDigits = "123456789";
  const int value = number(word);
  return value == 1 || value == num_symbols ||
         (num_symbols <= 9 && word == kDigits.substr(0, static_cast<std::size_t>(num_symbols)));
}

/// Whether a sentence about neither digits nor cells says no rule all the same: people speak of
/// themselves in it, or it is no more than a name.
bool is_small_talk(std::string_view sentence) {
  const std::string words = in_plain_words(sentence);
  if (is_talk(sentence) ||
      has_stem(words,
               "enjoy,fun=,luck=,birthday,happy=,welcome=,inspired,dedicated,tested,"
               "testing=,tester,exported,created,generated,published,made by=,set by=,that s "
               "it=,that s all=,that is all="))
    return true;
  // What there is, which others say the rules of; "this is the ideal sudoku".
  if (words.ends_with(" in the grid ") && has_stem(words, "there are=,there is=")) return true;
  if (words.starts_with(" this is the ") && single_words(words).size() <= 5) return true;
  // Of at most so many words beside ordinary ones.
  constexpr std::size_t kMostOfName = 2;
  static constexpr std::string_view kConnecting =
      "because,would,likewise,so,now,etc,thus,hence,however,next,finally,just,even,that";
  std::vector<std::string_view> all = single_words(words);
  std::erase_if(all, [](std::string_view word) {
    return std::none_of(word.begin(), word.end(), is_letter) || is_one_of(word, kConnecting);
  });
  if (all.size() <= kMostOfName) return true;
  return std::all_of(all.begin(), all.end(), [](std::string_view word) {
    return word.size() == 1 || is_one_of(word, kOrdinaryWords) || is_one_of(word, kCourtesy);
  });
}

}  // namespace

bool says_ordinary_rules(std::string_view sentence) {
  const std::string words = in_plain_words(sentence);
  const bool is_about_rules =
      has_stem(words, "rules,rule=,sudoku,regel,r\u00E8gle,regla,\u30EB\u30FC\u30EB,\u89C4\u5219");
  return (is_about_rules &&
          has_stem(
              words,
              "normal,standard,classic,usual,ordinary,regular,basic,\u00FCblich,gew\u00F6hnlich,"
              "klassisch,habituel,classique,cl\u00E1sic,normales,\u901A\u5E38,\u6807\u51C6,"
              "\u6A19\u6E96")) ||
         has_stem(words,
                  "that s it=,that s all=,that is all=,no other rules,no further rules,"
                  "no extra rules,nothing else=");
}

bool is_ordinary_word(std::string_view word) { return is_one_of(word, kOrdinaryWords); }

bool is_foreign(std::string_view plain_words) {
  constexpr int kFewestWords = 3;
  constexpr std::size_t kFewestLetters = 3;
  int num_words = 0;
  for (const std::string_view word : single_words(plain_words)) {
    if (std::none_of(word.begin(), word.end(), is_letter)) continue;
    if (word.size() >= kFewestLetters &&
        (is_one_of(word, kOrdinaryWords) || is_one_of(word, kCourtesy)))
      return false;
    ++num_words;
  }
  return num_words >= kFewestWords;
}

bool says_more_than_ordinary_rules(std::string_view sentence, int num_symbols, bool has_cages) {
  std::string words = in_plain_words(sentence);
  constexpr std::pair<std::string_view, std::string_view> kNumbers[] = {{" four ", " 4 "},
                                                                        {" six ", " 6 "},
                                                                        {" eight ", " 8 "},
                                                                        {" nine ", " 9 "},
                                                                        {" sixteen ", " 16 "}};
  for (const auto& [word, number] : kNumbers) {
    for (std::size_t at = words.find(word); at != std::string::npos; at = words.find(word, at + 1))
      words.replace(at, word.size(), number);
  }
  if (const std::string rest = without_addresses(sentence); rest.size() < sentence.size()) {
    // Rules that are told elsewhere are not known.
    return has_stem(words, "rule=,rules=") ||
           says_more_than_ordinary_rules(rest, num_symbols, has_cages);
  }
  for (const std::string_view by : {" x ", " by "}) {  // 3 x 3, 3-by-3
    for (std::size_t at = words.find(by); at != std::string::npos; at = words.find(by, at + 1)) {
      const std::size_t behind = at + by.size();
      const bool is_size = at > 0 && words[at - 1] >= '0' && words[at - 1] <= '9' &&
                           behind < words.size() && words[behind] >= '0' && words[behind] <= '9';
      if (is_size) words.replace(at, by.size(), "x");
    }
  }
  const bool has_number =
      std::any_of(words.begin(), words.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (is_foreign(words)) return true;
  if (!has_number &&
      !has_stem(words,
                "rules apply=,rules of sudoku apply=,rules hold=,not apply=,digit=,digits=,"
                "number=,numbers=,cell=,cells=,row=,rows=,column=,columns=,value=,values=,"
                "pairs=,pair=,clue=,clues=,dot=,dots=,lines=,circle=,circles=,cage=,cages=,"
                "letter=,letters=,relation=,"
                "box=,boxes=,regions=,region=,squares=,givens=,corners=,corner=,exempt=,"
                "border=,borders=,edge=,edges=,side=,sides=,diagonal=,diagonals=,"
                "of these rules=,of the rules=,following rules="))
    return !is_small_talk(sentence);
  for (const std::string_view word : single_words(words)) {
    const bool is_sign = std::none_of(
        word.begin(), word.end(), [](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
    if (is_sign || (has_cages && is_one_of(word, "cage,cages"))) continue;
    const bool is_number = word.find_first_of("0123456789") != std::string_view::npos;
    if (is_number ? !is_ordinary_number(word, num_symbols) : !is_one_of(word, kOrdinaryWords))
      return true;
  }
  if (has_stem(words, "may=,can=") && has_stem(words, "repeat") &&
      !has_stem(words, "not=,no=,never="))
    return true;
  if (has_stem(words, "number of=")) return true;
  if (has_stem(words, "twice=,two times=") &&
      !has_stem(words, "not=,no=,never=,cannot=,don t=,can t="))
    return true;
  // What is denied is that something stands there twice, never a rule or a part of the grid.
  const bool is_denied = has_stem(words, "not=,no=,never=,cannot=,don t=,can t=,none=,mustn t=");
  return is_denied && (!has_stem(words, "repeat,same=,once=,twice=,duplicate,more than") ||
                       has_stem(words, "have to=,rules apply=,not apply=,not follow=,not hold="));
}

}  // namespace omnidoku::formats
