// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const neyzi2006HeightFigures: Figures = {
  range: [6, 18],
  male: {
    x: { per: 2, text: 'YXAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10, text: 'woC5mCDAADACCCICAAGAFJPNNHHAD' },
    s: { per: 1000, text: 'wCvCDCDACDACAACAFDDDCAACCDA' },
  },
  female: {
    x: { per: 2, text: 'YXAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10, text: '8nC/lCFADAFCGKMCPRPLLFFFDDDCA' },
    s: { per: 1000, text: 'uCtCAADCAACDFDDAEACDCAAAAAA' },
  },
}
