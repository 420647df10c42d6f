// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016BmiFigures: Figures = {
  range: [5, 18],
  per: { x: 1, l: 10000000, m: 100000, s: 10000000 },
  male: 'nyrsdu0+A)|Gw+E_wtCs74D&2Mcu 6pbG9? uF0hf4hF;]h x&G(?Nyc)N1( w6}(.wxi[2ns.o1uDuN5_4l&Dt6G&Icna',
  female: 'nyrsdtS70,ra)|psw1(]wMMd?!I(=NACd&v542p!2!IB-E&n3 >30M_ulp|&?vl;3cp=s_g(],?rtrD1_!eb[6mMx8EC|yf[A,B(3_yh)-16 >Ne>iSf]a7p?[e CE;(w5&_m:}B&',
}
