// SPDX-License-Identifier: MIT
//
// What the digits of a thing are tested for.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kTestLines = R"(
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
wherever: whether (or not) adjacent (or not) => 
wherever: regardless of whether (or not) they is {neighbour|adjacent} => 
wherever: {even if|whether or not} they (is) (not) {neighbour|adjacent|touch} => 
test: sumto <bulbvalue> => sum = number(bulb)
test: multiplyto <bulbvalue> => product = number(bulb)
test: sumto <cmp> => (sum) $1
test: sumto given => sum = clue
test: sum <cluename> => sum = clue
test: sum # => sum = $1
test: differ {by|} (that|this|given) {digit|clue} => range = clue
test: not (appear|is used) {2 times|twice} => it is different
test: have (its|their) digit sumto <cluename> => sum = clue
cluepart: in cage (topleft) corner => 
cluepart: you see in its (topleft) corner => 
cluename: digit you see in (its|cage) (topleft) corner => clue
cluepart: in (its|their|cage) (topleft|top left) cell => 
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
norepeat: {without|with no} (any|each) repeat (digit) => 
norepeat: {without|with no} {gaps|gap} {or|and} repeat => 
norepeat: {without|with no} repeat {or|and} {gaps|gap} => 
norepeat: no repeat (digit) => 
order: (but|and) neednot (appear|is|placed|in) (placed) (in) (consecutive|numerical|rise) order => 
order: (when|once|if) (they is) {put|placed|sorted|arranged} (in order) => 
order: that may appear anyorder (on line) => 
nonrepeat: unordered => 
norepeat: (and|but) not repeat => 
order: (but|and) (appear|may appear|placed|is|not in order) anyorder (<its>) => 
order: (but|and) neednot (appear|is) (in) (consecutive) order => 
order: (but|and) {arranged|sorted|placed|given|entered|in|occurring|appear} anyorder (<its>) => 
order: (but|and) (they) (may) (appear|is) anyorder => 
order: that may (appear|is) (arranged|placed|in) anyorder => 
test: (is|appear in|is in) rise (order) (<onit>) (in value|in size) (<frombulb>) (<onit>) => it is rising
test: {form|is|make} rise {sequence|order|run} (<frombulb>) => it is rising
test: rise in value (<frombulb>) => it is rising
test: have rise digit (<frombulb>) => it is rising
test: {reads|read} (as) rise {sequence|order} (of digit) (<frombulb>) => it is rising
test: form rise {sequence|order} (of digit) (<frombulb>) (with least digit in bulb) => it is rising
test: become greater <frombulb> => it is rising
test: have (its|their) least digit {in|at} bulb and (digit) rise (on (its|their) length) (<frombulb>) => it is rising
frombulb: (further) {they|it} {is|get|go|move} (away) from <bulbend> => 
frombulb: {beginning|starting} {with|in|at} <bulbend> => 
frombulb: with {rise|increasing|growing} distance from <bulbend> => 
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
statement: <walk> digit (that) (you) (meet|see|pass|encounter|find|read|cross) (is) (in) <walktest> => each thermo :: $2
walktest: rise (order) => it is rising
walktest: notfall (order) => it is growing
walktest: fall (order) => it is falling
clause: each step (away) from bulb {raises|raise|rise} (digit) by <cmp> => each thermo :: (it is rising) and (each a, b in steps: (b - a) $1)
test: not {fall|drop} (<frombulb>) (but may repeat (aslongas <anything>)) => it is growing
test: notfall (in value) (<onit>) (<frombulb>) (<onit>) (but may repeat (aslongas <anything>)) => it is growing
test: {stay same or rise|rise or stay same} (<frombulb>) => it is growing
test: fall (<frombulb>) => it is falling
fromtip: {from|starting from|starting at|beginning at} <otherend> ({to|toward|towards|until} <bulbend>) => 
test: rise <fromtip> => it is falling
test: fall <fromtip> => it is rising
nonrepeat: (and|but) {non repeat|non repeating|nonrepeating|nonrepeat|different} (and|but) => 
consecutiveset: {set|sequence|group|run|line|collection} of => 
consecutives: (<nonrepeat>) <consecutiveset> (<nonrepeat>) consecutive (<nonrepeat>) (digit) (<norepeat>) (<order>) (<norepeat>) => it is consecutive
consecutives: (<nonrepeat>) consecutive {set|sequence|run} (of digit) (<norepeat>) (<order>) => it is consecutive
consecutives: (<nonrepeat>) consecutive (<nonrepeat>) digit (<norepeat>) (<order>) (<norepeat>) => it is consecutive
consecutives: consecutive {<nonrepeat>|<norepeat>} (<order>) => it is consecutive
consecutives: <nonrepeat> consecutive (<order>) => it is consecutive
consecutives: unordered {group|set|run} of consecutive digit => it is consecutive
consecutives: n consecutive digit (<order>) where n is length of line (<order>) => it is consecutive
consecutives: consecutive (with|to) each other (<order>) => it is consecutive
test: have digit that is (all) <consecutives> => $1
test: (all) consecutive with each other (<order>) => it is consecutive
test: {if|when|once} (sorted|ordered) digit form {unbroken|gapless} sequence (<norepeat>) => it is consecutive
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
bulbvalue: {digit|sum} (<placed>) {in|of} (joined|its|that|(joined) arrow s) circled cell (<ofarrow>) => 
bulbvalue: (<det>) (<look>) (joined|adjacent|corresponding|arrow s) <circleword> (digit|sum) (<ofarrow>) => 
bulbvalue: circled digit at {base|start} of arrow => 
bulbvalue: {digit|sum} in (<det>) circle (circleaside) => 
bulbvalue: {digit|sum} in pill (it start from|at (<det>) end (of arrow)) (that is read as twodigit) => 
bulbvalue: {digit|sum} in (<det>) (joined) circle cell => 
bulbvalue: {digit|sum} in (<det>) (joined) {circle or pill|pill or circle} => 
test: {starts|start|begins} {at|in|with|from} circle whose digit {is|tell} sum of (all) digit (that) (lie|is|on arrow|lie on arrow) => sum = number(bulb)
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
test: have (all) different digit (with|that have|have|that) {sum (of)|sumto|have sum (of)} <value> => (it is different) and (sum = $1)
test: have different digit have (given) sum => (it is different) and (sum = clue)
test: have (all|each) (of) # digit (exactly) (once) => it is different
test: have {different digit|no repeat digit|no repeat} => it is different
test: not have repeat (digit) => it is different
test: not (appear|is) same (digit) => it is different
span: (from) 1 (to|through) # => $1
test: have (all|each) (of) digit (<norepeat>) (exactly) once (each) (<norepeat>) => it is different
test: have (all|each) (of) digit <span> (<norepeat>) (exactly) (once) (each) (<norepeat>) => each d in {1..$1}: count_of(it, d) = 1
test: have (all|each) (of) {numbers|digit} (exactly once) without repeat => it is different
test: have <span> (<norepeat>) (exactly) (once) (each) (<norepeat>) => each d in {1..$1}: count_of(it, d) = 1
test: have (all|each) (of) digit (<norepeat>) => it is different
test: have (all) # digit (once|once each|exactly once) => it is different
test: is {square|window|} (also|extra) region in that (each of|all) digit <span> (appear) (exactly) (once) (each) => it is different
test: is (also|extra) region {where|in that} (all|each) (of) digit <span> (must) appear (exactly) (once) (each) => it is different
test: differ => it is different
test: (all) {not repeat|have no repeat} => it is different
norepeat: and no digit twice => 
norepeat: and not repeat => 
test: to # => sum = $1
test: make # => sum = $1
test: make sum (given) => sum = clue
test: sumto it => sum = clue
test: have digit sumto n all of them different => (sum = clue) and (it is different)
test: have different digit whose sum is {digit|clue} {given|} in its topleft => (sum = clue) and (it is different)
test: is in rise order (when read) <frombulb> => it is rising
test: is in rise order when read from bulb => it is rising
test: become {greater|higher} as you {move|go} on (thermo) <awaybulb> => it is rising
test: rise (as you {move|go} on (thermo|it)) <awaybulb> => it is rising
awaybulb: (away) from (its|<det>) bulb => 
test: rise starting with bulb as least => it is rising
test: go from low to high (starting at bulb) => it is rising
test: have sum (of|is) # => sum = $1
test: sumto # => sum = $1
test: have difference {between|of} (adjacent|neighbour) digit (of) <cmp> => each a, b in steps: |a - b| $1
test: have difference of <cmp> {between|of} (adjacent|neighbour) (digit|neighbour) => each a, b in steps: |a - b| $1
consecutives: only consecutive digit (<order>) (<norepeat>) => it is consecutive
consecutives: (sequence|run) of {neighbour|neighbouring} digit (<order>) (<norepeat>) => it is consecutive
test: is {filled|made} (by|with|of) <consecutives> => $1
test: {is symmetric|is symmetrical} {about|around} (<det>) (line s) {centre|center|middle} => it is palindrome
test: (is formed) {palindrome} => it is palindrome
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
test: have digit with {1:2|2:1} ratio => each a, b in steps: a = 2 * b or b = 2 * a
test: tell {1:2|2:1} ratio between (2|each) (adjacent|neighbour|joined) {digit|cell} => each a, b in steps: a = 2 * b or b = 2 * a
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
test: is alternately {odd and even|even and odd} => each a, b in steps: (a + b) is odd
test: have {more|greater} <adjective> digit than <adjective> digit => count(c in it where c is $1) > count(c in it where c is $2)
test: have less <adjective> digit than <adjective> digit => count(c in it where c is $1) < count(c in it where c is $2)
test: have atleast 1 repeat digit => it is not different
test: (have) (digit) (is) all of same parity => it is odd or it is even
test: have # digit of same parity => count(c in it where c is odd) >= $1 or count(c in it where c is even) >= $1
test: have (1|somea) digit of each {remainder|remainders} {modulo|mod} # => each r in {0..$1 - 1}: some c in it: c mod $1 = r
test: have somea digit from each of (groups|sets|set) <group> <group> (and) <group> => (some c in it: c in {$1}) and (some c in it: c in {$2}) and (some c in it: c in {$3})
test: not have (each) pair of consecutive digit => each a, b in pairs: |a - b| != 1
test: all is <adjective> or all is <adjective> => it is $1 or it is $2
test: is (either) all <adjective> or all <adjective> => it is $1 or it is $2
test: alternately {rise and (get) less|get greater and (get) less} => each a, b, c in windows(3): (a < b and b > c) or (a > b and b < c)
test: alternate (between) {high|low} <triple> and {high|low} <triple> (digit) => each a, b in steps: (a in {$1} and b in {$2}) or (a in {$2} and b in {$1})
test: have same difference between (each) pair of {neighbour|<near> {digit|cell}} => each a, b, c in windows(3): |a - b| = |b - c|
test: have fall digit (<frombulb>) => it is falling
statement: <ringed> (<its>) is {greatest and least|least and greatest} (digit) (<its>) => each line ringed :: min(it[1], it[-1]) = min and max(it[1], it[-1]) = max
statement: (2|each) circle {on|of} (<det>) line {have|is} {same|tell} (digit) => each line ringed :: it[1] = it[-1]
statement: digit on (<det>) (arrow) shaft sumto <bulbvalue> => each arrow :: sum = number(bulb)
test: sumto sum of <ringed> => sum(inner) = sum(ends)
statement: sum of <linepart> {is|tell|is tell} difference {of|between} <linepart> => each line ringed :: sum($1) = range($2)
statement: <ringed> {is|tell} {greatest and least|least and greatest} digit on (<det>) line between (them|circle) => each line ringed :: min(ends) = min(inner) and max(ends) = max(inner)
test: {is|may is} {joined|split|cut|partitioned|divisible|broken} (up) in (1 or more) <pieces> sumto # => (sum mod $2 = 0) and (count(i in places where sum(it[1..i]) mod $2 = 0) = sum / $2)
test: form rise sequence in 1 direction => it is rising or it is falling
test: {go|move} alternately {up and down|down and up} => each a, b, c in windows(3): (a < b and b > c) or (a > b and b < c)
freeend: {but|and} {that end is {least|greatest}|direction} is (to) (is) {determined|deduced|found|worked out|unknown|not given} (by solver) => 
test: rise from 1 end (of line) to other (end) <freeend> => it is rising or it is falling
test: is filled (in) rise (order) <frombulb> => it is rising
eachstep: from each (cell|digit|1) to next (cell|digit|1) => 
test: is (all|each) less than <bulbvalue> => each c in it: c < number(bulb)
test: is (all|each) greater than <bulbvalue> => each c in it: c > number(bulb)
test: {odd and even|even and odd} digit {alternate|take turns|alternates} => each a, b in steps: (a + b) is odd
test: (is) (all) (of) same parity => it is odd or it is even
test: have all same parity => it is odd or it is even
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
test: have no <adjective> digit => no c in it: c is $1
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
allways: (<det>) {row or column|row and column|row} (or column) (and) {each|each of each|2|} (main|long|bothmain) diagonal => 
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
test: not have 2 consecutive digit => each a, b in pairs: |a - b| != 1
test: not have (each) {repeat or consecutive|consecutive or repeat} digit => each a, b in pairs: |a - b| > 1
test: (have) {no|not have} consecutive digit => each a, b in pairs: |a - b| != 1
test: consecutive digit not appear => each a, b in pairs: |a - b| != 1
test: {form|is} (in) {non consecutive non repeat|non repeat non consecutive} (digit) => each a, b in pairs: |a - b| > 1
test: have low medium and high digit => (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})
test: have 1 of <group> (and) 1 of <group> (and) 1 of <group> => (some c in it: c in {$1}) and (some c in it: c in {$2}) and (some c in it: c in {$3})
test: have digit from each of <group> <group> and <group> => (some c in it: c in {$1}) and (some c in it: c in {$2}) and (some c in it: c in {$3})
amountword: amount|digit => 
test: rise by same <amountword> (in same direction) => it is sequence and (it is rising or it is falling)
test: {form|have} arithmetic sequence (of digit) (in) (either) {rise or fall|fall or rise} (order) => it is sequence and (it is rising or it is falling)
test: {form|have} arithmetic sequence of digit => it is sequence
test: have digit in order with {constant|same|fixed} difference => it is sequence
test: (read|reads) same (digit) bothways => it is palindrome
test: reads same (digit) (in) bothways => it is palindrome
test: have {least|minimum} difference of # => each a, b in steps: |a - b| >= $1
test: have same sum as <ringed> => sum(inner) = sum(ends)
test: form (1 or more) <pieces> {each of that sumto|each 1 sumto|all of that sumto} # => (sum mod $2 = 0) and (count(i in places where sum(it[1..i]) mod $2 = 0) = sum / $2)
test: form 1 or more <pieces> {each sumto|that each sumto|that sumto|that sum|with sum (of)|of sum} # => (sum mod $2 = 0) and (count(i in places where sum(it[1..i]) mod $2 = 0) = sum / $2)
pieces: (non overlapping|consecutive|adjacent) line of (consecutive) {digit|cell} => 
# ---- between the ends of a line, or not ----
endsign: {circle|bulb|end circle} => form=circle
endsign: {diamond|end diamond|diamond end} => form=diamond
endsign: square => form=square
joinedsign: (<det>) (2) (joined|marked|big|filled|end) <endsign> => 
ringed: (<det>|2|each|in) (digit) (of) (<det>) (2) {digit|those} (of digit) (<placed>) {in|on|of} <joinedsign> (<eitherend>) (<its>) => 
ringed: (<det>) <joinedsign> (<eitherend>) (<its>) => 
ringed: (<det>) 2 end digit => 
ringed: (<det>) (digit in) circled end {point|points} => 
ringed: (<det>) digit in (<det>) circle at (<det>) line s end => 
ringed: (<det>) digit in 2 circle that it joined => 
ringed: (<det>) circle digit => 
ringed: (<det>) digit in (<det>) circle (<eitherend>) => 
ringed: (<det>) (2) diamond digit => 
insidewords: {is|lie|have digit|fall|sit|come} (numerically) (strictly) (in) between (of) => 
test: <insidewords> <ringed> => each c in inner: min(ends) < c < max(ends)
test: not (lie|is|fall|have digit) (in) between <ringed> => each c in inner: not (min(ends) < c < max(ends))
test: {lie|is|fall} outside (of) <ringed> => each c in inner: not (min(ends) <= c <= max(ends))
outsidewords: not (lie|is|fall|have digit) (in) {between or tell (to)|tell to or between|tell or between} => 
test: <outsidewords> <ringed> => each c in inner: not (min(ends) <= c <= max(ends))
test: not (lie|is|fall|have digit) (in) between <ringed> {and not|or|nor} (is) tell (to) {either of them|either|them|either 1} => each c in inner: not (min(ends) <= c <= max(ends))
outsidewords: not have digit (in) {between or tell (to)|tell (to) or between} => 
ringed: each {in|of} (<det>) (2) {end circle|circle end|end} => 
test: is greater than 1 of <ringed> {and|but} (is) less than other (1|digit|circle|end) => each c in inner: min(ends) < c < max(ends)
test: is greater than 1 {circled digit|circle|end|end digit} {and|but} (is) less than other {circled digit|end digit} => each c in inner: min(ends) < c < max(ends)
test: is (either) less than <ringed> or greater than {<ringed>|each (of them)} => each c in inner: c < min(ends) or c > max(ends)
test: is (either) greater than <ringed> or less than {<ringed>|each (of them)} => each c in inner: c < min(ends) or c > max(ends)
statement: circled digit {on|of} (same|<det>) line <pairtest> => each line ringed :: let a = it[1]: let b = it[-1]: ($2)
linepart: digit on (<det>) joined line => inner
test: is less than 1 of <ringed> {and|but} (is) greater than other (1|digit|circle|end) => each c in inner: min(ends) < c < max(ends)
statement: digit <prep> (<det>) <look> line <test> and (<det>) (2) circled (end) digit <pairtest> => each line ringed $3 :: ($4) and (let a = it[1]: let b = it[-1]: ($6))
suminside: sum of (all) (other|remaining) {digit|cell} {between (them|2)|on (<det>) line (between them)|in between|on it} => 
statement: <ringed> {multiplyto|have product (of)} <suminside> => each line ringed :: product(ends) = sum(inner)
statement: product of <ringed> {is|tell|is tell} <suminside> => each line ringed :: product(ends) = sum(inner)
statement: <ringed> {sumto|have sum (of)} <suminside> => each line ringed :: sum(ends) = sum(inner)
test: {lie|is|fall|have digit} (<out>) outside (<out>) (of) range {set|defined|given|formed|spanned} by <ringed> => each c in inner: not (min(ends) <= c <= max(ends))
test: {lie|is|fall} (<out>) outside (of) range (of) <ringed> => each c in inner: not (min(ends) <= c <= max(ends))
out: strictly|numerically => 
test: have (somea) pair of consecutive digit => some a, b in pairs: |a - b| = 1
test: rise in 1 direction (or other) => it is rising or it is falling
test: {form|is|have} set of consecutive digit in order => it is consecutive and (it is rising or it is falling)
test: form of <consecutives> => $1
test: tell <consecutives> => $1
order: (but|and|where) (digit|they|it) (is|appear) {neednot (in) (order)|neednot (in) anyorder|not anyorder} => 
order: not anyorder => 
norepeat: {with|and|but} no repeat (digit) {in|on|within} (<det>) (cage|line|it|them) => 
consecutives: consecutive {set|sequence|run} (of digit) <order> <norepeat> => it is consecutive
test: have # different digit (with) each of (each|those|these|that) (#) (digit) appear exactly {twice|2 times} => (distinct = $1) and (each c in it: count_of(it, c) = 2)
tests: <test> <norepeat> => ($1) and (it is different)
allodd: {all|only} odd (digit) => 
alleven: {all|only} even (digit) => 
test: have (either) {<allodd> or <alleven>|<alleven> or <allodd>} => it is odd or it is even
test: have 3 different remainders {when|after} {joined|divided} by 3 => each a, b in pairs: not (a mod 3 = b mod 3)
kindname: low => 1..3
kindname: {medium|middle|mid} => 4..6
kindname: high => 7..9
triple: % => $1
triple: # # => $1..$2
triple: # # # => $1, $2, $3
triple: # # or # => $1, $2, $3
triple: # or # or # => $1, $2, $3
somekind: somea|1 => 
kindone: (<somekind>|atleast 1) <kindname> (digit) <triple> => (some c in it: c in {$3})
test: {is|may is} {joined|split|cut|partitioned|divisible|broken} (up) in (1 or more) <pieces> {whose (digit) sumto|each of that sumto|of that each sumto} # => (sum mod $2 = 0) and (count(i in places where sum(it[1..i]) mod $2 = 0) = sum / $2)
samemirror: that read same (digit) {bothways|from either end|from each end} => 
test: notfall (but may {stay|remain} same) (<frombulb>) => it is growing
test: (may) notfall <frombulb> (but may {stay|remain} same) => it is growing
test: rise <frombulb> that may is {on|at} either end (and is (to (is)) {deduced|determined}) => it is rising or it is falling
test: {form|have|is} <consecutives> {that appear|but not|not} (in) {out of order|in order} => it is consecutive and not (it is rising) and not (it is falling)
test: have somea digit (that is) (tell) half sum (of) (its) (all) (digit) => some c in it: 2 * c = sum
test: have digit (that is) (tell) half sum (of) (its) (all) (digit) => some c in it: 2 * c = sum
test: sumto digit divisible by <cluename> => sum mod clue = 0
test: {form|is} palindrome reading same when reversed => it is palindrome
test: is all <adjective> or all <adjective> => it is $1 or it is $2
rulename: same parity => 
eachkind: exactly 1 <kindname> digit => (count(c in it where c in {$1}) = 1)
eachkind: exactly 1 <kindname> (digit) <triple> (digit) => (count(c in it where c in {$2}) = 1)
eachkind: 1 <kindname> (digit) => (count(c in it where c in {$1}) = 1)
eachkind: 1 <kindname> (digit) <triple> (digit) => (count(c in it where c in {$2}) = 1)
eachrange: (exactly) 1 <kindname> (digit) <triple> (digit) => (count(c in it where c in {$2}) = 1)
test: have <eachrange> and <eachrange> => $1 and $2
test: have <eachkind> <eachkind> and <eachkind> => $1 and $2 and $3
# ---- more that is said of all digits of a thing ----
test: (is) (in) (either) {rise or fall|fall or rise} (order) (on line) => it is rising or it is falling
test: (is) (in) (either) rise order or (in) fall (order) => it is rising or it is falling
test: (is) rise in {1|1 of 2|either} direction ({to is|that is (to) (is)|that is to is|is to is} {determined|deduced|found}) => it is rising or it is falling
test: rise or fall by # (<eachstep>) => each a, b in steps: |a - b| = $1
test: {rise or down|up or down|rise or fall} by <cmp> (<eachstep>) => each a, b in steps: |a - b| $1
eachstep: each {step|move} => 
eachstep: at each step => 
test: not (is) {consecutive (with|to) or tell|tell or consecutive (with|to)} (to) each other digit (<its>|on (that|same) line) => each a, b in pairs: |a - b| > 1
test: have {greater|more} <adjective> than <adjective> digit => count(c in it where c is $1) > count(c in it where c is $2)
test: have less <adjective> than <adjective> digit => count(c in it where c is $1) < count(c in it where c is $2)
test: sumto <adjective> digit => (sum) is $1
test: sumto that is <cmp> => (sum) $1
test: have exactly 1 digit from <group> (exactly) 1 (digit) from <group> (and) (exactly) 1 (digit) from <group> => (count(c in it where c in {$1}) = 1) and (count(c in it where c in {$2}) = 1) and (count(c in it where c in {$3}) = 1)
test: follow arithmetic {sequence|progression} (bothways) => it is sequence
test: have set of digit where no 2 digit is consecutive and no digit repeat => each a, b in pairs: |a - b| > 1
test: {is grouped|may is grouped} in (1 or more) <pieces> {each sumto|that each sumto|that sumto|each adding to|with sum (of)|of sum} # => (sum mod $2 = 0) and (count(i in places where sum(it[1..i]) mod $2 = 0) = sum / $2)
test: {is|may is} {broken|joined|split|cut|grouped} (up) in 1 or more <pieces> that sumto # => (sum mod $2 = 0) and (count(i in places where sum(it[1..i]) mod $2 = 0) = sum / $2)
pieces: (non overlapping) (adjacent|consecutive) set of (adjacent|consecutive) {cell|digit} => 
test: have {atleast 1|somea} pair of {same|tell} digit => it is not different
# ---- what digits of a line are to each other ----
pairtest: have {greatest|maximum} difference of # => |a - b| <= $1
statement: {on} <things> 1 of each 2 <near> {digit|cell} is twice (of) other => each $1 :: each a, b in steps: a = 2 * b or b = 2 * a
factorof: {multiple or factor|factor or multiple|multiple or divisor|divisor or multiple} of => 
statement: {on} <things> each digit is (either) <factorof> (its|each (of) its) neighbour => each $1 :: each a, b in steps: some k in {1..9}: a = k * b or b = k * a
statement: {digit|cell} on <things> not sumto # with {someadjacent cell|adjacent {digit|cell}|their neighbour|its neighbour} => each $1 :: each a, b in steps: a + b != $2
differentsum: sumto different {sum|digit|totals|value} => 
differentsum: have different {sum|totals} => 
statement: {digit on|digit in|} <things> <differentsum> => all $1 :: each a, b in pairs(things): sum(a) != sum(b)
statement: (all) (digit on|digit in) <things> sumto same {digit|sum|value|n} {x|n|that is (to) (is) {determined|deduced|found} (by solver)|(to) is {determined|deduced|found} (by solver)} => all $1 :: each a, b in pairs(things): sum(a) = sum(b)
statement: <things> is thermo {with unknown bulb|with bulb at {either|unknown|1} end|whose bulb is {unknown|not given}|without bulb} => each $1 :: it is rising or it is falling
statement: if nth {cell|digit} of <aline> have (digit) x xth {cell|digit} (<onown>) have (digit) n => each $1 :: each i in places: each j in places: if it[i] = j then it[j] = i
statement: if {nth|xth} {cell|digit} (<its>) have {x|n} (the) {xth|nth} {cell|digit} (<its>) have {n|x} => each line :: each i in places: each j in places: if it[i] = j then it[j] = i
statement: digit {n|x} in {xth|nth} {position|cell} (<its>) {tell that thereis|tell} {x|n} in {nth|xth} {position|cell} (<its>) => each line :: each i in places: each j in places: if it[i] = j then it[j] = i
# ---- ends of lines ----
statement: digit on <things> is greater than 1 of (<det>) circled digit and less than other => each $1 ringed :: each c in inner: min(ends) < c < max(ends)
statement: <ringed> (<its>) have {greatest and least|least and greatest} digit (<its>) => each line ringed :: min(it[1], it[-1]) = min and max(it[1], it[-1]) = max
atends: circle {at|on} (<det>) end {of|on} (<det>) line => 
statement: (<det>) <atends> have {greatest and least|least and greatest} digit (<its>) => each line ringed :: min(it[1], it[-1]) = min and max(it[1], it[-1]) = max
statement: (<det>) <atends> {have|is} {same|tell} (digit) => each line ringed :: it[1] = it[-1]
statement: difference {between|of} <linepart> {is|tell} {digit of|how many} cell <inmiddle> => each line ringed :: range($1) = count(inner)
statement: sum of digit on twice arrow (line) tell sum of (digit in) (its) 2 circle (at (its|each) end) => each line ringed :: sum(inner) = sum(ends)
statement: digit on twice arrow (line) sumto {same sum as|sum of} (2) {digit in|} circle (at (its|each) end) => each line ringed :: sum(inner) = sum(ends)
statement: digit on line between 2 circle sumto 1 of twodigit {formed by|made of|made from} circled digit => each line ringed :: sum(inner) = number(ends) or sum(inner) = number(reverse(ends))
# ---- bulbs ----
bulbof: digit in bulb => thermo
statement: <bulbof> {tell|is} length of (<det>) thermo => each $1 :: it[1] = length
statement: <frombulb> (each) digit rise by same amount (<eachstep>) => each thermo :: it is sequence and (it is rising)
# ---- what goes on from what was said of a line ----
thatsum: {this|that|same} {sum|digit} => 
centreofline: (<det>) {central|middle|centre|center} (digit|cell) (<its>) => 
centreofline: digit in (its|<det>) {central|middle|centre|center} (cell) (<its>) => 
statement: {for|on|in} odd length <things> <thatsum> {is|tell} <centreofline> => each $1 :: if length mod 2 = 1 then it[(length + 1) / 2] = it[1] + it[-1]
statement: if <things> have odd length <centreofline> {is|tell} <thatsum> => each $1 :: if length mod 2 = 1 then it[(length + 1) / 2] = it[1] + it[-1]
# ---- low and high where the text says which digits these are ----
manyof: # (or|and) # (or|and) <digitlist> => $1, $2, $3
saidset: # (to) # => $1..$2
saidset: % => $1
saidset: <manyof> => $1
kindtold: low|medium|middle|mid|high => 
test: {have|is} (only) <kindtold> (digit) <saidset> => each c in it: c in {$2}
)";

}  // namespace omnidoku::reading
