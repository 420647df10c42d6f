// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015WeightFigures: Figures = {
  range: [0, 20],
  per: { x: 12, l: 1000, m: 1000, s: 1000 },
  male: 'b9,1rc.vy.xb]kGS0(i7M+9zuc(M;6,MB5EbAnS!bw:N,zf9 9 7u6d:h|g0bI:ySN57|osx2oMl3 rbi4ID.GNy.hm  |?AN>)p9t]!9mt= DMM47y=C7p+mxNfdANp]+sD3?uC[4an z,5}_]47k>m?f',
  female: 'b9,1rc.vy.y;.9B5B2i9}pi,}+5mCnkMN>,?0Cm5.u4h43h G_5b6_|,li?p,DhhEwl Ml3zMsyBMiI(rye3N,6wCG,M)C0zG 6i|.M4wfnN6,2v!8nD,E=,N5_EB7z|[sB2Ei5>t[vcGF0y[CAya',
}
