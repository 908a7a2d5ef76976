// SPDX-License-Identifier: MIT
//
// What is said of things, with what the digits are that it is about.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kSubjectLines = R"(
# ---- the digits that a test is about ----
digits: (each|all|each of) {digit|cell} => 
digits: (each|all|2) digit (<placed>) in (each|2) cell => 
digits: (each) 2 {digit|cell} => 
adjdigits: (each|all) (2) {adjacent|orthoadjacent|neighbour} {digit|cell} => 
adjdigits: (each|all|2) digit (<placed>) in (each|2) {adjacent|orthoadjacent|neighbour} cell => 
members: <adjdigits> (<placed>) {at|with} <marks> => $3
members: <adjdigits> (that is) (directly) joined (to each other) {by|with} <marks> => $2
members: <adjdigits> (that have) {on either edge of|on both edge of|with|that share|sharing|either edge of|have} <marks> (between them) => $2
prep: on|in|of|from|through => 
members: (<det>|each) 2 {digit|cell} (<placed>) <prep> <marks> => $4
statement: (each|all) {pair of|2|each 2} {digit|cell} (<placed>) <prep> <things> <pairtest> (<wherever>) => each $3 :: each a, b in pairs: $4
statement: (each|all) {pair of|2|each 2} {digit|cell} (<placed>) <prep> <things> not <pairtest> => each $3 :: each a, b in pairs: not ($4)
members: <digits> (<placed>) <prep> <things> => $4
members: <digits> (that is) (directly) joined (to each other) {by|with|on} <things> => $2
members: <digits> (that have) {on either edge of|on both edge of|on opposite edge of|with|that share|sharing|either edge of|have} <things> (between them) => $2
members: <digits> surround <marks> => $2
members: {digit|cell} (<placed>) surround <marks> => $2
members: <things> => $1
members: <things> (each|all) {digit|cell} => $1
members: <things> s digit => $1
members: <things> digit => $1
members: <things> digit {in|on} (it|them) => $1
members: {digit|cell} between (<det>) 2 circle on (<det>) <look> line => line ringed $3
digits: (each|all) pair of {adjacent|orthoadjacent|neighbour} {cell|digit} => 
members: <prep> <things> (each|all|2) {digit|cell} => $2
members: <prep> <things> <digits> => $2
members: (each|2) {digit|cell} {next to|adjacent to|beside|touch|on each edge of|on either edge of|at} <marks> => $1 beside
members: (each|2) {digit|cell} with <edgeclue> => edge
members: (#) {digit|cell} (in (#) cell) (that) {touch|surround|adjacent to} <marks> => $3
members: each {with|that share|sharing|joined by} <marks> (between them) => $1
members: {digit|cell} {with|that share|sharing|joined by} <marks> (between them) => $1
members: <numberedthing> => $1
members: <digits> (<placed>) <prep> <numberedthing> => $4
statement: digit <climbing> on <things> <frombulb> => each $2 :: $1
statement: digit on <things> notfall <frombulb> digit may {remain same|stay same|repeat} (<anything>) (but) (may) notfall => each $1 :: it is growing
statement: <qname> (2|each) {digit|cell} (<placed>) <prep> <things> is given <cluepart> (<cluepart>) => each $4 clued :: $1 = clue
statement: <qname> (#) {digit|cell} surround <marks> (is) (tell) <value> => each $3 :: $1 = $4
statement: {pill|bulb|circle|oval} have {twodigit|digit} that {is|tell} sum of {digit|cell} {on|of|in} (<det>) arrow => each arrow :: sum = number(bulb)
members: <things> each => $1
statement: digit <tests> {on|in} <things> (<trailing>) => each $2 :: $1
statement: <digits> <tests> {on|in} <things> (<trailing>) => each $3 :: $2
opverb: multiply|multiplying => product
opverb: {add|adding|sum|summing} (up) => sum
statement: <opverb> (together) (all|each) (of) {digit|cell} {in|on|of} <things> (together) {to (get|obtain|find|reach)|tell} <cluename> => each $2 clued :: $1 = clue
statement: <members> not # => each $1 :: each c in it: c != $2
statement: {if|when} you {add|add up|sum} (all|each) digit {in|on} <things> you get <cluename> => each $1 clued :: sum = clue
statement: {subtract|subtracting} least (digit) {in|of|on} <things> from greatest (digit|1) (in it) {to (get|obtain|find|reach)|tell} <cluename> => each $1 clued :: range = clue
statement: <qname> (2|each) {digit|cell} (<placed>) <prep> <things> (is) (tell) <value> => each $4 :: $1 = $5
statement: <qname> (2|each) {digit|cell} (<placed>) <prep> <things> is given {in|at} {its|that|their} (<look>) <circleword> => each $4 :: $1 = number(bulb)
statement: (2 cell|2 digit) <circleword> is read as {1 digit|twodigit|2 digit digit} (tens digit (is) on left or on top) (and that digit) is sum of {digit|cell} {on|of} (<det>) arrow => each arrow :: sum = number(bulb)
statement: <circleword> have sum of {digit|cell} {on|of} (<det>) arrow => each arrow :: sum = number(bulb)
statement: {cut|split|divide|partition|joined|break} (up) <things> in (1 or more) <pieces> {each sumto|that each sumto|that sumto|such that each (<piece>) sumto|so that each (<piece>) sumto|with sum (of)|of sum|with sum of} # => each $1 :: (sum mod $5 = 0) and (count(i in places where sum(it[1..i]) mod $5 = 0) = sum / $5)
statement: no {cell|digit} is {left over|left out|unused} => nothing
statement: no digit (may) repeat {on|in} <things> and <test> => each $1 :: (it is different) and ($2)
statement: {repeat digit|repeat} (is) not {allowed|permitted|possible} {on|in} <things> => each $1 :: it is different
nosuch: <look> <line> => line $1
nosuch: <look> thermo => thermo $1
nosuch: <look> arrow => arrow $1
nosuch: <look> (<rulename>) cage => cage $1
nosuch: <look> region => region $1
nosuch: <colour> cell => cell $1
nosuch: circled {cell|digit} => cellmark form=circle
nosuch: digit in circle => cellmark form=circle
statement: no <nosuch> (may) <test> => each $1 :: not ($2)
statement: no <things> (may) have (each|either) {odd and even|even and odd} digit => each $1 :: it is odd or it is even
statement: <howmany> (of) (all|each) {digit|cell} {on|in} <things> {is|have} <celltest> => each $2 :: $1 c in it: c $3
statement: <things> <test> (you) {find out|determine|work out|decide|deduce} that => each $1 :: $2
# ---- thermometers ----
statement: <frombulb> (each|all) digit (you meet) (on (<det>) thermo) <climbing> => each thermo :: $3
statement: {on|in|for|} <things> <frombulb> (each|all) digit <climbing> => each $1 :: $3
climbing: (is) (in) rise (order) => it is rising
climbing: (is) notfall => it is growing
climbing: (is) (in) fall (order) => it is falling
than: is greater than => >
than: is less than => <
than: is atleast => >=
than: is atmost => <=
than: (is) differ from => !=
than: have greater digit than => >
than: have less digit than => <
previous: (<det>) {previous|preceding|last} ({digit|cell|1}) (on it|on line|on thermo) => 
previous: (<det>) {digit|cell|1|neighbour|its neighbour} {before it|on bulb edge|closer to bulb|between it and bulb|nearer to bulb|that precede it|preceding it} => 
previous: each {digit|cell} {before it|closer to bulb|between it and bulb|nearer to bulb} => 
statement: (each) {digit|cell} {on|in|of} <things> <than> <previous> (<frombulb>) => each $1 :: each a, b in steps: b $2 a
statement: {on|in} <things> (each) {digit|cell} <than> <previous> (<frombulb>) => each $1 :: each a, b in steps: b $2 a
statement: ({on|in|for|along}) <things> <frombulb> (each) {digit|cell} <steptest> => each $1 :: each a, b in steps: $3
statement: <frombulb> (each) {digit|cell} (on (<det>) thermo) <steptest> => each thermo :: each a, b in steps: $3
steptest: is greater than 1 before => b > a
prevone: (<det>) {1 before (it)|digit before (it)|cell before (it)} => 
statement: digit rise on <things> <frombulb> (by) atmost # {with|at|in|} each step => each $1 :: (it is rising) and (each a, b in steps: b - a <= $3)
statement: digit rise on <things> <frombulb> (by) atleast # {with|at|in|} each step => each $1 :: (it is rising) and (each a, b in steps: b - a >= $3)
bulbof: {bulb of (<det>) thermo|(<det>) thermo s bulb|digit in bulb of (<det>) thermo} => thermo
statement: <bulbof> {tell|have|is} {how many|digit of} cell (of|on|in) (<det>) (thermo|it) (it have) => each thermo :: it[1] = length
statement: <bulbof> {tell|have|is} {length of (<det>) thermo|its length} => each thermo :: it[1] = length
statement: <bulbof> {tell|have|is} {how many|digit of} cell (of|on|in) (<det>) (thermo|it) (and|but) digit <climbing> => each thermo :: (it[1] = length) and ($3)
# ---- what a rule is called, before it ----
labelname: renban|nabner|thermo|kropki|xv|quads|quadruple|quadruples|windoku|modular|zipper|parity|palindrome|rossini|outside|sandwich|skyscraper|skyscrapers|fortress|minesweeper|clone|peapods|entropic|between|lockout|whispers|whisper|killer => 
labelname: {german|dutch|chinese} {whispers|whisper} => 
labelname: {twice arrow|sequence line|average arrow|digital root|telephone line|position sum|extra region|equal sum|same sum|arithmetic line|negative constraint} => 
labelname: {greatest|maximum|least|minimum|odd|even|odd even|odd and even|even and odd} {rule|rules} => 
labelname: {counting circle|counting|circle count|ascending starters|fast thermo|numbered room|numbered rooms} => 
labelname: {anti knight|anti king|antiknight|antiking|nonconsecutive|non consecutive|disjoint group|disjoint groups} => 
labelname: {region sum|10|10 line|same difference|split peas|split pea|slow thermo|magic square|x sum|x sums|numbered room|numbered rooms|range|range cage|product cage|sum cage|product|rise starters|fall|same parity|equal sum|row sum|column sum|pill arrow|pill|ratio|ratio dot|sum dot|product dot|difference dot|parity dot|min max|position sum|position sums|before 9|counting circle} => 
label: <labelname> ({line|clue|cage|dot|rule|rules|cell|sign|square|arrow|circle|sudoku|constraint|starters}) => 
label: {circle|dot|diamond|square} {at|on} {corner|edge} => 
statement: <label> <statement> => $2

# ---- coloured cells together ----
cellset: (<det>) (#) <look> cell (<ingrid>) => cell $3
cellset: (<det>) {digit|cell} {in|with} (<det>) <look> {circle} => cellmark form=circle $3
cellset: digit in (<det>) (#) <look> cell (<ingrid>) => cell $3
cellset: (each|all) (<colour>) circle => cellmark form=circle $1
cellset: (each|all) circled {cell|digit} => cellmark form=circle
cellset: digit in (each|all) circled cell => cellmark form=circle
statement: no {digit|2 same digit} (may) <repeatedly> in <cellset> => all $2 :: each a, b in pairs(things): a[1] != b[1]
statement: no digit (may) {appear|is} in {more than 1|more than 1 of|2|2 different} {<cellone>|<cellin>} => all $1$2 :: each a, b in pairs(things): a[1] != b[1]
statement: each digit (may) {appear|is} in {atmost 1|only 1|not more than 1} {<cellone>|<cellin>} => all $1$2 :: each a, b in pairs(things): a[1] != b[1]
statement: (each) digit (may) {only appear once|appear only once|appear atmost once} in <cellset> => all $1 :: each a, b in pairs(things): a[1] != b[1]
alldifferent: {not have (each) repeat digit|not have (each) repeat|have no repeat} => 
statement: <cellset> is (all) different from each other => all $1 :: each a, b in pairs(things): a[1] != b[1]
# ---- sums of marked cells ----
lookedcell: <colour> cell => cell $1
lookedcell: (<colour>) circle => cellmark form=circle $1
lookedcell: circled {cell|digit} => cellmark form=circle
lookedcell: <colour> square => cellmark form=square $1
lookedcells: (all|each) (digit in) (all|each) <lookedcell> => $1
statement: sum of <lookedcells> is <cmp> => all $1 :: (sum(t in things: t[1])) $2
statement: <lookedcells> {together|combined|in total} sumto <cmp> => all $1 :: (sum(t in things: t[1])) $2
statement: {in sum|together} <lookedcells> {sumto|sum} <cmp> => all $1 :: (sum(t in things: t[1])) $2
statement: {circled {cell|digit}|circle} sumto <cmp> => all cellmark form=circle :: (sum(t in things: t[1])) $1
statement: {all|digit in (all|each)|all digit in (all|each)} <lookedcell> (together) {sumto|sum} <cmp> => all $1 :: (sum(t in things: t[1])) $2
statement: (<det>) # <colour> cell {have|form} <consecutives> => all cell $3 :: count(things) = $2 and max(t in things: t[1]) - min(t in things: t[1]) = $2 - 1 and (each a, b in pairs(things): a[1] != b[1])
statement: (each|all) <cellset> (all|each) <alldifferent> => all $1 :: each a, b in pairs(things): a[1] != b[1]
statement: no 2 <cellset> (may) {have|is|share} same (digit) => all $1 :: each a, b in pairs(things): a[1] != b[1]
besideunshaded: (all|each|its|their) (orthoadjacent|adjacent|neighbour|orthogonal) {unshaded cell|unshaded neighbour|uncolored cell|neighbour in unshaded cell|cell that not shaded} => 
statement: <cellset> {is|have digit} greater than <besideunshaded> => all $1 :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] > n
statement: <cellset> {is|have digit} less than <besideunshaded> => all $1 :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] < n
statement: {wherever|where|if} shaded cell and unshaded cell is {adjacent|orthoadjacent} (digit in) shaded cell {is|have} greater (digit) (than (digit in) unshaded cell) => all cell :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] > n
statement: no repeat (digit) {in|on} <things> => each $1 :: it is different
statement: <things> no repeat (digit) => each $1 :: it is different
statement: (<det>) (corner) clue is sum => each cage clued :: sum = clue
cornerdigit: (<det>) {small|little|corner|topleft} {digit|clue} (in (<det>) {corner|topleft|topleft corner}) (of (<det>) cage) => 
cornerdigit: (<det>) {digit|clue} in (<det>) {corner|topleft|topleft corner} (of (<det>) cage) => 
incage: {in|of|inside} {it|them|(<det>) cage} => 
statement: <cornerdigit> is sum of (all|each|its|their) digit (<incage>) => each cage clued :: sum = clue
statement: <cornerdigit> is product of (all|each|its|their) digit (<incage>) => each cage clued :: product(it) = clue
statement: cage may have {sum|digit|clue} (given) in (their) corner in that case digit sumto it => each cage clued :: sum = clue
statement: where cage have {digit|clue} in corner that is sum of its digit => each cage clued :: sum = clue
statement: sum of digit of cage eq {digit|clue} in its corner => each cage clued :: sum = clue
statement: {small|little} digit in topleft of cage is sum of digit (in) => each cage clued :: sum = clue
statement: (and) together they re cage s sum => each cage clued :: sum = clue
statement: <marks> sign consecutive digit and <marks> sign digit of that 1 is twice other => each $1 :: each a, b in steps: |a - b| = 1 ;; each $2 :: each a, b in steps: a = 2 * b or b = 2 * a
statement: <marks> {sign|tell} (2) consecutive digit => each $1 :: each a, b in steps: |a - b| = 1
statement: <marks> {sign|tell} digit and its twice => each $1 :: each a, b in steps: a = 2 * b or b = 2 * a
statement: <marks> separate digit where 1 is {twice|# times} (digit of) (its neighbour|other) => each $1 :: each a, b in steps: a = 2 * b or b = 2 * a
statement: <roman> and <roman> tell 2 digit sumto # and # => each mark sign=$1 :: sum = $3 ;; each mark sign=$2 :: sum = $4
statement: <roman> {eq|tell} (its|<det>) 2 cell {sum|make} # => each mark sign=$1 :: sum = $3
statement: when you see <det> <roman> they sumto # => each mark sign=$2 :: sum = $3
statement: (circle|circle of arrow) (is|gets|eq) sum of (digit on|cell) (its arm|arrow (passes)) => each arrow :: sum = number(bulb)
statement: shaft sumto circle at its start => each arrow :: sum = number(bulb)
statement: arrow digit sumto digit in circle (or pill) (they start from) => each arrow :: sum = number(bulb)
statement: digit at edge of grid is diagonal sum in direction of arrow => each diagonal clued :: sum = clue
statement: arrow next to outside digit tell diagonal whose digit sumto that digit => each diagonal clued :: sum = clue
statement: digit in diagonal (given by arrow) sumto digit next to arrow => each diagonal clued :: sum = clue
statement: each digit outside is what cell in direction of its small arrow sumto => each diagonal clued :: sum = clue
statement: <outsideclue> is sum of first x digit seen from it x is first of each digit => each outside clued :: sum(it[1..it[1]]) = clue
statement: sum outside is of digit between 1 and 9 in that row or column => each outside clued :: sum(between(1, 9)) = clue
statement: <outsideclue> tell how much digit sandwiched by 1 and 9 of that line sumto => each outside clued :: sum(between(1, 9)) = clue
statement: on line with circle at each end circled digit together tell sum of digit on line between => each line ringed :: sum(inner) = sum(ends)
statement: {if|when} line joined 2 circle (all) digit on line is greater than 1 circle and less than other => each line ringed :: each c in inner: min(ends) < c < max(ends)
statement: 2 diamond of line differ # or more => each line :: |it[1] - it[-1]| >= $1
statement: (on) <things> 2 {cell|digit} equally far from centre sumto centre cell s digit => each $1 :: each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]
statement: <things> mirror about its middle => each $1 :: it is palindrome
statement: <things> read alike bothways => each $1 :: it is palindrome
statement: digit at tell distance from 2 end of <things> is same => each $1 :: it is palindrome
statement: (each) pair of digit that is adjacent on <things> {need to|} differ # => each $1 :: each a, b in steps: |a - b| >= $2
statement: {on} <things> 2 digit that follow each other differ with least # => each $1 :: each a, b in steps: |a - b| >= $2
statement: digit that touch on <things> not is closer than # to each other (in value) => each $1 :: each a, b in steps: |a - b| >= $2
statement: as you go on <things> each step change digit by <cmp> => each $1 :: each a, b in steps: |a - b| $2
statement: each 2 digit on <things> have difference of atleast # (no matter if they re adjacent (on it)) => each $1 :: each a, b in pairs: |a - b| >= $2
statement: <things> form consecutive digit (but) (neednot in order) each digit once => each $1 :: it is consecutive
statement: {if|when|where} (each) 2 {cell|digit} is joined by <marks> (<bothcells>|their (contents|digit)|digit in each cell) <test> => each $1 :: $3
statement: {if|when|where} (each) 2 {cell|digit} is joined by <marks> (<bothcells>|their (contents|digit)|digit in each cell) <pairtest> => each $1 :: each a, b in steps: $3
statement: {if|when|where} thereis <marks> between 2 {cell|digit} <pairtest> => each $1 :: each a, b in steps: $2
statement: {if|when} thereis <look> {circle} in cell that cell is <adjective> => each cellmark form=circle $1 :: it is $2
statement: {if|when} thereis <look> {square} in cell that cell is <adjective> => each cellmark form=square $1 :: it is $2
statement: (<det>) cell that have (<det>) <look> square in it have <adjective> digit => each cellmark form=square $3 :: it is $4
statement: (<det>) cell that have (<det>) <look> circle in it have <adjective> digit => each cellmark form=circle $3 :: it is $4
statement: 2 digit with <marks> (in) between 1 (s|is) {twice|half} (of) other => each $1 :: each a, b in steps: a = 2 * b or b = 2 * a
statement: {digit|cell} on each edge of <marks> (have|is) <test> => each $1 :: $2
statement: on each edge of <marks> <test> => each $1 :: $2
statement: <roman> and <roman> separate digit that sumto # and # => each mark sign=$1 :: sum = $3 ;; each mark sign=$2 :: sum = $4
statement: (roman digit) <roman> and <roman> (is) (placed) between cell whose digit sumto # and # => each mark sign=$1 :: sum = $3 ;; each mark sign=$2 :: sum = $4
statement: digit in adjacent cell joined by <roman> or <roman> have sum of # or # => each mark sign=$1 :: sum = $3 ;; each mark sign=$2 :: sum = $4
statement: (all) # digit appear in <things> => each $2 :: it is different
statement: no <things> (with or without clue) repeat digit => each $1 :: it is different
statement: (no) {within|in} (each) (1) cage (all) digit differ => each cage :: it is different
statement: {if|when} cage have {digit|clue} (in (topleft) corner) that {digit|clue} is sum of digit in cage => each cage clued :: sum = clue
statement: {digit|clue|small digit} {in|at topleft of} cage tell sum of cage => each cage clued :: sum = clue
statement: {digit|clue} at topleft of cage is how much its digit sum => each cage clued :: sum = clue
statement: sum of digit in cage is given => each cage clued :: sum = clue
statement: sum is given for some of them => nothing
statement: cage sum is given => each cage clued :: sum = clue
statement: (<outsideclue>|each) (tell) sum of digit (seen) on (its|<det>) diagonal (arrow) => each diagonal clued :: sum = clue
statement: <outsideclue> is sum of digit seen on its diagonal arrow => each diagonal clued :: sum = clue
statement: arrow outside (grid) pointto (on) diagonal whose digit sumto (<det>) (given) clue => each diagonal clued :: sum = clue
statement: arrow outside grid (tell|show) diagonal for that sum of (all) digit is given => each diagonal clued :: sum = clue
statement: sum on diagonal is given outside grid (with arrow pointing in direction of diagonal) => each diagonal clued :: sum = clue
statement: (<det>) {little killer} (clue) (outside grid) tell what digit in direction of arrow sumto => each diagonal clued :: sum = clue
statement: {digit|clue} (next to row and above column|outside grid) is sum of digit (found|placed|appear) between 1 and 9 (there) => each outside clued :: sum(between(1, 9)) = clue
statement: some row or column have clue that is sum of digit in sandwich made by 1 and 9 => each outside clued :: sum(between(1, 9)) = clue
statement: 1 and 9 is bread and clue outside (of) row or column is sum of filling => each outside clued :: sum(between(1, 9)) = clue
statement: sum of first x digit is given outside => each outside clued :: sum(it[1..it[1]]) = clue
statement: if first digit in direction of view is x first x digit sumto clue => each outside clued :: sum(it[1..it[1]]) = clue
statement: x is first digit of them => nothing
statement: <marks> tell digit that (have to) (go|appear) in # cell (that) it touch => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: digit in <marks> (is) (all) (to) (appear) in # cell (surround) (circle|it) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: {digit in <marks>|circled digit} appear (atleast once) in 2x2 {region|square|cell|} surround (it|them|circle) => each corner clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: if digit appear in <marks> it appear in 1 of # cell touch that circle => each $1 clued :: each d in clue: some c in it: c = d
statement: digit in <marks> appear in # cell surround it atleast asoften they re listed => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: digit in <marks> (is) (to) (appear) in cell adjacent to it => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: (<det>) line with circle on its end have digit on it that lie between circle digit => each line ringed :: each c in inner: min(ends) < c < max(ends)
statement: {digit|cell} on line with circle {on|at} (either|each|its) end circleaside sumto sum of (<det>) circle digit => each line ringed :: sum(inner) = sum(ends)
statement: on twice arrow (line) sum of digit in 2 circle tell sum of digit on line (between them) => each line ringed :: sum(inner) = sum(ends)
statement: sum of digit on twice arrow (shaft|s shaft) tell sum of digit in circle at its end => each line ringed :: sum(inner) = sum(ends)
statement: (on) <things> {cell|digit} at tell distance from (centre|middle) (of line) have same digit => each $1 :: it is palindrome
statement: {sequence of digit|digit sequence} on <things> is symmetric (about|around) (line s|<det>) {centre|middle} => each $1 :: it is palindrome
statement: palindrome is formed on <things> => each $1 :: it is palindrome
statement: (<det>) {start|starting} at bulb digit {rise|get greater|go up} (as you go on <things>) => each thermo :: it is rising
statement: from bulb greater digit on thermo => each thermo :: it is rising
statement: in direction from bulb to end of thermo digit rise => each thermo :: it is rising
statement: no digit is less than 1 before it starting at bulb => each thermo :: it is growing
statement: on slow thermo no digit is less than 1 before it (starting at bulb) => each thermo :: it is growing
statement: cell with arrow {outwards|outward} is local {greatest|maximums|maximum} => all cell type=maximum :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] > n
statement: cell with arrow {inwards|inward} is local {least|minimums|minimum} => all cell type=minimum :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] < n
statement: (each|2) {digit|cell} # step away from centre of (zipper) line (always) sumto digit in its centre => each line type=zipper :: each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]
statement: for <things> {digit|cell} equidistant from central cell sumto digit in central cell => each $1 :: each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]
statement: (each|2) {cell|digit} tell distance from middle of line sumto digit in middle of line => each line :: each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]
statement: (each) 3 <near> {digit|cell} on <things> is (all) different modulo 3 => each $2 :: each windows(3): each a, b in pairs: not (a mod 3 = b mod 3)
statement: 3 consecutive digit on <things> (all) leave different remainder upon division by 3 => each $1 :: each windows(3): each a, b in pairs: not (a mod 3 = b mod 3)
statement: on nabner line no 2 digit have difference less than 2 => each line type=nabner :: each a, b in pairs: |a - b| > 1
statement: digit on <things> may is neither (same|tell) nor consecutive to each other digit on (that) line => each $1 :: each a, b in pairs: |a - b| > 1
statement: {position|put|enter|place} digit in <cageword> so that they <tests> => each $1 :: $2
statement: {sum of cage|cage sum|sum|sum of digit in cage} is given {in|at} (its|cage|<det>) (topleft) corner (of cage) => each cage clued :: sum = clue
statement: (if|when) thereis {clue|digit|sum} (in topleft) (corner) (of cage) it (is|s|tell) sum of (<det>) {cage|its digit|digit in it|digit in cage} => each cage clued :: sum = clue
statement: same digit not (appear|is used) {2 times|twice|more than once} {in|on} <things> => each $1 :: it is different
statement: {you|1} not {use|repeat} (same) digit (twice|2 times) {in|on} (1|same) <things> => each $1 :: it is different
statement: repeat (digit) {in|on} <things> not (is) {allowed|permitted} => each $1 :: it is different
statement: {digit|clue} in (topleft) (corner) of cage tell what (each|all) (of) (its|their|digit in) digit sumto => each cage clued :: sum = clue
statement: if you {add|sum} (up) digit in (<det>) cage (together) you get (<det>) (small|little) <cluename> => each cage clued :: sum = clue
statement: (if) (you) add (up) (all) digit on <things> (s line) (and) (you) (ll|get|you ll get) {digit} in (its|their) circle => each arrow :: sum = number(bulb)
statement: <outsideclue> (is little killer) {sum|summing|add|adding} (up) (all) (<det>) digit on (<det>) (given|marked) diagonal (<pointed>) => each diagonal clued :: sum = clue
statement: sum of digit on diagonal (<pointed>) is given outside grid => each diagonal clued :: sum = clue
statement: <outsideclue> (<inlane>) {sum|sums} (of) (all) digit between 1 and 9 (<inlane>) => each outside clued :: sum(between(1, 9)) = clue
statement: (in) row or column with (<det>) clue digit (sandwiched|placed|that is) {by|between} (<det>) 1 and 9 sumto (<det>) clue => each outside clued :: sum(between(1, 9)) = clue
statement: if clue is given (for|outside) row or column it (s|is|tell) sum of (all) digit (located|placed|sandwiched|that is) between 1 and 9 (of|in) (this|that) row or column => each outside clued :: sum(between(1, 9)) = clue
statement: (letters|letter) x and v (is roman digit) (and) tell sum of 2 digit they stand between => each mark sign=x :: sum = 10 ;; each mark sign=v :: sum = 5
statement: (each|all) digit (given|) in <things> {go|is|appear|stand|is placed|must go} in (#) (cell|digit) (surround) (it|this circle|circle|that circle) (atleast once (each)) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: (each|all) {digit|clue} in <marks> {go|is|appear|stand} <fourcells> (atleast once (each)|atleast as often as they appear in circle|anyorder) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: digit in <things> appear in surround (#) cell atleast as often as they appear in circle => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: <marks> tell digit that appear in surround 2x2 => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: if digit appear twice in circle it appear atleast twice in (each|those) cell => nothing
statement: if thereis <marks> with digit in it (each|those) digit is in # cell circle {overlap|overlaps|touch} => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: for each twice ended arrow 2 circle sumto sum of digit on line (in between) => each line ringed :: sum(ends) = sum(inner)
statement: {2 halves|halves} of (<det>) <look> line is mirror images of each other => each line $2 :: it is palindrome
statement: read <things> from left to right or from right to left you ll (always) get same digit => each $1 :: it is palindrome
statement: <things> have same digit in same order bothways => each $1 :: it is palindrome
statement: digit on <things> is greater than less of (its) end circle and less than greater (1) => each line ringed :: each c in inner: min(ends) < c < max(ends)
statement: (on <things>) no digit (is) {tell or between|tell to or between|between or tell (to)} (<det>) 2 diamond end (that differ <cmp>) => each line :: each c in inner: not (min(ends) <= c <= max(ends))
statement: digit on line between diamond not have digit between diamond (digit) (inclusive) => each line :: each c in inner: not (min(ends) <= c <= max(ends))
statement: {square|square cell|circle|circled cell} eq even (2 4 6 or 8) => each cellmark form=square :: it is even
statement: (<det>) circled cell (may) (only) have (only) <adjective> digit (in (them|it)) => each cellmark form=circle :: it is $2
statement: (<det>) {cell|square} {with|have} (<det>) <look> {square} in (it|them) {is|have} <adjective> (digit) => each cellmark form=square $3 :: it is $4
statement: (<det>) {cell|square} {with|have} (<det>) <look> {circle} in (it|them) {is|have} <adjective> (digit) => each cellmark form=circle $3 :: it is $4
statement: {digit|cell} on {zipper} line tell distance from (centre|center|middle) (of line) sumto same {sum|digit} that is digit in {centre|center|middle} => each line type=zipper :: if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])
statement: for line of odd length this sum is digit in {middle|centre} => nothing
statement: <things> thereis no repeat digit and no consecutive digit (wherever they is (on line)) => each $1 :: each a, b in pairs: |a - b| > 1
statement: {on|in} <things> thereis no repeat digit and no consecutive digit (wherever they is (on line)) => each $1 :: each a, b in pairs: |a - b| > 1
statement: (<det>) consecutive digit is {given|marked} {by|with} white dot (and) (digit in) (ratio) {1:2 ratio|1:2|2:1} (is) (given|marked) {by|with} black dot => each mark form=circle colour=white :: each a, b in steps: |a - b| = 1 ;; each mark form=circle colour=black :: each a, b in steps: a = 2 * b or b = 2 * a
statement: (each|all) <cellset> (all|each) {have|is} same (digit) => all $1 :: each a, b in pairs(things): a = b
statement: digit in <cageword> <test> {but|and} no 2 cage (may) {sumto|have} same (prime|sum|digit|total) => each $1 :: $2 ;; all $1 :: each a, b in pairs(things): sum(a) != sum(b)
clause: all <cellset> {have|is} same (digit) => all $1 :: each a, b in pairs(things): a = b
statement: digit (not|may not) repeat in <cellset> => all $1 :: each a, b in pairs(things): a[1] != b[1]
alldifferent: {is (all) different|have different digit|not repeat|have no repeat digit|not have (2) same digit} => 
# Of those side by side, before what all of them together do.
cageword: (<det>) <look> (<rulename>) cage => cage $2
statement: (each|all|2) {adjacent|orthoadjacent|neighbour} {digit|cell} {in|of} <cageword> <pairtest> => each $1 :: each a, b in pairs where |row_number(a) - row_number(b)| + |column_number(a) - column_number(b)| = 1: $2
statement: (each|all|2) {adjacent|orthoadjacent|neighbour} {digit|cell} {in|of} <cageword> not <pairtest> => each $1 :: each a, b in pairs where |row_number(a) - row_number(b)| + |column_number(a) - column_number(b)| = 1: not ($2)
statement: digit in <cageword> not (is) consecutive => each $1 :: each a, b in pairs: |a - b| != 1
cloneshape: (<det>) <look> {region|regions|shapes|shape|figures} => region $2
statement: <cloneshape> is same (in content) => all $1 :: each a, b in pairs(things): a = b
statement: <adjpair> <pairtest> (<trailing>) => each $1 :: each a, b in steps: $2
statement: in each 2x2 {square|box} (of grid|in grid) (all|each) (#) {digit|cell} <tests> => board :: each squares: $2
statement: in each <twobytwo> (all|each) (#) {digit|cell} <tests> => board :: each squares: $3
statement: <bulbis> <arrowq> => each arrow $1 :: number(bulb) = $2
statement: <bulbis> <arrowavg> => each arrow $1 :: sum = number(bulb) * count
statement: <arrowq> {is|tell|appear|goes|is given|stands} <inbulb> => each arrow $2 :: $1 = number(bulb)
statement: <arrowq> {is|tell} <anybulb> => each arrow $2 :: $1 = number(bulb)
statement: <anybulb> is read (from) left to right (or top to bottom) and {is|tell} <arrowq> => each arrow $1 :: number(bulb) = $2
than: is atleast as {large|great|greater|big|high} as => >=
than: is atmost as {large|great|greater|big|high} as => <=
statement: <anybulb> <than> <arrowq> => each arrow $1 :: number(bulb) $2 $3
statement: <arrowq> <than> <anybulb> => each arrow $3 :: $1 $2 number(bulb)
statement: <arrowavg> {is|tell|appear|goes|is given|stands} <inbulb> => each arrow $2 :: sum = number(bulb) * count
statement: <arrowavg> {is|tell} <anybulb> => each arrow $2 :: sum = number(bulb) * count
statement: <things> take <arrowq> <outcome> <bulbvalue> => each $1 :: $2 = number(bulb)
statement: take <arrowq> <outcome> <bulbvalue> => each arrow :: $1 = number(bulb)
statement: (in) each <twobytwo> <tests> => board :: each squares: $2
statement: sum of (all|each) {digit|cell} (<placed>) {on|of|in} (<det>) (<look>) arrow (<pointed>) {is|tell} <anybulb> => each arrow $5 :: sum = number(bulb)
lockends: (<det>) (2) (digit) (<diamondends>) {differ <cmp>|have difference <cmp>|need difference of <cmp>|is <cmp> apart} => each line :: |it[1] - it[-1]| $3$4$5$6
lockends: (<det>) (2) diamond {differ <cmp>|have difference <cmp>|need difference of <cmp>|is <cmp> apart} => each line :: |it[1] - it[-1]| $2$3$4$5
lockends: (<det>) (2) diamond (digit) {at|on} (<det>) (2) end of (<det>) <look> line {differ <cmp>|have difference <cmp>|is <cmp> apart} => each line $4 :: |it[1] - it[-1]| $5$6$7
lockends: difference {of|between} (<det>) (2) (digit in) (<det>) (2) diamond (digit) is <cmp> => each line :: |it[1] - it[-1]| $3
lockmid: (all) digit on line (between them|joined them|between diamond) not {tell or|is tell or|is tell to or|fall|lie|is|} (is) (in) between (digit in|digit of) (<det>) (2) diamond (digit) => each line :: each c in inner: c < min(ends) or c > max(ends)
lockmid: (all) digit on line (between them|joined them|between diamond) {lie|is|fall} outside (of) (range|interval) ({given|set|defined} by) (digit in) (<det>) (2) diamond (digit) => each line :: each c in inner: c < min(ends) or c > max(ends)
lockmid: digit is locked out of line if it {fall|lie|is} (in) between or tell (digit in|digit of) (<det>) (2) (line s) diamond (end) => each line :: each c in inner: c < min(ends) or c > max(ends)
lockmid: (all|each) (other) digit on (<det>) line {lie|is|fall} outside (of) (closed) (range|interval) {given|set|defined|formed} by (<det>) (2) diamond => each line :: each c in inner: c < min(ends) or c > max(ends)
lockmid: (all|each) (other) digit on <things> is (either) less (than each) or greater than each (of) (its|their|<det>) (2) (end) {diamond|diamond end|end} => each $1 :: each c in inner: c < min(ends) or c > max(ends)
lockmid: (all|each) (other) digit on <things> not (lie|fall|is) (in) between or tell (to) (digit (in|of)) (<det>) (2) (line s) diamond (end) => each $1 :: each c in inner: c < min(ends) or c > max(ends)
statement: <lockends> => $1
statement: <lockmid> => $1
statement: <lockends> (and|while|but) <lockmid> => $1 ;; $2
statement: <lockmid> (and|while|but) <lockends> => $1 ;; $2
statement: <members> <tests> (<trailing>) => each $1 :: $2
statement: {in|on} <things> {digit|cell} <tests> (and|but) <tests> => each $1 :: ($2) and ($3)
statement: if 2 cell is joined by <marks> they (they) <tests> => each $1 :: $2
statement: {where|when} 2 {cell|digit} is joined by <marks> <test> => each $1 :: $2
statement: <roman> and <roman> (clue|sign) tell that digit in 2 cell sumto # and # => each mark sign=$1 :: sum = $3 ;; each mark sign=$2 :: sum = $4
statement: if (2|pair of|each 2) (adjacent|orthoadjacent|neighbour) {cell|digit} is joined by <marks> {their digit|digit in them|2 digit|digit|they|each|1 of them|} <tests> => each $1 :: $2
statement: if (2|pair of|each 2) (adjacent|orthoadjacent|neighbour) {cell|digit} have <marks> {between them|on their (common|shared) edge} {their digit|digit in them|2 digit|digit|they|} <tests> => each $1 :: $2
statement: digit in (2|each) (adjacent|orthoadjacent|neighbour) cell {that is joined by|that have|with|that share} <marks> (between them) <tests> => each $1 :: $2
statement: {where|if|when|wherever} (2) (adjacent|orthoadjacent|neighbour) {cell|digit} {share|have} <marks> (between them) {their digit|they|digit|2 digit|} <test> => each $1 :: $2
statement: {where|if|when|wherever} thereis <marks> (<betweentwo>|<atpoint>) {their digit|they|digit|2 digit|each digit|its digit|} <test> => each $1 :: $4
clause: <marks> {sign|joined|tell} (all|each) (pair of) (adjacent|orthoadjacent|neighbour) {digit|cell} (that|with) <test> => each $1 :: $2
statement: (#) {cell|digit} surround <marks> have (all|each) (of) digit ({in|of|given in} (<det>) {circle|it|them}) => each $2 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: {digit|clue} in <marks> <reads> <pairop> of (<det>) (2) {adjacent|neighbour|joined} {digit|cell} => each $1 clued :: each a, b in steps: $3 = clue
statement: <marks> <reads> that digit in (each) (2) cell (<around>) (<betweentwo>) <tests> => each $1 :: $5
statement: digit in cell joined by <line> <tests> => each line :: $2
statement: <marks> <reads> that digit in 1 of (2) cell (<around>) {have|is} twice (digit of) (digit in) other (cell) => each $1 :: it[1] = 2 * it[2] or it[2] = 2 * it[1]
statement: <marks> <reads> that 1 of (2) {digit|cell} (<around>|it joins) {have|is} twice (digit of) other (digit|cell) => each $1 :: it[1] = 2 * it[2] or it[2] = 2 * it[1]
statement: {digit|cell} joined by <marks> is such that 1 is twice other => each $1 :: it[1] = 2 * it[2] or it[2] = 2 * it[1]
)";

}  // namespace omnidoku::reading
