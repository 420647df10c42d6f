// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const vangameren2012HeadFigures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'AgMDCADCADCDiMDACDACDAgYDCADCDCArhB0tE' },
    l: { per: 10000, text: '845B958BQPCYJKeCiB78C8DgEkE4F8F+FgH8G36DobyYiXyUiQ0N8L+Kk0Cj8I' },
    m: { per: 10000, text: 'w+zU3tsUxBSpBpDzBxDvFzD3G6mG3ata5Z1b9ZrXnWvTylFt7Bh0BnwBrnB9brWnYzWp/B6uF' },
    s: { per: 10000, text: '6VhWADCAAAAACJCDCACDACJAACCAAEAGJ' },
  },
  female: {
    x: { per: 10000, text: 'AgMDCADCADCDiMDACDACDAgYDCADCDCArhB0tE' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000, text: 'uvjUv96TDxCjEzCkBRlH5L5UytFpyB3nBrfxXrZlUzPxJg1EnyB3sB9pBhehZtV5LNpqC0hK' },
    s: { per: 10000, text: '2QxQDCDADADDAFAAACAACADACDCDCADEL' },
  },
}
