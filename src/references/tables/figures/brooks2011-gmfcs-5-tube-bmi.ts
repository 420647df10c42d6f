// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5TubeBmiFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;zf?3M1xiE>4C_FeF(}90]DkcDhCd CaCS8?Ihw+p:Aop4z(o70G=et?.9vbmf-w}vD7+eMy1F3]0i ]z&oI?Dw>d',
  female: 'etCtbSB7nf54zk=6}?pdvaad)Nd1r!okl:fE3cd8kGGr4>y2DwA|27t9twckEccf?u51)}bw;d;,dxzt424I+hv 8Ib0+2',
}
