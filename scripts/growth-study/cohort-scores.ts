import { growthAge } from '../../src/clinical/growth/growth-age.js'
import { calculationDefaults, growthSettings } from '../../src/clinical/growth/growth-options.js'
import { growthSubject, pretermBeforeWeeks } from '../../src/clinical/growth/growth-subject.js'
import { scoreAtVisit } from '../../src/clinical/growth/score-at-age.js'
import type { ScoreAtAge } from '../../src/clinical/growth/score-covariance.js'
import { who } from '../../src/clinical/references/index.js'
import { daysPerYear } from '../../src/ground/model/calendar-date.js'
import type { Gender } from '../../src/ground/model/patient.js'
import { bodyMassIndex } from '../../src/ground/model/quetelet-index.js'
import { type CohortRow, cohortRows, numberIn } from '../cohort-study/cohort-files.js'
import type { CohortName } from '../cohort-study/share.js'

export const cohortNames: readonly CohortName[] = ['smocc', 'cpp', 'terneuzen']

/** No cohort has head circumferences. */
export const studiedMeasures = ['size', 'weight', 'bmi'] as const
export type StudiedMeasure = (typeof studiedMeasures)[number]

/** The scores of a child by one reference, the youngest first. */
export interface ScoredChild {
  readonly cohort: CohortName
  readonly id: string
  readonly gender: Gender
  readonly scores: { readonly [measure in StudiedMeasure]: readonly ScoreAtAge[] }
}

/** A visit as a cohort's file has it. */
type CohortVisit = { readonly id: string; readonly gender: Gender; readonly years: number } & {
  readonly [measure in StudiedMeasure]?: number | undefined
}

/** Adults are left out, years, and scores farther off than this, SD, as errors. */
const belowYears = 18
const farthestScore = 5

/** Newborns lose weight: between the day of birth and this age, years, no value is used. */
export const firstWeeks = 21 / daysPerYear

const readers: { readonly [cohort in CohortName]: (row: CohortRow) => CohortVisit | undefined } = {
  smocc: (row) =>
    (numberIn(row, 'ga') ?? Number.NaN) < pretermBeforeWeeks
      ? undefined
      : {
          id: row['id'] ?? '',
          gender: row['sex'] === 'male' ? 'male' : 'female',
          years: numberIn(row, 'age') ?? Number.NaN,
          size: numberIn(row, 'hgt_z'),
        },
  cpp: (row) => ((numberIn(row, 'gagebrth') ?? Number.NaN) < 7 * pretermBeforeWeeks ? undefined : byWho(row)),
  terneuzen: (row) => ({
    id: row['id'] ?? '',
    gender: row['sex'] === '1' ? 'male' : 'female',
    years: numberIn(row, 'age') ?? Number.NaN,
    size: numberIn(row, 'hgt.z'),
    weight: numberIn(row, 'wgt.z'),
    bmi: numberIn(row, 'bmi.z'),
  }),
}

/** The children of the cohorts in a folder, as scored and less the mean of their cohort at the age. */
export function readCohorts(folder: string): Readonly<Record<'asScored' | 'centred', readonly ScoredChild[]>> {
  const asScored = cohortNames.flatMap((cohort) => {
    const visits = cohortRows(folder, cohort).flatMap((row) => readers[cohort](row) ?? [])
    return childrenOf(cohort, visits)
  })
  return { asScored, centred: lessMeans(asScored) }
}

/** Scores by WHO, at the age since birth. */
function byWho(row: CohortRow): CohortVisit {
  const gender = row['sexn'] === '1' ? 'male' : 'female'
  const days = numberIn(row, 'agedays') ?? Number.NaN
  const years = days === 1 ? 0 : days / daysPerYear
  const subject = growthSubject(
    { gender },
    growthSettings({ references: who, today: '2000-01-01' }, calculationDefaults),
  )
  const [lying, weightKg] = [numberIn(row, 'lencm'), numberIn(row, 'wtkg')]
  const sizeCm = lying ?? numberIn(row, 'htcm')
  const age = growthAge(subject, years)
  const visit = { age, sizeCm, sizePosition: lying === undefined ? 'standing' : 'lying' } as const
  const score = (series: 'height' | 'weight' | 'bmi', value: number | undefined) =>
    scoreAtVisit(subject, series, visit, value)?.score
  return {
    id: row['subjid'] ?? '',
    gender,
    years,
    size: score('height', sizeCm),
    weight: score('weight', weightKg),
    bmi: score('bmi', bodyMassIndex(weightKg, sizeCm)),
  }
}

function childrenOf(cohort: CohortName, visits: readonly CohortVisit[]): readonly ScoredChild[] {
  const usable = visits
    .filter(({ years }) => years < belowYears && (years < 0.5 / daysPerYear || years >= firstWeeks))
    .sort((a, b) => a.years - b.years)
  return [...new Set(usable.map(({ id }) => id))].map((id) => {
    const own = usable.filter((visit) => visit.id === id)
    const scores = (measure: StudiedMeasure) =>
      own.flatMap(({ years, [measure]: score }) =>
        score === undefined || Math.abs(score) > farthestScore ? [] : [{ years, score }],
      )
    const { gender } = own[0] as CohortVisit
    return { cohort, id, gender, scores: { size: scores('size'), weight: scores('weight'), bmi: scores('bmi') } }
  })
}

/** Ends of the bands of age in which the mean of a cohort is taken, years: scores by a reference that fits would have 0. */
const bandEnds: readonly number[] = [0.03, 0.3, 0.75, 1.5, 3, 6, 10, belowYears]

/** The scores of each cohort less its mean at the age: what a reference of that cohort would give. */
function lessMeans(children: readonly ScoredChild[]): readonly ScoredChild[] {
  const bandOf = ({ years }: ScoreAtAge) => bandEnds.findIndex((end) => years < end)
  const sums = new Map<string, { sum: number; count: number }>()
  const keyOf = ({ cohort }: ScoredChild, measure: string, score: ScoreAtAge) => `${cohort} ${measure} ${bandOf(score)}`
  for (const child of children) {
    for (const measure of studiedMeasures) {
      for (const score of child.scores[measure]) {
        const key = keyOf(child, measure, score)
        const { sum, count } = sums.get(key) ?? { sum: 0, count: 0 }
        sums.set(key, { sum: sum + score.score, count: count + 1 })
      }
    }
  }
  const centred = (child: ScoredChild, measure: StudiedMeasure) =>
    child.scores[measure].map((each) => {
      const { sum, count } = sums.get(keyOf(child, measure, each)) ?? { sum: 0, count: 1 }
      return { years: each.years, score: each.score - sum / count }
    })
  return children.map((child) => ({
    ...child,
    scores: { size: centred(child, 'size'), weight: centred(child, 'weight'), bmi: centred(child, 'bmi') },
  }))
}
