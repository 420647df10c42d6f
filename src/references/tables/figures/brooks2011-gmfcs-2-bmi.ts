// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs2BmiFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'ryc67dXlC9DvFxG1GzFtDX6ByDqEsE4D2CqBN1B5CpDtDnD/CxCjC3B1BtBpBjBbPNJF' },
    m: { per: 1000, text: '6vgBnrgBHVhBnBjBdJIUiBmBuBwBsBuBoBsBsBoBoBkBaQGLRfhBrBrBrBnBjBVJ' },
    s: { per: 100000, text: '8uiBnriBeoCoDsDgDwCmCkC+B0BeDnBhC7CjDjDhD7C1C3C1C5C5C1CvCrC9BvBfPCKOE' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'thYstYDHFFAAKUagBmBuB8BkCoCkCyBaFnBjC9CtDvDtDjD1CjC3BpBdVPNH' },
    m: { per: 1000, text: 'u1frsfPjB7BnCtC/BfEoBmC0C6C0CmC8ByBkBiBccSOGHNZnBvB7B9BhC9BvBfR' },
    s: { per: 100000, text: '4oiB19hBLFO6BgDgEmE+DqDuC0BSNzB1C9DhF5F/FtFpEnDnC9BjCrCxCrC1BTQuB4B0BW' },
  },
}
