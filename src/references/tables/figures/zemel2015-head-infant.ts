// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015HeadInfantFigures: Figures = {
  range: [0.08333333333333333, 3],
  male: {
    x: { per: 12, text: 'CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: 'qxHrxHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 1000, text: 'gkmClojCpE9I9O9NjM3IpFxDjDlC5BzBnBjBfXVTTFIOIDVbRNJFFHFJ' },
    s: { per: 1000, text: '2B3BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  },
  female: {
    x: { per: 12, text: 'CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: 'y+Fz+FAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 1000, text: 'ggnCpulCPrBrChDjEzErEhExD7CrCjCvBrBfZVXNJFDLRbhBddXdTJCN' },
    s: { per: 100, text: 'GHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  },
}
