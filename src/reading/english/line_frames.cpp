// SPDX-License-Identifier: MIT
//
// The rules on lines that people say in most ways, by what must be said of them
// (reading/frames.h), and what all frames share.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kLineFrames = R"(
filler digit cell each all any in on of with at that it its their they them their this is be have also by for here thereis
filler d s ll you your which what whose such where as somea given placed get find take put position write grid puzzle sudoku rule apply so and exactly when eq figure figures stands sits goes there rules usual standard result whatever ve got going about lie lies lying entry entries occurs occurring contained indicated simply course respective corresponding concerned itself appear exist exists require requires need needs pictured depicted featured involved satisfy satisfies obey obeys ensure ensures guarantee guarantees particular question basic regular typical normal classic traditional
shared once once|exactly once|1 time|exactly 1 time|just once|only once|greatest 1 time|maximum 1 time|atmost once|a single time
shared different all different|is different|different digit|mutually different|pairwise different|distinct|no digit twice|no repeat|without repeat|not repeat|none repeat|no duplicates|without duplicates|no repeated digit|no digit repeat|nothing twice|nothing is repeat|no digit may appear twice|no 2 same digit|no 2 tell digit|no digit is repeat|no digit may repeat|no digit may is repeat|no digit recurs|no digit appear twice|no digit may appear more than once|not appear more than once
shared following adjacent|neighbour|neighbouring|consecutive cell|beside each other|next to each other|follow each other|that follow each other|side by side|in step|step|1 cell to next|from cell to cell|next door|successive|come after each other|after each other|in row|in succession|follow 1 another
shared anyorder anyorder|that have been shuffled|have been shuffled|order is free|in each order|in any order|not necessarily in order|neednot in order|neednot is in order|order is arbitrary|order not matter|arranged in any order|arrangement is free|in some order|sequence is arbitrary|shuffled|jumbled up|jumbled|mixed up|in arbitrary order

# ---- lines ----
frame thermometer
about thermo line
must rise|is rise|go from low to high|find greater digit|digit greater than|is bigger|climb|ascend|to greater digit|digit is greater|get greater|keep getting greater|getting greater|is greater than|greater than 1 before|is greater|grow|increase|become greater|become strictly greater|is strictly greater|greater than 1 before it|low to high|to high
must from bulb|beginning from circle|beginning from bulb|beginning at bulb|starting from bulb|starting at bulb|start at bulb|away from bulb|away from its bulb|outward from bulb|read from bulb|from bulb to tip|from bulb to other end|from bulb end|least is in bulb|least in bulb|least being in bulb|nearer to bulb|least at bulb|bulb to tip|with least digit in bulb|with least in bulb|least digit in bulb|as you leave bulb|from its bulb to its tip|from bulb to end|tell how many from bulb|start small in bulb|counting from bulb|start in bulb|from there|from circle to flat end|from circle to end|from circle to other end|starting from round bulb|from round end|reading from bulb|from its bulb|outwards from bulb|from their bulb|begin at bulb|from bulb onwards|bulb is its least|bulb end|away from their bulb|away from its round bulb|starting at gray bulb|starting at round bulb|starting at gray round bulb|starts at its bulb|starts at bulb|starting at its bulb|beginning with bulb|beginning in bulb|low bulb|from low bulb
may with step|as you move|mercury only|next|strictly|always|moving|value|to tip|to other end|to end|to its tip|end|from|reading|along|through|rounded|gray shapes|step|away|going|cell than|than|must|least|one by one|not tell|every step|in order|order|go from low to high|temperature rise|cell by cell|preceding cell|than digit on preceding cell|1|no repeat|and no repeat|with bulb|round|know|each step you take|least digit in bulb|bulb|leave|hotter|rise|flat end|step on|has to be|is to|to|greater than 1 before|than 1 before it|than 1 before|greater than 1 you left|than 1 you left|walk|as you walk|sequence|read|keep|getting|keep getting|with each step|shapes|with|gray line|gray|line|form|shape|each of 2|2|each next|higher|gray round|starting|the 1 before|with every step|every|meet|you meet|move on line|after that|temperature|with each cell|with each cell after that
never to bulb|toward bulb|towards bulb|in bulb rise|fall|less
means each @ :: it is rising

frame slow thermometer
about thermo line
must may tell previous|not less|not fall|same or greater|greater or same|greater than or tell|tell or greater|may tell|may stay same|may repeat|notfall|is atleast 1 before|atleast 1 before|is atleast previous|atleast previous 1|greater than or tell 1 before|tell or greater than|rise or stay tell|stay tell|same like previous 1 or greater|same like previous or greater|no cell may have digit less than|not less than|not is less|not go down|never go down|rise or stay same|rise or is tell|same like or greater than previous|same or greater than|same as or greater|is either greater than or tell|tell digit allowed|same as or greater than
must from bulb|beginning from bulb|starting from bulb|starting at bulb|away from bulb|outward from bulb|read from bulb|reading from bulb|from bulb end|bulb to tip|from bulb to end|from bulb to tip|from its bulb|from its bulb onwards|bulb is its first term|bulb is first term|moving from bulb|going away from bulb|from round bulb|starting at gray bulb|at gray bulb
may or is greater|rise|but|previous 1|than|as 1 before it|before it|from 1 cell to next|to next|next|moving|reading|from|or|may|to tip|to end|slow|along|is greater|greater|step|is slow|so from|1 before|than 1 before|although they may remain tell|although|may remain tell|remain tell|going|stay tell|but they not fall|they not fall|not fall|form|sequence|its first term|first term|as first term|with|repeat|may repeat its predecessor|predecessor|before|cell before it|digit|onwards|not less|1 before it|than 1 before it|than cell before it|the|travel|as you travel|previous|same like|greater than|tell 1 before it|from bulb to tip|each|is either greater|either|allowed|away|away from its bulb|gray line|away from|gray bulb|same as or greater than 1 before it|so it may is repeat if sudoku lets it|so it may is repeat|if sudoku lets it|on way|on way from bulb|but they may stay same|they may stay same
never to bulb|toward bulb|towards bulb
means each @ :: it is growing

frame arrow
about arrow
must sum|sumto|total|adding|add|added|adds|addition|summing|totals
must circle|circled digit|its circle|circled
may is sum of|tell|eq|same|same sum like|together|from|from circle to its tip|to its tip|to tip|rest|shaft|stem|body|tail|path|line|passes through|through|along|lie|coming out|out|follow|if you follow|meet|after|beginning|base|bulb|like|rest of|other|attached|connected|up|contains|value|must|must be|the|digit for|inside|belonging|joined|result|sit|make|1|if|comes|that comes out of it|comes out of it|then|in circle|sum up|got to|have got to|to|everything|passing|passing through|is passing|grows from|it grows from|excluded|circle excluded|not included|yields|get|you get|give|gives|reach|come to|comes to|it starts from|it starts|starts there|starts|sits on|make up|belong|of which it comes|leads|which leads|leading
may may repeat|repeat is fine|repeat is allowed|repeat is possible|repeat possible|may is repeat|repeat allowed|repeat may|and may repeat|repeat if allowed by other rules|if allowed by other rules|where other rules allow|if other rules allow
means each @ :: sum = number(bulb)

frame renban
about line region
must consecutive|successive|straight|no gaps|no gap|unbroken run|without gaps|run of digit|without gap|unbroken sequence|would make straight|follow each other without gap|gapless|gapless sequence|run without gaps|consecutive set|set of consecutive|greatest and least differ exactly n 1|no gaps between them|no gaps in it
must k consecutive|n consecutive|set|with nothing twice|rearranged|sequence|not fixed|each arrangement|each 1 more than last|any arrangement|in whatever order|run|sort|exactly once|group of consecutive|group|bunch|count up by 1|without gap or repeat|with no repeat|if you sorted them|if sorted|scrambled|arranged each way|arranged|<different>|<anyorder>|non repeat|non repeat set|non repeating
may form|make|but|each 1|renban|renbans|k|n|k cell|n cell|have n|length n|length|between least and greatest|least and greatest|run of|order|once|like|up|each way|without|in each|covers|set of|of same length|order not|may is|to|may|tell|contain|as there is cell|however|nothing|number|appear|you like|bunch|group of|with no repeat|no repeat|if|in order|may is anyorder|count up by 1|or repeat|consecutive set|would|if you sorted them|they may is|take|take all|purple|put them in order|put in order|sort|sorted|you d get|you get|they become|become|arranged|arrangement|free|is free|on line itself|line itself|itself|they may|no digit appear twice|however you like|however they like|may is in|but may is|but may|neednot|all|fully|sequence|run|be
never adjacent|neighbour|next|step|neighbouring|difference|differ|beside|joined|side|row|column|box
means each @ :: it is consecutive

frame nabner
about line
must no 2 digit of line is consecutive|no 2 digit is consecutive|no 2 digit on it is consecutive|no 2 digit on line is consecutive|no digit is consecutive|no 2 of them is consecutive|no 2 digit on line may is consecutive|no 2 digit may is consecutive|no repeat and no consecutive digit|2 digit may is neither tell nor neighbour in counting order|2 digit may is neither tell nor consecutive|2 digit of line may is neither tell nor consecutive|no consecutive digit|no 2 digit anywhere on line is consecutive|no 2 digit anywhere on line may is consecutive|no 2 of its digit is consecutive|no consecutive|no 2 digit may is consecutive or same|no 2 digit on line may is consecutive or same|no pair of consecutive digit|no consecutive pair|consecutive or same|consecutive or tell|no 2 digit on line may is tell or consecutive|may is tell or consecutive|no 2 digit on line adjacent on it or not may is tell or consecutive
must wherever|anywhere|no matter|not repeat|repeat|no digit repeat|different|nabner|regardless of where|regardless|or tell|neither tell|no repeat|adjacent or not|not tell|nor tell|or same|neither same|no repeat digit|have no repeat|nor same|identical|tell or consecutive
may differ atleast 2|wherever on it they is|if they is adjacent on it|if they is adjacent|no matter|no digit repeat|adjacent or not|in order|no|or repeat|not|nor|consecutive|anywhere|on line|nabner|where they is|same|is consecutive|regardless of where they is|consecutive or tell|differ 2 or more|also when their cell not lie adjacent|their|may|they is on line|on same line|no 2 digit|or otherwise|or same|matter where|no matter where|on that line|that line|at each position|position|and no pair of consecutive digit|have no repeat|have no repeat digit|where|adjacent on it or not|adjacent|adjacent or|1 more or 1 less than each other digit anywhere|exactly 1 more or 1 less|other|wherever they stand|wherever they stand on line|they stand
never is consecutive in|sum
means each @ :: (each a, b in pairs: |a - b| >= 2)

frame nabner by differences
about line
must each 2 digit|each pair of cell|each pair of digit|each 2 cell|each pair|no 2 digit|no 2 cell
must differ atleast 2|differ 2 or more|difference atleast 2|difference of atleast 2|is atleast 2 apart|2 or more apart|difference of 2 or more|differ least 2|differ less than 2|closer than 2
may nabner|same|adjacent or not|wherever on it they is|wherever|they is|no matter where|no matter|anywhere|whether adjacent or not|or not|not only neighbour|neednot adjacent|have digit|on line|of line|regardless of where they is|regardless|or otherwise|not just adjacent|or|where they is
never sum|ratio|consecutive in|atmost|in step|1 cell to next|from cell to cell
means each @ :: (each a, b in pairs: |a - b| >= 2)

frame whispers
about line
must consecutive digit|orthoadjacent|1 digit and next 1|between neighbour|2 digit that is joined by|from 1 cell to next|each step on|next to|digit before and after|each step|whenever you step from 1 cell to next|successive cell|<following>|before and after|between consecutive digit
must differ atleast #|differ # or more|differ minimum #|is atleast # apart|atleast # apart|is # or more apart|# or more apart|difference atleast #|difference of atleast #|difference of # or more|differ with minimum #|minimum difference of #|difference # or greater|difference of # or greater|jump by atleast #|gap of atleast #|greater minus less tell # or more|have difference of atleast #|not have difference less than #|difference is atleast #|differ # or greater|difference least #|difference between their digit is # or greater|is # or greater|have atleast # difference|atleast # difference|is atleast # away from each other|atleast # away|differ least #|jump of atleast #|gap is atleast #|difference of least #|jump by # or more|jumps by # or more|jump # or more|changes digit by atleast #|changes by atleast #|rise or down by # or more|up or down by # or more|gap of # or more|is atleast # away|away by atleast #|no less than # apart|not less than # apart|apart by atleast #|apart by # or more|differ by # or more|have difference # or more|change of atleast #|least difference between adjacent digit is #|is # away|minimum difference is #|least difference is #|least difference #|difference is least #
may between them|from its neighbour|pair|2|whisper|whispers|german|dutch|chinese|along|such|green|orange|line|which|from|to|of|between|step|no small step|meaning|in dutch|in german|jump by|take|difference|eq|have difference|jump|gap|always|to digit before and after|up or down|difference between their digit|when|before and after|bothways|leaps|make leaps|make|only make|each step|whenever|meaning that|changes|this time so|have between them|next door cell|rise|down|up|or down|on them|you step|walk|walking|before and after it|right before and after it|before|after|after it|right|away|away from|difference between adjacent|least difference|sit|that sit adjacent
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
must same|reads same|read same|read alike|alike|same digit|same line of digit|same string of digit|same sequence|makes no difference to sequence|no difference|tell same|meet same digits|is palindrome|palindrome|same digit in same order|same from left to right as from right to left|read them same|is symmetric|symmetric|mirror image|mirrored|tell line of digit|identical line of digit|identically|read identically
must bothways|forwards and backwards|either end|whichever end|from each end|forwards or backwards|from either end|from both end|in both directions|backwards|each times|from 1 end from other|from left to right as from right to left|whichever direction|in either direction|each direction|from left to right or from right to left|in its digit|either direction|whichever end you start|from whichever end|about its middle|about its centre|regardless of end|from whichever end it is read|regardless of end from that it is read|read from either end
may palindrome|walk|reading|read|begin from|sequence|of|to|begin|from|line of|string of|tell|you|may|start|means|when|it|is|if|makes|go|from 1 end|other|in same order|order|see|is same|they|always|the|which|direction|from left to right as from right to left|it makes no difference|from left to right or from right to left|pick|pick either end|begun|as if you d begun|d|end|at other end|equidistant|cell|identically|leaves it unchanged|reversing|regardless|of end|from that it is read|show|form|reading identically
never sum|colour
means each @ :: it is palindrome

frame region sum
about line
must sum|sumto|sums|total|totals|sumto same digit|summed
must same|constant|tell|equal|identical|same sum|same total|tell sum|same digit|that sum separately|same number|separately
must box|segment|segments|pieces|piece|box edge|region|boxes|bits|parts|portions|stretches|sections|chunks|visit|visits|each box|within each box|box it passes
may box edge|edge of box|divide|divided|joined by|cut|by|in segments|from 1 line|each time|crosses in new|previous|passes|it passes|n|where n is atmost line|collects|on its way|through|line passes|each line have its sum|own|to|sum of|that|parts|part|inside|within|goes|from|new|whenever|up|add|has|split|wherever|crosses|stay|in 1 box|other|as part of it|part of|as|1|wherever it|in each other box|visits|3 3|3x3|section|it left|left|enters|if|in that section|tell in section it left|consider|partitioned|partitioned by|is partitioned|edge|may|may different|may is different|that may is different|for other line|other line|from other|sections|you is left with|left with|with all|wherever it passes new box|new box|for each 1 line|for given line|each its|chop|bits|on its own|independently|separately|starts|begins|it starts new section|new section|each its sections|all its|every|1 line|have to|that line|same box more than once|more than once|if line visits|if line visits same box more than once|summed|summed separately|is summed separately
may may differ from line to line|differ from line to line|different line may have different sum
never product|difference|not|row|column
means each @ :: each s, t in pairs(segments): sum(s) = sum(t)

frame what cuts a line
about line
must box edge|edge of box|border of box
must segments|segment|pieces|cut|divide|divided|joined by|split|chop|bits|parts|portions|sections|partition|partitioned|stretches|chunks
may by|in|of box|the|into|sum|consider|chop|bits|parts|portions|sections|in bits|up|wherever it passes new box|wherever|new
never same|tell|not
means nothing

frame between one and the other
about line
must greater than 1 circled end and less than other|greater than 1 circled digit and less than other|greater than 1 of circled digit and less than other|greater than 1 of its end circle and less than other|is greater than 1 of its end circle and less than other|greater than 1 of circle and less than other|less than 1 of circle and greater than other|is greater than 1 of circle and less than other|greater than 1 circle and less than other|is greater than less circled digit and less than greater|greater than less circled digit and less than greater circled digit|greater than less circled digit and less than greater|greater than less of circle and less than greater|greater than less of 2 circle and less than greater|is greater than 1 circle and less than other|greater than 1 end and less than other|is greater than digit in 1 of white circle it joined and less than digit in other 1|greater than digit in 1 of circle it joined and less than digit in other|greater than less and is less than greater of|greater than less and less than greater of|is greater than digit in 1 of circle it joined and less than digit in other|greater than digit in 1 of white circle it joined and less than digit in other|greater than less and is below greater of digit in 2|greater than digit in 1 of its circle and less than digit in other
may each|is|strictly|end|at end|2 circle|its less and upper limit|less and upper limit|limit|runs from 1 circle to another|runs from 1 to another|from 1 circle to another|everything on way|everything|on way|way|joined|on line|digit on line|runs|circle|1 to another|from 1 to another|runs from 1|1|end circle|2 end circle|digit in 2|of digit in|joins|it joined|connects|below greater|white end circle|digit
means each @ :: each c in inner: min(ends) < c < max(ends)

frame between
about line
must between|lie between|lying between|strictly between
must circle|in circle|circled|end|its end|at end
may that it joined|2 circle|joined|may have only|only|repeat possible|may repeat|value|values|inner|lie|lies|2|must|strictly|from|connects|connecting|numerically|in|end|other|rest|may|all rest|and not tell them|take|as edge|limits|not tell them|have|borders|edge|fall between|fall|falls|not|that not allowed on it|not allowed on it|not allowed|which not allowed|exclusive|not included|not inclusive|always|on way|on its way|way|join|runs|to another|1 circle to other|may not is tell to either of them|not tell to either of them|not tell either of them|and not tell either|either of them|not tell|may not|to either|have digit|it joined|that joined
never outside|sum|diamond|differ|less|greater|not between|not lie between|not is between|not strictly between|least|greatest|less than greater
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
must sum|sumto|adding|add|summing|make same sum|tell together|together
must middle|centre|middle cell|centre cell|centre digit|central|center|central cell|central digit
must same distance|as far from|tell distance|equidistant|same digit of step|same number of step|opposite|as far from it|equally far|distance|same distance to|at tell distance|outer cell make same sum as 2 inner ones|2 outer|outer|inner|each pair of digit with tell distance|lie on each other|symmetrically|symmetrical|2 end cell
may 2 cell|2 digit|2|pair|away|from|line s|s|as each other|what|is what|tell|each edge|both edge|on either edge|of line|zipper|each pair of|step|by|to|on each edge|side|from each other|same|equal|an|position|center|central|at|have same distance|central cell|central digit|middle cell|middle|centre|distance|that have|zip|zip up|up|fold|you find|sitting right|right|found|tell together|together|that come to|lie on each other|meet|end|from its end|find|make|ones|pair of|symmetrically placed about it|symmetrically|symmetrical|about it|placed|each pair of digit|is sum of each pair of digit|so do 2 cell next to middle|so do|do|next to middle|next to|so|and so do|right next to middle
never product|difference|not
means each @ :: if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])

frame entropic
about line
must low|1 2 3|123|1 3
must middle|medium|mid|4 5 6|456|4 6
must high|7 8 9|789|7 9
must 3 cell|3 digit|each 3|stretch of 3|3 adjacent|3 consecutive|3 neighbour|3 in row|3 successive|3
may 1 from each of|1 of each of|1 3|4 6|7 9|1 2 3|4 5 6|7 8 9|low|middle|medium|high|1 from|and 1|1 each|exactly 1|1 of|1 is from|1|from|in succession|in row|stretch|sequence|consecutive|set|of 3|adjacent|neighbour|neighbouring|long|run|group of|group|form|anyorder|somea digit from|consist of|each run of|grouped|grouped as|split in|classes|kinds|kind|1 of each kind|1 of each|think of|as|wherever you take|wherever|you|start|wherever you start|next 3|visit|you visit|come after each other|after each other|meets each of|meets|partition|families|family|come|number from|pick|you have 1 digit from|you have|following each other|follow each other|each of groups|groups|from each of groups|1 from 4 6|and 1 from 7 9|one|together they have|together|they
never not|sum|2 of|2 from|2 adjacent|2 digit|2 cell|2 low|2 middle|2 high|each low|all low|each middle|each high|all high|same|or
means each @ :: each windows(3): (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})

frame modular
about line
must 1 4 7|147
must 2 5 8|258
must 3 6 9|369
must 3 cell|3 digit|each 3|stretch of 3|3 adjacent|3 consecutive|3 neighbour|3 in row|3 successive
may each run of|run of 3|run of|1 digit from|and 1 from|1 from|1 of|1 is from|1 each|exactly 1|1|from|among|in row|in succession|stretch|sequence|consecutive|set|adjacent|neighbour|neighbouring|long|run|3|group of|group|form|anyorder|consist of|sets|follow each other|member|members|families|family|each of|row of 3|anywhere|from anywhere|under microscope|cycle through|groups|grouped as|set of|wherever|wherever you start|next 3|visit|row|see|1 member of each of each|4 7|5 8|6 9|digit from|from 1 4 7|from 2 5 8|from 3 6 9|7|8|9|of each group|each group|from group|group 1 4 7|group 2 5 8|group 3 6 9|1 digit from group
never not|sum|same|or|2 digit|2 cell|exactly 2
means each @ :: each windows(3): (some c in it: c in {1, 4, 7}) and (some c in it: c in {2, 5, 8}) and (some c in it: c in {3, 6, 9})

frame parity of neighbours
about line
must odd and even|even and odd|parity|odd to even|even and odd ones|odd digit is followed by even|even digit is followed by odd|odd digit to even|odd even|between even and odd|1 is even and other is odd|even and other odd|odd and other even|1 is odd and other is even|of them 1 is odd|1 of them is odd and other is even|1 is odd and 1 is even|1 of them is even and other is odd|1 of 2 is odd and other is even
must alternate|alternates|in turn|alternating|different parity|hop from odd digit to even digit and back|followed by odd 1 and odd 1 by even 1|followed by even 1 and even digit by odd 1|followed by even 1 and even 1 by odd 1|followed by odd 1 and odd digit by even 1|is not both odd or both even|never of same parity|take turns|swap|switch|switch back and forth|2 digit adjacent|of 2 digit|back and forth|flip|swaps|if 2 cell is adjacent|2 cell is adjacent|adjacent
may digit|form|always|from|to|next|neighbouring|adjacent|or|follow|if you follow|hop|again|all way on|way|back|on way|odd digit is followed|even digit is followed|odd|even|1|you ll|back again|odd digit|even digit|move|as you move|between|and forth|back and forth|with step|step|of 2|2 digit|other|on red line|adjacent to each other|each other|bothways|bothways between|if 2 cell|if|1 of them|2 cell|is adjacent
never not|same|sum
means each @ :: each a, b in steps: (a + b) is odd

frame double arrow
about line
must sum|sumto|add|added together|together tell sum of|together|match what you get by adding|tell what you get by adding|adding everything|adding|add up|if you add up
must same|tell|equal|match|coincide|as well|what you get|you get same digit like|you get same|same digit like
must 2 circle|between 2 circle|2 circled digit|circle|2 circled end|ends|circles
must between|rest|joined them|line joined them
may line|2 circle|between 2 circle|2 circled digit|added together|same as|as|to|sum of|circled|circle|together|same|end|at end|between|joined them|that joined them|2|tot up|it ll|match|what you get by|everything on line in between|everything|in between|result is tell with|result|lying|over|interior|interior cell|its|over its interior cell|over its 2 circled end|circled end|sums|grand|pair of|as well|inside|those in|added up|add up|value|of 2 digit in circle|the total|in its 2 circle|in its|if you add up|if|you add up all digit|when you add up|when|you get same digit like|you get|like when|same digit like|like|at end of line
never not|product|box
means each @ :: sum(inner) = sum(ends)

frame whispers said by what is too little
about line
must <following>
must not differ # or less|not have difference of # or less|not have difference # or less
may pair|2|whisper|whispers|german|dutch|such|this time so|in dutch|in german|cell|on line|step|time|so
never sum|product|ratio
means each @ :: each a, b in steps: |a - b| > $1

frame palindrome by its ends
about line
must tell|is same|same digit|is tell|hold same digit|have same digit|is identical|match
must equidistant|same distance|as far from|equally far|tell distance|distance
must end|2 end|its end|each end
may from|of|2 end|its end|i e|cell|digit|away|opposite|each other|that is|is|as each other|other|tell|same
never sum|middle|product|not|differ|sumto
means each @ :: it is palindrome

frame modular by remainders
about line
must 3 different|different|all different|distinct|pairwise different|all 3|each of 3|no 2
must remainders|remainder|residues|residue|modulo 3|mod 3|modulo|modulo 3 classes|modulo 3 class
must 3 cell|3 digit|each 3|3 consecutive|3 adjacent|3 neighbour|3 in row|3 successive|run of 3
may come|come from|from|3|group|group of|set|set of|different|in row|by 3|joined|joined by 3|when|mod|modulo|pairwise|leave|leaves|have|when joined by 3|on division by 3|division by 3|after|class|classes|consecutive|same|share|digit is
never not|sum|same sum|2
means each @ :: each windows(3): (some c in it: c in {1, 4, 7}) and (some c in it: c in {2, 5, 8}) and (some c in it: c in {3, 6, 9})

frame lines in parts of a sum
about line
must segments|segment|parts|pieces|piece|groups|group|chunks|sections|blocks|box|portions|stretches|runs|subsets
must sum #|sumto #|sum of #|sum to #|totals #|total #|add to #|have sum #|adding to #|each sumto #|whose digit sum #|of sum #|with sum #|sumto exactly #
may is made up of|made up of|made up|consist of|divide|divided|split|joined|may is|may|snip|snipped|cut|separated|partition|partitioned|exists|there exists|1 or more|or more|consecutive|contiguous|non overlapping|overlapping|non|such that|so that|in such way|way|with|nothing left over|left over|nothing|each cell of line belonging to exactly 1 segment|each cell belonging to exactly 1 piece|each cell is in exactly 1|belonging|is 10 line|10 line|line read|read from 1 end|1 end|connected|joined on line|group|whose|all|each|in groups|such|into|one after another|each cell of line belonging to exactly 1|belonging to exactly 1|each cell belonging to|to exactly 1|chop|chopped|is chopped|broken|broken up|is|be|up|up in|successive groups|successive|consecutive groups of cell|is fully joined in|fully|is joined in|divisible|each of sum|each cell of line is part of exactly 1 group|is part of exactly 1 group|part of exactly 1 group|part|cell of line is|consists of|consist|consisting of|form|exactly 1 group|is part of exactly|of exactly 1|it is possible to|possible|composed|is composed of|each group|groups of adjacent cell|groups of consecutive cell|of adjacent cell|adjacent cell
never not|same|different|box edge|row|column|product
means each @ :: (sum mod $1 = 0) and (count(i in places where sum(it[1..i]) mod $1 = 0) = sum / $1)

frame lines of one sum
about line
must same sum|sum is same|identical sum|tell sum|same total|sum is tell|common sum|is same for all line|is same sum|sumto same|same total that|sum of digit is same on each
may 2|each|all|digit on|1|other|as digit on other|on other|like digit on other|3|that is|for|sumto|sum|add up|to|adding up|is|put on scale|would balance|balance|yields|yield|coincides with|whole|along|colour|their|have|of|must|not given|not told|unknown|is not given|each other|through it s atmost you to work out what it is|you get|add up 1|is unknown|which is to is determined|that is to is determined|to is determined|determined|promise|i promise|for all 3|solver to find|separately|is to is determined by solver|that is to is determined by solver|by solver|solver|have same sum|add up all|do same on other|do
never box|segment|segments|pieces|each box|product|circle|end|middle|not|no|different|cage|n|bits|parts|somea digit|line tell sum|sum of other|sum of others|sum of rest|sum of remaining|1 digit
means all @ :: each a, b in pairs(things): sum(a) = sum(b)

frame product of the ends
about line
order sum sumto sums total adding adds add product multiply multiplied multiplying times end ends tips first last|sum product end|sumto product end|product end sum|product end sumto|product end total|end product sum|end product sumto|end multiply sum|end multiply sumto|end multiplied sum|end multiplied sumto|multiply end sum|multiply tips sumto|multiply tips sum|multiply end sumto|sum end product end|sumto product end end|total product end|add product end|multiplying end sum|sum multiplying end|sum multiplying first last|product first last sum|sum product first last|first last multiply sum|first last multiplied sum|sum product ends|sum product of end|end times end sum|sum end times end|end end multiply sum|multiply first last sum|first last multiply sumto
must product|multiply|multiplied|multiplying|times
must end|2 end|its end|end cell|first and last|first digit and last|outermost|circle|tips|first digit with last|first with last
must sum|sumto|add|total|adding|adds up|sums
may rest|remaining|other|inside|in between|between|inner|interior|tell|is tell|as|same as|to|together|cell|2|2 end cell|of|gives|you get|by|rest of|get|all|strictly between|between them|eq|each other|one another|same like|at tips|tips|without|without each end|result of|result|you ll have|exactly|what|first digit with last|with|in interior of|of line|so|have sum that is tell to|have sum that|that is tell|we|when we|obtain|we obtain|when
never box|not|ratio|difference|middle
means each @ :: it[1] * it[-1] = sum(it[2..-2])

frame index line
about line
must nth cell|n th cell|nth position|cell n|position n|position i|place n|nth digit|xth cell|cell at position x|cell at position of|each cell have digit of cell|1st cell tell position of 1|first cell tell position of 1
must tell position|is position|digit n appear|where digit n|position of digit n|position of n|where n appear|position on line where digit n|digit of cell in that digit n appear|position of 1 on that line|cell at position y of that line have x|cell at position y have x|in that its own digit appear|in that its digit appear|2nd cell tell position of 2
may on line|of line|appear|that line|in that|line|counted|from|each|have|n|where|digit n|is found|stands|sits|of|digit|where digit n appear|number|tell|index|indexing|if|x|y|at position y|on this line|its|own|numbered|first cell|2nd cell tell position of 2|2nd cell|and so on|so|on
never sum|row|column|box|not
means each @ :: each i in places: it[it[i]] = i

frame same difference
about line
must difference of each|difference between|each difference|adjacent digit on line is x apart|adjacent digit is x apart|is n apart|is x apart|difference from 1 cell to next|step
must same|constant|fixed|find digit x such that|for some x|never change|unchanging
must adjacent|neighbour|neighbouring|pair of adjacent|consecutive cell|next|each step
may pair of|each pair|pair|cell|all adjacent|for each line|for|line|throughout|along|whole|own|of each|between|such that|that|difference|adjacent digit|2|from 1 cell to next|from 1 cell to|whatever it is
never sum|ratio|parity|box|segments|not|different|product|atleast|atmost|greatest|least
means each @ :: each a, b, c in windows(3): |a - b| = |b - c|

frame unique line
about line
must <different>|not same 1 twice|not see it 2nd time|repeat not allowed|repeat is forbidden|not same digit twice|no digit appear more than once|no digit appear more than|once each|appear atmost once|atmost once|no more than once
may on line|same|on same line|you may use each digit you like|each|use|like|whichever|position|that line|within|all|along|in|entire|whole|other|may|but|may is in anyorder|just|stand|from|pairwise|from each other|each other|more than once|appear|more than|form|consist of|consists
never consecutive|sum|box|row|column|segment|bothways|adjacent|neighbour|cage|less|greater
means each @ :: it is different

frame how long lines are
about line
must # cell long|of # cell|have # cell|is # cell
may is|long|have|exactly|cell|all
never sum|if|not|digit
means nothing

frame numbered places
about line
must numbered 1 2 3|number 1 2 3
may cell|is|and so on|so on|so|from 1 end|on line|along line|from|1|end|in order
never sum|not|digit
means nothing

frame what a line joins
about line ringed
must joined|connects|runs between|is drawn between|starts and ends
must 2 circle|2 white circle|2 gray circle|circle
may end|its|at each|2|white|between|in|at|with|runs
never sum|between digit|digit|not|greater|less|odd|even
means nothing
)";

}  // namespace omnidoku::reading
