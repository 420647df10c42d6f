// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const juliusson2013HeightFigures: Figures = {
  range: [7, 19],
  per: { x: 1, l: 1, m: 10, s: 10000 },
  male: '1OCCCCCCCCCCCC 1CAAAAAAAAAAAA 38tC8DPKGGMLfVDSK 4uZQAILDHZY6BNtBH',
  female: '1OCCCCCCCCCCCC 1CAAAAAAAAAAAA 3stC4DRWIHThBEQEUC 2uaMFFLTPEOMGAD',
}
