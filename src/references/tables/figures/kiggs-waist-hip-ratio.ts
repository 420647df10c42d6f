// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistHipRatioFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 1000, s: 10000 },
  text: 'eCsBCCCCCCCCCCCCCCGrq1B+nCMAXvCjDvDzD3BQuD2M0B9CEw0BHDAADCCCCACAADCifCEECECECAACAAAeKEzoiBtzBXAAAAAAAACDA8BEgyBRDAACEAECACCAAC6gBEEEEECEEEEECEE',
}
