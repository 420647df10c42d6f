// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head29Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm?_k,]I5y(an0E7:o?=vri!b>65 (]=_Fg}]x(xCzor(IhpaS_.!prNzzA74s7 d_-0ti;vd?3MFd=3i5_A.f6-Nr-nt&d80BaSz+hanzEdc&[pFgznyB+',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm>_!FS0Fo9m&l2rG=E3GkMet+gDvc|rl6u|e>ii3ems=0bw eCn-B7.p) ?M&8n>(Bm:_4 ulGms,si8=8hhh?!c}_G;0F]fo-iG0gl:va93+&+v',
}
