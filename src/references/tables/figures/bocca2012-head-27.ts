// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head27Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'o4Ex3ECAAAAAACADCAAoFAFFLNHNJJL1DwHdXVRRNPLLJJJJHFHHiBPPLJL' },
    s: { per: 1000000, text: '6g4Dxu4DiBtC2CtCE2CtCtB2CdkBpCExtCmE+DyH8F+HmCuIkCuFoC+nB3uC8IyI2GiGsF4D8D8D0DuB2C0CgBoDF2B2BtNsC0DuCW2D' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'i0EpzEAACADCADEDAAAuFFFJLLNJNHLxDkHdVVRNPNJNHJHHJDHFiBLPJJH' },
    s: { per: 1000000, text: 'mgjEjskEiDQqBOiCnBOuEnFuEM6ClC5sF2ckX0W8Q8MmOoJ2L6EuJyxB39CwVwQoNgLgGiJ2G4DmDwEsDsB4C8B2BsBYwT6B2F6CyB8D' },
  },
}
