// SPDX-License-Identifier: MIT
//
// The rules on marks, cells and cages that people say in most ways, by what must be said of them
// (reading/frames.h). Behind those on lines, whose fillers and shared names they have as well.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kMarkFrames = R"(
# ---- marks between two ----
frame difference one
about mark
must consecutive|differ 1|differ exactly 1|difference 1|difference of 1|is 1 apart|1 apart|adjacent in counting order|neighbour on digit line|differ only 1|exactly 1 up or 1 down|1 up or 1 down|1 more or less|1 greater or less|exactly 1 more or less|consecutive digit|difference of exactly 1|values 1 apart|is exactly 1 apart|1 of digit is exactly 1 more than other|exactly 1 more than other|1 more than other|1 digit is 1 more than other
may kropki|2|between|joined|separate|tell|sits|sit|edge|pair|small|their|difference|from each other|exactly|beside|cell|next to|side by side|sharing|share|adjacent|neighbour|cells|border|them|touching|by|have|if thereis|if 2 cell have|if they have|in between|ones|then|if|sort|1 from each other|for|stands|takes you|crossing|1 up or 1 down|up or down|1 step|more than|of digit|other|mean|that 2 cell|2 cell have|mean that|average
never not|ratio|twice|or|sum|empty|blank|without
means each @ :: each a, b in steps: |a - b| = 1

frame twice
about mark
must twice|double|2:1 ratio|with 2:1 ratio|with 1:2 ratio|1 of 2 digit is twice other|ratio of 2|1:2 ratio|in 1:2 ratio|greater is twice less|1 is exactly 2 times its neighbour|divide greater digit by less and you get 2|digit and its twice|1 is twice other|1 digit is twice other|1 of digit twice other|1 and 2 2 and 4 3 and 6 or 4 and 8|1 of digit is twice other|ratio 2:1|with ratio 2:1|ratio of their digit is 1:2|1 of them have twice other|1:2|1 digit by doubling other|you get 1 digit by doubling other|exactly half of what is on other edge|1 is half of other|1 digit is half of other|half of other|1 neighbour is half of other|half other|1 is half other|twice as big|twice other|is double|1 cell is twice other|1 cell is twice|one cell twice other
may kropki|2|between|joined|separate|tell|sits|edge|pair|small|1|other|exactly|greater|less|of|beside|share|sharing|in either order|anyorder|their|ratio|them|have|if|if they have|if 2 cell have|then|ones|have digit|with|is 1:2|in|either|sit|you get|on 1 edge|you find|neighbour|find|what|partner|its partner|you know drill|you know|know|drill|mean|1 cell|cell|average
never not|consecutive|sum|differ|empty|blank|without
means each @ :: each a, b in steps: a = 2 * b or b = 2 * a

frame x
must x
must 10
must sum|sumto|sums|make|making|add|adding|tell|total|is
may 2|cell|between|joined|joins|edge|pair|by|separate|to|when you see|them|marked|drawn|eq|same|beside|adjacent|neighbour|share|sharing|roman|letter|if thereis|if|on either edge of|either|then|roman digit|of|they|s|pair of|no negative constraint here|no negative constraint|here|shared|shared edge|see|you see|if you see
means each mark sign=x :: sum = 10

frame x and v
order x 10 v 5|v 5 x 10|10 x 5 v|5 v 10 x|x v 10 5|v x 5 10|10 5 x v|5 10 v x
must x
must v
must sum|sumto|sums|make|making|add|adding|total|is|totals|sum is|makes
may 2|cell|between|joined|joins|edge|pair|by|separate|to|when you see|them|marked|drawn|eq|same|beside|adjacent|neighbour|share|sharing|roman|letter|tell|10|5|sign|if thereis|if|on either edge of|either|then|roman digit|of|they|s|pair of|no negative constraint here|no negative constraint|here|shared|shared edge|read letters as roman digit|letters|read|pair of digit|totals|at|10 at|5 at|read letters|it s roman digit time so|time|so|together|beside letter v|beside letter x
never all|not|wherever|always|is marked|twice|negative
means each mark sign=x :: sum = 10 ;; each mark sign=v :: sum = 5

frame all x and v
order x 10 v 5|v 5 x 10|10 x 5 v|5 v 10 x
must x
must v
must wherever|is marked|always|all x and v is given|i have put in each x and v that thereis|is always marked|if and only if
must sumto|sum|make
may 2|cell|between|orthogonal|pair|by|to|them|marked|adjacent|neighbour|roman|letter|tell|10|5|is marked|orthoadjacent|each that|always|if and only if|if and only if marked|to 10|to 5
never not|no|if|twice
means each mark sign=x :: sum = 10 ;; each mark sign=v :: sum = 5 ;; board unmarked :: each a, b in unmarked: not (a + b in {5, 10})

frame v
must v
must 5|1 4 or 2 3|1 and 4 or 2 and 3
must sum|sumto|sums|make|making|add|adding|tell|total|is|they is
may 2|cell|between|joined|joins|edge|pair|by|separate|to|when you see|them|marked|drawn|eq|same|beside|adjacent|neighbour|share|sharing|roman|letter|some way round|in either order|anyorder|if thereis|if|on either edge of|either|then|roman digit|of|they|s|pair of|no negative constraint here|no negative constraint|here|shared|shared edge|see|you see|if you see
means each mark sign=v :: sum = 5

# ---- marks on corners and cells ----
frame quadruple
about mark corner
must 4 cell|4 surround cell|surround|4 surround|around|4|2x2 square|4 cell that touch circle|4 cell it touch|4 cell that it touch|4 cell meeting|4 cell touch|4 neighbouring|4 cell surround
must appear|have digit listed|have digit given|have digit in it|in them|is placed|found|have to|contain|position|appear somewhere|have appear|go in|tell some of|tell few of|have each digit given|have each|given|is present|present|account for|tell up|show up|tell up somewhere|somewhere|included|is included
may among|is included in|lists|list|listed|meet|where|somewhere|anyorder|small|little|it touches|touches|touch|around|whatever|quads|quad|quadruple|quadruples|in any order|at least once|atleast once|in circle|white|must|written|somehow|corner|at corner|point|that it touch|surround|tell some of|some of|few of|tell few of|2x2 square of cell|through not that goes where|circled|they sit on|sit on|on corner of|tell|goes where|has to|of|circled digit|2x2|square|it is centre on|centre on|go in 2x2 square|which|that go in|atleast 1|in atleast 1 of|in atleast|1 of|atleast|that touch|meeting|between them account for|account|between them|account for each|listed in it|must between|found|written in|appear in|1 or more|in 1 or more of|or more|this|all|all of digit|given|tell up somewhere in|is present in|corner circle
never not|only|sum|no|atleast 1 of digit in circle|1 of digit in circle|atleast 1 of digit|some digit|1 of its digit|not have|not appear|diagonal|exactly 1
means each @ clued :: each d in clue: count_of(it, d) >= count_of(clue, d)

frame even
about cellmark mark
must even|2 4 6 or 8|2 4 6 8|joined by 2|divisible by 2|multiple of 2|2 4 6 and 8
may only|may have|may is|may|have|tell|hold|if|1 of|digit only|must|may appear|may is placed|accept|only accept|standing on|may is joined by 2 without remainder|joined by 2|divisible by 2|without remainder|without|from|hiding|look|have look|at|sign|them|1 of them|where|appear|is given|cell that is marked with|marked with|marked|1 of digit|possible|is possible|allowed|is allowed|in cell with|with
never not|odd
means each @ :: it is even

frame odd
about cellmark mark
must odd|1 3 5 7 or 9|1 3 5 7 9|1 3 5 7 and 9|even digit not possible|no even digit
may only|may have|may is|may|have|tell|hold|if|1 of|digit only|must|may appear|may is placed|accept|only accept|from|hiding|look|have look|at|sign|them|1 of them|where|possible|is possible|in cell with|with|only digit|cell with|allowed|is allowed
never not|even
means each @ :: it is odd

frame minimum
order less lower smaller least neighbour orthoadjacent adjacent beside touch around|less neighbour|less neighbour neighbour|less neighbour orthoadjacent|less neighbour adjacent|less neighbour beside|less neighbour touch|less neighbour around|less orthoadjacent|less orthoadjacent neighbour|less orthoadjacent orthoadjacent|less orthoadjacent adjacent|less orthoadjacent beside|less orthoadjacent touch|less orthoadjacent around|less adjacent|less adjacent neighbour|less adjacent orthoadjacent|less adjacent adjacent|less adjacent beside|less adjacent touch|less adjacent around|less beside|less beside neighbour|less beside orthoadjacent|less beside adjacent|less beside beside|less beside touch|less beside around|less touch|less touch neighbour|less touch orthoadjacent|less touch adjacent|less touch beside|less touch touch|less touch around|less around|less around neighbour|less around orthoadjacent|less around adjacent|less around beside|less around touch|less around around|lower neighbour|lower neighbour neighbour|lower neighbour orthoadjacent|lower neighbour adjacent|lower neighbour beside|lower neighbour touch|lower neighbour around|lower orthoadjacent|lower orthoadjacent neighbour|lower orthoadjacent orthoadjacent|lower orthoadjacent adjacent|lower orthoadjacent beside|lower orthoadjacent touch|lower orthoadjacent around|lower adjacent|lower adjacent neighbour|lower adjacent orthoadjacent|lower adjacent adjacent|lower adjacent beside|lower adjacent touch|lower adjacent around|lower beside|lower beside neighbour|lower beside orthoadjacent|lower beside adjacent|lower beside beside|lower beside touch|lower beside around|lower touch|lower touch neighbour|lower touch orthoadjacent|lower touch adjacent|lower touch beside|lower touch touch|lower touch around|lower around|lower around neighbour|lower around orthoadjacent|lower around adjacent|lower around beside|lower around touch|lower around around|smaller neighbour|smaller neighbour neighbour|smaller neighbour orthoadjacent|smaller neighbour adjacent|smaller neighbour beside|smaller neighbour touch|smaller neighbour around|smaller orthoadjacent|smaller orthoadjacent neighbour|smaller orthoadjacent orthoadjacent|smaller orthoadjacent adjacent|smaller orthoadjacent beside|smaller orthoadjacent touch|smaller orthoadjacent around|smaller adjacent|smaller adjacent neighbour|smaller adjacent orthoadjacent|smaller adjacent adjacent|smaller adjacent beside|smaller adjacent touch|smaller adjacent around|smaller beside|smaller beside neighbour|smaller beside orthoadjacent|smaller beside adjacent|smaller beside beside|smaller beside touch|smaller beside around|smaller touch|smaller touch neighbour|smaller touch orthoadjacent|smaller touch adjacent|smaller touch beside|smaller touch touch|smaller touch around|smaller around|smaller around neighbour|smaller around orthoadjacent|smaller around adjacent|smaller around beside|smaller around touch|smaller around around|least neighbour|least neighbour neighbour|least neighbour orthoadjacent|least neighbour adjacent|least neighbour beside|least neighbour touch|least neighbour around|least orthoadjacent|least orthoadjacent neighbour|least orthoadjacent orthoadjacent|least orthoadjacent adjacent|least orthoadjacent beside|least orthoadjacent touch|least orthoadjacent around|least adjacent|least adjacent neighbour|least adjacent orthoadjacent|least adjacent adjacent|least adjacent beside|least adjacent touch|least adjacent around|least beside|least beside neighbour|least beside orthoadjacent|least beside adjacent|least beside beside|least beside touch|least beside around|least touch|least touch neighbour|least touch orthoadjacent|least touch adjacent|least touch beside|least touch touch|least touch around|least around|least around neighbour|least around orthoadjacent|least around adjacent|least around beside|least around touch|least around around
about cell!
must less|lower|smaller|least
must neighbour|orthogonal neighbour|orthogonally next to it|edge adjacent cell|next to it|orthoadjacent|orthogonally adjacent|adjacent cell|orthoadjacent digit|all orthoadjacent|orthoadjacent with it|orthoadjacent with them|all cell orthoadjacent|each cell it orthoadjacent with|cell above below left and right|cell above below left or right|orthogonal neighbours|4 neighbour|touch it|it touch|cell beside it|digit beside it|digit around it|cell directly beside it|all orthogonally touch|it have common edge|have common edge|share edge with it|common edge|orthogonally touch|above below left and right of it|below left and right|touch on edge|all cell they touch on edge|above below and on either edge
may shaded|gray|than|up down left and right|arrow|inward|inwards|pointing|from|orthogonal|orthogonally|4|edge|touch|its|local|beside|up down left right|if 4|if|point toward it|point toward|toward|toward it|of|point in it|point in|local minima|minima|minimums|horizontally and vertically|horizontally or vertically|arrowheads pointto less digit|arrowheads|directly|above|below|left|right|above below left and right|above below left or right|all|each|peaks|valleys|is valleys|is peaks|peak|valley|it|digit|strictly|ones|ones in all|strict|with respect to|respect|with that|digit in cell with that|common|that it|to|cell|if cell is|right of it|then|its digit|tell that|that tell that|in each cell with that they|they|share|along|side|they touch|on edge|that in each cell|each 1 of cell|look at cell|look at|look|s|theirs|s digit|on either edge|either edge|either
never greater|outward|outwards|not|diagonal
means each @ :: each n in beside(cell): cell < n

frame maximum
order greater higher bigger larger more greatest neighbour orthoadjacent adjacent beside touch around|greater neighbour|greater neighbour neighbour|greater neighbour orthoadjacent|greater neighbour adjacent|greater neighbour beside|greater neighbour touch|greater neighbour around|greater orthoadjacent|greater orthoadjacent neighbour|greater orthoadjacent orthoadjacent|greater orthoadjacent adjacent|greater orthoadjacent beside|greater orthoadjacent touch|greater orthoadjacent around|greater adjacent|greater adjacent neighbour|greater adjacent orthoadjacent|greater adjacent adjacent|greater adjacent beside|greater adjacent touch|greater adjacent around|greater beside|greater beside neighbour|greater beside orthoadjacent|greater beside adjacent|greater beside beside|greater beside touch|greater beside around|greater touch|greater touch neighbour|greater touch orthoadjacent|greater touch adjacent|greater touch beside|greater touch touch|greater touch around|greater around|greater around neighbour|greater around orthoadjacent|greater around adjacent|greater around beside|greater around touch|greater around around|higher neighbour|higher neighbour neighbour|higher neighbour orthoadjacent|higher neighbour adjacent|higher neighbour beside|higher neighbour touch|higher neighbour around|higher orthoadjacent|higher orthoadjacent neighbour|higher orthoadjacent orthoadjacent|higher orthoadjacent adjacent|higher orthoadjacent beside|higher orthoadjacent touch|higher orthoadjacent around|higher adjacent|higher adjacent neighbour|higher adjacent orthoadjacent|higher adjacent adjacent|higher adjacent beside|higher adjacent touch|higher adjacent around|higher beside|higher beside neighbour|higher beside orthoadjacent|higher beside adjacent|higher beside beside|higher beside touch|higher beside around|higher touch|higher touch neighbour|higher touch orthoadjacent|higher touch adjacent|higher touch beside|higher touch touch|higher touch around|higher around|higher around neighbour|higher around orthoadjacent|higher around adjacent|higher around beside|higher around touch|higher around around|bigger neighbour|bigger neighbour neighbour|bigger neighbour orthoadjacent|bigger neighbour adjacent|bigger neighbour beside|bigger neighbour touch|bigger neighbour around|bigger orthoadjacent|bigger orthoadjacent neighbour|bigger orthoadjacent orthoadjacent|bigger orthoadjacent adjacent|bigger orthoadjacent beside|bigger orthoadjacent touch|bigger orthoadjacent around|bigger adjacent|bigger adjacent neighbour|bigger adjacent orthoadjacent|bigger adjacent adjacent|bigger adjacent beside|bigger adjacent touch|bigger adjacent around|bigger beside|bigger beside neighbour|bigger beside orthoadjacent|bigger beside adjacent|bigger beside beside|bigger beside touch|bigger beside around|bigger touch|bigger touch neighbour|bigger touch orthoadjacent|bigger touch adjacent|bigger touch beside|bigger touch touch|bigger touch around|bigger around|bigger around neighbour|bigger around orthoadjacent|bigger around adjacent|bigger around beside|bigger around touch|bigger around around|larger neighbour|larger neighbour neighbour|larger neighbour orthoadjacent|larger neighbour adjacent|larger neighbour beside|larger neighbour touch|larger neighbour around|larger orthoadjacent|larger orthoadjacent neighbour|larger orthoadjacent orthoadjacent|larger orthoadjacent adjacent|larger orthoadjacent beside|larger orthoadjacent touch|larger orthoadjacent around|larger adjacent|larger adjacent neighbour|larger adjacent orthoadjacent|larger adjacent adjacent|larger adjacent beside|larger adjacent touch|larger adjacent around|larger beside|larger beside neighbour|larger beside orthoadjacent|larger beside adjacent|larger beside beside|larger beside touch|larger beside around|larger touch|larger touch neighbour|larger touch orthoadjacent|larger touch adjacent|larger touch beside|larger touch touch|larger touch around|larger around|larger around neighbour|larger around orthoadjacent|larger around adjacent|larger around beside|larger around touch|larger around around|more neighbour|more neighbour neighbour|more neighbour orthoadjacent|more neighbour adjacent|more neighbour beside|more neighbour touch|more neighbour around|more orthoadjacent|more orthoadjacent neighbour|more orthoadjacent orthoadjacent|more orthoadjacent adjacent|more orthoadjacent beside|more orthoadjacent touch|more orthoadjacent around|more adjacent|more adjacent neighbour|more adjacent orthoadjacent|more adjacent adjacent|more adjacent beside|more adjacent touch|more adjacent around|more beside|more beside neighbour|more beside orthoadjacent|more beside adjacent|more beside beside|more beside touch|more beside around|more touch|more touch neighbour|more touch orthoadjacent|more touch adjacent|more touch beside|more touch touch|more touch around|more around|more around neighbour|more around orthoadjacent|more around adjacent|more around beside|more around touch|more around around|greatest neighbour|greatest neighbour neighbour|greatest neighbour orthoadjacent|greatest neighbour adjacent|greatest neighbour beside|greatest neighbour touch|greatest neighbour around|greatest orthoadjacent|greatest orthoadjacent neighbour|greatest orthoadjacent orthoadjacent|greatest orthoadjacent adjacent|greatest orthoadjacent beside|greatest orthoadjacent touch|greatest orthoadjacent around|greatest adjacent|greatest adjacent neighbour|greatest adjacent orthoadjacent|greatest adjacent adjacent|greatest adjacent beside|greatest adjacent touch|greatest adjacent around|greatest beside|greatest beside neighbour|greatest beside orthoadjacent|greatest beside adjacent|greatest beside beside|greatest beside touch|greatest beside around|greatest touch|greatest touch neighbour|greatest touch orthoadjacent|greatest touch adjacent|greatest touch beside|greatest touch touch|greatest touch around|greatest around|greatest around neighbour|greatest around orthoadjacent|greatest around adjacent|greatest around beside|greatest around touch|greatest around around
about cell!
must greater|higher|bigger|larger|more than|greatest
must neighbour|orthogonal neighbour|orthogonally next to it|edge adjacent cell|next to it|orthoadjacent|orthogonally adjacent|adjacent cell|orthoadjacent digit|all orthoadjacent|orthoadjacent with it|orthoadjacent with them|all cell orthoadjacent|each cell it orthoadjacent with|cell above below left and right|up down left or right|cell above below left or right|orthogonal neighbours|4 neighbour|touch it|it touch|cell beside it|digit beside it|digit around it|cell directly beside it|it have common edge|have common edge|share edge with it|common edge|above below left and right of it|below left and right|above below left or right of it|each cell with that they share edge|above below and on either edge
may shaded|gray|than|up down left and right|arrow|outward|outwards|pointing|from|orthogonal|orthogonally|4|edge|touch|its|local|beside|up down left right|if 4|if|point away from it|point away|away from it|of|point out of it|local maxima|maxima|maximums|horizontally and vertically|horizontally or vertically|arrowheads pointto less digit|arrowheads|directly|above|below|left|right|above below left and right|above below left or right|all|each|peaks|valleys|is valleys|is peaks|peak|valley|it|digit|strictly|ones|ones in all|strict|with respect to|respect|with that|digit in cell with that|common|that it|to|cell|if cell is|right of it|then|its digit|tell that|that tell that|in each cell with that they|they|share|along|side|they touch|on edge|that in each cell|red|each 1 of cell|on either edge|either edge|either
never less|inward|inwards|not|diagonal
means each @ :: each n in beside(cell): cell > n

# ---- cages and regions ----
frame killer
about cage
must clue|given|corner|topleft|top left|small digit|little digit|wee digit|cage sum|its sum|shown|indicated|in corner
must sum|sumto|sums|total|totals|add|adding|summing|adds|addition|make sum|add up|together
may new|n|contents|topleft|corner|upper|left|top|little|small|digit|together|tell|up|get|by|make|value|fill|see|so that|enclosed|outline|dotted|dashed|as|to|reach|like|must|inside|within|contained|killer|from|clue|sum|total|sumto|their|total of|digit in|written|is what|added together|added|if thereis 1|work as in each killer|work as|form|filled|with|as marked|marked|tiny|up in|once|per cage|eq|what s in|if there is|summed|when summed|required|come to|3 killer|inside dashed|adding up cell|cell|gives|give|comes|comes with|and that is what|that is what each cage
also not repeat|no digit may is repeat|no digit may repeat|no digit may appear twice|no repeat|without repeat|without repeat digit|each them different|is all different|all different|is different|different from each other|not use digit twice in same cage|not use digit twice|no digit is used twice|not have same digit twice|no digit twice|repeat is forbidden|it is forbidden to repeat digit|is forbidden to repeat digit|none repeat|no doubling up of digit|different digit|not have repeat|cage not repeat|not repeat digit|repeat not|repeat in cage not|no 2 of them is same|there not 2 of same digit|not 2 of same digit|without ever using 1 twice|set of non repeat digit|non repeat digit|digit may appear atmost once per cage|digit may appear atmost once|no repeat digit|have no repeat|cage have no repeat digit|nothing repeat|no digit repeat|nothing repeat in cage => each @ :: it is different
never product|difference|except|atleast|last|odd|even
means each @ clued :: sum = clue

frame no repeat in cages
about cage
must not repeat|no repeat|without repeat|all different|is different|different digit|no digit twice|none repeat|repeat is forbidden|it is forbidden to repeat digit|not have same digit twice|no digit appear twice|each digit once|not have 2 tell digit|no repeat digit|have no repeat digit|may appear atmost once per cage|digit may appear atmost once per cage|not may tell up more than once in same cage|not may tell up more than once|may not appear more than once|not appear more than once|atmost once per cage|may appear atmost once|used only once|only once|may is used only once|once|not use digit more than once|not use digit twice|more than once
may digit|inside|within|from each other|2|same|in same cage|may|must|oh|per cage|each digit|used|1|in each 1|any 1|inside each 1|appear|only|is used|occur|per|use|not|more than once|you not use
never sum|except|row|column|box
means each @ :: it is different

frame diagonals
about diagonal
must each digit|once|1 to 9|all 9 digit|every digit|1 9|all digit from 1 to 9|have digit 1 9|from 1 to 9|appear once|exactly 1 time|permutation|may tell up more than once|<different>|each of digit 1 through 9|each of digit 1 to 9|each of digit 1 9
may long|main|bothmain|2|both|exactly once|as well|too|from corner to corner|run|from|1 to 9|topleft|corner|bottom right|to|once|all 9|different|another row|like row|box|no|repeat|digits|9|through|behave like row or column|like row or column|behave like|from 1 to 9|of them|appear|marked in|blue|gray|each once|may appear more than once|1 time|each exactly 1 time|it s x sudoku so|x sudoku|so|it s|thin|thin line|marked|may tell up|more than once|more than|either|either of|permutation of|is permutation of|1 9|of either|indicated by|line|of
never sum|sumto|arrow|clue|consecutive
means each @ :: it is different

frame extra region
about region cell!
must 1 to 9|each digit|all 9 digit|1 9|each of digit 1 to 9|like box|from 1 to 9|digit from 1 to 9|hold different digit|<once>|full set of digit|<different>|permutation of
may extra|form|exactly once|as well|too|1 to 9|is there|like|as in|normal box|normal|box|9|extra region|no|repeat|2|4|region|window|windows|windoku|additional|twice|contains|just|from 1 to 9|once each|once|of them|in middle of box|in middle of each box|i ve|scattered|i|about position|between them|between|full set of|got|in which|that no digit|stand|colour|with colour|with yellow colour|additional region|in that|share digit|equivalently|represented|among them|nine|every|from|must
never sum|consecutive|same|row|column|diagonal|less|greater
means each region ~ :: it is different
means all cell ~ :: each a, b in pairs(things): a[1] != b[1]

frame extra region of shaded cells
must shaded cell|9 shaded cell|shaded box|4 shaded box|shaded window|4 shaded window
must once|1 to 9|each digit|no digit twice|all 9 digit|not repeat|all different|is different|1 9|each of digit 1 to 9|like box|no repeat|without repeat|from 1 to 9|digit from 1 to 9
may extra|form|exactly once|as well|too|1 to 9|like|as in|normal box|normal|box|9|extra region|no|repeat|4|region|windoku|additional|twice|contains|just
never sum|consecutive|same|row|column|diagonal|less|greater|atleast
means each region :: it is different

frame clone
about region
must copies|copy|same|identical|tell each other|clone|clones|would tell|tell digit|twins|filled identically|would match|match|is copy|is copies
must each other|digit for digit|identical|same digit|same position|corresponding|relative|on top of other|copies|copy|clones|clone|not only in form but in their digit|identically|filled identically|is twins|twins|without turning it|cell by cell|same place|same places|in same cell|corresponding cell|matching cell|cell in same position
may same position|in same order|order|position|corresponding|digit for digit|relative|shape|of|have|if you slid 1|on top|other|2|exactly|must|would|all digit|contents|each|they have same digit|same digit|form|shapes|not only in form but in their digit|gray|have tell digit|tell digit|tell|so corresponding cell|filled|is filled|filled identically|identically|so cell that tell each other in form|cell that tell each other in form|tell each other in form|in form|shaded|region|place|places|corresponding cell|cell in|matching|both|hold|group|groups|area|areas|contain|in corresponding cell|turned|or reflected|not rotated|exact|is exact|exact copies|so corresponding cell have|underneath|underneath it|in cell underneath|if you slid|each cell would tell|thereis|with
never sum|different|no
means all @ :: each a, b in pairs(things): a = b

frame column indexing
about cell cellmark
must in column n|in column x|of column n|of its column|its column digit|its own column digit|number of its column
must tell column|is column|digit of column|tell that column|in column y of|column y|index column|in that column|column where|column in that
must n appear|x appear|digit n|digit x|where n|where x|n is placed|x is placed|n is|n stands|of n|its column digit|digit of its column|its own column digit
may digit|in|that|that row|same row|its row|in row|row|appear|is placed|placed|position|y|n|x|have digit y|have y|if|then|index|tell|where|of|number|the|located|found|stands|must|in which
never sum|box|not|line|cage|around|neighbour|row n|row x
means each @ :: row(cell)[cell] = column_number(cell)

frame row indexing
about cell cellmark
must in row n|in row x|of row n|of its row|its row digit|its own row digit|number of its row
must tell row|is row|digit of row|tell that row|in row y of|row y|index row|in that row|row where|row in that
must n appear|x appear|digit n|digit x|where n|where x|n is placed|x is placed|n is|n stands|of n|its row digit|digit of its row|its own row digit
may digit|in|that|that column|same column|its column|in column|column|appear|is placed|placed|position|y|n|x|have digit y|have y|if|then|index|tell|where|of|number|the|located|found|stands|must|in which
never sum|box|not|line|cage|around|neighbour|column n|column x
means each @ :: column(cell)[cell] = row_number(cell)

frame counting circles
about cellmark mark
must how many|digit of circle|exact digit of circle|number of circle|exactly n|precisely n|n circle|exactly that many|that many circle|total number of|as many circle|count of circle|so many|how often|asoften its digit|asoften|that appear exactly n times|exactly n times|digit of circle with that digit is tell to digit itself|is tell to digit itself|total count of circle|count of circle having same digit|total count|digit of white circle in that this digit appear|digit of circle in that
must circle|circled
may that have|have that digit|have|that digit|same digit|hold that digit|in circle|appear|tell|is|exact|exactly|in circled cell|circled cell|of|n|n appear in|thereis|ns|whole|in whole grid|contain|as many|in total|total|all|over|including itself|same|times|appear in circle|many|among circle|altogether|them|if|then|must|exactly n times|in circles|among|there|at all|its digit|asoften|its|if digit tell up in|tell up|with that digit|having same digit|having|is total count of|count|shows up|to digit itself|itself|circle with|placed|this digit|in that this digit|white circle|that this digit
never line|arrow|sum|row|column|box|around|neighbour|odd|even|not|surround|knight|between
means all @ :: each t in things: count(u in things where u[1] = t[1]) = t[1]

frame number between two is their sum
about edge mark
must sum|sumto|total|add|adding
must digit in|number|clue|digit given|it tell|tell|is|total of 2 digit|tell you|2 cell
may 2|cell|on edge|of digit on|digit in 2 cell|it joined|joined|adjacent|beside|edge|either edge|digit on 1 edge|other|to|you get by|what you get by|get|given|in circle|circle|touch|neighbouring|what|of|2 digit|digit|in each|separated by|by|number|between|on each edge|1|neighbour|small|sit|sit between|telling|is telling you|you get by adding that pair|that pair|pair|them|in them|with digit in them|they is telling|little|on either edge of it|what 2 digit|add up to|sumto|either edge of it|total of|colon|sharing|common|their common edge|common edge|sharing circle on
never difference|product|ratio|line|around|not|four|4|arrow|outside|corner|row|column
means each edge clued :: sum(it) = clue

frame neighbours counted by oddness
about cellmark cell mark
must how many|digit of odd|number of odd|count|amount|indicates how many|tells how many|is tell to digit of odd|count of odd|is count of
must around|surround|neighbour|touch|touches|adjacent|king s move|8 cell|orthogonally and diagadjacent|diagadjacent
must odd
may digit|including diagonal|including diagonal ones|diagonal included|diagonally|up to 8|8|up|cell|is|are|hold|of|their|it|that|ones|have somea|by edge or by corner|edge or corner|if thereis|in|have look all round it|have look|have look round it|round|all|you position|goes there|there|write|you write|marked by|itself|not|included|not included|itself not included|in its|tell|digit in|with|including each diagonally adjacent|including each|diagonally adjacent|horizontally|vertically|horizontally vertically and diagonally|counting diagonal|counting|itself excluded|excluded|to digit of|is tell|surround cell|directly|around it|touch it|how many of surround|including each diagadjacent|diagadjacent|each|atmost|in its atmost 8 neighbour|atmost 8|among|orthogonally|orthogonally and diagadjacent|among its orthogonally and
never orthoadjacent|even|row|column|line|box|knight
means each @ :: count(c in around(cell) where c is odd) = cell

frame neighbours counted by evenness
about cellmark cell mark
must how many|digit of even|number of even|count|amount
must around|surround|neighbour|touch|touches|adjacent|king s move|8 cell
must even
may digit|including diagonal|including diagonal ones|diagonal included|diagonally|up to 8|8|up|cell|is|are|hold|of|their|it|that|ones|have somea|by edge or by corner|edge or corner|if thereis|in|have look all round it|have look|have look round it|round|all|you position|goes there|there|write|you write|marked by|itself|not|included|not included|itself not included|in its|tell|digit in|with
never orthogonal|orthoadjacent|odd|row|column|line|box|knight
means each @ :: count(c in around(cell) where c is even) = cell

frame cages of one sum
about cage region
must same sum|sum is same|identical sum|tell sum|same total|sum is tell|common sum|is same for all|sumto same|1 digit that each|to same sum|is in each cage same|is same in each cage|sums are tell|is tell|sum of digit is in each cage same|sum of digit is same in all|tell undisclosed sum|undisclosed sum|same sum that you find out
may that is determined|is determined|determined|by solver|solver|you|2|3|each|all|digit|in|i not tell what|what|sumto|but|i promise|it s|promise|for all 3|for all|sum|add up|to|is|have|of|must|not given|unknown|is unknown|each other|result|to is determined|yields|constant|thereis|outlined|dashed|you find it|they|them|not tell|i|s|is not given|that|may|sums of 3|sums of|sums|of digit|sum of digit|is in|undisclosed|find out for yourself|for yourself|out|yourself|you find out|that you find|find
never row|column|box|line|different|product|no
means all @ :: each a, b in pairs(things): sum(a) = sum(b)

frame cages of the same digits
about cage region
must same set of digit|same digit|exactly digit in other|exactly each of|is permutation of|permutation|same digits|identical set of digit|identical digit|same contents|exactly same digit|same like each in other|same like|have same contents|tell contents|same as each in other|is same as each in other
may 2|each|all|have|in|1|other|exactly|digit|set|of 2nd cage|of other|first|contents|in some order|anyorder|neednot|neednot in same order|neednot in order|not necessarily in same order|possibly in different order|in different order|order|their|is free|order is free|each of|like|as|dashed|outlined|but|may|of first|2nd|is|is same like|each in other 1|other 1|like each in|order free|free|1 cage|through|appear
never position|row|column|box|line|sum|copy|clone|relative|corresponding cell|each other|no|not repeat
means all @ :: each a, b in pairs(things): each d in a: count_of(a, d) = count_of(b, d)

frame extra region of cells of a colour
about cell!
must <different>|no 2 of|<once>|full set of digit|1 to 9|9 different digit|exactly 1 time each|1 time each|all digit 1 9|all digit from 1 to 9|from 1 to 9|exactly 1 of them
must 1 to 9|9 cell|9|each digit|all digit|extra region|every digit|each of digit 1 to 9
may of|cell|share digit|share|not|no 2|have|each of|each|digit|from 1 to 9|in|with|form|extra region in that|extra region|once|of digit|all|colour|stand|i ve scattered|about position|between them they|full set of|nine|also|like box|as in box|must|additional|region|no digit may|no digit|repeat|use up|use|up|1 full set|shaded|other|containing|all together|together|every|1 time each|time|as in row or column or box|as in row|as|in row or column or box|placed|must is placed|have 9|different|scattered|scattered over grid|work like another row or column or box|work like|another|over|goes in exactly 1 of them|exactly 1 of them|1 of them
never sum|row|column|diagonal|less|greater|consecutive|same|neighbour
means each region ~ :: it is different
means all cell ~ :: each a, b in pairs(things): a[1] != b[1]

frame cells less than a number
about cell!
must less than #|below #|smaller than #|lower than #
may digit|have|hold|in|be|is|that|each|must|value
never not|atleast|neighbour|adjacent|sum|row|column|or|than 1|greater
means each @ :: each c in it: c < $1

frame cells of at most a number
about cell! cellmark
must not greater than #|atmost #|# or less|no greater than #|maximum #|not more than #|not above #|is not greater than #|greatest #
may digit|have|hold|in|be|is|that|each|must|value|takes|of|a|only
never atleast|neighbour|adjacent|sum|row|column|less than|how many|differ|line|times
means each @ :: each c in it: c <= $1

frame cells greater than a number
about cell! cellmark
must greater than #|above #|bigger than #|higher than #|more than #
may digit|have|hold|in|be|is|that|each|must|value|takes|of|only
never not|atmost|neighbour|adjacent|sum|row|column|or|less|no|how many|line|times|once
means each @ :: each c in it: c > $1

frame cells of at least a number
about cell! cellmark
must not less than #|atleast #|# or more|# or greater|no less than #|minimum #
may digit|have|hold|in|be|is|that|each|must|value|takes|of|only
never atmost|neighbour|adjacent|sum|row|column|how many|differ|line|times|1 of
means each @ :: each c in it: c >= $1

frame cells of one digit
about cell!
must same digit|tell digit|is tell|all tell|is same|is identical|hold same|1 and same digit|identical digit|same value|1 and same|same like
may each|all|have|in|thereis|colour|with colour|1 and|1|digit|other|each other|3|2|contain|cell|of|must|hold|one another|once you ve worked out 1|you ve worked out all 3|because they|worked out|because|they is|share|goes in others as well|goes|others|whatever digit|as well|whatever|must is placed|placed|is placed|it is for solver to find out that 1|for solver to find out|solver|find out|to find out|that 1|and it is|it is|once you know digit in 1|you know other 2 as well|know|all 3|other 2
never sum|position|row|column|neighbour|not|no|odd|even|parity|different|relative|corresponding|shape|region|neednot
means all @ :: each a, b in pairs(things): a = b

frame odd where even is denied
about cellmark mark
must even digit not|no even digit|even digit is not
may may|placed|is placed|in|allowed|possible|appear|be|have|hold|sudoku|odd
never line|row|or|atleast
means each @ :: it is odd

frame even where odd is denied
about cellmark mark
must odd digit not|no odd digit|odd digit is not
may may|placed|is placed|in|allowed|possible|appear|be|have|hold|sudoku|even
never line|row|or|atleast
means each @ :: it is even

frame cells of prime digits
about cell! cellmark
must prime|2 3 5 or 7|2 3 5 7|2 3 5 and 7
may digit|have|hold|somea|in|only|is allowed|allowed|so|1 of|2 3 5 or 7|2 3 5 7|2 3 5 and 7|from|chosen from|chosen|is|be|number|it|must|each|i e|i|tell|that tell|or|prime digit
never not|sum|neighbour|row|column|adjacent|atleast|line|or greater
means each @ :: each c in it: c is prime

frame cells without the digits from five on
about cell! cellmark
must # to 9 not|from # to 9 not|# to 9 is not
may digit|allowed|is allowed|in|appear|possible|may|placed|be|of
never sum|row|column|line|neighbour
means each @ :: each c in it: c < $1

frame cells of the first four digits
about cell! cellmark
must 1 2 3 or 4|1 2 3 and 4|1 2 3 4
may digit|have|hold|in|only|is allowed|allowed|if|may|may only is|only is|go|may go|from|1 of|little ones|for|is for little ones only|ones|i e|i|placed|it|then|each
never not|sum|neighbour|row|column|adjacent|atleast|line|odd|even|once
means each @ :: each c in it: c < 5
)";

}  // namespace omnidoku::reading
