// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008LengthFigures: Figures = {
  range: [24, 42],
  per: { x: 1, l: 1, m: 100, s: 100000000 },
  male: '1wBCCCCCCCCCCCCCCCCCC 1CAAAAAAAAAAAAAAAAAA 2snGoLVVVVVAVVAAVVAAA7DsB 2mu34HpkpNiq/Bi1zBojmR1kpP8+gBsnN2qaohXm8wNn0sN4wT8wR8hEwilM/pkM89hiB76lc',
  female: '1wBCCCCCCCCCCCCCCCCCC 1CAAAAAAAAAAAAAAAAAA 20oG0KpBAVApBAAVVAAVAAV3DsB 28slkHtnvL87xTv6nRmqoBm8RgtuB257Oli0O01Xm9Uq8F+tiN/2zM2nEqgEkkPoi0pB7tmmB',
}
