// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2003BmiFigures: Figures = {
  range: [0, 20.5],
  per: { x: 10000, l: 1000, m: 100, s: 10000 },
  male: 'b22;iDznEB47grwIBv19)czvg3{yud}k} &wuB!}C8,g.}4;3eCS{htpp=5Ic,SFIC[?rE[k&_FdnIuoMt1eugtu+h9it{w}Au;ud[&s,7c+i+]?wc&ausC+IN4mBpcsS.9]}D4gc.;At3_p>En=cNM={1I!595kr:[5}',
  female: 'b3x!hDznEB47grwIBv19)czvg3{yud}k} &wuB!}Cr&18v5k,yvlx)ho&4p&+]hIf71gc11haD[g|r: Fiv2B{(c!{ICkF!9]bx,a2tNBs{IAnsdlCmNa0zCu-Bo+,?xC99ccvC9,l6rkl;;m3uFwe-lmt}41[{}xf{1;xAx0EB',
}
