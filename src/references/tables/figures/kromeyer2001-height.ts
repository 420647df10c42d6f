// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kromeyer2001HeightFigures: Figures = {
  range: [0, 18],
  per: { x: 1000, l: 1, m: 100000, s: 100000000 },
  male: ']rohzE_wkD}i8rl6Ew ;(v[FnrM,ea,m9|t5srmx1.v0g-i,B_h9smm (G6;n;1,4-BSM) N.ocgA85:38)D_-d!c;Sgw)+my!f9pFhGg7Amu_a)g-xar9[n([nz4m 5)2?DBrAe)!(!?)8d|f GAe ]xG1)Bg7rfbcsdS&v2dizfFf}F7tl2c(!2Me+u.m6Bn0.8C:_!|)7:]m!__z}k3Fz09li6Bt(|ccDtb+gyb}s;}7,-;?w[u w}[?1B|Sy|M,s)i1w1F5y1N>s. &ES9dghB==hD}x6->Sxz2- 6:}yxM,blp2g1wtuhS (:b>5CMxo?oS9,ByGA-|1,29iS=,0t8dByDDyA:oe1sEo(5B=!,IS;ork_ -xf(1k.lBis)th=aipviBrCiz;7M- -8e1)7+S_zl mc3|strM&9(_5_2_zc?-A=wC&9D8cMx4>n4}9h+!g]2Mk.y7!htF=]aw>kN|f3 etCi&}3EriuAn|_sG1SGMGz,9.:Blh95ew[Dcr5o6xMvsG Mal>]zk|}0m46[e2g:3ipn]fmF?|CCMI_dwrz:u4ng&9?z&!_c93o?tz+k!g6B(wA-8p[]nNtnnxydvDhg(.mCml_mBd8c}z2Bi 06gr_fry n3;penkm4g&[h=dv0:S6tI,|-:= )M+Gucpci5d7D6t=!ms;}x0yf)!)6Sr62=,A4b[M}bzr|,rC+u[+1pFk|}E',
  female: ']rohzE_wkD}i8rl6Ew ;(v[Fnpi2Ae(=E=eE.96(A.5e1b7z51]x+,xzwGD d|zc8GcIy5]b: S] G5zgt3Nw=b:D7F=0ue!lt>C7.p,beA?]ofAv&yeD|b?vAun3!Mg>I}:SFbis&rzDb1vCN_dCpEph+fs.27c0B?M:N75g&gI71Db.Mb(wGh!1&rAka:u&2=|=d_I+f9A?SzG?Sd02(AECFmer]A5a|h6ikv!]z:IerE>.(p2F7AE 8G1|1?yiDe=9MS1[!&x?h?]B.Ayk,Ggza60cDk3:vu7+50320ns oc  6w5d7.[?8ykGI60d.ot,dz[eB(hk)pmDa]SGE:hS+N_8M=[h,g0I-!d-Ff]zvad;DD)]MEop_Mz(:!D>!57yv|92}9S9w9!nD3,(nz676d&v3xrt8dI&NM2eeM_?yI):(i,hAgc[_v6ewBBM0l!+m22,+kcvkyiS>&4pGGrrh.!=gE+Ngdgg,cw]+8dbI S=>;uBhBuu+gI2haD[ninD=__}}9vM57[o[c11o.oAG!>:kA-.t-m4cdd?|ntN:?&.9xI}S}Dy N|v74)y5[pm6&v|AvSbCn7ra3taC?m0D3c=34;cpw99xk6D>S5p_n!C2pcnt=8x]o?hb:I0d.5lci>t(ES+EcC=bc2.rkBA3)b0+8+!xC(6.ipI0v8fi&2iDn4,Np)95rrcF}u=i!r!21+)c?b]4',
}
