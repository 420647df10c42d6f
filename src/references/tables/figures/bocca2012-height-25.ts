// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height25Figures: Figures = {
  range: [0, 4],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'iyF1wFAAADCADACDCDAmIJJHLJLJJJL1G8NlBjBhBbbXVRRPLNLHLFJsEVNPLLJHJHHHqa/DlDtC' },
    s: { per: 1000000, text: 'kq2H9k4HecgDqB7D+CoDW3DmF3BiBWxoI2d6a+W+W4QgTuMqPuJyNq2D9nHglBgfsauTiT0NwNiKqI+HuGuF2EqEqDsDwCnN6GmG0EqEuC4CmC4BgCoBkB0W8QmKiF' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '4yFtxFCDAADEFACDCDA2HJLLJLHLJHLhG4MfddXVVTPRLNJLJHHHsETNPLJLJHHHFibhEjDxC' },
    s: { per: 1000000, text: '0o2Ft+4FwBoDoBqF+CxCwEiF5CwEXuEYrzJ08B2uB8mB6d4ZkSsTkPoKsNizC7+E4gB4XsUsOmLkKyHsHiF2E4C+DgDwCoBkC+B7F4E2C8CsB8B+BGsBuBHiBwhBmKgGwD' },
  },
}
