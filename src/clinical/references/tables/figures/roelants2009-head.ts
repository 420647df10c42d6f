// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009HeadFigures: Figures = {
  range: [0, 20],
  per: { x: 12, l: 10, m: 10, s: 1000 },
  male: '1ACEGGGMMYYYYYYYYYYYYYYYYYY 1hB0BAAAAAAAAAAAAAAAAAAAAAAAA 24V8BCDbLELEPCCFADCAACCAFDFDA 10CbAAAAAACAAAACAAAAAACAAAAA',
  female: '1ACEGGGMMYYYYYYYYYYYYYYYYYY 1GOAAAAAAAAAAAAAAAAAAAAAAAA 2uV2BAGbLEJEPDEAAHCCCDFDDDCDA 1wCRDFADCACAAACAAAACAAAAAAAA',
}
