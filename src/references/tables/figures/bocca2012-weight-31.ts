// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight31Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5f0eG-h5A8ch=:-SdSMM[N5y++7>b.1!toors:C5fvGC-aB9h4r1SpubpM_Ea1zo>NfuBhoNt4&2|}(>?!',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9&;huB?F5|gc!z32[cnAze,muI6n((k4nm=45xm4)n.b8?EfEgb4}Cb-u6M3(n.Emsu(xk2f!)))or(gw,>4(',
}
