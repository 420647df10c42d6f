// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010HeadFigures: Figures = {
  range: [23, 41],
  male: {
    x: { per: 1, text: 'uBtBAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: '06C92CAALbnBjBfJMSKCJFDAD' },
    m: { per: 1000, text: 'q2pBp+nB+B8DwB/ClDQuB5BjB/BtDtD3GxKjNtFO' },
    s: { per: 1000, text: 'iDjDCAADAAADCAAADDACA' },
  },
  female: {
    x: { per: 1, text: 'uBtBAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: '0zChvCcWb/BxBxBXhBdTaYEIQEE' },
    m: { per: 1000, text: '+3oB//mBYSwC+BQdxD1BQvBnEvFrHjK3JjET' },
    s: { per: 1000, text: 'oDrDEAACHADAEACAHDCAC' },
  },
}
