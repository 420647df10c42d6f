import assert from 'node:assert/strict'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { patientFromFhir } from '../../../src/doors/fhir/index.js'
import { createTableSql, figureTables } from '../../../src/doors/warehouse/figure-tables.js'
import { scoringSql } from '../../../src/doors/warehouse/scoring-sql.js'
import type { Engine } from './engines.js'

/** Patients of a bulk export; not every one can be scored. */
export const patients = [
  { resourceType: 'Patient', id: 'a', gender: 'female', birthDate: '2015-03-09' },
  { resourceType: 'Patient', id: 'b', gender: 'male', birthDate: '2020-11' },
  { resourceType: 'Patient', id: 'c', gender: 'male', birthDate: '2021-06-30' },
  { resourceType: 'Patient', id: 'd', gender: 'other', birthDate: '2016-01-01' },
]

type Subject = 'a' | 'b' | 'c' | 'd'

let count = 0

/** A value of a measure. */
export function observation(
  subject: Subject,
  code: string,
  value: number,
  unit: string,
  at: string,
  more: object = {},
) {
  return {
    resourceType: 'Observation',
    id: `o${count++}`,
    status: 'final',
    code: {
      coding: [
        { system: 'http://snomed.info/sct', code: '1' },
        { system: code.includes('-') ? 'http://loinc.org' : 'http://snomed.info/sct', code },
      ],
    },
    subject: { reference: `Patient/${subject}` },
    effectiveDateTime: at,
    valueQuantity: { value, code: unit, system: 'http://unitsofmeasure.org' },
    ...more,
  }
}

/** Their observations: units, codes, references, and what is not to be read. */
export const observations: ReturnType<typeof observation>[] = [
  observation('a', '8302-2', 1.218, 'm', '2022-05-02T09:00:00+02:00'),
  // Told twice, then another value of the same day: two visits.
  observation('a', '1153637007', 121.8, 'cm', '2022-05-02T09:10:00+02:00'),
  observation('a', '8302-2', 122.9, 'cm', '2022-05-02T09:30:00+02:00'),
  observation('a', '29463-7', 24_300, 'g', '2022-05-02'),
  observation('a', '9843-4', 20.5, '[in_i]', '2022-05-02'),
  observation('a', '248335006', 66.1, 'cm', '2022-05-02'),
  observation('a', '8302-2', 999, 'cm', '2022-05-03', { status: 'entered-in-error' }),
  observation('a', '29463-7', 50, '[lb_av]', '2021-05-02', {
    status: 'amended',
    subject: { reference: 'https://example.org/fhir/Patient/a/_history/2' },
  }),
  observation('a', '8302-2', 130, 'kg', '2021-05-02'),
  observation('a', '8302-2', 4, '[ft_i]', '2022-11', {}),
  observation('a', '3141-9', 25, '', '2022-10-01', {
    valueQuantity: { value: 25, comparator: '>', code: 'kg' },
  }),
  observation('a', '8351-9', 26, '', '2022-10-02', { valueQuantity: { value: 26, unit: 'kg' } }),
  observation('a', '8301-4', 123, 'cm', '2022-10-02'),
  observation('b', '8302-2', 80, 'cm', '2022-05-02'),
  observation('c', '8306-3', 68.5, 'cm', '2021-12-30T23:30:00-05:00'),
  observation('c', '29463-7', 270, '[oz_av]', '2021-12-30'),
  observation('c', '3137-7', 870, 'mm', '2023-08-01', { status: 'corrected' }),
  observation('c', '27113001', 12.4, 'kg', '2023-08-01'),
  observation('c', '8287-5', 49, 'cm', '2023-08-01'),
  observation('d', '8302-2', 110, 'cm', '2021-05-02'),
  // As people write units, moments and periods of a day, and how the child was held.
  observation('c', '29463-7', 30, 'Pounds', '', {
    effectiveDateTime: undefined,
    effectiveInstant: '2024-01-02T10:00:00Z',
  }),
  observation('c', '8302-2', 0.92, 'Meter', '', {
    effectiveDateTime: undefined,
    effectivePeriod: { start: '2024-01-02T10:00:00+01:00', end: '2024-01-02T10:10:00+01:00' },
  }),
  observation('c', '8308-9', 93, 'cm', '2024-02-02', { extension: [held('10904000')] }),
  observation('c', '92999-2', 53, 'cm', '2024-02-02'),
  observation('c', '1149101003', 70, 'cm', '2022-03-02', { extension: [held('33586001', '102538003')] }),
  observation('c', '27113001', 19, 'kg', '2024-03-02', { method: { text: 'Scales' } }),
]

function held(...codes: readonly string[]) {
  const coding = codes.map((code) => ({ system: 'http://snomed.info/sct', code }))
  return {
    url: 'http://hl7.org/fhir/StructureDefinition/observation-bodyPosition',
    valueCodeableConcept: { coding },
  }
}

const coded = (...codes: readonly string[]) => ({
  code: {
    coding: codes.map((code) => ({
      system: code.includes('-') ? 'http://loinc.org' : 'http://snomed.info/sct',
      code,
    })),
  },
})

/** Observations of a girl's height that are not to be read, and why. */
const refused: readonly (readonly [reason: string, more: object])[] = [
  ['modifier_extension', { modifierExtension: [{ url: 'urn:negated', valueBoolean: true }] }],
  ['modifier_extension', { implicitRules: 'urn:rules' }],
  ['subject_unknown', { subject: { identifier: { value: '1' } } }],
  ['subject_unknown', { subject: { reference: 'RelatedPerson/a' } }],
  ['subject_unknown', { subject: { reference: 'Patient/z' } }],
  ['focus', { focus: [{ reference: 'RelatedPerson/mother' }] }],
  ['status', { status: 'preliminary' }],
  ['stated', coded('8302-2', '8301-4')],
  ['stated', coded('1162419008')],
  ['computed', coded('8302-2', '8303-0')],
  ['other_measure', coded('8305-5')],
  ['no_visit', coded('8302-2', '89269-5')],
  ['no_visit', coded('169886007')],
  ['codes_differ', coded('8302-2', '29463-7')],
  ['codes_differ', coded('8306-3', '8308-9')],
  ['stated', { method: { text: 'estimated by the mother' } }],
  ['stated', { method: { coding: [{ system: 'http://snomed.info/sct', code: '414135002' }] } }],
  ['no_value', { valueQuantity: undefined }],
  ['no_value', { dataAbsentReason: { text: 'unknown' } }],
  ['comparator', { valueQuantity: { value: 116, comparator: '<', code: 'cm' } }],
  ['unit', { valueQuantity: { value: 116, code: 'kg' } }],
  ['unit', { valueQuantity: { value: 116, code: 'ell', unit: 'cm' } }],
  ['unit_contradicted', { valueQuantity: { value: 45, code: 'cm', unit: 'inches' } }],
  ['position', { extension: [held('33586001')] }],
  ['position', { ...coded('8308-9'), extension: [held('102538003')] }],
  ['date', { effectiveDateTime: '2020-11' }],
  ['date', { effectiveDateTime: undefined, effectivePeriod: { start: '2020-05-02', end: '2020-06-02' } }],
]

/** Why each observation is not read, by its id. */
export const refusals: ReadonlyMap<string, string> = new Map(
  refused.map(([reason, more]) => {
    const entry = observation('a', '8302-2', 116, 'cm', '2020-05-02', more)
    observations.push(entry)
    return [entry.id, reason]
  }),
)

/** Loads the figures that the table `measurements` is scored by. */
export async function loadFigures(engine: Engine): Promise<void> {
  const { name, columns, rows } = figureTables.day
  await engine.load(name, Object.keys(columns), rows([germany]), createTableSql('duckdb', 'day'))
}

/** Scores `measurements` by SQL, and fails unless each score is that of the reader and the library; counts visits and scores. */
export async function compareWithReader(engine: Engine): Promise<readonly [visits: number, scores: number]> {
  const keep = ['patient_id', 'visit_date', 'size_cm', 'weight_kg']
  const scores = await engine.query(`${scoringSql('duckdb', { keep })} ORDER BY 1, 2, 3`)
  let visits = 0
  let compared = 0
  for (const { id } of patients) {
    const { patient } = patientFromFhir([...patients, ...observations], { patient: id })
    const expected = calculatePatient(patient, { gestationalCorrection: 'none', today: '2024-06-04' }).measurements
    const found = scores.filter((row) => row['patient_id'] === id)
    assert.equal(found.length, expected.length, `visits of ${id}`)
    visits += expected.length
    for (const [i, visit] of expected.entries()) {
      for (const measure of ['size', 'weight', 'bmi', 'head', 'seat', 'leg'] as const) {
        const score = visit[`${measure}Sds`]
        const [sds, accuracy] = [found[i]?.[`${measure}_sds`], found[i]?.[`${measure}_accuracy`]]
        const place = `${id} ${visit.date} ${measure}`
        if (score === undefined) assert.equal(sds, null, place)
        else {
          assert.ok(Math.abs(Number(sds) - score.value) <= 1e-9, `${place}: ${sds}, not ${score.value}`)
          assert.equal(accuracy, score.accuracy, place)
          compared++
        }
      }
    }
  }
  return [visits, compared]
}
