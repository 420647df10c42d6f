// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010WeightFigures: Figures = {
  range: [23, 41],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  male: '1uBCCCCCCCCCCCCCCCCCC 2qyCZJHHFJNNPPCEOUSOOE 36mBqEqBDXINiBCfoB9BcSxBbzEkC8B 1wIMQQOMGAHJHDQMNbZNJ',
  female: '1uBCCCCCCCCCCCCCCCCCC 32qCfJEDFCFKJFQSSUXlBLD 3wkBmEmBfeHEQtBQ4BlCX8BH3DlCsBS 14ISUUSOCJLLLDeWPtBjBTH',
}
