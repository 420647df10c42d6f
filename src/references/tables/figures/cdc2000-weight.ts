// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000WeightFigures: Figures = {
  range: [2, 20],
  per: { x: 24, l: 10000000, m: 100000, s: 10000000 },
  male: ']sesa-zxFS-A}1(.}5Dp+!9Ntsv6kc9}r6f=CsFcahg.t)fIuyBB_7p[_6chB[?m)|6p&lh2]e}lAeM;bxA!DtdG(4m)sFndlsM.o?1],(txEv4&7r.t0)S}}c]Ebk DcBr_.08.F0>2Gt;[,y}ba+EkvbbfhN.Ih;dv2ksmlfs[6E&r-2[3gk]A>19:r2,)rMa8?mk1M5N hE4ed&8!+w2k; f6Sc>zNkDxu9=B8lo]b(5Srw4y>c4I6c.F&b:z_>bMu9cuok7=0y2}_eM_]mi;8B9Nv|or0lt00pGd!Cp>akbNf+u?[&SD+!s u|]vdlA6B,yg5E8me5;o0r1v))r5nC(!:>&tlc|c6DEc8}rIzaf=0pozS,fcpE8d1k6)xytw07zE>auM&IefM-12cbebom|5E1_a0]213iBd,m}|-N0)hcxd[o:B?tf;fFa Nh(])s}w-g|].a)_iGyD[1|!FCSz5cfmEAfzaNhFn:,& |2svc.2C}kBlmaCF1Cnp]zb>9Cc0C)6&A,GrG:8zD6|_b zbN_ux,S|_3>Ciszxm+Ses78]|S>io}nwkI(?rf.>zto> [2G-nD2;pSIBb5S6xS:bdnF)Ic!e[GhmimI4Cu61uSv1FDdEu}o+)u;+8&',
  female: ']sesa-zxFS-A|4 we2|bhA!mCc;ds>r[,Dt4e))f) ]sF5FE|fr.s5sp>g!uAvA;EN7w2lm>=nw-&;+dh5Du)xg! et>vy&zr&E!)2e2}xe:8>r1 [Nn&1)l0}-o:s c8[!wBmdxv&gs7vu+1d,5-m&s5kM3I59iwgvdrC)snzmBzn[;4[pr+(]p=hbx+p78nSA)5uo3gfFno>a BcryyDl2)?b+1}60Ab>D12mSi)oDsxbns0bvFiuaN|BCg;S892_NE=!e(,6N n)-:ui6]S1DF=1!NzM?22&d)>5vG -+wdi!eS}rz28r,!In!]0w-bBBfM[-suh&F2&k3x;|!-t]I)raknSN=GhcF?8[&a!mhBDu(t2SgEMpnfkSckN_>)xwM-b,!M}}46o?5IFubG1lt .[rIp 1(}mA-o9r(+mE D1c]bcd2|s2kN46[hvt6tmDoI6!v1Dh1=-E]7.+]G8]?:aES[zs>8BBn}BE}D+9kw[_,4xNS_mxh02f0gI+;NvlGdihceC1?6)9]z5Ch-MrE2l>xuoNBfh];kglC}GvGC60& =k8[FEf09(Sb2asw3);49f]9 e[r9g  .ixflsa7c.C6[wy)m9C',
}
