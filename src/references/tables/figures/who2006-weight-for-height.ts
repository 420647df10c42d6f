// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006WeightForHeightFigures: Figures = {
  range: [65, 120],
  per: { x: 10, l: 10000, m: 10000, s: 100000 },
  male: 'fv5|7c+G&6Mfzz1.+z,48!B!Mko}sp&AextCNB)c|,hC!))F:&[&+s2pao1)C8u=svx_ugatb&s5cpv0p]=yuv;.?wg&ko6N}_!B>3]Bn3oz14.CA;8&b+D2ef?2fBB)!oxfn:ew:Ci',
  female: 'f]EN;bee3+FI]]vD!0u]59)tn}IukB7?wpc2;;+4fNI1z9!;(,+v,Ds]cC(A_C9e8M5E1|C1lI6Iz+7? grcgIsn2}dttl4?]dG2}x)vnmA11&.3>]rCEvzl(_ma?=k',
}
