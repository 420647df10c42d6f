// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fenton2013LengthFigures: Figures = {
  range: [23.5, 50],
  per: { x: 14, l: 1, m: 100000, s: 100000000 },
  male: 'fv6+v5[;(]i}5B k!:(uytcat-n[tu3CGzaIMll5-F(>i7(|8d=)(,uo_G8gdt;a49(8x3D?5um7hDFMbbwn!oAiz)e!zF_6n1B!+,iy[tAnfka.d&BtcIc(N-B=)9Gxf0p10I4Bmwz+D=A0&Akog(bxo00-oB[r6xrd.Fzt6osafFv6b.B?wFi',
  female: 'g&d;t6E|9!]2G]8:&+(.oD=kFAftu(xz&8px9xr-11>|r[:dcb&nD7=mbGBNw!&9abaGeN1G3Cp;|(iF_DNn|7.5g=hbD}Nn4_le_8i=; c_rB3ilrnMo[4w!Er7IbC;Nh7llCbcS_7B;Bt:BgCp gD,g46uExxnBfC66',
}
