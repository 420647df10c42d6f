// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs1WeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  text: 'qCCICCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCI8wDhuBtCxDgC8C4CoBVpB7B3BjBRFCUgBGDhB1BvBHc+B0BQCTAUIGHHNIkwWukCPAQVhBIoBWMAMLFLRAPLFLdhBVPKMcaYGKWqBeaIi9iBuHISSKELbVdNGNGFCEOACKWMWCLDHQMGXbjBLEqCKI12BxyBmBgBZJOaOEHTXZZPVJFAIQYWeSICLLEFHXHJMIu1Vm7BXIaLREFJCOYSMVbdfjBlBNDIUekBkBmBIJRdJSacIuzjByEUmBMFFTNLVHJHRPPPAKWmBqBQUWIQRLdRXLLXL',
}
