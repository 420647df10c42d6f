// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009HeightFigures: Figures = {
  range: [0, 21],
  per: { x: 12, l: 1, m: 10, s: 10000 },
  text: '2BEACCCAAGAMAAAAAAAAAAAAAAAAAAACCCCCCCCCCCCCCCCCCCCCCCCCCCE2f6CaWtBV2BZgCZJCHLNJESMIbpBhBVLFJEgZxC8BVoBVoBUAAAVVAUVUUA9BpBAUUUVU2BKKEofuCkBWvBP6Bb+BdAFHNPGWDXlBdZPHAAAEgZ5D4DVUAUKULVAAAVoBVpBpBAUAoBAAAA',
}
