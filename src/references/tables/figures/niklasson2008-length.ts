// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const niklasson2008LengthFigures: Figures = {
  range: [24, 42],
  per: { x: 1, l: 1, m: 100, s: 100000000 },
  male: 'iC>xwS{|Dp-r+)53z-hA=nDvt7D9hsk=f :kwfnfA{NCn]a76kF34!r_1znoth[l)fo.B}pMmntsSEl;=.>(d[5Fr[3dfb:(MpFB,',
  female: 'iC>xwS{|?]BC-1x:rmtyh+fE13ydf3n_C0[?|={>B[=23S m_?aoDrhz1v;{aa]I e=a3+;oekA+64giNbAg( d,A g30).h5|i(2 C',
}
