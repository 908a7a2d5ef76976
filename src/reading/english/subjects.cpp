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
statement: (each|all) {pair of|2|each 2} {digit|cell} (<placed>) <prep> <things> <pairtest> => each $3 :: each a, b in pairs: $4
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
statement: (each|all) <cellset> (all|each) <alldifferent> => all $1 :: each a, b in pairs(things): a[1] != b[1]
statement: no 2 <cellset> (may) {have|is|share} same (digit) => all $1 :: each a, b in pairs(things): a[1] != b[1]
besideunshaded: (all|each|its|their) (orthoadjacent|adjacent|neighbour|orthogonal) {unshaded cell|unshaded neighbour|uncolored cell|neighbour in unshaded cell|cell that not shaded} => 
statement: <cellset> {is|have digit} greater than <besideunshaded> => all $1 :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] > n
statement: <cellset> {is|have digit} less than <besideunshaded> => all $1 :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] < n
statement: {wherever|where|if} shaded cell and unshaded cell is {adjacent|orthoadjacent} (digit in) shaded cell {is|have} greater (digit) (than (digit in) unshaded cell) => all cell :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] > n
statement: no repeat (digit) {in|on} <things> => each $1 :: it is different
statement: <things> no repeat (digit) => each $1 :: it is different
statement: (<det>) (corner) clue is sum => each cage clued :: sum = clue
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
# ---- what a mark says of the two beside it ----
markverb: {joined|sign|separate|lie between|is between|appear between|go between|placed between|appear where|appear wherever|sits between|stand between|is given between|is placed between} => 
bothcells: (<det>) (2) (adjacent|neighbour|joined) {digit|cell} (<around>) (on either edge of it|on each edge of it|on either edge|it joined|it touch|it separate|beside it|next to it|on its 2 edge) => 
bothcells: (<det>) 2 digit => 
bothcells: (each) digit in (each|those) cell => 
bothcells: {they|their digit|them|(<det>) 2 cell digit} => 
bothpair: consecutive => |a - b| = 1
bothpair: {same|tell} => a = b
clause: <marks> <markverb> (2) (adjacent) {digit|cell} {that|where|such that|so that|whose digit} (they) <test> => each $1 :: $3
clause: <marks> <markverb> (2) (adjacent) {digit|cell} <pairtest> => each $1 :: each a, b in steps: $3
clause: <marks> <markverb> <bothpair> {digit|cell} => each $1 :: each a, b in steps: $3
clause: <marks> {have|is} <bothpair> digit in (<det>) 2 {cell|digit} (that) it {touch|joined|separate} => each $1 :: each a, b in steps: $2
clause: <marks> tell <bothpair> {digit|cell} => each $1 :: each a, b in steps: $2
clause: <marks> tell 2 <bothpair> {digit|cell} => each $1 :: each a, b in steps: $2
statement: <marks> <reads> (that) <bothcells> <test> (and|while|but) <marks> (<reads>) (that) (<bothcells>) <test> => each $1 :: $4 ;; each $5 :: $8
clause: <marks> {joined} digit from its twice => each $1 :: each a, b in steps: a = 2 * b or b = 2 * a
clause: <marks> separate digit from its twice => each $1 :: each a, b in steps: a = 2 * b or b = 2 * a
pairname: difference (of|is) 1 => |a - b| = 1
pairname: consecutive (digit) => |a - b| = 1
pairname: {ratio (of|is) (1:2|2:1|2|1 to 2|2 to 1)|1:2 ratio|2:1 ratio|1 digit is twice other|twice} => a = 2 * b or b = 2 * a
statement: (kropki) <colour> (dot|circle) {eq|is|tell|} <pairname> (and) <colour> (dot|circle) {eq|is|tell|} <pairname> => each mark form=circle $1 :: each a, b in steps: $2 ;; each mark form=circle $3 :: each a, b in steps: $4
ofvalue: sum of <cmp> => (sum) $1
ofvalue: difference of <cmp> => (range) $1
ofvalue: product of <cmp> => (product) $1
ofvalue: ratio (of) (1:2|2:1|1 to 2|2 to 1|2) => (it[1] = 2 * it[2] or it[2] = 2 * it[1])
clause: <marks> <reads> <ofvalue> (between (<det>) (2) {digit|cell}) => each $1 :: $3
clause: <marks> tell <pairop> {of|between} (<det>) (2) {adjacent|joined|neighbour} {cell|digit} => each $1 clued :: each a, b in steps: $2 = clue
clause: <marks> <reads> (that) <bothcells> <test> => each $1 :: $4
clause: <marks> <reads> (that) <howmany> of <bothcells> {is|have} <celltest> => each $1 :: $3 c in it: c $5
clause: <howmany> (of) (<det>) (2) {digit|cell} {touch|beside|next to|joined by|adjacent to|on either edge of|surround|by|at|with} <marks> {is|have} <celltest> => each $3 :: $1 c in it: c $4
clause: {where|wherever|whenever|if} <marks> (is|appear|lie) (placed|given) (<betweentwo>) <bothcells> <test> => each $1 :: $4
clause: {where|wherever|whenever} 2 (adjacent) {digit|cell} <pairtest> thereis <marks> (between them|on their (common) edge|on edge between them) and there not => each $2 :: each a, b in steps: $1 ;; board unmarked :: each a, b in unmarked: not ($1)
clause: <members> <test> => each $1 :: $2
clause: <marks> is either (black or white|white or black) (meaning|that is|so) (that) (<bothcells>) <test> => each $1 :: $3
statement: pair of 1 and 2 may have {either|each} (kind of|colour of) dot => nothing
statement: {between|for} (digit) 1 and 2 {either|each} dot {may is|is} {possible|given|used} => nothing
statement: {<things>|dot|they} (have|is) neednot all (been) {given|marked|shown|drawn} => nothing
edgedigit: (<det>) (small) {digit|clue} (given) {on|at} (cell) edge {of|between|joined} (2) (adjacent) cell => 
edgedigit: (<det>) (small) {digit|clue} (given) on line between (2) (adjacent) cell => 
edgedigit: (<det>) (small) {digit|clue} (given) between (2) (adjacent) cell => 
edgedigit: (<det>) (small) {digit|clue} (given) on cell edge => 
statement: (<det>) digit on edge (is|appear) in (atleast) 1 of (its|each|2) (2) adjacent cell => each edge clued :: some c in it: c = clue
statement: <edgedigit> (is|appear) in (atleast) 1 of (them|each) => each edge clued :: some c in it: c = clue
edgedigit: (<det>) (small) {digit|clue} (given) on edge between (2) (adjacent) cell => 
statement: <edgedigit> (is|appear|goes) in {(atleast) 1|exactly 1} of (each|its|those) (2) (adjacent|joined|neighbour) cell => each edge clued :: some c in it: c = clue
statement: (pair) 2 digit given on line between cell (is to|is|appear) (appear) in each (2) cell (order unknown|<order>) => each edge clued :: each d in clue: some c in it: c = d
statement: <edgedigit> (<reads>) <pairop> of (<det>) (each|those|its) (2) (adjacent|joined) {cell|digit} => each edge clued :: each a, b in steps: $3 = clue
statement: (<det>) digit on edge <reads> <pairop> {of|between} (<det>) (2) adjacent {cell|digit} => each edge clued :: each a, b in steps: $3 = clue
# ---- signs of what is greater ----
ineqsign: (<det>) {sign|inequality sign|chevron|chevrons|lt or gt (sign)|lt gt (sign)|lt|gt|greater than sign|less than sign|inequality} (between 2 (adjacent) cell|between (adjacent) cell|on edge) => 
ineqsign: (<det>) {greater than sign|less than sign|inequality sign|arrowhead|arrowheads|inequality|lt|gt|lt gt} (between cell|between 2 cell|on (cell) edge|on edge between cell) => 
statement: <ineqsign> {is|to is} {respected|obeyed|satisfied|followed|fulfilled} => each edge sign=< :: it[1] > it[2]
statement: (<det>) {digit|cell} {on|at} {pointed|point|narrow|closed|small|pointy} (edge|end) of <ineqsign> is less (digit|than other) => each edge sign=< :: it[1] > it[2]
statement: (<det>) {digit|cell} {on|at} {open|wide|wider|broad|big|large} (edge|end) of <ineqsign> is greater (digit|than other) => each edge sign=< :: it[1] > it[2]
statement: <ineqsign> {point|points|pointto} {from greater (digit|cell) to less (digit|cell)|from greater to less digit} => each edge sign=< :: it[1] > it[2]
statement: <ineqsign> {pointto|point at|point toward} less (digit|cell|1|of 2 digit|of 2 cell|of 2) => each edge sign=< :: it[1] > it[2]
statement: <ineqsign> <reads> (that) {1 digit is greater than other|that digit is greater|that cell is greater|relation between 2 digit} => each edge sign=< :: it[1] > it[2]
ineqless: {pointto|points|is directed at|tip pointto|tip is directed at|tip faces} (cell with) {less (digit|cell|1)|least} (of (its|<det>) (2) (adjacent|neighbour) (cell|digit)) => 
ineqmore: {open edge|wide edge|wider edge|open end|opening|opens} {faces|facing|is toward|is towards|is on edge of|pointto|is at|to|towards} (cell with) {greater} (digit|cell|1) (of (its|<det>) (2) (adjacent|neighbour) (cell|digit)) => 
ineqmore: pointto less (digit) => 
statement: <ineqsign> (s) {<ineqless>|<ineqmore>} => each edge sign=< :: it[1] > it[2]
statement: {where|when|if} {thereis|} <ineqsign> (between 2 cell) {its|} {<ineqmore>|<ineqless>} => each edge sign=< :: it[1] > it[2]
statement: {digit|cell} {joined|joined by} <ineqsign> {obey|satisfy|respect|follow} {it|inequality|that inequality|sign} => each edge sign=< :: it[1] > it[2]
statement: digit {obey|satisfy|respect|follow|comply with} (<det>) {inequality|inequality sign|inequalities} (sign) (given|in grid) => each edge sign=< :: it[1] > it[2]
# ---- circles counted ----
circledigit: {digit in (<det>) circle|circled digit|digit (n|d|x) in (<det>) circle|digit (n|d|x) (that) appear in circle} => 
statement: (if) <circledigit> appear (in) {exactly|precisely|} {n|d|x|that many|that digit of|as many} {circle|times in circle|times among circle|times in all circle} => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: <circledigit> tell how many {times it appear {in|among} (all) circle|times that digit appear {in|among} (all) circle|circle (that) have (that|it) digit|circle have it|circle (all) have that digit} => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: (each) <circledigit> tell (exactly) how many circle have that digit => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: <circledigit> tell {digit of|how many} circle {that have|with|have} {it|that digit|same digit|digit} => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: {digit in circle|circled digit|digit in each circle|each circled digit} appear (in) (circle) (precisely|exactly) that many times {in circle|} (in whole grid|in grid) => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: {digit in circle|circled digit} tell how many {circle have (that|same|this) digit|times it appear in circle|times that digit appear in circle|circle (that) have it|circle in grid have (that|same|this) digit} => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: if digit {appear|is} in circle it appear in (exactly|precisely) that many circle => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: if digit n {appear|is} in circle (digit) {n|it} appear in exactly n circle => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: (each) digit {in} circle tell how many circle (that) digit appear in => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: {if|when} digit {appear|is} in circle (that) digit appear in exactly that many circle => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: each digit that appear {on|in} <things> appear exactly twice (on that line|<its>) => each $1 :: each c in it: count_of(it, c) = 2
statement: difference between 2 adjacent digit <prep> <things> tell (exactly) how many pair of adjacent digit on {that|same|this} line have that (exact) difference => each $2 :: each a, b in steps: count(c, d in steps where |c - d| = |a - b|) = |a - b|
statement: digit (is|appear|placed) (in) rise (order) <frombulb> => each thermo :: it is rising
statement: no digit may repeat {on|in} <things> => each $1 :: it is different
statement: no digit {on|in} <things> (may) {is|have} <celltest> => each $1 :: no c in it: c $2
statement: {greatest|maximum} digit {on|of|in} <things> {is|appear} {at|on} 1 (of) (<det>) end => each $1 :: max(ends) = max
statement: each digit (from 1 to 9) appear (exactly) once {on|in} <things> => each $1 :: it is different
statement: digit <span> (each) appear (exactly) (once) {on|in} <things> => each $2 :: it is different
statement: (only|exactly) # different digit {appear|is|may appear|thereis} {on|in} <things> => each $2 :: distinct = $1
statement: <things> {behave|act|work|is treated} like (normal|extra|regular|another) box => each $1 :: it is different
statement: <things> {behave|act|work|is treated} like (normal|extra|regular|another) box (so) (that) (they) (each) <tests> => each $1 :: it is different
statement: digit (may) not repeat {on|in} (each) (of) (#) <things> => each $2 :: it is different
# ---- no digit twice, and sums where they are given ----
repeatedly: (may) {repeat|is repeat} => 
repeatedly: (may) appear {twice|more than once|again|more than 1 time|2 times|multiple times} => 
statement: no {digit|2 same digit|same digit} <repeatedly> {on|in} <things> => each $2 :: it is different
test: not have {same digit|digit} {twice|more than once|2 times|multiple times|more than 1 time} => it is different
test: not have (2) {same digit|repeat} => it is different
test: {have|with} no digit {twice|more than once|repeat} => it is different
test: have (only|all) different digit => it is different
test: not repeat digit => it is different
test: not have repeat digit => it is different
test: have each digit {atmost once|not more than once|only once} => it is different
test: appear {atmost once|only once|not more than once} => it is different
again: (all|each) {digit|cell} {in|on} {each|it|them|that cage|that line|that region|each cage|cage|each 1} => 
again: {they|digit|its digit|their digit|it|each|each of them} => 
tests: <test> (and|but) <again> <test> => ($1) and ($3)
cluename: {that|this|it} {sum|clue|digit} => clue
cluename: {that|given} {sum|clue|digit} => clue
cluepart: {if|where|when} (1) (is) {given|present|shown|thereis} => 
cluepart: if any => 
cluepart: if each => 
cluenoun: totals => 
trailing: (but|and) may repeat (digit) ({in|on} (<det>) {cage|it|them|line|arrow}) => 
ifgiven: {if|where|when|wherever|whenever} (<det>) (small) {clue|sum|digit} is {given|present|drawn|appear} (<cluepart>) (<cluepart>) => 
ifgiven: {if|where|when|wherever|whenever} thereis (<det>) (small) {clue|sum|digit} (<cluepart>) (<cluepart>) => 
ifgiven: {if|where|when|wherever} {given|present} => 
statement: <ifgiven> <members> <tests> => each $2 :: $3
statement: {if|when|where} <things> have {digit|clue|sum} (<cluepart>) (all) {digit in (<det>) {cage|it}|its digit|digit|it|they} <tests> => each $1 clued :: $4
clued: topleft (corner) {of|in} <things> => $1
statement: <members> <tests> <ifgiven> => each $1 :: $2
clued: (<det>) {little|tiny|small|corner} {digit|clue|sum} {in|on|at|of} (corner of) <things> => $2
clued: (<det>) cage {clue|sum digit|digit} => cage
clued: corner {digit|clue} {in|of} <things> => $1
clued: corner {clue|sum} => cage
incage: {in|of|on} (<det>) (cage|it) => 
sumdigit: {last|units|ones|final} digit of {sum of (all) (digit|cell)|cage s sum|its sum|their sum|cage sum|sum} (<incage>) => sum mod 10
statement: <members> <test> and <sumdigit> is (given) (<cluename>|<cluepart>) (<cluepart>) => each $1 :: ($2) and ($3 = clue)
statement: <sumdigit> is (given) (<cluename>|<cluepart>) (<cluepart>) => each cage clued :: $1 = clue
statement: <clued> <reads> <sumdigit> => each $1 clued :: $3 = clue
statement: {odd|even} {ones|1|digit} {is ignored|not tell|not matter|not included} => nothing
statement: lookandsay (cage) (each) clue tell (some of) digit (that appear) in (its|<det>) cage (so # tell (that) thereis (exactly) # #) => each cage clued :: each i in places(clue) where i is odd: count_of(it, clue[i + 1]) = clue[i]
cluekind: (little killer) clue => diagonal
cluekind: little killer (clue|sum) => diagonal
cluekind: {killer|cage} {clue|sum} => cage
statement: {each|all|} <cluekind> is {wrong|off|incorrect} by (exactly) # (in 1 or other direction) => each $1 clued :: |sum - clue| = $2
statement: each clue is {wrong|off|incorrect} by (exactly) # (and|so) (true|real|correct) sum (of (<det>) cage) is # more or # less than {digit|clue} given => each cage clued :: |sum - clue| = $1
# ---- things compared with each other ----
manyq: sum => sum
manyq: totals => sum
manyq: sum of digit => sum
manyq: product => product
manyq: greatest digit => max
manyq: least digit => min
manyq: {how many|digit of} cell => count
statement: (all) <things> (all|each) have {same|tell|common} <manyq> (n) => all $1 :: each a, b in pairs(things): $2(a) = $2(b)
unknownsum: {that|value|(and) it|that value} {is} (to) (is) {unknown|determined|deduced|found|worked out|not given} (by (<det>) solver) => 
statement: (all) <things> (all|each) have {same|tell|common} <manyq> <unknownsum> => all $1 :: each a, b in pairs(things): $2(a) = $2(b)
statement: (all|each) <things> of (the) same colour (all|each) {have {same|tell|common}} <manyq> (<unknownsum>) => all $1 withincolour :: each a, b in pairs(things): $2(a) = $2(b)
statement: (all|each) <things> of same colour (all|each) sumto same (digit|sum) (<unknownsum>) => all $1 withincolour :: each a, b in pairs(things): sum(a) = sum(b)
statement: (sum|totals) of (all) (#) <things> {is|form} <consecutives> => all $2 :: max(t in things: sum(t)) - min(t in things: sum(t)) = count(things) - 1 and each a, b in pairs(things): sum(a) != sum(b)
statement: {digit|cell} {with|of|that have} same colour have same parity => all cell withincolour :: each a, b in pairs(things): (a[1] + b[1]) is even
statement: {digit|cell} {with|of|that have} same colour have same digit => all cell withincolour :: each a, b in pairs(things): a = b
statement: {digit|cell} {with|of|that have} same colour {is different|have different digit|not repeat} => all cell withincolour :: each a, b in pairs(things): a[1] != b[1]
statement: {digit of|how many} cell {in|on} <things> appear (somewhere|as digit) (<its>) => each $1 :: some c in it: c = count
statement: thereis {odd|odd amount|odd digit} (of) <celltest> digit {on|in} <things> => each $2 :: count(c in it where c $1) is odd
statement: thereis {even|even amount|even digit} (of) <celltest> digit {on|in} <things> => each $2 :: count(c in it where c $1) is even
statement: thereis {as many|same digit of|tell digit of} <celltest> (digit) {as|and} <celltest> digit {on|in} <things> => each $3 :: count(c in it where c $1) = count(c in it where c $2)
statement: <things> (s) {middle|central} (cell|digit) {have|is} median (of (its|all|their) digit) => each $1 :: it[(length + 1) / 2] = median
statement: {middle|central} (cell|digit) {of|on} <things> {have|is} median (of (its|all|their) digit) (<its>) => each $1 :: it[(length + 1) / 2] = median
midcell: (digit in|digit at) {middle|centre|center|central} (cell|digit) {of|on} <things> => $1
midcell: {middle|centre|center|central} {cell|digit} {of|on} <things> => $1
statement: <midcell> {is|tell|have} sum of (its|their|<det>) (2) (digit at|digit in) end (digit|cell) (<its>) => each $1 :: it[(length + 1) / 2] = it[1] + it[-1]
statement: <midcell> {is|tell|have} greatest (digit) (<its>) => each $1 :: it[(length + 1) / 2] = max
statement: <midcell> {is|tell|have} least (digit) (<its>) => each $1 :: it[(length + 1) / 2] = min
statement: if <things> have # (then) <test> => each $1 :: if (some c in it: c = $2) then ($3)
statement: (exactly) 1 cage in each box {tell|have} {wrong|incorrect|false} {sum|clue|digit} => all cage byregion :: exactly 1 of things: sum != clue
statement: <things> (all|each) sumto same (digit|sum) (n) (that is to (is) {deduced|determined|found}) => all $1 :: each a, b in pairs(things): sum(a) = sum(b)
statement: digit {on|in} <things> (all) sumto same (digit|sum|total) => all $1 :: each a, b in pairs(things): sum(a) = sum(b)
statement: sum of (all) (digit|cell) {on|in|of} <things> is (all) {same|tell} => all $1 :: each a, b in pairs(things): sum(a) = sum(b)
statement: no 2 <things> (may) have same <manyq> => all $1 :: each a, b in pairs(things): $2(a) != $2(b)
statement: <things> (all|each) have different <manyq> => all $1 :: each a, b in pairs(things): $2(a) != $2(b)
statement: <members> <test> and no 2 {cage|line|region|of them|arrow|thermo} (may) have same <manyq> => each $1 :: $2 ;; all $1 :: each a, b in pairs(things): $3(a) != $3(b)
statement: {find out|work out|deduce|determine} what it is => nothing
# ---- clues at diagonals ----
arrowclue: (<det>) (little killer) {clue|digit} (<besidegrid>) {with|that have|have|next to|beside|at} (<det>) (diagonal|small|little) arrow (<besidegrid>) (given) (<besidegrid>) => 
arrowclue: (<det>) arrowed {digit|clue} (<besidegrid>) => 
arrowclue: (<det>) arrow outside grid => 
arrowclue: (<det>) little killer (clue|digit|sum) (<besidegrid>) => 
arrowclue: (<det>) (small) {clue|digit} (<besidegrid>) => 
arrowclue: (<det>) {clue|digit} (<besidegrid>) {on|at} (<det>) diagonal => 
ondiag: (that) (is|lie|appear|lying) {on|in|of|from} (<det>) (corresponding|joined|pointed|same|<colour>) diagonal (<pointed>) => 
ondiag: (that) (is|lie|appear) (placed) in direction (of|given by|that) (<det>) arrow (pointto|is pointing|points) => 
ondiag: (that) (is|lie|appear) (placed) in direction (that) {it|arrow} {pointto|is pointing|points} => 
ondiag: (that) (<det>) {arrow|it|they} pointto => 
ondiag: {on|in|of|from} (<det>) diagonal {given|marked|it pointto|they pointto|arrow pointto|given by arrow} => 
ondiag: {on|in|of|from} (<det>) diagonal {with|that have|next to} (<det>) arrow => 
diaglist: (all|each) {digit|cell} <ondiag> => 
diagq: <arrowagg> <diaglist> => $1
diagq: diagonal sum => sum
diagq: sum of (<det>) diagonal (<pointed>) => sum
diagq: (totals|sum) of (<det>) diagonal (<pointed>) => sum
diagq: <countword> <celltest> (digit|cell) <ondiag> => count(c in it where c $2)
diagq: <countword> different digit <ondiag> => distinct
statement: <arrowclue> <reads> <diagq> => each diagonal clued :: $3 = clue
statement: {if|where|when} <arrowclue> is (given|present) (<besidegrid>) <doing> <diaglist> <outcome> {clue|it|that clue|that digit} => each diagonal clued :: $3 = clue
statement: {if|where|when} <arrowclue> is (given|present) (<besidegrid>) {it|that} <reads> <diagq> => each diagonal clued :: $4 = clue
statement: <doing> <diaglist> <outcome> (<det>) {clue|digit} (beside it|next to it|at it|with arrow|given) => each diagonal clued :: $1 = clue
statement: {digit|cell} <ondiag> (have|is) sumto (<det>) {clue|digit} (beside it|next to it|at it|with arrow|given) => each diagonal clued :: sum = clue
statement: {digit|cell} <ondiag> (have|is) sumto (<det>) {clue|digit} {next to|beside|at|near|behind} (<det>) arrow => each diagonal clued :: sum = clue
statement: {digit|cell} <ondiag> (have|is) sumto (<det>) outside {clue|digit} => each diagonal clued :: sum = clue
statement: (<det>) clue on diagonal <reads> <quantity> => each diagonal clued :: $3 = clue
statement: <arrowclue> is {products|product} (of diagonal) (instead of sum) (but (they) work like (in) little killer) => each diagonal clued :: product = clue
givendiagonal: (<det>) (given|marked|corresponding) diagonal (given by (<det>) arrow) => 
statement: {digit|clue} <besidegrid> <reads> sum (of digit) {on|of} <givendiagonal> ((that|digit) may repeat) => each diagonal clued :: sum = clue
statement: digit on <givendiagonal> sumto (<det>) {clue|digit} {by|at|beside|next to|on|outside} (<det>) (arrow) (if 1 is given) => each diagonal clued :: sum = clue
statement: digit on <givendiagonal> sumto (<det>) {clue|digit} (outside grid) => each diagonal clued :: sum = clue
givendiagonal: (<det>) diagonal (that is) {given|marked|pointed at|pointed} {by|with} (<det>) arrow => 
statement: (each|all|each of|2) <givendiagonal> have same sum => all diagonal :: each a, b in pairs(things): sum(a) = sum(b)
statement: (each|all|each of|2) <givendiagonal> have same product => all diagonal :: each a, b in pairs(things): product(a) = product(b)
# ---- amounts of things ----
amount: <things> (s) {sum|totals} => $1 :: (sum)
amount: {sum|totals} {on|in|of} <things> => $1 :: (sum)
amount: <arrowagg> (all|each|2|its) (digit|cell) (<placed>) <prep> <things> => $4 :: $1
amount: product {on|in|of} <things> => $1 :: product
amount: {last|units|ones|final} digit of (<det>) <amount> => $2 mod 10
statement: average of (all|each|its) (digit|cell) (<placed>) <prep> <things> {is|tell} # => each $3 :: sum = $4 * count
amount: <countword> different digit <prep> <things> => $3 :: distinct
amount: <countword> <celltest> (digit) <prep> <things> => $4 :: count(c in it where c $2)
statement: <amount> is <cmp> => each $1 $2
statement: <amount> differ from <cluename> by (exactly) # => each $1 in {clue - $3, clue + $3}
statement: <amount> is {off|wrong} by (exactly) # => each $1 in {clue - $2, clue + $2}
statement: <amount> {differ exactly # from|is exactly # away from|is # off} <cluename> => each $1 in {clue - $2$3$4, clue + $2$3$4}
statement: <amount> {is|} given <cluepart> (<cluepart>) => each $1 = clue
statement: <amount> is congruent to <cluename> {modulo|mod} # => each $1 mod $3 = clue mod $3

# ---- two rules in one sentence ----
clause: <members> <tests> => each $1 :: $2
clause: <marks> <reads> (that) (<partner>) <tests> => each $1 :: $4
clause: <adjpair> <pairtest> => each $1 :: each a, b in steps: $2
clause: <adjpair> not <pairtest> => each $1 :: each a, b in steps: not ($2)
clause: <romanvalue> => $1
clause: <marks> {joined|separate|is between} (2) {digit|cell} {of|with|that have|that is|that} <parities> => each $1 :: $2
clause: <marks> {joined|separate|is between} <parities> digit => each $1 :: $2
parities: same parity => (it[1] + it[2]) is even
parities: {different|opposite} parity => (it[1] + it[2]) is odd
parities: consecutive (digit) => |it[1] - it[2]| = 1
statement: <marks> {joined|separate|is between} (2) {digit|cell} {of|with|that have|that is|that} <parities> => each $1 :: $2
clause: (each) <things> <climbing> <frombulb> => each $1 :: $2
statement: <things> {start|begin|starts|begins} {at|with|from} (<det>) bulb and <climbing> => each $1 :: $3
clause: <tipsof> {is different|is different digit|have different digit|is all different|not repeat} => all thermo :: each a, b in pairs(things): a[-1] != b[-1]
tipsof: {tips|tip|end|ends} of (<det>) thermo => 
joint: and|while|whereas|but => 
statement: <clause> (<joint>) <clause> => $1 ;; $3
statement: <clause> (<joint>) <clause> (<joint>) <clause> => $1 ;; $3 ;; $5
statement: <tipsof> {is different|have different digit|is all different|not repeat} => all thermo :: each a, b in pairs(things): a[-1] != b[-1]
labelname: {antirenban|anti renban|consecutive pair|math pair|regular german whisper|entropic line|modular line|thermometers|ten line|lockout line|locked out line} => 
# ---- a kind of line by its name, then what holds on it ----
statement: <things> no 2 {digit|cell} (<its>) (may) <pairtest> => each $1 :: each a, b in pairs: not ($3)
statement: <things> no 2 {digit|cell} (<its>) (may) <pairtest> or <pairtest> => each $1 :: each a, b in pairs: not ($3) and not ($4)
statement: <things> <consecutives> => each $1 :: $2
windowword: run|window|group|set|sequence|series|segment|string => 
statement: <things> (each|in each) <windowword> of # (<near>) {cell|digit} (on it) <tests> => each $1 :: each windows($3): $5
statement: <things> (each) # <near> {cell|digit} (on it) <tests> => each $1 :: each windows($2): $4
windowof: (each) <windowword> of # (<near>) {cell|digit} (<placed>) {on|in|of} <things> => each $5 :: each windows($2):
statement: <things> <mirrored> <zipped> => each $1 :: $3
statement: <things> {digit|cell} tell distance (away) from <middle> <zipped> => each $1 :: $3
statement: if 2 {cell|digit} <joinedby2> <things> (each|those|their|2) (digit|cell|they) <pairtest> => each $2 :: each a, b in steps: $3
joinedby2: is (directly) joined (directly) by => 
clause: <adjpair> {have same difference|differ same amount} (<vary>) => each $1 :: each a, b, c in windows(3): |a - b| = |b - c|
statement: <things> may have different {sum|totals|sumto|digit|difference|length} ((to|from) each other) => nothing
statement: <things> {sumto|have sum} # in each <boxword> => each $1 :: each s in segments: sum(s) = $2
statement: (sum of) digit on <things> {sumto|have sum|is} # in each <boxword> => each $1 :: each s in segments: sum(s) = $2
statement: <things> is extra (all different|different) region => each $1 :: it is different
statement: <things> is {all different|different} (extra) region => each $1 :: it is different
statement: <members> <test> and <ifgiven> sumto {it|that sum|that clue|that digit|that} => each $1 :: $2 ;; each $1 clued :: sum = clue
statement: <marks> s digit appear in (atleast) 1 of (<det>) (2|adjacent) (2|adjacent) cell => each $1 clued :: some c in it: c = clue
statement: no {adjacent|orthoadjacent} (pair of) {cell|digit|pair of cell} (may) <pairtest> => board :: each a, b in adjacent: not ($1)
statement: {digit|cell} (that is) joined by # {is|have} (either) sum or difference of # => each mark sign=$1 :: sum = $2 or range = $2
statement: {on|for|in} <things> (either) {all digit|each digit on it|each of digit on it|digit} is odd or {all digit|each digit on it|each of digit on it|digit} (is) even => each $1 :: it is odd or it is even
statement: digit {on|at} 1 end of <things> tell <countword> <celltest> (digit) (<its>) => each $1 :: let n = count(c in it where c $3): it[1] = n or it[-1] = n
statement: (2) digit at end of <things> tell {how many|digit of} odd and even digit (<its>) (<order>) => each $1 :: let n = count(c in it where c is odd): let m = count(c in it where c is even): (it[1] = n and it[-1] = m) or (it[1] = m and it[-1] = n)
statement: {on|for} <things> each digit is (either) greater than (each|all) digit it is joined to or less than (each|all) digit it is joined to => each $1 :: each a, b, c in windows(3): (b > a and b > c) or (b < a and b < c)
ifgiven: if 1 {exists|exist|is given|is there|is present} => 
statement: (all|each) (killer) cage {totals|sum|clue} is (all) different => all cage :: each a, b in pairs(things): sum(a) != sum(b)
statement: sequence of digit <prep> <things> {read|reads} same (digit) bothways => each $2 :: it is palindrome
statement: {on|in|for} <things> set of (each|all) digit <settest> => each $1 :: $2
settest: {is|form|have|is run of|form run of} consecutive digit (<order>) => it is consecutive
settest: {is|form|have} <consecutives> => $1
statement: {in|on} <things> thereis (exactly) 1 {digit|cell} that {tell|is} sum of (all) {other digit|remaining digit|other cell|remaining cell|others} (<its>) => each $1 :: some c in it: sum - c = c
statement: {digit|cell} {on|in} <things> not appear in (each) cell (that is) {orthoadjacent|adjacent} to (that|<det>) (cage|region|line) => each $1 :: each c in it: no n in beside(c): n = c and not (some d in it: row_number(d) = row_number(n) and column_number(d) = column_number(n))
statement: <things> {is|have} (1|somea) <adjective> digit gt # => each $1 :: cell is $2 and cell > $3
statement: <things> {is|have} (1|somea) <adjective> digit lt # => each $1 :: cell is $2 and cell < $3
nearcells: (all) (of) (its|their|each) (4) {diagadjacent|diagonal} ({cell|digit|neighbour}) => diagonally_beside
nearcells: (all) (of) (its|their|each) (4) {orthoadjacent|adjacent} ({cell|digit|neighbour}) => beside
nearcells: (all) (of) (its|their|each) (8) surround ({cell|digit}) => around
nearcells: (all) (of) {cell|digit} {diagadjacent} (to it) => diagonally_beside
nearcells: (all) (of) {cell|digit} {surround} (it) => around
nearcells: (all) (of) {cell|digit} {orthoadjacent} (to it) => beside
statement: <things> {sumto|have sum (of)|is sum of|tell sum of} <nearcells> => each $1 :: cell = sum(c in $2(cell): c)
statement: digit {on|in} <things> {is|tell} sum (of) <nearcells> => each $1 :: cell = sum(c in $2(cell): c)
countnear: surround cell (not counting (cell|it)) {with|that have|have|that is} => around
statement: digit {on|in} <things> tell (same as) {digit of|how many} <countnear> <celltest> (digit) => each $1 :: cell = count(c in around(cell) where c $3)
statement: <things> tell {how many|digit of} <celltest> (digit) (that) (may) (is) (seen) in all orthogonal directions (combined) including (it) => each $1 :: cell = count(c in row(cell) where c $2) + count(c in column(cell) where c $2) - (if cell $2 then 1 else 0)
statement: (all|each) digit (that) {appear|is} on <things> (is|appear) {repeat|more than once} (on (that|<det>) line) => each $1 :: each c in it: count_of(it, c) >= 2
statement: <endsof> {have same digit|is same|have tell digit} and that digit not repeat on line (joined them) => each $1 :: it[1] = it[-1] and no c in inner: c = it[1]
statement: (2) {circled cell|circle} at end of <things> {have same digit|is same|have tell digit} => each $1 :: it[1] = it[-1]
statement: (2) {circled cell|circle} at end of <things> {have same digit|is same|have tell digit} and that digit not repeat on line (joined them) => each $1 :: it[1] = it[-1] and no c in inner: c = it[1]
statement: for each (set of) # cell (that) diagadjacent with <marks> sum of 3 of cell {tell|is} (<det>) (4th|other) cell => each corner form=circle :: some c in it: sum = 2 * c
statement: each digit (that) (appear) on <things> appear on (that|<det>) line atleast {twice|2 times} => each $1 :: each c in it: count_of(it, c) >= 2
statement: {digit|repeat} may repeat {on|in} (<det>) <rulename> {cage|line|arrow} => nothing
statement: {on|for} <things> digit alternate (between) (is) {high and low|low and high|high more than 5 and low less than 5} => each $1 :: each a, b in steps: (a > 5 and b < 5) or (a < 5 and b > 5)
rulename: oscillator => 
)";

}  // namespace omnidoku::reading
