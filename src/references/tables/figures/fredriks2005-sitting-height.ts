// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2005SittingHeightFigures: Figures = {
  range: [0, 21],
  per: { x: 12, l: 10000, m: 10000, s: 10000 },
  male: 'bf:}:,.vppx4M6u;Io.7)eb+.Sou)SC6M+oo?5c]fcdgco8,76Eg&aE B?N|pIh=Ci[0s![|Fxhe!M0Neoio,_|xDF=D5,&BC5w47DGM_2]wh>}h[+M.g36+ip&9!:+FA,4d3!Bsv)a_3zsb7a)ph?0nN&9,7B 9oNBm9F7i|y47gy:}76(pv->h9_?8o6?23?v!M8>==.lAz-(bMm|lcN-Id0=Eyn&xxB6M_A1oS,+wI?bbCNehN).',
  female: 'bf:}:,1>e!E}_:1B(It|w,gB)3E2.=A:zriSlkazEDEpaao_h}(:Sf5yn5G5up(n9z|fgNf6sb5d6=k=N.esA+bwhd8w(N[dzIu(sxreS]8pgE;ae,sdSmuvl:ymIt)!y761;,tSF1-[;&.r;c6sBoaF4IEcw0k&(I49|3BMsuvGz;b)ope!iD6g:o+8o(g8oE1F2h.vv?|+?b&y);B:c1:]iF;z]7>-z=G4va)ykzhn+sDF3B2.16eD]rlN',
}
