import type { FhirResource } from '../../src/doors/fhir/fhir-json.js'
import type { JudgedBundle } from './bundles.js'

/** A bundle with a fault, and what a validator says of it. */
export interface WrongBundle {
  readonly name: string
  readonly bundle: FhirResource
  readonly finds: RegExp
}

/** Faults that a validator has to find: one that finds nothing proves nothing. */
const faults: readonly {
  readonly name: string
  readonly of: string
  readonly break: (text: string) => string
  readonly finds: RegExp
}[] = [
  {
    name: 'vital-sign-in-pounds-of-gold',
    of: 'jakob-vital-signs',
    break: (text) =>
      text.replace(
        '"unit":"kg","system":"http://unitsofmeasure.org","code":"kg"',
        '"unit":"lb","system":"http://unitsofmeasure.org","code":"[lb_tr]"',
      ),
    finds: /ucum-bodyweight|\[lb_tr\]/,
  },
  {
    name: 'percentile-of-us-core-without-unit',
    of: 'jakob-us-core',
    break: (text) => text.replace(/(pediatric-bmi-for-age.*?"value":[\d.]+),"unit":"%"/, '$1'),
    finds: /unit/,
  },
  {
    name: 'patient-of-us-core-without-identifier',
    of: 'jakob-us-core',
    break: (text) => text.replace(/"identifier":\[[^\]]*\],/, ''),
    finds: /identifier/,
  },
  {
    name: 'score-derived-from-the-patient',
    of: 'jakob-vital-signs',
    break: (text) =>
      text.replace(
        /("subject":(\{"reference":"[^"]+"\}).*?"derivedFrom":\[)[^\]]+/,
        (_, start, patient) => start + patient,
      ),
    finds: /Patient/,
  },
  {
    name: 'status-of-no-kind',
    of: 'jakob-vital-signs',
    break: (text) => text.replace('"status":"final"', '"status":"done"'),
    finds: /done/,
  },
  {
    name: 'score-of-no-code',
    of: 'jakob-vital-signs',
    break: (text) => text.replace('"code":"height-sds"', '"code":"height-score"'),
    finds: /height-score/,
  },
]

/** The bundles of the fictional children, each with one fault. */
export function wrongBundles(bundles: readonly JudgedBundle[]): readonly WrongBundle[] {
  return faults.map(({ name, of, finds, ...fault }) => {
    const text = JSON.stringify(bundles.find((each) => each.name === of)?.bundle)
    const broken = fault.break(text)
    if (broken === text) throw new Error(`${name}: nothing is broken`)
    return { name, finds, bundle: JSON.parse(broken) as FhirResource }
  })
}
