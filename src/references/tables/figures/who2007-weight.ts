// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2007WeightFigures: Figures = {
  range: [5.083333333333333, 10.083333333333334],
  per: { x: 12, l: 10000, m: 10000, s: 100000 },
  male: 'g0_CMIvfacyvdvBeerIA13?G]gtl1}i+Io+lCk]f(vt,)G8E?+[f}n_dk!BFt+9v=_G7)eFkSbyvyl,}3y MNcDN|:xpm144)[;5b7 6txeIFCb8BlG;?v',
  female: 'g0_CMIvD:Aho1 xIte-ro|2i7(Dvs=CB4&f=z()4}d0,vGdSnh:]D5} in;w)1,lA 96(MvpI.1|)}E8vv|yEzBthgE5E7|7z.i.>-IIFm104yo',
}
