// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Weight25Figures: Figures = {
  range: [0, 4],
  male: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 10000, text: 'qoVtrVFGDGADECACDGA5OwBqBgBecWWSQSoIlR0BqBiBgBWUSOMMKIGIGEG1HOQKKMIIIIIGr5B8F+EkE' },
    m: { per: 1000, text: 'k8Bp9BCGEEECEECECCEuD6CgCwBeWOIGAA/LoadhBnBnBpBlBnBjBffZbZTTTRqKtBrBjBbZXRTNNN6+BrHxFzE' },
    s: { per: 10000, text: '+jEvjEDAADCDADCDAADwBRPLJJFHFDFUvBFDCACECCECCCEACCARGCCECCCAEAAvBUMK' },
  },
  female: {
    x: { per: 10000, text: 'A2BCDCDACDACDCDAqKADCADCDCADtLwZDCADCADCADCADCADCgaCDACDACDACDukIAAA' },
    l: { per: 10000, text: 'y5Pl3PAFDFDDDFCHCFFiInC9BvBpBlBdZXTR0BlFtBnBbVNNHHFADCACAEC/JKMKMOIMMIMIpsCyIkH6F' },
    m: { per: 1000, text: '62B73BCEGCCGCCECCECqD0C6BsBeSMIECFjLsYdflBlBlBjBjBfddXXVTPTN4JnBjBdZXPRPNJN+/B3GpFxE' },
    s: { per: 10000, text: '6wDtxDDCACADCAACDCDxCKIIGEGEEECmBrCMIIIGEEECEAEACCACHCAEACACAACAOQKG' },
  },
}
