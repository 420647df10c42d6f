// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const elmouzan2016WeightFigures: Figures = {
  range: [5, 13],
  per: { x: 1, l: 10000000, m: 100000, s: 10000000 },
  text: 'SCKCCCCCCCCE558+Tw+0Isl5BsitEmn4Iq/1J88uIst7E/kmBGuj0lDi2kM43FklgDnonBj/nB4z3B6zrBr3mBIip1+CgmmI7R9tC3qB1jGtwEqpDu3ESKC30s1R+pgQmkuR+02Rk0zR8s6Q0uzOkzyIk4XGyq/jD84qMg0yB66B41gBuyahkH//wBlkvCIw88mDotlGg6RliYmhMzpCmUyhI2oN',
}
