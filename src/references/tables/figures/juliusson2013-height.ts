// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const juliusson2013HeightFigures: Figures = {
  range: [7, 19],
  male: {
    x: { per: 1, text: 'ONAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAA' },
    m: { per: 10, text: '8tChqCPFCIUKVpBrBZP' },
    s: { per: 10000, text: 'uZ/YAIGCJrB1BFgBYK' },
  },
  female: {
    x: { per: 1, text: 'ONAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAA' },
    m: { per: 10, text: 'stC1pCRGOILrBnBXTCE' },
    s: { per: 10000, text: 'uajaFFLTPEOMGAD' },
  },
}
