// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight25Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5fN|rvBe6do;z:m0:.sa6:cCl05I:]tu }!3zb-0b,t 1)g;(;9xp30lv}=B2-Ge=](gDFvnhg_c2EbBNl41t',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9(,yEg3-]sFi3Ihcri((|zSd rz>-x>08g+3uaC3vybe?xIbCx(>i}5A.DI8m1(o,1fw)8_xxi.>t.&?.AF6gwF7',
}
