// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008WeightFigures: Figures = {
  range: [24, 42],
  per: { x: 1, l: 1, m: 10000000, s: 10000000 },
  male: 'iC>xwS| sozyww)g49dC;sE,pnab9plGd7pC,z3+3 C8MDC(nN054:fBD3F=0&gdo6FN}a!!a!Cd:la1w)},>ek]5bhs-htt(+uo32m:hfan.-ug7zinu lm 4_Bf_6ANM)v|oc.ES>s0doA',
  female: 'iC>xwS| w(Skd}vwM,MzE>u?=3d07>& iAzg1f(GDE]|aC;g.Smtv=!bFDoANC!aef&Gh.Fxi[2>,D:07m[+zGc+dp4g+BnnBt7.  ;;u(!&kMf_EA  +_;)dN0]>?r9_E',
}
