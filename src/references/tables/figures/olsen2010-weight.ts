// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010WeightFigures: Figures = {
  range: [23, 41],
  male: {
    x: { per: 1, text: 'uBtBAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: 'qyCjzCJHHFJNNPPCEOUSOOE' },
    m: { per: 1000, text: '6mBxiBqBoBSaOwByBU8BAcuBDdvFrDvB' },
    s: { per: 1000, text: 'wIlIEADDHHHDCESFZPCME' },
  },
  female: {
    x: { per: 1, text: 'uBtBAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: '2qC1rCJFHLJNDLPCUmB6BkBALN' },
    m: { per: 1000, text: 'wkBrgBmBImBgBkB0BIYwCMLyBsBrCvEjDxC' },
    s: { per: 1000, text: '4InICADFNLDAAIgBJlBfKQM' },
  },
}
