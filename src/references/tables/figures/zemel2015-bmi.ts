// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015BmiFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 1000, m: 1000, s: 1000 },
  male: 'etCtbSCd.5mCbgvtc.&!>t)>==_1AN[4z|9m>fo:0m2et(bbtA07pS7Cpl464',
  female: 'etCtbSBAS4B9t6g.B,Devi)[31>I!ng[yl)nlMnaMbAs:v(CAg >)!0&2F1mC[2_i()y6n}|n',
}
