// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height30Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g>C3Nw[Gf7u][ r3m|C.D3,txf-fmBi!3n:m_iFS|uaAey>fis;+8aFxiF+Dp[2,ySvDEIppw9=e(]i9lp>0F92p07a3E?,vs 6aIc]9E.F4z=:[A,p,7x3vI;+bA1Sxoi',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|g>0d3h04.+(kp-,pNs=a(,4SS(>rk7_EM!,)ic5-:&t7:|>CtlhvB)F6fn|3F?N6u&It_kswz[G90N5:.h Dw+Gfe+1(n:Br0>?M&MA.wS0oBra; A]?iG}FN9i0aprM+E>M',
}
