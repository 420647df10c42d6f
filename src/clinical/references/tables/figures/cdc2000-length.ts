// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000LengthFigures: Figures = {
  range: [0, 2.9583333333333335],
  per: { x: 24, l: 100000000, m: 100000, s: 100000000 },
  male: '1ACEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE 4g3l1xHtz6kwEtw5znBgkz24D5+yt7E0mtjR8j5yHo8m8D49zlCo94pB4qsawsmRk88Lkg+Hko5FwtkEk6gDo4nCy01BwxoB86ew1X2jSo2R1yB87W9n1/4Bg+2q1Dh7+x8Bh+yBhuNtT0nK42Q89T87UswW 4wujxJq3wQyqvHnopN8i/P/6xB7iR3zH/9D9oC5sBzdjUxOtK7HhG7ExDpDpChC1BzBhBlBv8CqiF3kC1BnBdRTHHE 4mvlkK/l/alxes82O97vWot/EsrwBqrTgkJy5E63Cg1B2hBuWkPyK8HoFuE8C0CyB0BgBgBUg7G5rUm4NqDsCiCmBcSIH',
  female: '1ACEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE 4ps9l3Hs4068C6p16zBj5x7/C0y0ktDltg+DnmuiDxyzgCh89pBxq2b5u1Sh37M57gJx0uGxs2E5+tD5zyC5p+BpivBxqkBxwcppVh/Rx8MhwM52Doh9mGx4wsQspsxL57pMp/9I9i+G1xpFxuhExtmDhvhC14/B 4go6sJsm0OytrHv1mM20rOxlnBp6N5oG/pDt9B/mBpZ7RxMrJhHxFlErD/C/BjCvBtBdnBmmMrpakvNuDuD8C8C2C+BuCwB 44q2xJ7i+T5gVy12K/psQw90Do6iBm9NuyG0vDugCgnBsZwQ0L+H8FoEkDwC4BuBiBgBUOsxc1znCq7uBpX1TtQ7NrLrJ3H/F',
}
