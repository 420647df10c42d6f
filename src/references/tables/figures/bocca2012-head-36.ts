// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head36Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm[9e0scn |[z+]y3-D7=wGgS:bk3GAi-)(]]C.uu!,C(2m:?5ugd.8o6f(yAndb8FIyiErDI!G}dlf(5-9>33u-0Dv8?gxS)]-Ia7C]fsa!9:',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmS3Gko[g2s83bpobNl+:ezvdF4-+B.gN].w!3iM S;>5e?I+!A8Mmxdl-oyI2d&o>2o i7pCu,,A=iFf7i}frCMrfg6&_ i=0IN&vIw;.p=z[k1|fvg6',
}
