import fc from 'fast-check'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../src/clinical/assessment/explain-scores.js'
import { assessCourse } from '../../src/clinical/course/assess-course.js'
import { expectedGrowth } from '../../src/clinical/course/expected/expected-growth.js'
import { clinicMeasures } from '../../src/clinical/references/clinic-measures.js'
import { type FhirBundle, resultToFhir } from '../../src/doors/fhir/index.js'
import { type FhirProfile, fhirProfiles } from '../../src/doors/fhir/write/write-profile.js'
import { expectedMeasures } from '../../src/ground/model/course-names.js'
import type { Patient } from '../../src/ground/model/patient.js'
import * as children from '../../test/fixtures/children.js'
import * as clinicChildren from '../../test/fixtures/clinic-children.js'
import { oskar } from '../../test/fixtures/level-children.js'
import { amelie, lukas } from '../../test/fixtures/puberty-children.js'
import { plausiblePatient } from '../../test/fuzz/given/plausible-patients.js'

/** A bundle to be judged. */
export interface JudgedBundle {
  readonly name: string
  readonly profile: FhirProfile
  readonly bundle: FhirBundle
}

const today = '2026-01-01'

/** The day that is looked ahead to. */
const soon = '2026-02-01'

/** With findings of puberty, or a motor level. */
const further = { amelie, lukas, oskar }

/** Every fictional child by every profile, those with rarer findings by the first, and generated ones, each by the next profile. */
export function judgedBundles(generated: number, seed: number): readonly JudgedBundle[] {
  const named = Object.entries({ ...children, ...clinicChildren }).flatMap(([name, child]) =>
    fhirProfiles.map((profile, index) => judged(name, child, profile, index)),
  )
  const random = fc.sample(plausiblePatient, { numRuns: generated, seed }).map((patient, index) => {
    const profile = fhirProfiles[index % fhirProfiles.length] ?? 'vital-signs'
    return judged(`generated-${index}`, patient, profile, index)
  })
  const rarer = Object.entries(further).map(([name, child]) => judged(name, child, fhirProfiles[0], 0))
  return [...named, ...rarer, ...random]
}

function judged(name: string, patient: Patient, profile: FhirProfile, index: number): JudgedBundle {
  const options = { today, measures: clinicMeasures, locale: index % 2 === 0 ? 'de' : 'en' } as const
  const result = {
    ...calculatePatient(patient, options),
    course: assessCourse(patient, options),
    expected: expectedMeasures.map((measure) => expectedGrowth(patient, { ...options, measure, at: soon })),
  }
  const bundle = resultToFhir(result, {
    profile,
    type: index % 4 === 3 ? 'transaction' : 'collection',
    measured: true,
    locale: options.locale,
    issued: '2026-01-01T10:00:00+01:00',
    explanations: explainScores(patient, options),
    presentedForm: [
      { contentType: 'image/svg+xml', data: '<svg xmlns="http://www.w3.org/2000/svg"/>', title: 'Chart' },
    ],
    encounters: result.measurements.map((_, visit) => `Encounter/${visit}`),
    ...(profile === 'kbv-uheft'
      ? { subject: 'Patient/1' }
      : { identifier: { system: 'https://hospital.example/patients', value: '1' } }),
  })
  return { name: `${name}-${profile}`, profile, bundle }
}
