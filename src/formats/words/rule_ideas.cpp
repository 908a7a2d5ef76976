// SPDX-License-Identifier: MIT
//
// Longer stems come first, and what one of them takes no other sees: "not necessarily consecutive"
// speaks of nothing.
#include "formats/words/rule_ideas.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

#include "base/check.h"
#include "constraints/constraint_type.h"
#include "formats/text.h"
#include "formats/words/stems.h"

namespace omnidoku::formats {

namespace {

enum class Sort : std::uint8_t {
  none,   ///< says nothing
  rule,   ///< a relation between digits
  place,  ///< where a rule lies
  name,   ///< a relation, or a thing drawn for it, after which puzzles are called
};

struct Idea {
  Sort sort;
  std::string_view stems;  ///< parted by commas
};

// The languages of the page: English, German, French, Spanish, Japanese; and Chinese. What one rule
// alone is called stands with its type (ConstraintType::called).
constexpr Idea kIdeas[] = {
    {Sort::none,
     "not necessarily consecutiv,not necessarily be consecutiv,not necessarily odd,"
     "not necessarily even,not necessarily,even if=,even though=,sudoku square,3x3 square,"
     "latin square,in a row=,cross out=,x wing,xy wing,no line=,number of solution,"
     "number of given,number of clue,deadly,killer sudoku solver,unique loop,nice loop,"
     "minimum difference,min difference,minimum of,with minimum,with a minimum,by a minimum,"
     "larger or smaller,smaller or larger,higher or lower,lower or higher,bigger or smaller,"
     "lowest and highest,highest and lowest,lowest and the highest,smallest and largest,"
     "smallest and the largest,largest and smallest,corner number of,little number of,small number "
     "of,number of steps,you meet=,equal distance,same distance,knight s distance,king s distance"},
    {Sort::name,
     "queen,antiqueen,anti "
     "chess,antichess,antirook,bishop,rook=,rooks=,camel=,zebra=,giraffe=,leaper,leap=,leaps="},
    {Sort::rule,
     "touch,meet=,meets=,at a corner=,by a corner=,no touch,ber\u00FChr,se touch,"
     "toca=,tocan=,tocar"},
    {Sort::place,
     "adjacent,adjoin,neighb,beside=,next to=,side by side=,orthogonal,surround,share an edge,"
     "share a side,sharing an edge,sharing a side,either side,both "
     "sides=,separated,apart=,between=,"
     "nachbar,benachbart,angrenz,neben=,voisin,adyacen,vecin,\u96A3"},
    {Sort::name,
     "diagonal,diag=,diags=,antidiagonal,sudoku x=,x "
     "sudoku,xsudoku,slant,\u5BFE\u89D2,\u5BF9\u89D2,"
     "\u5C0D\u89D2,przek\u0105tn,\u00FAhlop\u0159\u00ED\u010D,uhloprie\u010Dk,l\u00E4vist\u00E4j,"
     "k\u00F6\u015Fegen,\u00E1tl\u00F3,\u0434\u0438\u0430\u0433\u043E\u043D\u0430\u043B,"
     "\u0434\u0456\u0430\u0433\u043E\u043D\u0430\u043B,\uB300\uAC01\uC120"},
    {Sort::rule,
     "sum=,sums=,summing,summed,sum up=,add=,adds=,adding,added,total,summe,addier,zusammen,"
     "somme,additionn,suma=,suman=,sumar,\u5408\u8A08,\u603B\u548C,\u548C\u306F,\u4E4B\u548C"},
    {Sort::rule,
     "increas,decreas,ascend,descend,grow=,grows=,growing,rise=,rises=,rising,fall=,falls=,"
     "falling,steig,aufsteig,absteig,fallen,zunehm,croiss,d\u00E9croiss,crecien,decrecien,"
     "aumenta,disminu,\u5897\u52A0,\u6E1B\u5C11,\u9012\u589E,\u9012\u51CF"},
    {Sort::name,
     "consecutiv,nonconsecutiv,non consecutiv,sequential,aufeinanderfolg,cons\u00E9cuti,"
     "differ=,differs=,differing,difference,differenz,diff\u00E9rence,diferencia,renban,nabner,"
     "whisper,straight=,\u9023\u7D9A,\u8FDE\u7EED"},
    {Sort::name,
     "ratio=,ratios=,double=,doubled,twice the=,twice as=,times the=,half the=,half of=,1:2=,2:1=,"
     "kropki,doppelt,verh\u00E4ltnis,rapport,raz\u00F3n,doble=,\u6BD4"},
    {Sort::rule,
     "product=,products=,multipl,divi,prime=,primes=,fibonacci,square number,perfect square,"
     "modulo,remainder,produkt,produit,producto"},
    {Sort::rule,
     "odd=,even digit,even number,even value,even cell,be even=,are even=,is even=,all even=,"
     "both even=,odd even=,even odd=,even or odd=,parity,ungerade,gerade=,geraden=,gerader=,"
     "geraden,impair,chiffres pairs=,chiffre pair=,nombre "
     "pair=,paires=,impar,pares=,\u5947\u6570,\u5076\u6570"},
    {Sort::rule,
     "\u4E0D\u7B49,larger,largest,greater,greatest,bigger,biggest,smaller,smallest,less "
     "than=,lesser,lower=,"
     "lowest,higher,highest,exceed,maximum,minimum,max=,min=,inequal,unequal,futoshiki,"
     "gr\u00F6\u00DFer,"
     "gr\u00F6\u00DFte,kleiner,kleinste,plus grand,plus petit,mayor,menor,"
     "\u5927\u304D,\u5C0F\u3055,\u5927\u4E8E,\u5C0F\u4E8E"},
    {Sort::rule,
     "how many=,how far=,how often=,number of=,count=,counts=,counting,counted,position=,"
     "positions=,location=,n th cell=,distance,wie viele,anzahl,combien,cu\u00E1nt,"
     "\u500B\u6570,\u6570\u91CF"},
    {Sort::name, "windoku,window,hyper"},
    {Sort::name, "disjoint"},
    {Sort::name, "jigsaw,squiggly,irregular,nonomino,chaos construction"},
    {Sort::name, "argyle"},
    {Sort::name, "battenburg"},
    {Sort::name, "slot machine"},
    {Sort::name, "tight fit"},
    {Sort::name, "sujiken"},
    {Sort::name, "trio=,trios="},
    {Sort::name, "clock sudoku"},
    {Sort::name, "magic sudoku"},
    {Sort::name, "star sudoku"},
    {Sort::name, "twin sudoku"},
    {Sort::name, "even sudoku,odd sudoku,odd even,even odd"},
    {Sort::name, "center dot,centre dot,centerdot,asterisk,girandola"},
    {Sort::name, "offset"},
    {Sort::name, "chess sudoku"},
    {Sort::name, "extra region,extra regions"},
    {Sort::name, "deficit"},
    {Sort::name, "color sudoku,colour sudoku,colordoku,colourdoku"},
    {Sort::name, "magic square"},
    {Sort::name, "chain sudoku,strimko"},
    {Sort::name, "yin yang"},
    {Sort::name, "outside sudoku,rossini,search nine,search 9,where is 9,point to next,top bottom"},
    {Sort::name, "fog of war"},
    {Sort::name, "schr\u00F6dinger,schrodinger,doubler,negator,multiplier cell"},
    {Sort::name, "wordoku,vudoku,letter sudoku"},
    {Sort::name, "fortress,minmax"},
    {Sort::name, "nrc=,nrc sudoku"},
    {Sort::name, "minesweeper,mine sudoku,sudoku mine="},
    {Sort::name, "addoku,samunamupure"},
    {Sort::name, "wolkenkratzer,au\u00DFensudoku,au\u00DFen sudoku"},
    {Sort::name,
     "tight rope,tightrope,marguerite,asterix=,wrong sudoku,wrogn,surplus sudoku,du sum oh,"
     "codoku,comparison sudoku,percent sudoku,pi sudoku,roman sudoku,cipher sudoku,cave "
     "sudoku,frame sudoku,variant sudoku,hybrid sudoku,sudoku plus=,four box sudoku,"
     "deconstruction,stripes sudoku,colored sudoku,coloured sudoku"},
    // The forms of boards.
    {Sort::name,
     "samurai sudoku,sohei,gattai,kazaguruma,butterfly sudoku,flower sudoku,windmill sudoku,"
     "cross sudoku,diamond sudoku,twodoku,multi sudoku,tripod sudoku,geometric sudoku,hoshi,"
     "stairstep,parquet,toroid,torus sudoku,wraparound,cylinder sudoku,cube sudoku,3d sudoku"},
    {Sort::rule, "opposite,symmetric,gegen\u00FCberlieg,sym\u00E9triq"},
    {Sort::rule, "clockwise,anticlockwise,counterclockwise,rotat"},
    {Sort::rule,
     "blank cell,empty cell,do not apply,don t apply,not all cells=,some cells=,wrong digit,"
     "liar,lying,lies="},
    {Sort::rule,
     "all possible,all dots=,all xs=,all xv=,all kropki,all given dots,negative,"
     "all x=,all v=,every possible"},
    {Sort::rule, "wrap around,wraps around,torus"},
    {Sort::rule, "no 3 in a row=,no three in a row=,3 in a row=,three in a row="},
    {Sort::rule, "path=,snake=,loop=,loops="},
    {Sort::rule, "constellation,star battle,battleship"},
    {Sort::place,
     "line=,lines=,linie,dot=,dots=,circle,circled,bubble,punkt,kreis,cercle,c\u00EDrculo,shape,"
     "symbol,cage=,cages=,k\u00E4fig,\u6A90\u7FA4,bulb=,bulbs=,clue=,clues=,outside=,star=,stars=,"
     "diamond,oval,hexagon,triangle,wall=,"
     "walls=,dashed,"
     "grey,gray,shaded,colour,color,red=,blue=,green=,purple,orange,yellow,pink=,highlight,marked,"
     "marking,grau,farbig,gris=,\u7DDA,\u7EBF,\u5186,\u5708,\u8272"},
};

/// These, and the words after which puzzles with a rule are called, which stand with the rule.
const std::vector<Idea>& all_ideas() {
  static const std::vector<Idea> ideas = [] {
    std::vector<Idea> all(std::begin(kIdeas), std::end(kIdeas));
    for (const constraints::ConstraintType* type : constraints::constraint_types()) {
      if (!type->called.empty()) all.push_back({Sort::name, type->called});
    }
    OMNIDOKU_CHECK(all.size() <= kMaxIdeas);
    return all;
  }();
  return ideas;
}

struct Stem {
  std::string text;  ///< as it stands in the words
  std::size_t idea = 0;
};

std::vector<Stem> all_stems() {
  std::vector<Stem> stems;
  for (std::size_t i = 0; i < all_ideas().size(); ++i) {
    for_each_part(all_ideas()[i].stems, [&](std::string_view stem) {
      stems.push_back({in_words(stem), i});
    });
  }
  std::stable_sort(stems.begin(), stems.end(),
                   [](const Stem& a, const Stem& b) { return a.text.size() > b.text.size(); });
  return stems;
}

Ideas of_sort(bool (*is_wanted)(Sort)) {
  Ideas ideas;
  for (std::size_t i = 0; i < all_ideas().size(); ++i) ideas.set(i, is_wanted(all_ideas()[i].sort));
  return ideas;
}

/// Takes the stems out of plain words, longest first, and notes the ideas they stand for.
Ideas take_ideas(std::string& words) {
  static const std::vector<Stem> stems = all_stems();
  Ideas ideas;
  for (const Stem& stem : stems) {
    for (std::size_t at = words.find(stem.text); at != std::string::npos;
         at = words.find(stem.text, at)) {
      ideas.set(stem.idea);
      // The rest of the word goes with its beginning.
      std::size_t end = at + stem.text.size();
      if (!stem.text.ends_with(' ') && !is_wide(stem.text)) end = words.find(' ', end);
      if (stem.text.ends_with(' ')) --end;
      words.replace(at, end - at, stem.text.starts_with(' ') ? " _" : "_");
    }
  }
  ideas.reset(0);
  return ideas;
}

struct Abbreviation {
  std::string_view text;
  std::string_view words;
};
constexpr Abbreviation kAbbreviations[] = {
    {"x", "diagonals"},       {"dg", "disjoint groups"}, {"nc", "nonconsecutive"},
    {"ak", "antiknight"},     {"ank", "antiknight"},     {"akn", "antiknight"},
    {"akg", "antiking"},      {"aq", "antiqueen"},       {"lk", "little killer"},
    {"gw", "german whisper"}, {"rs", "region sum"},      {"gk", "global kropki"},
};

/// Words beside the name of a kind of puzzle that say no more.
constexpr std::string_view kBesideNames =
    "rule,rules,type,types,variant,variants,variation,kind,constraint,constraints,sudoku,sudokus,"
    "puzzle,normal,classic,standard,apply,applies,and,plus,with,it,s,is,this,a,an,the,easy,medium,"
    "hard,of,nr,no,included,includes,try,here,my,new";

/// What plain words mean that are short forms and what stands beside a name; empty for others.
std::string written_out(std::string_view plain_words) {
  std::string found;
  for (const std::string_view word : single_words(plain_words)) {
    const auto* const one =
        std::find_if(std::begin(kAbbreviations), std::end(kAbbreviations),
                     [word](const Abbreviation& short_form) { return short_form.text == word; });
    if (one == std::end(kAbbreviations)) {
      if (!is_one_of(word, kBesideNames)) return {};
      continue;
    }
    found.append(" ").append(one->words);
  }
  return found.empty() ? found : found + " ";
}

}  // namespace

Ideas ideas_in(std::string_view words) {
  std::string text = in_plain_words(words);
  const std::string names = written_out(text);
  return take_ideas(text) | (names.empty() ? Ideas() : ideas_in(names));
}

bool is_abbreviation(std::string_view words) { return !written_out(in_plain_words(words)).empty(); }

Ideas ideas_of_places() {
  return of_sort([](Sort sort) { return sort == Sort::place; });
}

Ideas ideas_of_names() {
  return of_sort([](Sort sort) { return sort == Sort::name; });
}

bool names_a_kind_in_talk(std::string_view sentence) {
  const std::string text = in_plain_words(sentence);
  const std::vector<std::string_view> all = single_words(text);
  const auto has_name = [](std::string_view word) {
    return (ideas_in(word) & ideas_of_names()).any();
  };
  const auto joined = [&all](std::size_t first, std::size_t end) {
    std::string part;
    for (std::size_t i = first; i < end; ++i) part.append(part.empty() ? "" : " ").append(all[i]);
    return part;
  };
  constexpr std::size_t kMostOfName = 2;
  for (std::size_t i = 0; i < all.size(); ++i) {
    // "this anti-knight sudoku", "under the anti-knight rule"
    if (i > 0 && is_one_of(all[i], "sudoku,sudokus,puzzle,puzzles,rule,rules,variant,constraint") &&
        has_name(joined(i - std::min(i, kMostOfName), i + 1)))
      return true;
    // "with anti-knight"
    if (!is_one_of(all[i], "with,under,plus")) continue;
    std::size_t first = i + 1;
    while (first < all.size() && is_one_of(all[first], "the,a,an,both,its")) ++first;
    if (has_name(joined(first, std::min(first + kMostOfName, all.size())))) return true;
  }
  return false;
}

std::string without_addresses(std::string_view text) {
  std::string rest(text);
  for (const std::string_view part : {"://", "www."}) {
    for (std::size_t at = rest.find(part); at != std::string::npos; at = rest.find(part)) {
      const std::size_t before = at == 0 ? at : rest.find_last_of(" \t\n(", at - 1);
      const std::size_t begin = before == std::string::npos || at == 0 ? 0 : before + 1;
      const std::size_t end = std::min(rest.find_first_of(" \t\n)", at), rest.size());
      rest.erase(begin, end - begin);
    }
  }
  return rest;
}

std::string name_of_kind(std::string_view words) {
  constexpr std::size_t kLongest = 60;
  const std::string named = without_addresses(words);
  if (named.size() > kLongest) return {};
  std::string name;
  const std::string text = in_plain_words(named);
  for (const std::string_view word : single_words(text)) {
    const bool is_number = word.find_first_not_of("0123456789") == std::string_view::npos;
    if (is_number || is_one_of(word, kBesideNames)) continue;
    name.append(name.empty() ? "" : " ").append(word);
  }
  return name;
}

bool is_only_name(std::string_view words) {
  // A command with its options, or an address alone: where a puzzle is from.
  if (words.find(" --") != std::string_view::npos) return false;
  const std::string named = without_addresses(words);
  words = trim(named);
  std::string text = in_plain_words(words);
  if (is_abbreviation(words)) return true;
  if (take_ideas(text).none()) return false;
  // A name alone, or beside the word Sudoku.
  if (has_stem(text, "sudoku,puzzle,r\u00E4tsel,grille,rules apply,rule applies")) return true;
  constexpr std::string_view kBeside[] = {
      "_",      "a",        "the",     "an",    "anti",  "non",        "no",     "and",
      "with",   "plus",     "rule",    "rules", "apply", "applies",    "easy",   "medium",
      "hard",   "of",       "german",  "nr",    "by",    "constraint", "dutch",  "chinese",
      "slow",   "region",   "regions", "cell",  "cells", "digit",      "digits", "set",
      "sets",   "box",      "boxes",   "tour",  "than",  "same",       "full",   "global",
      "double", "included", "pill",    "s",     "frame"};
  std::size_t begin = 1;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string_view word = std::string_view(text).substr(begin, end - begin);
    const bool is_number = word.find_first_not_of("0123456789") == std::string_view::npos;
    if (!is_number && std::find(std::begin(kBeside), std::end(kBeside), word) == std::end(kBeside))
      return false;
    begin = end + 1;
  }
  return true;
}

}  // namespace omnidoku::formats
