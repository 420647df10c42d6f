import type { AuxologyError } from '../model/errors.js'
import { calculatedNames } from '../model/field-names.js'
import { agreesOnChild, contradictingBmi, contradicts } from '../text/contradiction.js'
import { documentError, type InvalidPart, type TextPlace } from '../text/invalid-input.js'
import { fieldsMeant, markerField, meaningOf, type NamedAnywhere, unitMeant } from '../text/named-field.js'
import { nearestName } from '../text/nearest-name.js'
import { calculatedFrom, fieldsPerhapsMeant } from '../text/perhaps-field.js'
import { plainText } from '../text/plain-text.js'
import { shortened } from '../text/quoted.js'
import type { AnyDocument, AnyRecord, AnyValue } from './schema.js'

/** Parts of a document that were not read, so that callers can warn about them. */
export interface Unread {
  /** The document: a name that it has elsewhere is misplaced. */
  readonly document: AnyDocument
  /** Names that other documents have in a record of this type, by the type: they are left unread on purpose. */
  readonly alsoKnown: { readonly [type in string]: readonly string[] }
  /** The first unknown part is an error. */
  readonly isRefused: boolean
  /** A name that differs from a known one in case alone is an error. */
  readonly refusesOtherCase: boolean
  /** The places found, `Patient/Measurment (Measurements?)`, without the positions of entries. */
  readonly paths: Set<string>
  /** What is wrong with entries of lists that can't be read, and are left out; without it they are errors. */
  readonly faulty?: AuxologyError[] | undefined
}

/** A part of a node: a child element, an attribute or a member. */
export interface NamedPart {
  readonly name: string
  readonly offset: number
  /** Others' attributes are their own matter; one with a name that is known here is misplaced. */
  readonly isAttribute?: true
  /** Whether it says nothing: empty or null. */
  readonly isEmpty?: boolean
  /** What it contains, if that is a single value. */
  readonly value?: unknown
}

/** Beyond this many unknown names comparing each takes too long. */
const mostGuessed = 200

/** What is calculated and never read, by the names of results. */
const calculatedElements: ReadonlySet<string> = new Set(Object.keys(calculatedNames).map(elementOf))

/** The names that are known in a record; what is calculated from others is looked at with them. */
export function knownNames({ fields, type }: AnyRecord, { alsoKnown }: Unread): ReadonlySet<string> {
  const others = (alsoKnown[type] ?? []).filter((name) => !calculatedElements.has(name))
  return new Set([...fields.map(({ name }) => name), ...others])
}

/** What is calculated from the elements beside it, and never read: whether it says nothing else, and what to say if it does. */
function calculatedPart({ name, isEmpty, value }: NamedPart, parts: readonly NamedPart[]): string | true | undefined {
  const calculated = calculatedFrom(name)
  if (calculated === undefined || isEmpty) return calculated && true
  const given = (field: string) => givenPart(parts, field)
  const from = calculated.from.map(elementOf).join(', ')
  if (!calculated.from.every((field) => given(field) !== undefined)) return `(${from}?)`
  const contrary = calculated.key === 'bmi' ? contradictingBmi(value, given) : undefined
  return contrary === undefined || `${shortened(String(value))} (${from}: ${contrary})`
}

/** The value of a field among the parts of its record, if it has one. */
function givenPart(parts: readonly NamedPart[], field: string): unknown {
  return parts.find(({ name, isEmpty, isAttribute }) => name === elementOf(field) && !isEmpty && !isAttribute)?.value
}

/** A node with parts of its own: the names known in it, its path, the document's text, and the parts of the document. */
interface PartsPlace {
  readonly known: ReadonlySet<string>
  readonly path: string
  readonly text: string
  readonly ofPatient: () => readonly NamedPart[]
}

/**
 * Notes the parts of a node that are not known there.
 *
 * @throws AuxologyError `unexpected_structure` for a part that is refused, and for a field by
 * another name whose value is missing or another one: it would change a score, and be missed. So it is for
 * a visit with another child's sex or date of birth
 */
export function noteUnread(unread: Unread, parts: readonly NamedPart[], place: PartsPlace): void {
  const { known, path, text } = place
  const isVisit = known.has('SizeCm')
  const noted = new Set<string>()
  for (const unknown of parts) {
    const { name, offset, isAttribute } = unknown
    const agrees = isVisit && agreesWithPatient(unknown, place)
    if (isAttribute ? sameButForCase(name, known) === undefined : known.has(name)) continue
    // Looked up once, however often it is repeated.
    const part = `${isAttribute ? '@' : ''}${name}${unknown.isEmpty ? ' ' : ''}`
    if (noted.has(part)) continue
    noted.add(part)
    const at: TextPlace = { text, offset }
    const legible = legibleName(unknown)
    const calculated = isVisit && !isAttribute ? calculatedPart(unknown, parts) : undefined
    if (calculated === true) continue
    const exact = unread.refusesOtherCase && calculated === undefined ? sameButForCase(name, known) : undefined
    if (exact !== undefined) {
      const problem = { detail: 'unknown name', accepted: exact }
      throw documentError('unexpected_structure', problem, `${path}/${legible}`, at)
    }
    if (agrees && !unread.isRefused) continue
    const isGuessed = unread.isRefused || unread.paths.size < mostGuessed
    const meant = isGuessed ? meantName(unknown, known, unread.document) : undefined
    const problem =
      (meant === undefined ? undefined : misnomer(unknown, meant, { parts, known })) ??
      (unread.isRefused ? { detail: 'unknown here', ...(meant !== undefined && { accepted: meant }) } : undefined)
    if (problem !== undefined) throw documentError('unexpected_structure', problem, `${path}/${legible}`, at)
    const within = path.replace(/\[\d+\]/g, '')
    const proposed = meant === undefined || meant === within ? '' : `(${meant}?)`
    unread.paths.add(`${within}/${legible} ${calculated ?? proposed}`.trimEnd())
  }
}

/** What is wrong with a field by another name, where its value is lost, or is another one than the field has. */
function misnomer(
  unknown: NamedPart,
  meant: string,
  { parts, known }: { readonly parts: readonly NamedPart[]; readonly known: ReadonlySet<string> },
): InvalidPart | string | undefined {
  if (losesValue(unknown, parts, known)) return { detail: 'unknown here', meant }
  // The other value can be wrong in its own unit too.
  const field = meant.replace(/ in \w+$/, '')
  return contradictsField(unknown, parts, known) ? `another name of ${field}, with another value` : undefined
}

function legibleName({ name, isAttribute }: NamedPart): string {
  return `${isAttribute ? '@' : ''}${shortened(plainText(name))}`
}

/**
 * Whether a part of a visit is a field of the patient with the patient's value.
 *
 * @throws AuxologyError `unexpected_structure` for another sex or date of birth: the visit is another child's
 */
function agreesWithPatient(part: NamedPart, { path, text, ofPatient }: PartsPlace): boolean {
  const { name, value, offset } = part
  const meant = meaningOf(name)
  if (meant?.of !== 'patient') return false
  const given = (field: string) => givenPart(ofPatient(), field)
  const agrees = agreesOnChild(meant, value, { given, called: elementOf(meant.key) })
  if (typeof agrees === 'boolean') return agrees
  throw documentError('unexpected_structure', { value, detail: agrees }, `${path}/${legibleName(part)}`, {
    text,
    offset,
  })
}

/** The name that a name is in another case. */
function sameButForCase(name: string, known: ReadonlySet<string>): string | undefined {
  const folded = name.toLowerCase()
  for (const candidate of known) if (candidate.toLowerCase() === folded) return candidate
  return undefined
}

/** What was probably meant: a known name spelt alike, a synonym of one, or the place in which the document has it. */
function meantName({ name, value }: NamedPart, known: ReadonlySet<string>, document: AnyDocument): string | undefined {
  if (known.has(name)) return name
  const elsewhere = placed(name, document)
  // A visit's own date or measure, in the list instead of the visit.
  if (elsewhere !== undefined)
    return known.has('Measurement') && meaningOf(name)?.of === 'measurement' ? `Measurement/${name}` : elsewhere
  const named = meaningAmong(name, known)
  if (named === undefined) return perhapsMeant(name, value, known) ?? nearestName(name, known)
  const unit = unitMeant(named)
  // A value in another unit belongs in no element of nearly that name.
  const near = unit === undefined ? nearestName(name, known) : undefined
  const meant = elementAmong(known, named.key) ?? near ?? placed(elementOf(named.key), document)
  if (meant === undefined || unit === undefined) return meant
  const [, ...beside] = fieldsMeant(named).map(elementOf)
  return [meant, ...beside].join(', ') + (unitsInNames.includes(unit) ? '' : ` in ${unit}`)
}

/** The elements that a name probably means. */
function perhapsMeant(name: string, value: unknown, known: ReadonlySet<string>): string | undefined {
  const of = known.has('SizeCm') ? 'measurement' : known.has('Measurements') ? 'patient' : undefined
  return of && fieldsPerhapsMeant(of, name, value)?.map(elementOf).join(', ')
}

/** The field that a name means beside others: within a marker, words have meanings of their own. */
function meaningAmong(name: string, known: ReadonlySet<string>): NamedAnywhere | undefined {
  return (known.has('Until') ? markerField(name) : undefined) ?? meaningOf(name)
}

/** Units that the names of their elements have in full. */
const unitsInNames: readonly string[] = ['years', 'weeks']

/** Fields without an influence on scores, charts and dates: losing one does no harm. */
const harmless: readonly string[] = ['firstName', 'lastName']

/** Whether a part is a field by another name, or a measure outside of the visits, and the document has it nowhere else. */
function losesValue({ name, isEmpty }: NamedPart, parts: readonly NamedPart[], known: ReadonlySet<string>): boolean {
  const named = isEmpty ? undefined : meaningAmong(name, known)
  if (named === undefined || named.of === 'record' || harmless.includes(named.key)) return false
  const isGiven = (element: string) => parts.some((part) => part.name === element && !part.isEmpty && !part.isAttribute)
  const [first, ...beside] = fieldsMeant(named)
  // A child without visits whose height is in the patient would have no height.
  if (named.of === 'measurement' && known.has('Measurements')) {
    return !visitFrame.includes(named.key) && !isGiven('Measurements')
  }
  // A measure beside the visits, in their list.
  if (named.of === 'measurement' && known.has('Measurement') && !visitFrame.includes(named.key)) return true
  const element = elementAmong(known, first as string)
  return element !== undefined && ![element, ...beside.map(elementOf)].every(isGiven)
}

/** Whether a part is a field by another name that has another value than the field itself. */
function contradictsField(
  { name, isEmpty, value }: NamedPart,
  parts: readonly NamedPart[],
  known: ReadonlySet<string>,
): boolean {
  const named = isEmpty ? undefined : meaningAmong(name, known)
  const element = named === undefined ? undefined : elementAmong(known, named.key)
  if (named === undefined || element === undefined) return false
  return contradicts(
    named,
    value,
    (field) => parts.find((part) => part.name === elementOf(field) && !part.isAttribute)?.value,
  )
}

/** What a measurement has besides what was measured. */
const visitFrame: readonly string[] = ['date', 'ageInYears', 'sizePosition']

/** The element of a field among those known; the entries of a list have its name in the singular. */
function elementAmong(known: ReadonlySet<string>, field: string): string | undefined {
  const element = elementOf(field)
  return [element, element.slice(0, -1)].find((name) => known.has(name))
}

function elementOf(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1)
}

/** A name behind the element in which a document has it, `Measurement/SizeCm`. */
function placed(name: string, { root, value }: AnyDocument): string | undefined {
  const place = placeOf(name, value, root)
  return place === undefined ? undefined : `${place}/${name}`
}

/** The element in which a document has a name, `Measurement` for `SizeCm`. */
function placeOf(name: string, value: AnyValue, within: string): string | undefined {
  if (value.kind === 'list') return value.entry === name ? within : placeOf(name, value.of, value.entry)
  if (value.kind !== 'record') return undefined
  if (value.fields.some((field) => field.name === name)) return within
  for (const field of value.fields) {
    const place = placeOf(name, field.value, field.name)
    if (place !== undefined) return place
  }
  return undefined
}
