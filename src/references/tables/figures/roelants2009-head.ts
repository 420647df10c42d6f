// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009HeadFigures: Figures = {
  range: [0, 20],
  male: {
    x: { per: 12, text: 'ACCCAAGAMAAAAAAAAAAAAAAAAA' },
    l: { per: 10, text: 'hB0C1BAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10, text: '4V9TCDbLELEPCCFADCAACCAFDFDA' },
    s: { per: 1000, text: '0CvDaAAAAACDAAACDAAAAACDAAAA' },
  },
  female: {
    x: { per: 12, text: 'ACCCAAGAMAAAAAAAAAAAAAAAAA' },
    l: { per: 10, text: 'GIPAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10, text: 'uV5TAGbLEJEPDEAAHCCCDFDDDCDA' },
    s: { per: 1000, text: 'wChDODEDEDCDAACDAAACDAAAAAAA' },
  },
}
