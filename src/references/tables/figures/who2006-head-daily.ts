// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2006HeadDailyFigures: Figures = {
  range: [0, 5.08145106091718],
  per: { x: 365.25, l: 1, m: 10000, s: 100000 },
  male: 'Bdk|F!_l=0+n|NG_C!DtFn7]:]7)(>e(4-I22;l(hsM9 g.o 7-03l,BMwv[)yk7-0A?8apDA5g5vg-.&>,fgdv,hxF3tEp| 6Mn|xf2ScnF.ttmt.FD:CnGgn ,Ie6u2(vD!7:;v::2s)20}}MctA+(-g>4}a.8wE.)zy.a.n}tfDoC58SIbGacrm+z1Fl;1Mai+ bouN if(_67[& sE+>|Dkt0,)>|Fcxa9B;E|bCw[f(|lm(&6Iw (8:i>-w!]8px5Bd.-8A95wi]t5o9[6Mrae1|_z;>[>66wM&o=D3||glth6Fk!B|t  uFpDs0)?.}=cp=i&2dG7 xCBylo&9|=I8GbNvxkou=]lg3tA582=FdSv43-t}D}x3N(gbmoc+_xsk8E!(M:3fnewh0:FFBn![3gaF8(C? IBv=|I1?,;l);zk9!ctAxAzi8d>-f:=M)9bvu-6fx)S6-6bI3xC8B8.w_s;s!9gGpv6a|hlc2chc|v?Nor.]wI++FllmvEv+.46S|hN!FD_i)h>dou:>k|cgr])yrxok.[5v:(-=05-nsbuesvD_mzI b,ovB.Gov;nbSN+k!IpkG)(S_fsvi}7ub_I hlCMNe!rh=Ek8]wdfFAat.]:(maAiF}v,b>}iB]ou7-?IB)p[Ei_)vD_IN!3p[t.0ED7m_];?&bCSvp',
  female: 'Bdk|F!_l=0+n|N)G6}D[7krN(a[FbrcE k(?e5yvCMlcCb,y7nr:o;eB4Cam(p+x!u> si|F=+tsEh8Ne)tl0ikBb|axt9)|rdM.f(GIeC(.xw)mE>a53mhIkfc(S4xiBdero977I+?mS7>:C>wh]?xD>m|iNBs.&F6+k&i2z27C 3]>kMf;rErGn(32Ct9[I>0>_C;z+87oC&llxF.bzk8Cp)upmE4A0Gb]7![iC&ItE6w?>;Gway8ae6+d4 b3-&]E5y.Nrx:6rcr]Mx:[w.h&l37nEE4z0thD]S+,B4A5;D;]!S5DuN& &03058x0oFhv gl?aA=x=&spe-Bcn6n;F0[f|,_xB,!8+_MSaae[hNhfEru}|xs=.Cc-CS}kvzS>}888&fFiIGMbzS:Nz9xh(Ewb;.DEh?-,sv|[4e43]&[CS2SE&F+8ilz!CM53tA1]:6y3En&s!l(r4Me9=gddxptStB(Gt1n)::sv&9Emn9u3y[vyw|gzkClrI_3)s6i373Sw>+3_o?!d>AE-C(-!65D+0BhryA6FuEk:c.vv?m6!&r&I6=473M-?v(akc;+BFf53}h8 29cN8(}cS.I_2>dtF3[9o(CGh8dE3[.botAIC]6).C8E13[(Sp=_g__;.(5 sI8oAe',
}
