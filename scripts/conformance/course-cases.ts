import { daysPerYear } from '../../src/ground/model/calendar-date.js'
import { genders } from '../../src/ground/model/patient.js'
import { incrementsSource } from '../../test/accuracy/published/who2009-increments.js'
import { boyOfTen } from '../../test/clinical/course/sample-children.js'
import { comparedIncrements, expectedOfBoy } from '../accuracy/course-evidence.js'
import { allowing, type CaseSource, type DraftCase, expectedScore, rounded } from './written-case.js'

const gains = { weight: ['weightGain', 'g'], size: ['lengthGain', 'cm'], head: ['headGain', 'cm'] } as const

/** Gains over WHO's intervals, as WHO prints them at -3 to +3 SD. */
export function gainCases(): readonly DraftCase[] {
  return comparedIncrements().flatMap(({ table, from, sds, printed, ours, scored }) => {
    // 0 is printed where the formula has no gain.
    if (ours === undefined) return []
    const [measure, unit] = gains[table.measure]
    return {
      group: 'velocity',
      reference: 'who2009-increments',
      edition: '2009',
      sex: table.gender,
      measure,
      unit,
      fromMonths: from,
      months: table.months,
      value: printed,
      expected: expectedScore(sds),
      // What the rounding in print makes of it, and as much again for figures that are rounded otherwise.
      tolerance: allowing(Math.max(2 * Math.abs(scored - sds), 0.005)),
      source: { kind: 'printed', text: `${incrementsSource}: ${table.file}` } as const,
    }
  })
}

const cole: CaseSource = {
  kind: 'closed form',
  text: 'Cole TJ. Stat Med 1998;17:2697-2707: Fisher’s z of the correlation of two scores by mean age and interval, weeks; the gain is (z2 - r z1) / √(1 - r²)',
}

const agesInWeeks = [
  [0, 4],
  [2, 8],
  [8, 16],
  [8, 52],
  [26, 52],
  [52, 104],
  [4, 100],
] as const
const scoresFromTo = [
  [0, 0],
  [-2, -2],
  [0.5, -1.2],
  [3, 1],
  [-1.5, 1.5],
] as const

/** Conditional gains by the formula, written out here a second time. */
export function conditionalCases(): readonly DraftCase[] {
  return agesInWeeks.flatMap(([fromWeeks, toWeeks]) =>
    scoresFromTo.map(([fromScore, toScore]) => {
      const [t, d] = [(fromWeeks + toWeeks) / 2, toWeeks - fromWeeks]
      const [age, gap] = [Math.log(t), Math.log(d)]
      const fisher = 3.1775 + 0.3256 * age - 1.4811 * gap - 2.029 / d + 0.1991 * age * gap - 0.04601 * age ** 2
      const r = (Math.exp(2 * fisher) - 1) / (Math.exp(2 * fisher) + 1)
      const score = rounded((toScore - r * fromScore) / Math.sqrt(1 - r ** 2), 10)
      return { ...conditional, sex: 'female', fromWeeks, toWeeks, fromScore, toScore, expected: expectedScore(score) }
    }),
  )
}

const conditional = {
  group: 'conditional-gain',
  reference: 'cole1998',
  edition: '1998',
  measure: 'conditionalWeightGain',
  unit: '1',
  tolerance: 1e-6,
  source: cole,
} as const

/** Gains that the model does not hold for: of less than four weeks, and beyond two years. */
export function conditionalLimits(): readonly DraftCase[] {
  const source: CaseSource = {
    kind: 'definition',
    text: 'Cole 1998 holds from birth to two years, for four weeks and more',
  }
  return (
    [
      [8, 11],
      [60, 110],
    ] as const
  ).flatMap(([fromWeeks, toWeeks]) =>
    genders.map((sex) => {
      const none = 'outside the reference'
      return {
        ...conditional,
        sex,
        fromWeeks,
        toWeeks,
        fromScore: 0,
        toScore: 0,
        expected: { none },
        tolerance: 0,
        source,
      }
    }),
  )
}

const byHand: CaseSource = {
  kind: 'computed apart',
  text: 'Computed by hand from the figures of the papers, to one decimal, for a boy of ten: docs/course/accuracy.md',
}

/** The boy of ten by every method of adult height. */
export function predictionCases(): readonly DraftCase[] {
  return expectedOfBoy.map(({ method, variant, scale, cm }) => {
    const { heightCm, weightKg, boneAgeYears, fatherCm, motherCm, ageYears } = boyOfTen(scale)
    return {
      group: 'predictions',
      reference: method,
      edition: editions[method],
      sex: 'male',
      measure: 'adultHeight',
      unit: 'cm',
      ...(variant !== undefined && { variant }),
      ageDays: (ageYears as number) * daysPerYear,
      sizeCm: heightCm as number,
      weightKg: weightKg as number,
      boneAgeYears: boneAgeYears as number,
      boneAgeMethod: scale,
      fatherCm: fatherCm as number,
      motherCm: motherCm as number,
      expected: { cm },
      tolerance: 0.05,
      source: byHand,
    }
  })
}

const editions = {
  'bayley-pinneau': '1952',
  'roche-wainer-thissen': '1975',
  'modified-roche-wainer-thissen': '1993',
  'khamis-roche': '1995',
  'tanner-1975': '1975',
  'blum-2022': '2022',
  'cole-wright': '2011',
  'heights-alone': '2026',
} as const
