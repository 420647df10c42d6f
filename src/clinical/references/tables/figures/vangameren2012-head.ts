// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const vangameren2012HeadFigures: Figures = {
  range: [0, 1.5],
  per: { x: 10000, l: 10000, m: 10000, s: 10000 },
  male: '2AgMDCADCADCDiMDACDACDAgYDCADCDCArhB0tE 3845BhhDQfQWhBSUdgB99C2gDEE0BECiBFzhE+1E3CxBxCxEvC5BfmpCnwL 3w+zU6wHxBiC7BhC2B/B/B8BlDwtGxhHKU9B4ByCkB4Cg5F/gHsH6D8IuLyF9B0B3oBiuH 16VHHJHHHHHHFNLNLLJLLJRRRPNNNJJDL',
  female: '2AgMDCADCADCDiMDACDACDAgYDCADCDCArhB0tE 1gxTAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA 4uvjUgyIDvCciDmCrFhFgCtEqrGliNsqHnCT1JgHVwBu4E3lL2sG3CiJ9GtBgG4Bp1C41O 12QGEGEECCADDHHHHFFFDDFFDFDFDDFAL',
}
