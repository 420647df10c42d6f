// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head27Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm;-lF|]>fmpp9S3!=3)h4M1B13?Gnox!u)ddGlSCEme=:> Gzb5y0oyC1s!f_-cr][!DAA h=:pe|bGz)3[_?b)wo7) |b-407golfofs(5zpN;M3',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm:+(A65x(bz ;9kzAgs4Eh=4}yMwod5khp!t6p1-z]:SGi[NwNg6C|k,rSo:)E|1>1:NifNy1.}Dl(,mN!,c!At,p8Sv}cgC9k=t!094|rb)it0g1v Ivch',
}
