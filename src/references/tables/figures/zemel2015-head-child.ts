// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zemel2015HeadChildFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: 'kzDlzDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 1000, text: 'q95C3r5CMAGEHZfnBnBbVLFGQUceYUKDXhBrBpBpBnBlBhBdVTLN' },
    s: { per: 1000, text: '+B/BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: '4zD5zDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    m: { per: 1000, text: 'i44Cxp4CyBAHHJJFJFDHAJJPVXZbXZVXTVZXbZbXXTLJ' },
    s: { per: 1000, text: '4B5BACDCDACDCDCDACDCDCDACDCDACDCDCDACDC' },
  },
}
