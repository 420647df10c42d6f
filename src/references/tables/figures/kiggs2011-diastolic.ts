// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggs2011DiastolicFigures: Figures = {
  range: [3.5, 17.5],
  per: { x: 2, l: 1, m: 1, s: 10000 },
  male: 'o0e==le&AC}o];G(&xz;3+E5SrNn',
  female: 'o0e==le&AC|y|v85;y.9;nygc8|.',
}
