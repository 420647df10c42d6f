import { scoreBound } from '../../../ground/model/score.js'
import { referenceName } from '../../references/table.js'
import { type AnyRule, exceeds, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Where both references score a head alike, their change needs no word, SD. */
const leastStep = 0.1

/**
 * From one reference to the next a head's score changes on its own, in the default set at
 * 4 months; the reader should know by how much, and what the change is by one reference.
 */
const headReferenceChanged = rule({
  asks: 'course',
  needs: 'headCm',
  code: 'head_reference_changed',
  target: 'head',
  cases: {
    changed: {
      severity: 'hint',
      when: `the first visit up to 24 months at which a head is scored by another reference than WHO's, after one scored by WHO, if both scores differ by more than ${leastStep} SD`,
      source: ourChoice(
        'At 4 months KiGGS scores a head at −2 SD of WHO 0.9 SD lower in boys and 0.5 SD lower in girls.',
      ),
    },
  },
  find: (visits) => {
    let before: number | undefined
    for (const { index, growth } of visits) {
      const { head, headWho } = growth.scored
      if (head === undefined) continue
      if (headWho === undefined) {
        before = head.place.table.source === 'who2006' ? head.score : undefined
        continue
      }
      if (before === undefined) return []
      const scores = { score: head.score, earlierScore: headWho.score, before }
      const isBound = Object.values(scores).some((score) => Math.abs(score) > scoreBound)
      if (isBound || !exceeds(Math.abs(head.score - headWho.score), leastStep)) return []
      const references = {
        reference: referenceName(head.place.table),
        earlierReference: referenceName(headWho.place.table),
      }
      return [{ index, case: 'changed', parameters: { ...references, ...scores } }]
    }
    return []
  },
})

/** The change of the reference of heads. */
export const headReferenceRules: readonly AnyRule[] = ruleList(headReferenceChanged)
