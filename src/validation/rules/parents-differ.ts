import { speaksOf } from '../finding.js'
import type { Comparison, UsablePatient } from '../rule.js'
import { ourChoice } from '../sources.js'

const most = 40
const target = 'father_size'

/** Parents of very different height. */
export const parentsDiffer: Comparison<UsablePatient> = {
  code: 'parents_differ',
  target,
  cases: [
    {
      severity: 'hint',
      when: `the parents' heights differ by more than ${most} cm, and neither is odd by itself`,
      source: ourChoice('The mean difference is 13 cm, its spread about 9 cm: 40 cm is 3 SD off.'),
    },
  ],
  check: ({ patient: { sizeFatherCm, sizeMotherCm }, found }) => {
    if (sizeFatherCm === undefined || sizeMotherCm === undefined) return undefined
    if (Math.abs(sizeFatherCm - sizeMotherCm) <= most) return undefined
    if (speaksOf(found, 'father_size') || speaksOf(found, 'mother_size')) return undefined
    return {
      severity: 'hint',
      target,
      code: 'parents_differ',
      parameters: { fatherCm: sizeFatherCm, motherCm: sizeMotherCm, most },
    }
  },
}
