// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const zong2013HeadFigures: Figures = {
  range: [0, 6],
  per: { x: 12, l: 100, m: 10, s: 10000 },
  male: '1ACCCCCCEEEGGGGMMMMMMMM 32I1DQOGLNETJIFAECHCCADCA 2yVwBJJJFDGHFDAFAGFFCDCDD 1kVJNNPPLRNLJJHHJJHHFFHD',
  female: '1ACCCCCCEEEGGGGMMMMMMMM 2mIhDEMUYOKQEGCDAKAHDADDA 2oVsBJHHHDIHHCDDDGFADDAAD 12VbXVPNJLJFJFHHJJHHHFFD',
}
