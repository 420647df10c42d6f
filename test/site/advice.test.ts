import { describe, expect, it } from 'vitest'
import { adviceOf } from '../../scripts/site/playground/advice.js'
import { fallsOf } from '../../scripts/site/playground/falls.js'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { assessCourse } from '../../src/clinical/course/assess-course.js'
import { germany, who } from '../../src/clinical/references/built-in-sets.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { jakob, mira } from '../fixtures/children.js'

const today = '2025-12-01'

function adviceFor(patient: Patient, options = {}) {
  const settings = { today, locale: 'en', references: who, ...options } as const
  const result = calculatePatient(patient, settings)
  return adviceOf(result, fallsOf(patient, settings), assessCourse(patient, settings))
}

/** A boy of three years, of whom WHO's median is 96.1 cm and the SD 3.7 cm. */
const ofHeight = (sizeCm: number): Patient => ({
  gender: 'male',
  dateOfBirth: '2022-12-01',
  measurements: [{ date: '2025-12-01', sizeCm }],
})

/** A girl whose length fell or did not since birth at term, when WHO's median is 49.1 cm and the SD 1.86 cm. */
const bornWith = (sizeBirthCm: number, weekBirth = 40): Patient => ({
  gender: 'female',
  dateOfBirth: '2025-06-01',
  weekBirth,
  sizeBirthCm,
  measurements: [{ date: '2025-12-01', sizeCm: 65.7 }],
})

describe('advice', () => {
  it.each([
    ['between P3 and P97', ofHeight(96), 'none'],
    ['just above P3', ofHeight(89.3), 'none'],
    ['just below P3', ofHeight(89), 'mention'],
    ['just above P97', ofHeight(103.2), 'mention'],
    ['just within 2.5 SD', ofHeight(87), 'mention'],
    ['just beyond 2.5 SD', ofHeight(86.7), 'doctor'],
    ['beyond 2.5 SD upwards', ofHeight(105.6), 'doctor'],
    ['3.21 SD below', ofHeight(84.1), 'doctor'],
    ['a fall of less than 1 SD since birth', bornWith(50.9), 'none'],
    ['a fall of 1 SD since birth', bornWith(51.1), 'doctor'],
    ['the same after 36 weeks, which this page compares with nothing', bornWith(51.1, 36), 'none'],
    ['a height in metres', ofHeight(0.96), 'check'],
    ['a disease, with limits of its own', mira, 'team'],
  ] as const)('on %s is %s', (_, patient, level) => {
    expect(adviceFor(patient)?.level).toBe(level)
  })

  it('names what it rests on, with its reference', () => {
    expect(adviceFor(ofHeight(86.7))?.reasons[0]).toMatchObject({ code: 'score', score: { reference: 'WHO 2006' } })
    expect(adviceFor(bornWith(51.1))?.reasons).toMatchObject([
      { code: 'fall', fall: { measure: 'size', sinceHighest: { at: 'birth' }, reference: 'WHO 2006' } },
    ])
    expect(adviceFor(mira)?.reasons).toEqual([{ code: 'known', by: 'disease' }])
  })

  // By WHO, boys: 3.9 kg at birth +1.10 SD; −0.4 at 30 days and at 8 months, which is a fall of the first weeks.
  it.each([
    ['of the first weeks alone', [4.25, 8.2], 'none', { date: '2023-01-31' }],
    ['of 1 SD from a later value', [5, 7.6], 'doctor', { date: '2023-01-31' }],
  ] as const)('counts a fall from three weeks on, %s', (_, [early, late], level, at) => {
    const boy: Patient = {
      gender: 'male',
      dateOfBirth: '2023-01-01',
      weekBirth: 40,
      weightBirthG: 3900,
      measurements: [
        { date: '2023-01-31', weightKg: early },
        { date: '2023-09-01', weightKg: late },
      ],
    }
    const settings = { today: '2023-09-01', references: who }
    expect(fallsOf(boy, settings)[0]?.sinceHighest.at).toEqual(at)
    expect(adviceFor(boy, settings)?.level).toBe(level)
  })

  it('counts a weight’s fall since birth by NICE’s threshold, where no later value shows it', () => {
    const measurements = [
      { date: '2023-07-01', weightKg: 6.6 },
      { date: '2023-09-01', weightKg: 7.2 },
    ]
    const boy: Patient = { gender: 'male', dateOfBirth: '2023-01-01', weekBirth: 40, weightBirthG: 3900, measurements }
    const settings = { today: '2023-09-01', references: who }
    expect(fallsOf(boy, settings)[0]?.sinceHighest.at).toBe('birth')
    expect(adviceFor(boy, settings)?.level).toBe('doctor')
  })

  // A girl on one percentile, who seems to fall where the corrected age of one visit meets the age since birth of the next.
  it.each([
    [28, 'preterm'],
    [33, 'preterm36'],
    [33, 'preterm'],
  ] as const)('compares no ages counted differently, after %i weeks and corrected as %s', (weekBirth, correction) => {
    const measurements = [
      { date: '2023-02-01', sizeCm: 84 },
      { date: '2023-06-01', sizeCm: 85 },
    ]
    const girl: Patient = { gender: 'female', dateOfBirth: '2021-01-01', weekBirth, measurements }
    const settings = { today: '2023-06-01', references: who, gestationalCorrection: correction }
    expect(fallsOf(girl, settings).map(({ sinceHighest }) => sinceHighest.change)).toEqual([expect.closeTo(-0.605, 3)])
    expect(adviceFor(girl, settings)?.level).toBe('none')
  })

  it('waits for a visit, and has none to give on a healthy boy', () => {
    expect(adviceFor({ gender: 'male', dateOfBirth: '2022-12-01' })).toBeUndefined()
    expect(adviceFor(jakob, { references: germany })?.level).toBe('none')
  })
})
