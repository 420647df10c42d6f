// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2015BmiFigures: Figures = {
  range: [24, 41],
  per: { x: 1, l: 1000000, m: 1000000, s: 1000000 },
  text: 'kBCwBCCCCCCCCCCCCCCCCCIy19J8/BaSRzBENGcLPmDLJUpBRGoh3mNwg7Q29/BptvBv3qB6ilEqoDh7B9h1Cgj0B34gCinS5wBhitD0mhDhp1Q433GkvoIGsysGkhD7ay/BpjD+jDi2BrpKuwF44FjcwiE5uKl7GkqFs0BkwHspCkBKCwkvMy6lC0hI9koCnsrD43Jo7rCqswBs6ar8avg9DjmmB2g3E40gClokDnlrDinpEg15KI+/h7MotwQ6hBm+VojsB5k+B6uBhxUr1V+zgC/j4Bjnc884ChngC51jEol6Bg9nDo+iDCy62G0rCmpB26BkiEz3BpkCo0C02B55BotB2pNquMlzC9kRjiPnvKnmB',
}
