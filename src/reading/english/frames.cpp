// SPDX-License-Identifier: MIT
//
// The rules that people say in most ways, by what must be said of them (reading/frames.h).
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kFrameLines = R"(
filler digit cell each all any in on of with at that it its their they them their this is be have also by for here thereis
filler d s ll you your which what whose such where as somea given placed get find take put position write grid puzzle sudoku rule apply so and exactly when eq figure figures stands sits goes there rules usual standard result whatever

# ---- lines ----
frame thermometer
about thermo
must rise|is rise|go from low to high|find greater digit|digit greater than|is bigger|climb|ascend|to greater digit|digit is greater|get greater
must from bulb|beginning from circle|beginning from bulb|beginning at bulb|starting from bulb|starting at bulb|start at bulb|away from bulb|away from its bulb|outward from bulb|read from bulb|from bulb to tip|from bulb to other end|from bulb end|least is in bulb|least in bulb|least being in bulb|nearer to bulb|least at bulb|bulb to tip|with least digit in bulb|with least in bulb|least digit in bulb|as you leave bulb|from its bulb to its tip|from bulb to end|tell how many from bulb|start small in bulb|counting from bulb|start in bulb|from there|from circle to flat end|from circle to end|from circle to other end
may with step|as you move|mercury only|next|strictly|always|moving|value|to tip|to other end|to end|to its tip|end|from|reading|along|through|rounded|gray shapes|step|away|going|cell than|than|must|least|one by one|not tell|every step|in order|order|go from low to high|temperature rise|cell by cell|preceding cell|than digit on preceding cell|1|no repeat|and no repeat|with bulb|round|know|each step you take|least digit in bulb|bulb|leave|hotter|rise|flat end|step on|has to be|is to|to
never to bulb|toward bulb|towards bulb|in bulb rise|fall|less
means each @ :: it is rising

frame slow thermometer
about thermo
must may tell previous|not less|not fall|same or greater|greater or same|greater than or tell|tell or greater|may tell|may stay same|may repeat|notfall|is atleast 1 before|atleast 1 before|is atleast previous|atleast previous 1|greater than or tell 1 before|tell or greater than
must from bulb|beginning from bulb|starting from bulb|starting at bulb|away from bulb|outward from bulb|read from bulb|reading from bulb|from bulb end|bulb to tip|from bulb to end|from bulb to tip
may or is greater|rise|but|previous 1|than|as 1 before it|before it|from 1 cell to next|to next|next|moving|reading|from|or|may|to tip|to end|slow|along|is greater|greater|step|is slow|so from|1 before|than 1 before|although they may remain tell|although|may remain tell|remain tell
never to bulb|toward bulb|towards bulb
means each @ :: it is growing

frame arrow
about arrow
must sum|sumto|total|adding|add|added|adds|addition|summing|totals
must circle|circled digit|its circle|circled
may is sum of|tell|eq|same|same sum like|together|from|from circle to its tip|to its tip|to tip|rest|shaft|stem|body|tail|path|line|passes through|through|along|lie|coming out|out|follow|if you follow|meet|after|beginning|base|bulb|like|rest of|other|attached|connected|up|contains|value|must|must be|the|digit for|inside|belonging|joined|result|sit|make|1|if|comes|that comes out of it|comes out of it|then|in circle|sum up
may may repeat|repeat is fine|repeat is allowed|repeat is possible|repeat possible|may is repeat|repeat allowed|repeat may|and may repeat|repeat if allowed by other rules|if allowed by other rules|where other rules allow|if other rules allow
means each @ :: sum = number(bulb)

frame renban
about line region
must consecutive|successive|straight|no gaps|no gap|unbroken run|without gaps|run of digit|without gap|unbroken sequence|would make straight
must anyorder|k consecutive|n consecutive|not repeat|set|all different|is different|different digit|without repeat|no digit twice|nothing twice|with nothing twice|nothing is repeat|order is free|none repeat|jumbled up|jumbled|mixed up|rearranged|sequence|not fixed|each arrangement|each 1 more than last|not necessarily in order|any arrangement|in whatever order|run|sort|shuffled|exactly once|group of consecutive|group|bunch|count up by 1|without gap or repeat|with no repeat|no repeat|if you sorted them|if sorted|scrambled|arranged each way|arranged
may form|make|but|renban|renbans|k|n|k cell|n cell|have n|length n|length|between least and greatest|least and greatest|run of|order|once|like|up|each way|without|in each|covers|set of|of same length|order not|may is|to|may|tell|contain|as there is cell|however|nothing|number|appear|you like|bunch|group of|with no repeat|no repeat|if|in order|may is anyorder|count up by 1|or repeat|consecutive set|would|if you sorted them|they may is
never adjacent|neighbour|next|step|neighbouring|difference|differ|beside|joined|side|row|column|box
means each @ :: it is consecutive

frame nabner
about line
must no 2 digit of line is consecutive|no 2 digit is consecutive|no 2 digit on it is consecutive|no 2 digit on line is consecutive|each 2 digit|each pair|no digit is consecutive|no 2 of them is consecutive
must wherever|anywhere|no matter|not repeat|repeat|no digit repeat|differ atleast 2|different|nabner
may differ atleast 2|wherever on it they is|if they is adjacent on it|if they is adjacent|no matter|no digit repeat|adjacent or not|in order|no|or repeat|not|nor|consecutive|anywhere|on line|nabner|where they is
never is consecutive in|sum
means each @ :: (each a, b in pairs: |a - b| >= 2)

frame whispers
about line
must adjacent|neighbour|neighbouring|consecutive cell|beside each other|next to each other|follow each other|that follow each other|side by side|in step|step|consecutive digit|1 cell to next|orthoadjacent|1 digit and next 1|between neighbour|2 digit that is joined by|from 1 cell to next|each step on|next to|digit before and after
must differ atleast #|differ # or more|differ minimum #|is atleast # apart|atleast # apart|is # or more apart|# or more apart|difference atleast #|difference of atleast #|difference of # or more|differ with minimum #|minimum difference of #|difference # or greater|difference of # or greater|jump by atleast #|gap of atleast #|greater minus less tell # or more|have difference of atleast #|not have difference less than #|difference is atleast #|differ # or greater|difference least #|difference between their digit is # or greater|is # or greater|have atleast # difference|atleast # difference|is atleast # away from each other|atleast # away|differ least #|jump of atleast #|gap is atleast #
may pair|2|whisper|whispers|german|dutch|chinese|along|such|green|orange|line|which|from|to|of|between|step|no small step|meaning|in dutch|in german|jump by|take|difference|eq|have difference|jump|gap|always|to digit before and after|up or down|difference between their digit|when|before and after
never sum|product|ratio|atmost
means each @ :: each a, b in steps: |a - b| >= $1

frame whispers by a list
about line
must adjacent|neighbour|neighbouring|consecutive cell|beside each other|next to each other|follow each other|that follow each other|side by side|in step|step|consecutive digit|1 cell to next|orthoadjacent
must differ 5 6 7 or 8|difference is 5 6 7 or 8|whose difference is 5 6 7 or 8
may pair|2|whisper|whispers|german|along|such|line|from|of|between|step
means each @ :: each a, b in steps: |a - b| >= 5

frame palindrome
about line
must same|reads same|read same|read alike|alike|same digit|same line of digit|same string of digit|same sequence|makes no difference to sequence|no difference|tell same|meet same digits|is palindrome|palindrome|same digit in same order|same from left to right as from right to left|read them same
must bothways|forwards and backwards|either end|whichever end|from each end|forwards or backwards|from either end|from both end|in both directions|backwards|each times|from 1 end from other|from left to right as from right to left|whichever direction|in either direction|each direction|from left to right or from right to left
may palindrome|walk|reading|read|begin from|sequence|of|to|begin|from|line of|string of|tell|you|may|start|means|when|it|is|if|makes|go|from 1 end|other|in same order|order|see|is same|they|always|the|which|direction|from left to right as from right to left|it makes no difference|from left to right or from right to left
never sum|colour
means each @ :: it is palindrome

frame region sum
about line
must sum|sumto|sums|total|totals
must same|constant|tell|equal|identical|same sum|same total|tell sum
must box|segment|segments|pieces|piece|box edge|region|boxes
may box edge|edge of box|divide|divided|joined by|cut|by|in segments|from 1 line|each time|crosses in new|previous|passes|it passes|n|where n is atmost line|collects|on its way|through|line passes|each line have its sum|own|to|sum of|that|parts|part|inside|within|goes|from|new|whenever|up|add|has|split|wherever|crosses|stay|in 1 box|other|as part of it|part of|as|1|wherever it|in each other box|visits|3 3|3x3|section|it left|left|enters|if|in that section|tell in section it left
may may differ from line to line|differ from line to line|different line may have different sum
never product|difference|not|row|column
means each @ :: each s, t in pairs(segments): sum(s) = sum(t)

frame what cuts a line
about line
must box edge|edge of box|border of box
must segments|segment|pieces|cut|divide|divided|joined by|split
may by|in|of box|the|into|sum
never same|tell|not
means nothing

frame between one and the other
about line
must greater than 1 of its end circle and less than other|is greater than 1 of its end circle and less than other|greater than 1 of circle and less than other|less than 1 of circle and greater than other|is greater than 1 of circle and less than other|greater than 1 circle and less than other
may each|is|strictly|end|at end
means each @ :: each c in inner: min(ends) < c < max(ends)

frame between
about line
must between|lie between|lying between|strictly between
must circle|in circle|circled|end|its end|at end
may that it joined|2 circle|joined|may have only|only|repeat possible|may repeat|value|values|inner|lie|lies|2|must|strictly|from|connects|connecting|numerically|in|end|other|rest|may|all rest|and not tell them|take|as edge|limits|not tell them|have|borders|edge|fall between|fall|falls
never outside|sum|diamond|differ|less|greater|not between|not lie between|not is between|not strictly between|least|greatest
means each @ :: each c in inner: min(ends) < c < max(ends)

frame lockout
about line
must diamond
must outside range|not is in range|not in range|stay outside|not lie between|not between|lie outside|fall outside interval|is outside range|outside interval|is outside|outside
must included|inclusive|end included|either of them|tell either|or tell|nor tell|not tell them|and not tell them
may outside range|set by|given by|digit in|end|at end|at its end|other|rest|range|stay|not|between|or lie between them|no|may|tell either of them|in its end|them|or lie|lie|from|to|atleast|defined by|2|interval|fall|to other s|from 1 end s digit|and not tell them|endpoints|digit|s|blue|1|other s
also is atleast 4 apart|differ atleast 4|atleast 4 apart|differ 4 or more|each diamond differ least 4|must differ atleast 4 => each @ :: |it[1] - it[-1]| >= 4
means each @ :: each c in inner: not (min(ends) <= c <= max(ends))

frame outside both ends
about line
must either less than each end diamond or greater than each|less than each end diamond or greater than each|either less than each or greater than each|less than each or greater than each|less than both or greater than both
may other|is|either|digit|end|at end|on
means each @ :: each c in inner: not (min(ends) <= c <= max(ends))

frame zipper
about line
must sum|sumto|adding|add|summing
must middle|centre|middle cell|centre cell|centre digit|central|center|central cell|central digit
must same distance|as far from|tell distance|equidistant|same digit of step|same number of step|opposite|as far from it|equally far|distance|same distance to|at tell distance
may 2 cell|2 digit|2|pair|away|from|line s|s|as each other|what|is what|tell|each edge|both edge|on either edge|of line|zipper|each pair of|step|by|to|on each edge|side|from each other|same|equal|an|position|center|central|at|have same distance|central cell|central digit|middle cell|middle|centre|distance|that have
never product|difference|not
means each @ :: if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])

frame entropic
about line
must low|1 2 3|123|1 3
must middle|medium|mid|4 5 6|456|4 6
must high|7 8 9|789|7 9
must 3 cell|3 digit|each 3|stretch of 3|3 adjacent|3 consecutive|3 neighbour|3 in row|3 successive|3
may 1 3|4 6|7 9|1 2 3|4 5 6|7 8 9|low|middle|medium|high|1 from|and 1|1 each|exactly 1|1 of|1 is from|1|from|in succession|in row|stretch|sequence|consecutive|set|of 3|adjacent|neighbour|neighbouring|long|run|group of|group|form|anyorder|somea digit from|consist of|each run of
never not|sum|2|each low|all low|each middle|each high|all high|same|or
means each @ :: each windows(3): (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})

frame modular
about line
must 1 4 7|147
must 2 5 8|258
must 3 6 9|369
must 3 cell|3 digit|each 3|stretch of 3|3 adjacent|3 consecutive|3 neighbour|3 in row|3 successive
may 1 from|1 of|1 is from|1 each|exactly 1|1|from|among|in row|in succession|stretch|sequence|consecutive|set|adjacent|neighbour|neighbouring|long|run|3|group of|group|form|anyorder|consist of|sets
never not|sum|2|same|or
means each @ :: each windows(3): (some c in it: c in {1, 4, 7}) and (some c in it: c in {2, 5, 8}) and (some c in it: c in {3, 6, 9})

# ---- marks between two ----
frame difference one
about mark
must consecutive|differ 1|differ exactly 1|difference 1|difference of 1|is 1 apart|1 apart|adjacent in counting order|neighbour on digit line|differ only 1
may kropki|2|between|joined|separate|tell|sits|sit|edge|pair|small|their|difference|from each other|exactly|beside|cell|next to|side by side|sharing|share|adjacent|neighbour|cells|border|them|touching|by|have|if thereis|if 2 cell have|if they have|in between|ones|then|if|sort|1 from each other|for|stands
never not|ratio|twice|or|sum|empty|blank|without
means each @ :: each a, b in steps: |a - b| = 1

frame twice
about mark
must twice|double|1 of 2 digit is twice other|ratio of 2|1:2 ratio|in 1:2 ratio|greater is twice less|1 is exactly 2 times its neighbour|divide greater digit by less and you get 2|digit and its twice|1 is twice other|1 digit is twice other|1 of digit twice other|1 and 2 2 and 4 3 and 6 or 4 and 8|1 of digit is twice other|ratio 2:1|with ratio 2:1|ratio of their digit is 1:2|1 of them have twice other|1:2|1 digit by doubling other|you get 1 digit by doubling other
may kropki|2|between|joined|separate|tell|sits|edge|pair|small|1|other|exactly|greater|less|of|beside|share|sharing|in either order|anyorder|their|ratio|them|have|if|if they have|if 2 cell have|then|ones|have digit|with|is 1:2|in|either|sit|you get
never not|consecutive|sum|differ|empty|blank|without
means each @ :: each a, b in steps: a = 2 * b or b = 2 * a

frame x
must x
must 10
must sum|sumto|sums|make|making|add|adding|tell|total|is
may 2|cell|between|joined|joins|edge|pair|by|separate|to|when you see|them|marked|eq|same|beside|adjacent|neighbour|share|sharing|roman|letter|if thereis|if|on either edge of|either|then|roman digit|of|they|s|pair of|no negative constraint here|no negative constraint|here
means each mark sign=x :: sum = 10

frame x and v
order x 10 v 5|v 5 x 10|10 x 5 v|5 v 10 x
must x
must v
must sum|sumto|sums|make|making|add|adding|total|is
may 2|cell|between|joined|joins|edge|pair|by|separate|to|when you see|them|marked|eq|same|beside|adjacent|neighbour|share|sharing|roman|letter|tell|10|5|sign|if thereis|if|on either edge of|either|then|roman digit|of|they|s|pair of|no negative constraint here|no negative constraint|here
never all|not|wherever|always|is marked|twice|negative
means each mark sign=x :: sum = 10 ;; each mark sign=v :: sum = 5

frame all x and v
order x 10 v 5|v 5 x 10|10 x 5 v|5 v 10 x
must x
must v
must wherever|is marked|always|all x and v is given|i have put in each x and v that thereis|is always marked|if and only if
must sumto|sum|make
may 2|cell|between|orthogonal|pair|by|to|them|marked|adjacent|neighbour|roman|letter|tell|10|5|is marked|orthoadjacent|each that|always|if and only if|if and only if marked|to 10|to 5
never not|no|if|twice
means each mark sign=x :: sum = 10 ;; each mark sign=v :: sum = 5 ;; board unmarked :: each a, b in unmarked: not (a + b in {5, 10})

frame v
must v
must 5|1 4 or 2 3|1 and 4 or 2 and 3
must sum|sumto|sums|make|making|add|adding|tell|total|is|they is
may 2|cell|between|joined|joins|edge|pair|by|separate|to|when you see|them|marked|eq|same|beside|adjacent|neighbour|share|sharing|roman|letter|some way round|in either order|anyorder|if thereis|if|on either edge of|either|then|roman digit|of|they|s|pair of|no negative constraint here|no negative constraint|here
means each mark sign=v :: sum = 5

# ---- marks on corners and cells ----
frame quadruple
about mark corner
must 4 cell|4 surround cell|surround|4 surround|around|4|2x2 square
must appear|in them|is placed|found|have to|contain|position|appear somewhere|have appear|go in|tell some of|tell few of|have each digit given|have each
may lists|list|listed|meet|where|somewhere|anyorder|small|little|it touches|touches|touch|around|whatever|quads|quad|quadruple|quadruples|in any order|at least once|atleast once|in circle|white|must|written|somehow|corner|at corner|point|that it touch|surround|tell some of|some of|few of|tell few of|2x2 square of cell|through not that goes where|circled|they sit on|sit on|on corner of|tell|goes where|has to|of|circled digit|2x2|square|it is centre on|centre on|go in 2x2 square|which|that go in
never not|only|sum|no
means each @ clued :: each d in clue: count_of(it, d) >= count_of(clue, d)

frame even
about cellmark mark
must even|2 4 6 or 8|2 4 6 8
may only|may have|may is|may|have|tell|hold|if|1 of|digit only|must|may appear|may is placed
never not|odd
means each @ :: it is even

frame odd
about cellmark mark
must odd|1 3 5 7 or 9|1 3 5 7 9
may only|may have|may is|may|have|tell|hold|if|1 of|digit only|must|may appear|may is placed
never not|even
means each @ :: it is odd

frame minimum
about cell!
must less|lower|smaller|least
must neighbour|orthogonal neighbour|orthogonally next to it|edge adjacent cell|next to it|orthoadjacent|orthogonally adjacent|adjacent cell|orthoadjacent digit|all orthoadjacent|orthoadjacent with it|orthoadjacent with them
may shaded|gray|than|up down left and right|arrow|inward|inwards|pointing|from|orthogonal|orthogonally|4|edge|touch|its|local|beside|up down left right|if 4|if|point toward it|point toward|toward|toward it|of|point in it|point in|local minima|minima|minimums|horizontally and vertically|horizontally or vertically|arrowheads pointto less digit|arrowheads
never greater|outward|outwards|not|diagonal
means each @ :: each n in beside(cell): cell < n

frame maximum
about cell!
must greater|higher|bigger|larger|more than|greatest
must neighbour|orthogonal neighbour|orthogonally next to it|edge adjacent cell|next to it|orthoadjacent|orthogonally adjacent|adjacent cell|orthoadjacent digit|all orthoadjacent|orthoadjacent with it|orthoadjacent with them
may shaded|gray|than|up down left and right|arrow|outward|outwards|pointing|from|orthogonal|orthogonally|4|edge|touch|its|local|beside|up down left right|if 4|if|point away from it|point away|away from it|of|point out of it|local maxima|maxima|maximums|horizontally and vertically|horizontally or vertically|arrowheads pointto less digit|arrowheads
never less|inward|inwards|not|diagonal
means each @ :: each n in beside(cell): cell > n

# ---- cages and regions ----
frame killer
about cage
must clue|given|corner|topleft|top left|small digit|little digit|wee digit|cage sum|its sum|shown|indicated|in corner
must sum|sumto|sums|total|totals|add|adding|summing|adds|addition|make sum|add up|together
may new|n|contents|topleft|corner|upper|left|top|little|small|digit|together|tell|up|get|by|make|value|fill|see|so that|enclosed|outline|dotted|dashed|as|to|reach|like|must|inside|within|contained|killer|from|clue|sum|total|sumto|their|total of|digit in|written|is what|added together|added|if thereis 1|work as in each killer|work as|form|filled|with|as marked|marked|tiny|up in|once|per cage|eq|what s in|if there is|summed|when summed|required|come to|3 killer
also not repeat|no repeat|without repeat|without repeat digit|each them different|is all different|all different|is different|different from each other|not use digit twice in same cage|not use digit twice|no digit is used twice|not have same digit twice|no digit twice|repeat is forbidden|it is forbidden to repeat digit|is forbidden to repeat digit|none repeat|no doubling up of digit|different digit|not have repeat|cage not repeat|not repeat digit|repeat not|repeat in cage not|no 2 of them is same|there not 2 of same digit|not 2 of same digit|without ever using 1 twice|set of non repeat digit|non repeat digit|digit may appear atmost once per cage|digit may appear atmost once|no repeat digit|have no repeat|cage have no repeat digit|nothing repeat|no digit repeat|nothing repeat in cage => each @ :: it is different
never product|difference|except|atleast|last|odd|even
means each @ clued :: sum = clue

frame no repeat in cages
about cage
must not repeat|no repeat|without repeat|all different|is different|different digit|no digit twice|none repeat|repeat is forbidden|it is forbidden to repeat digit|not have same digit twice|no digit appear twice|each digit once|not have 2 tell digit|no repeat digit|have no repeat digit|may appear atmost once per cage|digit may appear atmost once per cage|not may tell up more than once in same cage|not may tell up more than once|may not appear more than once|not appear more than once
may digit|inside|within|from each other|2|same|in same cage|may|must|oh|per cage
never sum|except|row|column|box
means each @ :: it is different

frame diagonals
about diagonal
must all different|is different|each digit|once|not repeat|1 to 9|all 9 digit|no digit twice|every digit|1 9|all digit from 1 to 9|without repeat|no repeat|have digit 1 9|from 1 to 9|appear once|no digit may appear more than once|not appear more than once
may long|main|2|both|exactly once|as well|too|from corner to corner|run|from|1 to 9|topleft|corner|bottom right|to|once|all 9|different|another row|like row|box|no|repeat|digits|9|through|behave like row or column|like row or column|behave like|from 1 to 9|of them|appear|marked in|blue|gray|each once|may appear more than once
never sum|sumto|arrow|clue|consecutive
means each @ :: it is different

frame extra region
about region cell!
must once|1 to 9|each digit|no digit twice|all 9 digit|not repeat|all different|is different|1 9|each of digit 1 to 9|like box|no repeat|without repeat|from 1 to 9|digit from 1 to 9|hold different digit
may extra|form|exactly once|as well|too|1 to 9|is there|like|as in|normal box|normal|box|9|extra region|no|repeat|2|4|region|window|windows|windoku|additional|twice|contains|just|from 1 to 9|once each|once|of them|in middle of box|in middle of each box
never sum|consecutive|same|row|column|diagonal|less|greater
means each region ~ :: it is different

frame extra region of shaded cells
must shaded cell|9 shaded cell|shaded box|4 shaded box|shaded window|4 shaded window
must once|1 to 9|each digit|no digit twice|all 9 digit|not repeat|all different|is different|1 9|each of digit 1 to 9|like box|no repeat|without repeat|from 1 to 9|digit from 1 to 9
may extra|form|exactly once|as well|too|1 to 9|like|as in|normal box|normal|box|9|extra region|no|repeat|4|region|windoku|additional|twice|contains|just
never sum|consecutive|same|row|column|diagonal|less|greater|atleast
means each region :: it is different

frame clone
about region
must copies|copy|same|identical|tell each other|clone|clones|would tell
must each other|digit for digit|identical|same digit|same position|corresponding|relative|on top of other|copies|copy|clones|clone|not only in form but in their digit
may same position|in same order|order|position|corresponding|digit for digit|relative|shape|of|have|if you slid 1|on top|other|2|exactly|must|would|all digit|contents|each|they have same digit|same digit|form|shapes|not only in form but in their digit|gray|have tell digit|tell digit|tell|so corresponding cell
never sum|different|no
means all @ :: each a, b in pairs(things): a = b

# ---- clues beside the grid ----
frame sandwich
must between 1 and 9|1 and 9 have between them|enclose by 1 and 9|from 1 until 9|stands between each 2|stand between 1 and 9|between each 2|sandwiched by 1 and 9|stuck between 1 and 9|between digit 1 and 9|located between digit 1 and 9|lies between them|1 and 9|between 9 and 1|between its 9 and its 1|between its 1 and its 9
must sum|sumto|sums|adding|add|add up|summing|total
must outside|outside grid|row|column|end|edge|beside|clue|in front of
may row or column|that row or column|same row or column|same|that|row|column|take|find 1 and 9 in clued|filling|bread|not counted|not included|1 and 9 not included|1 and 9 is not included|stands|whatever|digit beside it|to|reach|at its end|up|together|tell|located|sandwich|sandwiched|is|or|clue|outside|edge|enclose|sum|from|lie|lies|comes|between|stuck|front|above|in front of|above column|1 and 9 is bread|meaning|lies between them|between them|given outside|is bread|of whatever|everything|everything that lies between them|line|in that line|9 and its 1|find
never product|difference|no
means each outside clued :: sum(between(1, 9)) = clue

frame what a sandwich is
must find 1 and 9|take row or column|imagine 1 and 9|bread not counted|bread is not counted
may clued|row or column|beside|bread|sandwich|counted|row|column|or|not|1|9|is|as
never sum|sumto
means nothing

frame x sum
must first x cell|first x digit|how many digit|how many cell|how many|first n cell|first n digit
must sum|sumto|add|adding|sums|total|summing
must closest|nearest|first digit|first cell|x is digit in closest cell|x is first digit|n is digit in first|n is first digit
may outside|clue|grid|let x is digit in|let|included|including|itself|from|that edge|that side|edge|tell|to|get|row|column|or|as|their|have|up|closest to clue|from clue|when|x is|beside|seen|you add|x|sum|in that direction|direction|x tell digit|with x|seen from clue|being|of that row or column|placed|look in|look|starting|starting from|n is|cell|add up included|sum of first n cell|n
never not|last|product
means each outside clued :: sum(it[1..it[1]]) = clue

frame skyscraper
must skyscraper|skyscrapers|tower|towers|building|buildings
must visible|seen|see|may is seen|may see
must how many|amount|digit of|number|count|tell
may outside|clue|heights|height|taller|ones|hide|shorter|behind them|behind|since|because|from|there|that edge|edge|outer|digit is|imagine|as|of that|greater|less|box|view|box view|when|looking|look|row|column|or|direction|that|may|ones hide|1|and|is|tall|tell|represent|stand at clue|look in grid|stand|you see|tall ones hide less ones|eq|tall ones|less ones behind|into|hiding|where digit is visible if it s greater than all digit before it|digit is visible if it s greater than all digit before it|visible digit|with taller ones hiding shorter ones behind them
never not|sum|shortest
means each outside clued :: count(i in places where each a in it[1..i - 1]: a < it[i]) = clue

frame digits taller than all before
must greater than all digit before them|is greater than all digit before them|higher than all before them
must how many
must outside|outside digit|clue
may row or column|in that row or column|looking from clue|looking|from|clue|tell|digit|that|or|row|column
never not|sum
means each outside clued :: count(i in places where each a in it[1..i - 1]: a < it[i]) = clue

frame what towers are
must skyscraper|skyscrapers|tower|towers|building|buildings
must height|heights|hide|hides|box|view|block|blocks|behind|taller|tall|floors|eq heights|of that many floors
may imagine|as|of that|greater|less|box|view|shorter|ones|behind|it|them|tall|taller|high|is|from|those|smaller|1|block|hide|hides|all|floors|height|heights|treat|many|of that many|many floors|you|see|to|view to
never visible|seen|not|sum
means nothing

frame little killer
must sum|sumto|sums|total|adding|add|totals|add up
must diagonal|diagonally|diagonal sum|direction|on diagonal
must arrow|outside|outside grid|clue|edge|beside
may follow|through|you pass|pointto|point|points|to|next to|that|value|given by|digit|at arrow|tip|marked|shown|little|killer|of arrow|outside|clue|sum|in direction|direction|small|from|up|tell|along|its|indicated|follow arrow of|if thereis|in that direction|go on to other edge of grid|go on|start where|start|other edge|pointed at|pointed at by|s arrow|all digit|is given some|some|totals|this digit|then|of|lie|on|if allowed|2 clue|2|repeat on it
may may repeat|repeat is possible|repeat possible|repeat is okay|repeat is fine|repeat is allowed|and same digit may appear several times on diagonal|same digit may appear several times|may is repeat|and may repeat|but may repeat|repeat allowed
never product|difference|not
means each diagonal clued :: sum = clue
means each outside clued :: sum(it) = clue

frame parity of neighbours
about line
must odd and even|even and odd|parity
must alternate|alternates|in turn|alternating|different parity
may digit|always|from|to|next|neighbouring|adjacent|or
never not|same|sum
means each @ :: each a, b in steps: (a + b) is odd

frame double arrow
about line
must sum|sumto|add|added together|together tell sum of|together
must same|tell|equal
must 2 circle|between 2 circle|2 circled digit|circle
must between|rest|joined them|line joined them
may line|2 circle|between 2 circle|2 circled digit|added together|same as|as|to|sum of|circled|circle|together|same|end|at end|between|joined them|that joined them
never not|product|box
means each @ :: sum(inner) = sum(ends)

# ---- what is allowed ----
frame permission
must may repeat|missing|is fine|is possible|is okay|is allowed|possible|allowed|pair may too|may is pair like that|may have each sum|may is repeat|notall such pair have been marked|notall of them is given|permitted|there may is other such pair that not marked|may is other such pair
must repeat|dot|pair|such|given|clue
may dot|pair|such|unmarked|marked|missing|arrow|diagonal|if sudoku permits|if other rules allow|if allowed|too|as well|like|without|other|some|permits|there|line|not|may|repeat|fine|okay|notall|other such pair|not marked
never row|column|box|cage|region
means nothing
)";

}  // namespace omnidoku::reading
