// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsHipFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 100, s: 10000 },
  male: 'o0c=_sb|poIBEiF=lud[l?:nDt(]lzea!=&?y3 pb>s=|b;',
  female: 'o0c=_s]D9xy|Dp5>2}sx))b? g|dBdr!vhsN___F>-aC,;]wgbaa[!m1kmv',
}
