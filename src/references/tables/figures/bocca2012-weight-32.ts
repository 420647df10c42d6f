// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight32Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 10000, m: 1000, s: 10000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+B[1Dw:t-IDBo:2Ce:?E,|8 zz?kz_Coi||!l(&Em_&&g5f1]7CazF5>>:foC0}ceii3FNA1CSF+]e&&Em,azn) (AF2?:a:Nof}EIw?xkrm.v63cil;D,Bp;3=SG!(9[5',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k9+BfM4ra3vbm|b=z|}9Mnfsl7(!9=6]!duM7?-+wA)!u=b)h:95u6u1?ISl&du9xxbg9az[A!)+nwlvhsI,:(NMM=k_+zgIk_&1302nf!_fr7(F_lDkS;A=sfAi_7)!]csSnzNffkE',
}
