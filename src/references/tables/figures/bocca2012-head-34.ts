// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head34Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'omG5lGCDCAACDCDCAAD8DCFHHLHLHHHxCgFTRLLLJHJHFHFHDHDDcJJJJD' },
    s: { per: 1000000, text: 'mnhDvuiDZgFXGiE1CgDmBkBZkCgCdzlEuduY+TsNiM6LoH6FmHyDgYzmBgKwKyF+D0DoDmB+CmBkCJgCuCjBuCjB0B0L0CmB0CCG' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'kiG1hGACDCDCAAAACDC0DADFLHLHJJFrC2EVLNJLFJHHFFFHAHDDiBLHHHF' },
    s: { per: 1000000, text: 'w55Chz6C7BoBgBqBeZkCE7BgE3C+CXlpD8T4P6L4MoH0JqG2EkG+E+WrrBgO8H6HyG6D6DmDyCkByDUWuCFuCIIwRmEWkCwDf' },
  },
}
