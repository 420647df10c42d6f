// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistHipRatioFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 1000, s: 10000 },
  male: 'o0c=_s]Cf)bI)u}N0h;z=!4Evz)da[u:eypgks!nhC&Sp2x.)t:',
  female: 'o0c=_sbwf6E_yd.v(MN9?ze]7 }S=oA?|cp',
}
