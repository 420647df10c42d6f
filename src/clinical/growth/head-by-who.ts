import { type ScoredValue, scoreValue } from '../references/distribution.js'
import { lookUpTable, nearEnd } from '../references/lookup.js'
import type { GrowthAge } from './growth-age.js'
import type { GrowthSubject } from './growth-subject.js'

/** WHO's score is given too up to this age, years: our own choice, the ages for which its shares are published. */
const besideUntilYears = 2

/**
 * The score of a head by WHO, where the set goes by WHO first and by another reference
 * from then on: beside its score, to 24 months. In the default set from 4 months, at which
 * KiGGS begins and scores small heads up to 0.9 SD lower: the change is of references.
 *
 * German heads are larger than WHO's: of children in twelve references, Germany's among
 * them, 8 to 9 % lie above WHO's P97 at 12 and 24 months, and 2 % below P3 (L. L. Hui et
 * al.: "Monitoring head size in high-income populations", Arch. Dis. Child. 108 (2023) 373-378).
 */
export function headByWho(
  { gender, references }: GrowthSubject,
  age: GrowthAge | undefined,
  headCm: number | undefined,
): ScoredValue | undefined {
  const [first, next] = references.series.head ?? []
  if (gender === undefined || age === undefined || headCm === undefined || first === undefined) return undefined
  if (next === undefined || first.table.source !== 'who2006') return undefined
  const { referenceYears } = age
  if (referenceYears < first.to || referenceYears > besideUntilYears + nearEnd.years) return undefined
  return scoreValue(lookUpTable(first.table, gender, referenceYears), headCm)
}
