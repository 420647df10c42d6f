import type * as r4 from 'fhir/r4'
import type * as r5 from 'fhir/r5'
import { patientFromFhir } from '../../src/fhir/index.js'

// Compiled, never run: the published types of FHIR fit, R4 and R5.
declare const bundle: r4.Bundle
declare const bundle5: r5.Bundle
declare const resources: (r4.Patient | r4.Observation | r4.Condition)[]

patientFromFhir(bundle)
patientFromFhir(bundle5, { timeZone: 'Europe/Berlin' })
patientFromFhir(resources)
