// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsBmiFigures: Figures = {
  range: [0.3333333333333333, 18],
  per: { x: 12, l: 10000, m: 100, s: 10000 },
  male: 'f9.ptI 2C-Ir73ow8l=)c39v)ab]c_DEm(_Dv-)GgE&,C|r+M3DurabAB)r+z BStp0a|8?FwMmCI}Elh:lF![Bn6lG(x!d.=iNz!siw,sNm19-]5-B|pG Na+Gooid_FD',
  female: 'f9.ptI 2C-Ir30E2G+ ,2nvNmMrbG>((E?1+y+nD6gx!z--vy9>Ag.S z2>.[wgrE-)osaDp|h+N=[dF+| !=m,)-kpyh([xf02}rIk>)ENvdx[7vI7o[}o0+)x8D',
}
