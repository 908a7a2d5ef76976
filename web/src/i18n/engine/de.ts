// SPDX-License-Identifier: MIT
import type { EngineNames } from '../names';

const kSize = 'Anzahl der Zeilen, Spalten und Symbole, 1 bis 64; ohne Angabe 9';
const kSizeOfMap = 'Anzahl der Zeilen, Spalten und Symbole; ohne Angabe die der Karte';
const kDigits = 'Anzahl der Symbole, 1 bis 64; ohne Angabe 9';
const kBox =
  'Höhe und Breite eines Blocks, oder keine; ohne Angabe möglichst quadratisch, eher breit als hoch';
const kBoxOfBoard =
  'Höhe und Breite eines Blocks, oder keine; ohne Angabe der quadratischste, der das Brett füllt';
const kRegions =
  'ein Zeichen für jedes Feld: ein einziger Text, ein Text je Zeile oder eine Liste von Zeichen';
const kCuts = 'Liste von [Feld oder Fläche, Kante], an denen Bahnen enden; ohne Angabe keine';
const kShortLanes =
  'Regel für Bahnen mit weniger Feldern als Ziffern: "none" (keine; ohne Angabe) oder "no_repeat" (keine Wiederholung)';
const kHouses = 'Liste von {"name", "kind", "cells": [Namen der Felder]}';

export const de: EngineNames = {
  'technique.full_house': 'Letztes Feld',
  'technique.hidden_single': 'Versteckter Einer',
  'technique.cage_single': 'Letztes Feld eines Käfigs',
  'technique.naked_single': 'Nackter Einer',
  'technique.rule_alone': 'Eine Regel allein',
  'technique.locked_candidates': 'Gebundene Kandidaten',
  'technique.common_exclusion': 'Gemeinsamer Ausschluss',
  'technique.cage_combinations': 'Kombinationen eines Käfigs',
  'technique.locked_pair': 'Gebundenes Paar',
  'technique.sum_bounds': 'Schranken einer Summe',
  'technique.partner_clash': 'Streit der Partner',
  'technique.naked_pair': 'Nacktes Paar',
  'technique.innies_outies': 'Innies und Outies',
  'technique.hidden_pair': 'Verstecktes Paar',
  'technique.locked_triple': 'Gebundenes Tripel',
  'technique.cage_overlap': 'Vom Käfig gebrauchte Ziffer',
  'technique.naked_triple': 'Nacktes Tripel',
  'technique.hidden_triple': 'Verstecktes Tripel',
  'technique.pair_relation': 'Paare einer Summe',
  'technique.naked_quadruple': 'Nacktes Quadrupel',
  'technique.x_wing': 'X-Wing',
  'technique.skyscraper': 'Wolkenkratzer',
  'technique.two_string_kite': 'Zweistrang-Drachen',
  'technique.hidden_quadruple': 'Verstecktes Quadrupel',
  'technique.empty_rectangle': 'Leeres Rechteck',
  'technique.grouped_turbot_fish': 'Gruppierter Turbotfisch',
  'technique.turbot_fish': 'Turbotfisch',
  'technique.xy_wing': 'XY-Wing',
  'technique.unique_rectangle_1': 'Eindeutigkeitsrechteck Typ 1',
  'technique.unique_rectangle_2': 'Eindeutigkeitsrechteck Typ 2',
  'technique.w_wing': 'W-Wing',
  'technique.unique_rectangle_4': 'Eindeutigkeitsrechteck Typ 4',
  'technique.unique_rectangle_5': 'Eindeutigkeitsrechteck Typ 5',
  'technique.xyz_wing': 'XYZ-Wing',
  'technique.unique_rectangle_3': 'Eindeutigkeitsrechteck Typ 3',
  'technique.unique_rectangle_6': 'Eindeutigkeitsrechteck Typ 6',
  'technique.avoidable_rectangle_1': 'Vermeidbares Rechteck Typ 1',
  'technique.avoidable_rectangle_2': 'Vermeidbares Rechteck Typ 2',
  'technique.bug': 'Zweier-Friedhof (BUG)',
  'technique.swordfish': 'Schwertfisch',
  'technique.remote_pair': 'Fernes Paar',
  'technique.simple_colouring': 'Einfaches Färben',
  'technique.hidden_rectangle': 'Verstecktes Rechteck',
  'technique.large_naked_subset': 'Große nackte Teilmenge',
  'technique.finned_x_wing': 'X-Wing mit Flosse',
  'technique.sashimi_x_wing': 'Sashimi-X-Wing',
  'technique.unique_loop': 'Eindeutigkeitsschleife',
  'technique.large_hidden_subset': 'Große versteckte Teilmenge',
  'technique.jellyfish': 'Qualle',
  'technique.wxyz_wing': 'WXYZ-Wing',
  'technique.extended_rectangle': 'Erweitertes Rechteck',
  'technique.multi_colouring': 'Mehrfaches Färben',
  'technique.finned_swordfish': 'Schwertfisch mit Flosse',
  'technique.x_chain': 'X-Kette',
  'technique.sashimi_swordfish': 'Sashimi-Schwertfisch',
  'technique.xy_chain': 'XY-Kette',
  'technique.medusa': '3D-Medusa',
  'technique.finned_jellyfish': 'Qualle mit Flosse',
  'technique.sue_de_coq': 'Sue de Coq',
  'technique.sashimi_jellyfish': 'Sashimi-Qualle',
  'technique.nice_loop': 'Geschlossene Kette',
  'technique.aic': 'Wechselkette (AIC)',
  'technique.discontinuous_loop': 'Unterbrochene Schleife',
  'technique.grouped_nice_loop': 'Geschlossene Kette mit Gruppen',
  'technique.grouped_aic': 'Wechselkette mit Gruppen',
  'technique.grouped_discontinuous_loop': 'Unterbrochene Schleife mit Gruppen',
  'technique.large_fish': 'Großer Fisch',
  'technique.als_xz': 'ALS-XZ',
  'technique.als_w_wing': 'ALS-W-Wing',
  'technique.als_xy_wing': 'ALS-XY-Wing',
  'technique.franken_fish': 'Franken-Fisch',
  'technique.aligned_pair_exclusion': 'Ausschluss von Paaren',
  'technique.finned_franken_fish': 'Franken-Fisch mit Flosse',
  'technique.als_chain': 'ALS-Kette',
  'technique.bent_set': 'Großer Flügel',
  'technique.finned_large_fish': 'Großer Fisch mit Flosse',
  'technique.als_aic': 'Wechselkette mit ALS',
  'technique.death_blossom': 'Todesblüte',
  'technique.aligned_triplet_exclusion': 'Ausschluss von Tripeln',
  'technique.nishio': 'Nishio',
  'technique.cell_forcing_chain': 'Zwangskette eines Feldes',
  'technique.region_forcing_chain': 'Zwangskette eines Hauses',
  'technique.kraken_fish': 'Krakenfisch',
  'technique.exocet': 'Exocet',
  'technique.sk_loop': 'SK-Schleife',
  'technique.dynamic_forcing_chain': 'Dynamische Zwangskette',
  'technique.mutant_fish': 'Mutantenfisch',
  'technique.finned_mutant_fish': 'Mutantenfisch mit Flosse',
  'technique.templates': 'Schablonen',
  'technique.nested_forcing_chain': 'Verschachtelte Zwangskette',
  'technique.trial': 'Probieren',

  'geometry.grid': 'Klassisches Sudoku',
  'geometry.latin': 'Lateinisches Quadrat',
  'geometry.jigsaw': 'Puzzle-Gebiete',
  'geometry.toroidal': 'Torus',
  'geometry.overlap': 'Überlappende Gitter',
  'geometry.samurai': 'Samurai',
  'geometry.windmill': 'Windmühle',
  'geometry.sohei': 'Sohei',
  'geometry.tiny_samurai': 'Kleiner Samurai',
  'geometry.cubes': 'Würfel',
  'geometry.roxdoku': 'Roxdoku',
  'geometry.double_roxdoku': 'Doppel-Roxdoku',
  'geometry.roxdoku_twin': 'Roxdoku-Zwilling',
  'geometry.samurai_roxdoku': 'Samurai-Roxdoku',
  'geometry.surface': 'Fläche aus zusammengesetzten Seiten',
  'geometry.tredoku': 'Tredoku',
  'geometry.cube_corner': 'Ecke eines Würfels',
  'geometry.su_dokube': 'Su DoKube: die sechs Seiten eines Würfels',
  'geometry.cylinder': 'Zylinder',
  'geometry.moebius': 'Möbiusband',
  'geometry.free_form': 'Freie Form',
  'geometry.x': 'X: Diagonalen',
  'geometry.windoku': 'Windoku: innere Fenster',
  'geometry.disjoint': 'Getrennte Gruppen',
  'geometry.asterisk': 'Stern',
  'geometry.girandola': 'Girandola',
  'geometry.centre_dot': 'Mittelpunkte',
  'geometry.houses': 'Zusätzliche Häuser',

  'house.row': 'Zeile {id}',
  'house.column': 'Spalte {id}',
  'house.box': 'Block {id}',
  'house.region': 'Gebiet {id}',
  'house.region-of': 'Gebiet von {id}',
  'house.grid': 'Gitter {id}',
  'house.cube': 'Würfel {id}',
  'house.face': 'Seite {id}',
  'house.layer': 'Schicht {id}',
  'house.row-slice': 'Zeilenscheibe {id}',
  'house.column-slice': 'Spaltenscheibe {id}',
  'house.lane': 'Bahn {id}',
  'house.window': 'Fenster {id}',
  'house.group': 'Gruppe {id}',
  'house.house': 'Haus {id}',
  'house.falling-diagonal': 'fallende Diagonale',
  'house.rising-diagonal': 'steigende Diagonale',

  'idea.full_house':
    'In einem Haus ist nur noch ein Feld offen; dort muss die Ziffer stehen, die noch fehlt.',
  'idea.hidden_single': 'Eine Ziffer hat in einem Haus nur noch einen Platz.',
  'idea.cage_single':
    'Das letzte offene Feld eines Käfigs enthält, was die anderen Felder von der Summe übrig lassen.',
  'idea.naked_single': 'Ein Feld hat nur noch einen Kandidaten.',
  'idea.rule_alone':
    'Was eine Regel über die Felder sagt, die sie verbindet, was auch immer in den übrigen Feldern steht.',
  'idea.locked_candidates':
    'Ein anderes Feld sieht alle Plätze einer Ziffer in einem Haus, meist weil sie mit ihm in einem zweiten Haus liegen; es kann die Ziffer also nicht enthalten.',
  'idea.common_exclusion':
    'Was auch immer in einem Feld steht, oder wo auch immer ein Haus eine Ziffer hat: Regeln zwischen Feldern schließen in einem anderen Feld eine bestimmte Ziffer aus.',
  'idea.cage_combinations':
    'Nur bestimmte Ziffernkombinationen ergeben die Summe des Käfigs; Ziffern, die in keiner davon vorkommen, scheiden aus.',
  'idea.locked_pair':
    'Zwei Felder, die gemeinsam in zwei Häusern liegen, enthalten nur zwei Ziffern; in den übrigen Feldern beider Häuser fallen diese weg.',
  'idea.sum_bounds':
    'Was die anderen Felder einer Summe mindestens und höchstens ergeben, begrenzt, was ein Feld enthalten kann.',
  'idea.partner_clash':
    'Eine Ziffer, die nach Regeln zwischen Feldern zwei Feldern nur Ziffern ließe, die sich nicht vertragen, ist falsch.',
  'idea.naked_pair':
    'Zwei Felder eines Hauses enthalten nur zwei Ziffern; kein anderes Feld des Hauses kann sie enthalten.',
  'idea.innies_outies':
    'Die Summe eines Hauses ist bekannt; also ist auch die Summe dessen bekannt, was seine Käfige darin frei lassen oder was von ihnen hinausragt.',
  'idea.hidden_pair':
    'Zwei Ziffern eines Hauses passen nur in zwei Felder; diese Felder enthalten also nichts anderes.',
  'idea.locked_triple':
    'Drei Felder, die gemeinsam in zwei Häusern liegen, enthalten nur drei Ziffern; in den übrigen Feldern beider Häuser fallen diese weg.',
  'idea.cage_overlap':
    'Eine Ziffer, die jede Kombination eines Käfigs braucht, kann nicht in einem Feld stehen, das alle ihre Plätze im Käfig sieht.',
  'idea.naked_triple':
    'Drei Felder eines Hauses enthalten nur drei Ziffern; kein anderes Feld des Hauses kann sie enthalten.',
  'idea.hidden_triple':
    'Drei Ziffern eines Hauses passen nur in drei Felder; diese Felder enthalten also nichts anderes.',
  'idea.pair_relation':
    'In zwei Feldern mit bekannter Summe legt die eine Ziffer die andere fest; ein Ziffernpaar, das einem weiteren Feld oder einer weiteren Summe nichts übrig lässt, scheidet aus.',
  'idea.naked_quadruple':
    'Vier Felder eines Hauses enthalten nur vier Ziffern; kein anderes Feld des Hauses kann sie enthalten.',
  'idea.x_wing':
    'Alle Plätze einer Ziffer in zwei Linien liegen in zwei Linien, die sie kreuzen; dort steht sie sonst nirgends.',
  'idea.skyscraper':
    'Zwei parallele Linien haben je zwei Plätze für eine Ziffer, von denen zwei in einer Linie liegen; einer der beiden anderen enthält die Ziffer.',
  'idea.two_string_kite':
    'Eine Zeile und eine Spalte haben je zwei Plätze für eine Ziffer, von denen zwei im selben Block liegen; einer der beiden anderen enthält die Ziffer.',
  'idea.hidden_quadruple':
    'Vier Ziffern eines Hauses passen nur in vier Felder; diese Felder enthalten also nichts anderes.',
  'idea.empty_rectangle':
    'Ein Haus hat zwei Plätze für eine Ziffer, und einer davon sieht einige ihrer Plätze in einem Block; die Ziffer steht also auf dem anderen oder auf den übrigen Plätzen des Blocks.',
  'idea.grouped_turbot_fish':
    'Ein Haus hat zwei Plätze für eine Ziffer, und einer davon sieht einige ihrer Plätze in einem zweiten Haus; die Ziffer steht also auf dem anderen oder auf den übrigen Plätzen des zweiten.',
  'idea.turbot_fish':
    'Zwei Häuser haben je zwei Plätze für eine Ziffer, und ein Platz des einen sieht einen des anderen; einer der beiden übrigen enthält die Ziffer.',
  'idea.xy_wing':
    'Ein Feld mit zwei Kandidaten sieht zwei andere mit zwei Kandidaten; was immer darin steht, eines der beiden bekommt eine bestimmte dritte Ziffer.',
  'idea.unique_rectangle_1':
    'Drei Ecken eines Rechtecks enthalten nur zwei Ziffern; täte es die vierte auch, hätte das Rätsel zwei Lösungen.',
  'idea.unique_rectangle_2':
    'Zwei Ecken an einer Seite eines Rechtecks haben denselben zusätzlichen Kandidaten; in einer von ihnen muss er stehen.',
  'idea.w_wing':
    'Zwei Felder haben dieselben zwei Kandidaten; ein Haus, dessen Plätze für den einen je eines der Felder sehen, zwingt eines der Felder zum anderen.',
  'idea.unique_rectangle_4':
    'Eine der Ziffern eines Rechtecks ist in den zwei Ecken mit weiteren Kandidaten gebunden; die andere kann in keiner von ihnen stehen.',
  'idea.unique_rectangle_5':
    'Gegenüberliegende oder drei Ecken eines Rechtecks haben denselben zusätzlichen Kandidaten; in einer von ihnen muss er stehen.',
  'idea.xyz_wing':
    'Ein Feld mit drei Kandidaten sieht zwei Felder mit je zweien davon; in jedem Fall bekommt eines der drei die Ziffer, die sie gemeinsam haben.',
  'idea.unique_rectangle_3':
    'Die zusätzlichen Kandidaten zweier Ecken eines Rechtecks wirken wie ein Feld einer nackten Teilmenge.',
  'idea.unique_rectangle_6':
    'Eine Ziffer, die in zwei Linien nur im Rechteck vorkommt, steht auf einer seiner Diagonalen, aber nicht auf der mit zusätzlichen Kandidaten.',
  'idea.avoidable_rectangle_1':
    'Gesetzte Ziffern, die nicht vorgegeben waren, dürfen kein Rechteck aus zwei Ziffern vollenden.',
  'idea.avoidable_rectangle_2':
    'Neben gesetzten Ziffern, die nicht vorgegeben waren, muss eine der offenen Ecken den gemeinsamen zusätzlichen Kandidaten enthalten.',
  'idea.bug':
    'Hätte jedes offene Feld zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, gäbe es zwei Lösungen; also stimmt einer der wenigen zusätzlichen Kandidaten.',
  'idea.swordfish':
    'Alle Plätze einer Ziffer in drei Linien liegen in drei Linien, die sie kreuzen; dort steht sie sonst nirgends.',
  'idea.remote_pair':
    'In einer Kette von Feldern mit denselben zwei Kandidaten wechseln diese sich ab; ein Feld, das zwei davon in ungeradem Abstand sieht, kann keiner von beiden sein.',
  'idea.simple_colouring':
    'Plätze einer Ziffer, verbunden durch Häuser mit nur zwei davon, werden abwechselnd gefärbt; eine Farbe stimmt, also stimmt nicht, was beide sieht.',
  'idea.hidden_rectangle':
    'Starke Verbindungen einer Ziffer an zwei Seiten eines Rechtecks würden es vollenden, wenn ihre gemeinsame Ecke die andere Ziffer enthielte.',
  'idea.large_naked_subset':
    'Fünf oder mehr Felder eines Hauses enthalten nur ebenso viele Ziffern; in den übrigen Feldern fallen diese weg.',
  'idea.finned_x_wing':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer zweier Linien in zweien, die sie kreuzen; was dort alle Flossen sieht, verliert sie.',
  'idea.sashimi_x_wing':
    'Ein X-Wing mit Flosse, bei dem ohne die Flossen in einer Linie nur ein Platz für die Ziffer bliebe.',
  'idea.unique_loop':
    'Ein Ring von Feldern mit denselben zwei Kandidaten ließe sich auf zwei Arten füllen; also stimmt einer der wenigen zusätzlichen Kandidaten darin.',
  'idea.large_hidden_subset':
    'Fünf oder mehr Ziffern eines Hauses passen nur in ebenso viele Felder; diese enthalten also nichts anderes.',
  'idea.jellyfish':
    'Alle Plätze einer Ziffer in vier Linien liegen in vier Linien, die sie kreuzen; dort steht sie sonst nirgends.',
  'idea.wxyz_wing':
    'Vier Felder enthalten nur vier Ziffern, von denen drei nur je einmal vorkommen können; also kommt auch die vierte vor.',
  'idea.extended_rectangle':
    'Zwei Linien aus je drei oder vier Feldern mit denselben Ziffern ließen sich vertauschen; also stimmt einer der wenigen zusätzlichen Kandidaten darin.',
  'idea.multi_colouring':
    'Zwei getrennte Färbungen einer Ziffer treffen aufeinander, sodass nicht jede Wahl der Farben möglich ist.',
  'idea.finned_swordfish':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer dreier Linien in dreien, die sie kreuzen; was dort alle Flossen sieht, verliert sie.',
  'idea.x_chain':
    'Häuser mit zwei Plätzen für eine Ziffer bilden eine Kette; an einem ihrer Enden steht die Ziffer, also nicht in Feldern, die beide Enden sehen.',
  'idea.sashimi_swordfish':
    'Ein Schwertfisch mit Flosse, bei dem ohne die Flossen in einer Linie nur ein Platz für die Ziffer bliebe.',
  'idea.xy_chain':
    'Felder mit zwei Kandidaten bilden eine Kette, in der jedes dem nächsten seine Ziffer aufzwingt; eines der beiden Endfelder enthält die Ziffer, die sie gemeinsam haben.',
  'idea.medusa':
    'Kandidaten, verbunden durch Häuser mit zwei Plätzen und Felder mit zwei Kandidaten, werden abwechselnd gefärbt; eine Farbe stimmt, also fällt weg, was beide ausschließen, und eine Farbe, die etwas verletzt, ist falsch.',
  'idea.finned_jellyfish':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer von vier Linien in vieren, die sie kreuzen; was dort alle Flossen sieht, verliert sie.',
  'idea.sue_de_coq':
    'Felder am Schnitt zweier Häuser enthalten mit einigen Feldern jedes Hauses genau so viele Ziffern, wie es Felder sind; keine kann zweimal vorkommen, also kommen alle vor.',
  'idea.sashimi_jellyfish':
    'Eine Qualle mit Flosse, bei der ohne die Flossen in einer Linie nur ein Platz für die Ziffer bliebe.',
  'idea.nice_loop':
    'Eine Kette starker und schwacher Verbindungen schließt sich; jede schwache enthält nun genau einen wahren Kandidaten, und alle anderen, die beide sehen, fallen weg.',
  'idea.aic':
    'Starke und schwache Verbindungen folgen abwechselnd aufeinander; von den beiden Enden einer solchen Kette muss eines wahr sein.',
  'idea.discontinuous_loop':
    'Eine Kette geht von einem Kandidaten aus und kommt mit der gegenteiligen Aussage zu ihm zurück; damit ist er entschieden.',
  'idea.grouped_nice_loop':
    'Eine geschlossene Kette starker und schwacher Verbindungen, in der auch mehrere Felder eines Hauses zusammen ein Glied sein können.',
  'idea.grouped_aic':
    'Eine Kette starker und schwacher Verbindungen, in der auch mehrere Felder eines Hauses zusammen ein Glied sein können.',
  'idea.grouped_discontinuous_loop':
    'Eine Kette, die auch durch mehrere Felder zugleich laufen kann, kommt mit der gegenteiligen Aussage zu ihrem Anfang zurück.',
  'idea.large_fish':
    'Alle Plätze einer Ziffer in fünf oder mehr Linien liegen in ebenso vielen Linien, die sie kreuzen.',
  'idea.als_xz':
    'Zwei Gruppen von Feldern haben je eine Ziffer zu viel; eine Ziffer, die nur eine von ihnen enthalten kann, zwingt die andere, alle übrigen zu verwenden.',
  'idea.als_w_wing':
    'Ein Haus nimmt, wo immer die Ziffer darin steht, sie einer von zwei Gruppen mit einer Ziffer zu viel weg; diese Gruppe muss dann alle anderen enthalten.',
  'idea.als_xy_wing':
    'Eine Gruppe von Feldern mit einer Ziffer zu viel nimmt einer von zwei anderen solchen Gruppen eine Ziffer weg; welche es auch ist, sie muss dann eine bestimmte Ziffer enthalten.',
  'idea.franken_fish':
    'Alle Plätze einer Ziffer in einigen Linien und Blöcken liegen in ebenso vielen kreuzenden Linien und Blöcken.',
  'idea.aligned_pair_exclusion':
    'Von allen Kandidatenpaaren zweier Felder werden die gestrichen, die anderen Feldern zu wenig Ziffern lassen; ein Kandidat, der in keinem der übrigen vorkommt, fällt weg.',
  'idea.finned_franken_fish':
    'Ein Franken-Fisch bis auf wenige Plätze, die Flossen; was sie alle sieht, verliert die Ziffer.',
  'idea.als_chain':
    'In einer Reihe von Gruppen mit je einer Ziffer zu viel nimmt jede der nächsten eine Ziffer weg; fehlt der ersten eine bestimmte Ziffer, so steht sie in der letzten.',
  'idea.bent_set':
    'Einige Felder enthalten nur so viele Ziffern, wie es Felder sind, und alle bis auf eine können nur einmal vorkommen; also kommt auch diese eine vor.',
  'idea.finned_large_fish':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer von fünf oder mehr Linien in ebenso vielen, die sie kreuzen.',
  'idea.als_aic':
    'Eine Kette starker und schwacher Verbindungen, manche davon durch fast gebundene Mengen: Felder mit einer Ziffer zu viel, von deren Ziffern nicht zwei fehlen können.',
  'idea.death_blossom':
    'Was ein Feld auch enthält, es nimmt diese Ziffer einer Gruppe mit einer Ziffer zu viel weg, und jede dieser Gruppen muss dann eine bestimmte Ziffer enthalten.',
  'idea.aligned_triplet_exclusion':
    'Von allen Kandidatentripeln dreier Felder werden die gestrichen, die anderen Feldern zu wenig Ziffern lassen; ein Kandidat, der in keinem der übrigen vorkommt, fällt weg.',
  'idea.nishio':
    'Man setzt eine Ziffer und verfolgt nur diese; bleibt ein Haus ohne Platz für sie, war der erste Eintrag falsch.',
  'idea.cell_forcing_chain':
    'Welche Ziffer ein Feld auch enthält, die Ketten, die davon ausgehen, enden mit demselben Schluss.',
  'idea.region_forcing_chain':
    'Wo eine Ziffer in einem Haus auch steht, die Ketten, die davon ausgehen, enden mit demselben Schluss.',
  'idea.kraken_fish':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer einiger Linien in ebenso vielen, die sie kreuzen; Ketten von den Flossen aus zeigen, dass ohnehin wegfällt, was der Fisch streicht.',
  'idea.exocet':
    'Was zwei Basisfelder auch enthalten, drei Häuser können diese Ziffern nur mithilfe zweier Zielfelder unterbringen; diese enthalten also dieselben zwei Ziffern.',
  'idea.sk_loop':
    'In einem Ring kreuzender Häuser können die Felder an den Kreuzungen jede Ziffer nur begrenzt oft verwenden; reicht das gerade, um sie zu füllen, sind die Ziffern in diesen Häusern verbraucht.',
  'idea.dynamic_forcing_chain':
    'Man nimmt einen Kandidaten als wahr an und füllt aus, was daraus folgt; entsteht ein Widerspruch, war er falsch.',
  'idea.mutant_fish':
    'Alle Plätze einer Ziffer in einigen Häusern beliebiger Art liegen in ebenso vielen anderen.',
  'idea.finned_mutant_fish':
    'Ein Mutantenfisch bis auf wenige Plätze, die Flossen; was sie alle sieht, verliert die Ziffer.',
  'idea.templates':
    'Unter allen Möglichkeiten, eine Ziffer überall unterzubringen, zählt, was in allen oder in keiner von ihnen vorkommt.',
  'idea.nested_forcing_chain':
    'Man nimmt einen Kandidaten als wahr an und widerlegt dabei andere durch weitere Annahmen; entsteht ein Widerspruch, war der erste falsch.',
  'idea.trial':
    'Man probiert einen Kandidaten und, wo nichts mehr folgt, darin einen weiteren; endet jeder Weg in einem Widerspruch, war er falsch.',

  'help.geometry.grid':
    'Jede Zeile, jede Spalte und jeder Block enthält jedes Symbol genau einmal.',
  'help.geometry.latin': 'Jede Zeile und jede Spalte enthält jedes Symbol genau einmal.',
  'help.geometry.jigsaw':
    'Jede Zeile, jede Spalte und jedes umrandete Gebiet enthält jedes Symbol genau einmal.',
  'help.geometry.toroidal':
    'Jede Zeile, jede Spalte und jedes Gebiet enthält jedes Symbol genau einmal. Gegenüberliegende Ränder des Gitters hängen zusammen, sodass ein Gebiet auf der anderen Seite weitergehen kann.',
  'help.geometry.overlap':
    'Jede Zeile, jede Spalte und jeder Block jedes Gitters enthält jedes Symbol genau einmal; die Gitter haben Felder gemeinsam.',
  'help.geometry.samurai':
    'Fünf Gitter haben Blöcke gemeinsam; jede Zeile, jede Spalte und jeder Block jedes Gitters enthält jedes Symbol genau einmal.',
  'help.geometry.windmill':
    'Fünf Gitter haben Blöcke gemeinsam; jede Zeile, jede Spalte und jeder Block jedes Gitters enthält jedes Symbol genau einmal.',
  'help.geometry.sohei':
    'Vier Gitter haben im Ring Blöcke gemeinsam; jede Zeile, jede Spalte und jeder Block jedes Gitters enthält jedes Symbol genau einmal.',
  'help.geometry.tiny_samurai':
    'Fünf Gitter haben Felder gemeinsam; jede Zeile, jede Spalte und jeder Block jedes Gitters enthält jedes Symbol genau einmal.',
  'help.geometry.cubes':
    'Jede Scheibe eines Würfels, in jeder der drei Richtungen, enthält jedes Symbol genau einmal.',
  'help.geometry.roxdoku':
    'Jede Scheibe des Würfels, in jeder der drei Richtungen, enthält jedes Symbol genau einmal.',
  'help.geometry.double_roxdoku':
    'Zwei Würfel haben eine Kante gemeinsam; jede Scheibe eines Würfels, in jeder der drei Richtungen, enthält jedes Symbol genau einmal.',
  'help.geometry.roxdoku_twin':
    'Zwei Würfel haben ein Feld gemeinsam; jede Scheibe eines Würfels, in jeder der drei Richtungen, enthält jedes Symbol genau einmal.',
  'help.geometry.samurai_roxdoku':
    'Neun Würfel haben Felder gemeinsam; jede Scheibe eines Würfels, in jeder der drei Richtungen, enthält jedes Symbol genau einmal.',
  'help.geometry.surface':
    'Jeder Block und jede gerade oder geknickte Bahn mit einem Feld für jedes Symbol enthält jedes Symbol genau einmal.',
  'help.geometry.tredoku':
    'Jede Fläche und jede gerade oder geknickte Linie mit einem Feld für jedes Symbol enthält jedes Symbol genau einmal.',
  'help.geometry.cube_corner':
    'Jeder Block und jede Linie, die über eine Kante des Würfels läuft, enthält jedes Symbol genau einmal.',
  'help.geometry.su_dokube':
    'Jeder Reifen um den Würfel enthält jedes Symbol genau einmal, und auf einer Fläche wiederholt sich kein Symbol.',
  'help.geometry.cylinder':
    'Jeder Block, und jede Zeile um den Zylinder und jede Spalte mit einem Feld für jedes Symbol, enthält jedes Symbol genau einmal.',
  'help.geometry.moebius':
    'Jeder Block, und jede Spalte und jede Linie um das Band mit einem Feld für jedes Symbol, enthält jedes Symbol genau einmal.',
  'help.geometry.free_form':
    'In den Feldern jedes aufgeführten Hauses kommt kein Symbol zweimal vor.',
  'help.geometry.x': 'Die markierten Diagonalen enthalten jedes Symbol genau einmal.',
  'help.geometry.windoku': 'Die schattierten Fenster enthalten jedes Symbol genau einmal.',
  'help.geometry.disjoint':
    'Felder, die in ihren Blöcken an derselben Stelle liegen, enthalten jedes Symbol genau einmal.',
  'help.geometry.asterisk': 'Die neun schattierten Felder enthalten jedes Symbol genau einmal.',
  'help.geometry.girandola': 'Die neun schattierten Felder enthalten jedes Symbol genau einmal.',
  'help.geometry.centre_dot':
    'Die mittleren Felder der Blöcke enthalten jedes Symbol genau einmal.',
  'help.geometry.houses': 'In den Feldern jedes zusätzlichen Hauses kommt kein Symbol zweimal vor.',

  'help.geometry.grid.size': kSize,
  'help.geometry.grid.box': kBox,
  'help.geometry.latin.size': kSize,
  'help.geometry.jigsaw.size': kSizeOfMap,
  'help.geometry.jigsaw.regions': kRegions,
  'help.geometry.jigsaw.keep_boxes': 'ob auch die Blöcke Häuser sind; ohne Angabe false (nein)',
  'help.geometry.jigsaw.box': 'Höhe und Breite der Blöcke, die bleiben',
  'help.geometry.toroidal.size': kSizeOfMap,
  'help.geometry.toroidal.regions': kRegions,
  'help.geometry.overlap.size':
    'Anzahl der Zeilen, Spalten und Symbole jedes Gitters, 1 bis 64; ohne Angabe 9',
  'help.geometry.overlap.box': kBox,
  'help.geometry.overlap.offsets':
    'Zeile und Spalte des Feldes oben links in jedem Gitter, gezählt ab 0',
  'help.geometry.cubes.base':
    'Felder entlang einer Kante eines Würfels, 1 bis 8; ohne Angabe 3; Symbole gibt es base * base',
  'help.geometry.cubes.offsets':
    'Zeile, Spalte und Schicht des ersten Feldes jedes Würfels, ab 0; ohne Angabe ein einziger Würfel',
  'help.geometry.surface.digits': kDigits,
  'help.geometry.surface.faces':
    'Liste von Flächen {name, rows, columns, box, plane, at, axes}: name ohne Angabe F1, F2, ...; rows und columns (Zeilen und Spalten) 1 bis 64, ohne Angabe 3; box [Höhe, Breite] oder null, ohne Angabe die ganze Fläche, wenn sie ein Feld für jede Ziffer hat; in der gefalteten Zeichnung ist at [x, y, z] die Ecke des ersten Feldes (x läuft nach links unten, y nach rechts unten, z nach oben), plane ist top (oben), left (links) oder right (rechts), oder axes nennt die Richtungen der Spalten und Zeilen, etwa ["y", "-z"]',
  'help.geometry.surface.glue':
    'Liste von [Fläche, Kante, Fläche, Kante, Art]: die Kanten sind eine Linie; Art same (ohne Angabe), wenn sich ihre Felder, von links oder oben gezählt, in derselben Reihenfolge treffen, sonst reversed',
  'help.geometry.surface.cuts': kCuts,
  'help.geometry.surface.short_lanes': kShortLanes,
  'help.geometry.tredoku.faces':
    'Liste von Rauten [Art, i, j]: Art T (oben), L (links) oder R (rechts), und die Ecke, von der ihre Seiten ausgehen, i Schritte nach links unten und j nach rechts unten; ohne Angabe ein Brett aus 10 Flächen. Als Text: T0,0;L2,1;... oder eines von hourglass, star, terrace, towers',
  'help.geometry.tredoku.digits':
    'eine Quadratzahl, 4 bis 64; ohne Angabe 9 (Flächen aus 3x3 Feldern)',
  'help.geometry.tredoku.glue':
    'Liste weiterer Verklebungen [Fläche, Kante, Fläche, Kante, Art], wie bei surface',
  'help.geometry.tredoku.unglue':
    'Liste von [Fläche, Kante], die nicht verklebt sind, obwohl sich die Rauten dort berühren',
  'help.geometry.tredoku.cuts': kCuts,
  'help.geometry.tredoku.short_lanes': kShortLanes,
  'help.geometry.cube_corner.digits':
    'Anzahl der Symbole, ein Vielfaches von 4 bis 64; ohne Angabe 8. Als Text: 8 oder 8:2x4',
  'help.geometry.cube_corner.box':
    'Höhe und Breite eines Blocks, oder keine; ohne Angabe der quadratischste, der die Flächen füllt',
  'help.geometry.su_dokube.size':
    'Felder entlang einer Würfelkante, 2 oder 4; ohne Angabe 4; Symbole gibt es viermal so viele',
  'help.geometry.cylinder.digits':
    'Anzahl der Symbole, 2 bis 64; ohne Angabe 9. Als Text: 9 oder 9:3x3',
  'help.geometry.cylinder.rows': 'Höhe, 1 bis 64; ohne Angabe die Anzahl der Symbole',
  'help.geometry.cylinder.columns':
    'Felder rund um den Zylinder, 2 bis 64; ohne Angabe die Anzahl der Symbole',
  'help.geometry.cylinder.box': kBoxOfBoard,
  'help.geometry.cylinder.shift':
    'Spalten, um die jede Reihe von Blöcken weiter rechts liegt als die darüber, 0 bis 63; ohne Angabe 0, als Text 1',
  'help.geometry.cylinder.cuts': kCuts,
  'help.geometry.cylinder.short_lanes': kShortLanes,
  'help.geometry.moebius.digits':
    'Anzahl der Symbole, 2 bis 64; ohne Angabe 8. Als Text: 8 oder 8:2x4',
  'help.geometry.moebius.rows': 'Breite des Bandes, 1 bis 64; ohne Angabe die Anzahl der Symbole',
  'help.geometry.moebius.columns':
    'Felder einmal rund um das Band, 2 bis 64; ohne Angabe die halbe Anzahl der Symbole',
  'help.geometry.moebius.box': kBoxOfBoard,
  'help.geometry.moebius.cuts': kCuts,
  'help.geometry.moebius.short_lanes': kShortLanes,
  'help.geometry.free_form.size': 'Anzahl der Symbole, 1 bis 64',
  'help.geometry.free_form.cells':
    'Liste von {"name", "at": [x, y] oder "quad": vier Punkte, "tint"}',
  'help.geometry.free_form.houses': `${kHouses}; von selbst gibt es keine`,
  'help.geometry.free_form.neighbours':
    'touching (ohne Angabe): Felder mit einer gemeinsamen Kante sind Nachbarn; oder none (keine)',
  'help.geometry.x.diagonals':
    'both (beide; ohne Angabe), falling (von oben links) oder rising (von unten links)',
  'help.geometry.houses.houses': 'die Felder jedes Hauses',

  'error.usage': 'So geht das nicht.',
  'error.syntax': 'Dieser Text lässt sich nicht lesen.',
  'error.encoding': 'Dieser Text ist nicht lesbar: Er ist kein gültiges UTF-8.',
  'error.wrong_length': 'Die Anzahl der Felder, Zeilen oder Symbole stimmt nicht.',
  'error.unknown_symbol': 'Ein Symbol gehört nicht zu diesem Rätsel.',
  'error.unknown_name': 'Ein Name ist nicht bekannt.',
  'error.bad_geometry': 'Das ergibt kein brauchbares Brett.',
  'error.bad_constraint': 'Eine Sonderregel ist so nicht möglich.',
  'error.too_large': 'Eine Grenze (Größe, Zeit oder Aufwand) wurde erreicht.',
  'error.unsupported': 'Das ist hier nicht möglich.',
  'error.io': 'Das lässt sich nicht lesen oder schreiben.',
  'error.cancelled': 'Abgebrochen.',
};
