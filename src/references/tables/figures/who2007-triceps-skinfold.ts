// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2007TricepsSkinfoldFigures: Figures = {
  range: [0.24914442162902123, 5.08145106091718],
  male: {
    x: { per: 365.25, text: '2F5EDFAACCCCEFCAAECEADADCEEEDGAEKOsCHZJEIDAMY0CkGtK' },
    l: { per: 10000, text: '8BlIekBIGDDDALWDGEJAHEKCKDFJDGJGHNVvDYwBSCFKGJTrChF0J' },
    m: { per: 10000, text: '03+FpvgGoEoFnCvCtG7F/E9D9G2LRgEoEhCuCQ0GoIwF2GmDuCkD4DwFyD6EqE0EyFoP9BxI7FvE5D1D/DnFnHlQjdkxB' },
    s: { per: 100000, text: 'mugBt5f/CvDXZGFTdV7CjBvBjBVZNNJDAGKMQAYMUqB8B2ICnCHuBoCiBqB+CgFoPyjB36B' },
  },
  female: {
    x: { per: 365.25, text: '2FjFDAAAACAEDGEFAACCAEAEGAEAEDEFDCGAEIKgBKFS0BYNQMHAzB' },
    l: { per: 10000, text: '01DvjEqCaWUQNQlBqB1BXiCQSACUJUAHYKWKYIWQGAGGFARIQEJCOEEGEI' },
    m: { per: 10000, text: '6v+Fnw/F8CtCvDlD7CxHrC/LsE1P5IwN+DyEgBqCmGSuG8BkBiH+DwGuEuG0EuFkE6DwE8DuE8F4GuO8C/EkCqMuC3IeoCXWrM' },
    s: { per: 100000, text: 'qniB31hB5CZXXZOdiBpCmBVpD3BtBfhBdVXRRPLDGMUUUYgBaiByBiCiFkDa6D0J+ErCyBM7CjCrI' },
  },
}
