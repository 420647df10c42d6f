// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const bocca2012Height33Figures: Figures = {
  range: [0, 4],
  per: { x: 10000, l: 1, m: 100, s: 1000000 },
  male: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|fsapB&E|0 3=frbA:5c7EoI3tz0(ByiB,yud>}0h90+Bfh})!gn!!.vm=tl}:&Is>GCBo7+}n,x!f8a1D;DvA1)5!D;AAraz!v:.5Dl1nNCc|k!>8uho]wd|rxvmB_?k',
  female: 'g0a;!9B[md}87wCi_,9=nx?|wEIxie=I.m)} m)mi 5k91AD?|fsAID5;>lBshMAFadMGhFal;i9n}6:E:=ix|Gv3=iv()+l)]l2957s:[vzDMSF7I&uDevtG}=?._|6|w8ll-3z3D0IE Nc23F5:dmB4;y}mex8g>>DAabrw9Iil0',
}
