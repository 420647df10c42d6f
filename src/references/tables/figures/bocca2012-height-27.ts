// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height27Figures: Figures = {
  range: [0, 4],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'gtG5rGADCADCADCAADAsHHHFHJHLFJJpGkNlBfdbZTXPPNNJLJHJFmEPRLNHJJHHFHua9D/CrC' },
    s: { per: 1000000, text: 'omoG9wpGSOQQQOOmCpBMQgCOtsG0YiUuQsRoMiOmN6HmK+Hg8CxwF+e+WoUgQ2OwJ2K2GmHmF+EyEgDqD4BiDiC3IsF4DgE0CgC2BwBiBkBWekXgL8EgD' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 1, text: 'CDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 100, text: 'ksG/qGCDCDACDAAAAADgHHLHHJHJHHJ1F+LbbZXTVPPPNJLLFJHHqEPRLLJLHHFJFmb/D/CtC' },
    s: { per: 1000000, text: '455Fx87FhBwEauCWcoCuCnBmEpBsC+BhlI8qBqoBybqXqUiT+N+L+K2Ks0CvgF6eqYuS6PkLwKqI0GmGqEqEuDqDiC4BmCmC7EyD0E2BuCmBqCD0BOgBMonB8JgEgE' },
  },
}
