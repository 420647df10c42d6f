// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head31Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmCwl.GNfl!4hr}944)|]m]lu+2y ;34&G|ly&-]tG}5}-[]c)se5x?k-w91ND[pa[s Mo1cx!)CG0IFwtCzmrzf0yri,wrxf.lrdxzg-Sgg[e4Cs;,-)?0',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmBy!f&cyx,fzv1in1):b88p(c(_xgz| ]so.kS}ywpEE6lhm[I.B,.5uAee.hBe,D-3&h4N!0momMxoy]8DMgr 3f,gD.-E.;n|dN2>xlE_G[ir3',
}
