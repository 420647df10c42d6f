// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const schonbeck2015TurkishBmiFigures: Figures = {
  range: [0.0575, 21],
  per: { x: 10000, l: 1000, m: 100, s: 10000 },
  male: 'bSeeyo1b1&,yi[ Eml+x6=9N F5)gpxE]34t+t3Dv}ay&kI6IvD&8>}vM85r2N0EGC>36h.D3lddaM,BN39me4d_:1;sr-:?v;:S+N4e-(-}?w([|Ch-CmS.DNica| oAt8=E3Fd:-6[pN&nua5s8Gi)|pA_BmDN?395F.5o]E|rrg',
  female: 'bMxGm+i3o|.5k0SkA,dDcBvd::&62p|}I,s]3 vI7}a3dE7_fi2v?_]!9A[F8|2(zo?2hc11hr15((?>3tn-:l_]x?.tS43p.:y864n;lMe8-8:|AD+8+w|9h9te1=bhD-8b|+M&-w8C[v(4Svn&CcMv&0yDcd11+Ap7uAxf];=NM ?(xt7ylc',
}
