// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015BmiFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: '35C25CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 1000, text: 'y4gBl4gBCEQYYeiBiBwB2BgCkCmC+BiC+B+BiCkCsCqCiCiBChB9BjCnCxC5C5CvCjCzBpB' },
    s: { per: 1000, text: 'kGlGCDCAACCAAEACAAACDDAAFAFAADADCDCDCAD' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: '94D05DEAEEGGEIIIGGIIGIIGKIGIGGEEECACAAADA' },
    m: { per: 1000, text: 'kvgBnrgBUESaeekBqBsBuBsBuBuBwBwByB8BkCoCqCyCuCoC+BuBoBcKFNXjBhBjBf' },
    s: { per: 1000, text: '+F9FEDACACACAACACDCDCDADADADAADACDAAAAA' },
  },
}
