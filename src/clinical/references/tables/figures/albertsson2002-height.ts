// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const albertsson2002HeightFigures: Figures = {
  range: [7, 18],
  per: { x: 1, l: 1, m: 100, s: 1000000 },
  male: '1OCCCCCCCCCCC 1CAAAAAAAAAAA 2qpYmmBhD1D1CwKK4HlFpP9LnK 2m6xC2epQxDlKhuBjNzZqEybwJ4H',
  female: '1OCCCCCCCCCCC 1CAAAAAAAAAAA 3gmY8kBpBcZgNzVrE0E+D8Cb 3o2xC6UrQXkEvlBqlChB5J9NW5J',
}
