// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight36Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5eokCS7[9rF&l|4a:IB]Cb8:AFA;G7uAASkz})ncmFear ,gSA !4}ea32A9z(o1B=FaucD6]&1 2nCezy)F&;',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u9!]_fDiEF|?|9zidGIG!.lk}D5_!s6c,|1:rNGy[3a;_aIy0x0cgdFap(z}e+72a[Sc!=SiM eM7lgrv',
}
