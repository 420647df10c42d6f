// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head36Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'mxG7wGCAAACDCAAAACDoDEAHHHHLFHJlCuERPJLJHHHHFHDHDFDFcJJHHF' },
    s: { per: 1000000, text: '0+1Cth3CmBgCE+BqBjBkDCG+BCoBa7wDqY+UkSiMuLwHmIqGwDmFmQjZ0ImJoD8EgDwCgBsCgBUqCIqClB+BIUoSsCwCRmCQ' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '6sGvsGAACAAAACDCADCkDEFDJHHLFHFlCmEPNLHJFJFFFHDFDFDFiBHJHFH' },
    s: { per: 1000000, text: 'q1yCntzCgCCoBAEgC7BiDjBV+BaV94C0Q+M+JiLmIsEuI+EgCoG6S1iBuK6HgHuE4E2DyByDWkCe4BS0BWGiCwRgC6DYMwD' },
  },
}
