// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009BmiFigures: Figures = {
  range: [2, 21],
  per: { x: 1, l: 10, m: 10, s: 1000 },
  text: 'oBCECCCCCCCCCCCCCCCCCCCElBDADCACAAAACADCADCAAEoKLEEAEEAEDEAACDDDADDEyEECCEEACAFHFFHDAAECAoBKEZFAACCAAEDADCDDCDADCEiKHCAECGCACACAADHAFCDG6EDIAAFHADFCADKACCFAD',
}
