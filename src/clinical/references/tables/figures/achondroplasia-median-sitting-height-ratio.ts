// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const achondroplasiaMedianSittingHeightRatioFigures: Figures = {
  range: [0, 20],
  per: { x: 2, m: 10000 },
  male: '1ACCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC 38jO5HmBDHFFDFHCFDDCFACFCDCDAACFEDDEDAAAAAAAAA',
  female: '1ACCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC 38jO5HmBDHFFDFHCFDDCFACFCDCDAACFEDDEDAAAAAAAAA',
}
