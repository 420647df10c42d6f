// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs1HeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'y1hBpwf3sBp1CpgC1OwT8oB05B27B4mBoFtXviB7a9I+I8TwWiT2M2FLzExG7GvF5D/BDuBsC8BOzBvCxB' },
    m: { per: 1000, text: '28gFv/5E9GtLlGiB6CIvC1D5DhEtEhE5CfWiCkDwD2CW5CzGhK3MzOzP9P3PpPvOxN9LvJlGxC' },
    s: { per: 100000, text: 'sxSphTyE4JuJ6GuDhBjF/GtG5DrBKSUUSMDRbflBxB3B9B3BnBbDQiBsBoBiBO' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '015BpihCsNsqBqkCugCqgB5Evb9clN6IicysBg6B6/B63BoiB6FzS5fjhBjb/SrMlIxGpG7GtH7H3HpH7G/FrE5B' },
    m: { per: 1000, text: '65/E9y5EzE7F5B0DsG0F0CdpD3D/CnBMiBD3CjGrJjM/NtPvQtR3RhR7O9LzI/FnEnDvChCrBR' },
    s: { per: 100000, text: 'wiQ5pPzB1CtCrClDjE5EvEzDzCvBPKKAbxB9BhC3BfJOeuB2B4B4BwBoBkBcaSG' },
  },
}
