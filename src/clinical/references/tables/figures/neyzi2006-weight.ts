// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const neyzi2006WeightFigures: Figures = {
  range: [6, 18],
  per: { x: 2, l: 100, m: 10, s: 1000 },
  male: '1YCCCCCCCCCCCCCCCCCCCCCCCC 2kHLACDCDDDJLJEeUPLCcDFFADA 22MeDDCACAEOWCNLEIGDNLJFHDA 1gIMOMMOOOSWYQEFLRXXVTNJJHF',
  female: '1YCCCCCCCCCCCCCCCCCCCCCCCC 1iGPPRRVXZbZPQIALROOMGGGGGI 24MYACECAEGGQIHNLLFJHFDDACA 1oKECGEIKOMMAPbdbXVNJFFDFFD',
}
