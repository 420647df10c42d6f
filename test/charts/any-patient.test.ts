import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartWindows } from '../../src/charts/chart-request.js'
import { dayNumber, isoDate } from '../../src/ground/model/calendar-date.js'
import { chartTypes } from '../../src/ground/model/chart-types.js'
import { AuxologyError } from '../../src/ground/model/errors.js'
import { type Measurement, markerKinds, type Patient } from '../../src/ground/model/patient.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { runsOf } from '../property-runs.js'
import { today } from './patient-of-type.js'

const amount = fc.option(
  fc.oneof(
    fc.double({ min: 0, max: 250, noNaN: true }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.constantFrom(0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_VALUE, Number.MAX_VALUE),
  ),
  { nil: undefined },
)
const date = fc.option(
  fc
    .tuple(fc.integer({ min: 1900, max: 2060 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
  { nil: undefined },
)
const gender = fc.constantFrom('male' as const, 'female' as const)
const measurement: fc.Arbitrary<Measurement> = fc.record({
  date,
  ageInYears: amount,
  boneAgeYears: amount,
  sizeCm: amount,
  weightKg: amount,
  headCm: amount,
  seatCm: amount,
})
const patient: fc.Arbitrary<Patient> = fc.record({
  firstName: fc.string({ unit: 'binary', maxLength: 200 }),
  lastName: fc.string({ unit: 'grapheme', maxLength: 40 }),
  dateOfBirth: date,
  gender,
  sizeFatherCm: amount,
  sizeMotherCm: amount,
  sizeBirthCm: amount,
  weightBirthG: amount,
  weekBirth: fc.option(fc.integer({ min: 18, max: 46 }), { nil: undefined }),
  dayBirth: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  headBirthCm: amount,
  measurements: fc.array(measurement, { maxLength: 12 }),
  markers: fc.array(
    fc.record({
      text: fc.string({ unit: 'binary' }),
      date,
      until: fc.option(date, { nil: undefined }),
      kind: fc.option(fc.constantFrom(...markerKinds), { nil: undefined }),
    }),
    { maxLength: 40 },
  ),
})
const request = fc.record({
  type: fc.constantFrom(...chartTypes),
  window: fc.constantFrom(...chartWindows),
  cropX: fc.boolean(),
  cropY: fc.boolean(),
  references: fc.boolean(),
  width: fc.integer({ min: 100, max: 3000 }),
  height: fc.integer({ min: 100, max: 3000 }),
})

describe('a chart of any patient at all', () => {
  it('is drawn, or refused with an error that says why', async () => {
    await fc.assert(
      fc.asyncProperty(patient, request, async (who, what) => {
        try {
          const { body } = await renderChart(who, what, { today })
          expect(body).not.toMatch(/NaN|Infinity|undefined/)
        } catch (error) {
          if (!(error instanceof AuxologyError)) throw error
          expect(['chart_not_applicable']).toContain(error.code)
        }
      }),
      runsOf(300),
    )
  })
})

describe('a chart of very much', () => {
  const count = 4000
  const each = <Item>(item: (share: number, index: number) => Item) =>
    Array.from({ length: count }, (_, index) => item(index / count, index))
  const born = dayNumber('2009-02-28')!
  const dateAt = (share: number) => isoDate(born + Math.floor(share * 5900))
  const crowded: Patient = {
    dateOfBirth: '2009-02-28',
    gender: 'male',
    measurements: each((share) => ({ date: dateAt(share), sizeCm: 50 + share * 125, weightKg: 3.5 + share * 60 })),
    markers: each((share, index) => ({ date: dateAt(share), text: `Ereignis ${index}` })),
  }

  // What hangs, the time limit of every test ends.
  it.each(['Height', 'WeightLength'] as const)('%s is drawn, however many there are', async (type) => {
    expect((await renderChart(crowded, { type }, { today })).body).toContain('<svg')
  })
})
