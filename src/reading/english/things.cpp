// SPDX-License-Identifier: MIT
//
// Things that are drawn: lines, cages, marks, clues beside the grid, and what belongs to them.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kThingLines = R"(
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
rulename: frozen|fortress|double|sequence|telephone|renban|nabner|whisper|german|dutch|palindrome|palindromic|between|killer|slow|regular|sandwich|quadruple|kropki|parity|entropic|modular|lockout|zipper|region|sum|average|indexing|extra|variant|classic|special|custom => 
shapeword: shape|shapes|line|path|itself|given|drawn|marked => 
rulename: entropy|arithmetic|index|product|difference|whispers => 
line: (<rulename>) (<rulename>) line => line
line: renban|whisper|palindrome|snowflake|heart|shape|figure|tree|zipper => line
look: (<colour>) (<colour>) => $1 $2
ingrid: {in|on|throughout} (this) (grid|board) => 
ingrid: (that is) {marked|drawn|shown|given|present|pictured} (in grid) => 
things: (<det>) <look> <line> (<ingrid>) => line $2
barename: {german|dutch|chinese} {whisper|whispers} => line type=whisper
barename: {whisper|whispers} => line type=whisper
barename: {renban|renbans} => line type=renban
barename: {palindrome|palindromes} => line type=palindrome
barename: {nabner|nabners} => line type=nabner
barename: {zipper|zippers} => line type=zipper
things: (<det>) <look> <barename> (<ingrid>) => $3 $2
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
things: (<det>) (extra) <look> region (that is) (marked|drawn|shaded) in <colour> => region $3
things: (<det>) (<look>) circled cell => cellmark form=circle $2
things: (<det>) (<look>) squared cell => cellmark form=square $2
things: (<det>) (<look>) {digit|cell} (<placed>) in square => cellmark form=square $2
things: (<det>) <colour> box (<ingrid>) => region $2
things: (<det>) <look> # cell region => region $2
things: (<det>|each 1 of) (#) <look> (straight|long|main|principal|major|bothmain) diagonal (<ingrid>) => diagonal $3
things: (<det>) <look> caged region => cage
things: (<det>) cell (that is) {enclose|enclosed|surround|outlined} {by|with} (<det>) {dashed|dotted} line => cage
things: (<det>) {dashed|dotted} line => cage
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
things: (<det>) <look> square (<ingrid>) => cell $2
things: each of each => any
things: each (gray|white) (extra) box => region
things: (each) {shaft|body|line} of (<det>) <look> arrow => arrow $2
things: (<det>) <look> {window|pair of cell|domino|triple|strip} (<ingrid>) => region $2
things: (<det>) <look> line segment => line $2
things: (<det>) line in <colour> => line $2
things: (<det>) cell {of|in|with} <colour> colour (<ingrid>) => cell $2
things: (<det>) cell that is shaded => cell
things: (<det>) cell (that is) {shaded|marked|drawn} (in) <colour> (colour) (<ingrid>) => cell $2
things: (<det>) line {of|in|with} <colour> colour (<ingrid>) => line $2
things: (<det>) line (that is) drawn in <colour> (colour) (<ingrid>) => line $2
things: (<det>) <look> arrow (shaft|line|path|body) circleaside => arrow $2
things: (<det>) <look> {arrowed|twice arrow} {line|path} (circleaside) => arrow $2
things: (<det>) diagonal (marked with line|given by line) => diagonal
things: (<det>) {cage} {with|with or without} {clue|sum} => cage
marks: (<det>) <look> <markform> <withclue> (<betweentwo>|<atpoint>) => mark form=$3 $2
withclue: {with|marked|marked with|labelled|that have|have} (small) {digit|clue} (n|k|m|r) (in it|on it|in them) => 
atpoint: {at|on|in} (grid|cell) corner (point) (where # cell meet|of # cell|between # cell) => 
betweentwo: {on|at} (cell|common|shared|their|grid) edge => 
betweentwo: outside grid {between|of} (2) (adjacent|orthoadjacent) {cell|digit} => 

# ---- digits that stand between two cells ----
edgeclue: (<det>) (small) {digit|clue} {between|on edge between|on edge of|outside grid between|outside grid of} (2) (adjacent|orthoadjacent|neighbour) {cell|digit} => edge
edgeclue: (<det>) (small) {digit|clue} (given) on (cell|common|shared|their|grid) (common|shared) edge => edge
edgeclue: (<det>) (small) {digit|clue} between them => edge
edgeclue: (<det>) (small) clue (given|placed) {on|at} (<det>) edge => edge
edgeclue: (<det>) (small) {digit|clue} (given|placed|standing|that is|that is given|that stands) {in between|between|on line between|on edge between|on edge of|straddling edge of|straddling edge between} (<det>) (2) (adjacent|orthoadjacent|neighbour) {cell|digit} => edge
edgeclue: (<det>) (small) {digit|clue} (given|placed|that is|that is given) on {edge|grid line} => edge
edgeclue: (<det>) circled {digit|clue} {between|on edge between|on edge of} (2) (adjacent|orthoadjacent|neighbour) {cell|digit} => edge
cornerclue: (<det>) {digit|clue} (given|that is given) {on|at|in} (grid|cell) corner (point) (where # cell meet|of # cell|between # cell) => corner
cornerclue: (<det>) (small) {digit|clue} {on|at|in} (<det>) (grid) {point|vertex} => corner
cornerclue: (<det>) (small) {digit|clue} {where # cell meet|between # cell} => corner
cornerclue: (<det>) circled {digit|clue} {on|at|in} (grid|cell) corner (point) (where # cell meet|of # cell|between # cell) => corner
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
things: (<det>) diagonal (that is) {pointed at|pointto|pointed to|given|marked} by (<det>) arrow (<besidegrid>) => diagonal
cellmarked: {with|that have} (4) {outward|outwards} ({facing|pointing|pointed|pointto}) arrow => type=maximum
cellmarked: {with|that have} (4) {inward|inwards} ({facing|pointing|pointed|pointto}) arrow => type=minimum
cellmarked: {with|that have} <colour> {background|shading|colour} => $1
cellmarked: whose (4) edge have arrow {pointing|facing|pointto} {inward|inwards|in} => type=minimum
cellmarked: whose (4) edge have arrow {pointing|facing|pointto} {outward|outwards|out} => type=maximum
cellmarked: {with|that have} (4) arrow {pointing|facing|pointto} {outward|outwards|out} (from it) => type=maximum
cellmarked: marked {with|by} {outward|outwards} (pointing|facing) arrow => type=maximum
cellmarked: marked {with|by} {inward|inwards} (pointing|facing) arrow => type=minimum
cellmarked: {with|that have} (4) arrow {pointing|facing|pointto} {inward|inwards|in} (into it) => type=minimum
things: (<det>) cell <cellmarked> (<ingrid>) => cell $2
things: (<det>) {positive and negative|positive or negative} diagonal => diagonal
things: (<det>) <look> region of # cell (<ingrid>) => region $2
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
inlane: in {that|this|clue s|arrow s|same|corresponding|its} direction => 
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
farclue: (<det>) {digit|clue} outside => outside
outsideclue: {sandwich|x|skyscraper} {sum|sums|clue} => outside
besidegrid: {at|on} (edge or top|top or edge|edge and top|left or top|top or left) of grid => 
seen: from (this|that) {edge|direction|position|viewpoint} => 
seen: in {corresponding|that|this} (line of sight) (direction) => 
firstdigit: very first digit => 
firstdigit: digit in first cell (and (is) included in sum) => 
sublist: first x {digit|cell} (<inlane>) (<seen>) x is <firstdigit> => it[1..it[1]]
sublist: first x {digit|cell} (<inlane>) (<seen>) x is digit closest (to) (clue) => it[1..it[1]]
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
pointed: arrow {passes|runs through} => 
pointed: that {comes|come|leads|leading} (out) {of|from} {it|them|circle} => 
pointed: (that) (<det>) arrow (pointto|points to|points along|passes through|covers|crosses) => 
pointed: {through|through that|that|covered by} (its|<det>) arrow (shaft) (passes|goes) => 
its: in cell through that (its|<det>) arrow {passes|goes} => 
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
colour: opaque|coloured => 
rulename: 10|same difference|difference => 
rulename: ambiguous|arithmetic sequence => 
aloop: (<det>) <look> (closed) loop (<ingrid>) => line $2 closed
things: <aloop> => $1
# What setters call a line by what it looks like.
linenoun: stick|stroke|vine|ribbon|road|route|river|rope|thread|worm|caterpillar|centipede|streak|wire|strips|stripes|stripe|strip => 
things: (<det>) <look> <linenoun> (line) (<ingrid>) => line $2 named
line: star shaped line => line
areanoun: pentomino|tetromino|hexomino|tromino|domino|polyomino|island|blob|patch => 
things: (<det>) <look> <areanoun> (<ingrid>) => region $2 named
things: same line => line
hue: gray|black|red|pink|orange|yellow|brown|green|blue|cyan|purple|lavender|magenta|teal|turquoise => colour=$0
things: same <hue> <line> => line $1
things: same cage => cage
things: (<det>) <look> # cell line (<ingrid>) => line $2 length=$3
things: (<det>) <look> <line> {<withcircled>|<withcircled> on it} => line $2 ringed
withcircled: {with|that have} circled end => 
withends: joined by (2) (<look>) circle => 
things: (<det>) <look> (square|rectangular) outline (<ingrid>) => cage
)";

}  // namespace omnidoku::reading
