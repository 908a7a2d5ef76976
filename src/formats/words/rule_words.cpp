// SPDX-License-Identifier: MIT
//
// Words are compared in small letters with single blanks for what is neither letter nor digit, a
// blank at both ends. A stem stands at the beginning of a word; '=' behind it ends the word there.
// In scripts without blanks a stem stands anywhere. Longer stems come first, and what one of them
// takes no other sees: "not necessarily consecutive" speaks of nothing.
#include "formats/words/rule_words.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>

#include "base/check.h"
#include "constraints/constraint_type.h"
#include "formats/text.h"
#include "formats/words/foreign_words.h"
#include "reading/statements.h"

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

bool is_wide(std::string_view text) {
  constexpr unsigned char kFirstOfThreeBytes = 0xE0;
  return !text.empty() && static_cast<unsigned char>(text.front()) >= kFirstOfThreeBytes;
}

/// Small letters, single blanks for what is neither letter nor digit but for the colon of a ratio.
std::string plain(std::string_view words) {
  std::string text = " ";
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const char c = words[i];
    const bool is_ratio = c == ':' && i > 0 && i + 1 < words.size() && is_digit(words[i - 1]) &&
                          is_digit(words[i + 1]);
    if (is_letter(c) || is_digit(c) || (c & 0x80) != 0 || is_ratio) {
      text += c;
    } else if (text.back() != ' ') {
      text += ' ';
    }
  }
  if (text.back() != ' ') text += ' ';
  return in_small_letters(text);
}

/// Calls visit(part) with what stands between commas.
template <class Visit>
void for_each_part(std::string_view list, const Visit& visit) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    visit(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
}

/// How a stem stands in plain words.
std::string in_words(std::string_view stem) {
  std::string text = is_wide(stem) ? "" : " ";
  const bool is_whole = stem.ends_with('=');
  text += is_whole ? stem.substr(0, stem.size() - 1) : stem;
  return is_whole ? text + " " : text;
}

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

bool has(std::string_view plain_words, std::string_view stem) {
  return plain_words.find(in_words(stem)) != std::string_view::npos;
}

bool has_one_of(std::string_view plain_words, std::string_view stems) {
  bool found = false;
  for_each_part(stems, [&](std::string_view stem) { found = found || has(plain_words, stem); });
  return found;
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

/// The words of a plain text, which has a blank before and behind each.
std::vector<std::string_view> words_of(std::string_view plain_words) {
  std::vector<std::string_view> words;
  for (std::size_t begin = 1; begin < plain_words.size();) {
    const std::size_t end = std::min(plain_words.find(' ', begin), plain_words.size());
    words.push_back(plain_words.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

bool is_one_of(std::string_view word, std::string_view list) {
  bool found = false;
  for_each_part(list, [&](std::string_view part) { found = found || part == word; });
  return found;
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
  for (const std::string_view word : words_of(plain_words)) {
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
  std::string text = plain(words);
  const std::string names = written_out(text);
  return take_ideas(text) | (names.empty() ? Ideas() : ideas_in(names));
}

bool is_abbreviation(std::string_view words) { return !written_out(plain(words)).empty(); }

Ideas ideas_of_places() {
  return of_sort([](Sort sort) { return sort == Sort::place; });
}

Ideas ideas_of_names() {
  return of_sort([](Sort sort) { return sort == Sort::name; });
}

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

bool says_ordinary_rules(std::string_view sentence) {
  const std::string words = plain(sentence);
  const bool is_about_rules = has_one_of(
      words, "rules,rule=,sudoku,regel,r\u00E8gle,regla,\u30EB\u30FC\u30EB,\u89C4\u5219");
  return (is_about_rules &&
          has_one_of(
              words,
              "normal,standard,classic,usual,ordinary,regular,basic,\u00FCblich,gew\u00F6hnlich,"
              "klassisch,habituel,classique,cl\u00E1sic,normales,\u901A\u5E38,\u6807\u51C6,"
              "\u6A19\u6E96")) ||
         has_one_of(words,
                    "that s it=,that s all=,that is all=,no other rules,no further rules,"
                    "no extra rules,nothing else=");
}

namespace {

bool has_demand(const std::string& words) {
  return has_one_of(
      words,
      "must,cannot=,can t=,can not=,may not=,mustn t=,never,no two=,has to=,have to=,only=,"
      "d\u00FCrfen,darf=,m\u00FCssen,muss=,nie=,doit=,doivent,jamais,debe,nunca");
}

bool is_about_cells(const std::string& words) {
  return has_one_of(
      words,
      "digit,number,cell,value,ziffer,zahl,felder,zellen,chiffre,cases=,d\u00EDgito,n\u00FAmero,"
      "celda,casilla,square=,squares=,\u6570\u5B57,\u30DE\u30B9");
}

}  // namespace

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

/// Whether no word of a sentence of several is English as rules have it. Other languages have
/// words of two letters that are English as well.
bool is_foreign(std::string_view plain_words) {
  constexpr int kFewestWords = 3;
  constexpr std::size_t kFewestLetters = 3;
  int num_words = 0;
  for (const std::string_view word : words_of(plain_words)) {
    if (std::none_of(word.begin(), word.end(), is_letter)) continue;
    if (word.size() >= kFewestLetters &&
        (is_one_of(word, kOrdinaryWords) || is_one_of(word, kCourtesy)))
      return false;
    ++num_words;
  }
  return num_words >= kFewestWords;
}

/// The sentence without the addresses of pages in it.
std::string without_addresses(std::string_view sentence) {
  std::string rest(sentence);
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

/// Whether a sentence about neither digits nor cells says no rule all the same: people speak of
/// themselves in it, or it is no more than a name.
bool is_small_talk(std::string_view sentence) {
  const std::string words = plain(sentence);
  if (is_talk(sentence) ||
      has_one_of(words,
                 "enjoy,fun=,luck=,birthday,happy=,welcome=,inspired,dedicated,tested,"
                 "testing=,tester,exported,created,generated,published,made by=,set by=,that s "
                 "it=,that s all=,that is all="))
    return true;
  // What there is, which others say the rules of; "this is the ideal sudoku".
  if (words.ends_with(" in the grid ") && has_one_of(words, "there are=,there is=")) return true;
  if (words.starts_with(" this is the ") && words_of(words).size() <= 5) return true;
  // Of at most so many words beside ordinary ones.
  constexpr std::size_t kMostOfName = 2;
  static constexpr std::string_view kConnecting =
      "because,would,likewise,so,now,etc,thus,hence,however,next,finally,just,even,that";
  std::vector<std::string_view> all = words_of(words);
  std::erase_if(all, [](std::string_view word) {
    return std::none_of(word.begin(), word.end(), is_letter) || is_one_of(word, kConnecting);
  });
  if (all.size() <= kMostOfName) return true;
  return std::all_of(all.begin(), all.end(), [](std::string_view word) {
    return word.size() == 1 || is_one_of(word, kOrdinaryWords) || is_one_of(word, kCourtesy);
  });
}

/// Whether words are numbers and others of a list, with one that begins as wanted.
bool consists_of_numbers_and(const std::string& words, std::string_view list,
                             std::string_view wanted) {
  const std::vector<std::string_view> all = words_of(words);
  return has_one_of(words, wanted) &&
         std::all_of(all.begin(), all.end(), [list](std::string_view word) {
           return is_one_of(word, list) ||
                  (word.front() >= '0' && word.front() <= '9' &&
                   word.find_first_not_of("0123456789x") == std::string_view::npos);
         });
}

/// Whether a sentence only says who made a puzzle and when, that it has one solution and no further
/// rules, or what stands for an empty cell; or greets.
bool is_courtesy(const std::string& words) {
  const auto consists_of = [&words](std::string_view list, std::string_view wanted) {
    const std::vector<std::string_view> all = words_of(words);
    return has_one_of(words, wanted) &&
           std::all_of(all.begin(), all.end(),
                       [list](std::string_view word) { return is_one_of(word, list); });
  };
  if (consists_of("there,is,are,exactly,only,just,one,a,1,single,unique,solution,the,this,puzzle,"
                  "sudoku,has,have,it,and,logical,valid,with,guaranteed,its",
                  "solution=") ||
      consists_of("there,are,is,no,extra,additional,other,further,special,rules,rule,constraints,"
                  "constraint,here,this,time,in,puzzle,sudoku",
                  "no extra,no additional,no other rule,no further,no special") ||
      consists_of("dots,dot,zeros,zeroes,zero,0,0s,blanks,blank,are,is,represent,represents,stand,"
                  "stands,for,denote,denotes,mark,marks,marked,empty,unknown,cell,cells,squares,"
                  "square,the,a,an,mean,means,indicate,indicates,shown,as,with,by,given",
                  "empty,blank=,unknown cell") ||
      consists_of_numbers_and(words,
                              "there,are,is,with,and,a,the,in,of,this,it,has,have,only,just,"
                              "puzzle,sudoku,classic,beginner,easy,medium,hard,expert,given,givens,"
                              "clue,clues,digit,digits,symmetric,symmetrical,symmetry,rotational,"
                              "diagonally,minimal",
                              "given=,givens=,clue=,clues=") ||
      // What is asked for as an answer, and what a fog hides from who plays.
      consists_of_numbers_and(words,
                              "solution,code,answer,check,enter,input,submit,type,the,a,is,are,as,"
                              "for,in,of,to,and,then,first,by,followed,from,with,without,spaces,"
                              "commas,your,row,rows,column,columns,box,digit,digits,number,numbers,"
                              "left,right,top,bottom,marked,diagonal,main",
                              "solution code=,answer=,solution check=") ||
      (has_one_of(words, "fog=") &&
       consists_of(
           "the,this,a,some,grid,board,puzzle,sudoku,cells,cell,is,are,was,has,have,covered,"
           "hidden,in,by,with,under,fog,of,war,correctly,correct,correctly,placed,place,"
           "placing,entered,entering,digits,digit,solver,solvers,you,your,will,can,may,be,"
           "clear,clears,cleared,lift,lifts,lifted,remove,removes,removed,reveal,reveals,"
           "revealed,from,surrounding,neighbouring,neighboring,around,it,them,its,that,and,as,"
           "when,area,3x3,no,guessing,parts,part,to,progress,solve,more,rest",
           "cover,hidden,clear,lift,remove,reveal")))
    return true;
  constexpr std::string_view kBegins[] = {
      " happy ",        " merry ",   " puzzle by ", " sudoku by ", " by ",        " created by ",
      " generated by ", " made by ", " set by ",    " author ",    " copyright ", " published "};
  // Where it was printed, and how it was rated.
  constexpr std::string_view kOfPrint =
      "issue,magazine,weekly,daily,publishing,features=,copyright,page=,book=,newspaper,"
      "source=,rating=,score=,level=,difficulty,date=,youtube,backtracks=,guesses=,nivel=,fecha=,"
      "tomorrow,yesterday";
  constexpr std::size_t kMostWords = 14;
  return words_of(words).size() <= kMostWords &&
         (has_one_of(words, kOfPrint) ||
          std::any_of(std::begin(kBegins), std::end(kBegins),
                      [&words](std::string_view begin) { return words.starts_with(begin); })) &&
         !has_demand(words) && !is_about_cells(words) &&
         !has_one_of(words,
                     "row=,rows=,column=,columns=,box=,boxes=,region=,regions=,line=,lines=,"
                     "rule=,rules=,not=,no=,all=,each=,every=") &&
         ideas_in(words).none();
}

}  // namespace

bool says_more_than_ordinary_rules(std::string_view sentence, int num_symbols, bool has_cages) {
  std::string words = plain(sentence);
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
    return has_one_of(words, "rule=,rules=") ||
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
      !has_one_of(words,
                  "rules apply=,rules of sudoku apply=,rules hold=,not apply=,digit=,digits=,"
                  "number=,numbers=,cell=,cells=,row=,rows=,column=,columns=,value=,values=,"
                  "pairs=,pair=,clue=,clues=,dot=,dots=,lines=,circle=,circles=,cage=,cages=,"
                  "letter=,letters=,relation=,"
                  "box=,boxes=,regions=,region=,squares=,givens=,corners=,corner=,exempt=,"
                  "border=,borders=,edge=,edges=,side=,sides=,diagonal=,diagonals=,"
                  "of these rules=,of the rules=,following rules="))
    return !is_small_talk(sentence);
  for (const std::string_view word : words_of(words)) {
    const bool is_sign = std::none_of(
        word.begin(), word.end(), [](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
    if (is_sign || (has_cages && is_one_of(word, "cage,cages"))) continue;
    const bool is_number = word.find_first_of("0123456789") != std::string_view::npos;
    if (is_number ? !is_ordinary_number(word, num_symbols) : !is_one_of(word, kOrdinaryWords))
      return true;
  }
  if (has_one_of(words, "may=,can=") && has_one_of(words, "repeat") &&
      !has_one_of(words, "not=,no=,never="))
    return true;
  if (has_one_of(words, "number of=")) return true;
  if (has_one_of(words, "twice=,two times=") &&
      !has_one_of(words, "not=,no=,never=,cannot=,don t=,can t="))
    return true;
  // What is denied is that something stands there twice, never a rule or a part of the grid.
  const bool is_denied = has_one_of(words, "not=,no=,never=,cannot=,don t=,can t=,none=,mustn t=");
  return is_denied && (!has_one_of(words, "repeat,same=,once=,twice=,duplicate,more than") ||
                       has_one_of(words, "have to=,rules apply=,not apply=,not follow=,not hold="));
}

bool may_change_a_rule(std::string_view sentence, std::string_view own, bool has_negative) {
  const std::string words = plain(sentence);
  const std::string own_words = plain(own);
  if (!has_negative && has_one_of(words, "all white,all black,all possible,all dots,all such"))
    return true;
  // Who forbids that digits repeat may deny it in many ways.
  const bool is_denied = has_one_of(
      words,
      "not=,no=,never=,none=,neither=,nor=,cannot=,can t=,don t=,doesn t=,isn t=,aren t=,"
      "mustn t=");
  const bool is_of_repeats =
      has_one_of(own_words, "no=,not=,never=,different=,twice=") &&
      has_one_of(words,
                 "repeat,same=,equal,identical,twice,duplicate,more than once,itself=,copy,copies,"
                 "again=,consecutive,between=,share=");
  if (is_denied && (!is_of_repeats || has_one_of(words, "not all=,not every=,none of=")))
    return true;
  // "... in the same row": in one direction only.
  const auto is_of_one_direction = [](const std::string& text) {
    return has_one_of(text, "row=,rows=,horizontally=") !=
           has_one_of(text, "column=,columns=,vertically=");
  };
  if (is_of_one_direction(words) && !has_one_of(own_words, "row=,rows=,column=,columns="))
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
    return has_one_of(words, change) && !has_one_of(own_words, change);
  });
}

bool demands_something(std::string_view sentence) {
  const std::string words = plain(sentence);
  const bool is_ordinary = has_one_of(
      words,
      "row,column,box,block,region,house,nonet,grid,3x3,once,repeat,unique,zeile,spalte,reihe,"
      "ligne,colonne,fila,columna");
  return has_demand(words) && is_about_cells(words) && !is_ordinary;
}

bool is_foreign_rule(std::string_view sentence) {
  const std::string words = plain(sentence);
  return (has_other_letters(sentence) || is_foreign(words)) &&
         std::any_of(std::begin(kForeignWordsOfGrids), std::end(kForeignWordsOfGrids),
                     [&words](const ForeignWords& one) { return has_one_of(words, one.stems); });
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
  return has_one_of(plain(sentence), "row=,rows=,column=,columns=");
}

bool is_about_digits_or_cells(std::string_view sentence) { return is_about_cells(plain(sentence)); }

bool says_decoration(std::string_view sentence) {
  return has_one_of(
      plain(sentence),
      "cosmetic,decorat,no meaning,no special meaning,don t mean,doesn t mean,not mean "
      "anything,"
      "meaningless,only for looks=,dekorat,d\u00E9corat,"
      "decorativ");
}

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
      has_one_of(words,
                 "border=,borders=,edge=,edges=,rim=,side=,sides=,corner=,corners=,row=,rows=,"
                 "column=,columns=,box=,boxes=,block=,blocks=,region=,regions=,3x3=,2x2=,line=,"
                 "lines=,center=,centre=,middle=,quadrant,domino,diagonal,neighbour,neighbor,"
                 "cross=,cells=,grid="))
    return true;
  const std::vector<std::string_view> all = words_of(words);
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
         has_one_of(words,
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

/// Whether words are about the pattern of the givens alone.
bool is_about_pattern(const std::string& words) {
  return words.ends_with(" in the givens ") || words.ends_with(" is given ") ||
         words.ends_with(" among the givens ") ||
         (has_one_of(words, "givens=,clues=,given digits=,given numbers=") &&
          has_one_of(words, "symmetr,shape,pattern,cross=,heart=,form a=,look like=,are in a=") &&
          !has_demand(words) && !has_one_of(words, "sum,add,wrong,false,differ,each=,every="));
}

/// Whether whoever says the words solves the puzzle, or asks how.
bool is_of_solving(const std::string& words) {
  return has_one_of(
      words,
      "help,stuck,hint,solver,solving,solved,solvable,wing,naked,hidden,swordfish,jellyfish,"
      "coloring,colouring,chain,nice loop,candidate,pencil,guess,unique rectangle,singles=,hilfe,"
      "aide,ayuda");
}

/// Whether somebody speaks of themselves in the words, or to somebody.
bool is_of_people(const std::string& words) {
  return has_one_of(
      words,
      "i=,i m=,i ve=,i ll=,i d=,my=,me=,we=,our=,us=,you=,your=,please,hello,hi=,thanks,thank,"
      "anyone,anybody,someone,solve=,ich=,mir=,bitte,je=,yo=");
}

/// Whether the words speak of one cell, row, column or box, as those who solve do.
bool names_a_place(const std::string& words) {
  if (num_cells_named(words) > 0) return true;
  for (const std::string_view part : {" row ", " box ", " column "}) {
    for (std::size_t at = words.find(part); at != std::string::npos;
         at = words.find(part, at + 1)) {
      const std::size_t behind = at + part.size();
      if (behind + 1 < words.size() && words[behind] >= '1' && words[behind] <= '9' &&
          words[behind + 1] == ' ')
        return true;
    }
  }
  return false;
}

}  // namespace

bool states_something_of_grids(std::string_view sentence) {
  constexpr std::size_t kFewestWords = 2;
  if (sentence.ends_with('?') || sentence.find("://") != std::string_view::npos) return false;
  const std::string words = plain(sentence);
  if (is_of_people(words) || is_of_solving(words) || is_about_pattern(words)) return false;
  const std::vector<std::string_view> all = words_of(words);
  if (all.size() < kFewestWords || !(is_about_grid(words) || names_a_place(words)) ||
      !is_statement(words))
    return false;
  return std::any_of(all.begin(), all.end(), [](std::string_view word) {
    return std::any_of(word.begin(), word.end(), is_letter) && num_cells_named(word) == 0 &&
           !is_one_of(word, kTalkWords) && !is_one_of(word, kOrdinaryWords);
  });
}

bool names_a_kind_in_talk(std::string_view sentence) {
  const std::string text = plain(sentence);
  const std::vector<std::string_view> all = words_of(text);
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

std::size_t num_cells_named(std::string_view small_words) {
  const auto is_digit = [&](std::size_t at) {
    return small_words[at] >= '0' && small_words[at] <= '9';
  };
  std::size_t num_cells = 0;
  for (std::size_t i = 0; i + 3 < small_words.size(); ++i) {
    const bool is_cell =
        small_words[i] == 'r' && is_digit(i + 1) && small_words[i + 2] == 'c' && is_digit(i + 3);
    num_cells += is_cell ? 1 : 0;
  }
  return num_cells;
}

bool equates_cells(std::string_view sentence) {
  constexpr std::size_t kFewest = 2;
  return sentence.find_first_of("+<>=*") != std::string_view::npos &&
         num_cells_named(in_small_letters(sentence)) >= kFewest;
}

bool may_be_of_rules(std::string_view sentence) {
  if (sentence.ends_with('?')) return names_a_kind_in_talk(sentence);
  const std::string words = plain(sentence);
  return is_foreign_rule(sentence) || is_abbreviation(sentence) || has_demand(words) ||
         is_about_cells(words) || says_ordinary_rules(sentence) || is_remark(sentence) ||
         states_something_of_grids(sentence) || ideas_in(sentence).any();
}

bool is_remark(std::string_view sentence) {
  const std::string words = plain(sentence);
  if (is_courtesy(words) || is_about_pattern(words)) return true;
  constexpr std::string_view kBegins[] = {" for example ", " for instance ", " in other words ",
                                          " eg ",          " e g ",          " i e ",
                                          " ie ",          " for clarity ",  " zum beispiel ",
                                          " z b ",         " par exemple ",  " por ejemplo "};
  if (std::any_of(std::begin(kBegins), std::end(kBegins),
                  [&](std::string_view begin) { return words.starts_with(begin); }))
    return true;
  // What it allows or leaves open may stand beside what it asks for.
  if (has_one_of(words,
                 "must=,but all=,but every=,but in=,but on=,but for=,but "
                 "along=,except=,contain=,contains="))
    return false;
  return says_decoration(sentence) ||
         (has_one_of(words, "not all=,not every=,not every one,aren t all=") &&
          !has_one_of(words, "shown sum to=,given sum to=,marked sum to=") &&
          has_one_of(words,
                     "given,marked,shown,drawn,indicated,present,displayed,necessar,listed")) ||
         has_one_of(words,
                    "may or may not=,not necessarily,no negative,not be given=,isn t a negative,"
                    "there is no guess,there are no guess,there is no negative,"
                    "there are no given,if allowed,already given=") ||
         (has_one_of(words, "as long as=") &&
          has_one_of(words,
                     "may=,can=,don t have to=,do not have to=,doesn t have to=,does not "
                     "have to=,need not=,needn t=")) ||
         // That they may repeat in rows takes a rule back.
         (has_one_of(words, "may repeat,can repeat") &&
          (!has_one_of(words, "row=,rows=,column=,columns=,box=,boxes=,region=,regions=") ||
           has_one_of(words, "if=,provided,allow,when=,where=,permit,other rule,break,violat")));
}

bool is_talk(std::string_view sentence) {
  const std::string words = plain(sentence);
  return sentence.ends_with('?') || sentence.find("://") != std::string_view::npos ||
         names_a_place(words) || is_of_people(words) || is_of_solving(words);
}

std::string name_of_kind(std::string_view words) {
  constexpr std::size_t kLongest = 60;
  const std::string named = without_addresses(words);
  if (named.size() > kLongest) return {};
  std::string name;
  const std::string text = plain(named);
  for (const std::string_view word : words_of(text)) {
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
  std::string text = plain(words);
  if (is_abbreviation(words)) return true;
  if (take_ideas(text).none()) return false;
  // A name alone, or beside the word Sudoku.
  if (has_one_of(text, "sudoku,puzzle,r\u00E4tsel,grille,rules apply,rule applies")) return true;
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
