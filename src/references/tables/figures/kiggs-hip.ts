// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsHipFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 100, s: 10000 },
  text: 'eCsBCCCCCCCCCCCCCCEr7U9qCDCDCADCADCDCgDIigP0IIMLLFACFDSMKZE+iC1BCDCDACDCDCDCAeKI/+VrtElCqFlCbIXlBzBbFnBH2BIwoPuNIbOECCIAGJKJCEykC3CAAGEIIIGKGCGD',
}
