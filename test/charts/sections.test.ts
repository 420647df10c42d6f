import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { chartDefinitions } from '../../src/charts/types/chart-catalogue.js'
import { chartLanguages, type Locale, locales } from '../../src/ground/languages/built-in.js'
import { type ChartType, chartTypes } from '../../src/ground/model/chart-types.js'
import type { Measurement, Patient } from '../../src/ground/model/patient.js'
import { clara, emil, jakob, lina, paul } from '../fixtures/children.js'
import { words } from '../fixtures/words.js'
import { today } from './patient-of-type.js'

function sections(patient: Patient, request: ChartRequest) {
  const { xAxis, yAxis } = chartData(patient, request, { today })
  return { x: [xAxis.from, xAxis.to], y: [yAxis.from, yAxis.to] }
}

/** A child measured at these ages only. */
function seenAt(...years: readonly number[]): Patient {
  const measurements = years.map(
    (ageInYears): Measurement => ({ ageInYears, sizeCm: 75 + 6 * ageInYears, weightKg: 20 }),
  )
  return { gender: 'male', measurements }
}

/** A boy born at 28 weeks and measured at this postmenstrual age. */
function seenAtWeek(weeks: number): Patient {
  return { gender: 'male', weekBirth: 28, measurements: [{ ageInYears: ((weeks - 28) * 7) / 365.25, weightKg: 5 }] }
}

/** A child whose head was measured at one age only, with a marker there, and whose height at a later one. */
function seenBetween(early: number, late: number): Patient {
  const measurements = [
    { ageInYears: early, headCm: 47 },
    { ageInYears: late, sizeCm: 143 },
  ]
  const markers = [{ text: 'B', date: `${2010 + early}-01-01` }]
  return { gender: 'male', dateOfBirth: '2010-01-01', measurements, markers }
}

/** Jakob with his visits at school age, and size at birth. */
const laterSeen: Patient = { ...jakob, measurements: jakob.measurements?.slice(4, 7) ?? [] }

describe('the section of x', () => {
  it.each<[string, Patient, ChartRequest, readonly [number, number]]>([
    ['all of the reference', jakob, { type: 'Height' }, [0, 19]],
    ['the first four years for the young', paul, { type: 'Height' }, [0, 4]],
    ['the first four years for a newborn', lina, { type: 'Height' }, [0, 4]],
    ['just under four', seenAt(3.99), { type: 'Height' }, [0, 4]],
    ['four', seenAt(4), { type: 'Height' }, [0, 19]],
    ['beyond the reference', seenAt(5, 23.4), { type: 'Height' }, [0, 24]],
    ['no parameter at all, age unknown', { gender: 'male' }, { type: 'Height' }, [0, 19]],
    ['no parameter at all, young', { gender: 'male', dateOfBirth: '2024-01-01' }, { type: 'Height' }, [0, 4]],
    ['before term, a child born preterm', emil, { type: 'Height' }, [-0.25, 4]],
    ['crop at the last parameter, to the next tick', jakob, { type: 'Height', cropX: true }, [0, 17]],
    ['crop of a toddler, to the next quarter', seenAt(1, 3.1), { type: 'Height', cropX: true }, [0, 3.25]],
    ['crop on a tick', seenAt(3, 11), { type: 'Height', cropX: true }, [0, 11]],
    ['crop of a newborn', lina, { type: 'Height', cropX: true }, [0, 0.25]],
    ['crop at a value', jakob, { type: 'Height', cropX: true, cropXAt: 7.3 }, [0, 7.3]],
    ['crop at a value beyond the young section', paul, { type: 'Height', cropX: true, cropXAt: 10 }, [0, 10]],
    [
      'crop at a value beyond the reference, which the child’s reach',
      seenAt(18, 26.5),
      { type: 'Height', cropX: true, cropXAt: 22 },
      [0, 22],
    ],
    ['a value without the crop', jakob, { type: 'Height', cropXAt: 7.3 }, [0, 19]],
    ['Turner charts are never short', { ...paul, gender: 'female' }, { type: 'HeightWithTurnerSyndrome' }, [0, 20]],
    ['a reference to 5 years', { ...jakob, measurements: [] }, { type: 'HeadWithAchondroplasia' }, [0, 13]],
    ['postmenstrual age', { ...emil, measurements: [], markers: [] }, { type: 'WeightPremature' }, [22, 50]],
    ['postmenstrual age, every parameter up to 64 weeks', seenAtWeek(63.4), { type: 'WeightPremature' }, [22, 64]],
    ['postmenstrual age, none after them', seenAtWeek(63.6), { type: 'WeightPremature' }, [22, 50]],
    ['postmenstrual age, cropped at it', seenAtWeek(59.4), { type: 'WeightPremature', cropX: true }, [22, 60]],
    ['two years, unless a value lies before', jakob, { type: 'SitLegRatio' }, [2, 19]],
    ['an infant, to weeks', seenAt(0.1), { type: 'Height', window: 'fit' }, [0, 0.25]],
    ['fitted to a schoolchild', seenAt(6, 8, 11), { type: 'Height', window: 'fit' }, [5, 12]],
    ['fitted to visits long after birth', laterSeen, { type: 'Height', window: 'fit' }, [5.5, 13.5]],
    ['fitted to visits soon after birth', paul, { type: 'Height', window: 'fit' }, [0, 3.5]],
    ['fitted to one visit', seenAt(7.1), { type: 'Height', window: 'fit' }, [5.5, 8.75]],
    ['fitted, and cropped', seenAt(6, 8, 11), { type: 'Height', window: 'fit', cropX: true, cropXAt: 10 }, [5, 10]],
    ['fitted to nothing', { gender: 'male' }, { type: 'Height', window: 'fit' }, [0, 19]],
    [
      'fitted by weeks, with the birth that the course begins with',
      emil,
      { type: 'WeightPrematureCombined', window: 'fit' },
      [22, 66],
    ],
    ['fitted up to the end of the reference', seenAt(10, 18.9), { type: 'Height', window: 'fit' }, [8, 19]],
    ['not before term where no reference serves that', emil, { type: 'Bmi' }, [0, 4]],
    ['young by the oldest of all visits', seenBetween(1, 11), { type: 'Head' }, [0, 19]],
    ['young by all visits, though a marker is early', seenBetween(2, 11), { type: 'Leg' }, [0, 19]],
    [
      'no longer young today, without a visit',
      { gender: 'male', dateOfBirth: '2015-01-01', sizeBirthCm: 50 },
      { type: 'Height' },
      [0, 19],
    ],
    ['postmenstrual age, combined', emil, { type: 'WeightPrematureCombined' }, [22, 146]],
    [
      'no marker before birth or in the future',
      { ...paul, markers: [{ date: '2018-01-01' }, { date: '2040-01-01' }] },
      { type: 'Height' },
      [0, 4],
    ],
    ['postmenstrual age, a schoolchild', { ...clara, weekBirth: 30 }, { type: 'HeightPremature' }, [22, 50]],
    ['body length', { gender: 'male' }, { type: 'WeightLength' }, [45, 120]],
    ['body length of a schoolchild', jakob, { type: 'WeightLength' }, [45, 180]],
    ['body length of a child born preterm', emil, { type: 'WeightLength' }, [35, 120]],
  ])('%s', (_name, patient, request, [from, to]) => {
    const { x } = sections(patient, request)
    expect(x[0]).toBeCloseTo(from, 9)
    expect(x[1]).toBeCloseTo(to, 9)
  })

  const young: Patient = { gender: 'female', dateOfBirth: '2024-08-10', weekBirth: 30 }

  it.each(chartTypes)('of %s is short for the young where its definition says so', (type) => {
    const { fitsYoung, axis } = chartDefinitions[type]
    const end = chartData(young, { type }, { today }).xAxis.to
    expect(end === axis.young).toBe(fitsYoung === true)
  })

  it('is short for the young in the types that the specification lists', () => {
    const short = chartTypes.filter((type) => chartData(young, { type }, { today }).xAxis.to === 4)
    expect(short).toEqual(
      words(`
      Height HeightWithAchondroplasia BmiWithAchondroplasia HeadWithAchondroplasia WeightWithAchondroplasia
      LegWithAchondroplasia SitWithAchondroplasia SitHeightRatioWithAchondroplasia HeightWithTrisomy21
      BmiWithTrisomy21 HeadWithTrisomy21 WeightWithTrisomy21 Bmi Weight Head Leg Sit SitLegRatio
    `),
    )
  })

  it.each<[ChartType, readonly string[], boolean]>([
    ['WeightPremature', ['22', '24', '26', '28', '30'], false],
    ['WeightPrematureCombined', ['30', '40', '50'], true],
  ])(
    'of %s has weeks below it, and where they are not counted the lines of the months above',
    (type, weeks, hasMonths) => {
      const { xAxis, upperAxis } = chartData(emil, { type }, { today })
      expect(xAxis.ticks.flatMap(({ label }) => label ?? []).slice(0, 5)).toEqual(weeks)
      const months = upperAxis?.ticks.filter(({ value }) => value > 50).map(({ value }) => value)
      const later = xAxis.ticks.filter(({ value }) => value > 50).map(({ value }) => value)
      expect(later).toEqual(hasMonths ? months : Array.from({ length: 12 }, (_, i) => 51 + i))
    },
  )

  it('says how many values lie too far beyond a preterm reference', () => {
    const data = chartData({ ...clara, weekBirth: 30 }, { type: 'HeightPremature' }, { today })
    expect(data.cautions[0]).toContain('4 spätere Werte außerhalb des Ausschnitts; letzter: 8 J 2 M: 119,5 cm')
    expect(data.points).toHaveLength(4)
  })
})

describe('weight for length, fitted to the child', () => {
  const girl: Patient = {
    ...seenAt(1, 3),
    measurements: [...(seenAt(1, 3).measurements ?? []), { ageInYears: 5.2, sizeCm: 108, weightKg: 18 }],
  }

  it('leaves out values from five years of age on, and says so', () => {
    const data = chartData(girl, { type: 'WeightLength', window: 'fit' }, { today })
    expect(data.points.map(({ ageYears }) => ageYears)).toEqual([1, 3])
    expect(data.cautions.join()).toContain('1 Wert in höherem Alter ist nicht dargestellt')
    expect(data.xAxis.to).toBeLessThan(108)
  })

  it('shows them by default', () => {
    const data = chartData(girl, { type: 'WeightLength' }, { today })
    expect(data.points).toHaveLength(3)
    expect(data.cautions.join()).toContain('1 Wert in höherem Alter ist dargestellt, aber nicht bewertet')
  })
})

describe('the section of y', () => {
  it.each<[string, Patient, ChartRequest, readonly [number, number]]>([
    ['height begins below the lowest percentile', jakob, { type: 'Height' }, [40, 195]],
    ['weight begins at 0', jakob, { type: 'Weight' }, [0, 105]],
    ['a value well outside', seenAt(10, 12, 30), { type: 'Height' }, [40, 260]],
    ['crop at the highest parameter, to the next tick', jakob, { type: 'Height', cropY: true }, [40, 180]],
    ['crop at a value', jakob, { type: 'Height', cropY: true, cropYAt: 150.5 }, [40, 150.5]],
    ['crop without a parameter', { gender: 'male' }, { type: 'Height', cropY: true }, [40, 195]],
    [
      'a crop begins where its own length asks for',
      { gender: 'male', measurements: [{ ageInYears: 10, sizeCm: 100, weightKg: 90 }] },
      { type: 'Bmi', cropY: true, cropYAt: 27 },
      [10, 27],
    ],
    ['fitted to a schoolchild', seenAt(6, 8, 11), { type: 'Height', window: 'fit' }, [100, 170]],
    ['weight, fitted to a schoolchild', seenAt(6, 8, 11), { type: 'Weight', window: 'fit' }, [10, 75]],
    ['a shorter section of x', jakob, { type: 'Height', cropX: true, cropXAt: 6 }, [45, 130]],
  ])('%s', (_name, patient, request, section) => {
    expect(sections(patient, request).y).toEqual(section)
  })

  it.each(chartTypes)('%s shows all values and the percentiles to their end', (type) => {
    const patient: Patient = { ...clara, weekBirth: 39 }
    const { curves, background, points, birth, xAxis, yAxis } = chartData(patient, { type }, { today })
    const places = [...curves, ...background].flatMap(({ segments }) => segments.flatMap((segment) => segment.points))
    const values = [...points, ...(birth ? [birth] : [])].filter(({ x }) => x <= xAxis.to)
    for (const { x, y } of [...places, ...values]) {
      expect(x).toBeGreaterThanOrEqual(xAxis.from)
      expect(x).toBeLessThanOrEqual(xAxis.to)
      expect(y).toBeGreaterThanOrEqual(yAxis.from)
      expect(y).toBeLessThanOrEqual(yAxis.to)
    }
  })
})

describe('ticks', () => {
  it.each<[string, ChartRequest, number, readonly (string | undefined)[]]>([
    ['years', { type: 'Height' }, 5, ['0', undefined, '1', undefined, '2']],
    ['months', { type: 'Height', cropX: true, cropXAt: 1 }, 4, ['0', '1', '2', '3']],
    ['weeks', { type: 'Height', cropX: true, cropXAt: 0.25 }, 9, ['0', ...Array(6).fill(undefined), '1', undefined]],
    ['quarters', { type: 'Height', cropX: true, cropXAt: 4 }, 5, ['0', undefined, undefined, '3', undefined]],
  ])('%s', (_name, request, count, labels) => {
    const { ticks } = chartData(jakob, request, { today }).xAxis
    expect(ticks.slice(0, count).map(({ label }) => label)).toEqual(labels)
  })

  it.each<[string, Patient, ChartRequest, string]>([
    ['weeks', jakob, { type: 'Height', cropX: true, cropXAt: 0.25 }, 'Alter (Wochen)'],
    ['months', jakob, { type: 'Height', cropX: true, cropXAt: 0.75 }, 'Alter (Monate)'],
    ['months and a birthday', jakob, { type: 'Height', cropX: true, cropXAt: 1 }, 'Alter (Monate, Jahre)'],
    ['years', jakob, { type: 'Height' }, 'Alter (Jahre)'],
    ['corrected ages alone', emil, { type: 'Height' }, 'Korrigiertes Alter (Monate, Jahre)'],
    [
      'corrected and other ages',
      { ...emil, measurements: [...(emil.measurements ?? []), { date: '2027-12-02', sizeCm: 95 }] },
      { type: 'Height' },
      'Alter, anfangs korrigiert (Monate, Jahre)',
    ],
  ])('the title names %s', (_name, patient, request, title) => {
    expect(chartData(patient, request, { today: '2028-01-01' }).xAxis.title).toBe(title)
  })

  it('name the years in a section of months', () => {
    const labels = (locale: Locale) =>
      chartData(paul, { type: 'Height' }, { today, locale })
        .xAxis.ticks.filter(({ level }) => level === 1)
        .map(({ label }) => label)
    expect(labels('de')).toEqual(['0', '1 Jahr', '2 Jahre', '3 Jahre', '4 Jahre'])
    // A 3 after "1 Jahr" would read as three years.
    const months = chartData(paul, { type: 'Height' }, { today }).xAxis.ticks.filter(({ level }) => level === 2)
    expect(months.slice(0, 8).map(({ label }) => label)).toEqual(['3', '6', '9', '15', '18', '21', '27', '30'])
    expect(labels('en')).toEqual(['0', '1 year', '2 years', '3 years', '4 years'])
  })

  it.each(locales)('have the decimal mark of their language, %s', (locale) => {
    const { ticks } = chartData(jakob, { type: 'SitLegRatio' }, { today, locale }).yAxis
    expect(ticks.map(({ label }) => label)).toContain(`1${chartLanguages[locale].decimalMark}2`)
  })
})
