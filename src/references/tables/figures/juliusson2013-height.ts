// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const juliusson2013HeightFigures: Figures = {
  range: [7, 19],
  per: { x: 1, l: 1, m: 10, s: 10000 },
  male: 'nk a[vn FGgx- 4rBytyaDGeyGl>ir[wbD;6GeIC',
  female: 'nk a[vn!fD:c8I9,mi,B6&?9022.yi8pzBhS5',
}
