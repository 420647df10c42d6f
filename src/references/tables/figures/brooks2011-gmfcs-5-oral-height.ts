// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5OralHeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '6xkB9zmBFMuBmD8EgG4G2G0GqGoGuGuGqGgGsF2EkEwDkD4CqCkC0BqBaKCNRTVNJH' },
    m: { per: 1000, text: '4l2EtuvE3FlMpP/OzM5JxH5F1EvDpCdQoB0BwBoBUJjB7B1CxDpE7E3FlGxG5GxGpG3F1EnDvB' },
    s: { per: 100000, text: 'kqXjsXUuB+B8ByBeMHVdZbTNNLNNVTXXZbffjBhBjBZXPPFF' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '8tjB9/iBtJ5TzV1OnEkFsLkOgOwMsK4H8EqCIjB5BlC9BxBfJEYiBsByB0ByBqBkBeWSE' },
    m: { per: 1000, text: 'w50E5iuE1GlOnRjQxMpIrEtBGSAPjBvB/BxC/CxDnExElFzF9FnGnGpG/F1FpF9ErE9DjDhCd' },
    s: { per: 100000, text: 'u0Y9+YuD4GuHuF2CJzC1D9DtDtCtBLMUKJZvB9B/BhC1BvBlBbVNJDEEKIC' },
  },
}
