// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 100, s: 10000 },
  male: 'o0c=_sbx(=;vnI6 D!)s09EAA7 CBy?s|yc.G}SI,B',
  female: 'o0c=_s]Cd0>k_&?9mAef+2sx=gps,f[ !bStS7hGr.b[9!gShw2herCa',
}
