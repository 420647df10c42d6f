// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggs2011SystolicFigures: Figures = {
  range: [3.5, 17.5],
  male: {
    x: { per: 2, text: 'OLAAAAAAAAAAAAA' },
    l: { per: 10000, text: '7kJ6kJAAAAAAAAAAAAA' },
    m: { per: 1, text: 'gG/FDCCDACACAAADC' },
    s: { per: 10000, text: '+vB7wBCGIKKGKIECCAC' },
  },
  female: {
    x: { per: 2, text: 'OLAAAAAAAAAAAAA' },
    l: { per: 1, text: 'AAAAAAAAAAAAAAA' },
    m: { per: 1, text: 'iGjGCAACDCAAADADC' },
    s: { per: 10000, text: '2vB3vBAAAAAAAAAAAAA' },
  },
}
