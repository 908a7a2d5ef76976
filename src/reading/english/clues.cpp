// SPDX-License-Identifier: MIT
//
// What a number beside the grid or on a thing tells.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kClueLines = R"(
# ---- clues ----
reads: tell|is => 
reads: count => 
clued: {clue|digit|sum} {in|on|at|inside} <things> => $1
clued: <outsideclue> => $1
clued: {clue|digit} in (topleft) (corner) of <things> => $1
clued: {clue|sum} of <things> => $1
clued: (bulb|circle) of arrow => arrow
# ---- arrows, from the circle and from the line ----
arrowagg: sum of => sum
arrowagg: product of => product
arrowagg: {difference|range} {of|between} => range
arrowagg: difference between {greatest and least|least and greatest} (of) => range
arrowagg: {greatest|maximum} (of) => max
arrowagg: {least|minimum} (of) => min
arrowbody: (<det>) (<look>) (joined|corresponding|adjacent) {arrow|arrow line|arrow shaft|shaft|arrow s shaft|arrow s line|arrow body|arrow s body|arrow s tail} (<pointed>) => 
arrowbody: (<det>) (<look>) line <pointed> => 
onarrow: (that) (is|lie|appear) {on|in|of} <arrowbody> => 
arrowlist: (all|each|2|its) {digit|cell} <onarrow> => 
arrowlist: (all|each) {digit|cell} that (make up|form) <arrowbody> => 
arrowq: <arrowagg> <arrowlist> => $1
arrowq: {greatest|greater} (digit) (<onarrow>) minus {least|less} (digit|1) (<onarrow>) => range
arrowq: <countword> <celltest> (digit|cell) <onarrow> => count(c in it where c $2)
arrowq: <countword> different digit <onarrow> => distinct
arrowavg: average of <arrowlist> (that neednot is (all) different) => 
anybulb: (<det>) {digit|sum|twodigit} (<placed>) {in|of|on} (<det>) <look> (joined|adjacent|corresponding|arrow s|arrow) <circleword> (<ofarrow>) => $4
anybulb: (<det>) <look> (joined|adjacent|corresponding|arrow s|arrow) <circleword> (digit|sum) (<ofarrow>) => $2
anybulb: (<det>) (arrow s|arrow|joined) circled {digit|cell} (<ofarrow>) => 
inbulb: {in|at} <anybulb> => $1
statement: <anybulb> (is) appear (somewhere|atleast once) {on|in} (its|<det>) (joined) arrow => each arrow $1 :: some c in it: c = number(bulb)
statement: <anybulb> is 1 of digit <onarrow> => each arrow $1 :: some c in it: c = number(bulb)
statement: <anybulb> not (is) appear {on|in} (its|<det>) (joined) arrow => each arrow $1 :: no c in it: c = number(bulb)
statement: <anybulb> {count|tell how many} <celltest> (digit|cell) <onarrow> => each arrow $1 :: number(bulb) = count(c in it where c $2)
bulbis: <anybulb> {is|tell|have|is sumto|is tell (to)} => $1
statement: {if|when|where} {more than 1|several|2|multiple} arrow {leave|leaves|start|start from|start at|come from|come out of|leaving} (<det>) circle each (of them|arrow|1|of each) {sum|sumto|sum is|totals|have sum tell to} <bulbvalue> => each arrow :: sum = number(bulb)
test: sumto multiple of <bulbvalue> => some k in {1..45}: sum = k * number(bulb)
test: have sum tell (to) <bulbvalue> => sum = number(bulb)
test: {average|average to|averages|average out to|have average of} <bulbvalue> => sum = number(bulb) * count
test: have average (of|tell|that is|that tell) <bulbvalue> => sum = number(bulb) * count
test: {average|average to|averages|average out to|have average of} <cluename> => sum = clue * count
# What to do with the digits, and what comes of it.
doing: {sum|add|adding|summing} (up) (together) => sum
doing: {take|taking|form|forming} sum of => sum
doing: {multiply|multiplying} (together) => product
doing: {take|taking|form|forming} product of => product
outcome: {and|to|so|will} (you) {get|have|obtain|give|reach|arrive at|find|form} => 
outcome: {tell|results in|result in|yields|produces|leads to|must result in} => 
outcome: {and result is|and result appear in|and result goes in|and result is given in|to get result in} => 
statement: <doing> (all|each) {digit|cell} <prep> <things> (together|up) <outcome> <value> => each $3 :: $1 = $5
statement: {add up|sum up|add} arrow (and) {divide|divided|joined} (this|that|sum) by {its length|length of (<det>) arrow|how many cell on it} (circle excluded|without circle) <outcome> (<inbulb>|<bulbvalue>) => each arrow :: sum = number(bulb) * count

# ---- the ends of a line and what lies between them ----
inmiddle: {in|on} between (them|circle|2 circle|end|it) => 
inmiddle: between (<det>) (2) {them|circle|end|circled end|circled cell|it} => 
inmiddle: {on|of} (<det>) line (that) joined (them|<det> 2 circle) => 
inmiddle: {on|of} (<det>) line {between|joined} (<det>) (2) (them|circle|end) => 
linepart: (all|each) (of) {digit|cell|everything|anything} (that lie|lying|that is|placed|lie) <inmiddle> => inner
linepart: (rest|remainder|remaining digit|remaining cell) {of|on} (<det>) (line|it) => inner
linepart: (all|each|2) (of) {digit|cell} {in|of} (<det>) (each|2) {circle|circled end|circled cell|bulb|end circle} (<eitherend>) (<its>) => ends
linepart: (<det>) (each|2) {circle|circled end|circled cell|circled digit|bulb} (digit) (<eitherend>) (<its>) => ends
linepart: (2|each) {circle|circled} end {of|on} (<det>) <look> line => ends
linepart: (<det>) (2|each) end (digit|cell) (of (<det>) line) => ends
statement: sum of <linepart> (is) tell (that of|sum of) <linepart> => each line ringed :: sum($1) = sum($2)
statement: sum of <linepart> is sum of <linepart> => each line ringed :: sum($1) = sum($2)
statement: <linepart> {sumto|have} same (sum|digit) as <linepart> => each line ringed :: sum($1) = sum($2)
statement: <linepart> sumto (sum of|digit of) <linepart> => each line ringed :: sum($1) = sum($2)
statement: adding (up) <linepart> tell same (result|sum|digit) as adding (up) <linepart> => each line ringed :: sum($1) = sum($2)
statement: sum of <linepart> is <cmp> => each line ringed :: (sum($1)) $2
statement: product of <linepart> {is|tell|is tell} (sum of) <linepart> => each line ringed :: product($1) = sum($2)
statement: product of <linepart> {is|tell|is tell} product of <linepart> => each line ringed :: product($1) = product($2)
statement: sum of <linepart> {is|tell|is tell} product of <linepart> => each line ringed :: sum($1) = product($2)
statement: {for|on|in} <things> sum of <linepart> {is|tell|is tell} (sum of) <linepart> => each $1 :: sum($2) = sum($3)
statement: {for|on|in} <things> sum of <linepart> eq (sum of) <linepart> => each $1 :: sum($2) = sum($3)
linepart: (2|each) {circle|bulb} => ends
statement: {for|on|in} <things> <linepart> {sumto|have} (same sum as|sum of) <linepart> => each $1 :: sum($2) = sum($3)
inmiddle: {in|on} between (them|circle|2 circle|end|it) on (<det>) line => 
ringed: (<det>) {digit|those|each|that} (of) (<det>) circled {digit|cell|end} (<eitherend>) (<its>) => 
ringed: each {in|of} (<det>) (2) (circle|circled cell) (<eitherend>) (<its>) => 
ringed: (<det>) (2) bulb (digit) (<its>) => 
ringed: ({digit|those} {of|in|on}) (<det>) (2) bulb {cell|digit} (<its>) => 
ringed: ({digit|those} {of|in|on}) (<det>) (2) bulb (<its>) => 
ringed: (<det>) (2) {circle|circular} end (<its>) => 
ringed: (<det>) end (cell|digit) (of (<det>) line) => 
test: (have digit) (that is) between <ringed> (in digit) => each c in inner: min(ends) < c < max(ends)
test: sit (numerically) (in) between <ringed> => each c in inner: min(ends) < c < max(ends)
test: is greater than {1|1 end|1 circle|1 of them} (and|but) less than other (end|circle|1) => each c in inner: min(ends) < c < max(ends)
statement: {anything|everything} on line (joined them|between them) <test> => each line ringed :: $1
statement: digit in (<det>) (end) (circle|end) is less and upper bound => nothing
diamondends: {in|of|at} (<det>) (2) (line s) diamond ({on|at|in} (its|each|line s) end|end|<its>) => 
statement: <clause> => $1
statement: <clause> like # and # => $1
statement: <clause> (and|while|whereas|but) <clause> => $1 ;; $2
statement: (<det>) (2) end (digit|cell) of <things> is (its|their) {greatest and (its) least|least and (its) greatest} (digit) (<its>) => each $2 :: min(it[1], it[-1]) = min and max(it[1], it[-1]) = max
statement: {for|on|in} <things> greatest (digit) {is|appear} at {1|1 of} end and least (digit) at other (end) => each $1 :: min(it[1], it[-1]) = min and max(it[1], it[-1]) = max
statement: {greatest and least|least and greatest} digit {of|on} <things> {is|appear} {at|on} (its|their|<det>) (2) end => each $1 :: min(it[1], it[-1]) = min and max(it[1], it[-1]) = max
statement: (digit in) (2) end (digit) of <things> {is tell|is same|tell|have same digit|have tell digit} => each $1 :: it[1] = it[-1]
statement: digit {at|on|in} (2|each) end {of|on} <things> {is tell|is same|tell|have same digit|have tell digit} => each $1 :: it[1] = it[-1]
# A line with a circle at one end.
ringcell: (<det>) {circled cell|circled digit|circle|digit in (<det>) circle|digit in (<det>) circled cell|bulb|digit in bulb|bulb of line} => 
ringcell: (<det>) bulb (cell) {of|on|at start of} (<det>) {thermo|line} => 
ownline: {on|of|in} (its|<det>) (joined) line ((circle) is part of it|including circle) => 
statement: digit <prep> {it|them} <climbing> <frombulb> => each thermo :: $2
statement: (each|all) digit <climbing> <frombulb> => each thermo :: $1
statement: bulb of (<det>) {thermo|line} {have|is} least digit => each thermo :: it[1] = min
statement: bulb of (<det>) {thermo|line} {have|is} greatest digit => each thermo :: it[1] = max
statement: <ringcell> {have|is|tell} greatest (digit) <ownline> => each thermo :: it[1] = max
statement: <ringcell> {have|is|tell} least (digit) <ownline> => each thermo :: it[1] = min
statement: <ringcell> {have|is|tell} {how many|digit of|count of} cell <ownline> => each thermo :: it[1] = count
statement: <ringcell> {have|is|tell} length of (its|<det>) line => each thermo :: it[1] = count
statement: <ringcell> {have|is|tell} {how many|digit of|count of} different digit <ownline> => each thermo :: it[1] = distinct
statement: <ringcell> {have|is|tell} {how many|digit of|count of} <celltest> digit (is|thereis|appear|that is|that appear) <ownline> (included) => each thermo :: it[1] = count(c in it where c $2)
statement: <ringcell> is less than (all|each) (of) (others|other) (digit|cell|digit on line) (<ownline>) (that is anyorder) => each thermo :: each c in rest: it[1] < c
statement: <ringcell> is greater than (all|each) (of) (others|other) (digit|cell|digit on line) (<ownline>) (that is anyorder) => each thermo :: each c in rest: it[1] > c
statement: (counting from circle) {cell digit|digit|position} {k|n} on line {not have|have digit other than} {k|n} => each thermo :: no i in places: it[i] = i
statement: if {nth|kth} cell of line (counted from bulb|counted from circle|from bulb) have m mth cell have {n|k} => each thermo :: each i in places: each j in places: if it[i] = j then it[j] = i
statement: digit in (dotted cell|circle|dot|bulb) is position (counted on line from (dot|circle|bulb)) of greatest digit (of|on) (that|its) line => each thermo :: it[it[1]] = max
clause: <amount> {is|tell|is tell (to)} <bulbvalue> => each $1 = number(bulb)
clause: all arrow of same colour that start at circle have sum tell (to) circle => each arrow :: sum = number(bulb)
clause: no digit <repeatedly> {on|in} <things> => each $2 :: it is different
clause: digit not repeat {on|in} <things> => each $1 :: it is different
clause: no 2 <things> (may) have same <manyq> => all $1 :: each a, b in pairs(things): $2(a) != $2(b)
statement: 1 of digit {in|on} <things> is sum of (all) {others|other|rest} (digit) => each $1 :: some c in it: sum - c = c
statement: (exactly) 1 digit {in|on} <things> is sum of (all) {others|other|rest} (digit) => each $1 :: some c in it: sum - c = c
statement: {in|on} <things> (exactly) 1 (of) (<det>) digit is sum of (all) (2) {others|other|rest} (2) (digit) => each $1 :: some c in it: sum - c = c
besidegrid: surround edge (of grid) => 
statement: digit may repeat {on|in} {it|them|line|cage|diagonal} => nothing
statement: repeat (on line|in cage|on diagonal|on arrow|<its>) (is) {allowed|fine|possible|ok|permitted|okay} => nothing
labelname: {fast thermo|slow thermo|average arrow|difference arrow|product arrow|double arrow|look and say|anti knight|anti king|antiknight|antiking|global entropy|entropy|x sudoku|disjoint group|disjoint groups|index|column index|159|battlefield|clock|little killer|counting circle|consecutive|inequality|first seen|between clue|frame sum} => 
qname: sum of (all) => sum
qname: product of (all) => product
qname: {difference|range} {of|between} => range
qname: {greatest|maximum} (of) => max
qname: {least|minimum} (of) => min
qname: {difference|range} {between|of} {greatest and least|least and greatest} => range
qname: sum of {greatest and least|least and greatest} => (min + max)
statement: <qname> (2|each) digit (<placed>) <prep> <things> (is) (tell) <value> => each $4 :: $1 = $5
statement: <qname> (2|each) digit (<placed>) <prep> <things> is {atleast #|# or more} => each $4 :: $1 >= $5$6
statement: <clued> <reads> <quantity> => each $1 clued :: $3 = clue
statement: <clued> is (sandwich|skyscraper|little killer|numbered room|x sum) clue (it) <reads> <quantity> => each $1 clued :: $3 = clue
statement: <clued> is {sandwich|x sum|x|skyscraper|little killer|numbered room} (sum|clue) (that is|they is|it is|they tell) <laneq> (<inlane>) (<seen>) => each $1 clued :: $2 = clue
statement: <outsideclue> is skyscraper (clue) => each $1 clued :: count(i in places where each a in it[1..i - 1]: a < it[i]) = clue
statement: <outsideclue> is sandwich (clue|sum) => each $1 clued :: sum(between(1, 9)) = clue
statement: <outsideclue> {is|tell} x sum (clue) => each $1 clued :: sum(it[1..it[1]]) = clue
statement: <outsideclue> is numbered room (clue) => each $1 clued :: it[it[1]] = clue
statement: <outsideclue> is little killer (clue|sum) => each diagonal clued :: sum = clue
statement: <outsideclue> sumto <sub> (<inlane>) (<seen>) => each $1 clued :: sum($2) = clue
statement: <marks> sumto (<det>) <listof> => each $1 clued :: sum($3) = clue
statement: <marks> sumto # (surround|adjacent) {digit|cell} (<around>) => each $1 clued :: sum = clue
statement: <anybulb> sumto <arrowlist> => each arrow $1 :: number(bulb) = sum
statement: <clued> <reads> (their) ratio (of (<det>) 2 {digit|cell}) => each $1 clued :: max = clue * min
statement: <clued> <reads> (either) <quantity> or <quantity> => each $1 clued :: $3 = clue or $4 = clue
statement: {in|on} <things> (given) clue <reads> <quantity> => each $1 clued :: $3 = clue
statement: <members> sumto <cluename> => each $1 clued :: sum = clue
clued: <edgeclue> => edge
clued: <cornerclue> => corner
clued: <linedigit> => numberedline
clued: digit {at|in} <marks> => $1
statement: <outsideclue> <reads> <laneq> (<inlane>) (<seen>) => each $1 clued :: $3 = clue
statement: <clued> <reads> <laneq> => each $1 clued :: $3 = clue
statement: <clued> <reads> (either) <laneq> (<inlane>) (<seen>) or <laneq> (<inlane>) (<seen>) => each $1 clued :: $3 = clue or $6 = clue
statement: <clued> <reads> that <sub> sumto clue => each $1 clued :: sum($3) = clue
statement: <outsideclue> multiply <sub> (<inlane>) => each $1 clued :: product($2) = clue
statement: <outsideclue> {add|add up} <sub> (<inlane>) => each $1 clued :: sum($2) = clue
statement: <outsideclue> {appear|is|may is} {in|among|somewhere in|1 of} <sub> (<inlane>) (<seen>) (<order>) => each $1 clued :: each d in clue: some c in $2: c = d
statement: <outsideclue> appear {in|among} <sub> (<inlane>) (<seen>) (<order>) => each $1 clued :: each d in clue: some c in $2: c = d
statement: <outsideclue> {appear|is} in 1 of <sub> (<inlane>) (<seen>) => each $1 clued :: each d in clue: some c in $2: c = d
statement: {in|for} (each) {row or column|row|column|row or column} {with|that have} {clue|digit} {beside it|next to it|outside it|outside grid|at edge|beside them} <sub> (<inlane>) {sumto|have sum} (<det>) {clue|digit} => each outside clued :: sum($1) = clue
statement: first digit x (<inlane>) (<seen>) tell how many {digit|cell} (including it|including|it included) sumto clue => each outside clued :: sum(it[1..it[1]]) = clue
statement: first digit (<inlane>) (<seen>) tell how many (of first) {digit|cell} (including it|including|it included) sumto clue => each outside clued :: sum(it[1..it[1]]) = clue
statement: {in|among} <sub> (<inlane>) (<seen>) each <outsideclue> appear => each $4 clued :: each d in clue: some c in $1: c = d
statement: <laneq> (<inlane>) (<seen>) {is|tell} <farclue> => each $4 clued :: $1 = clue
statement: <laneq> (<inlane>) (<seen>) is (given) <besidegrid> => each outside clued :: $1 = clue
statement: <sub> (<inlane>) (<seen>) {sumto|have sum} <farclue> => each $4 clued :: sum($1) = clue
statement: <sub> (<inlane>) (<seen>) {multiplyto|have product} <farclue> => each $4 clued :: product($1) = clue
statement: <outsideclue> <reads> <whereis> (<inlane>) (<seen>) => each $1 clued :: it[clue] = $3
whereis: {position|location} of # => $1
whereis: (in) that {cell|position} (<inlane>) (<seen>) have # => $3
whereis: (in) that {cell|position} (<inlane>) (<seen>) # (is|appear) (in) => $3
whereis: where # (is|appear) => $1
whereis: where (<inlane>) (digit) # (is|appear) => $2
whereis: {in|at} that {position|cell} # (is|appear) => $1
statement: <outsideclue> <reads> {that|what} digit (is|appear) (is) {in|at} {xth|nth} {cell|position} (<inlane>) (<seen>) {where|with|if} {x|n} (is) <firstdigit> => each $1 clued :: it[it[1]] = clue
iffirst: if {x|n} is {first digit|digit in first cell} (<inlane>) (<seen>) => 
areroom: <outsideclue> is numbered {room|rooms} => 
statement: (<areroom>) (<det>) {xth|nth} {digit|cell} (<inlane>) (<seen>) {tell|is} (<det>) clue {where|with} {x|n} (is) <firstdigit> => each outside clued :: it[it[1]] = clue
statement: <iffirst> (<det>) clue {is|tell} (<det>) {xth|nth} {digit|cell} (<inlane>) (<seen>) => each outside clued :: it[it[1]] = clue
statement: <iffirst> (<det>) clue {is|tell} sum of first {x|n} {digit|cell} (<inlane>) (<seen>) => each outside clued :: sum(it[1..it[1]]) = clue
statement: digit {closest|next to|adjacent to} (<det>) clue <reads> (in) that {cell|position} (<inlane>) (<seen>) (<det>) clue (digit) (is to) appear => each outside clued :: it[it[1]] = clue
statement: <position> (<inlane>) (<seen>) <reads> (in) that {cell|position} (<inlane>) (<seen>) (<det>) clue (digit) (is to) (is|appear) => each outside clued :: it[$1] = clue
statement: <position> (<inlane>) (<seen>) <reads> position of (<det>) clue (digit) (<inlane>) => each outside clued :: it[$1] = clue
statement: <clued> <reads> {how many|digit of} <countable> (<inlane>) (<seen>) <hide> => each $1 clued :: $3 = clue
statement: {if|when} 2 (adjacent) cell {is joined by|have|share} digit (between them|on their edge) (they|their|digit) <tests> => each edge clued :: $1
statement: (seen from outside clue) {digit|skyscraper|building} is visible {if|when} {no greater (1|digit) precedes it|thereis no greater digit before it|it is greater than each digit before it|no greater digit is before it|no taller (1|building) (is) before it} => nothing
# ---- what stands between two cells or at a corner ----
partner: they => 
partner: (each|2|) {digit|cell} => 
partner: {digit|digit of|digit in} (each|2) {cell|digit} => 
partner: (each|2) {digit|cell} (in 2 cell) {<around>|<betweentwo>|either edge|it joins|on either edge (of it)|next to it|beside it|adjacent (to) it|there|touch it} => 
romanvalue: v {tell|eq|is} (sum) (of) 5 => each mark sign=v :: sum = 5
romanvalue: x {tell|eq|is} (sum) (of) 10 => each mark sign=x :: sum = 10
romanvalue: xv {tell|eq|is} (sum) (of) 15 => each mark sign=xv :: sum = 15
statement: <romanvalue> => $1
statement: <marks> <reads> (that) (<partner>) <tests> => each $1 :: $4
statement: <edgeclue> <reads> (that) <partner> <tests> => each edge clued :: $4
statement: <marks> joined even digit from odd (1|digit) => each $1 :: (it[1] + it[2]) is odd
statement: <marks> joined odd digit from even (1|digit) => each $1 :: (it[1] + it[2]) is odd
statement: <marks> is (always) between odd and even digit => each $1 :: (it[1] + it[2]) is odd
test: {is|have} (digit) (in) ratio of {n|k|m} => max = clue * min
ntimes: {n|k|m|x|that many|(that|given) digit} times => 
test: 1 (of (2) (cell|digit)|digit|cell) {is|have} (exactly) <ntimes> (digit of) (as much as) other => max = clue * min
test: {is|have} (digit) (in) ratio of (1:n|n:1|1 to n|n to 1|clue|that digit|(given) digit) => max = clue * min
statement: <clued> <reads> ratio {of|between} (greater to less|greater and less) (of) (each|2) (adjacent|neighbour|surround) {digit|cell} (<around>) (large small|greater to less) => each $1 clued :: max = clue * min
statement: {dividing|divide} greater (digit) by less (digit) (of) <members> (tell|to get) (<cluename>) => each $1 clued :: max = clue * min
romanvalue: v <reads> (<partner>) sumto 5 => each mark sign=v :: sum = 5
romanvalue: x <reads> (<partner>) sumto 10 => each mark sign=x :: sum = 10
statement: <romanvalue> (and) <romanvalue> => $1 ;; $2
statement: roman {digit|numeral} (<betweentwo>|outside grid) {is|tell} sum of (2|each) {cell|digit} (beside it|<around>|next to it|it joins|on either edge) (that is) <romanvalue> (and) <romanvalue> => $3 ;; $4
statement: (letter|letters) <roman> <roman> and <roman> (<betweentwo>|between cell) tell (that) (<partner>) <test> <test> and <test> => each mark sign=$1 :: $6 ;; each mark sign=$2 :: $7 ;; each mark sign=$3 :: $8
statement: (letter|letters) <roman> and <roman> (<betweentwo>|between cell) tell (that) (<partner>) <test> and <test> => each mark sign=$1 :: $5 ;; each mark sign=$2 :: $6
statement: {sign|digit} (reading) <roman> # or <roman> # <reads> sum of (2) {cell|digit} (<around>|adjacent it|beside it) => each mark sign=$1 :: sum = $2 ;; each mark sign=$3 :: sum = $4
fourof: (#) (touch|surround|adjacent|neighbour) {cell|digit} (<around>|touch it) => 
statement: if digit (is|appear) (given) {in|on|inside} <marks> atleast 1 of <fourof> have it => each $1 clued :: each d in clue: some c in it: c = d
statement: <marks> {lists|list} (some|all) (of) (their|its) {digit|cell} => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: <marks> {lists|list} (some|all) (of) digit (that appear) (in|of) <fourof> => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: (each|all) <cornerclue> (may) (appear) (atleast once|somewhere) {in|among} {1 of|} {2x2 cell touch it|<fourof>} => each corner clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: (each|all) <cornerclue> appear {<fourcells>|(atleast once) in 1 of 2x2 cell (that) touch it} => each corner clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: if digit (is|appear) {listed|given|repeat|} {twice|more than once|multiple times|# times} (in circle|there|in it) it (is|appear) (atleast) {twice|that many times|that often|as often|as many times|# times} (there|in those cell|<fourcells>|<around>) => nothing
compass: {nw|topleft|top left} => it[1]
compass: {ne|top right|upper right} => it[2]
compass: {se|bottom right|lower right} => it[3]
compass: {sw|bottom left|lower left} => it[4]
compassq: <aggpair> <compass> and <compass> (cell|digit) => $1($2, $3)
aggpair: product of => product
aggpair: sum of => sum
aggpair: difference {of|between} => range
statement: <compassq> {tell|is} <compassq> {at|for|surround} <marks> => each $3 :: $1 = $2
statement: <compassq> {tell|is} <compassq> {at|for} each marked (crossing|corner) => each corner :: $1 = $2
statement: (surround|at|for) <marks> (each|2) (pair of) {diagonally opposite|diagonal|opposite} {cell|digit|pair} (pair) {have same|have tell} <opname> => each $1 :: $2
statement: (each|2) (pair of) {diagonally opposite|opposite} {cell|digit|pair} (pair) surround <marks> {have same|have tell} <opname> => each $1 :: $2
opname: sum => it[1] + it[3] = it[2] + it[4]
opname: product => it[1] * it[3] = it[2] * it[4]
opname: difference => |it[1] - it[3]| = |it[2] - it[4]|
statement: digit in topleft (corner) of <things> appear {in|on} (that|those) {cage|line} (<order>) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
fourcells: {in|among|on} (somewhere) (atleast 1 of|1 of|each of) (#) (surround|adjacent|neighbour|joined|touch|neighbouring) cell (<around>|that touch it|that it touch|it touch|of it) => 
fourcells: {in|among} (atleast 1 of|1 of|each of) cell <around> => 
fourcells: in (#) cell (that) surround (it|circle|that circle|dot) => 
fourcells: (somewhere) {in|among} surround # cell => 
fourcells: (somewhere) {in|among} # cell {it touch|it is in|touch circle|adjacent to it|beside it|next to it} => 
statement: (each|all) {digit|clue} in <marks> (each|all) (is) appear (atleast once|somewhere) <fourcells> (<order>) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
fourcells: {in|among} (atleast 1 of|1 of|each of) (#) cell touch (it|circle|that circle) => 
fourcells: in (#) cell (that) (quad|quadruple|clue) touch => 
fourcells: (somewhere) in (#) (adjacent|surround) cell (of that circle|surround it|touch that circle) => 
fourcells: among # cell touch that circle => 
fourcells: in surround 2x2 => 
statement: <marks> have digit that (is) (present|appear) <fourcells> => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: (each|all) digit {in|given in|listed in} <marks> (is) (used|appear) (atleast once) <fourcells> => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: {whatever|what} <marks> {lists|list} (is) (to) (appear|placed|position) <fourcells> => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: surround <quadclue> (each|all) digit (that appear) appear (atleast once) <fourcells> => each mark form=circle clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
quadclue: {quad|quadruple} (clue) (white circle with digit (in|inside)) => 
statement: (each|all|a) {digit|clue} (<placed>|given) {in|on|inside} <things> (may|) appear (atleast once|somewhere|at least once) <fourcells> (<order>) => each $2 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: <things> {tell|have} (the|all|some|each) (of) {digit|clue} that (may) appear (atleast once|somewhere) <fourcells> (<order>) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: {if|where|wherever|when} <marks> (is|appear) (given) (in grid) (each|all) digit in {circle|it} appear (somewhere) <fourcells> (<order>) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: if digit appear {twice|more than once|# times|multiple times} in <things> it appear (atleast) {twice|that many times|# times|that many cells|same digit of times} {<fourcells>|<around>} => nothing
statement: digit in <things> appear (somewhere) in {(#) (cell|digit) (<around>) (<its>)|surround (#) cell} (in some order|anyorder|<order>) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: {digit|clue} <besidegrid> appear in <ordinals> cell (<inlane>) (<seen>) => each outside clued :: each d in clue: some i in {$2}: it[i] = d
ordinal: 1st|first => 1
ordinal: 2nd => 2
ordinal: 3rd => 3
ordinal: 4th => 4
ordinals: <ordinal> => $1
ordinals: <ordinal> (and or|and|or) <ordinals> => $1, $2
statement: clue outside grid tell all digit that is adjacent to # in (corresponding) <lane> => each outside clued :: (each d in clue: some a, b in steps: (a = $1 and b = d) or (b = $1 and a = d)) and count(a, b in steps where a = $1 or b = $1) = count(clue)
statement: if clue is given outside grid thereis # consecutive cell (somewhere) in <lane> that sumto (clue) (digit) => each outside clued :: some w in windows($1): sum(w) = clue
statement: if 2 digit is given <besidegrid> each 2 digit appear as direct neighbour in given order <inlane> => each outside clued :: some a, b in steps: a = clue[1] and b = clue[2]
statement: if digit is given outside grid its 2 direct neighbour in (corresponding) <lane> (each) is <adjective> => each outside clued :: each a, b in steps: (a = clue => b is $2) and (b = clue => a is $2)
statement: if clue appear <besidegrid> either x appear in yth position <inlane> or y appear in xth position <inlane> (<seen>) => each outside clued :: it[clue[2]] = clue[1] or it[clue[1]] = clue[2]
statement: {largest|greatest} digit on line joined to arrow => nothing
statement: digit in bulb of (<det>) arrow <reads> what greatest digit is {on} line joined to (that) arrow => each arrow :: max = bulb
edgeclue: (<det>) (small) {digit|clue} (appear|placed) {inbetween|between} (2) (adjacent|neighbour|orthoadjacent) {cell|digit} => edge
statement: (<det>) clue <reads> <qname> (2) (adjacent|neighbour|touching) {cell|digit} (<around>) => each edge clued :: $3 = clue
statement: {digit|clue} (<placed>) in <marks> <reads> <qname> (adjacent|joined) pair of digit => each $2 clued :: $4 = clue
statement: <edgeclue> <reads> <qname> (2) (adjacent|orthoadjacent|neighbour|touching) {cell|digit} (<around>) => each edge clued :: $3 = clue
statement: <edgeclue> <reads> (either) <quantity> or <quantity> => each edge clued :: $3 = clue or $4 = clue
statement: {digit|clue} (<placed>) in <marks> <reads> (either) <quantity> or <quantity> => each $2 clued :: $4 = clue or $5 = clue
list: digit in (each|those) (2) cell => it
statement: {digit|cell} (that is) joined by <marks> {differ|differ by} same {digit|amount} (to is determined|to is found) => all $1 :: each a, b in pairs(things): |a[1] - a[2]| = |b[1] - b[2]|
statement: (<det>) {digit|clue} (in|on|inside) <marks> tell how many times greater (1) (of) (<det>) (2) (adjacent) {digit|cell} is than other => each $2 clued :: max = clue * min
statement: {digit|cell} (that is) joined by (<det>) {clue|digit} (in|on|inside) <marks> have {that|this} ratio => each $2 clued :: max = clue * min
statement: {digit|cell} (that is) joined by (<det>) {clue|digit} (in|on|inside) <marks> have {that|this} difference => each $2 clued :: range = clue
statement: {digit|cell} (that is) joined by <marks> have ratio of 1 n where n is digit {assigned to|on|in|given by|inside} (<det>) {circle|dot} => each $1 clued :: it[1] = clue * it[2] or it[2] = clue * it[1]
statement: {digit|cell} (that is) joined by <marks> {differ n|have difference n|differ by n} where n is digit {assigned to|on|in|given by|inside} (<det>) {circle|dot} => each $1 clued :: range = clue
statement: {x sum|x sums} clue <besidegrid> <reads> sum of first x digit where x is <firstdigit> => each outside clued :: sum(it[1..it[1]]) = clue
outsideclue: {clue|digit|sign} <besidegrid> is <outsidename> {each|they} => outside
ifgiven: {if|where|when|wherever} (<det>) cage (s) {clue|sum|digit|total} is {given|present|drawn|appear} => 
statement: sum of digit in bulb {tell|is} sum of digit on (each) (joined) arrow => each arrow :: sum = sum(bulb)
statement: digit on arrow sumto square of digit in (joined) {diamond|circle|bulb} => each arrow :: sum = number(bulb) * number(bulb)
statement: <outsideclue> <reads> sum of first x 1 or x plus 1 digit (<seen>) where x is <firstdigit> => each outside clued :: (it[1] > 1 and sum(it[1..it[1] - 1]) = clue) or sum(it[1..it[1] + 1]) = clue
statement: sequence of digit <prep> <things> form palindrome (that is each <look> line {read|reads} same bothways) => each $2 :: it is palindrome
statement: <things> is palindrome that is digit (placed) on (them|it|line) {read|reads} same bothways => each $1 :: it is palindrome
statement: {digit|cell} (that is) joined by <marks> have ratio (of) # => each $1 :: it[1] = $2 * it[2] or it[2] = $2 * it[1]
statement: <marks> tell ratio (of) {1:2|2:1} in (<det>) joined {cell|digit} => each $1 :: it[1] = 2 * it[2] or it[2] = 2 * it[1]
statement: digit on arrow sumto 2 digit (sum|digit) (given) in (<det>) (corresponding|joined) pill => each arrow :: sum = number(bulb)
# ---- more that a clue beside the grid tells ----
laneq: length of longest (consecutive) <goes> {run|sequence|streak} of (consecutive|adjacent) {digit|cell} => max(n in places where some w in windows(n): w is $1)
laneq: sum of (digit in) (first|initial|starting) rise {run|sequence} {starting|that starts|beginning|that begins} {from|at|in|with} {first cell|clue|edge} => sum(start_run)
countable: <celltest> {digit|cell} (is|lie|appear|placed|located) between # and # => count(c in between($2, $3) where c $1)
sumkind: sum of (all) <adjective> digit => is $1
laneq: <sumkind> (that) (is|come|appear) (placed|seen) before <stop> => sum(c in it[1..count(i in places where no c in it[1..i]: c $2)] where c $1)
laneq: <sumkind> (that) (is|come|appear) (placed|lying) between # and # => sum(c in between($2, $3) where c $1)
sub: (all|each) (of) {digit|cell} (that is) seen before <stop> => it[1..count(i in places where no c in it[1..i]: c $1)]
laneq: sum of (all) (heights of) {buildings|skyscrapers|towers} visible => sum(i in places where each a in it[1..i - 1]: a < it[i]: it[i])
quantity: distance between (digit) # and (digit) # => |place($1) - place($2)|
quantity: {digit of|how many} cell (that) {separating|separate|joined} (digit) # and (digit) # => count(between($1, $2))
laneq: sum of (all) digit {at|in|on} <adjective> position => sum(i in places where i is $1: it[i])
laneq: (twodigit|digit) {twodigit|digit} {made|formed} {by|of|from} <sub> => number($1)
laneq: twodigit {made|formed} {by|of|from} <sub> => number($1)
laneq: sum of digit in xth and yth {cell|position} where x and y is first 2 digit => it[it[1]] + it[it[2]]
outsideclue: <outsidename> <besidegrid> => outside
outsidename: {product|difference|position|frame|parity} {sum|clue|digit} => 
outsideclue: all {digit|clue} (is) given <besidegrid> => outside
hide: where digit is visible if it is greater than (all|each) digit (that come) before it => 
# ---- more that marked cells hold ----
statement: {<cellany>|<cellsubj>} (may) {have only|only have|have} digit from (set) (digit) <digitlist> (only) => each $1$2 :: cell in {$3}
statement: {<cellany>|<cellsubj>} (may) {have only|only have} (digit) <digitlist> => each $1$2 :: cell in {$3}
statement: <cellany> {have|is} either (digit) <digitlist> => each $1 :: cell in {$2}
statement: no {<cellone>|<cellin>} (may) {have|is} <celltest> => each $1$2 :: not (cell $3)
statement: {none|no 1} of <cellany> {have|is} <celltest> => each $1 :: not (cell $2)
statement: <cellany> {have|is} neither # nor # => each $1 :: cell != $2 and cell != $3
statement: <cellset> {have|is of} same parity => all $1 :: each a, b in pairs(things): (a[1] + b[1]) is even
# Cells that touch are a region, others are taken together.
statement: (<det>) (#) <look> cell (form extra region) (that|and|they) have (all|each) (of) (digit) <span> (exactly) (once) (each) (without repeat) => each region $3 :: each d in {1..$4}: count_of(it, d) = 1
statement: <cellset> have (all|each) (of) (digit) (from) 1 (to|through) 9 (exactly) (once) (each) (without repeat) => all $1 :: each a, b in pairs(things): a[1] != b[1]
statement: <cellset> have (all|each) (of) (digit) <span> (exactly) (once) (each) (without repeat) => all $1 :: count(things) = $2 and (each t in things: t[1] <= $2) and (each a, b in pairs(things): a[1] != b[1])
statement: <cellset> form extra region => nothing
statement: <cellset> form extra region {that|and|they|it|} have (all|each) (of) (digit) <span> (exactly) (once) (each) => all $1 :: each a, b in pairs(things): a[1] != b[1]
statement: <cellany> sumto <npair> => each $1 :: sum($2) = cell
cellsubj: <cellone> have somea digit that => $1
cellsubj: <cellin> have somea digit that => $1
cellsubj: <cellone> s digit => $1
cellsubj: circled digit => cellmark form=circle
desc: greater digit (than it) => > cell
desc: less digit (than it) => < cell
desc: consecutive digit => in {cell - 1, cell + 1}
nbrs: orthoadjacent {cell|digit} => beside(cell)
nbrs: {cell|digit} orthogonally next to it => beside(cell)
nbrs: orthogonal neighbour => beside(cell)
statement: {<cellsubj>|<cellin>|<cellone>} {have|see} <howmany> (of) <nbrs> {with|that have} <desc> => each $1$2$3 :: $4 n in $5: n $6
statement: {<cellsubj>|<cellany>} {is|tell} sum of (digit in) 2 (of) <nbrs> => each $1$2 :: some p, q in pairs($3): p + q = cell
nbrcount: {digit of|how many} (its|their) <adjective> neighbour {diagonals|diagonal|diagonally|diagonal neighbour|diagonal ones} included => count(c in around(cell) where c is $1)
nbrcount: {digit of|how many} <adjective> {digit|cell} among (its|their) neighbour including {diagonal neighbour|diagonally|diagonal|diagonals|diagonal ones} => count(c in around(cell) where c is $1)
statement: <cellset> {is|have digit} greater than (digit in) <besideunshaded> => all $1 :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] > n
statement: <cellset> have somea digit greater than (digit in) <besideunshaded> => all $1 :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] > n
statement: <cellset> have somea digit less than (digit in) <besideunshaded> => all $1 :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] < n
besideunshaded: (all|each|its|their) (orthoadjacent|adjacent|orthogonal) (white|uncoloured) {unshaded neighbour|white neighbour|unshaded cell} => 
unshaded: {unshaded|uncolored|uncoloured|not shaded} => 
statement: <unshaded> cell {have|is} <celltest> (digit) => each othercell :: cell $2
statement: all <celltest> is (placed) in (<det>) shaded cell => each othercell :: not (cell $1)
statement: no 2 {circle|circled cell|circled digit} (may) {have|is} same (digit) => all cellmark form=circle :: each a, b in pairs(things): a[1] != b[1]
statement: circled digit {is|have} <celltest> => each cellmark form=circle :: cell $1
# ---- more that the number of a cage tells ----
cornerclueof: {digit|clue} in (its|<det>) (topleft) corner => 
cornerclueof: small {digit|clue} (in (its|<det>) (topleft) corner) => 
statement: <cornerclueof> <reads> <qname> (each|all|2) (digit) {in|of} (<det>) cage => each cage clued :: $3 = clue
statement: <clued> <reads> average of <listof> => each $1 clued :: sum = clue * count
statement: each {digit|clue} in cage is lookandsay {digit|clue} => each cage clued :: each i in places(clue) where i is odd: count_of(it, clue[i + 1]) = clue[i]
statement: {digit|clue} (of) xy in cage tell that (thereis) (digit y appear) (exactly) x {times|y s} in {that|this|<det>} cage => each cage clued :: each i in places(clue) where i is odd: count_of(it, clue[i + 1]) = clue[i]
statement: cage {with|that have} {totals|sum|clue|digit} sumto {them|it|that sum|that digit} => each cage clued :: sum = clue
clued: digit of (<det>) cage => cage
statement: (<det>) cage {sum|totals} {is|tell} sum of (all) (its|their|<det>) digit (<its>) => each cage clued :: sum = clue
withinit: {of|in|on} (<det>) {cage|region|line|it|them} => 
extremes: (its|their) {greatest and (its|their) least|least and (its|their) greatest} (digit) (<withinit>) => 
quantity: sum of <extremes> => max + min
quantity: product of <extremes> => max * min
quantity: (its|their) greatest (digit) {times|multiplied by} (its|their) least (digit|1) (<withinit>) => max * min
quantity: (its|their) greatest (digit) plus (its|their) least (digit|1) (<withinit>) => max + min
quantity: (its|their) greatest (digit) minus (its|their) least (digit|1) (<withinit>) => range
statement: no 2 <things> (may) have (exactly) same {set|combination} of digit => all $1 :: each a, b in pairs(things): not (count(a) = count(b) and each d in a: count_of(a, d) = count_of(b, d))
# ---- cells beside each other, one by one ----
rel: have somea digit greater than => cell > n
rel: have somea digit less than => cell < n
cellsubj: (each) <colour> digit => cell $1
target: (<det>) {digit|cell} {below|under} (it|them) => let n = column(cell)[row_number(cell) + 1]
target: (<det>) {digit|cell} {above|on top of} (it|them) => let n = column(cell)[row_number(cell) - 1]
target: (<det>) {digit|cell} to (its|their) left (of it|of them) => let n = row(cell)[column_number(cell) - 1]
target: (<det>) {digit|cell} to (its|their) right (of it|of them) => let n = row(cell)[column_number(cell) + 1]
statement: (all|each) digit in (<det>) (#) <colour> cell sumto # => all cell $3 :: sum(t in things: t[1]) = $4
statement: <cellset> have (exactly) # different digit => all $1 :: count(d in digits where some t in things: t[1] = d) = $2
# ---- further parts of a row or column ----
sub: (digit in) first and last {cell|digit} => ends
sub: (all|each) digit <lying> between first and last <celltest> => it[count(i in places where no c in it[1..i]: c $2) + 2..count - count(i in places where no c in it[i..-1]: c $2) - 1]
list: (#) {cell|digit} (that) {they|it} touch => it
list: (2) {digit|cell} beside it => it
clued: <marks> s digit => $1
# ---- seen from a clue ----
countable: (digit|cell) (<inlane>) (from that edge) (that) is greater than {each|all} (digit|1) before {it|them} => count(i in places where each a in it[1..i - 1]: a < it[i])
statement: outside clue <laneq> (<inlane>) (<seen>) => each outside clued :: $1 = clue
seen: (that) you see (from {there|clue}) => 
statement: <outsideclue> count <countable> (<inlane>) (<seen>) => each $1 clued :: $2 = clue
seen: looking from clue => 
statement: outside digit add (all) digit that you meet before you reach # (walking in grid) (from digit) => each outside clued :: sum(it[1..count(i in places where no c in it[1..i]: c = $1)]) = clue
laneq: sum of (all) digit visible => sum(i in places where each a in it[1..i - 1]: a < it[i]: it[i])
statement: skyscraper sum <outsideclue> <reads> <laneq> (<inlane>) (<seen>) => each $1 clued :: $3 = clue
statement: (hidden skyscrapers) (seen from clue) clue is first digit (<inlane>) that is hidden by greater digit before it => each outside clued :: it[min(i in places where some a in it[1..i - 1]: a > it[i])] = clue
)";

}  // namespace omnidoku::reading
