// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006WeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 1000, m: 10, s: 1000 },
  male: 'elM?9S),adt67I=bExh fm>]My,c4A?kw}I_d,>,[d69!Bbg0nnDu7_4tl4nEMgo.c!9]fv&41',
  female: 'elM?9S),38(Bhu]saxGN]SlpNv(h[ n3y-]zv[2;8+hz2SN0&=g-9zgs&;unBiCBNg69},[mgk=(7o n[1i',
}
