// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head25Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '8pElpEEDCDAEFCCDAACuFADJHNJJLJJhEmIdZVVRRPNLNLHLHJFHgBRPNLL' },
    s: { per: 1000000, text: '08zDx0zDvD0B5ByB5CVQ1BiBlBA1CiBnIrL5I9D5CkB3DvByBEE8jBtvCoByD0C+EqEkF8DmEmDgF0CkB0Dc6CuBiCnasG8CsD6CwC' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'wlE1kEAACDCADCAAAAA2FAHJLNJNJLJ9D+HfZVVPRNNLNHJJHHFHkBRNNHL' },
    s: { per: 1000000, text: 'ojvExywEuDUvByCvBsDuCtBQQQkDnC7+FkfwagWkUwQsM8M2J0H+Hq6BrsD8VsSqN0N+I+IoHmFgGoDkDwD+B+C6CVqEiQ8EgEgE+DqC' },
  },
}
