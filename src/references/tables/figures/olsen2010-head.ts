// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010HeadFigures: Figures = {
  range: [23, 41],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  text: 'mBCuBCCCCCCCCCCCCCCCCCCG06C4DAALRNEEWUGJJLECCDGq2pBi4B+B+BtCvEH0DenDWdvBArD7DzC2H6FEiDACAADAAADCAAADDACAmBKE0zC0EcWb/BxBxBXhBdTaYEIQEEI+3oBg4BYHkCxCdCpBwEIjEbwBVdkDoFlCEoDDEAACHADAEACAHDCAC',
}
