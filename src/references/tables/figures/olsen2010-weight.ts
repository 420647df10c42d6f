// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010WeightFigures: Figures = {
  range: [23, 41],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  male: 'iC>w?cw&+c8(N?ill9yxne3ne];(46)h7_nwm}E0F ewk:cNgi8F}d}78S3=1NhkF2',
  female: 'iC>w?cpAMI.0B] :(szatC0}b-6el}7xA.No|-)o5icfAB}Ia_;.;uIf16wr>>&N8N,x-df;',
}
