// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistHipRatioFigures: Figures = {
  range: [11, 18],
  male: {
    x: { per: 2, text: 'sBrBAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'rq1Boy3BMML5C7FpJ7MxOhOzKkC4Dc' },
    m: { per: 1000, text: 'w0B30BDAADCCCCACAAD' },
    s: { per: 10000, text: 'ifhfCADCDCDDACDAA' },
  },
  female: {
    x: { per: 2, text: 'sBrBAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'zoiBm1gBXAAAAAAAACDA8B' },
    m: { per: 1000, text: 'gyBxyBDAACEAECACCAA' },
    s: { per: 10000, text: '6gB3gBAAAADCAAAADCA' },
  },
}
