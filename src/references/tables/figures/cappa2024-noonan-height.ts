// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cappa2024NoonanHeightFigures: Figures = {
  range: [2, 18],
  per: { x: 10, l: 1000, m: 1000, s: 1000 },
  male: 'b]AmFB,IIAyn:]F. Dc(fl=;yp8]c|zwsNid=vG;Crh:DAe}.},]eC:I5b_=l2I|]zbE?tN1+_kz7=&p.d54EnM8!',
  female: 'b]AmFB,IAx Shs=> }0=;?hNv,7M1owuMpFao2gt1pp}]u5h=D!;ieun5rv;_kktredvF([1_4bgkw6)lM>I2mmMss',
}
