// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009HeightFigures: Figures = {
  range: [0, 21],
  per: { x: 12, l: 1, m: 10, s: 10000 },
  male: '1ACEGGGMMYYYYYYYYYYYYYYYYYYY 1CAAAAAAAAAAAAAAAAAAAAAAAAAA 22f6CaWtBV2BZgCZJCHLNJESMIbpBhBVLFJ 2gZxC8BVoBVoBUAAAVVAUVUUA9BpBAUUUVU',
  female: '1ACEGGGMMYYYYYYYYYYYYYYYYYYY 1CAAAAAAAAAAAAAAAAAAAAAAAAAA 2ofuCkBWvBP6Bb+BdAFHNPGWDXlBdZPHAAA 2gZ5D4DVUAUKULVAAAVoBVpBpBAUAoBAAAA',
}
