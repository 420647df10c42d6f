// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const lyon1985TurnerHeightFigures: Figures = {
  range: [1, 20],
  per: { x: 1, l: 1, m: 100, s: 1000 },
  text: 'AoBCCCCCCCCCCCCCCCCCCCCCACCCCCCCCCCCCCCCCCCCCI64Mg8B9D/DcyFqCLhE7CI6B8BExB1CAgBgDMC+CAAAAAAAAAAAAAAAAAAA',
}
