// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const dewilde2015HeightFigures: Figures = {
  range: [0.0833, 21],
  per: { x: 10000, l: 1, m: 10, s: 100000 },
  male: 'b3w63i1w]wFy(c?yS3v>B84tw 4m[4y}wx!&s cG;}Bu4p7l2c8CN)vD}]1Nvzc>Nm5o2Go320h(c (6S}gBo5AGSu6SG3C+8N9ss+G[-IAnN] tE}v2|Gm0[',
  female: 'b3w63i1w]wFy(c?yS3v>B84tw 4m[4y}wx o_zuytDrSpNn+;fix8c]o6I;uz4a7mBwDvcAwdc}|vrA_s]v|b2l:m;cEy}k.cI?8:CwrsNp|7MmB3td>A&k>',
}
