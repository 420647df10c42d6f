// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015HeadInfantFigures: Figures = {
  range: [0.08333333333333333, 3],
  per: { x: 12, l: 1000, m: 1000, s: 1000 },
  male: 'eoGgCMs=3?eEbM=)n8CFeb[z4S>vvD_Efh?S]xusn4M3=hEbaFB8',
  female: 'eoGgCMs4&u3_ct2s-mDoS|8csy!Dk]4G8gv)rnGN:rSB=Nv4',
}
