// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016WeightFigures: Figures = {
  range: [5, 13],
  per: { x: 1, l: 10000000, m: 100000, s: 10000000 },
  male: '1KCCCCCCCC 3558+Tw+0Isl5Bg9zC6krEk4dvinBxvzDryhG 4uj0lDi2kM43FklgDrtnE9W6y/C//LlryC 3ip1+CgmmI7R9tCz4Dn8JzsOpjL7rG',
  female: '1KCCCCCCCC 230s1R+pgQo6tB4wI7gDpnZp+mCx7gGh76H 4yq/jD84qMg0yB66B+6erjGv2hB/7pBnke 4w88mDotlGg6RliYmhMzpCmUyhI2oN',
}
