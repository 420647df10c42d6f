// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs3WeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '6tE38E9BlExFtFxEnDrBYqC0D8EoG+HqJoKuK0JmI8FmDYrB9C5DrEpE9DlD5CxCxCtCnCxBZ' },
    m: { per: 1000, text: 'q9UppThC1DjC+BqG8HoGoCfxCxCvBG+BwD4E0FgGgGoFgEkCC3BnDpEhF1FlGpGvGhGpFxDxB' },
    s: { per: 100000, text: 'iymB36mBkB4C4EoGsH8HgIuHwGmFwD+BOb7BzCpDnEjFlG9GjHnH5GnGjF/D3CzBbJFDDA' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'vtB8WACGEOWqBkC+C4DuE8E8E0EiE0DgD0CmC+ByBkBQV9BpDtElFpFlFtEvDxCvBT' },
    m: { per: 1000, text: '6vTj7RFHMmBkCmCyBQFKyBkDsE4E4EuE+DsD4C4BIjBxC5D3ErF5FjGlGxG1GvG7FhE7B' },
    s: { per: 100000, text: 'ywoB/+nBEIEEIU2B8C4DuEoE0DyCmBF3BlD5ElGjH5H7HtHzG1F7EhE9C9BTMqBuBqBU' },
  },
}
