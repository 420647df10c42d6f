// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006SouthHeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 1000, m: 10, s: 1000 },
  male: 'elM?9S),B1z-tz>f:6>?hAnur=;4[65S!6 5>0Sndd+=i4a.,[F[vpbpm1y;z?>]tvw&-zD-x0zl2[Dy3!0o',
  female: 'elM?9S),B0_7!9v,p)n7gr12:!mdFfy&deI[_C|hiou[;Bd]8] &a2=?r!!DI?BGzl11(;tIB7gBk',
}
