// SPDX-License-Identifier: MIT
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
  'technique.full_house': 'Última casilla de una casa',
  'technique.hidden_single': 'Único oculto',
  'technique.cage_single': 'Última casilla de una jaula',
  'technique.naked_single': 'Único desnudo',
  'technique.rule_alone': 'Una sola regla',
  'technique.locked_candidates': 'Candidatos bloqueados',
  'technique.common_exclusion': 'Exclusión común',
  'technique.cage_combinations': 'Combinaciones de una jaula',
  'technique.locked_pair': 'Par bloqueado',
  'technique.sum_bounds': 'Límites de una suma',
  'technique.partner_clash': 'Choque de compañeras',
  'technique.naked_pair': 'Par desnudo',
  'technique.innies_outies': 'Innies y outies',
  'technique.hidden_pair': 'Par oculto',
  'technique.locked_triple': 'Trío bloqueado',
  'technique.cage_overlap': 'Dígito que una jaula necesita',
  'technique.naked_triple': 'Trío desnudo',
  'technique.hidden_triple': 'Trío oculto',
  'technique.pair_relation': 'Pares de una suma',
  'technique.naked_quadruple': 'Cuarteto desnudo',
  'technique.x_wing': 'X-Wing',
  'technique.skyscraper': 'Rascacielos',
  'technique.two_string_kite': 'Cometa de dos cuerdas',
  'technique.hidden_quadruple': 'Cuarteto oculto',
  'technique.empty_rectangle': 'Rectángulo vacío',
  'technique.grouped_turbot_fish': 'Rodaballo agrupado',
  'technique.turbot_fish': 'Rodaballo',
  'technique.xy_wing': 'XY-Wing',
  'technique.unique_rectangle_1': 'Rectángulo único, tipo 1',
  'technique.unique_rectangle_2': 'Rectángulo único, tipo 2',
  'technique.w_wing': 'W-Wing',
  'technique.unique_rectangle_4': 'Rectángulo único, tipo 4',
  'technique.unique_rectangle_5': 'Rectángulo único, tipo 5',
  'technique.xyz_wing': 'XYZ-Wing',
  'technique.unique_rectangle_3': 'Rectángulo único, tipo 3',
  'technique.unique_rectangle_6': 'Rectángulo único, tipo 6',
  'technique.avoidable_rectangle_1': 'Rectángulo evitable, tipo 1',
  'technique.avoidable_rectangle_2': 'Rectángulo evitable, tipo 2',
  'technique.bug': 'Tumba bivalor (BUG)',
  'technique.swordfish': 'Pez espada',
  'technique.remote_pair': 'Par remoto',
  'technique.simple_colouring': 'Coloreado simple',
  'technique.hidden_rectangle': 'Rectángulo oculto',
  'technique.large_naked_subset': 'Subconjunto desnudo grande',
  'technique.finned_x_wing': 'X-Wing con aleta',
  'technique.sashimi_x_wing': 'X-Wing sashimi',
  'technique.unique_loop': 'Bucle único',
  'technique.large_hidden_subset': 'Subconjunto oculto grande',
  'technique.jellyfish': 'Medusa (pez)',
  'technique.wxyz_wing': 'WXYZ-Wing',
  'technique.extended_rectangle': 'Rectángulo extendido',
  'technique.multi_colouring': 'Coloreado múltiple',
  'technique.finned_swordfish': 'Pez espada con aleta',
  'technique.x_chain': 'Cadena X',
  'technique.sashimi_swordfish': 'Pez espada sashimi',
  'technique.xy_chain': 'Cadena XY',
  'technique.medusa': 'Medusa 3D',
  'technique.finned_jellyfish': 'Medusa con aleta',
  'technique.sue_de_coq': 'Sue de Coq',
  'technique.sashimi_jellyfish': 'Medusa sashimi',
  'technique.nice_loop': 'Bucle continuo',
  'technique.aic': 'Cadena alterna (AIC)',
  'technique.discontinuous_loop': 'Bucle discontinuo',
  'technique.grouped_nice_loop': 'Bucle continuo agrupado',
  'technique.grouped_aic': 'AIC agrupada',
  'technique.grouped_discontinuous_loop': 'Bucle discontinuo agrupado',
  'technique.large_fish': 'Pez grande',
  'technique.als_xz': 'ALS-XZ',
  'technique.als_w_wing': 'ALS-W-Wing',
  'technique.als_xy_wing': 'ALS-XY-Wing',
  'technique.franken_fish': 'Pez franken',
  'technique.aligned_pair_exclusion': 'Exclusión de pares alineados',
  'technique.finned_franken_fish': 'Pez franken con aleta',
  'technique.als_chain': 'Cadena de ALS',
  'technique.bent_set': 'Ala grande',
  'technique.finned_large_fish': 'Pez grande con aleta',
  'technique.als_aic': 'AIC con ALS',
  'technique.death_blossom': 'Flor de la muerte',
  'technique.aligned_triplet_exclusion': 'Exclusión de tríos alineados',
  'technique.nishio': 'Nishio',
  'technique.cell_forcing_chain': 'Cadena forzada de una casilla',
  'technique.region_forcing_chain': 'Cadena forzada de una casa',
  'technique.kraken_fish': 'Pez kraken',
  'technique.exocet': 'Exocet',
  'technique.sk_loop': 'Bucle SK',
  'technique.dynamic_forcing_chain': 'Cadena forzada dinámica',
  'technique.mutant_fish': 'Pez mutante',
  'technique.finned_mutant_fish': 'Pez mutante con aleta',
  'technique.templates': 'Plantillas',
  'technique.nested_forcing_chain': 'Cadena forzada anidada',
  'technique.trial': 'Ensayo',

  'geometry.grid': 'Sudoku clásico',
  'geometry.latin': 'Cuadrado latino',
  'geometry.jigsaw': 'Regiones irregulares',
  'geometry.toroidal': 'Toroidal',
  'geometry.overlap': 'Cuadrículas superpuestas',
  'geometry.samurai': 'Samurái',
  'geometry.windmill': 'Molino de viento',
  'geometry.sohei': 'Sohei',
  'geometry.tiny_samurai': 'Samurái pequeño',
  'geometry.cubes': 'Cubos',
  'geometry.roxdoku': 'Roxdoku',
  'geometry.double_roxdoku': 'Roxdoku doble',
  'geometry.roxdoku_twin': 'Roxdoku gemelo',
  'geometry.samurai_roxdoku': 'Roxdoku samurái',
  'geometry.surface': 'Superficie de caras unidas',
  'geometry.tredoku': 'Tredoku',
  'geometry.cube_corner': 'Esquina de un cubo',
  'geometry.su_dokube': 'Su DoKube: las seis caras de un cubo',
  'geometry.cylinder': 'Cilindro',
  'geometry.moebius': 'Banda de Möbius',
  'geometry.free_form': 'Forma libre',
  'geometry.x': 'X: diagonales',
  'geometry.windoku': 'Windoku: ventanas interiores',
  'geometry.disjoint': 'Grupos disjuntos',
  'geometry.asterisk': 'Asterisco',
  'geometry.girandola': 'Girándula',
  'geometry.centre_dot': 'Puntos centrales',
  'geometry.houses': 'Casas extra',

  'house.row': 'fila {id}',
  'house.column': 'columna {id}',
  'house.box': 'caja {id}',
  'house.region': 'región {id}',
  'house.region-of': 'región de {id}',
  'house.grid': 'cuadrícula {id}',
  'house.cube': 'cubo {id}',
  'house.face': 'cara {id}',
  'house.layer': 'capa {id}',
  'house.row-slice': 'corte por filas {id}',
  'house.column-slice': 'corte por columnas {id}',
  'house.lane': 'carril {id}',
  'house.window': 'ventana {id}',
  'house.group': 'grupo {id}',
  'house.house': 'casa {id}',
  'house.falling-diagonal': 'diagonal descendente',
  'house.rising-diagonal': 'diagonal ascendente',

  'idea.full_house':
    'Solo queda una casilla abierta en una casa: le corresponde el dígito que allí falta.',
  'idea.hidden_single': 'A un dígito solo le queda un lugar en una casa.',
  'idea.cage_single':
    'La última casilla abierta de una jaula contiene lo que las demás dejan de su suma.',
  'idea.naked_single': 'A una casilla solo le queda un candidato.',
  'idea.rule_alone':
    'Lo que una regla dice de las casillas que une, haya lo que haya en las demás.',
  'idea.locked_candidates':
    'Otra casilla ve todos los lugares de un dígito en una casa, casi siempre porque están con ella en una segunda casa; esa casilla no puede contenerlo.',
  'idea.common_exclusion':
    'Sea lo que sea lo que haya en una casilla, o donde sea que una casa tenga un dígito, las reglas entre casillas impiden cierto dígito en otra casilla.',
  'idea.cage_combinations':
    'Solo algunas combinaciones de dígitos dan la suma de la jaula; los dígitos que no están en ninguna quedan excluidos.',
  'idea.locked_pair':
    'Dos casillas comunes a dos casas contienen solo dos dígitos; estos desaparecen del resto de ambas casas.',
  'idea.sum_bounds':
    'Lo que las demás casillas de una suma dan como mínimo y como máximo limita lo que una casilla puede contener.',
  'idea.partner_clash':
    'Un dígito que, por reglas entre casillas, dejaría a dos casillas solo dígitos incompatibles es falso.',
  'idea.naked_pair':
    'Dos casillas de una casa contienen solo dos dígitos; ninguna otra casilla de la casa puede contenerlos.',
  'idea.innies_outies':
    'La suma de una casa se conoce; por tanto también se conoce la suma de lo que sus jaulas dejan libre en ella o de lo que sobresale.',
  'idea.hidden_pair':
    'Dos dígitos de una casa solo caben en dos casillas; esas casillas no contienen nada más.',
  'idea.locked_triple':
    'Tres casillas comunes a dos casas contienen solo tres dígitos; estos desaparecen del resto de ambas casas.',
  'idea.cage_overlap':
    'Un dígito que toda combinación de una jaula necesita no puede estar en una casilla que ve todos sus lugares en la jaula.',
  'idea.naked_triple':
    'Tres casillas de una casa contienen solo tres dígitos; ninguna otra casilla de la casa puede contenerlos.',
  'idea.hidden_triple':
    'Tres dígitos de una casa solo caben en tres casillas; esas casillas no contienen nada más.',
  'idea.pair_relation':
    'En dos casillas de suma conocida, un dígito determina el otro; queda excluido el par de dígitos que no deja nada a otra casilla o a otra suma.',
  'idea.naked_quadruple':
    'Cuatro casillas de una casa contienen solo cuatro dígitos; ninguna otra casilla de la casa puede contenerlos.',
  'idea.x_wing':
    'Todos los lugares de un dígito en dos líneas están en dos líneas que las cruzan; en el resto de estas no puede estar.',
  'idea.skyscraper':
    'Dos líneas paralelas tienen dos lugares cada una para un dígito, y dos de ellos están alineados; uno de los otros dos contiene el dígito.',
  'idea.two_string_kite':
    'Una fila y una columna tienen dos lugares cada una para un dígito, y dos de ellos están en la misma caja; uno de los otros dos contiene el dígito.',
  'idea.hidden_quadruple':
    'Cuatro dígitos de una casa solo caben en cuatro casillas; esas casillas no contienen nada más.',
  'idea.empty_rectangle':
    'Una casa tiene dos lugares para un dígito y uno de ellos ve algunos de sus lugares en una caja; el dígito está entonces en el otro o en el resto de la caja.',
  'idea.grouped_turbot_fish':
    'Una casa tiene dos lugares para un dígito y uno de ellos ve algunos de sus lugares en una segunda casa; el dígito está entonces en el otro o en el resto de la segunda.',
  'idea.turbot_fish':
    'Dos casas tienen dos lugares cada una para un dígito, y un lugar de una ve uno de la otra; uno de los otros dos contiene el dígito.',
  'idea.xy_wing':
    'Una casilla con dos candidatos ve otras dos con dos candidatos; sea cual sea su dígito, una de ellas recibe cierto tercer dígito.',
  'idea.unique_rectangle_1':
    'Tres esquinas de un rectángulo contienen solo dos dígitos; si la cuarta también, el sudoku tendría dos soluciones.',
  'idea.unique_rectangle_2':
    'Dos esquinas de un mismo lado de un rectángulo tienen el mismo candidato adicional; una de ellas debe contenerlo.',
  'idea.w_wing':
    'Dos casillas tienen los mismos dos candidatos; una casa en la que todos los lugares de uno ven una de las casillas obliga a una de las casillas a tomar el otro.',
  'idea.unique_rectangle_4':
    'Uno de los dígitos de un rectángulo está bloqueado en las dos esquinas con candidatos adicionales; ninguna puede contener el otro dígito.',
  'idea.unique_rectangle_5':
    'Dos esquinas opuestas o tres esquinas de un rectángulo tienen el mismo candidato adicional; una de ellas debe contenerlo.',
  'idea.xyz_wing':
    'Una casilla con tres candidatos ve dos casillas con dos de ellos cada una; en todo caso, una de las tres recibe el dígito que comparten.',
  'idea.unique_rectangle_3':
    'Los candidatos adicionales de dos esquinas de un rectángulo actúan como una casilla de un subconjunto desnudo.',
  'idea.unique_rectangle_6':
    'Un dígito que dos líneas solo tienen en el rectángulo está en una de sus diagonales, y no en la que tiene candidatos adicionales.',
  'idea.avoidable_rectangle_1':
    'Los dígitos colocados que no eran datos no deben completar un rectángulo de dos dígitos.',
  'idea.avoidable_rectangle_2':
    'Junto a dígitos colocados que no eran datos, una de las esquinas abiertas debe contener el candidato adicional que comparten.',
  'idea.bug':
    'Si cada casilla abierta tuviera dos candidatos y cada dígito dos lugares en cada casa, habría dos soluciones; por eso es cierto uno de los pocos candidatos adicionales.',
  'idea.swordfish':
    'Todos los lugares de un dígito en tres líneas están en tres líneas que las cruzan; en el resto de estas no puede estar.',
  'idea.remote_pair':
    'Una cadena de casillas con los mismos dos candidatos los toma por turnos; una casilla que ve dos de ellas a distancia impar no puede ser ninguno.',
  'idea.simple_colouring':
    'Los lugares de un dígito, unidos por casas que solo tienen dos, se colorean por turnos; un color es cierto, así que lo que ve ambos no lo es.',
  'idea.hidden_rectangle':
    'Los enlaces fuertes de un dígito en dos lados de un rectángulo lo completarían si su esquina común contuviera el otro dígito.',
  'idea.large_naked_subset':
    'Cinco o más casillas de una casa contienen solo otros tantos dígitos; estos desaparecen de las demás casillas.',
  'idea.finned_x_wing':
    'Salvo unos pocos lugares, las aletas, un dígito de dos líneas está en dos líneas que las cruzan; lo que allí ve todas las aletas lo pierde.',
  'idea.sashimi_x_wing':
    'Un X-Wing con aleta que, sin sus aletas, dejaría a alguna línea un solo lugar para el dígito.',
  'idea.unique_loop':
    'Un anillo de casillas con los mismos dos candidatos podría llenarse de dos maneras; por eso es cierto uno de los pocos candidatos adicionales.',
  'idea.large_hidden_subset':
    'Cinco o más dígitos de una casa solo caben en otras tantas casillas; estas no contienen nada más.',
  'idea.jellyfish':
    'Todos los lugares de un dígito en cuatro líneas están en cuatro líneas que las cruzan; en el resto de estas no puede estar.',
  'idea.wxyz_wing':
    'Cuatro casillas contienen solo cuatro dígitos, tres de los cuales solo pueden usarse una vez; por tanto también se usa el cuarto.',
  'idea.extended_rectangle':
    'Dos líneas de tres o cuatro casillas con los mismos dígitos podrían intercambiarse; por eso es cierto uno de los pocos candidatos adicionales.',
  'idea.multi_colouring':
    'Dos coloreados separados de un dígito se encuentran, de modo que no toda elección de colores es posible.',
  'idea.finned_swordfish':
    'Salvo unos pocos lugares, las aletas, un dígito de tres líneas está en tres líneas que las cruzan; lo que allí ve todas las aletas lo pierde.',
  'idea.x_chain':
    'Casas con dos lugares para un dígito forman una cadena; uno de sus extremos contiene el dígito, así que no lo contienen las casillas que ven ambos.',
  'idea.sashimi_swordfish':
    'Un pez espada con aleta que, sin sus aletas, dejaría a alguna línea un solo lugar para el dígito.',
  'idea.xy_chain':
    'Casillas con dos candidatos forman una cadena en la que cada una impone su dígito a la siguiente; una de las dos casillas extremas contiene el dígito que comparten.',
  'idea.medusa':
    'Los candidatos unidos por casas con dos lugares y por casillas con dos candidatos se colorean por turnos; un color es cierto, así que lo que ambos excluyen no lo es, y un color que rompe una regla es falso.',
  'idea.finned_jellyfish':
    'Salvo unos pocos lugares, las aletas, un dígito de cuatro líneas está en cuatro líneas que las cruzan; lo que allí ve todas las aletas lo pierde.',
  'idea.sue_de_coq':
    'Las casillas donde se cruzan dos casas, con algunas casillas de cada una, contienen tantos dígitos como casillas son; ninguno puede usarse dos veces, así que se usan todos.',
  'idea.sashimi_jellyfish':
    'Una medusa con aleta que, sin sus aletas, dejaría a alguna línea un solo lugar para el dígito.',
  'idea.nice_loop':
    'Una cadena de enlaces fuertes y débiles se cierra; cada enlace débil contiene entonces exactamente un candidato cierto, y desaparecen los demás que ven ambos.',
  'idea.aic':
    'Enlaces fuertes y débiles se suceden alternándose; uno de los dos extremos de esa cadena debe ser cierto.',
  'idea.discontinuous_loop':
    'Una cadena parte de un candidato y vuelve a él afirmando lo contrario, lo que decide el candidato.',
  'idea.grouped_nice_loop':
    'Una cadena cerrada de enlaces fuertes y débiles en la que varias casillas de una casa, tomadas juntas, pueden ser un eslabón.',
  'idea.grouped_aic':
    'Una cadena de enlaces fuertes y débiles en la que varias casillas de una casa, tomadas juntas, pueden ser un eslabón.',
  'idea.grouped_discontinuous_loop':
    'Una cadena que puede pasar por varias casillas tomadas juntas vuelve a su comienzo afirmando lo contrario.',
  'idea.large_fish':
    'Todos los lugares de un dígito en cinco o más líneas están en otras tantas líneas que las cruzan.',
  'idea.als_xz':
    'Dos grupos de casillas tienen un dígito de más cada uno; un dígito que solo uno de ellos puede contener obliga al otro a usar todos los que le quedan.',
  'idea.als_w_wing':
    'Esté donde esté un dígito en una casa, se lo quita a uno de dos grupos con un dígito de más; ese grupo debe contener entonces todos los demás.',
  'idea.als_xy_wing':
    'Un grupo de casillas con un dígito de más quita un dígito a uno de otros dos grupos así; sea cual sea, ese grupo debe contener cierto dígito.',
  'idea.franken_fish':
    'Todos los lugares de un dígito en algunas líneas y cajas están en otras tantas líneas y cajas que las cruzan.',
  'idea.aligned_pair_exclusion':
    'De todas las combinaciones de candidatos de dos casillas se tachan las que dejan muy pocos dígitos a otras casillas; el candidato que no está en ninguna de las restantes se elimina.',
  'idea.finned_franken_fish':
    'Un pez franken salvo unos pocos lugares, las aletas; lo que las ve todas pierde el dígito.',
  'idea.als_chain':
    'En una serie de grupos con un dígito de más, cada uno quita un dígito al siguiente; si al primero le falta cierto dígito, el último lo contiene.',
  'idea.bent_set':
    'Algunas casillas contienen solo tantos dígitos como son, y todos menos uno solo pueden usarse una vez; por tanto ese también se usa.',
  'idea.finned_large_fish':
    'Salvo unos pocos lugares, las aletas, un dígito de cinco o más líneas está en otras tantas que las cruzan.',
  'idea.als_aic':
    'Una cadena de enlaces fuertes y débiles, algunos por conjuntos casi bloqueados: casillas con un dígito de más, a las que no pueden faltarles dos de ellos.',
  'idea.death_blossom':
    'Contenga lo que contenga, una casilla quita ese dígito a un grupo con un dígito de más, y cada uno de esos grupos debe contener entonces cierto dígito.',
  'idea.aligned_triplet_exclusion':
    'De todas las combinaciones de candidatos de tres casillas se tachan las que dejan muy pocos dígitos a otras casillas; el candidato que no está en ninguna de las restantes se elimina.',
  'idea.nishio':
    'Se coloca un dígito y se sigue solo ese dígito; si una casa se queda sin lugar para él, el primero era falso.',
  'idea.cell_forcing_chain':
    'Sea cual sea el dígito de una casilla, las cadenas que parten de él llegan a la misma conclusión.',
  'idea.region_forcing_chain':
    'Esté donde esté un dígito en una casa, las cadenas que parten de él llegan a la misma conclusión.',
  'idea.kraken_fish':
    'Salvo unos pocos lugares, las aletas, un dígito de algunas líneas está en otras tantas que las cruzan; cadenas desde las aletas muestran que lo que el pez elimina desaparece de todos modos.',
  'idea.exocet':
    'Contengan lo que contengan dos casillas base, tres casas solo pueden colocar esos dígitos con ayuda de dos casillas objetivo, que por eso contienen los mismos dos dígitos.',
  'idea.sk_loop':
    'En un anillo de casas que se cruzan, las casillas de los cruces pueden usar cada dígito solo cierto número de veces; si eso alcanza justo para llenarlas, los dígitos quedan agotados en esas casas.',
  'idea.dynamic_forcing_chain':
    'Se supone cierto un candidato y se rellena todo lo que se sigue; si se llega a una contradicción, era falso.',
  'idea.mutant_fish':
    'Todos los lugares de un dígito en algunas casas de cualquier tipo están en otras tantas.',
  'idea.finned_mutant_fish':
    'Un pez mutante salvo unos pocos lugares, las aletas; lo que las ve todas pierde el dígito.',
  'idea.templates':
    'De todas las maneras de colocar un dígito por completo, se mira lo que contienen todas o ninguna.',
  'idea.nested_forcing_chain':
    'Se supone cierto un candidato y dentro de eso se refutan otros con nuevas suposiciones; si se llega a una contradicción, el primero era falso.',
  'idea.trial':
    'Se prueba un candidato y, donde nada más se sigue, se prueba otro dentro; si todos los caminos acaban en contradicción, era falso.',

  'help.geometry.grid': 'Cada fila, cada columna y cada caja contiene cada símbolo una vez.',
  'help.geometry.latin': 'Cada fila y cada columna contiene cada símbolo una vez.',
  'help.geometry.jigsaw':
    'Cada fila, cada columna y cada región delimitada contiene cada símbolo una vez.',
  'help.geometry.toroidal':
    'Cada fila, cada columna y cada región contiene cada símbolo una vez. Los bordes opuestos de la cuadrícula están unidos, así que una región puede seguir por el otro lado.',
  'help.geometry.overlap':
    'Cada fila, cada columna y cada caja de cada cuadrícula contiene cada símbolo una vez; las cuadrículas comparten casillas.',
  'help.geometry.samurai':
    'Cinco cuadrículas comparten cajas; cada fila, cada columna y cada caja de cada cuadrícula contiene cada símbolo una vez.',
  'help.geometry.windmill':
    'Cinco cuadrículas comparten cajas; cada fila, cada columna y cada caja de cada cuadrícula contiene cada símbolo una vez.',
  'help.geometry.sohei':
    'Cuatro cuadrículas comparten cajas en anillo; cada fila, cada columna y cada caja de cada cuadrícula contiene cada símbolo una vez.',
  'help.geometry.tiny_samurai':
    'Cinco cuadrículas comparten casillas; cada fila, cada columna y cada caja de cada cuadrícula contiene cada símbolo una vez.',
  'help.geometry.cubes':
    'Cada corte de un cubo, en cada una de las tres direcciones, contiene cada símbolo una vez.',
  'help.geometry.roxdoku':
    'Cada corte del cubo, en cada una de las tres direcciones, contiene cada símbolo una vez.',
  'help.geometry.double_roxdoku':
    'Dos cubos comparten una arista; cada corte de un cubo, en cada una de las tres direcciones, contiene cada símbolo una vez.',
  'help.geometry.roxdoku_twin':
    'Dos cubos comparten una casilla; cada corte de un cubo, en cada una de las tres direcciones, contiene cada símbolo una vez.',
  'help.geometry.samurai_roxdoku':
    'Nueve cubos comparten casillas; cada corte de un cubo, en cada una de las tres direcciones, contiene cada símbolo una vez.',
  'help.geometry.surface':
    'Cada caja y cada carril, recto o doblado, con una casilla por símbolo contiene cada símbolo una vez.',
  'help.geometry.tredoku':
    'Cada cara y cada línea, recta o doblada, con una casilla por símbolo contiene cada símbolo una vez.',
  'help.geometry.cube_corner':
    'Cada caja y cada línea doblada sobre una arista del cubo contiene cada símbolo una vez.',
  'help.geometry.su_dokube':
    'Cada aro alrededor del cubo contiene cada símbolo una vez, y ningún símbolo se repite en una cara.',
  'help.geometry.cylinder':
    'Cada caja, y cada fila alrededor del cilindro y cada columna con una casilla por símbolo, contiene cada símbolo una vez.',
  'help.geometry.moebius':
    'Cada caja, y cada columna y cada línea alrededor de la banda con una casilla por símbolo, contiene cada símbolo una vez.',
  'help.geometry.free_form':
    'En las casillas de cada casa de la lista no se repite ningún símbolo.',
  'help.geometry.x': 'Las diagonales marcadas contienen cada símbolo una vez.',
  'help.geometry.windoku': 'Las ventanas sombreadas contienen cada símbolo una vez.',
  'help.geometry.disjoint':
    'Las casillas en la misma posición de sus cajas contienen cada símbolo una vez.',
  'help.geometry.asterisk': 'Las nueve casillas sombreadas contienen cada símbolo una vez.',
  'help.geometry.girandola': 'Las nueve casillas sombreadas contienen cada símbolo una vez.',
  'help.geometry.centre_dot': 'Las casillas centrales de las cajas contienen cada símbolo una vez.',
  'help.geometry.houses': 'En las casillas de cada casa extra no se repite ningún símbolo.',

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
