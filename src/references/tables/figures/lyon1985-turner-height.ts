// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const lyon1985TurnerHeightFigures: Figures = {
  range: [1, 20],
  per: { x: 1, l: 1, m: 100, s: 1000 },
  female: 'iS:!3s7=]ft:x9s25gs|B2fCr=[3glg0ypBIbs(u',
}
