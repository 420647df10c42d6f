import type { ReferenceSet, Series } from '../reference-set.js'
import type { ReferenceTable } from '../table.js'
import { who2006Bmi, who2006Head, who2006Height, who2006Weight } from '../tables/who2006.js'
import { who2007Bmi, who2007Height, who2007Weight } from '../tables/who2007.js'
import { germany } from './germany.js'

/** The last day of the 2006 standards and the first month of the 2007 reference. */
const lastDay = who2006Height.range[1]
const firstMonth = who2007Height.range[0]

/** WHO ends its 2007 reference at 19 years, for weight at 10. */
function schoolAge(standards: ReferenceTable, reference: ReferenceTable, to: number): Series {
  return [
    { table: standards, from: 0, to: firstMonth, heldBeyond: lastDay },
    { table: reference, from: firstMonth, to, closed: true },
  ]
}

/** WHO throughout: the standards of 2006, then the reference of 2007. The rest is as in the default set. */
export const who: ReferenceSet = {
  id: 'who',
  name: { de: 'WHO', en: 'WHO' },
  series: {
    ...germany.series,
    height: schoolAge(who2006Height, who2007Height, 19),
    weight: schoolAge(who2006Weight, who2007Weight, 10),
    bmi: schoolAge(who2006Bmi, who2007Bmi, 19),
    head: [{ table: who2006Head, from: 0, to: who2006Head.range[1], closed: true }],
  },
}
