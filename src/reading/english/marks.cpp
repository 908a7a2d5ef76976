// SPDX-License-Identifier: MIT
//
// What marks between cells say, circles that are counted, sums, amounts, and lines by their names.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kMarkLines = R"(
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
statement: <colour> (dot|circle) {eq|is|tell|} <pairname> => each mark form=circle $1 :: each a, b in steps: $2
statement: (kropki) <colour> (dot|circle) {eq|is|tell|} <pairname> (and) <colour> (dot|circle) {eq|is|tell|} <pairname> => each mark form=circle $1 :: each a, b in steps: $2 ;; each mark form=circle $3 :: each a, b in steps: $4
ofvalue: sum of <cmp> => (sum) $1
ofvalue: difference of <cmp> => (range) $1
ofvalue: product of <cmp> => (product) $1
ofvalue: ratio (of) (1:2|2:1|1 to 2|2 to 1|2) => (it[1] = 2 * it[2] or it[2] = 2 * it[1])
clause: <marks> <reads> <ofvalue> (between (<det>) (2) {digit|cell}) => each $1 :: $3
clause: <marks> tell <pairop> {of|between} (<det>) (2) {adjacent|joined|neighbour} {cell|digit} => each $1 clued :: each a, b in steps: $2 = clue
clause: <marks> <reads> (that) <bothcells> <test> => each $1 :: $4
clause: <marks> <reads> (that) <howmany> of <bothcells> {is|have} <celltest> => each $1 :: $3 c in it: c $5
clause: <howmany> (of) (<det>) (2) {digit|cell} {touch|beside|next to|joined by|adjacent to|on either edge of|surround|by|at} <marks> {is|have} <celltest> => each $3 :: $1 c in it: c $4
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
edgeif: {if|where|when|wherever|whenever} (thereis) (<det>) (small) {digit|clue} (is|appear) (given|placed|drawn|marked) (on (cell|common|shared|their|grid) edge|between (2) (adjacent) {cell|digit}) => 
statement: <edgeif> <bothcells> <test> => each edge clued :: $3
statement: <edgeif> {it|that digit|that clue} <reads> <quantity> => each edge clued :: $3 = clue
# ---- the second of two kinds of marks, numbers of the two beside a mark ----
statement: {if|when|where} (<det>) <markform> is <colour> (they|digit|their digit|2 digit) <pairtest> => each mark form=$2 $3 :: each a, b in steps: $4
test: ratio {of|between} (<det>) (2) (adjacent|joined|neighbour) {digit|cell} (<around>) is {2|1:2|2:1|1 to 2|2 to 1} => each a, b in steps: a = 2 * b or b = 2 * a
test: <pairop> {of|between} (<det>) (2) {adjacent|orthoadjacent|neighbour|joined} {cell|digit} (<around>) is <cmp> => each a, b in steps: ($1) $4
pairtest: have digit with <pairtest> => $1
members: (<det>) 2x2 (square|box|region) (of cell) {surround|at} <marks> => $2
members: {digit|cell} (that is) joined by (<det>) (small) {digit|clue} => edge clued
statement: <roman> (s) and <roman> (s) (<betweentwo>|between cell) <reads> sum of # and # => each mark sign=$1 :: sum = $5 ;; each mark sign=$2 :: sum = $6
statement: <marks> {tell|sign} where <pairtest> => each $1 :: each a, b in steps: $2
pairtest: 1 (digit|cell) is (exactly) {twice|half} (of) its neighbour => a = 2 * b or b = 2 * a
sharededge: {on|at} (<det>) (cell|common|shared|grid) (common|shared) edge ((between|of) {their|2|} cell|between them) => 
statement: <pairop> {of|between} (<det>) (2) (adjacent|neighbour) {digit|cell} is (given) {by|in|as|} (<det>) (small) {digit|clue} {<sharededge>|between them|between 2 cell} => each edge clued :: each a, b in steps: $1 = clue
statement: <pairop> {of|between} (<det>) (2) (adjacent|neighbour) {digit|cell} is given <sharededge> => each edge clued :: each a, b in steps: $1 = clue
test: have <cluename> as (its|their) product => product = clue
test: have <cluename> as (its|their) difference => range = clue
# ---- where each such pair has its mark ----
haveamark: (thereis) <marks> (is|appear) (always) (given|drawn|marked) {between them|on their (common) edge|on edge between them} => $1
statement: {where|wherever|whenever|if} (2) (adjacent|orthoadjacent) {digit|cell} <pairtest> <haveamark> => each $2 :: each a, b in steps: $1 ;; board unmarked :: each a, b in unmarked: not ($1)
statement: <marks> {tell|sign|joined} all (pair of) (2) (adjacent|orthoadjacent) {digit|cell} (with|that have|that) <pairtest> => each $1 :: each a, b in steps: $2 ;; board unmarked :: each a, b in unmarked: not ($2)
negativeconstraint: (usual|standard|normal|general) negative constraint => 
statement: <negativeconstraint> {apply|applies|hold|holds|is in effect|is in force} (too|as well) => unmarked mark :: given
statement: thereis <negativeconstraint> => unmarked mark :: given
statement: <negativeconstraint> not {apply|applies|hold|holds|in effect|in force|used} => nothing
statement: no other (pair of) (2) {adjacent|orthoadjacent|neighbour|orthogonal neighbour} (cell|digit) (may) {have|is in|satisfy} {this|that|such} {ratio|difference|sum|property|relation|relationship} => unmarked last :: given
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
ineqsign: (<det>) {greater than and less than|greater than or less than|less than and greater than|less than or greater than} (sign) (between (2) (adjacent) cell|on edge) => 
statement: <ineqsign> <reads> that of (<det>) 2 (adjacent|neighbour) {digit|cell} is {greater|less} => each edge sign=< :: it[1] > it[2]
ineqsign: (<det>) (sign) {lt and gt|gt and lt} (sign) (between (2) (adjacent) cell|on edge) => 
statement: digit {obey|satisfy|respect|follow|comply with} (<det>) {inequality|inequalities|inequality sign} given {between (2|them) (adjacent) (cell|digit)|on (cell) edge} => each edge sign=< :: it[1] > it[2]
statement: <ineqsign> <reads> (that) {digit|cell} {on|at} (its|<det>) {pointed|narrow|closed|small|pointy} {edge|end} {is|have} {less|least} (digit) => each edge sign=< :: it[1] > it[2]
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
statement: (all|each) {digit|cell} {with|of|that have|in} {same|1} colour {have no repeat digit|have no repeat|not have repeat digit|not have same digit|have digit that is different} => all cell withincolour :: each a, b in pairs(things): a[1] != b[1]
statement: no digit (may) {appear|is used} {more than once|twice} {in|on|within|among} (<det>) cell {of|with|that have|in} {same|1} colour => all cell withincolour :: each a, b in pairs(things): a[1] != b[1]
statement: {digit|no digit} (may) (is) {not repeat|repeat} {in|on|within|among} (<det>) cell {of|with|that have|in} {same|1} colour => all cell withincolour :: each a, b in pairs(things): a[1] != b[1]
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
ondiag: {on|in|of|from} (<det>) {given|marked} diagonal => 
statement: sum of <diaglist> is (given) {by|in|at} {<arrowclue>|(<det>) {clue|digit}} => each diagonal clued :: sum = clue
statement: <diaglist> (have|is) sumto (<det>) given {clue|digit|sum} => each diagonal clued :: sum = clue
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
# ---- more that marks and their numbers say ----
statement: <clued> <reads> (either) sum or {difference} of <listof> => each $1 clued :: sum($3) = clue or range($3) = clue
statement: <clued> <reads> (either) {difference} or sum of <listof> => each $1 clued :: sum($3) = clue or range($3) = clue
statement: <ineqsign> <reads> (that) {digit|cell} {on|at} (its|<det>) {open|wide|wider|broad|big} edge {is|have} greater (digit) => each edge sign=< :: it[1] > it[2]
statement: digit {obey|satisfy|respect|follow|comply with} (<det>) {inequality|inequality sign|inequalities} (sign) {between (2|them) (cell|digit)|drawn between cell} => each edge sign=< :: it[1] > it[2]
pairtest: (either) (each|both) (digit|cell) {is|have} odd (digit) or (each|both) (digit|cell) ({is|have}) even (digit) => (a + b) is even
pairtest: (either) (each|both) (digit|cell) {is|have} even (digit) or (each|both) (digit|cell) ({is|have}) odd (digit) => (a + b) is even
pairtest: {share no|have no|not share|not have} common {factor|divisor} (other than 1) => not (some d in {2..9}: a mod d = 0 and b mod d = 0)
pairtest: have no (1|other) {factor|divisor} in common (other than 1) => not (some d in {2..9}: a mod d = 0 and b mod d = 0)
consecutivepair: {orthoadjacent|adjacent|orthogonal|neighbour} consecutive digit => 
consecutivepair: consecutive {orthoadjacent|adjacent|orthogonal|neighbour} (digit|cell|neighbour) => 
consecutivepair: consecutive digit in {orthoadjacent|adjacent|neighbour} cell => 
statement: (each|all) pair of consecutive {neighbour|digit|cell|adjacent digit} (is) {have|marked by|marked with|joined by} <marks> => each $1 :: it is consecutive ;; board unmarked :: each a, b in unmarked: not (|a - b| = 1)
statement: (each|all) (pair of) (2) <consecutivepair> (pair) is (always) {marked|joined|sign|given|shown} {by|with} <marks> => each $2 :: it is consecutive ;; board unmarked :: each a, b in unmarked: not (|a - b| = 1)
statement: circled {digit|clue} <reads> <quantity> => each corner clued :: $2 = clue
list: (#) touch {cell|digit} => it
list: digit in (#) touch cell => it
list: digit in (#) cell (that) it {joined|touch|separate} => it
around: touch (<det>) {circle|dot|it} => 
around: in (<det>) (#) touch cell => 
diagonalpair: {2|each|each 2} (pair of) (digit in) {diagonal pair|diagonally opposite pair|diagonally opposite} (of) {cell|digit} => 
diagonalpair: {2|each|each 2} pair of {diagonally opposite|diagonal} {cell|digit} => 
diagonalpair: {2|each|each 2} {diagonal pair|diagonally opposite pair} (of {cell|digit}) => 
statement: <clued> <reads> product of <diagonalpair> (<around>) => each $1 clued :: it[1] * it[3] = clue and it[2] * it[4] = clue
statement: <clued> <reads> sum of <diagonalpair> (<around>) => each $1 clued :: it[1] + it[3] = clue and it[2] + it[4] = clue
atpoint: between # cell => 
atpoint: {at|on} (<det>) corner of # cell => 
statement: <marks> <reads> (that) each (#) cell <test> => each $1 :: $4
statement: digit in <marks> appear in {each cell|each of each cell|1 of each cell|atleast 1 of each cell} (atleast once) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: if digit appear in <marks> it appear in {each cell|1 of each cell|atleast 1 of each cell} (atleast once) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: {circled clue|circled digit|<marks>} tell digit that (appear) (atleast once) in surround 2x2 (atleast once) => each corner clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: 2 {cell|digit} joined by {digit|clue} (have digit that) {multiplyto|have product} (that|this) {digit|clue} => each edge clued :: product = clue
statement: 2 {cell|digit} joined by {digit|clue} (have digit that) {sumto} (that|this) {digit|clue} => each edge clued :: sum = clue
list: digit in 2 {adjacent|neighbour|joined} cell => it
clause: <marks> (is) (given|placed|drawn) {between|joined|separate|sign|tell} {cell|digit} in ratio of {1:2|2:1|2} => each $1 :: each a, b in steps: a = 2 * b or b = 2 * a
statement: (clue of) <roman> or <roman> on edge between 2 cell {tell|average} (that) sum of (digit in) (each) (2) {cell|digit} is # or # => each mark sign=$1 :: sum = $3 ;; each mark sign=$2 :: sum = $4
allgiven: {xv|x v|x and v|v and x} (pair|sign|clue) => 
statement: (all|each) (possible) <allgiven> {is|have been} {given|marked|drawn|shown} => board unmarked :: each a, b in unmarked: not (a + b in {5, 10})
clued: each {clue|digit|sum} {in|on|at|inside} <things> => $1
statement: digit in circle appear that many times in circle on grid => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: digit on line sumto {digit|clue} (given) at (its|1) {end|start} => each numberedline clued :: sum = clue
statement: (digit in) {cell in|} (<det>) {center|centre|middle} (cell) of each box have (all|each) (of) (digit) <span> (exactly) (once) (each) => board :: each a, b in pairs(boxes): a[5] != b[5]
# ---- what numbers beside cells count ----
test: tell what {their|its|2|each} digit sumto => sum = clue
test: tell what they sumto => sum = clue
test: {is|have} (digit) (in) ratio (of) {1 n|n 1|1 to n|n to 1|1 k|k 1} => max = clue * min
edgeif: {if|where|when|wherever|whenever} (<det>) (small) {digit|clue} {stands|sits|is|appear|lies} {on edge (between|of) (2) (adjacent) {cell|digit}|between (2) (adjacent) {cell|digit}} => 
quantity: product of digit in each cell => product
quantity: sum of digit in each cell => sum
statement: {open|wide|wider} {edge|end} of (<det>) {sign|<ineqsign>} {faces|points to|pointto|looks at|opens to|is toward} greater (digit|cell|of 2 digit) => each edge sign=< :: it[1] > it[2]
statement: <marks> tell how many <adjective> {digit|cell} (is|thereis|appear) {<fourcells>|<around>} => each $1 clued :: count(c in it where c is $2) = clue
statement: <marks> {have|tell} greatest (digit) of (#|<det>) {digit|cell} (<around>) => each $1 clued :: max = clue
statement: <marks> {have|tell} least (digit) of (#|<det>) {digit|cell} (<around>) => each $1 clued :: min = clue
statement: atleast 1 of (<det>) digit {in|on} <marks> {appear|is|stands} <fourcells> => each $2 clued :: some d in clue: count_of(it, d) >= 1
statement: {none of (<det>) digit|no digit} {in|on} <marks> (may) {appear|is|stands} <fourcells> => each $2 clued :: each d in clue: count_of(it, d) = 0
statement: {cell|digit} joined by <roman> <roman> or <roman> sumto # # or # => each mark sign=$1 :: sum = $4 ;; each mark sign=$2 :: sum = $5 ;; each mark sign=$3 :: sum = $6
statement: {each|all} <marks> and (each|all) <marks> {is|have been} {given|drawn|marked|shown} => unmarked $1 :: given ;; unmarked $2 :: given
statement: <edgeclue> tell what {their|its|2|each|they|} (digit) sumto => each edge clued :: sum = clue
statement: <howmany> of (<det>) digit (given) {in|on} <marks> {appear|is|stands} <fourcells> => each $3 clued :: $1 d in clue: count_of(it, d) >= 1
statement: if thereis digit in circle they (all) {appear|is} {in|among} (#) cell surround circle => each mark form=circle clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: {sign|<ineqsign>} between (2) cell tell that of 2 digit is greater (wide {end|edge} {opens|points} {towards|to} greater) (1|digit) => each edge sign=< :: it[1] > it[2]
statement: <marks> {sign|tell} (position|2x2) where odd and even digit form 2x2 checkerboard (pattern) => each $1 :: each a, b in steps: (a + b) is odd
statement: {at|on|around} <marks> 2 pair of digit {lying diagonally opposite|diagonally opposite} {have tell sum|have same sum|sumto same digit} => each $1 :: it[1] + it[3] = it[2] + it[4]
statement: digit on crossing (sum of) (#) cell it touch => each corner clued :: sum = clue
statement: if thereis digit on {line|edge} between 2 cell multiply 2 digit to get it => each edge clued :: product = clue
members: {digit|cell} on (2|each|both) edge of <marks> => $1
statement: digit in circle tell in how many (of) circle (that|it) digit appear => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
)";

}  // namespace omnidoku::reading
