// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const neyzi2006HeightFigures: Figures = {
  range: [6, 18],
  per: { x: 2, l: 1, m: 10, s: 1000 },
  male: 'k(suS5B)0B|?3?sr8eBzN1w_&|w>wnmd8kFdNFr',
  female: 'k(suS5B)0ByeG7p5;Sszz tcpuENyy75h :yhE93',
}
