// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const life2019WaistFigures: Figures = {
  range: [3, 18],
  per: { x: 12, l: 1000000, m: 100000, s: 100000000 },
  male: 'b-iEd.C_=+[EvM_hGa??hiBBnGt?+a]h+F>8&cfesmz)E0B(e4dSm 60[-6CCS?o&-(.z0}mnp!g0efCdc S|m-?,E)_Bau37:5>62(0-vD2Fk.wrA81&hGne&wlf,ry:|8r;tI(Ibi [_DBc!zE_Nz:g|A4:[_7?Eipd=S2Mxr:cac72cos-Fy nFiAh:_8zFIx+5[1.GtC>_|652u8Dngx&8SI5weN]lB,+)yBSg?nDf2FIlca;MhM?Dg)u|}w[oy!lxlCv0oi>Cnu>:}p2I2lsE5m,bghvI wz7;2G&__+}erDb2k32+sSSim]ia;BnDy,5;17nx6,y!el,hAhGmh]1;&c.EFnBaGk2b_,h-?[e[',
  female: 'bCl2FpNd}o,tbb[xx4]=_Dbpbv[1k4_ c(s87F7wn_933&B4dh ;n-M8MN(f4u( l6o.&aF.cro6k(]h5-9x8 :0t6880xp}bDMx1|Ad16kp7xE)kD1?Nir8cSvDE.+m(kGC0(!Gfp!F&g.n:dd1u.=5pFpErx&eaeI=n&pcEwC3t.re];+1e&?p]2kaD!gE659o6[7niyt(tuhdg6p=o8pE mxEp5_cl1)hrg&fnw_,s9Gicn0l.ga|zg,bu(n:>?.4w&Gs}2z_Ey!f+im 7bpF+IC9Ak]G.en=D-E_-(es>:]+[C5fN[kk!psD.+}b?o[vD0sx_p_=f-=E([lnb1x,M022u+C8zAE2&o6G}}C}Mgf2x|t-v9?,:k&1&bk5__M9a[w(aa|p',
}
