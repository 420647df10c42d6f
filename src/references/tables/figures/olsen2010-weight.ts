// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010WeightFigures: Figures = {
  range: [23, 41],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  text: 'mBCuBCCCCCCCCCCCCCCCCCCGqyCZJCACFFADAQCKGDFALE6mBqEqBoBSaOwByBU8BAcuBDdvFrDvBEwIMEADDHHHDCESFZPCMEmBKG2qCfJEDFCFKJFQSSUXlBLDGwkBmEmBfeHEQtBQ4BlCX8BH3DlCsBSG4ISCDDDJCICAIYpBdGoBGF',
}
