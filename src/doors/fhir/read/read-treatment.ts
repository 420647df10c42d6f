import type { Marker, MarkerKind } from '../../../ground/model/patient.js'
import { readCodings, strangeSystem } from '../codes/code-tables.js'
import { drugMeaning } from '../codes/history-codes.js'
import { elementOf, type FhirElement, givenText, nameOf, type RecordResource } from '../fhir-json.js'
import type { UnusedList } from '../unused-fhir.js'
import type { HistoryContext } from './read-history.js'
import { recordSpan } from './record-dates.js'
import type { PatientRecord } from './record-resources.js'
import { hasUsedStatus } from './whose-resource.js'

/** How resources of a type tell a treatment. */
interface TreatmentType {
  /** With these statuses it was given, or ordered and not taken back, in R4's words and in R5's. */
  readonly statuses: readonly string[]
  /** When: a moment, or from one to another. */
  readonly moments: readonly (keyof FhirElement)[]
  readonly periods: readonly (keyof FhirElement)[]
  /** One of many for the same treatment, without its end. */
  readonly isRepeated?: boolean
}

const effective = ['effectiveDateTime', 'occurenceDateTime'] as const

const treatmentTypes: { readonly [type: string]: TreatmentType } = {
  MedicationStatement: {
    statuses: ['active', 'completed', 'stopped', 'recorded'],
    moments: effective,
    periods: ['effectivePeriod'],
  },
  MedicationRequest: {
    statuses: ['active', 'completed', 'stopped', 'ended'],
    moments: ['authoredOn'],
    periods: [],
    isRepeated: true,
  },
  MedicationDispense: {
    statuses: ['completed'],
    moments: ['whenHandedOver', 'whenPrepared'],
    periods: [],
    isRepeated: true,
  },
  MedicationAdministration: {
    statuses: ['in-progress', 'completed', 'stopped'],
    moments: effective,
    periods: ['effectivePeriod', 'occurencePeriod'],
    isRepeated: true,
  },
  Procedure: {
    statuses: ['in-progress', 'completed', 'stopped'],
    moments: ['performedDateTime', 'occurrenceDateTime'],
    periods: ['performedPeriod', 'occurrencePeriod'],
  },
}

/** The types of resources that tell treatments. */
export const treatmentTypeNames: readonly string[] = /* @__PURE__ */ Object.keys(treatmentTypes)

/** An order of these intents was given; a proposal or a plan was not (FHIR R4, MedicationRequest.intent). */
const orderIntents = ['order', 'original-order', 'reflex-order', 'filler-order', 'instance-order']

/** The treatments of a record, as markers. */
export function readTreatments(
  resources: readonly RecordResource[],
  record: PatientRecord,
  markers: 'growth' | 'all',
  context: HistoryContext,
): readonly Marker[] {
  const found = resources.flatMap((entry) => readTreatment(entry, record, markers, context) ?? [])
  const lasting = found.filter(({ isRepeated }) => !isRepeated)
  for (const treatment of lasting) if (treatment.isOver) tellOpenEnd(treatment, context.unused)
  const lastingOf = byTreatment(lasting)
  const courses = [...byTreatment(found.filter(({ isRepeated }) => isRepeated))].flatMap(([treatment, events]) =>
    courseOf(notCovered(events, lastingOf.get(treatment) ?? []), context.unused),
  )
  return [...lasting.map(({ marker }) => marker), ...courses]
}

type DatedMarker = Marker & { readonly text: string; readonly kind: MarkerKind; readonly date: string }

interface FoundTreatment {
  readonly marker: DatedMarker
  readonly reference: string
  readonly isRepeated: boolean
  /** Stopped or completed on a day that the record doesn't name. */
  readonly isOver: boolean
}

/** Treatments of growth by what they do, others by their names; those of each in the order of their days. */
function byTreatment(found: readonly FoundTreatment[]): ReadonlyMap<string, readonly FoundTreatment[]> {
  const groups = new Map<string, FoundTreatment[]>()
  for (const one of [...found].sort(byDate)) {
    const treatment = one.marker.kind === 'other' ? one.marker.text : one.marker.kind
    const group = groups.get(treatment)
    if (group === undefined) groups.set(treatment, [one])
    else group.push(one)
  }
  return groups
}

function byDate({ marker: one }: FoundTreatment, { marker: other }: FoundTreatment): number {
  return one.date < other.date ? -1 : one.date > other.date ? 1 : 0
}

/** The events that no lasting treatment says already; both in the order of their days. */
function notCovered(events: readonly FoundTreatment[], lasting: readonly FoundTreatment[]): readonly FoundTreatment[] {
  let next = 0
  let reach = ''
  return events.filter(({ marker: { date } }) => {
    for (let from = lasting[next]?.marker; from !== undefined && from.date <= date; from = lasting[next]?.marker) {
      const until = from.until ?? endless
      if (until > reach) reach = until
      next++
    }
    return date > reach
  })
}

/** After every day of a record. */
const endless = '9999-12-31'

/** Orders, dispenses and administrations of one treatment are one marker from the first of them, with all its names. */
function courseOf(events: readonly FoundTreatment[], unused: UnusedList): readonly DatedMarker[] {
  const [first] = events
  const last = events.at(-1)
  if (first === undefined || last === undefined) return []
  const names = new Set(events.flatMap(({ marker: { text } }) => (text === '' ? [] : text)))
  tellOpenEnd(last, unused)
  return [{ text: [...names].join(', '), kind: first.marker.kind, date: first.marker.date }]
}

/** Neither the last order or dispense nor the start of a past treatment is its end: it counts as ongoing, which is listed. */
function tellOpenEnd({ marker: { kind, date, text }, reference }: FoundTreatment, unused: UnusedList): void {
  if (kind !== 'other') unused.add('end_unknown', reference, '', text === '' ? date : `${date}, ${text}`)
}

/** Growth hormone, suppression of puberty; with `all`, any drug or procedure. */
function readTreatment(
  entry: RecordResource,
  record: PatientRecord,
  markers: 'growth' | 'all',
  context: HistoryContext,
): FoundTreatment | undefined {
  const { resource, reference, type } = entry
  const { tables, unused } = context
  const { statuses = [], isRepeated = false } = treatmentTypes[type] ?? {}
  if (!hasUsedStatus(statuses, entry, unused) || !isOrdered(entry, context)) return undefined
  const { concept, name, isInUse } = drugOf(entry, record)
  if (!isInUse) {
    unused.add('status', reference, 'medicationReference', 'entered-in-error')
    return undefined
  }
  const codings = readCodings(concept, tables)
  const meaning = type === 'Procedure' ? 'other' : drugMeaning(codings, tables.drugs)
  if (meaning === undefined) {
    const strange = strangeSystem(concept, tables, (known) => drugMeaning(known, tables.drugs) !== undefined)
    if (strange !== undefined && strange !== '') unused.add('system', reference, 'code', strange)
    unused.add('unknown_drug', reference, 'code', name)
  } else if (meaning === 'affects-growth') {
    unused.add('affects_growth', reference, 'code', name)
  } else if (meaning === 'other' && markers === 'growth') {
    unused.add('no_treatment_of_growth', reference, 'code', name)
  }
  const kind = meaning === 'growth-hormone' || meaning === 'puberty-suppression' ? meaning : 'other'
  if (kind === 'other' && markers === 'growth') return undefined
  const marker = markerOf(name, kind, entry, context)
  const isOver = ['completed', 'stopped'].includes(givenText(resource.status)) && marker?.until === undefined
  return marker && { marker, reference, isRepeated, isOver }
}

function isOrdered({ resource, reference, type }: RecordResource, { unused }: HistoryContext): boolean {
  const { intent, doNotPerform, adherence } = resource
  const taken = nameOf(elementOf(adherence)?.code)
  if (type === 'MedicationRequest' && !orderIntents.includes(givenText(intent))) {
    unused.add('not_ordered', reference, 'intent', givenText(intent))
  } else if (doNotPerform === true) {
    unused.add('not_to_be_given', reference, 'doNotPerform', '')
  } else if (/^not.taking/i.test(taken)) {
    unused.add('not_taken', reference, 'adherence', taken)
  } else {
    return true
  }
  return false
}

/** What was given or done: R4 and R5 keep a drug in different places, or refer to it. */
function drugOf(
  entry: RecordResource,
  { resolve }: PatientRecord,
): { readonly concept: unknown; readonly name: string; readonly isInUse: boolean } {
  const { code, medicationCodeableConcept, medicationReference, medication } = entry.resource
  if (entry.type === 'Procedure') return { concept: code, name: nameOf(code), isInUse: true }
  const r5 = elementOf(medication)
  const reference = medicationReference ?? r5?.reference
  const named = resolve(reference, entry)
  const concept = medicationCodeableConcept ?? r5?.concept ?? named?.code
  const { display, reference: address } = elementOf(reference) ?? {}
  const name = nameOf(concept) || givenText(display) || givenText(address)
  return { concept, name, isInUse: named?.status !== 'entered-in-error' }
}

function markerOf(
  text: string,
  kind: MarkerKind,
  { resource, reference, type }: RecordResource,
  context: HistoryContext,
): DatedMarker | undefined {
  const { moments = [], periods = [] } = treatmentTypes[type] ?? {}
  const moment = moments.map((member) => resource[member]).find((value) => value !== undefined)
  const period = periods.map((member) => elementOf(resource[member])).find((value) => value !== undefined)
  const span = recordSpan({ moment, period }, { reference, start: moments[0] ?? '', end: `${periods[0]}.end` }, context)
  return span && { text, kind, ...span }
}
