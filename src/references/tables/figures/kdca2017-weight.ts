// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kdca2017WeightFigures: Figures = {
  range: [3, 18.916666666666668],
  per: { x: 12, l: 10000, m: 10000, s: 10000 },
  male: ']M1?u_c_G])duSyBME7[_xGfi__&7N]np61l=1u3=3F5ffB7!?:,NSy 9Mic9+ouyB;r2CilCtC-cdF4BEGl>|]blb;3C_:i}cfGFyFAA)govczf9b}f,i|t2_m.0I;?ke;fl:nmk6o4uzt52}&1sru]v46F1C,5;0h,DA:+=EzEgis[>EIbew-(iAfbruS:p9ou9fclcN-)!t4(12za4)1CA0B-4]0v7E44FMdn(i>r e-=gSv0} !w)m6+c>rwc[.c8)xwSS|b85(B&3e493ue!mn[)4 ?oae> la,o|(=i}7_x,y+&GkCMd[ytfdtwgEmAD7zwvD?t n!nouyF:!BSIzaNn7imEG&n8S7}l8kcS_rMf.G)0M8+l;DhmBoet_pg,!1:03w.24pr4 aw9edmE',
  female: ']M1?u_c_uovcl-u;|rf?rxw0(gBMwi[a[9}f|1h(3-_-|]ncA(ay[pud};CM(_;kwkm}d: CznAxvg_3n=9D3,zA7u+fd?ryo8g[?ov_S9vwMMhb?r(ymhInAl5S4oMoSIn6f_fd-0uctBC>sBdk0mC1C9?&}I0uF[nbC+2500x!tDDl44Iw1![)r2kGrun011,mvyr!zf-5aD3a2-ew+i};g_Dz3t?B+g4k-07i}N8Ai,k_lbbchnt0.F]h}k1;3}pez4I]AvbM+N>u7D.6xwih]2NBpxB9crx;D[r1BvDo>_!&-!yxmiy3woMfp)3rrDi]MN)21Bor|iu_e6gmg}8h.;[?_ 8Cxw.;Ct}?0, M-5=3slzwhhF.b!et, yiv.>ADf_l g=B(lie1.ectv[]dwh[.,pe',
}
