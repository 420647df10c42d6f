import type * as r4 from 'fhir/r4'
import type * as r5 from 'fhir/r5'
import { type FhirBundle, patientFromFhir } from '../../src/doors/fhir/index.js'
import type { WrittenObservation } from '../../src/doors/fhir/write/written-resources.js'

// Compiled, never run: the published types of FHIR fit, R4 and R5.
declare const bundle: r4.Bundle
declare const bundle5: r5.Bundle
declare const resources: (r4.Patient | r4.Observation | r4.Condition)[]

patientFromFhir(bundle)
patientFromFhir(bundle5, { timeZone: 'Europe/Berlin' })
patientFromFhir(resources)

// What is written has the members of the published types, R4; those have lists that can be changed.
type Changeable<Value> = Value extends readonly (infer Entry)[]
  ? Changeable<Entry>[]
  : Value extends object
    ? { -readonly [member in keyof Value]: Changeable<Value[member]> }
    : Value
declare const observation: Changeable<WrittenObservation>
declare const written: Changeable<Omit<FhirBundle, 'entry'>>
export const typedObservation: r4.Observation = observation
export const typedBundle: r4.Bundle = written
