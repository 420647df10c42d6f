// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight27Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5f-71s5f]c8wtl_[5>Iu?Nw:Dmh_6|;uf?&-=)y|.G97[C6!>rovD-(x(rhl8t&diwac-Cy}uFz- 6yCf}!1(p',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9(0!si4xw!S1d(l>E3k!fkA]o_u8onBer!h-zmM2&|pDsB3?&!0E=l])I7o6r2eta]92pnlhi= |lz(-E40fMC',
}
