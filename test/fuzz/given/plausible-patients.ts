import fc from 'fast-check'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import { type Measurement, markerKinds, type Patient, sizePositions } from '../../../src/ground/model/patient.js'

/** A day of the years 2012 to 2014. */
const birthDay = fc.integer({ min: 15_340, max: 16_435 })

/** Often the same day again, and often the day of a seam or the end of a correction. */
const ageInDays = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 30, 121, 365, 730, 731, 1096, 1461, 1826, 3652) },
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 4_600 }) },
)

/** The spellings of one day, with and without a time of day and an offset. */
const timeOfDay = fc.constantFrom('', '', 'T00:00:00', 'T00:00', 'T09:30', 'T09:30:00.50', 'T22:00:00.000Z', '+02:00')

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const given = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 })

/** A factor on the usual value at an age: most are usual, a few a slip of the pen. */
const factor = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 80, max: 125 }).map((percent) => percent / 100) },
  { weight: 1, arbitrary: fc.constantFrom(0.01, 0.1, 0.5, 2.2, 10) },
)

const visit = fc.record({
  days: ageInDays,
  time: timeOfDay,
  isDated: fc.nat(19),
  size: given(factor),
  weight: given(factor),
  head: given(factor),
  seat: given(factor),
  ageInYears: fc.option(tenths(0, 18), { nil: undefined, freq: 1 }),
  boneAgeYears: fc.option(tenths(0, 18), { nil: undefined, freq: 1 }),
  sizePosition: fc.option(fc.constantFrom(...sizePositions), { nil: undefined, freq: 1 }),
})
type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never

const child = fc.record({
  birthDay,
  time: timeOfDay,
  gender: fc.constantFrom('male', 'male', 'female', 'female', 'diverse', 'unknown', undefined),
  diseases: fc.array(fc.constantFrom('TurnerSyndrome', 'NoonanSyndrome', 'Achondroplasia', 'Trisomy21', 'Asthma'), {
    maxLength: 2,
  }),
  sizeFatherCm: given(tenths(150, 205)),
  sizeMotherCm: given(tenths(140, 190)),
  weekBirth: given(tenths(22, 43)),
  dayBirth: given(fc.nat(6)),
  sizeBirthCm: given(tenths(28, 58)),
  weightBirthG: given(fc.integer({ min: 500, max: 5200 })),
  headBirthCm: given(tenths(20, 40)),
  visits: fc.array(visit, { maxLength: 6 }),
  markers: fc.array(
    fc.record({
      text: fc.constantFrom('Beginn GH', 'Ö & <x>', ' ', '👩‍👩‍👧'),
      days: ageInDays,
      kind: fc.constantFrom(...markerKinds),
    }),
    { maxLength: 1 },
  ),
})
type Child = typeof child extends fc.Arbitrary<infer Value> ? Value : never

/** Children as clinics record them: several visits, some of them on one day, each date in a spelling of its own. */
export const plausiblePatient: fc.Arbitrary<Patient> = child.map(asPatient)

function asPatient({ birthDay, time, gender, visits, markers, ...general }: Child): Patient {
  return {
    firstName: 'Jo',
    dateOfBirth: isoDate(birthDay) + time,
    dateOfBirthAsWritten: true,
    gender: gender as Patient['gender'],
    ...general,
    measurements: visits.map((one) => asMeasurement(one, birthDay)),
    markers: markers.map(({ text, days, kind }) => ({ text, kind, date: isoDate(birthDay + days) })),
  }
}

function asMeasurement(
  { days, time, isDated, size, weight, head, seat, ...more }: Visit,
  birthDay: number,
): Measurement {
  const years = Math.max(0, days) / 365.25
  const usualSize = 50 + 38 * Math.min(1, years / 2) + 6 * Math.max(0, years - 2)
  const usual = (value: number, by: number | undefined) =>
    by === undefined ? undefined : Number((value * by).toFixed(1))
  return {
    ...more,
    ...(isDated > 0 && { date: isoDate(birthDay + days) + time }),
    sizeCm: usual(usualSize, size),
    weightKg: usual(3.5 + 4 * Math.min(2, years) + 2.5 * Math.max(0, years - 2), weight),
    headCm: usual(35 + 12 * Math.min(1, years / 2), head),
    seatCm: usual(usualSize * 0.55, seat),
  }
}
