import { dayNumber } from '../../../ground/model/calendar-date.js'
import type { BoneAgeMethod } from '../../../ground/model/course-names.js'
import type { ZoneCalendar } from '../../../ground/model/day-in-zone.js'
import type { Marker, SizePosition, StagedSign } from '../../../ground/model/patient.js'
import type { CodeTables } from '../codes/code-tables.js'
import { type GrowthObservation, loinc, type PatientField, snomed, type VisitField } from '../codes/growth-codes.js'
import type { GestationAtBirth } from '../codes/quantity.js'
import {
  codingsOf,
  elementOf,
  elementsOf,
  extensionsOf,
  type FhirElement,
  givenText,
  meaningIn,
  nameOf,
  type RecordResource,
  wordsOf,
} from '../fhir-json.js'
import type { UnusedList } from '../unused-fhir.js'
import { gestationValueOf, memberPath, quantityOf, type ValuePlace, wholeNumberOf } from './read-quantity.js'
import { dateProblem, observedOn, recordDay, recordSpan } from './record-dates.js'

/** A sign as it was read. */
export interface ReadSign {
  readonly sign: StagedSign
  readonly value: number
  readonly day: string
}

/** A value that an observation or one of its components gives. */
export type GrowthValue =
  | {
      readonly kind: 'visit'
      readonly field: VisitField
      readonly value: number
      readonly day: string
      readonly position: SizePosition | undefined
      readonly boneAgeMethod: BoneAgeMethod | undefined
      readonly source: string
    }
  | { readonly kind: 'patient'; readonly field: PatientField; readonly value: number; readonly source: string }
  | {
      readonly kind: 'gestation'
      readonly atBirth: boolean
      readonly gestation: GestationAtBirth
      readonly source: string
    }
  | { readonly kind: 'marker'; readonly marker: Marker }
  | { readonly kind: 'menarche'; readonly value: string; readonly source: string }
  | (ReadSign & { readonly kind: 'sign'; readonly source: string })
  | { readonly kind: 'gmfcsLevel'; readonly value: number; readonly source: string }
  | { readonly kind: 'tubeFed'; readonly value: boolean; readonly source: string }

/** What reading an observation needs beside it. */
export interface ObservationContext {
  readonly zone: ZoneCalendar | undefined
  readonly tables: CodeTables
  readonly unused: UnusedList
  /** The child's date of birth, ISO. */
  readonly dateOfBirth: string | undefined
}

/** An observation or a component that is read. */
interface Reading {
  readonly entry: RecordResource
  readonly place: ValuePlace
  readonly context: ObservationContext
  /** `Observation/123`, or `Observation/123#component[0]`. */
  readonly source: string
}

type Kind = GrowthObservation['kind']
type Reader<Of extends Kind> = (
  meaning: Extract<GrowthObservation, { kind: Of }>,
  reading: Reading,
) => readonly GrowthValue[]

const readers: { readonly [kind in Kind]: Reader<kind> } = {
  visit: visitValues,
  patient: (meaning, reading) => {
    const value = wasMeasured(reading.entry, reading.context.unused)
      ? quantityOf(reading.place, meaning.field)
      : undefined
    return value === undefined ? [] : [{ kind: 'patient', field: meaning.field, value, source: reading.source }]
  },
  gestation: (meaning, reading) => {
    const gestation = gestationValueOf(reading.place)
    return gestation === undefined ? [] : gestationValues(gestation, meaning, reading)
  },
  computed: notUsed,
  stated: notUsed,
  other_measure: notUsed,
  codes_differ: notUsed,
  marker: markerValues,
  menarche: (_, { place, context, source }) => {
    const first = recordDay(place.element.valueDateTime, context.zone)
    if ('day' in first) return [{ kind: 'menarche', value: first.day, source }]
    context.unused.add(
      dateProblem(first.written),
      place.reference,
      memberPath(place.path, 'valueDateTime'),
      first.written,
    )
    return []
  },
  sign: ({ sign }, { entry, place, context, source }) => {
    const value = sign === 'testicularVolumeMl' ? quantityOf(place, sign) : wholeNumberOf(place)
    const day = value === undefined ? undefined : dayOf(entry, context)
    return value === undefined || day === undefined ? [] : [{ kind: 'sign', sign, value, day, source }]
  },
  gmfcsLevel: (_, { place, source }) => {
    const value = wholeNumberOf(place)
    return value === undefined ? [] : [{ kind: 'gmfcsLevel', value, source }]
  },
  tubeFed: (_, { place, source }) => {
    const { valueBoolean } = place.element
    if (typeof valueBoolean === 'boolean') return [{ kind: 'tubeFed', value: valueBoolean, source }]
    place.unused.add('no_value', place.reference, memberPath(place.path, 'value'), '')
    return []
  },
}

/** The values of an observation or a component whose meaning is known. */
export function growthValuesOf(meaning: GrowthObservation, reading: Reading): readonly GrowthValue[] {
  const read = readers[meaning.kind] as (meaning: GrowthObservation, reading: Reading) => readonly GrowthValue[]
  return read(meaning, reading)
}

function notUsed(
  { kind }: { readonly kind: 'computed' | 'stated' | 'other_measure' | 'codes_differ' },
  { place, entry }: Reading,
): readonly GrowthValue[] {
  place.unused.add(kind, entry.reference, place.path, nameOf(place.element.code))
  return []
}

function visitValues(
  { field, position: coded }: Extract<GrowthObservation, { kind: 'visit' }>,
  reading: Reading,
): readonly GrowthValue[] {
  const { entry, place, context, source } = reading
  const isBoneAge = field === 'boneAgeYears'
  if (!isBoneAge && !wasMeasured(entry, context.unused)) return []
  const value = quantityOf(place, field)
  if (value === undefined) return []
  const position = field === 'sizeCm' ? positionOf(coded, entry, context.unused) : undefined
  if (position === 'unusable') return []
  const day = dayOf(entry, context)
  if (day === undefined) return []
  const boneAgeMethod = isBoneAge ? boneAgeMethodOf(entry.resource) : undefined
  return [{ kind: 'visit', field, value, day, position, boneAgeMethod, source }]
}

/** A gestational age dated up to this many days after birth is that at birth: our own choice. Later ones are of a pregnancy, or corrected. */
const birthDays = 7

/** A gestational age whose code doesn't say that it is that at birth counts by its date alone. */
export function gestationValues(
  gestation: GestationAtBirth,
  { atBirth }: { readonly atBirth: boolean },
  { entry, context, source }: Reading,
): readonly GrowthValue[] {
  if (!atBirth) {
    const day = dayOf(entry, context)
    if (day === undefined) return []
    const since = (dayNumber(day) ?? Number.NaN) - (dayNumber(context.dateOfBirth ?? '') ?? Number.NaN)
    if (!(since >= 0 && since <= birthDays)) {
      context.unused.add('not_at_birth', entry.reference, 'effective', day)
      return []
    }
  }
  return [{ kind: 'gestation', atBirth, gestation, source }]
}

function dayOf({ resource, reference }: RecordResource, { zone, unused }: ObservationContext): string | undefined {
  const date = observedOn(resource, zone)
  if ('day' in date) return date.day
  unused.add(dateProblem(date.written), reference, 'effective', date.written)
  return undefined
}

/** An event as this library writes it: a text, at a moment or from one to another. */
function markerValues(
  { marker: kind }: Extract<GrowthObservation, { kind: 'marker' }>,
  { entry: { resource, reference }, context }: Reading,
): readonly GrowthValue[] {
  const span = recordSpan(
    { moment: resource.effectiveDateTime, period: elementOf(resource.effectivePeriod) },
    { reference, start: 'effective', end: 'effectivePeriod.end' },
    context,
  )
  return span === undefined
    ? []
    : [{ kind: 'marker', marker: { text: givenText(resource.valueString), kind, ...span } }]
}

/** Ways to a value without measuring, in SNOMED CT: estimated, reported. */
const statedMethods = ['414135002', '733985002']

/** Whether the method of an observation, by its codes or in words, is neither to estimate nor to state. */
function wasMeasured({ resource: { method }, reference }: RecordResource, unused: UnusedList): boolean {
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
function positionOf(
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
function boneAgeMethodOf({ method, component }: FhirElement): BoneAgeMethod | undefined {
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
