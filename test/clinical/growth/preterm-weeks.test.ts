import { describe, expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { scoreColumns } from '../../../src/clinical/assessment/score-columns.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { gestationalCorrections } from '../../../src/clinical/growth/growth-options.js'
import { cdc, germany } from '../../../src/clinical/references/built-in-sets.js'
import { netherlands } from '../../../src/clinical/references/national/netherlands.js'
import { olsen, withOlsenNewborns } from '../../../src/clinical/references/national/olsen.js'
import { curvesOf, notExported } from '../../../src/doors/warehouse/exported-series.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { dutchByWeek } from '../../fixtures/fictional-weeks.js'

const today = '2026-06-01'
const references = dutchByWeek

/** A girl born at 28+3 weeks. */
const girl: Patient = {
  gender: 'female',
  dateOfBirth: '2021-03-01',
  weekBirth: 28,
  dayBirth: 3,
  sizeBirthCm: 37,
  weightBirthG: 1060,
  measurements: [
    { date: '2021-04-26', sizeCm: 42, weightKg: 2.2, headCm: 31 },
    { date: '2021-09-01', sizeCm: 59, weightKg: 5.3, headCm: 40.4 },
    { date: '2022-03-01', sizeCm: 70, weightKg: 8, headCm: 45 },
    { date: '2023-03-01', sizeCm: 83, weightKg: 11, headCm: 47.5 },
    { date: '2024-03-01', sizeCm: 93.5, weightKg: 13.6 },
    { date: '2025-03-03', sizeCm: 101, weightKg: 16 },
  ],
}

const visitsOf = (patient: Patient, set = references) =>
  calculatePatient(patient, { today, references: set }).measurements

describe('a child born at 28 weeks, by own tables of the week', () => {
  it('is scored by children born in the same week to four years, then by the Dutch set', () => {
    expect(
      visitsOf(girl).map(({ sizeSds, headSds, bmiSds }) => [sizeSds, headSds, bmiSds].map((score) => score?.reference)),
    ).toEqual([
      ['Fictional (GA 28)', 'Fictional (GA 28)', undefined],
      ['Fictional (GA 28)', 'Fictional (GA 28)', undefined],
      ['Fictional (GA 28)', 'Fictional (GA 28)', undefined],
      ['Fictional (GA 28)', undefined, undefined],
      ['Fictional (GA 28)', undefined, 'Schönbeck 2011'],
      ['Schönbeck 2013', undefined, 'Schönbeck 2011'],
    ])
  })

  it('is scored at the age since birth, whatever correction is asked for', () => {
    // The row of one year: 70 cm.
    expect(Math.abs(visitsOf(girl)[2]?.sizeSds?.value ?? Number.NaN)).toBeLessThan(0.05)
    for (const gestationalCorrection of gestationalCorrections) {
      const options = { today, references, gestationalCorrection }
      expect(calculatePatient(girl, options).measurements.map(({ sizeSds }) => sizeSds)).toEqual(
        visitsOf(girl).map(({ sizeSds }) => sizeSds),
      )
    }
  })

  it('is charted by what it is scored by, at the age since birth', () => {
    const { points, curves, notes, xAxis } = chartData(girl, { type: 'Height' }, { today, references, locale: 'en' })
    expect(points.map(({ score }) => score?.value)).toEqual(visitsOf(girl).map(({ sizeSds }) => sizeSds?.value))
    expect(points.every(({ uncorrectedX }) => uncorrectedX === undefined)).toBe(true)
    expect(points[2]?.x).toBeCloseTo(1, 2)
    expect(xAxis.from).toBeGreaterThan(-0.3)
    expect(curves.length).toBeGreaterThan(0)
    expect(notes).toContain('Born preterm: with these references, age counts from birth and is not corrected.')
  })

  it('has no gains by WHO and no conditional gain, which are of other ages', () => {
    const { intervals } = assessCourse(girl, { today, references })
    const infant = intervals.filter(({ toYears }) => toYears < 2)
    expect(infant.length).toBeGreaterThan(3)
    for (const { sds, reason, conditionalGain } of infant) {
      expect([sds, reason, conditionalGain]).toEqual([undefined, 'no_reference', undefined])
    }
    expect(assessCourse(girl, { today, references: netherlands }).intervals.some(({ sds }) => sds !== undefined)).toBe(
      true,
    )
  })
})

it.each([undefined, 24, 26, 31, 37, 40])('a child born at %s weeks is scored as by the Dutch set', (weekBirth) => {
  const child = { ...girl, weekBirth }
  const scores = (set: typeof references) =>
    visitsOf(child, set).map(({ sizeSds, weightSds, bmiSds, headSds }) => [sizeSds, weightSds, bmiSds, headSds])
  expect(scores(references)).toEqual(scores(netherlands))
})

it('columns and SQL, which know no week, refuse the set', () => {
  const columns = {
    series: 'height',
    sex: Uint8Array.of(1),
    ageDays: Float64Array.of(400),
    value: Float64Array.of(75),
  } as const
  expect(() => scoreColumns({ ...columns, references })).toThrow('a set without references by week of gestation')
  expect(curvesOf([references])).toEqual([])
  expect(notExported([references]).some(({ reason }) => reason.includes('by week of gestation'))).toBe(true)
})

describe('body mass index at birth', () => {
  const newborn: Patient = { gender: 'male', weekBirth: 28, sizeBirthCm: 37, weightBirthG: 1100 }

  // Olsen 2015, boys, 28 weeks: L 0.166843, M 8.131427, S 0.109847. 1.1 kg / (0.37 m)² = 8.035.
  it('is scored by completed week', () => {
    const byHand = ((8.035062 / 8.131427) ** 0.166843 - 1) / (0.166843 * 0.109847)
    for (const dayBirth of [undefined, 0, 6]) {
      const { bmiBirthSds } = calculatePatient({ ...newborn, dayBirth }, { references: olsen })
      expect(bmiBirthSds?.value).toBeCloseTo(byHand, 5)
      expect(bmiBirthSds?.reference).toBe('Olsen 2015')
    }
  })

  it('is not scored by other sets, without a size, or before 24 weeks', () => {
    const score = (patient: Patient, set = olsen) => calculatePatient(patient, { references: set }).bmiBirthSds
    expect(score(newborn, germany)).toBeUndefined()
    expect(score(newborn, withOlsenNewborns(cdc))?.value).toBe(score(newborn)?.value)
    expect(score({ ...newborn, sizeBirthCm: undefined })).toBeUndefined()
    expect(score({ ...newborn, weekBirth: 23 })).toBeUndefined()
    expect(score({ ...newborn, weekBirth: 41, dayBirth: 6 })).toBeDefined()
    expect(score({ ...newborn, weekBirth: 42 })).toBeUndefined()
  })

  it('changes nothing of the child’s length, weight and head by age', () => {
    const visits = (set = olsen) => calculatePatient(girl, { today, references: set }).measurements
    expect(visits().map(({ sizeSds }) => sizeSds)).toEqual(visits(cdc).map(({ sizeSds }) => sizeSds))
  })
})
