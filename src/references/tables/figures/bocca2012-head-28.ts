// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head28Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm=u5fvohdICM&b=a?g2t!Csrnfe668] _oi-C(.1?4,zFy;}-3=DS1:c&i|64s-l&nm|nhysF}1lxGy![pAeF+a>t(6:C;A[8;xz2Dn);&m;=[1:Gth w _}g,E',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm;s[8MG]7a] wi[7]bFAu?g(B09?|SCB3fB|ft=4_n Afx1eNG)k_4S3y>)u-_.ew6b3n:rz>ai4(u(oe}6-17,>mcn38nnhtIMb&ot7 -ggfG3=Sse',
}
