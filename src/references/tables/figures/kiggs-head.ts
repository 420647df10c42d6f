// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsHeadFigures: Figures = {
  range: [0.3333333333333333, 18],
  male: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'r3jB08lBHTZnBtB3B7B4uDnVxWhWywB72B5cjM3FtDrCzCXLRtCpCrDxCAnBZ+BkF6H8GgDxBlD3DtClF3GvJpFf' },
    m: { per: 100, text: 'inI5hILPVVTPJgDbZXgBlBRFHHDFDADAFFDADAAIGKEFFFAJFNHA' },
    s: { per: 10000, text: 'oQnQAADCAAACADCDCDDCADCDCDCDCDCDCDACADCADCDCDAC' },
  },
  female: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'vnU65UDHHJPNRwdtF3FrFyPpOpJrEnBAVnB3B3CrBIgBaoBoBQTLGFblBvCpD5BNP9BmBoBG' },
    m: { per: 100, text: '0+Hl5HNTVVTPJiDlBdLkCxBhBNACFHLLHAGCGGCFAAADJLPHADHECC' },
    s: { per: 10000, text: 'uRvRAACDAAACDAACDAAACDAAAAAAAAACDAAAAAAAAAAAAAA' },
  },
}
