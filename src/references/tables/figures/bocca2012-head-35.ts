// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head35Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '8rGtrGADEDAACDCAAAAyDAAHHJJHJHHrC4EVNLNHJJFHHFHDFFFDcJJJFH' },
    s: { per: 1000000, text: 'wz7Cp58CG6EvD6EGEkDezC+DEEgCp+Dye6VoRuO8KiKyH0HyDiF+TthBgNkG8GyCkEiDwBkCgBuCUiBIUgCUI0PmBuCqBQgB' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '2nGpnGACDCDEDAAACADuDCFDJJJJFJHlCsERNLJHJHFHFHDFFDDFiBJJFHF' },
    s: { per: 1000000, text: 'qi2C972CkCbgBmBexB6CCGAqBCcrhDoQsRwK4JmJ8GyGkF+F+BmYjoBmL0JkHwD8FiD2C0DiBWwC0BUWyBKgCkQ4DwC2Ba4B' },
  },
}
