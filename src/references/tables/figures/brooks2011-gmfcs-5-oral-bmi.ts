// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5OralBmiFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbSB7x9F63)tz,)ca1,v.au6o(=0r?zbb+63]g.wChFBSu]?]tDf:BM.,+s+.4hx6bAfp:C:;i)&[6S}+h|I??2D9+6',
  female: 'etCtbS;znd+apBvnS;dv,N-9}}DA]=+kf,7o:+-)u?b5SDkD)dx(_43b]hhavbeD7|D6x?}_|z,_rD-dmf.I>Bcn75p9D;Db',
}
