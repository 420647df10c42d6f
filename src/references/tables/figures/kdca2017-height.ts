// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kdca2017HeightFigures: Figures = {
  range: [3, 18.916666666666668],
  per: { x: 12, l: 10000, m: 10000, s: 10000 },
  male: ']M1?u_c_rohlC6>I>v--2hlh=Nfve1D&)?eIsfkw7z 6!|-!tIA!e73rkpn.k!a)|.,c.yS!FFBi4l)uf.ufb,>?e8ue99zE+(MvC}336__7GBC;?2:.w>)DupA(fs _Ndo2FFfyoSt,ku3m(kt-2lwl vIs0dgl? |_xtCur r F(u,p7Bs?cbMl!gs!1;e|k6_>bBkGF30?})E+nik-=B4c7yAfp&,,2pw)[3>F1w&>ve; z:>a7+ep0C6n+&o:+5zeu;26D_ e=C8r3&:3k8eCghuv>nIN!z?S?-1sm2n|lGgdodx1(9Dl}N_Si5(:ff[?Fs9nw3 +)6yu|nxGzv_n3S7k .s4B7GoM7vb_wI5ns_h ybw-9b.e7:eb&.CEA6a>53zgD9)A3,G.A+!-xhFC&wAs>xav1?h>57=[z3Ne}}1|2AD7?2:}_unl(',
  female: ']M1?u_c_ukkIt9mu2Cx ,+8E1?vz=k! xN2 M_>e924[I>=I[h8xBsy:Fc-a13=Ss(+g 0+0rk:83pS|0 -!saeCyt>CI0Ea}td5cAa(6z}yp]py+[Amh!2o1z!yeNM7;dDS|NGEtvn::!ExA?+o=kN4kCSn(&EdDE -|?4Blt!>}fm]S2+!v,cek5z&x?7ril Dhx.>loy:r.)cw>dFM-Nd-EA8g!ga}B?]]sfG!M;|5C-?)5442&3]s1=[l34}c;m37+((3hl}y=l?&;A9?m89_S]crxC:z)[B2a>g?h]tIf:1tftSNo5|5&o2,5nh8aBp,.?&zE):}e&}:BvF9iMw[7d?4s&1-w)-5dnIulwC7B7ukpay,wFeAEI!= bcf[5;5+4-,M[G6I8rvDGxa]1_v9[;M-9G,>_w) &fc0N2i',
}
