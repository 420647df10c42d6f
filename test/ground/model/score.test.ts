import { expect, it } from 'vitest'
import { clampScore } from '../../../src/ground/model/score.js'

it.each([
  [0, { value: 0, accuracy: 'exact' }],
  [-1.234567, { value: -1.234567, accuracy: 'exact' }],
  [6, { value: 6, accuracy: 'exact' }],
  [-6, { value: -6, accuracy: 'exact' }],
  [6.0000001, { value: 6, accuracy: 'greater_or_equal' }],
  [-6.0000001, { value: -6, accuracy: 'less_or_equal' }],
  [Number.POSITIVE_INFINITY, { value: 6, accuracy: 'greater_or_equal' }],
  [Number.NEGATIVE_INFINITY, { value: -6, accuracy: 'less_or_equal' }],
])('%d is reported as %o', (raw, score) => expect(clampScore(raw)).toEqual(score))
