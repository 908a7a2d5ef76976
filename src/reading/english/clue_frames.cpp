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

frame what is to be found
must to is determined|is to is determined|is determined by solver|for solver to find|for solver to determine|is not given|not given|is unknown|for you to find out|for you to find|to work out|is not known|you have to find|atmost you to find|has to is found|is to is found|neednot is same
must sum|total|digit|totals|segments|which|that edge|value|order|start
may this|is|are|where|start and end|start|end|segments|1|of|is that|is which|for|it|what|edge|in advance|totals|may|be|up to you|by solver|solver
never not repeat|row|column|cage|line|box|less|greater
means nothing

frame number between two is their difference
must difference|apart|differ by|subtract|take less digit|difference between|is different by|different by exactly amount|away from|subtract less digit from greater|how far apart|subtracting|digit differ exactly digit in circle|differ exactly digit in circle|subtracting less of 2 digit from greater
must circle|number in|dot|circled|on edge|on border|between cell|between 2 cell|in between cell
must 2 cell|2 digit|cell|digit on|neighbour|either edge|adjacent
may 2|between digit in|between digit|it joined|joined|by circle|as far|as far apart as digit in|far|number|digit|on edge|next to|from greater digit|on its other edge|remain|what remain|numbered|is what|given|tell|beside|small|in circle|circle|in|of|separated by|absolute|differ|by|touch|white|edge|on each edge|greater|less|its|other|each other|value|that is|exactly|cell on|different|exactly amount|amount|that is given|by exactly|from|take|away|if thereis|little|on their edge|and|if 2 cell have|subtract less digit from greater 1|from greater 1|to get|get|between them|on cell edge|how|cell edge|numbers|tell how far apart|have|if|to get digit in that circle|get digit|between 2 cell|subtracting|less of 2 digit from greater|tell that digit|with digit|exactly digit in circle
never sum|product|ratio|line|consecutive|1|not|four|4|arrow|outside|no|atleast|atmost
means each edge clued :: each a, b in steps: |a - b| = clue

frame what else they hold
must atmost you|is up to you|not matter|irrelevant|is irrelevant|tell nothing|nothing at all|tell nothing at all
may what else they have|what|else|they|have|their|totals|total|is|no dot|sum|order|that|no|dot|at all
never row|column|box|line|not repeat
means nothing

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
must not same digit|different digit|not tell|is different|never same|no 2|not have same|cannot have same|not is same|not repeat|not have tell|not contain same|differ|not share|not have tell digit|all different|not see itself|never tell|would not have same|not hold same|not same|not have same digit|have not same digit|not joined 2 tell digit|not joined 2 same digit|not joined tell digit|not joined same digit
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
must orthoadjacent|adjacent horizontally or vertically|adjacent vertically or horizontally|orthogonal neighbour|next door neighbour|common edge|adjacent cell|share edge|orthogonal|neighbouring cell|have common edge|above below or beside it|next door|sharing edge|touch by edge|horizontally or vertically adjacent|edge sharing cell|edge sharing
must not|no|refuse|forbidden|is forbidden|never|not allowed|nowhere|is not 1|no consecutive
may 2|cell|have digit|have|that|with|digit|refuse to is|to|is forbidden that|it is forbidden that|it is forbidden|so|may|each other|contain|pair of|appear|in|is|hold|be|for each pair of|in grid|absolute|their|difference of|difference|of|1|must|horizontally or vertically|vertically or horizontally|edge sharing|anywhere|nowhere|do 2 cell|do|digit in edge|if|if 2 cell|their digit not is exactly 1 apart|then
never line|cage|dot|diagonal|sum|row|column|box|except|circle|mark|knight|king|colour|dots|unless|adjacent to dot
means board :: each a, b in adjacent: not (|a - b| = 1)

frame disjoint groups
must same position|same relative position|common relative position|corresponding position|same spot|same place|matching position|relative position|same spot in 2 different|take same position|corresponding positions|corresponding
must box|each box|3x3|boxes
must <different>|differ|each digit|1 to 9|extra region|permutation|not is in same|no digit is allowed|not in same|all digit|contain all digit|no digit may take|no digit may occupy|not take|not occupy|digit not occupy
may in|of|within|digit|cell|9|different|their|its|corresponding|each of 9 box|all|have|contain|relative|sharing|share|form|extra region in that|no digit recurs|hold|2|must|that|occupy|in each box|disjoint|groups|set|each|once|exactly once|from 1 to 9|across|to|1|3x3|so|rows|at|cell in|position|e g|of each box|2 different box|in 2 different box|is allowed to take|take|allowed|more than 1|in more than 1 of|9 cell|all digit 1 9|1 9|not|no digit|may take|no|may|among|among cell
never line|sum|row|column|cage|clone|copy|colour|shape|same digit|circle|if|except|sum of|region|each digit may|all digit may|all may|each may|digit appear in same position in each box|digit appear in same position in each of box
means board :: each same_places: it is different

frame main diagonals without lines
must bothmain diagonal
must <once>|<different>|each digit|all digit|all 9 digit|1 to 9|1 9|from 1 to 9|digit 1 to 9
may either of|of|2|long|9|once each|1 to 9|from 1 to 9|digit 1 to 9|each once|1 time each|as well|too|as in row|like row or column|like|row|must|top|from corner to corner|corner to corner|appear|digits
never not have|not contain|sum|sumto|arrow|clue|consecutive|except|atleast|atmost|marked
means board :: each a, b in pairs(cells) where (row_number(a) = column_number(a) and row_number(b) = column_number(b)) or (row_number(a) + column_number(a) = count(rows) + 1 and row_number(b) + column_number(b) = count(rows) + 1): a != b

frame diagonals of all digits without lines
must diagonal have|diagonals have|2 diagonal
must each digit|all digit|digit from 1 to 9|digit 1 to 9|all 9 digit
may once|exactly once|1 time|also|as well|too|have|appear
never sum|clue|arrow|consecutive|except|atleast|atmost|marked|not|no|knight|cage
means board :: each a, b in pairs(cells) where (row_number(a) = column_number(a) and row_number(b) = column_number(b)) or (row_number(a) + column_number(a) = count(rows) + 1 and row_number(b) + column_number(b) = count(rows) + 1): a != b

frame global entropy
must 2x2|2x2 square|2x2 box|2 2 subgrid
must low|1 2 3|123|1 3|1 to 3
must middle|medium|mid|4 5 6|456|4 6|4 to 6
must high|7 8 9|789|7 9|7 to 9|large
may each|square|of cell|cell|in grid|anywhere|including each that cross box edge|including each straddling box edge|including|that cross|straddling|straddle|box edge|cross|have|atleast|atleast 1|1|digit|from|low|small|medium|middle|high|large|is present|present|meets|intersect|intersect each of|set|sets|of|1 2 3|4 5 6|7 8 9|1 to 3|4 to 6|7 to 9|1 3|4 6|7 9|somewhere|no matter where|something from|something|it ll have|even|block|window|subgrid|2 2|each of|1 from each|group|groups|on|region|area|digit from|whole|whole grid|and|must|wherever|that overlap|overlapping|over|2x2 box|box of cell|straddling box edge
never not|line|cage|sum|no|except|marked|colour|none|exactly 2|lies in box|in box|in 1 box|inside box|within box
means board :: each squares: (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: c in {7..9})

frame one is no prime
must 1 not prime|1 not 1
may remember|that|is|prime|so|of them|here|1|not
never cell|line|row
means nothing

# ---- what is allowed ----
frame permission
must may repeat|missing|is fine|is possible|is okay|is allowed|possible|allowed|pair may too|may is pair like that|may have each sum|may is repeat|notall such pair have been marked|notall of them is given|permitted|there may is other such pair that not marked|may is other such pair
must repeat|dot|pair|such|given|clue
may dot|pair|such|unmarked|marked|missing|arrow|diagonal|if sudoku permits|if other rules allow|if allowed|too|as well|like|without|other|some|permits|there|line|not|may|repeat|fine|okay|notall|other such pair|not marked
never row|column|box|cage|region
means nothing
)";

}  // namespace omnidoku::reading
