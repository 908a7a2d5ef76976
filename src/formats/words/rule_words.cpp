// SPDX-License-Identifier: MIT
#include "formats/words/rule_words.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>

#include "formats/text.h"
#include "formats/words/foreign_words.h"
#include "formats/words/ordinary_rules.h"
#include "formats/words/rule_ideas.h"
#include "formats/words/stems.h"
#include "formats/words/talk_words.h"
#include "reading/statements.h"

namespace omnidoku::formats {

namespace {

/// Whether a word is digits of one kind: "5s", "nines", "odds".
bool is_plural_of_digits(std::string_view word) {
  if (is_one_of(word, "ones,twos,threes,fours,fives,sixes,sevens,eights,nines,odds,evens,primes"))
    return true;
  constexpr std::size_t kLongest = 3;
  return word.size() >= 2 && word.size() <= kLongest && word.ends_with('s') &&
         word.substr(0, word.size() - 1).find_first_not_of("0123456789") == std::string_view::npos;
}

/// Whether the words are about digits, cells or what a grid has of them.
bool is_about_grid(const std::string& words) {
  if (is_about_cells(words) ||
      has_stem(words,
               "border=,borders=,edge=,edges=,rim=,side=,sides=,corner=,corners=,row=,rows=,"
               "column=,columns=,box=,boxes=,block=,blocks=,region=,regions=,3x3=,2x2=,line=,"
               "lines=,center=,centre=,middle=,quadrant,domino,diagonal,neighbour,neighbor,"
               "cross=,cells=,grid="))
    return true;
  const std::vector<std::string_view> all = single_words(words);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (is_plural_of_digits(all[i])) return true;
    // "Every 2 has an 8 beside it."
    const bool is_number = all[i].size() == 1 && all[i][0] >= '0' && all[i][0] <= '9';
    if (is_number && i > 0 && is_one_of(all[i - 1], "a,an,each,every,no,any,all,two,the"))
      return true;
  }
  return false;
}

/// Whether the words state something of what they are about, as rules do: of all or none of them,
/// what they are, have or do.
bool is_statement(const std::string& words) {
  return has_demand(words) ||
         has_stem(words,
                  "each=,every=,all=,any=,no=,not=,none=,nothing=,both=,neither=,nor=,either=,"
                  "exactly=,at least=,at most=,more=,less=,fewer=,same=,different,distinct,"
                  "identical,equal,unique,is=,are=,isn t=,aren t=,don t=,doesn t=,do=,does=,has=,"
                  "have=,holds=,hold=,contain,include,appear,occur,repeat,form=,forms=,"
                  "match,sum=,sums=,add=,adds=,differ,alternat,share=,shares=,touch,"
                  "meet=,meets=,see=,sees=,stay,go=,goes=,lie=,lies=,read=,reads=,avoid,follow=,"
                  "follows=,cross=,crosses=,visit,surround,belong,come=,comes=,stand=,stands=,"
                  "count,increas,decreas,ascend,descend,rise=,rises=,fall=,falls=,grow=,grows=,"
                  "place=,put=,fill=,use=,write=,enter=,draw=,find=");
}

/// How hard a puzzle is, where something is found in it, what is given.
constexpr std::string_view kTalkWords =
    "hard,harder,hardest,easy,easier,easiest,medium,difficult,tough,tricky,nice,good,bad,fun,long,"
    "short,new,old,nearly,almost,full,done,left,right,top,bottom,upper,lower,first,second,third,"
    "last,next,look,looks,start,starts,begin,begins,need,needs,given,givens,clue,clues,hints,star,"
    "stars,level,very,quite,really,still,now,already,up,down,out,about,after,before,hand,unknown,"
    "version,versions,series,part,way,seems,stuck,basics,dot,dots,zero,zeros,0,shown,denoted,"
    "represented,stand,stands,mean,means,try,singles,got,get,was,were,been,because,would,set,these,"
    "those,them,there,maths";

}  // namespace

std::vector<std::string_view> sentences_in(std::string_view text) {
  constexpr std::string_view kWideStops[] = {"\u3002", "\uFF01", "\uFF1F"};
  std::vector<std::string_view> sentences;
  std::size_t begin = 0;
  const auto end_at = [&](std::size_t end, std::size_t next) {
    const std::string_view sentence = trim_lines(trim(text.substr(begin, end - begin)));
    if (!sentence.empty()) sentences.push_back(sentence);
    begin = next;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool is_last = i + 1 == text.size();
    const char next = is_last ? ' ' : text[i + 1];
    const bool is_stop = c == '.' || c == '!' || c == '?';
    if (c == '\n' && !reading::goes_on_behind(text, i)) {
      end_at(i, i + 1);
    } else if ((is_stop && (is_blank(next) || next == '\n')) || c == ';') {
      end_at(i + 1, i + 1);
    } else if (std::any_of(std::begin(kWideStops), std::end(kWideStops),
                           [&](auto stop) { return text.substr(i).starts_with(stop); })) {
      end_at(i + kWideStops[0].size(), i + kWideStops[0].size());
    }
  }
  end_at(text.size(), text.size());
  return sentences;
}

bool may_change_a_rule(std::string_view sentence, std::string_view own, bool has_negative) {
  const std::string words = in_plain_words(sentence);
  const std::string own_words = in_plain_words(own);
  if (!has_negative && has_stem(words, "all white,all black,all possible,all dots,all such"))
    return true;
  // Who forbids that digits repeat may deny it in many ways.
  const bool is_denied =
      has_stem(words,
               "not=,no=,never=,none=,neither=,nor=,cannot=,can t=,don t=,doesn t=,isn t=,aren t=,"
               "mustn t=");
  const bool is_of_repeats =
      has_stem(own_words, "no=,not=,never=,different=,twice=") &&
      has_stem(words,
               "repeat,same=,equal,identical,twice,duplicate,more than once,itself=,copy,copies,"
               "again=,consecutive,between=,share=");
  if (is_denied && (!is_of_repeats || has_stem(words, "not all=,not every=,none of="))) return true;
  // "... in the same row": in one direction only.
  const auto is_of_one_direction = [](const std::string& text) {
    return has_stem(text, "row=,rows=,horizontally=") !=
           has_stem(text, "column=,columns=,vertically=");
  };
  if (is_of_one_direction(words) && !has_stem(own_words, "row=,rows=,column=,columns="))
    return true;
  // Words for one idea each.
  constexpr std::string_view kChanges[] = {
      "except,excluding,unless=,exempt=,all but=,apart from=,other than=",
      "only the=,only in=,only on=,only if=,only when=,only where=,only cages=,only lines=",
      "only dots=,only white=,only black=,only some=,only one of=,only two of=,only half=",
      "wrong,incorrect,false=,untrue=,broken=,invalid=",
      "a lie=,are lies=,lies about,liar,is lying=,are lying=",
      "ignor,instead=,swap",
      "reverse=,reversed=,opposite=",
      "mod=,modulo,remainder,multiple=,multiples=,divisible,divisor,factor=",
      "slow=,slower=",
      "to the bulb=,towards the bulb=,toward the bulb=,into the bulb=",
      "colors=,colours=,a color=,a colour=",
      "combination",
      "perhaps=,maybe=,possibly=",
      "minus=,off by=",
      "inclusive=",
      "non consecutive,nonconsecutive",
      "product=",
      "average=,mean of=,median",
      "last=",
      "odd=",
      "even number=,even digit=,even sum=,even total=,are even=,is even=,be even=",
      "even or=,or even=",
      "prime=,primes=",
      "zero=",
      "double=,doubled=,half=,two times=,twice as=,twice the=,twice their=,counts twice=",
      "triple=,tripled=,three times=",
      "squared=,perfect square,square number",
      "parity",
      "unknown=,to be found=,determined=,deduced=,unspecified=",
      "count as=,counts as=,treated as=,considered=,regarded as=,worth="};
  if (words.ends_with(" only ")) return true;
  return std::any_of(std::begin(kChanges), std::end(kChanges), [&](std::string_view change) {
    return has_stem(words, change) && !has_stem(own_words, change);
  });
}

bool demands_something(std::string_view sentence) {
  const std::string words = in_plain_words(sentence);
  const bool is_ordinary = has_stem(
      words,
      "row,column,box,block,region,house,nonet,grid,3x3,once,repeat,unique,zeile,spalte,reihe,"
      "ligne,colonne,fila,columna");
  return has_demand(words) && is_about_cells(words) && !is_ordinary;
}

bool is_foreign_rule(std::string_view sentence) {
  const std::string words = in_plain_words(sentence);
  return (has_other_letters(sentence) || is_foreign(words)) &&
         std::any_of(std::begin(kForeignWordsOfGrids), std::end(kForeignWordsOfGrids),
                     [&words](const ForeignWords& one) { return has_stem(words, one.stems); });
}

bool has_other_letters(std::string_view sentence) {
  const bool has_latin = std::any_of(sentence.begin(), sentence.end(), is_letter);
  // Greek and what comes behind it, but for signs, arrows and pictures.
  bool has_other = false;
  for (std::size_t i = 0; i + 1 < sentence.size(); ++i) {
    const auto first = static_cast<unsigned char>(sentence[i]);
    const bool is_of_two = first >= 0xCD && first <= 0xDF;
    const bool is_of_three = (first == 0xE0 || first == 0xE1 || (first >= 0xE3 && first <= 0xED));
    has_other = has_other || is_of_two || is_of_three;
  }
  return has_other && !has_latin;
}

bool is_about_rows(std::string_view sentence) {
  return has_stem(in_plain_words(sentence), "row=,rows=,column=,columns=");
}

bool is_about_digits_or_cells(std::string_view sentence) {
  return is_about_cells(in_plain_words(sentence));
}

bool states_something_of_grids(std::string_view sentence) {
  constexpr std::size_t kFewestWords = 2;
  if (sentence.ends_with('?') || sentence.find("://") != std::string_view::npos) return false;
  const std::string words = in_plain_words(sentence);
  if (is_of_people(words) || is_of_solving(words) || is_about_pattern(words)) return false;
  const std::vector<std::string_view> all = single_words(words);
  if (all.size() < kFewestWords || !(is_about_grid(words) || names_a_place(words)) ||
      !is_statement(words))
    return false;
  return std::any_of(all.begin(), all.end(), [](std::string_view word) {
    return std::any_of(word.begin(), word.end(), is_letter) && num_cells_named(word) == 0 &&
           !is_one_of(word, kTalkWords) && !is_ordinary_word(word);
  });
}

bool equates_cells(std::string_view sentence) {
  constexpr std::size_t kFewest = 2;
  return sentence.find_first_of("+<>=*") != std::string_view::npos &&
         num_cells_named(in_small_letters(sentence)) >= kFewest;
}

bool may_be_of_rules(std::string_view sentence) {
  if (sentence.ends_with('?')) return names_a_kind_in_talk(sentence);
  const std::string words = in_plain_words(sentence);
  return is_foreign_rule(sentence) || is_abbreviation(sentence) || has_demand(words) ||
         is_about_cells(words) || says_ordinary_rules(sentence) || is_remark(sentence) ||
         states_something_of_grids(sentence) || ideas_in(sentence).any();
}

}  // namespace omnidoku::formats
