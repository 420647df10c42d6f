import type { BoneAgeMethod } from '../model/course-names.js'
import type { ZoneCalendar } from '../model/day-in-zone.js'
import type { Marker, MarkerKind, SizePosition } from '../model/patient.js'
import {
  codingsOf,
  elementOf,
  elementsOf,
  extensionsOf,
  type FhirElement,
  givenText,
  nameOf,
  type RecordResource,
  wordsOf,
} from './fhir-json.js'
import type { ReadSign } from './fhir-puberty.js'
import {
  bodyPositions,
  boneAgeMethodOf,
  type GrowthObservation,
  growthObservation,
  type PatientField,
  type VisitField,
} from './growth-codes.js'
import { type GestationAtBirth, gestationFromText, gestationFromWeeks, inUnitOf } from './quantity.js'
import { dateProblem, observedOn, recordDay } from './record-dates.js'
import type { UnusedList } from './unused-fhir.js'

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
  | { readonly kind: 'gestation'; readonly rank: number; readonly gestation: GestationAtBirth; readonly source: string }
  | { readonly kind: 'marker'; readonly marker: Marker }
  | { readonly kind: 'menarche'; readonly day: string; readonly source: string }
  | (ReadSign & { readonly kind: 'sign'; readonly source: string })
  | { readonly kind: 'gmfcsLevel'; readonly value: number; readonly source: string }
  | { readonly kind: 'tubeFed'; readonly value: boolean; readonly source: string }

/** What reading an observation needs beside it. */
export interface ObservationContext {
  readonly zone: ZoneCalendar | undefined
  readonly unused: UnusedList
}

const usedStatuses = ['final', 'amended', 'corrected']

/** An observation, or one of its components. */
interface Part {
  readonly element: FhirElement
  readonly path: string
  readonly meaning: GrowthObservation | undefined
}

/** The values of growth in an observation; what gives none is told. */
export function readObservation(entry: RecordResource, context: ObservationContext): readonly GrowthValue[] {
  const { resource, reference } = entry
  const components = elementsOf(resource.component)
  const parts: readonly Part[] = [
    { element: resource, path: '', meaning: growthObservation(codingsOf(resource.code)) },
    ...components.map((element, index) => ({
      element,
      path: `component[${index}]`,
      meaning: growthObservation(codingsOf(element.code)),
    })),
  ]
  const known = parts.filter(isKnown)
  if (known.length === 0) {
    context.unused.add('code', reference, '', nameOf(resource.code))
    return []
  }
  const status = givenText(resource.status)
  if (!usedStatuses.includes(status)) {
    context.unused.add('status', reference, 'status', status)
    return []
  }
  const own = parts[0]?.meaning
  const gestation = own?.kind === 'gestation' ? gestationInWords(components) : undefined
  if (own?.kind === 'gestation' && gestation !== undefined) {
    return [{ kind: 'gestation', rank: own.rank, gestation, source: reference }]
  }
  for (const { element, path, meaning } of parts) {
    if (meaning === undefined && path !== '') context.unused.add('code', reference, path, nameOf(element.code))
  }
  // A panel's own code has no value: its components have.
  return known.flatMap((part) =>
    part.path === '' && known.length > 1 && part.element.valueQuantity === undefined
      ? []
      : growthValueOf(part, entry, context),
  )
}

/** A part whose code means something for growth. */
type KnownPart = Part & { readonly meaning: GrowthObservation }

function isKnown(part: Part): part is KnownPart {
  return part.meaning !== undefined
}

function growthValueOf(
  { element, path, meaning }: KnownPart,
  entry: RecordResource,
  context: ObservationContext,
): readonly GrowthValue[] {
  const { unused } = context
  const { resource, reference } = entry
  const within = (member: string) => (path === '' ? member : `${path}.${member}`)
  if (meaning.kind === 'computed' || meaning.kind === 'stated') {
    unused.add(meaning.kind, reference, path, nameOf(element.code))
    return []
  }
  const source = path === '' ? reference : `${reference}#${path}`
  if (meaning.kind === 'gestation') {
    const written = gestationFromText(givenText(element.valueString))
    const gestation = written ?? gestationOfQuantity(element, reference, within, unused)
    return gestation === undefined ? [] : [{ kind: 'gestation', rank: meaning.rank, gestation, source }]
  }
  if (meaning.kind === 'marker') return markerOf(meaning.marker, entry, context)
  if (meaning.kind === 'menarche') {
    const first = recordDay(element.valueDateTime, context.zone)
    if ('day' in first) return [{ kind: 'menarche', day: first.day, source }]
    unused.add(dateProblem(first.written), reference, within('valueDateTime'), first.written)
    return []
  }
  if (meaning.kind === 'tubeFed') {
    const { valueBoolean } = element
    if (typeof valueBoolean === 'boolean') return [{ kind: 'tubeFed', value: valueBoolean, source }]
    unused.add('no_value', reference, within('value'), '')
    return []
  }
  if (meaning.kind === 'gmfcsLevel') {
    const value = wholeNumberOf(element, reference, within, unused)
    return value === undefined ? [] : [{ kind: 'gmfcsLevel', value, source }]
  }
  if (meaning.kind === 'sign') {
    const { sign } = meaning
    const value =
      sign === 'testicularVolumeMl'
        ? quantityOf(element, sign, reference, within, unused)
        : wholeNumberOf(element, reference, within, unused)
    const found = value === undefined ? undefined : dayOf(entry, context)
    return value === undefined || found === undefined ? [] : [{ kind: 'sign', sign, value, day: found, source }]
  }
  const value = quantityOf(element, meaning.field, reference, within, unused)
  if (value === undefined) return []
  if (meaning.kind === 'patient') return [{ kind: 'patient', field: meaning.field, value, source }]
  const day = dayOf(entry, context)
  if (day === undefined) return []
  const boneAgeMethod = meaning.field === 'boneAgeYears' ? boneAgeMethodOf(wordsOf(resource.method)) : undefined
  const position = meaning.position ?? (meaning.field === 'sizeCm' ? bodyPosition(resource) : undefined)
  return [{ kind: 'visit', field: meaning.field, value, day, position, boneAgeMethod, source }]
}

function dayOf({ resource, reference }: RecordResource, { zone, unused }: ObservationContext): string | undefined {
  const date = observedOn(resource, zone)
  if ('day' in date) return date.day
  unused.add(dateProblem(date.written), reference, 'effective', date.written)
  return undefined
}

/** A stage or a level, as a number alone. */
function wholeNumberOf(
  { valueInteger }: FhirElement,
  reference: string,
  within: (member: string) => string,
  unused: UnusedList,
): number | undefined {
  if (typeof valueInteger === 'number' && Number.isFinite(valueInteger)) return valueInteger
  unused.add('no_value', reference, within('value'), '')
  return undefined
}

/** An event as this library writes it: a text, at a moment or from one to another. */
function markerOf(
  kind: MarkerKind,
  { resource, reference }: RecordResource,
  { zone, unused }: ObservationContext,
): readonly GrowthValue[] {
  const period = elementOf(resource.effectivePeriod)
  const start = recordDay(resource.effectiveDateTime ?? period?.start, zone)
  if (!('day' in start)) {
    unused.add(dateProblem(start.written), reference, 'effective', start.written)
    return []
  }
  const end = recordDay(period?.end, zone)
  const text = givenText(resource.valueString)
  return [{ kind: 'marker', marker: { text, kind, date: start.day, ...('day' in end && { until: end.day }) } }]
}

function gestationOfQuantity(
  element: FhirElement,
  reference: string,
  within: (member: string) => string,
  unused: UnusedList,
): GestationAtBirth | undefined {
  if (typeof element.valueInteger === 'number') return gestationFromWeeks(element.valueInteger)
  if (element.valueString !== undefined) {
    unused.add('no_value', reference, within('valueString'), givenText(element.valueString))
    return undefined
  }
  const weeks = quantityOf(element, 'gestation', reference, within, unused)
  if (weeks === undefined) return undefined
  const { code, unit } = elementOf(element.valueQuantity) ?? {}
  const { weekBirth, dayBirth = 0 } = gestationFromWeeks(weeks)
  // Days say the day, whole weeks don't.
  return (givenText(code) || givenText(unit)).startsWith('d') ? { weekBirth, dayBirth } : gestationFromWeeks(weeks)
}

/** Weeks and days in components that have a word for a code: the form of the KBV's booklet. */
function gestationInWords(components: readonly FhirElement[]): GestationAtBirth | undefined {
  const whole = (word: string, unit: string): number | undefined => {
    const component = components.find(({ code }) => givenText(elementOf(code)?.text).toLowerCase() === word)
    const { value, code, comparator } = elementOf(component?.valueQuantity) ?? {}
    return typeof value === 'number' && Number.isInteger(value) && code === unit && comparator === undefined
      ? value
      : undefined
  }
  const weekBirth = whole('schwangerschaftswochen', 'wk')
  const dayBirth = whole('schwangerschaftstage', 'd')
  return weekBirth === undefined ? undefined : { weekBirth, ...(dayBirth !== undefined && { dayBirth }) }
}

/** A number in the field's unit; a bound such as `< 3 kg` is none. */
function quantityOf(
  element: FhirElement,
  field: VisitField | PatientField | 'gestation' | 'testicularVolumeMl',
  reference: string,
  within: (member: string) => string,
  unused: UnusedList,
): number | undefined {
  const quantity = elementOf(element.valueQuantity)
  if (quantity === undefined) {
    const absent = nameOf(element.dataAbsentReason)
    unused.add(absent === '' ? 'no_value' : 'data_absent', reference, within('value'), absent)
    return undefined
  }
  const { value, comparator, code, unit } = quantity
  const path = within('valueQuantity')
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    unused.add('no_value', reference, path, typeof value === 'string' ? value : '')
    return undefined
  }
  if (comparator !== undefined) {
    unused.add('comparator', reference, path, `${givenText(comparator)} ${value}`)
    return undefined
  }
  // The printed unit counts only where there is no code: `lb` may be printed for troy pounds.
  const name = givenText(code) || givenText(unit)
  const found = inUnitOf(field, value, name)
  if (found === undefined) unused.add('unit', reference, path, name)
  return found
}

function bodyPosition(resource: FhirElement): SizePosition | undefined {
  const [extension] = extensionsOf(resource, 'http://hl7.org/fhir/StructureDefinition/observation-bodyPosition')
  return codingsOf(extension?.valueCodeableConcept).map(({ code }) => bodyPositions.get(code))[0]
}
