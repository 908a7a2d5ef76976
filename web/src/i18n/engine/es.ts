// SPDX-License-Identifier: MIT
//
// What the engine names and says, in Spanish, by ids.

import boards from '../../../../src/geometry/builders/words/es.json' with { type: 'json' };
import steps from '../../../../src/logic/words/es.json' with { type: 'json' };
import type { EngineNames } from '../names';

const kSize = 'número de filas, columnas y símbolos, de 1 a 64; por defecto 9';
const kSizeOfMap = 'número de filas, columnas y símbolos; por defecto, el del mapa';
const kDigits = 'número de símbolos, de 1 a 64; por defecto 9';
const kBox =
  'alto y ancho de una caja, o ninguno; por defecto la más cuadrada, antes ancha que alta';
const kBoxOfBoard =
  'alto y ancho de una caja, o ninguno; por defecto la más cuadrada que llena el tablero';
const kRegions =
  'una etiqueta por casilla: un solo texto, un texto por fila o una lista de etiquetas';
const kCuts = 'lista de [casilla o cara, lado] donde terminan los carriles; por defecto ninguno';
const kShortLanes =
  'regla de los carriles con menos casillas que dígitos: "none" (ninguna, por defecto) o "no_repeat" (sin repetir)';
const kHouses = 'lista de {"name", "kind", "cells": [nombres de casillas]}';

export const es: EngineNames = {
  ...boards,
  ...steps,
  'idea.full_house':
    'Solo queda una casilla abierta en una casa: le corresponde el dígito que allí falta.',
  'look.full_house':
    'Busca una fila, una columna, una caja u otra casa con una sola casilla vacía. Repasa sus dígitos: el que falta va ahí.',
  'idea.hidden_single': 'A un dígito solo le queda un lugar en una casa.',
  'look.hidden_single':
    'Toma un dígito. En una casa que aún no lo tiene, tacha las casillas que lo ven en otra parte. Si queda una, va ahí.',
  'idea.cage_single':
    'La última casilla abierta de una jaula, o de otra suma, contiene lo que las demás dejan de ella.',
  'look.cage_single':
    'Busca una jaula, u otra suma, con una casilla vacía. Resta de la suma lo que ya está: lo que queda es el dígito.',
  'idea.naked_single': 'A una casilla solo le queda un candidato.',
  'look.naked_single':
    'Busca una casilla cuyas casas estén casi llenas. Repasa los dígitos que ve: si solo falta uno, es ese.',
  'idea.rule_alone':
    'Lo que una regla dice de las casillas que une, haya lo que haya en las demás.',
  'look.rule_alone':
    'Mira una línea, una jaula o una marca por separado. Prueba qué dígitos pueden tener sus casillas para que se cumpla la regla, y tacha los demás.',
  'idea.locked_candidates':
    'Otra casilla ve todos los lugares de un dígito en una casa, casi siempre porque están con ella en una segunda casa; esa casilla no puede contenerlo.',
  'look.locked_candidates':
    'Toma un dígito y una caja, y mira dónde puede ir. Si todos sus sitios están en una fila o columna, táchalo en el resto de esa línea. También vale de una línea a una caja.',
  'idea.common_exclusion':
    'Sea lo que sea lo que haya en una casilla, o donde sea que una casa tenga un dígito, las reglas entre casillas impiden cierto dígito en otra casilla.',
  'look.common_exclusion':
    'Toma una casilla con pocos candidatos, o un dígito con pocos sitios en una casa. Mira qué descarta cada uno por las marcas y líneas de alrededor: lo que descartan todos se va.',
  'idea.cage_combinations':
    'Solo algunas combinaciones de dígitos dan la suma de la jaula; los dígitos que no están en ninguna quedan excluidos.',
  'look.cage_combinations':
    'Toma una jaula de pocas casillas, o de suma muy pequeña o grande. Apunta los conjuntos de dígitos distintos que la forman. Un dígito que no está en ninguno se va de la jaula.',
  'idea.locked_pair':
    'Dos casillas comunes a dos casas contienen solo dos dígitos; estos desaparecen del resto de ambas casas.',
  'look.locked_pair':
    'Entre las casillas que una caja comparte con una línea, busca dos con los mismos dos candidatos. Tacha esos dígitos en el resto de la caja y de la línea.',
  'idea.sum_bounds':
    'Lo que las demás casillas de una suma dan como mínimo y como máximo limita lo que una casilla puede contener.',
  'look.sum_bounds':
    'Toma una suma y una de sus casillas. Suma lo mínimo y lo máximo que pueden dar las otras: la casilla tiene que poner el resto, y lo que no puede se va.',
  'idea.partner_clash':
    'Un dígito que, por reglas entre casillas, dejaría a dos casillas solo dígitos incompatibles es falso.',
  'look.partner_clash':
    'Supón un dígito en una casilla, y mira qué dejan las marcas y líneas a dos vecinas. Si no encaja, el dígito era falso.',
  'idea.naked_pair':
    'Dos casillas de una casa contienen solo dos dígitos; ninguna otra casilla de la casa puede contenerlos.',
  'look.naked_pair':
    'En una casa, busca dos casillas con exactamente los mismos dos candidatos. Se los reparten, así que táchalos en todas las demás casillas de la casa.',
  'idea.innies_outies':
    'La suma de una casa se conoce; por tanto también se conoce la suma de lo que sus jaulas dejan libre en ella o de lo que sobresale.',
  'look.innies_outies':
    'Una fila, columna o caja entera tiene una suma fija. Donde las jaulas la llenan menos una o dos casillas, o sobresalen por unas pocas, la diferencia es la suma de justo esas casillas.',
  'idea.hidden_pair':
    'Dos dígitos de una casa solo caben en dos casillas; esas casillas no contienen nada más.',
  'look.hidden_pair':
    'En una casa, busca dos dígitos que solo caben en las mismas dos casillas. Tacha todo lo demás en ellas.',
  'idea.locked_triple':
    'Tres casillas comunes a dos casas contienen solo tres dígitos; estos desaparecen del resto de ambas casas.',
  'look.locked_triple':
    'Entre las casillas que una caja comparte con una línea, busca tres con solo tres candidatos entre todas. Tacha esos dígitos en el resto de la caja y de la línea.',
  'idea.cage_overlap':
    'Un dígito que toda combinación de una jaula necesita no puede estar en una casilla que ve todos sus lugares en la jaula.',
  'look.cage_overlap':
    'Apunta los conjuntos de dígitos que dan la suma de una jaula. Si un dígito está en todos, la jaula lo tiene: táchalo donde vería todos sus sitios en la jaula.',
  'idea.rule_pointing':
    'Lo que tiene toda forma de llenar una regla no puede estar en una casilla que ve todos sus lugares.',
  'look.rule_pointing':
    'Piensa en las formas en que aún se puede llenar una línea, una marca o una pista. Si todas tienen un dígito, busca qué casillas ven todos sus lugares; y si un candidato vecino no deja ninguna, táchalo.',
  'idea.naked_triple':
    'Tres casillas de una casa contienen solo tres dígitos; ninguna otra casilla de la casa puede contenerlos.',
  'look.naked_triple':
    'En una casa, busca tres casillas con tres candidatos como mucho entre todas; a cada una puede faltarle uno. Tacha esos dígitos en todas las demás casillas de la casa.',
  'idea.hidden_triple':
    'Tres dígitos de una casa solo caben en tres casillas; esas casillas no contienen nada más.',
  'look.hidden_triple':
    'En una casa, busca tres dígitos que solo caben en las mismas tres casillas; a cada uno puede faltarle una. Tacha todo lo demás en ellas.',
  'idea.pair_relation':
    'En dos casillas de suma conocida, un dígito determina el otro; queda excluido el par de dígitos que no deja nada a otra casilla o a otra suma.',
  'look.pair_relation':
    'Toma dos casillas de suma conocida y apunta las parejas de dígitos. Tacha una pareja que no dejaría nada a otra casilla o a otra pareja así.',
  'idea.rules_together':
    'Una forma de llenar una regla que no dejaría nada a otra regla, a una casilla o a una casa queda descartada.',
  'look.rules_together':
    'Enumera las pocas formas de llenar una línea, una jaula o una pista. Compara cada una con lo que comparte casillas o casas con ella y tacha lo que solo tienen las formas que no le dejan nada.',
  'idea.naked_quadruple':
    'Cuatro casillas de una casa contienen solo cuatro dígitos; ninguna otra casilla de la casa puede contenerlos.',
  'look.naked_quadruple':
    'En una casa, busca cuatro casillas con cuatro candidatos como mucho entre todas. Tacha esos dígitos en todas las demás casillas de la casa.',
  'idea.rules_in_house':
    'Las jaulas, líneas y pistas de una casa no pueden usar allí dos veces el mismo dígito; lo que no dejaría dígitos a las demás queda descartado.',
  'look.rules_in_house':
    'Tome una fila, una columna o una caja y anote qué dígitos puede poner allí cada jaula, línea o pista. Si una posibilidad no deja nada a las demás, o a una celda entre ellas, táchela.',
  'idea.short_clash':
    'Un dígito con el que una regla, una casilla o una casa se quedaría sin nada tras tres consecuencias como mucho es falso.',
  'look.short_clash':
    'Supón un dígito donde se encuentran dos líneas, jaulas o pistas y anota solo lo que se sigue enseguida. Si una de ellas ya no se puede llenar, o un dígito se queda sin sitio, era falso.',
  'idea.too_few_digits':
    'Un dígito con el que casillas de una casa no tendrían más dígitos que casillas, y por eso otra casilla o regla nada, es falso: lo que es menor que tres casillas de una caja es como mucho 6.',
  'look.too_few_digits':
    'Busca dónde líneas o signos unen una casilla con varias de una casa: las que deben ser mayores, o todas altas, o todas impares. Si hay menos dígitos de esos que casillas, o justo los mismos y otra casilla necesita uno, el dígito era falso.',
  'idea.x_wing':
    'Todos los lugares de un dígito en dos líneas están en dos líneas que las cruzan; en el resto de estas no puede estar.',
  'look.x_wing':
    'Toma un dígito. Busca dos filas que solo tienen dos sitios para él, en las mismas dos columnas. Táchalo en el resto de ambas columnas. Lo mismo cambiando filas por columnas.',
  'idea.skyscraper':
    'Dos líneas paralelas tienen dos lugares cada una para un dígito, y dos de ellos están alineados; uno de los otros dos contiene el dígito.',
  'look.skyscraper':
    'Toma un dígito. Busca dos filas con dos sitios cada una, de los que uno de cada una está en la misma columna. Los otros dos son el tejado: las casillas que ven ambos pierden el dígito.',
  'idea.two_string_kite':
    'Una fila y una columna tienen dos lugares cada una para un dígito, y dos de ellos están en la misma caja; uno de los otros dos contiene el dígito.',
  'look.two_string_kite':
    'Toma un dígito. Busca una fila y una columna con dos sitios cada una, de los que uno de cada una está en la misma caja. Una casilla que ve los otros dos extremos pierde el dígito.',
  'idea.hidden_quadruple':
    'Cuatro dígitos de una casa solo caben en cuatro casillas; esas casillas no contienen nada más.',
  'look.hidden_quadruple':
    'En una casa, busca cuatro dígitos que solo caben en las mismas cuatro casillas. Tacha todo lo demás en ellas.',
  'idea.empty_rectangle':
    'Una casa tiene dos lugares para un dígito y uno de ellos ve algunos de sus lugares en una caja; el dígito está entonces en el otro o en el resto de la caja.',
  'look.empty_rectangle':
    'Toma un dígito. En una caja, busca sitios que estén todos en una fila y una columna. Si una línea con dos sitios toca esa fila o columna, síguela: la casilla que completa el rectángulo pierde el dígito.',
  'idea.grouped_turbot_fish':
    'Una casa tiene dos lugares para un dígito y uno de ellos ve algunos de sus lugares en una segunda casa; el dígito está entonces en el otro o en el resto de la segunda.',
  'look.grouped_turbot_fish':
    'Toma un dígito. Busca una casa con dos sitios para él. Si uno ve una parte de los sitios de otra casa, es verdadera la otra parte o el extremo lejano.',
  'idea.turbot_fish':
    'Dos casas tienen dos lugares cada una para un dígito, y un lugar de una ve uno de la otra; uno de los otros dos contiene el dígito.',
  'look.turbot_fish':
    'Toma un dígito. Busca dos casas con dos sitios cada una, donde un sitio de una ve uno de la otra. Las casillas que ven los dos extremos lejanos pierden el dígito.',
  'idea.xy_wing':
    'Una casilla con dos candidatos ve otras dos con dos candidatos; sea cual sea su dígito, una de ellas recibe cierto tercer dígito.',
  'look.xy_wing':
    'Busca una casilla con dos candidatos, digamos 1 y 2. Entre las que ve, busca una con 1 y 3 y otra con 2 y 3. Las casillas que ven estas dos pierden el 3.',
  'idea.unique_rectangle_1':
    'Tres esquinas de un rectángulo contienen solo dos dígitos; si la cuarta también, el sudoku tendría dos soluciones.',
  'look.unique_rectangle_1':
    'Busca las cuatro esquinas de un rectángulo en solo dos cajas, tres con los mismos dos candidatos. La cuarta no puede ser ninguno de los dos.',
  'idea.unique_rectangle_2':
    'Dos esquinas de un mismo lado de un rectángulo tienen el mismo candidato adicional; una de ellas debe contenerlo.',
  'look.unique_rectangle_2':
    'Busca un rectángulo en dos cajas con los mismos dos candidatos en todas las esquinas. Si dos esquinas de un lado tienen el mismo extra, las casillas que ven ambas lo pierden.',
  'idea.w_wing':
    'Dos casillas tienen los mismos dos candidatos; una casa en la que todos los lugares de uno ven una de las casillas obliga a una de las casillas a tomar el otro.',
  'look.w_wing':
    'Busca dos casillas con los mismos dos candidatos que no se ven. Si una casa solo tiene sitios para uno de los dígitos que ven a una u otra, las casillas que ven ambas pierden el otro dígito.',
  'idea.unique_rectangle_4':
    'Uno de los dígitos de un rectángulo está bloqueado en las dos esquinas con candidatos adicionales; ninguna puede contener el otro dígito.',
  'look.unique_rectangle_4':
    'Busca un rectángulo en dos cajas con los mismos dos candidatos en todas las esquinas. Si uno de ellos tiene que estar en las dos esquinas con extras, el otro se va de ambas.',
  'idea.unique_rectangle_5':
    'Dos esquinas opuestas o tres esquinas de un rectángulo tienen el mismo candidato adicional; una de ellas debe contenerlo.',
  'look.unique_rectangle_5':
    'Busca un rectángulo en dos cajas con los mismos dos candidatos en todas las esquinas. Si esquinas opuestas, o tres, tienen el mismo extra, las casillas que las ven todas lo pierden.',
  'idea.xyz_wing':
    'Una casilla con tres candidatos ve dos casillas con dos de ellos cada una; en todo caso, una de las tres recibe el dígito que comparten.',
  'look.xyz_wing':
    'Busca una casilla con tres candidatos, 1, 2 y 3. Entre las que ve, busca una con 1 y 3 y otra con 2 y 3. Las casillas que ven las tres pierden el 3.',
  'idea.unique_rectangle_3':
    'Los candidatos adicionales de dos esquinas de un rectángulo actúan como una casilla de un subconjunto desnudo.',
  'look.unique_rectangle_3':
    'Busca un rectángulo en dos cajas con los mismos dos candidatos en todas las esquinas. Toma los extras de dos esquinas como una sola casilla: quizá forme un par o un trío con otras de la casa.',
  'idea.unique_rectangle_6':
    'Un dígito que dos líneas solo tienen en el rectángulo está en una de sus diagonales, y no en la que tiene candidatos adicionales.',
  'look.unique_rectangle_6':
    'Busca un rectángulo con los mismos dos candidatos, y extras en esquinas opuestas. Si uno de los dígitos no tiene otro sitio en dos de sus líneas, se va de las esquinas con extras.',
  'idea.avoidable_rectangle_1':
    'Los dígitos colocados que no eran datos no deben completar un rectángulo de dos dígitos.',
  'look.avoidable_rectangle_1':
    'Busca un rectángulo en dos cajas del que hayas resuelto tres esquinas y que tenga dos dígitos en cruz. La cuarta esquina no debe completarlo.',
  'idea.avoidable_rectangle_2':
    'Junto a dígitos colocados que no eran datos, una de las esquinas abiertas debe contener el candidato adicional que comparten.',
  'look.avoidable_rectangle_2':
    'Busca un rectángulo en dos cajas del que hayas resuelto dos esquinas. Si las dos libres tienen el mismo extra, está en una de ellas: las casillas que ven ambas lo pierden.',
  'idea.bug':
    'Si cada casilla abierta tuviera dos candidatos y cada dígito dos lugares en cada casa, habría dos soluciones; por eso es cierto uno de los pocos candidatos adicionales.',
  'look.bug':
    'Cuando casi todas las casillas libres tienen dos candidatos, busca las pocas que tienen más. Sin los extras habría dos soluciones; así que uno de ellos es verdadero.',
  'idea.swordfish':
    'Todos los lugares de un dígito en tres líneas están en tres líneas que las cruzan; en el resto de estas no puede estar.',
  'look.swordfish':
    'Toma un dígito. Busca tres filas cuyos sitios para él están en solo tres columnas. Táchalo en el resto de esas columnas. Lo mismo cambiando filas por columnas.',
  'idea.remote_pair':
    'Una cadena de casillas con los mismos dos candidatos los toma por turnos; una casilla que ve dos de ellas a distancia impar no puede ser ninguno.',
  'look.remote_pair':
    'Busca casillas con los mismos dos candidatos, cada una viendo la siguiente. Coloréalas alternando: una casilla que ve ambos colores no puede ser ninguno de los dos dígitos.',
  'idea.simple_colouring':
    'Los lugares de un dígito, unidos por casas que solo tienen dos, se colorean por turnos; un color es cierto, así que lo que ve ambos no lo es.',
  'look.simple_colouring':
    'Toma un dígito. Donde una casa tiene dos sitios para él, dales dos colores, y sigue desde ahí. Una casilla que ve ambos colores pierde el dígito; si dos del mismo color se ven, ese color es falso.',
  'idea.hidden_rectangle':
    'Los enlaces fuertes de un dígito en dos lados de un rectángulo lo completarían si su esquina común contuviera el otro dígito.',
  'look.hidden_rectangle':
    'Busca un rectángulo en dos cajas, con una esquina de solo dos candidatos. Si uno solo tiene dos sitios en las dos líneas de la esquina opuesta, el otro se va de esa esquina.',
  'idea.large_naked_subset':
    'Cinco o más casillas de una casa contienen solo otros tantos dígitos; estos desaparecen de las demás casillas.',
  'look.large_naked_subset':
    'En una casa con muchas casillas libres, busca cinco o más con otros tantos candidatos entre todas. Las pocas restantes los pierden. A menudo es más fácil ver el conjunto oculto.',
  'idea.finned_x_wing':
    'Salvo unos pocos lugares, las aletas, un dígito de dos líneas está en dos líneas que las cruzan; lo que allí ve todas las aletas lo pierde.',
  'look.finned_x_wing':
    'Busca un X-Wing estropeado por uno o dos sitios más, las aletas, juntas en una de sus líneas. Las casillas que vaciaría y que ven todas las aletas pierden igualmente el dígito.',
  'idea.sashimi_x_wing':
    'Un X-Wing con aleta que, sin sus aletas, dejaría a alguna línea un solo lugar para el dígito.',
  'look.sashimi_x_wing':
    'Busca un X-Wing al que le falta una esquina, con otros sitios, las aletas, al lado en la misma caja. Las casillas que vaciaría y que ven todas las aletas pierden el dígito.',
  'idea.unique_loop':
    'Un anillo de casillas con los mismos dos candidatos podría llenarse de dos maneras; por eso es cierto uno de los pocos candidatos adicionales.',
  'look.unique_loop':
    'Busca un anillo de casillas con los mismos dos candidatos, que toca dos veces cada fila, columna y caja por la que pasa. Los pocos extras no pueden ser todos falsos.',
  'idea.large_hidden_subset':
    'Cinco o más dígitos de una casa solo caben en otras tantas casillas; estas no contienen nada más.',
  'look.large_hidden_subset':
    'En una casa con muchas casillas libres, busca cinco o más dígitos que solo caben en otras tantas casillas. Tacha allí todo lo demás.',
  'idea.jellyfish':
    'Todos los lugares de un dígito en cuatro líneas están en cuatro líneas que las cruzan; en el resto de estas no puede estar.',
  'look.jellyfish':
    'Toma un dígito. Busca cuatro filas cuyos sitios para él están en solo cuatro columnas. Táchalo en el resto de esas columnas. Lo mismo cambiando filas por columnas.',
  'idea.wxyz_wing':
    'Cuatro casillas contienen solo cuatro dígitos, tres de los cuales solo pueden usarse una vez; por tanto también se usa el cuarto.',
  'look.wxyz_wing':
    'Busca cuatro casillas con solo cuatro dígitos entre todas. Si tres solo pueden usarse una vez, porque sus casillas se ven, el cuarto está ahí: las casillas que ven todos sus sitios lo pierden.',
  'idea.extended_rectangle':
    'Dos líneas de tres o cuatro casillas con los mismos dígitos podrían intercambiarse; por eso es cierto uno de los pocos candidatos adicionales.',
  'look.extended_rectangle':
    'Busca dos líneas con tres o más casillas cada una en las mismas cajas, y los mismos pocos dígitos. Los extras que impiden intercambiarlos no pueden ser todos falsos.',
  'idea.multi_colouring':
    'Dos coloreados separados de un dígito se encuentran, de modo que no toda elección de colores es posible.',
  'look.multi_colouring':
    'Toma un dígito y colorea sus parejas, con colores nuevos para cada grupo que no se une a los otros. Donde colores de dos grupos se ven, no pueden ser verdaderos ambos: sigue lo que eso implica.',
  'idea.finned_swordfish':
    'Salvo unos pocos lugares, las aletas, un dígito de tres líneas está en tres líneas que las cruzan; lo que allí ve todas las aletas lo pierde.',
  'look.finned_swordfish':
    'Busca un pez espada estropeado por uno o dos sitios más, las aletas, juntas. Las casillas que vaciaría y que ven todas las aletas pierden igualmente el dígito.',
  'idea.x_chain':
    'Casas con dos lugares para un dígito forman una cadena; uno de sus extremos contiene el dígito, así que no lo contienen las casillas que ven ambos.',
  'look.x_chain':
    'Toma un dígito. Salta de un sitio al único otro de una casa, luego a uno que este ve, y así sucesivamente. Empieza y acaba en una casa de dos sitios: las casillas que ven ambos extremos pierden el dígito.',
  'idea.sashimi_swordfish':
    'Un pez espada con aleta que, sin sus aletas, dejaría a alguna línea un solo lugar para el dígito.',
  'look.sashimi_swordfish':
    'Busca un pez espada al que en una línea le queda un solo sitio, con aletas junto a los que faltan. Las casillas que vaciaría y que ven todas las aletas pierden el dígito.',
  'idea.xy_chain':
    'Casillas con dos candidatos forman una cadena en la que cada una impone su dígito a la siguiente; una de las dos casillas extremas contiene el dígito que comparten.',
  'look.xy_chain':
    'Ve por casillas con dos candidatos: sal de cada una por el dígito con el que no entraste. Si la primera y la última comparten el dígito de los extremos libres, las casillas que ven ambas lo pierden.',
  'idea.medusa':
    'Los candidatos unidos por casas con dos lugares y por casillas con dos candidatos se colorean por turnos; un color es cierto, así que lo que ambos excluyen no lo es, y un color que rompe una regla es falso.',
  'look.medusa':
    'Colorea como con un dígito, pero pasa por las casillas de dos candidatos a su otro dígito. Si un color sale dos veces en una casilla o casa, es falso; lo que choca con ambos se va.',
  'idea.finned_jellyfish':
    'Salvo unos pocos lugares, las aletas, un dígito de cuatro líneas está en cuatro líneas que las cruzan; lo que allí ve todas las aletas lo pierde.',
  'look.finned_jellyfish':
    'Busca una medusa (pez) estropeada por uno o dos sitios más, las aletas, juntas. Las casillas que vaciaría y que ven todas las aletas pierden igualmente el dígito.',
  'idea.sue_de_coq':
    'Las casillas donde se cruzan dos casas, con algunas casillas de cada una, contienen tantos dígitos como casillas son; ninguno puede usarse dos veces, así que se usan todos.',
  'look.sue_de_coq':
    'Donde se cruzan una caja y una línea, busca dos o tres casillas con dos o tres dígitos de más. Algunas casillas de la línea y de la caja que toman justo esos dígitos hacen que la cuenta cuadre.',
  'idea.sashimi_jellyfish':
    'Una medusa con aleta que, sin sus aletas, dejaría a alguna línea un solo lugar para el dígito.',
  'look.sashimi_jellyfish':
    'Busca una medusa (pez) a la que en una línea le queda un solo sitio, con aletas junto a los que faltan. Las casillas que vaciaría y que ven todas las aletas pierden el dígito.',
  'idea.nice_loop':
    'Una cadena de enlaces fuertes y débiles se cierra; cada enlace débil contiene entonces exactamente un candidato cierto, y desaparecen los demás que ven ambos.',
  'look.nice_loop':
    'Sigue una cadena de enlaces, alternando «si no esto, entonces aquello» y «si esto, entonces no aquello», hasta que se cierre. En cada enlace del segundo tipo un extremo es verdadero, así que allí se va lo demás.',
  'idea.aic':
    'Enlaces fuertes y débiles se suceden alternándose; uno de los dos extremos de esa cadena debe ser cierto.',
  'look.aic':
    'Empieza con «si esto es falso»: salta al único otro sitio o candidato, que es verdadero; de ahí a uno que descarta; y así. Lo que choca con el comienzo y con un extremo verdadero se va.',
  'idea.discontinuous_loop':
    'Una cadena parte de un candidato y vuelve a él afirmando lo contrario, lo que decide el candidato.',
  'look.discontinuous_loop':
    'Supón un candidato, o lo contrario, y sigue un enlace tras otro. Si vuelves a él con lo contrario, la suposición era falsa.',
  'idea.grouped_nice_loop':
    'Una cadena cerrada de enlaces fuertes y débiles en la que varias casillas de una casa, tomadas juntas, pueden ser un eslabón.',
  'look.grouped_nice_loop':
    'Sigue una cadena cerrada, contando dos o tres casillas que comparten una caja y una línea como un solo sitio de un dígito.',
  'idea.grouped_aic':
    'Una cadena de enlaces fuertes y débiles en la que varias casillas de una casa, tomadas juntas, pueden ser un eslabón.',
  'look.grouped_aic':
    'Sigue una cadena, contando dos o tres casillas que comparten una caja y una línea como un solo sitio de un dígito. Lo que choca con ambos extremos se va.',
  'idea.grouped_discontinuous_loop':
    'Una cadena que puede pasar por varias casillas tomadas juntas vuelve a su comienzo afirmando lo contrario.',
  'look.grouped_discontinuous_loop':
    'Supón un candidato y sigue los enlaces, con dos o tres casillas de caja y línea como un sitio de un dígito. Si vuelves con lo contrario, la suposición era falsa.',
  'idea.large_fish':
    'Todos los lugares de un dígito en cinco o más líneas están en otras tantas líneas que las cruzan.',
  'look.large_fish':
    'Toma un dígito. Busca cinco o más líneas cuyos sitios para él están en otras tantas líneas cruzadas. A menudo es más fácil ver el pez pequeño en el otro sentido.',
  'idea.als_xz':
    'Dos grupos de casillas tienen un dígito de más cada uno; un dígito que solo uno de ellos puede contener obliga al otro a usar todos los que le quedan.',
  'look.als_xz':
    'Busca dos grupos de casillas, cada uno en una casa, con un dígito más que casillas. Si un dígito común solo puede estar en uno de ellos, otro dígito común se va de las casillas que ven todos sus sitios.',
  'idea.als_w_wing':
    'Esté donde esté un dígito en una casa, se lo quita a uno de dos grupos con un dígito de más; ese grupo debe contener entonces todos los demás.',
  'look.als_w_wing':
    'Busca dos grupos de casillas con un dígito de más que comparten dos dígitos. Si una casa solo tiene sitios para uno donde ven a un grupo, el otro se va de las casillas que ven todos sus sitios.',
  'idea.als_xy_wing':
    'Un grupo de casillas con un dígito de más quita un dígito a uno de otros dos grupos así; sea cual sea, ese grupo debe contener cierto dígito.',
  'look.als_xy_wing':
    'Busca un grupo de casillas con un dígito de más. Si otros dos comparten cada uno con él un dígito que no pueden tener ambos, lo que esos dos tienen en común se va de las casillas que lo ven todo.',
  'idea.rule_clash':
    'Un dígito con el que una regla, una casilla o una casa se quedaría sin nada tras algunas consecuencias es falso.',
  'look.rule_clash':
    'Supón un dígito donde líneas, jaulas o pistas están muy juntas y anota en papel lo que se sigue de regla en regla. Si una ya no se puede llenar, o un dígito se queda sin sitio, era falso.',
  'idea.franken_fish':
    'Todos los lugares de un dígito en algunas líneas y cajas están en otras tantas líneas y cajas que las cruzan.',
  'look.franken_fish':
    'Toma un dígito. Busca un pez en el que las cajas pueden hacer de líneas: filas y cajas contra columnas y cajas, tantas de unas como de otras.',
  'idea.aligned_pair_exclusion':
    'De todas las combinaciones de candidatos de dos casillas se tachan las que dejan muy pocos dígitos a otras casillas; el candidato que no está en ninguna de las restantes se elimina.',
  'look.aligned_pair_exclusion':
    'Toma dos casillas que ven los mismos grupos pequeños. Repasa sus parejas de dígitos y tacha las que quitan a un grupo todo lo que tiene: un dígito que no queda en ninguna se va.',
  'idea.finned_franken_fish':
    'Un pez franken salvo unos pocos lugares, las aletas; lo que las ve todas pierde el dígito.',
  'look.finned_franken_fish':
    'Busca un pez con cajas entre sus líneas, estropeado por uno o dos sitios más, las aletas. Las casillas que vaciaría y que ven todas las aletas pierden el dígito.',
  'idea.als_chain':
    'En una serie de grupos con un dígito de más, cada uno quita un dígito al siguiente; si al primero le falta cierto dígito, el último lo contiene.',
  'look.als_chain':
    'Pon en fila grupos de casillas con un dígito de más, cada uno compartiendo con el siguiente un dígito que no pueden tener ambos. Lo que tienen en común el primero y el último se va de las casillas que lo ven todo.',
  'idea.bent_set':
    'Algunas casillas contienen solo tantos dígitos como son, y todos menos uno solo pueden usarse una vez; por tanto ese también se usa.',
  'look.bent_set':
    'Busca cinco o más casillas con otros tantos dígitos entre todas. Si todos menos uno solo pueden usarse una vez, ese está ahí: las casillas que ven todos sus sitios lo pierden.',
  'idea.finned_large_fish':
    'Salvo unos pocos lugares, las aletas, un dígito de cinco o más líneas está en otras tantas que las cruzan.',
  'look.finned_large_fish':
    'Busca un pez de cinco o más líneas, estropeado por unos pocos sitios, las aletas. Las casillas que vaciaría y que ven todas las aletas pierden el dígito.',
  'idea.als_aic':
    'Una cadena de enlaces fuertes y débiles, algunos por conjuntos casi bloqueados: casillas con un dígito de más, a las que no pueden faltarles dos de ellos.',
  'look.als_aic':
    'Sigue una cadena, y deja que un grupo de casillas con un dígito de más sea un enlace: si uno de sus dígitos no está, cada uno de los demás sí.',
  'idea.death_blossom':
    'Contenga lo que contenga, una casilla quita ese dígito a un grupo con un dígito de más, y cada uno de esos grupos debe contener entonces cierto dígito.',
  'look.death_blossom':
    'Toma una casilla con pocos candidatos como tallo. Para cada uno busca un grupo de casillas con un dígito de más que lo perdería. Lo que todos esos grupos necesitan entonces se va de las casillas que lo ven todo.',
  'idea.aligned_triplet_exclusion':
    'De todas las combinaciones de candidatos de tres casillas se tachan las que dejan muy pocos dígitos a otras casillas; el candidato que no está en ninguna de las restantes se elimina.',
  'look.aligned_triplet_exclusion':
    'Toma tres casillas que ven los mismos grupos pequeños. Repasa sus combinaciones y tacha las que quitan a un grupo todo lo que tiene: un dígito que no queda en ninguna se va.',
  'idea.subset_clash':
    'Un dígito con el que una regla, una casilla o una casa se quedaría sin nada es falso, aunque para verlo hagan falta parejas, tríos o dígitos bloqueados.',
  'look.subset_clash':
    'Supón un dígito y anota lo que se sigue de regla en regla. Donde las casillas sueltas ya no dan más, busca parejas y tríos en lo que queda, y un dígito cuyos lugares en una caja estén en una línea; después sigue.',
  'idea.nishio':
    'Se coloca un dígito y se sigue solo ese dígito; si una casa se queda sin lugar para él, el primero era falso.',
  'look.nishio':
    'Supón un dígito en una casilla y sigue solo ese dígito, casa por casa. Si una casa se queda sin sitio para él, la suposición era falsa.',
  'idea.cell_forcing_chain':
    'Sea cual sea el dígito de una casilla, las cadenas que parten de él llegan a la misma conclusión.',
  'look.cell_forcing_chain':
    'Toma una casilla con unos tres candidatos y sigue las cadenas de cada uno. Lo que resulta de todas es verdad.',
  'idea.region_forcing_chain':
    'Esté donde esté un dígito en una casa, las cadenas que parten de él llegan a la misma conclusión.',
  'look.region_forcing_chain':
    'Toma un dígito con unos tres sitios en una casa y sigue las cadenas de cada uno. Lo que resulta de todas es verdad.',
  'idea.kraken_fish':
    'Salvo unos pocos lugares, las aletas, un dígito de algunas líneas está en otras tantas que las cruzan; cadenas desde las aletas muestran que lo que el pez elimina desaparece de todos modos.',
  'look.kraken_fish':
    'Busca un pez cuyas aletas están demasiado separadas. Si una cadena desde cada aleta descarta lo que descartaría el pez, se va en todo caso.',
  'idea.exocet':
    'Contengan lo que contengan dos casillas base, tres casas solo pueden colocar esos dígitos con ayuda de dos casillas objetivo, que por eso contienen los mismos dos dígitos.',
  'look.exocet':
    'Para dos casillas de caja y línea con los mismos tres o cuatro candidatos, busca dos casillas en las otras cajas de la banda. Si tres líneas cruzadas tienen pocos sitios para esos dígitos, los dos destinos solo los tienen a ellos.',
  'idea.sk_loop':
    'En un anillo de casas que se cruzan, las casillas de los cruces pueden usar cada dígito solo cierto número de veces; si eso alcanza justo para llenarlas, los dígitos quedan agotados en esas casas.',
  'look.sk_loop':
    'Busca cuatro cajas alrededor de un centro con muchas pistas en sus esquinas. Donde se cruzan sus líneas, cuenta cuántas veces puede usar un dígito cada pareja de casillas; si cuadra justo, se van de las líneas.',
  'idea.long_clash':
    'Un dígito que, tras muchas consecuencias, no dejaría nada a una regla, una celda o una casa es falso.',
  'look.long_clash':
    'Suponga un dígito donde quede poco alrededor y anote todo lo que se sigue, de regla en regla, hasta donde llegue. Si una regla ya no puede rellenarse, o un dígito se queda sin lugar, el dígito era falso.',
  'idea.dynamic_forcing_chain':
    'Se supone cierto un candidato y se rellena todo lo que se sigue; si se llega a una contradicción, era falso.',
  'look.dynamic_forcing_chain':
    'Supón un candidato y llena todo lo que sigue. Si algo se rompe, era falso; si todos los candidatos de una casilla llevan a lo mismo, es verdad.',
  'idea.mutant_fish':
    'Todos los lugares de un dígito en algunas casas de cualquier tipo están en otras tantas.',
  'look.mutant_fish':
    'Toma un dígito. Busca un pez en el que filas, columnas y cajas pueden mezclarse en ambos lados, tantas de unas como de otras.',
  'idea.finned_mutant_fish':
    'Un pez mutante salvo unos pocos lugares, las aletas; lo que las ve todas pierde el dígito.',
  'look.finned_mutant_fish':
    'Busca un pez de filas, columnas y cajas mezcladas, estropeado por unos pocos sitios, las aletas. Las casillas que vaciaría y que ven todas las aletas pierden el dígito.',
  'idea.templates':
    'De todas las maneras de colocar un dígito por completo, se mira lo que contienen todas o ninguna.',
  'look.templates':
    'Toma un dígito con pocos sitios y dibuja todas las maneras de colocarlo en todas partes. Un sitio que está en todas es correcto, uno que no está en ninguna se va.',
  'idea.nested_forcing_chain':
    'Se supone cierto un candidato y dentro de eso se refutan otros con nuevas suposiciones; si se llega a una contradicción, el primero era falso.',
  'look.nested_forcing_chain':
    'Supón un candidato y llena lo que sigue. Donde te atascas, refuta otros suponiéndolos dentro. Si al final algo se rompe, el primero era falso.',
  'idea.trial':
    'Se prueba un candidato y, donde nada más se sigue, se prueba otro dentro; si todos los caminos acaban en contradicción, era falso.',
  'look.trial':
    'No queda nada ingenioso. Elige un candidato de una casilla con pocos y pruébalo todo hasta que cada camino acabe en contradicción.',

  'sign.removed': 'se va: no puede estar aquí',
  'sign.placed': 'va aquí',
  'sign.clash': 'aquí se vuelve imposible',
  'sign.rule': 'una regla en la que se apoya',
  'sign.seen': 'una cifra que excluye otras de las celdas que la ven',
  'sign.barred': 'aquí no hay sitio para la cifra',
  'sign.pattern': 'forma parte del patrón',
  'sign.fish_place': 'un sitio del dígito en las primeras casas',
  'sign.one_true': 'uno de estos es verdadero',
  'sign.colour_1': 'un color: todos verdaderos o todos falsos',
  'sign.colour_2': 'el otro color: verdadero si el primero es falso',
  'sign.chain_1': 'verdadero si se siguen las flechas',
  'sign.chain_2': 'falso si se siguen las flechas',
  'sign.between': 'entre los extremos: no pueden ser todos verdaderos',
  'sign.refuted': 'falso aquí: suponerlo además haría algo imposible',
  'sign.stem': 'el tallo: sea cual sea el verdadero, le quita su dígito a un grupo',
  'sign.base_cells': 'las casillas base: tienen dos de los dígitos',
  'sign.target_cells': 'las casillas objetivo: reciben los mismos dos dígitos',
  'sign.tie': 'lo que une las partes',
  'sign.fin': 'aleta: un sitio que no encaja en el pez',
  'sign.endo_fin': 'aleta que está en dos de las primeras casas',
  'sign.guardian': 'candidato extra: uno de ellos es verdadero',
  'sign.almost_locked': 'casillas con un dígito de más',
  'sign.almost_locked_sets': 'grupos de casillas con un dígito de más, cada uno de su color',
  'sign.pivot': 'la casilla que ve todas las demás',
  'sign.helper': 'otras casillas que intervienen',
  'sign.helper_groups': 'otras casillas que intervienen, cada grupo de su color',
  'sign.helper_digits': 'otros lugares de los dígitos, cada dígito de su color',
  'sign.home': 'la casa de la que se trata',
  'sign.cage': 'la jaula de la que se trata',
  'sign.rule_cells': 'las casillas de la regla de la que se trata',
  'sign.rest': 'las casillas cuya suma se deduce',
  'sign.base': 'las primeras casas: el dígito solo tiene allí los sitios marcados',
  'sign.cover': 'las casas que contienen todos esos sitios',
  'sign.link': 'otra casa en la que se apoya',
  'sign.sight': 'una casa en la que casillas marcadas se ven',
  'sign.two_places': 'una casa en la que el dígito solo tiene los sitios marcados',
  'sign.strong': 'si uno es falso, el siguiente es verdadero',
  'sign.weak': 'si uno es verdadero, el siguiente es falso',
  'sign.either_colour': 'dos contrarios: uno es verdadero',

  'help.geometry.grid.size': kSize,
  'help.geometry.grid.box': kBox,
  'help.geometry.latin.size': kSize,
  'help.geometry.jigsaw.size': kSizeOfMap,
  'help.geometry.jigsaw.regions': kRegions,
  'help.geometry.jigsaw.keep_boxes': 'si las cajas también son casas; por defecto false (no)',
  'help.geometry.jigsaw.box': 'alto y ancho de las cajas que se conservan',
  'help.geometry.toroidal.size': kSizeOfMap,
  'help.geometry.toroidal.regions': kRegions,
  'help.geometry.overlap.size':
    'número de filas, columnas y símbolos de cada cuadrícula, de 1 a 64; por defecto 9',
  'help.geometry.overlap.box': kBox,
  'help.geometry.overlap.offsets':
    'fila y columna de la casilla superior izquierda de cada cuadrícula, contando desde 0',
  'help.geometry.cubes.base':
    'casillas a lo largo de una arista de un cubo, de 1 a 8; por defecto 3; hay base * base símbolos',
  'help.geometry.cubes.offsets':
    'fila, columna y capa de la primera casilla de cada cubo, desde 0; por defecto un solo cubo',
  'help.geometry.surface.digits': kDigits,
  'help.geometry.surface.faces':
    'lista de caras {name, rows, columns, box, plane, at, axes}: name es por defecto F1, F2, ...; rows y columns (filas y columnas) de 1 a 64, por defecto 3; box [alto, ancho] o null, por defecto toda la cara si tiene una casilla por dígito; en el dibujo plegado, at [x, y, z] es la esquina de la primera casilla (x baja hacia la izquierda, y hacia la derecha, z sube), plane es top (arriba), left (izquierda) o right (derecha), o bien axes da las direcciones de las columnas y filas, por ejemplo ["y", "-z"]',
  'help.geometry.surface.glue':
    'lista de [cara, lado, cara, lado, sentido]: los lados son una misma línea; sentido es same (por defecto) si sus casillas, contadas desde la izquierda o desde arriba, se encuentran en el mismo orden, y si no reversed',
  'help.geometry.surface.cuts': kCuts,
  'help.geometry.surface.short_lanes': kShortLanes,
  'help.geometry.tredoku.faces':
    'lista de rombos [tipo, i, j]: tipo T (arriba), L (izquierda) o R (derecha), y la esquina de la que salen sus lados, i pasos hacia abajo a la izquierda y j hacia abajo a la derecha; por defecto un tablero de 10 caras. Como texto: T0,0;L2,1;... o uno de hourglass, star, terrace, towers',
  'help.geometry.tredoku.digits':
    'un cuadrado perfecto, de 4 a 64; por defecto 9 (caras de 3x3 casillas)',
  'help.geometry.tredoku.glue':
    'lista de otras uniones [cara, lado, cara, lado, sentido], como en surface',
  'help.geometry.tredoku.unglue':
    'lista de [cara, lado] que no se unen aunque los rombos compartan ese lado',
  'help.geometry.tredoku.cuts': kCuts,
  'help.geometry.tredoku.short_lanes': kShortLanes,
  'help.geometry.cube_corner.digits':
    'número de símbolos, un múltiplo de 4 hasta 64; por defecto 8. Como texto: 8 u 8:2x4',
  'help.geometry.cube_corner.box':
    'alto y ancho de una caja, o ninguno; por defecto la más cuadrada que llena las caras',
  'help.geometry.su_dokube.size':
    'casillas a lo largo de una arista del cubo, 2 o 4; por defecto 4; hay cuatro veces más símbolos',
  'help.geometry.cylinder.digits':
    'número de símbolos, de 2 a 64; por defecto 9. Como texto: 9 o 9:3x3',
  'help.geometry.cylinder.rows': 'alto, de 1 a 64; por defecto el número de símbolos',
  'help.geometry.cylinder.columns':
    'casillas alrededor del cilindro, de 2 a 64; por defecto el número de símbolos',
  'help.geometry.cylinder.box': kBoxOfBoard,
  'help.geometry.cylinder.shift':
    'columnas que cada franja de cajas queda a la derecha de la de encima, de 0 a 63; por defecto 0, como texto 1',
  'help.geometry.cylinder.cuts': kCuts,
  'help.geometry.cylinder.short_lanes': kShortLanes,
  'help.geometry.moebius.digits':
    'número de símbolos, de 2 a 64; por defecto 8. Como texto: 8 u 8:2x4',
  'help.geometry.moebius.rows': 'ancho de la banda, de 1 a 64; por defecto el número de símbolos',
  'help.geometry.moebius.columns':
    'casillas en una vuelta de la banda, de 2 a 64; por defecto la mitad del número de símbolos',
  'help.geometry.moebius.box': kBoxOfBoard,
  'help.geometry.moebius.cuts': kCuts,
  'help.geometry.moebius.short_lanes': kShortLanes,
  'help.geometry.free_form.size': 'número de símbolos, de 1 a 64',
  'help.geometry.free_form.cells':
    'lista de {"name", "at": [x, y] o "quad": cuatro puntos, "tint"}',
  'help.geometry.free_form.houses': `${kHouses}; no hay ninguna implícita`,
  'help.geometry.free_form.neighbours':
    'touching (por defecto): las casillas con un lado común son vecinas; o none (ninguna)',
  'help.geometry.x.diagonals':
    'both (las dos, por defecto), falling (desde arriba a la izquierda) o rising (desde abajo a la izquierda)',
  'help.geometry.houses.houses': 'las casillas de cada casa',

  'format.json': 'JSON de Omnidoku',
  'format.fpuzzles': 'JSON de f-puzzles',
  'format.record': 'Ficha de una colección de variantes',
  'format.fpuzzles_link': 'Enlaces para f-puzzles y SudokuPad',
  'format.sudokupad': 'Enlaces para SudokuPad',
  'format.penpa': 'Enlaces para Penpa',
  'format.iss': 'Texto de reglas de Interactive Sudoku Solver',
  'format.ksudoku': 'KSudoku: tableros y partidas',
  'format.opensudoku': 'OpenSudoku: colecciones y partidas',
  'format.overlap_grid': 'Cuadrículas superpuestas, fila por fila',
  'format.line': 'Una línea, fila por fila',
  'format.sdm': 'Colección, una línea por puzle',
  'format.grid': 'Cuadrícula en líneas, con marco o sin él',
  'format.ss': 'Archivos de Simple Sudoku',
  'format.sdk': 'Archivos de SadMan y SudoCue',
  'format.sukaku': 'Sukaku: los candidatos de cada celda',
  'format.jigsaw': 'Celdas y mapa de regiones',
  'format.regions': 'Mapa de regiones, una letra por celda',
  'format.sumocue': 'SumoCue: jigsaws, toros y killers',
  'format.killer_line': 'Killer en 81 caracteres',
  'format.hodoku': 'Línea de la biblioteca de HoDoKu',

  'error.usage': 'Así no se puede hacer.',
  'error.syntax': 'Este texto no se puede leer.',
  'error.encoding': 'Este texto no se puede leer: no es UTF-8 válido.',
  'error.wrong_length': 'El número de casillas, filas o símbolos no es el correcto.',
  'error.unknown_symbol': 'Un símbolo no pertenece a este sudoku.',
  'error.unknown_name': 'Un nombre es desconocido.',
  'error.bad_geometry': 'De esto no resulta un tablero utilizable.',
  'error.bad_constraint': 'Una restricción no es posible así.',
  'error.too_large': 'Se ha alcanzado un límite (tamaño, tiempo o esfuerzo).',
  'error.unsupported': 'Aquí no es posible.',
  'error.io': 'No se pudo leer o escribir.',
  'error.cancelled': 'Detenido.',
};
