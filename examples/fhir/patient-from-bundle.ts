/**
 * Converts a FHIR R4 bundle (one Patient and its Observations) to an auxology
 * patient. Observations on the same day become one measurement.
 */
import type { Measurement, Patient } from 'auxology'

/** The parts of a FHIR R4 resource that this example reads. */
export interface FhirResource {
  readonly resourceType: string
  readonly name?: readonly { readonly family?: string; readonly given?: readonly string[] }[]
  readonly gender?: string
  readonly birthDate?: string
  readonly status?: string
  readonly code?: { readonly coding?: readonly { readonly system?: string; readonly code?: string }[] }
  readonly effectiveDateTime?: string
  readonly valueQuantity?: { readonly value?: number; readonly code?: string; readonly unit?: string }
}

export interface FhirBundle {
  readonly resourceType: 'Bundle'
  readonly entry?: readonly { readonly resource?: FhirResource }[]
}

type Measure = 'sizeCm' | 'weightKg' | 'headCm'
type BirthMeasure = 'sizeBirthCm' | 'weightBirthG' | 'weekBirth'

/** LOINC codes of measurements at a visit. */
const visitCodes: Readonly<Record<string, Measure>> = {
  '8302-2': 'sizeCm', // Body height
  '8306-3': 'sizeCm', // Body height, lying
  '8308-9': 'sizeCm', // Body height, standing
  '29463-7': 'weightKg', // Body weight
  '3141-9': 'weightKg', // Body weight, measured
  '9843-4': 'headCm', // Head occipital-frontal circumference
  '8287-5': 'headCm', // Head occipital-frontal circumference by tape measure
}

/** LOINC codes of measurements at birth. */
const birthCodes: Readonly<Record<string, BirthMeasure>> = {
  '89269-5': 'sizeBirthCm', // Body height, measured at birth
  '8339-4': 'weightBirthG', // Birth weight, measured
  '49051-6': 'weekBirth', // Gestational age in weeks
}

/** Factors from UCUM units to the unit of the field. */
const factors: Readonly<Record<Measure | BirthMeasure, Readonly<Record<string, number>>>> = {
  sizeCm: { cm: 1, m: 100, mm: 0.1, '[in_i]': 2.54 },
  headCm: { cm: 1, mm: 0.1, '[in_i]': 2.54 },
  weightKg: { kg: 1, g: 0.001, '[lb_av]': 0.45359237 },
  sizeBirthCm: { cm: 1, m: 100, mm: 0.1, '[in_i]': 2.54 },
  weightBirthG: { g: 1, kg: 1000, '[lb_av]': 453.59237 },
  weekBirth: { wk: 1 },
}

/** FHIR has four genders; growth references exist for two. */
const genders: Readonly<Record<string, Patient['gender']>> = { male: 'male', female: 'female' }

/**
 * The patient of a bundle.
 *
 * Retracted observations are left out, as are unknown codes (including the
 * body mass index, which auxology computes) and observations dated only to a
 * month or a year.
 *
 * @throws RangeError for a bundle without exactly one Patient, or a quantity in a unit that isn't known
 */
export function patientFromBundle(bundle: FhirBundle): Patient {
  const resources = (bundle.entry ?? []).flatMap(({ resource }) => (resource ? [resource] : []))
  const [person, ...others] = resources.filter(({ resourceType }) => resourceType === 'Patient')
  if (person === undefined || others.length > 0) throw new RangeError('The bundle has to contain exactly one Patient.')
  const observations = resources.filter(isUsable)
  const [name] = person.name ?? []
  return {
    firstName: name?.given?.join(' '),
    lastName: name?.family,
    dateOfBirth: calendarDay(person.birthDate),
    gender: genders[person.gender ?? ''],
    ...Object.fromEntries(observations.flatMap((observation) => read(observation, birthCodes))),
    measurements: visits(observations),
  }
}

function isUsable({ resourceType, status }: FhirResource): boolean {
  return resourceType === 'Observation' && status !== 'entered-in-error' && status !== 'cancelled'
}

/** A FHIR date may be only a year or a month, which is too imprecise for an age in days. */
function calendarDay(date: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0]
}

/** One measurement per day, or more if a day has the same measure twice; auxology then adds a message. */
function visits(observations: readonly FhirResource[]): Measurement[] {
  const found: Measurement[] = []
  for (const observation of observations) {
    const date = calendarDay(observation.effectiveDateTime)
    if (date === undefined) continue
    for (const [field, value] of read(observation, visitCodes)) {
      const open = found.findIndex((visit) => visit.date === date && visit[field] === undefined)
      if (open < 0) found.push({ date, [field]: value })
      else found[open] = { ...found[open], [field]: value }
    }
  }
  return found.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
}

/** The field and value of an observation; none if it has no known code. */
function read<Field extends Measure | BirthMeasure>(
  { code, valueQuantity }: FhirResource,
  fields: Readonly<Record<string, Field>>,
): [Field, number][] {
  const known = code?.coding?.find(
    ({ system, code = '' }) => system === 'http://loinc.org' && Object.hasOwn(fields, code),
  )
  const field = fields[known?.code ?? '']
  if (field === undefined || valueQuantity?.value === undefined) return []
  const unit = valueQuantity.code ?? valueQuantity.unit ?? ''
  const factor = factors[field][unit]
  if (factor === undefined) {
    const accepted = Object.keys(factors[field]).join(', ')
    throw new RangeError(`${known?.code}: unknown unit ${unit}; accepted units are ${accepted}.`)
  }
  // Removes rounding error of the conversion: 0.954 m is 95.4 cm.
  return [[field, Number((valueQuantity.value * factor).toPrecision(12))]]
}
