// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009HeadFigures: Figures = {
  range: [0, 20],
  per: { x: 12, l: 10, m: 10, s: 1000 },
  text: '0BEACCCAAGAMAAAAAAAAAAAAAAAAAAhBUUUUUUUUUUUUUUUUUUUUUUUUUE4V8BCDbLELEPCCFADCAACCAFDFDAC0CbAAAAAACAAAACAAAAAACAAAAA0BKAGUUUUUUUUUUUUUUUUUUUUUUUUUEuV2BAGbLEJEPDEAAHCCCDFDDDCDACwCRDFADCACAAACAAAACAAAAAAAA',
}
