// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fenton2013WeightFigures: Figures = {
  range: [22.5, 50],
  per: { x: 14, l: 100000000, m: 10000000, s: 10000000 },
  male: 'cCkxF n+z4>mC:u44(h=:lra+,;8968M,A!A]D9rDm297N[vwekw!)&+m9[4tx=vvNNrCy;rBz E_fo(gM8mEA6a0!s37boo&|x9sh}yt1=4h,&;m0G&=.B+?C[=n9=cCC2:hc_DrN,me98f?5? z=7b):?||,aCDi2kiwF:)kG:S_F)k=)e|B:zivd?vs4S))dx>5):=}lG?=C[S)gw5)tC& uM3+3vmoE2)?nn=F)go?A,v-?AnlG.o&!gAc2,MnCMp2s.&E=5l|4,||f&S39!bMy+scsoNgl.g4v8+:xbDtC cA-lDxgN(&4:1rt,lk).5)|)9woFrvsktE,6.gcn3&yyw[|mw|i6gD4+y45v(}9tGvoNt?_l t=h-90!BF 4BI>ulrI:CC>ipSSBiI;B.vy+v0usEad5;z1s?,kEi?0,sI)}>FSxz5E=-s(lc|v>26pMEkrx78em9vl,c-Ig!wv?l.1uvo>s_BvyIh56tx0D4;!xawy8 ?MBA5D3|r>-Ezao2',
  female: 'c]ADA)ISC+I?u34viuD]_i,on>osp5vp&Sm(kv 6>gycgAS)i?.iGiow(0[>+?zaC9x9ola94nbE|Bw-I}Np:3-2.tIt5!A+dv,E.uCn}M[d.>2gnk!.7]u(FhaI1[u0Mkz_9()k=D07c.dS8x&zucAyk_F7:2nxfbhm4hkwG,tg3tGGCopM|1d(Bt?M8fnBGnlwm>c6Mk0f>5?z1t=upd)))6!zaCyorF5y2=BC08t6lAE7.t_[7G,8t3eunun2ofSAySImSDBf&_fD,:N&7!IS4F|nah k52rw;80]BM!i>N|za&2BBa-.u>ourgwSI9}(erphBv>,0zfBE3gx5N,1erE.dvml0I8?9cvm8}0zSs5D14B6h}(=}Eo B3hAo42Fp(i43=g2wM8se:r(tz;e,Bh,tmkGnu]i 9C,Grwukw,vc5|cd8(106i2+ a32cC-;b6:FA(9-977;E5a|lNhFD6;i92c_>c.9&7Bco, =9DcDlnxe3c|G93:,3+:2t+-A[4I67w|2}Sh]ssx|ANa!N>C4p(C8gzfrurmcSg7G]tg|dI7!AEgF4Gn[(',
}
