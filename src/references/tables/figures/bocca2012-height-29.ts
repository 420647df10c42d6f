// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height29Figures: Figures = {
  range: [0, 4],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'kmHllHCAAAAAAAAACDAuGCHAHHFJFHJ7FoMfdbbVTTRLRHNHJJFFgENPLLJHHHHFHsa1D7CtC' },
    s: { per: 1000000, text: 'ynlF9mmF9CiCIIMGgCGrB6BfwBGx7EgRsP4N2MuL0JuK2GmIiHkkCzkEqYuTuO4MgLyH+G+FkFqE6C8D2B6C8Be8BvD0CyD4CeoCGgBcgBJcobwEsB2B' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '4jH3iHAAAAAAADCAAADoGFFHFJFJDJHrFqLbXXVTTPNNNJLHJHFHmERNLJLHHHJDHib3D9CrC' },
    s: { per: 1000000, text: 'u4qFpmsFtBQkCiCMrB4D2B3C2DrB+ByB7lGid4Y6UyQwP0MwKiK+IyHqoC7qEuZiUyQsNyKyJgI+E0GoDoEsDyC4CoCgBmB3C8EgD2BsBsCC0BaMCyBypByG0DwB' },
  },
}
