// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight34Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5enN7fmEfD|90u&i_,3n5,,Nc6xn3[gElM?mm!=(+:[uo)i(:i mEbnxG7c1!7s6k|9u=| t0M:7()b9IS?>C}fh?w',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9!N(rv:|b3g]Mn kE;,EiMwnoihydv},)r.;&=v]s:}+Baxg(]758>k|B[NvIGlD1x8; lo+opn5_8A)',
}
