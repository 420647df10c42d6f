// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head32Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '+5Fr5FCDCDCAAAAACDAsEAFHJLJLJHJ7C2FXRPNNJJHLFJFFHFDHiBNLJHH' },
    s: { per: 1000000, text: 'ozrDh6sD/CyF/CwFdKGqCmC5BoBmDIjyEsdkZsS2R2L8LqIkHmGqGudh2BiOgKqH8EmDyDsDwByDRiDackBa2BHuGemDsBiBJ' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'g2Fv1FEDAACDCDEFEFCoEAHFNJJLJJH1CqFVRNNJJJJFJFFHDFFFkBJLHHH' },
    s: { per: 1000000, text: '49iD56jD/BoBIoCbmBqBmB7BkCMDoBz5DyU2RyNkP6KsImIsF4G8F0et4B6Q+JqIsG0GuD4E0BoCiDkCWyCGWkCU+QwCqEYmCc' },
  },
}
