// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight33Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5f2]yi&tiI4icke5-=|c=A9CB.y-pI3Be8?E,2:5!xo0;|GhpoggpEEG!Ad);s }Nu.87)i:6?[5uM+f',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9&C8|5G7uar?y_:|iumNt=CvN6(bv(eI=It(-ev!+5&;hls}sdzc2C7_8(f[1(CbkdDxEfih|08E=|ymxb',
}
