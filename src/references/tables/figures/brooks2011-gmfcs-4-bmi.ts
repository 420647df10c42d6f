// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs4BmiFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbSB8 r7;(d)B(>03y7=G5ME!>|soNESi;=1k]!Swx8kaN774iBDi+7f-um}I!+Inn.Cl,-_((?eC9Nn0[Sp:=',
  female: 'etCtbS;zm[MFgD7}nap[zC.t7xkmNt=:wlx8i)cN0CuNDm&oNrzS+I>g71npE0r[p5NdM ne5!9+N,,_}Gi;2o0G}anne',
}
