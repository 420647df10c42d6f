// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight27Figures: Figures = {
  range: [0, 4],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 10000, text: 'qoVtrVFGDGADECACDGA5OwBqBgBecWWSQSoIlR0BqBiBgBWUSOMMKIGIGEG1HOQKKMIIIIIGr5B8F+EkE' },
    m: { per: 1000, text: 'khC3hCEECEECECECCEA6FwC2BoBcKOAEHH1MwbtBvBxBvBtBrBnBjBhBddXXTTTNgKrBnBfbXVPRNNLo/B9GpFtE' },
    s: { per: 10000, text: '++D9+DCDCDAADCADACDFHFHFDADDCDe/BCGECGCEECEAEAEACALCEEAEAEDEAANOME' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 10000, text: 'y5Pl3PAFDFDDDFCHCFFiInC9BvBpBlBdZXTR0BlFtBnBbVNNHHFADCACAEC/JKMKMOIMMIMIpsCyIkH6F' },
    m: { per: 1000, text: 'y7Bh8BECEEAGAEEAECA4FmCwBkBUMKAAFJxLkZpBrBpBvBlBnBlBdfbXXVPTPNyJlBhBbXRTNPLJL0gCrGjFtE' },
    s: { per: 10000, text: 'm/D5/DDAACAACDACAAA5CMIGIGEEGCGoBzCOIMGGGEEECCEACCAADCAEACCAACACcQKI' },
  },
}
