// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs2WeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS=!3EinI4,!F8d2h_Dv1&C.,[mEx,ko6?kf|_&wGvDGewzupDBzyE5eA:Bt[ .o,wA)&zFM0bpix9wtCMMznuar>)7S=u(a=32Gl|grpMf+yvs.4)|]w.',
  female: 'etCtbS;G&Mnh[oo;m:I+DsfMm}Im5y-lsk29zA8woo}|ktBF4_7w!e_A+ k?016(h4itB}ABSp1v=bAx?}f5hAogoig+3m.x4&2f&I|s3(rGF|?aCg(ghEDuCzz.',
}
