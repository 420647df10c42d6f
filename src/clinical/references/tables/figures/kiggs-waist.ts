// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 100, s: 10000 },
  male: '1sBCCCCCCCCCCCCCC 2/jrBxmBDCDAAACDAACD0B 2wwM+FCCEEDAFJJJLDJ 2wnCjBAAAAACDAAAAAC',
  female: '1sBCCCCCCCCCCCCCC 4p0wB9vCd6D7BdIhBbJIXdSc 2ojMwGATXXXXPRNLHFD 28mC/BACCIEGEIEECAE',
}
