// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsTricepsSkinfoldFigures: Figures = {
  range: [0.3333333333333333, 18],
  male: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 't0E8zEAAAAADChBAAAzBCADCAADCADCADCADCADCADCAADCADCE' },
    m: { per: 100, text: 'knC3nCDCAAAAChBIMKCQCPNEOOGKOKWOMGDRfpBrBlBbHGQgBYSKOI' },
    s: { per: 10000, text: 'm9Dz8DCDAAAAAmBDAHoBREUmBqBwByByBkBILffjBjBpBpBlBdTRRNTVTRHDDA' },
  },
  female: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'zhBkhBAAAAAAAXGIGGJXTVXflBrBlBXFSqB8BoCuCsCyC6CiDmD+CyC+BwBgBSCRPlB' },
    m: { per: 100, text: 'ujCtjCAADCAAACADAAACECCGGIKMOKIAFJHFCGGKIECAAHDFH' },
    s: { per: 10000, text: 'wtEjtECADCDAAaJJHJIaUSYgBmBqBkBcEPfrBzBxBxBtBtBjBdRRJHIWkBiBYI' },
  },
}
