// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008WeightFigures: Figures = {
  range: [24, 42],
  male: {
    x: { per: 1, text: 'wBvBAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'AAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000000, text: '40thNz0g1Kuk0Iyg8Gmo2Fg0kI8ulDo4vIgr3Cwv5D8usCsovE5/L4vgCw/cs0zE1kmG5w+uCsrnB' },
    s: { per: 10000000, text: 'sn+5Cvmr7CDAk/sBl/sBAAk/sBj/sBDk/sBl/sBk/sBl/sBAk/sBr9mEq9mE' },
  },
  female: {
    x: { per: 1, text: 'wBvBAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'AAAAAAAAAAAAAAAAAAA' },
    m: { per: 10000000, text: 'u3j1M16+qK+/rI0zlFg75G0g+F87+G8s6Dg1jC0qjG42pC8tY068Csg+Bo7bhggF068CxiidtnihD' },
    s: { per: 10000000, text: 'gj/gDph5jDk/sBAACDAAAACi/sBl/sBAAk/sBv8zFu8zF' },
  },
}
