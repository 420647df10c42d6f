// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const olsen2010HeadFigures: Figures = {
  range: [23, 41],
  per: { x: 1, l: 1000, m: 1000, s: 1000 },
  male: 'iC>w?cpAbz-,ziwN?,ga,eo!ms0N[S5BD7!Ew_b2>?m:[pD}4>46:1Dpx1t!MwGy',
  female: 'iC>w?cw&0r;G|>2_Fe)?wG,-?2>-!r>CDddF+_8A+|e=fl=7v-773.zC1p6NaxoE FifSS',
}
