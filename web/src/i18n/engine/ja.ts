// SPDX-License-Identifier: MIT
//
// What the engine names and says, in Japanese, by ids.

import type { EngineNames } from '../names';

const kSize = '行・列・記号の数。1～64、省略時は9';
const kSizeOfMap = '行・列・記号の数。省略時は領域図に合わせる';
const kDigits = '記号の数。1～64、省略時は9';
const kBox = 'ブロックの高さと幅。なければ「なし」。省略時はできるだけ正方形に近い形（横長を優先）';
const kBoxOfBoard =
  'ブロックの高さと幅。なければ「なし」。省略時は盤面を埋める形のうち最も正方形に近いもの';
const kRegions = '各マスのラベル。一つの文字列、行ごとの文字列、またはラベルのリスト';
const kCuts = 'レーンが終わる [マスまたは面, 辺] のリスト。省略時はなし';
const kShortLanes =
  '数字の数よりマスが少ないレーンのルール。"none"（なし。省略時）または "no_repeat"（重複なし）';
const kHouses = '{"name", "kind", "cells": [マスの名前]} のリスト';

export const ja: EngineNames = {
  'technique.full_house': 'フルハウス',
  'technique.hidden_single': '隠れシングル',
  'technique.cage_single': '和の最後のマス',
  'technique.naked_single': '裸のシングル',
  'technique.rule_alone': '一つのルールだけ',
  'technique.locked_candidates': 'ロックされた候補',
  'technique.common_exclusion': '共通の排除',
  'technique.cage_combinations': '枠の組み合わせ',
  'technique.locked_pair': 'ロックされたペア',
  'technique.sum_bounds': '和の上限と下限',
  'technique.partner_clash': '相手どうしの衝突',
  'technique.naked_pair': '裸のペア',
  'technique.innies_outies': 'イニーとアウティー',
  'technique.hidden_pair': '隠れペア',
  'technique.locked_triple': 'ロックされたトリプル',
  'technique.cage_overlap': '枠に必要な数字',
  'technique.rule_pointing': 'ルールからの除外',
  'technique.naked_triple': '裸のトリプル',
  'technique.hidden_triple': '隠れトリプル',
  'technique.pair_relation': '和のペア',
  'technique.rules_together': 'ルールの組み合わせ',
  'technique.naked_quadruple': '裸のクアッド',
  'technique.rules_in_house': 'ハウスの中のルール',
  'technique.short_clash': '短い矛盾',
  'technique.too_few_digits': '数字の不足',
  'technique.x_wing': 'X-Wing',
  'technique.skyscraper': 'スカイスクレイパー',
  'technique.two_string_kite': '2ストリングカイト',
  'technique.hidden_quadruple': '隠れクアッド',
  'technique.empty_rectangle': '空の長方形',
  'technique.grouped_turbot_fish': 'グループ・ターボットフィッシュ',
  'technique.turbot_fish': 'ターボットフィッシュ',
  'technique.xy_wing': 'XY-Wing',
  'technique.unique_rectangle_1': '一意長方形 タイプ1',
  'technique.unique_rectangle_2': '一意長方形 タイプ2',
  'technique.w_wing': 'W-Wing',
  'technique.unique_rectangle_4': '一意長方形 タイプ4',
  'technique.unique_rectangle_5': '一意長方形 タイプ5',
  'technique.xyz_wing': 'XYZ-Wing',
  'technique.unique_rectangle_3': '一意長方形 タイプ3',
  'technique.unique_rectangle_6': '一意長方形 タイプ6',
  'technique.avoidable_rectangle_1': '回避可能長方形 タイプ1',
  'technique.avoidable_rectangle_2': '回避可能長方形 タイプ2',
  'technique.bug': 'BUG（二択だらけの盤面）',
  'technique.swordfish': 'ソードフィッシュ',
  'technique.remote_pair': 'リモートペア',
  'technique.simple_colouring': '単純な色分け',
  'technique.hidden_rectangle': '隠れ長方形',
  'technique.large_naked_subset': '大きな裸の組',
  'technique.finned_x_wing': 'ひれ付きX-Wing',
  'technique.sashimi_x_wing': 'サシミX-Wing',
  'technique.unique_loop': '一意ループ',
  'technique.large_hidden_subset': '大きな隠れ組',
  'technique.jellyfish': 'ジェリーフィッシュ',
  'technique.wxyz_wing': 'WXYZ-Wing',
  'technique.extended_rectangle': '拡張長方形',
  'technique.multi_colouring': '多重色分け',
  'technique.finned_swordfish': 'ひれ付きソードフィッシュ',
  'technique.x_chain': 'Xチェーン',
  'technique.sashimi_swordfish': 'サシミソードフィッシュ',
  'technique.xy_chain': 'XYチェーン',
  'technique.medusa': '3Dメデューサ',
  'technique.finned_jellyfish': 'ひれ付きジェリーフィッシュ',
  'technique.sue_de_coq': 'Sue de Coq',
  'technique.sashimi_jellyfish': 'サシミジェリーフィッシュ',
  'technique.nice_loop': '連続ループ',
  'technique.aic': '交互推論チェーン（AIC）',
  'technique.discontinuous_loop': '不連続ループ',
  'technique.grouped_nice_loop': 'グループ連続ループ',
  'technique.grouped_aic': 'グループAIC',
  'technique.grouped_discontinuous_loop': 'グループ不連続ループ',
  'technique.large_fish': '大きな魚',
  'technique.als_xz': 'ALS-XZ',
  'technique.als_w_wing': 'ALS-W-Wing',
  'technique.als_xy_wing': 'ALS-XY-Wing',
  'technique.rule_clash': 'ルールの矛盾',
  'technique.franken_fish': 'フランケンフィッシュ',
  'technique.aligned_pair_exclusion': '整列ペア除外',
  'technique.finned_franken_fish': 'ひれ付きフランケンフィッシュ',
  'technique.als_chain': 'ALSチェーン',
  'technique.bent_set': '大きなウイング',
  'technique.finned_large_fish': 'ひれ付きの大きな魚',
  'technique.als_aic': 'ALS付きAIC',
  'technique.death_blossom': 'デスブロッサム',
  'technique.aligned_triplet_exclusion': '整列トリプル除外',
  'technique.subset_clash': '集合を使う矛盾',
  'technique.nishio': '西尾法',
  'technique.cell_forcing_chain': 'マスの強制チェーン',
  'technique.region_forcing_chain': '領域の強制チェーン',
  'technique.kraken_fish': 'クラーケンフィッシュ',
  'technique.exocet': 'エクソセ',
  'technique.sk_loop': 'SKループ',
  'technique.long_clash': '長い矛盾',
  'technique.dynamic_forcing_chain': '動的強制チェーン',
  'technique.mutant_fish': 'ミュータントフィッシュ',
  'technique.finned_mutant_fish': 'ひれ付きミュータントフィッシュ',
  'technique.templates': 'テンプレート',
  'technique.nested_forcing_chain': '入れ子の強制チェーン',
  'technique.trial': '試行',

  'geometry.grid': '標準の数独',
  'geometry.latin': 'ラテン方陣',
  'geometry.jigsaw': 'ジグソー領域',
  'geometry.toroidal': 'トーラス',
  'geometry.overlap': '重なり合う盤',
  'geometry.samurai': 'サムライ',
  'geometry.windmill': '風車',
  'geometry.sohei': '僧兵',
  'geometry.tiny_samurai': '小さなサムライ',
  'geometry.cubes': '立方体',
  'geometry.roxdoku': 'ロックスドク',
  'geometry.double_roxdoku': 'ダブルロックスドク',
  'geometry.roxdoku_twin': '双子ロックスドク',
  'geometry.samurai_roxdoku': 'サムライロックスドク',
  'geometry.surface': '貼り合わせた面',
  'geometry.tredoku': 'トレドク',
  'geometry.cube_corner': '立方体の角',
  'geometry.su_dokube': 'Su DoKube：立方体の六面',
  'geometry.cylinder': '円筒',
  'geometry.moebius': 'メビウスの帯',
  'geometry.free_form': '自由形',
  'geometry.x': 'X：対角線',
  'geometry.windoku': 'ウィンドク：内側の窓',
  'geometry.disjoint': '離れた組',
  'geometry.asterisk': 'アスタリスク',
  'geometry.girandola': 'ジランドラ',
  'geometry.centre_dot': '中央の点',
  'geometry.houses': '追加のハウス',

  'house.row': '{id}行',
  'house.column': '{id}列',
  'house.box': 'ブロック{id}',
  'house.region': '領域{id}',
  'house.region-of': '{id}の領域',
  'house.grid': '盤{id}',
  'house.cube': '立方体{id}',
  'house.face': '面{id}',
  'house.layer': '層{id}',
  'house.row-slice': '行の断面{id}',
  'house.column-slice': '列の断面{id}',
  'house.lane': 'レーン{id}',
  'house.window': '窓{id}',
  'house.group': '組{id}',
  'house.house': 'ハウス{id}',
  'house.falling-diagonal': '右下がりの対角線',
  'house.rising-diagonal': '右上がりの対角線',

  'idea.full_house': 'ハウスに空きマスが一つだけなので、そこに残りの数字が入ります。',
  'look.full_house':
    '空きマスが一つだけの行、列、ブロックなどのハウスを探します。数字を順に数え、足りない数字を入れます。',
  'idea.hidden_single': 'ある数字の入る場所が、ハウスの中に一つしか残っていません。',
  'look.hidden_single':
    '数字を一つ選びます。まだそれがないハウスで、ほかにあるその数字が見えるマスを消していきます。一マス残れば、そこに入ります。',
  'idea.cage_single': '枠などの和の最後の空きマスには、和から他のマスを引いた残りが入ります。',
  'look.cage_single':
    '空きマスが一つだけの枠や和を探します。すでにある数字を和から引いた残りが答えです。',
  'idea.naked_single': 'マスに候補が一つしか残っていません。',
  'look.naked_single':
    '属するハウスがほとんど埋まっているマスを探します。見える数字を数え、足りないのが一つならそれが入ります。',
  'idea.rule_alone': '他のマスに何があっても、一つのルールが結び付けるマスについて言えること。',
  'look.rule_alone':
    '線、枠、印を一つだけ取り出して見ます。ルールが成り立つようにマスに入りうる数字を調べ、ほかは消します。',
  'idea.locked_candidates':
    'あるハウスでその数字が入る場所のすべてが（たいていは同じ別のハウスの中にあるため）ほかのマスから見えるので、そのマスには入りません。',
  'look.locked_candidates':
    '数字とブロックを一つずつ選び、入る場所を見ます。すべてが一つの行か列にあれば、そのラインの残りから消します。ラインからブロックへも同じです。',
  'idea.common_exclusion':
    'あるマスに何が入っても、またはあるハウスで数字がどこに入っても、マスの間のルールによって別のマスに入らない数字があります。',
  'look.common_exclusion':
    '候補の少ないマス、またはハウスで場所の少ない数字を選びます。それぞれが周りの印や線によって除くものを見ます。すべてが除くものは消えます。',
  'idea.cage_combinations':
    '枠の和になる数字の組み合わせは限られるので、どの組み合わせにもない数字は枠に入りません。',
  'look.cage_combinations':
    'マスの少ない枠や、和がとても小さい・大きい枠を選びます。和になる異なる数字の組を書き出し、どれにもない数字を枠から消します。',
  'idea.locked_pair':
    '二つのハウスに共通する2マスに候補が2種類しかないので、両方のハウスの残りからその数字が消えます。',
  'look.locked_pair':
    'ブロックとラインが共有するマスから、同じ二つの候補だけのマスを二つ探します。その数字をブロックの残りとラインの残りから消します。',
  'idea.sum_bounds':
    '和をなす他のマスの合計の最小と最大から、そのマスに入る数字の範囲が決まります。',
  'look.sum_bounds':
    '和とそのマスを一つ選びます。ほかのマスが作る最小と最大を足し、残りを補えない数字を消します。',
  'idea.partner_clash':
    'マスの間のルールにより二つのマスに両立しない数字しか残さない数字は、誤りです。',
  'look.partner_clash':
    'あるマスに数字を仮定し、印や線が隣の二マスに残すものを見ます。それらが合わなければ、その数字は誤りです。',
  'idea.naked_pair':
    'ハウスの2マスに候補が2種類しかないので、ハウスの他のマスにはその数字は入りません。',
  'look.naked_pair':
    'ハウスの中で、まったく同じ二つの候補を持つマスを二つ探します。二つで分け合うので、ほかのマスからその数字を消します。',
  'idea.innies_outies':
    'ハウスの和は決まっているので、枠に含まれない部分や、枠がはみ出した部分の和も決まります。',
  'look.innies_outies':
    '行、列、ブロック全体の和は決まっています。枠がそれを一、二マスだけ残して埋めるか、少しはみ出すところでは、差がちょうどそのマスの和です。',
  'idea.hidden_pair':
    'ハウスの2つの数字は2マスにしか入らないので、その2マスに他の数字は入りません。',
  'look.hidden_pair':
    'ハウスの中で、同じ二マスにしか入らない数字を二つ探します。その二マスのほかの候補を消します。',
  'idea.locked_triple':
    '二つのハウスに共通する3マスに候補が3種類しかないので、両方のハウスの残りからその数字が消えます。',
  'look.locked_triple':
    'ブロックとラインが共有するマスから、合わせて三つの候補しかない三マスを探します。その数字をブロックとラインの残りから消します。',
  'idea.cage_overlap':
    '枠のどの組み合わせにも必要な数字は、枠内のその数字の場所すべてが見えるマスには入りません。',
  'look.cage_overlap':
    '枠の和になる数字の組を書き出します。すべての組にある数字は枠に必ず入るので、枠の中のその場所がすべて見えるマスから消します。',
  'idea.rule_pointing':
    '一つのルールのどの埋め方にもある数字は、その置き場所をすべて見るマスには入りません。',
  'look.rule_pointing':
    '線、印、ヒントの残っている埋め方を考えます。どの埋め方にもある数字なら、その置き場所をすべて見るマスを探します。隣の候補のせいで埋め方がなくなるなら、その候補を消します。',
  'idea.naked_triple':
    'ハウスの3マスに候補が3種類しかないので、ハウスの他のマスにはその数字は入りません。',
  'look.naked_triple':
    'ハウスの中で、合わせて三つまでの候補しかない三マスを探します。それぞれ一つ欠けていてもかまいません。ほかのマスからその数字を消します。',
  'idea.hidden_triple':
    'ハウスの3つの数字は3マスにしか入らないので、その3マスに他の数字は入りません。',
  'look.hidden_triple':
    'ハウスの中で、同じ三マスにしか入らない数字を三つ探します。それぞれ一マス欠けていてもかまいません。そのマスのほかの候補を消します。',
  'idea.pair_relation':
    '和の決まった2マスでは一方の数字で他方が決まります。他のマスや和に何も残さない数字の組は除外されます。',
  'look.pair_relation':
    '和の決まった二マスを選び、数字の組を書き出します。ほかのマスや同じような組に何も残さない組を消します。',
  'idea.rules_together':
    '一つのルールの埋め方のうち、別のルールやマスやハウスに何も残さないものは除けます。',
  'look.rules_together':
    '線、ケージ、ヒントの数少ない埋め方を書き出します。マスやハウスを共有する隣のものと一つずつ照らし合わせ、何も残さない埋め方にしかない候補を消します。',
  'idea.naked_quadruple':
    'ハウスの4マスに候補が4種類しかないので、ハウスの他のマスにはその数字は入りません。',
  'look.naked_quadruple':
    'ハウスの中で、合わせて四つまでの候補しかない四マスを探します。ほかのマスからその数字を消します。',
  'idea.rules_in_house':
    '一つのハウスにあるケージや線や手がかりは、そこで同じ数字を二度使えないので、ほかに数字を残さないものは除けます。',
  'look.rules_in_house':
    '行・列・ブロックを一つ選び、それぞれのケージや線や手がかりがそこに入れられる数字の組を書き出します。ほかのもの、または間のマスに何も残さない組は消します。',
  'idea.short_clash':
    '三つまでの帰結で、ルールの埋め方、マスの候補、ハウスの置き場所がなくなる数字は誤りです。',
  'look.short_clash':
    '二つの線、ケージ、ヒントが出会うところで数字を仮定し、すぐに決まることだけを書き込みます。埋められないルールや置き場所のない数字が出れば、その数字は誤りです。',
  'idea.too_few_digits':
    'あるハウスのマスに残る数字がマスの数以下になり、別のマスやルールに何も残らなくなる数字は誤りです。たとえばブロックの三つのマスより小さい数字は6以下です。',
  'look.too_few_digits':
    '線や記号が一つのマスを同じハウスの複数のマスと結ぶところを探します。それより大きい、すべて高い、すべて奇数などのマスです。そのような数字がマスより少ないか、ちょうど同じ数で別のマスにも要るなら、その数字は誤りです。',
  'idea.x_wing':
    '2本のラインでその数字が入る場所は、すべて交差する2本のライン上にあるので、そのラインの他のマスには入りません。',
  'look.x_wing':
    '数字を一つ選びます。入る場所が二つだけの行を二つ、同じ二列にあるものを探します。両方の列の残りから消します。行と列を入れ替えても同じです。',
  'idea.skyscraper':
    '平行な2本のラインにその数字の場所が2つずつあり、片方どうしが一直線に並ぶので、残り2つのどちらかに入ります。',
  'look.skyscraper':
    '数字を一つ選びます。場所が二つずつの行を二つ、その一つずつが同じ列にあるものを探します。残りの二つが屋根で、両方が見えるマスからその数字が消えます。',
  'idea.two_string_kite':
    '行と列にその数字の場所が2つずつあり、片方どうしが同じブロックにあるので、残り2つのどちらかに入ります。',
  'look.two_string_kite':
    '数字を一つ選びます。場所が二つずつの行と列で、その一つずつが同じブロックにあるものを探します。残りの両端が見えるマスからその数字が消えます。',
  'idea.hidden_quadruple':
    'ハウスの4つの数字は4マスにしか入らないので、その4マスに他の数字は入りません。',
  'look.hidden_quadruple':
    'ハウスの中で、同じ四マスにしか入らない数字を四つ探します。そのマスのほかの候補を消します。',
  'idea.empty_rectangle':
    'あるハウスにその数字の場所が2つあり、その片方から、あるブロックの場所の一部が見えます。そのため数字は、もう片方か、ブロックの残りの場所のどちらかに入ります。',
  'look.empty_rectangle':
    '数字を一つ選びます。ブロックの中で、場所が一つの行と一つの列だけにあるものを探します。場所が二つのラインがその行か列に触れていればたどり、長方形を完成させるマスからその数字を消します。',
  'idea.grouped_turbot_fish':
    'あるハウスにその数字の場所が2つあり、その片方から、別のハウスの場所の一部が見えます。そのため数字は、もう片方か、別のハウスの残りの場所のどちらかに入ります。',
  'look.grouped_turbot_fish':
    '数字を一つ選びます。場所が二つのハウスを探します。その一方から別のハウスの場所の一部が見えれば、残りの部分か遠い端のどちらかが正しいです。',
  'idea.turbot_fish':
    '二つのハウスにその数字の場所が2つずつあり、片方どうしが互いに見えるので、残り2つのどちらかに入ります。',
  'look.turbot_fish':
    '数字を一つ選びます。場所が二つずつのハウスを二つ、一方の場所からもう一方の場所が見えるものを探します。遠い両端が見えるマスからその数字が消えます。',
  'idea.xy_wing':
    '候補が2つのマスから、候補が2つのマスが二つ見えます。どちらの数字でも、二つのうち一方に決まった第三の数字が入ります。',
  'look.xy_wing':
    '候補が二つ、たとえば1と2のマスを探します。そこから見えるマスから、1と3のマスと2と3のマスを探します。この二つが見えるマスから3が消えます。',
  'idea.unique_rectangle_1':
    '長方形の3つの角に候補が2種類しかありません。4つ目もそうなら、解が二つになってしまいます。',
  'look.unique_rectangle_1':
    '二つのブロックだけにある長方形の四隅で、三つが同じ二つの候補だけのものを探します。四つ目の隅にはどちらも入りません。',
  'idea.unique_rectangle_2':
    '長方形の一辺の2つの角に同じ余分な候補があるので、そのどちらかに入ります。',
  'look.unique_rectangle_2':
    '二つのブロックにあり、四隅に同じ二つの候補がある長方形を探します。一辺の二隅に同じ余分な候補が一つあれば、両方が見えるマスからそれが消えます。',
  'idea.w_wing':
    '2マスが同じ2つの候補を持ちます。片方の数字の場所がすべて2マスのどちらかから見えるハウスがあるので、2マスのどちらかはもう一方の数字になります。',
  'look.w_wing':
    '同じ二つの候補を持ち、互いに見えないマスを二つ探します。あるハウスで一方の数字の場所がどれもどちらかのマスを見ていれば、両方が見えるマスからもう一方の数字が消えます。',
  'idea.unique_rectangle_4':
    '長方形の一方の数字は余分な候補のある2つの角に限られるので、その角にもう一方の数字は入りません。',
  'look.unique_rectangle_4':
    '二つのブロックにあり、四隅に同じ二つの候補がある長方形を探します。その一方の数字が余分な候補のある二隅に必ず入るなら、もう一方は両方から消えます。',
  'idea.unique_rectangle_5':
    '長方形の向かい合う角、または3つの角に同じ余分な候補があるので、そのどれかに入ります。',
  'look.unique_rectangle_5':
    '二つのブロックにあり、四隅に同じ二つの候補がある長方形を探します。向かい合う隅か三つの隅に同じ余分な候補が一つあれば、そのすべてが見えるマスからそれが消えます。',
  'idea.xyz_wing':
    '候補が3つのマスから、そのうち2つを候補に持つマスが二つ見えます。どの場合も、3マスのどれかに共通の数字が入ります。',
  'look.xyz_wing':
    '候補が1、2、3の三つのマスを探します。そこから見えるマスから、1と3のマスと2と3のマスを探します。三つすべてが見えるマスから3が消えます。',
  'idea.unique_rectangle_3': '長方形の2つの角の余分な候補は、裸の組の1マスと同じ働きをします。',
  'look.unique_rectangle_3':
    '二つのブロックにあり、四隅に同じ二つの候補がある長方形を探します。二隅の余分な候補を一つのマスとみなすと、ハウスのほかのマスとペアやトリプルになることがあります。',
  'idea.unique_rectangle_6':
    '2本のラインで長方形にしか入らない数字は、対角線の一方に並びます。余分な候補のある対角線ではありません。',
  'look.unique_rectangle_6':
    '同じ二つの候補の長方形で、向かい合う隅に余分な候補があるものを探します。一方の数字が二つのラインでほかに場所がなければ、余分な候補のある隅から消えます。',
  'idea.avoidable_rectangle_1':
    'ヒントでない確定数字によって、2種類の数字の長方形が完成してはいけません。',
  'look.avoidable_rectangle_1':
    '二つのブロックにあり、自分で解いた三隅に二つの数字が交差して入っている長方形を探します。四つ目の隅がそれを完成させてはいけません。',
  'idea.avoidable_rectangle_2':
    'ヒントでない確定数字の隣で、空いた角のどちらかには共通の余分な候補が入ります。',
  'look.avoidable_rectangle_2':
    '二つのブロックにあり、二隅を自分で解いた長方形を探します。残りの二隅に同じ余分な候補が一つあれば、どちらかがそれで、両方が見えるマスから消えます。',
  'idea.bug':
    'すべての空きマスの候補が2つで、どのハウスでも各数字の場所が2つなら解は二つになります。だから、わずかな余分な候補のどれかが正解です。',
  'look.bug':
    'ほとんどの空きマスが二択になったら、候補の多いマスを探します。余分な候補がなければ解が二つになるので、そのうち一つが正しいです。',
  'idea.swordfish':
    '3本のラインでその数字が入る場所は、すべて交差する3本のライン上にあるので、そのラインの他のマスには入りません。',
  'look.swordfish':
    '数字を一つ選びます。入る場所が三列だけに収まる行を三つ探します。その列の残りから消します。行と列を入れ替えても同じです。',
  'idea.remote_pair':
    '同じ2つの候補を持つマスの連なりでは数字が交互に入るので、奇数だけ離れた2マスが見えるマスにはどちらも入りません。',
  'look.remote_pair':
    '同じ二つの候補を持ち、順に次が見えるマスの列を探します。交互に色を付けると、両方の色が見えるマスにはどちらの数字も入りません。',
  'idea.simple_colouring':
    '場所が2つだけのハウスでつながる候補を交互に塗り分けると、一方の色が正しいので、両方の色が見える候補は誤りです。',
  'look.simple_colouring':
    '数字を一つ選びます。場所が二つのハウスごとに二色を付け、そこから続けます。両方の色が見えるマスからは消え、同じ色どうしが見えればその色は誤りです。',
  'idea.hidden_rectangle':
    '長方形の二辺にその数字の強いリンクがあるので、共通の角にもう一方の数字が入ると長方形が完成してしまいます。',
  'look.hidden_rectangle':
    '二つのブロックにあり、一隅が二つの候補だけの長方形を探します。その一方が、向かいの隅の二つのラインで場所が二つだけなら、もう一方はその隅から消えます。',
  'idea.large_naked_subset':
    'ハウスの5つ以上のマスに同じ数だけの種類の候補しかないので、他のマスからその数字が消えます。',
  'look.large_naked_subset':
    '空きマスの多いハウスで、合わせて同じ数の候補しかない五マス以上を探します。残りの少数のマスから消えます。隠れた組のほうが見つけやすいことも多いです。',
  'idea.finned_x_wing':
    'わずかな場所（ひれ）を除き、2本のラインのその数字は交差する2本のライン上にあるので、そこで全部のひれが見えるマスから消えます。',
  'look.finned_x_wing':
    '同じラインの近くにある一、二か所の余分な場所（ひれ）に崩されたX-Wingを探します。X-Wingなら消え、ひれもすべて見えるマスからは、やはり消えます。',
  'idea.sashimi_x_wing':
    'ひれがないと、あるラインにその数字の場所が一つしか残らない、ひれ付きX-Wingです。',
  'look.sashimi_x_wing':
    '一隅が欠け、代わりに同じブロックの隣に場所（ひれ）があるX-Wingを探します。X-Wingなら消え、ひれもすべて見えるマスから消えます。',
  'idea.unique_loop':
    '同じ2つの候補を持つマスの輪は2通りに埋められてしまうので、わずかな余分な候補のどれかが正解です。',
  'look.unique_loop':
    '同じ二つの候補のマスの輪で、通る行、列、ブロックに二度ずつ触れるものを探します。その中の少数の余分な候補がすべて誤りということはありません。',
  'idea.large_hidden_subset':
    'ハウスの5つ以上の数字が同じ数だけのマスにしか入らないので、そのマスに他の数字は入りません。',
  'look.large_hidden_subset':
    '空きマスの多いハウスで、同じ数のマスにしか入らない五つ以上の数字を探します。そのマスのほかの候補を消します。',
  'idea.jellyfish':
    '4本のラインでその数字が入る場所は、すべて交差する4本のライン上にあるので、そのラインの他のマスには入りません。',
  'look.jellyfish':
    '数字を一つ選びます。入る場所が四列だけに収まる行を四つ探します。その列の残りから消します。行と列を入れ替えても同じです。',
  'idea.wxyz_wing':
    '4マスに候補が4種類しかなく、そのうち3種類は一度しか使えないので、残りの1種類も必ず使われます。',
  'look.wxyz_wing':
    '合わせて四つの数字しかない四マスを探します。そのうち三つがマスどうし見えるために一度しか使えなければ、四つ目は必ず入り、その場所がすべて見えるマスから消えます。',
  'idea.extended_rectangle':
    '同じ数字からなる3～4マスの2本の並びは入れ替えられてしまうので、わずかな余分な候補のどれかが正解です。',
  'look.extended_rectangle':
    '同じブロックに三マス以上ずつある二つのラインで、同じ少数の数字のものを探します。入れ替えを防いでいる余分な候補がすべて誤りということはありません。',
  'idea.multi_colouring':
    '一つの数字の別々の色分けどうしが接するので、色の選び方の一部は成り立ちません。',
  'look.multi_colouring':
    '数字を一つ選び、二つ組に色を付けます。つながらない組には新しい色を使います。二つの組の色が互いに見えれば両方は正しくないので、残りの二色に何が言えるかをたどります。',
  'idea.finned_swordfish':
    'わずかな場所（ひれ）を除き、3本のラインのその数字は交差する3本のライン上にあるので、そこで全部のひれが見えるマスから消えます。',
  'look.finned_swordfish':
    '近くにある一、二か所の余分な場所（ひれ）に崩されたソードフィッシュを探します。本来消え、ひれもすべて見えるマスからは、やはり消えます。',
  'idea.x_chain':
    'その数字の場所が2つのハウスをつないだ鎖では、両端のどちらかに数字が入るので、両端が見えるマスには入りません。',
  'look.x_chain':
    '数字を一つ選びます。ある場所から、ハウスでただ一つのほかの場所へ、次にそこから見える場所へと交互に跳びます。始めと終わりは場所が二つのハウスで、両端が見えるマスから消えます。',
  'idea.sashimi_swordfish':
    'ひれがないと、あるラインにその数字の場所が一つしか残らない、ひれ付きソードフィッシュです。',
  'look.sashimi_swordfish':
    'あるラインの場所が一つだけになり、欠けた場所の隣にひれがあるソードフィッシュを探します。本来消え、ひれもすべて見えるマスから消えます。',
  'idea.xy_chain':
    '候補が2つのマスが鎖をなし、順に次のマスの数字を決めます。両端のマスのどちらかに共通の数字が入ります。',
  'look.xy_chain':
    '候補が二つのマスをたどり、入ってきたのと違う数字で出ていきます。最初と最後のマスの外側の数字が同じなら、両方が見えるマスから消えます。',
  'idea.medusa':
    '場所が2つのハウスと候補が2つのマスでつながる候補を交互に塗り分けます。一方の色が正しいので、両方が否定するものは誤りで、矛盾を生む色は誤りです。',
  'look.medusa':
    '一つの数字のように色を付け、候補が二つのマスを通ってもう一方の数字へも進みます。一つのマスやハウスに同じ色が二度現れればその色は誤りで、両方の色と両立しないものは消えます。',
  'idea.finned_jellyfish':
    'わずかな場所（ひれ）を除き、4本のラインのその数字は交差する4本のライン上にあるので、そこで全部のひれが見えるマスから消えます。',
  'look.finned_jellyfish':
    '近くにある一、二か所の余分な場所（ひれ）に崩されたジェリーフィッシュを探します。本来消え、ひれもすべて見えるマスからは、やはり消えます。',
  'idea.sue_de_coq':
    '二つのハウスの交わりのマスと各ハウスのいくつかのマスに、マスと同じ数の種類の候補があります。どれも二度は使えないので、すべて使われます。',
  'look.sue_de_coq':
    'ブロックとラインの交差するところで、数字が二つか三つ多い二、三マスを探します。ちょうどその数字を取るラインのマスとブロックのマスがあれば、数が釣り合います。',
  'idea.sashimi_jellyfish':
    'ひれがないと、あるラインにその数字の場所が一つしか残らない、ひれ付きジェリーフィッシュです。',
  'look.sashimi_jellyfish':
    'あるラインの場所が一つだけになり、欠けた場所の隣にひれがあるジェリーフィッシュを探します。本来消え、ひれもすべて見えるマスから消えます。',
  'idea.nice_loop':
    '強いリンクと弱いリンクの鎖が閉じるので、どの弱いリンクも一方だけが正しく、両方が見える他の候補は消えます。',
  'look.nice_loop':
    '「これでなければあれ」「これならあれではない」を交互にたどり、閉じるまで続けます。二つ目の種類のリンクでは一端が正しいので、そこではほかがすべて消えます。',
  'idea.aic': '強いリンクと弱いリンクが交互に続く鎖では、両端のどちらかが必ず正しくなります。',
  'look.aic':
    '「これが誤りなら」から始め、ただ一つのほかの場所や候補（正しい）へ、そこから除かれるもの（誤り）へと進みます。始まりと正しい端の両方と両立しないものは消えます。',
  'idea.discontinuous_loop':
    '候補から始まった鎖が反対の結論を持って戻るので、その候補の真偽が決まります。',
  'look.discontinuous_loop':
    '候補、またはその反対を仮定し、リンクを順にたどります。反対の結論で戻ってくれば、仮定は誤りです。',
  'idea.grouped_nice_loop':
    '強いリンクと弱いリンクの閉じた鎖で、同じハウスの数マスをまとめて一つの環とすることもあります。',
  'look.grouped_nice_loop':
    '閉じたチェーンをたどります。ブロックとラインが共有する二、三マスを、一つの数字の一つの場所とみなします。',
  'idea.grouped_aic':
    '強いリンクと弱いリンクの鎖で、同じハウスの数マスをまとめて一つの環とすることもあります。',
  'look.grouped_aic':
    'チェーンをたどります。ブロックとラインが共有する二、三マスを、一つの数字の一つの場所とみなします。両端と両立しないものは消えます。',
  'idea.grouped_discontinuous_loop':
    '数マスをまとめて通ることもある鎖が、反対の結論を持って出発点に戻ります。',
  'look.grouped_discontinuous_loop':
    '候補を仮定し、ブロックとラインの二、三マスを一つの場所とみなしながらリンクをたどります。反対の結論で戻ってくれば、仮定は誤りです。',
  'idea.large_fish':
    '5本以上のラインでその数字が入る場所は、すべて同じ本数の交差するライン上にあります。',
  'look.large_fish':
    '数字を一つ選びます。場所が同じ数の交差するラインに収まる五つ以上のラインを探します。反対向きの小さい魚のほうが見つけやすいことも多いです。',
  'idea.als_xz':
    '候補がマスの数より1種類多い組が二つあります。一方にしか入らない数字があるので、他方は残りの数字をすべて使います。',
  'look.als_xz':
    'ハウスの中で数字がマスより一つ多い組を二つ探します。共通の数字の一つがどちらか一方にしか入らなければ、別の共通の数字は、その場所がすべて見えるマスから消えます。',
  'idea.als_w_wing':
    'ハウスのどこにその数字が入っても、候補が1種類多い二つの組の一方がそれを失い、残りの数字をすべて使うことになります。',
  'look.als_w_wing':
    '数字が一つ多く、二つの数字を共有する組を二つ探します。あるハウスで一方の数字の場所がどれもどちらかの組を見ていれば、もう一方はその場所がすべて見えるマスから消えます。',
  'idea.als_xy_wing':
    '候補が1種類多い組が、同じような二つの組の一方から数字を奪います。どちらの場合も、奪われた組には決まった数字が入ります。',
  'look.als_xy_wing':
    '数字が一つ多い組を探します。ほかの二つの組が、それぞれ両方は持てない数字をそれと共有していれば、その二組に共通の数字は、すべてが見えるマスから消えます。',
  'idea.rule_clash':
    'いくつかの帰結のあとで、ルールの埋め方、マスの候補、ハウスの置き場所がなくなる数字は誤りです。',
  'look.rule_clash':
    '線、ケージ、ヒントが集まるところで数字を仮定し、ルールからルールへ決まることを紙に書き出します。埋められないルールや置き場所のない数字が出れば、その数字は誤りです。',
  'idea.franken_fish':
    'いくつかのラインとブロックでその数字が入る場所は、すべて同じ数の交差するラインとブロックの上にあります。',
  'look.franken_fish':
    '数字を一つ選びます。ブロックもラインの代わりになる魚を探します。行とブロックに対して列とブロックが、同じ数だけあります。',
  'idea.aligned_pair_exclusion':
    '2マスの候補の組み合わせのうち、他のマスの候補が足りなくなるものを除きます。残りのどれにも現れない候補は消えます。',
  'look.aligned_pair_exclusion':
    '同じ小さな組が見える二マスを選びます。数字の組を順に調べ、ある組のすべてを奪うものを消します。どの組にも残らない数字は消えます。',
  'idea.finned_franken_fish':
    'わずかな場所（ひれ）を除いたフランケンフィッシュです。全部のひれが見えるマスから数字が消えます。',
  'look.finned_franken_fish':
    'ラインにブロックを含み、一、二か所の余分な場所（ひれ）に崩された魚を探します。本来消え、ひれもすべて見えるマスから消えます。',
  'idea.als_chain':
    '候補が1種類多い組が並び、順に次の組から数字を奪います。最初の組にある数字が入らなければ、最後の組に入ります。',
  'look.als_chain':
    '数字が一つ多い組を並べ、隣どうしが、両方は持てない数字を共有するようにします。最初と最後に共通の数字は、すべてが見えるマスから消えます。',
  'idea.bent_set':
    'いくつかのマスに同じ数だけの種類の候補しかなく、一つを除いて一度しか使えないので、その一つも必ず使われます。',
  'look.bent_set':
    '合わせて同じ数の数字しかない五マス以上を探します。一つを除いて一度しか使えなければ、その一つは必ず入り、その場所がすべて見えるマスから消えます。',
  'idea.finned_large_fish':
    'わずかな場所（ひれ）を除き、5本以上のラインのその数字は、同じ本数の交差するライン上にあります。',
  'look.finned_large_fish':
    '五つ以上のラインの魚で、少数の場所（ひれ）に崩されたものを探します。本来消え、ひれもすべて見えるマスから消えます。',
  'idea.als_aic':
    '強いリンクと弱いリンクの鎖で、一部はALS（候補が1種類多いマスの組。そのうち2種類が欠けることはない）によるものです。',
  'look.als_aic':
    'チェーンをたどります。数字が一つ多い組もリンクになります。その数字の一つがなければ、ほかはすべてあります。',
  'idea.death_blossom':
    'そのマスにどの数字が入っても、候補が1種類多い組がその数字を失い、どの組の場合も決まった数字が入ります。',
  'look.death_blossom':
    '候補の少ないマスを茎とします。候補ごとに、それを失う、数字が一つ多い組を探します。どの組にも必要になる数字は、すべてが見えるマスから消えます。',
  'idea.aligned_triplet_exclusion':
    '3マスの候補の組み合わせのうち、他のマスの候補が足りなくなるものを除きます。残りのどれにも現れない候補は消えます。',
  'look.aligned_triplet_exclusion':
    '同じ小さな組が見える三マスを選びます。組み合わせを順に調べ、ある組のすべてを奪うものを消します。どこにも残らない数字は消えます。',
  'idea.subset_clash':
    'ルールの埋め方、マスの候補、ハウスの置き場所がなくなる数字は誤りです。それを見るのにペアやトリプル、ロックされた数字が要ることもあります。',
  'look.subset_clash':
    '数字を仮定し、ルールからルールへ決まることを書き出します。一つずつのマスからは何も決まらなくなったら、残りの候補でペアやトリプル、ブロック内の置き場所が一列に並ぶ数字を探し、さらに進めます。',
  'idea.nishio':
    '数字を一つ置き、その数字だけを追います。どこかのハウスで入る場所がなくなれば、最初の一手は誤りです。',
  'look.nishio':
    'あるマスに数字を仮定し、その数字だけをハウスごとにたどります。場所のないハウスができれば、仮定は誤りです。',
  'idea.cell_forcing_chain': 'そのマスがどの数字でも、そこから始まる鎖はすべて同じ結論に至ります。',
  'look.cell_forcing_chain':
    '候補が三つほどのマスを選び、それぞれからチェーンをたどります。どれからも同じ結論になれば、それは正しいです。',
  'idea.region_forcing_chain':
    'その数字がハウスのどこに入っても、そこから始まる鎖はすべて同じ結論に至ります。',
  'look.region_forcing_chain':
    'ハウスで場所が三つほどの数字を選び、それぞれからチェーンをたどります。どれからも同じ結論になれば、それは正しいです。',
  'idea.kraken_fish':
    'わずかな場所（ひれ）を除き、いくつかのラインのその数字は同じ本数の交差するライン上にあります。ひれから延びる鎖も同じ候補を消します。',
  'look.kraken_fish':
    'ひれが離れすぎている魚を探します。どのひれからのチェーンも、魚が消すものを除くなら、それはいずれにせよ消えます。',
  'idea.exocet':
    '二つの基点マスに何が入っても、三つのハウスは二つの目標マスの助けなしにその数字を置けないので、目標マスにも同じ2つの数字が入ります。',
  'look.exocet':
    'ブロックとラインの二マスに同じ三つか四つの候補があれば、同じ段のほかのブロックに二マスを探します。交差する三つのラインでその数字の場所が少なければ、その二マスにはそれらしか入りません。',
  'idea.sk_loop':
    '交差するハウスの輪では、交点のマスが各数字を使える回数に限りがあります。それでちょうど埋まるなら、その数字はそれらのハウスで使い切られます。',
  'look.sk_loop':
    '中央を囲む四つのブロックで、隅にヒントが多いものを探します。ラインの交差するところで二マスごとに数字を何度使えるかを数え、ちょうど釣り合えばラインから消えます。',
  'idea.long_clash':
    '多くの帰結の末にルール・マス・ハウスのどれかに何も残らなくなる数字は誤りです。',
  'look.long_clash':
    'まわりに候補が少ないところで数字を一つ仮定し、ルールからルールへと続くことを行けるところまで書き出します。埋められないルールや置き場のない数字が出れば、その数字は誤りでした。',
  'idea.dynamic_forcing_chain':
    '候補を正しいと仮定し、そこから決まるものをすべて埋めます。矛盾が起これば、その候補は誤りです。',
  'look.dynamic_forcing_chain':
    '候補を仮定し、シングルも含めて従うものをすべて埋めます。何かが壊れれば誤りで、あるマスのどの候補からも同じ結論になれば、それは正しいです。',
  'idea.mutant_fish':
    '任意の種類のいくつかのハウスでその数字が入る場所は、すべて同じ数の別のハウスの中にあります。',
  'look.mutant_fish':
    '数字を一つ選びます。両側に行、列、ブロックが混ざってもよい魚を探します。数は両側で同じです。',
  'idea.finned_mutant_fish':
    'わずかな場所（ひれ）を除いたミュータントフィッシュです。全部のひれが見えるマスから数字が消えます。',
  'look.finned_mutant_fish':
    '行、列、ブロックの混ざった魚で、少数の場所（ひれ）に崩されたものを探します。本来消え、ひれもすべて見えるマスから消えます。',
  'idea.templates':
    '一つの数字を盤面全体に置くすべての置き方を調べ、どれにも共通する場所と、どれにも現れない場所を見ます。',
  'look.templates':
    '場所の少ない数字を選び、すべてを置く置き方を全部描きます。どの置き方にもある場所は正しく、どれにもない場所は消えます。',
  'idea.nested_forcing_chain':
    '候補を正しいと仮定し、その中でさらに別の候補を仮定して否定します。矛盾が起これば、最初の候補は誤りです。',
  'look.nested_forcing_chain':
    '候補を仮定し、従うものを埋めます。行き詰まったら、その中でほかの候補を仮定して否定します。最後に何かが壊れれば、最初の仮定は誤りです。',
  'idea.trial':
    '候補を一つ試し、先へ進めなければその中でさらに試します。どの道も矛盾に終われば、その候補は誤りです。',
  'look.trial':
    'うまい手は残っていません。候補の少ないマスの候補を選び、どの道も矛盾に終わるまですべてを試します。',

  'nudge.single': '可能性が一つしか残っていないマス、またはハウスの中の数字を探してください。',
  'nudge.intersection':
    '少数のマスに限られた数字と、そのマスすべてから見える場所を探してください。',
  'nudge.subset': '同じ数だけの数字を分け合っている、ハウスの中の少数のマスを探してください。',
  'nudge.sum': '和と、それを作る残りの組み合わせを見てください。',
  'nudge.fish': '数字を一つずつ、入る場所の少ないラインとともに見てください。',
  'nudge.single-digit': '数字を一つずつ、入る場所が二つのハウスとともに見てください。',
  'nudge.wing': '候補が二つか三つのマスと、そこから見える似たマスを見てください。',
  'nudge.uniqueness':
    'もう少しで二通りに埋められてしまうマスを探してください。解が一つの問題ではそれは起こりません。',
  'nudge.colouring': 'どちらか一方が正しい、二つで一組の候補を見てください。',
  'nudge.chain': '一つの候補が次を決めていくチェーンを探してください。',
  'nudge.almost-locked-sets': 'ハウスの中で、数字が一つだけ多いマスの組を見てください。',
  'nudge.pattern': '交差するハウスの大きな形を探してください。',
  'nudge.forcing': 'たどりやすいことを仮定して、どこへ行き着くかを見てください。',
  'nudge.last-resort': 'ここから先は試すしかありません。',

  'sign.removed': '消える：ここには入らない',
  'sign.placed': 'ここに入る',
  'sign.clash': 'ここで不可能になります',
  'sign.rule': '根拠となるルール',
  'sign.seen': 'この数字が見えるマスには、ほかの数字が入れません',
  'sign.barred': 'ここにはその数字が入りません',
  'sign.pattern': '形の一部',
  'sign.fish_place': '最初のハウスでその数字が入る場所',
  'sign.one_true': 'このうち一つが正しい',
  'sign.colour_1': '一方の色：すべて正しいか、すべて誤り',
  'sign.colour_2': 'もう一方の色：最初の色が誤りなら正しい',
  'sign.chain_1': '矢印をたどると正しくなる候補',
  'sign.chain_2': '矢印をたどると誤りになる候補',
  'sign.between': '両端の間：すべてが正しいことはない',
  'sign.refuted': 'ここでは誤り：さらに仮定すると何かが不可能になる',
  'sign.stem': '茎：どれが正しくても、その数字を組の一つから奪う',
  'sign.base_cells': 'ベースのマス：数字のうち二つが入る',
  'sign.target_cells': 'ターゲットのマス：同じ二つの数字が入る',
  'sign.tie': '部分どうしをつなぐもの',
  'sign.fin': 'ひれ：魚に収まらない場所',
  'sign.endo_fin': '最初のハウスの二つにまたがるひれ',
  'sign.guardian': '余分な候補：このうち一つが正しい',
  'sign.almost_locked': '数字が一つ多いマス',
  'sign.almost_locked_sets': '数字が一つ多いマスの組（組ごとに色分け）',
  'sign.pivot': 'ほかのすべてが見えるマス',
  'sign.helper': 'ほかに関わるマス',
  'sign.helper_groups': 'ほかに関わるマス（組ごとに色分け）',
  'sign.helper_digits': '数字のほかの候補位置（数字ごとに色分け）',
  'sign.home': '対象のハウス',
  'sign.cage': '対象のケージ',
  'sign.rule_cells': '対象のルールのマス',
  'sign.rest': '合計が定まるマス',
  'sign.base': '最初のハウス：その数字は印の付いた場所にしか入らない',
  'sign.cover': 'その場所をすべて含むハウス',
  'sign.link': '根拠となるほかのハウス',
  'sign.sight': '印の付いたマスが互いに見えるハウス',
  'sign.two_places': 'その数字が印の付いた場所にしか入らないハウス',
  'sign.strong': '一方が誤りなら次が正しい',
  'sign.weak': '一方が正しければ次は誤り',
  'sign.either_colour': '異なる二つ：どちらかが正しい',

  'summary.last_cell': '{cells} は {houses} で最後の空きマスなので、足りない {digits} が入ります。',
  'summary.one_place': '{houses} で {digits} が入る場所は {cells} しかありません。',
  'summary.one_place_seen':
    '{houses} で {digits} が入る場所は {cells} しかありません。ほかの空きマスからは {seen} の数字が見えます。',
  'summary.one_digit': '{cells} では {digits} 以外がすべて除かれています。',
  'summary.locked':
    '{houses} の {digits} は {cells|or} にあります。どれであっても、そのすべてが見えるマスに {digits} は入りません。',
  'summary.naked_set':
    '{cells} には合わせて {digits} しかなく、数字とマスの数が同じです。これらの数字はここで使い切られ、見えるほかのマスには入りません。',
  'summary.hidden_set':
    '{houses} で {digits} が入るのは {cells} だけで、マスと数字の数が同じです。ほかの数字が入る余地はありません。',
  'summary.sum': 'この和（{houses}）では、{cells} に入る数字が限られます。',
  'summary.cage_overlap':
    'この和（{houses}）を作るどの組み合わせにも {digits} が要り、場所は {cells|or} です。そのすべてが見えるマスに {digits} は入りません。',
  'summary.pair_relation':
    '{cells} の和は決まっているので、一方の数字がもう一方を決めます。ほかのマスや和に何も残さない組は除かれます。',
  'summary.rules': '{cells} をどう埋めても、それらを結ぶルールはほかを許しません。',
  'summary.fish_of_two':
    '{bases} にはどちらも {digits} が必要で、入る場所はすべて {covers} にあります。そこでは {digits} はこの場所に入り、ほかには入りません。',
  'summary.fish':
    '{bases} にはどれも {digits} が必要で、入る場所はすべて同じ数の {covers} にあります。そこでは {digits} はこの場所に入り、ほかには入りません。',
  'summary.finned_fish':
    '{digits} が {fins|or} にあるか、{bases} での場所がすべて {covers} にあるかのどちらかです。どちらでもありえないものは除かれます。',
  'summary.kraken_fish':
    '{digits} が {fins|or} にあるか、{bases} での場所がすべて {covers} にあるかのどちらかです。ひれからの矢印は、魚が消すものがいずれにせよ消えることを示します。',
  'summary.either_cell':
    '{houses} で {digits} が入るのは {near} と {cells} だけです。{near} は互いに見えるので両方の役には立たず、{digits} は {cells|or} に入ります。そのすべてが見えるマスに {digits} は入りません。',
  'summary.either_cell_sight':
    '{houses} で {digits} が入るのは {near} と {cells} だけです。{near} は互いに見えるので両方の役には立たず、{digits} は {cells|or} に入ります。そのすべてが見えるマスに {digits} は入りません。{unusual} の中でも互いに見えることに注意してください。',
  'summary.w_wing':
    '{cells} には {pair} しか残っていません。{houses} で {link} が入る場所はどれも一方から見えるので、一方は {link} ではなく {digits} です。両方が見えるマスに {digits} は入りません。',
  'summary.bent':
    '{all} の候補は合わせて {set} だけで、{digits} のほかは一度しか入りません。数はマスと同じなので、{digits} が {cells|or} に必要です。そのすべてが見えるマスに {digits} は入りません。',
  'summary.pivot':
    '{pivot} は {options|or} のどれかで、どれであっても {digits} は {cells|or} に入ります。そのすべてが見えるマスに {digits} は入りません。',
  'summary.used_up':
    '{cells} は {cells|count} マスで、数字は合わせて {digits|count} 個（{digits}）、どれも二度は入りません。どれも使われるので、ここでの場所がすべて見えるマスからは消えます。',
  'summary.crossing':
    '{houses} が交わる {crossing} は数字が多すぎます。{others} と合わせると {cells|count} マスで、数字は {digits|count} 個（{digits}）、どれも二度は入りません。どれも使われるので、ここでの場所がすべて見えるマスからは消えます。',
  'summary.remote_pair':
    'チェーンに沿って {digits} が交互に入るので、両端 {cells} には一つずつ入ります。両方が見えるマスにはどちらも入りません。',
  'summary.either_end':
    '{start} でなければ、矢印をたどって {end} になります。少なくとも一方は正しいので、両方と両立しないものは除かれます。',
  'summary.loop':
    '矢印は輪になっていて、どちら回りでも、破線の矢印ごとに正しい端はちょうど一つです。その両端と両立しないほかのものは除かれます。',
  'summary.must_be':
    '{start} が誤りだと仮定して矢印をたどると、正しいことになります。したがって正しいです。',
  'summary.cannot_be':
    '{start} が正しいと仮定して矢印をたどると、誤りになります。したがって誤りです。',
  'summary.colour_clash':
    '印の付いた候補は二色で、一方の色がすべて正しいか、もう一方がすべて正しいかです。片方の色はルールに反するので誤りです。',
  'summary.colour_trap':
    '印の付いた候補は二色で、一方の色がすべて正しいか、もう一方がすべて正しいかです。両方の色と両立しないものはいずれにせよ除かれます。',
  'summary.colours_clash':
    '色の組ごとに一方が正しいです。最初の組の一色は次の組の両方と両立しないので、誤りです。',
  'summary.colours_either':
    '色の組ごとに一方が正しいです。そのうち二色は同時には正しくないので、残り二色の少なくとも一方が正しく、両方と両立しないものは除かれます。',
  'summary.deadly':
    '{cells} に {digits} しか入らなければ、入れ替えができて解が二つになってしまいます。したがって余分な候補の少なくとも一つが正しいです：{guardians|or}。',
  'summary.deadly_hidden':
    '{cells} に {digits} しか入らなければ、入れ替えができて解が二つになってしまいます。線で消したものは、まさにそれを招きます。',
  'summary.grave':
    '余分な候補がなければ、空きマスはどれも二択になり、必ず二通りに埋められてしまいます。したがって少なくとも一つが正しいです：{guardians|or}。',
  'summary.als_pair':
    '二つのマスの組は、それぞれ数字が一つ多いです。{digits} を持てるのは一方だけで、もう一方は残りすべてが必要です。したがって {removed} はどちらかの組で必要です。',
  'summary.als_double_pair':
    '二つのマスの組は、それぞれ数字が一つ多く、{digits} のうち一つずつしか持てません。どちらもほかの数字はすべて残るので、それらは使い切られます。',
  'summary.als_sets':
    '色の付いたマスの組は、どれも数字が一つ多いです。一つ失えば、残りすべてが必要です。どうなっても、{removed} は端の組のどれかで必要です。',
  'summary.blossom':
    '茎の {stem} に何が入っても、その数字を色の付いたマスの組の一つから奪います。どの組も数字が一つ多いので、一つ失った組は残りすべてが必要です。したがって {removed} は組のどれかに入ります。',
  'summary.blossom_house':
    '{houses} のどこに {digits} が入っても、色の付いたマスの組の一つから {digits} を奪います。どの組も数字が一つ多いので、失った組は残りすべてが必要です。したがって {removed} は組のどれかに入ります。',
  'summary.aligned':
    '{cells} の埋め方をすべて試すと、線で消したものを使う埋め方は、どれもほかのマスの数字を足りなくします。',
  'summary.suppose_same_digit':
    '{start} だと仮定して矢印をたどると、互いに見えている {cells} が両方とも {digits} になってしまいます。したがって {start} ではありません。',
  'summary.suppose_two_digits':
    '{start} だと仮定して矢印をたどると、{cells} が {digits} の両方になってしまいます。したがって {start} ではありません。',
  'summary.suppose_apart':
    '{start} だと仮定して矢印をたどると、ルールで両立しない {clash} が両方とも正しくなってしまいます。したがって {start} ではありません。',
  'summary.suppose_both':
    '{start} だと仮定して矢印をたどると、{clash} が正しくも誤りにもなってしまいます。したがって {start} ではありません。',
  'summary.suppose_no_digit':
    '{start} だと仮定して矢印をたどると、{cells} に候補が残りません。したがって {start} ではありません。',
  'summary.suppose_no_place':
    '{start} だと仮定して矢印をたどると、{houses} に {digits} の場所が残りません。したがって {start} ではありません。',
  'summary.suppose_no_sum':
    '{start} だと仮定して矢印をたどると、和（{houses}）が作れなくなります。したがって {start} ではありません。',
  'summary.every_digit':
    '{cells} の候補をすべて試すと、どれからも矢印は {end} に行き着きます。したがってそれは正しいです。',
  'summary.every_digit_against':
    '{cells} の候補をすべて試すと、どれからも矢印をたどると {end} は誤りになります。したがって誤りです。',
  'summary.every_place':
    '{houses} の {digits} の場所をすべて試すと、どれからも矢印は {end} に行き着きます。したがってそれは正しいです。',
  'summary.every_place_against':
    '{houses} の {digits} の場所をすべて試すと、どれからも矢印をたどると {end} は誤りになります。したがって誤りです。',
  'summary.exocet':
    'ベースのマス {bases} には {digits} のうち二つが入ります。どの二つでも、{houses} はターゲットのマス {targets} を使わなければそれらを置けません。したがってターゲットには同じ二つの数字だけが入ります。',
  'summary.ring':
    '輪（{houses}）の中で {cells} は、すべてを使ってちょうど埋まるだけの余地しかありません。したがってそれらの数字は輪の残りから消えます。',
  'summary.templates': '盤面の {digits} をすべて置くどの置き方も、この点で一致します。',
  'summary.trial':
    '{start} のあと何を試しても矛盾に終わります。したがって {start} ではありません。',

  'help.geometry.grid': '各行・各列・各ブロックに、すべての記号が一度ずつ入ります。',
  'help.geometry.latin': '各行・各列に、すべての記号が一度ずつ入ります。',
  'help.geometry.jigsaw': '各行・各列・囲まれた各領域に、すべての記号が一度ずつ入ります。',
  'help.geometry.toroidal':
    '各行・各列・各領域に、すべての記号が一度ずつ入ります。盤の向かい合う端はつながっているので、領域が反対側に続くことがあります。',
  'help.geometry.overlap':
    '各盤の各行・各列・各ブロックに、すべての記号が一度ずつ入ります。盤どうしはマスを共有します。',
  'help.geometry.samurai':
    '五つの盤がブロックを共有します。各盤の各行・各列・各ブロックに、すべての記号が一度ずつ入ります。',
  'help.geometry.windmill':
    '五つの盤がブロックを共有します。各盤の各行・各列・各ブロックに、すべての記号が一度ずつ入ります。',
  'help.geometry.sohei':
    '四つの盤が輪になってブロックを共有します。各盤の各行・各列・各ブロックに、すべての記号が一度ずつ入ります。',
  'help.geometry.tiny_samurai':
    '五つの盤がマスを共有します。各盤の各行・各列・各ブロックに、すべての記号が一度ずつ入ります。',
  'help.geometry.cubes': '立方体の三方向の各断面に、すべての記号が一度ずつ入ります。',
  'help.geometry.roxdoku': '立方体の三方向の各断面に、すべての記号が一度ずつ入ります。',
  'help.geometry.double_roxdoku':
    '二つの立方体が一つの辺を共有します。各立方体の三方向の各断面に、すべての記号が一度ずつ入ります。',
  'help.geometry.roxdoku_twin':
    '二つの立方体が一つのマスを共有します。各立方体の三方向の各断面に、すべての記号が一度ずつ入ります。',
  'help.geometry.samurai_roxdoku':
    '九つの立方体がマスを共有します。各立方体の三方向の各断面に、すべての記号が一度ずつ入ります。',
  'help.geometry.surface':
    '各ブロックと、記号と同じ数のマスを持つ直線または折れ曲がったレーンに、すべての記号が一度ずつ入ります。',
  'help.geometry.tredoku':
    '各面と、記号と同じ数のマスを持つ直線または折れ曲がった列に、すべての記号が一度ずつ入ります。',
  'help.geometry.cube_corner':
    '各ブロックと、立方体の辺で折れ曲がる各列に、すべての記号が一度ずつ入ります。',
  'help.geometry.su_dokube':
    '立方体を一周する各列に、すべての記号が一度ずつ入ります。一つの面に同じ記号は二度入りません。',
  'help.geometry.cylinder':
    '各ブロックと、記号と同じ数のマスを持つ、円筒を一周する行および列に、すべての記号が一度ずつ入ります。',
  'help.geometry.moebius':
    '各ブロックと、記号と同じ数のマスを持つ、列および帯を一周する線に、すべての記号が一度ずつ入ります。',
  'help.geometry.free_form': '挙げられた各ハウスのマスには、同じ記号は二度入りません。',
  'help.geometry.x': '印の付いた対角線に、すべての記号が一度ずつ入ります。',
  'help.geometry.windoku': '網掛けの各窓に、すべての記号が一度ずつ入ります。',
  'help.geometry.disjoint': '各ブロックの同じ位置にあるマスに、すべての記号が一度ずつ入ります。',
  'help.geometry.asterisk': '網掛けの九つのマスに、すべての記号が一度ずつ入ります。',
  'help.geometry.girandola': '網掛けの九つのマスに、すべての記号が一度ずつ入ります。',
  'help.geometry.centre_dot': '各ブロックの中央のマスに、すべての記号が一度ずつ入ります。',
  'help.geometry.houses': '追加の各ハウスのマスには、同じ記号は二度入りません。',

  'help.geometry.grid.size': kSize,
  'help.geometry.grid.box': kBox,
  'help.geometry.latin.size': kSize,
  'help.geometry.jigsaw.size': kSizeOfMap,
  'help.geometry.jigsaw.regions': kRegions,
  'help.geometry.jigsaw.keep_boxes': 'ブロックもハウスとするか。省略時は false（しない）',
  'help.geometry.jigsaw.box': '残すブロックの高さと幅',
  'help.geometry.toroidal.size': kSizeOfMap,
  'help.geometry.toroidal.regions': kRegions,
  'help.geometry.overlap.size': '各盤の行・列・記号の数。1～64、省略時は9',
  'help.geometry.overlap.box': kBox,
  'help.geometry.overlap.offsets': '各盤の左上のマスの行と列。0から数える',
  'help.geometry.cubes.base': '立方体の一辺のマス数。1～8、省略時は3。記号の数は base * base',
  'help.geometry.cubes.offsets':
    '各立方体の最初のマスの行・列・層。0から数える。省略時は立方体一つ',
  'help.geometry.surface.digits': kDigits,
  'help.geometry.surface.faces':
    '面 {name, rows, columns, box, plane, at, axes} のリスト。name は省略時 F1, F2, ...。rows と columns（行と列）は1～64、省略時は3。box は [高さ, 幅] または null、省略時は数字と同じ数のマスがあれば面全体。立体図では、at [x, y, z] が最初のマスの角（x は左下、y は右下、z は上に向かう）、plane は top（上）、left（左）、right（右）のいずれか。または axes で列と行の向きを ["y", "-z"] のように示す',
  'help.geometry.surface.glue':
    '[面, 辺, 面, 辺, 向き] のリスト。二つの辺を一本の線とする。向きは、左または上から数えたマスが同じ順に合えば same（省略時）、逆なら reversed',
  'help.geometry.surface.cuts': kCuts,
  'help.geometry.surface.short_lanes': kShortLanes,
  'help.geometry.tredoku.faces':
    'ひし形 [種類, i, j] のリスト。種類は T（上面）、L（左面）、R（右面）、i と j は辺が出る角の位置で、左下へ i 歩、右下へ j 歩。省略時は10面の盤。文字では T0,0;L2,1;...、または hourglass, star, terrace, towers のいずれか',
  'help.geometry.tredoku.digits': '平方数。4～64、省略時は9（3x3マスの面）',
  'help.geometry.tredoku.glue': '追加の貼り合わせ [面, 辺, 面, 辺, 向き] のリスト。surface と同じ',
  'help.geometry.tredoku.unglue': 'ひし形が接していても貼り合わせない [面, 辺] のリスト',
  'help.geometry.tredoku.cuts': kCuts,
  'help.geometry.tredoku.short_lanes': kShortLanes,
  'help.geometry.cube_corner.digits':
    '記号の数。64までの4の倍数、省略時は8。文字では 8 または 8:2x4',
  'help.geometry.cube_corner.box':
    'ブロックの高さと幅。なければ「なし」。省略時は面を埋める形のうち最も正方形に近いもの',
  'help.geometry.su_dokube.size': '立方体の一辺のマス数。2または4、省略時は4。記号の数はその4倍',
  'help.geometry.cylinder.digits': '記号の数。2～64、省略時は9。文字では 9 または 9:3x3',
  'help.geometry.cylinder.rows': '高さ。1～64、省略時は記号の数',
  'help.geometry.cylinder.columns': '円筒を一周するマスの数。2～64、省略時は記号の数',
  'help.geometry.cylinder.box': kBoxOfBoard,
  'help.geometry.cylinder.shift':
    'ブロックの各段が上の段より右へずれる列の数。0～63、省略時は0、文字では1',
  'help.geometry.cylinder.cuts': kCuts,
  'help.geometry.cylinder.short_lanes': kShortLanes,
  'help.geometry.moebius.digits': '記号の数。2～64、省略時は8。文字では 8 または 8:2x4',
  'help.geometry.moebius.rows': '帯の幅。1～64、省略時は記号の数',
  'help.geometry.moebius.columns': '帯を一周するマスの数。2～64、省略時は記号の数の半分',
  'help.geometry.moebius.box': kBoxOfBoard,
  'help.geometry.moebius.cuts': kCuts,
  'help.geometry.moebius.short_lanes': kShortLanes,
  'help.geometry.free_form.size': '記号の数。1～64',
  'help.geometry.free_form.cells': '{"name", "at": [x, y] または "quad": 4つの点, "tint"} のリスト',
  'help.geometry.free_form.houses': `${kHouses}。暗黙のハウスはない`,
  'help.geometry.free_form.neighbours':
    'touching（省略時）：辺を共有するマスを隣とする。または none（なし）',
  'help.geometry.x.diagonals': 'both（両方。省略時）、falling（左上から）または rising（左下から）',
  'help.geometry.houses.houses': '各ハウスのマス',

  'format.json': 'Omnidoku の JSON',
  'format.fpuzzles': 'f-puzzles の JSON',
  'format.record': '変種コレクションの記録',
  'format.fpuzzles_link': 'f-puzzles・SudokuPad のリンク',
  'format.sudokupad': 'SudokuPad へのリンク',
  'format.penpa': 'Penpa へのリンク',
  'format.iss': 'Interactive Sudoku Solver のルール文字列',
  'format.ksudoku': 'KSudoku の盤面とゲーム',
  'format.opensudoku': 'OpenSudoku のコレクションとゲーム',
  'format.overlap_grid': '重なり合うグリッド、行ごと',
  'format.line': '1行（左上から順に）',
  'format.sdm': 'コレクション（1問1行）',
  'format.grid': '行で書いた盤面（枠あり・枠なし）',
  'format.ss': 'Simple Sudoku のファイル',
  'format.sdk': 'SadMan・SudoCue のファイル',
  'format.sukaku': 'Sukaku：各マスの候補数字',
  'format.jigsaw': 'マスと領域の地図',
  'format.regions': '領域の地図（1マス1文字）',
  'format.sumocue': 'SumoCue：ジグソー・トーラス・キラー',
  'format.killer_line': '81文字のキラー',
  'format.hodoku': 'HoDoKu のライブラリの行',

  'error.usage': 'この操作はできません。',
  'error.syntax': 'この文字列は読み取れません。',
  'error.encoding': 'この文字列は正しいUTF-8ではないため、読み取れません。',
  'error.wrong_length': 'マス、行または記号の数が合いません。',
  'error.unknown_symbol': 'この問題にない記号があります。',
  'error.unknown_name': '不明な名前があります。',
  'error.bad_geometry': 'これでは使える盤面になりません。',
  'error.bad_constraint': 'そのような追加ルールは置けません。',
  'error.too_large': '制限（大きさ、時間または計算量）に達しました。',
  'error.unsupported': 'ここではできません。',
  'error.io': '読み書きに失敗しました。',
  'error.cancelled': '中止しました。',
};
