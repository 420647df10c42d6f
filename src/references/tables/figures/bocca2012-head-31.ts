// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Head31Figures: Figures = {
  range: [0, 1.5],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'wzF9yFEDAAACADCAAAA0EDFHJLLJLHJhDiGZRTLPJLHLHHHFHFFFgBNLHLF' },
    s: { per: 1000000, text: 'wkwD/qxDDyBsCKqC/CuEXmBIIoCI1xE0dqWsT8OyMuLmIqIwGiFmhBj9ByPkJqHsG+DsCiE0B6DA6CsBaqBcYc6CqC+BkBUiC' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACD' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'yvF/uFCAAAACDACAADCwEAHJJLLJLHJ7C0FVTNNNJJHJJDJDHFDFiBJLHJF' },
    s: { per: 1000000, text: 'mwoDhwpDhBMsCGKduDIdsCGoBdpkEsWiVmO4OyKuLkIuGwG4GggB77BgQ+KoK2GkGkF6EsBkDiD6ByBIyCiCKWoRwCqEc0C8B' },
  },
}
