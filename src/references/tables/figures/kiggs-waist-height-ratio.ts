// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistHeightRatioFigures: Figures = {
  range: [11, 18],
  male: {
    x: { per: 2, text: 'sBrBAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'hlyBikxBDAACDAAACDAAsB' },
    m: { per: 10000, text: 'wyIx0IDEDEGOUWUQIEC' },
    s: { per: 10000, text: '4+Bn/BCAAADCAAAADCA' },
  },
  female: {
    x: { per: 2, text: 'sBrBAAAAAAAAAAAAA' },
    l: { per: 10000, text: '96/BoggCEAACDAAAAAACL' },
    m: { per: 10000, text: 'ikIrkIDCCCEGCGEAEAA' },
    s: { per: 10000, text: 'y8B78BDCADCAADCAADC' },
  },
}
