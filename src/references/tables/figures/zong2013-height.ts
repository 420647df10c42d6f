// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013HeightFigures: Figures = {
  range: [0, 18],
  male: {
    x: { per: 12, text: 'ACAAAAACAACAAAGANMAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: '6D/DAACAADCAACDCDCACDCDEDACAAACDCAAEAACDDDAFAADCD' },
    m: { per: 10, text: 'wf5cLNPLJWAHQJAAmBNjD6CHCAFJAGFFFAFFCGIIEEJNNPJNDHAA' },
    s: { per: 10000, text: 'gWrUvBlBEOIEAIKACFJdYZMKCFICCFCADCDGEGEPjBdRGOMQCGAE' },
  },
  female: {
    x: { per: 12, text: 'ACAAAAACAACAAAGANMAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: '6C/CDCACDCDCACAACCFECAAAACDCAAACAAAADDADDAADAACDA' },
    m: { per: 10, text: 'ifzcHLPJLYAFSLDDqBPjD6CDDDFFHGAFDACECCFJLLJHFJDHCACD' },
    s: { per: 10000, text: 'wV7TpBpBFUMMFHEGKCHtBefSOHCGCCDDCEEFJNRRHGEIIEGGDDCA' },
  },
}
