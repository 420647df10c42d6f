// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head26Figures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm9>7uIk>kI=MtNx4o 7!m>? DrfSg>gl7zaopDdf>gmtIh2Gu>A38f(=hk842Bs1}Il.GF6h)&&bi9z=8xBD=&b4gm>D:=by[t7]--2]:?b?',
  female: 'fbyuF9B[md}87wCi_,9=nx?|wEIxie=I.m)|}n6mnm89a&dvo.1Cl[:ipr:3,:t?&SN&C)o,=(CB8gun0I+du(AGe5o ?=(3rM[,D8_}b_pi0i,MfMbf(4preMc98=ye>0x)r 4C_v|m1rep0SGmM,52G&Frb 4&nl',
}
