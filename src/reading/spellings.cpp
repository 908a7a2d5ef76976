// SPDX-License-Identifier: MIT
#include "reading/spellings.h"

#include <algorithm>
#include <utility>

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
    {"has to be determined for each line,must be determined for each line,has to be found out for "
     "each line",
     "is unknown for each line"},
    {"to be determined,to be deduced,to be discovered", ""},
    {"beats,beat", "is greater than"},
    {"next to each other in value,next to one another in value,neighbours in value,neighbors in "
     "value,adjacent in value",
     "consecutive"},
    {"on any given,on a given", "on each"},
    {"in any given,in a given", "in each"},
    {"along any given,along a given", "along each"},
    {"of it's,of it s", "of its"},
    {"cuts", "cut"},
    {"though", "although"},
    {"orthogonaly", "orthogonally"},
    {"signifies,signify,denotes,denote", "tells"},
    {"absolute difference,absolute differences", "difference"},
    {"bigger and bigger,larger and larger,greater and greater,higher and higher", "greater"},
    {"not counting the circle,not counting the circles,not including the circle,not including the "
     "circles,excluding the circle,excluding the circles,without the circle,without the circles",
     "circleaside"},
    {"the number of times,as many times as", "asoften"},
    // Both of them, whether drawn or not.
    {"main diagonals,long diagonals,major diagonals,principal diagonals,both diagonals,the two "
     "diagonals,each main diagonal,every main diagonal,either main diagonal,each long "
     "diagonal,every "
     "long diagonal,either long diagonal,each major diagonal,either major diagonal",
     "bothmain diagonal"},
    {"long diagonal,main diagonal,major diagonal", "diagonal"},
    {"go through,goes through,going through,runs through,run through,enters,enter", "passes"},
    {"must match,matches,match", "tell"},
    {"come to,comes to,amount to,amounts to,make a total of,makes a total of", "sum to"},
    {"add together,adds together", "add up"},
    {"exactly double", "twice"},
    {"a minimum difference of,minimum difference of", "a difference of at least"},
    {"be such that", "satisfy that"},
    {"have to be placed,has to be placed,need to be placed,needs to be placed,to be placed,be "
     "used,are used,is used,be put,to be put",
     "appear"},
    {"whole numbers", "digits"},
    {"by a value of,by a margin of,by an amount of", "by"},
    {"constitutes,constitute", "is"},
    {"2 to 1 ratio,two to one ratio", "2:1 ratio"},
    {"1 to 2 ratio,one to two ratio", "1:2 ratio"},
    {"neighbouring values,neighboring values,adjacent values", "consecutive digits"},
    {"multiply to give,multiplies to give,multiply together to give,multiply together to",
     "multiply to"},
    {"sum to give,sums to give,add up to give,adds up to give", "sum to"},
    {"equally distant", "equidistant"},
    {"share the same total,share the same sum,share a common total,share a common sum,shares the "
     "same "
     "total,shares the same sum",
     "have the same sum"},
    {"go up or down,goes up or down,up or down", "rise or fall"},
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
    {"exact number of,total number of,total count of", "number of"},
    {"entirely,completely,wholly", "all"},
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
    {"loops", "loop"},
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
    {"orthogonally adjacent,touching orthogonally,orthogonally touching,horizontally or vertically "
     "adjacent,vertically or horizontally "
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
     "provide,describes,displays,displaying,represented by,reveals,means,states,state,is equal "
     "to,are equal to,equals,equal to,is same as,equal,"
     "corresponds to,determines",
     "tell"},
    {"is made up of,are made up of,is made of,are made of,forms,forming,form,comprises,comprise,is "
     "comprised of,are comprised of,makes up,make "
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
    {"is summing to,are summing to,sums to,sum to,summing to,summing up to,sum up to,sums up "
     "to,adds up to,add "
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

constexpr std::pair<std::string_view, std::string_view> kNumbers[] = {
    {"one", "1"},     {"two", "2"},     {"three", "3"}, {"four", "4"}, {"five", "5"},
    {"six", "6"},     {"seven", "7"},   {"eight", "8"}, {"nine", "9"}, {"ten", "10"},
    {"eleven", "11"}, {"twelve", "12"}, {"zero", "0"}};

}  // namespace

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

}  // namespace omnidoku::reading
