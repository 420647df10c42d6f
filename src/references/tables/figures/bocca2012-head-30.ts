// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head30Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmB75Nf=E_+:S3Sv=kr0esGcCaE_3.yyb]r!98,?-6:t!0z?u+F5GD(ykwz4z:Ef]vlIxzrB5C;vAeytFA!cFk69s2igzFxw!fMgyfrt&42Ml5 g9odz;tE5',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnmA7S8Aas[CC6|&er5n4xuGNI4NMAy>(o4g>_kB-)drxGE(z-eogk=mB+8=o0rB0!(1&wgv;|1m[,u!-,9=;N8l6Gcz?Fa]e(Nx6Ehekmp4o98tm:t5_',
}
