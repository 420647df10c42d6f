// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggs2011DiastolicFigures: Figures = {
  range: [3.5, 17.5],
  per: { x: 2, l: 1, m: 1, s: 10000 },
  male: '1OEEEEEEEEEEEEEE 1CAAAAAAAAAAAAAA 12DACACCCCCCCCCCE 2mpChCGIOKKOIEEFDDD',
  female: '1OEEEEEEEEEEEEEE 1CAAAAAAAAAAAAAA 12DCACCACCCCCACEC 2qpCpCKIIIIIGGIGIEK',
}
