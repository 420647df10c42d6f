// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head28Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'o/Ex+EACDCAAAAACDCDmFAHFLLLLHLLvDkHdVTRRLPJLJJHHJFHDeNNLLH' },
    s: { per: 1000000, text: 'oh4D314DpCmB0B1D0CGGIwCxDyBmBb/pDuK0OgK8J6I4HgH4E6FuFumBhsCuMoIkIqFkGgEsD8CoDwCwC4BMwDHwBUjIiDwB0DgBqB' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'k7Er6EADCAACDACDCADoFAJHNLJNLJJrD4GbXRRNNLJLJHJFHFFFiBLNJJH' },
    s: { per: 1000000, text: 'ko8D9w9DOsElBMKuB4BMlB6BoBM0B5jF+X6byPuS0NsL+LsG2IiIirBjzCsT4R0JwKiH6G6F2DgEqD8C4BoCoBoCYamSwEqCkEwBuC' },
  },
}
