// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5TubeHeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  text: 'qCCICCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCIkwnBjY7E3E+DoDmCSfhBjCtBlBVDKOQKKCJCLCEDCIJIDEAIFKIg64EipHxHjF+FsBftBPYQKFAIGLRbbHCESFIIAGMHIDIGQAGkzYtQgC8BQZxBtBfHFEGEAEAADAFAFCDCAAEDEDEDEDDqCKIokayXuCkDnC7CvCRqB+BkBUKMQaUgBaIf3BxClC3BREamBiBUaGQEWEIip2EqzH3F5FsDkDmBIRbRNAAAECJELACHKIFOHICDDAFIAEGiia1OkBqBiBGZpBpBdTHEEKEEADAADCCCCEAADFEFCEAC',
}
