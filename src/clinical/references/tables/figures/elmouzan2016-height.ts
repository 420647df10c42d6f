// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016HeightFigures: Figures = {
  range: [5, 18],
  per: { x: 1, l: 10000000, m: 10000, s: 10000 },
  male: '1KCCCCCCCCCCCCC 38ml4Xl7gtDgtsJo+vI10FpoqCur+TyzrmBu6oN7w2H9l7O9hha956V9o4K 4gv9hCwstDt+BprC1KihE80I3jEtgJkPjgPiV80T0xG 2ygBHDEAEAFFJHJFA',
  female: '1KCCCCCCCCCCCCC 3q5stSi2sQ33rE7jwLjpT0ooI03lD7r/M/4yT/iyOyyIgr+G279IwyxG 2683hC88nD+vE7hGzXu2FuyE9xFpoVl6dx8Z/0Pr8FvM 14hBZXZXXZZXTLDGK',
}
