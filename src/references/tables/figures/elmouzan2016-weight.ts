// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016WeightFigures: Figures = {
  range: [5, 13],
  male: {
    x: { per: 1, text: 'KJAAAAAAA' },
    l: { per: 10000000, text: '558+To4xnUsl5BsitEmn4Iq/1J88uIst7E/kmB' },
    m: { per: 100000, text: 'uj0lDttv5C43F88lD20+B01WspuCm95D8lzC' },
    s: { per: 10000000, text: 'ip1+Cjjv2C7R3/Cp4Gv0QhhfpkqBjwwB' },
  },
  female: {
    x: { per: 1, text: 'KJAAAAAAA' },
    l: { per: 10000000, text: '30s1R0+slSo6tB4wI7gDpnZp+mCx7gGh76H' },
    m: { per: 100000, text: 'yq/jD3x03Cg0yB6u0Byk1Cg3vDgzoDiz3BjxX' },
    s: { per: 10000000, text: 'w88mDpv3gDg6RloGjpSzzgB9puB1+zB3qsB' },
  },
}
