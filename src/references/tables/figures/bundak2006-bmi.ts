// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bundak2006BmiFigures: Figures = {
  range: [6, 18],
  per: { x: 2, l: 100, m: 100, s: 100 },
  text: 'yBCYCCCCCCCCCCCCCCCCCCCCCCCCC7XmIiEwBTjBOlByBoD9BoFC4ChE0BpBf7D2D7CmCtCsC6BCq/CiB+BqBQiCyBaIwDgGqF+CQSyCqBsEV6EPqD8CL+CCQEACACDEACECADAADDACFADEDyBKClNCrBqBmBqBiC0C9BiCGZ0CI7B0BlDJ3CsBjCEuBsFhEC6hDnBOKmCyB8BiCyCGiEqEuD+CwCoB+Ca4BACuBMYoECcFDCACCACAAADAADDADAAAADD',
}
