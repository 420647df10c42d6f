// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const achondroplasiaMedianSittingHeightRatioFigures: Figures = {
  range: [0, 20],
  per: { x: 2, m: 10000 },
  male: 'f)9M6(!!5z_Gs_wdk+FBcbhrb_E[c',
  female: 'f)9M6(!!5z_Gs_wdk+FBcbhrb_E[c',
}
