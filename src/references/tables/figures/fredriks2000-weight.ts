// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2000WeightFigures: Figures = {
  range: [0, 21],
  per: { x: 10000, l: 1000, m: 100, s: 1000 },
  male: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}D8A9!>?y-d?4]6_[9C>M2iv90r>BAn7sm= m:(s?pn9Mfg!]r-&Bx09hMx2_NA4hdmpzh4]=D>2b:ow:5Gg|ml;&DlhrCB}Sivsu)E.42w.fzy]-bCp:rs-yz]lS7l7x v',
  female: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}D9:S4z6}0Cu+]s=l40twS|eFId?pw,rix[ rg+4BFv+Ag7G+w:7ca8}(y>d?+)&:z-?67&- ,yC9y1oM;Gy|?>w Bolb:6Mt8,wmfwIBm|c7G5fs1;uc(w>u}Sm7i1&BrN',
}
