// SPDX-License-Identifier: MIT
//
// The grammar of rules in English, over the words of statements.cpp. A statement means
//
//   each SELECTOR :: FORMULA       of each thing by itself
//   all SELECTOR :: FORMULA        of them together, which the formula calls "things"
//   board :: FORMULA
//   unmarked SELECTOR :: given     all marks that fit are drawn: what is said of them, or of the
//   last
//                                  ones ("last"), does not hold of pairs without a mark
//
// several of these parted by ";;", or "nothing": it says nothing new. A selector is a kind of thing
// and what is known of its look (reading/selecting.h).
#include "reading/grammar.h"

namespace omnidoku::reading {
namespace {

constexpr std::string_view kThingLines = R"(
# ---- things ----
colour: gray|white|black|red|pink|orange|yellow|brown|green|blue|cyan|purple|lavender|magenta|teal|turquoise => colour=$0
colour: shaded|marked|corner|outlined|bold|thick|thin|drawn|given|small|large|big|shown|solid|dashed|dotted|filled|hollow|open|empty|unfilled|circular|round|numbered|labelled => 
colour: light <colour> => $1 shade=light
colour: dark <colour> => $1 shade=dark
colour: dark => shade=dark
det: each|all|this|that|its|their => $0
det: # => $0
det: all # => $0
det: each # => $0
det: each of (all) (this|that) => $0
det: each of # => $0
det: either (of) (2|this|that) => $0
rulename: fortress|double|sequence|telephone|renban|nabner|whisper|german|dutch|palindrome|palindromic|between|killer|slow|regular|sandwich|quadruple|kropki|parity|entropic|modular|lockout|zipper|region|sum|average|indexing|extra|variant|classic|special|custom => 
shapeword: shape|shapes|line|path|itself|given|drawn|marked => 
rulename: entropy|arithmetic|index|product|difference|whispers => 
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
things: (<det>) <look> (window|2x2|3x3) {window|shape} (region) (<ingrid>) => region $2
things: (<det>) <look> {window|2x2|3x3} square (region) (<ingrid>) => region $2
things: (<det>) <look> square region (<ingrid>) => region $2
things: (<det>) <look> {3x3|2x2} (<ingrid>) => region $2
things: (<det>) <look> extra box (<ingrid>) => region $2
things: (<det>) extra <look> {box|region|square} (<ingrid>) => region $2
things: (<det>) (<look>) circled cell => cellmark form=circle $2
things: (<det>) <colour> box (<ingrid>) => region $2
things: (<det>) <look> # cell region => region $2
things: (<det>) (#) (of) <look> (straight|long|main|principal|major) diagonal (<ingrid>) => diagonal $3
things: (<det>) <look> caged region => cage
things: (<det>) outlined {region|group of cell} => cage
things: (<det>) {dashed|dotted} {box|region|outline} => cage
things: (<det>) <look> (<rulename>) (<rulename>) cell (<ingrid>) => cell $2
markedcell: (<det>) {cell|digit} (that is) {marked with|marked by|with|that have|have} (<det>) <look> <markform> => cellmark form=$4 $3
things: <markedcell> => $1
things: (<det>) square {with|have} (<det>) <look> <markform> => cellmark form=$4 $3
things: <marks> => $1
things: (<det>) <look> thingofrest => rest $2
things: (<det>) <look> line of # cell => line $2 length=$3
things: (<det>) <look> square (<ingrid>) => region $2
things: each of each => any
things: each (gray|white) (extra) box => region
things: (each) {shaft|body|line} of (<det>) <look> arrow => arrow $2
things: (<det>) <look> {window|pair of cell|domino|triple|strip} (<ingrid>) => region $2
marks: (<det>) <look> <markform> <withclue> (<betweentwo>|<atpoint>) => mark form=$3 $2
withclue: {with|marked|marked with|labelled|that have|have} (small) {digit|clue} (n|k|m|r) (in it|on it|in them) => 
atpoint: {at|on|in} (grid|cell) corner (point) (where # cell meet|of # cell|between # cell) => 
betweentwo: {on|at} (cell|common|shared|their|grid) edge => 
betweentwo: outside grid {between|of} (2) (adjacent|orthoadjacent) {cell|digit} => 

# ---- digits that stand between two cells ----
edgeclue: (<det>) (small) {digit|clue} {between|on edge between|on edge of|outside grid between|outside grid of} (2) (adjacent|orthoadjacent|neighbour) {cell|digit} => edge
edgeclue: (<det>) (small) {digit|clue} (given) on (cell|common|shared|their|grid) (common|shared) edge => edge
edgeclue: (<det>) (small) {digit|clue} between them => edge
edgeclue: (<det>) circled {digit|clue} {between|on edge between|on edge of} (2) (adjacent|orthoadjacent|neighbour) {cell|digit} => edge
cornerclue: (<det>) {digit|clue} (given|that is given) {on|at|in} (grid|cell) corner (point) (where # cell meet|of # cell|between # cell) => corner
cornerclue: (<det>) (small) {digit|clue} {on|at|in} (<det>) (grid) {point|vertex} => corner
cornerclue: (<det>) (small) {digit|clue} {where # cell meet|between # cell} => corner
# A line with a number in one of its cells.
linedigit: (<det>) (small) {digit|clue} (given) {at|in|on} (its|each|1) {start|beginning|end|first cell|end cell} (of) (<det>) line => numberedline
linedigit: (<det>) (small) {digit|clue} (given) on (<det>) line => numberedline
numberedthing: (<det>) line {with|marked with|that have|have|labelled with} (small) {digit|clue} (n|k|m|x) (at (its|each|1) {start|end|beginning}) => numberedline
# ---- things with what is at them ----
withends: {with|that have|have} (2|<look>) circle {at|on} (each|2|both|either|their|its) (2) end => 
withends: with {circle|circled|circular} end => 
withends: {joined|that joined|between|drawn between|running between} (<look>) circle => 
withends: {joined|that joined|between|drawn between|running between|that is between} 2 (<look>) circle => 
things: (<det>) <look> line <withends> => line $2 ringed
withends: with {circle|circled} {at|on|in} (each|2|both|either|their|its) end => 
things: (<det>) <look> line {with|that have|have|that end in|that ends in|between} (2) (<look>) diamond ({at|on} (each|2|both|either|their|its) end|end) => line $2
things: (<det>) (<look>) diagonal (that is) {marked|given} (with|by) arrow => diagonal
things: (<det>) diagonal (with|that have) arrow => diagonal
things: (<det>) diagonal (that is) {pointed at|pointto|pointed to|given|marked} by (<det>) arrow => diagonal
things: (<det>) {positive and negative|positive or negative} diagonal => diagonal
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
betweentwo: {on|at} (grid) edge (between|of) (2) {cell|digit} => 
betweentwo: on edge => 
betweentwo: between (2) horizontal {cell|digit} => horizontal
betweentwo: between (2) vertical {cell|digit} => vertical
atpoint: {at|on} (corner of) (#) {cell} => 
atpoint: (at) (point) where (#) cell {meet|touch|join} => 
atpoint: (at|on) (grid) {point|vertex|corner} => 
marks: (<det>) <look> (<rulename>) <markform> (sign) (<ingrid>) (<betweentwo>|<atpoint>) => mark form=$4 $2 $6
marks: (<det>) star (<betweentwo>|<atpoint>) => mark sign=*
marks: (<det>) (letter) <roman> (<ingrid>) (<betweentwo>) => mark sign=$2
marks: (<det>) <roman> s (<betweentwo>) => mark sign=$2
marks: (<det>) plus (sign) => mark sign=+
marks: (<det>) plus (sign) <betweentwo> => mark sign=+
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
outsidename: {sandwich|x|skyscraper|little killer|battlefield|frame|rossini} {sum|clue|digit} => 
outsideclue: {clue|digit|sign} <besidegrid> is <outsidename> that => outside
outsideclue: {clue|digit} adjacent to <lane> => outside
outsideclue: {clue|digit} (is) given <besidegrid> => outside
lane: {that|its|their|same|corresponding|this} (corresponding) {line|lane|row or column|row|column} => 
lane: each {row|column} => 
inlane: in {that|this|clue s|arrow s|same|corresponding} direction => 
inlane: in direction (of) {clue|arrow} => 
inlane: {in|of|on} <lane> in (4x4|6x6|8x8|9x9) grid => 
inlane: in (4x4|6x6|8x8|9x9) grid => 
besidegrid: (placed|given) {at|on|to} (left|right|top|bottom) (end|edge|hand edge) of (grid|<lane>) => 
besidegrid: {left|right|above|below} (of) (grid|<lane>) => 
besidegrid: {at|on} edge (of grid|of <lane>) => 
besidegrid: (placed|given) outside (of) => 
seen: (when|if|as) {viewed|counted|read|looking|seen|counting|reading|going|moving|coming|measured|starting} (in) {from|at|away from} (outside) {clue|that edge|this edge|edge|edge of clue|clue s edge|same edge|there|outside|direction of clue|clue s direction|that direction|its edge|clue edge|clue s position|clue position} (of (grid|clue|<lane>)) => 
seen: from {clue s edge|edge of clue|clue edge|that edge|this edge|there|outside|edge|edge of grid|clue s position} => 
farclue: (<det>) outside {clue|digit|sign} (<besidegrid>) => outside
farclue: (<det>) (small) (clue) {clue|digit|sign} (that is|placed|given|appear) <besidegrid> => outside
outsideclue: <farclue> => $1
outsideclue: each clue => outside
outsideclue: {clue|digit} at {head|top|left|right|bottom|end} of {row|column|row or column} => outside
outsideclue: {clue|digit|sign} {to left of|left of|at left of|next to} (<det>) row {or|and} {above|on top of} (<det>) column => outside
outsideclue: {clue|digit|sign} {above|on top of} (<det>) column {or|and} {to left of|left of|at left of|next to} (<det>) row => outside
besidegrid: to {left|right} of (grid|<lane>) => 
besidegrid: on {left|right|top|bottom|left or top|top or left|left and top|top and left} (of (grid|<lane>)) => 
seen: from that {viewpoint|edge|end} => 

# ---- what belongs to a thing ----
itskind: {line|cage|thermo|arrow|region|circle|dot|cell|grid|diagonal|square|row or column|row|column|box|pair|shape} => 
its: {of|in|on|from|inside} (<det>) (corresponding|same|given|<colour>) <itskind> => 
its: {of|in|on} it => 
its: on (that|this) line joined to (that|this) arrow => 
its: on that diagonal => 
pointed: (that) {it|they|arrow|clue|digit|(its|their) arrow} {pointto|points in} => 
pointed: {given|marked|pointed (out)} by (<det>) arrow => 
pointed: {pointed|pointto} (to|at|out|by) by (<det>) (small|outside) arrow => 
pointed: (that) (is) {pointed|pointto} (to|at|out) by (<det>) (small|outside) arrow => 
pointed: (that) {leaving|coming out of|coming from|that leaves|that leave|joined to|starting in|starting at|starting from|start from|start at|starts at|leading away from|that start at|that start from|that starts in|that starts from|that begins at|that begins in|emanating from|growing from|extending from} (<det>) {it|them|circle|there|bulb} => 
pointed: that {starts|start|begins|begin} {there|here} => 
its: {of|in|on|from|inside|through} (<det>) (corresponding|same|given|joined|marked|<colour>) <itskind> <pointed> => 
its: {on|of|in} (<det>) arrow s {shaft|line|body} => 
its: {on|of} (<det>) (arrow) shaft => 
its: in direction {of|given by} (<det>) arrow => 
its: in direction (that) (<det>) {it|arrow} {pointto|is pointing|points} => 
its: in => 
its: (that) {it have|they have} => 
around: surround => 
around: surround (<det>) (<look>) {circle|dot|square|it|corner|sign|clue} => 
around: {that (is)|it} touch (<det>) {circle|dot|it} => 
around: adjacent to (<det>) {circle|dot|it} => 
around: {on either edge of|joined by} (<det>) (<look>) {circle|dot|it|sign} => 
around: around it => 
list: (all) (of) (#) {digit|cell} (in (#) cell) (<placed>) (<its>) (<around>) => it
list: (#) cell (<around>) => it
list: (#) surround {cell|digit} => it
list: (each) digit (that) <around> => it
list: it|them => it
list: surround (#) {cell|digit} => it
list: (#) {digit|cell} that (it|they|cage|line) have => it
list: {their|its} (#) {digit|cell} => it
list: (2|each) {digit|cell} (there|in those cell|in them|beside it|next to it|on either edge (of it)) => it
list: (2|4) {digit|cell} (that) touch (<det>) {it|circle|dot|sign} => it
list: (#) {digit|cell} (that) it {joined|touch|separate} => it
list: (2|4) {digit|cell} {beside|next to|either edge of} (<det>) {circle|dot|sign} => it
list: (#) {digit|cell} surround => it
list: (each|all) (#) {digit|cell} in (those|each|its) cell => it
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
firstdigit: {digit|cell} (that is) (right) {beside|next to|adjacent to|closest (to)|touch} (outside) {digit|clue|it} => 
firstdigit: first {digit|cell} (that) {you|1} (see|meet|come to) (<inlane>) (<seen>) => 
firstdigit: first (1) of (them|those|each) (digit) => 
firstdigit: digit in cell {next to|beside|adjacent to|closest} (clue|edge|it) => 
firstdigit: digit {seen first|that is seen first|that come first} => 
firstdigit: first (1|of them) => 
firstdigit: (digit of|digit in) first cell (of|in) (<lane>) (<seen>) => 
sublist: (first|closest) {x|n} (closest) {digit|cell} (<inlane>) (<seen>) {where|with|if} {x|n} (is|being) <firstdigit> => it[1..it[1]]
)";

constexpr std::string_view kListLines = R"(
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
hide: {greater|taller} (digit|buildings) {box|blocks|hide|hides|obscure} {less|smaller|shorter} (ones|1|digit|buildings) (behind them) => 
hide: {where|if|when|as|with|since|} {greater|taller} (digit|buildings|ones|skyscrapers) {box|blocks|hide|hides|obscure|obscures|block} (view of|sight of) (each) {less|smaller|shorter} (ones|1|digit|buildings) (behind|behind them|behind it) => 
statement: {greater|taller} (digit|buildings|ones|skyscrapers) {box|blocks|hide|hides|obscure|obscures} (view of|sight of) (each) {less|smaller|shorter} (ones|1|digit|buildings) (behind|behind them|behind it) => nothing
statement: (think of) each digit (as|is|stand for|tell) {building|skyscraper} {of that height|of that many floors|of its height|whose height it is} => nothing
seen: from {that direction|direction of clue|outside grid|clue} => 
listof: <list> => $1
listof: <sublist> => $1
sublist: (first|closest) # {digit|cell} {next to|beside|closest to|closest|adjacent to} (it|clue) => it[1..$1]
sublist: last # {digit|cell} => it[-$1..-1]

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

constexpr std::string_view kTestLines = R"(
# ---- tests of a list ----
test: <quantity> (is) {tell|same as|is} <quantity> => $1 = $2
test: <quantity> is {greater|more} than <quantity> => $1 > $2
test: <quantity> is less than <quantity> => $1 < $2
test: <quantity> is # => $1 = $2
test: have <howmany> pair of consecutive digit => $1 a, b in pairs: |a - b| = 1
test: have <howmany> consecutive pair => $1 a, b in pairs: |a - b| = 1
test: have <howmany> <adjective> digit => $1 c in it: c is $2
# ---- sums, products and counts compared ----
test: have {as many|same digit of|tell digit of|same amount of|tell amount of} (exactly) <celltest> (digit) {as|and} <celltest> digit => count(c in it where c $1) = count(c in it where c $2)
test: have exactly {as many|same digit of} <celltest> (digit) as <celltest> digit => count(c in it where c $1) = count(c in it where c $2)
test: <adjective> digit {have same sum as|sumto same (digit|sum) as} <adjective> digit => sum(c in it where c is $1) = sum(c in it where c is $2)
test: <adjective> digit and <adjective> digit {have same sum|sumto same (digit|sum)} => sum(c in it where c is $1) = sum(c in it where c is $2)
test: have (digit) {tell|that is|that tell|} (its|their) {digit of cell|length|size|cell count} (as digit) => some c in it: c = count
test: (all) (digit) differ from each other (by) <cmp> (<wherever>) => each a, b in pairs: |a - b| $1
test: all differ (from each other) (by) <cmp> (<wherever>) => each a, b in pairs: |a - b| $1
test: average (of (all) (its|their|digit)) (digit) (<its>) {is|tell} # => sum = $2 * count
test: have average (of) # => sum = $1 * count
test: have average (that is|of) {less than|below|under} # => sum < $1 * count
test: have average (that is|of) {greater than|more than|above|over} # => sum > $1 * count
test: have average (that is|of) atleast # => sum >= $1 * count
test: have average (that is|of) atmost # => sum <= $1 * count
test: either <test> or <test> => ($1) or ($2)
test: (either) rise or fall => it is rising or it is falling
test: have (its|their) greatest digit {somewhere other than|not} (at) (its|their) end => max(ends) < max
test: have atleast # different digit => distinct >= $1
test: have atmost # different digit => distinct <= $1
test: have more than # different digit => distinct > $1
test: have atleast # (digit) # => count(c in it where c = $2) >= $1
test: have exactly # (digit) # => count(c in it where c = $2) = $1
test: have atmost # (digit) # => count(c in it where c = $2) <= $1
test: greatest digit is sum of (all) {other|others|rest} (digit) (<its>) => max = sum - max
test: greatest digit is greater than sum of (all) {other|others|rest} (digit) (<its>) => max > sum - max
test: greatest digit is less than sum of (all) {other|others|rest} (digit) (<its>) => max < sum - max
test: have digit from each residue class {modulo|mod} # => each r in {0..$1 - 1}: some c in it: c mod $1 = r
test: have {odd|odd amount|odd digit} of <celltest> digit => count(c in it where c $1) is odd
test: have {even|even amount|even digit} of <celltest> digit => count(c in it where c $1) is even
test: rise clockwise {starting|beginning} {from|at|in} {some|any|1} cell (of them) => some i in {1..4}: (it + it)[i..i + 3] is rising
test: form <pieces> {each sumto|that each sumto|that sumto|that sum|with sum (of)|of sum} # => (sum mod $2 = 0) and (count(i in places where sum(it[1..i]) mod $2 = 0) = sum / $2)
statement: {cell|digit} on <things> (may) (is) {joined|split|cut|broken} in (joined|connected|consecutive|adjacent) {groups|segments|sections|parts|runs|pieces} {so that|such that|where|with} each {group|segment|section|part|run|piece} sumto (exactly) # => each $1 :: (sum mod $2 = 0) and (count(i in places where sum(it[1..i]) mod $2 = 0) = sum / $2)
pieces: consecutive (adjacent|connected) {groups|segments|sections|parts|runs|pieces} (of {cell|digit}) => 
statement: each cell (on line) {belongs to|is in|is part of} exactly 1 (such|of) (these) <piece> => nothing
wherever: regardless of whether (or not) they is {neighbour|adjacent} => 
wherever: {even if|whether or not} they (is) (not) {neighbour|adjacent|touch} => 
test: sumto <bulbvalue> => sum = number(bulb)
test: multiplyto <bulbvalue> => product = number(bulb)
test: sumto <cmp> => (sum) $1
test: sumto given => sum = clue
test: sum <cluename> => sum = clue
test: not repeat {in|on} (<det>) {cage|line|arrow|thermo|it|them|region|diagonal|shape} => it is different
test: rise <frombulb> (but|and) neednot (is) (in|by) consecutive (order|digit) => it is rising
test: multiplyto given => product = clue
test: (is) (in) rise (order) from {1|either} end (of (<det>) line) (to (<det>) other (end)) => it is rising or it is falling
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
frombulb: {from|starting from|starting at|starting in|beginning at|moving away from|away from|counting from|reading from|going from|moving from} <bulbend> {outwards|outward|onwards|on|up} => 
frombulb: {counting|reading|as they travel|as they move|as they go|as you travel|as you move|as you go|walking|moving|travelling} from <bulbend> ({to|toward|towards|until|atmost} <otherend>) => 
frombulb: {if|when|as} you {walk|move|go|travel|climb} (away) from <bulbend> ({to|toward|towards} <otherend>) => 
frombulb: towards <otherend> => 
frombulb: from <bulbend> upwards => 
otherend: (<det>) {tip|end|top} => 
bulbend: bulb of (<det>) {thermo|line} => 
onit: {on|in} (<det>) {it|thermo|line|arrow} => 
norepeat: {with|and|but} no repeat (digit) => 
norepeat: {without|with no} (any) repeat (digit) => 
norepeat: (and|but) not repeat => 
order: (but|and) (appear|may appear|placed|is|not in order) anyorder (<its>) => 
order: (but|and) neednot (appear|is) (in) (consecutive) order => 
order: (but|and) {arranged|sorted|placed|given|entered|in|occurring|appear} anyorder (<its>) => 
order: (but|and) (they) (may) (appear|is) anyorder => 
order: that may (appear|is) (in) anyorder => 
test: (is|appear in|is in) rise (order) (<onit>) (in value|in size) (<frombulb>) (<onit>) => it is rising
test: {form|is|make} rise {sequence|order|run} (<frombulb>) => it is rising
test: rise in value (<frombulb>) => it is rising
test: have rise digit (<frombulb>) => it is rising
test: have notfall digit (<frombulb>) => it is growing
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
test: rise (in value) by <cmp> (<frombulb>) (<eachstep>) (<frombulb>) => (it is rising) and (each a, b in steps: (b - a) $1)
test: rise (<frombulb>) (by) <cmp> (<eachstep>) (<frombulb>) => (it is rising) and (each a, b in steps: (b - a) $2)
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
test: notfall (in value) (<onit>) (<frombulb>) (<onit>) (but may repeat (aslongas <anything>)) => it is growing
test: {stay same or rise|rise or stay same} (<frombulb>) => it is growing
test: fall (<frombulb>) => it is falling
nonrepeat: (and|but) {non repeat|non repeating|nonrepeating|nonrepeat|different} (and|but) => 
consecutiveset: {set|sequence|group|run|line|collection} of => 
consecutives: (<nonrepeat>) <consecutiveset> (<nonrepeat>) consecutive (<nonrepeat>) (digit) (<norepeat>) (<order>) (<norepeat>) => it is consecutive
consecutives: (<nonrepeat>) consecutive {set|sequence|run} (of digit) (<norepeat>) (<order>) => it is consecutive
consecutives: (<nonrepeat>) consecutive (<nonrepeat>) digit (<norepeat>) (<order>) (<norepeat>) => it is consecutive
consecutives: consecutive {<nonrepeat>|<norepeat>} (<order>) => it is consecutive
consecutives: <nonrepeat> consecutive (<order>) => it is consecutive
consecutives: consecutive <order> => it is consecutive
consecutives: (non|different) repeat {set|sequence|group|run} of consecutive digit (<norepeat>) (<order>) => it is consecutive
consecutives: different digit (that) {once|when|if} (they is) (sorted|ordered|arranged) {leave|have} no gaps => it is consecutive
consecutives: {different|} digit {without|with no|that have no} {gap|gaps} (<order>) => it is consecutive
consecutives: {unbroken|gapless|uninterrupted} {set|run|sequence|group} (of digit) (<norepeat>) (<order>) => it is consecutive
test: {form|have|is} <consecutives> => $1
test: {form|is|have|read} {palindromic {sequence|line}|palindrome|palindromic} => it is palindrome
samemirror: (that is|meaning|so) (they|it|that they) (read) same (digit) (in same order) {bothways|from either end|from each end|whichever end you {begin|start} {at|from}} => 
samemirror: reading same (digit) {bothways|from either end|from each end} => 
test: {form|is} {palindrome|palindromic} <samemirror> => it is palindrome
test: {mirror each other|is mirrored|is symmetric|is symmetrical|is mirror images} {surround|about|on|through|at} (its|their|<det>) {centre|middle|center|midpoint} (<its>) => it is palindrome
test: (read) same {from either end|from each end|from each ends|from 1 end as from other} => it is palindrome
test: (read|is|reads) {same|identically} bothways => it is palindrome
# What stands at a thing.
cluenoun: clue|sum|digit|product|difference|ratio|total => 
cluepart: (in|at) (topleft|small) (hand) (corner|edge) => 
cluepart: {in|at} (topleft|upper|top) corner => 
cluepart: {given|shown|tell|written|displayed|noted|printed|marked|that tell|that is given} => 
cluepart: outside (grid|<lane>) => 
cluepart: {in|on|of|for|at} (<det>) (<colour>) (killer) (corresponding|joined|that) {cage|it|box|circle|dot|corner|region|line|diagonal|clue|arrow} => 
cluepart: cage s corner => 
cluepart: {in|on|at} (<det>) (<colour>) {diamond|square|oval|pill|sign|star} => 
cluepart: (in) topleft => 
cluepart: {in|at} (its|their|<det>) topleft (corner) => 
cluepart: {in|at} its (topleft|upper|top) corner => 
cluename: (given|given|small|corner|shown|marked|corresponding|circled|its|their|cage s|that|joined|tell) (small) <cluenoun> => clue
cluename: (given|given|small|corner|shown|marked|corresponding|its|their|that|joined) (small) <cluenoun> <cluepart> => clue
cluename: (given|given|small|corner|shown|marked|corresponding|its|their|that) (small) <cluenoun> <cluepart> <cluepart> => clue
cluename: (small) <cluenoun> <cluepart> <cluepart> <cluepart> => clue
cluename: cage s {clue|sum|digit} => clue
cluename: {circle|dot|square|diamond|box|cage|line|pill|sign} s {clue|sum|digit} => clue
test: have {difference} {that|} (is|tell) (given) <cluepart> => range = clue
test: have {sum} {that|} (is|tell) (given) <cluepart> => sum = clue
test: have {product} {that|} (is|tell) (given) <cluepart> => product = clue
# The circle of an arrow.
circleword: circle|bulb|pill|oval|base => 
ofarrow: {of|on|at} (<det>) {arrow|it} => 
ofarrow: {at|in|on} (<det>) {start|base|beginning|root|end} {of} (<det>) (joined) arrow => 
ofarrow: {at} (its|arrow s) {base|start|end|tail} => 
ofarrow: (that is) joined (to) (<det>) (arrow|it) => 
ofarrow: (it|arrow|line|arrow shaft) {start from|start in|begin in|begin at|comes from|come from|originates from|is joined to|joined to} => 
bulbvalue: (<det>) (arrow s|arrow|its) (joined|adjacent|corresponding) circled {digit|sum|cell} (<ofarrow>) => 
bulbvalue: (<det>) {digit|sum|twodigit} (<placed>) {in|of|on} (<det>) (<look>) (joined|adjacent|corresponding|arrow s|arrow) <circleword> (<ofarrow>) (<astwo>) => 
bulbvalue: {digit|sum} (<placed>) in {joined|its|that} circled cell => 
bulbvalue: (<det>) (<look>) (joined|adjacent|corresponding|arrow s) <circleword> (digit|sum) (<ofarrow>) => 
bulbvalue: circled digit at {base|start} of arrow => 
bulbvalue: (<det>) {2 or 3|2|3} digit digit (that) (<placed>) in (<det>) <look> <circleword> (that is) (read in usual direction) => 
astwo: read as twodigit (digit) (read) (from left to right|from top to bottom) => 
# Circles at the ends of a line.
eitherend: {at|on|of|at each of} (<det>) (2|either|both) end (<its>) => 
ringed: (<det>) (2) circle (<eitherend>) (<its>) => 
ringed: (<det>) (2) circled {digit|cell|end} (<eitherend>) (<its>) => 
ringed: (digit of) (2|each) {digit|those} (<placed>) {in|of|on} (<det>) (2) (circle|circled cell|circled end) (<placed>) (<eitherend>) (<its>) => 
ringed: {digit|those} (<placed>) <eitherend> => 
ringed: (<det>) (2) end (digit) (<its>) => 
test: {is|have digit|lie|fall} (in) between <ringed> => each c in inner: min(ends) < c < max(ends)
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
test: {is such that|} 1 is twice other => each a, b in steps: a = 2 * b or b = 2 * a
test: 1 (digit|cell) (have|is) (exactly) twice ({digit of|}) other => each a, b in steps: a = 2 * b or b = 2 * a
test: have 1 (digit) (that is) twice other => each a, b in steps: a = 2 * b or b = 2 * a
test: (in) 1 of each {cell|digit} have twice digit of other => each a, b in steps: a = 2 * b or b = 2 * a
test: {is|have} {digit|} in (1 to 2|1:2|2:1|2 to 1) ratio => each a, b in steps: a = 2 * b or b = 2 * a
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
test: (is) (all) different from each other => it is different
test: have (all) different digit {with|that have|have|that} {sum (of)|sumto|have sum (of)} <value> => (it is different) and (sum = $1)
test: have different digit have (given) sum => (it is different) and (sum = clue)
test: have (all|each) (of) # digit (exactly) (once) => it is different
test: have {different digit|no repeat digit|no repeat} => it is different
test: not have repeat (digit) => it is different
test: not (appear|is) same (digit) => it is different
span: (from) 1 (to|through) # => $1
test: have (all|each) (of) digit (<norepeat>) (exactly) once (each) (<norepeat>) => it is different
test: have (all|each) (of) digit <span> (<norepeat>) (exactly) (once) (each) (<norepeat>) => each d in {1..$1}: count_of(it, d) = 1
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
test: have digit in 1 of (2) cell {have|is|} twice (digit of) other => each a, b in steps: a = 2 * b or b = 2 * a
test: {is|have} (digit) twice (digit of) (the|each) other => each a, b in steps: a = 2 * b or b = 2 * a
test: {differ from|differ} (<neighbour>) (by) atleast # => each a, b in steps: |a - b| >= $2
test: {differ|have difference} (of) (by) atleast # (<neighbour>) => each a, b in steps: |a - b| >= $1
test: {differ|have difference} (by) (exactly) # => each a, b in steps: |a - b| = $1
test: {differ|have difference} (by) atmost # => each a, b in steps: |a - b| <= $1
neighbour: (each) (of) (their|its) neighbour (<its>) => 
neighbour: from (their|its) neighbour (<its>) => 
test: is in {1:2|2:1} ratio => each a, b in steps: a = 2 * b or b = 2 * a
test: have {1:2|2:1} ratio => each a, b in steps: a = 2 * b or b = 2 * a
test: have digit in {1:2|2:1} ratio => each a, b in steps: a = 2 * b or b = 2 * a
test: have consecutive digit => each a, b in steps: |a - b| = 1
test: is consecutive => it is consecutive
test: is either consecutive or in (1:2|2:1) ratio (or each) => each a, b in steps: |a - b| = 1 or a = 2 * b or b = 2 * a
test: have digit in order with same difference between each {adjacent pair|pair of adjacent digit|pair of adjacent cell} => it is sequence
test: difference between 2 adjacent digit tell (exactly) how many pair of adjacent digit (on that line) have that (exact) difference => each a, b in steps: count(c, d in steps where |c - d| = |a - b|) = |a - b|
test: (is) {non consecutive|nonconsecutive} => each a, b in steps: |a - b| != 1
test: have 1 even (digit) and 1 odd (digit) => each a, b in steps: (a + b) is odd
test: not all <adjective> {nor|or} all <adjective> => not (it is $1) and not (it is $2)
test: {notall|is notall|is not all} <adjective> => not (it is $1)
test: rise from 1 end to other where each digit (on line) {beyond|after|other than} {least|first} 2 (digit) is sum of {previous|preceding} 2 (digit) (in sequence) => (it is rising and each i in places where i > 2: it[i] = it[i - 1] + it[i - 2]) or (it is falling and each i in places where i < length - 1: it[i] = it[i + 1] + it[i + 2])
test: requires that <test> => $1
test: digit in 1 cell is (exactly) # greater than digit of other (cell) => each a, b in steps: |a - b| = $1
test: digit in 1 cell is (exactly) {twice|twice digit of} other (cell) => each a, b in steps: a = 2 * b or b = 2 * a
test: {1 digit|1 cell|1 of them} is (exactly) # {greater|more|less} than other (cell|digit) => each a, b in steps: |a - b| = $1
test: not (is) consecutive => each a, b in steps: |a - b| != 1
test: not sumto # => sum != $1
test: have ratio (of) {1:2|2:1|1 : 2|1 to 2|2 to 1} => each a, b in steps: a = 2 * b or b = 2 * a
test: is in ratio (of) {1:2|2:1} => each a, b in steps: a = 2 * b or b = 2 * a
test: have same parity => it is odd or it is even
test: have digit of same parity => it is odd or it is even
test: have digit of {different|opposite} parity => each a, b in steps: (a + b) is odd
test: have {opposite|different} parity => each a, b in steps: (a + b) is odd
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
# ---- more tests of a list ----
test: have digit that <test> => $1
test: is (arranged|placed|sorted) (so|such) that (they) <test> => $1
test: <quantity> is <adjective> => ($1) is $2
test: have <adjective> {sum|sum of digit} => (sum) is $1
test: have sum that is <adjective> => (sum) is $1
test: <quantity> is given (<cluepart>) (<cluepart>) => $1 = clue
test: have <numvar> different digit => distinct = $1
test: have exactly <numvar> different digit => distinct = $1
numvar: n|k|m|x => clue
numvar: (exactly) that many => clue
test: (is|have) notfall (digit|order) (<frombulb>) => it is growing
test: notfall (as they (travel|go|move)) (<frombulb>) => it is growing
test: (is) {filled|made up|made|composed} (of) {odd digit only or even digit only|only odd digit or only even digit|only even digit or only odd digit|even digit only or odd digit only} => it is odd or it is even
test: have {odd digit only or even digit only|only odd digit or only even digit|only even digit or only odd digit|even digit only or odd digit only|either only odd or only even digit|either only even or only odd digit} => it is odd or it is even
test: (digit) {alternate|alternates|alternating} (between) {odd and even|even and odd} (digit) (as you go (surround it|round it|clockwise|round)) => each a, b in steps: (a + b) is odd
test: have 1 odd and 1 even (digit) => each a, b in steps: (a + b) is odd
test: have each {odd and even|even and odd} digit => (some c in it: c is odd) and (some c in it: c is even)
test: have atleast 1 odd (digit) and atleast 1 even digit => (some c in it: c is odd) and (some c in it: c is even)
test: {alternately rise and fall|alternate between rise and fall|zigzag|alternately fall and rise} => each a, b, c in windows(3): (a < b and b > c) or (a > b and b < c)
test: have no {consecutive|adjacent} <adjective> digit => each a, b in steps: not (a is $1 and b is $1)
test: have # <adjective> (digit) and # <adjective> digit => (count(c in it where c is $2) = $1) and (count(c in it where c is $4) = $3)
test: have {more|greater} than # <celltest> => count(c in it where c $2) > $1
test: have less than # <celltest> => count(c in it where c $2) < $1
test: have <howmany> pair of adjacent consecutive digit => $1 a, b in steps: |a - b| = 1
test: not (is) repeat or consecutive (to each other) => each a, b in pairs: |a - b| > 1
test: not consecutive with each other digit on {that|same|<det>} line (and) not repeat => each a, b in pairs: |a - b| > 1
test: not (is) consecutive or {repeat|same|tell} (each other) => each a, b in pairs: |a - b| > 1
test: is neither {same|tell|repeat} nor consecutive (to each other (digit) (on line)) => each a, b in pairs: |a - b| > 1
test: (read) <readway> is <multidigit> => (number) $2
test: have 1 digit each from (set|sets|groups) <group> (and) <group> (and) <group> => (some c in it: c in {$1}) and (some c in it: c in {$2}) and (some c in it: c in {$3})
test: have (1|atleast 1|exactly 1) digit from each of (set|group) <group> (and) <group> (and) <group> => (some c in it: c in {$1}) and (some c in it: c in {$2}) and (some c in it: c in {$3})
test: is magic square <allways> {sumto|sum|totals|have sum} # => (each i in {1, 4, 7}: sum(it[i..i + 2]) = $2) and (each i in {1..3}: it[i] + it[i + 3] + it[i + 6] = $2) and it[1] + it[5] + it[9] = $2 and it[3] + it[5] + it[7] = $2
test: have <twice> => it is not different
twice: {repeat digit|same digit twice|2 same digit} => 
test: have <near> {digit|cell} (that) <pairtest> => each a, b in steps: $2
test: <joinedq> is greater than <joinedq> => $1 > $2
test: <joinedq> is less than <joinedq> => $1 < $2
test: <joinedq> (is) tell <joinedq> => $1 = $2
joinedq: {digit|that|twodigit} {made|formed|given} (up) {by|from|of} <sub> => number($1)
joinedq: {digit|that} {made|formed} {by|from|of} first # => number(it[1..$1])
joinedq: {digit|that} {made|formed} {by|from|of} last # => number(it[-$1..-1])
test: <oddplaces> sumto (same sum|same digit|same) as <evenplaces> => sum(i in places where i is $1: it[i]) = sum(i in places where i is $2: it[i])
test: <oddplaces> and <evenplaces> {have same sum|sumto same (sum|digit)} => sum(i in places where i is $1: it[i]) = sum(i in places where i is $2: it[i])
oddplaces: {digit|cell} {at|in|on} <adjective> (digit) position => $1
evenplaces: {digit|cell} {at|in|on} <adjective> (digit) position => $1
# A square of three by three.
allways: (<det>) {row or column|row and column|row} (or column) (and) {each|each of each|2|} (main|long) diagonal => 
allways: each {line of 3|row or column or diagonal|row or column and diagonal} => 
allways: (all) {row or column} and diagonal => 
test: {have|is such that|} <allways> {sumto same (sum|digit)|have same sum|have tell sum} => (each i in {1, 4, 7}: sum(it[i..i + 2]) = sum(it[1..3])) and (each i in {1..3}: it[i] + it[i + 3] + it[i + 6] = sum(it[1..3])) and it[1] + it[5] + it[9] = sum(it[1..3]) and it[3] + it[5] + it[7] = sum(it[1..3])
test: {have|is such that|} <allways> {sumto|sum|totals|have sum} # => (each i in {1, 4, 7}: sum(it[i..i + 2]) = $2) and (each i in {1..3}: it[i] + it[i + 3] + it[i + 6] = $2) and it[1] + it[5] + it[9] = $2 and it[3] + it[5] + it[7] = $2
test: form <multidigit> (<readas>) => (number) $1
test: {is|form} (twodigit) <multidigit> when read <readway> => (number) $1
multidigit: (twodigit) squaredigit => is square
multidigit: (twodigit) prime => is prime
multidigit: {multiple of|digit divisible by} # => mod $1 = 0
readas: {when read|reading|read} <readway> => 
readway: (from) {left to right|top to bottom|left to right or top to bottom|left to right and top to bottom|in order} => 
test: have 1 digit from <group> (and) 1 (digit) from <group> (and) 1 (digit) from <group> => (count(c in it where c in {$1}) = 1) and (count(c in it where c in {$2}) = 1) and (count(c in it where c in {$3}) = 1)
test: have (1) digit from each of (groups|sets) <group> <group> (and) <group> => (some c in it: c in {$1}) and (some c in it: c in {$2}) and (some c in it: c in {$3})
test: have 1 digit from each of (groups|sets) <group> <group> (and) <group> => (some c in it: c in {$1}) and (some c in it: c in {$2}) and (some c in it: c in {$3})
test: {have|is from} (digit of) different <residue> {when|after} {joined|divided|dividing|division} by # => each a, b in pairs: not (a mod $2 = b mod $2)
test: have (digit of) different <residue> {modulo|mod} # => each a, b in pairs: not (a mod $2 = b mod $2)
test: have all {residues|remainders} (classes) {modulo|mod} # => each a, b in pairs: not (a mod $1 = b mod $1)
residue: residues|residue|remainders|remainder|classes => 
group: % => $1
group: # # # => $1, $2, $3
group: # (or) # or # => $1, $2, $3
test: {is|may is} {joined|split|cut|partitioned|divisible|broken} (up) in (1 or more) <pieces> {each sumto|that each sumto|that sumto|such that each (<piece>) sumto|so that each (<piece>) sumto|each adding to|with sum (of)|of sum|with sum of} # => (sum mod $4 = 0) and (count(i in places where sum(it[1..i]) mod $4 = 0) = sum / $4)
pieces: (non overlapping) (adjacent|consecutive|connected|smaller|several) {groups|segments|sections|parts|runs|pieces} (of (adjacent|consecutive) {cell|digit}) => 
piece: group|segment|section|part|run|piece|1 => 
test: have valid time in 24 hour format => number(it[1..2]) < 24 and number(it[3..4]) < 60
tests: <test> => $1
tests: <test> {and|but} <test> => ($1) and ($2)
tests: <test> (and|but) <test> {and|but} <test> => ($1) and ($2) and ($3)
anything: <word> => 
anything: <word> <anything> => 
word: rules|if|otherwise|sudoku|digit|cell|follow|all|other|rule|sudoku|normal|row|column|box|region|they|is|not|in|same|repeat|by|allowed|if|otherwise|and|or|break|violate|any|each|constraints|constraint|regular|it => 
trailing: (but|and) repeatif <anything> => 
trailing: (but|and) may repeat (on line|in cage|<its>) (aslongas|repeatif|if) <anything> => 
)";

constexpr std::string_view kSubjectLines = R"(
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
bothcells: {they|their digit|them|(<det>) 2 cell digit} => 
bothpair: consecutive => |a - b| = 1
bothpair: {same|tell} => a = b
clause: <marks> <markverb> (2) (adjacent) {digit|cell} {that|where|such that|so that|whose digit} (they) <test> => each $1 :: $3
clause: <marks> <markverb> (2) (adjacent) {digit|cell} <pairtest> => each $1 :: each a, b in steps: $3
clause: <marks> <markverb> <bothpair> {digit|cell} => each $1 :: each a, b in steps: $3
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
statement: (all|each) <things> of (the) same colour (all|each) {have {same|tell|common}} <manyq> (<unknownsum>) => all $1 bycolour :: each a, b in pairs(things): $2(a) = $2(b)
statement: (all|each) <things> of same colour (all|each) sumto same (digit|sum) (<unknownsum>) => all $1 bycolour :: each a, b in pairs(things): sum(a) = sum(b)
statement: (sum|totals) of (all) (#) <things> {is|form} <consecutives> => all $2 :: max(t in things: sum(t)) - min(t in things: sum(t)) = count(things) - 1 and each a, b in pairs(things): sum(a) != sum(b)
statement: {digit|cell} {with|of|that have} same colour have same parity => all cell bycolour :: each a, b in pairs(things): (a[1] + b[1]) is even
statement: {digit|cell} {with|of|that have} same colour have same digit => all cell bycolour :: each a, b in pairs(things): a = b
statement: {digit|cell} {with|of|that have} same colour {is different|have different digit|not repeat} => all cell bycolour :: each a, b in pairs(things): a[1] != b[1]
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
)";

constexpr std::string_view kComparisonLines = R"(
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
cmp: (by) (exactly) <numvar> => = $1
cmp: (by) atleast <numvar> => >= $1
cmp: (by) atmost <numvar> => <= $1
cmp: {more|greater} than <numvar> => > $1
cmp: less than <numvar> => < $1
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
cmp: # # # (or) <digitlist> => in {$1, $2, $3, $4}
cmp: (from) # to # => in {$1..$2}
cmp: (by) (either) (exactly) # or (by) (exactly) # => in {$1, $2}
cmp: {multiple of|divisible by} (its|their) {length|digit of cell|cell count} => mod count = 0
cmp: {multiple of|divisible by} {digit of|how many} (its) cell (in it|it have|on it) => mod count = 0
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
celltest: not # => != $1
digitlist: # => $1
digitlist: # (or|and) <digitlist> => $1, $2
digitlist: # <digitlist> => $1, $2
digitlist: # {to|through} # => $1..$2
test: is (only|all|each) (digit) <celltest> => each c in it: c $1
test: have {only|all|each} (digit) <celltest> => each c in it: c $1
plaintest: <kindtest> => $1
plaintest: atleast # => >= $1
plaintest: atmost # => <= $1
plaintest: # or {more|greater} => >= $1
plaintest: # or less => <= $1
test: have {digit|digit that is|only digit} <plaintest> => each c in it: c $1
test: have (digit) {greater than|above|over} # => each c in it: c > $1
test: have (digit) {less than|below|under} # => each c in it: c < $1
test: have {multiple|multiples} of # => each c in it: c mod $1 = 0
test: have <adjective> => it is $1
test: have somea <adjective> digit => some c in it: c is $1
test: is somea <adjective> digit => it is $1
test: have # consecutive digit (<order>) => it is consecutive and count = $1
test: is in arithmetic {progression|sequence} => it is sequence
test: have (1) digit that is sum of (all) {other|others|rest} (digit) (<its>) => some c in it: sum - c = c
test: have atleast 1 <adjective> => some c in it: c is $1
test: is all <adjective> => it is $1
test: not is # => no c in it: c = $1
test: is (either) (digit) <orlist> => each c in it: c in {$1}
test: have (digit) # => some c in it: c = $1
orlist: # or # => $1, $2
orlist: # # or # => $1, $2, $3
orlist: # # # or # => $1, $2, $3, $4
orlist: # # # # or # => $1, $2, $3, $4, $5
orlist: # or # or # => $1, $2, $3
test: have (atleast) (1 of) (either) (digit) <orlist> => some c in it: c in {$1}
test: have (each) (digit) # and # => (some c in it: c = $1) and (some c in it: c = $2)
test: have (each) (digit) # # and # => (some c in it: c = $1) and (some c in it: c = $2) and (some c in it: c = $3)
test: have exactly 1 of (digit) <orlist> => exactly 1 c in it: c in {$1}
test: have {atleast 1|1 or more} of (digit) <digitlist> => some c in it: c in {$1}
test: have exactly 1 of (digit) <digitlist> => exactly 1 c in it: c in {$1}
test: have each <adjective> digit and <adjective> digit => (some c in it: c is $1) and (some c in it: c is $2)
test: have (atleast 1|each) # and # => (some c in it: c = $1) and (some c in it: c = $2)
test: have somea digit greater than # => some c in it: c > $1
test: have somea digit less than # => some c in it: c < $1
pairtest: {is neither|neither} {same|tell} nor consecutive => |a - b| > 1
test: have atleast 1 <adjective> (digit) and atleast 1 <adjective> digit => (some c in it: c is $1) and (some c in it: c is $2)
test: have digit from # to # => each c in it: c in {$1..$2}
test: not <adjective> => each c in it: not (c is $1)
test: not {have|is} <adjective> (digit) => each c in it: not (c is $1)
test: not have (digit) # => no c in it: c = $1
pairop: {difference|range} => |a - b|
pairop: gap => |a - b|
pairop: absolute difference => |a - b|
pairop: sum => a + b
pairop: product => a * b
pairtest: sumto <cmp> => (a + b) $1
pairtest: sumto <cluename> => (a + b) = clue
pairtest: multiplyto <cmp> => (a * b) $1
pairtest: {differ|have difference} (of) (by) <cmp> => |a - b| $1
pairtest: is <cmp> apart (in digit) => |a - b| $1
pairtest: {is|have} <pairop> (of|that is|is) <cmp> => ($1) $2
pairtest: have same parity => (a + b) is even
pairtest: have {different|opposite} parity => (a + b) is odd
pairtest: have 1 odd (digit) (and) 1 even (digit) => (a + b) is odd
pairtest: (either) each odd or each even => (a + b) is even
pairtest: (1|1 digit|1 cell) is odd and (other|1|1 digit) (is) even => (a + b) is odd
pairtest: (1|1 digit|1 cell) is even and (other|1|1 digit) (is) odd => (a + b) is odd
pairtest: (is) consecutive or (is) {tell|equal} => |a - b| <= 1
pairtest: (is) {tell|same|equal} or (is) consecutive => |a - b| <= 1
pairtest: is (either) (each|both) odd or (each|both) even => (a + b) is even
pairtest: alternate between {odd and even|even and odd} (digit) => (a + b) is odd
pairtest: alternate between {high and low|low and high} (digit) => (a is high and b is low) or (a is low and b is high)
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
test: {is|have} sum (of|that is|is) <cmp> => (sum) $1
test: {is|have} product (of|that is|is) <cmp> => (product) $1
test: (their) sum {is|tell} <value> => sum = $1
test: (their) product {is|tell} <value> => product = $1
test: (their) difference {is|tell} <value> => range = $1
test: <pairtest> => each a, b in steps: $1
test: (either) <pairtest> or <pairtest> => each a, b in steps: ($1) or ($2)
near: adjacent|orthoadjacent|consecutive|neighbour|joined|linked|touching => 
adjpair: (each|all|2|each 2) <near> (pair of) {digit|cell} (<placed>) <prep> <things> => $4
adjpair: (each) pair of <near> {digit|cell} (<placed>) <prep> <things> => $4
adjpair: <prep> <things> (each|all|2|each 2) (pair of) <near> {digit|cell} => $2
adjpair: (each) 2 {digit|cell} <near> (to each other) <prep> <things> => $3
adjpair: <digits> <near> (to each other) <prep> <things> => $4
adjpair: <digits> that is <near> (to each other) <prep> <things> => $4
adjpair: orthogonally joined {digit|cell} <prep> <things> => $2
adjpair: (each|all|2|each 2) {digit|cell} <near> <prep> <things> => $3
adjpair: 2 {digit|cell} (directly) joined (directly) by (segment of) <things> => $1
adjpair: (each|all) 2 {digit|cell} (directly) joined (directly) by (segment of) <things> => $1
adjpair: <things> (each|all|2|each 2) <near> (pair of) {digit|cell} => $1
statement: <adjpair> not <pairtest> (<trailing>) => each $1 :: each a, b in steps: not ($2)
statement: no <adjpair> (may) <pairtest> (<trailing>) => each $1 :: each a, b in steps: not ($2)
statement: <pairop> {of|between} <adjpair> is <cmp> => each $2 :: each a, b in steps: ($1) $3
statement: on <things> <pairop> {of|between} <near> {digit|cell} is <cmp> => each $1 :: each a, b in steps: ($2) $4
statement: {on|in|for} <things> difference {of|between} (each|2|all) (pair of) <near> {digit|cell} is {same|constant|fixed} (throughout) (<vary>) => each $1 :: each a, b, c in windows(3): |a - b| = |b - c|
statement: difference {of|between} <adjpair> is {same|constant|fixed} (throughout) (<vary>) => each $1 :: each a, b, c in windows(3): |a - b| = |b - c|
statement: {on|in|for} <things> <pairop> {of|between} (each|2|each 2) <near> {digit|cell} (is) <cmp> => each $1 :: each a, b in steps: ($2) $4
statement: (each) {digit|cell} {on|in} <things> is <cmp> away from (each) (digit|neighbour|cell) (it is joined to) (on|by) (that line) => each $1 :: each a, b in steps: |a - b| $2
likewhisper: {german|dutch|chinese} {whispers|whisper} (line) => 
statement: <things> {behave|work|act|is} like <likewhisper> {but|with|except that} (least) difference of (atleast) # (is) (already) (enough|needed|sufficient) => each $1 :: each a, b in steps: |a - b| >= $3
statement: <things> {behave|work|act|is} like <likewhisper> {but|with|except that} difference of # (or more) (is) (already) {enough|needed|sufficient} => each $1 :: each a, b in steps: |a - b| >= $3
statement: <members> not <pairtest> (<trailing>) => each $1 pair :: each a, b in steps: not ($2)
# ---- all pairs of a thing, its ends, its middle ----
statement: no 2 {digit|cell} {on|in|of} <things> (may) <pairtest> (<wherever>) => each $1 :: each a, b in pairs: not ($2)
statement: no 2 {digit|cell} {on|in|of} <things> (may) <pairtest> or <pairtest> (<wherever>) => each $1 :: each a, b in pairs: not ($2) and not ($3)
wherever: wherever they (is|appear) (<its>) => 
wherever: {regardless of|no matter} (their) {position|order} (<its>) => 
wherever: {adjacent or not|whether adjacent or not|even if not adjacent} => 
statement: <adjpair> not <pairtest> or <pairtest> => each $1 :: each a, b in steps: not ($2) and not ($3)
statement: <adjpair> (either) <pairtest> or <pairtest> => each $1 :: each a, b in steps: ($2) or ($3)
statement: {on|along} <things> <near> {digit|cell} (either) <pairtest> or <pairtest> => each $1 :: each a, b in steps: ($3) or ($4)
statement: {on|along|in} <things> (each) (2) <near> {digit|cell} <pairtest> => each $1 :: each a, b in steps: $3
statement: <adjpair> have same difference (<vary>) => each $1 :: each a, b, c in windows(3): |a - b| = |b - c|
statement: {digit|cell} that touch {on|in} <things> <pairtest> => each $1 :: each a, b in steps: $2
statement: {digit|cell} that touch {on|in} <things> differ {amount|same amount} (that (s|is) (fixed|same) (for|on|throughout) (that|each) line) => each $1 :: each a, b, c in windows(3): |a - b| = |b - c|
statement: on <things> each (pair of) <near> {digit|cell} have same difference (<vary>) => each $1 :: each a, b, c in windows(3): |a - b| = |b - c|
statement: <adjpair> differ same amount (<vary>) => each $1 :: each a, b, c in windows(3): |a - b| = |b - c|
vary: (but|and) {that|this|each} (difference|sum|amount) may {vary|differ|is different|change|varies} (from line to line|from 1 line to next|between line|for each line|for different line) => 
vary: {throughout|on whole line|all on it} => 
vary: that is (to) (is) determined (by solver) (for each line|separately for each line) => 
statement: {on|in} <things> odd digit is followed by even (1|digit) and vice versa => each $1 :: each a, b in steps: (a + b) is odd
statement: {on|in} <things> even digit is followed by odd (1|digit) and vice versa => each $1 :: each a, b in steps: (a + b) is odd
endsof: digit {at|on|in} (2|each|both) end {of|on} <things> => $1
endsof: (2|each|both) end (digit|cell) of <things> => $1
endsof: digit in cell {at|on} (<det>) (2|each) end {of|on} <things> => $2
endsof: (2) digit {at|on} {opposite|its|either|each} end of <things> => $1
endsof: first and last {digit|cell} {of|on} <things> => $1
endsof: {on|for} <things> (2|each) end {digit|cell} => $1
endsof: {on|for} <things> digit {at|on} (2|each|both) end => $1
endtogether: multiplied together => it[1] * it[-1]
endtogether: added together => it[1] + it[-1]
statement: <endsof> <pairtest> => each $1 :: let a = it[1]: let b = it[-1]: ($2)
statement: <endsof> {sumto|have sum} <betweenends> => each $1 :: it[1] + it[-1] = $2
statement: <endsof> {multiplyto|have product} <betweenends> => each $1 :: it[1] * it[-1] = $2
statement: <endsof> <endtogether> {tell|is} <betweenends> => each $1 :: $2 = $3
statement: sum of <endsof> {tell|is} <betweenends> => each $1 :: it[1] + it[-1] = $2
statement: product of <endsof> {tell|is} <betweenends> => each $1 :: it[1] * it[-1] = $2
betweenends: sum of (all|each) (of) {other|remaining|inner|digit between|cell between} {digit|cell|them|each} (on it|on line|between (them|it)|<its>) => sum(it[2..-2])
betweenends: product of (all|each) {other|remaining|inner} {digit|cell} (on it|on line|between (them|it)|<its>) => product(it[2..-2])
betweenends: sum of (all|each) {digit|cell} {between (them|it)|in between} => sum(it[2..-2])
betweenends: same sum => sum(it[2..-2])
mirrored: (each|all) (pair of) {digit|cell} {equally far|equidistant|at same distance|same distance|at equal distance|equal distance} (away) {from} <middle> => 
mirrored: (each|all) (pair of) {digit|cell} that is {equally far|equidistant|at same distance|same distance|at equal distance|equal distance|tell distance} (away) from <middle> => 
mirrored: (each|all) {digit|cell} {tell|same|at tell|in tell} distance (away) from <middle> => 
mirrored: (each|all) {symmetrical|symmetric|mirrored|opposite} {pair|pair of digit|pair of cell|digit|cell} (<its>) => 
mirrored: each pair (of digit) you zip together => 
mirrored: (each) {digit|cell} {symmetrically placed|placed symmetrically} (around|about) <middle> => 
middle: (line s|its) {middle|centre|center|midpoint} ({digit|cell|point}) ((of|on) (<det>) <look> (zipper) line) => 
middle: {middle|centre|center|midpoint} => 
centredigit: digit {in|at|on} <middle> => 
centredigit: {middle|centre|center|central} (digit|cell) (<its>) => 
centredigit: digit in {middle|centre|center|central} cell (<its>) => 
zipped: {sumto|have sum (of)|have} <centredigit> (as (its|their) sum) => if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])
zipped: {have same sum|sumto same (sum|digit)|have tell sum|sumto tell (sum)} => each i in places where i <= length / 2: it[i] + it[-i] = it[1] + it[-1]
zipped: {sumto|have sum (of)} # => each i in places where i <= length / 2: it[i] + it[-i] = $1
oddcentre: (for|on|in) {odd length line|line of odd length} (this|that) {sum|digit} is {digit (placed) in|that in|digit on} {line s|its|<det>} (circled) {center|centre|middle} (cell|circle) => if length mod 2 = 1 then it[1] + it[-1] = it[(length + 1) / 2]
statement: {on|for} <things> <mirrored> <zipped> <oddcentre> => each $1 :: ($3) and ($4)
statement: (each) (pair of) {digit|cell} (that is) {<faraway>|tell distance} from {middle|centre|center} of <things> <zipped> <oddcentre> => each $2 :: ($3) and ($4)
statement: {on|for} <things> <mirrored> <zipped> => each $1 :: $3
faraway: {equally far|equidistant|at same distance|same distance|at equal distance|equal distance|tell distance|at tell distance} (away) => 
statement: (each) (pair of) {digit|cell} (that is) <faraway> from {middle|centre|center} of <things> <zipped> => each $2 :: $3
statement: (each|all) (pair of) {digit|cell} (that is) <faraway> from {middle|centre|center} of <things> {have same (digit)|is same|tell|have tell digit|is tell|match} => each $2 :: it is palindrome
statement: {on|for|in|} <things> (each|all) (pair of) {digit|cell} (that is) <faraway> from {middle|centre|center} {have same (digit)|is same|tell|have tell digit|is tell|match} => each $1 :: it is palindrome
centredigit: digit in (its|<det>) {middle|centre|center|central} cell => 
statement: sum of {digit|cell} between <ringed> {tell|is} sum of <ringed> => each ringed :: sum(inner) = sum(ends)
statement: {digit|cell} between <ringed> sumto {same sum as|sum of} <ringed> => each ringed :: sum(inner) = sum(ends)
statement: <things> is twice arrow sum of <ringed> tell sum of digit {on|on (<det>)} line => each $1 ringed :: sum(inner) = sum(ends)
statement: sum of <ringed> tell sum of digit on (<det>) line (between them) => each ringed :: sum(inner) = sum(ends)
statement: digit on <things> between (<det>) circle sumto sum of <ringed> => each $1 ringed :: sum(inner) = sum(ends)
statement: zip up <things> (bothways) <mirrored> <zipped> => each $1 :: $3
statement: {zipper|zip} line <mirrored> <zipped> => each line :: $2
statement: (each) (pair of) {digit|cell} on <things> {equally far|equidistant|that is equidistant|same distance|tell distance|at tell distance|at same distance} (away) {from|to} <middle> <zipped> => each $1 :: $3
statement: {on|for} <things> of even length <mirrored> <zipped> => each $1 :: if length mod 2 = 0 then ($3)
bothorders: (read) {in} (1 order or other|either order|some order|any order|1 of 2 order|1 of two orders) => 
bothorders: anyorder => 
concatenation: twodigit {made|formed|that (is) made|given} {from|by|of|with} <ringed> <bothorders> => 
concatenation: {concatenation|concatenating} (of) <ringed> <bothorders> => 
statement: {digit|cell} {between|on line between} <ringed> sumto <concatenation> => each ringed :: sum(inner) = number(ends) or sum(inner) = number(reverse(ends))
statement: {write|put|place|concatenate} <ringed> (adjacent|next to each other|together) <bothorders> {and you get|to get} sum of {digit|cell|peas} (between them) => each ringed :: sum(inner) = number(ends) or sum(inner) = number(reverse(ends))
statement: <things> {digit|cell} between <ringed> sumto <concatenation> => each $1 :: sum(inner) = number(ends) or sum(inner) = number(reverse(ends))
statement: digit on <things> between <ringed> sumto <concatenation> => each $1 :: sum(inner) = number(ends) or sum(inner) = number(reverse(ends))
# ---- so many cells of a line that follow one another ----
windowof: (each) (set of|group of|run of|sequence of|series of) # <near> {cell|digit} (<placed>) {on|in|of} <things> => each $4 :: each windows($1):
windowof: (each) (set of|group of|run of|sequence of) # {cell|digit} (in row|in succession) (anywhere) {on|in|of} <things> => each $2 :: each windows($1):
windowof: {on|in|for} <things> (each) (set of|group of|run of|sequence of|series of) # <near> {cell|digit} => each $1 :: each windows($2):
windowof: {on|in|for} <things> each (set of|group of|run of|sequence of) # {cell|digit} in {row|succession} => each $1 :: each windows($2):
statement: <windowof> <tests> => $1 ($2)
statement: each digit on <things> {differ from|is different from} (each) (of) (their|its) neighbour (on line) (by) <cmp> => each $1 :: each a, b in steps: |a - b| $2
statement: each digit on <things> is <cmp> away from (each) (digit|neighbour) (it is joined to) (on|by) (that line) => each $1 :: each a, b in steps: |a - b| $2

statement: <cellsubj> <rel> <target> => each $1 :: $3: $2
statement: <cellsubj> {differ from} <target> <relby> => each $1 :: $2: $3
statement: <cellsubj> {tell|is|have|count} <nbrcount> => each $1 :: $2 = cell
)";

constexpr std::string_view kClueLines = R"(
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
qname: {difference|range} {between|of} {greatest and least|least and greatest} => range
qname: sum of {greatest and least|least and greatest} => (min + max)
statement: <qname> (2|each) digit (<placed>) <prep> <things> (is) (tell) <value> => each $4 :: $1 = $5
statement: <qname> (2|each) digit (<placed>) <prep> <things> is {atleast #|# or more} => each $4 :: $1 >= $5$6
statement: <clued> <reads> <quantity> => each $1 clued :: $3 = clue
statement: <clued> is (sandwich|skyscraper|little killer|numbered room|x sum) clue (it) <reads> <quantity> => each $1 clued :: $3 = clue
statement: <clued> is {sandwich|x sum|x|skyscraper|little killer|numbered room} (sum|clue) (that is|they is|it is|they tell) <laneq> (<inlane>) (<seen>) => each $1 clued :: $2 = clue
statement: <outsideclue> is skyscraper (clue) => each $1 clued :: count(i in places where each a in it[1..i - 1]: a < it[i]) = clue
statement: <outsideclue> is sandwich (clue|sum) => each $1 clued :: sum(between(1, 9)) = clue
statement: <outsideclue> is x sum (clue) => each $1 clued :: sum(it[1..it[1]]) = clue
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
statement: <clued> <reads> <laneq> (<inlane>) (<seen>) => each $1 clued :: $3 = clue
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
whereis: {in|at} that {position|cell} # (is|appear) => $1
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
)";

constexpr std::string_view kBoardLines = R"(
# ---- pairs all over the board ----
pairs: (2) adjacent {cell|digit} => adjacent
pairs: (2) orthoadjacent {cell|digit} => adjacent
pairs: {digit|cell} (that is) (in) (2) orthoadjacent (cell|to each other) => adjacent
pairs: {digit|cell} (that is) (in) (2) diagadjacent (cell|to each other) => diagonal_pairs
pairs: {digit|cell} (in) (2) cell (that is) {a|at|} (chess) {knight s move|knights move} (apart|away|from each other) => knights
pairs: (2) {digit|cell} (that is) joined by <movename> => $1
pairs: if 2 {digit|cell} is <movename> {apart|away} (from each other) they => $1
pairs: (2) (horizontally or vertically) adjacent {cell|digit} => adjacent
pairs: (2) diagadjacent {cell|digit} => diagonal_pairs
pairs: {digit|cell} that orthoadjacent => adjacent
pairs: (2) {cell|digit} (that is) {knight s move|knights move|chess knight s move} (apart|away) (from each other) => knights
pairs: (2) {cell|digit} (that is) {king s move|kings move|chess king s move} (apart|away) (from each other) => touching
# ---- cells some way apart ----
chess: (<det>) (chess) knight s move => knights
chess: (<det>) (chess) king s move => touching
chess: (<det>) (chess) {camel|camel s} move (3 by 1|1 by 3|3 1|1 3) => pairs(cells) where |row_number(a) - row_number(b)| * |column_number(a) - column_number(b)| = 3
chess: (<det>) (chess) {zebra|zebra s} move (3 by 2|2 by 3|3 2|2 3) => pairs(cells) where |row_number(a) - row_number(b)| * |column_number(a) - column_number(b)| = 6 and |row_number(a) - row_number(b)| in {2, 3}
apartby: {by|at|in|on|} <chess> (apart|away|of each other|in chess) (from {each other|another|itself|copy of (itself)|it|same digit}) => $1
apartby: {joined|in cell joined|in cell that is|in cell} (by) <chess> (apart|away) (from each other) => $1
chesspairs: (each) (2|pair of) {cell|digit} (that is|joined|placed) (by) <chess> (apart|away) (from each other) => $1
chesspairs: (each) (2) {cell|digit} that is 2 (step|cell) in 1 direction and 1 (step|cell) perpendicular (to it|to that) => knights
chesspairs: (each) (2) {cell|digit} {2 (step|cell) in 1 direction and 1 (step|cell) perpendicular (to it|to that)} (apart) => knights
chesspairs: (each) (pair of) (2) {cell|digit} (that is) (in) diagadjacent => diagonal_pairs
chesspairs: (each) (pair of) (2) diagadjacent {cell|digit} => diagonal_pairs
chesspairs: (each) (pair of) (2) orthoadjacent {cell|digit} => adjacent
pairs: <chesspairs> => $1
pairs: {digit|cell} in (2) {adjacent|neighbour} cell => adjacent
pairs: (2) adjacent {cell|digit} (that is) {orthoadjacent|orthogonal} => adjacent
pairs: (2) {cell|digit} that {touch|share|joined} (on|at|by) edge => adjacent
pairs: (2) {cell|digit} {touch|adjacent} {on|at|by} edge => adjacent
statement: <pairs> {have|is} different (digit) => board :: each a, b in $1: a != b
statement: no digit (may) {repeat|appear|is repeat} {twice|again|} {by|at|within|in|} <chess> (apart|away) => board :: each a, b in $1: a != b
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
statement: digit not (is) <chess> {away|apart} from (same digit) => board :: each a, b in $1: a != b
statement: (2) consecutive digit (may) not (is) adjacent (to each other) => board :: each a, b in adjacent: not (|a - b| = 1)
statement: {cell with same digit|2 same digit|same digit} not (is) (touch) diagadjacent (to each other) => board :: each a, b in diagonal_pairs: a != b
statement: no 2 {same digit|cell with same digit} (may) (is) (touch) {diagadjacent} => board :: each a, b in diagonal_pairs: a != b
statement: each # {is orthoadjacent to|have orthoadjacent|is orthogonally next to|have as orthogonal neighbour} (atleast 1|atleast) # => board :: each c in cells: if c = $1 then some n in beside(c): n = $2
statement: each <adjective> digit {is orthoadjacent to|have orthoadjacent} (atleast 1|another|other) <adjective> digit => board :: each c in cells: if c is $1 then some n in beside(c): n is $2
statement: no <adjective> digit (may) is {orthoadjacent|adjacent} to (another|other) <adjective> digit => board :: each a, b in adjacent: not ((a is $1 and b is $2) or (a is $2 and b is $1))
statement: same digit (may) not (is|appear) (placed) (in) (2) (cell) diagadjacent (cell) => board :: each a, b in diagonal_pairs: a != b
statement: no (2) same digit (may) (is|touch) {diagadjacent|diagonally|at corner} => board :: each a, b in diagonal_pairs: a != b
statement: no 2 # (may) (is|appear|lie) on same diagonal (as if they is queens) (of each length) => board :: each a, b in pairs(cells) where |row_number(a) - row_number(b)| = |column_number(a) - column_number(b)|: not (a = $1 and b = $1)
statement: {each|all} # is (<det>) knight s move {away from|from} {atleast 1|another|some} (other) # => board :: each c in cells: if c = $1 then some k in knight(c): k = $3
statement: {each|all} # is (<det>) king s move {away from|from} {atleast 1|another|some} (other) # => board :: each c in cells: if c = $1 then some k in around(c): k = $3
statement: <pairop> {of|between} <pairs> is <cmp> => board :: each a, b in $2: ($1) $3
statement: <pairop> {of|between} <pairs> not (is) <cmp> => board :: each a, b in $2: not (($1) $3)
unmarkedpair: (2|each 2) {orthogonal neighbour|orthoadjacent cell|orthoadjacent digit|adjacent cell|adjacent digit} {with no|without} (each) {dot|circle|sign|clue|bar} (between them) => 
statement: <unmarkedpair> not <pairtest> => board unmarked :: each a, b in unmarked: not ($2)
statement: <unmarkedpair> (is|have) neither <pairtest> nor <pairtest> => board unmarked :: each a, b in unmarked: not ($2) and not ($3)
statement: no (2) {adjacent|orthoadjacent|neighbour} {cell|digit} (may) <pairtest> unless {thereis <nomark> between them|they is {marked|joined|separated} by <nomark>|they have <nomark> between them} => board unmarked :: each a, b in unmarked: not ($1)
statement: <pairs> not <pairtest> unless {thereis <nomark> between them|they is {marked|joined|separated} by <nomark>|they have <nomark> between them} => board unmarked :: each a, b in unmarked: not ($2)
unmarkedpair: (pair of) (2) {adjacent|orthoadjacent} {cell|digit} (that is) not {marked|joined|separated} (with|by) <nomark> (or <nomark>) => 
unmarkedpair: {where|if|when} thereis {none|no <nomark>} (between 2 cell) (2) (adjacent) {digit|cell} (they) => 
nomark: {letter|bar|star|sign|letters|symbol|line} => 
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
pairtest: repeat digit => a = b
pairtest: have repeat (digit) => a = b
movename: (chess) {knight s move|knights move|knight move} => knights
movename: (chess) {king s move|kings move|king move} => touching
pairs: (2) {digit|cell} (that is) <movename> (apart|away) (from each other) => $1
pairtest: {have|is} different (digit) => a != b
pairtest: {tell each other|is tell (each other)} => a = b
pairtest: have digit that <pairtest> => $1
pairtest: have digit {where|so that|such that} <pairtest> => $1
pairtest: have digit {that|} differ (by) <cmp> => |a - b| $1
statement: <pairs> not {tell|equal|same} (each other) => board :: each a, b in $1: a != b
statement: <adjpair> not {tell|equal|same} (each other) => each $1 :: each a, b in steps: a != b
pairtest: 1 (digit|of them|cell) joined by other (digit) is # => a = $1 * b or b = $1 * a
pairtest: in {1:2|2:1} ratio => a = 2 * b or b = 2 * a
pairtest: sum (is) <numbers> => a + b in {$1}
statement: <pairs> <pairtest> => board :: each a, b in $1: $2
statement: no digit (may) {repeat|appear again} {in|at|by|within} <movename> (away) => board :: each a, b in $1: a != b
statement: no digit may is <movename> away from => board :: each a, b in $1: a != b
statement: digit (may) not repeat {in|at|by|within} <movename> (away) => board :: each a, b in $1: a != b
statement: {same|tell} digit (may) not {diagadjacent|touch diagonally|is diagadjacent} => board :: each a, b in diagonal_pairs: a != b
statement: {same|tell} digit (may) not {orthoadjacent or diagadjacent|touch (each other) even diagonally} => board :: each a, b in touching: a != b
statement: <pairs> not <pairtest> => board :: each a, b in $1: not ($2)
statement: no <pairs> (may) (have|is) <pairtest> => board :: each a, b in $1: not ($2)
statement: {identical|same} digit (not|not be) (in cell) {knight s move} apart => board :: each a, b in knights: a != b
statement: (all possible (multiple of #) pair is given) if adjacent (pair of) (digit|cell) not have clue digit not <pairtest> => board unmarked :: each a, b in unmarked: not ($2)
statement: # and # not touch (or) (each other) (even diagonally) => board :: each a, b in touching: not (a in {$1, $2} and b in {$1, $2})
statement: if (2) {cell|digit} is joined by <roman> or <roman> (digit|they|each) (they have) sumto # or # => each mark sign=$1 :: sum = $3 ;; each mark sign=$2 :: sum = $4
statement: (each) digit (that is) opposite each other (surround center of grid|across center of grid) not (tell|same|identical) => board opposite :: each a, b in things: a != b
statement: digit not appear in same (relative) position in different box => board :: each same_places: it is different
samespot: (in) same (relative|corresponding) position (within|in) (different|each|its|their|all) (box) => 
samespot: (at|in) same (relative|corresponding) position {in|within|of} {2|more than 1|2 different|different|each|separate} box => 
samespot: (in|at) {corresponding|same (relative)} position (in|of|within) (2|all|each|different) (different) box => 
statement: same digit (may) not (appear|is|repeat) (placed) <samespot> => board :: each same_places: it is different
statement: no digit (may) (is|appear|repeat) (placed) <samespot> => board :: each same_places: it is different
statement: {cell|digit} (that is|that appear) (placed) <samespot> {is (all) different|have different digit|not have same digit|not repeat|differ} => board :: each same_places: it is different
statement: {cell|digit} <samespot> {is (all) different|have different digit|not have same digit|not repeat|differ} => board :: each same_places: it is different
statement: no digit (may) (appear|repeat|is repeat) (twice|more than once) <samespot> => board :: each same_places: it is different
statement: each digit {takes|occupies|appear in|goes in|visits} each (of) (9) position (in|of) box (exactly) once => board :: each same_places: it is different
statement: if centre of 1 box is # no other box have # in centre and this {have|applies} for all digit and all position => board :: each same_places: it is different
statement: each digit is orthoadjacent to atleast 1 (other) digit with consecutive digit => board :: each c in cells: some n in beside(c): |n - c| = 1
statement: there not (is) consecutive digit <onside> => board :: each a, b in adjacent: not (|a - b| = 1)
statement: (2) consecutive digit (may) not (is|appear) <onside> => board :: each a, b in adjacent: not (|a - b| = 1)
statement: no (2) consecutive digit (may) (is|appear) <onside> => board :: each a, b in adjacent: not (|a - b| = 1)
onside: {adjacent or 1 above other|horizontal or vertical|horizontal or vertical adjacent|orthoadjacent|in orthoadjacent cell|in adjacent cell} (to each other) => 
statement: each (2) {digit|cell} (that) orthoadjacent (in grid) <pairtest> => board :: each a, b in adjacent: $1
statement: each (pair of) (2) orthoadjacent {digit|cell} (in grid) <pairtest> => board :: each a, b in adjacent: $1
nomark: {x|v|dot|circle|sign|clue|mark|diamond|bar|square} => 
unmarkedpair: if (there) no <nomark> (or <nomark>) (is) (given|appear|thereis) between 2 (adjacent|orthoadjacent) {cell|digit} (their|they) => 
unmarkedpair: if thereis no <nomark> (or <nomark>) between 2 (adjacent|orthoadjacent) {cell|digit} (their|they) => 
unmarkedpair: (all|each) (possible) <nomark> is given (so|meaning|that is|and) <unmarkedpair> => 
unmarkedpair: if thereis no <nomark> (or <nomark>) between (2) (adjacent|orthoadjacent) {cell|digit} {their digit|these digit|digit|they|2 digit|each} => 
unmarkedpair: if (2) (adjacent|orthoadjacent) {cell|digit} {is not joined by|have no|not have|is not marked with} <nomark> (or <nomark>) (between them) {their digit|digit|they|2 digit|} => 
unmarkedpair: if 2 (adjacent|orthoadjacent) {cell|digit} {have no|not have} <nomark> (or <nomark>) between them (they|their|digit) => 
unmarkedpair: (2) {adjacent|orthoadjacent} {cell|digit} that {have no|not have|not share} <nomark> (or <nomark>) (between them) => 
unmarkedpair: {cell|digit} (that is) {adjacent|orthoadjacent} but {without|not joined by} <nomark> (or <nomark>) (between them) => 
xvgiven: (all|each) (possible) {x and v|v and x} (sign) {is|have been} given => 
statement: (all|each) (possible) <marks> (that exist|that apply) {is|have been} {given|marked|drawn} => unmarked $1 :: given
statement: (all|each) such {pair|dot|mark|sign} {is|have been} {given|marked|drawn} => unmarked last :: given
statement: <xvgiven> (so|that is|meaning) <unmarkedpair> not <pairtest> => board unmarked :: each a, b in unmarked: not ($3)
statement: <xvgiven> => board unmarked :: each a, b in unmarked: not (a + b in {5, 10})
unmarkedpair: (2) {adjacent|orthoadjacent} {cell|digit} {without|with no|not joined by|that is not joined by|that not joined by|that not have} (any|each) <nomark> (or <nomark>) (between them|in between) => 
statement: <unmarkedpair> {sum is|sumto} neither # nor # => board unmarked :: each a, b in unmarked: not (a + b in {$2, $3})
statement: in each column # is {above|higher than} (the) # => board :: each c in columns: place(c, $1) < place(c, $2)
statement: in each column # is {below|lower than} # => board :: each c in columns: place(c, $1) > place(c, $2)
statement: in each row # is {to left of|left of|before} # => board :: each r in rows: place(r, $1) < place(r, $2)
statement: in each row # is {to right of|right of|after} # => board :: each r in rows: place(r, $1) > place(r, $2)
statement: in each <eachlane> (digit) # is {next to|adjacent to|beside|orthoadjacent to} (digit) # => board :: each r in $1: some a, b in steps(r): (a = $2 and b = $3) or (a = $3 and b = $2)
statement: in each <eachlane> (digit) # is not {next to|adjacent to|beside} (digit) # => board :: each r in $1: no a, b in steps(r): (a = $2 and b = $3) or (a = $3 and b = $2)
statement: in each row (digit) # # and # {appear|is} in {this|that|each|given} order (from left to right) => board :: each r in rows: place(r, $1) < place(r, $2) < place(r, $3)
statement: each row have (digit) # # (and) # in {this|that|} order from left to right => board :: each r in rows: place(r, $1) < place(r, $2) < place(r, $3)
boxcell: (digit in) (<det>) {centre|middle|central|center} (digit|cell) => it[5]
statement: {in|of} each box <boxcell> {is|have} <celltest> => board :: each boxes: $1 $2
statement: <boxcell> {in|of} each box {is|have} <celltest> => board :: each boxes: $1 $2
statement: in each box sum of (4) corner {digit|cell} is <cmp> => board :: each boxes: (it[1] + it[3] + it[7] + it[9]) $1
statement: in each column (digit) # # and # {appear|is} in {this|that|each|given} order (from top to bottom) => board :: each r in columns: place(r, $1) < place(r, $2) < place(r, $3)
boxrow: {top|upper} row => 1..3
boxrow: {middle|centre|center|central} row => 4..6
boxrow: {bottom|less} row => 7..9
statement: in each (3x3) box sum of (digit in) <boxrow> is <cmp> => board :: each boxes: (sum(it[$1])) $2
statement: sum of (digit in) <boxrow> of each box is <cmp> => board :: each boxes: (sum(it[$1])) $2
statement: digit in <boxrow> of each box (is) rise (from left to right) => board :: each boxes: it[$1] is rising
statement: in each box digit in <boxrow> (is) rise (from left to right) => board :: each boxes: it[$1] is rising
eachlane: row => rows
eachlane: column => columns
eachlane: box => boxes
eachlane: row or column => lanes
statement: (in) each <eachlane> <tests> => board :: each $1: $2
statement: no <eachlane> (may) have more than # <celltest> (digit) {in succession|in row|in line|adjacent to each other} => board :: each r in $1: no w in windows(r, $2 + 1): each c in w: c $3
statement: no <eachlane> (may) have # (consecutive|adjacent) <celltest> (digit) in {succession|row} => board :: each r in $1: no w in windows(r, $2): each c in w: c $3

# ---- names of rules of the whole board ----
variant: sudoku|rule|rules|constraint|variant => 
statement: {anti knight|antiknight|knight s move|knights move} (<variant>) (<variant>) (apply|applies) => board :: each a, b in knights: a != b
statement: {anti king|antiking|king s move|no touch|touchless} (<variant>) (<variant>) (apply|applies) => board :: each a, b in touching: a != b
statement: {nonconsecutive|non consecutive} (<variant>) (<variant>) (apply|applies) => board :: each a, b in adjacent: |a - b| != 1
statement: disjoint {group|groups} (<variant>) (<variant>) (apply|applies) => board :: each same_places: it is different

# ---- squares, rows and columns ----
pairs: (2) {cell|digit} (that is|lying) joined by (chess) (knight s move|knights move) => knights
pairs: (2) {cell|digit} (that is|lying) joined by (chess) (king s move|kings move) => touching
twobytwo: 2x2 (square|region|box) (of cell) (of grid|in grid) => 
statement: each <twobytwo> <tests> => board :: each squares: $2
twobytwo: 2x2 (group|window|set|cluster) (of cell) => 
statement: no <twobytwo> (may) have (only|all|all its) digit of same parity => board :: each squares: not (it is odd or it is even)
statement: no <twobytwo> (may) <test> => board :: each squares: not ($2)
statement: thereis no <twobytwo> {in that|where|with|such that} (all) (#) digit (is) <celltest> => board :: each squares: not (each c in it: c $3)
statement: thereis no <twobytwo> {in that|where|such that} <digits> <test> => board :: each squares: not ($3)
statement: no <twobytwo> (may) (is allowed to) have all <adjective> (digit) or all <adjective> (digit) => board :: each squares: not (it is $2) and not (it is $3)
thatrow: (in) (that|its|this|same) (corresponding) row => 
indexing: (each|all) {digit|cell} (<placed>) in column # (<reads>) {position of|location of|where|that column|in that column|that cell|that position} # (appear|is|sits|goes) (<thatrow>) => r[r[$2]] = $4
indexing: (each|all) {digit|cell} (<placed>) in column # <reads> # in row => r[r[$2]] = $4
statement: <indexing> => board :: each r in rows: $1
statement: (likewise|similarly) <indexing> and <indexing> => board :: each r in rows: $1 ;; board :: each r in rows: $2
statement: (likewise|similarly) <indexing> <indexing> and <indexing> => board :: each r in rows: $1 ;; board :: each r in rows: $2 ;; board :: each r in rows: $3
statement: (each) digit (placed) in column # <reads> {position|location} of # in that row => board :: each r in rows: r[r[$1]] = $3
indexcol: {digit|that} in column # tell {where|position of|column of|in that column} # (is|appear) => $1
statement: (each) digit in column # tell in that {column|position} (of (that|its|same) row) # {is|appear} (located|placed) => board :: each r in rows: r[r[$1]] = $2
statement: (each) digit in <ordinal> column {tell|is} {position|column} of # (in (that|its|same) row) => board :: each r in rows: r[r[$1]] = $2
statement: (each) digit in <ordinal> column tell {where|in that column} # {is|appear} (located) (in (that|its|same) row) => board :: each r in rows: r[r[$1]] = $2
statement: (each) digit in column # tell {column|position} of # (in (that|its|same) row) => board :: each r in rows: r[r[$1]] = $2
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
uniquely: uniquely|solely => 
statement: arrow (in <marks>) pointto <uniquely> greatest digit in (each) (#) (surround) cell (<around>) => each corner pointing :: other = max and count_of(it, other) = 1
statement: arrow (in <marks>) pointto greatest digit in (each) (#) (surround) cell (<around>) => each corner pointing :: other = max
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
# ---- a cell and those near it ----
cellone: (<det>) <look> (marked) cell (<ingrid>) => cell $2
cellone: (<det>) cell {with|marked with|marked by|that have|have|containing} (<det>) <look> {circle} => cellmark form=circle $3
cellone: (<det>) cell {with|marked with|marked by|that have|have|containing} (<det>) <look> {square} => cellmark form=square $3
cellone: (<det>) cell {with|marked with|marked by|that have|have|containing} (<det>) <look> {diamond} => cellmark form=diamond $3
cellone: (<det>) circled cell => cellmark form=circle
cellin: (<det>) <look> circle => cellmark form=circle $2
cellin: (<det>) <look> square => cellmark form=square $2
cellin: (<det>) <look> diamond => cellmark form=diamond $2
cellsubj: (each) digit in <cellone> => $1
cellsubj: (each) digit in <cellin> => $1
cellsubj: <cellone> (digit in (them|it)) => $1
cellsubj: <cellone> have digit that => $1
cellsubj: <cellin> have digit that => $1
cellsubj: <cellin> (have digit that) => $1
nbrs: (their|its|each) (4) {orthogonal|orthoadjacent|adjacent|orthogonal adjacent|orthogonally joined|direct} {neighbour|cell|digit} (of it|of them|surround it) => beside(cell)
nbrs: {neighbour|cell|digit} orthoadjacent to (it|them) => beside(cell)
nbrs: (each) {digit|cell} (that) (is) orthoadjacent (to it|to them|with it) => beside(cell)
nbrs: (each|all|digit|cell) above below left and right (of (it|them)) => beside(cell)
nbrs: (each|all|digit|cell) above below to left and to right (of (it|them)) => beside(cell)
nbrs: (each|their|its) (atmost) (8) surround (8) {cell|digit} (surround it) => around(cell)
nbrs: (each|their|its) (atmost) 8 {cell|digit|neighbour} (surround it|surround them|touch it|adjacent to it) => around(cell)
nbrs: (each|their|its) {cell|digit} surround it => around(cell)
nbrs: (each) king s move neighbour => around(cell)
nbrs: (each) {adjacent|neighbour} 8 {cell|digit} => around(cell)
nbrcount: sum of {digit|cell} to (their|its) left and (to) (their|its) right => row(cell)[column_number(cell) - 1] + row(cell)[column_number(cell) + 1]
nbrcount: sum of {digit|cell} above and below (it|them) => column(cell)[row_number(cell) - 1] + column(cell)[row_number(cell) + 1]
nbrs: (each|their|its) {diagadjacent|diagonal} {cell|digit|neighbour} => diagonally_beside(cell)
nbrs: (each) {digit|cell} (that is) (chess) knight s move {away (from (it|them))|apart} => knight(cell)
nbrs: (each) {digit|cell} (that) it see by knight s move => knight(cell)
nbrs: (each|all) (other) {digit|cell} in {its|their|same|that} row => (row(cell) - it)
nbrs: (each|all) (other) {digit|cell} in {its|their|same|that} column => (column(cell) - it)
nbrs: (each|all) (other) {digit|cell} in {its|their|same|that} box => (box(cell) - it)
nbrs: (each|all) (other) {digit|cell} {it|they} {see|sees} => seen(cell)
rel: (have digit that) is greater than => cell > n
rel: (have digit that) is less than => cell < n
rel: have greater digit than => cell > n
rel: have less digit than => cell < n
rel: (have digit that) is consecutive {to|with} => |cell - n| = 1
rel: (is) differ (from) => cell != n
rel: (is) different from => cell != n
rel: not (tell|same as) => cell != n
rel: {have same parity as|is of same parity as} => (cell + n) is even
rel: {have opposite|have different} parity {to|from|as|than} => (cell + n) is odd
relby: by <cmp> => |cell - n| $1
target: (each|all) (of) <nbrs> => each n in $1
statement: {<cellsubj>|<cellin>} {have|see|} <howmany> (of) <nbrs> (that) {is|have} <desc> => each $1$2 :: $3 n in $4: n $5
target: digit in (each|all) (of) <nbrs> => each n in $1
target: {atleast 1|1 or more|some} (of) <nbrs> => some n in $1
target: exactly # of <nbrs> => exactly $1 n in $2
target: atleast # of <nbrs> => at least $1 n in $2
target: {none|no 1} of <nbrs> => no n in $1
nbrcount: {how many|digit of} (of) <nbrs> {have|is} <desc> => count(c in $1 where c $2)
nbrcount: {how many|digit of} <desc> (digit|cell|s) (is|thereis|appear) {in|among|of|on} <nbrs> => count(c in $2 where c $1)
nbrcount: {how many|digit of} <desc> (digit|cell|s) {surround|touch|that touch|that surround} it => count(c in around(cell) where c $1)
nbrcount: sum of <nbrs> => sum($1)
nbrcount: {greatest|maximum} of <nbrs> => max($1)
nbrcount: {least|minimum} of <nbrs> => min($1)
nbrcount: {how many|digit of} different digit {in|among|on} <nbrs> => distinct($1)
nbrcount: sum of (their|its|each|2|digit|cell) (digit|cell) (to) left and (to) right {neighbour|of it|of them|cell|digit} => row(cell)[column_number(cell) - 1] + row(cell)[column_number(cell) + 1]
nbrcount: sum of (their|its|each|2|digit|cell) (digit|cell) above and below (it|them|neighbour) => column(cell)[row_number(cell) - 1] + column(cell)[row_number(cell) + 1]
nbrcount: sum of (their|its|each|2|digit|cell) {upper and lower|top and bottom|vertical} neighbour => column(cell)[row_number(cell) - 1] + column(cell)[row_number(cell) + 1]
nbrcount: sum of (their|its|each|2) horizontal neighbour => row(cell)[column_number(cell) - 1] + row(cell)[column_number(cell) + 1]
desc: # => = $1
desc: <celltest> => $1
desc: {share|have} (its|same) parity (as it) => mod 2 = cell mod 2
desc: greater (than it) => > cell
desc: greater than (it|that digit) => > cell
desc: less than (it|that digit) => < cell
nbrs: (their|its) neighbour {orthogonal|orthogonally} => beside(cell)
desc: less (than it) => < cell
desc: consecutive (with|to) it => in {cell - 1, cell + 1}
nbrcount: {how many|digit of} {<nbrs>} {have|is|} <desc> => count(c in $1 where c $2)
nbrcount: {how many|digit of} (of) <nbrs> (that) {have|is|} <desc> => count(c in $1 where c $2)
statement: <cellone> {have|is} <celltest> (and|while|but|whereas) <cellone> {have|is} <celltest> => each $1 :: cell $2 ;; each $3 :: cell $4
cellany: <cellone> => $1
cellany: <cellin> => $1
statement: <cellany> {have|is} <celltest> (and|while|but|whereas) <cellany> ({have|is}) <celltest> => each $1 :: cell $2 ;; each $3 :: cell $4
statement: <adjective> digit {go|goes|is|is placed|appear} in <cellin> (and|while) <adjective> digit ({go|goes|is|is placed|appear}) in <cellin> => each $2 :: cell is $1 ;; each $4 :: cell is $3
statement: (only) <adjective> digit {go|goes|is placed|appear|may go|may appear} in <cellany> => each $2 :: cell is $1
statement: <adjective> digit {go|goes|is|is placed|appear} in <cellany> (and|while) <adjective> digit ({go|goes|is|is placed|appear}) in <cellany> => each $2 :: cell is $1 ;; each $4 :: cell is $3
statement: <cellany> {have|is} (only) <celltest> (digit) (only) => each $1 :: cell $2
statement: <cellany> (is|have) not {have|is|} <celltest> (digit) => each $1 :: not (cell $2)
statement: <cellany> is local {least|minimum|low} => each $1 :: each n in beside(cell): cell < n
statement: <cellany> is local {minima|minimums} => each $1 :: each n in beside(cell): cell < n
statement: <cellany> is local {maxima|maximums} => each $1 :: each n in beside(cell): cell > n
statement: <cellin> {sign|tell|stand for|is for} <adjective> (digit|cell) => each $1 :: cell is $2
statement: <cellin> {sign|tell|stand for|is for} <adjective> (digit|cell) (and|while) <cellin> ({sign|tell|stand for|is for}) <adjective> (digit|cell) => each $1 :: cell is $2 ;; each $3 :: cell is $4
statement: sum of (all|each) (#) <colour> cell is <cmp> => all cell $2 :: (sum(t in things: t[1])) $3
statement: (all|each) (#) <colour> cell sumto # => all cell $2 :: sum(t in things: t[1]) = $3
statement: <cellany> is local {greatest|maximum|high|peak} => each $1 :: each n in beside(cell): cell > n
ofneighbours: (each|all) (of) {its|their} (orthogonal|orthoadjacent|adjacent) neighbour => 
statement: (digit in) <cellany> is greater than <ofneighbours> => each $1 :: each n in beside(cell): cell > n
statement: (digit in) <cellany> is less than <ofneighbours> => each $1 :: each n in beside(cell): cell < n
statement: <cellany> have {somea digit|digit} greater than <ofneighbours> => each $1 :: each n in beside(cell): cell > n
statement: <cellany> have {somea digit|digit} less than <ofneighbours> => each $1 :: each n in beside(cell): cell < n
statement: <cellsubj> {is|tell} average of <npair> => each $1 :: sum($2) = 2 * cell
statement: <cellsubj> is sum of 2 of <nbrs> => each $1 :: some p, q in pairs($2): p + q = cell
statement: {<cellany>|<cellsubj>} tell {position|column|location} (counting from left|counted from left) of (digit) # in (its|that|<det>) row => each $1$2 :: row(cell)[cell] = $3
statement: {<cellany>|<cellsubj>} tell {position|row|location} (counting from top|counted from top) of (digit) # in (its|that|<det>) column => each $1$2 :: column(cell)[cell] = $3
npair: {digit|cell} above and below (it|them) => column(cell)[row_number(cell) - 1], column(cell)[row_number(cell) + 1]
npair: {digit|cell} above (it) and {digit|cell} below (it) => column(cell)[row_number(cell) - 1], column(cell)[row_number(cell) + 1]
npair: (its|their) {upper and less|vertical|top and bottom} neighbour => column(cell)[row_number(cell) - 1], column(cell)[row_number(cell) + 1]
npair: (2) {digit|cell} (directly) above and below (it|them) => column(cell)[row_number(cell) - 1], column(cell)[row_number(cell) + 1]
npair: {digit|cell} to (its) left and {digit|cell|} to (its) right => row(cell)[column_number(cell) - 1], row(cell)[column_number(cell) + 1]
npair: {digit|cell} to left and right (of it|of them) => row(cell)[column_number(cell) - 1], row(cell)[column_number(cell) + 1]
npair: (2) {digit|cell} to (its) left and right (of it|of them) => row(cell)[column_number(cell) - 1], row(cell)[column_number(cell) + 1]
npair: (its|their) (2) {left and right|horizontal} neighbour => row(cell)[column_number(cell) - 1], row(cell)[column_number(cell) + 1]
npairagg: sum of => sum
npairagg: (absolute) difference {of|between} => range
npairagg: product of => product
nbrcount: <npairagg> <npair> => $1($2)
nbrs: (each|all|their|its) {adjacent|neighbour|surround} (8) {cell|digit} {orthogonal or diagonal|orthogonal and diagonal|including diagonal ones|including diagonally|including diagonal} => around(cell)
nbrs: (each|all|their|its) (4) edge neighbour => beside(cell)
statement: cell shaded <colour> tell their position in box => each cell $1 :: cell = box_place(cell)
statement: all possible cell is shaded => each othercell :: cell != box_place(cell)
)";

constexpr std::string_view kAreaLines = R"(
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
statement: (<det>) {shapes|regions|region|shape|figures|group of cell} {of|with|that have} same colour {have <sameness>|is clone|have same digit in same position} => all region bycolour :: each a, b in pairs(things): a = b
statement: (<det>) {shapes|regions|region|shape|figures} {of|with|that have} same colour is clone (of each other) => all region bycolour :: each a, b in pairs(things): a = b
statement: {cell|digit} in {same|corresponding} (relative) position (in|of) (2|each|different) <things> {have same digit|is same|have tell digit} => all $1 :: each a, b in pairs(things): a = b
statement: {corresponding|matching} {cell|digit} {in|of} (2|each|different) <things> {have same digit|is same|have tell digit} => all $1 :: each a, b in pairs(things): a = b
statement: (2) <things> is same (that is) (they) <sameness> => all $1 :: each a, b in pairs(things): a = b
sameness: (exactly|precisely) same digit (in same {order|position|place|positions|orientation}) => 
statement: digit that appear in 1 part of <things> appear in (exactly) same position in other <things> => all $1 :: each a, b in pairs(things): a = b
segmentsame: {have same sum|is tell|is same|sumto same (digit|sum)|have tell sum|is tell to each other} => 
passes: {passes through|crosses|visits|enters|goes through|pass through|cross|visit|traverses|runs through} => 
passes: {occupies|travels through|runs in|passes|travels|goes in|lies in|touch|is in|enters in|moves through} => 
boxword: (2x2|3x3|2x3|3x2|sudoku|separate|different|same) {box|region} => 
inboxes: (in|within|for) each (of) <boxword> (that) ({it|line|they} <passes>) => 
segmentword: segment|segments|section|sections|part|parts|piece|pieces|portion|portions => 
samesum: have tell sum n => 
samesum: (that) {have|sumto} {same|tell|constant} {sum|digit|total} => 
samesum: {with|of} {same|tell} {sum|digit|total} => 
boxescut: <boxword> (edge) {split|joined|cut|divide|divides|separate|separates} (up) => 
statement: <boxescut> <things> in (2 or more) <segmentword> <samesum> => each $2 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <boxescut> <things> in (2 or more) <segmentword> (all|each) digit {on|in} each <segmentword> (of (same|1|that|each) line) <samesum> => each $2 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <boxescut> <things> in (2 or more) <segmentword> (all|each) <segmentword> (of (same|1|that|each) line) <samesum> => each $2 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (sum of) (all|each) digit on <things> in {particular|given|1|each} {box|region} <samesum> (for each {box|region} (that) {line|it} <passes>) => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {for|on} <things> (all|each) digit on (that|<det>) line <samesum> <inboxes> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: if line <passes> same box more than once each (segment|segments) (of such line|of it|of line) (in that box) sumto (n|same sum|same digit) {separately|individually|independently} => nothing
statement: each (segment|segments) of line in same box {sumto n|have same sum} {separately|individually|independently} => nothing
statement: <prep> <things> (all|each) digit in each (of) {<boxword>|region} (that) ({it|line} <passes>) <samesum> => each $2 :: each s, t in pairs(segments): sum(s) = sum(t)
samedifference: {have|with} {same|tell} difference => 
statement: digit on <things> <samedifference> <inboxes> => each $1 :: each s, t in pairs(segments): range(s) = range(t)
statement: {different|separate} <segmentword> in same box (sum|sumto) {individually|separately|independently} => nothing
inboxes: (in|within) each box (that) they <passes> => 
inboxes: in each (of) box through that it {travels|passes|goes|runs} => 
inboxes: (from) box to box => 
inboxes: in each box on its (way|route) => 
samesum: {have same sum|have tell sum|have constant sum|sumto same (digit|sum|value)|have same constant sum} => 
samesum: is {same|constant|tell|identical} => 
statement: <things> <samesum> <inboxes> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: on <things> (all) digit in each box <samesum> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {for|on} <things> (all) digit on (<det>) line in each box (<passes>) <samesum> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {in|within} each box (that) (<det>) <look> line <passes> (sum of) (<det>) digit on (<det>) line <samesum> => each line $2 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {on|for|} <things> sum of (its|each|all|their) digit (on it) <samesum> <inboxes> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (sum of) digit on <things> <samesum> <inboxes> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {within|in} each box (that) (it <passes>) (sum of) digit on <things> <samesum> => each $2 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: box (edge) {split|joined|cut|divide} <things> in {segments|sections|parts|pieces} {with|of|that (have)} {same sum|tell sum|sumto same (sum|digit)} => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {segments|sections|parts} of <things> in {different|separate} box <samesum> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: each {segment|section|part} of <things> (in box|in each box) (have|sumto) same sum => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {different|separate|other|2} line may have {different|separate|differing|its} {sum|sumto|totals|difference|digit} => nothing
statement: sum may {vary|differ|be different|is different} {from line to line|between line|for different line|for each line} => nothing
bylane: (of) row => row_number
bylane: (of) column => column_number
statement: <things> <samesum> in each <bylane> (that) (it|line) <passes> => each $1 :: each p, q in pairs: sum(c in it where $3(c) = $3(p)) = sum(c in it where $3(c) = $3(q))
statement: {on|for} <things> sum of (its|each|all) digit <samesum> in each <bylane> (that) (it|line) <passes> => each $1 :: each p, q in pairs: sum(c in it where $3(c) = $3(p)) = sum(c in it where $3(c) = $3(q))
statement: {on|for} <things> (sum of) (all) digit (on line|on it) in each {box|region} (that) {line|it} <passes> <segmentsame> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (all) digit on <things> {have same sum|sumto same (digit|sum)} in each {box|region} (that) ({line|it} <passes>) => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> {have same sum|sumto same (digit|sum)} in each {box|region} (that) ({line|it} <passes>) => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: box (edge) {split|joined|split up} <things> in (2 or more) {segments|sections|parts|segment} {with|of|that have} {same sum|tell sum} => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> is {cut|split|joined|broken|divide} (up) by box (edge) in {pieces|segments|sections|parts} {with|of|that have|that} {same sum|tell sum|sumto same (sum|digit)} => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> is {cut|split|joined|broken|divide} (up) by box (edge) in {pieces|segments|sections|parts} and (all|each) {pieces|segments|sections|parts} (of (same|1|that) line) {have same sum|have tell sum|sumto same (digit)} => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: digit on <things> {multiplyto same (product|digit)|have same product} <inboxes> => each $1 :: each s, t in pairs(segments): product(s) = product(t)
statement: <things> {have same product|multiplyto same (product|digit)} <inboxes> => each $1 :: each s, t in pairs(segments): product(s) = product(t)
statement: {sum of digit on|digit on} each {segment|section|part} of <things> (in box|in different box|in each box) <segmentsame> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> is <clonewords> ((and) have <sameness>) => all $1 :: each a, b in pairs(things): a = b
statement: <things> is <clonewords> and have same digit in same (relative) {orientation|position|order} => all $1 :: each a, b in pairs(things): a = b
statement: <things> have <sameness> => all $1 :: each a, b in pairs(things): a = b
# ---- so many that follow one another ----
inrow: (each) (run of|set of|group of|sequence of|string of) # (consecutive|adjacent|neighbour|in row) {cell|digit} => $1
inrow: (each) (run of|set of|group of|sequence of) # {cell|digit} in row => $1
statement: <inrow> <prep> <things> <test> => each $3 :: each windows($1): $4
inrow: each line of # (consecutive|adjacent|neighbour) {digit|cell} => $1
inrow: (each) line of # digit => $1
eachway: {in|on} each row or column => 
statement: <eachway> <inrow> <test> => board :: each w in rows: each windows(w, $2): $3 ;; board :: each w in columns: each windows(w, $2): $3
statement: <inrow> <eachway> <test> => board :: each w in rows: each windows(w, $1): $3 ;; board :: each w in columns: each windows(w, $1): $3
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
statement: if thereis <marks> (<betweentwo>|<atpoint>) {their digit|digit on each edge|digit on either edge (of it)|2 cell|each cell|cell (on) either edge (of it)|2 digit} <tests> => each $1 :: $4
statement: for (each|all) (2|pair of) (adjacent) {cell|digit} {with|that share|joined by|that have} <marks> (<betweentwo>|between them|on their (common|shared) edge) <tests> => each $1 :: $3
statement: {at|around|surround|for|by} <marks> (each|all) (#) (surround) {digit|cell} (surround it) <tests> => each $1 :: $3
statement: {at|around|for|by} <marks> surround (#) {digit|cell} <tests> => each $1 :: $3
statement: (each|2) (pair of) diagonal {cell|digit|pair} (pair) surround <marks> {have same|have tell} <opname> => each $1 :: $2
statement: {(each|2) diagonal|(each|2) pair of diagonally opposite (cell|digit)} (pair) at <marks> {have same|have tell} <opname> => each $1 :: $2
statement: <qname> (2|each) (adjacent) {digit|cell} {joined|separated|joined} by <marks> {is|tell} <value> => each $2 :: $1 = $3
statement: {in|on|for} <things> (each) <tests> => each $1 :: $2
statement: {in|on|for} <things> (each|all) (of) (#) {digit|cell} <tests> => each $1 :: $3
statement: {in|on|for} <things> (all|each) digit {is|have} <consecutives> => each $1 :: $2
thereq: <consecutives> => $1
thereq: <howmany> <celltest> (digit) => $1 c in it: c $2
thereq: no {repeat|repeat digit|digit twice} => it is different
thereq: no <celltest> digit => no c in it: c $1
statement: {in|on} <things> {you find|you ll find|thereis|you see} <thereq> => each $1 :: $2
statement: {you find|thereis} <thereq> {in|on} <things> => each $2 :: $1
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
knownline: renban (line) => it is consecutive
knownline: {german whisper|german whispers} (line) => each a, b in steps: |a - b| >= 5
knownline: dutch {whisper|whispers} (line) => each a, b in steps: |a - b| >= 4
knownline: region sum line => each s, t in pairs(segments): sum(s) = sum(t)
knownline: parity line => each a, b in steps: (a + b) is odd
knownline: entropic (line) => each windows(3): (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})
knownline: modular (line) => each windows(3): each a, b in pairs: not (a mod 3 = b mod 3)
knownline: nabner (line) => each a, b in pairs: |a - b| > 1
knownline: palindrome (line) => it is palindrome
knownline: zipper (line) => if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])
statement: <things> is (each) <knownline> and <knownline> => each $1 :: ($2) and ($3)
statement: <things> is <knownline> => each $1 :: $2
statement: <things> is <knownline> (they|digit on them|their digit|(all) digit) <tests> => each $1 :: ($2) and ($3)
statement: <things> is <knownline> <near> {digit|cell} <pairtest> => each $1 :: ($2) and (each a, b in steps: $4)
statement: <things> is region sum line box (edge) {split|joined|cut|divide} (it|line|them) in {segments|sections|parts|pieces} {with|of|that have} {same sum|tell sum|sumto same (sum|digit)} => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: digit {at|on} 1 end of <things> is sum of (all) {other|others|rest} (digit) (<its>) => each $1 :: 2 * it[1] = sum or 2 * it[-1] = sum
statement: sum of digit {on|in} <things> is (same|tell) same {for|on|in} (all|each) (<look>) {line|cage|region|arrow} => all $1 :: each a, b in pairs(things): sum(a) = sum(b)
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
statement: (2) (adjacent) {cell|digit} with <roman> between them sumto # (and) {with|those with} <roman> (between them) sumto # => each mark sign=$1 :: sum = $2 ;; each mark sign=$3 :: sum = $4

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
statement: digit in <thiscell> tell (<det>) column in that (digit) # appear in that row => each cell $1 :: row(cell)[cell] = $3
statement: digit in <thiscell> tell (<det>) row in that (digit) # appear in that column => each cell $1 :: column(cell)[cell] = $3
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
# ---- what a marked cell counts around it ----
aroundcells: (of) (its|<det>) (#) surround {cell|digit} => around
aroundcells: (of) (its|<det>) (#) {cell|digit} that {surround|touch} it => around
aroundcells: (of) (its|<det>) (#) {orthoadjacent|adjacent|neighbour} ({cell|digit|neighbour}) => beside
aroundcells: {cell|digit} (that is) <celllooks> => $1
celllooks: surround it => around
celllooks: {orthoadjacent|adjacent} to it => beside
aroundtest: (have|is) less (digit) (than it|than that digit|than its (own) digit|than digit on it) => < cell
aroundtest: (have|is) greater (digit) (than it|than that digit|than its (own) digit|than digit on it) => > cell
aroundtest: (have|is) <celltest> (digit) => $1
statement: (each) digit {on|in} <things> tell {how many|digit of} <aroundcells> (that) <aroundtest> => each $1 :: cell = count(c in $2(cell) where c $3)
statement: (each) digit {on|in} <things> tell {how many|digit of} <aroundtest> (that is) (<aroundcells>|<celllooks>) => each $1 :: cell = count(c in $3$4(cell) where c $2)
statement: digit in <arrowcell> tell how far away # is (<ahead>) => each cellarrow :: other[cell] = $2
statement: digit in <arrowcell> <reads> (<det>) distance to (closest) (digit) # (<ahead>) => each cellarrow :: other[cell] = $4
statement: <arrowcell> {have|tell} (<det>) distance to (closest) (digit) # (<ahead>) => each cellarrow :: other[cell] = $3
statement: digit in <arrowcell> tell {digit of|how many} {step|cell} to (closest) (digit) # (<ahead>) => each cellarrow :: other[cell] = $2
ahead: in direction that (it|arrow|<det>) {points|pointto|point} => 
statement: digit in <arrowcell> tell {how far away|how many cell away} # is (<ahead>) => each cellarrow :: other[cell] = $2
statement: {arrow in cell pointto greater digit only|arrow in cell pointto only greater digit} (all cell it pointto have greater digit) => each cellarrow :: each c in other: c > cell
statement: {arrow in cell pointto less digit only|arrow in cell pointto only less digit} (all cell it pointto have less digit) => each cellarrow :: each c in other: c < cell
statement: (all|each) {cell|digit} {arrow pointto|in direction of arrow} {is|have} greater (digit) (than (digit in) (<arrowcell>|cell with it)) => each cellarrow :: each c in other: c > cell
# ---- sums of coloured cells ----
lotof: (<det>) <look> cell => cell $2
statement: <lotof> in each row have same sum as <lotof> (of|in) each other row => all $1 :: each r, s in pairs(rows): sum(t in things where row_number(t[1]) = row_number(r[1]): t[1]) = sum(t in things where row_number(t[1]) = row_number(s[1]): t[1])
statement: in each box sum of <lotof> is same => all $1 :: each r, s in pairs(boxes): sum(t in things where box_number(t[1]) = box_number(r[1]): t[1]) = sum(t in things where box_number(t[1]) = box_number(s[1]): t[1])
statement: if digit n appear in cell with arrow same digit appear n (cell) step away in direction that arrow is pointing => each cellarrow :: other[cell] = cell

# ---- what a rule is about, alone before it ----
subjectname: arrow|cage|diagonal|circle|dot|line|region|diamond => 
statement: <subjectname> <statement> => $2

# ---- what says nothing new ----
finewords: (is) {fine|ok|okay|possible|allowed|permitted|legal|acceptable} => 
permission: {repeat|repeat digit|digit repeat} <finewords> => 
permission: (digit|repeat|they|these|it|peas) may (digit) {repeat|appear more than once|appear repeat} => 
permission: (digit) {may repeat|repeatif|may repeat if} => 
statement: <permission> ({if|where|when|wherever|aslongas|repeatif|provided|subject} <anything2>) => nothing
statement: (digit|they|these) repeatif (allowed|permitted) (by) <anything2> => nothing
statement: (digit|they|these) may repeat (<its>) {where|when} {legal|possible|allowed|permitted} => nothing
statement: <permission> {in|on|along} (<det>) (<look>) {line|cage|thermo|arrow|shape|region|diagonal|arrow shaft} ({if|where|when|wherever|aslongas|repeatif|provided|subject} <anything2>) => nothing
anything2: <word2> => 
anything2: <word2> <anything2> => 
word2: <word> => 
word2: permits|permit|allows|allow|permitted|it|nothing|else|forbids|them|classic|to|other|that|conflict|conflicting|with|normal|standard|constraints|broken|would|violated|these|and|or|constraint|see|each => 
word2: let|lets|legal|possible|rules|permit|elsewhere|sudoku|conflicts|digit|by|if|a => 
statement: (digit) order (in that they appear|of digit|of them) (on line) {is free|is arbitrary|is irrelevant|not matter|is not important|is not given|is unknown} => nothing
statement: cage without (sum|clue|digit) may (sumto|have) {anything|each sum|unknown sum} => nothing
statement: thereis no negative constraint {for|on} <anyword> => nothing
statement: {for|on} <anyword> thereis no negative constraint => nothing
statement: digit (on (<det>) (<look>) {line|cage|arrow}) repeatif not {prohibited|forbidden} (by <anything>) => nothing
statement: thereis no negative constraint => nothing
statement: (without|no) negative constraint (so) (notall <anyword>) => nothing
statement: (and) that it => nothing
statement: {this|it|run|that} may is (of) (only|just) 1 digit (long) => nothing
statement: each digit appear (exactly) once {among|in|on} (<det>) (#) <look> cell => each region $3 :: it is different
statement: (each) digit appear (exactly) once {among|in|on} <cellset> => all $1 :: each a, b in pairs(things): a[1] != b[1]
statement: {they|digit} may (is|appear) (in) anyorder => nothing
statement: (<det>) {standard|classic|normal|usual|regular|ordinary|conventional} (4x4|6x6|8x8|9x9) (sudoku) rules ((as always)|apply|hold|also apply|of sudoku apply) => nothing
statement: {fill|complete} grid {with|using} digit (from) # (to) # {so that|such that} each row or column and (2x3|3x2|3x3) box have each digit (exactly) (once) => nothing
statement: position digit (from) # (to) # in each row or column and box (exactly once|once) => nothing
statement: {position|put|enter|insert|write} digit (from) # {to|through|thru} # in each (empty|open|blank) cell (of grid|in grid) => nothing
statement: (<det>) {(gray|shaded) cell|colour|colours|(background) (shading|coloring|colouring|colour)|background|picture|picture in middle} (is|have) (purely|only|merely) {decorative|cosmetic|no meaning|for decoration|aesthetic} (and may is ignored) => nothing
statement: {no|not} {guessing|bifurcation} (is) (needed|required|necessary) => nothing
statement: thereis no given digit (in (this) grid) (and none is needed) => nothing
statement: {enjoy|have fun|good luck|happy solving|happy birthday|thanks for playing} => nothing
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
statement: (<line>|nonconsecutive|non consecutive|anti knight|anti king|antiknight|antiking|this|knight s move|king s move) {rule|constraint|restriction} {applies|apply} to {whole|entire} grid (not (just|only) <things>) => nothing
statement: <members> tell difference {between|of} them => each $1 :: range = clue
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
oneword: kropki|digital|displays|necessarily|x|v|xv|vi|xi|xii|vii|dot|circle|pluses|minuses|or|and|is|given|possible|clue|sign|pair|marked|drawn|shown|neednot|sumto|by|with|square|black|white => 
)";

}  // namespace

const Grammar& english() {
  static const Grammar grammar({kThingLines, kListLines, kTestLines, kSubjectLines,
                                kComparisonLines, kClueLines, kBoardLines, kAreaLines});
  return grammar;
}

}  // namespace omnidoku::reading
