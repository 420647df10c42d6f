// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight29Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5f.4+v=k]ESo?D6n_zvSz]agl|,CD0lp=hNz Sugv[CE8Dz>E|.[-68ed4+ x[fE>bou(&C+0+Bz!c&?E',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9&7B8z]yNax-8ElS],sS)I>k5tIle)6u,tE8B5_cp] h. ;i5; B3-Ax&lx3k]!09)+&i+17;tvwD=)r9m4eB!',
}
