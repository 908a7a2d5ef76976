// SPDX-License-Identifier: MIT
//
// What is said of the parts of a line: its extremes, its ends, its neighbours, how often what
// stands on it, and of lines beside each other.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kLinePartLines = R"(
# ---- lines, and what is on the same one ----
# Not "1" of them, nor "all" of them together.
whichline: each|this|that|its|their|2|3|4|5 => 
whichline: each of (all) (this|that) => 
aline: (<whichline>) <look> <line> (<ingrid>) => line $2
aline: (<whichline>) <look> <barename> (<ingrid>) => $3 $2
aline: (<whichline>) <look> <linenoun> (line) (<ingrid>) => line $2 named
aline: (<whichline>) <look> (<rulename>) thermo (<ingrid>) => thermo $2
aline: (<whichline>) <look> line <withends> => line $2 ringed
aline: <aloop> => $1
statement: surround <aloop> (all) <tests> => each $1 :: $2
members: surround <aloop> (each|all) {digit|cell} => $1
adjpair: (each|all|2) <near> {digit|cell} surround <aloop> => $2
adjpair: surround <aloop> (each|all|2) <near> {digit|cell} => $1
# No colour: what stands on the line of another one is something else.
onown: {on|in|of|from} (that|this|same|its) {line|it|them|thermo|loop} => 
extreme: greatest => max
extreme: least => min
ownvalue: (its|their) <extreme> (digit|cell|1) (<onown>) => $1
ownvalue: (its|their|line s) length => count
ownvalue: length <onown> => count
ownvalue: {how many|digit of} cell {<onown>|it have|that it have|it passes} => count
ownvalue: <countword> (its|their) <adjective> (digit|cell) (<there>) (<onown>) => count(c in it where c is $2)
ownvalue: <countword> different digit (<there>) (<onown>) => distinct
ownvalue: sum of (its|their|all) <adjective> digit (<onown>) => sum(c in it where c is $1)
ownvalue: sum of (digit at|digit in) (its|their) (2) end (digit) => it[1] + it[-1]
ownvalue: {difference|gap} {between|of} (its|their) {greatest and least|least and greatest} (digit) (<onown>) => range
linevalue: # => $1
linevalue: # times <ownvalue> => $1 * ($2)
linevalue: twice <ownvalue> => 2 * ($1)
linevalue: # less than <ownvalue> => $2 - $1
linevalue: # more than <ownvalue> => $2 + $1
linevalue: <ownvalue> => $1
others: sum of (its|their|all) {other|others|remaining|rest|rest of} (its|their) (digit|cell) (<onown>) => 
others: sum of rest of {line|it|them} => 

# ---- the greatest and the least digit of a line ----
extremeof: <extreme> (digit|cell) (<placed>) <prep> <aline> => $4 :: $1
extremeof: <aline> s <extreme> (digit) => $1 :: $2
extremeof: <prep> <aline> <extreme> (digit|cell) => $2 :: $3
extremeof: {difference|gap} {between|of} {greatest and least|least and greatest} (digit|cell) (<placed>) <prep> <aline> => $3 :: range
statement: <extremeof> {is|tell|is tell} (exactly) <others> => each $1 * 2 = sum
statement: <extremeof> {is|tell|is tell} (exactly) <linevalue> => each $1 = $2
statement: <extremeof> {is|tell|is tell} (exactly) half (of) <ownvalue> => each $1 * 2 = $2
statement: <extremeof> is {greater|more} than (sum of) <linevalue> => each $1 > $2
statement: <extremeof> is less than <linevalue> => each $1 < $2
statement: <extremeof> is {greater|more} than <others> => each $1 * 2 > sum
statement: <extremeof> is less than <others> => each $1 * 2 < sum
statement: <extremeof> is atleast <linevalue> => each $1 >= $2
statement: <extremeof> is atmost <linevalue> => each $1 <= $2
statement: <extremeof> is (exactly) # {greater|more} than <ownvalue> => each $1 = $3 + $2
statement: <extremeof> is (exactly) # less than <ownvalue> => each $1 = $3 - $2
statement: <extremeof> is <cmp> => each $1 $2
test: greatest (digit) {is|tell} <linevalue> => max = $1
test: least (digit) {is|tell} <linevalue> => min = $1
lineamount: sum of (all) (digit|cell) (<placed>) <prep> <aline> => $3 :: sum
lineamount: <countword> <adjective> (digit|cell) (<placed>) <prep> <aline> => $5 :: count(c in it where c is $2)
lineamount: sum of <adjective> digit (<placed>) <prep> <aline> => $4 :: sum(c in it where c is $1)
lineamount: <prep> <aline> sum of (its|all) digit => $2 :: sum
lineamount: product of (all) (digit|cell) (<placed>) <prep> <aline> => $3 :: product
statement: <lineamount> is {multiple of|divisible by} <ownvalue> => each $1 mod ($2) = 0
statement: median (of) (all|its) digit (<placed>) <prep> <aline> is <cmp> => each $3 :: (median) $4
statement: <extreme> digit <prep> <aline> appear {only|exactly} once (<onown>) => each $3 :: count_of(it, $1) = 1
statement: <extreme> digit <prep> <aline> appear {only|exactly} <times> (<onown>) => each $3 :: count_of(it, $1) = $4
statement: each digit <prep> <aline> is {factor of|divisor of} sum of (all) digit (<onown>) => each $2 :: each c in it: sum mod c = 0
lineamount: <countword> different digit (<placed>) <prep> <aline> => $4 :: distinct
statement: <lineamount> {is|tell|is tell} <linevalue> => each $1 = $2
statement: <lineamount> is {greater|more} than <linevalue> => each $1 > $2
statement: <lineamount> is less than <linevalue> => each $1 < $2
extremegap: greatest (digit) minus (its|their) least (digit) => range
test: (is) (all) in range of # that is <extremegap> is {atmost #|# or less} => $2 <= $3$4
test: <extremegap> is <cmp> => range $2

# ---- where on a line something stands ----
atend: {at|in|on} {1|either|1 of|1 of its|1 of 2|1 of its 2|1 or other} end (cell) (<onown>) => 
atmiddle: {at|in|on} (its|their|line s) {middle|centre|center|central|midpoint} (cell|position) (<onown>) => 
statement: <extreme> digit <prep> <aline> {is|appear|lie|lies} <atend> => each $3 :: $1(ends) = $1
statement: <prep> <aline> <extreme> digit {is|appear|lie|lies} <atend> => each $2 :: $3(ends) = $3
statement: <aline> have (its|their) <extreme> digit <atend> => each $1 :: $2(ends) = $2
statement: <extreme> digit <prep> <aline> {is|appear|lie|lies} <atmiddle> => each $3 :: length mod 2 = 1 and it[(length + 1) / 2] = $1
statement: <aline> have (its|their) <extreme> digit <atmiddle> => each $1 :: length mod 2 = 1 and it[(length + 1) / 2] = $2
notatend: not (is|appear|lie) {at|in|on} (1|either|each|1 of its|1 of) end (<onown>) => 
statement: <extreme> digit <prep> <aline> <notatend> => each $3 :: $1(ends) != $1
statement: <prep> <aline> <extreme> digit <notatend> => each $2 :: $3(ends) != $3
eachend: digit {at|on|in} (2|each|either) end {of|on} <aline> => $1
eachend: {each|either|2} end (digit|cell) {of|on} <aline> => $1
eachend: end (digit|cell) of <aline> => $1
eachend: <prep> <aline> {digit {at|on|in} (2|each|either) end|each end} => $2
statement: <eachend> {is|have} (each|all) (digit) <celltest> => each $1 :: each c in ends: c $2
alldigitsbetween: {(all) (other) digit {between them|in between}|(all) other digit (<onown>)|rest of line} => 
statement: <eachend> {have same sum as|sumto same (digit|sum) as} <alldigitsbetween> => each $1 :: it[1] + it[-1] = sum(it[2..-2])
middleof: (digit in|digit at) {middle|centre|center|central} (cell|digit) {of|on} <aline> => $1
middleof: {middle|centre|center|central} {cell|digit} {of|on} <aline> => $1
statement: <middleof> {is|tell|have} average of (all) (its|other) digit (<onown>) => each $1 :: length mod 2 = 1 and it[(length + 1) / 2] * count = sum
statement: <middleof> {is|tell|have} average of (its|their) (2) end (digit) => each $1 :: length mod 2 = 1 and 2 * it[(length + 1) / 2] = it[1] + it[-1]
statement: <middleof> {is|tell|have} (exactly) <linevalue> => each $1 :: length mod 2 = 1 and it[(length + 1) / 2] = $2
statement: <middleof> {is|tell|have} (exactly) <others> => each $1 :: length mod 2 = 1 and 2 * it[(length + 1) / 2] = sum
statement: <extreme> digit <prep> <aline> is 1 of (its|2) (2) end (<onown>) => each $3 :: $1(ends) = $1
statement: <aline> have (its) <extreme> digit {at|on|in} 1 end and (its) <extreme> digit {at|on|in} other (end) => each $1 :: let a = $2(ends): let b = $3(ends): a = $2 and b = $3
oneend: digit {at|on|in} 1 (of its|of 2) end {of|on} <aline> => $1
oneend: 1 (of 2) end (digit|cell) {of|on} <aline> => $1
oneend: 1 of (2) end (digit|cell) {of|on} <aline> => $1
oneend: <prep> <aline> {digit {at|on|in} 1 end|1 end} => $2
statement: <oneend> {is|tell|have} (exactly) <others> => each $1 :: 2 * it[1] = sum or 2 * it[-1] = sum
statement: <oneend> {is|tell|have} (exactly) <linevalue> => each $1 :: let n = $2: it[1] = n or it[-1] = n
everyother: {each|all} other (digit|cell) (<onown>) => 
statement: <oneend> is greater than <everyother> => each $1 :: (each i in places where i > 1: it[1] > it[i]) or (each i in places where i < length: it[-1] > it[i])
statement: <oneend> is less than <everyother> => each $1 :: (each i in places where i > 1: it[1] < it[i]) or (each i in places where i < length: it[-1] < it[i])
statement: <oneend> {is|have} (somea) <adjective> (digit) and other (1|end) ({is|have} (somea)) <adjective> (digit) => each $1 :: (it[1] is $2 and it[-1] is $3) or (it[1] is $3 and it[-1] is $2)
startsandends: {starts|start|begins|begin} and {end|ends} {with|in|on} => 
statement: <aline> <startsandends> same digit => each $1 :: it[1] = it[-1]
statement: <aline> <startsandends> (somea) <adjective> digit => each $1 :: each c in ends: c is $3
insideends: digit {between|in between} (2) end of <aline> => $1
statement: <insideends> is greater than (2|each) end (digit) => each $1 :: each c in inner: c > max(ends)
statement: <insideends> is less than (2|each) end (digit) => each $1 :: each c in inner: c < min(ends)
statement: <oneend> is (exactly) twice (digit at|digit in) other (1|end) => each $1 :: it[1] = 2 * it[-1] or it[-1] = 2 * it[1]
statement: each step {on|in} <athermo> (away) <frombulb> {rise|raises|raise} digit by <cmp> => each $1 :: (it is rising) and (each a, b in steps: (b - a) $3)
statement: {bulb|bulb digit|digit in bulb|bulb cell} of <athermo> {is|have} (somea) <celltest> => each $1 :: it[1] $2
statement: {tip|digit at tip|digit in tip|tip digit} of <athermo> {is|have} (somea) <celltest> => each $1 :: it[-1] $2
statement: {bulb|digit in bulb} of <athermo> {is (all) different|have different digit} => all $1 :: each a, b in pairs(things): a[1] != b[1]
athermo: (<whichline>) <look> (<rulename>) {thermo|line} => thermo $2
statement: digit in bulb of <athermo> {is|have} <extreme> (digit|1) (<onown>) => each $1 :: it[1] = $2

# ---- averages ----
averageof: average (of) (all|each|its) (digit|cell) (<placed>) <prep> <aline> => $3
averageof: <prep> <aline> average (of) (all|each|its) (digit) => $2
averageof: <aline> s average => $1
statement: <averageof> is {digit|whole digit|whole} => each $1 :: sum mod count = 0
statement: <averageof> {is|appear} {digit|1 of digit|1 of its digit|digit that is|digit that appear|} <onown> => each $1 :: some c in it: c * count = sum
statement: <averageof> is atleast # => each $1 :: sum >= $2 * count
statement: <averageof> is atmost # => each $1 :: sum <= $2 * count
statement: <averageof> is {greater|more} than # => each $1 :: sum > $2 * count
statement: <averageof> is less than # => each $1 :: sum < $2 * count
statement: <averageof> is # => each $1 :: sum = $2 * count
test: have average of (its|their) (own) digit (as 1 of them) => some c in it: c * count = sum
test: have digit that is average of (all) (its|their) (digit) => some c in it: c * count = sum

# ---- neighbours on a line ----
eachneighbour: {each|2|all} (of) (its|their) (2) (adjacent) (neighbour|digit) (<onown>) => 
peaks: (either) greater than <eachneighbour> or (is) less than {<eachneighbour>|them} => 
peaks: (either) less than <eachneighbour> or (is) greater than {<eachneighbour>|them} => 
statement: <prep> <aline> each digit is <peaks> => each $2 :: each a, b, c in windows(3): (b > a and b > c) or (b < a and b < c)
statement: each digit <prep> <aline> is <peaks> => each $2 :: each a, b, c in windows(3): (b > a and b > c) or (b < a and b < c)
betweenneighbours: {lies|lie|is|have digit|is digit} (numerically) (in) between (its|<det>) (2) {neighbour|neighbour digit|adjacent digit|digit beside it} (<onown>) => 
statement: no digit <prep> <aline> (may) <betweenneighbours> => each $2 :: each a, b, c in windows(3): not (min(a, c) < b < max(a, c))
statement: <prep> <aline> no digit (may) <betweenneighbours> => each $2 :: each a, b, c in windows(3): not (min(a, c) < b < max(a, c))
afterfirst2: {except|except for|after|other than|apart from|beyond} first 2 (digit|cell) => 
before2: 2 {digit|cell} {before it|preceding it|that come before it|that precede it} => 
before2: {previous|preceding} 2 (digit|cell) => 
statement: each digit <prep> <aline> <afterfirst2> {is|tell} sum of <before2> => each $2 :: (each i in places where i > 2: it[i] = it[i - 1] + it[i - 2]) or (each i in places where i < length - 1: it[i] = it[i + 1] + it[i + 2])
statement: <prep> <aline> each digit <afterfirst2> {is|tell} sum of <before2> => each $2 :: (each i in places where i > 2: it[i] = it[i - 1] + it[i - 2]) or (each i in places where i < length - 1: it[i] = it[i + 1] + it[i + 2])
nextone: next (1|digit|cell) (<onown>) => 
statement: <prep> <aline> each digit differ from <nextone> <cmp> => each $2 :: each a, b in steps: |a - b| $4
statement: each digit <prep> <aline> differ from <nextone> <cmp> => each $2 :: each a, b in steps: |a - b| $4
oneofpair: 1 (digit) of <adjpair> => $1
oneofpair: <prep> <aline> 1 (digit) of (each) (2) <near> digit => $2
statement: <oneofpair> is twice (of) other => each $1 :: each a, b in steps: a = 2 * b or b = 2 * a
statement: <oneofpair> is # times other => each $1 :: each a, b in steps: a = $2 * b or b = $2 * a
statement: <oneofpair> is {multiple of|divisible by|factor of|divisor of} other => each $1 :: each a, b in steps: some k in {1..9}: a = k * b or b = k * a
ofneighbour: {with|from|to|as} (each) (of) (its|their) (adjacent) {neighbour|digit} (<onown>) => 
statement: (each) digit <prep> <aline> <pairtest> <ofneighbour> => each $2 :: each a, b in steps: $3
statement: (each) digit <prep> <aline> not <pairtest> <ofneighbour> => each $2 :: each a, b in steps: not ($3)
allothers: {all|each} other digit (<onown>) => 
statement: (each) digit <prep> <aline> is <cmp> {apart|away} from <allothers> => each $2 :: each a, b in pairs: |a - b| $3
statement: (each) digit <prep> <aline> differ <cmp> from <allothers> => each $2 :: each a, b in pairs: |a - b| $3
statement: (each) digit <prep> <aline> differ from <allothers> <cmp> => each $2 :: each a, b in pairs: |a - b| $4
statement: <adjpair> have (somea|atleast 1) digit (that is) <celltest> => each $1 :: each a, b in steps: a $2 or b $2
statement: <eachpair> have <howmany> <celltest> (digit) => each $1 :: each windows(2): $2 c in it: c $3
statement: <howmany> of <adjpair> {is|have} <celltest> => each $2 :: each windows(2): $1 c in it: c $3
statement: <adjpair> <howmany> (of them) {is|have} <celltest> => each $1 :: each windows(2): $2 c in it: c $3
statement: (of|in|among) <windowof> <howmany> (of them) {is|have} <celltest> => $1 ($2 c in it: c $3)
statement: no 2 neighbour <prep> <aline> (may) <pairtest> => each $2 :: each a, b in steps: not ($3)
statement: no 2 <adjective> digit (may) {is|} {adjacent|beside each other} {on|in} <aline> => each $2 :: each a, b in steps: not (a is $1 and b is $1)
statement: 2 <adjective> digit not (is) {adjacent|beside each other} {on|in} <aline> => each $2 :: each a, b in steps: not (a is $1 and b is $1)
statement: no digit <prep> <aline> (may) is {adjacent|next} to digit of same parity => each $2 :: each a, b in steps: (a + b) is odd
nothree: not have 3 (consecutive) {rise or fall|fall or rise} digit (in row) => each a, b, c in windows(3): not (a < b < c) and not (a > b > c)
statement: <aline> <nothree> => each $1 :: $2
statement: <aline> not have {2 odd digit or 2 even digit|2 even digit or 2 odd digit} {adjacent|beside each other|in row} => each $1 :: each a, b in steps: (a + b) is odd
statement: {odd and even|even and odd} digit {alternate|alternates|take turns} {on|in|surround} <aline> => each $1 :: each a, b in steps: (a + b) is odd
statement: no # <near> {digit|cell} (<placed>) <prep> <aline> (may) <test> => each $5 :: each windows($1): not ($6)
statement: <prep> <aline> no # <near> {digit|cell} (may) <test> => each $2 :: each windows($3): not ($5)
pairsdiffer: sum => it[i] + it[i + 1] != it[j] + it[j + 1]
pairsdiffer: product => it[i] * it[i + 1] != it[j] * it[j + 1]
pairsdiffer: difference => |it[i] - it[i + 1]| != |it[j] - it[j + 1]|
pairsagree: sum => it[i] + it[i + 1] = it[i + 1] + it[i + 2]
pairsagree: product => it[i] * it[i + 1] = it[i + 1] * it[i + 2]
eachpair: (each) pair of <near> {digit|cell} (<placed>) <prep> <aline> => $4
eachpair: <prep> <aline> (each) pair of <near> {digit|cell} => $2
fromothers: from (each|all) other pair (of <near> {digit|cell}) (<onown>) => 
statement: <eachpair> have different <pairsdiffer> (<fromothers>|<onown>) => each $1 :: each i in places where i < length: each j in places where j < i: $2
statement: no 2 pair of <near> {digit|cell} <prep> <aline> (may) {have|share} same <pairsdiffer> => each $3 :: each i in places where i < length: each j in places where j < i: $4
statement: <prep> <aline> no 2 pair of <near> {digit|cell} (may) {have|share} same <pairsdiffer> => each $2 :: each i in places where i < length: each j in places where j < i: $4
statement: <eachpair> have same <pairsagree> (<onown>) => each $1 :: each i in places where i < length - 1: $2
statement: all pair of <near> {digit|cell} <prep> <aline> have same <pairsagree> (<onown>) => each $3 :: each i in places where i < length - 1: $4
statement: all pair of <near> {digit|cell} <prep> <aline> have same difference (<onown>) => each $3 :: each a, b, c in windows(3): |a - b| = |b - c|

# ---- how often what stands on a line ----
times: {twice|2 times} => 2
times: # times => $1
statement: (each|same) digit (may) {appear|is used} (only) atmost <times> {on|in} <aline> => each $2 :: each c in it: count_of(it, c) <= $1
statement: {on|in} <aline> (each|same) digit (may) {appear|is used} (only) atmost <times> => each $1 :: each c in it: count_of(it, c) <= $2
statement: no digit (may) {appear|is used} more than <times> {on|in} <aline> => each $2 :: each c in it: count_of(it, c) <= $1
statement: {on|in} <aline> no digit (may) {appear|is used} more than <times> => each $1 :: each c in it: count_of(it, c) <= $2
statement: each digit <prep> <aline> appear atleast <times> (<onown>) => each $2 :: each c in it: count_of(it, c) >= $3
statement: each digit <prep> <aline> appear exactly <times> (<onown>) => each $2 :: each c in it: count_of(it, c) = $3
statement: thereis atleast # different digit {on|in} <aline> => each $2 :: distinct >= $1
statement: thereis exactly # different digit {on|in} <aline> => each $2 :: distinct = $1
statement: thereis atmost # different digit {on|in} <aline> => each $2 :: distinct <= $1
statement: <consecutives> appear {on|in} <aline> (<order>) => each $2 :: $1
statement: (digit) <digitlist> not appear {on|in} <aline> => each $2 :: no c in it: c in {$1}
test: have (digit) # (exactly) once => count_of(it, $1) = 1
test: have (digit) # (exactly) <times> => count_of(it, $1) = $2
test: have (digit) # atmost once => count_of(it, $1) <= 1
test: have (digit) # atmost <times> => count_of(it, $1) <= $2
test: not have (digit) <orlist> => no c in it: c in {$1}
test: have atleast 1 digit from <digitlist> => some c in it: c in {$1}
test: have exactly 1 digit from <digitlist> => exactly 1 c in it: c in {$1}
statement: (digit <prep>) <aline> {have only|only have} digit from # to # => each $2 :: each c in it: c in {$3..$4}
statement: (digit <prep>) <aline> only have (digit) <celltest> => each $2 :: each c in it: c $3
test: range is <cmp> => range $1
test: have range (of|that is) <cmp> => range $1
statement: none of <aline> (may) <test> => each $1 :: not ($2)
test: have somea digit (that) {is|tell|is tell} <others> => some c in it: c * 2 = sum
statement: digit rise {on|in} <aline> from {1|either} end (to other) (end) => each $1 :: it is rising or it is falling
test: have somea digit that appear exactly <times> (<onown>) => some c in it: count_of(it, c) = $1
test: have (its|their) (own) length (as (its|1 of (its|their)) digit) => some c in it: c = count
test: have somea digit (that is) tell <basequantity> => some c in it: c = $1
test: have somea digit (that is) <basequantity> => some c in it: c = $1
settest: have no gaps (in it) {and|but|} digit may repeat => range = distinct - 1
statement: set of digit <prep> <aline> <settest> => each $2 :: $3
statement: {digit <prep>|} <aline> {form|have|is} <consecutives> {but|and|} (digit|they) may repeat => each $2 :: range = distinct - 1

# ---- lines compared ----
statement: {different|separate|other|2} <look> line may have {different|separate|its|their|other} {sum|product|digit|length} => nothing
statement: (all) <aline> (all|each) have same set of digit (<order>) => all $1 :: each a, b in pairs(things): (each c in a: some d in b: d = c) and (each d in b: some c in a: c = d)
apart: (may) {appear|is used} {on|in} more than 1 (of) => 
statement: no digit <apart> <aline> => all $2 :: each a, b in pairs(things): no c in a: some d in b: d = c
statement: no digit (may) {appear|is used} {on|in} each <aline> => all $1 :: no c in things[1]: each t in things: some d in t: d = c
statement: no 2 <aline> (may) {share|have} {digit|each digit|same digit|common digit|digit in common} => all $1 :: each a, b in pairs(things): no c in a: some d in b: d = c
statement: <aline> {share no|have no|not share|not have} (each|common) digit (in common) (with each other) => all $1 :: each a, b in pairs(things): no c in a: some d in b: d = c
statement: digit <prep> <aline> {have same product|multiplyto same (digit|product)} => all $2 :: each a, b in pairs(things): product(a) = product(b)
statement: sum of (all) <aline> is (all) different => all $1 :: each a, b in pairs(things): sum(a) != sum(b)
samelength: {of|with|that have} {same|tell} {length|digit of cell} => 
statement: (all) <aline> <samelength> {have same sum|sumto same (sum|digit)} => all $1 :: each a, b in pairs(things): if count(a) = count(b) then sum(a) = sum(b)

# ---- numbers that stand on lines, and lines read as numbers ----
giventhere: (that is) (given|written|standing) {on|in|at|beside} (<det>) {it|them|line} => 
statement: (all|each) digit <prep> (<det>) line sumto (<det>) {digit|clue} <giventhere> => each numberedline clued :: sum = clue
multidigit: divisible by # => mod $1 = 0
readfrom1: {read|reads|reading|when read|read as digit} from {1|1 of its|1 of} end => 
statement: (digit <prep>) <aline> <readfrom1> {is|form|as|} (digit|digit that is) <multidigit> => each $2 :: (number) $4 or (number(reverse(it))) $4
statement: (digit <prep>) <aline> {is|form} (digit that is) <multidigit> <readfrom1> => each $2 :: (number) $3 or (number(reverse(it))) $3
statement: read bothways digit <prep> <aline> {is|form} <multidigit> => each $2 :: (number) $3 and (number(reverse(it))) $3
statement: (digit <prep>) <aline> {read|reads|when read} bothways {is|form|as} (digit|digit that is) <multidigit> => each $2 :: (number) $3 and (number(reverse(it))) $3
)";

}  // namespace omnidoku::reading
