// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const albertsson2002HeightFigures: Figures = {
  range: [7, 18],
  per: { x: 1, l: 1, m: 100, s: 1000000 },
  text: 'YCOCCCCCCCCCCCACCCCCCCCCCCCEqpYmmBhD1D1CwKK4HlFpP9LnKGm6xC2epQ4M1G9jB+gBxM8doXjS5BYKKGgmY8kBpBcZgNzVrE0E+D8CbGo2xC6UrQXkEvlBqlChB5J9NW5J',
}
