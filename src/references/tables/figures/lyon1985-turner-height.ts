// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const lyon1985TurnerHeightFigures: Figures = {
  range: [1, 20],
  female: {
    x: { per: 1, text: 'CAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '64M78K9D7H9KtIzDeuBd/CnDzBGO/BrE3FjEjC' },
    s: { per: 1000, text: '+C/CAAAAAAAAAAAAAAAAAA' },
  },
}
