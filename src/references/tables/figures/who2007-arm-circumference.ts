// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2007ArmCircumferenceFigures: Figures = {
  range: [0.24914442162902123, 5.08145106091718],
  per: { x: 365.25, l: 10000, m: 10000, s: 100000 },
  male: 'f23f([l?ke,)!d(sfih2FB}60.s}!mt_tgD:6N,MI(7(mei-D|&INklm?,[>u-Se&I[}8]u3)(u]o}GoFs!Siv23+m9bN1-&6m1ItstF]kIBa|(y1w.M6NCaCf9lsssw[o86om&,}i|:![opsC=k }c',
  female: 'f5fBiczi-f>.m)lwoBo884xpz5vh-I]b.iN&8>n1D?[5,vd6a4]rsdF0l1D9k4|bF|NbrSr9 xGrI!w)Mh d6fh_s9Sp7vp+:dhbrwctN _ga2n;dm|b;yMzigaMN_8g&;[4-SNI',
}
