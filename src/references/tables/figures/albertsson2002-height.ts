// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const albertsson2002HeightFigures: Figures = {
  range: [7, 18],
  per: { x: 1, l: 1, m: 100, s: 1000000 },
  male: 'nN340vk+yGrpFev]->l74Gfk].;lx2)Cv?&gps?lycu1Cvh>uyt;hnmpd',
  female: 'nN340vk+yGd+5mssS!l:gf-rtzeGD01c5 -y AzsfS[N3pzDIdEos535s',
}
