// SPDX-License-Identifier: MIT
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
  'technique.full_house': 'Dernière case d’une maison',
  'technique.hidden_single': 'Unique caché',
  'technique.cage_single': 'Dernière case d’une cage',
  'technique.naked_single': 'Unique nu',
  'technique.rule_alone': 'Une seule règle',
  'technique.locked_candidates': 'Candidats verrouillés',
  'technique.common_exclusion': 'Exclusion commune',
  'technique.cage_combinations': 'Combinaisons d’une cage',
  'technique.locked_pair': 'Paire verrouillée',
  'technique.sum_bounds': 'Bornes d’une somme',
  'technique.partner_clash': 'Conflit de partenaires',
  'technique.naked_pair': 'Paire nue',
  'technique.innies_outies': 'Innies et outies',
  'technique.hidden_pair': 'Paire cachée',
  'technique.locked_triple': 'Triplet verrouillé',
  'technique.cage_overlap': 'Chiffre requis par une cage',
  'technique.naked_triple': 'Triplet nu',
  'technique.hidden_triple': 'Triplet caché',
  'technique.pair_relation': 'Paires d’une somme',
  'technique.naked_quadruple': 'Quadruplet nu',
  'technique.x_wing': 'X-Wing',
  'technique.skyscraper': 'Gratte-ciel',
  'technique.two_string_kite': 'Cerf-volant à deux fils',
  'technique.hidden_quadruple': 'Quadruplet caché',
  'technique.empty_rectangle': 'Rectangle vide',
  'technique.grouped_turbot_fish': 'Turbot groupé',
  'technique.turbot_fish': 'Turbot',
  'technique.xy_wing': 'XY-Wing',
  'technique.unique_rectangle_1': 'Rectangle unique, type 1',
  'technique.unique_rectangle_2': 'Rectangle unique, type 2',
  'technique.w_wing': 'W-Wing',
  'technique.unique_rectangle_4': 'Rectangle unique, type 4',
  'technique.unique_rectangle_5': 'Rectangle unique, type 5',
  'technique.xyz_wing': 'XYZ-Wing',
  'technique.unique_rectangle_3': 'Rectangle unique, type 3',
  'technique.unique_rectangle_6': 'Rectangle unique, type 6',
  'technique.avoidable_rectangle_1': 'Rectangle évitable, type 1',
  'technique.avoidable_rectangle_2': 'Rectangle évitable, type 2',
  'technique.bug': 'Tombe bivaluée (BUG)',
  'technique.swordfish': 'Espadon',
  'technique.remote_pair': 'Paire éloignée',
  'technique.simple_colouring': 'Coloriage simple',
  'technique.hidden_rectangle': 'Rectangle caché',
  'technique.large_naked_subset': 'Grand sous-ensemble nu',
  'technique.finned_x_wing': 'X-Wing à nageoire',
  'technique.sashimi_x_wing': 'X-Wing sashimi',
  'technique.unique_loop': 'Boucle unique',
  'technique.large_hidden_subset': 'Grand sous-ensemble caché',
  'technique.jellyfish': 'Méduse (poisson)',
  'technique.wxyz_wing': 'WXYZ-Wing',
  'technique.extended_rectangle': 'Rectangle étendu',
  'technique.multi_colouring': 'Coloriage multiple',
  'technique.finned_swordfish': 'Espadon à nageoire',
  'technique.x_chain': 'Chaîne X',
  'technique.sashimi_swordfish': 'Espadon sashimi',
  'technique.xy_chain': 'Chaîne XY',
  'technique.medusa': 'Méduse 3D',
  'technique.finned_jellyfish': 'Méduse à nageoire',
  'technique.sue_de_coq': 'Sue de Coq',
  'technique.sashimi_jellyfish': 'Méduse sashimi',
  'technique.nice_loop': 'Boucle continue',
  'technique.aic': 'Chaîne alternée (AIC)',
  'technique.discontinuous_loop': 'Boucle discontinue',
  'technique.grouped_nice_loop': 'Boucle continue groupée',
  'technique.grouped_aic': 'AIC groupée',
  'technique.grouped_discontinuous_loop': 'Boucle discontinue groupée',
  'technique.large_fish': 'Grand poisson',
  'technique.als_xz': 'ALS-XZ',
  'technique.als_w_wing': 'ALS-W-Wing',
  'technique.als_xy_wing': 'ALS-XY-Wing',
  'technique.franken_fish': 'Poisson franken',
  'technique.aligned_pair_exclusion': 'Exclusion de paires alignées',
  'technique.finned_franken_fish': 'Poisson franken à nageoire',
  'technique.als_chain': 'Chaîne d’ALS',
  'technique.bent_set': 'Grande aile',
  'technique.finned_large_fish': 'Grand poisson à nageoire',
  'technique.als_aic': 'AIC avec ALS',
  'technique.death_blossom': 'Fleur de la mort',
  'technique.aligned_triplet_exclusion': 'Exclusion de triplets alignés',
  'technique.nishio': 'Nishio',
  'technique.cell_forcing_chain': 'Chaîne forcée d’une case',
  'technique.region_forcing_chain': 'Chaîne forcée d’une maison',
  'technique.kraken_fish': 'Poisson kraken',
  'technique.exocet': 'Exocet',
  'technique.sk_loop': 'Boucle SK',
  'technique.dynamic_forcing_chain': 'Chaîne forcée dynamique',
  'technique.mutant_fish': 'Poisson mutant',
  'technique.finned_mutant_fish': 'Poisson mutant à nageoire',
  'technique.templates': 'Gabarits',
  'technique.nested_forcing_chain': 'Chaîne forcée imbriquée',
  'technique.trial': 'Essai',

  'geometry.grid': 'Sudoku classique',
  'geometry.latin': 'Carré latin',
  'geometry.jigsaw': 'Régions en puzzle',
  'geometry.toroidal': 'Tore',
  'geometry.overlap': 'Grilles superposées',
  'geometry.samurai': 'Samouraï',
  'geometry.windmill': 'Moulin à vent',
  'geometry.sohei': 'Sohei',
  'geometry.tiny_samurai': 'Petit samouraï',
  'geometry.cubes': 'Cubes',
  'geometry.roxdoku': 'Roxdoku',
  'geometry.double_roxdoku': 'Double Roxdoku',
  'geometry.roxdoku_twin': 'Roxdoku jumeau',
  'geometry.samurai_roxdoku': 'Roxdoku samouraï',
  'geometry.surface': 'Surface de faces collées',
  'geometry.tredoku': 'Tredoku',
  'geometry.cube_corner': 'Coin d’un cube',
  'geometry.su_dokube': 'Su DoKube : les six faces d’un cube',
  'geometry.cylinder': 'Cylindre',
  'geometry.moebius': 'Ruban de Möbius',
  'geometry.free_form': 'Forme libre',
  'geometry.x': 'X : diagonales',
  'geometry.windoku': 'Windoku : fenêtres intérieures',
  'geometry.disjoint': 'Groupes disjoints',
  'geometry.asterisk': 'Astérisque',
  'geometry.girandola': 'Girandole',
  'geometry.centre_dot': 'Points centraux',
  'geometry.houses': 'Maisons supplémentaires',

  'house.row': 'ligne {id}',
  'house.column': 'colonne {id}',
  'house.box': 'bloc {id}',
  'house.region': 'région {id}',
  'house.region-of': 'région de {id}',
  'house.grid': 'grille {id}',
  'house.cube': 'cube {id}',
  'house.face': 'face {id}',
  'house.layer': 'couche {id}',
  'house.row-slice': 'tranche de lignes {id}',
  'house.column-slice': 'tranche de colonnes {id}',
  'house.lane': 'bande {id}',
  'house.window': 'fenêtre {id}',
  'house.group': 'groupe {id}',
  'house.house': 'maison {id}',
  'house.falling-diagonal': 'diagonale descendante',
  'house.rising-diagonal': 'diagonale montante',

  'idea.full_house':
    'Il ne reste qu’une case ouverte dans une maison : elle reçoit le chiffre qui y manque.',
  'idea.hidden_single': 'Un chiffre n’a plus qu’une place dans une maison.',
  'idea.cage_single':
    'La dernière case ouverte d’une cage contient ce que les autres laissent de sa somme.',
  'idea.naked_single': 'Une case n’a plus qu’un candidat.',
  'idea.rule_alone':
    'Ce qu’une règle dit des cases qu’elle relie, quoi qu’il y ait dans les autres cases.',
  'idea.locked_candidates':
    'Une autre case voit toutes les places d’un chiffre dans une maison, le plus souvent parce qu’elles sont avec elle dans une seconde maison ; elle ne peut pas contenir ce chiffre.',
  'idea.common_exclusion':
    'Quoi que contienne une case, ou où que soit un chiffre dans une maison, des règles entre cases interdisent un certain chiffre dans une autre case.',
  'idea.cage_combinations':
    'Seules certaines combinaisons de chiffres donnent la somme de la cage ; les chiffres qui ne figurent dans aucune sont exclus.',
  'idea.locked_pair':
    'Deux cases communes à deux maisons ne contiennent que deux chiffres ; ceux-ci disparaissent du reste des deux maisons.',
  'idea.sum_bounds':
    'Ce que les autres cases d’une somme font au moins et au plus limite ce qu’une case peut contenir.',
  'idea.partner_clash':
    'Un chiffre qui, par des règles entre cases, ne laisserait à deux cases que des chiffres incompatibles est faux.',
  'idea.naked_pair':
    'Deux cases d’une maison ne contiennent que deux chiffres ; aucune autre case de la maison ne peut les contenir.',
  'idea.innies_outies':
    'La somme d’une maison est connue ; ce que ses cages y laissent libre, ou ce qui en dépasse, a donc aussi une somme connue.',
  'idea.hidden_pair':
    'Deux chiffres d’une maison ne vont que dans deux cases ; ces cases ne contiennent donc rien d’autre.',
  'idea.locked_triple':
    'Trois cases communes à deux maisons ne contiennent que trois chiffres ; ceux-ci disparaissent du reste des deux maisons.',
  'idea.cage_overlap':
    'Un chiffre dont chaque combinaison d’une cage a besoin ne peut pas être dans une case qui voit toutes ses places dans la cage.',
  'idea.naked_triple':
    'Trois cases d’une maison ne contiennent que trois chiffres ; aucune autre case de la maison ne peut les contenir.',
  'idea.hidden_triple':
    'Trois chiffres d’une maison ne vont que dans trois cases ; ces cases ne contiennent donc rien d’autre.',
  'idea.pair_relation':
    'Dans deux cases de somme connue, un chiffre détermine l’autre ; une paire de chiffres qui ne laisse rien à une autre case ou à une autre somme est exclue.',
  'idea.naked_quadruple':
    'Quatre cases d’une maison ne contiennent que quatre chiffres ; aucune autre case de la maison ne peut les contenir.',
  'idea.x_wing':
    'Toutes les places d’un chiffre dans deux lignes ou colonnes sont dans deux autres qui les croisent ; ailleurs dans celles-ci, il est exclu.',
  'idea.skyscraper':
    'Deux lignes parallèles ont chacune deux places pour un chiffre, dont deux sont alignées ; l’une des deux autres contient le chiffre.',
  'idea.two_string_kite':
    'Une ligne et une colonne ont chacune deux places pour un chiffre, dont deux sont dans le même bloc ; l’une des deux autres contient le chiffre.',
  'idea.hidden_quadruple':
    'Quatre chiffres d’une maison ne vont que dans quatre cases ; ces cases ne contiennent donc rien d’autre.',
  'idea.empty_rectangle':
    'Une maison a deux places pour un chiffre, et l’une d’elles voit certaines de ses places dans un bloc ; le chiffre est donc à l’autre ou dans le reste du bloc.',
  'idea.grouped_turbot_fish':
    'Une maison a deux places pour un chiffre, et l’une d’elles voit certaines de ses places dans une seconde maison ; le chiffre est donc à l’autre ou dans le reste de la seconde.',
  'idea.turbot_fish':
    'Deux maisons ont chacune deux places pour un chiffre, et une place de l’une voit une place de l’autre ; l’une des deux autres contient le chiffre.',
  'idea.xy_wing':
    'Une case à deux candidats en voit deux autres à deux candidats ; quel que soit son chiffre, l’une de celles-ci reçoit un certain troisième chiffre.',
  'idea.unique_rectangle_1':
    'Trois coins d’un rectangle ne contiennent que deux chiffres ; si le quatrième faisait de même, la grille aurait deux solutions.',
  'idea.unique_rectangle_2':
    'Deux coins d’un même côté d’un rectangle ont le même candidat supplémentaire ; l’un d’eux doit le contenir.',
  'idea.w_wing':
    'Deux cases ont les deux mêmes candidats ; une maison où toutes les places de l’un voient l’une des cases oblige l’une des cases à prendre l’autre.',
  'idea.unique_rectangle_4':
    'L’un des chiffres d’un rectangle est verrouillé dans les deux coins à candidats supplémentaires ; aucun d’eux ne peut donc contenir l’autre chiffre.',
  'idea.unique_rectangle_5':
    'Deux coins opposés ou trois coins d’un rectangle ont le même candidat supplémentaire ; l’un d’eux doit le contenir.',
  'idea.xyz_wing':
    'Une case à trois candidats voit deux cases qui en ont chacune deux ; dans tous les cas, l’une des trois reçoit le chiffre qu’elles ont en commun.',
  'idea.unique_rectangle_3':
    'Les candidats supplémentaires de deux coins d’un rectangle se comportent comme une case d’un sous-ensemble nu.',
  'idea.unique_rectangle_6':
    'Un chiffre que deux lignes n’ont que dans le rectangle est sur l’une de ses diagonales, mais pas sur celle qui a des candidats supplémentaires.',
  'idea.avoidable_rectangle_1':
    'Des chiffres placés, qui n’étaient pas donnés, ne doivent pas compléter un rectangle de deux chiffres.',
  'idea.avoidable_rectangle_2':
    'À côté de chiffres placés, qui n’étaient pas donnés, l’un des coins ouverts doit contenir le candidat supplémentaire qu’ils ont en commun.',
  'idea.bug':
    'Si chaque case ouverte avait deux candidats et chaque chiffre deux places dans chaque maison, il y aurait deux solutions ; l’un des rares candidats supplémentaires est donc vrai.',
  'idea.swordfish':
    'Toutes les places d’un chiffre dans trois lignes ou colonnes sont dans trois autres qui les croisent ; ailleurs dans celles-ci, il est exclu.',
  'idea.remote_pair':
    'Une chaîne de cases aux deux mêmes candidats les prend à tour de rôle ; une case qui en voit deux à distance impaire ne peut contenir ni l’un ni l’autre.',
  'idea.simple_colouring':
    'Les places d’un chiffre, reliées par des maisons qui n’en ont que deux, sont coloriées tour à tour ; une couleur est vraie, donc ce qui voit les deux est faux.',
  'idea.hidden_rectangle':
    'Les liens forts d’un chiffre sur deux côtés d’un rectangle le compléteraient si leur coin commun contenait l’autre chiffre.',
  'idea.large_naked_subset':
    'Cinq cases ou plus d’une maison ne contiennent qu’autant de chiffres ; ceux-ci disparaissent des autres cases.',
  'idea.finned_x_wing':
    'À quelques places près, les nageoires, un chiffre de deux lignes est dans deux lignes qui les croisent ; ce qui y voit toutes les nageoires le perd.',
  'idea.sashimi_x_wing':
    'Un X-Wing à nageoire qui, sans ses nageoires, ne laisserait à une ligne qu’une seule place pour le chiffre.',
  'idea.unique_loop':
    'Un anneau de cases aux deux mêmes candidats pourrait être rempli de deux façons ; l’un des rares candidats supplémentaires y est donc vrai.',
  'idea.large_hidden_subset':
    'Cinq chiffres ou plus d’une maison ne vont que dans autant de cases ; celles-ci ne contiennent donc rien d’autre.',
  'idea.jellyfish':
    'Toutes les places d’un chiffre dans quatre lignes ou colonnes sont dans quatre autres qui les croisent ; ailleurs dans celles-ci, il est exclu.',
  'idea.wxyz_wing':
    'Quatre cases ne contiennent que quatre chiffres, dont trois ne peuvent servir qu’une fois ; le quatrième sert donc aussi.',
  'idea.extended_rectangle':
    'Deux lignes de trois ou quatre cases aux mêmes chiffres pourraient être échangées ; l’un des rares candidats supplémentaires y est donc vrai.',
  'idea.multi_colouring':
    'Deux coloriages séparés d’un chiffre se rencontrent, si bien que tous les choix de couleurs ne sont pas possibles.',
  'idea.finned_swordfish':
    'À quelques places près, les nageoires, un chiffre de trois lignes est dans trois lignes qui les croisent ; ce qui y voit toutes les nageoires le perd.',
  'idea.x_chain':
    'Des maisons à deux places pour un chiffre forment une chaîne ; l’une de ses extrémités contient le chiffre, donc pas les cases qui voient les deux.',
  'idea.sashimi_swordfish':
    'Un espadon à nageoire qui, sans ses nageoires, ne laisserait à une ligne qu’une seule place pour le chiffre.',
  'idea.xy_chain':
    'Des cases à deux candidats forment une chaîne où chacune impose son chiffre à la suivante ; l’une des deux cases extrêmes contient le chiffre qu’elles ont en commun.',
  'idea.medusa':
    'Les candidats reliés par des maisons à deux places et par des cases à deux candidats sont coloriés tour à tour ; une couleur est vraie, donc ce que les deux excluent est faux, et une couleur qui enfreint une règle est fausse.',
  'idea.finned_jellyfish':
    'À quelques places près, les nageoires, un chiffre de quatre lignes est dans quatre lignes qui les croisent ; ce qui y voit toutes les nageoires le perd.',
  'idea.sue_de_coq':
    'Les cases où deux maisons se croisent, avec quelques cases de chacune, contiennent juste autant de chiffres qu’il y a de cases ; aucun ne peut servir deux fois, donc tous servent.',
  'idea.sashimi_jellyfish':
    'Une méduse à nageoire qui, sans ses nageoires, ne laisserait à une ligne qu’une seule place pour le chiffre.',
  'idea.nice_loop':
    'Une chaîne de liens forts et faibles se referme ; chaque lien faible contient alors exactement un candidat vrai, et tous les autres qui voient les deux sont éliminés.',
  'idea.aic':
    'Des liens forts et faibles se suivent en alternance ; l’une des deux extrémités d’une telle chaîne doit être vraie.',
  'idea.discontinuous_loop':
    'Une chaîne part d’un candidat et y revient en affirmant le contraire, ce qui décide du candidat.',
  'idea.grouped_nice_loop':
    'Une chaîne fermée de liens forts et faibles, où plusieurs cases d’une maison prises ensemble peuvent former un maillon.',
  'idea.grouped_aic':
    'Une chaîne de liens forts et faibles, où plusieurs cases d’une maison prises ensemble peuvent former un maillon.',
  'idea.grouped_discontinuous_loop':
    'Une chaîne qui peut passer par plusieurs cases prises ensemble revient à son début en affirmant le contraire.',
  'idea.large_fish':
    'Toutes les places d’un chiffre dans cinq lignes ou plus sont dans autant de lignes qui les croisent.',
  'idea.als_xz':
    'Deux groupes de cases ont chacun un chiffre de trop ; un chiffre que seul l’un d’eux peut contenir oblige l’autre à utiliser tous ceux qui lui restent.',
  'idea.als_w_wing':
    'Où que soit un chiffre dans une maison, il est pris à l’un de deux groupes qui ont un chiffre de trop ; ce groupe doit alors contenir tous les autres.',
  'idea.als_xy_wing':
    'Un groupe de cases qui a un chiffre de trop prend un chiffre à l’un de deux autres groupes de ce genre ; quel qu’il soit, ce groupe doit alors contenir un certain chiffre.',
  'idea.franken_fish':
    'Toutes les places d’un chiffre dans quelques lignes et blocs sont dans autant de lignes et de blocs qui les croisent.',
  'idea.aligned_pair_exclusion':
    'Parmi toutes les combinaisons de candidats de deux cases, on raye celles qui laissent trop peu de chiffres à d’autres cases ; un candidat absent de toutes les autres est éliminé.',
  'idea.finned_franken_fish':
    'Un poisson franken à quelques places près, les nageoires ; ce qui les voit toutes perd le chiffre.',
  'idea.als_chain':
    'Dans une suite de groupes qui ont un chiffre de trop, chacun prend un chiffre au suivant ; si un certain chiffre manque au premier, le dernier le contient.',
  'idea.bent_set':
    'Quelques cases ne contiennent qu’autant de chiffres qu’elles sont, et tous sauf un ne peuvent servir qu’une fois ; celui-là sert donc aussi.',
  'idea.finned_large_fish':
    'À quelques places près, les nageoires, un chiffre de cinq lignes ou plus est dans autant de lignes qui les croisent.',
  'idea.als_aic':
    'Une chaîne de liens forts et faibles, dont certains par des ensembles presque verrouillés : des cases avec un chiffre de trop, auxquelles deux de ces chiffres ne peuvent pas manquer.',
  'idea.death_blossom':
    'Quel que soit son chiffre, une case le prend à un groupe qui a un chiffre de trop, et chacun de ces groupes doit alors contenir un certain chiffre.',
  'idea.aligned_triplet_exclusion':
    'Parmi toutes les combinaisons de candidats de trois cases, on raye celles qui laissent trop peu de chiffres à d’autres cases ; un candidat absent de toutes les autres est éliminé.',
  'idea.nishio':
    'On place un chiffre et on ne suit que lui ; si une maison se retrouve sans place pour lui, le premier était faux.',
  'idea.cell_forcing_chain':
    'Quel que soit le chiffre d’une case, les chaînes qui en partent mènent à la même conclusion.',
  'idea.region_forcing_chain':
    'Où que soit un chiffre dans une maison, les chaînes qui en partent mènent à la même conclusion.',
  'idea.kraken_fish':
    'À quelques places près, les nageoires, un chiffre de quelques lignes est dans autant de lignes qui les croisent ; des chaînes partant des nageoires montrent que ce que le poisson élimine disparaît de toute façon.',
  'idea.exocet':
    'Quoi que contiennent deux cases de base, trois maisons ne peuvent placer ces chiffres qu’avec l’aide de deux cases cibles, qui contiennent donc les deux mêmes chiffres.',
  'idea.sk_loop':
    'Dans un anneau de maisons qui se croisent, les cases des croisements ne peuvent utiliser chaque chiffre qu’un certain nombre de fois ; si cela suffit tout juste à les remplir, ces chiffres sont épuisés dans ces maisons.',
  'idea.dynamic_forcing_chain':
    'On suppose un candidat vrai et on remplit tout ce qui en découle ; si l’on arrive à une contradiction, il était faux.',
  'idea.mutant_fish':
    'Toutes les places d’un chiffre dans quelques maisons de tout genre sont dans autant d’autres.',
  'idea.finned_mutant_fish':
    'Un poisson mutant à quelques places près, les nageoires ; ce qui les voit toutes perd le chiffre.',
  'idea.templates':
    'Parmi toutes les façons de placer un chiffre partout, on regarde ce que toutes ou aucune contiennent.',
  'idea.nested_forcing_chain':
    'On suppose un candidat vrai et l’on en réfute d’autres par de nouvelles suppositions ; si l’on arrive à une contradiction, le premier était faux.',
  'idea.trial':
    'On essaie un candidat et, quand plus rien n’en découle, on en essaie un autre à l’intérieur ; si toutes les voies mènent à une contradiction, il était faux.',

  'help.geometry.grid':
    'Chaque ligne, chaque colonne et chaque bloc contient chaque symbole une fois.',
  'help.geometry.latin': 'Chaque ligne et chaque colonne contient chaque symbole une fois.',
  'help.geometry.jigsaw':
    'Chaque ligne, chaque colonne et chaque région délimitée contient chaque symbole une fois.',
  'help.geometry.toroidal':
    'Chaque ligne, chaque colonne et chaque région contient chaque symbole une fois. Les bords opposés de la grille se rejoignent : une région peut continuer de l’autre côté.',
  'help.geometry.overlap':
    'Chaque ligne, chaque colonne et chaque bloc de chaque grille contient chaque symbole une fois ; les grilles ont des cases communes.',
  'help.geometry.samurai':
    'Cinq grilles ont des blocs communs ; chaque ligne, chaque colonne et chaque bloc de chaque grille contient chaque symbole une fois.',
  'help.geometry.windmill':
    'Cinq grilles ont des blocs communs ; chaque ligne, chaque colonne et chaque bloc de chaque grille contient chaque symbole une fois.',
  'help.geometry.sohei':
    'Quatre grilles en anneau ont des blocs communs ; chaque ligne, chaque colonne et chaque bloc de chaque grille contient chaque symbole une fois.',
  'help.geometry.tiny_samurai':
    'Cinq grilles ont des cases communes ; chaque ligne, chaque colonne et chaque bloc de chaque grille contient chaque symbole une fois.',
  'help.geometry.cubes':
    'Chaque tranche d’un cube, dans chacune des trois directions, contient chaque symbole une fois.',
  'help.geometry.roxdoku':
    'Chaque tranche du cube, dans chacune des trois directions, contient chaque symbole une fois.',
  'help.geometry.double_roxdoku':
    'Deux cubes ont une arête commune ; chaque tranche d’un cube, dans chacune des trois directions, contient chaque symbole une fois.',
  'help.geometry.roxdoku_twin':
    'Deux cubes ont une case commune ; chaque tranche d’un cube, dans chacune des trois directions, contient chaque symbole une fois.',
  'help.geometry.samurai_roxdoku':
    'Neuf cubes ont des cases communes ; chaque tranche d’un cube, dans chacune des trois directions, contient chaque symbole une fois.',
  'help.geometry.surface':
    'Chaque bloc et chaque bande, droite ou pliée, qui a une case par symbole contient chaque symbole une fois.',
  'help.geometry.tredoku':
    'Chaque face et chaque ligne, droite ou pliée, qui a une case par symbole contient chaque symbole une fois.',
  'help.geometry.cube_corner':
    'Chaque bloc et chaque ligne pliée sur une arête du cube contient chaque symbole une fois.',
  'help.geometry.su_dokube':
    'Chaque anneau autour du cube contient chaque symbole une fois, et aucun symbole ne se répète sur une face.',
  'help.geometry.cylinder':
    'Chaque bloc, ainsi que chaque ligne autour du cylindre et chaque colonne qui a une case par symbole, contient chaque symbole une fois.',
  'help.geometry.moebius':
    'Chaque bloc, ainsi que chaque colonne et chaque ligne autour du ruban qui a une case par symbole, contient chaque symbole une fois.',
  'help.geometry.free_form':
    'Les cases de chaque maison de la liste ne contiennent aucun symbole deux fois.',
  'help.geometry.x': 'Les diagonales marquées contiennent chaque symbole une fois.',
  'help.geometry.windoku': 'Les fenêtres ombrées contiennent chaque symbole une fois.',
  'help.geometry.disjoint':
    'Les cases à la même position dans leurs blocs contiennent chaque symbole une fois.',
  'help.geometry.asterisk': 'Les neuf cases ombrées contiennent chaque symbole une fois.',
  'help.geometry.girandola': 'Les neuf cases ombrées contiennent chaque symbole une fois.',
  'help.geometry.centre_dot': 'Les cases centrales des blocs contiennent chaque symbole une fois.',
  'help.geometry.houses':
    'Les cases de chaque maison supplémentaire ne contiennent aucun symbole deux fois.',

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
