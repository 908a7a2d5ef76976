// SPDX-License-Identifier: MIT
//
// Comparisons, and how many there are of what.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kComparisonLines = R"(
# ---- comparisons, tests of a pair and of one digit ----
cmp: (by) atleast # => >= $1
cmp: (by) (exactly|precisely) # => = $1
cmp: (by) least of # => >= $1
cmp: (by) greatest of # => <= $1
cmp: # or {more|greater} => >= $1
cmp: not (is) less than # => >= $1
cmp: {more|greater|over|above} than # => > $1
cmp: {over|above} # => > $1
cmp: {less than|under|below} # => < $1
cmp: (by) atmost # => <= $1
cmp: # or less => <= $1
cmp: not (more|greater) than # => <= $1
cmp: (either) # or # => in {$1, $2}
cmp: (either) (to) # or to # => in {$1, $2}
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
cmp: {multiple of|divisible by} {digit of|how many} (its) cell (in it|it have|<onown>) => mod count = 0
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
test: have {only|all} (digit) <celltest> => each c in it: c $1
test: have each (digit) <plaintest> => each c in it: c $1
plaintest: <kindtest> => $1
plaintest: atleast # => >= $1
plaintest: atmost # => <= $1
plaintest: # or {more|greater} => >= $1
plaintest: # or less => <= $1
test: have {digit|digit of|digit that is|only digit} <plaintest> => each c in it: c $1
test: have (digit) {greater than|above|over} # => each c in it: c > $1
test: have (digit) {less than|below|under} # => each c in it: c < $1
test: have {multiple|multiples} of # => each c in it: c mod $1 = 0
test: have <adjective> => it is $1
test: have somea <adjective> digit => some c in it: c is $1
test: have somea <adjective> digit and somea <adjective> digit => (some c in it: c is $1) and (some c in it: c is $2)
test: have exactly 1 <adjective> digit => exactly 1 c in it: c is $1
test: have exactly 1 digit greater than # => exactly 1 c in it: c > $1
test: have exactly 1 digit less than # => exactly 1 c in it: c < $1
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
test: have atleast 1 <adjective> (digit) and (atleast) 1 <adjective> digit => (some c in it: c is $1) and (some c in it: c is $2)
test: have digit from # to # => each c in it: c in {$1..$2}
test: not {divisible by|multiple of} # => no c in it: c mod $1 = 0
test: not <adjective> => each c in it: not (c is $1)
test: not {have|is} <adjective> (digit) => each c in it: not (c is $1)
test: not have (digit) # => no c in it: c = $1
test: not have (digit) # {or|nor|and} (digit) # => no c in it: c in {$1, $2}
pairop: difference => |a - b|
pairop: gap => |a - b|
pairop: absolute difference => |a - b|
pairop: sum => a + b
pairop: product => a * b
pairtest: sumto <cmp> => (a + b) $1
pairtest: sumto <cluename> => (a + b) = clue
pairtest: multiplyto <cmp> => (a * b) $1
pairtest: {differ|have difference} (of) (by) <cmp> => |a - b| $1
pairtest: is <cmp> apart (in digit) => |a - b| $1
pairtest: have (atleast) difference of (atleast) # => |a - b| >= $1
pairtest: have atleast difference of # => |a - b| >= $1
pairtest: need to is <cmp> apart => |a - b| $1
adjpair: neighbour on <things> => $1
adjpair: <things> {require|need|tell} (that) neighbour on (line|it|them) => $1
adjpair: digit in adjacent cell on <things> => $1
statement: neighbour on <things> difference <cmp> => each $1 :: each a, b in steps: |a - b| $2
statement: difference between (2|each) adjacent digit on <things> is <cmp> => each $1 :: each a, b in steps: |a - b| $2
statement: {on|for|} <things> difference between (2|each) adjacent digit is <cmp> => each $1 :: each a, b in steps: |a - b| $2
pairtest: 1 (digit) (is) (other 1) multiplied by 2 => a = 2 * b or b = 2 * a
pairtest: 1 digit is other (1) multiplied by 2 => a = 2 * b or b = 2 * a
pairtest: 1 (is|s) {twice|half} (of) other => a = 2 * b or b = 2 * a
pairtest: satisfy that 1 is half (of) other => a = 2 * b or b = 2 * a
pairtest: is <cmp> {away|off|apart} (from) each other => |a - b| $1
pairtest: is atleast # {more|greater} or (atleast) # less than (digit (that)) {each other|it is joined to|they is joined to|its neighbour (on line)|previous (1|digit)} => |a - b| >= $1
pairtest: is atleast # {greater or less|less or greater} than (digit (that)) {each other|it is joined to|they is joined to|its neighbour (on line)|previous (1|digit)} => |a - b| >= $1
pairtest: {is in|have|is} (1:2|2:1) ratio (of) (1:2|2:1|1 to 2|2 to 1|1 2) anyorder => a = 2 * b or b = 2 * a
pairtest: is in ratio (of) {1:2|2:1} (anyorder) => a = 2 * b or b = 2 * a
pairtest: have digit in 1 (cell) {that is|is} {twice|twice of} digit in other => a = 2 * b or b = 2 * a
pairtest: have 1 (digit) (that is) twice (of) other => a = 2 * b or b = 2 * a
statement: each step {on|along} <things> {change|changes} digit by <cmp> => each $1 :: each a, b in steps: |a - b| $2
statement: (for) 2 {cell|digit} joined by <things> difference of their digit is <cmp> => each $1 :: each a, b in steps: |a - b| $2
statement: {digit|cell} on <things> {is|have} <cmp> {more|greater} or (<cmp>) less than {digit|cell|each} (that) (they|it) is joined to => each $1 :: each a, b in steps: |a - b| $2
adjpair: {digit|cell} <near> (to each other) on <things> => $2
adjpair: <things> {digit|cell} <near> (to each other) (on (them|it)) => $1
adjpair: <prep> cell <prep> <things> (each|all|2) (pair of) <near> {digit|cell} => $3
test: have <near> digit (that) <pairtest> => each a, b in steps: $2
test: have <near> digit <cmp> apart => each a, b in steps: |a - b| $2
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
pairtest: whose <pairop> is <cmp> => ($1) $2
pairtest: have digit whose <pairop> is <cmp> => ($1) $2
pairtest: have digit that <pairtest> => $1
pairtest: (is) {coprime|relatively prime|mutually prime} => not (some d in {2..9}: a mod d = 0 and b mod d = 0)
pairtest: of same parity => (a + b) is even
pairtest: of {different|opposite} parity => (a + b) is odd
pairtest: (is) each low (<triple>) each {middle|medium|mid} (<triple>) or each high (<triple>) => (a - 1) / 3 = (b - 1) / 3
pairtest: (is) in # of each other => |a - b| <= $1
pairtest: {need|require} difference of atleast # => |a - b| >= $1
pairtest: (is) (either) each {low|high} <triple> or each {low|high} <triple> => (a in {$1} and b in {$1}) or (a in {$2} and b in {$2})
pairtest: alternate (in) parity => (a + b) is odd
pairtest: is each <adjective> => a is $1 and b is $1
pairtest: sumto <adjective> digit => (a + b) is $1
pairtest: have {different|opposite} parities => (a + b) is odd
pairtest: greater (1|digit) is {multiple of|divisible by} less (1|digit) => some k in {1..9}: a = k * b or b = k * a
pairtest: less (1|digit) is {factor of|divisor of} greater (1|digit) => some k in {1..9}: a = k * b or b = k * a
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
difftest: {is different|have different digit} => a != b
pairtest: 1 of {digit|them|cell|2 digit|each} is twice (digit of) other (digit|1) => a = 2 * b or b = 2 * a
pairtest: {differ|have difference} (of) (by) # or more => |a - b| >= $1
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
near: adjacent|orthoadjacent|consecutive|neighbour|joined|linked|touching|touch => 
adjpair: {of|for} <adjpair> => $1
adjpair: <things> {require|need|tell|demand} (that) (each|all|2|each 2) <near> (pair of) {digit|cell} (on (it|them)) => $1
statement: {if|where|when} 2 {cell|digit} is <near> {on|in} <things> (their digit|they|digit in them|each digit|digit) <pairtest> => each $2 :: each a, b in steps: $3
statement: <adjpair> may {differ|have difference|be} (of) (by) {atmost #|# or less} => each $1 :: each a, b in steps: |a - b| <= $2$3
statement: odd digit is followed by even (1|digit) {on|in} <things> and vice versa => each $1 :: each a, b in steps: (a + b) is odd
statement: even digit is followed by odd (1|digit) {on|in} <things> and vice versa => each $1 :: each a, b in steps: (a + b) is odd
adjpair: {on|in|for} <things> (each) neighbour => $1
adjpair: (each) 2 {digit|cell} that touch (each other) <prep> <things> => $2
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
adjpair: <things> (each|all) pair of <near> {digit|cell} => $1
adjpair: {on|in|for|of} <things> (each|all|2|each 2) (pair of) <near> {digit|cell} => $1
statement: <adjpair> <difftest> => each $1 :: each a, b in steps: $2
statement: <adjpair> not <pairtest> (<trailing>) => each $1 :: each a, b in steps: not ($2)
statement: no <adjpair> (may) <pairtest> (<trailing>) => each $1 :: each a, b in steps: not ($2)
statement: {on|in|for|} <things> no 2 <near> {digit|cell} (may) <pairtest> => each $1 :: each a, b in steps: not ($3)
statement: {on|in|for|} <things> no 2 <near> {digit|cell} (may) <pairtest> or <pairtest> => each $1 :: each a, b in steps: not ($3) and not ($4)
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
wherever: {regardless of|no matter} where (<onown>) they (is|appear|lie) (<onown>) => 
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
endsof: 2 digit {at|on|in} (2|each) end {of|on} <things> => $1
statement: <pairop> {of|between} <endsof> {is|tell} <ownvalue> => each $2 :: let a = it[1]: let b = it[-1]: ($1) = $3
statement: <pairop> {of|between} <endsof> is <cmp> => each $2 :: let a = it[1]: let b = it[-1]: ($1) $3
endsof: digit in cell {at|on} (<det>) (2|each) end {of|on} <things> => $2
endsof: (2) digit {at|on} {opposite|its|either|each} end of <things> => $1
endsof: first and last {digit|cell} {of|on} <things> => $1
endsof: (2|each) circled {digit|cell} {at|on|in} (2|each|both) end {of|on} <things> => $1
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
betweenends: sum of (all|each) {digit|cell} {between (them|it)|in between} (on (<det>) line) => sum(it[2..-2])
betweenends: same sum => sum(it[2..-2])
mirrored: (each|all) (pair of) {digit|cell} {equally far|equidistant|at same distance|same distance|at equal distance|equal distance} (away) {from} <middle> => 
mirrored: (each|all) (pair of) {digit|cell} that is {equally far|equidistant|at same distance|same distance|at equal distance|equal distance|tell distance} (away) from <middle> => 
mirrored: (each|all) {digit|cell} {tell|same|at tell|in tell} distance (away) from <middle> => 
mirrored: (each|all) {symmetrical|symmetric|mirrored|opposite} {pair|pair of digit|pair of cell|digit|cell} (<its>) => 
mirrored: each pair (of digit) you zip together => 
mirrored: (each|all) (pair of) {digit|cell} {at|with|that have} {same|tell|equal} distance {from|to} <middle> => 
mirrored: (each) {digit|cell} {symmetrically placed|placed symmetrically} (around|about) <middle> => 
middle: (line s|its) {middle|centre|center|midpoint} ({digit|cell|point}) ((of|on) (<det>) <look> (zipper) line) => 
middle: {middle|centre|center|midpoint} => 
centredigit: digit {in|at|on} <middle> => 
centredigit: {middle|centre|center|central} (digit|cell) (<its>) => 
centredigit: digit in {middle|centre|center|central} cell (<its>) => 
zipped: {sumto|have sum (of)|have} <centredigit> (as (its|their) sum) => if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])
symmetricpair: (each) pair of {digit|cell} {symmetric|symmetrical|symmetrically placed|mirrored} {about|around|across|surround} {middle|centre|center|midpoint} of <things> => $1
statement: <symmetricpair> <zipped> => each $1 :: $2
zipped: {have same sum|sumto same (sum|digit)} that is <centredigit> => if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])
zipped: all {have same sum|sumto same (sum|digit)} => each i in places where i <= length / 2: it[i] + it[-i] = it[1] + it[-1]
zipped: {have same sum|sumto same (sum|digit)|have tell sum|sumto tell (sum)} => each i in places where i <= length / 2: it[i] + it[-i] = it[1] + it[-1]
zipped: {sumto|have sum (of)} # => each i in places where i <= length / 2: it[i] + it[-i] = $1
oddcentre: (for|on|in) {odd length line|line of odd length} (this|that) {sum|digit} is {digit (placed) in|that in|digit on} {line s|its|<det>} (circled) {center|centre|middle} (cell|circle) => if length mod 2 = 1 then it[1] + it[-1] = it[(length + 1) / 2]
oddlines: {odd length line|line {of|with|that have} odd length|line {with|that have} odd digit of cell|odd line} => 
oddcentre: (and) {for|on|in} <oddlines> (this|that|it) (sum|digit) {is|tell} <centredigit> => if length mod 2 = 1 then it[1] + it[-1] = it[(length + 1) / 2]
oddcentre: that is <centredigit> {if|where|when} {thereis 1|line have 1|it exists|1 exists|thereis such cell|line have odd length} => if length mod 2 = 1 then it[1] + it[-1] = it[(length + 1) / 2]
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
windowof: {on|in|for} <things> each (set of|group of|run of|sequence of) # {cell|digit} in {row|succession|sequence} => each $1 :: each windows($2):
statement: <windowof> <tests> => $1 ($2)
statement: each digit on <things> {differ from|is different from} (each) (of) (their|its) neighbour (on line) (by) <cmp> => each $1 :: each a, b in steps: |a - b| $2
statement: each digit on <things> is <cmp> away from (each) (digit|neighbour) (it is joined to) (on|by) (that line) => each $1 :: each a, b in steps: |a - b| $2

statement: <cellsubj> <rel> <target> => each $1 :: $3: $2
statement: <cellsubj> {is|have|have digit (that is)} greater (digit|digit that) than {their|its|each|each of their} {orthogonal|orthoadjacent} {neighbour|cell} => all $1 :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] > n
statement: <cellsubj> {is|have|have digit (that is)} less (digit|digit that) than {their|its|each|each of their} {orthogonal|orthoadjacent} {neighbour|cell} => all $1 :: each t in things: each n in beside(t[1]) where no u in things: row_number(u[1]) = row_number(n) and column_number(u[1]) = column_number(n): t[1] < n
statement: <cellsubj> {differ from} <target> <relby> => each $1 :: $2: $3
statement: <cellsubj> {tell|is|have|count} <nbrcount> => each $1 :: $2 = cell
# ---- sides of a sentence that may be said of pairs ----
pairclause: no 2 {digit|cell} (anywhere) {on|in|of} (same) <things> (may) {repeat|have repeat digit} (<wherever>) => each $1 :: each a, b in pairs: not (a = b)
pairclause: no 2 {digit|cell} (anywhere) {on|in|of} (same) <things> (may) <pairtest> or repeat (<wherever>) => each $1 :: each a, b in pairs: not ($2) and not (a = b)
pairclause: no 2 {digit|cell} (anywhere) {on|in|of} (same) <things> (may) <pairtest> (<wherever>) => each $1 :: each a, b in pairs: not ($2)
pairclause: no 2 {digit|cell} (anywhere) {on|in|of} (same) <things> (may) <pairtest> or <pairtest> => each $1 :: each a, b in pairs: not ($2) and not ($3)
statement: <pairclause> => $1
clause: <pairclause> => $1
statement: no 2 {digit|cell} in same <things> or (in) same region (may) <pairtest> => each $1 :: each a, b in pairs: not ($2) ;; board :: each r in boxes: each a, b in pairs(r): not ($2)
statement: {adjacent|neighbour|orthoadjacent|neighbouring} {digit|cell} <pairtest> {on|in} (each|all) <things> => each $2 :: each a, b in steps: $1
statement: (each|all) (pair of) {digit|cell} (that is) <faraway> from {middle|centre|center} of <things> <pairtest> (with each other) => each $2 :: each i in places where i <= length / 2: let a = it[i]: let b = it[-i]: ($3)
statement: difference {between|of} (digit of|digit in) <adjpair> {is all different (<its>)|is (all) different for each pair of <near> {cell|digit} (<its>)} => each $1 :: each i in places where i < length: each j in places where j < i: |it[i] - it[i + 1]| != |it[j] - it[j + 1]|
# ---- lines with something at each end ----
joinedby: is (directly) joined (directly) by line => 
endclause: if 2 <endsign> <joinedby> (digit in) (2|each|those) {<endsign>|them} <pairtest> => line ringed $1 :: let a = it[1]: let b = it[-1]: ($4)
endclause: 2 joined <endsign> (have) (digit) <pairtest> => line ringed $1 :: let a = it[1]: let b = it[-1]: ($2)
endclause: {for|on} each <look> line digit in (2|each) <endsign> (<eitherend>) <pairtest> => line ringed $1 $2 :: let a = it[1]: let b = it[-1]: ($4)
endclause: digit {on|in|at} (<det>) (2) <endsign> (end|<eitherend>) {of|on} (<det>) <look> line <pairtest> => line ringed $5 $2 :: let a = it[1]: let b = it[-1]: ($6)
digitsonline: (all|each|remaining|other) {digit|cell} on (<det>) line (joined them|between them) => 
statement: <endclause> => each $1
statement: <endclause> and <digitsonline> <test> => each $1 and ($3)
linepart: digit in (2|each) {circle|bulb|circle end} => ends
linepart: (all|each) digit on (<det>) line {joined|between} (them|circle|2 circle) => inner
linepart: digit on (<det>) line => inner
concatenated: {concatenation|concatenating} (of) <ringed> => 
statement: sum of <linepart> {is|tell|is tell} <concatenated> => each line ringed :: sum(inner) = number(ends) or sum(inner) = number(reverse(ends))
statement: horizontal {cell|digit} not <pairtest> => board horizontal :: each t in things: let a = t[1]: let b = t[2]: not ($1)
statement: horizontal {cell|digit} <pairtest> => board horizontal :: each t in things: let a = t[1]: let b = t[2]: ($1)
statement: vertical {cell|digit} not <pairtest> => board vertical :: each t in things: let a = t[1]: let b = t[2]: not ($1)
statement: vertical {cell|digit} <pairtest> => board vertical :: each t in things: let a = t[1]: let b = t[2]: ($1)
cmp: {multiple of|divisible by} <cluename> => mod clue = 0
cluename: cage (s) {sum|total|clue} => clue
cluepart: {in|at} (its|their|<det>) topleft cell => 
pairtest: have {different|opposite} parity {odd even|even odd} => (a + b) is odd
pairtest: differ in parity => (a + b) is odd
ringed: 2 circled cell at (line s|its|<det>) end => 
clause: {on|in} <things> digit <tests> => each $1 :: $2
pairtest: 1 {is|} divisible by other => some k in {1..9}: a = k * b or b = k * a
statement: {for|if} 2 cell (that) (orthoadjacent|adjacent|is adjacent) joined by <marks> (digit|they) <pairtest> => each $1 :: let a = it[1]: let b = it[2]: ($2)
statement: {cell|digit} (that is) joined by <marks> with (<det>) {digit|clue} x (is|have) differ (by) x => each $1 clued :: range = clue
statement: {cell|digit} (that is) joined by <marks> with (<det>) {digit|clue} x sumto x => each $1 clued :: sum = clue
statement: each digit {on|in} <things> is {atleast #|# or more} away from (its|their|<det>) neighbour (on line) => each $1 :: each a, b in steps: |a - b| >= $2$3
# ---- some of the digits of a thing, and how its parts compare ----
test: have (atleast) 2 digit that <pairtest> => some a, b in pairs: $1
test: have {pair of|atleast 1 pair of} digit that <pairtest> => some a, b in pairs: $1
test: have <howmany> digit (that is) <celltest> => $1 c in it: c $2
test: greatest digit is sum of (all) (its) {other|others|rest} (of) (#) (digit) => max = sum - max
pairtest: in ratio of {1:2|2:1} => a = 2 * b or b = 2 * a
statement: <adjpair> is either <pairtest> or <pairtest> => each $1 :: each a, b in steps: ($2) or ($3)
statement: {at|for} <marks> <pairtest> => each $1 :: each a, b in steps: $2
statement: 1 of (<det>) (2) {digit|cell} {beside|next to|at|touch} <marks> is {multiple of|divisible by} other => each $2 :: each a, b in steps: some k in {1..9}: a = k * b or b = k * a
statement: {on} <things> no digit is {adjacent|next} to {digit of|digit with|1 of} same parity => each $1 :: each a, b in steps: (a + b) is odd
statement: sum of (each|all) <things> is {same|tell} => all $1 :: each a, b in pairs(things): sum(a) = sum(b)
statement: sum of (each|all) <things> is (all) different (from each other) => all $1 :: each a, b in pairs(things): sum(a) != sum(b)
eachstep: per {step|cell} => 
ringed: {its|<det>} (2) circled digit => 
test: sumto product of <ringed> => sum(inner) = product(ends)
test: multiplyto sum of <ringed> => product(inner) = sum(ends)
test: multiplyto product of <ringed> => product(inner) = product(ends)
statement: <linepart> is (all) greater than <linepart> => each line ringed :: min($1) > max($2)
statement: <linepart> is (all) less than <linepart> => each line ringed :: max($1) < min($2)
statement: (2) <endsign> joined by (<det>) line <pairtest> => each line ringed $1 :: let a = it[1]: let b = it[-1]: ($3)
statement: (thermo s) bulb {is|have} <celltest> (digit) => each thermo :: it[1] $1
# ---- ends, circles, and how a line goes ----
endsof: {on|for} <things> first and last {digit|cell} => $1
test: ({either|either all|all|only}) rise or ({all|only}) fall (from 1 end to other) => it is rising or it is falling
test: change from odd to even or from even to odd (with|in|at) (each step) => each a, b in steps: (a + b) is odd
test: change parity {with|in|at} each step => each a, b in steps: (a + b) is odd
statement: {on|for} <things> digit rise from bulb and <test> => each $1 :: (it is rising) and ($2)
test: form arithmetic {progression|sequence|series} ({step|difference} from each digit to next is same) => it is sequence
statement: circled digit {at|on} end of <things> is greatest (digit) (anywhere) (on that line|on it) => each $1 :: number(bulb) >= max
statement: circled digit {at|on} end of <things> is least (digit) (anywhere) (on that line|on it) => each $1 :: number(bulb) <= min
statement: circled digit {at|on} end of <things> tell how many <adjective> digit (thereis) (on that line|on it) => each $1 :: number(bulb) = count(c in it where c is $2)
statement: {on|for} <things> (each|all|2) {digit|cell} (that is) <faraway> from (2|<det>|both) end (of it|of line) {have same parity} => each $1 :: each i in places: (it[i] + it[-i]) is even
statement: {on|for} <things> (each|all|2) {digit|cell} (that is) <faraway> from (2|<det>|both) end (of it|of line) sumto # => each $1 :: each i in places where i <= length / 2: it[i] + it[-i] = $4
statement: (each|all|2) {digit|cell} (that is) <faraway> from (2|<det>|both) end of <things> sumto # => each $3 :: each i in places where i <= length / 2: it[i] + it[-i] = $4
statement: (each|all|2) {digit|cell} (that is) <faraway> from (2|<det>|both) end of <things> have same parity => each $3 :: each i in places: (it[i] + it[-i]) is even
test: have {equally many|as many|same digit of} <adjective> and <adjective> digit => count(c in it where c is $1) = count(c in it where c is $2)
test: have as many <adjective> as <adjective> digit => count(c in it where c is $1) = count(c in it where c is $2)
test: have each digit from 1 to n => (it is different) and (max = length)
statement: line of n cell have each digit from 1 to n => each line :: (it is different) and (max = length)
statement: sum of digit on <things> {eq|tell|is} sum of (its|their|<det>) (2) {end circle|circle at end|end digit|circled end} => each $1 :: sum(it[2..-2]) = it[1] + it[-1]
statement: digit on rest of line sumto digit in (that|its) circle => each line :: sum = number(bulb)
# ---- the circle at the end of a line ----
restvalue: greatest digit on rest of (that) line => max
restvalue: least digit on rest of (that) line => min
restvalue: sum of {greatest and least|least and greatest} digit on rest of (that) line => max + min
restvalue: difference between {greatest and least|least and greatest} digit on rest of (that) line => range
statement: digit in circle at end of (each) line {is|tell} <restvalue> => each line :: number(bulb) = $1
statement: digit in circle at end of (each) line is # more than <restvalue> => each line :: number(bulb) = $2 + $1
statement: digit in circle at end of (each) line is # less than <restvalue> => each line :: number(bulb) = $2 - $1
statement: circle at end of (each) line sumto {greatest and least|least and greatest} digit on rest of (that) line => each line :: number(bulb) = max + min
test: is greater than {less|least} and less than {greater|greatest} of 2 digit in circle at (its|their) end => each c in inner: min(ends) < c < max(ends)
pairtest: is joined by {atleast #} => |a - b| >= $1
pairtest: 1 (digit) divides other (without remainder) => a mod b = 0 or b mod a = 0
statement: on <things> of each 2 adjacent digit <pairtest> => each $1 :: each a, b in steps: $2
statement: each pair of adjacent digit on <things> sumto {that is|digit that is|somea} <adjective> (digit) => each $1 :: each a, b in steps: (a + b) is $2
statement: on <things> digit that is 2 cell apart (on line) (with 1 cell between them) <pairtest> => each $1 :: each p, q, r in windows(3): let a = p: let b = r: ($2)
statement: {where|wherever|when|whenever} <things> crosses box edge (2) digit on either edge (of edge) sumto # => each $1 :: each i in places where i < length: box_number(it[i]) = box_number(it[i + 1]) or it[i] + it[i + 1] = $2
test: leave same remainder when {joined|divide|divided} by # => each a, b in pairs: a mod $1 = b mod $1
statement: from bulb (on) each digit is greater than {1|digit} before it by <cmp> => each thermo :: each a, b in steps: a < b and b - a $1
statement: if digit appear on <things> neither (that) (same) (digit) nor each digit consecutive with it may appear (anywhere) {else|elsewhere} on (that) line => each $1 :: each a, b in pairs: |a - b| > 1
statement: on each line with 2 circle digit {joined|between} circle {sumto same as|sumto same sum as|have same sum as} digit in circle => each line ringed :: sum(it[2..-2]) = it[1] + it[-1]
statement: <ofonecolourline> and <ofonecolourline> have no digit in common => all $1 against $2 :: each a in things[1]: each b in things[2]: a != b
ofonecolourline: (each|all) <colour> line => line $1
)";

}  // namespace omnidoku::reading
