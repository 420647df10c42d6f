// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggs2011SystolicFigures: Figures = {
  range: [3.5, 17.5],
  per: { x: 2, l: 10000, m: 1, s: 10000 },
  male: '1OEEEEEEEEEEEEEE 17kJAAAAAAAAAAAAAA 1gGCACECCEEGGGGEG 2+vBdCGIKKGKIECCAC',
  female: '1OEEEEEEEEEEEEEE 1AAAAAAAAAAAAAAA 1iGACCCECEEEECCAC 12vBAAAAAAAAAAAAAA',
}
