import { editionYear } from '../../src/clinical/references/common-series.js'
import { percentileOf } from '../../src/clinical/references/index.js'
import type { ConformanceQuestion } from '../../src/command/conform/conformance-case.js'
import { ownAnswers } from '../../src/command/conform/own-answers.js'
import { genders } from '../../src/ground/model/patient.js'
import { type CaseSource, type DraftCase, rounded, scoreAllowance } from './written-case.js'

const ours: CaseSource = {
  kind: 'computed by this library',
  text: 'Computed by this library, by the rules in docs/method.md: no independent value was found',
}

type Asked = Omit<ConformanceQuestion, 'id'>

const ofSet = (reference: string) => ({ reference, edition: editionYear })

/** WHO's step from lying to standing, and the 0.7 cm between them, where a position is stated. */
const days731: readonly Asked[] = genders.flatMap((sex) =>
  [729, 730, 731, 732, 733].flatMap((ageDays) =>
    [undefined, 'lying', 'standing'].flatMap((position) => {
      const at = { group: 'day-731', ...ofSet('who'), sex, ageDays, ...(position !== undefined && { position }) }
      return [
        { ...at, measure: 'height', unit: 'cm', value: 84.2 },
        { ...at, measure: 'weight', unit: 'kg', value: 11.4 },
        { ...at, measure: 'bmi', unit: 'kg/m²', value: 16.3, sizeCm: 84.2 },
      ]
    }),
  ),
)

/** Days around a birthday: a first is day 365, which is not yet 1.000 years, and figures end on one. */
const birthdays: readonly Asked[] = genders.flatMap((sex) =>
  (
    [
      ['who', 'weight', 'kg', 9.4, [363, 364, 365, 366, 367]],
      ['who', 'height', 'cm', 74.5, [363, 364, 365, 366, 367]],
      ['who', 'weight', 'kg', 31.5, [3651, 3652, 3653, 3655, 3657]],
      ['who', 'height', 'cm', 168, [6939, 6940, 6942, 6944]],
      ['germany', 'height', 'cm', 103.5, [1460, 1461, 1462]],
      ['germany', 'height', 'cm', 172, [6574, 6575, 6939, 6940, 6944]],
      ['cdc', 'height', 'cm', 170, [7304, 7305, 7308, 7310]],
      ['cdc', 'weight', 'kg', 12.3, [730, 731]],
    ] as const
  ).flatMap(([reference, measure, unit, value, days]) =>
    days.map((ageDays) => ({ group: 'birthdays', ...ofSet(reference), sex, measure, unit, value, ageDays })),
  ),
)

/** Where the correction of an age ends, and where it begins: 37 completed weeks. */
const corrected: readonly Asked[] = genders.flatMap((sex) =>
  [210, 258, 259].flatMap((gestationDays) =>
    [400, 730 + 280 - gestationDays, 731 + 280 - gestationDays].map((ageDays) => {
      const at = { group: 'corrected-age', ...ofSet('who'), sex, ageDays, gestationDays }
      return { ...at, measure: 'weight', unit: 'kg', value: ageDays > 500 ? 11.2 : 9.1 }
    }),
  ),
)

/** WHO's classes, by scores that WHO names as limits, of children whose score is plainly on one side. */
const classes: readonly Asked[] = genders.flatMap((sex) =>
  [3, 8, 15].flatMap((years) =>
    ['who', 'cdc', 'iotf2012', 'aga2015'].flatMap((reference) =>
      [11.5, 13.1, 15.5, 18, 21, 25, 32, 41].map((value) => {
        const edition = /\d{4}$/.exec(reference)?.[0] ?? ''
        const at = { group: 'bmi-classes', reference, edition, sex, measure: 'bmiClass', unit: 'kg/m²' }
        return { ...at, ageDays: years * 365.25, value }
      }),
    ),
  ),
)

/** The cases that this library alone answers: they hold another program to the same rules, and prove nothing about ours. */
export async function ownCases(): Promise<readonly DraftCase[]> {
  const asked = [...days731, ...birthdays, ...corrected, ...classes]
  const lines = await ownAnswers(asked.map((one, index) => ({ ...one, id: String(index) })))
  return asked.map((one, index) => {
    const { id: _, ...answer } = JSON.parse(lines[index] as string)
    if (answer.score === undefined) return { ...one, expected: answer, tolerance: 0, source: ours }
    const score = rounded(answer.score, 8)
    return { ...one, expected: { score, percentile: percentileOf(score) }, tolerance: scoreAllowance, source: ours }
  })
}

const covers: CaseSource = {
  kind: 'definition',
  text: 'The reference has no figures there, or the question makes no sense: no score is right',
}
const height = { reference: 'who2006-height', edition: '2006', measure: 'height', unit: 'cm' } as const
const outside = 'outside the reference'

/** Questions without an answer, and why. Some break the types of a question on purpose. */
export function invalidCases(): readonly DraftCase[] {
  const at = { ...height, sex: 'male', ageDays: 400, value: 75 }
  const cases: readonly (readonly [none: string, asked: object])[] = [
    ...['diverse', 'unknown', ''].map((sex) => ['sex', { ...at, sex }] as const),
    ...[0, -75, null, '75,5'].map((value) => ['value', { ...at, value }] as const),
    ...[-10, -400, 1870, 3000, 1e9].map((ageDays) => [outside, { ...at, ageDays }] as const),
    [outside, { ...at, reference: 'lyon1985-turner-height', edition: '1985', ageDays: 3652.5, value: 120 }],
    [
      outside,
      { ...at, reference: 'who2007-weight', edition: '2007', measure: 'weight', unit: 'kg', ageDays: 3700, value: 30 },
    ],
    [outside, { ...at, reference: 'who2007-height', edition: '2007', ageDays: 1800, value: 108 }],
    [outside, { ...at, reference: 'cdc2000-height', edition: '2000', ageDays: 700, value: 85 }],
    ...[40, 120].map((sizeCm) => {
      const weight = {
        reference: 'who2006-weight-for-length',
        edition: '2006',
        measure: 'weight',
        unit: 'kg',
        value: 9,
      }
      return [outside, { ...weight, sex: 'female', sizeCm, position: 'lying' }] as const
    }),
    ...[160, 220, 310].map((postmenstrualDays) => {
      const weight = { reference: 'intergrowth21-weight', edition: '2014', measure: 'weight', unit: 'kg', value: 2.1 }
      return [outside, { ...weight, sex: 'female', postmenstrualDays }] as const
    }),
  ]
  return cases.map(([none, asked]) => {
    return { ...(asked as DraftCase), group: 'invalid-input', expected: { none }, tolerance: 0, source: covers }
  })
}
