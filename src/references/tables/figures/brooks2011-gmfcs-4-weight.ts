// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs4WeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;}F_?6z_NNd5B7g6lG,0ab)kAE}1v_Fu:vI-]a0g&o;;zryp)IFpktM2w)DE9E+z2,v&&2w72.7}9[yC,_Cm>bCm.D2F-Ss[v}l=mod?,8C,G?|ok',
  female: 'etCtbS;|45]yM5Bii[4A5&]SDl;Ckgby>BF4iS;-84?kGr17,&:pvFdhDd,Dy]vy|u0[[(,4?ih>Eg:[1cxeS774o))!ceeA+|08;()zszfz9SyuDm9o[oBt+',
}
