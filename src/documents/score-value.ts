import type { RecordValue } from '../codec/schema.js'
import type { Score } from '../model/score.js'

/** A score: the number as text, its accuracy as an attribute. */
export const scoreValue: RecordValue<Score> = {
  kind: 'record',
  type: 'Score',
  fields: [
    {
      name: 'value',
      key: 'value',
      value: { kind: 'number', decimals: { min: 1, max: 2 } },
      absence: 'refused',
      placement: 'content',
    },
    {
      name: 'accuracy',
      key: 'accuracy',
      value: {
        kind: 'choice',
        spellings: { exact: ['exact'], less_or_equal: ['less_or_equal'], greater_or_equal: ['greater_or_equal'] },
      },
      absence: 'refused',
      placement: 'attribute',
    },
  ],
}
