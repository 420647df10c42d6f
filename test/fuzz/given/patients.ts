import fc from 'fast-check'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import { cdc, cdc2000, germany, kiggs, kromeyerHauschild, who } from '../../../src/clinical/references/built-in-sets.js'
import { measureSets } from '../../../src/clinical/references/clinic-measures.js'
import { cerebralPalsy } from '../../../src/clinical/references/national/cerebral-palsy.js'
import { locales } from '../../../src/ground/languages/built-in.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import { clinicFields } from '../../../src/ground/model/clinic-values.js'
import { type Measurement, markerKinds, type Patient, sizePositions } from '../../../src/ground/model/patient.js'
import { words } from '../../fixtures/words.js'
import { date, figure, hostileNumber, hostileText, impossibleDate, maybe } from './values.js'

const optional = { requiredKeys: [] as [] }

/** Rarely a date that doesn't exist: it ends the calculation, and with it the test of all else. */
const visitDate = fc.oneof({ weight: 300, arbitrary: date }, { weight: 1, arbitrary: impossibleDate })

const measurement: fc.Arbitrary<Measurement> = fc.record(
  {
    date: maybe(visitDate),
    ageInYears: maybe(figure(0, 20)),
    boneAgeYears: maybe(figure(0, 20)),
    sizeCm: maybe(figure(30, 200)),
    sizePosition: maybe(fc.constantFrom(...sizePositions)),
    weightKg: maybe(figure(0.5, 120)),
    headCm: maybe(figure(20, 60)),
    seatCm: maybe(figure(20, 110)),
    waistCm: maybe(figure(30, 120)),
    hipCm: maybe(figure(30, 120)),
    armCm: maybe(figure(8, 40)),
    tricepsMm: maybe(figure(3, 40)),
    subscapularMm: maybe(figure(3, 40)),
    systolicMmHg: maybe(figure(60, 180)),
    diastolicMmHg: maybe(figure(30, 110)),
  },
  optional,
)

/** None, a few, the same one again, or many. */
const measurements = fc.oneof(
  { weight: 9, arbitrary: fc.array(measurement, { maxLength: 6 }) },
  {
    weight: 2,
    arbitrary: fc.tuple(measurement, fc.integer({ min: 2, max: 9 })).map(([one, times]) => Array(times).fill(one)),
  },
  { weight: 1, arbitrary: fc.array(measurement, { minLength: 20, maxLength: 60 }) },
) as fc.Arbitrary<Measurement[]>

const disease = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('TurnerSyndrome', 'NoonanSyndrome', 'Achondroplasia', 'Trisomy21') },
  { weight: 1, arbitrary: hostileText },
)

const marker = fc.record(
  {
    text: maybe(hostileText),
    date: maybe(visitDate),
    until: maybe(visitDate),
    kind: maybe(fc.constantFrom(...markerKinds)),
  },
  optional,
)

/** Fields that no patient has, some of them with the names of an object's own machinery. */
const strangeKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'x',
)

const pubertyFinding = fc.record(
  {
    date: maybe(visitDate),
    breastStage: maybe(figure(1, 5)),
    genitalStage: maybe(figure(1, 5)),
    pubicHairStage: maybe(figure(1, 5)),
    testicularVolumeMl: maybe(figure(1, 25)),
  },
  optional,
)

const fields: fc.Arbitrary<Patient> = fc.record(
  {
    firstName: maybe(hostileText),
    lastName: maybe(hostileText),
    dateOfBirth: maybe(visitDate),
    gender: maybe(fc.constantFrom('male' as const, 'female' as const)),
    diseases: maybe(fc.array(disease, { maxLength: 4 })),
    sizeFatherCm: maybe(figure(120, 220)),
    sizeMotherCm: maybe(figure(120, 220)),
    sizeBirthCm: maybe(figure(25, 65)),
    weightBirthG: maybe(figure(300, 6500)),
    weekBirth: maybe(figure(20, 45)),
    dayBirth: maybe(figure(0, 6)),
    headBirthCm: maybe(figure(15, 45)),
    menarche: maybe(visitDate),
    puberty: maybe(fc.array(pubertyFinding, { maxLength: 4 })),
    gmfcsLevel: maybe(figure(1, 5)),
    tubeFed: maybe(fc.boolean()),
    measurements: maybe(measurements),
    markers: maybe(fc.array(marker, { maxLength: 4 })),
  },
  optional,
)

/**
 * A patient of the right types and the oddest values, frozen throughout: who
 * writes to it is found out. Visits may stand at ages instead of days.
 */
export const hostilePatient: fc.Arbitrary<Patient> = fc
  .tuple(fields, fc.option(strangeKey, { freq: 8 }), fc.boolean(), fc.array(fc.nat(7300), { maxLength: 60 }))
  .map(([patient, key, plausible, ages]) => {
    const dated = plausible ? visitsAfterBirth(patient, ages) : patient
    const own: Patient = key === null ? dated : { ...dated }
    if (key !== null) Object.defineProperty(own, key, { value: { polluted: true }, enumerable: true })
    return deeplyFrozen(own)
  })

/** Visits in the twenty years after the birth, so that most of them can be scored. */
function visitsAfterBirth(patient: Patient, ages: readonly number[]): Patient {
  const birth = 15_000 + (ages[0] ?? 0) / 2
  const { measurements } = patient
  if (measurements === undefined) return { ...patient, dateOfBirth: isoDate(birth) }
  return {
    ...patient,
    dateOfBirth: isoDate(birth),
    measurements: measurements.map((visit, index) => ({
      ...visit,
      date: isoDate(birth + (ages[index] ?? index * 90)),
    })),
  }
}

function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const key of Reflect.ownKeys(value)) deeplyFrozen(Reflect.get(value, key))
  return Object.freeze(value)
}

/** The same object with its properties in another order, at every depth. */
export function reordered<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reordered) as Value
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([key, part]) => [key, reordered(part)] as const)
  return Object.fromEntries(entries.reverse()) as Value
}

/** The options of a calculation; rarely one that is refused. */
export const growthOptions: fc.Arbitrary<GrowthOptions> = fc.record(
  {
    today: fc.oneof(
      { weight: 60, arbitrary: fc.constantFrom('2025-03-10', '2030-01-01') },
      { weight: 24, arbitrary: date },
      { weight: 1, arbitrary: impossibleDate },
    ),
    locale: fc.constantFrom(...locales),
    references: fc.constantFrom(germany, germany, kiggs, who, cdc, cdc2000, kromeyerHauschild, cerebralPalsy),
    measures: fc.constantFrom(...measureSets),
    gestationalCorrection: fc.constantFrom(
      'preterm' as const,
      'preterm36' as const,
      'lifelong' as const,
      'none' as const,
    ),
  },
  { requiredKeys: ['today'] },
)

/** Values of every type, where the types of the library allow another one. */
export const misfit: fc.Arbitrary<unknown> = fc.oneof(
  hostileNumber,
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0n, 10n ** 30n, Symbol('s'), [], {}, [[]], [null], new Date(0)),
  fc.constantFrom<unknown>(
    Object.create(null),
    () => 1,
    /x/,
    new Map([['a', 1]]),
    new Date(Number.NaN),
    new Proxy({}, {}),
  ),
  fc.constantFrom<unknown>(
    { length: 3 },
    { toString: 1, valueOf: 1 },
    [undefined],
    new Float64Array(3),
    '140',
    '2020-01-01',
  ),
)

const patientKeys = words(`
  firstName lastName dateOfBirth gender diseases sizeFatherCm weightBirthG weekBirth dayBirth headBirthCm menarche
  puberty gmfcsLevel tubeFed measurements markers
`)
const growthKeys = ['date', 'ageInYears', 'boneAgeYears', 'sizeCm', 'sizePosition', 'weightKg', 'headCm', 'seatCm']
const visitKeys = [...growthKeys, ...clinicFields]
const markerKeys = ['text', 'date', 'until', 'kind']
const misfits = (keys: readonly string[]) => fc.dictionary(fc.constantFrom(...keys), misfit, { maxKeys: 2 })

/** A patient as a caller without types may hand it over, and not a patient at all. */
export const misfitPatient: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: misfit },
  {
    weight: 8,
    arbitrary: fc
      .tuple(hostilePatient, misfits(patientKeys), fc.option(misfits(visitKeys)), fc.option(misfits(markerKeys)))
      .map(([patient, own, visit, marker]) => ({
        ...patient,
        ...(visit && { measurements: [...(patient.measurements ?? []), visit] }),
        ...(marker && { markers: [marker] }),
        ...own,
      })),
  },
)
