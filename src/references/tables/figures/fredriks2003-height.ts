// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2003HeightFigures: Figures = {
  range: [0, 20.5],
  per: { x: 10000, l: 1, m: 1000, s: 10000 },
  male: 'b22;iDznEB47grwIBv19)czvg3Gyud}k} &wuB!}ioS-?B?&[:s;f|>1&(2g8D582p9hr!i}gzyn+n]I:vyx3?e6[5vAzm+:mhkGrN0nx.7rM->pyk.[ Na9Fxu:k|A48>7-|1Co&o,Aw6hd?kuCEp!0na|y>fl5nd_v8SI&CCp>tD}zu .Bfs2hli hp]D>l_e+',
  female: 'b3x!hDznEB47grwIBv19)czvg3Gyud}k} &wuB!}k&bC?4G46u,:Exrui9xc|dofB:75t33w&C32s4_>w,}}IC]x=oI4xCunS| n8yd;D-SowkE9crC6e;;18zsrnk[z |e6 mwS;+xtvzrI->gm1& 8aG1CrCa)[eb+6mS:938,Fv+Eg2vClB|bD',
}
