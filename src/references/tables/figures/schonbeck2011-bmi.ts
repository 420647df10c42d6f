// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const schonbeck2011BmiFigures: Figures = {
  range: [0.0192, 21],
  per: { x: 10000, l: 1000, m: 100, s: 10000 },
  male: 'b21al,Nmd;+DArdFh_DE8lS[}-f,r6.}cauxz}GeB0yIfugaiE[mnBrFa5waCcCc(hhlusf4+9EowIo0f9>A0_NbN;cE4FcrDpiCS_1ino3&[3MtB=+ dsl8cAG&_n&.72iaEgekw7Eed+(01-0omC!v-a0GM2G_-9|p4',
  female: 'b3w>SwwEoFv,,Ggy)+4ur.BE3=MC5e:6s0c2?}}S+eE Fwp]F9n[w&xtk:G27m;nb)f.zdF,0BrSy!>I-]=:,?!!nm;&w>(a0S6mvC=Dt?!|3I)+.)mr&}ckacEG:v8FCsDa1?ie9&=r]wnxCrrr_gkbe?hbxrAk8>8',
}
