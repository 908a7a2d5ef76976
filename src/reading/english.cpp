// SPDX-License-Identifier: MIT
//
// The grammar of rules in English, over the words of statements.cpp. A statement means
//
//   each SELECTOR :: FORMULA       of each thing by itself
//   all SELECTOR :: FORMULA        of them together, which the formula calls "things"
//   board :: FORMULA
//
// several of these parted by ";;", or "nothing": it says nothing new. A selector is a kind of thing
// and what is known of its look (reading/selecting.h).
#include "reading/grammar.h"

namespace omnidoku::reading {

const Grammar& english() {
  static const Grammar grammar(R"(
# ---- things ----
colour: gray|white|black|red|pink|orange|yellow|brown|green|blue|cyan|purple|lavender|magenta|teal|turquoise => colour=$0
colour: shaded|marked|corner|outlined|bold|thick|thin|drawn|given|small|large|big|shown|solid|dashed|dotted|filled|hollow|open|empty|unfilled|circular|round|numbered|labelled|different|separate => 
colour: light <colour> => $1
det: each|all|this|that|its|their => $0
det: # => $0
det: all # => $0
det: each # => $0
det: each of (all) (this|that) => $0
rulename: renban|nabner|whisper|german|dutch|palindrome|palindromic|between|killer|slow|regular|sandwich|quadruple|kropki|parity|entropic|modular|lockout|zipper|region|sum|average|indexing|extra|variant|classic|special|custom => 
rulename: entropy|arithmetic|index|product|difference|whispers => 
shapeword: shape|line|path|itself|given|drawn|marked => 
line: (<rulename>) (<rulename>) line => line
line: renban|whisper|palindrome|snowflake|heart|shape|figure|tree|zipper => line
look: (<colour>) (<colour>) => $1 $2
ingrid: {in|on|throughout} (this) (grid|board) => 
ingrid: (that is) {marked|drawn|shown|given|present|pictured} (in grid) => 
things: (<det>) <look> <line> (<ingrid>) => line $2
things: (<det>) <look> (<rulename>) thermo (<shapeword>) (<ingrid>) => thermo $2
things: (<det>) <look> (<rulename>) arrow (line|shaft|body|stem|shape|tail) (<ingrid>) => arrow $2
things: (<det>) <look> (<rulename>) cage (<ingrid>) => cage $2
things: (<det>) <look> (extra|window|2x2|3x3|irregular) region (<ingrid>) => region $2
things: (<det>) <look> (window|2x2|3x3) {window|square|shape} (region) (<ingrid>) => region $2
things: (<det>) (#) (of) <look> (straight|long|main|principal|major) diagonal (<ingrid>) => diagonal $3
things: (<det>) <look> caged region => cage
things: (<det>) outlined {region|group of cell} => cage
things: (<det>) {dashed|dotted} {box|region|outline} => cage
things: (<det>) <look> (<rulename>) (<rulename>) cell (<ingrid>) => cell $2
things: cell (that is) marked with <marks> => cellmark $1
things: (<det>) <look> (square|cell) {with|have} <marks> => cellmark $2
things: <marks> => $1
things: each of each => any
things: each (gray|white) (extra) box => region
# ---- things with what is at them ----
withends: {with|that have|have} (2|<look>) circle {at|on} (each|2|both|either|their|its) (2) end => 
withends: with {circle|circled|circular} end => 
withends: {joined|that joined|between|drawn between|running between|that is between} 2 (<look>) circle => 
things: (<det>) <look> line <withends> => line $2 ringed
things: (<det>) (<look>) diagonal (that is) {marked|given} (with|by) arrow => diagonal
things: (<det>) diagonal (with|that have) arrow => diagonal
things: (<det>) <look> region of # cell (<ingrid>) => region $2
things: (<det>) <look> region of {same|1} colour => region $2
things: (<det>) <look> (#) (cell) {bars|strips|strip|shapes|shape|groups|group|clusters|cluster} (of (#) cell) => region $2
things: (<det>) <look> cage {with|that have} (small) {digit|clue|sum} (in (topleft) corner) => cage $2 clued
marks: (<det>) <look> {bars|bar|strokes|stroke} (<betweentwo>) => mark form=rectangle $2
marks: (<det>) half white (and) half black {dot|circle} => mark form=circle
markform: circle|bubble|dot => circle
markform: square => square
markform: diamond => diamond
markform: rectangle => rectangle
betweentwo: {between|joining|joined|joined by} (2) (adjacent|orthoadjacent) {cell|digit} => 
betweentwo: {on|at} edge {between|of} (2) (adjacent|orthoadjacent) cell => 
betweentwo: between (2) horizontal {cell|digit} => horizontal
betweentwo: between (2) vertical {cell|digit} => vertical
atpoint: {at|on} (corner of) (#) {cell} => 
marks: (<det>) <look> (<rulename>) <markform> (sign) (<ingrid>) (<betweentwo>|<atpoint>) => mark form=$4 $2 $5
marks: (<det>) star => mark sign=*
marks: (<det>) (letter) <roman> (<ingrid>) (<betweentwo>) => mark sign=$2
marks: (<det>) plus (sign) => mark sign=+
marks: (<det>) {minus} (sign) => mark sign=-
marks: (<det>) {tell|eq} sign => mark sign==
marks: (<det>) {inequality|less than|greater than|lt|gt} (sign) (lt|gt|lt gt) => mark sign=<
marks: (<det>) {lt|gt} => mark sign=<
roman: x|v|i|xv|vi|vii|viii|iv|ix|xi|xii|xiii|xiv|vx => $0

# ---- lanes and clues beside the grid ----
lane: (<det>) (corresponding|same) {row or column|row|column|row and column} => 
inlane: {in|on|of|from|for} <lane> => 
seen: (when looking|looking|seen|as seen|reading|counting|starting|start|going) {from|in|at} (direction of) {direction|clue|that direction|that edge|outside|edge of clue|that clue|clue outward} => 
seen: from (direction of) {direction|clue} => 
seen: starting (from|with|at) {digit|cell} {closest|adjacent|next} to clue (and continuing away from clue) => 
besidegrid: {outside|next to|beside|adjacent to|above|left of|at|by|bordering} (grid|<lane>) => 
besidegrid: (given|placed|that is|that is given) outside (grid|<lane>) => 
outsideclue: {clue|digit|sign} <besidegrid> => outside
outsideclue: clue => outside
outsideclue: {digit|clue} next to arrow => diagonal
outsideclue: {clue|digit} adjacent to <lane> => outside
outsideclue: {clue|digit} (is) given <besidegrid> => outside
outsideclue: {clue|digit} at {head|top|left|right|bottom|end} of {row|column|row or column} => outside

# ---- what belongs to a thing ----
itskind: {line|cage|thermo|arrow|region|circle|dot|cell|grid|diagonal|square|row or column|row|column|box|pair|shape} => 
its: {of|in|on|from|inside} (<det>) (corresponding|same|given|<colour>) <itskind> => 
its: {of|in|on} it => 
its: on (that|this) line joined to (that|this) arrow => 
its: on that diagonal => 
pointed: (that) {it|they|arrow|clue|digit|(its|their) arrow} {pointto|points in} => 
pointed: {given|marked|pointed (out)} by (<det>) arrow => 
pointed: (that) {leaving|coming out of|coming from|that leaves|that leave|joined to|starting in|starting at|starting from|start from|start at|starts at|leading away from|that start at|that start from|that starts in|that starts from|that begins at|that begins in|emanating from|growing from|extending from} (<det>) {it|them|circle|there|bulb} => 
pointed: that {starts|start|begins|begin} {there|here} => 
its: {of|in|on|from|inside|through} (<det>) (corresponding|same|given|joined|marked|<colour>) <itskind> <pointed> => 
its: {on|of|in} (<det>) arrow s {shaft|line|body} => 
its: {on|of} (<det>) (arrow) shaft => 
its: in direction {of|given by} (<det>) arrow => 
its: in direction (that) (<det>) {it|arrow} {pointto|is pointing|points} => 
its: in => 
its: (that) {it have|they have} => 
around: surround (<det>) (<look>) (circle|dot|square|it|corner|sign|clue) => 
around: {that (is)|it} touch (<det>) (circle|dot|it) => 
around: adjacent to (<det>) (circle|dot|it) => 
around: {on either edge of|joined by} (<det>) (<look>) {circle|dot|it|sign} => 
around: around it => 
list: (all) (of) (#) {digit|cell} (in (#) cell) (<placed>) (<its>) (<around>) => it
list: (#) cell (<around>) => it
list: (#) surround {cell|digit} => it
list: (each) digit (that) <around> => it
list: it|them => it
list: surround (#) {cell|digit} => it
list: (#) {digit|cell} that (it|they|cage|line) have => it
nearest: closest (to) clue => 
placed: (that) (is|it) {placed|appear|lie|lying|written|located|entered|filled in|standing} => 
placed: that is => 
sublist: (first) # {digit|cell} {<nearest>|closest (to) clue} (<inlane>) => it[1..$1]
sublist: first # {digit|cell} (<inlane>) (<seen>) => it[1..$1]
sublist: # {digit|cell} <nearest> (<inlane>) => it[1..$1]
sublist: first {x|n} {digit|cell} (<inlane>) (<fromclue>) where {x|n} is <firstdigit> (<seen>) => it[1..it[1]]
fromclue: starting with digit adjacent to clue and continuing away from clue => 
fromclue: starting {from|at|with} {clue|digit|cell} (closest|adjacent|next) (to clue) => 
sublist: closest {x|n} {digit|cell} (<inlane>) where {x|n} is {closest|first} (of (each) digit|digit|of them) => it[1..it[1]]
sublist: first x {digit|cell} (<inlane>) (<seen>) where x is <firstdigit> => it[1..it[1]]
sublist: first x {digit|cell} (<inlane>) where x is <firstdigit> (<seen>) => it[1..it[1]]
sublist: first n {digit|cell} (<inlane>) (<seen>) where n is <firstdigit> => it[1..it[1]]
firstdigit: adjacent digit => 
firstdigit: (first|adjacent) {digit|cell} (adjacent to clue) (<inlane>) (<seen>) => 
firstdigit: digit in (first|closest) cell (to clue|adjacent to clue) (<inlane>) => 
firstdigit: {digit|cell} {adjacent|next|closest} to clue => 
listof: <list> => $1
listof: <sublist> => $1
sublist: (first|closest) # {digit|cell} {next to|beside|closest to|closest|adjacent to} (it|clue) => it[1..$1]

# ---- tests of one digit ----
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
quantity: first digit in that row => first(row(it[1]))
quantity: first digit in that column => first(column(it[1]))
# ---- how many, and of which ----
countword: {how many|digit of|count of|amount of} => 
there: (thereis) (that) (is|lie|appear|it have|they have) (thereis) => 
quantity: <countword> <celltest> (digit|cell) <there> (<its>) (<around>) => count(c in it where c $2)
quantity: <countword> (digit|cell) (that) (is) <celltest> (<its>) (<around>) => count(c in it where c $2)
quantity: <countword> different digit <there> (<its>) (<around>) => distinct
quantity: sum of (its|their|all) <celltest> (digit) (<its>) (only) => sum(c in it where c $1)
quantity: product of (its|their|all) <celltest> (digit) (<its>) (only) => product(c in it where c $1)
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
quantity: first <adjective> digit (seen) (<inlane>) (<seen>) => first(c in it where c is $1)
quantity: last <adjective> digit (seen) (<inlane>) (<seen>) => last(c in it where c is $1)
quantity: {median|middle} (median|middle) (digit) (of|in) (<listof>) (<its>) => median
quantity: digit that goes in (that) cage => sum
quantity: digit in (that) cage => sum
quantity: sum of digit atmost first region edge => sum(first(segments))
quantity: sum of digit (<its>) {before|atmost} first region edge => sum(first(segments))
quantity: sum of (all) digit (that is|placed|sandwiched|lying) between # and # (<inlane>) (not including (# and #|them|each)) => sum(between($1, $2))
quantity: sum of run of rise digit (<inlane>) (that starts|starting) (in|with) {cell|digit} closest (to) clue => sum(start_run)
runof: consecutive {cell|digit} (<inlane>) => 
quantity: length of longest run of (<runof>) (that is) (either) all odd or all even => max(n in places where some w in windows(n): w is odd or w is even)
quantity: length of longest (consecutive) run of rise digit (<inlane>) (<seen>) => max(n in places where some w in windows(n): w is rising)
quantity: {how many|digit of} (buildings|skyscrapers) (is) visible (when looking from that point on) (corresponding) (<lane>) (<seen>) => count(i in places where each a in it[1..i - 1]: a < it[i])

# ---- tests of a list ----
test: <quantity> (is) {tell|same as|is} <quantity> => $1 = $2
test: <quantity> is {greater|more} than <quantity> => $1 > $2
test: <quantity> is less than <quantity> => $1 < $2
test: <quantity> is # => $1 = $2
test: have <howmany> pair of consecutive digit => $1 a, b in pairs: |a - b| = 1
test: have <howmany> consecutive pair => $1 a, b in pairs: |a - b| = 1
test: have <howmany> <adjective> digit => $1 c in it: c is $2
# ---- sums, products and counts compared ----
test: sumto <bulbvalue> => sum = number(bulb)
test: multiplyto <bulbvalue> => product = number(bulb)
test: sumto <cmp> => (sum) $1
test: multiplyto <cmp> => (product) $1
test: have sum that is <cmp> => (sum) $1
test: have product that is <cmp> => (product) $1
test: {have|form|is} only <adjective> digit => it is $1
test: <quantity> is <cmp> => ($1) $2
test: tell (its|their) sum (<cluepart>) => sum = clue
test: tell (its|their) product (<cluepart>) => product = clue
test: <howmany> of (the|its|their|2|each) (2) {digit|cell|them} {is|have} <celltest> => $1 c in it: c $2
test: have <howmany> pair of {consecutive digit|digit that is consecutive} (neednot adjacent) => $1 a, b in pairs: |a - b| = 1
test: <howmany> (digit|cell) {is|have} <celltest> => $1 c in it: c $2
test: 1 {digit|cell|of digit|of them|of its digit} is sum of (all) (the) {others|other|rest} (digit) => some c in it: sum - c = c
test: 1 {digit|of digit|of them|of its digit} is product of (all) {others|other|rest} (digit) => some c in it: product = c * c
howmany: atleast # => at least $1
howmany: exactly # => exactly $1
howmany: atmost # => at most $1
howmany: # => exactly $1
kindset: <kindone> => $1
kindset: <kindone> (and) <kindset> => ($1) and ($2)
kindone: (atleast) # {low|medium|middle|mid|high} digit % => count(c in it where c in {$2}) >= $1
test: have <kindset> => $1
test: (is) one each of <kindset> => $1
test: sumto # or {more|greater} => sum >= $1
test: sumto # or less => sum <= $1
test: differ # or more => each a, b in steps: |a - b| >= $1
test: have difference of # => each a, b in steps: |a - b| = $1
test: sumto squaredigit => (sum) is square
test: sumto prime (digit) => (sum) is prime
bulbend: (its|thermo s|thermo|round|rounded|circular) bulb (end) (<its>) => 
bulbend: circle (at) bulb (end) (<its>) => 
otherend: (<det>) (flat|other|far|thermo|opposite|open) {tip|end|top} (<its>) => 
frombulb: {from|starting from|starting at|starting with|starting in|beginning at|beginning from|moving from|going from|moving away from|moving (away) from|away from|outward from} <bulbend> ({to|toward|towards|until|atmost} <otherend>) (outward) => 
frombulb: {as|when|the further} (they|you|it) {move|get|go|travel} ((further) away) from <bulbend> (<otherend>) => 
frombulb: from {beginning|start} to end => 
onit: {on|in} (<det>) {it|thermo|line|arrow} => 
norepeat: {with|and|but} no repeat (digit) => 
norepeat: {without|with no} (any) repeat (digit) => 
norepeat: (and|but) not repeat => 
order: (but|and) (appear|may appear|placed|is|not in order) anyorder (<its>) => 
order: (but|and) neednot (appear|is) (in) (consecutive) order => 
test: (is|appear in|is in) rise (order) (<onit>) (in value|in size) (<frombulb>) (<onit>) => it is rising
test: {form|is|make} rise {sequence|order|run} (<frombulb>) => it is rising
test: rise in value (<frombulb>) => it is rising
# ---- how digits go on from one to the next ----
eachstep: {with|at|in|on|between} each (step|move) => 
eachstep: from (1) (cell|digit|1) to (the) next (cell|digit|1) => 
eachstep: {between|from} {adjacent|neighbour|consecutive} {cell|digit} => 
eachstep: {each|1} (time|cell) => 
eachstep: from cell to cell => 
statement: digit rise by <cmp> (<eachstep>) <frombulb> => each thermo :: each a, b in steps: (b - a) $1
rulename: fast => 
prevone: (<det>) {previous|preceding|last} (digit|cell|1) => 
prevone: (<det>) (digit|cell|1) {before it|preceding it|closer to bulb|in front of it|on bulb edge} => 
prevone: (<det>) neighbour {on bulb edge|towards bulb|closer to bulb} => 
prevone: (<det>) {digit|1|cell} {between it and bulb|that come before it|on way to bulb} => 
stepcmp: greater than => b > a
stepcmp: less than => b < a
stepcmp: {greater than or tell|not less than|atleast as great as|atleast|not less than or} => b >= a
stepcmp: {less than or tell|not greater than|atmost} => b <= a
stepcmp: {atleast # greater than|atleast # {more|above} (than)|# or more greater than|# or more {above|more than}} => b - a >= $1$2$3$4
stepcmp: (exactly) # {greater|more} than => b - a = $1
stepcmp: {more than # greater than} => b - a > $1
stepcmp: atleast twice => b >= 2 * a
steptest: is <stepcmp> <prevone> => $1
steptest: have greater digit than <prevone> => b > a
steptest: have less digit than <prevone> => b < a
bulbleast: (and) (with) bulb (is|being) least => 
test: <steptest> (<frombulb>) (<bulbleast>) => each a, b in steps: $1
test: not (is) {less than or tell|tell or less than} <prevone> => each a, b in steps: b > a
test: not (is) less than <prevone> => each a, b in steps: b >= a
test: rise (in value) by <cmp> (<frombulb>) (<eachstep>) (<frombulb>) => each a, b in steps: (b - a) $1
test: rise (<frombulb>) (by) <cmp> (<eachstep>) (<frombulb>) => each a, b in steps: (b - a) $2
test: fall by <cmp> (<frombulb>) (<eachstep>) => each a, b in steps: (a - b) $1
test: rise <frombulb> and rise {between adjacent cell|between adjacent digit|each step} (is) <cmp> => each a, b in steps: (b - a) $2
test: (may|is) notfall (order) (<onit>) (<frombulb>) (but may repeat) => it is growing
test: {rise or fall|fall or rise} by (same|constant|fixed) (amount) (<eachstep>) (on line) => it is sequence
test: {form|is|have|follow} arithmetic {progression|series|sequence} (read from 1 of end|<frombulb>) => it is sequence
test: have (constant|same) difference {between|from} (each) (<near>) (digit|cell) => each a, b, c in windows(3): b - a = c - b
walk: {if|when|as} you {walk|move|go|travel|step|read|follow} {from|away from|along} <bulbend> (of|on) (<det>) (thermo|line) (to|toward|towards) (<otherend>) => 
otherend: (<det>) {tip|end|top|flat end} => 
statement: <walk> digit (that) (you) (meet|see|pass|encounter|find|read|cross) (is) (in) <walktest> => each thermo :: $4
walktest: rise (order) => it is rising
walktest: notfall (order) => it is growing
walktest: fall (order) => it is falling
clause: each step (away) from bulb {raises|raise|rise} (digit) by <cmp> => each thermo :: each a, b in steps: (b - a) $1
test: not {fall|drop} (<frombulb>) (but may repeat (aslongas <anything>)) => it is growing
test: {stay same or rise|rise or stay same} (<frombulb>) => it is growing
test: not rise (<frombulb>) => it is shrinking
test: fall (<frombulb>) => it is falling
consecutives: (non repeating|nonrepeating) {set|sequence|group|run} of (different|nonrepeating) consecutive digit (<norepeat>) (<order>) => it is consecutive
consecutives: (non repeat|nonrepeating) consecutive {set|sequence|run} (of digit) (<norepeat>) (<order>) => it is consecutive
consecutives: consecutive digit (<norepeat>) (<order>) => it is consecutive
test: {form|have|is} <consecutives> => $1
test: {form|is|have|read} {palindromic {sequence|line}|palindrome|palindromic} => it is palindrome
test: (read|is|reads) {same|identically} bothways => it is palindrome
# What stands at a thing.
cluenoun: clue|sum|digit|product|difference|ratio|total => 
cluepart: (in|at) (topleft|small) (hand) (corner|edge) => 
cluepart: {in|at} (topleft|upper|top) corner => 
cluepart: {given|shown|tell|written|displayed|noted|printed|marked|that tell|that is given} => 
cluepart: outside (grid|<lane>) => 
cluepart: {in|on|of|for|at} (<det>) (<colour>) (killer) (corresponding|joined|that) {cage|it|box|circle|dot|corner|region|line|diagonal|clue|arrow} => 
cluepart: cage s corner => 
cluename: (given|given|small|corner|shown|marked|corresponding|circled|its|their|cage s|that|joined|tell) (small) <cluenoun> => clue
cluename: (given|given|small|corner|shown|marked|corresponding|its|their|that|joined) (small) <cluenoun> <cluepart> => clue
cluename: (given|given|small|corner|shown|marked|corresponding|its|their|that) (small) <cluenoun> <cluepart> <cluepart> => clue
cluename: (small) <cluenoun> <cluepart> <cluepart> <cluepart> => clue
cluename: cage s {clue|sum|digit} => clue
# The circle of an arrow.
circleword: circle|bulb|pill|oval|base => 
ofarrow: {of|on|at} (<det>) {arrow|it} => 
ofarrow: {at} (its|arrow s) {base|start|end|tail} => 
ofarrow: (that is) joined (to) (<det>) (arrow|it) => 
ofarrow: (it|arrow|line|arrow shaft) {start from|start in|begin in|begin at|comes from|come from|originates from|is joined to|joined to} => 
bulbvalue: (<det>) (arrow s|arrow|its) (joined|adjacent|corresponding) circled {digit|sum|cell} (<ofarrow>) => 
bulbvalue: (<det>) {digit|sum|twodigit} (<placed>) {in|of|on} (<det>) (<look>) (joined|adjacent|corresponding|arrow s|arrow) <circleword> (<ofarrow>) (<astwo>) => 
bulbvalue: {digit|sum} (<placed>) in {joined|its|that} circled cell => 
bulbvalue: (<det>) (<look>) (joined|adjacent|corresponding|arrow s) <circleword> (digit|sum) (<ofarrow>) => 
bulbvalue: circled digit at {base|start} of arrow => 
astwo: read as twodigit (digit) (read) (from left to right|from top to bottom) => 
# Circles at the ends of a line.
eitherend: {at|on|of|at each of} (<det>) (2|either|both) end (<its>) => 
ringed: (<det>) (2) circle (<eitherend>) (<its>) => 
ringed: (<det>) (2) circled {digit|cell|end} (<eitherend>) (<its>) => 
ringed: (digit of) (2|each) {digit|those} (<placed>) {in|of|on} (<det>) (2) (circle|circled cell|circled end) (<placed>) (<eitherend>) (<its>) => 
ringed: {digit|those} (<placed>) <eitherend> => 
ringed: (<det>) (2) end (digit) (<its>) => 
test: {is|have digit|lie|fall|} (in) between <ringed> => each c in inner: min(ends) < c < max(ends)
test: is less than <ringed> => each c in inner: c < min(ends)
test: is greater than <ringed> => each c in inner: c > max(ends)
value: # => $1
value: <cluename> => clue
value: <bulbvalue> => number(bulb)
value: <quantity> => $1
test: {sumto|have sum (of)|have sum tell (to)} <value> => sum = $1
test: have <value> as (their) sum => sum = $1
test: {multiplyto|have product (of)|have product tell (to)} <value> => product = $1
test: have {difference|range} (of|tell) <value> => range = $1
test: have difference (that is) {given|shown|tell|indicated} => range = clue
test: have ratio (that is) {given|shown|tell|indicated} => it[1] = clue * it[2] or it[2] = clue * it[1]
test: have difference of clue => range = clue
test: have (digit in) ratio of {clue|digit given} => it[1] = clue * it[2] or it[2] = clue * it[1]
test: {is such that|} 1 is twice other => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: 1 (digit|cell) (have|is) (exactly) twice ({digit of|}) other => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: have 1 (digit) (that is) twice other => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: (in) 1 of each {cell|digit} have twice digit of other => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: {is|have} {digit|} in (1 to 2|1:2|2:1|2 to 1) ratio => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: sumto # => sum = $1
test: (have) sum # => sum = $1
test: sumto {less than|under} # => sum < $1
test: sumto {more than|greater than|over} # => sum > $1
test: sumto {atleast #|# or more} => sum >= $1$2
test: sumto {atmost #|# or less} => sum <= $1$2
test: multiplyto # => product = $1
test: have product # => product = $1
test: not repeat => it is different
test: is (all) different => it is different
test: have {different digit|no repeat digit|no repeat} => it is different
test: not have repeat (digit) => it is different
test: not (appear|is) same (digit) => it is different
span: (from) 1 (to|through) # => 
test: have (all|each) (of) digit (<span>) (<norepeat>) (exactly) once (each) (<norepeat>) => it is different
test: have (all|each) (of) digit <span> (<norepeat>) (exactly) (once) (each) (<norepeat>) => it is different
test: have (all|each) (of) {numbers|digit} (exactly once) without repeat => it is different
test: have each of digit from 1 to 9 without repeat => it is different
test: is all (odd|even) or all (odd|even) => it is odd or it is even
test: (is) (either) all odd or all even => it is odd or it is even
test: have (either) # odd digit or # even digit => it is odd or it is even
test: have same parity ((either) all odd or all even|all even or all odd) => it is odd or it is even
test: is (either) (all) odd or (all) even => it is odd or it is even
test: alternate (between) (odd and even|even and odd|parity|in parity|even odd|odd even) => each a, b in steps: (a + b) is odd
test: alternate in parity => each a, b in steps: (a + b) is odd
test: is <adjective> => it is $1
test: have <adjective> digit (only) => it is $1
test: have (only|exactly) # different digit => distinct = $1
test: only have # different digit => distinct = $1
test: have digit in 1 of (2) cell {have|is|} twice (digit of) other => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: {is|have} (digit) twice (digit of) (the|each) other => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: {differ from|differ} (<neighbour>) (by) atleast # => each a, b in steps: |a - b| >= $2
test: {differ|have difference} (of) (by) atleast # (<neighbour>) => each a, b in steps: |a - b| >= $1
test: {differ|have difference} (by) (exactly) # => each a, b in steps: |a - b| = $1
test: {differ|have difference} (by) atmost # => each a, b in steps: |a - b| <= $1
neighbour: (each) (of) (their|its) neighbour (<its>) => 
neighbour: from (their|its) neighbour (<its>) => 
test: is in {1:2|2:1} ratio => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: have {1:2|2:1} ratio => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: have digit in {1:2|2:1} ratio => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: have consecutive digit => each a, b in steps: |a - b| = 1
test: is consecutive => each a, b in steps: |a - b| = 1
test: not (is) consecutive => each a, b in steps: |a - b| != 1
test: not sumto # => each a, b in steps: a + b != $1
test: have ratio (of) {1:2|2:1|1 : 2|1 to 2|2 to 1} => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: is in ratio (of) {1:2|2:1} => it[1] = 2 * it[2] or it[2] = 2 * it[1]
test: have same parity => it is odd or it is even
test: have {opposite|different} parity => (it[1] + it[2]) is odd
sequence: (evenly spaced|arithmetic) sequence (rise in direction that arrow is pointing) => it is sequence
test: {form|have|is} evenly spaced sequence rise in direction that arrow is pointing => it is sequence and it is rising
test: {form|have|is} <sequence> => $1
test: {form|have} arithmetic sequence => it is sequence
test: appear exactly {twice|2 times} (<its>) => each c in it: count_of(it, c) = 2
test: rise from left to right (in row) and (from) top to bottom (in column) => each a, b in pairs where row_number(a) = row_number(b) or column_number(a) = column_number(b): a < b
test: rise clockwise => some i in {1..4}: (it + it)[i..i + 3] is rising
test: rise in clockwise direction (around dot|surround dot|around circle) => some i in {1..4}: (it + it)[i..i + 3] is rising
test: rise in anticlockwise direction (around dot|surround dot|around circle) => some i in {1..4}: (it + it)[i..i + 3] is falling
test: have atleast # low (digit) (# # #) (and) atleast # medium (digit) (# # #) (and) atleast # high (digit) => (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})
test: have valid time in 24 hour format => number(it[1..2]) < 24 and number(it[3..4]) < 60
tests: <test> => $1
tests: <test> (and|but) <test> => ($1) and ($2)
tests: <test> (and|but) <test> (and|but) <test> => ($1) and ($2) and ($3)
anything: <word> => 
anything: <word> <anything> => 
word: rules|if|otherwise|sudoku|digit|cell|follow|all|other|rule|sudoku|normal|row|column|box|region|they|is|not|in|same|repeat|by|allowed|if|otherwise|and|or|break|violate|any|each|constraints|constraint|regular|it => 
trailing: (but|and) repeatif <anything> => 
trailing: (but|and) may repeat (on line|in cage|<its>) (aslongas|repeatif|if) <anything> => 

# ---- the digits that a test is about ----
digits: (each|all|2|each of) {digit|cell} => 
digits: (each|all|2) digit (<placed>) in (each|2) (adjacent|orthoadjacent) cell => 
digits: (each) 2 {digit|cell} => 
digits: (2) (adjacent|orthoadjacent) {digit|cell} => 
prep: on|in|of|from|through => 
members: <digits> (<placed>) <prep> <things> => $4
members: <digits> (that is) (directly) joined (to each other) {by|with|on} <things> => $2
members: <digits> (that have) {on either edge of|on both edge of|on opposite edge of|with|that share|sharing|either edge of|have} <things> (between them) => $2
members: <digits> surround <marks> => $2
members: {digit|cell} (<placed>) surround <marks> => $2
members: <things> => $1
members: <things> s digit => $1
members: <things> digit => $1
members: <prep> <things> (each|all|2) {digit|cell} => $2
statement: <bulbis> <arrowq> => each arrow $1 :: number(bulb) = $2
statement: <bulbis> <arrowavg> => each arrow $1 :: sum = number(bulb) * count
statement: <arrowq> {is|tell|appear|goes|is given|stands} <inbulb> => each arrow $2 :: $1 = number(bulb)
statement: <arrowq> {is|tell} <anybulb> => each arrow $2 :: $1 = number(bulb)
statement: <arrowavg> {is|tell|appear|goes|is given|stands} <inbulb> => each arrow $2 :: sum = number(bulb) * count
statement: <arrowavg> {is|tell} <anybulb> => each arrow $2 :: sum = number(bulb) * count
statement: <things> take <arrowq> <outcome> <bulbvalue> => each $1 :: $2 = number(bulb)
statement: take <arrowq> <outcome> <bulbvalue> => each arrow :: $1 = number(bulb)
statement: (in) each <twobytwo> <tests> => board :: each squares: $2
statement: sum of (all|each) {digit|cell} (<placed>) {on|of|in} (<det>) (<look>) arrow (<pointed>) {is|tell} <anybulb> => each arrow $5 :: sum = number(bulb)
lockends: (<det>) (2) (digit) (<diamondends>) {differ <cmp>|have difference <cmp>|need difference of <cmp>|is <cmp> apart} => each line :: |it[1] - it[-1]| $3$4$5$6
lockends: (<det>) (2) diamond {differ <cmp>|have difference <cmp>|need difference of <cmp>|is <cmp> apart} => each line :: |it[1] - it[-1]| $2$3$4$5
lockmid: (all) digit on line (between them|joined them|between diamond) not {tell or|is tell or|is tell to or|fall|lie|is|} (is) (in) between (digit in|digit of) (<det>) (2) diamond (digit) => each line :: each c in inner: c < min(ends) or c > max(ends)
lockmid: (all) digit on line (between them|joined them|between diamond) {lie|is|fall} outside (of) (range|interval) ({given|set|defined} by) (digit in) (<det>) (2) diamond (digit) => each line :: each c in inner: c < min(ends) or c > max(ends)
lockmid: digit is locked out of line if it {fall|lie|is} (in) between or tell (digit in|digit of) (<det>) (2) (line s) diamond (end) => each line :: each c in inner: c < min(ends) or c > max(ends)
statement: <lockends> => $1
statement: <lockmid> => $1
statement: <lockends> (and|while|but) <lockmid> => $1 ;; $2
statement: <lockmid> (and|while|but) <lockends> => $1 ;; $2
statement: <members> <tests> (<trailing>) => each $1 :: $2
statement: {in|on} <things> {digit|cell} <tests> (and|but) <tests> => each $1 :: ($2) and ($3)
statement: if 2 cell is joined by <marks> they (they) <tests> => each $1 :: $2
statement: {adjacent|adjoining} digit on <things> <tests> => each $1 :: $2
statement: <marks> <reads> that digit in (each) (2) cell (<around>) (<betweentwo>) <tests> => each $1 :: $5
statement: digit in cell joined by <line> <tests> => each line :: $2
statement: <marks> <reads> that digit in 1 of (2) cell (<around>) {have|is} twice (digit of) (digit in) other (cell) => each $1 :: it[1] = 2 * it[2] or it[2] = 2 * it[1]
statement: <marks> <reads> that 1 of (2) {digit|cell} (<around>|it joins) {have|is} twice (digit of) other (digit|cell) => each $1 :: it[1] = 2 * it[2] or it[2] = 2 * it[1]
statement: {digit|cell} joined by <marks> is such that 1 is twice other => each $1 :: it[1] = 2 * it[2] or it[2] = 2 * it[1]
# ---- what a mark says of the two beside it ----
markverb: {joined|sign|separate|lie between|is between|appear between|go between|placed between|appear where|appear wherever|sits between|stand between|is given between|is placed between} => 
bothcells: (<det>) (2) (adjacent|neighbour|joined) {digit|cell} (<around>) (on either edge of it|on each edge of it|on either edge|it joined|it touch|it separate|beside it|next to it|on its 2 edge) => 
bothcells: {they|their digit|them|(<det>) 2 cell digit} => 
bothpair: consecutive => |a - b| = 1
bothpair: {same|tell} => a = b
clause: <marks> <markverb> (2) (adjacent) {digit|cell} {that|where|such that|so that|whose digit} (they) <test> => each $1 :: $3
clause: <marks> <markverb> (2) (adjacent) {digit|cell} <pairtest> => each $1 :: each a, b in steps: $3
clause: <marks> <markverb> <bothpair> {digit|cell} => each $1 :: each a, b in steps: $3
clause: <marks> tell <bothpair> {digit|cell} => each $1 :: each a, b in steps: $2
clause: <marks> tell <pairop> {of|between} (<det>) (2) {adjacent|joined|neighbour} {cell|digit} => each $1 clued :: each a, b in steps: $2 = clue
clause: <marks> <reads> (that) <bothcells> <test> => each $1 :: $4
clause: <marks> <reads> (that) <howmany> of <bothcells> {is|have} <celltest> => each $1 :: $3 c in it: c $5
clause: <howmany> (of) (<det>) (2) {digit|cell} {touch|beside|next to|joined by|adjacent to|on either edge of|surround|by|at|with} <marks> {is|have} <celltest> => each $3 :: $1 c in it: c $4
clause: {where|wherever|whenever|if} <marks> (is|appear|lie) (placed) (<betweentwo>) <bothcells> <test> => each $1 :: $4
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
# ---- signs of what is greater ----
ineqsign: (<det>) {sign|inequality sign|chevron|chevrons|lt or gt (sign)|lt gt (sign)|lt|gt|greater than sign|less than sign|inequality} (between 2 (adjacent) cell|between (adjacent) cell|on edge) => 
ineqless: {pointto|points|is directed at|tip pointto|tip is directed at|tip faces} (cell with) {less (digit|cell|1)|least} (of (its|<det>) (2) (adjacent|neighbour) (cell|digit)) => 
ineqmore: {open edge|wide edge|wider edge|open end|opening|opens} {faces|facing|is toward|is towards|is on edge of|pointto|is at|to|towards} (cell with) {greater} (digit|cell|1) (of (its|<det>) (2) (adjacent|neighbour) (cell|digit)) => 
statement: <ineqsign> (s) {<ineqless>|<ineqmore>} => each edge sign=< :: it[1] > it[2]
statement: {where|when|if} {thereis|} <ineqsign> (between 2 cell) {its|} {<ineqmore>|<ineqless>} => each edge sign=< :: it[1] > it[2]
statement: {digit|cell} {joined|joined by} <ineqsign> {obey|satisfy|respect|follow} {it|inequality|that inequality|sign} => each edge sign=< :: it[1] > it[2]
statement: digit {obey|satisfy|respect|follow|comply with} (<det>) {inequality|inequality sign|inequalities} (sign) (given|in grid) => each edge sign=< :: it[1] > it[2]
# ---- circles counted ----
statement: {digit in circle|circled digit|digit in each circle|each circled digit} appear (in) (circle) (precisely|exactly) that many times {in circle|} (in whole grid|in grid) => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: {digit in circle|circled digit} tell how many {circle have (that|same|this) digit|times it appear in circle|times that digit appear in circle|circle (that) have it|circle in grid have (that|same|this) digit} => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: if digit {appear|is} in circle it appear in (exactly|precisely) that many circle => all cellmark form=circle :: each t in things: count(u in things where u[1] = t[1]) = t[1]
statement: <members> <tests> <order> => each $1 :: $2
statement: each digit that appear {on|in} <things> appear exactly twice (on that line|<its>) => each $1 :: each c in it: count_of(it, c) = 2
statement: digit (is|appear|placed) (in) rise (order) <frombulb> => each thermo :: it is rising
statement: no digit may repeat {on|in} <things> => each $1 :: it is different
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
ifgiven: {if|where|when|wherever|whenever} (<det>) (small) {clue|sum|digit} is {given|present|drawn|appear} (<cluepart>) (<cluepart>) => 
ifgiven: {if|where|when|wherever|whenever} thereis (<det>) (small) {clue|sum|digit} (<cluepart>) (<cluepart>) => 
ifgiven: {if|where|when|wherever} {given|present} => 
statement: <ifgiven> <members> <tests> => each $2 :: $3
statement: <members> <tests> <ifgiven> => each $1 :: $2
clued: (<det>) {little|tiny|small|corner} {digit|clue|sum} {in|on|at|of} (corner of) <things> => $2
clued: (<det>) cage {clue|sum digit|digit} => cage
clued: corner {digit|clue} {in|of} <things> => $1
clued: corner {clue|sum} => cage
sumdigit: {last|units|ones|final} digit of {sum of (all) (digit|cell)|cage s sum|its sum|their sum|cage sum|sum} (<its>) => sum mod 10
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
arrowclue: (<det>) little killer (clue|digit|sum) (<besidegrid>) => 
arrowclue: (<det>) (small) {clue|digit} (<besidegrid>) => 
arrowclue: (<det>) {clue|digit} (<besidegrid>) {on|at} (<det>) diagonal => 
ondiag: (that) (is|lie|appear|lying) {on|in|of|from} (<det>) (corresponding|joined|pointed|same|<colour>) diagonal (<pointed>) => 
ondiag: (that) (is|lie|appear) (placed) in direction (of|given by|that) (<det>) arrow (pointto|is pointing|points) => 
ondiag: (that) (is|lie|appear) (placed) in direction (that) {it|arrow} {pointto|is pointing|points} => 
ondiag: (that) (<det>) {arrow|it|they} pointto => 
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
statement: (<det>) clue on diagonal <reads> <quantity> => each diagonal clued :: $3 = clue
statement: <arrowclue> is {products|product} (of diagonal) (instead of sum) (but (they) work like (in) little killer) => each diagonal clued :: product = clue
# ---- amounts of things ----
amount: <things> (s) {sum|totals} => $1 :: (sum)
amount: {sum|totals} {on|in|of} <things> => $1 :: (sum)
amount: <arrowagg> (all|each|2|its) (digit|cell) (<placed>) <prep> <things> => $4 :: $1
amount: product {on|in|of} <things> => $1 :: product
amount: <countword> different digit <prep> <things> => $3 :: distinct
amount: <countword> <celltest> (digit) <prep> <things> => $4 :: count(c in it where c $2)
statement: <amount> is <cmp> => each $1 $2
statement: <amount> differ from <cluename> by (exactly) # => each $1 in {clue - $3, clue + $3}
statement: <amount> {differ exactly # from|is exactly # away from|is # off} <cluename> => each $1 in {clue - $2$3$4, clue + $2$3$4}
statement: <amount> {is|} given <cluepart> (<cluepart>) => each $1 = clue
statement: <amount> is congruent to <cluename> {modulo|mod} # => each $1 mod $3 = clue mod $3

# ---- comparisons, tests of a pair and of one digit ----
cmp: (by) atleast # => >= $1
cmp: (by) (exactly|precisely) # => = $1
cmp: # or {more|greater} => >= $1
cmp: not (is) less than # => >= $1
cmp: {more|greater|over|above} than # => > $1
cmp: {over|above} # => > $1
cmp: {less than|under|below} # => < $1
cmp: (by) atmost # => <= $1
cmp: # or less => <= $1
cmp: not (more|greater) than # => <= $1
cmp: (either) # or # => in {$1, $2}
cmp: <adjective> => is $1
cmp: squaredigit => is square
cmp: {multiple of|divisible by} # => mod $1 = 0
cmp: clue => = clue
cmp: <cluename> => = clue
cmp: atleast <bulbvalue> => >= number(bulb)
cmp: atmost <bulbvalue> => <= number(bulb)
cmp: {greater|more} than <bulbvalue> => > number(bulb)
cmp: less than <bulbvalue> => < number(bulb)
cmp: atleast <cluename> => >= clue
cmp: atmost <cluename> => <= clue
cmp: {greater|more} than <cluename> => > clue
cmp: less than <cluename> => < clue
cmp: {1 more or 1 less|1 less or 1 more|1 greater or 1 less|1 less or 1 greater} than <cluename> => in {clue - 1, clue + 1}
cmp: (either) # {more|greater} or # less than <cluename> => in {clue + $1, clue - $2}
cmp: (either) # less or # {more|greater} than <cluename> => in {clue - $1, clue + $2}
cmp: (off by) (exactly) # {off|away} from <cluename> => in {clue - $1, clue + $1}
cmp: not {multiple of|divisible by} # => mod $1 != 0
cmp: not squaredigit => is not square
cmp: multiples of # => mod $1 = 0
cmp: not <adjective> => is not $1
cmp: # # or # => in {$1, $2, $3}
cmp: 1 of <digitlist> => in {$1}
celltest: <adjective> (digit) => is $1
celltest: greater than # => > $1
celltest: less than # => < $1
celltest: atleast # => >= $1
celltest: atmost # => <= $1
celltest: # or {more|greater} => >= $1
celltest: # or less => <= $1
celltest: squaredigit => is square
celltest: {multiple of|divisible by} # => mod $1 = 0
celltest: multiples of # => mod $1 = 0
celltest: (one of) <digitlist> => in {$1}
celltest: not <digitlist> => not in {$1}
digitlist: # => $1
digitlist: # (or|and) <digitlist> => $1, $2
digitlist: # <digitlist> => $1, $2
digitlist: # {to|through} # => $1..$2
test: (is|have) (only|all|each) (digit) <celltest> => each c in it: c $1
test: {is|have} (only) <celltest> => each c in it: c $1
pairop: {difference|range} => |a - b|
pairop: sum => a + b
pairop: product => a * b
pairtest: sumto <cmp> => (a + b) $1
pairtest: sumto <cluename> => (a + b) = clue
pairtest: multiplyto <cmp> => (a * b) $1
pairtest: {differ|have difference} (of) (by) <cmp> => |a - b| $1
pairtest: is <cmp> (apart) (in value) => |a - b| $1
pairtest: {is|have} <pairop> (of|that is|is) <cmp> => ($1) $2
pairtest: have same parity => (a + b) is even
pairtest: have {different|opposite} parity => (a + b) is odd
pairtest: have 1 odd (digit) (and) 1 even (digit) => (a + b) is odd
pairtest: is (either) (each|both) odd or (each|both) even => (a + b) is even
pairtest: alternate between {odd and even|even and odd|high and low|low and high} (digit) => (a + b) is odd
pairtest: {is in|have|is} (1:2|2:1) ratio (of) (1:2|2:1|1 to 2|2 to 1|1 2) => a = 2 * b or b = 2 * a
pairtest: is such that 1 is twice other => a = 2 * b or b = 2 * a
pairtest: have 1 (digit) that is twice other => a = 2 * b or b = 2 * a
pairtest: is different => a != b
pairtest: whose <pairop> is <cmp> => ($1) $2
pairtest: (that) (is) 1 apart (in digit) => |a - b| = 1
pairtest: is (direct) {neighbour|adjacent} in digit => |a - b| = 1
pairtest: is # apart (in digit) => |a - b| = $1
pairtest: (is) closer than # (apart) (in digit) => |a - b| < $1
pairtest: is of {different|opposite} parity => (a + b) is odd
pairtest: is of same parity => (a + b) is even
pairtest: {share|have} common {factor|divisor} {greater than|other than|above} 1 => some d in {2..9}: a mod d = 0 and b mod d = 0
pairtest: {not share|not have|have no|share no} common {factor|divisor} {greater than|other than|above} 1 => not (some d in {2..9}: a mod d = 0 and b mod d = 0)
pairtest: 1 (digit|cell|of them) is {multiple of|divisible by|factor of|divisor of} other (digit|cell) => some k in {1..9}: a = k * b or b = k * a
pairtest: 1 (digit|cell|of them) divides other (digit|cell) => some k in {1..9}: a = k * b or b = k * a
pairtest: 1 (digit|cell|of them) (is) {twice|2 times} (digit of) other (digit|cell) => a = 2 * b or b = 2 * a
pairtest: 1 (digit|cell|of them) is # times (digit of) other (digit|cell) => a = $1 * b or b = $1 * a
pairtest: have {same|tell} digit => a = b
pairtest: have different digit => a != b
pairtest: 1 of {digit|them|cell|2 digit|each} is twice (digit of) other (digit|1) => a = 2 * b or b = 2 * a
pairtest: (have) ratio (of) {2|1:2|2:1} => a = 2 * b or b = 2 * a
pairtest: have ratio (of) (1:2|2:1|1 to 2|2 to 1|2) => a = 2 * b or b = 2 * a
pairtest: have product that is <cmp> => (a * b) $1
pairtest: have sum that is <cmp> => (a + b) $1
pairtest: is (1) {apart|neighbour in value|adjacent in value} => |a - b| = 1
pairtest: (is) consecutive (digit) or (is) same => |a - b| <= 1
pairtest: (is) same or consecutive => |a - b| <= 1
pairtest: (is) consecutive or in (1:2|2:1) ratio => |a - b| = 1 or a = 2 * b or b = 2 * a
test: <pairtest> => each a, b in steps: $1
test: (either) <pairtest> or <pairtest> => each a, b in steps: ($1) or ($2)
near: adjacent|orthoadjacent|consecutive|neighbour|joined|linked|touching => 
adjpair: (each|all|2|each 2) <near> (pair of) {digit|cell} (<placed>) <prep> <things> => $4
adjpair: (each) pair of <near> {digit|cell} (<placed>) <prep> <things> => $4
adjpair: <prep> <things> (each|all|2|each 2) (pair of) <near> {digit|cell} => $2
adjpair: (each) 2 {digit|cell} <near> (to each other) <prep> <things> => $3
adjpair: <digits> <near> (to each other) <prep> <things> => $4
adjpair: 2 {digit|cell} (directly) joined (directly) by (segment of) <things> => $1
adjpair: (each|all) 2 {digit|cell} (directly) joined (directly) by (segment of) <things> => $1
adjpair: <things> (each|all|2|each 2) <near> (pair of) {digit|cell} => $1
statement: <adjpair> <pairtest> (<trailing>) => each $1 :: each a, b in steps: $2
statement: <adjpair> not <pairtest> (<trailing>) => each $1 :: each a, b in steps: not ($2)
statement: no <adjpair> (may) <pairtest> (<trailing>) => each $1 :: each a, b in steps: not ($2)
statement: <pairop> {of|between} <adjpair> is <cmp> => each $2 :: each a, b in steps: ($1) $3
statement: on <things> <pairop> {of|between} <near> {digit|cell} is <cmp> => each $1 :: each a, b in steps: ($2) $4
statement: {on|in|for} <things> <pairop> {of|between} (each|2|each 2) <near> {digit|cell} (is) <cmp> => each $1 :: each a, b in steps: ($2) $4
statement: (each) {digit|cell} {on|in} <things> is <cmp> away from (each) (digit|neighbour|cell) (it is joined to) (on|by) (that line) => each $1 :: each a, b in steps: |a - b| $2
likewhisper: {german|dutch|chinese} {whispers|whisper} (line) => 
statement: <things> {behave|work|act|is} like <likewhisper> {but|with|except that} (least) difference of (atleast) # (is) (already) (enough|needed|sufficient) => each $1 :: each a, b in steps: |a - b| >= $3
statement: <things> {behave|work|act|is} like <likewhisper> {but|with|except that} difference of # (or more) (is) (already) {enough|needed|sufficient} => each $1 :: each a, b in steps: |a - b| >= $3
statement: <members> not <pairtest> (<trailing>) => each $1 :: each a, b in steps: not ($2)
statement: each digit on <things> {differ from|is different from} (each) (of) (their|its) neighbour (on line) (by) <cmp> => each $1 :: each a, b in steps: |a - b| $2
statement: each digit on <things> is <cmp> away from (each) (digit|neighbour) (it is joined to) (on|by) (that line) => each $1 :: each a, b in steps: |a - b| $2

# ---- clues ----
reads: tell|is => 
clued: {clue|digit|sum} {in|on|at|inside} <things> => $1
clued: <outsideclue> => $1
clued: {clue|digit} in (topleft) (corner) of <things> => $1
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
bulbis: <anybulb> {is|tell|have|is sumto|is tell (to)} => $1
statement: {if|when|where} {more than 1|several|2|multiple} arrow {leave|leaves|start|start from|start at|come from|come out of|leaving} (<det>) circle each (of them|arrow|1|of each) {sum|sumto|sum is|totals|have sum tell to} <bulbvalue> => each arrow :: sum = number(bulb)
test: sumto multiple of <bulbvalue> => some k in {1..45}: sum = k * number(bulb)
test: have sum tell (to) <bulbvalue> => sum = number(bulb)
test: {average|average to|averages|average out to|have average of} <bulbvalue> => sum = number(bulb) * count
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
statement: sum of <linepart> (is) tell (that of|sum of) <linepart> => each line ringed :: sum($1) = sum($2)
statement: sum of <linepart> is sum of <linepart> => each line ringed :: sum($1) = sum($2)
statement: <linepart> {sumto|have} same (sum|digit) as <linepart> => each line ringed :: sum($1) = sum($2)
statement: <linepart> sumto (sum of|digit of) <linepart> => each line ringed :: sum($1) = sum($2)
statement: adding (up) <linepart> tell same (result|sum|digit) as adding (up) <linepart> => each line ringed :: sum($1) = sum($2)
statement: sum of <linepart> is <cmp> => each line ringed :: (sum($1)) $2
ringed: (<det>) {digit|those|each|that} (of) (<det>) circled {digit|cell|end} (<eitherend>) (<its>) => 
ringed: each {in|of} (<det>) (2) (circle|circled cell) (<eitherend>) (<its>) => 
ringed: (<det>) (2) bulb (digit) (<its>) => 
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
ownline: {on|of|in} (its|<det>) (joined) line ((circle) is part of it|including circle) => 
statement: <ringcell> {have|is|tell} greatest (digit) <ownline> => each thermo :: it[1] = max
statement: <ringcell> {have|is|tell} least (digit) <ownline> => each thermo :: it[1] = min
statement: <ringcell> {have|is|tell} {how many|digit of|count of} cell <ownline> => each thermo :: it[1] = count
statement: <ringcell> {have|is|tell} length of (its|<det>) line => each thermo :: it[1] = count
statement: <ringcell> {have|is|tell} {how many|digit of|count of} different digit <ownline> => each thermo :: it[1] = distinct
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
statement: {in|on} <things> (exactly) 1 (of) digit is sum of (all) {others|other|rest} (digit) => each $1 :: some c in it: sum - c = c
besidegrid: surround edge (of grid) => 
statement: digit may repeat {on|in} {it|them|line|cage|diagonal} => nothing
statement: repeat (on line|in cage|on diagonal|on arrow|<its>) (is) {allowed|fine|possible|ok|permitted|okay} => nothing
labelname: {fast thermo|slow thermo|average arrow|difference arrow|product arrow|double arrow|look and say|anti knight|anti king|antiknight|antiking|global entropy|entropy|x sudoku|disjoint group|disjoint groups|index|column index|159|battlefield|clock|little killer|counting circle|consecutive|inequality|first seen|between clue|frame sum} => 
qname: sum of (all) => sum
qname: product of (all) => product
qname: {difference|range} {of|between} => range
qname: {greatest|maximum} (of) => max
qname: {least|minimum} (of) => min
statement: <qname> (2|each) digit (<placed>) <prep> <things> (is) (tell) <value> => each $4 :: $1 = $5
statement: <qname> (2|each) digit (<placed>) <prep> <things> is {atleast #|# or more} => each $4 :: $1 >= $5$6
statement: <clued> <reads> <quantity> => each $1 clued :: $3 = clue
statement: <clued> is (sandwich|skyscraper|little killer|numbered room|x sum) clue (it) <reads> <quantity> => each $1 clued :: $3 = clue
statement: <clued> <reads> (either) <quantity> or <quantity> => each $1 clued :: $3 = clue or $4 = clue
statement: {in|on} <things> (given) clue <reads> <quantity> => each $1 clued :: $3 = clue
statement: <members> sumto <cluename> => each $1 clued :: sum = clue
statement: digit in topleft (corner) of <things> appear {in|on} (that|those) {cage|line} (<order>) => each $1 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
fourcells: {in|among|on} (somewhere) (atleast 1 of|1 of|each of) (#) (surround|adjacent|neighbour|joined|touch|neighbouring) cell (<around>|that touch it|that it touch|it touch|of it) => 
fourcells: {in|among} (atleast 1 of|1 of|each of) cell <around> => 
fourcells: in (#) cell (that) surround (it|circle|that circle|dot) => 
statement: (each|all|a) {digit|clue} (<placed>) {in|on|inside} <things> (may|) appear (atleast once|somewhere|at least once) <fourcells> (<order>) => each $2 clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
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

# ---- pairs all over the board ----
pairs: (2) adjacent {cell|digit} => adjacent
pairs: (2) orthoadjacent {cell|digit} => adjacent
pairs: {digit|cell} (that is) (in) (2) orthoadjacent (cell|to each other) => adjacent
pairs: {digit|cell} (that is) (in) (2) diagadjacent (cell|to each other) => diagonal_pairs
pairs: {digit|cell} (in) (2) cell (that is) {a|at|} (chess) {knight s move|knights move} (apart|away|from each other) => knights
pairs: (2) (horizontally or vertically) adjacent {cell|digit} => adjacent
pairs: (2) diagadjacent {cell|digit} => diagonal_pairs
pairs: (2) {cell|digit} (that is) {knight s move|knights move|chess knight s move} (apart|away) (from each other) => knights
pairs: (2) {cell|digit} (that is) {king s move|kings move|chess king s move} (apart|away) (from each other) => touching
# ---- cells some way apart ----
chess: (<det>) (chess) knight s move => knights
chess: (<det>) (chess) king s move => touching
apartby: {by|at|in|on|} <chess> (apart|away|of each other|in chess) (from {each other|another|itself|copy of (itself)|it|same digit}) => $1
chesspairs: (each) (2|pair of) {cell|digit} (that is|joined|placed) (by) <chess> (apart|away) (from each other) => $1
chesspairs: (each) (2) {cell|digit} that is 2 (step|cell) in 1 direction and 1 (step|cell) perpendicular (to it|to that) => knights
chesspairs: (each) (2) {cell|digit} {2 (step|cell) in 1 direction and 1 (step|cell) perpendicular (to it|to that)} (apart) => knights
chesspairs: (each) (pair of) (2) {cell|digit} (that is) (in) diagadjacent => diagonal_pairs
chesspairs: (each) (pair of) (2) diagadjacent {cell|digit} => diagonal_pairs
chesspairs: (each) (pair of) (2) orthoadjacent {cell|digit} => adjacent
pairs: <chesspairs> => $1
statement: <chesspairs> <pairtest> (in grid) => board :: each a, b in $1: $2
pairs: (each) (pair of) (2) {cell|digit} (that is) (in) orthoadjacent => adjacent
pairs: {orthogonal|orthogonally} {neighbour|neighbours} => adjacent
pairs: diagonal {neighbour|neighbours} => diagonal_pairs
pairs: (2) neighbour (cell|digit) => adjacent
statement: same digit (may) not (is|appear|placed|repeat|lie|joined|is joined) (in cell) <apartby> => board :: each a, b in $1: a != b
statement: digit (may) not (repeat|is repeat|see itself|appear twice) <apartby> => board :: each a, b in $1: a != b
statement: no digit (may) (is|see|sees|repeat|is repeat|appear) (copy of (itself)|itself|same digit|another copy (of itself)|equal digit|again) <apartby> => board :: each a, b in $1: a != b
statement: no 2 {same digit|cell with same digit} (may) (is|lie|appear) <apartby> => board :: each a, b in $1: a != b
statement: same digit (may) not touch (not even|even) ({at corner|diagonally|diagadjacent}) => board :: each a, b in touching: a != b
statement: same digit (may) not (is|appear) (placed) (in) (2) (cell) diagadjacent (cell) => board :: each a, b in diagonal_pairs: a != b
statement: no (2) same digit (may) (is|touch) {diagadjacent|diagonally|at corner} => board :: each a, b in diagonal_pairs: a != b
statement: no 2 # (may) (is|appear|lie) on same diagonal (as if they is queens) (of each length) => board :: each a, b in pairs(cells) where |row_number(a) - row_number(b)| = |column_number(a) - column_number(b)|: not (a = $1 and b = $1)
statement: {each|all} # is (<det>) knight s move {away from|from} {atleast 1|another|some} (other) # => board :: each c in cells: if c = $1 then some k in knight(c): k = $3
statement: {each|all} # is (<det>) king s move {away from|from} {atleast 1|another|some} (other) # => board :: each c in cells: if c = $1 then some k in around(c): k = $3
statement: <pairop> {of|between} <pairs> is <cmp> => board :: each a, b in $2: ($1) $3
statement: <pairop> {of|between} <pairs> not (is) <cmp> => board :: each a, b in $2: not (($1) $3)
unmarkedpair: (2|each 2) {orthogonal neighbour|orthoadjacent cell|orthoadjacent digit|adjacent cell|adjacent digit} {with no|without} (each) {dot|circle|sign|clue|bar} (between them) => 
statement: <unmarkedpair> not <pairtest> => board unmarked :: each a, b in unmarked: not ($2)
statement: <unmarkedpair> not <pairtest> or <pairtest> => board unmarked :: each a, b in unmarked: not ($2) and not ($3)
pairtest: sumto # => a + b = $1
pairtest: sumto <numbers> => a + b in {$1}
numbers: # => $1
numbers: # (or|and) <numbers> => $1, $2
numbers: # or # => $1, $2
pairtest: (is|have) consecutive (digit) => |a - b| = 1
pairtest: (is|have) same (digit) => a = b
pairtest: {is|} consecutive differ 1 => |a - b| = 1
pairtest: (have) {differ|difference} (by|of) (exactly) # => |a - b| = $1
pairtest: have (both) odd (digit) => a is odd and b is odd
pairtest: have (both) even (digit) => a is even and b is even
pairtest: differ (by) less than # => |a - b| < $1
pairtest: repeat => a = b
statement: <pairs> not <pairtest> => board :: each a, b in $1: not ($2)
statement: no <pairs> (may) (have|is) <pairtest> => board :: each a, b in $1: not ($2)
statement: {identical|same} digit (not|not be) (in cell) {knight s move} apart => board :: each a, b in knights: a != b
statement: (all possible (multiple of #) pair is given) if adjacent (pair of) (digit|cell) not have clue digit not <pairtest> => board unmarked :: each a, b in unmarked: not ($2)
statement: # and # not touch (or) (each other) (even diagonally) => board :: each a, b in touching: not (a in {$1, $2} and b in {$1, $2})
statement: if (2) {cell|digit} is joined by <roman> or <roman> (digit|they|each) (they have) sumto # or # => each mark sign=$1 :: sum = $3 ;; each mark sign=$2 :: sum = $4
statement: (each) digit (that is) opposite each other (surround center of grid|across center of grid) not (tell|same|identical) => board opposite :: each a, b in things: a != b
statement: digit not appear in same (relative) position in different box => board :: each same_places: it is different
samespot: (in) same (relative|corresponding) position (within|in) (different|each|its|their|all) (box) => 
statement: {cell|digit} <samespot> {is (all) different|have different digit|not have same digit|not repeat|differ} => board :: each same_places: it is different
statement: no digit (may) (appear|repeat|is repeat) (twice|more than once) <samespot> => board :: each same_places: it is different
statement: each digit {takes|occupies|appear in|goes in|visits} each (of) (9) position (in|of) box (exactly) once => board :: each same_places: it is different
statement: if centre of 1 box is # no other box have # in centre and this {have|applies} for all digit and all position => board :: each same_places: it is different
statement: each digit is orthoadjacent to atleast 1 (other) digit with consecutive digit => board :: each c in cells: some n in beside(c): |n - c| = 1

# ---- squares, rows and columns ----
pairs: (2) {cell|digit} (that is|lying) joined by (chess) (knight s move|knights move) => knights
pairs: (2) {cell|digit} (that is|lying) joined by (chess) (king s move|kings move) => touching
twobytwo: 2x2 (square|region|box) (of cell) (of grid|in grid) => 
statement: each <twobytwo> <tests> => board :: each squares: $2
statement: (in) each <twobytwo> <tests> => board :: each squares: $2
twobytwo: 2x2 (group|window|set|cluster) (of cell) => 
statement: no <twobytwo> (may) have (only|all|all its) digit of same parity => board :: each squares: not (it is odd or it is even)
statement: no <twobytwo> (may) <test> => board :: each squares: not ($2)
statement: thereis no <twobytwo> {in that|where|with|such that} (all) (#) digit (is) <celltest> => board :: each squares: not (each c in it: c $3)
statement: thereis no <twobytwo> {in that|where|such that} <digits> <test> => board :: each squares: not ($3)
statement: no <twobytwo> (may) (is allowed to) have all <adjective> (digit) or all <adjective> (digit) => board :: each squares: not (it is $2) and not (it is $3)
statement: (each) digit (placed) in column # <reads> {position|location} of # in that row => board :: each r in rows: r[r[$1]] = $3
indexcol: {digit|that} in column # tell {where|position of|column of|in that column} # (is|appear) => $1
indexcol: {digit|that} in column # where # is => $1
indexcols: <indexcol> (and) => $1
indexcols: <indexcol> (and) <indexcols> => $1, $2
statement: {for|in} each row <indexcols> => board :: each r in rows: each k in {$1}: r[r[k]] = k
statement: (each) digit in column # (of each row) tell {column|position} {where|of|in that} # (appear|is) (placed) (in that row) => board :: each r in rows: r[r[$1]] = $2
statement: (each) digit in row # (of each column) tell {row|position} {where|of|in that} # (appear|is) (placed) (in that column) => board :: each c in columns: c[c[$1]] = $2
statement: (likewise|similarly) (each) digit (placed) in column <numbers> <reads> {position|location} of <numbers> (in that row) => board :: each r in rows: each k in {$1}: r[r[k]] = k
statement: (each) digit (placed) in row # <reads> {position|location} of # in that column => board :: each c in columns: c[c[$1]] = $3

# ---- marks whose meaning is their sign ----
statement: {arrow|<marks>} pointto greatest digit in (#) surround cell that appear only once in (each|those) (#) cell => each corner pointing :: other = max and count_of(it, other) = 1
statement: arrow pointto greatest (digit) in (#) surround cell => each corner pointing :: other = max
statement: digit in cell joined by inequality sign obey (that) inequality => each edge sign=< :: it[1] > it[2]
statement: (2) digit joined by inequality sign obey (that) inequality => each edge sign=< :: it[1] > it[2]
statement: plus sign on corner of # cell tell that (each) pair of diagonally opposite (pair of) digit have same sum => each mark sign=+ :: it[1] + it[3] = it[2] + it[4]
statement: minus sign tell that (each) (each) pair have same difference => each mark sign=- :: |it[1] - it[3]| = |it[2] - it[4]|

# ---- cells that count what is around them ----
thiscell: (<det>) <look> (cell|star) => $2
statement: if {star|<thiscell>} have <adjective> digit (atmost) # digit surround it is <adjective> and if {star|<thiscell>} have <adjective> digit (atmost) # digit surround it is <adjective> => each mark sign=* :: (if cell is $2 then beside(cell) is $4) and (if cell is $6 then beside(cell) is $8)
statement: <adjective> digit in <thiscell> tell how many of surround cell (diagonal) have <adjective> digit => each cell $2 :: if cell is $1 then count(c in around(cell) where c is $3) = cell
statement: digit in <thiscell> is greater than (each) first cell in its row and first cell in its column => each cell $1 :: cell > first(row(cell)) and cell > first(column(cell))
statement: digit in <thiscell> have digit between left and right most digit of (their|its) row and between top and bottom most digit of (their|its) column => each cell $1 :: (let r = ends(row(cell)): min(r) < cell < max(r)) and (let k = ends(column(cell)): min(k) < cell < max(k))
statement: cell shaded <colour> tell their position in box => each cell $1 :: cell = box_place(cell)
statement: all possible cell is shaded => each othercell :: cell != box_place(cell)

# ---- areas that belong together ----
clonewords: clone (of each other) => 
clonewords: (exact) {copies|copy|replicas|duplicates} (of each other) => 
clonewords: same in content => 
sameness: same digit in same {orientation|order|relative position|position|arrangement} => 
sameness: same digit in same cell => 
sameness: (exactly) same digit in {corresponding|same (relative)|same corresponding|tell} {position|cell|square|order} => 
sameness: same digit in same way => 
clonelook: (<det>) {shapes|regions|region|shape} {with|of|that have} same {colour and shape|shape and colour|shape|size and shape|shape and size} => region shape
clonelook: (<det>) same shapes => region shape
statement: <clonelook> is <clonewords> => all $1 :: each a, b in pairs(things): a = b
statement: <clonelook> have <sameness> => all $1 :: each a, b in pairs(things): a = b
statement: {cell|digit} in {same|corresponding} (relative) position (in|of) (2|each|different) <things> {have same digit|is same|have tell digit} => all $1 :: each a, b in pairs(things): a = b
statement: {corresponding|matching} {cell|digit} {in|of} (2|each|different) <things> {have same digit|is same|have tell digit} => all $1 :: each a, b in pairs(things): a = b
statement: (2) <things> is same (that is) (they) <sameness> => all $1 :: each a, b in pairs(things): a = b
sameness: (exactly|precisely) same digit (in same {order|position|place|positions|orientation}) => 
statement: digit that appear in 1 part of <things> appear in (exactly) same position in other <things> => all $1 :: each a, b in pairs(things): a = b
segmentsame: {have same sum|is tell|is same|sumto same (digit|sum)|have tell sum|is tell to each other} => 
passes: {passes through|crosses|visits|enters|goes through|pass through|cross|visit|traverses|runs through} => 
statement: {on|for} <things> (sum of) (all) digit (on line|on it) in each {box|region} (that) {line|it} <passes> <segmentsame> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (all) digit on <things> {have same sum|sumto same (digit|sum)} in each {box|region} (that) ({line|it} <passes>) => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> {have same sum|sumto same (digit|sum)} in each {box|region} (that) ({line|it} <passes>) => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: box (edge) {split|joined|split up} <things> in (2 or more) {segments|sections|parts|segment} {with|of|that have} {same sum|tell sum} => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {sum of digit on|digit on} each {segment|section|part} of <things> (in box|in different box|in each box) <segmentsame> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> is <clonewords> ((and) have <sameness>) => all $1 :: each a, b in pairs(things): a = b
statement: <things> is <clonewords> and have same digit in same (relative) {orientation|position|order} => all $1 :: each a, b in pairs(things): a = b
statement: <things> have <sameness> => all $1 :: each a, b in pairs(things): a = b
# ---- so many that follow one another ----
inrow: (each) (run of|set of|group of|sequence of|string of) # (consecutive|adjacent|neighbour|in row) {cell|digit} => $1
inrow: (each) (run of|set of|group of|sequence of) # {cell|digit} in row => $1
statement: <inrow> <prep> <things> <test> => each $3 :: each windows($1): $4
statement: <prep> <things> <inrow> <test> => each $2 :: each windows($3): $4
statement: <prep> <things> low (and) {medium|middle} and high digit {is repeat|repeat|alternate|cycle|follow each other} (in) (fixed|same|constant|repeat) (cycle|order|pattern) => each $2 :: each windows(3): (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})
lowgroup: (#|# #|# # #|# to #) => 
test: have (atleast) (1) low (digit) <lowgroup> (and) (1) {medium|middle|mid} (digit) <lowgroup> and (1) high (digit) <lowgroup> (digit) => (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})
threedigits: # # (or) # => $1, $2, $3
test: have (1) digit from <threedigits> (1) digit from <threedigits> and (1) digit from <threedigits> => (some c in it: c in {$1}) and (some c in it: c in {$2}) and (some c in it: c in {$3})
test: have 1 of <threedigits> 1 of <threedigits> and 1 of <threedigits> => (some c in it: c in {$1}) and (some c in it: c in {$2}) and (some c in it: c in {$3})
test: {form|is|have} arithmetic {progression|series|sequence} like <listing> (read from 1 of end) => it is sequence
listing: # (or) => 
listing: # (or) <listing> => 
statement: cage of same shape is (is) (clone) (and have <sameness>) => all cage shape :: each a, b in pairs(things): a = b
statement: for each pair of cell in same (relative) position in 2 <things> digit in (each|those) cell sumto # => all $1 bycolour :: each a, b in pairs(things): each i in places(a): a[i] + b[i] = $2

# ---- lines between circles ----
statement: digit on line that joined (2) circle (all) is (all) different and (is) less than digit in (each) circle => each line ringed :: it is different and each c in inner: c < min(ends)
statement: digit on line {joined|that joined|between} (2) circle {is|have digit} between digit in (each|those) circle => each line ringed :: each c in inner: min(ends) < c < max(ends)

# ---- conditions ----
statement: if <marks> (appear|is) (<betweentwo>|<atpoint>) (each) (#) (digit|cell|they) <tests> => each $1 $2 :: $5
statement: if thereis <marks> (<betweentwo>|<atpoint>) (each) (#) (digit|cell|they|their) <tests> => each $1 :: $5
statement: {in|on|for} <things> (each) <tests> => each $1 :: $2
statement: {in|on|for} <things> (given|given|small) {clue|digit} <reads> <quantity> => each $1 clued :: $3 = clue
statement: <things> <reads> <quantity> => each $1 clued :: $3 = clue
statement: <things> is marked with {clue|digit} exactly # off from <quantity> => each $1 clued :: |$3 - clue| = $2
statement: <things> tell (you) (result of) rounding twodigit (digit) that they have to closest multiple of # => each $1 clued :: (number(it) + $2 / 2) / $2 * $2 = clue
statement: x may is different for different clue and its digit (s) is determined by solver => nothing
statement: if clue appear <besidegrid> first x {cell|digit} (in that direction) (<inlane>) sumto (digit of) that clue => each outside clued :: some k in places: sum(it[1..k]) = clue
statement: digit # # and # is given with <marks> and digit # # and # is given with <marks> => each $4 :: it[1] in {$1, $2, $3} ;; each $8 :: it[1] in {$5, $6, $7}
linekind: renban (line) => it is consecutive
linekind: {german whisper|german whispers|whisper} (line) => each a, b in steps: |a - b| >= 5
linekind: dutch {whisper|whispers} (line) => each a, b in steps: |a - b| >= 4
linekind: {palindrome|palindromic line} => it is palindrome
linekind: parity line => each a, b in steps: (a + b) is odd
linekind: thermo => it is rising or it is falling
linekind: region sum line => each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> is (either) <linekind> or <linekind> (it not is each|but not each|not each|never each) => each $1 :: (($2) and not ($3)) or (($3) and not ($2))
statement: <things> is (either) <linekind> or <linekind> => each $1 :: ($2) or ($3)
statement: {hot|warm} cell <colour> have <digitlist> (and) cold cell <colour> (have) <digitlist> => each cell $1 :: cell in {$2} ;; each cell $3 :: cell in {$4}
statement: <things> is thermo {but|whose|with|and} bulb {may (is)|is|may appear|appear|that may is} {at|on} (either|1 of|unknown) (of) end => each $1 :: it is rising or it is falling
statement: {on|for} <things> digit {rise|is rise} from (either|1) end (to other) => each $1 :: it is rising or it is falling
statement: no 2 cell have <adjective> digit (may) {orthoadjacent|touch|is adjacent} => board :: each a, b in adjacent: not (a is $1 and b is $1)
statement: (no) (2) <adjective> digit (may) (not) {orthoadjacent|touch|is adjacent|is orthoadjacent} (to each other) => board :: each a, b in adjacent: not (a is $1 and b is $1)
statement: digit on arrow repeat atleast # (time|once) in direction of arrow => each cellarrow :: some c in other: c = cell
statement: digit on arrow repeat atleast once in direction of arrow => each cellarrow :: some c in other: c = cell
statement: for each # in grid each digit seen by that # by knight s move is different => board :: each c in cells: if c = $1 then knight(c) is different
statement: thereis some inequality sign in grid that tell that of digit next to them is greater of 2 => each edge sign=< :: it[1] > it[2]
statement: digit (in cell) joined by <roman> sumto # by <roman> sumto # and by <roman> sumto # => each mark sign=$1 :: sum = $2 ;; each mark sign=$3 :: sum = $4 ;; each mark sign=$5 :: sum = $6
statement: digit (in cell) joined by <roman> sumto # (and) (by|joined by) <roman> sumto # => each mark sign=$1 :: sum = $2 ;; each mark sign=$3 :: sum = $4

# ---- idioms ----
statement: each digit in grid tell building of that height and <outsideclue> <reads> <quantity> => each outside clued :: $3 = clue
statement: if square appear at corner of # cell exactly # of each cell have <adjective> digit and exactly # of them have <adjective> digit => each corner form=rectangle :: count(c in it where c is $3) = $2 and count(c in it where c is $5) = $4
statement: if circle appear at corner of # cell all (# of each) cell have same parity (either all odd or all even) => each corner form=circle :: it is odd or it is even
statement: digit in topleft of cell have line appear on each line (<order>) (but neednot in order presented) => each numberedline clued :: each d in clue: some c in it: c = d
statement: if gray cell have 2 gray cell diagonally beneath it digit in top cell is difference of digit in bottom 2 cell => all pyramid :: each t in things: t[1] = |t[2] - t[3]|
statement: some diagonal (in grid) is given with arrow => nothing
statement: open end of {lt|gt} pointto greater digit => nothing
statement: each time 2 digit touch vertically digit on bottom is greater than digit on top => board vertical :: each t in things: t[1] < t[2]
statement: digit in cell not included in count of (odd or even) digit => nothing
statement: in <things> (given) clue is sum of allbut1 (of) (digit) (<its>) => each $1 clued :: some c in it: sum - c = clue
statement: (and) by <roman> sumto # => each mark sign=$1 :: sum = $2
statement: in <things> 2 digit on top row multiplyto (tell) {twodigit|2 digit digit} on bottom row => each $1 :: it[1] * it[2] = number(it[3..4])
threecells: # digit {above|below} (clue) => 
threecells: # digit to {left|right} (of clue) => 
statement: {tell|eq} sign (in grid) tell that <threecells> have same sum as <threecells> or <threecells> have same sum as <threecells> (see example image) => each mark sign== :: let a = it[1]: let b = it[2]: if row_number(a) = row_number(b) then sum(c in row(a) where box_number(c) = box_number(a)) = sum(c in row(b) where box_number(c) = box_number(b)) else sum(c in column(a) where box_number(c) = box_number(a)) = sum(c in column(b) where box_number(c) = box_number(b))
magic: (meaning that its # row # column and # diagonal all sumto #) => 
statement: <things> is magic square <magic> => each $1 :: (each i in {1, 4, 7}: sum(it[i..i + 2]) = sum(it[1..3])) and (each i in {1..3}: it[i] + it[i + 3] + it[i + 6] = sum(it[1..3])) and it[1] + it[5] + it[9] = sum(it[1..3]) and it[3] + it[5] + it[7] = sum(it[1..3]) and it is different
statement: if digit on <things> in region is all odd (or even) digit in corresponding cell in central region is odd (or even) => each $1 :: (it[1] is odd) = (boxes[5][box_number(it[1])] is odd)
statement: in each (of #) box (of grid) thereis exactly 1 (killer) cage that is lying (small (digit|clue) provided not sum of digit (in that cage)) => all cage byregion :: exactly 1 of things: sum != clue
statement: digit in <thiscell> appear in nth cell in next row where n is digit in cell to right of (<thiscell>) => each cell $1 :: rows[row_number(cell) + 1][row(cell)[column_number(cell) + 1]] = cell
statement: clue outside <lane> tell position where that <lane> goes bust => nothing
statement: {clue|digit} outside <lane> tell position where that <lane> goes bust => nothing
statement: if you sum first (or first) n digit in <lane> {clue|digit} outside <lane> tell least (possible) digit of n for that sum is greater than # => each outside clued :: sum(it[1..clue]) > $3 and sum(it[1..clue - 1]) <= $3
statement: digit in arrow cell tell how far it is to digit # in that direction => each cellarrow :: other[cell] = $1
arrowcell: (<det>) {arrowed cell|cell with arrow|arrow cell|cell that have arrow} => 
ahead: (that) (is|lie|appear|thereis) {in direction (of (<det>) arrow|that arrow pointto)|in that direction|it pointto|arrow pointto|in its direction} => 
aheadq: <countword> different digit <ahead> => distinct(other)
aheadq: <countword> <celltest> (digit|cell) <ahead> => count(c in other where c $2)
aheadq: sum of (all) (digit|cell) <ahead> => sum(other)
aheadq: greatest (digit) <ahead> => max(other)
aheadq: least (digit) <ahead> => min(other)
statement: digit in <arrowcell> <reads> <aheadq> => each cellarrow :: cell = $3
statement: digit n in <arrowcell> tell (that) thereis # (exactly) n cell away {in direction of arrow|in that direction|in arrow s direction} => each cellarrow :: other[cell] = $2
statement: digit in <arrowcell> tell how far away # is (<ahead>) => each cellarrow :: other[cell] = $2
statement: digit in <arrowcell> tell {how far away|how many cell away} # is (<ahead>) => each cellarrow :: other[cell] = $2
statement: {arrow in cell pointto greater digit only|arrow in cell pointto only greater digit} (all cell it pointto have greater digit) => each cellarrow :: each c in other: c > cell
statement: {arrow in cell pointto less digit only|arrow in cell pointto only less digit} (all cell it pointto have less digit) => each cellarrow :: each c in other: c < cell
statement: (all|each) {cell|digit} {arrow pointto|in direction of arrow} {is|have} greater (digit) (than (digit in) (<arrowcell>|cell with it)) => each cellarrow :: each c in other: c > cell
# ---- sums of coloured cells ----
lotof: (<det>) <look> cell => cell $2
statement: <lotof> in each row have same sum as <lotof> (of|in) each other row => all $1 :: each r, s in pairs(rows): sum(t in things where row_number(t[1]) = row_number(r[1]): t[1]) = sum(t in things where row_number(t[1]) = row_number(s[1]): t[1])
statement: in each box sum of <lotof> is same => all $1 :: each r, s in pairs(boxes): sum(t in things where box_number(t[1]) = box_number(r[1]): t[1]) = sum(t in things where box_number(t[1]) = box_number(s[1]): t[1])
statement: if digit n appear in cell with arrow same digit appear n (cell) step away in direction that arrow is pointing => each cellarrow :: other[cell] = cell

# ---- what says nothing new ----
statement: (if|when) digit end in # it is rounded {atmost|up} => nothing
statement: if digit ends in # it is rounded up => nothing
statement: thereis (several|some|#) <anyword> (in grid) => nothing
statement: some pair of digit x and y is given outside <lane> => nothing
statement: standard <rulename> rules apply => nothing
statement: {standard|normal|usual} (sudoku|#) (<rulename>) rules (also) apply => nothing
statement: that digit is left out is determined by solver => nothing
statement: no negative constraint unmarked pair of digit may sumto # => nothing
statement: it s (atmost) you to figure out that circle is that => nothing
statement: notall <anyword> => nothing
statement: notall (possible|of) <things> (is|have) (necessarily|been) {given|marked|shown|drawn|indicated} (<anything>) => nothing
statement: (thereis) (some|several|#) <things> (is) (in grid) => nothing
statement: thereis (some|several|#) <things> in grid and (each) (of) (this) (line|thing) passes through more than 1 (of) box => nothing
statement: <line> rule applies to whole grid (not <anything>) => nothing
statement: (some) pair of cell is joined by <look> circle => nothing
statement: (some) inequality sign (lt|gt) appear in grid => nothing
statement: sequence may begin at either end of line => nothing
statement: each digit in grid tell building of that height => nothing
statement: building is visible when thereis no taller buildings before it => nothing
statement: run may form only 1 cell => nothing
statement: all other cage tell sum of their digit => nothing
anyword: <somewords> => 
somewords: <oneword> => 
somewords: <oneword> <somewords> => 
oneword: # => 
oneword: digital|displays|necessarily|x|v|xv|vi|xi|xii|vii|dot|circle|pluses|minuses|or|and|is|given|possible|clue|sign|pair|marked|drawn|shown|neednot|sumto|by|with|square|black|white => 
)");
  return grammar;
}

}  // namespace omnidoku::reading
