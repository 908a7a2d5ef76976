// SPDX-License-Identifier: MIT
//
// Regions, segments, copies, idioms, and what says nothing new.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kAreaLines = R"(
# ---- areas that belong together ----
clonewords: clone (of each other) => 
clonewords: (exact) {copies|copy|replicas|duplicates} (of each other) => 
clonewords: same in content => 
sameness: same digit in same {orientation|order|relative position|position|arrangement} => 
sameness: same digit in same cell => 
sameness: (exactly) same digit in {corresponding|same (relative)|same corresponding|tell} {position|cell|square|order} => 
sameness: same digit in same way => 
clonelook: (<det>) {shapes|regions|region|shape} {with|of|that have} same {colour and shape|shape and colour} => region shape withincolour
clonelook: (<det>) {shapes|regions|region|shape} {with|of|that have} same {shape|size and shape|shape and size} => region shape
clonelook: (<det>) same shapes => region shape
statement: <clonelook> is <clonewords> => all $1 :: each a, b in pairs(things): a = b
statement: <clonelook> have <sameness> => all $1 :: each a, b in pairs(things): a = b
statement: (<det>) {shapes|regions|region|shape|figures|group of cell} {of|with|that have} same colour {have <sameness>|is clone|have same digit in same position} => all region withincolour :: each a, b in pairs(things): a = b
statement: (<det>) {shapes|regions|region|shape|figures} {of|with|that have} same colour is clone (of each other) => all region withincolour :: each a, b in pairs(things): a = b
statement: (<det>) (shaded) cell {of|with|that have} same colour {is|form} clone (of each other) (so|that is|meaning) (that) (they) (<sameness>|have <sameness>) => all region withincolour :: each a, b in pairs(things): a = b
statement: (<det>) (shaded) {shapes|region} {of|with|that have} same {shape and colour|colour and shape} {is|form} clone (of each other) => all region withincolour :: each a, b in pairs(things): a = b
statement: {cell|digit} in {same|corresponding} (relative) position (in|of) (2|each|different) <things> {have same digit|is same|have tell digit} => all $1 :: each a, b in pairs(things): a = b
statement: {corresponding|matching} {cell|digit} {in|of} (2|each|different) <things> {have same digit|is same|have tell digit} => all $1 :: each a, b in pairs(things): a = b
statement: (2) <things> is same (that is) (they) <sameness> => all $1 :: each a, b in pairs(things): a = b
sameness: (exactly|precisely) same digit (in same {order|position|place|positions|orientation}) => 
statement: digit that appear in 1 part of <things> appear in (exactly) same position in other <things> => all $1 :: each a, b in pairs(things): a = b
statement: digit that appear in 1 part of <things> appear in (exactly) same position in other <things> => all $1 withincolour :: each a, b in pairs(things): a = b
clonelook: (<det>) {identically|same} {shaped} (and coloured) <look> {region|shape|group of cell} => region shape
clonelook: (<det>) <look> {shapes|regions|region|shape|figures} {with|of|that have} same shape => region shape
statement: <clonelook> is (filled) same (with <sameness>) => all $1 :: each a, b in pairs(things): a = b
statement: <clonelook> (is <clonewords>) (they) have <sameness> => all $1 :: each a, b in pairs(things): a = b
statement: <things> is (filled) {identically|in same way} => all $1 :: each a, b in pairs(things): a = b
statement: <things> is filled in {identically|same way} => all $1 :: each a, b in pairs(things): a = b
sameness: (exactly) same digit in same {position|cell|square|arrangement|orientation} (in each) => 
samesum: have same sum (of digit) => 
statement: (where|when) <things> {passes|enters|starts in} new box it {starts|begins} new segment => nothing
statement: for <things> box (edge) {cut|split|joined|broken|divide} it in (2 or more) {segments|sections|parts|pieces} with (tell|same) {sum|sums} => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: digit on each {segment|section|part|piece} of (given|same|1) line <samesum> => each line :: each s, t in pairs(segments): sum(s) = sum(t)
statement: sum of digit on <things> is {constant|same} in each box (that) it passes => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {dot|dots|circle|sign|clue} not all given => nothing
statement: not everything is given => nothing
statement: each arrow have circle at its {base|start|end} => nothing
statement: digit is building heights => nothing
statement: each {dotted|dashed} outline is cage => nothing
statement: some cage tell (you) sum of their digit => each cage clued :: sum = clue
statement: {segments|sections|parts|segment} {of|from} (1|same|each) line <samesum> => each line :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (sum of) digit on <things> <samesum> in each box (that) (they|it) passes => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> <samesum> {per|in each|for each} box (on each <colour> line) (that) (they|it) (passes) => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> is {cut|split|joined|broken|divide} (up) by box (edge) in (2 or more) (segments|sections|segment|parts) and digit on (each|these|them) (all) <samesum> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: for <things> box (edge) {cut|split|joined|broken|divide} it in (2 or more) {segments|sections|parts} and (each|all) {segment|section|part} (of that line) <samesum> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (each) {line|it} have its (own) (sum|total) to that its digit sum in each (of) box that line passes => each line :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> have its (own) sum to that its digit sum in each (of) box that line passes => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: no inference is drawn from absence of (each) {dot|circle|sign|clue} => nothing
statement: {lack|absence} of (each) {dot|circle|sign|clue|letter} (not) {tell|mean} (anything|nothing) => nothing
statement: no {neg|negative} {constraint|inference} => nothing
statement: notall (such) {pair|dot|sign|circle} (is) {marked|sign|given} => nothing
statement: cage is killer cage => nothing
statement: {dotted|dashed} line {enclose|surround|mark} cage => nothing
segmentsame: {have same sum|is tell|is same|sumto same (digit|sum)|have tell sum|is tell to each other} => 
passes: passes => 
passes: {is|has} in => 
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
statement: {for|on} <things> (all|each) digit (on (that|<det>) line) <samesum> <inboxes> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
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
statement: <things> is {cut|split|joined|broken|divide} (up) by box (edge) and (all|each) (of) (its|their|<det>) {pieces|segments|sections|parts} {have same sum|have tell sum|sumto same (digit|sum)} => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {when|where} line is {cut|split|joined|broken} (up) in {pieces|segments|sections|parts} by (edge of) box (edge) (each|all) (of) (each) {pieces|segments|sections|parts} have (digit with) {same sum|tell sum} => each line :: each s, t in pairs(segments): sum(s) = sum(t)
statement: for each <look> line {when|where} line is {cut|split|joined|broken} (up) in {pieces|segments|sections|parts} by (edge of) box (edge) (each|all) (of) (each) {pieces|segments|sections|parts} have (digit with) {same sum|tell sum} => each line $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (in|for) each box (sum of) digit on <things> <samesum> (for (that|each|same) line) => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (in each box) (sum of) digit on <things> {is|have} same (sum) in each box (where|that|in that) (<det>) {line|it} <passes> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
segmentnoun: segment|segments|section|part|piece => 
statement: (sum of digit on) (each|all) <segmentnoun> of <things> (that lie|that lies|lying) in (1|same|each) box <samesum> (as each other <segmentnoun> (of (that|same) line)) => each $2 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (sum of) digit on (each|all) <segmentnoun> of <things> (that lie|that lies|lying) in (1|same|each) box <samesum> => each $2 :: each s, t in pairs(segments): sum(s) = sum(t)
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
test: have (atleast) (1|somea) low (digit) <lowgroup> (and) (1|somea) {medium|middle|mid} (digit) <lowgroup> and (1|somea) high (digit) <lowgroup> (digit) => (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})
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
linekind: {renban|renbans} (line) => it is consecutive
linekind: {german whisper|german whispers|whisper} (line) => each a, b in steps: |a - b| >= 5
linekind: dutch {whisper|whispers} (line) => each a, b in steps: |a - b| >= 4
linekind: {palindrome|palindromic line} => it is palindrome
linekind: parity line => each a, b in steps: (a + b) is odd
linekind: thermo => it is rising or it is falling
linekind: region sum line => each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> is (either) <linekind> or <linekind> (it not is each|but not each|not each|never each) => each $1 :: (($2) and not ($3)) or (($3) and not ($2))
statement: <things> is (either) <linekind> or <linekind> => each $1 :: ($2) or ($3)
knownline: {renban|renbans} (line) => it is consecutive
knownline: {german whisper|german whispers|whisper|whispers} (line) => each a, b in steps: |a - b| >= 5
knownline: dutch {whisper|whispers} (line) => each a, b in steps: |a - b| >= 4
knownline: region sum line => each s, t in pairs(segments): sum(s) = sum(t)
knownline: parity line => each a, b in steps: (a + b) is odd
knownline: entropic (line) => each windows(3): (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})
knownline: modular (line) => each windows(3): each a, b in pairs: not (a mod 3 = b mod 3)
knownline: {nabner|nabners} (line) => each a, b in pairs: |a - b| > 1
knownline: palindrome (line) => it is palindrome
knownline: {zipper|zippers} (line) => if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])
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
magiclane: (its|all|each) (#) row (or|and) (all|each) (#) column and (all|each|#) (bothmain|main|long) diagonal (of it|of them|of this|of square) (all|each) => 
magicsum: {sumto|have same sum|have sum|sumto same sum|sumto same digit} (#) => 
magic: (meaning|so|that is|where|with|in) (that) <magiclane> <magicsum> => 
statement: {central|middle|centre|center} {box|region} {is|form} magic square (<magic>) => board :: (each i in {1, 4, 7}: sum(boxes[5][i..i + 2]) = 15) and (each i in {1..3}: boxes[5][i] + boxes[5][i + 3] + boxes[5][i + 6] = 15) and boxes[5][1] + boxes[5][9] = 10 and boxes[5][3] + boxes[5][7] = 10 and boxes[5][5] = 5
magicthing: (<det>) <colour> cell => region $2
magicthing: <things> => $1
statement: <magicthing> {is|form} magic square (<magic>) => each $1 :: (each i in {1, 4, 7}: sum(it[i..i + 2]) = sum(it[1..3])) and (each i in {1..3}: it[i] + it[i + 3] + it[i + 6] = sum(it[1..3])) and it[1] + it[5] + it[9] = sum(it[1..3]) and it[3] + it[5] + it[7] = sum(it[1..3]) and it is different
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

# ---- what says nothing new ----
finewords: (is) {fine|ok|okay|possible|allowed|permitted|legal|acceptable} => 
permission: {repeat|repeat digit|digit repeat} <finewords> => 
permission: (digit|repeat|they|these|it|peas) may (digit) {repeat|appear more than once|appear repeat} => 
permission: (digit) {may repeat|repeatif|may repeat if} => 
permission: repeat (digit) may appear => 
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
# ---- rules that only their names tell ----
usual: standard|normal|usual|regular|ordinary|classic|basic => 
rulesapply: {rule|rules|constraint|constraints|restriction|restrictions} {apply|applies|hold} (as well|too) => 
usualkind: thermo (s) => each thermo :: it is rising
usualkind: arrow => each arrow :: sum = number(bulb)
usualkind: sandwich (sum|clue) => each outside clued :: sum(between(1, 9)) = clue
usualkind: x sum (clue) => each outside clued :: sum(it[1..it[1]]) = clue
usualkind: skyscraper (clue) => each outside clued :: count(i in places where each a in it[1..i - 1]: a < it[i]) = clue
usualkind: numbered {room|rooms} => each outside clued :: it[it[1]] = clue
usualkind: little killer (clue) => each diagonal clued :: sum = clue
usualkind: {quadruple|quadruples|quad|quads} => each corner clued :: each d in clue: count_of(it, d) >= count_of(clue, d)
statement: <usual> <usualkind> <rulesapply> => $2
# Names that stand for more than one rule.
named: (<usual>) killer (sudoku|cage) <rulesapply> => each cage clued :: sum = clue ;; each cage :: it is different
named: (<usual>) killer (sudoku|cage) <rulesapply> => each cage clued :: sum = clue
named: (<usual>) kropki <rulesapply> => each mark form=circle colour=white :: each a, b in steps: |a - b| = 1 ;; each mark form=circle colour=black :: each a, b in steps: a = 2 * b or b = 2 * a
named: (<usual>) kropki <rulesapply> => each mark form=circle colour=white :: each a, b in steps: |a - b| = 1
named: (<usual>) kropki <rulesapply> => each mark form=circle colour=black :: each a, b in steps: a = 2 * b or b = 2 * a
named: (<usual>) xv <rulesapply> => each mark sign=x :: sum = 10 ;; each mark sign=v :: sum = 5
named: (<usual>) xv <rulesapply> => each mark sign=x :: sum = 10
named: (<usual>) xv <rulesapply> => each mark sign=v :: sum = 5
statement: <usual> <usualkind> and <usualkind> <rulesapply> => $2 ;; $3
statement: <usualkind> {follow|follows|obey|obeys} (their|its) <usual> {rule|rules} => $1
statement: (<usual>) <knownline> <rulesapply> {to|on|for} <things> => each $4 :: $2
statement: <knownline> {on|are on} <things> => each $2 :: $1
statement: (<usual>) kropki <rulesapply> (and|but) notall (possible) dot is given => each mark form=circle colour=white :: each a, b in steps: |a - b| = 1 ;; each mark form=circle colour=black :: each a, b in steps: a = 2 * b or b = 2 * a
statement: standard <rulename> rules apply => nothing
statement: {standard|normal|usual} (sudoku|#) (<rulename>) rules (also) apply => nothing
statement: that digit is left out is determined by solver => nothing
statement: no negative constraint unmarked pair of digit may sumto # => nothing
statement: it s (atmost) you to figure out that circle is that => nothing
statement: notall <anyword> => nothing
statement: digit is {visible|seen} if no {greater|taller} digit {comes|come|appear|is|stand|stands} (in) {before|in front of} it => nothing
statement: digit is {hidden|blocked} {behind|by} (each) {greater|taller} digit => nothing
statement: notall (possible) {dot|sign|circle|clue|x and v|bar|diamond} (have) (been) {placed|put (in)|included|used|filled in} => nothing
statement: notall (possible|of) <things> (is|have) (necessarily|been) {given|marked|shown|drawn|indicated} (<anything>) => nothing
statement: thereis (some|several|#) <things> (is) (in grid) => nothing
statement: {some|several|#} <things> (is) (in grid) => nothing
statement: thereis (some|several|#) <things> in grid and (each) (of) (this) (line|thing) passes through more than 1 (of) box => nothing
statement: (<line>|nonconsecutive|non consecutive|anti knight|anti king|antiknight|antiking|this|knight s move|king s move) {rule|constraint|restriction} {applies|apply} to {whole|entire} grid (not (just|only) <things>) => nothing
statement: <members> tell difference {between|of} them => each $1 :: range = clue
statement: (some) pair of cell is joined by <look> circle => nothing
statement: (some) inequality sign (lt|gt) appear in grid => nothing
statement: sequence may begin at either end of line => nothing
statement: each digit in grid tell building of that height => nothing
statement: {sum|clue|total} is given for {some|each} {cage|row or column|row|diagonal} => nothing
statement: sum of digit between 1 and 9 is given for some row or column => each outside clued :: sum(between(1, 9)) = clue
statement: {twocell|2 cell} {pills|pill} (is|have|are) (read as) twodigit (from left to right or top to bottom|read|) => nothing
statement: pill have twodigit (digit) => nothing
statement: there may is (consecutive) {neighbour|pair|digit|cell} without (each|any) {circle|dot|mark|sign|clue} => nothing
statement: digit is visible {if|when|aslongas} no {greater|taller} digit stands between it and clue => nothing
statement: {digit|they} (tell|represent) buildings of (their|that) height => nothing
statement: building is visible when thereis no taller buildings before it => nothing
statement: run may form only 1 cell => nothing
statement: all other cage tell sum of their digit => nothing
anyword: <somewords> => 
somewords: <oneword> => 
somewords: <oneword> <somewords> => 
oneword: # => 
oneword: kropki|digital|displays|necessarily|x|v|xv|vi|xi|xii|vii|dot|circle|pluses|minuses|or|and|is|given|possible|clue|sign|pair|marked|drawn|shown|neednot|sumto|by|with|square|black|white => 
knownline: slow thermo => it is growing or it is shrinking
knownline: thermo => it is rising or it is falling
knownline: {arithmetic|sequence} line => it is sequence
knownline: same difference line => each a, b, c in windows(3): |a - b| = |b - c|
knownline: {10|ten} line => (sum mod 10 = 0) and (count(i in places where sum(it[1..i]) mod 10 = 0) = sum / 10)
statement: (for|in) each {box|region} (that) line <passes> digit on (<det>) line <segmentsame> => each line :: each s, t in pairs(segments): sum(s) = sum(t)
statement: digit in each {box|region} (that) it <passes> <samesum> => each line :: each s, t in pairs(segments): sum(s) = sum(t)
statement: each digit {occupies|occupy|take|takes|appear in} each (possible) position in box {once|exactly once} => board :: each same_places: it is different
statement: {they|each digit|this digit|all digit} may (is|appear) (in) anyorder => nothing
boxescut: (thick|bold) box (edge) {break|divide|split|joined|cut} => 
statement: {on|for} <things> <boxescut> (<det>) line in (2 or more) <segmentword> <samesum> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {on|for} <things> (each|all) (line) <segmentword> in {different|separate|each} box <samesum> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: digit on <things> <samesum> each time (<det>) {it|line|they} {passes|enters|goes|moves|crosses} in {new|different|another|each} box => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: <things> is <knownline> (meaning|that is|that) (that) {they|it|its digit|each digit|digit|these digit|those digit} <tests> => each $1 :: ($2) and ($3)
statement: <things> is <knownline> (meaning|that is) (that) {they|it|its digit|each digit|digit} <consecutives> => each $1 :: ($2) and ($3)
statement: (sum of) digit (on (<det>) line) in {particular|each|given} {box|region} is {same|tell} for (all|each) (of) {box|region} (that) (<det>) line <passes> => each line :: each s, t in pairs(segments): sum(s) = sum(t)
statement: (sum of) (all|each) digit on <things> <inboxes> <samesum> => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {on|for} <things> (each|all) <segmentword> (of (<det>) line) (that is|have|lie) (in) box <samesum> (as (all|each) other <segmentword> (of (that|same|<det>) line)) => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {in|within} each box (sum|total|totals) (digit) of (all|each) {cell|digit} on <things> {is tell|is same|tell|is (all) same} => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: digit on <things> <samesum> each time (<det>) {it|line|they} enters {new|different|another|each} box (<ingrid>) => each $1 :: each s, t in pairs(segments): sum(s) = sum(t)
boxescut: region (edge) {break|divide|split|joined|cut} => 
statement: <boxescut> <things> in (2 or more) <segmentword> {where|such that|so that} (all|each) (digit on) each <segmentword> <samesum> => each $2 :: each s, t in pairs(segments): sum(s) = sum(t)
statement: {region sum line|renban|renban line|thermo|arrow|line|whisper line} not {branch|cross|overlap} (each other) => nothing
statement: {each|that} is all rules => nothing
statement: <things> is (either) <knownline> or <knownline> => each $1 :: ($2) or ($3)
statement: <things> is (either) <knownline> or <knownline> (it not is each|but not each|not each|never each) => each $1 :: (($2) and not ($3)) or (($3) and not ($2))
classname: entropic {class|set|group} => 
classname: (entropic) {class|set|group} of low middle {or|and} high (digit) => 
classname: set of low middle {or|and} high digit => 
pairtest: (is|have digit|have) (digit) from same <classname> => (a - 1) / 3 = (b - 1) / 3
statement: <windowof> not (is|have digit|have) (digit) from same <classname> => $1 (each a, b in pairs: (a - 1) / 3 != (b - 1) / 3)
statement: {on|for} <things> no digit (may) (is) in 2 cell of digit (of|from) same <classname> => each $1 :: each windows(3): each a, b in pairs: (a - 1) / 3 != (b - 1) / 3
statement: no pair of {adjacent|orthoadjacent} {cell|digit} (may) <pairtest> => board :: each a, b in adjacent: not ($1)
# ---- more that says nothing new ----
statement: (each) digit (in grid) tell {skyscraper|building|buildings|skyscrapers} of that height => nothing
statement: (each) digit (in grid) {tell|is} {height|heights} of {building|buildings|skyscraper|skyscrapers} => nothing
statement: some {cell|digit} is joined by <things> => nothing
statement: some line {share cell|overlap|cross} (each other) => nothing
crossing: {cross|overlap|touch} ({and|or} {cross|overlap|touch}) (each other) => 
statement: line may <crossing> but (it|they) not branch => nothing
statement: <things> is {joined|cut|split|divide|broken} (up) in (2 or more) <segmentword> by box (edge) => nothing
statement: {this|that|each} {sum|difference|digit} may {vary|differ|is different} {for|on|between} (each|different) line => nothing
statement: {this|that} {sum|difference|digit} is (to) (is) determined ({for|on} each line) (by solver) => nothing
statement: if line {passes|visits|crosses} (through) same box {multiple times|more than once|twice|again|several times} each {visit|segment|section|part|piece|pass} {tell how many|is counted|is treated|is summed|is considered} {separately|individually|independently|as separate segment|as own segment} => nothing
statement: (each|they|it|digit) may (appear|is) anyorder => nothing
statement: (each|they|it|digit) neednot (is|appear) (in) order => nothing
statement: {pill|pills} (have twodigit) (is) (read) (from) (left to right) (or top to bottom) => nothing
# ---- what is free, and how things lie ----
nolimit: not {restricted|constrained|limited} (in each way) => 
statement: {digit|cell|edge|pair|digit {between|in between}|cell {between|in between}|{digit|cell|edge|pair} without (each) <nomark>} (is) <nolimit> => nothing
statement: (digit) on other diagonal (is) {<nolimit>|may repeat} => nothing
statement: other diagonal (is) {<nolimit>|free|not matter} => nothing
statement: {missing <nomark>|absence of <nomark>|no <nomark>} tell nothing => nothing
statement: <things> {leaves|start in|starts in|start at|starts at|begins in|begins at|end in|ends in|end at|ends at} (1) circle (at 1 end) => nothing
statement: {they|each} have <sameness> => all region shape withincolour :: each a, b in pairs(things): a = b
statement: (2) {region|shapes|group of cell} of (each|1|same) colour have same digit (although|but) neednot in same {position|order|place|arrangement} => all region withincolour :: each a, b in pairs(things): each d in digits: count_of(a, d) = count_of(b, d)
statement: {on|for} <things> no 2 {segments|pieces|parts|sections} (of it|of line) have same sum => each $1 :: each s, t in pairs(segments): sum(s) != sum(t)
statement: {segments|pieces|parts|sections} of <things> {all|} have different sum => each $1 :: each s, t in pairs(segments): sum(s) != sum(t)
statement: line {with|that have} bulb is thermo => each thermo :: it is rising
statement: repeat (digit) on <things> <finewords> ({if|aslongas|provided} <anything2>) => nothing
statement: <things> may have (same|somea) digit {twice|more than once|again} => nothing
statement: i {have|did} not {marked|given|drawn|placed} {each|all} (possible) <nomark> => nothing
statement: (its|their|<det>) {difference|sum|total|amount|common sum} is unknown (for each line) => nothing
statement: box is numbered (1 to 9|1 9|1 through 9) (in reading order) (from left to right (and) (from) top to bottom) => nothing
statement: {less|lower|shorter} {skyscrapers|buildings|digit} {is hidden|hide|is} behind {greater|taller} {ones|1|skyscrapers|buildings|digit} => nothing
statement: (2) {shapes|regions|region|shape} of same colour is <clonewords> digit for digit => all region withincolour :: each a, b in pairs(things): a = b
statement: <knownline> on <colour> (line) => each line $2 :: $1
statement: all <things> have same (set of) (#) digit {in (possible) different orders|anyorder|in each order} => all $1 :: each s, t in pairs(things): each d in digits: count_of(s, d) = count_of(t, d)
statement: <things> (have) <adjective> sum => each $1 :: (sum) is $2
statement: {normal|usual|standard} rules of x sudoku (apply) (digit 1 9 once per row or column box and marked diagonal) => each diagonal :: it is different
)";

}  // namespace omnidoku::reading
