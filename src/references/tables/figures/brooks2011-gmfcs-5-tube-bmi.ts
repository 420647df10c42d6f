// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5TubeBmiFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'z2RghSGMODhB/BtCrC9BrBRESkBqByBwBwBoBeYSMIGAEDDFDHHDF' },
    m: { per: 1000, text: 'm/hB5giBDNNJCKQMKECDDAACEGGIKKKGMGIIIEGCECC' },
    s: { per: 100000, text: '02sBlitBqBoCoCqBQIOemBsBiBYMEJLTRTTTNNNLHLHJFFDDAD' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'nlS4mSa2BgCiCyBgBMHNTTTRNNHHACCGIGGCCAHDHFHHFA' },
    m: { per: 1000, text: '8yhBr1hBMKDRZVLDGSUYacWYQMMIEGECCCADADFDDDD' },
    s: { per: 100000, text: '6xwBjpxB6BsD+DsDwCiC0B0BsBmBeSKAFJJNPXXZbZXVPLNFHAFCA' },
  },
}
