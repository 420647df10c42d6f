// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016HeightFigures: Figures = {
  range: [5, 18],
  per: { x: 1, l: 10000000, m: 10000, s: 10000 },
  text: 'cCKCCCCCCCCCCCCCI8ml4Xl7gtDgtsJo+vI9y1I1zkC2zoWkotSl5iZpr/Uj1kHh8lLgomEgxiLGgv9hCwstDt+BprC91CmrBigKs8FhkD90C/0R9/Qg1C0mJEygBHDEAEAFFJHJFAcKGq5stSi2sQ33rE7jwLjpT0ooI03lD7r/M/4yT/iyOyyIgr+G279IwyxGE683hC88nD+vE7hGzXu2FuyE9xFpoVl6dx8Z/0Pr8FvME4hBZCDCADACEIIIE',
}
