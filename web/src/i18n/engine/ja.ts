// SPDX-License-Identifier: MIT
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
  'technique.cage_single': '枠の最後のマス',
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
  'technique.naked_triple': '裸のトリプル',
  'technique.hidden_triple': '隠れトリプル',
  'technique.pair_relation': '和のペア',
  'technique.naked_quadruple': '裸のクアッド',
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
  'technique.franken_fish': 'フランケンフィッシュ',
  'technique.aligned_pair_exclusion': '整列ペア除外',
  'technique.finned_franken_fish': 'ひれ付きフランケンフィッシュ',
  'technique.als_chain': 'ALSチェーン',
  'technique.bent_set': '大きなウイング',
  'technique.finned_large_fish': 'ひれ付きの大きな魚',
  'technique.als_aic': 'ALS付きAIC',
  'technique.death_blossom': 'デスブロッサム',
  'technique.aligned_triplet_exclusion': '整列トリプル除外',
  'technique.nishio': '西尾法',
  'technique.cell_forcing_chain': 'マスの強制チェーン',
  'technique.region_forcing_chain': '領域の強制チェーン',
  'technique.kraken_fish': 'クラーケンフィッシュ',
  'technique.exocet': 'エクソセ',
  'technique.sk_loop': 'SKループ',
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
  'idea.hidden_single': 'ある数字の入る場所が、ハウスの中に一つしか残っていません。',
  'idea.cage_single': '枠の最後の空きマスには、和から他のマスを引いた残りが入ります。',
  'idea.naked_single': 'マスに候補が一つしか残っていません。',
  'idea.rule_alone': '他のマスに何があっても、一つのルールが結び付けるマスについて言えること。',
  'idea.locked_candidates':
    'あるハウスでその数字が入る場所のすべてが（たいていは同じ別のハウスの中にあるため）ほかのマスから見えるので、そのマスには入りません。',
  'idea.common_exclusion':
    'あるマスに何が入っても、またはあるハウスで数字がどこに入っても、マスの間のルールによって別のマスに入らない数字があります。',
  'idea.cage_combinations':
    '枠の和になる数字の組み合わせは限られるので、どの組み合わせにもない数字は枠に入りません。',
  'idea.locked_pair':
    '二つのハウスに共通する2マスに候補が2種類しかないので、両方のハウスの残りからその数字が消えます。',
  'idea.sum_bounds':
    '和をなす他のマスの合計の最小と最大から、そのマスに入る数字の範囲が決まります。',
  'idea.partner_clash':
    'マスの間のルールにより二つのマスに両立しない数字しか残さない数字は、誤りです。',
  'idea.naked_pair':
    'ハウスの2マスに候補が2種類しかないので、ハウスの他のマスにはその数字は入りません。',
  'idea.innies_outies':
    'ハウスの和は決まっているので、枠に含まれない部分や、枠がはみ出した部分の和も決まります。',
  'idea.hidden_pair':
    'ハウスの2つの数字は2マスにしか入らないので、その2マスに他の数字は入りません。',
  'idea.locked_triple':
    '二つのハウスに共通する3マスに候補が3種類しかないので、両方のハウスの残りからその数字が消えます。',
  'idea.cage_overlap':
    '枠のどの組み合わせにも必要な数字は、枠内のその数字の場所すべてが見えるマスには入りません。',
  'idea.naked_triple':
    'ハウスの3マスに候補が3種類しかないので、ハウスの他のマスにはその数字は入りません。',
  'idea.hidden_triple':
    'ハウスの3つの数字は3マスにしか入らないので、その3マスに他の数字は入りません。',
  'idea.pair_relation':
    '和の決まった2マスでは一方の数字で他方が決まります。他のマスや和に何も残さない数字の組は除外されます。',
  'idea.naked_quadruple':
    'ハウスの4マスに候補が4種類しかないので、ハウスの他のマスにはその数字は入りません。',
  'idea.x_wing':
    '2本のラインでその数字が入る場所は、すべて交差する2本のライン上にあるので、そのラインの他のマスには入りません。',
  'idea.skyscraper':
    '平行な2本のラインにその数字の場所が2つずつあり、片方どうしが一直線に並ぶので、残り2つのどちらかに入ります。',
  'idea.two_string_kite':
    '行と列にその数字の場所が2つずつあり、片方どうしが同じブロックにあるので、残り2つのどちらかに入ります。',
  'idea.hidden_quadruple':
    'ハウスの4つの数字は4マスにしか入らないので、その4マスに他の数字は入りません。',
  'idea.empty_rectangle':
    'あるハウスにその数字の場所が2つあり、その片方から、あるブロックの場所の一部が見えます。そのため数字は、もう片方か、ブロックの残りの場所のどちらかに入ります。',
  'idea.grouped_turbot_fish':
    'あるハウスにその数字の場所が2つあり、その片方から、別のハウスの場所の一部が見えます。そのため数字は、もう片方か、別のハウスの残りの場所のどちらかに入ります。',
  'idea.turbot_fish':
    '二つのハウスにその数字の場所が2つずつあり、片方どうしが互いに見えるので、残り2つのどちらかに入ります。',
  'idea.xy_wing':
    '候補が2つのマスから、候補が2つのマスが二つ見えます。どちらの数字でも、二つのうち一方に決まった第三の数字が入ります。',
  'idea.unique_rectangle_1':
    '長方形の3つの角に候補が2種類しかありません。4つ目もそうなら、解が二つになってしまいます。',
  'idea.unique_rectangle_2':
    '長方形の一辺の2つの角に同じ余分な候補があるので、そのどちらかに入ります。',
  'idea.w_wing':
    '2マスが同じ2つの候補を持ちます。片方の数字の場所がすべて2マスのどちらかから見えるハウスがあるので、2マスのどちらかはもう一方の数字になります。',
  'idea.unique_rectangle_4':
    '長方形の一方の数字は余分な候補のある2つの角に限られるので、その角にもう一方の数字は入りません。',
  'idea.unique_rectangle_5':
    '長方形の向かい合う角、または3つの角に同じ余分な候補があるので、そのどれかに入ります。',
  'idea.xyz_wing':
    '候補が3つのマスから、そのうち2つを候補に持つマスが二つ見えます。どの場合も、3マスのどれかに共通の数字が入ります。',
  'idea.unique_rectangle_3': '長方形の2つの角の余分な候補は、裸の組の1マスと同じ働きをします。',
  'idea.unique_rectangle_6':
    '2本のラインで長方形にしか入らない数字は、対角線の一方に並びます。余分な候補のある対角線ではありません。',
  'idea.avoidable_rectangle_1':
    'ヒントでない確定数字によって、2種類の数字の長方形が完成してはいけません。',
  'idea.avoidable_rectangle_2':
    'ヒントでない確定数字の隣で、空いた角のどちらかには共通の余分な候補が入ります。',
  'idea.bug':
    'すべての空きマスの候補が2つで、どのハウスでも各数字の場所が2つなら解は二つになります。だから、わずかな余分な候補のどれかが正解です。',
  'idea.swordfish':
    '3本のラインでその数字が入る場所は、すべて交差する3本のライン上にあるので、そのラインの他のマスには入りません。',
  'idea.remote_pair':
    '同じ2つの候補を持つマスの連なりでは数字が交互に入るので、奇数だけ離れた2マスが見えるマスにはどちらも入りません。',
  'idea.simple_colouring':
    '場所が2つだけのハウスでつながる候補を交互に塗り分けると、一方の色が正しいので、両方の色が見える候補は誤りです。',
  'idea.hidden_rectangle':
    '長方形の二辺にその数字の強いリンクがあるので、共通の角にもう一方の数字が入ると長方形が完成してしまいます。',
  'idea.large_naked_subset':
    'ハウスの5つ以上のマスに同じ数だけの種類の候補しかないので、他のマスからその数字が消えます。',
  'idea.finned_x_wing':
    'わずかな場所（ひれ）を除き、2本のラインのその数字は交差する2本のライン上にあるので、そこで全部のひれが見えるマスから消えます。',
  'idea.sashimi_x_wing':
    'ひれがないと、あるラインにその数字の場所が一つしか残らない、ひれ付きX-Wingです。',
  'idea.unique_loop':
    '同じ2つの候補を持つマスの輪は2通りに埋められてしまうので、わずかな余分な候補のどれかが正解です。',
  'idea.large_hidden_subset':
    'ハウスの5つ以上の数字が同じ数だけのマスにしか入らないので、そのマスに他の数字は入りません。',
  'idea.jellyfish':
    '4本のラインでその数字が入る場所は、すべて交差する4本のライン上にあるので、そのラインの他のマスには入りません。',
  'idea.wxyz_wing':
    '4マスに候補が4種類しかなく、そのうち3種類は一度しか使えないので、残りの1種類も必ず使われます。',
  'idea.extended_rectangle':
    '同じ数字からなる3～4マスの2本の並びは入れ替えられてしまうので、わずかな余分な候補のどれかが正解です。',
  'idea.multi_colouring':
    '一つの数字の別々の色分けどうしが接するので、色の選び方の一部は成り立ちません。',
  'idea.finned_swordfish':
    'わずかな場所（ひれ）を除き、3本のラインのその数字は交差する3本のライン上にあるので、そこで全部のひれが見えるマスから消えます。',
  'idea.x_chain':
    'その数字の場所が2つのハウスをつないだ鎖では、両端のどちらかに数字が入るので、両端が見えるマスには入りません。',
  'idea.sashimi_swordfish':
    'ひれがないと、あるラインにその数字の場所が一つしか残らない、ひれ付きソードフィッシュです。',
  'idea.xy_chain':
    '候補が2つのマスが鎖をなし、順に次のマスの数字を決めます。両端のマスのどちらかに共通の数字が入ります。',
  'idea.medusa':
    '場所が2つのハウスと候補が2つのマスでつながる候補を交互に塗り分けます。一方の色が正しいので、両方が否定するものは誤りで、矛盾を生む色は誤りです。',
  'idea.finned_jellyfish':
    'わずかな場所（ひれ）を除き、4本のラインのその数字は交差する4本のライン上にあるので、そこで全部のひれが見えるマスから消えます。',
  'idea.sue_de_coq':
    '二つのハウスの交わりのマスと各ハウスのいくつかのマスに、マスと同じ数の種類の候補があります。どれも二度は使えないので、すべて使われます。',
  'idea.sashimi_jellyfish':
    'ひれがないと、あるラインにその数字の場所が一つしか残らない、ひれ付きジェリーフィッシュです。',
  'idea.nice_loop':
    '強いリンクと弱いリンクの鎖が閉じるので、どの弱いリンクも一方だけが正しく、両方が見える他の候補は消えます。',
  'idea.aic': '強いリンクと弱いリンクが交互に続く鎖では、両端のどちらかが必ず正しくなります。',
  'idea.discontinuous_loop':
    '候補から始まった鎖が反対の結論を持って戻るので、その候補の真偽が決まります。',
  'idea.grouped_nice_loop':
    '強いリンクと弱いリンクの閉じた鎖で、同じハウスの数マスをまとめて一つの環とすることもあります。',
  'idea.grouped_aic':
    '強いリンクと弱いリンクの鎖で、同じハウスの数マスをまとめて一つの環とすることもあります。',
  'idea.grouped_discontinuous_loop':
    '数マスをまとめて通ることもある鎖が、反対の結論を持って出発点に戻ります。',
  'idea.large_fish':
    '5本以上のラインでその数字が入る場所は、すべて同じ本数の交差するライン上にあります。',
  'idea.als_xz':
    '候補がマスの数より1種類多い組が二つあります。一方にしか入らない数字があるので、他方は残りの数字をすべて使います。',
  'idea.als_w_wing':
    'ハウスのどこにその数字が入っても、候補が1種類多い二つの組の一方がそれを失い、残りの数字をすべて使うことになります。',
  'idea.als_xy_wing':
    '候補が1種類多い組が、同じような二つの組の一方から数字を奪います。どちらの場合も、奪われた組には決まった数字が入ります。',
  'idea.franken_fish':
    'いくつかのラインとブロックでその数字が入る場所は、すべて同じ数の交差するラインとブロックの上にあります。',
  'idea.aligned_pair_exclusion':
    '2マスの候補の組み合わせのうち、他のマスの候補が足りなくなるものを除きます。残りのどれにも現れない候補は消えます。',
  'idea.finned_franken_fish':
    'わずかな場所（ひれ）を除いたフランケンフィッシュです。全部のひれが見えるマスから数字が消えます。',
  'idea.als_chain':
    '候補が1種類多い組が並び、順に次の組から数字を奪います。最初の組にある数字が入らなければ、最後の組に入ります。',
  'idea.bent_set':
    'いくつかのマスに同じ数だけの種類の候補しかなく、一つを除いて一度しか使えないので、その一つも必ず使われます。',
  'idea.finned_large_fish':
    'わずかな場所（ひれ）を除き、5本以上のラインのその数字は、同じ本数の交差するライン上にあります。',
  'idea.als_aic':
    '強いリンクと弱いリンクの鎖で、一部はALS（候補が1種類多いマスの組。そのうち2種類が欠けることはない）によるものです。',
  'idea.death_blossom':
    'そのマスにどの数字が入っても、候補が1種類多い組がその数字を失い、どの組の場合も決まった数字が入ります。',
  'idea.aligned_triplet_exclusion':
    '3マスの候補の組み合わせのうち、他のマスの候補が足りなくなるものを除きます。残りのどれにも現れない候補は消えます。',
  'idea.nishio':
    '数字を一つ置き、その数字だけを追います。どこかのハウスで入る場所がなくなれば、最初の一手は誤りです。',
  'idea.cell_forcing_chain': 'そのマスがどの数字でも、そこから始まる鎖はすべて同じ結論に至ります。',
  'idea.region_forcing_chain':
    'その数字がハウスのどこに入っても、そこから始まる鎖はすべて同じ結論に至ります。',
  'idea.kraken_fish':
    'わずかな場所（ひれ）を除き、いくつかのラインのその数字は同じ本数の交差するライン上にあります。ひれから延びる鎖も同じ候補を消します。',
  'idea.exocet':
    '二つの基点マスに何が入っても、三つのハウスは二つの目標マスの助けなしにその数字を置けないので、目標マスにも同じ2つの数字が入ります。',
  'idea.sk_loop':
    '交差するハウスの輪では、交点のマスが各数字を使える回数に限りがあります。それでちょうど埋まるなら、その数字はそれらのハウスで使い切られます。',
  'idea.dynamic_forcing_chain':
    '候補を正しいと仮定し、そこから決まるものをすべて埋めます。矛盾が起これば、その候補は誤りです。',
  'idea.mutant_fish':
    '任意の種類のいくつかのハウスでその数字が入る場所は、すべて同じ数の別のハウスの中にあります。',
  'idea.finned_mutant_fish':
    'わずかな場所（ひれ）を除いたミュータントフィッシュです。全部のひれが見えるマスから数字が消えます。',
  'idea.templates':
    '一つの数字を盤面全体に置くすべての置き方を調べ、どれにも共通する場所と、どれにも現れない場所を見ます。',
  'idea.nested_forcing_chain':
    '候補を正しいと仮定し、その中でさらに別の候補を仮定して否定します。矛盾が起これば、最初の候補は誤りです。',
  'idea.trial':
    '候補を一つ試し、先へ進めなければその中でさらに試します。どの道も矛盾に終われば、その候補は誤りです。',

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
