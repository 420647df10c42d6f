// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const achondroplasiaMedianSittingHeightFigures: Figures = {
  range: [0, 20],
  male: {
    x: { per: 2, text: 'ACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'y3GxkFld9IjDhBOnBlBIaGALFLLFPRESUMNNRHAIGEHNflBvBxBfLE' },
  },
  female: {
    x: { per: 2, text: 'ACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: '+1GzmF7ZvIrDZTPNFMQEDNLJHFCGIAAFLRVTVbbZbTRNJFAA' },
  },
}
