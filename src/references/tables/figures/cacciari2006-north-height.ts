// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006NorthHeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: 'y8B59BJLFFACGIIIIAHVrB/BxC7Ba4FuK4L8HI3H7L1KlGzBgBkCzB0E' },
    m: { per: 10, text: '82B/zBJLFFDDDADADDADDCDEEGGCALNPNLFHDAD' },
    s: { per: 1000, text: 'kDnDACDCAAAAAAADCAACDCACDDFADACACACDC' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACA' },
    l: { per: 1000, text: 's3B15BAIKMKKIAFRZjBhBNoBsDkFiF+CLvD7ErE9CnBFOUUOOJU' },
    m: { per: 10, text: 'm2BvzBHDHAHAFDDDDDAECCEAFHNLJJHFDDDADCD' },
    s: { per: 1000, text: 'gDjDCAAAAADCAAAAACADAADDACDCAACDCAAAA' },
  },
}
