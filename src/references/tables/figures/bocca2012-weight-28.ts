// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight28Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5f-f>wBhw=>kxf5(smd,0|G:tNmhi|ok !o};))Sus>ukx>fodw1Fp}b[l636&aDt,=cktGp(:(?sypp0[[]fcv',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9&5tk ? A?6&]a]14&eSFztv,+A5r7D.lx6vB?295=pe6}&cDr()}h:5nhif5=Fk)8Mg.tGvyxCgAc0}(c2vv',
}
