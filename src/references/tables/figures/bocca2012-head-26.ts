// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head26Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'kxEtwECACDACADCAAAAuFDDJHNJLLHL7D8HfXVTRPPLNJLJJHHFJiBPRLJL' },
    s: { per: 1000000, text: 'oz2D522DmB3CxB0BCxBCyBtBzC2CCxC5uBxB1DuC+C6DhB6FsBgByEykBtvCgGwGyEmGoD0GiDuEmD6B0D8CqBuDb2CsC3UmEqE2CiCmB' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '8sEjsECDEDDEDACDCAD0FDHJLLNJLLJ3DwHdXVRRPNNJLHLFJFFHiBNNLLH' },
    s: { per: 1000000, text: 'mopE/xqElEkFPPgF5F8EiD9DkCsBOgCz5Fie2amWqQqSmLiM8H4KwF80BzhDsTqSiOiKkJwJsFgFqFkEwB+DsC6Bc4DFgSmFwC6EwDoB' },
  },
}
