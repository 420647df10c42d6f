// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight30Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5f.v &fy8G3.4ACG3=.zataGuB)EgcIggb2r&+3I(b4d}d,,2=?}n0B;Mpv+,bth=(|0,Sxw!:ekMg6o',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9&9?>t-S5F-z9MhMDEDr]m4yv; 2)N)l0l,;>Ef2d>)rfICB9t_ &}l89dDt4o>dm2Avxu)eth;rl_[4tBvSC:',
}
