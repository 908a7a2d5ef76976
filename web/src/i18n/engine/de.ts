// SPDX-License-Identifier: MIT
//
// What the engine names and says, in German, by ids.

import boards from '../../../../src/geometry/builders/words/de.json' with { type: 'json' };
import steps from '../../../../src/logic/words/de.json' with { type: 'json' };
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
  ...boards,
  ...steps,
  'idea.full_house':
    'In einem Haus ist nur noch ein Feld offen; dort muss die Ziffer stehen, die noch fehlt.',
  'look.full_house':
    'Suchen Sie eine Zeile, eine Spalte, einen Block oder ein anderes Haus mit einem einzigen leeren Feld. Zählen Sie die Ziffern durch: Die fehlende gehört hinein.',
  'idea.hidden_single': 'Eine Ziffer hat in einem Haus nur noch einen Platz.',
  'look.hidden_single':
    'Nehmen Sie eine Ziffer. Streichen Sie in einem Haus, das sie noch nicht hat, die Felder, die sie anderswo sehen. Bleibt ein Feld übrig, gehört sie dorthin.',
  'idea.cage_single':
    'Das letzte offene Feld eines Käfigs oder einer anderen Summe enthält, was die anderen Felder davon übrig lassen.',
  'look.cage_single':
    'Suchen Sie einen Käfig oder eine andere Summe mit einem leeren Feld. Ziehen Sie von der Summe ab, was schon dasteht: Der Rest ist die Ziffer.',
  'idea.naked_single': 'Ein Feld hat nur noch einen Kandidaten.',
  'look.naked_single':
    'Suchen Sie ein Feld, dessen Häuser fast voll sind. Zählen Sie durch, welche Ziffern es sieht: Fehlt nur eine, so gehört sie hinein.',
  'idea.rule_alone':
    'Was eine Regel über die Felder sagt, die sie verbindet, was auch immer in den übrigen Feldern steht.',
  'look.rule_alone':
    'Betrachten Sie eine Linie, einen Käfig oder ein Zeichen für sich. Probieren Sie, welche Ziffern seine Felder überhaupt haben können, wenn die Regel gelten soll, und streichen Sie die anderen.',
  'idea.locked_candidates':
    'Ein anderes Feld sieht alle Plätze einer Ziffer in einem Haus, meist weil sie mit ihm in einem zweiten Haus liegen; es kann die Ziffer also nicht enthalten.',
  'look.locked_candidates':
    'Nehmen Sie eine Ziffer und einen Block und sehen Sie, wo sie stehen kann. Liegen alle Plätze in einer Zeile oder Spalte, streichen Sie sie im Rest dieser Linie. Ebenso geht es von einer Linie in einen Block.',
  'idea.common_exclusion':
    'Was auch immer in einem Feld steht, oder wo auch immer ein Haus eine Ziffer hat: Regeln zwischen Feldern schließen in einem anderen Feld eine bestimmte Ziffer aus.',
  'look.common_exclusion':
    'Nehmen Sie ein Feld mit wenigen Kandidaten oder eine Ziffer mit wenigen Plätzen in einem Haus. Sehen Sie, was jeder davon durch die Zeichen und Linien ringsum ausschließt: Was alle ausschließen, fällt weg.',
  'idea.cage_combinations':
    'Nur bestimmte Ziffernkombinationen ergeben die Summe des Käfigs; Ziffern, die in keiner davon vorkommen, scheiden aus.',
  'look.cage_combinations':
    'Nehmen Sie einen Käfig mit wenigen Feldern oder mit sehr kleiner oder großer Summe. Schreiben Sie die Mengen verschiedener Ziffern auf, die sie ergeben. Eine Ziffer in keiner davon fällt im Käfig weg.',
  'idea.locked_pair':
    'Zwei Felder, die gemeinsam in zwei Häusern liegen, enthalten nur zwei Ziffern; in den übrigen Feldern beider Häuser fallen diese weg.',
  'look.locked_pair':
    'Suchen Sie unter den Feldern, die ein Block mit einer Linie teilt, zwei mit denselben zwei Kandidaten. Streichen Sie diese Ziffern im Rest des Blocks und im Rest der Linie.',
  'idea.sum_bounds':
    'Was die anderen Felder einer Summe mindestens und höchstens ergeben, begrenzt, was ein Feld enthalten kann.',
  'look.sum_bounds':
    'Nehmen Sie eine Summe und eines ihrer Felder. Zählen Sie zusammen, was die anderen Felder mindestens und höchstens ergeben: Das Feld muss den Rest aufbringen, was das nicht kann, fällt weg.',
  'idea.partner_clash':
    'Eine Ziffer, die nach Regeln zwischen Feldern zwei Feldern nur Ziffern ließe, die sich nicht vertragen, ist falsch.',
  'look.partner_clash':
    'Nehmen Sie in einem Feld eine Ziffer an und sehen Sie, was die Zeichen und Linien zwei Nachbarn lassen. Passt das nicht zusammen, war die Ziffer falsch.',
  'idea.naked_pair':
    'Zwei Felder eines Hauses enthalten nur zwei Ziffern; kein anderes Feld des Hauses kann sie enthalten.',
  'look.naked_pair':
    'Suchen Sie in einem Haus zwei Felder mit genau denselben zwei Kandidaten. Sie teilen sich diese beiden Ziffern; streichen Sie sie in allen anderen Feldern des Hauses.',
  'idea.innies_outies':
    'Die Summe eines Hauses ist bekannt; also ist auch die Summe dessen bekannt, was seine Käfige darin frei lassen oder was von ihnen hinausragt.',
  'look.innies_outies':
    'Eine ganze Zeile, Spalte oder ein Block hat eine feste Summe. Wo Käfige sie bis auf ein oder zwei Felder füllen oder um wenige hinausragen, ist der Unterschied die Summe gerade dieser Felder.',
  'idea.hidden_pair':
    'Zwei Ziffern eines Hauses passen nur in zwei Felder; diese Felder enthalten also nichts anderes.',
  'look.hidden_pair':
    'Suchen Sie in einem Haus zwei Ziffern, die beide nur in dieselben zwei Felder passen. Streichen Sie alles andere in diesen beiden Feldern.',
  'idea.locked_triple':
    'Drei Felder, die gemeinsam in zwei Häusern liegen, enthalten nur drei Ziffern; in den übrigen Feldern beider Häuser fallen diese weg.',
  'look.locked_triple':
    'Suchen Sie unter den Feldern, die ein Block mit einer Linie teilt, drei mit zusammen nur drei Kandidaten. Streichen Sie diese Ziffern im Rest des Blocks und der Linie.',
  'idea.cage_overlap':
    'Eine Ziffer, die jede Kombination eines Käfigs braucht, kann nicht in einem Feld stehen, das alle ihre Plätze im Käfig sieht.',
  'look.cage_overlap':
    'Schreiben Sie die Ziffernmengen auf, die die Summe eines Käfigs ergeben. Ist eine Ziffer in allen, so enthält sie der Käfig: Streichen Sie sie, wo sie alle ihre Plätze im Käfig sehen würde.',
  'idea.rule_pointing':
    'Was jede Füllung einer Regel hat, kann ein Feld nicht haben, das alle Stellen dafür sieht.',
  'look.rule_pointing':
    'Überlegen Sie, wie sich eine Linie, ein Zeichen oder ein Hinweis noch füllen lässt. Hat jede Füllung eine Ziffer, so sehen Sie nach, welche Felder alle ihre Stellen sehen; oder lässt ein Kandidat daneben keine Füllung übrig, so streichen Sie ihn.',
  'idea.naked_triple':
    'Drei Felder eines Hauses enthalten nur drei Ziffern; kein anderes Feld des Hauses kann sie enthalten.',
  'look.naked_triple':
    'Suchen Sie in einem Haus drei Felder mit zusammen höchstens drei Kandidaten; jedem darf einer fehlen. Streichen Sie diese Ziffern in allen anderen Feldern des Hauses.',
  'idea.hidden_triple':
    'Drei Ziffern eines Hauses passen nur in drei Felder; diese Felder enthalten also nichts anderes.',
  'look.hidden_triple':
    'Suchen Sie in einem Haus drei Ziffern, die nur in dieselben drei Felder passen; jeder darf eines fehlen. Streichen Sie alles andere in diesen Feldern.',
  'idea.pair_relation':
    'In zwei Feldern mit bekannter Summe legt die eine Ziffer die andere fest; ein Ziffernpaar, das einem weiteren Feld oder einer weiteren Summe nichts übrig lässt, scheidet aus.',
  'look.pair_relation':
    'Nehmen Sie zwei Felder mit bekannter Summe und schreiben Sie die Ziffernpaare auf. Streichen Sie ein Paar, das einem anderen Feld oder einem anderen solchen Paar nichts ließe.',
  'idea.rules_together':
    'Eine Füllung einer Regel, die einer anderen Regel, einem Feld oder einem Haus nichts übrig ließe, scheidet aus.',
  'look.rules_together':
    'Zählen Sie die wenigen Füllungen einer Linie, eines Käfigs oder eines Hinweises auf. Halten Sie jede an das Nächste, das Felder oder Häuser mit ihr teilt, und streichen Sie, was nur Füllungen haben, die ihm nichts lassen.',
  'idea.naked_quadruple':
    'Vier Felder eines Hauses enthalten nur vier Ziffern; kein anderes Feld des Hauses kann sie enthalten.',
  'look.naked_quadruple':
    'Suchen Sie in einem Haus vier Felder mit zusammen höchstens vier Kandidaten. Streichen Sie diese Ziffern in allen anderen Feldern des Hauses.',
  'idea.rules_in_house':
    'Käfige, Linien und Hinweise in einem Haus können dort keine Ziffer doppelt verwenden; was den anderen keine Ziffern ließe, scheidet aus.',
  'look.rules_in_house':
    'Nehmen Sie eine Zeile, eine Spalte oder einen Block und schreiben Sie auf, welche Ziffern jeder Käfig, jede Linie oder jeder Hinweis dort unterbringen kann. Lässt eine Möglichkeit den anderen oder einem Feld dazwischen nichts übrig, so streichen Sie sie.',
  'idea.short_clash':
    'Eine Ziffer, nach der eine Regel, ein Feld oder ein Haus nach höchstens drei Folgerungen nichts mehr übrig hätte, ist falsch.',
  'look.short_clash':
    'Nehmen Sie eine Ziffer an, wo zwei Linien, Käfige oder Hinweise zusammentreffen, und tragen Sie nur ein, was sofort folgt. Lässt sich eine Regel nicht mehr füllen oder hat eine Ziffer keinen Platz mehr, so war die Ziffer falsch.',
  'idea.too_few_digits':
    'Eine Ziffer, nach der Felder eines Hauses nicht mehr Ziffern übrig hätten, als sie sind, und darum ein weiteres Feld oder eine Regel nichts, ist falsch: Was kleiner ist als drei Felder eines Blocks, ist höchstens 6.',
  'look.too_few_digits':
    'Suchen Sie, wo Linien oder Zeichen ein Feld mit mehreren Feldern eines Hauses verbinden: die größer sein müssen, oder alle hoch, oder alle ungerade. Gibt es davon weniger Ziffern als Felder, oder gerade so viele und ein weiteres Feld braucht eine, so war die Ziffer falsch.',
  'idea.x_wing':
    'Alle Plätze einer Ziffer in zwei Linien liegen in zwei Linien, die sie kreuzen; dort steht sie sonst nirgends.',
  'look.x_wing':
    'Nehmen Sie eine Ziffer. Suchen Sie zwei Zeilen, die nur je zwei Plätze für sie haben, und zwar in denselben zwei Spalten. Streichen Sie sie im Rest beider Spalten. Ebenso mit Spalten und Zeilen vertauscht.',
  'idea.skyscraper':
    'Zwei parallele Linien haben je zwei Plätze für eine Ziffer, von denen zwei in einer Linie liegen; einer der beiden anderen enthält die Ziffer.',
  'look.skyscraper':
    'Nehmen Sie eine Ziffer. Suchen Sie zwei Zeilen mit je zwei Plätzen, von denen je einer in derselben Spalte steht. Die beiden anderen sind das Dach: Felder, die beide sehen, verlieren die Ziffer.',
  'idea.two_string_kite':
    'Eine Zeile und eine Spalte haben je zwei Plätze für eine Ziffer, von denen zwei im selben Block liegen; einer der beiden anderen enthält die Ziffer.',
  'look.two_string_kite':
    'Nehmen Sie eine Ziffer. Suchen Sie eine Zeile und eine Spalte mit je zwei Plätzen, von denen je einer im selben Block liegt. Ein Feld, das die beiden anderen Enden sieht, verliert die Ziffer.',
  'idea.hidden_quadruple':
    'Vier Ziffern eines Hauses passen nur in vier Felder; diese Felder enthalten also nichts anderes.',
  'look.hidden_quadruple':
    'Suchen Sie in einem Haus vier Ziffern, die nur in dieselben vier Felder passen. Streichen Sie alles andere in diesen Feldern.',
  'idea.empty_rectangle':
    'Ein Haus hat zwei Plätze für eine Ziffer, und einer davon sieht einige ihrer Plätze in einem Block; die Ziffer steht also auf dem anderen oder auf den übrigen Plätzen des Blocks.',
  'look.empty_rectangle':
    'Nehmen Sie eine Ziffer. Suchen Sie in einem Block Plätze, die nur in einer Zeile und einer Spalte liegen. Berührt eine Linie mit zwei Plätzen diese Zeile oder Spalte, folgen Sie ihr: Das Feld, das das Rechteck vollendet, verliert die Ziffer.',
  'idea.grouped_turbot_fish':
    'Ein Haus hat zwei Plätze für eine Ziffer, und einer davon sieht einige ihrer Plätze in einem zweiten Haus; die Ziffer steht also auf dem anderen oder auf den übrigen Plätzen des zweiten.',
  'look.grouped_turbot_fish':
    'Nehmen Sie eine Ziffer. Suchen Sie ein Haus mit zwei Plätzen für sie. Sieht einer davon einen Teil der Plätze eines anderen Hauses, so stimmt der übrige Teil oder das ferne Ende.',
  'idea.turbot_fish':
    'Zwei Häuser haben je zwei Plätze für eine Ziffer, und ein Platz des einen sieht einen des anderen; einer der beiden übrigen enthält die Ziffer.',
  'look.turbot_fish':
    'Nehmen Sie eine Ziffer. Suchen Sie zwei Häuser mit je zwei Plätzen, von denen einer einen des anderen sieht. Felder, die beide fernen Enden sehen, verlieren die Ziffer.',
  'idea.xy_wing':
    'Ein Feld mit zwei Kandidaten sieht zwei andere mit zwei Kandidaten; was immer darin steht, eines der beiden bekommt eine bestimmte dritte Ziffer.',
  'look.xy_wing':
    'Suchen Sie ein Feld mit zwei Kandidaten, etwa 1 und 2. Suchen Sie unter den Feldern, die es sieht, eines mit 1 und 3 und eines mit 2 und 3. Felder, die diese beiden sehen, verlieren die 3.',
  'idea.unique_rectangle_1':
    'Drei Ecken eines Rechtecks enthalten nur zwei Ziffern; täte es die vierte auch, hätte das Rätsel zwei Lösungen.',
  'look.unique_rectangle_1':
    'Suchen Sie vier Ecken eines Rechtecks in nur zwei Blöcken, drei davon mit denselben zwei Kandidaten. Die vierte Ecke kann keiner von beiden sein.',
  'idea.unique_rectangle_2':
    'Zwei Ecken an einer Seite eines Rechtecks haben denselben zusätzlichen Kandidaten; in einer von ihnen muss er stehen.',
  'look.unique_rectangle_2':
    'Suchen Sie ein Rechteck in zwei Blöcken mit denselben zwei Kandidaten in allen Ecken. Haben zwei Ecken einer Seite denselben einen zusätzlichen, verlieren ihn Felder, die beide sehen.',
  'idea.w_wing':
    'Zwei Felder haben dieselben zwei Kandidaten; ein Haus, dessen Plätze für den einen je eines der Felder sehen, zwingt eines der Felder zum anderen.',
  'look.w_wing':
    'Suchen Sie zwei Felder mit denselben zwei Kandidaten, die einander nicht sehen. Hat ein Haus für eine der Ziffern nur Plätze, die das eine oder andere Feld sehen, verlieren Felder, die beide sehen, die andere.',
  'idea.unique_rectangle_4':
    'Eine der Ziffern eines Rechtecks ist in den zwei Ecken mit weiteren Kandidaten gebunden; die andere kann in keiner von ihnen stehen.',
  'look.unique_rectangle_4':
    'Suchen Sie ein Rechteck in zwei Blöcken mit denselben zwei Kandidaten in allen Ecken. Muss eine der Ziffern in den zwei Ecken mit zusätzlichen stehen, fällt dort die andere weg.',
  'idea.unique_rectangle_5':
    'Gegenüberliegende oder drei Ecken eines Rechtecks haben denselben zusätzlichen Kandidaten; in einer von ihnen muss er stehen.',
  'look.unique_rectangle_5':
    'Suchen Sie ein Rechteck in zwei Blöcken mit denselben zwei Kandidaten in allen Ecken. Haben gegenüberliegende oder drei Ecken denselben einen zusätzlichen, verlieren ihn Felder, die alle diese sehen.',
  'idea.xyz_wing':
    'Ein Feld mit drei Kandidaten sieht zwei Felder mit je zweien davon; in jedem Fall bekommt eines der drei die Ziffer, die sie gemeinsam haben.',
  'look.xyz_wing':
    'Suchen Sie ein Feld mit drei Kandidaten, 1, 2 und 3. Suchen Sie unter den Feldern, die es sieht, eines mit 1 und 3 und eines mit 2 und 3. Felder, die alle drei sehen, verlieren die 3.',
  'idea.unique_rectangle_3':
    'Die zusätzlichen Kandidaten zweier Ecken eines Rechtecks wirken wie ein Feld einer nackten Teilmenge.',
  'look.unique_rectangle_3':
    'Suchen Sie ein Rechteck in zwei Blöcken mit denselben zwei Kandidaten in allen Ecken. Nehmen Sie die zusätzlichen zweier Ecken als ein Feld: Mit anderen Feldern des Hauses bildet es vielleicht ein Paar oder Tripel.',
  'idea.unique_rectangle_6':
    'Eine Ziffer, die in zwei Linien nur im Rechteck vorkommt, steht auf einer seiner Diagonalen, aber nicht auf der mit zusätzlichen Kandidaten.',
  'look.unique_rectangle_6':
    'Suchen Sie ein Rechteck mit denselben zwei Kandidaten und zusätzlichen in gegenüberliegenden Ecken. Hat eine der Ziffern in zweien seiner Linien sonst keinen Platz, fällt sie in den Ecken mit zusätzlichen weg.',
  'idea.avoidable_rectangle_1':
    'Gesetzte Ziffern, die nicht vorgegeben waren, dürfen kein Rechteck aus zwei Ziffern vollenden.',
  'look.avoidable_rectangle_1':
    'Suchen Sie ein Rechteck in zwei Blöcken, von dem Sie drei Ecken selbst gelöst haben und das über Kreuz zwei Ziffern enthält. Die vierte Ecke darf es nicht vollenden.',
  'idea.avoidable_rectangle_2':
    'Neben gesetzten Ziffern, die nicht vorgegeben waren, muss eine der offenen Ecken den gemeinsamen zusätzlichen Kandidaten enthalten.',
  'look.avoidable_rectangle_2':
    'Suchen Sie ein Rechteck in zwei Blöcken, von dem Sie zwei Ecken selbst gelöst haben. Haben die beiden offenen Ecken denselben einen zusätzlichen, ist er in einer davon: Felder, die beide sehen, verlieren ihn.',
  'idea.bug':
    'Hätte jedes offene Feld zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, gäbe es zwei Lösungen; also stimmt einer der wenigen zusätzlichen Kandidaten.',
  'look.bug':
    'Wenn fast jedes offene Feld genau zwei Kandidaten hat, suchen Sie die wenigen mit mehr. Ohne die zusätzlichen gäbe es zwei Lösungen; also stimmt einer von ihnen.',
  'idea.swordfish':
    'Alle Plätze einer Ziffer in drei Linien liegen in drei Linien, die sie kreuzen; dort steht sie sonst nirgends.',
  'look.swordfish':
    'Nehmen Sie eine Ziffer. Suchen Sie drei Zeilen, deren Plätze für sie in nur drei Spalten liegen. Streichen Sie sie im Rest dieser Spalten. Ebenso mit Spalten und Zeilen vertauscht.',
  'idea.remote_pair':
    'In einer Kette von Feldern mit denselben zwei Kandidaten wechseln diese sich ab; ein Feld, das zwei davon in ungeradem Abstand sieht, kann keiner von beiden sein.',
  'look.remote_pair':
    'Suchen Sie Felder mit denselben zwei Kandidaten, von denen jedes das nächste sieht. Färben Sie sie abwechselnd: Ein Feld, das beide Farben sieht, kann keine der Ziffern sein.',
  'idea.simple_colouring':
    'Plätze einer Ziffer, verbunden durch Häuser mit nur zwei davon, werden abwechselnd gefärbt; eine Farbe stimmt, also stimmt nicht, was beide sieht.',
  'look.simple_colouring':
    'Nehmen Sie eine Ziffer. Wo ein Haus zwei Plätze für sie hat, geben Sie ihnen zwei Farben, und gehen Sie von dort weiter. Sieht ein Feld beide Farben, verliert es die Ziffer; sehen sich zwei derselben Farbe, ist diese falsch.',
  'idea.hidden_rectangle':
    'Starke Verbindungen einer Ziffer an zwei Seiten eines Rechtecks würden es vollenden, wenn ihre gemeinsame Ecke die andere Ziffer enthielte.',
  'look.hidden_rectangle':
    'Suchen Sie ein Rechteck in zwei Blöcken, eine Ecke mit nur zwei Kandidaten. Hat einer davon in beiden Linien der gegenüberliegenden Ecke nur zwei Plätze, fällt dort der andere weg.',
  'idea.large_naked_subset':
    'Fünf oder mehr Felder eines Hauses enthalten nur ebenso viele Ziffern; in den übrigen Feldern fallen diese weg.',
  'look.large_naked_subset':
    'Suchen Sie in einem Haus mit vielen offenen Feldern fünf oder mehr mit zusammen nur ebenso vielen Kandidaten. Die wenigen anderen Felder verlieren sie. Oft ist die versteckte Menge leichter zu sehen.',
  'idea.finned_x_wing':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer zweier Linien in zweien, die sie kreuzen; was dort alle Flossen sieht, verliert sie.',
  'look.finned_x_wing':
    'Suchen Sie einen X-Wing, den ein oder zwei weitere Plätze stören, die Flossen, nahe beieinander in einer seiner Linien. Felder, die er leeren würde und die alle Flossen sehen, verlieren die Ziffer trotzdem.',
  'idea.sashimi_x_wing':
    'Ein X-Wing mit Flosse, bei dem ohne die Flossen in einer Linie nur ein Platz für die Ziffer bliebe.',
  'look.sashimi_x_wing':
    'Suchen Sie einen X-Wing, dem eine Ecke fehlt, mit anderen Plätzen, den Flossen, daneben im selben Block. Felder, die er leeren würde und die alle Flossen sehen, verlieren die Ziffer.',
  'idea.unique_loop':
    'Ein Ring von Feldern mit denselben zwei Kandidaten ließe sich auf zwei Arten füllen; also stimmt einer der wenigen zusätzlichen Kandidaten darin.',
  'look.unique_loop':
    'Suchen Sie einen Ring von Feldern mit denselben zwei Kandidaten, der jede Zeile, Spalte und jeden Block, durch die er läuft, zweimal trifft. Die wenigen zusätzlichen darin dürfen nicht alle falsch sein.',
  'idea.large_hidden_subset':
    'Fünf oder mehr Ziffern eines Hauses passen nur in ebenso viele Felder; diese enthalten also nichts anderes.',
  'look.large_hidden_subset':
    'Suchen Sie in einem Haus mit vielen offenen Feldern fünf oder mehr Ziffern, die nur in ebenso viele Felder passen. Streichen Sie dort alles andere.',
  'idea.jellyfish':
    'Alle Plätze einer Ziffer in vier Linien liegen in vier Linien, die sie kreuzen; dort steht sie sonst nirgends.',
  'look.jellyfish':
    'Nehmen Sie eine Ziffer. Suchen Sie vier Zeilen, deren Plätze für sie in nur vier Spalten liegen. Streichen Sie sie im Rest dieser Spalten. Ebenso mit Spalten und Zeilen vertauscht.',
  'idea.wxyz_wing':
    'Vier Felder enthalten nur vier Ziffern, von denen drei nur je einmal vorkommen können; also kommt auch die vierte vor.',
  'look.wxyz_wing':
    'Suchen Sie vier Felder mit zusammen nur vier Ziffern. Können drei davon nur einmal vorkommen, weil ihre Felder einander sehen, ist die vierte dabei: Felder, die alle ihre Plätze sehen, verlieren sie.',
  'idea.extended_rectangle':
    'Zwei Linien aus je drei oder vier Feldern mit denselben Ziffern ließen sich vertauschen; also stimmt einer der wenigen zusätzlichen Kandidaten darin.',
  'look.extended_rectangle':
    'Suchen Sie zwei Linien mit je drei oder mehr Feldern in denselben Blöcken und denselben wenigen Ziffern. Die zusätzlichen, die ein Vertauschen verhindern, dürfen nicht alle falsch sein.',
  'idea.multi_colouring':
    'Zwei getrennte Färbungen einer Ziffer treffen aufeinander, sodass nicht jede Wahl der Farben möglich ist.',
  'look.multi_colouring':
    'Nehmen Sie eine Ziffer und färben Sie ihre Paare, mit neuen Farben für jede Gruppe, die nicht an die anderen anschließt. Wo sich Farben zweier Gruppen sehen, können nicht beide stimmen: Folgen Sie dem, was das für die beiden anderen heißt.',
  'idea.finned_swordfish':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer dreier Linien in dreien, die sie kreuzen; was dort alle Flossen sieht, verliert sie.',
  'look.finned_swordfish':
    'Suchen Sie einen Schwertfisch, den ein oder zwei weitere Plätze stören, die Flossen, nahe beieinander. Felder, die er leeren würde und die alle Flossen sehen, verlieren die Ziffer trotzdem.',
  'idea.x_chain':
    'Häuser mit zwei Plätzen für eine Ziffer bilden eine Kette; an einem ihrer Enden steht die Ziffer, also nicht in Feldern, die beide Enden sehen.',
  'look.x_chain':
    'Nehmen Sie eine Ziffer. Springen Sie von einem Platz zum einzigen anderen eines Hauses, dann zu einem, den dieser sieht, und so abwechselnd weiter. Anfang und Ende liegen in Häusern mit zwei Plätzen: Felder, die beide Enden sehen, verlieren die Ziffer.',
  'idea.sashimi_swordfish':
    'Ein Schwertfisch mit Flosse, bei dem ohne die Flossen in einer Linie nur ein Platz für die Ziffer bliebe.',
  'look.sashimi_swordfish':
    'Suchen Sie einen Schwertfisch, von dem einer Linie nur ein Platz bleibt, mit Flossen neben den fehlenden. Felder, die er leeren würde und die alle Flossen sehen, verlieren die Ziffer.',
  'idea.xy_chain':
    'Felder mit zwei Kandidaten bilden eine Kette, in der jedes dem nächsten seine Ziffer aufzwingt; eines der beiden Endfelder enthält die Ziffer, die sie gemeinsam haben.',
  'look.xy_chain':
    'Gehen Sie über Felder mit zwei Kandidaten: Verlassen Sie jedes über die Ziffer, mit der Sie nicht gekommen sind. Haben das erste und das letzte an den freien Enden dieselbe Ziffer, verlieren Felder, die beide sehen, sie.',
  'idea.medusa':
    'Kandidaten, verbunden durch Häuser mit zwei Plätzen und Felder mit zwei Kandidaten, werden abwechselnd gefärbt; eine Farbe stimmt, also fällt weg, was beide ausschließen, und eine Farbe, die etwas verletzt, ist falsch.',
  'look.medusa':
    'Färben Sie wie bei einer Ziffer, aber gehen Sie durch Felder mit zwei Kandidaten zur anderen Ziffer weiter. Kommt eine Farbe in einem Feld oder Haus zweimal vor, ist sie falsch; was sich mit beiden Farben nicht verträgt, fällt weg.',
  'idea.finned_jellyfish':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer von vier Linien in vieren, die sie kreuzen; was dort alle Flossen sieht, verliert sie.',
  'look.finned_jellyfish':
    'Suchen Sie eine Qualle, die ein oder zwei weitere Plätze stören, die Flossen, nahe beieinander. Felder, die sie leeren würde und die alle Flossen sehen, verlieren die Ziffer trotzdem.',
  'idea.sue_de_coq':
    'Felder am Schnitt zweier Häuser enthalten mit einigen Feldern jedes Hauses genau so viele Ziffern, wie es Felder sind; keine kann zweimal vorkommen, also kommen alle vor.',
  'look.sue_de_coq':
    'Suchen Sie, wo ein Block und eine Linie sich kreuzen, zwei oder drei Felder mit zwei oder drei Ziffern zu viel. Einige Felder der Linie und des Blocks, die gerade diese Ziffern nehmen, lassen die Rechnung aufgehen.',
  'idea.sashimi_jellyfish':
    'Eine Qualle mit Flosse, bei der ohne die Flossen in einer Linie nur ein Platz für die Ziffer bliebe.',
  'look.sashimi_jellyfish':
    'Suchen Sie eine Qualle, von der einer Linie nur ein Platz bleibt, mit Flossen neben den fehlenden. Felder, die sie leeren würde und die alle Flossen sehen, verlieren die Ziffer.',
  'idea.nice_loop':
    'Eine Kette starker und schwacher Verbindungen schließt sich; jede schwache enthält nun genau einen wahren Kandidaten, und alle anderen, die beide sehen, fallen weg.',
  'look.nice_loop':
    'Folgen Sie einer Kette von Verbindungen, abwechselnd „wenn nicht dies, dann das“ und „wenn dies, dann nicht das“, bis sie sich schließt. Bei jeder der zweiten Art stimmt ein Ende, also fällt dort alles andere weg.',
  'idea.aic':
    'Starke und schwache Verbindungen folgen abwechselnd aufeinander; von den beiden Enden einer solchen Kette muss eines wahr sein.',
  'look.aic':
    'Beginnen Sie mit „wenn das falsch ist“: Springen Sie zum einzigen anderen Platz oder Kandidaten, der dann stimmt; von dort zu einem, den er ausschließt; und so weiter. Was sich mit dem Anfang und einem richtigen Ende nicht verträgt, fällt weg.',
  'idea.discontinuous_loop':
    'Eine Kette geht von einem Kandidaten aus und kommt mit der gegenteiligen Aussage zu ihm zurück; damit ist er entschieden.',
  'look.discontinuous_loop':
    'Nehmen Sie einen Kandidaten an, oder sein Gegenteil, und folgen Sie einer Verbindung nach der anderen. Kommen Sie mit dem Gegenteil zu ihm zurück, war die Annahme falsch.',
  'idea.grouped_nice_loop':
    'Eine geschlossene Kette starker und schwacher Verbindungen, in der auch mehrere Felder eines Hauses zusammen ein Glied sein können.',
  'look.grouped_nice_loop':
    'Folgen Sie einer geschlossenen Kette, aber lassen Sie zwei oder drei Felder, die ein Block und eine Linie teilen, als einen Platz einer Ziffer gelten.',
  'idea.grouped_aic':
    'Eine Kette starker und schwacher Verbindungen, in der auch mehrere Felder eines Hauses zusammen ein Glied sein können.',
  'look.grouped_aic':
    'Folgen Sie einer Kette, aber lassen Sie zwei oder drei Felder, die ein Block und eine Linie teilen, als einen Platz einer Ziffer gelten. Was sich mit beiden Enden nicht verträgt, fällt weg.',
  'idea.grouped_discontinuous_loop':
    'Eine Kette, die auch durch mehrere Felder zugleich laufen kann, kommt mit der gegenteiligen Aussage zu ihrem Anfang zurück.',
  'look.grouped_discontinuous_loop':
    'Nehmen Sie einen Kandidaten an und folgen Sie den Verbindungen, mit zwei oder drei Feldern von Block und Linie als einem Platz einer Ziffer. Kommen Sie mit dem Gegenteil zurück, war die Annahme falsch.',
  'idea.large_fish':
    'Alle Plätze einer Ziffer in fünf oder mehr Linien liegen in ebenso vielen Linien, die sie kreuzen.',
  'look.large_fish':
    'Nehmen Sie eine Ziffer. Suchen Sie fünf oder mehr Linien, deren Plätze für sie in ebenso vielen Linien quer dazu liegen. Oft ist der kleinere Fisch in der anderen Richtung leichter zu sehen.',
  'idea.als_xz':
    'Zwei Gruppen von Feldern haben je eine Ziffer zu viel; eine Ziffer, die nur eine von ihnen enthalten kann, zwingt die andere, alle übrigen zu verwenden.',
  'look.als_xz':
    'Suchen Sie zwei Gruppen von Feldern, je in einem Haus, mit einer Ziffer mehr als Feldern. Kann eine gemeinsame Ziffer nur in einer von beiden stehen, fällt eine andere gemeinsame in Feldern weg, die alle ihre Plätze sehen.',
  'idea.als_w_wing':
    'Ein Haus nimmt, wo immer die Ziffer darin steht, sie einer von zwei Gruppen mit einer Ziffer zu viel weg; diese Gruppe muss dann alle anderen enthalten.',
  'look.als_w_wing':
    'Suchen Sie zwei Gruppen von Feldern mit einer Ziffer zu viel, die zwei Ziffern gemeinsam haben. Hat ein Haus für die eine nur Plätze, die eine der Gruppen sehen, fällt die andere in Feldern weg, die alle ihre Plätze sehen.',
  'idea.als_xy_wing':
    'Eine Gruppe von Feldern mit einer Ziffer zu viel nimmt einer von zwei anderen solchen Gruppen eine Ziffer weg; welche es auch ist, sie muss dann eine bestimmte Ziffer enthalten.',
  'look.als_xy_wing':
    'Suchen Sie eine Gruppe von Feldern mit einer Ziffer zu viel. Teilen zwei andere solche Gruppen mit ihr je eine Ziffer, die nicht beide haben können, fällt weg, was diese beiden gemeinsam haben, in Feldern, die alles davon sehen.',
  'idea.rule_clash':
    'Eine Ziffer, nach der eine Regel, ein Feld oder ein Haus nach einigen Folgerungen nichts mehr übrig hätte, ist falsch.',
  'look.rule_clash':
    'Nehmen Sie eine Ziffer an, wo Linien, Käfige oder Hinweise dicht beieinander liegen, und notieren Sie auf Papier, was von Regel zu Regel folgt. Lässt sich eine nicht mehr füllen oder hat eine Ziffer keinen Platz mehr, so war die Ziffer falsch.',
  'idea.franken_fish':
    'Alle Plätze einer Ziffer in einigen Linien und Blöcken liegen in ebenso vielen kreuzenden Linien und Blöcken.',
  'look.franken_fish':
    'Nehmen Sie eine Ziffer. Suchen Sie einen Fisch, in dem Blöcke für Linien stehen dürfen: Zeilen und Blöcke gegen Spalten und Blöcke, von beiden gleich viele.',
  'idea.aligned_pair_exclusion':
    'Von allen Kandidatenpaaren zweier Felder werden die gestrichen, die anderen Feldern zu wenig Ziffern lassen; ein Kandidat, der in keinem der übrigen vorkommt, fällt weg.',
  'look.aligned_pair_exclusion':
    'Nehmen Sie zwei Felder, die dieselben kleinen Gruppen sehen. Gehen Sie ihre Ziffernpaare durch und streichen Sie die, die einer Gruppe alles nehmen: Eine Ziffer, die in keinem Paar bleibt, fällt weg.',
  'idea.finned_franken_fish':
    'Ein Franken-Fisch bis auf wenige Plätze, die Flossen; was sie alle sieht, verliert die Ziffer.',
  'look.finned_franken_fish':
    'Suchen Sie einen Fisch mit Blöcken unter seinen Linien, den ein oder zwei weitere Plätze stören, die Flossen. Felder, die er leeren würde und die alle Flossen sehen, verlieren die Ziffer.',
  'idea.als_chain':
    'In einer Reihe von Gruppen mit je einer Ziffer zu viel nimmt jede der nächsten eine Ziffer weg; fehlt der ersten eine bestimmte Ziffer, so steht sie in der letzten.',
  'look.als_chain':
    'Reihen Sie Gruppen von Feldern mit einer Ziffer zu viel auf, von denen jede mit der nächsten eine Ziffer teilt, die nicht beide haben können. Was die erste und die letzte gemeinsam haben, fällt in Feldern weg, die alles davon sehen.',
  'idea.bent_set':
    'Einige Felder enthalten nur so viele Ziffern, wie es Felder sind, und alle bis auf eine können nur einmal vorkommen; also kommt auch diese eine vor.',
  'look.bent_set':
    'Suchen Sie fünf oder mehr Felder mit zusammen nur ebenso vielen Ziffern. Können alle bis auf eine nur einmal vorkommen, ist diese dabei: Felder, die alle ihre Plätze sehen, verlieren sie.',
  'idea.finned_large_fish':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer von fünf oder mehr Linien in ebenso vielen, die sie kreuzen.',
  'look.finned_large_fish':
    'Suchen Sie einen Fisch aus fünf oder mehr Linien, den wenige Plätze stören, die Flossen. Felder, die er leeren würde und die alle Flossen sehen, verlieren die Ziffer.',
  'idea.als_aic':
    'Eine Kette starker und schwacher Verbindungen, manche davon durch fast gebundene Mengen: Felder mit einer Ziffer zu viel, von deren Ziffern nicht zwei fehlen können.',
  'look.als_aic':
    'Folgen Sie einer Kette, und lassen Sie eine Gruppe von Feldern mit einer Ziffer zu viel eine Verbindung sein: Fehlt ihr eine ihrer Ziffern, so hat sie jede andere.',
  'idea.death_blossom':
    'Was ein Feld auch enthält, es nimmt diese Ziffer einer Gruppe mit einer Ziffer zu viel weg, und jede dieser Gruppen muss dann eine bestimmte Ziffer enthalten.',
  'look.death_blossom':
    'Nehmen Sie ein Feld mit wenigen Kandidaten als Stiel. Suchen Sie zu jedem eine Gruppe von Feldern mit einer Ziffer zu viel, die ihn verlieren würde. Was alle diese Gruppen dann brauchen, fällt in Feldern weg, die alles davon sehen.',
  'idea.aligned_triplet_exclusion':
    'Von allen Kandidatentripeln dreier Felder werden die gestrichen, die anderen Feldern zu wenig Ziffern lassen; ein Kandidat, der in keinem der übrigen vorkommt, fällt weg.',
  'look.aligned_triplet_exclusion':
    'Nehmen Sie drei Felder, die dieselben kleinen Gruppen sehen. Gehen Sie ihre Kombinationen durch und streichen Sie die, die einer Gruppe alles nehmen: Eine Ziffer, die in keiner bleibt, fällt weg.',
  'idea.subset_clash':
    'Eine Ziffer, nach der eine Regel, ein Feld oder ein Haus nichts mehr übrig hätte, ist falsch, auch wenn man das erst über Paare, Drillinge oder gebundene Ziffern sieht.',
  'look.subset_clash':
    'Nehmen Sie eine Ziffer an und notieren Sie, was von Regel zu Regel folgt. Wo aus einzelnen Feldern nichts mehr folgt, suchen Sie in dem, was übrig ist, nach Paaren und Drillingen und nach einer Ziffer, deren Plätze in einem Block in einer Linie liegen; dann geht es weiter.',
  'idea.nishio':
    'Man setzt eine Ziffer und verfolgt nur diese; bleibt ein Haus ohne Platz für sie, war der erste Eintrag falsch.',
  'look.nishio':
    'Nehmen Sie in einem Feld eine Ziffer an und folgen Sie nur dieser Ziffer, Haus für Haus. Bleibt ein Haus ohne Platz für sie, war die Annahme falsch.',
  'idea.cell_forcing_chain':
    'Welche Ziffer ein Feld auch enthält, die Ketten, die davon ausgehen, enden mit demselben Schluss.',
  'look.cell_forcing_chain':
    'Nehmen Sie ein Feld mit etwa drei Kandidaten und folgen Sie den Ketten von jedem. Was bei allen herauskommt, stimmt.',
  'idea.region_forcing_chain':
    'Wo eine Ziffer in einem Haus auch steht, die Ketten, die davon ausgehen, enden mit demselben Schluss.',
  'look.region_forcing_chain':
    'Nehmen Sie eine Ziffer mit etwa drei Plätzen in einem Haus und folgen Sie den Ketten von jedem. Was bei allen herauskommt, stimmt.',
  'idea.kraken_fish':
    'Bis auf wenige Plätze, die Flossen, liegt eine Ziffer einiger Linien in ebenso vielen, die sie kreuzen; Ketten von den Flossen aus zeigen, dass ohnehin wegfällt, was der Fisch streicht.',
  'look.kraken_fish':
    'Suchen Sie einen Fisch, dessen Flossen zu weit auseinander liegen. Schließt eine Kette von jeder Flosse aus, was auch der Fisch ausschließen würde, fällt es in jedem Fall weg.',
  'idea.exocet':
    'Was zwei Basisfelder auch enthalten, drei Häuser können diese Ziffern nur mithilfe zweier Zielfelder unterbringen; diese enthalten also dieselben zwei Ziffern.',
  'look.exocet':
    'Suchen Sie zu zwei Feldern von Block und Linie mit denselben drei oder vier Kandidaten zwei Felder in den anderen Blöcken dieses Bandes. Haben drei Linien quer dazu wenige Plätze für diese Ziffern, enthalten die beiden Zielfelder nur sie.',
  'idea.sk_loop':
    'In einem Ring kreuzender Häuser können die Felder an den Kreuzungen jede Ziffer nur begrenzt oft verwenden; reicht das gerade, um sie zu füllen, sind die Ziffern in diesen Häusern verbraucht.',
  'look.sk_loop':
    'Suchen Sie vier Blöcke um eine Mitte mit vielen Vorgaben in ihren Ecken. Zählen Sie, wo ihre Linien sich kreuzen, wie oft jedes Feldpaar eine Ziffer haben kann; geht es gerade auf, fallen die Ziffern in den Linien weg.',
  'idea.long_clash':
    'Eine Ziffer, nach der eine Regel, ein Feld oder ein Haus nach vielen Folgerungen nichts mehr übrig hätte, ist falsch.',
  'look.long_clash':
    'Nehmen Sie eine Ziffer an, wo ringsum wenig übrig ist, und schreiben Sie auf, was von Regel zu Regel folgt, so weit es geht. Lässt sich eine Regel nicht mehr füllen oder hat eine Ziffer keinen Platz mehr, so war die Ziffer falsch.',
  'idea.dynamic_forcing_chain':
    'Man nimmt einen Kandidaten als wahr an und füllt aus, was daraus folgt; entsteht ein Widerspruch, war er falsch.',
  'look.dynamic_forcing_chain':
    'Nehmen Sie einen Kandidaten an und tragen Sie alles ein, was folgt, auch Einer. Geht etwas schief, war er falsch; führen alle Kandidaten eines Feldes zum selben, stimmt es.',
  'idea.mutant_fish':
    'Alle Plätze einer Ziffer in einigen Häusern beliebiger Art liegen in ebenso vielen anderen.',
  'look.mutant_fish':
    'Nehmen Sie eine Ziffer. Suchen Sie einen Fisch, in dem Zeilen, Spalten und Blöcke auf beiden Seiten gemischt sein dürfen, von beiden gleich viele.',
  'idea.finned_mutant_fish':
    'Ein Mutantenfisch bis auf wenige Plätze, die Flossen; was sie alle sieht, verliert die Ziffer.',
  'look.finned_mutant_fish':
    'Suchen Sie einen Fisch aus gemischten Zeilen, Spalten und Blöcken, den wenige Plätze stören, die Flossen. Felder, die er leeren würde und die alle Flossen sehen, verlieren die Ziffer.',
  'idea.templates':
    'Unter allen Möglichkeiten, eine Ziffer überall unterzubringen, zählt, was in allen oder in keiner von ihnen vorkommt.',
  'look.templates':
    'Nehmen Sie eine Ziffer mit wenigen Plätzen und zeichnen Sie jede Art, sie überall zu setzen. Ein Platz in allen stimmt, einer in keiner fällt weg.',
  'idea.nested_forcing_chain':
    'Man nimmt einen Kandidaten als wahr an und widerlegt dabei andere durch weitere Annahmen; entsteht ein Widerspruch, war der erste falsch.',
  'look.nested_forcing_chain':
    'Nehmen Sie einen Kandidaten an und tragen Sie ein, was folgt. Wo es stockt, widerlegen Sie andere, indem Sie sie darin annehmen. Geht am Ende etwas schief, war der erste falsch.',
  'idea.trial':
    'Man probiert einen Kandidaten und, wo nichts mehr folgt, darin einen weiteren; endet jeder Weg in einem Widerspruch, war er falsch.',
  'look.trial':
    'Kluges bleibt nicht. Wählen Sie einen Kandidaten eines Feldes mit wenigen und probieren Sie alles durch, bis jeder Weg im Widerspruch endet.',

  'sign.removed': 'fällt weg: kann hier nicht stehen',
  'sign.placed': 'gehört hierher',
  'sign.clash': 'hier wird es unmöglich',
  'sign.rule': 'eine Regel, auf der es beruht',
  'sign.seen': 'eine Ziffer, die andere aus den Feldern fernhält, die sie sehen',
  'sign.barred': 'hier hat die Ziffer keinen Platz',
  'sign.pattern': 'gehört zum Muster',
  'sign.fish_place': 'ein Platz der Ziffer in den ersten Häusern',
  'sign.one_true': 'einer davon ist richtig',
  'sign.colour_1': 'die eine Farbe: alle zusammen richtig oder falsch',
  'sign.colour_2': 'die andere Farbe: richtig, wenn die erste falsch ist',
  'sign.chain_1': 'richtig, wenn man den Pfeilen folgt',
  'sign.chain_2': 'falsch, wenn man den Pfeilen folgt',
  'sign.between': 'zwischen den Enden: nicht alle davon können richtig sein',
  'sign.refuted': 'dort falsch: Nähme man ihn auch noch an, würde etwas unmöglich',
  'sign.stem': 'der Stiel: Welche davon auch richtig ist, sie nimmt einer Gruppe ihre Ziffer',
  'sign.base_cells': 'die Basisfelder: Sie enthalten zwei der Ziffern',
  'sign.target_cells': 'die Zielfelder: Sie bekommen dieselben zwei Ziffern',
  'sign.tie': 'was die Teile verbindet',
  'sign.fin': 'Flosse: ein Platz, der nicht zum Fisch passt',
  'sign.endo_fin': 'Flosse, die in zweien der ersten Häuser liegt',
  'sign.guardian': 'zusätzlicher Kandidat: einer davon ist richtig',
  'sign.almost_locked': 'Felder mit einer Ziffer zu viel',
  'sign.almost_locked_sets': 'Gruppen von Feldern mit einer Ziffer zu viel, jede in eigener Farbe',
  'sign.pivot': 'das Feld, das alle anderen sieht',
  'sign.helper': 'weitere Felder, die mitwirken',
  'sign.helper_groups': 'weitere Felder, die mitwirken, jede Gruppe in eigener Farbe',
  'sign.helper_digits': 'weitere Plätze der Ziffern, jede Ziffer in eigener Farbe',
  'sign.home': 'das Haus, um das es geht',
  'sign.cage': 'der Käfig, um den es geht',
  'sign.rule_cells': 'die Felder der Regel, um die es geht',
  'sign.rest': 'die Felder, deren Summe sich ergibt',
  'sign.base': 'die ersten Häuser: Dort hat die Ziffer nur die markierten Plätze',
  'sign.cover': 'die Häuser, in denen alle diese Plätze liegen',
  'sign.link': 'ein weiteres Haus, auf dem es beruht',
  'sign.sight': 'ein Haus, in dem markierte Felder einander sehen',
  'sign.two_places': 'ein Haus, in dem die Ziffer nur die markierten Plätze hat',
  'sign.strong': 'ist das eine falsch, so ist das nächste richtig',
  'sign.weak': 'ist das eine richtig, so ist das nächste falsch',
  'sign.either_colour': 'zwei ungleiche: eines davon ist richtig',

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

  'format.json': 'JSON von Omnidoku',
  'format.fpuzzles': 'JSON von f-puzzles',
  'format.record': 'Datensatz einer Sammlung von Varianten',
  'format.fpuzzles_link': 'Links für f-puzzles und SudokuPad',
  'format.sudokupad': 'Links für SudokuPad',
  'format.penpa': 'Links für Penpa',
  'format.iss': 'Regeltext des Interactive Sudoku Solver',
  'format.ksudoku': 'KSudoku: Bretter und Spiele',
  'format.opensudoku': 'OpenSudoku: Sammlungen und Spiele',
  'format.overlap_grid': 'Überlappende Gitter, Zeile für Zeile',
  'format.line': 'Eine Zeile, Reihe für Reihe',
  'format.sdm': 'Sammlung, je Rätsel eine Zeile',
  'format.grid': 'Gitter aus Zeilen, mit oder ohne Rahmen',
  'format.ss': 'Dateien von Simple Sudoku',
  'format.sdk': 'Dateien von SadMan und SudoCue',
  'format.sukaku': 'Sukaku: die Kandidaten jedes Feldes',
  'format.jigsaw': 'Felder und Karte der Gebiete',
  'format.regions': 'Karte der Gebiete, ein Buchstabe je Feld',
  'format.sumocue': 'SumoCue: Jigsaws, Tori und Killer',
  'format.killer_line': 'Killer in 81 Zeichen',
  'format.hodoku': 'Zeile der Bibliothek von HoDoKu',

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
