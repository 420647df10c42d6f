// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cacciari2006HeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 1000, m: 10, s: 1000 },
  male: 'elM?9S),B1hs.k9t(dpF3fBp-zh syB(x0&0v:(IASgma3yb(&c]Np+we6wrCkx 8bMik8sF?0S_zFBA5lF:o_:[nb',
  female: 'elM?9S),B-G:r!;bFeiv5:]p}lSa|cFpiuG0bb(- g(E!)=rE)325:G3]tmmagbvn)k0+2=[+:h&.MnS,',
}
