// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013HeadFigures: Figures = {
  range: [0, 6],
  per: { x: 12, l: 100, m: 10, s: 10000 },
  male: 'il.(a;E:aoz9F>bps2we4_[ncz6su,2[f_i+7_-BDF57GesF7?,M_]tz59',
  female: 'il.(a;E:aovnF-0negk1)s4D[_M+9)v:99[G=y[o[A[h]AuiCs6.NNSd=',
}
