// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head29Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'kmFvlFEDAAACADEFEDDiFAFJJLLLHLLpD4GbVTRLPLJLJHJFHHFFgBNNLHJ' },
    s: { per: 1000000, text: 'w12D9w3D9EqGjCIwCjBIwBrCgFxE4DqBvgEyT6P+PyMkMoHkKsEiH+E+lB3nC4N4I8I+FuFiDqDwCuEa2BmCsCGwBegBpEwB+DasB2B' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'iiFrhFCDACDCADEFEDAgFDFJLNJNHLJnDuGbVPRLLNJJHHJFFHDHmBPJJJH' },
    s: { per: 1000000, text: 'qr1D7v2DjB4BKsB0BhBK8DpC8CpCwByCr4E8WyXkRgQsNuK+KoG4I8F4qBrtCgSoQiKuI4HwEkGuDuD4C4C4BkCckBkDHsRiEyC6C4CqC' },
  },
}
