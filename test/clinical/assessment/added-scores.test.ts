import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { createCalculator } from '../../../src/clinical/assessment/create-calculator.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import {
  agaBmiClasses,
  type BmiClassification,
  bmiClassifications,
  cdc,
  cdc2000,
  cdcBmiClasses,
  germany,
  germanyGeneral,
  iotfBmiClasses,
  kiggsHeight,
  kromeyerHauschild,
  lookUpTable,
  merker2018Bmi,
  niklasson2008Head,
  percentileOf,
  scoreAt,
  who,
  whoBmiClasses,
  whoGeneral,
} from '../../../src/clinical/references/index.js'
import { de } from '../../../src/ground/languages/index.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import type { MeasurementResult } from '../../../src/ground/model/patient-result.js'
import { anton, mira, sofie } from '../../fixtures/children.js'

const today = '2026-06-01'

/** What follows from one visit at an age. */
function visitOf(ageInYears: number, fields: Measurement, options: GrowthOptions = {}, general: Patient = {}) {
  const patient: Patient = { gender: 'male', ...general, measurements: [{ ageInYears, ...fields }] }
  return calculatePatient(patient, { today, ...options }).measurements[0] as MeasurementResult
}

/** A height and a weight that give a body mass index. */
function withBmi(bmi: number): Measurement {
  return { sizeCm: 100, weightKg: bmi }
}

describe('sets with general references alone', () => {
  const children: readonly Patient[] = [
    anton,
    mira,
    sofie,
    { gender: 'female', diseases: ['TurnerSyndrome'], measurements: [{ ageInYears: 9, sizeCm: 118, weightKg: 25 }] },
    {
      gender: 'male',
      weekBirth: 30,
      dayBirth: 2,
      weightBirthG: 1300,
      sizeBirthCm: 39,
      measurements: [
        { ageInYears: 0.1, weightKg: 1.7, sizeCm: 42, headCm: 31 },
        { ageInYears: 1, weightKg: 9, sizeCm: 73, headCm: 46 },
      ],
    },
  ]

  it.each([
    [whoGeneral, who],
    [germanyGeneral, germany],
  ])('$id scores as the whole set does, or not at all', (general, whole) => {
    let same = 0
    for (const child of children) {
      const [ours, theirs] = [general, whole].map((references) => calculatePatient(child, { today, references }))
      for (const [i, visit] of (ours?.measurements ?? []).entries()) {
        const other = theirs?.measurements[i] as MeasurementResult
        for (const name of ['sizeSds', 'weightSds', 'bmiSds', 'headSds', 'seatSds', 'weightForLengthSds'] as const) {
          if (visit[name] === undefined) continue
          expect(visit[name]).toEqual(other[name])
          same++
        }
        expect(visit.diseaseScores).toEqual([])
        expect(visit.sizeTurnerSyndromeSds).toBeUndefined()
      }
      expect([ours?.sizeBirthSds, ours?.weightBirthSds, ours?.headBirthSds]).toEqual([undefined, undefined, undefined])
      expect(ours?.provenance.references).toBe(`${general.id}@2026`)
    }
    expect(same).toBeGreaterThan(30)
  })
})

describe('scores beyond the specified result', () => {
  it('head circumference at birth', () => {
    const result = calculatePatient({ gender: 'male', weekBirth: 38, dayBirth: 0, headBirthCm: 34 }, { today })
    const place = lookUpTable(niklasson2008Head, 'male', 38)
    expect(result.headBirthSds?.value).toBe(place && scoreAt(place, 34))
    expect(result.headBirthSds?.reference).toMatch(/^Niklasson/)
  })

  it('height at the bone age, by the general reference', () => {
    const visit = visitOf(10, { sizeCm: 135, boneAgeYears: 8.5 }, {}, { diseases: ['NoonanSyndrome'] })
    const place = lookUpTable(kiggsHeight, 'male', 8.5)
    expect(visit.boneAgeSizeSds?.value).toBe(place && scoreAt(place, 135))
    expect(visit.boneAgeSizePercentile).toBe(percentileOf(visit.boneAgeSizeSds?.value as number))
    expect(visitOf(10, { sizeCm: 135 }).boneAgeSizeSds).toBeUndefined()
    expect(visitOf(10, { boneAgeYears: 8.5 }).boneAgeSizeSds).toBeUndefined()
    // An impossible bone age is not used.
    expect(visitOf(10, { sizeCm: 135, boneAgeYears: 126 }).boneAgeSizeSds).toBeUndefined()
  })

  it('weight for length', () => {
    // WHO 2006, boys of 80 cm lying: L -0.3521, M 10.4475, S 0.08308.
    const visit = visitOf(1.2, { sizeCm: 80, weightKg: 10.4475 })
    expect(visit.weightForLengthSds?.value).toBeCloseTo(0, 2)
    expect(visit.weightForLengthPercentile).toBeCloseTo(50, 0)
    expect(visitOf(5, { sizeCm: 105, weightKg: 17 }).weightForLengthSds).toBeUndefined()
  })

  it('of diseases: all measures that have references', () => {
    const measuresOf = (patient: Patient) =>
      calculatePatient(patient, { today }).measurements.map(({ diseaseScores }) =>
        diseaseScores.map(({ disease, measure }) => `${disease} ${measure}`),
      )
    const all = ['size', 'weight', 'bmi', 'head']
    // Heads are known to five years.
    expect(measuresOf(anton)[2]).toEqual(all.map((measure) => `Achondroplasia ${measure}`))
    expect(measuresOf(sofie).at(-1)).toEqual(all.map((measure) => `Trisomy21 ${measure}`))
    expect(measuresOf(mira).at(-1)).toEqual(['TurnerSyndrome size'])
    expect(measuresOf({ ...anton, diseases: [] }).flat()).toEqual([])
  })

  it('of a disease: the score of its table, and for height that of the specified element', () => {
    const [first] = calculatePatient(mira, { today }).measurements
    expect(first?.diseaseScores[0]?.score).toEqual(first?.sizeTurnerSyndromeSds)
    expect(first?.diseaseScores[0]?.percentile).toBe(first?.sizeTurnerSyndromePercentile)
    const visit = visitOf(9, { sizeCm: 110, weightKg: 28 }, {}, { diseases: ['Achondroplasia'] })
    const place = lookUpTable(merker2018Bmi, 'male', 9)
    const bmi = visit.diseaseScores.find(({ measure }) => measure === 'bmi')
    expect(bmi?.score.value).toBe(place && scoreAt(place, visit.bmi as number))
    expect(bmi?.score.reference).toBe('Merker 2018')
  })

  it('how a child was measured is in the result', () => {
    expect(visitOf(1, { sizeCm: 75, sizePosition: 'standing' }).sizePosition).toBe('standing')
  })
})

describe('the class of the body mass index', () => {
  // AGA 2015, boys of ten: P3 14.0, P10 14.8, P90 21.4, P97 23.4 (Kromeyer-Hauschild 2001: 21.43, 23.35), P99.5 26.7.
  it.each([
    [13.5, { class: 'severe-underweight', reference: 'AGA 2015' }],
    [14.4, { class: 'underweight', reference: 'AGA 2015' }],
    [18, { class: 'normal', reference: 'AGA 2015' }],
    [22, { class: 'overweight', reference: 'AGA 2015' }],
    [24, { class: 'obesity', reference: 'AGA 2015' }],
  ])('of a boy of ten with %d kg/m²: %o', (bmi, expected) => {
    expect(visitOf(10, withBmi(bmi)).bmiClass).toMatchObject(expected)
  })

  // AGA's L, M and S of boys of ten: -1.70, 16.89, 0.124; P97 23.35. KiGGS scores 24 kg/m² +1.6.
  it.each([
    [13.5, -2.13, 79.9, 50],
    [14.6, -1.28, 86.4, 50],
    [14.7, -1.22, undefined, undefined],
    [14.9, -1.08, undefined, undefined],
    [23.3, 1.87, undefined, undefined],
    [23.4, 1.89, 100.2, 97],
    [24, 1.99, 102.8, 97],
  ])(
    "of %d kg/m² comes with AGA's own score beside KiGGS', in underweight with the share of the median, in obesity with that of P97",
    (bmi, sds, percent, percentile) => {
      const visit = visitOf(10, withBmi(bmi))
      expect(visit.bmiSds?.reference).toBe('KiGGS 2013')
      expect(visit.bmiClass?.sds?.value).toBeCloseTo(sds, 2)
      expect(visit.bmiClass?.percentOf?.percentile).toBe(percentile)
      if (percent !== undefined) expect(visit.bmiClass?.percentOf?.percent).toBeCloseTo(percent, 1)
    },
  )

  it('has no second score where the set is scored by it', () => {
    const visit = visitOf(10, withBmi(24), { references: kromeyerHauschild })
    expect(visit.bmiSds?.value).toBeCloseTo(1.99, 2)
    expect(visit.bmiClass).not.toHaveProperty('sds')
  })

  it("of an infant is not by the body mass index, which AGA's limits would call obesity, but WHO's by weight for length", () => {
    const girl = { gender: 'female' } as const
    const visit = visitOf(0.5, { sizeCm: 66, weightKg: 8.25 }, {}, girl)
    expect(visit.bmi).toBeGreaterThan(18.9)
    expect(visit.bmiClass).toEqual({ class: 'risk-of-overweight', reference: 'WHO', by: 'weightForLength' })
    expect(visitOf(0.5, { sizeCm: 66, weightKg: 7.5 }, {}, girl).bmiClass?.class).toBe('normal')
  })

  it.each([
    [726, 'weightForLength', 'WHO'],
    [728, undefined, 'AGA 2015'],
  ])('goes by weight for length until three days before the second birthday: on day %d', (day, by, reference) => {
    const { bmiClass } = visitOf(day / 365.25, { sizeCm: 86, weightKg: 12 })
    expect(bmiClass?.by).toBe(by)
    expect(bmiClass?.reference).toBe(reference)
  })

  it("is not given to an infant by CDC's weight for length", () => {
    expect(visitOf(1, { sizeCm: 75, weightKg: 12 }, { references: cdc2000 }).bmiClass).toBeUndefined()
    expect(visitOf(1, { sizeCm: 75, weightKg: 12 }, { references: cdc }).bmiClass?.by).toBe('weightForLength')
  })

  it('beyond the last limit comes with the percentage of P97', () => {
    const { bmiClass } = visitOf(10, withBmi(30))
    expect(bmiClass).toMatchObject({ class: 'extreme-obesity', percentOf: { percentile: 97 } })
    expect(bmiClass?.percentOf?.percent).toBeCloseTo((100 * 30) / 23.35, 0)
  })

  // Day 6575 is 18.0014 years: the limits, which end at 18.0, are read there.
  it.each([18, 6575 / 365.25])('comes with the percentage at the ends of the limits too: %d years', (years) => {
    expect(visitOf(years, withBmi(40)).bmiClass).toMatchObject({
      class: 'extreme-obesity',
      percentOf: { percentile: 97 },
    })
  })

  it('takes the percentage of the index that was classified, shifted by how the child was measured', () => {
    const lying = { sizeCm: 100.7, weightKg: 28, sizePosition: 'lying' } as const
    const standing = { sizeCm: 100, weightKg: 28, sizePosition: 'standing' } as const
    const percent = visitOf(3, standing).bmiClass?.percentOf?.percent
    expect(percent).toBeGreaterThan(120)
    expect(visitOf(3, lying).bmiClass?.percentOf?.percent).toBeCloseTo(percent as number, 9)
  })

  it.each([
    { references: germany, classes: 'overweight', reference: 'AGA 2015' },
    { references: germany, option: iotfBmiClasses, classes: 'overweight', reference: 'IOTF 2012' },
    { references: germany, option: cdcBmiClasses, classes: 'overweight', reference: 'CDC 2000' },
    { references: who, classes: 'obesity', reference: 'WHO' },
    { references: who, option: agaBmiClasses, classes: 'overweight', reference: 'AGA 2015' },
    { references: cdc, classes: 'overweight', reference: 'CDC 2000' },
  ])('goes by $references.id, or an option: $classes by $reference', ({ references, option, classes, reference }) => {
    const { bmiClass } = visitOf(10, withBmi(21.8), { references, bmiClasses: option })
    expect(bmiClass).toMatchObject({ class: classes, reference })
  })

  it.each([
    ['without a sex', 10, {}, { gender: undefined }],
    ['beyond 18 years', 18.5, {}, {}],
    ['in a disease with a reference for it', 10, {}, { diseases: ['Trisomy21'] }],
  ] as const)('is undefined %s', (_, age, options, general) => {
    expect(visitOf(age, withBmi(20), options, general).bmiClass).toBeUndefined()
  })

  it('agrees with the limits for every body mass index', () => {
    for (const bmiClasses of bmiClassifications) {
      for (const years of [2, 4.9, 5.2, 12, 17.9]) {
        const classes = Array.from({ length: 60 }, (_, i) => visitOf(years, withBmi(11 + i / 2), { bmiClasses }))
        const named = [...new Set(classes.map(({ bmiClass }) => bmiClass?.class))]
        // Every class once, in a row, with normal among them.
        expect(named).toContain('normal')
        expect(named.length).toBeGreaterThan(3)
        expect(named.map((name) => classes.filter(({ bmiClass }) => bmiClass?.class === name).length)).toEqual(
          named.map((name) => lastIndex(classes, name) - firstIndex(classes, name) + 1),
        )
      }
    }
  })

  it.each(['iotf2012', '', 5, {}])('refuses the classification %j', (bmiClasses) => {
    const refused = () => visitOf(10, withBmi(20), { bmiClasses: bmiClasses as BmiClassification })
    expect(refused).toThrowError(
      expect.objectContaining({ parameter: 'bmiClasses', accepted: expect.stringContaining('iotfBmiClasses') }),
    )
  })

  it('is in the result of a bound calculator, by its set or by value', () => {
    const { calculatePatient: calculate } = createCalculator({ references: who, language: de })
    const patient: Patient = { gender: 'female', measurements: [{ ageInYears: 12, ...withBmi(27) }] }
    const classOf = (options: GrowthOptions) => calculate(patient, { today, ...options }).measurements[0]?.bmiClass
    expect(classOf({})?.reference).toMatch(/^WHO/)
    expect(classOf({ bmiClasses: iotfBmiClasses })?.reference).toMatch(/^IOTF/)
    expect(classOf({ bmiClasses: whoBmiClasses })).toEqual(classOf({}))
  })
})

type Classes = readonly MeasurementResult[]

function firstIndex(visits: Classes, name: string | undefined): number {
  return visits.findIndex(({ bmiClass }) => bmiClass?.class === name)
}

function lastIndex(visits: Classes, name: string | undefined): number {
  return visits.length - 1 - [...visits].reverse().findIndex(({ bmiClass }) => bmiClass?.class === name)
}
