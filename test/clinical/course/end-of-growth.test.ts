import { describe, expect, it, test } from 'vitest'
import { findingText } from '../../../src/charts/data/texts/finding-text.js'
import { courseTexts } from '../../../src/clinical/course/adult-height/prediction-text.js'
import { gapTexts } from '../../../src/clinical/course/screening/screening-text.js'
import { de, en } from '../../../src/ground/languages/index.js'
import {
  assessCourse,
  type CourseFinding,
  type Measurement,
  type Patient,
  type ScreeningResult,
} from '../../../src/index.js'

const today = '2026-11-28'

/** Grown by a number of centimetres in the year before today. */
function grown(
  patient: Omit<Patient, 'measurements'>,
  fromCm: number,
  gainCm: number,
  latest: Partial<Measurement> = {},
): Patient {
  const measurements = [
    { date: '2025-11-28', sizeCm: fromCm },
    { ...latest, date: today, sizeCm: fromCm + gainCm },
  ]
  return { ...patient, measurements }
}

function velocityOf(patient: Patient, referenceSex?: 'female') {
  const { intervals, findings, screening } = assessCourse(patient, { today, referenceSex })
  const velocity = intervals.find(({ measure }) => measure === 'size')
  return {
    reason: velocity?.reason,
    isScored: velocity?.sds !== undefined,
    isSlow: findings.some(({ code }) => code === 'slow_growth'),
    ghrs: screening.find(({ rule }) => rule === 'ghrs2000')?.met,
  }
}

const girl = (born: string, menarche?: string) => ({ gender: 'female', dateOfBirth: born, menarche }) as const
const boy = (born: string) => ({ gender: 'male', dateOfBirth: born }) as const
const unjudged = { reason: 'end_of_growth', isScored: false, isSlow: false, ghrs: undefined }
const slow = { reason: undefined, isScored: true, isSlow: true, ghrs: true }
const usual = { reason: undefined, isScored: true, isSlow: false, ghrs: undefined }

test.each<[of: string, patient: Patient, expected: object]>([
  ['of a girl of 16, three years after menarche', grown(girl('2010-11-28', '2023-11-28'), 166, 0.1), unjudged],
  ['two years and two days after menarche', grown(girl('2012-11-28', '2024-11-26'), 160, 0.3), unjudged],
  ['is none two years after menarche', grown(girl('2012-11-28', '2024-11-28'), 160, 0.3), slow],
  ['is none without a menarche, whatever the age', grown(girl('2010-11-28'), 166, 0.1), slow],
  ['is none by a young bone age', grown(girl('2010-11-28', '2023-11-28'), 150, 0.1, { boneAgeYears: 11 }), slow],
  ['is none above the mean', grown(girl('2010-11-28', '2023-11-28'), 165, 1.4), usual],
  ['is none of a boy of 17, whatever the age', grown(boy('2009-08-28'), 178, 0.1), slow],
])('a velocity at the end of growth %s', (_, patient, expected) => {
  expect(velocityOf(patient)).toMatchObject(expected)
})

test('a rule says that it does not judge a velocity at the end of growth', () => {
  const { screening } = assessCourse(grown(girl('2010-11-28', '2023-11-28'), 166, 0.1), { today })
  const ghrs = screening.find(({ rule }) => rule === 'ghrs2000') as ScreeningResult
  expect(ghrs.gaps).toContainEqual({ code: 'end_of_growth', quantity: 'velocitySds' })
  expect(ghrs.gaps).not.toContainEqual({ code: 'missing', quantity: 'velocitySds' })
  expect(gapTexts(ghrs, courseTexts(en)).join()).toContain('not judged, because growth is ending: height velocity')
  expect(gapTexts(ghrs, courseTexts(de)).join()).toContain('nicht beurteilt, weil das Wachstum endet: Wachstumsgeschw')
})

test.each<[is: boolean, of: string, patient: Patient]>([
  [true, 'a girl of 14', grown(girl('2012-11-28'), 160, 0.1)],
  [false, 'a younger girl', grown(girl('2012-12-02'), 160, 0.1)],
  [true, 'a boy of 16', grown(boy('2010-11-28'), 170, 0.1)],
  [false, 'a younger boy', grown(boy('2010-12-02'), 170, 0.1)],
  [false, 'a girl whose menarche is known', grown(girl('2012-11-28', '2025-11-28'), 160, 0.1)],
  [false, 'a girl whose bone age is known', grown(girl('2012-11-28'), 150, 0.1, { boneAgeYears: 11 })],
])('that it is not known whether growth is ending is said: %s, of %s', (is, _, patient) => {
  const found = assessCourse(patient, { today }).findings.find(({ code }) => code === 'slow_growth')
  expect(found).toMatchObject({ isMaturityUnknown: is || undefined })
  expect(findingText(found as CourseFinding, de).includes('ohne Knochenalter oder Menarche')).toBe(is)
  expect(findingText(found as CourseFinding, en).includes('without a bone age or a menarche')).toBe(is)
})

describe('slow growth', () => {
  it.each([
    [16, 'male', unjudged],
    [15.9, 'male', slow],
    [14, 'female', unjudged],
    [13.9, 'female', slow],
  ] as const)('has no score from a bone age of %d on (%s)', (boneAgeYears, gender, expected) => {
    const patient = gender === 'male' ? boy('2009-11-28') : girl('2010-11-28')
    expect(velocityOf(grown(patient, 165, 0.1, { boneAgeYears }))).toMatchObject(expected)
  })

  it('ends by the sex that references are read for', () => {
    const { menarche, dateOfBirth } = girl('2010-11-28', '2023-11-28')
    const patient = grown({ gender: 'diverse', dateOfBirth, menarche }, 166, 0.1)
    expect(velocityOf(patient, 'female')).toMatchObject({ reason: 'end_of_growth', isScored: false })
  })
})
