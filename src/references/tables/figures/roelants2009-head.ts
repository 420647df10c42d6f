// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009HeadFigures: Figures = {
  range: [0, 20],
  per: { x: 12, l: 10, m: 10, s: 1000 },
  male: 'k1nnA][sg]Fl|beeFI5cyD0p-+>Fx44hIar;mwFG>2;',
  female: 'k1nnA][sg]ax,S-!Flfh7buADhN}5hytluDf;[C(&Bg',
}
