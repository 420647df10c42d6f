// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010LengthFigures: Figures = {
  range: [23, 41],
  male: {
    x: { per: 1, text: 'uBtBAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: 'wkD57CCDVzBlCvC1CjC3BXRZNUiBiBS' },
    m: { per: 1000, text: '0k7B714B0DoFgEsBzCPI1BzBxGxEQ1D7L7NzJ/F' },
    s: { per: 1000, text: 'yDvDCDDAFADAACCAFDACC' },
  },
  female: {
    x: { per: 1, text: 'uBtBAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: '6kDn5CoBuBpEhKtK2DsMzI7LgFoH0CuD5BYJH' },
    m: { per: 1000, text: 'qq6Bx+3BoCkE8FkE4CfxF3CN1FxFA5C1K7OpK3F' },
    s: { per: 1000, text: 'uDpDCDDDDFDCACCAFFEDE' },
  },
}
