// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height32Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|fs0Gv8Ak.g+p:|Ak4fi? NI!!zM8z6A]36oawi_C?s?mdGegf!BI+IMArBxp&y5sBCA3m}ikcsxovE:i;8ezM3ez4]sb3, 7aMlu;uv_c7gSEr cac29!):]epA=(3t&',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|fr|;st5?iip&ed4-=M2AtMd9hp_moI3rs;0>[kc6SC5.kC>AuBb!l,r8 Ed+o&2?3I 483t=F>uz23w+kmts43t0MB0ic]d]E0sBAo+MlE|S ;0Gik7i1G4N',
}
