import type { BoneAgeMethod } from '../model/course-names.js'
import type { SizePosition } from '../model/patient.js'
import {
  codingsOf,
  elementsOf,
  extensionsOf,
  type FhirElement,
  givenText,
  meaningIn,
  nameOf,
  type RecordResource,
  wordsOf,
} from './fhir-json.js'
import { loinc, snomed } from './growth-codes.js'
import type { UnusedList } from './unused-fhir.js'

/** Ways to a value without measuring, in SNOMED CT: estimated, reported. */
const statedMethods = ['414135002', '733985002']

/** Whether the method of an observation, by its codes or in words, is neither to estimate nor to state. */
export function wasMeasured({ resource: { method }, reference }: RecordResource, unused: UnusedList): boolean {
  const isStated =
    codingsOf(method).some(({ system, code }) => system === snomed && statedMethods.includes(code)) ||
    /estimat|\bstated\b|report|geschätzt|schätzung|angegeben|berichtet/i.test(wordsOf(method))
  if (isStated) unused.add('stated', reference, 'method', nameOf(method))
  return !isStated
}

/** How a child was held, in SNOMED CT's words for body position. */
const bodyPositions: ReadonlyMap<string, SizePosition> = new Map([
  ['10904000', 'standing'],
  ['102538003', 'lying'],
  ['40199007', 'lying'],
] as const)

/**
 * How a child was held for a height, by its code and by the extension; undefined where
 * neither says. An extension of another position, or not that of the code, makes the height unusable.
 */
export function positionOf(
  coded: SizePosition | undefined,
  { resource, reference }: RecordResource,
  unused: UnusedList,
): SizePosition | 'unusable' | undefined {
  const [extension] = extensionsOf(resource, 'http://hl7.org/fhir/StructureDefinition/observation-bodyPosition')
  if (extension === undefined) return coded
  const told = meaningIn(bodyPositions, extension.valueCodeableConcept)
  if (told !== undefined && (coded ?? told) === told) return told
  unused.add('position', reference, 'extension', nameOf(extension.valueCodeableConcept))
  return 'unusable'
}

/** Whether a component tells how a bone age was rated (LOINC 85150-1). */
export function isBoneAgeMethod({ code }: FhirElement): boolean {
  return codingsOf(code).some(({ system, code: value }) => system === loinc && value === '85150-1')
}

/** How a bone age was rated, by the words of the method and of such components. */
export function boneAgeMethodOf({ method, component }: FhirElement): BoneAgeMethod | undefined {
  const told = elementsOf(component).filter(isBoneAgeMethod)
  const words = [
    wordsOf(method),
    ...told.flatMap(({ valueCodeableConcept, valueString }) => [wordsOf(valueCodeableConcept), givenText(valueString)]),
  ]
    .filter((each) => each !== '')
    .join('; ')
  if (words === '') return undefined
  if (/greulich|pyle|\bG&?P\b/i.test(words)) return 'greulich-pyle'
  if (/fels/i.test(words)) return 'fels'
  if (/tw-?\s?(3|III)/i.test(words)) return 'tw3-rus'
  if (/tw-?\s?(2|II)/i.test(words)) return 'tw2-rus'
  return 'other'
}
