// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsHeightFigures: Figures = {
  range: [0.3333333333333333, 18],
  male: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'qwC36CMOQQQUUzKqEyD4CVuGkFmE0DqDiDiDuDuDiD+B2B8B+ByC+CwE8FgIsLmNgK+B1GhOrRxR1OrKrFvC' },
    m: { per: 100, text: 'owM3hMjC3BpBfXPLkNzBtBvBoNzCxC9BlBTDDQGZxBnBVVNHKQoBkCiD2BdzCjErE9DlDlClBR' },
    s: { per: 10000, text: 'sYrZGGECEECIECFMGHFDAFDHCDGAEEEEEADDNTZTLGKOKGC' },
  },
  female: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'slMt3L9BvBjBXNNN4NxCpCxBwNpBrChCRGlBrBlBdLEFHEUeiBOZpC5DnDvClC9B1BrBnBPOC' },
    s: { per: 10000, text: 'oZjaCEEECEACMCAGADDEFDAACCACADFJHLJFCGCEEEAEDCD' },
  },
}
