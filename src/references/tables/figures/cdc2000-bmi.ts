// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000BmiFigures: Figures = {
  range: [2, 20.041666666666668],
  per: { x: 24, l: 10000000, m: 100000, s: 100000000 },
  male: ']tS3u-zxFS}zy- (ub|)5Bx6!z997nF}g]h8E.!s>ES?ywc8ogw19byNGxMD8IEuFvA9rDd391kf&>I]4tS1:D[hAcNdN&c0&!,;)A]7G63bsuBh]_eFGCG>:dui?mbaS,51>v!t6Np8h,v_p28._0;c(BrG,B;7IGNCFf)D(p}z3!6F604)uC.3i?g}:!(y_gcx( khddhBuz_rIAc1x94sItDue=E+3Nxd]&.m4!=F3ogze|l-l8cMGbbg&f? &)7g+?N-Iw_=BmM4C[?vxI8;bsnc(t+rE|0Bevr]pMnwif4En00BlD5ghsC3}m2v+u1p0n|S5C1gcA6B;;-rC]AoMenN]ic+ ahk6=6y,N;Em:M|9[;a1pI;D,B.E5-l4B2&5M},4r.MyA8(_rEGzb0]}7B6Ba?tuG+u92Sku,tMz69|+ukE;g[}l2a+f3zx4k..m|u)xr|6oo>fa;0rh6)7>BmFt,faNck[4 9cMgz2r5ho8ApB8?4}N102!g?4iv;MyhM2>sSm7hb>2w?gEp_)(:4 _yt5l}-;lm7CBAEeygCE?3pn&smtS2=x!D41an&NGf-Muy78i_3uSi8B&&sSa>7( sf6iEIu+;,-ng)1oI4f8&8=5w7 =zCosn0cE4E&>N1>!,vdl:6plys!S2&u4d,afs!3]M7=EF2at2-3|9e,?',
  female: ']tS3u-zxF[+4&]!.dSp9pbxw0cl>,,s!5lsFnIozFANNb1l&xpo]wD6D 4s)(u d+8];|208:Av3[]x2+!e+3]xrM7Shs[voCB2xpSec8eMxAbwas?:b?oCFgwD6hN&i48}!z|l[!&t&)=p|!95]x781a=c[)FoNhuySE]pCgzxo;p+] xu|2[;[=)o=B,-GBFE)39(cCin-d?=,D.x(:xtxa[=Dk2Sv3AI6.t|=2zspxhCcythf.saS4-Gx1ft]M6-ACxMc_  lC!;9dm4Cs69ldb8g03=k>i;b}NIo7C5-a.,,}M=D km&olDguy p3?z 3x63.Sf!7b;o|8(25(|4AGaebE+4]bp!Ba=d8a [}s=a:]B?B7ed| 6[ocyo&cre(lSb1;sNi3B:t]0NSp[xvp:wrk()5}N1}6hF+zlyt.?-_.8f]=&Ce?](9ddaA9 xr1_h0mBEwg?Ab|;4IB-B(ypu 5F7-7F_k|,Iy9_b5B}772etop+ 83w;=+Sy[hg74sC] ].zk,0&IrCI+>&uNd[9&dypy7y.SCpe2+!cEe9}n )?>|=!_dc]MMdm &c>,u2I9ADEri+A_yd87.y}z?]Cf;?_!];&_&ii+7Fw>a9?50kG(AC>r}a(A9ixci-9:f[4M>_kf;5 iei..?hD1m!ooCb&>ysoEB',
}
