// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2007SubscapularSkinfoldFigures: Figures = {
  range: [0.24914442162902123, 5.08145106091718],
  male: {
    x: { per: 365.25, text: '2FxECCEACDAAAEDEAECGCEEEGQWmByCnB0BlBJ+CvELC3D' },
    l: { per: 10000, text: 't9F0zFCEPQDYKIGPSRGNFZANNLR9BvClE/IuF9E4EuB1IwOmBAkL' },
    m: { per: 10000, text: 'wn2Er04EcYrC6EgC4HyEsEmEKkGYiEmB6CUmD+BsC0CiCFT1C5JiE5JkElB9Ryc2E+C+O' },
    s: { per: 100000, text: '2nhB1khBDAEHCJFDACFEDECGAGCCIQaoB6C3BwBxBP4CzENDtD' },
  },
  female: {
    x: { per: 365.25, text: '2F/EEECEAAEDCEECFKDIDAEKCMEWc0BgCUtCLLMPNZ' },
    l: { per: 10000, text: 'n+DyvDZNYHsBmBJwBIJFKwBtBiBZcSFbKfG5B/BzD1DW+GwBoBDqBiByB' },
    m: { per: 10000, text: 'kj4E1j6E1D1C+B7B8FsFHoI0CcwB0DyHtC4FDkFuDgCYmDqB8CgByBqB8C2EkCWUeSGJ' },
    s: { per: 100000, text: '4/jB3/jBAFAADAJDFDGIKSQaUUasBc6BiBmDkEyHmJ+CrK/BhCQvClClD' },
  },
}
