import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicableChartTypes, chartTitle } from '../../src/charts/data/applicable-chart-types.js'
import { shownPoints } from '../../src/charts/picture/shown-data.js'
import { who } from '../../src/clinical/references/built-in-sets.js'
import { en } from '../../src/ground/languages/index.js'
import { type ChartType, chartTypes } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { chartSvg } from '../../src/shown/render/chart-svg.js'
import { createCharts } from '../../src/shown/render/create-charts.js'
import * as children from '../fixtures/children.js'
import { errorOf } from '../fixtures/error-of.js'
import { runsOf } from '../property-runs.js'
import { chartInLanguage } from './chart-in-language.js'
import { today } from './patient-of-type.js'

const { emil, jakob, lina, mira } = children
const named = Object.entries(children) as [string, Patient][]

/** How many values a chart shows; undefined where it refuses the patient. */
function shownBy(patient: Patient, type: ChartType): number | undefined {
  try {
    return shownPoints(chartInLanguage(patient, { type }, { today })).length
  } catch {
    return undefined
  }
}

function expectMenu(patient: Patient): void {
  const listed = applicableChartTypes(patient, { today, onlyIndicated: false })
  const showing = chartTypes.filter((type) => (shownBy(patient, type) ?? 0) > 0)
  expect(listed).toEqual(showing)
}

describe('applicableChartTypes', () => {
  it.each(named)('lists what shows a value of %s, and nothing else', (_, patient) => {
    expectMenu(patient)
    for (const type of applicableChartTypes(patient, { today, onlyIndicated: false })) {
      expect(chartSvg(patient, { type }, { today })).toContain('class="point"')
    }
  })

  it('lists it for any child', () => {
    const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
    const measurement = fc.record({
      date: some(fc.constantFrom('2020-01-05', '2023-06-01', '2025-08-01')),
      sizeCm: some(fc.double({ min: 10, max: 220, noNaN: true })),
      weightKg: some(fc.double({ min: 0.1, max: 150, noNaN: true })),
      headCm: some(fc.double({ min: 20, max: 65, noNaN: true })),
      seatCm: some(fc.double({ min: 20, max: 110, noNaN: true })),
    })
    const patient = fc.record({
      dateOfBirth: some(fc.constantFrom('2005-01-05', '2019-12-24', '2024-11-30')),
      gender: some(fc.constantFrom('male' as const, 'female' as const)),
      weekBirth: some(fc.integer({ min: 22, max: 42 })),
      sizeBirthCm: some(fc.double({ min: 25, max: 60, noNaN: true })),
      measurements: fc.array(measurement, { maxLength: 3 }),
    })
    fc.assert(fc.property(patient, expectMenu), runsOf(12))
  })

  it('is empty without a sex, and without values', () => {
    expect(applicableChartTypes({ ...jakob, gender: undefined }, { today })).toEqual([])
    expect(applicableChartTypes({ gender: 'male', dateOfBirth: '2019-05-06' }, { today })).toEqual([])
  })

  it('lists only what is indicated if asked', () => {
    const indicated = (patient: Patient) => applicableChartTypes(patient, { today })
    expect(indicated(jakob)).toEqual(['Height', 'Bmi', 'Weight', 'WeightLength', 'Head', 'Leg', 'Sit', 'SitLegRatio'])
    expect(indicated(mira)).toContain('HeightWithTurnerSyndrome')
    expect(indicated(mira)).not.toContain('HeightWithNoonanSyndrome')
    expect(indicated(emil)).toContain('HeightPremature')
    expect(indicated(lina)).not.toContain('HeightPremature')
  })

  it('has the set that charts were created with', () => {
    const charts = createCharts({ references: who, language: en })
    expect(charts.applicableChartTypes(jakob, { today })).toEqual(
      applicableChartTypes(jakob, { today, references: who }),
    )
  })

  it('refuses an option that is no switch', () => {
    const error = errorOf(() => applicableChartTypes(jakob, { onlyIndicated: 1 as unknown as boolean }))
    expect(error).toMatchObject({ code: 'invalid_parameter', parameter: 'onlyIndicated', value: 1 })
  })
})

describe('chartTitle', () => {
  it.each(chartTypes)('is the title of the chart: %s', (type) => {
    const patient = named.map(([, child]) => child).find((child) => shownBy(child, type) !== undefined)
    const titles = ['de', 'en'].map((locale) => chartTitle(type, locale))
    expect(new Set(titles).size).toBe(2)
    for (const title of titles) expect(title).not.toBe('')
    if (patient === undefined) throw new Error(`no child for ${type}`)
    expect(chartSvg(patient, { type }, { today, locale: 'en' })).toContain(titles[1])
  })

  it('is German by default, and takes a language', () => {
    expect(chartTitle('Height')).toBe('Körpergröße')
    expect(chartTitle('Height', en)).toBe('Height')
  })

  it('refuses what it does not know', () => {
    expect(errorOf(() => chartTitle('Shoe' as ChartType))).toMatchObject({ code: 'unknown_chart_type', value: 'Shoe' })
    expect(errorOf(() => chartTitle('Height', 'xx'))).toMatchObject({ code: 'invalid_parameter', parameter: 'locale' })
  })
})
