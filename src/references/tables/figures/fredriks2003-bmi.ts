// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2003BmiFigures: Figures = {
  range: [0, 20.5],
  per: { x: 10000, l: 1000, m: 100, s: 10000 },
  male: 'b22;iDznEB47grwIBv19)czvg3Gyud}k} &wuB!}C8,g.}4;3eCSGhtpp=5Ic,SFIC[?rE[k&_FdnIuoMt1eugtu+h9itGw}Au;ud[&s,7c+i+]?wc&ausC+IN4mBpcsS.9]}D4gc.;At3_p>En=cNM=G1I!595kr:[5}',
  female: 'b3x!hDznEB47grwIBv19)czvg3Gyud}k} &wuB!}Cr&18v5k,yvlx)ho&4p&+]hIf71gc11haD[g|r: Fiv2BG(c!GICkF!9]bx,a2tNBsGIAnsdlCmNa0zCu-Bo+,?xC99ccvC9,l6rkl;;m3uFwe-lmt}41[G}xfG1;xAx0EB',
}
