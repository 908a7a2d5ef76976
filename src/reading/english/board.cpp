// SPDX-License-Identifier: MIT
//
// What holds for pairs and squares all over the board, marked ones and others.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kBoardLines = R"(
# ---- pairs all over the board ----
pairs: (2) adjacent {cell|digit} => adjacent
pairs: (2) orthoadjacent {cell|digit} => adjacent
pairs: {digit|cell} (that is) (in) (2) orthoadjacent (cell|to each other) => adjacent
pairs: {digit|cell} (that is) (in) (2) diagadjacent (cell|to each other) => diagonal_pairs
pairs: {digit|cell} (in) (2) cell (that is) {a|at|} (chess) {knight s move|knights move} (apart|away|from each other) => knights
pairs: (2) {digit|cell} (that is) joined by <movename> => $1
pairs: 2 orthogonal neighbour => adjacent
pairs: (2) {orthogonally|orthogonal} {joined|neighbour|touch} {cell|digit} => adjacent
pairs: digit in (2) {orthoadjacent|orthogonally joined|orthogonally neighbour} cell => adjacent
statement: no 2 cell at <movename> (from each other) is {same|tell} => board :: each a, b in $1: a != b
statement: diagadjacent cell not share (same) digit => board :: each a, b in diagonal_pairs: a != b
statement: 2 cell that (diagadjacent|touch at corner) have different digit => board :: each a, b in diagonal_pairs: a != b
statement: between horizontal and vertical neighbour difference is atleast # => board :: each a, b in adjacent: |a - b| >= $1
statement: same digit not stand in knight s distance => board :: each a, b in knights: a != b
pairs: if 2 cell is <movename> {apart|away} (from each other) their digit => $1
pairs: {cell|digit} with distance of (<det>) <movename> => $2
pairs: {cell|digit} that touch even diagonal => touching
pairs: {cell|digit} that touch (each other) (even|also) {diagonal|diagonally|at corner} => touching
statement: <pairs> {differ|have (always) different digit|have different digit} => board :: each a, b in $1: a != b
statement: (2) (same|tell) digit not {is|be|touch} (<det>) <movename> (away|apart) (from) (each other|it) => board :: each a, b in $2: a != b
statement: digit not (is) (<det>) <movename> {away|apart} from (it|each other) => board :: each a, b in $2: a != b
statement: digit not appear (<det>) <movename> {away|apart} from (it|each other) => board :: each a, b in $2: a != b
statement: digit not touch (copy of) {same digit|itself} {diagonal|diagonally|at corner} => board :: each a, b in diagonal_pairs: a != b
statement: (same|tell) digit not touch (each other) (not) (even) {diagonal|diagonally|at corner} => board :: each a, b in touching: a != b
statement: no 2 {same|tell} digit touch {diagonal|diagonally|at corner} => board :: each a, b in diagonal_pairs: a != b
statement: (same|tell) digit not touch each other not even at corner => board :: each a, b in touching: a != b
statement: cell that is (<det>) <twomoves> {have different digit|not have same digit|differ|is different} => board :: each a, b in knights: a != b ;; board :: each a, b in touching: a != b
statement: consecutive digit not (is|may is) {neighbour|adjacent} (horizontally or vertically|orthogonally) => board :: each a, b in adjacent: |a - b| != 1
statement: no digit {occupies|occupy|appear in} same (relative) position in {more than 1|2|different|2 different|another} box => board :: each same_places: it is different
statement: digit not (is|appear) in same (relative) position in (each) 2 box => board :: each same_places: it is different
statement: each set of # cell with same (relative) position in (their) (corresponding) box have (all|each) digit (from) # (to) # (once) => board :: each same_places: it is different
nbrs: cell (that) {they|it} (orthoadjacent) (with) => beside(cell)
nbrs: each above below left (of) and right (of it) => beside(cell)
nbrs: (digit|each|cell) above below left and right of it => beside(cell)
statement: (2) {cell|digit} (that is) <movename> (apart|away) (from each other) not (is|have) {same|tell} (digit) => board :: each a, b in $1: a != b
pairs: (2) {cell|digit} with common edge => adjacent
pairs: (2) {cell|digit} (that is) <movename> (apart|away) (from each other) => $1
twomoves: {knight s|knight s move} or {king s move|king s} (move) (apart|away) (from each other) => 
twomoves: {king s|king s move} or {knight s move|knight s} (move) (apart|away) (from each other) => 
statement: (each) (2) {cell|digit} (that is) (joined by) <twomoves> {not (is|have) same (digit)|is different|not {is|have} {tell|same|repeat} (digit)} => board :: each a, b in knights: a != b ;; board :: each a, b in touching: a != b
statement: (same|tell|each) digit not (is|may) (repeat|joined by|appear) (in|by|within) (<det>) <twomoves> (of) (it|each other) => board :: each a, b in knights: a != b ;; board :: each a, b in touching: a != b
statement: no digit (may) {repeat|appear} (in|by|within) (<det>) <twomoves> (of) (it|each other) => board :: each a, b in knights: a != b ;; board :: each a, b in touching: a != b
statement: (each) digit not {see|sees} (copy of|copies of|another) (it|same digit) {via|by} (<det>) knight s move (2 cell on and 1 to edge) => board :: each a, b in knights: a != b
statement: (each) digit not {see|sees} (copy of|copies of|another) (it|same digit) {via|by} (<det>) king s move => board :: each a, b in touching: a != b
pairs: if 2 {digit|cell} is <movename> {apart|away} (from each other) they => $1
pairs: (2) (horizontally or vertically) adjacent {cell|digit} => adjacent
pairs: (2) diagadjacent {cell|digit} => diagonal_pairs
pairs: {digit|cell} that orthoadjacent => adjacent
pairs: {digit|cell} that is {adjacent|neighbour} (to each other) => adjacent
pairs: each 2 {adjacent|orthoadjacent|neighbour} {digit|cell} => adjacent
pairtest: have {same|tell} digit in them => a = b
pairtest: share (same|common) digit => a = b
statement: no 2 {cell|digit} (that is) (joined by) (<det>) <twomoves> (may) share (same|common) digit => board :: each a, b in knights: a != b ;; board :: each a, b in touching: a != b
pairs: (2) {cell|digit} (that is) {knight s move|knights move|chess knight s move} (apart|away) (from each other) => knights
pairs: (2) {cell|digit} (that is) {king s move|kings move|chess king s move} (apart|away) (from each other) => touching
# ---- cells some way apart ----
chess: (<det>) (chess) knight s move => knights
chess: (<det>) (chess) king s move => touching
chess: (<det>) (chess) {camel|camel s} move (3 by 1|1 by 3|3 1|1 3) => pairs(cells) where |row_number(a) - row_number(b)| * |column_number(a) - column_number(b)| = 3
chess: (<det>) (chess) {zebra|zebra s} move (3 by 2|2 by 3|3 2|2 3) => pairs(cells) where |row_number(a) - row_number(b)| * |column_number(a) - column_number(b)| = 6 and |row_number(a) - row_number(b)| in {2, 3}
apartby: {by|at|in|on|} <chess> (apart|away|of each other|in chess) (from {each other|another|itself|copy of (itself)|it|same digit}) => $1
apartby: {joined|in cell joined|in cell that is|in cell} (by) <chess> (apart|away) (from each other) => $1
apartby: in 2 cell (that is) (joined by) <chess> (apart|away) (from each other) => $1
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
queenly: {behave|behaves|act|acts|move|moves|is} (like) (chess) {queen|queens} => 
statement: (all|each) (digit) # <queenly> (and|that|so) ({it|they} not see {another|other} # {diagonally|on (each|same) diagonal}) => board :: each a, b in pairs(cells) where |row_number(a) - row_number(b)| = |column_number(a) - column_number(b)|: not (a = $1 and b = $1)
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
numbers: # {or|and} <numbers> => $1, $2
numbers: # or # => $1, $2
pairtest: (is|have) consecutive (digit) => |a - b| = 1
pairtest: (is|have) same (digit) => a = b
pairtest: {is|} consecutive differ 1 => |a - b| = 1
pairtest: (have) {differ|difference} (by|of) (exactly) # => |a - b| = $1
pairtest: have (both) odd (digit) => a is odd and b is odd
pairtest: have (both) even (digit) => a is even and b is even
pairtest: (is) each odd (digit) => a is odd and b is odd
pairtest: (is) each even (digit) => a is even and b is even
pairtest: differ (by) less than # => |a - b| < $1
movename: (chess) {knight s move|knights move|knight move} => knights
movename: (chess) {king s move|kings move|king move} => touching
pairs: (2) {digit|cell} (that is) <movename> (apart|away) (from each other) => $1
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
statement: <pairs> not <pairtest> ({whether|either}) {horizontally or vertically|vertically or horizontally} => board :: each a, b in $1: not ($2)
statement: no <pairs> (may) (have|is) <pairtest> => board :: each a, b in $1: not ($2)
statement: {identical|same} digit (not|not be) (in cell) {knight s move} apart => board :: each a, b in knights: a != b
statement: (all possible (multiple of #) pair is given) if adjacent (pair of) (digit|cell) not have clue digit not <pairtest> => board unmarked :: each a, b in unmarked: not ($2)
statement: # and # not touch (or) (each other) (even diagonally) => board :: each a, b in touching: not (a in {$1, $2} and b in {$1, $2})
statement: if (2) {cell|digit} is joined by <roman> or <roman> (digit|they|each) (they have) sumto # or # => each mark sign=$1 :: sum = $3 ;; each mark sign=$2 :: sum = $4
statement: (each) digit (that is) opposite each other (surround center of grid|across center of grid) not (tell|same|identical) => board opposite :: each a, b in things: a != b
statement: digit not appear in same (relative) position in different box => board :: each same_places: it is different
samespot: (in) same (relative|corresponding) position (within|in) (different|each|its|their|all) box => 
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
onside: {horizontal or vertical|horizontal and vertical|vertical or horizontal|orthogonal|direct} neighbour (of each other) => 
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
xvgiven: (all|each) (possible) {x (s) and v (s)|v (s) and x (s)} (sign) {is|have been} (all) given => 
statement: (all|each) (possible) <marks> (that exist|that apply) {is|have been} {given|marked|drawn} => unmarked $1 :: given
statement: thereis <marks> {wherever|where|whenever|everywhere} {1|it|they} (may) {is|stand|appear|placed} => unmarked $1 :: given
statement: {wherever|where|whenever} <marks> is possible (it|1) {is|have been} (been) {given|marked|drawn|shown} => unmarked $1 :: given
statement: (all|each) such {pair|dot|mark|sign|square|circle|diamond|letter} {is|have been} {given|marked|drawn} => unmarked last :: given
statement: <xvgiven> (so|that is|meaning) <unmarkedpair> not <pairtest> => board unmarked :: each a, b in unmarked: not ($3)
statement: <xvgiven> => board unmarked :: each a, b in unmarked: not (a + b in {5, 10})
unmarkedpair: (2) {adjacent|orthoadjacent} {cell|digit} {without|with no|not joined by|that is not joined by|that not joined by|that not have} (any|each) <nomark> (or <nomark>) (between them|in between) => 
unmarkedpair: {cell|digit} {without|with no} (each) <nomark> (or <nomark>) between them => 
unmarkedpair: unmarked (adjacent|orthoadjacent) {pair|cell|digit|pair of cell|pair of digit} => 
unmarkedpair: {if|where|when} thereis no <nomark> (or <nomark>) (between them) {digit|their digit|2 digit|they} => 
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
variant: sudoku|rule|rules|constraint|constraints|restriction|restrictions|variant => 
statement: {anti king|antiking} and {anti knight|antiknight} {constraints|rules|constraint} (apply|applies) => board :: each a, b in knights: a != b ;; board :: each a, b in touching: a != b
statement: {anti knight|antiknight} and {anti king|antiking} {constraints|rules|constraint} (apply|applies) => board :: each a, b in knights: a != b ;; board :: each a, b in touching: a != b
statement: digit not appear in same (relative) position {in|of} (2) (different) box => board :: each same_places: it is different
statement: {anti knight|antiknight|knight s move|knights move} (<variant>) (<variant>) (apply|applies) => board :: each a, b in knights: a != b
statement: {anti king|antiking|king s move|no touch|touchless} (<variant>) (<variant>) (apply|applies) => board :: each a, b in touching: a != b
statement: {nonconsecutive|non consecutive} (<variant>) (<variant>) (apply|applies) => board :: each a, b in adjacent: |a - b| != 1
statement: disjoint {group|groups} (<variant>) (<variant>) (apply|applies) => board :: each same_places: it is different

# ---- squares, rows and columns ----
pairs: (2) {cell|digit} (that is|lying) joined by (chess) (knight s move|knights move) => knights
pairs: (2) {cell|digit} (that is|lying) joined by (chess) (king s move|kings move) => touching
twobytwo: 2x2 (square|region|box) (of cell) (of grid|in grid) => 
statement: each <twobytwo> <tests> => board :: each squares: $2
statement: all <twobytwo> <tests> => board :: each squares: $2
twobytwo: 2x2 (group|window|set|cluster) (of cell) => 
statement: no <twobytwo> (may) have (only|all|all its|4) digit of same parity => board :: each squares: not (it is odd or it is even)
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
statement: {arrow|<marks>} pointto greatest digit in (#) surround cell that appear only once in (each|those) (#) cell => each corner :: other = max and count_of(it, other) = 1
uniquely: uniquely|solely => 
statement: arrow (in <marks>) pointto <uniquely> greatest digit in (each) (#) (surround) cell (<around>) => each corner :: other = max and count_of(it, other) = 1
statement: arrow (in <marks>) pointto greatest digit in (each) (#) (surround) cell (<around>) => each corner :: other = max
statement: arrow pointto greatest (digit) in (#) surround cell => each corner :: other = max
statement: digit in cell joined by inequality sign obey (that) inequality => each edge sign=< :: it[1] > it[2]
statement: (2) digit joined by inequality sign obey (that) inequality => each edge sign=< :: it[1] > it[2]
statement: plus sign on corner of # cell tell that (each) pair of diagonally opposite (pair of) digit have same sum => each mark sign=+ :: it[1] + it[3] = it[2] + it[4]
statement: minus sign tell that (each) (each) pair have same difference => each mark sign=- :: |it[1] - it[3]| = |it[2] - it[4]|

# ---- cells that count what is around them ----
thiscell: (<det>) <look> (cell|star) => $2
statement: if {star|<thiscell>} have (somea) <adjective> digit (atmost) # digit surround it is <adjective> and if {star|<thiscell>} have (somea) <adjective> digit (atmost) # digit surround it is <adjective> => each mark sign=* :: (if cell is $2 then beside(cell) is $4) and (if cell is $6 then beside(cell) is $8)
statement: <adjective> digit in <thiscell> tell how many (of) surround cell (diagonal) have <adjective> digit => each cell $2 :: if cell is $1 then count(c in around(cell) where c is $3) = cell
statement: digit in <thiscell> is greater than (each) first cell in its row and first cell in its column => each cell $1 :: cell > first(row(cell)) and cell > first(column(cell))
statement: digit in <thiscell> have digit between left and right most digit of (their|its) row and between top and bottom most digit of (their|its) column => each cell $1 :: (let r = ends(row(cell)): min(r) < cell < max(r)) and (let k = ends(column(cell)): min(k) < cell < max(k))
# ---- a cell and those near it ----
cellone: (<det>) <look> (marked) cell (<ingrid>) => cell $2
cellone: (<det>) {cell|digit} {with|marked with|marked by|that have|have|containing} (<det>) <look> {circle} => cellmark form=circle $3
cellone: (<det>) {cell|digit} {with|marked with|marked by|that have|have|containing} (<det>) <look> {square} => cellmark form=square $3
cellone: (<det>) {cell|digit} {with|marked with|marked by|that have|have|containing} (<det>) <look> {diamond} => cellmark form=diamond $3
cellone: (<det>) circled cell => cellmark form=circle
cellone: (<det>) squared cell => cellmark form=square
cellin: (<det>) <look> circle => cellmark form=circle $2
cellin: (<det>) <look> square => cellmark form=square $2
cellin: (<det>) <look> diamond => cellmark form=diamond $2
cellone: (<det>) cell <cellmarked> (<ingrid>) => cell $2
cellsubj: (each) digit in <cellone> => $1
cellsubj: (each) digit in <cellin> => $1
cellsubj: <cellone> (digit in (them|it)) => $1
cellsubj: <cellone> have digit that => $1
cellsubj: <cellin> have digit that => $1
cellsubj: <cellin> (have digit that) => $1
nbrs: (their|its|each) (4) {orthogonal|orthoadjacent|adjacent|orthogonal adjacent|orthogonally joined|direct} {neighbour|cell|digit} (of it|of them|surround it) => beside(cell)
nbrs: {neighbour|cell|digit} orthoadjacent to (it|them) => beside(cell)
nbrs: (each|all) {cell|digit} (that is) (orthogonally) adjacent to {it|them} => beside(cell)
nbrs: (each) digit in (each) cell {orthoadjacent|orthoadjacent with it|orthoadjacent to it} => beside(cell)
nbrs: (each) digit in (each) cell that {orthoadjacent|orthoadjacent with it} => beside(cell)
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
statement: <cellany> have somea <adjective> digit => each $1 :: cell is $2
statement: <cellany> have (only) {<adjective> digit|digit that is <adjective>} in {it|them} => each $1 :: cell is $2$3
statement: {<cellany>|<cellsubj>} (may) {have only|only have|only is|is only} (digit) <celltest> => each $1$2 :: cell $3
cellsubj: <cellone> {they|it} => $1
target: {each|all} digit in someadjacent cell => each n in beside(cell)
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
nbrs: (each|all|their|its) {horizontal and vertical|horizontal or vertical|vertical and horizontal|vertical or horizontal} neighbour => beside(cell)
nbrs: (each|all|their|its) {adjacent|neighbour|surround} (8) {cell|digit} {orthogonally and diagonally|orthogonally or diagonally|horizontally vertically and diagonally|horizontally vertically or diagonally} => around(cell)
target: (each|all) digit in (each|all) (of) <nbrs> => each n in $1
cellsubj: (each) circled digit => cellmark form=circle
cellsubj: <cellin> s digit => $1
cellsubj: {<cellin>|<cellone>} (is|appear|lie|lies) on {digit|cell} that => $1$2
statement: cell shaded <colour> tell their position in box => each cell $1 :: cell = box_place(cell)
statement: all possible cell is shaded => each othercell :: cell != box_place(cell)
oneleap: # # => |row_number(a) - row_number(b)| * |column_number(a) - column_number(b)| = $1 * $2 and |row_number(a) - row_number(b)| + |column_number(a) - column_number(b)| = $1 + $2
leap: <oneleap> {or|and} <oneleap> => ($1) or ($2)
statement: cell <leap> {apart|away} not {have same digit|repeat} => board :: each a, b in pairs(cells) where $1: a != b
statement: {cell|digit} (that appear) in same position relative to (their|its) (default) {box|region} not have same digit => board :: each same_places: it is different
statement: {for|in} each 2x2 (square) (<ingrid>) notall digit may is odd (atleast 1 is even) => board :: each squares: some c in it: c is even
statement: {for|in} each 2x2 (square) (<ingrid>) notall digit may is even (atleast 1 is odd) => board :: each squares: some c in it: c is odd
statement: each digit {share edge|orthoadjacent} with atleast 1 (other) consecutive digit => board :: each c in cells: some n in beside(c): |n - c| = 1
statement: (all|each) pair of {adjacent|orthoadjacent} cell not joined (with|by) <roman> not sumto # => unmarked mark sign=$1 :: sum in {$2}
onediagonal: {negative|falling} diagonal => row_number(a) = column_number(a) and row_number(b) = column_number(b)
onediagonal: {positive|rise} diagonal => row_number(a) + column_number(a) = count(rows) + 1 and row_number(b) + column_number(b) = count(rows) + 1
onediagonal: diagonal from {topleft|topleft corner} to {bottom right|bottom right corner} => row_number(a) = column_number(a) and row_number(b) = column_number(b)
onediagonal: diagonal from {bottom left|bottom left corner} to {top right|top right corner} => row_number(a) + column_number(a) = count(rows) + 1 and row_number(b) + column_number(b) = count(rows) + 1
onediagonal: diagonal from {top right|top right corner} to {bottom left|bottom left corner} => row_number(a) + column_number(a) = count(rows) + 1 and row_number(b) + column_number(b) = count(rows) + 1
statement: (thereis) no repeat (digit) {on|in} (main|marked) <onediagonal> => board :: each a, b in pairs(cells) where $1: a != b
statement: digit {not repeat|is different|is all different} {on|in} (main|marked) <onediagonal> => board :: each a, b in pairs(cells) where $1: a != b
statement: digit {on|in} (main|marked) <onediagonal> {not repeat|is different|is all different} => board :: each a, b in pairs(cells) where $1: a != b
statement: no digit (may) {repeat|appear twice} {on|in} (main|marked) <onediagonal> => board :: each a, b in pairs(cells) where $1: a != b
statement: diagonal (cell|pair of) (pair|cell) diagadjacent <pairtest> => board :: each a, b in diagonal_pairs: $1
statement: (all|each) pair of {adjacent|orthoadjacent} cell not joined (with|by) <roman> or <roman> not sumto # or # => unmarked mark sign=$1 :: sum in {$3, $4} ;; unmarked mark sign=$2 :: sum in {$3, $4}
statement: {digit|cell} {on|at} (either|each) edge of <roman> sumto # (and) of <roman> (sumto) # => each mark sign=$1 :: sum = $2 ;; each mark sign=$3 :: sum = $4
statement: {inequality|greater than|less than} sign (that) joined (2) cell pointto (<det>) {less|lower} (of) (2) (digit|cell) => each edge sign=< :: it[1] > it[2]
# ---- squares of two by two, and what a digit has beside it ----
statement: thereis no <twobytwo> (that) <test> => board :: each squares: not ($2)
statement: {for|in|within} each <twobytwo> {thereis (atleast)|is} <kindset> => board :: each squares: $2
statement: thereis <kindset> in each <twobytwo> => board :: each squares: $1
twobytwo: 2x2 => 
test: have atleast 1 (digit) <orlist> => some c in it: c in {$1}
statement: {for|in|within} each <twobytwo> thereis atleast 1 (digit) <orlist> => board :: each squares: some c in it: c in {$2}
sideof: above (it) => column(c)[row_number(c) - 1]
sideof: {below|under} (it) => column(c)[row_number(c) + 1]
sideof: (to) (its) left (of it) => row(c)[column_number(c) - 1]
sideof: (to) (its) right (of it) => row(c)[column_number(c) + 1]
sideone: # <sideof> => $2 = $1
sides: <sideone> => $1
sides: (either) <sideone> (or) <sideone> (or each) => $1 or $2
sides: <sideone> and <sideone> => $1 and $2
statement: (dutch flat mates|) each # have <sides> => board :: each c in cells: if c = $1 then ($2)
# ---- the same digit some way apart ----
statement: no 2 {cell|digit} (that is) (joined by) (<det>) <twomoves> (may) {have|is} {same|tell} (digit) => board :: each a, b in knights: a != b ;; board :: each a, b in touching: a != b
statement: no cell (may) have same digit (as) (cell) <movename> {away|apart} (from it) => board :: each a, b in $1: a != b
statement: no digit (may) {appear|is} <movename> (away) from => board :: each a, b in $1: a != b
statement: digit not diagadjacent => board :: each a, b in diagonal_pairs: a != b
statement: digit not (is|appear) in {diagadjacent cell to same digit|cell diagadjacent to same digit} => board :: each a, b in diagonal_pairs: a != b
statement: digit not (is|appear|placed|repeat) <samespot> => board :: each same_places: it is different
statement: each digit (appear|is) in different (relative) position in each (of) box => board :: each same_places: it is different
# ---- some digits, and cells of several boxes ----
beforenext: {next to|adjacent to|orthoadjacent to|beside|orthogonally next to} => 
statement: each (digit) # is <beforenext> (atleast 1) (digit) <digitlist> => board :: each c in cells: if c = $1 then some n in beside(c): n in {$3}
statement: no 2 # (may) (is|appear) <movename> (apart|away) (from each other) => board :: each a, b in $2: not (a = $1 and b = $1)
statement: no 2 # (may) (is|touch) {orthoadjacent|adjacent} => board :: each a, b in adjacent: not (a = $1 and b = $1)
statement: no 2 # (may) (is|touch) diagadjacent => board :: each a, b in diagonal_pairs: not (a = $1 and b = $1)
statement: {same|tell} digit not diagonal neighbour => board :: each a, b in diagonal_pairs: a != b
pairs: (2) {cell|digit} joined by (common|shared) edge => adjacent
middles: (digit in) {central|middle|centre|center} {cell|cell of|digit} (of) (each|all|9|all 9) box => 
statement: <middles> have {different digit|no repeat (digit)} => board :: each a, b in pairs(boxes): a[5] != b[5]
statement: <middles> {is (all) different|not repeat} => board :: each a, b in pairs(boxes): a[5] != b[5]
statement: <middles> have (all|each) (of) (digit) <span> (exactly) (once) (each) => board :: each a, b in pairs(boxes): a[5] != b[5]
statement: no # (consecutive|adjacent|neighbour) {cell|digit} {in|of} {row or column|each row or column} (may) <test> => board :: each w in rows: each windows(w, $1): not ($2) ;; board :: each w in columns: each windows(w, $1): not ($2)
statement: no # consecutive {cell|digit} (may) {have|is} all <adjective> (digit) {in|of} {row or column|each row or column} => board :: each w in rows: each windows(w, $1): not (it is $2) ;; board :: each w in columns: each windows(w, $1): not (it is $2)
# ---- coloured cells ----
statement: no repeat {among|in|within|inside|on} <cellset> => all $1 :: it is different
ownlane: (digit of) (its|their) <lanenumber> (digit) => $1(cell)
ownlane: digit of <lanenumber> (that) {it|they} {stands|is|stand} in => $1(cell)
statement: {<cellany>|<cellsubj>} {tell|is|is same as} <ownlane> => each $1$2 :: cell = $3
statement: {<cellany>|<cellsubj>} {tell|is|is same as} (either) <ownlane> or <ownlane> => each $1$2 :: cell = $3 or cell = $4
statement: {<cellany>|<cellsubj>} {tell|is|is same as} (either) <ownlane> <ownlane> or <ownlane> (box is numbered 1 to 9 from left to right top to bottom) => each $1$2 :: cell = $3 or cell = $4 or cell = $5
statement: {in|on} <cellset> digit tell <ownlane> => each $1 :: cell = $2
statement: digit in cell of same colour sumto # => all cell withincolour :: sum = $1
statement: <howmany> of <cellset> {have|is} <celltest> => all $2 :: $1 c in it: c $3
statement: <cellsubj> is <celltest> and <celltest> => each $1 :: (cell $2) and (cell $3)
nbrs: all (4) {orthogonal|orthoadjacent|adjacent} {neighbour|cell|digit} => beside(cell)
nbrs: (each|all|its|their) (its|their) neighbour including {each|those} that touch it at corner => around(cell)
statement: <cellsubj> is (either) greater than <nbrs> or less than {each|each them|them} => each $1 :: (each n in $2: cell > n) or (each n in $2: cell < n)
statement: <cellsubj> is (either) greater than <nbrs> or less than <nbrs> => each $1 :: (each n in $2: cell > n) or (each n in $3: cell < n)
statement: 2 # not knight s move apart => board :: each a, b in knights: not (a = $1 and b = $1)
statement: 2 # not king s move apart => board :: each a, b in touching: not (a = $1 and b = $1)
statement: <colour> eq <celltest> => each cell $1 :: cell $2
test: is (either) all <adjective> or all <adjective> => (each c in it: c is $1) or (each c in it: c is $2)
# ---- cells of one colour against those of another ----
lanenumber: row => row_number
lanenumber: column => column_number
lanenumber: box => box_number
insamelane: {in|within} {its|their|each|same|that} <lanenumber> => $1(a) = $1(b)
insamelane: {in|within} {its|their|each|same|that} row {and|or} column => (row_number(a) = row_number(b) or column_number(a) = column_number(b))
ofonecolour: (each|all) (digit in) (each) <colour> {digit|cell} => cell $1
ofonecolour: (each|all) digit in (each|all) <colour> cell => cell $1
order2: {is|have} greater (digit) than => >
order2: {is|have} less (digit) than => <
statement: <insamelane> (with (each) <colour> and (each) <colour> {digit|cell}) <ofonecolour> <order2> <ofonecolour> => all $4 against $6 :: each a in things[1]: each b in things[2]: not ($1) or a $5 b
statement: <ofonecolour> <order2> each <ofonecolour> <insamelane> => all $1 against $3 :: each a in things[1]: each b in things[2]: not ($4) or a $2 b
statement: (each) <ofonecolour> <order2> each <ofonecolour> => all $1 against $3 :: each a in things[1]: each b in things[2]: a $2 b
statement: sum of <ofonecolour> {tell|is|eq} (exactly) sum of <ofonecolour> => all $1 against $2 :: sum(things[1]) = sum(things[2])
statement: <ofonecolour> {have same sum as|sumto same (sum|digit) as} <ofonecolour> => all $1 against $2 :: sum(things[1]) = sum(things[2])
statement: sum of <ofonecolour> <order2> sum of <ofonecolour> => all $1 against $3 :: sum(things[1]) $2 sum(things[2])
statement: sum of <ofonecolour> is {twice|twice sum of|double} <ofonecolour> => all $1 against $2 :: sum(things[1]) = 2 * sum(things[2])
cellsofcolour: (all) (digit in) <colour> cell => cell $1
statement: <cellsofcolour> have same digit as <cellsofcolour> => all $1 against $2 :: each d in digits: count_of(things[1], d) = count_of(things[2], d)
statement: no digit {appear|is} in {both|each|} <colour> and <colour> cell => all cell $1 against cell $2 :: each a in things[1]: each b in things[2]: a != b
statement: no digit in <colour> cell {appear|is|may appear} in <colour> cell => all cell $1 against cell $2 :: each a in things[1]: each b in things[2]: a != b
statement: digit in {2|each} <colour> cell {in|of} {each|same|1|} <lanenumber> <pairtest> => all cell $1 :: each s, t in pairs(things) where $2(s[1]) = $2(t[1]): let a = s[1]: let b = t[1]: ($3)
cmp: gt eq # => >= $1
cmp: lt eq # => <= $1
statement: (disjoint groups) <samespot> {not have same digit (twice)|have no digit twice} => board :: each same_places: it is different
statement: digit not repeat {in|within|among} set of <cellset> => all $1 :: it is different
statement: <cellsubj> is greater than and <cellsubj> is less than <nbrs> => each $1 :: each n in $3: cell > n ;; each $2 :: each n in $3: cell < n
statement: <cellsubj> not consecutive with <nbrs> => each $1 :: each n in $2: |cell - n| != 1
nbrs: each digit orthogonally next to it => beside(cell)
statement: (even) <extreme> <colour> digit is {greater} than <extreme> <colour> digit => all cell $2 against cell $4 :: $1(things[1]) > $3(things[2])
statement: (even) <extreme> <colour> digit is {less} than <extreme> <colour> digit => all cell $2 against cell $4 :: $1(things[1]) < $3(things[2])
statement: # and # not {placed|is|appear} in {cell that orthoadjacent|orthoadjacent cell|adjacent cell} => board :: each a, b in adjacent: not (a = $1 and b = $2) and not (a = $2 and b = $1)
statement: <adjective> digit not repeat {at|by} knight s move => board :: each a, b in knights: not (a = b and a is $1)
statement: digit <digitlist> each appear atleast once in <cellset> => all $2 :: each d in {$1}: count_of(it, d) >= 1
statement: {<cellany>|<cellsubj>} {tell|is|is same as} <ownlane> <ownlane> or <ownlane> atleast 1 of {each|them} => each $1$2 :: cell = $3 or cell = $4 or cell = $5
statement: {<cellany>|<cellsubj>} not {tell|is} digit of {its|their} row or column or box (box (is) numbered) (1 9|1 to 9) (in reading order) => each $1$2 :: cell != row_number(cell) and cell != column_number(cell) and cell != box_number(cell)
statement: (indexing) digit {x|n} in <colour> cell of column {c|y} tell that digit {c|y} is in column {x|n} of {that|its} row => each cell $1 :: row(cell)[cell] = column_number(cell)
)";

}  // namespace omnidoku::reading
