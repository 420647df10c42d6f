// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggs2011DiastolicFigures: Figures = {
  range: [3.5, 17.5],
  male: {
    x: { per: 2, text: 'OLAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAA' },
    m: { per: 1, text: '2D3DCDCAAAAAAAAAC' },
    s: { per: 10000, text: 'mpCnrCGIOKKOIEEFDDD' },
  },
  female: {
    x: { per: 2, text: 'OLAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAA' },
    m: { per: 1, text: '2D1DDCADCAAAADCCD' },
    s: { per: 10000, text: 'qpCzrCKIIIIIGGIGIEK' },
  },
}
