// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head30Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '8sFnsFCDCAAAAACDCDC6EDFHLJLLLHJlDqGXVRPNNJLJHJFJFFHDeLNJJH' },
    s: { per: 1000000, text: 'o+zDph1DqBwBhBKuCIKsCfuBfwDhDzoEuYqVuO0QuMyIyJ6ImFwFyhBl/B8MuJgJ8EsFmCqFsBkCgDUsC8BNoCA4BdkCuC2BIyC' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '8oFnoFCAADCAAACDCDC4EDHHLLLLJLH/C+FXTRNLNJHLFJFHFFFFkBLLJHH' },
    s: { per: 1000000, text: 's1uDn2vDpDyCKwBoB/ByCuCnD2DdqBdpsEgX0U4Q0Q0JmMuJsGmI2EqmB9kCuRmNmKuIgG2EwGsB4DoC4ByDJmCiCYY0QsEiD0CeqC' },
  },
}
