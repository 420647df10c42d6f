// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const iotf2012BmiFigures: Figures = {
  range: [2, 18],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: 'hnB0eIMMQQQaiBwBsBaMCGMMKDHLHFDFCFADFDD' },
    m: { per: 1000, text: 'kmgBv1gB2B8BiC6B4BwBgC4CoDoDuCwBeYYSYYcegBcaGLZXZZXZ' },
    s: { per: 100000, text: '8wPrzPoBgCkD4E2GkI0FwBvCvD7BIaRlCtD5D3DzDtD9CxChC3BnBbASmBoBkB' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 1000, text: 'hzBgsBWSMOSYWUSQOSOQOMEDJPLJNHHDCGIMG' },
    m: { per: 1000, text: '80f7igBiCyBkBsBwB6BqCiD4DwDsCqBWmB0BiC+B0BqBYDZpBxB7B/B9B7B3BnBZ' },
    s: { per: 100000, text: '+vQ7xQqC6CoDuEyFoGyE6BjB9BbGMbtCzD9D/DhE/DzDtD9ChCpBNU4ByCmC6B' },
  },
}
