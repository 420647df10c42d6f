// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistFigures: Figures = {
  range: [11, 18],
  male: {
    x: { per: 2, text: 'sBrBAAAAAAAAAAAAA' },
    l: { per: 10000, text: '/jrBu9pBDCDAAACDAACD0B' },
    m: { per: 100, text: 'wwMzqMCCEEDAFJJJLDJ' },
    s: { per: 10000, text: 'wnCzoCAAAAACDAAAAAC' },
  },
  female: {
    x: { per: 2, text: 'sBrBAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'p0wBskuBd+C+EiGuH6HsH2GoGkFkD2BkB' },
    m: { per: 100, text: 'ojM58LATXXXXPRNLHFD' },
    s: { per: 10000, text: '8mC7oCACCIEGEIEECAE' },
  },
}
