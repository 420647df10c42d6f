// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015HeightFigures: Figures = {
  range: [0.08333333333333333, 20],
  per: { x: 12, l: 1000, m: 1000, s: 1000 },
  male: 'b7?D)f|pe&g,)}r:?dr3.27k.cAnbC}b3rey;E)i>I_6[Nr:,yId?2k&A}B[7_e?wSNff]EtBt?a;EC}A6I,BShMe+e}vkc:s}MDS=tm[g:nC5?-mf3Nf.C(g,',
  female: 'b7?D)f|pe&S!84|b4rv(kbrBy4|m64tw&7_-E|&C? &n:xta2l7a,=f>iEu;1y--:rFnFvIz)a2d(IF]D4xndg?9)hm!p0) lhrnida64+dnp}cM?FkIs&w]',
}
