// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const achondroplasiaMedianLegLengthFigures: Figures = {
  range: [0, 20],
  male: {
    x: { per: 2, text: 'ACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'yyCz4BhL/D7BjBLhBfLCFJJLJJFLLAKIGHJJFCCCEFHRTbbPFA' },
  },
  female: {
    x: { per: 2, text: 'ACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '+xCv5B5J7D/BZdXTPFAFJLJJHFACCAAFHJLLNNRNNLLHFDAA' },
  },
}
