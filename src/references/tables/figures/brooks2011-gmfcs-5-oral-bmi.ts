// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5OralBmiFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: '/mVq4VvCjFvFrEzCrBVJIMaakBoBoBwBwBsBsBkBiBcSQKECFFJLJLJD' },
    m: { per: 1000, text: '4ogBtugBIWSANVNDKQWaYaaUYSUSQOOMIIIGCECDCDC' },
    s: { per: 100000, text: 'mmsBjpsBIOOWQKDHHHACGGECCAADCAAAACCACEAEAAC' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'n6W6rXX/B5CtDzDvDlDtCtBNQmB2B+BkCmCgC+B4B2BuBmBeaQMIGEIIGGEA' },
    m: { per: 1000, text: '+7frggBEGAJLJAIKQUUYWaaaaaYUSQQOKKIECEFAAF' },
    s: { per: 100000, text: 'gwsB5isBlB3CpDzCrBNKMIEAIMUUQIHNVZbZZVVTVRRPLHFA' },
  },
}
