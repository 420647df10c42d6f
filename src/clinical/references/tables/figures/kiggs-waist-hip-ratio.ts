// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistHipRatioFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 1000, s: 10000 },
  male: '1sBCCCCCCCCCCCCCC 4rq1B+nCMAX5BVNF8BmC+CoJjLxE 1w0BHJJJLJHFDDAAAD 1ifCEECECECAACAAA',
  female: '1sBCCCCCCCCCCCCCC 2zoiBtzBXAAAAAAAACDA8B 1gyBRTTTRNNJHHFDDD 16gBEEEEECEEEEECEE',
}
