// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistHeightRatioFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 10000, s: 10000 },
  male: '1sBCCCCCCCCCCCCCC 2hlyB/gBDAACDAAACDAAsB 2wyIhCDEDEGOUWUQIEC 14+BPNNNNPNNNNNPNN',
  female: '1sBCCCCCCCCCCCCCC 296/BsFEAACDAAAAAACL 1ikIJLJHFAGIOSSWWW 1y8BJLJJLJJJLJJJLJ',
}
