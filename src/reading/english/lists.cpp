// SPDX-License-Identifier: MIT
//
// Lists of digits, and numbers that are made of them.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kListLines = R"(
# ---- parts of a row or column, from the clue on ----
sub: <sublist> => $1
sub: <list> => $1
sub: (its|their|all|each) {first|closest} # {digit|cell} => it[1..$1]
sub: (its|their|all|each) # {first|closest} {digit|cell} => it[1..$1]
sub: (its|their|all|each) # {digit|cell} closest (to) (it|edge) => it[1..$1]
sub: (its|their|all|each) last # {digit|cell} => it[-$1..-1]
sub: (all|each) (of) {digit|cell} <lying> between <mark1> and <mark1> (<inlane>) (<excluded>) => between($2, $3)
sub: (all|each) (of) {digit|cell} (<inlane>) {that|it} is (placed|lying|sandwiched) between <mark1> and <mark1> => between($2, $3)
sub: (all|each) (of) {digit|cell} <lying> between greatest and least (digit) => between(min(digits), max(digits))
sub: (all|each) (of) {digit|cell} <lying> between least and greatest (digit) => between(min(digits), max(digits))
lying: (that) (is|come|lie) (appear|placed|sandwiched|lying|located|given) (strictly) => 
excluded: {excluding|not including|without} {# and #|them|1 and 9|each} => 
mark1: # => $1
mark1: {its|their|<det>} # => $2
mark1: (its|their) digit # => $1
excluded: (with) each (2) (digit) {not included|left out|excluded|not counted} => 
excluded: {exclusive|not inclusive} => 
statement: if {they|1 and 9|2} {is neighbour|is adjacent|touch} {clue|sum} is 0 => nothing
sub: (all|each) (of) {digit|cell} (that) (come|is|appear|placed|coming|preceding|precede) {before|ahead of|in front of} <stop> => it[1..count(i in places where no c in it[1..i]: c $1)]
sub: (all|each) (of) {digit|cell} {preceding|that precede} <stop> => it[1..count(i in places where no c in it[1..i]: c $1)]
sub: (all|each) {digit|cell} (strictly) (lying|that lie) between first <celltest> and last <celltest> (digit) => it[count(i in places where no c in it[1..i]: c $1) + 2..count - count(i in places where no c in it[i..-1]: c $2) - 1]
stop: # => = $1
stop: (digit) # is reached => = $1
stop: first <celltest> => $1
stop: first {digit|cell} (that) (is) <celltest> => $1
goes: rise|growing|increasing => rising
goes: fall|decreasing|descending => falling
sub: (all|each) (digit|cell) (in|of) {initial|first|starting|opening} (consecutive) <goes> {run|sequence} (of digit) => it[1..count(i in places where it[1..i] is $1)]
sub: (all|each) (digit|cell) (in|of) {initial|first|starting|opening} {run|sequence} of (consecutive) <goes> {digit|cell} => it[1..count(i in places where it[1..i] is $1)]
sub: (digit in) (consecutive) {run|sequence} of <goes> digit {starting|beginning|that start|that begin} (at|from|with|next to|in) (first|closest) {clue|edge|digit|cell|there} (to clue) => it[1..count(i in places where it[1..i] is $1)]
sub: (all|each) {digit|cell} from {edge|clue} {atmost|until|to} {first|1st} {position|point|cell} where next (digit|1) is less => it[1..count(i in places where it[1..i] is rising)]
sub: (all|each) {digit|cell} from {edge|clue} {atmost|until|to} {first|1st} {position|point|cell} where next (digit|1) is greater => it[1..count(i in places where it[1..i] is falling)]
# ---- numbers made of a list ----
agg: sum of (all|each) => sum
agg: (absolute) difference {between|of} => range
agg: {what you get (if|when) you|result of} {multiply|multiplying} (together) (all|each) => product
agg: {what you get (if|when) you|result of} {add|adding} (up|together) (all|each) => sum
agg: product of (all|each) => product
agg: {greatest|maximum} (digit|1) (of|in|among) (all|each) => max
agg: {least|minimum} (digit|1) (of|in|among) (all|each) => min
agg: {difference|range|spread} {between|of|among} (all|each) => range
agg: {how many|digit of} different digit {in|among|of} => distinct
laneq: <agg> <sub> => $1($2)
laneq: <agg> <position> and <position> => $1($2, $3)
laneq: {how many|digit of|count of|amount of} <countable> => $1
laneq: <quantity> => $1
laneq: length of longest (consecutive) {run|sequence|streak} of (consecutive|adjacent) <goes> {digit|cell} => max(n in places where some w in windows(n): w is $1)
laneq: length of longest (consecutive) {run|sequence|streak} of (consecutive|adjacent) <adjective> {digit|cell} => max(n in places where some w in windows(n): w is $1)
laneq: length of longest (consecutive) <goes> {run|sequence|streak} => max(n in places where some w in windows(n): w is $1)
laneq: length of {initial|first|starting} (consecutive) <goes> {run|sequence} => count(i in places where it[1..i] is $1)
laneq: length of {initial|first|starting} {run|sequence} of <goes> digit => count(i in places where it[1..i] is $1)
laneq: digit {made|formed} by <sub> => number($1)
laneq: sum of (all) visible (digit|buildings|skyscrapers) => sum(i in places where each a in it[1..i - 1]: a < it[i]: it[i])
laneq: sum of (all) (heights of) (digit|buildings|skyscrapers|towers) (that) {may is|is|may} {seen|visible} => sum(i in places where each a in it[1..i - 1]: a < it[i]: it[i])
laneq: {greatest|maximum} sum of (each|pair of) (2) {adjacent|neighbour|consecutive|touch} {digit|cell} => max(a, b in steps: a + b)
laneq: {least|minimum} sum of (each|pair of) (2) {adjacent|neighbour|consecutive|touch} {digit|cell} => min(a, b in steps: a + b)
laneq: {greatest|maximum} difference {of|between} (each|pair of) (2) {adjacent|neighbour|consecutive|touch} {digit|cell} => max(a, b in steps: |a - b|)
laneq: {least|minimum} difference {of|between} (each|pair of) (2) {adjacent|neighbour|consecutive|touch} {digit|cell} => min(a, b in steps: |a - b|)
laneq: <position> => $1
position: first {digit|cell} (<inlane>) (<seen>) => it[1]
position: last {digit|cell} (<inlane>) => it[-1]
position: <ordinal> {digit|cell} (<inlane>) (<seen>) => it[$1]
position: digit in <ordinal> {cell|position} => it[$1]
position: {digit|1|cell} (that) it {pointto|refers to} => it[it[1]]
position: {digit|1} in position {of|given by|tell by|given in} {that|first} digit => it[it[1]]
position: digit in {xth|nth} {cell|position} (<inlane>) (<seen>) {where|with|if} {x|n} (is|being) <firstdigit> => it[it[1]]
position: digit (that) (is|appear) (in) {position|cell} {x|n} (<inlane>) (<seen>) {where|with|if} {x|n} (is|being) <firstdigit> => it[it[1]]
position: {xth|nth} {digit|cell} (<inlane>) (<seen>) {where|with|if} {x|n} (is|being) <firstdigit> => it[it[1]]
countable: <celltest> {digit|cell} (is|appear|lie|thereis) {in|among|of} <sub> => count(c in $2 where c $1)
countable: <celltest> {digit|cell} (that) (is|appear|lie|thereis|come) (<inlane>) before <stop> => count(c in it[1..count(i in places where no c in it[1..i]: c $3)] where c $1)
countable: <sub> {is|have} <celltest> => count(c in $1 where c $2)
countable: of <sub> {is|have} <celltest> => count(c in $1 where c $2)
countable: <celltest> (digit) (is|appear|lie|thereis) => count(c in it where c $1)
countable: digit (that is|is) <celltest> (thereis) => count(c in it where c $1)
countable: {digit|cell} lie between # and # => count(between($1, $2))
countable: <sub> => count($1)
countable: digit (<inlane>) is (placed|appear|standing) {in|at} {their|its} position => count(i in places where it[i] = i)
countable: pair of (adjacent|orthoadjacent|neighbour) <paired> (digit|cell|pair) => count(a, b in steps where $1)
countable: adjacent pair (of digit) that <pairtest> => count(a, b in steps where $1)
paired: consecutive => |a - b| = 1
paired: <adjective> => a is $1 and b is $1
countable: (buildings|skyscrapers|digit) (that) (may) (is) (seen|visible) => count(i in places where each a in it[1..i - 1]: a < it[i])
countable: visible (digit|buildings|skyscrapers) => count(i in places where each a in it[1..i - 1]: a < it[i])
countable: (buildings|skyscrapers|digit|towers) (that) {may is|is|may} {seen|visible} => count(i in places where each a in it[1..i - 1]: a < it[i])
countable: (digit|cell) (<inlane>) (that) is greater than (all|each) (digit|cell|1) {in front of|before|closer to clue than} {it|them} => count(i in places where each a in it[1..i - 1]: a < it[i])
hide: {where|if|when|as|with|since} (each digit tell height of building and) {greater|taller} (digit|buildings|skyscrapers|ones) {box|blocks|blocking|hide|hides|obscure|obstruct|conceal} (view of) (each) {less|smaller|shorter} (ones|1|digit|buildings|skyscrapers) (behind them|behind it) => 
hide: {where|if|when|as|with|since} digit {is|tell} (building|buildings) {height|heights} and {greater|taller} (digit|buildings) {box|blocks|hide|hides|obscure} {less|smaller|shorter} (ones|1|digit|buildings) => 
hide: where each digit is building of that height and {greater|taller} (ones|buildings) {hide|hides|block|obscure} {shorter|less|smaller} (ones|buildings) => 
statement: {greater|taller} (ones|buildings|digit) {blocking|hide|hides|block|hiding|blocks} {less|shorter|smaller} (ones|buildings|digit) (behind them) => nothing
statement: {less|shorter|smaller} (ones|buildings|digit) is {hidden|blocked|obscured} by {greater|taller} (ones|buildings|digit) => nothing
statement: (each) {digit|building} is {hidden|blocked|obscured} {if|when} {thereis {greater|taller} (digit|1|building) {in front of|before} it|{greater|taller} (digit|1|building) is {in front of|before} it|it is behind {greater|taller} (digit|1|building)} => nothing
statement: <outsideclue> count (all) visible {skyscrapers|buildings|digit} (<inlane>) (<seen>) => each $1 clued :: count(i in places where each a in it[1..i - 1]: a < it[i]) = clue
statement: <outsideclue> count (all) {skyscrapers|buildings|digit} (that) (may) (is) {visible|seen} (<inlane>) (<seen>) <hide> => each $1 clued :: count(i in places where each a in it[1..i - 1]: a < it[i]) = clue
hide: {greater|taller} (digit|buildings) {box|blocks|hide|hides|obscure} {less|smaller|shorter} (ones|1|digit|buildings) (behind them) => 
hide: {where|if|when|as|with|since|} {greater|taller} (digit|buildings|ones|skyscrapers) {box|blocks|hide|hides|obscure|obscures|block} (view of|sight of) (each) {less|smaller|shorter} (ones|1|digit|buildings) (behind|behind them|behind it) => 
statement: {greater|taller} (digit|buildings|ones|skyscrapers) {box|blocks|hide|hides|obscure|obscures} (view of|sight of) (each) {less|smaller|shorter} (ones|1|digit|buildings) (behind|behind them|behind it) => nothing
statement: (think of) each digit (as|is|stand for|tell) {building|skyscraper} {of that height|of that many floors|of its height|whose height it is} => nothing
seen: from {that direction|direction of clue|outside grid|clue} => 
listof: <list> => $1
listof: <sublist> => $1
sublist: (first|closest) # {digit|cell} {next to|beside|closest to|closest|adjacent to} (it|clue) => it[1..$1]
sublist: last # {digit|cell} => it[-$1..-1]
sublist: digit in first # {digit|cell} (<inlane>) (<seen>) => it[1..$1]
sublist: digit in # {digit|cell} {closest|next|adjacent} (to) clue (<inlane>) => it[1..$1]

# ---- tests of one digit ----
listof: each (of) # {digit|cell} => it
adjective: odd => odd
adjective: even => even
adjective: prime => prime
adjective: low => low
adjective: high => high

# ---- numbers ----
quantity: sum (of) (<listof>) (<its>) => sum($1)
quantity: <listof> sum => sum($1)
quantity: product of <listof> => product($1)
quantity: difference {of|between} <listof> => range($1)
quantity: greatest (digit) (of|in|among|on) (<listof>) (<its>) => max($1)
quantity: {greatest|greater} digit that appear {in|on} <listof> => max($1)
quantity: greater (digit) (of) <listof> (<its>) (that it touch) => max($1)
quantity: greater (of) <listof> (that it touch) => max($1)
twoofthem: (of) (2) (digit) (that) (appear|placed) (in) (each|those|2) (2) cell => 
quantity: greater <twoofthem> => max
quantity: less <twoofthem> => min
quantity: sum of (each|all) (digit) {adjacent to|next to|beside|touch} # (<inlane>) => sum(a, b in steps: (if a = $1 then b else 0) + (if b = $1 then a else 0))
quantity: product of (each|all|2) (digit) {adjacent to|next to|beside|touch} # (<inlane>) => product(a, b in steps: (if a = $1 then b else 1) * (if b = $1 then a else 1))
quantity: least (digit) (of|in|among|on) (<listof>) (<its>) => min($1)
quantity: less (digit) (of) <listof> (<its>) => min($1)
quantity: less (of) <listof> => min($1)
quantity: less of 2 digit in (those) (each) (2) cell => min(it)
quantity: sum of greatest and least (digit) (of|in) <listof> => max($1) + min($1)
quantity: sum of least and greatest (digit) (of|in) <listof> => max($1) + min($1)
quantity: difference between greatest and least (digit) (of|in) <listof> => range($1)
quantity: {how many|digit of|count of|amount of} different digit (<its>) (<around>) => distinct
quantity: {how many|digit of|sum digit of|count of} <adjective> digit (<its>) (is) (<around>) => count(c in it where c is $1)
quantity: how many of <listof> {have|is|that have} <adjective> (digit) => count(c in $1 where c is $2)
quantity: sum of <adjective> digit (<its>) => sum(c in it where c is $1)
quantity: (their) difference => range
quantity: (by) how much {(<det>) (2) {digit|cell} (<around>)|they} differ => range
quantity: first digit in that row => first(row(it[1]))
quantity: first digit in that column => first(column(it[1]))
# ---- how many, and of which ----
countword: {how many|digit of|count of|amount of} => 
there: (thereis) (that) (is|lie|appear|it have|they have) (thereis) => 
quantity: <countword> <celltest> (digit|cell) <there> (<its>) (<around>) => count(c in it where c $2)
quantity: <countword> (digit|cell) (that) (is) <celltest> (<its>) (<around>) => count(c in it where c $2)
quantity: <countword> different digit <there> (<its>) (<around>) => distinct
kindtest: <adjective> => is $1
kindtest: (digit) {greater than|above|over} # => > $1
kindtest: (digit) {less than|below|under} # => < $1
kindtest: squaredigit => is square
kindtest: multiples of # => mod $1 = 0
quantity: sum of (its|their|all|each) <kindtest> (digit) (<its>) (only) => sum(c in it where c $1)
quantity: product of (its|their|all|each) <kindtest> (digit) (<its>) (only) => product(c in it where c $1)
quantity: <countword> {cell|digit} <there> between # and # (<inlane>) => count(between($3, $4))
quantity: (absolute) difference {between|of} first and last {digit|cell} (<inlane>) => |it[1] - it[-1]|
quantity: how far apart first and last {digit|cell} (<inlane>) (is) => |it[1] - it[-1]|
quantity: sum of first and last {digit|cell} (<inlane>) => it[1] + it[-1]
quantity: product of first and last {digit|cell} (<inlane>) => it[1] * it[-1]
quantity: sum of {digit|cell} between # and # (<inlane>) 0 if they touch => sum(between($1, $2))
quantity: <countword> {cell|digit} <there> between greatest and least even digit 8 and 2 (<inlane>) => count(between(2, 8))
battlesum: sum of {digit|cell} (that is) {in overlap or in gap|in overlap or gap|either overlapped by each or left free by each|in gap or overlap} (<battlewords>) => 
battlewords: when first cell of line claims as many cell as its digit from its end and so does last => 
statement: <outsideclue> <reads> <battlesum> => each outside clued :: if it[1] + it[-1] > count then sum(it[count - it[-1] + 1..it[1]]) = clue else sum(it[it[1] + 1..count - it[-1]]) = clue
armies: stand for armies {covering|that cover|occupying} (first x and last y cell) => 
statement: first digit x and last digit y (of (<lane>)) <armies> => nothing
lane: {that|its|their} line => 
statement: <outsideclue> is (either) first <adjective> or first <adjective> digit {visible|seen|that is seen|that is visible} (from that position|from there|<seen>) => each outside clued :: first(c in it where (c + clue) is even) = clue
statement: (looking in grid) (from clue) {closest|first} digit {have|with|of} (clue s|same) parity (as clue) is clue => each outside clued :: first(c in it where (c + clue) is even) = clue
quantity: {last|units|ones|final} digit of <sumname> => sum mod 10
sumname: (cage s|its|their|cage) sum => 
quantity: (its|their) greatest digit => max
quantity: (its|their) least digit => min
sumname: sum (of (all) (digit|cell)) (<its>) => 
list: (all) (of) (its|their) (#) {digit|cell} => it
list: (all|each) {digit|cell} (that) {lie|is|appear} <its> => it
list: what is {in|on} it => it
quantity: sum digit of <adjective> digit (<its>) => count(c in it where c is $1)
quantity: position of # (<its>) (<inlane>) => place($1)
quantity: position of digit # (<its>) (<inlane>) => place($1)
quantity: position (<inlane>) of (digit) # => place($2)
quantity: distance between # and # (<its>) (<inlane>) => |place($1) - place($2)|
quantity: first <adjective> digit (seen) (<inlane>) (<seen>) => first(c in it where c is $1)
quantity: first digit (seen) (<inlane>) (<seen>) that is <adjective> => first(c in it where c is $3)
quantity: last <adjective> digit (seen) (<inlane>) (<seen>) => last(c in it where c is $1)
quantity: {median|middle} (median|middle) (digit) (of|in) (<listof>) (<its>) => median
quantity: digit that goes in (that) cage => sum
quantity: digit in (that) cage => sum
quantity: sum of digit atmost first region edge => sum(first(segments))
quantity: sum of digit (<its>) {before|atmost} first region edge => sum(first(segments))
quantity: # less than <basequantity> => $2 - $1
quantity: # more than <basequantity> => $2 + $1
quantity: {twice|2 times|double} <basequantity> => 2 * $1
quantity: <basequantity> => $1
basequantity: (its|their) length => length
basequantity: length (of it|of line|of (that|this|each) (line|thermo|cage)) => length
basequantity: {digit of|how many} cell (in|on|of) (it|that line|line|that cage|cage|that thermo) => length
basequantity: {digit of|how many} cell {it have|it is long} => length
quantity: {range|spread} (of) (<listof>) (<its>) => range
quantity: {difference|range} {between|of} (its|their) greatest (digit) and (its|their) least (digit) (<its>) => range
quantity: {difference|range} {between|of} (its|their) least (digit) and (its|their) greatest (digit) (<its>) => range
quantity: digital {root|roots} of {<sumname>|cage|digit|all digit|its digit} (<its>) => (sum - 1) mod 9 + 1
quantity: how far apart (<det>) (2) digit (is) => range
quantity: {greatest|greater} (digit) minus {least|less} (digit|1) (of|in) (<listof>) => range
quantity: (its|their) sum => sum
quantity: (its|their) product => product
quantity: {range|spread} greatest minus least of <listof> (<its>) => range
quantity: greatest minus least (digit) (of|in) (<listof>) (<its>) => range
quantity: difference {between|of} (its|their) {greatest and least|least and greatest} (digit) (<its>) => range
quantity: difference {between|of} greatest and least (digit) {on|in} it => range
quantity: {units|last} digit of <basequantity> => ($1) mod 10
quantity: sum of (all) digit (that is|placed|sandwiched|lying) between # and # (<inlane>) (not including (# and #|them|each)) => sum(between($1, $2))
quantity: sum of run of rise digit (<inlane>) (that starts|starting) (in|with) {cell|digit} closest (to) clue => sum(start_run)
quantity: sum of first run of rise digit (<inlane>) (from {position of clue|clue|clue s position}) => sum(start_run)
runof: consecutive {cell|digit} (<inlane>) => 
quantity: length of longest run of (<runof>) (that is) (either) all odd or all even => max(n in places where some w in windows(n): w is odd or w is even)
quantity: length of longest (consecutive) run of rise digit (<inlane>) (<seen>) => max(n in places where some w in windows(n): w is rising)
quantity: {how many|digit of} (buildings|skyscrapers) (is) visible (when looking from that point on) (corresponding) (<lane>) (<seen>) => count(i in places where each a in it[1..i - 1]: a < it[i])
)";

}  // namespace omnidoku::reading
