// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const roelants2009BmiFigures: Figures = {
  range: [2, 21],
  per: { x: 1, l: 10, m: 10, s: 1000 },
  male: '1ECCCCCCCCCCCCCCCCCCC 1lBDDFDDAAAAACCACCACCC 1oKLHDDCGGKIMMMOMKIIGE 1yEEGIMQQSSOIEAHJJJFDD',
  female: '1ECCCCCCCCCCCCCCCCCCC 1ZFFFDAAAECCACADADDFD 1iKHFFACIKKMMOOOMGGCEC 16EDGOWaYWSKEDLJHDEGII',
}
