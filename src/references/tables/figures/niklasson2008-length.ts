// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008LengthFigures: Figures = {
  range: [24, 42],
  male: {
    x: { per: 1, text: 'wBvBAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'snGl8FVVVVVAVVAAVVAAA7DsB' },
    s: { per: 100000000, text: 'mu34HvygmIiq/Bi1zBojmR1kpP8+gBsnN2qaohXm8wNn0sN4wT8wR8hEwilM/pkM89hiB76lc' },
  },
  female: {
    x: { per: 1, text: 'wBvBAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '0oGh+FpBAVApBAAVVAAVAAV3DsB' },
    s: { per: 100000000, text: '8slkHp00vH87xTv6nRmqoBm8RgtuB257Oli0O01Xm9Uq8F+tiN/2zM2nEqgEkkPoi0pB7tmmB' },
  },
}
