// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006BmiFigures: Figures = {
  range: [0, 5.08145106091718],
  per: { x: 365.25, l: 10000, m: 10000, s: 100000 },
  male: 'boGMb&12(0]4]Mzo482p;e,=-s>gB}_3?cfz(]d>aB.Snr3 d>1fS,;f?;1}edu&Btdny:]icF:6_v_+Nudtd;n?;5a3;>k4y I>z3F[!mf33w(eyb??vtIiE?e:,Ev=f}d,0FSkM-N0:voc7mMd4- n=28nABSiro:nm,6} (70p6+uk-5r!l:M,tFfBcbd(mu_v+[E 4>lGxc-oxrt3|15skwnE>:(pyuS| z}n(-a8M!]357SA8_Ay2mu2atf781_-m2b>(ca13I2:.6|=>.dt|s8f3rbzNM',
  female: 'bh&gf&.]zIzE?w&SGIeC3zIeSS8[&tAynk=wMB:|6& (2|]|9467w_>p[9)N92(4;]a1(7vb0iDF4|b6ergh+F):; }nr(,8&>hz8?FCG,}x&ffyN}|0i43M;bu)AC0wr3[n}5]6>x(5u]&b5x4.=_(3]k(g[_oD}lm4Nlc0gCfGGwltm)2tAuG5uI8uzt;ln!&s43y1n2bs.4zb6uto58mp0fa&nkp]3d_g|:&79I Bb&wgN;-Nu2Iu4!p5z,6.}Sng2t35SxhsnuE, l+Ah2',
}
