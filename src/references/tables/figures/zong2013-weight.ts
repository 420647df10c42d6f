// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013WeightFigures: Figures = {
  range: [0, 18],
  male: {
    x: { per: 12, text: 'ACAAAAACAACAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: 'mCzCCACCAAACADACFAAAAACACDECAECCEACAHFHJDAACEACA' },
    m: { per: 100, text: '4UrNFf3BpBduBXNgBFGHiDTHGUYHZW0CKLHHQEmB2BkBsBa+BlBzB9CzClCnCnBrBdZ' },
    s: { per: 10000, text: 'krC9rCNAGKIHIEACEAGCKOWcWMgB2BELXfZbVXNAbzB5BzBVAOgBUYSQ' },
  },
  female: {
    x: { per: 12, text: 'ACAAAAACAACAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 100, text: 'daDCCDACDACDACFCAAAAAAAAACDACDCADAAAAAAAACADCA' },
    m: { per: 100, text: 'iU9NETtBjBZuBXPgBCEHmDLLFIDGHGaSGUUgBqBe0BAOzBtB3BtB3B7BtB3BVbFD' },
    s: { per: 10000, text: 'mrCxsCDAKKIFGGEGIGQDFMOQQEMOIEKOKFlB9BrCpCzBjBJMYgBYmBMSCC' },
  },
}
