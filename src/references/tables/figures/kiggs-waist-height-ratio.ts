// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsWaistHeightRatioFigures: Figures = {
  range: [11, 18],
  per: { x: 2, l: 10000, m: 10000, s: 10000 },
  male: 'o0c=_sbx?7m.;=Nm&86pn+;=0-0E(my]o>yyd2b)IS',
  female: 'o0c=_sbx|&7fMDMIBuxc11Int ]BdbFnF76(_z=',
}
