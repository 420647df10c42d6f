// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const lyon1985TurnerHeightFigures: Figures = {
  range: [1, 20],
  per: { x: 1, l: 1, m: 100, s: 1000 },
  female: '1CCCCCCCCCCCCCCCCCCCC 1CAAAAAAAAAAAAAAAAAAA 464Mg8B9D/DcyFqCLhE7CI6B8BExB1CAgBgDM 1+CAAAAAAAAAAAAAAAAAAA',
}
