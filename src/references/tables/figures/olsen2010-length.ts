// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010LengthFigures: Figures = {
  range: [23, 41],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  text: 'mBCuBCCCCCCCCCCCCCCCCCCIwkD4ICFPNMIEYHUbPUUTPRG0k7B6uC0D0BpB1C/DkCW9BC/EgCgFlEnIhCoE0DEyDECDDAFADAACCAFDACCmBKC6kD0L8MqOiKCrK1G4F7C1O1JtCI2D+B2CuCoCIqq6B6rCoC8BFxDMrCdsHRzHsFsFpIlF2D4IAEuDGCDDDDFDCACCAFFEDE',
}
