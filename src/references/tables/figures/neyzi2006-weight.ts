// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const neyzi2006WeightFigures: Figures = {
  range: [6, 18],
  male: {
    x: { per: 2, text: 'YXAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: 'kHvHACDCDDDJLJEeUPLCcDFFADA' },
    m: { per: 10, text: '2M5LDDCACAEOWCNLEIGDNLJFHDA' },
    s: { per: 1000, text: 'gI1HCDACAAEECJNJHHHACCGEACC' },
  },
  female: {
    x: { per: 2, text: 'YXAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: 'iGxGADAFDDDCKeJJLHeADHAAAAC' },
    m: { per: 10, text: '4MhMACECAEGGQIHNLLFJHFDDACA' },
    s: { per: 1000, text: 'oKlKDEDECEDANPNDCECIEEACDAC' },
  },
}
