// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs3BmiFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '1oa2zbzDvHvInHzEjCCoB8B4BmBSDPRLFCGEFNTZdhBdfZVVRPND' },
    m: { per: 1000, text: 'gqgBtxgBWwBqC4C0C4BgBKFDEQWYWYQOOGGCADFDHJFJLHJFD' },
    s: { per: 100000, text: 'g2jBnpiBjGtO9R/NzFoDqJ8LuLwJ8G2DD7DtGpH1GpF/DrDhDnDnD/CxC7BjBPDEEFJHF' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '3vXs9XMaWHpBvC/C/C/BXa2BoCoC4BwBeUQGGECAFJPTXdbdXPJ' },
    m: { per: 1000, text: 'ujgBljgBHVLCUUOIAEUkBuB2B0BwBqBqBkBgBaUOCHJTVXZbZVRJ' },
    s: { per: 100000, text: '66pBzupBpDxFzFzDXiCiEmFuFiFgEyCeLpBhCzC/CrDtDvDlD5CpC5BpBfTJDEIIGC' },
  },
}
