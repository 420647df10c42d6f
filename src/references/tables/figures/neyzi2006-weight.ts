// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const neyzi2006WeightFigures: Figures = {
  range: [6, 18],
  per: { x: 2, l: 100, m: 10, s: 1000 },
  male: 'k(suS5>;96(n-kzf&B?5(o>zGvzyd7}2(_8+&tiw+zz+-is3hNxkG0Dk:IGhM19',
  female: 'k(suS5>:pDg&ik>t,l[weG)|&Fhiwa|c1fad)&zEwlBG(ysIi>Dx-0Dh&ipS',
}
