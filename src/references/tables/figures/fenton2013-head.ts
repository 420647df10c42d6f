// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fenton2013HeadFigures: Figures = {
  range: [23.5, 50],
  per: { x: 14, l: 1, m: 100000, s: 100000000 },
  male: 'f5f1 .9Sv9fk74;okEN)x)k4k&ohs=G0p7sNi -l]0sk|>w4:rIxd(gpC>+yo5hsMw=eD A xrmn)ighm__aNvp]E:g|.s8lF6[x&c_56} 24>3Egs,.e,FCIoA9|>&pE5fA',
  female: 'ffA-7.9Smo&60z)c2:ro:v9+p=:2f1kkEN,cpx&9!;)uGpN!,fs4EkMd3l]a797Bd[o5?5,wG9y!47=hc?kuMbN}Ce[:Mzu 0Mpn&Dyn6h};fg0dN,C7:Bwra |=5GC=l5oN=|6ledBo(=sb.5o',
}
