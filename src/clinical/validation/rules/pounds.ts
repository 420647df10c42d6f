import { isoDate } from '../../../ground/model/calendar-date.js'
import type { PoundsEvidence } from '../../../ground/model/message-values.js'
import { kgPerPound } from '../../../ground/model/units.js'
import { scoreAtVisit } from '../../growth/score-at-age.js'
import { courses } from '../course/course-points.js'
import { slipOnCourse } from '../course/course-slips.js'
import { valuesOffCourse } from '../course/departures.js'
import type { OffPoint } from '../course/height-loss.js'
import { decidingScore } from '../deciding-score.js'
import { concerns } from '../findings.js'
import { type AnyRule, type AssessedVisit, type CourseVerdict, exceeds, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

/** As kilograms a weight is beyond this score, linear beyond ±3. */
const beyondScore = 5

/** As pounds it is within this score. */
const ordinaryScore = 2

/** An earlier weight says what a later one can be for this long, and only from this age on: infants double theirs. */
const earlierYears = 2.5
const fromYears = 2

/** As pounds a weight is this multiple of the earlier one; as kilograms it has then doubled. */
const ratioAsPounds = [0.95, 1.6] as const

/** A weight in pounds instead of kilograms, as far as the height, the age or an earlier weight shows it. */
const weightInPounds = rule({
  asks: 'course',
  code: 'weight_in_pounds',
  target: 'weight',
  cases: {
    unusual: {
      severity: 'hint',
      when: `the body mass index (without a height: the weight) has a score above ${beyondScore}, and as pounds one within ±${ordinaryScore}; or the weight is twice that of a visit at most ${earlierYears} years earlier, from ${fromYears} years on, and as pounds ${ratioAsPounds[0]} to ${ratioAsPounds[1]} times it`,
      source: ourChoice(
        'A pound is 0.45 kg: taken for kilograms, it gives 2.2 times the body mass index. From about seven years on the references are so skewed that severe obesity reaches as far: there only an earlier weight shows it. What is found, and how often in error: [Pounds](#pounds).',
      ),
    },
    contradicted: {
      severity: 'warning',
      when: 'as for the hint, where the weights before and after both differ by more than a weight is expected to change, the one after is less, and in pounds it lies on the course between them',
      source: ourChoice('As for the hint; growth over time leaves out such a weight, which its neighbours contradict.'),
    },
  },
  find: (visits) => {
    const verdicts: CourseVerdict<'weight_in_pounds', 'unusual' | 'contradicted'>[] = []
    let earlier: WeighedVisit | undefined
    let off: readonly OffPoint[] | undefined
    for (const visit of visits) {
      const weighed = weighedVisit(visit)
      if (weighed === undefined) continue
      const { weightKg } = weighed
      const evidence = mayBePounds(visit)
        ? (scoreEvidence(visit, weightKg) ?? earlierEvidence(weighed, earlier))
        : undefined
      if (evidence === undefined) {
        // An earlier weight that is wrong itself shows nothing.
        if (!concerns(visit.findings, 'weight')) earlier = weighed
        continue
      }
      const parameters = { weightKg, meantKg: weightKg * kgPerPound, evidence }
      off ??= valuesOffCourse(courses.weight, visits)
      const isContradicted = areBesidePounds(off.find(({ point }) => point.visit === visit))
      const name = isContradicted ? 'contradicted' : 'unusual'
      verdicts.push({ index: visit.index, case: name, parameters, withdraws: ['weight_off_course'] })
    }
    return verdicts
  },
})

/** Whether the weights before and after contradict a weight, which in pounds lies on the course between them. */
function areBesidePounds(off: OffPoint | undefined): boolean {
  if (off?.before === undefined || off.after === undefined || off.after.value >= off.point.value) return false
  const slip = slipOnCourse('weightKg', off)
  return slip?.kind === 'unit' && slip.given === 'lb'
}

/** A weight at a known age. */
interface WeighedVisit {
  readonly day: number | undefined
  readonly years: number
  readonly weightKg: number
}

function weighedVisit({ day, visit: { weightKg }, growth: { age } }: AssessedVisit): WeighedVisit | undefined {
  return weightKg === undefined || age === undefined ? undefined : { day, years: age.chronologicalYears, weightKg }
}

/** Another message may already say what is wrong. */
function mayBePounds({ findings }: AssessedVisit): boolean {
  return (
    !concerns(findings, 'size') &&
    !findings.some(({ code, parameters }) => code !== 'weight_off_course' && 'slip' in parameters && parameters.slip)
  )
}

/** What a visit shows by itself: by its height, else by its age. */
function scoreEvidence(visit: AssessedVisit, weightKg: number): PoundsEvidence | undefined {
  const { bmi } = visit.growth
  const measure = bmi === undefined ? 'weight' : 'bmi'
  const value = bmi ?? weightKg
  const asKilograms = decidedScore(visit, measure, value, visit.growth)
  if (asKilograms === undefined || !exceeds(asKilograms, beyondScore)) return undefined
  const asPounds = scoreOfOther(visit, measure, value * kgPerPound)
  if (asPounds === undefined || exceeds(Math.abs(asPounds), ordinaryScore)) return undefined
  return measure === 'bmi' ? { kind: 'size' } : { kind: 'age' }
}

/** What an earlier visit shows. */
function earlierEvidence(
  { years, weightKg }: WeighedVisit,
  earlier: WeighedVisit | undefined,
): PoundsEvidence | undefined {
  if (earlier === undefined || earlier.years < fromYears || exceeds(years - earlier.years, earlierYears))
    return undefined
  const ratio = (weightKg * kgPerPound) / earlier.weightKg
  if (exceeds(ratioAsPounds[0], ratio) || exceeds(ratio, ratioAsPounds[1])) return undefined
  const date = earlier.day === undefined ? undefined : isoDate(earlier.day)
  return { kind: 'earlier', weightKg: earlier.weightKg, visit: { date, ageYears: earlier.years } }
}

/** The score of another value than the visit's. */
function scoreOfOther(visit: AssessedVisit, measure: 'weight' | 'bmi', value: number): number | undefined {
  const { subject, growth } = visit
  const scored = scoreAtVisit(subject, measure, measuredAt(visit), value)
  return decidedScore(visit, measure, value, { age: growth.age, scored: { ...growth.scored, [measure]: scored } })
}

/** The score that decides, without a ceiling. */
function decidedScore(
  visit: AssessedVisit,
  measure: 'weight' | 'bmi',
  value: number,
  growth: Pick<AssessedVisit['growth'], 'age' | 'scored'>,
): number | undefined {
  const deciding = decidingScore(visit.subject, growth, { measure, value, visit: visit.visit })
  return deciding?.standsIn ? undefined : deciding?.score
}

function measuredAt({ growth: { age }, visit: { sizeCm, sizePosition } }: AssessedVisit) {
  return { age, sizeCm, sizePosition }
}

/** Pounds taken for kilograms, after all messages about height, weight and body mass index. */
export const poundsRules: readonly AnyRule[] = ruleList(weightInPounds)
