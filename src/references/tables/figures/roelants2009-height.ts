// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009HeightFigures: Figures = {
  range: [0, 21],
  male: {
    x: { per: 12, text: 'ACCCAAGAMAAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10, text: '2f9caWtBV2BZgCZJCHLNJESMIbpBhBVLFJ' },
    s: { per: 1000, text: 'wC5CGDEDECAAADDACDCCAHFACCCDC' },
  },
  female: {
    x: { per: 12, text: 'ACCCAAGAMAAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 10, text: 'of7ckBWvBP6Bb+BdAFHNPGWDXlBdZPHAAA' },
    s: { per: 10000, text: 'gZ5c4DVUAUKULVAAAVoBVpBpBAUAoBAAAA' },
  },
}
