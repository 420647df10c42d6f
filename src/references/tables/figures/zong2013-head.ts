// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013HeadFigures: Figures = {
  range: [0, 6],
  male: {
    x: { per: 12, text: 'ACAAAAACAACAAAGAAAAAAA' },
    l: { per: 100, text: '2IrMQekBaOSAJAFFACFDAADAA' },
    m: { per: 10, text: 'yVjUJJJFDGHFDAFAGFFCDCDD' },
    s: { per: 10000, text: 'kVtVFADAEHECCACADACACADE' },
  },
  female: {
    x: { per: 12, text: 'ACAAAAACAACAAAGAAAAAAA' },
    l: { per: 100, text: 'mInLEMUYOKQEGCDAKAHDADDA' },
    m: { per: 10, text: 'oV9TJHHHDIHHCDDDGFADDAAD' },
    s: { per: 10000, text: '2VxWECGCEDCEFEDADACAACAC' },
  },
}
