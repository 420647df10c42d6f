// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009WeightFigures: Figures = {
  range: [0, 21],
  male: {
    x: { per: 12, text: 'ACCCAAGAMAAAAAAAAAAAAAAAAAA' },
    l: { per: 10, text: 'OPFAACDCFEDACACACCCDFFCACDC' },
    m: { per: 10, text: 'mCzBMENHMJWFAGEIEEESSWJjBZVLLH' },
    s: { per: 1000, text: 'qI7JuBDCCACICECCACDFADPfHMKIEA' },
  },
  female: {
    x: { per: 12, text: 'ACCCAAGAMAAAAAAAAAAAAAAAAAA' },
    l: { per: 10, text: 'KXMDACDCDAAAACAACADFCDCCADC' },
    m: { per: 10, text: 'iCxBKGNFMFSFEAKKAGOMAJVXVNHDF' },
    s: { per: 1000, text: 'kIzJuBDCAEDKCGECDDCDTbRMMKCACA' },
  },
}
