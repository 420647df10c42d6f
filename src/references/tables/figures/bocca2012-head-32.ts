// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head32Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmEN8 f5Skg]_fxByk:BvME>1bzrGE62h,uG6bzi s[Bs.?:5Az=r(40tvgfl])nS+ 7_iAgh5473eehS+0EF0(nG=,Atnfe3)tG!EDekfnA!vcac&9',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmDS]0uI&vn_(oe?_t2fs|l.yzpif-yAx(I:Dns..9rN?)s:2}[hk_iF6ouNfszSt;58>a&InG)[)p]4r5u57F|xr+p3xFsIfa9ewF5)61DEzF?w',
}
