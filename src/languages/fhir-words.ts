import type { UnusedReason, WrittenConcept } from '../model/fhir-names.js'
import type { CourseWords } from './course-words.js'
import type { ChartWords, SharedNames } from './words.js'

/** The texts of reading FHIR. */
export interface FhirWords {
  /** Why something was not used, from what stands there, which may be empty. */
  readonly reasons: { readonly [reason in UnusedReason]: (found: string) => string }
}

/** The texts of writing FHIR. */
export interface FhirWriterWords {
  readonly tag: string
  readonly decimalMark: string
  /** What an observation is called. */
  readonly concepts: { readonly [concept in WrittenConcept]: string }
  readonly names: SharedNames
  readonly clinicClasses: ChartWords['clinicClasses']
  /** A method of bone age that is none of those by name. */
  readonly otherBoneAgeMethod: string
  readonly course: CourseWords
  /** Of a range that is statistical: the reference with its year. */
  readonly sdRange: (reference: string) => string
  /** The same of body mass index and weight for length, whose limits of disease are others. */
  readonly sdsOf: (reference: string) => string
  /** The same of clinic measures. */
  readonly sdsOfClinic: (reference: string) => string
  readonly source: (citation: string) => string
  readonly approximate: string
  readonly bound: string
  readonly statedAge: (years: string) => string
  /** A value that the plausibility checks found impossible. */
  readonly notUsed: string
  /** Of a prediction: what its range means. */
  readonly prediction: (spread: string) => string
}

/** What stands there, in brackets after a sentence's subject. */
export function bracketed(found: string): string {
  return found === '' ? '' : ` (${found})`
}
