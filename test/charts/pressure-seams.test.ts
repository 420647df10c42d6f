import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { ChartData } from '../../src/charts/data/chart-data.js'
import { germany, kiggs, who } from '../../src/clinical/references/built-in-sets.js'
import { clinicMeasures, lookUpBloodPressure } from '../../src/clinical/references/clinic-measures.js'
import { scoreOfPercentile, valueAt } from '../../src/clinical/references/distribution.js'
import { lookUp } from '../../src/clinical/references/lookup.js'
import { heightOfChild } from '../../src/clinical/references/measures/height-of-child.js'
import { saudiArabia } from '../../src/clinical/references/national/saudi-arabia.js'
import type { ReferenceSet } from '../../src/clinical/references/reference-set.js'
import type { Patient } from '../../src/ground/model/patient.js'

const options = { today: '2026-11-20', locale: 'en', measures: clinicMeasures } as const
const types = { SystolicPressure: 'systolic', DiastolicPressure: 'diastolic' } as const

/** A child with a height and both pressures at each of these ages. */
function childOf(gender: 'male' | 'female', visits: readonly (readonly [years: number, cm: number])[]): Patient {
  const measurements = visits.map(([ageInYears, sizeCm]) => ({
    ageInYears,
    sizeCm,
    systolicMmHg: 100,
    diastolicMmHg: 60,
  }))
  return { gender, measurements }
}

const visits = [
  [3.4, 98],
  [4.6, 106],
  [8, 128],
] as const

/** The sides of each seam, and where the curves are broken. */
function breaksOf(data: ChartData) {
  const { curves, seams } = data
  const begins = curves.map(({ segments }) => segments.slice(1).map(({ points }) => points[0]?.x))
  expect(new Set(begins.map(String)).size).toBe(1)
  return { at: begins[0], labels: seams.map(({ label }) => label), seams: seams.map(({ x }) => x) }
}

function drawn(patient: Patient, references: ReferenceSet, request: object = {}): ChartData {
  return chartData(patient, { type: 'SystolicPressure', ...request }, { ...options, references })
}

describe.each(['male', 'female'] as const)('the reference of height of a %s child', (gender) => {
  it.each(['SystolicPressure', 'DiastolicPressure'] as const)('breaks the curves of %s where it changes', (type) => {
    const data = chartData(childOf(gender, visits), { type }, { ...options, references: germany })
    const label = 'Height: WHO 2006 | Height: KiGGS 2013'
    expect(breaksOf(data)).toEqual({ at: [4], labels: [label], seams: [4] })
    const height = heightOfChild({ gender, references: germany, heights: visits.map(([years, cm]) => ({ years, cm })) })
    for (const { percentile, segments } of data.curves) {
      const [before, after] = segments
      for (const [place, years] of [
        [before?.points.at(-1), 4 - 1e-7],
        [after?.points[0], 4 + 1e-9],
      ] as const) {
        const at = lookUpBloodPressure(types[type], gender, years, height?.at(years) ?? Number.NaN)
        expect(place?.y).toBeCloseTo((at && valueAt(at, scoreOfPercentile(percentile))) ?? Number.NaN, 6)
      }
    }
  })
})

it('a set that changes elsewhere, or not at all, has its curves broken there', () => {
  const child = childOf('male', visits)
  const later = breaksOf(drawn(child, who))
  expect(later).toMatchObject({ at: later.seams, labels: ['Height: WHO 2006 | Height: WHO 2007'] })
  expect(later.seams[0]).toBeCloseTo(61 / 12, 9)
  expect(breaksOf(drawn(child, kiggs))).toEqual({ at: [], labels: [], seams: [] })
})

it('a section without the seam, or a child of unknown height, has no break', () => {
  const short = drawn(childOf('male', visits.slice(0, 1)), germany, { cropX: true, cropXAt: 4 })
  expect(breaksOf(short)).toEqual({ at: [], labels: [], seams: [] })
  const { measurements = [], ...rest } = childOf('male', visits)
  const unknown = { ...rest, measurements: measurements.map(({ sizeCm: _, ...visit }) => visit) }
  expect(breaksOf(drawn(unknown, germany))).toEqual({ at: [], labels: [], seams: [] })
})

describe('a set whose heights begin at 5 years', () => {
  it('is read as measured between visits before, and at the middle height before the first', () => {
    expect(breaksOf(drawn(childOf('female', visits), saudiArabia))).toMatchObject({
      at: [3.4],
      labels: ['Height: middle for age | Height: as measured'],
    })
    const later = childOf('female', [
      [6, 112],
      [8, 124],
    ])
    expect(breaksOf(drawn(later, saudiArabia))).toMatchObject({
      at: [5],
      labels: ['Height: middle for age | Height: El Mouzan 2016'],
    })
    const earlier = childOf('female', [
      [3.5, 96],
      [4.5, 103],
    ])
    expect(breaksOf(drawn(earlier, saudiArabia))).toMatchObject({
      at: [3.5, 4.5],
      labels: ['Height: middle for age | Height: as measured', 'Height: as measured | Height: middle for age'],
    })
  })
})

it('German names the sides too', () => {
  const data = chartData(childOf('male', visits), { type: 'DiastolicPressure' }, { ...options, locale: 'de' })
  expect(data.seams).toEqual([
    { x: 4, label: 'Größe: WHO 2006 | Größe: KiGGS 2013', before: 'Größe: WHO 2006', after: 'Größe: KiGGS 2013' },
  ])
})

describe('the height of a child', () => {
  const heights = visits.map(([years, cm]) => ({ years, cm }))

  it('is the measured one at visits, and steps where its reference does', () => {
    const height = heightOfChild({ gender: 'male', references: germany, heights })
    for (const { years, cm } of heights) expect(height?.at(years)).toBeCloseTo(cm, 9)
    // Length gives way to height at 2 years inside the table of WHO.
    expect(height?.steps.map(({ years }) => years)).toEqual([0, expect.closeTo(2.00137, 5), 4, 19])
  })

  it('keeps a score across a change of reference', () => {
    const [only] = heights
    const height = heightOfChild({ gender: 'female', references: germany, heights: only ? [only] : [] })
    const median = (years: number) => lookUp(germany, 'height', 'female', years)?.m ?? Number.NaN
    const jump = (height?.at(4) ?? 0) - (height?.at(4 - 1e-7) ?? 0)
    expect(jump).toBeCloseTo(median(4) - median(4 - 1e-7), 0)
    expect(height?.at(20)).toBeUndefined()
  })
})
