// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const vangameren2012HeadFigures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 10000, m: 10000, s: 10000 },
  text: '+BEAgMDCADCADCDiMDACDACDAgYDCADCDCArhB0tEG845BhhDQfQWhBSUdgB99C2gDEE0BECiBFzhE+1E3CxBxCxEvC5BfmpCnwLIw+zU6wHxBiC9DH2D1DA6DhF0wGhvN6hHKxC0DavB0Bo2F/5MqoHzDiFyC9FvHwDrqB42IE6VHADCAAAAACJCDCACDACJAACCAAEAGJ+BKCgxTAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIuvjUgyIDvCciDmCrFhFgCtEqrGliNsqHnCT1JgHVwBu4E3lL2sG3CiJ9GtBgG4Bp1C41OE2QGDCDADADDAFAAACAACADACDCDCADEL',
}
