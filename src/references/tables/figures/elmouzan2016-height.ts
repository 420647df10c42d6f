// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016HeightFigures: Figures = {
  range: [5, 18],
  male: {
    x: { per: 1, text: 'KJAAAAAAAAAAAA' },
    l: { per: 10000000, text: '8ml4XhimlbgtsJor8R022RsusP65qjBst2pC6n/2Cg3ovCkxtgCovsmBs1xQws5F' },
    m: { per: 10000, text: 'gv9hCxiw+Bt+B1pEx/Gr0F4rEkoKkkHovE3lNzlezwb/pS' },
    s: { per: 10000, text: 'ygB5gBDEAEAFFJHJFA' },
  },
  female: {
    x: { per: 1, text: 'KJAAAAAAAAAAAA' },
    l: { per: 10000000, text: 'q5stSpjg9R33rEx77PzkvQ/7mIrkhFlwgSjpzlBhsl0Bv58zBvu+sB5ygkBpgvd' },
    m: { per: 10000, text: '683hC//v+B+vE7hGzXu2FuyE9xFpoVl6dx8Z/0Pr8FvM' },
    s: { per: 10000, text: '4hBxiBCDCADACEIIIE' },
  },
}
