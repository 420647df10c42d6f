// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 100, s: 10000 },
  text: 'eCsBCCCCCCCCCCCCCCE/jrBxmBDCDAAACDAACD0BGwwM+FCACAHCFFAADIHEwnCjBAAAAACDAAAAACeKIp0wB9vCd6D7BdIhBbJIXdScGojMwGATFAAAIDECECCE8mC/BACCIEGEIEECAE',
}
