import type { Series } from '../reference-set.js'
import type { ReferenceTable } from '../table.js'
import { who2006Bmi, who2006Head, who2006Height, who2006Weight } from '../tables/who2006.js'
import { who2007Bmi, who2007Height, who2007Weight } from '../tables/who2007.js'
import { declareSet } from './declare-set.js'

/** The standards of 2006 to their last day, then the reference of 2007 from its first month: it ends at 19 years, for weight at 10. */
function schoolAge(standards: ReferenceTable, reference: ReferenceTable, to: number): Series {
  const [, lastDay] = who2006Height.range
  const [firstMonth] = who2007Height.range
  return [
    { table: standards, from: 0, to: firstMonth, heldBeyond: lastDay },
    { table: reference, from: firstMonth, to, closed: true },
  ]
}

/** WHO throughout: the standards of 2006, then the reference of 2007. The rest is as in the default set. */
export const who = declareSet('who', { de: 'WHO', en: 'WHO' }, () => ({
  height: schoolAge(who2006Height, who2007Height, 19),
  weight: schoolAge(who2006Weight, who2007Weight, 10),
  bmi: schoolAge(who2006Bmi, who2007Bmi, 19),
  head: [{ table: who2006Head, from: 0, to: who2006Head.range[1], closed: true }],
}))
