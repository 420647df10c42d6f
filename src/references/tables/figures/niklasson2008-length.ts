// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008LengthFigures: Figures = {
  range: [24, 42],
  per: { x: 1, l: 1, m: 100, s: 100000000 },
  male: 'iC>xwSG|Dp-r+)53z-hA=nDvt7D9hsk=f :kwfnfAGNCn]a76kF34!r_1znoth[l)fo.B}pMmntsSEl;=.>(d[5Fr[3dfb:(MpFB,',
  female: 'iC>xwSG|?]BC-1x:rmtyh+fE13ydf3n_C0[?|=G>B[=23S m_?aoDrhz1v;Gaa]I e=a3+;oekA+64giNbAg( d,A g30).h5|i(2 C',
}
