// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015WeightForLengthFigures: Figures = {
  range: [49, 93],
  male: {
    x: { per: 1, text: 'iDhDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: 'iWjWAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 1000, text: 'u5F/oFAAAAACDCACDADDDFDDFFDDADDCCCACAEAACAAAACDAA' },
    s: { per: 1000, text: '8F9FAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  },
  female: {
    x: { per: 1, text: 'oDnDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: 'pvCovCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 1000, text: '+iHp1GuBCCAECEECEECACCADAAADFAFAHADDDAAAADCR' },
    s: { per: 1000, text: 'oFpFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  },
}
