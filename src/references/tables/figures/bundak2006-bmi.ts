// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bundak2006BmiFigures: Figures = {
  range: [6, 18],
  male: {
    x: { per: 2, text: 'YXAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: '7XggBlEzCjCRwBzB2C2BlFkHnF2C5G0F9CK9CwHxGgFzE4ET' },
    m: { per: 100, text: 'q/Cp+CcVbyBRZToDwCXtCvCCgCpBiDhFuFpF4DPnDoD' },
    s: { per: 100, text: 'QNFCDCFGFCCDDDCADACCHEDGH' },
  },
  female: {
    x: { per: 2, text: 'YXAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: 'lNmNtB0CFEYSxE+D9BfsDtCjCuD5E8CvCiEvDmCqB+DtJ' },
    m: { per: 100, text: '6hDhjD0BF8BVKGQtC8DIdRPpB2BlCe5BCsBjBMwD' },
    s: { per: 100, text: 'chBCEDCADCDAADCADACDCAAADA' },
  },
}
