// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const life2019HipFigures: Figures = {
  range: [3, 18],
  per: { x: 12, l: 1000000, m: 100000, s: 100000000 },
  male: 'bh&4:6.83bo2(o8_-.1E.u!ok}e 6o&SAf;om26pn1B>_uh,]F])tBn;f|r- 4v&wBis4 (yMmlr3sgcm u3M!Bw]yw6imB|bb:u9,u(.9kM+-ypyk:-:a4Bm,l4a..Mml7bf(Fc_bIa}t:E}ISfnc7>tt&0NCr=BB?)FD41aGyS&hNAuw(M.gGCc2>k0b+mb&6(x;NDIidy}7:M;2)G>A+]7fGis-0c}Ibt_e|(8&g:m2?B0Mi(c8b]84c|:u=5FocS&=8EAcc56ve}w>:+fk apA07lyny4otz|yb.54i:uy!xy!MS=I8xgwc69N&!m9!k|o+]9ow2r7Ip+ I)xF]7M,}5DCS:>vBN+.==}ht_S}otMf ewy?[Itf?:0-cE3)duvtc3ou[CE34m(]09CoDcyl2?lw-',
  female: 'byb[1.DdyD3?1Dts:l4AcA>4p:!Aiwa[7[C:g5!E7>)p(gpMf.?vo[cke2u7!!,Ik+Gyi96f90ar[-:?[yahc=?k8a3x[SgeNm?k-}xSNfx1o&,&z]C6:n=)pt-5dG+iB,lxNb92Aad=7Enp(.ASs3)D|tMdrr}we!nDG6zMh0DDrI]o[N}[3wbC+Fr?3l;B si5.=brnuxSMN1S5drt+pG3 ClBNNicI5_>]ncM3o.p5AgzI0hSwiwm; ??c3)i-u,5p[)Dp+&llo)6;|nSIcpSG_=4,3ynN81mmtopt)p8-1koe73D!Gpa&B3pxd1ESd_ 0Cx1i,NAw-uea=54;e,tMm)m;de;w1pM_l.;EI93_ttS}w!8yav1+e_d8i>64y3hbIAF?-vS36:i8b9,t6!uvo8cvC(3tvo(.tMi|]wvflw3yh1f',
}
