// SPDX-License-Identifier: MIT
//
// What the engine names and says, in French, by ids.

import boards from '../../../../src/geometry/builders/words/fr.json' with { type: 'json' };
import steps from '../../../../src/logic/words/fr.json' with { type: 'json' };
import type { EngineNames } from '../names';

const kSize = 'nombre de lignes, de colonnes et de symboles, de 1 à 64 ; par défaut 9';
const kSizeOfMap = 'nombre de lignes, de colonnes et de symboles ; par défaut celui du plan';
const kDigits = 'nombre de symboles, de 1 à 64 ; par défaut 9';
const kBox =
  'hauteur et largeur d’un bloc, ou aucun ; par défaut le plus carré possible, plutôt large que haut';
const kBoxOfBoard =
  'hauteur et largeur d’un bloc, ou aucun ; par défaut le plus carré qui remplit le plateau';
const kRegions =
  'une étiquette par case : un seul texte, un texte par ligne ou une liste d’étiquettes';
const kCuts = 'liste de [case ou face, côté] où les bandes s’arrêtent ; par défaut aucun';
const kShortLanes =
  'règle des bandes qui ont moins de cases que de chiffres : "none" (aucune, par défaut) ou "no_repeat" (sans répétition)';
const kHouses = 'liste de {"name", "kind", "cells": [noms des cases]}';

export const fr: EngineNames = {
  ...boards,
  ...steps,
  'idea.full_house':
    'Il ne reste qu’une case ouverte dans une maison : elle reçoit le chiffre qui y manque.',
  'look.full_house':
    'Cherchez une ligne, une colonne, un bloc ou une autre maison avec une seule case vide. Passez ses chiffres en revue : celui qui manque va là.',
  'idea.hidden_single': 'Un chiffre n’a plus qu’une place dans une maison.',
  'look.hidden_single':
    'Prenez un chiffre. Dans une maison qui ne l’a pas encore, barrez les cases qui le voient ailleurs. S’il en reste une, il va là.',
  'idea.cage_single':
    'La dernière case ouverte d’une cage, ou d’une autre somme, contient ce que les autres en laissent.',
  'look.cage_single':
    'Cherchez une cage, ou une autre somme, avec une case vide. Retirez de la somme ce qui est déjà là : le reste est le chiffre.',
  'idea.naked_single': 'Une case n’a plus qu’un candidat.',
  'look.naked_single':
    'Cherchez une case dont les maisons sont presque pleines. Passez en revue les chiffres qu’elle voit : s’il n’en manque qu’un, c’est lui.',
  'idea.rule_alone':
    'Ce qu’une règle dit des cases qu’elle relie, quoi qu’il y ait dans les autres cases.',
  'look.rule_alone':
    'Regardez une ligne, une cage ou un signe à part. Voyez quels chiffres ses cases peuvent avoir pour que la règle tienne, et barrez les autres.',
  'idea.locked_candidates':
    'Une autre case voit toutes les places d’un chiffre dans une maison, le plus souvent parce qu’elles sont avec elle dans une seconde maison ; elle ne peut pas contenir ce chiffre.',
  'look.locked_candidates':
    'Prenez un chiffre et un bloc, et voyez où il peut aller. Si toutes ses places sont sur une ligne ou une colonne, barrez-le dans le reste de celle-ci. Cela marche aussi d’une ligne vers un bloc.',
  'idea.common_exclusion':
    'Quoi que contienne une case, ou où que soit un chiffre dans une maison, des règles entre cases interdisent un certain chiffre dans une autre case.',
  'look.common_exclusion':
    'Prenez une case à peu de candidats, ou un chiffre à peu de places dans une maison. Voyez ce que chacun exclut par les signes et les lignes autour : ce que tous excluent s’en va.',
  'idea.cage_combinations':
    'Seules certaines combinaisons de chiffres donnent la somme de la cage ; les chiffres qui ne figurent dans aucune sont exclus.',
  'look.cage_combinations':
    'Prenez une cage de peu de cases, ou de somme très petite ou grande. Notez les ensembles de chiffres différents qui la donnent. Un chiffre qui n’est dans aucun quitte la cage.',
  'idea.locked_pair':
    'Deux cases communes à deux maisons ne contiennent que deux chiffres ; ceux-ci disparaissent du reste des deux maisons.',
  'look.locked_pair':
    'Parmi les cases qu’un bloc partage avec une ligne, cherchez-en deux avec les deux mêmes candidats. Barrez ces chiffres dans le reste du bloc et de la ligne.',
  'idea.sum_bounds':
    'Ce que les autres cases d’une somme font au moins et au plus limite ce qu’une case peut contenir.',
  'look.sum_bounds':
    'Prenez une somme et l’une de ses cases. Additionnez ce que les autres font au moins et au plus : la case doit fournir le reste, et ce qui ne le peut pas s’en va.',
  'idea.partner_clash':
    'Un chiffre qui, par des règles entre cases, ne laisserait à deux cases que des chiffres incompatibles est faux.',
  'look.partner_clash':
    'Supposez un chiffre dans une case, et voyez ce que les signes et lignes laissent à deux voisines. Si cela ne va pas ensemble, le chiffre était faux.',
  'idea.naked_pair':
    'Deux cases d’une maison ne contiennent que deux chiffres ; aucune autre case de la maison ne peut les contenir.',
  'look.naked_pair':
    'Dans une maison, cherchez deux cases avec exactement les deux mêmes candidats. Elles se les partagent : barrez ces chiffres dans toutes les autres cases de la maison.',
  'idea.innies_outies':
    'La somme d’une maison est connue ; ce que ses cages y laissent libre, ou ce qui en dépasse, a donc aussi une somme connue.',
  'look.innies_outies':
    'Une ligne, une colonne ou un bloc entier a une somme fixe. Là où les cages le remplissent à une ou deux cases près, ou en dépassent de peu, la différence est la somme de ces cases-là.',
  'idea.hidden_pair':
    'Deux chiffres d’une maison ne vont que dans deux cases ; ces cases ne contiennent donc rien d’autre.',
  'look.hidden_pair':
    'Dans une maison, cherchez deux chiffres qui n’entrent que dans les deux mêmes cases. Barrez tout le reste dans ces deux cases.',
  'idea.locked_triple':
    'Trois cases communes à deux maisons ne contiennent que trois chiffres ; ceux-ci disparaissent du reste des deux maisons.',
  'look.locked_triple':
    'Parmi les cases qu’un bloc partage avec une ligne, cherchez-en trois avec trois candidats en tout. Barrez ces chiffres dans le reste du bloc et de la ligne.',
  'idea.cage_overlap':
    'Un chiffre dont chaque combinaison d’une cage a besoin ne peut pas être dans une case qui voit toutes ses places dans la cage.',
  'look.cage_overlap':
    'Notez les ensembles de chiffres qui donnent la somme d’une cage. Si un chiffre est dans tous, la cage le contient : barrez-le là où il verrait toutes ses places dans la cage.',
  'idea.rule_pointing':
    'Ce que tout remplissage d’une règle contient ne peut pas être dans une case qui en voit toutes les places.',
  'look.rule_pointing':
    'Pensez aux façons de remplir encore une ligne, un signe ou un indice. Si toutes ont un chiffre, cherchez les cases qui en voient toutes les places ; et si un candidat voisin n’en laisse aucune, barrez-le.',
  'idea.naked_triple':
    'Trois cases d’une maison ne contiennent que trois chiffres ; aucune autre case de la maison ne peut les contenir.',
  'look.naked_triple':
    'Dans une maison, cherchez trois cases avec trois candidats au plus en tout ; chacune peut en manquer un. Barrez ces chiffres dans toutes les autres cases de la maison.',
  'idea.hidden_triple':
    'Trois chiffres d’une maison ne vont que dans trois cases ; ces cases ne contiennent donc rien d’autre.',
  'look.hidden_triple':
    'Dans une maison, cherchez trois chiffres qui n’entrent que dans les trois mêmes cases ; chacun peut en manquer une. Barrez tout le reste dans ces cases.',
  'idea.pair_relation':
    'Dans deux cases de somme connue, un chiffre détermine l’autre ; une paire de chiffres qui ne laisse rien à une autre case ou à une autre somme est exclue.',
  'look.pair_relation':
    'Prenez deux cases de somme connue, et notez les paires de chiffres. Barrez une paire qui ne laisserait rien à une autre case ou à une autre paire.',
  'idea.rules_together':
    'Un remplissage d’une règle qui ne laisserait rien à une autre règle, à une case ou à une maison est exclu.',
  'look.rules_together':
    'Énumérez les quelques façons de remplir une ligne, une cage ou un indice. Comparez chacune à ce qui partage des cases ou des maisons avec elle, et barrez ce que seules ont celles qui ne lui laissent rien.',
  'idea.naked_quadruple':
    'Quatre cases d’une maison ne contiennent que quatre chiffres ; aucune autre case de la maison ne peut les contenir.',
  'look.naked_quadruple':
    'Dans une maison, cherchez quatre cases avec quatre candidats au plus en tout. Barrez ces chiffres dans toutes les autres cases de la maison.',
  'idea.rules_in_house':
    'Les cages, lignes et indices d’une maison ne peuvent pas y employer deux fois le même chiffre ; ce qui ne laisserait aucun chiffre aux autres est exclu.',
  'look.rules_in_house':
    'Prenez une ligne, une colonne ou un bloc et notez quels chiffres chaque cage, ligne ou indice peut y mettre. Si une possibilité ne laisse rien aux autres, ou à une case entre eux, rayez-la.',
  'idea.short_clash':
    'Un chiffre après lequel une règle, une case ou une maison n’aurait plus rien au bout de trois conséquences au plus est faux.',
  'look.short_clash':
    'Supposez un chiffre là où deux lignes, cages ou indices se rencontrent, et notez seulement ce qui suit aussitôt. Si l’une ne peut plus être remplie, ou si un chiffre n’a plus de place, il était faux.',
  'idea.too_few_digits':
    'Un chiffre après lequel des cases d’une maison n’auraient pas plus de chiffres qu’elles ne sont, et donc une autre case ou une règle rien, est faux : ce qui est inférieur à trois cases d’un bloc vaut au plus 6.',
  'look.too_few_digits':
    'Cherchez où des lignes ou des signes lient une case à plusieurs cases d’une maison : celles qui doivent être plus grandes, ou toutes hautes, ou toutes impaires. S’il y a moins de tels chiffres que de cases, ou juste autant et qu’une autre case en demande un, le chiffre était faux.',
  'idea.x_wing':
    'Toutes les places d’un chiffre dans deux lignes ou colonnes sont dans deux autres qui les croisent ; ailleurs dans celles-ci, il est exclu.',
  'look.x_wing':
    'Prenez un chiffre. Cherchez deux lignes qui n’ont que deux places pour lui, dans les deux mêmes colonnes. Barrez-le dans le reste des deux colonnes. De même en échangeant lignes et colonnes.',
  'idea.skyscraper':
    'Deux lignes parallèles ont chacune deux places pour un chiffre, dont deux sont alignées ; l’une des deux autres contient le chiffre.',
  'look.skyscraper':
    'Prenez un chiffre. Cherchez deux lignes à deux places chacune, dont une de chaque est dans la même colonne. Les deux autres forment le toit : les cases qui voient les deux perdent le chiffre.',
  'idea.two_string_kite':
    'Une ligne et une colonne ont chacune deux places pour un chiffre, dont deux sont dans le même bloc ; l’une des deux autres contient le chiffre.',
  'look.two_string_kite':
    'Prenez un chiffre. Cherchez une ligne et une colonne à deux places chacune, dont une de chaque est dans le même bloc. Une case qui voit les deux autres bouts perd le chiffre.',
  'idea.hidden_quadruple':
    'Quatre chiffres d’une maison ne vont que dans quatre cases ; ces cases ne contiennent donc rien d’autre.',
  'look.hidden_quadruple':
    'Dans une maison, cherchez quatre chiffres qui n’entrent que dans les quatre mêmes cases. Barrez tout le reste dans ces cases.',
  'idea.empty_rectangle':
    'Une maison a deux places pour un chiffre, et l’une d’elles voit certaines de ses places dans un bloc ; le chiffre est donc à l’autre ou dans le reste du bloc.',
  'look.empty_rectangle':
    'Prenez un chiffre. Dans un bloc, cherchez des places qui sont toutes sur une ligne et une colonne. Si une rangée à deux places touche cette ligne ou colonne, suivez-la : la case qui complète le rectangle perd le chiffre.',
  'idea.grouped_turbot_fish':
    'Une maison a deux places pour un chiffre, et l’une d’elles voit certaines de ses places dans une seconde maison ; le chiffre est donc à l’autre ou dans le reste de la seconde.',
  'look.grouped_turbot_fish':
    'Prenez un chiffre. Cherchez une maison avec deux places pour lui. Si l’une voit une partie des places d’une autre maison, l’autre partie ou le bout éloigné est vrai.',
  'idea.turbot_fish':
    'Deux maisons ont chacune deux places pour un chiffre, et une place de l’une voit une place de l’autre ; l’une des deux autres contient le chiffre.',
  'look.turbot_fish':
    'Prenez un chiffre. Cherchez deux maisons à deux places chacune, dont une place voit une place de l’autre. Les cases qui voient les deux bouts éloignés perdent le chiffre.',
  'idea.xy_wing':
    'Une case à deux candidats en voit deux autres à deux candidats ; quel que soit son chiffre, l’une de celles-ci reçoit un certain troisième chiffre.',
  'look.xy_wing':
    'Cherchez une case à deux candidats, disons 1 et 2. Parmi les cases qu’elle voit, cherchez-en une avec 1 et 3 et une avec 2 et 3. Les cases qui voient ces deux-là perdent le 3.',
  'idea.unique_rectangle_1':
    'Trois coins d’un rectangle ne contiennent que deux chiffres ; si le quatrième faisait de même, la grille aurait deux solutions.',
  'look.unique_rectangle_1':
    'Cherchez les quatre coins d’un rectangle dans deux blocs seulement, trois d’entre eux avec les deux mêmes candidats. Le quatrième ne peut être ni l’un ni l’autre.',
  'idea.unique_rectangle_2':
    'Deux coins d’un même côté d’un rectangle ont le même candidat supplémentaire ; l’un d’eux doit le contenir.',
  'look.unique_rectangle_2':
    'Cherchez un rectangle dans deux blocs avec les deux mêmes candidats aux quatre coins. Si deux coins d’un côté ont le même candidat en plus, les cases qui voient les deux le perdent.',
  'idea.w_wing':
    'Deux cases ont les deux mêmes candidats ; une maison où toutes les places de l’un voient l’une des cases oblige l’une des cases à prendre l’autre.',
  'look.w_wing':
    'Cherchez deux cases avec les deux mêmes candidats qui ne se voient pas. Si une maison n’a pour l’un des chiffres que des places voyant l’une ou l’autre, les cases qui voient les deux perdent l’autre chiffre.',
  'idea.unique_rectangle_4':
    'L’un des chiffres d’un rectangle est verrouillé dans les deux coins à candidats supplémentaires ; aucun d’eux ne peut donc contenir l’autre chiffre.',
  'look.unique_rectangle_4':
    'Cherchez un rectangle dans deux blocs avec les deux mêmes candidats aux quatre coins. Si l’un de ces chiffres doit être dans les deux coins à candidats en plus, l’autre s’en va des deux.',
  'idea.unique_rectangle_5':
    'Deux coins opposés ou trois coins d’un rectangle ont le même candidat supplémentaire ; l’un d’eux doit le contenir.',
  'look.unique_rectangle_5':
    'Cherchez un rectangle dans deux blocs avec les deux mêmes candidats aux quatre coins. Si des coins opposés ou trois coins ont le même candidat en plus, les cases qui les voient tous le perdent.',
  'idea.xyz_wing':
    'Une case à trois candidats voit deux cases qui en ont chacune deux ; dans tous les cas, l’une des trois reçoit le chiffre qu’elles ont en commun.',
  'look.xyz_wing':
    'Cherchez une case à trois candidats, 1, 2 et 3. Parmi les cases qu’elle voit, cherchez-en une avec 1 et 3 et une avec 2 et 3. Les cases qui voient les trois perdent le 3.',
  'idea.unique_rectangle_3':
    'Les candidats supplémentaires de deux coins d’un rectangle se comportent comme une case d’un sous-ensemble nu.',
  'look.unique_rectangle_3':
    'Cherchez un rectangle dans deux blocs avec les deux mêmes candidats aux quatre coins. Prenez les candidats en plus de deux coins comme une seule case : elle forme peut-être une paire ou un triplet avec d’autres cases.',
  'idea.unique_rectangle_6':
    'Un chiffre que deux lignes n’ont que dans le rectangle est sur l’une de ses diagonales, mais pas sur celle qui a des candidats supplémentaires.',
  'look.unique_rectangle_6':
    'Cherchez un rectangle avec les deux mêmes candidats, et d’autres en plus dans des coins opposés. Si l’un des chiffres n’a pas d’autre place dans deux de ses lignes, il quitte les coins à candidats en plus.',
  'idea.avoidable_rectangle_1':
    'Des chiffres placés, qui n’étaient pas donnés, ne doivent pas compléter un rectangle de deux chiffres.',
  'look.avoidable_rectangle_1':
    'Cherchez un rectangle dans deux blocs dont vous avez résolu trois coins et qui contient deux chiffres en croix. Le quatrième coin ne doit pas le compléter.',
  'idea.avoidable_rectangle_2':
    'À côté de chiffres placés, qui n’étaient pas donnés, l’un des coins ouverts doit contenir le candidat supplémentaire qu’ils ont en commun.',
  'look.avoidable_rectangle_2':
    'Cherchez un rectangle dans deux blocs dont vous avez résolu deux coins. Si les deux coins libres ont le même candidat en plus, il est dans l’un d’eux : les cases qui voient les deux le perdent.',
  'idea.bug':
    'Si chaque case ouverte avait deux candidats et chaque chiffre deux places dans chaque maison, il y aurait deux solutions ; l’un des rares candidats supplémentaires est donc vrai.',
  'look.bug':
    'Quand presque toutes les cases libres ont deux candidats, cherchez celles qui en ont plus. Sans ces candidats en plus il y aurait deux solutions ; l’un d’eux est donc vrai.',
  'idea.swordfish':
    'Toutes les places d’un chiffre dans trois lignes ou colonnes sont dans trois autres qui les croisent ; ailleurs dans celles-ci, il est exclu.',
  'look.swordfish':
    'Prenez un chiffre. Cherchez trois lignes dont les places pour lui sont dans trois colonnes seulement. Barrez-le dans le reste de ces colonnes. De même en échangeant lignes et colonnes.',
  'idea.remote_pair':
    'Une chaîne de cases aux deux mêmes candidats les prend à tour de rôle ; une case qui en voit deux à distance impaire ne peut contenir ni l’un ni l’autre.',
  'look.remote_pair':
    'Cherchez des cases avec les deux mêmes candidats, dont chacune voit la suivante. Coloriez-les en alternance : une case qui voit les deux couleurs ne peut être aucun des deux chiffres.',
  'idea.simple_colouring':
    'Les places d’un chiffre, reliées par des maisons qui n’en ont que deux, sont coloriées tour à tour ; une couleur est vraie, donc ce qui voit les deux est faux.',
  'look.simple_colouring':
    'Prenez un chiffre. Là où une maison a deux places pour lui, donnez-leur deux couleurs, et continuez de là. Une case qui voit les deux couleurs perd le chiffre ; si deux de la même couleur se voient, elle est fausse.',
  'idea.hidden_rectangle':
    'Les liens forts d’un chiffre sur deux côtés d’un rectangle le compléteraient si leur coin commun contenait l’autre chiffre.',
  'look.hidden_rectangle':
    'Cherchez un rectangle dans deux blocs, dont un coin n’a que deux candidats. Si l’un n’a que deux places dans les deux lignes du coin opposé, l’autre s’en va de ce coin.',
  'idea.large_naked_subset':
    'Cinq cases ou plus d’une maison ne contiennent qu’autant de chiffres ; ceux-ci disparaissent des autres cases.',
  'look.large_naked_subset':
    'Dans une maison à nombreuses cases libres, cherchez-en cinq ou plus avec autant de candidats en tout. Les quelques autres les perdent. L’ensemble caché est souvent plus facile à voir.',
  'idea.finned_x_wing':
    'À quelques places près, les nageoires, un chiffre de deux lignes est dans deux lignes qui les croisent ; ce qui y voit toutes les nageoires le perd.',
  'look.finned_x_wing':
    'Cherchez un X-Wing gâché par une ou deux places de plus, les nageoires, proches l’une de l’autre sur une de ses lignes. Les cases qu’il viderait et qui voient toutes les nageoires perdent quand même le chiffre.',
  'idea.sashimi_x_wing':
    'Un X-Wing à nageoire qui, sans ses nageoires, ne laisserait à une ligne qu’une seule place pour le chiffre.',
  'look.sashimi_x_wing':
    'Cherchez un X-Wing auquel manque un coin, avec d’autres places, les nageoires, à côté dans le même bloc. Les cases qu’il viderait et qui voient toutes les nageoires perdent le chiffre.',
  'idea.unique_loop':
    'Un anneau de cases aux deux mêmes candidats pourrait être rempli de deux façons ; l’un des rares candidats supplémentaires y est donc vrai.',
  'look.unique_loop':
    'Cherchez un anneau de cases avec les deux mêmes candidats, qui touche deux fois chaque ligne, colonne et bloc où il passe. Les quelques candidats en plus ne peuvent être tous faux.',
  'idea.large_hidden_subset':
    'Cinq chiffres ou plus d’une maison ne vont que dans autant de cases ; celles-ci ne contiennent donc rien d’autre.',
  'look.large_hidden_subset':
    'Dans une maison à nombreuses cases libres, cherchez cinq chiffres ou plus qui n’entrent que dans autant de cases. Barrez-y tout le reste.',
  'idea.jellyfish':
    'Toutes les places d’un chiffre dans quatre lignes ou colonnes sont dans quatre autres qui les croisent ; ailleurs dans celles-ci, il est exclu.',
  'look.jellyfish':
    'Prenez un chiffre. Cherchez quatre lignes dont les places pour lui sont dans quatre colonnes seulement. Barrez-le dans le reste de ces colonnes. De même en échangeant lignes et colonnes.',
  'idea.wxyz_wing':
    'Quatre cases ne contiennent que quatre chiffres, dont trois ne peuvent servir qu’une fois ; le quatrième sert donc aussi.',
  'look.wxyz_wing':
    'Cherchez quatre cases avec quatre chiffres en tout. Si trois d’entre eux ne peuvent servir qu’une fois, car leurs cases se voient, le quatrième y est : les cases qui voient toutes ses places le perdent.',
  'idea.extended_rectangle':
    'Deux lignes de trois ou quatre cases aux mêmes chiffres pourraient être échangées ; l’un des rares candidats supplémentaires y est donc vrai.',
  'look.extended_rectangle':
    'Cherchez deux lignes de trois cases ou plus dans les mêmes blocs, avec les mêmes quelques chiffres. Les candidats en plus qui empêchent de les échanger ne peuvent être tous faux.',
  'idea.multi_colouring':
    'Deux coloriages séparés d’un chiffre se rencontrent, si bien que tous les choix de couleurs ne sont pas possibles.',
  'look.multi_colouring':
    'Prenez un chiffre et coloriez ses paires, avec de nouvelles couleurs pour chaque groupe qui ne rejoint pas les autres. Là où des couleurs de deux groupes se voient, les deux ne peuvent être vraies : suivez ce que cela implique.',
  'idea.finned_swordfish':
    'À quelques places près, les nageoires, un chiffre de trois lignes est dans trois lignes qui les croisent ; ce qui y voit toutes les nageoires le perd.',
  'look.finned_swordfish':
    'Cherchez un espadon gâché par une ou deux places de plus, les nageoires, proches l’une de l’autre. Les cases qu’il viderait et qui voient toutes les nageoires perdent quand même le chiffre.',
  'idea.x_chain':
    'Des maisons à deux places pour un chiffre forment une chaîne ; l’une de ses extrémités contient le chiffre, donc pas les cases qui voient les deux.',
  'look.x_chain':
    'Prenez un chiffre. Sautez d’une place à la seule autre d’une maison, puis à une place qu’elle voit, et ainsi de suite. Commencez et finissez par une maison à deux places : les cases qui voient les deux bouts perdent le chiffre.',
  'idea.sashimi_swordfish':
    'Un espadon à nageoire qui, sans ses nageoires, ne laisserait à une ligne qu’une seule place pour le chiffre.',
  'look.sashimi_swordfish':
    'Cherchez un espadon dont une ligne n’a plus qu’une place, avec des nageoires à côté de celles qui manquent. Les cases qu’il viderait et qui voient toutes les nageoires perdent le chiffre.',
  'idea.xy_chain':
    'Des cases à deux candidats forment une chaîne où chacune impose son chiffre à la suivante ; l’une des deux cases extrêmes contient le chiffre qu’elles ont en commun.',
  'look.xy_chain':
    'Avancez de case en case à deux candidats : quittez chacune par le chiffre qui n’est pas celui de l’arrivée. Si la première et la dernière ont le même chiffre aux bouts libres, les cases qui voient les deux le perdent.',
  'idea.medusa':
    'Les candidats reliés par des maisons à deux places et par des cases à deux candidats sont coloriés tour à tour ; une couleur est vraie, donc ce que les deux excluent est faux, et une couleur qui enfreint une règle est fausse.',
  'look.medusa':
    'Coloriez comme pour un chiffre, mais passez par les cases à deux candidats à leur autre chiffre. Si une couleur vient deux fois dans une case ou une maison, elle est fausse ; ce qui est incompatible avec les deux s’en va.',
  'idea.finned_jellyfish':
    'À quelques places près, les nageoires, un chiffre de quatre lignes est dans quatre lignes qui les croisent ; ce qui y voit toutes les nageoires le perd.',
  'look.finned_jellyfish':
    'Cherchez une méduse (poisson) gâchée par une ou deux places de plus, les nageoires, proches l’une de l’autre. Les cases qu’elle viderait et qui voient toutes les nageoires perdent quand même le chiffre.',
  'idea.sue_de_coq':
    'Les cases où deux maisons se croisent, avec quelques cases de chacune, contiennent juste autant de chiffres qu’il y a de cases ; aucun ne peut servir deux fois, donc tous servent.',
  'look.sue_de_coq':
    'Là où un bloc et une ligne se croisent, cherchez deux ou trois cases avec deux ou trois chiffres de trop. Quelques cases de la ligne et du bloc qui prennent justement ces chiffres font tomber le compte juste.',
  'idea.sashimi_jellyfish':
    'Une méduse à nageoire qui, sans ses nageoires, ne laisserait à une ligne qu’une seule place pour le chiffre.',
  'look.sashimi_jellyfish':
    'Cherchez une méduse (poisson) dont une ligne n’a plus qu’une place, avec des nageoires à côté de celles qui manquent. Les cases qu’elle viderait et qui voient toutes les nageoires perdent le chiffre.',
  'idea.nice_loop':
    'Une chaîne de liens forts et faibles se referme ; chaque lien faible contient alors exactement un candidat vrai, et tous les autres qui voient les deux sont éliminés.',
  'look.nice_loop':
    'Suivez une chaîne de liens, tour à tour « si pas ceci, alors cela » et « si ceci, alors pas cela », jusqu’à ce qu’elle se ferme. Sur chaque lien du second genre un bout est vrai, donc tout le reste s’y en va.',
  'idea.aic':
    'Des liens forts et faibles se suivent en alternance ; l’une des deux extrémités d’une telle chaîne doit être vraie.',
  'look.aic':
    'Commencez par « si ceci est faux » : sautez à la seule autre place ou au seul autre candidat, alors vrai ; de là à un qu’il exclut ; et ainsi de suite. Ce qui est incompatible avec le début et un bout vrai s’en va.',
  'idea.discontinuous_loop':
    'Une chaîne part d’un candidat et y revient en affirmant le contraire, ce qui décide du candidat.',
  'look.discontinuous_loop':
    'Supposez un candidat, ou son contraire, et suivez un lien après l’autre. Si vous y revenez avec le contraire, la supposition était fausse.',
  'idea.grouped_nice_loop':
    'Une chaîne fermée de liens forts et faibles, où plusieurs cases d’une maison prises ensemble peuvent former un maillon.',
  'look.grouped_nice_loop':
    'Suivez une chaîne fermée, en comptant deux ou trois cases qu’un bloc et une ligne partagent comme une seule place d’un chiffre.',
  'idea.grouped_aic':
    'Une chaîne de liens forts et faibles, où plusieurs cases d’une maison prises ensemble peuvent former un maillon.',
  'look.grouped_aic':
    'Suivez une chaîne, en comptant deux ou trois cases qu’un bloc et une ligne partagent comme une seule place d’un chiffre. Ce qui est incompatible avec les deux bouts s’en va.',
  'idea.grouped_discontinuous_loop':
    'Une chaîne qui peut passer par plusieurs cases prises ensemble revient à son début en affirmant le contraire.',
  'look.grouped_discontinuous_loop':
    'Supposez un candidat et suivez les liens, deux ou trois cases d’un bloc et d’une ligne comptant comme une place d’un chiffre. Si vous revenez avec le contraire, la supposition était fausse.',
  'idea.large_fish':
    'Toutes les places d’un chiffre dans cinq lignes ou plus sont dans autant de lignes qui les croisent.',
  'look.large_fish':
    'Prenez un chiffre. Cherchez cinq lignes ou plus dont les places pour lui sont dans autant de rangées en travers. Le poisson plus petit dans l’autre sens est souvent plus facile à voir.',
  'idea.als_xz':
    'Deux groupes de cases ont chacun un chiffre de trop ; un chiffre que seul l’un d’eux peut contenir oblige l’autre à utiliser tous ceux qui lui restent.',
  'look.als_xz':
    'Cherchez deux groupes de cases, chacun dans une maison, avec un chiffre de plus que de cases. Si un chiffre commun ne peut être que dans l’un d’eux, un autre chiffre commun quitte les cases qui voient toutes ses places.',
  'idea.als_w_wing':
    'Où que soit un chiffre dans une maison, il est pris à l’un de deux groupes qui ont un chiffre de trop ; ce groupe doit alors contenir tous les autres.',
  'look.als_w_wing':
    'Cherchez deux groupes de cases avec un chiffre de trop qui ont deux chiffres en commun. Si une maison n’a pour l’un que des places voyant l’un des groupes, l’autre quitte les cases qui voient toutes ses places.',
  'idea.als_xy_wing':
    'Un groupe de cases qui a un chiffre de trop prend un chiffre à l’un de deux autres groupes de ce genre ; quel qu’il soit, ce groupe doit alors contenir un certain chiffre.',
  'look.als_xy_wing':
    'Cherchez un groupe de cases avec un chiffre de trop. Si deux autres partagent chacun avec lui un chiffre que les deux ne peuvent avoir, ce que ces deux-là ont en commun quitte les cases qui voient tout cela.',
  'idea.rule_clash':
    'Un chiffre après lequel une règle, une case ou une maison n’aurait plus rien au bout de quelques conséquences est faux.',
  'look.rule_clash':
    'Supposez un chiffre là où des lignes, cages ou indices sont proches, et notez sur papier ce qui suit de règle en règle. Si l’une ne peut plus être remplie, ou si un chiffre n’a plus de place, il était faux.',
  'idea.franken_fish':
    'Toutes les places d’un chiffre dans quelques lignes et blocs sont dans autant de lignes et de blocs qui les croisent.',
  'look.franken_fish':
    'Prenez un chiffre. Cherchez un poisson où des blocs peuvent remplacer des lignes : lignes et blocs contre colonnes et blocs, autant des uns que des autres.',
  'idea.aligned_pair_exclusion':
    'Parmi toutes les combinaisons de candidats de deux cases, on raye celles qui laissent trop peu de chiffres à d’autres cases ; un candidat absent de toutes les autres est éliminé.',
  'look.aligned_pair_exclusion':
    'Prenez deux cases qui voient les mêmes petits groupes. Parcourez leurs paires de chiffres, barrez celles qui prennent tout à un groupe : un chiffre qui ne reste dans aucune s’en va.',
  'idea.finned_franken_fish':
    'Un poisson franken à quelques places près, les nageoires ; ce qui les voit toutes perd le chiffre.',
  'look.finned_franken_fish':
    'Cherchez un poisson avec des blocs parmi ses lignes, gâché par une ou deux places de plus, les nageoires. Les cases qu’il viderait et qui voient toutes les nageoires perdent le chiffre.',
  'idea.als_chain':
    'Dans une suite de groupes qui ont un chiffre de trop, chacun prend un chiffre au suivant ; si un certain chiffre manque au premier, le dernier le contient.',
  'look.als_chain':
    'Alignez des groupes de cases avec un chiffre de trop, chacun partageant avec le suivant un chiffre que les deux ne peuvent avoir. Ce que le premier et le dernier ont en commun quitte les cases qui voient tout cela.',
  'idea.bent_set':
    'Quelques cases ne contiennent qu’autant de chiffres qu’elles sont, et tous sauf un ne peuvent servir qu’une fois ; celui-là sert donc aussi.',
  'look.bent_set':
    'Cherchez cinq cases ou plus avec autant de chiffres en tout. Si tous sauf un ne peuvent servir qu’une fois, celui-là y est : les cases qui voient toutes ses places le perdent.',
  'idea.finned_large_fish':
    'À quelques places près, les nageoires, un chiffre de cinq lignes ou plus est dans autant de lignes qui les croisent.',
  'look.finned_large_fish':
    'Cherchez un poisson de cinq lignes ou plus, gâché par quelques places, les nageoires. Les cases qu’il viderait et qui voient toutes les nageoires perdent le chiffre.',
  'idea.als_aic':
    'Une chaîne de liens forts et faibles, dont certains par des ensembles presque verrouillés : des cases avec un chiffre de trop, auxquelles deux de ces chiffres ne peuvent pas manquer.',
  'look.als_aic':
    'Suivez une chaîne, où un groupe de cases avec un chiffre de trop peut être un lien : si l’un de ses chiffres n’y est pas, chacun des autres y est.',
  'idea.death_blossom':
    'Quel que soit son chiffre, une case le prend à un groupe qui a un chiffre de trop, et chacun de ces groupes doit alors contenir un certain chiffre.',
  'look.death_blossom':
    'Prenez une case à peu de candidats comme tige. Pour chacun cherchez un groupe de cases avec un chiffre de trop qui le perdrait. Ce dont tous ces groupes ont alors besoin quitte les cases qui voient tout cela.',
  'idea.aligned_triplet_exclusion':
    'Parmi toutes les combinaisons de candidats de trois cases, on raye celles qui laissent trop peu de chiffres à d’autres cases ; un candidat absent de toutes les autres est éliminé.',
  'look.aligned_triplet_exclusion':
    'Prenez trois cases qui voient les mêmes petits groupes. Parcourez leurs combinaisons, barrez celles qui prennent tout à un groupe : un chiffre qui ne reste dans aucune s’en va.',
  'idea.subset_clash':
    'Un chiffre après lequel une règle, une case ou une maison n’aurait plus rien est faux, même s’il faut des paires, des triplets ou des chiffres bloqués pour le voir.',
  'look.subset_clash':
    'Supposez un chiffre et notez ce qui suit de règle en règle. Quand les cases seules ne donnent plus rien, cherchez des paires et des triplets dans ce qui reste, et un chiffre dont les places dans un bloc sont sur une ligne ; puis continuez.',
  'idea.nishio':
    'On place un chiffre et on ne suit que lui ; si une maison se retrouve sans place pour lui, le premier était faux.',
  'look.nishio':
    'Supposez un chiffre dans une case et suivez ce seul chiffre, maison par maison. Si une maison reste sans place pour lui, la supposition était fausse.',
  'idea.cell_forcing_chain':
    'Quel que soit le chiffre d’une case, les chaînes qui en partent mènent à la même conclusion.',
  'look.cell_forcing_chain':
    'Prenez une case à trois candidats environ et suivez les chaînes de chacun. Ce à quoi toutes mènent est vrai.',
  'idea.region_forcing_chain':
    'Où que soit un chiffre dans une maison, les chaînes qui en partent mènent à la même conclusion.',
  'look.region_forcing_chain':
    'Prenez un chiffre à trois places environ dans une maison et suivez les chaînes de chacune. Ce à quoi toutes mènent est vrai.',
  'idea.kraken_fish':
    'À quelques places près, les nageoires, un chiffre de quelques lignes est dans autant de lignes qui les croisent ; des chaînes partant des nageoires montrent que ce que le poisson élimine disparaît de toute façon.',
  'look.kraken_fish':
    'Cherchez un poisson dont les nageoires sont trop éloignées. Si une chaîne de chaque nageoire exclut ce que le poisson exclurait, cela s’en va de toute façon.',
  'idea.exocet':
    'Quoi que contiennent deux cases de base, trois maisons ne peuvent placer ces chiffres qu’avec l’aide de deux cases cibles, qui contiennent donc les deux mêmes chiffres.',
  'look.exocet':
    'Pour deux cases d’un bloc et d’une ligne avec les trois ou quatre mêmes candidats, cherchez deux cases dans les autres blocs de la bande. Si trois lignes en travers ont peu de places pour ces chiffres, les deux cibles ne contiennent qu’eux.',
  'idea.sk_loop':
    'Dans un anneau de maisons qui se croisent, les cases des croisements ne peuvent utiliser chaque chiffre qu’un certain nombre de fois ; si cela suffit tout juste à les remplir, ces chiffres sont épuisés dans ces maisons.',
  'look.sk_loop':
    'Cherchez quatre blocs autour d’un centre avec beaucoup de dévoilés dans leurs coins. Là où leurs lignes se croisent, comptez combien de fois chaque paire de cases peut avoir un chiffre ; si le compte est juste, ils quittent les lignes.',
  'idea.long_clash':
    'Un chiffre qui, après de nombreuses conséquences, ne laisserait plus rien à une règle, une case ou une maison est faux.',
  'look.long_clash':
    'Supposez un chiffre là où il reste peu autour et notez tout ce qui suit, de règle en règle, aussi loin que cela va. Si une règle ne peut plus être remplie, ou si un chiffre n’a plus de place, le chiffre était faux.',
  'idea.dynamic_forcing_chain':
    'On suppose un candidat vrai et on remplit tout ce qui en découle ; si l’on arrive à une contradiction, il était faux.',
  'look.dynamic_forcing_chain':
    'Supposez un candidat et remplissez tout ce qui suit. Si quelque chose casse, il était faux ; si tous les candidats d’une case mènent au même point, c’est vrai.',
  'idea.mutant_fish':
    'Toutes les places d’un chiffre dans quelques maisons de tout genre sont dans autant d’autres.',
  'look.mutant_fish':
    'Prenez un chiffre. Cherchez un poisson où lignes, colonnes et blocs peuvent se mêler des deux côtés, autant des uns que des autres.',
  'idea.finned_mutant_fish':
    'Un poisson mutant à quelques places près, les nageoires ; ce qui les voit toutes perd le chiffre.',
  'look.finned_mutant_fish':
    'Cherchez un poisson de lignes, colonnes et blocs mêlés, gâché par quelques places, les nageoires. Les cases qu’il viderait et qui voient toutes les nageoires perdent le chiffre.',
  'idea.templates':
    'Parmi toutes les façons de placer un chiffre partout, on regarde ce que toutes ou aucune contiennent.',
  'look.templates':
    'Prenez un chiffre à peu de places et dessinez toutes les façons de le placer partout. Une place commune à toutes est juste, une place d’aucune s’en va.',
  'idea.nested_forcing_chain':
    'On suppose un candidat vrai et l’on en réfute d’autres par de nouvelles suppositions ; si l’on arrive à une contradiction, le premier était faux.',
  'look.nested_forcing_chain':
    'Supposez un candidat et remplissez ce qui suit. Là où cela bloque, réfutez-en d’autres en les supposant à leur tour. Si quelque chose casse à la fin, le premier était faux.',
  'idea.trial':
    'On essaie un candidat et, quand plus rien n’en découle, on en essaie un autre à l’intérieur ; si toutes les voies mènent à une contradiction, il était faux.',
  'look.trial':
    'Il ne reste rien d’astucieux. Choisissez un candidat d’une case qui en a peu, et essayez tout jusqu’à ce que chaque voie finisse par une contradiction.',

  'sign.removed': 's’en va : impossible ici',
  'sign.placed': 'se place ici',
  'sign.clash': 'ici cela devient impossible',
  'sign.rule': 'une règle sur laquelle cela repose',
  'sign.seen': 'un chiffre qui en exclut d’autres des cases qui le voient',
  'sign.barred': 'ici, pas de place pour le chiffre',
  'sign.pattern': 'fait partie du motif',
  'sign.fish_place': 'une place du chiffre dans les premières maisons',
  'sign.one_true': 'l’un d’eux est vrai',
  'sign.colour_1': 'une couleur : tous vrais ou tous faux',
  'sign.colour_2': 'l’autre couleur : vraie si la première est fausse',
  'sign.chain_1': 'vrai si l’on suit les flèches',
  'sign.chain_2': 'faux si l’on suit les flèches',
  'sign.between': 'entre les bouts : ils ne peuvent pas être tous vrais',
  'sign.refuted': 'faux ici : le supposer en plus rendrait quelque chose impossible',
  'sign.stem': 'la tige : lequel que ce soit qui est vrai, il prend son chiffre à un groupe',
  'sign.base_cells': 'les cases de base : elles contiennent deux des chiffres',
  'sign.target_cells': 'les cases cibles : elles reçoivent les deux mêmes chiffres',
  'sign.tie': 'ce qui relie les parties',
  'sign.fin': 'nageoire : une place qui n’entre pas dans le poisson',
  'sign.endo_fin': 'nageoire située dans deux des premières maisons',
  'sign.guardian': 'candidat en plus : l’un d’eux est vrai',
  'sign.almost_locked': 'cases avec un chiffre de trop',
  'sign.almost_locked_sets': 'groupes de cases avec un chiffre de trop, chacun de sa couleur',
  'sign.pivot': 'la case qui voit toutes les autres',
  'sign.helper': 'autres cases qui jouent un rôle',
  'sign.helper_groups': 'autres cases qui jouent un rôle, chaque groupe de sa couleur',
  'sign.helper_digits': 'autres places des chiffres, chaque chiffre de sa couleur',
  'sign.home': 'la maison dont il s’agit',
  'sign.cage': 'la cage dont il s’agit',
  'sign.rule_cells': 'les cases de la règle dont il s’agit',
  'sign.rest': 'les cases dont la somme s’en déduit',
  'sign.base': 'les premières maisons : le chiffre n’y a que les places marquées',
  'sign.cover': 'les maisons qui contiennent toutes ces places',
  'sign.link': 'une autre maison sur laquelle cela repose',
  'sign.sight': 'une maison où des cases marquées se voient',
  'sign.two_places': 'une maison où le chiffre n’a que les places marquées',
  'sign.strong': 'si l’un est faux, le suivant est vrai',
  'sign.weak': 'si l’un est vrai, le suivant est faux',
  'sign.either_colour': 'deux contraires : l’un est vrai',

  'help.geometry.grid.size': kSize,
  'help.geometry.grid.box': kBox,
  'help.geometry.latin.size': kSize,
  'help.geometry.jigsaw.size': kSizeOfMap,
  'help.geometry.jigsaw.regions': kRegions,
  'help.geometry.jigsaw.keep_boxes': 'si les blocs sont aussi des maisons ; par défaut false (non)',
  'help.geometry.jigsaw.box': 'hauteur et largeur des blocs conservés',
  'help.geometry.toroidal.size': kSizeOfMap,
  'help.geometry.toroidal.regions': kRegions,
  'help.geometry.overlap.size':
    'nombre de lignes, de colonnes et de symboles de chaque grille, de 1 à 64 ; par défaut 9',
  'help.geometry.overlap.box': kBox,
  'help.geometry.overlap.offsets':
    'ligne et colonne de la case en haut à gauche de chaque grille, à partir de 0',
  'help.geometry.cubes.base':
    'cases le long d’une arête d’un cube, de 1 à 8 ; par défaut 3 ; il y a base * base symboles',
  'help.geometry.cubes.offsets':
    'ligne, colonne et couche de la première case de chaque cube, à partir de 0 ; par défaut un seul cube',
  'help.geometry.surface.digits': kDigits,
  'help.geometry.surface.faces':
    'liste de faces {name, rows, columns, box, plane, at, axes} : name vaut par défaut F1, F2, ... ; rows et columns (lignes et colonnes) de 1 à 64, par défaut 3 ; box [hauteur, largeur] ou null, par défaut toute la face si elle a une case par chiffre ; dans le dessin plié, at [x, y, z] est le coin de la première case (x descend vers la gauche, y vers la droite, z monte), plane est top (dessus), left (gauche) ou right (droite), ou bien axes donne les directions des colonnes et des lignes, par exemple ["y", "-z"]',
  'help.geometry.surface.glue':
    'liste de [face, côté, face, côté, sens] : ces côtés forment une seule ligne ; sens vaut same (par défaut) si leurs cases, comptées depuis la gauche ou le haut, se suivent dans le même ordre, sinon reversed',
  'help.geometry.surface.cuts': kCuts,
  'help.geometry.surface.short_lanes': kShortLanes,
  'help.geometry.tredoku.faces':
    'liste de losanges [genre, i, j] : genre T (dessus), L (gauche) ou R (droite), et le coin d’où partent ses côtés, i pas vers le bas à gauche et j vers le bas à droite ; par défaut un plateau de 10 faces. En texte : T0,0;L2,1;... ou l’un de hourglass, star, terrace, towers',
  'help.geometry.tredoku.digits': 'un carré parfait, de 4 à 64 ; par défaut 9 (faces de 3x3 cases)',
  'help.geometry.tredoku.glue':
    'liste d’autres collages [face, côté, face, côté, sens], comme pour surface',
  'help.geometry.tredoku.unglue':
    'liste de [face, côté] qui ne sont pas collés bien que les losanges s’y touchent',
  'help.geometry.tredoku.cuts': kCuts,
  'help.geometry.tredoku.short_lanes': kShortLanes,
  'help.geometry.cube_corner.digits':
    'nombre de symboles, un multiple de 4 jusqu’à 64 ; par défaut 8. En texte : 8 ou 8:2x4',
  'help.geometry.cube_corner.box':
    'hauteur et largeur d’un bloc, ou aucun ; par défaut le plus carré qui remplit les faces',
  'help.geometry.su_dokube.size':
    'cases le long d’une arête du cube, 2 ou 4 ; par défaut 4 ; il y a quatre fois plus de symboles',
  'help.geometry.cylinder.digits':
    'nombre de symboles, de 2 à 64 ; par défaut 9. En texte : 9 ou 9:3x3',
  'help.geometry.cylinder.rows': 'hauteur, de 1 à 64 ; par défaut le nombre de symboles',
  'help.geometry.cylinder.columns':
    'cases autour du cylindre, de 2 à 64 ; par défaut le nombre de symboles',
  'help.geometry.cylinder.box': kBoxOfBoard,
  'help.geometry.cylinder.shift':
    'colonnes dont chaque bande de blocs est décalée à droite de celle du dessus, de 0 à 63 ; par défaut 0, en texte 1',
  'help.geometry.cylinder.cuts': kCuts,
  'help.geometry.cylinder.short_lanes': kShortLanes,
  'help.geometry.moebius.digits':
    'nombre de symboles, de 2 à 64 ; par défaut 8. En texte : 8 ou 8:2x4',
  'help.geometry.moebius.rows': 'largeur du ruban, de 1 à 64 ; par défaut le nombre de symboles',
  'help.geometry.moebius.columns':
    'cases sur un tour du ruban, de 2 à 64 ; par défaut la moitié du nombre de symboles',
  'help.geometry.moebius.box': kBoxOfBoard,
  'help.geometry.moebius.cuts': kCuts,
  'help.geometry.moebius.short_lanes': kShortLanes,
  'help.geometry.free_form.size': 'nombre de symboles, de 1 à 64',
  'help.geometry.free_form.cells':
    'liste de {"name", "at": [x, y] ou "quad": quatre points, "tint"}',
  'help.geometry.free_form.houses': `${kHouses} ; aucune n’est sous-entendue`,
  'help.geometry.free_form.neighbours':
    'touching (par défaut) : les cases qui ont un côté commun sont voisines ; ou none (aucune)',
  'help.geometry.x.diagonals':
    'both (les deux, par défaut), falling (depuis le haut à gauche) ou rising (depuis le bas à gauche)',
  'help.geometry.houses.houses': 'les cases de chaque maison',

  'format.json': 'JSON d’Omnidoku',
  'format.fpuzzles': 'JSON de f-puzzles',
  'format.record': 'Fiche d’une collection de variantes',
  'format.fpuzzles_link': 'Liens pour f-puzzles et SudokuPad',
  'format.sudokupad': 'Liens pour SudokuPad',
  'format.penpa': 'Liens pour Penpa',
  'format.iss': 'Texte de règles d’Interactive Sudoku Solver',
  'format.ksudoku': 'KSudoku : grilles et parties',
  'format.opensudoku': 'OpenSudoku : collections et parties',
  'format.overlap_grid': 'Grilles superposées, ligne par ligne',
  'format.line': 'Une ligne, rangée par rangée',
  'format.sdm': 'Collection, une ligne par puzzle',
  'format.grid': 'Grille en lignes, encadrée ou non',
  'format.ss': 'Fichiers de Simple Sudoku',
  'format.sdk': 'Fichiers de SadMan et SudoCue',
  'format.sukaku': 'Sukaku : les candidats de chaque case',
  'format.jigsaw': 'Cases et carte des régions',
  'format.regions': 'Carte des régions, une lettre par case',
  'format.sumocue': 'SumoCue : jigsaws, tores et killers',
  'format.killer_line': 'Killer en 81 caractères',
  'format.hodoku': 'Ligne de la bibliothèque de HoDoKu',

  'error.usage': 'Cela ne peut pas se faire ainsi.',
  'error.syntax': 'Ce texte est illisible.',
  'error.encoding': 'Ce texte est illisible : ce n’est pas de l’UTF-8 valide.',
  'error.wrong_length': 'Le nombre de cases, de lignes ou de symboles ne convient pas.',
  'error.unknown_symbol': 'Un symbole n’appartient pas à cette grille.',
  'error.unknown_name': 'Un nom est inconnu.',
  'error.bad_geometry': 'Cela ne donne pas de plateau utilisable.',
  'error.bad_constraint': 'Une contrainte n’est pas possible ainsi.',
  'error.too_large': 'Une limite (taille, temps ou effort) a été atteinte.',
  'error.unsupported': 'Ce n’est pas possible ici.',
  'error.io': 'La lecture ou l’écriture a échoué.',
  'error.cancelled': 'Arrêté.',
};
