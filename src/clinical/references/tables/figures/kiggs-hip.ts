// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsHipFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 100, s: 10000 },
  male: '1sBCCCCCCCCCCCCCC 2r7U9qCDCDCADCADCDCgD 3igP0IIMCJNNLPRCOYA 2+iC1BCDCDACDCDCDCA',
  female: '1sBCCCCCCCCCCCCCC 4/+VrtElCqFlCbIXlBzBbFnBH2B 3woPuNIbNJHFEEKCMEG 2ykC3CAAGEIIIGKGCGD',
}
