// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs4BmiFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '9wXm6XAFHHLJHHAAEEEIGMOYcegBccWQMCFFNLLNHF' },
    m: { per: 1000, text: 'slgBhogBDHHHFCMMUWYaaaaYaWaeciBiBcaQOEAHHRLPF' },
    s: { per: 100000, text: '+wnBhqnBCEGOOSYgBkBoBoBqBkBeUMANbtB3BjClChC/B1BvBpBlBjBlBjBhBXN' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '3hW0xWFTfxB9B/BjC5BpBdLCSeiBuB4BgCuCuCoC+BsBaKEJLTblBrBpBhBR' },
    m: { per: 1000, text: 'wnfrkfFHPTTXZZZPHOaqB0B6B8B6B0BuBmBeWMEDPTTVTRPJF' },
    s: { per: 100000, text: 'gzoB7loBAFFDHDDGGMOSQOGCHPXfpBxBzB7B5B9B5B9B5B5BvBpBfRJ' },
  },
}
