// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const achondroplasiaMedianSittingHeightFigures: Figures = {
  range: [0, 20],
  per: { x: 2, m: 100 },
  male: '1ACCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC 3y3GizBldoU6FiCuB1BCsBSVHLGHAGLDUOCJZAFKGIDDLHTHLDSUO',
  female: '1ACCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC 2+1GsvB7ZvIrDZTPNFMQEDNLJHFCGIAAFLRVTVbbZbTRNJFAA',
}
