// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const kiggsBmiFigures: Figures = {
  range: [0.3333333333333333, 18],
  male: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'ssB1lCKDLIAPG3zB3BlCvCj7CtF8E6OwVsZkbic6b0a8X2T2OmJgEXrEnHlJnKlKjJnH9E3CpBPNVZTH' },
    m: { per: 100, text: '+lDrjDlBXLJHNJXJKOVIGAGISOIIGEIGEEADADACAACAADCFCH' },
    s: { per: 10000, text: 'y6Bj7BCDCAADCbECETQSaacYUOKCDHJNLLPNPRPRNLLFHDCDE' },
  },
  female: {
    x: { per: 12, text: 'IHAAAAAAAEAAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '6rBv2CUANUGJYvwCuE+FiH/uCqkB0jBggBsb0WqS0O4LkJgHiFkDmBVxClE1F9G5HrIzIrI5H/G/F5E1DzCvBbuB' },
    m: { per: 100, text: 'qiD1/CbXVPJDFbJKONICEEIIMIIIEKEEECGCGAAHDJHJJHHFD' },
    s: { per: 10000, text: 'q5B55BAAAAACDXGGIIYSIIGKMUSSQIALRXhBhBhBbZPLFDCGCGEE' },
  },
}
