// SPDX-License-Identifier: MIT
//
// The rules on clues beside the grid and on the whole board that people say in most ways, and what
// they say beside rules (reading/frames.h). Behind those on lines, whose fillers and shared names
// they have as well.
#include "reading/english/lines.h"

namespace omnidoku::reading {

const std::string_view kClueFrames = R"(
# ---- clues beside the grid ----
frame sandwich
must between 1 and 9|1 and 9 have between them|enclose by 1 and 9|from 1 until 9|stands between each 2|stand between 1 and 9|between each 2|sandwiched by 1 and 9|stuck between 1 and 9|between digit 1 and 9|located between digit 1 and 9|lies between them|1 and 9|between 9 and 1|between its 9 and its 1|between its 1 and its 9|1 and 9 is bread|after first and before 2nd of digit 1 and 9|stand between digit 1 and 9
must sum|sumto|sums|adding|add|add up|summing|total|how much|how big is sum|how much filling|filling sumto|comes to|totals of
must outside|outside grid|row|column|end|edge|beside|clue|in front of|left|top|above|border|number
may row or column|that row or column|same row or column|same|that|row|column|take|find 1 and 9 in clued|filling|bread|not counted|not included|1 and 9 not included|1 and 9 is not included|stands|whatever|digit beside it|to|reach|at its end|up|together|tell|located|sandwich|sandwiched|is|or|clue|outside|edge|enclose|sum|from|lie|lies|comes|between|stuck|front|above|in front of|above column|1 and 9 is bread|meaning|lies between them|between them|given outside|is bread|of whatever|everything|everything that lies between them|line|in that line|9 and its 1|find|how big|and|of row|of column|left of|top of|at top of|left|top|filling between them|anyorder each 2 appear in|whichever order|line of grid|in grid|line of|concerned|corresponding|slices|strictly|in whichever order|2|appear|these|each|trapped|the filling|digit 1 and 9|at left of|stand|in it|that stand|at|which|left of and above|above grid|totals of|appear between
never product|difference|no
means each outside clued :: sum(between(1, 9)) = clue

frame what a sandwich is
must find 1 and 9|take row or column|imagine 1 and 9|bread not counted|bread is not counted
may clued|row or column|beside|bread|sandwich|counted|row|column|or|not|1|9|is|as
never sum|sumto
means nothing

frame x sum
must first x cell|first x digit|how many digit|how many cell|how many|first n cell|first n digit|x cell closest|x cell|that many|first x|that is how many|first few cell|x digit
must sum|sumto|add|adding|sums|total|summing|added up|is added
must closest|nearest|first digit|first cell|x is digit in closest cell|x is first digit|n is digit in first|n is first digit|next to clue|closest it|closest you|adjacent to clue|x is digit in first|first 1|first of them|in front of|nearest cell|in cell next|x is first digit you come to|x is digit in first cell|x digit from that edge|first x digit from that edge|first x digit seen from there
may outside|clue|grid|let x is digit in|let|included|including|itself|from|that edge|that side|edge|tell|to|get|row|column|or|as|their|have|up|closest to clue|from clue|when|x is|beside|seen|you add|x|sum|in that direction|direction|x tell digit|with x|seen from clue|being|of that row or column|placed|look in|look|starting|starting from|n is|cell|add up included|sum of first n cell|n|standing|at clue|going in grid|to arrive at clue|arrive|to reach clue|reach clue|reach|is added up|added up|added|in its row or column|its row or column|row or column|digit in cell next to clue|next to clue|you have to|from that edge|next to|look at digit closest you|look at|where|x equals|equals|with|that|many|is|in|as seen|viewed|viewed from|counted|counted from|from edge|of line|line|border|closest|the|left of row|above column|above|to left of|you come to|come to|and it is included in sum|included in sum|itself part of sum|part of sum|seen from there|from there|there|is part of sum|is itself part|of this row or column|if|very|that very cell|starting with
never not|last|product
means each outside clued :: sum(it[1..it[1]]) = clue

frame skyscraper
must skyscraper|skyscrapers|tower|towers|building|buildings
must visible|seen|see|may is seen|may see
must how many|amount|digit of|number|count|tell|digit of buildings
may outside|clue|heights|height|taller|ones|hide|shorter|behind them|behind|since|because|from|there|that edge|edge|outer|digit is|imagine|as|of that|greater|less|box|view|box view|when|looking|look|row|column|or|direction|that|may|ones hide|1|and|is|tall|tell|represent|stand at clue|look in grid|stand|you see|tall ones hide less ones|eq|tall ones|less ones behind|into|hiding|where digit is visible if it s greater than all digit before it|digit is visible if it s greater than all digit before it|visible digit|with taller ones hiding shorter ones behind them|left|top|on left and on top|high|covers|cover|all less buildings|standing after|after it|standing|stood|if you stood there|if|stood there|back|each|any|one|further|further back|from this position|position|where|storeys|those|lower|low|hidden|being|behind taller ones|numbers|beside|buildings visible from|point|from that point|obscures|obscures all less ones behind it|hides all|lower ones|taller building|above|left of row|to left of row|and above column|clues|number of buildings|to|to left of|above it|that position in row or column|when each building hides all each behind it that is not greater
never not|sum|shortest
means each outside clued :: count(i in places where each a in it[1..i - 1]: a < it[i]) = clue

frame digits taller than all before
must greater than all digit before them|is greater than all digit before them|higher than all before them|greater than each digit so far|is greater than each preceding 1|greater than each preceding|is greater than each before it|greater than each before it|greater than all before|is greater than all before it|exceeds all digit before it|is greater than all preceding|greater than each earlier digit|higher than each before|greater than each digit before them|is greater than each digit before them|greater than each digit before it
must how many|count|number of|digit of cell|amount|tell how many digit
must outside|outside digit|clue|beside|above|row|top|left
may row or column|in that row or column|looking from clue|looking|from|clue|tell|digit|that|or|row|column|beside|above|count of cell|taken|in order|order|whose|preceding|it|taken from clue|in|cell|each|of|from clue|1|seen from position of digit|seen from|position|seen|or column|this|left and top|left|top|as seen from clue
never not|sum
means each outside clued :: count(i in places where each a in it[1..i - 1]: a < it[i]) = clue

frame what towers are
must skyscraper|skyscrapers|tower|towers|building|buildings
must height|heights|hide|hides|box|view|block|blocks|behind|taller|tall|floors|eq heights|of that many floors|storeys|that many storeys|stories|with that many floors|that many floors|as heights
may imagine|as|of that|greater|less|box|view|shorter|ones|behind|it|them|tall|taller|high|is|from|those|smaller|1|block|hide|hides|all|floors|height|heights|treat|many|of that many|many floors|you|see|to|view to|storeys|that many storeys|s|digit s|digit|stories|of that many storeys|think of|think|with that many floors|with|each|blocking|blocking view of each|blocking view|view of
never visible|seen|not|sum
means nothing

frame little killer
must sum|sumto|sums|total|adding|add|totals|add up
must diagonal|diagonally|diagonal sum|direction|on diagonal
must arrow|outside|outside grid|clue|edge|beside
may follow|through|you pass|pointto|point|points|to|next to|that|value|given by|digit|at arrow|tip|marked|shown|little|killer|of arrow|outside|clue|sum|in direction|direction|small|from|up|tell|along|its|indicated|follow arrow of|if thereis|in that direction|go on to other edge of grid|go on|start where|start|other edge|pointed at|pointed at by|s arrow|all digit|is given some|some|totals|this digit|then|of|lie|on|if allowed|2 clue|2|repeat on it|shown by|along indicated diagonal|corresponding|diagonal pointed|border
may may repeat|repeat is possible|repeat possible|repeat is okay|repeat is fine|repeat is allowed|and same digit may appear several times on diagonal|same digit may appear several times|may is repeat|and may repeat|but may repeat|repeat allowed
never product|difference|not
means each diagonal clued :: sum = clue
means each outside clued :: sum(it) = clue

frame parity of neighbours
about line
must odd and even|even and odd|parity|odd to even|even and odd ones|odd digit is followed by even|even digit is followed by odd|odd digit to even|odd even|between even and odd|1 is even and other is odd|even and other odd|odd and other even|1 is odd and other is even|of them 1 is odd|1 of them is odd and other is even|1 is odd and 1 is even|1 of them is even and other is odd|1 of 2 is odd and other is even
must alternate|alternates|in turn|alternating|different parity|hop from odd digit to even digit and back|followed by odd 1 and odd 1 by even 1|followed by even 1 and even digit by odd 1|followed by even 1 and even 1 by odd 1|followed by odd 1 and odd digit by even 1|is not both odd or both even|never of same parity|take turns|swap|switch|switch back and forth|2 digit adjacent|of 2 digit|back and forth|flip|swaps|if 2 cell is adjacent|2 cell is adjacent|adjacent
may digit|always|from|to|next|neighbouring|adjacent|or|follow|if you follow|hop|again|all way on|way|back|on way|odd digit is followed|even digit is followed|odd|even|1|you ll|back again|odd digit|even digit|move|as you move|between|and forth|back and forth|with step|step|of 2|2 digit|other|on red line|adjacent to each other|each other|bothways|bothways between|if 2 cell|if|1 of them|2 cell|is adjacent
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

frame usual rules
must normal|usual|standard|classic|classical|regular|common|ordinary|conventional|basic|normally
must sudoku|sudoku rules
must rules|constraints|sudoku rules|rule|constraint|restrictions
may apply|is valid|valid|hold|is in force|in force|force|to is observed|to is followed|is used|used|appear|is assumed|assumed|also|all|as usual|as always|too|throughout|observed|followed|to|9x9|for it|respected|is respected|folks|as ever|ever|normally|in use|use|on row or column and box|fill grid with 1 9 following|follow|fill grid|according|according to|fill grid according to
never not|no|except|but|without|only|other than|instead|however|unless|irregular|6x6|4x4
means nothing

frame the usual houses
must row|row or column
must column|row or column
must box|region|3x3
must once|exactly once|permutation|all digit|each of digit|digit 1|1 to 9|1 9|without repeat|no repeat|not repeat|different digit|each digit
must 1 to 9|1 9|from 1 to 9|digit|digit 1 to 9|each
may fill|fill up|so that|each once|once each|and|or|row|column|permutation of|is permutation of|place|enter|numbers|9 digit|complete|completed|such that|from|to|1|9|must|as usual|once|exactly once|exactly|repeat|without|nor|no|not|rules|sudoku|empty|into|be|different|all|is|fill each|digit 1 9|with digit|with 1 9|3 3|each of digit 1 9|grid with|following normal sudoku rules|following|normal
never not apply|diagonal|cage|line|except|but|extra|clue|outside|sum
means nothing

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
must remainders|remainder|residues|residue|modulo 3|mod 3|modulo
must 3 cell|3 digit|each 3|3 consecutive|3 adjacent|3 neighbour|3 in row|3 successive|run of 3
may 3|in row|by 3|joined|joined by 3|when|mod|modulo|pairwise|leave|leaves|have|when joined by 3|on division by 3|division by 3|after|class|classes|consecutive|same|share|digit is
never not|sum|same sum|2
means each @ :: each windows(3): (some c in it: c in {1, 4, 7}) and (some c in it: c in {2, 5, 8}) and (some c in it: c in {3, 6, 9})

frame lines in parts of a sum
about line
must segments|segment|parts|pieces|piece|groups|group|chunks|sections|blocks|box|portions|stretches|runs|subsets
must sum #|sumto #|sum of #|sum to #|totals #|total #|add to #|have sum #|adding to #|each sumto #|whose digit sum #|of sum #|with sum #|sumto exactly #
may is made up of|made up of|made up|consist of|divide|divided|split|joined|may is|may|snip|snipped|cut|separated|partition|partitioned|exists|there exists|1 or more|or more|consecutive|contiguous|non overlapping|overlapping|non|such that|so that|in such way|way|with|nothing left over|left over|nothing|each cell of line belonging to exactly 1 segment|each cell belonging to exactly 1 piece|each cell is in exactly 1|belonging|is 10 line|10 line|line read|read from 1 end|1 end|connected|joined on line|group|whose|all|each|in groups|such|into|one after another|each cell of line belonging to exactly 1|belonging to exactly 1|each cell belonging to|to exactly 1|chop|chopped|is chopped|broken|broken up|is|be|up|up in|successive groups|successive|consecutive groups of cell|is fully joined in|fully|is joined in|divisible|each of sum|each cell of line is part of exactly 1 group|is part of exactly 1 group|part of exactly 1 group|part|cell of line is|consists of|consist|consisting of|form|exactly 1 group|is part of exactly|of exactly 1|it is possible to|possible|composed|is composed of|each group
never not|same|different|box edge|row|column|product
means each @ :: (sum mod $1 = 0) and (count(i in places where sum(it[1..i]) mod $1 = 0) = sum / $1)

frame lines of one sum
about line
must same sum|sum is same|identical sum|tell sum|same total|sum is tell|common sum|is same for all line|is same sum|sumto same|same total that|sum of digit is same on each
may 2|each|all|digit on|1|other|as digit on other|on other|like digit on other|3|that is|for|sumto|sum|add up|to|adding up|is|put on scale|would balance|balance|yields|yield|coincides with|whole|along|colour|their|have|of|must|not given|not told|unknown|is not given|each other|through it s atmost you to work out what it is|you get|add up 1|is unknown|which is to is determined|that is to is determined|to is determined|determined|promise|i promise|for all 3|solver to find|separately|is to is determined by solver|that is to is determined by solver|by solver|solver|have same sum|add up all|do same on other|do
never box|segment|segments|pieces|each box|product|circle|end|middle|not|no|different|cage|n|bits|parts
means all @ :: each a, b in pairs(things): sum(a) = sum(b)

frame what is to be found
must to is determined|is to is determined|is determined by solver|for solver to find|for solver to determine|is not given|not given|is unknown|for you to find out|for you to find|to work out|is not known|you have to find|atmost you to find|has to is found|is to is found|neednot is same
must sum|total|digit|totals|segments|which|that edge|value|order|start
may this|is|are|where|start and end|start|end|segments|1|of|is that|is which|for|it|what|edge|in advance|totals|may|be|up to you|by solver|solver
never not repeat|row|column|cage|line|box|less|greater
means nothing

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

frame unique line
about line
must <different>|not same 1 twice|not see it 2nd time|repeat not allowed|repeat is forbidden|not same digit twice|no digit appear more than once|no digit appear more than|once each|appear atmost once|atmost once|no more than once
may on line|same|on same line|you may use each digit you like|each|use|like|whichever|position|that line|within|all|along|in|entire|whole|other|may|but|may is in anyorder|just|stand|from|pairwise|from each other|each other|more than once|appear|more than|form|consist of|consists
never consecutive|sum|box|row|column|segment|bothways|adjacent|neighbour|cage|less|greater
means each @ :: it is different

frame counting circles
about cellmark mark
must how many|digit of circle|exact digit of circle|number of circle|exactly n|precisely n|n circle|exactly that many|that many circle|total number of|as many circle|count of circle|so many|how often|asoften its digit|asoften|that appear exactly n times|exactly n times|digit of circle with that digit is tell to digit itself|is tell to digit itself|total count of circle|count of circle having same digit|total count|digit of white circle in that this digit appear|digit of circle in that
must circle|circled
may that have|have that digit|have|that digit|same digit|hold that digit|in circle|appear|tell|is|exact|exactly|in circled cell|circled cell|of|n|n appear in|thereis|ns|whole|in whole grid|contain|as many|in total|total|all|over|including itself|same|times|appear in circle|many|among circle|altogether|them|if|then|must|exactly n times|in circles|among|there|at all|its digit|asoften|its|if digit tell up in|tell up|with that digit|having same digit|having|is total count of|count|shows up|to digit itself|itself|circle with|placed|this digit|in that this digit|white circle|that this digit
never line|arrow|sum|row|column|box|around|neighbour|odd|even|not|surround|knight|between
means all @ :: each t in things: count(u in things where u[1] = t[1]) = t[1]

frame number between two is their sum
about edge mark
must sum|sumto|total|add|adding
must digit in|number|clue|digit given|it tell|tell|is|total of 2 digit|tell you|2 cell
may 2|cell|on edge|of digit on|digit in 2 cell|it joined|joined|adjacent|beside|edge|either edge|digit on 1 edge|other|to|you get by|what you get by|get|given|in circle|circle|touch|neighbouring|what|of|2 digit|digit|in each|separated by|by|number|between|on each edge|1|neighbour|small|sit|sit between|telling|is telling you|you get by adding that pair|that pair|pair|them|in them|with digit in them|they is telling|little|on either edge of it|what 2 digit|add up to|sumto|either edge of it|total of|colon|sharing|common|their common edge|common edge|sharing circle on
never difference|product|ratio|line|around|not|four|4|arrow|outside|corner|row|column
means each edge clued :: sum(it) = clue

frame number between two is their difference
must difference|apart|differ by|subtract|take less digit|difference between|is different by|different by exactly amount|away from|subtract less digit from greater|how far apart|subtracting|digit differ exactly digit in circle|differ exactly digit in circle|subtracting less of 2 digit from greater
must circle|number in|dot|circled|on edge|on border
must 2 cell|2 digit|cell|digit on|neighbour|either edge|adjacent
may 2|between digit in|between digit|it joined|joined|by circle|as far|as far apart as digit in|far|number|digit|on edge|next to|from greater digit|on its other edge|remain|what remain|numbered|is what|given|tell|beside|small|in circle|circle|in|of|separated by|absolute|differ|by|touch|white|edge|on each edge|greater|less|its|other|each other|value|that is|exactly|cell on|different|exactly amount|amount|that is given|by exactly|from|take|away|if thereis|little|on their edge|and|if 2 cell have|subtract less digit from greater 1|from greater 1|to get|get|between them|on cell edge|how|cell edge|numbers|tell how far apart|have|if|to get digit in that circle|get digit|between 2 cell|subtracting|less of 2 digit from greater|tell that digit|with digit|exactly digit in circle
never sum|product|ratio|line|consecutive|1|not|four|4|arrow|outside|no|atleast|atmost
means each edge clued :: each a, b in steps: |a - b| = clue

frame what else they hold
must atmost you|is up to you|not matter|irrelevant|is irrelevant|tell nothing|nothing at all|tell nothing at all
may what else they have|what|else|they|have|their|totals|total|is|no dot|sum|order|that|no|dot|at all
never row|column|box|line|not repeat
means nothing

frame neighbours counted by oddness
about cellmark cell mark
must how many|digit of odd|number of odd|count|amount|indicates how many|tells how many|is tell to digit of odd|count of odd|is count of
must around|surround|neighbour|touch|touches|adjacent|king s move|8 cell|orthogonally and diagadjacent|diagadjacent
must odd
may digit|including diagonal|including diagonal ones|diagonal included|diagonally|up to 8|8|up|cell|is|are|hold|of|their|it|that|ones|have somea|by edge or by corner|edge or corner|if thereis|in|have look all round it|have look|have look round it|round|all|you position|goes there|there|write|you write|marked by|itself|not|included|not included|itself not included|in its|tell|digit in|with|including each diagonally adjacent|including each|diagonally adjacent|horizontally|vertically|horizontally vertically and diagonally|counting diagonal|counting|itself excluded|excluded|to digit of|is tell|surround cell|directly|around it|touch it|how many of surround|including each diagadjacent|diagadjacent|each|atmost|in its atmost 8 neighbour|atmost 8|among|orthogonally|orthogonally and diagadjacent|among its orthogonally and
never orthoadjacent|even|row|column|line|box|knight
means each @ :: count(c in around(cell) where c is odd) = cell

frame neighbours counted by evenness
about cellmark cell mark
must how many|digit of even|number of even|count|amount
must around|surround|neighbour|touch|touches|adjacent|king s move|8 cell
must even
may digit|including diagonal|including diagonal ones|diagonal included|diagonally|up to 8|8|up|cell|is|are|hold|of|their|it|that|ones|have somea|by edge or by corner|edge or corner|if thereis|in|have look all round it|have look|have look round it|round|all|you position|goes there|there|write|you write|marked by|itself|not|included|not included|itself not included|in its|tell|digit in|with
never orthogonal|orthoadjacent|odd|row|column|line|box|knight
means each @ :: count(c in around(cell) where c is even) = cell

frame cages of one sum
about cage region
must same sum|sum is same|identical sum|tell sum|same total|sum is tell|common sum|is same for all|sumto same|1 digit that each|to same sum|is in each cage same|is same in each cage|sums are tell|is tell|sum of digit is in each cage same|sum of digit is same in all|tell undisclosed sum|undisclosed sum|same sum that you find out
may 2|3|each|all|digit|in|i not tell what|what|sumto|but|i promise|it s|promise|for all 3|for all|sum|add up|to|is|have|of|must|not given|unknown|is unknown|each other|result|to is determined|yields|constant|thereis|outlined|dashed|you find it|they|them|not tell|i|s|is not given|that|may|sums of 3|sums of|sums|of digit|sum of digit|is in|undisclosed|find out for yourself|for yourself|out|yourself|you find out|that you find|find
never row|column|box|line|different|product|no
means all @ :: each a, b in pairs(things): sum(a) = sum(b)

frame cages of the same digits
about cage region
must same set of digit|same digit|exactly digit in other|exactly each of|is permutation of|permutation|same digits|identical set of digit|identical digit|same contents|exactly same digit|same like each in other|same like|have same contents|tell contents|same as each in other|is same as each in other
may 2|each|all|have|in|1|other|exactly|digit|set|of 2nd cage|of other|first|contents|in some order|anyorder|neednot|neednot in same order|neednot in order|not necessarily in same order|possibly in different order|in different order|order|their|is free|order is free|each of|like|as|dashed|outlined|but|may|of first|2nd|is|is same like|each in other 1|other 1|like each in|order free|free|1 cage|through|appear
never position|row|column|box|line|sum|copy|clone|relative|corresponding cell|each other|no|not repeat
means all @ :: each a, b in pairs(things): each d in a: count_of(a, d) = count_of(b, d)

frame what bread is
must 1 and 9
must bread|slices of bread|slices
may slices|of|in row or column with clue|row or column|with clue|clue|with|row|column|or|act as|is bread|in each line|line|serve as|are
never sum|sumto|total
means nothing

frame numbered room
must nth cell|n th cell|nth position|cell n|position n|xth cell|nth digit|in cell whose position|k th cell|position counted from clue|call it n|in nth cell of that row or column|nth cell of that row|at that position|at that position from that edge|position
must first digit|first cell|digit in first cell|closest digit|digit closest|nearest digit|digit next to clue|digit in cell next to clue|digit nearest|first digit seen|first cell seen|digit in cell closest
must clue|outside|outside grid|edge
may appear|have appear|is placed|tell digit that|that have appear|in corresponding direction|in direction|in that direction|in this direction|from this direction|direction|where n is|n is|is told by|told by|told|seen|from this edge|this edge|from that edge|seen from clue|seen from|row or column|its row or column|that row or column|in that row or column|counted|counted from clue|counted from|counting from clue|counting|number|numbered|rooms|room|digit|found|must|be|in|from|with|whose position|position|where|being|at|have|it|x is|x|equals|stands|line|of line|at that clue digit|at that|clue digit|n|look at|look|next to|call it n|call|goes in|counting from clue s edge|clue s edge|s edge|tells at that position from that edge|this digit is placed|this digit|must is placed|digit next to|outside clue|seen from digit outside|seen from digit|at that position|tell at that position|tell|to left of row|above column|to left|on top|top|state|left|closest clue|in cell closest|count|land|you land on|if thereis
never sum|sumto|not|last|how many|product|diagonal|total
means each outside clued :: it[it[1]] = clue

frame anti-knight
must knight s move|knight s|move of knight|knight|knights|move of knight like|knight move
must not same digit|different digit|not tell|is different|never same|no 2|not have same|cannot have same|not is same|not repeat|not have tell|not contain same|differ|not share|not have tell digit|all different|not see itself|never tell|would not have same|not hold same|not same|not have same digit|have not same digit
may apart|away|1|by|cell|that is|reached|reached from each other|may is reached|from each other|each other|like|chess|in chess|move|same|digit|2|separated|s|must|have|of|tell|attack|a|from it|a move apart|anti|with|from|cells|any|seen by|lie|itself|attacked by|may is|may is reached from each other|may|jump|jump between|between|hop|reach|if|may jump from 1 to other|jump from 1 to other|from 1 to other|other|1 to
never king|sum|line|cage|consecutive|row|column|box|except|colour|circle
means board :: each a, b in knights: a != b

frame anti-king
must touch at corner|common corner|king s move|king s|diagonally|diagonal neighbour|share corner|diagonally adjacent|touch diagonally|king|corner to corner|sharing corner|diagonal adjacent|touch itself diagonally|have common corner|meet at corner|touching at corner|touching diagonally|diagadjacent|diagadjacent cell|touch each other diagonally|in contact by corner|diagonally next to|contact by corner|contact at corner
must not same digit|different digit|not tell|is different|never same|no 2|not have same|not is same|not repeat|not have tell|not contain same|differ|not share|tell digit not permitted|not touch itself|no digit may touch itself|not permitted|not allowed|forbidden|all different|same digit not|no digit touch itself|not hold same|no digit may touch|touch itself|even diagonally|not appear|no same digit
may apart|away|1|by|cell|that is|that have|in cell|each other|chess|in chess|move|same|digit|2|even|itself|touch|no digit may|s|must|have|tell|attack|with|from|a|corner|even diagonally|of|no digit may touch|appear in 2 cell that|appear|appear in|contact|next to|another copy of|copy|another|so cell that diagadjacent is different|in contact
never knight|sum|line|cage|consecutive|row|column|box|except|colour|circle|mark
means board :: each a, b in touching: a != b

frame nonconsecutive
must consecutive|differ 1|difference of 1|digit with difference of 1|difference of exactly 1|differ exactly 1|1 apart
must orthoadjacent|orthogonal neighbour|next door neighbour|common edge|adjacent cell|share edge|orthogonal|neighbouring cell|have common edge|above below or beside it|next door|sharing edge|touch by edge|horizontally or vertically adjacent|edge sharing cell|edge sharing
must not|no|refuse|forbidden|is forbidden|never|not allowed|nowhere|is not 1|no consecutive
may 2|cell|have digit|have|that|with|digit|refuse to is|to|is forbidden that|it is forbidden that|it is forbidden|so|may|each other|contain|pair of|appear|in|is|hold|be|for each pair of|in grid|absolute|their|difference of|difference|of|1|must|horizontally|vertically|edge sharing|anywhere|nowhere|do 2 cell|do|digit in edge|if|if 2 cell|their digit not is exactly 1 apart|then
never line|cage|dot|diagonal|sum|row|column|box|except|circle|mark|knight|king|colour|dots|unless|adjacent to dot
means board :: each a, b in adjacent: not (|a - b| = 1)

frame disjoint groups
must same position|same relative position|common relative position|corresponding position|same spot|same place|matching position|relative position|same spot in 2 different|take same position|corresponding positions|corresponding
must box|each box|3x3|boxes
must <different>|differ|each digit|1 to 9|extra region|permutation|not is in same|no digit is allowed|not in same|all digit|contain all digit|no digit may take|not take|not occupy|digit not occupy
may in|of|within|digit|cell|9|different|their|its|corresponding|each of 9 box|all|have|contain|relative|sharing|share|form|extra region in that|no digit recurs|hold|2|must|that|occupy|in each box|disjoint|groups|set|each|once|exactly once|from 1 to 9|across|to|1|3x3|so|rows|at|cell in|position|e g|of each box|2 different box|in 2 different box|is allowed to take|take|allowed|more than 1|in more than 1 of|9 cell|all digit 1 9|1 9|not|no digit|may take|no|may|among|among cell
never line|sum|row|column|cage|clone|copy|colour|shape|same digit|circle|if|except|sum of|region
means board :: each same_places: it is different

frame extra region of cells of a colour
about cell!
must <different>|no 2 of|<once>|full set of digit|1 to 9|9 different digit|exactly 1 time each|1 time each|all digit 1 9|all digit from 1 to 9|from 1 to 9|exactly 1 of them
must 1 to 9|9 cell|9|each digit|all digit|extra region|every digit|each of digit 1 to 9
may of|cell|share digit|share|not|no 2|have|each of|each|digit|from 1 to 9|in|with|form|extra region in that|extra region|once|of digit|all|colour|stand|i ve scattered|about position|between them they|full set of|nine|also|like box|as in box|must|additional|region|no digit may|no digit|repeat|use up|use|up|1 full set|shaded|other|containing|all together|together|every|1 time each|time|as in row or column or box|as in row|as|in row or column or box|placed|must is placed|have 9|different|scattered|scattered over grid|work like another row or column or box|work like|another|over|goes in exactly 1 of them|exactly 1 of them|1 of them
never sum|row|column|diagonal|less|greater|consecutive|same|neighbour
means each region ~ :: it is different
means all cell ~ :: each a, b in pairs(things): a[1] != b[1]

frame cells less than a number
about cell!
must less than #|below #|smaller than #|lower than #
may digit|have|hold|in|be|is|that|each|must|value
never not|atleast|neighbour|adjacent|sum|row|column|or|than 1|greater
means each @ :: each c in it: c < $1

frame cells of at most a number
about cell! cellmark
must not greater than #|atmost #|# or less|no greater than #|maximum #|not more than #|not above #|is not greater than #|greatest #
may digit|have|hold|in|be|is|that|each|must|value|takes|of|a|only
never atleast|neighbour|adjacent|sum|row|column|less than|how many|differ|line|times
means each @ :: each c in it: c <= $1

frame cells greater than a number
about cell! cellmark
must greater than #|above #|bigger than #|higher than #|more than #
may digit|have|hold|in|be|is|that|each|must|value|takes|of|only
never not|atmost|neighbour|adjacent|sum|row|column|or|less|no|how many|line|times|once
means each @ :: each c in it: c > $1

frame cells of at least a number
about cell! cellmark
must not less than #|atleast #|# or more|# or greater|no less than #|minimum #
may digit|have|hold|in|be|is|that|each|must|value|takes|of|only
never atmost|neighbour|adjacent|sum|row|column|how many|differ|line|times|1 of
means each @ :: each c in it: c >= $1

frame cells of one digit
about cell!
must same digit|tell digit|is tell|all tell|is same|is identical|hold same|1 and same digit|identical digit|same value|1 and same|same like
may each|all|have|in|thereis|colour|with colour|1 and|1|digit|other|each other|3|2|contain|cell|of|must|hold|one another|once you ve worked out 1|you ve worked out all 3|because they|worked out|because|they is|share|goes in others as well|goes|others|whatever digit|as well|whatever|must is placed|placed|is placed|it is for solver to find out that 1|for solver to find out|solver|find out|to find out|that 1|and it is|it is|once you know digit in 1|you know other 2 as well|know|all 3|other 2
never sum|position|row|column|neighbour|not|no|odd|even|parity|different|relative|corresponding|shape|region|neednot
means all @ :: each a, b in pairs(things): a = b

frame global entropy
must 2x2|2x2 square|2x2 box|2 2 subgrid
must low|1 2 3|123|1 3|1 to 3
must middle|medium|mid|4 5 6|456|4 6|4 to 6
must high|7 8 9|789|7 9|7 to 9|large
may each|square|of cell|cell|in grid|anywhere|including each that cross box edge|including each straddling box edge|including|that cross|straddling|straddle|box edge|cross|have|atleast|atleast 1|1|digit|from|low|small|medium|middle|high|large|is present|present|meets|intersect|intersect each of|set|sets|of|1 2 3|4 5 6|7 8 9|1 to 3|4 to 6|7 to 9|1 3|4 6|7 9|somewhere|no matter where|something from|something|it ll have|even|block|window|subgrid|2 2|each of|1 from each|group|groups|on|region|area|digit from|whole|whole grid|and|must|wherever|that overlap|overlapping|over|2x2 box|box of cell|straddling box edge
never not|line|cage|sum|no|except|marked|colour|none|exactly 2|lies in box|in box|in 1 box|inside box|within box
means board :: each squares: (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})

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

frame odd where even is denied
about cellmark mark
must even digit not|no even digit|even digit is not
may may|placed|is placed|in|allowed|possible|appear|be|have|hold|sudoku|odd
never line|row|or|atleast
means each @ :: it is odd

frame even where odd is denied
about cellmark mark
must odd digit not|no odd digit|odd digit is not
may may|placed|is placed|in|allowed|possible|appear|be|have|hold|sudoku|even
never line|row|or|atleast
means each @ :: it is even

frame cells of prime digits
about cell! cellmark
must prime|2 3 5 or 7|2 3 5 7|2 3 5 and 7
may digit|have|hold|somea|in|only|is allowed|allowed|so|1 of|2 3 5 or 7|2 3 5 7|2 3 5 and 7|from|chosen from|chosen|is|be|number|it|must|each|i e|i|tell|that tell|or|prime digit
never not|sum|neighbour|row|column|adjacent|atleast|line|or greater
means each @ :: each c in it: c is prime

frame one is no prime
must 1 not prime|1 not 1
may remember|that|is|prime|so|of them|here|1|not
never cell|line|row
means nothing

frame cells without the digits from five on
about cell! cellmark
must # to 9 not|from # to 9 not|# to 9 is not
may digit|allowed|is allowed|in|appear|possible|may|placed|be|of
never sum|row|column|line|neighbour
means each @ :: each c in it: c < $1

frame what a line joins
about line ringed
must joined|connects|runs between|is drawn between|starts and ends
must 2 circle|2 white circle|2 gray circle|circle
may end|its|at each|2|white|between|in|at|with|runs
never sum|between digit|digit|not|greater|less|odd|even
means nothing

frame cells of the first four digits
about cell! cellmark
must 1 2 3 or 4|1 2 3 and 4|1 2 3 4
may digit|have|hold|in|only|is allowed|allowed|if|may|may only is|only is|go|may go|from|1 of|little ones|for|is for little ones only|ones|i e|i|placed|it|then|each
never not|sum|neighbour|row|column|adjacent|atleast|line|odd|even|once
means each @ :: each c in it: c < 5

# ---- what is allowed ----
frame permission
must may repeat|missing|is fine|is possible|is okay|is allowed|possible|allowed|pair may too|may is pair like that|may have each sum|may is repeat|notall such pair have been marked|notall of them is given|permitted|there may is other such pair that not marked|may is other such pair
must repeat|dot|pair|such|given|clue
may dot|pair|such|unmarked|marked|missing|arrow|diagonal|if sudoku permits|if other rules allow|if allowed|too|as well|like|without|other|some|permits|there|line|not|may|repeat|fine|okay|notall|other such pair|not marked
never row|column|box|cage|region
means nothing
)";

}  // namespace omnidoku::reading
