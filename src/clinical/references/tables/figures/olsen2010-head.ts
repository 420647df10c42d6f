// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010HeadFigures: Figures = {
  range: [23, 41],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  male: '1uBCCCCCCCCCCCCCCCCCC 306C4DAALRNEEWUGJJLECCD 3q2pBi4B+B+BtCvEH0DenDWdvBArD7DzC2H6F 1iDACCCAAAADAAAADFFDD',
  female: '1uBCCCCCCCCCCCCCCCCCC 30zC0EcHxBlBOAaLEKsBDVEINA 4+3oBg4BYHkCxCdCpBwEIjEbwBVdkDoFlC 1oDDCCCEDDFFAACCFHFFD',
}
