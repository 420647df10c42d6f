// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const isojima2016NoonanHeightFigures: Figures = {
  range: [0, 20],
  male: {
    x: { per: 2, text: 'ACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10, text: 'qepWvD1BNLJDFHCCDDDDJACGEADFDAAEEGHHNHHHFDDFA' },
    s: { per: 1000, text: 'kDxDMCFCDCADCAACACDAAAAAACAAADAFAAFCACDCACD' },
  },
  female: {
    x: { per: 2, text: 'ACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10, text: 'getW/CtBZRFDDCDAADFFDDCEAECDDFDHFDHHHDJDDDCCA' },
    s: { per: 1000, text: '4DnEIEEDAAAAAACDACDCDCDCDAADAAAAACDCDCAAAAA' },
  },
}
