// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWeightFigures: Figures = {
  range: [0.3333333333333333, 18],
  male: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '85IxyK4E8E0EoEgEwDiD5pBuLyF2D9nBkHgI2J6I4BfmD4H+NsRoP8L4KyJkJ4I+HqG0BrE9PzYrb9hBnTrDyHqHqGgDmC' },
    m: { per: 100, text: '4qB/mBVPLHJHF6CNFDwDHLVTMgBiBiBYDVUgBSWOKKagC0CkCIb9BrCrD/C7BbN' },
    s: { per: 10000, text: 'srC1sCGGGEEECHKKCWKKIIOWWSGDPJHDEKEHTZrB/B3C5CzBA6BgCqBWM' },
  },
  female: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'ia54BgBWQqBkBc0BxnBoMoLsJ7LmJtBrCY0DgGqHqI2I2I0I8HiHkFsC3BnHnN1SzV1U5PzIbsFuJ8K8JuHkEmC' },
    m: { per: 100, text: 'inBxjBTNLHFDHgDVPC+DCZNGMOOMCMWekBgBSaqBuBcV7B7B7B/B7B1BzBpBdTD' },
    s: { per: 10000, text: 'sqCtsCQMKIGEEGMEEuBWHAACAIQQUWUICFhB1B5CnDpCpBFMYgBYcWOIE' },
  },
}
