// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const albertsson2002HeightFigures: Figures = {
  range: [7, 18],
  male: {
    x: { per: 1, text: 'ONAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAA' },
    m: { per: 100, text: 'qpYljXhD1D1CwKK4HlFpP9LnK' },
    s: { per: 1000000, text: 'm6xCx7wCpQxDlKhuBjNzZqEybwJ4H' },
  },
  female: {
    x: { per: 1, text: 'ONAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAA' },
    m: { per: 100, text: 'gmYlhXpBNlB8L3JhOtJvFzCtD' },
    s: { per: 1000000, text: 'o2xCvhxCrQhR9MryBgTgSoI1F/E3O' },
  },
}
