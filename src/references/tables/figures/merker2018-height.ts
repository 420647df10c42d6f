// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const merker2018HeightFigures: Figures = {
  range: [0, 20],
  per: { x: 10000, l: 1, m: 10000, s: 10000 },
  male: '].g0bE=]v[C[l-54f=?&)1[0}83)BidhM6_[3Ic1DF3>d+G(?neFe0wM8>k}&tErrpb,7rv6eF9ewM2:6y0utegc3eGt!B83C5!yz8Shw]D]1r>S?kv[S}}s:y9AwS4y[z3)(.>G?>x&o(b!!i0.wMc!B|NoM0!(M4k+[C r>.m  b--G0C8+GIa.)ttwaiSffhg6c|E3.15Iua|vBzSlGafaI]|tF4y1.1>i&hfcSBoyanzAy3FFy2.7h5lufrCz9D|+ p,s7}np1GF3I:[.!',
  female: '].g0bE=]v[C[l-54f=?&)1[0}82y:)vBix;B63G+Eb!zC1F5260bkSB>w-lfps6r0.b[>&a..3F2u+-,,_}cG+m)}snitC;1N!vg?(lD?u&}sxxp+}aM|inBcE;|.Eu5un:}vfg}eM.leG:}f)S_7r8eC!+ 8s]NnE&w)12[t,flrn(1_sv30iMCeBl>>:f!|:|5ruF(-A[Eunkp+9G9.uG9elsiG0C+(CGmi|d A!+D8',
}
