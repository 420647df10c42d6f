// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const achondroplasiaMedianSittingHeightRatioFigures: Figures = {
  range: [0, 20],
  male: {
    x: { per: 2, text: 'ACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000, text: '8jO1rOmBkBeaWUQKMIGEGCCEACACAAACDCADCAAAAAAAAAA' },
  },
  female: {
    x: { per: 2, text: 'ACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000, text: '8jO1rOmBkBeaWUQKMIGEGCCEACACAAACDCADCAAAAAAAAAA' },
  },
}
