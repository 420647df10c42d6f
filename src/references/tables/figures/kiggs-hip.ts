// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsHipFigures: Figures = {
  range: [11, 18],
  male: {
    x: { per: 2, text: 'sBrBAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'r7UuwSDCDCADCADCDCgD' },
    m: { per: 100, text: 'igPv3OIUWOCLVjBzBxBjBLL' },
    s: { per: 10000, text: '+iCzkCCDCDACDCDCDCA' },
  },
  female: {
    x: { per: 2, text: 'sBrBAAAAAAAAAAAAA' },
    l: { per: 10000, text: '/+V0xRlCmDsG4IsLqNkOsN6LkKoHmE6C' },
    m: { per: 100, text: 'woPj7OITfnBtBxBtBpBfdRNH' },
    s: { per: 10000, text: 'ykCpnCAAGEIIIGKGCGD' },
  },
}
