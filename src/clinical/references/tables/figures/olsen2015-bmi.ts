// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2015BmiFigures: Figures = {
  range: [24, 41],
  per: { x: 1, l: 1000000, m: 1000000, s: 1000000 },
  male: '1wBCCCCCCCCCCCCCCCCC 4y19J8/BaSRzBENGcLPmDLJUpBR 2oh3mNwg7Q29/BuwQhna67qDkkuDkpsDonXoqrCyxK04c8nbl6xCwsPx8lQ5kuJ11lB 3sysGkhD7ay/BpjD+jDi2BrpKuwF44FjcwiE5uKl7GkqFs0BkwHspC',
  female: '1wBCCCCCCCCCCCCCCCCC 1wkvMy6lC0hI9koCnsrD43Jo7rCqswBs6ar8avg9DjmmB2g3E40gClokDnlrDinpEg15K 3+/h7MotwQ6hBm+VuhiC28DwrFxlP76kBk5b7qc9x4BgrgBh8f5xjFxspDxvB4uhD 2y62G0rCviBwRunC35F3Mw4E1dtwDgnDu8LtbvhP5xO6iC8yEgpJ',
}
