// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5TubeWeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'g+L3nMGGMIGAEDEADDFHFDAEGCEAADFFAACKIOKKE' },
    m: { per: 1000, text: 'stU5nSf/BvCtCjC3BnBfdbZfhBhBjBlBlBnBpBnBnBrBnBtBrBrBrBrBpBnBpBjBfXJ' },
    s: { per: 100000, text: '4szBvv0BmC2EoGsG2FwEyD4CqCgCiCiCkC+B2BoBeMCHPVjBnB1B3BhClCnCnC/B5BpBfN' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'uzC9vCsDuFyEqCOjB1B/B9B7BxBrBrBnBrBnBnBlBdZVRRLPJLHHFAACCA' },
    m: { per: 1000, text: '+1TlwRhB1B/BjClCnChC1BzBrBpBfRHDJNhBxB/BpCxCvCvCpChC9B3BzBtBrBnBfXJ' },
    s: { per: 100000, text: 'os2B5j4BiIwPiRyNyIgEcf3BhC7BvBhBbRPTXbfhBjBjBffZbTRNJHDAD' },
  },
}
