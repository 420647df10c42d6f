// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height34Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|ft -nF]8: 3> (mrB,4_m;!IM7.=x9v)-FoSt&IBb?1B}m_hd&2?4=,Ah:k663!t2d;mt;c)bS9=FAo!8=C&Cp7]?_(&z3(GC)d1_ ;]kr,0u)wtA[bBGach,Sf',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|fsn8d5CG[-D7}t)9h+M|5AC,-,Ah5f|E3!Ao178;l6nF2Fz1}A-C=C?w4A&I9fkzFf3;B&nxG,tyB]i0[0+n}_B8&hx>9t3|aEpyw:AhF|b)dfEusIv!ad[lbD[2,',
}
