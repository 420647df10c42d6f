// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2003WeightFigures: Figures = {
  range: [0, 20.5],
  per: { x: 10000, l: 10000, m: 100, s: 10000 },
  male: 'b22;iDznEB47grwIBv19)czvg3Gyud}k} &wuB!}C680eBE.CSns0kEovz:D!.y>1s>-D2s:Ma[c()xvN-.zI,MyEGSc+;0AwB[;|yNe([nSyEcMMt|,gt3lwwChhklcyIpAa=?hal2]bM:lc.E2z3m4x[nu|NG6kdv1u[A Dt[C-sf9F2z}MNsBSop)Fm.9n?]6>GGS;M6',
  female: 'b3x!hDznEB47grwIBv19)czvg3Gyud}k} &wuB!}CmF3Fkl> k[S-gr>mwD_[!3zpp)a1e&.8cNf=t;+!c6M;ka7B!i!:4oxtgDN=;cynF5=GoIyo(Bor?vCan6gxds6?1xi0cu[uC>!a>ael0miB+t->.0ee,bb(u0_9zb+(kS]F3sl]!l. k2-h.;&=2tNduFN,En_v->5?Swa_33oGu54_1:x8nku,',
}
