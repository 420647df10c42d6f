// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009BmiFigures: Figures = {
  range: [2, 21],
  male: {
    x: { per: 1, text: 'EDAAAAAAAAAAAAAAAAAA' },
    l: { per: 10, text: 'lBiBADCACAAAACADCADCAA' },
    m: { per: 10, text: 'oKzKEEAEEAEDEAACDDDADD' },
    s: { per: 1000, text: 'yEvECCEEACAFHFFHDAAECA' },
  },
  female: {
    x: { per: 1, text: 'EDAAAAAAAAAAAAAAAAAA' },
    l: { per: 10, text: 'ZUAACCAAEDADCDDCDADC' },
    m: { per: 10, text: 'iKpKCAECGCACACAADHAFCD' },
    s: { per: 1000, text: '6E9EIIIEDDFJHHJCCEGCCA' },
  },
}
