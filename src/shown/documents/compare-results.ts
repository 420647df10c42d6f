import { normalQuantile } from '../../ground/math/normal-distribution.js'
import { invalidParameter, isRecord, refuseUnknownNames } from '../../ground/text/invalid-input.js'
import {
  comparableText,
  dayOf,
  listOf,
  type Members,
  memberOf,
  numberOf,
  type SingleValue,
  saysNothing,
  singleValue,
} from './compared-value.js'

/** What counts as a difference. */
export interface CompareOptions {
  /** Scores may differ by this much, SD, and percentiles by as much as that is where they are. Default 0. */
  readonly tolerance?: number | undefined
  /** All other numbers may differ by this much. Default 0. */
  readonly numberTolerance?: number | undefined
  /** Whether the texts of messages may differ, as those of another program do. Default false. */
  readonly ignoreTexts?: boolean | undefined
}

/**
 * Element by element what differs between two result documents, given as the
 * objects that `JSON.parse` makes of them: those of the service this library
 * stands in for, of another version, of other references.
 *
 * Visits belong together by their day, those of one day in their order. What is
 * missing, null, empty or blank says the same: nothing. Names are compared without
 * regard to case, a number by its value, also with a decimal comma.
 *
 * @throws AuxologyError `invalid_parameter` if either is not an object, or for an option
 * @example
 * ```ts
 * const visit = (value: number) => ({ Date: '2019-05-06', SizeSds: { value, accuracy: 'exact' } })
 * compareResults({ Measurements: [visit(0.53)] }, { Measurements: [visit(0.5)] })
 * // [{ kind: 'changed', path: 'Patient/Measurements/2019-05-06/SizeSds', old: 0.53, new: 0.5, by: -0.03, in: 'SD' }]
 * ```
 */
export function compareResults(old: object, now: object, options: CompareOptions = {}): ResultDifference[] {
  if (!isRecord(old)) throw invalidParameter('old', old, 'a result as an object')
  if (!isRecord(now)) throw invalidParameter('now', now, 'a result as an object')
  refuseUnknownNames(options, ['tolerance', 'numberTolerance', 'ignoreTexts'])
  const { tolerance = 0, numberTolerance = 0, ignoreTexts = false } = options
  for (const [name, value] of Object.entries({ tolerance, numberTolerance })) {
    if (!(value >= 0)) throw invalidParameter(name, value, 'a number that is not negative')
  }
  return compareMembers(old as Members, now as Members, 'Patient', { tolerance, numberTolerance, ignoreTexts })
}

type Tolerances = Required<{ readonly [Key in keyof CompareOptions]-?: NonNullable<CompareOptions[Key]> }>

/** Two scores of two decimals differ by up to this much more than is written, SD; their percentiles show it. */
const scoreRounding = 0.01

/** What double precision adds to numbers of two decimals. */
const binaryNoise = 1e-9

function compareMembers(old: Members, now: Members, path: string, options: Tolerances): ResultDifference[] {
  const names = new Map([...Object.keys(old), ...Object.keys(now)].map((name) => [name.toLowerCase(), name]))
  return [...names.values()].flatMap((name) =>
    compare(memberOf(old, name), memberOf(now, name), `${path}/${name}`, options),
  )
}

function nameAt(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

function compare(old: unknown, now: unknown, path: string, options: Tolerances): ResultDifference[] {
  const name = nameAt(path)
  const within = path.slice(0, path.lastIndexOf('/'))
  if (name === 'validation_message') return compareMessages(old, now, within, options.ignoreTexts)
  if (saysNothing(old) && saysNothing(now)) return []
  if (entryKeys[name] !== undefined || Array.isArray(old) || Array.isArray(now))
    return compareByKey(old, now, path, options)
  const [before, after] = [singleValue(old), singleValue(now)]
  if (before === undefined && after === undefined) return compareMembers(membersOf(old), membersOf(now), path, options)
  return [...compareSingle(before, after, path, options), ...compareAttributes(old, now, path)]
}

/** What the entries of a list are told apart by; those of other lists by their order alone. */
const entryKeys: { readonly [list: string]: (entry: unknown) => string } = {
  measurements: visitDay,
  diseases: (entry) => String(singleValue(entry) ?? ''),
}

/** The day of a visit; its age where it has none. */
function visitDay(visit: unknown): string {
  const members = membersOf(visit)
  const age = singleValue(memberOf(members, 'AgeInYears')) ?? singleValue(memberOf(members, 'AgeYears'))
  return dayOf(memberOf(members, 'Date')) ?? (age === undefined ? '' : String(numberOf(age) ?? age))
}

/** Compares the entries of two lists that have the same key, in their order. */
function compareByKey(old: unknown, now: unknown, path: string, options: Tolerances): ResultDifference[] {
  const keyOf = entryKeys[nameAt(path)] ?? (() => '')
  const [before, after] = [grouped(listOf(old), keyOf), grouped(listOf(now), keyOf)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [olds, news] = [before.get(key) ?? [], after.get(key) ?? []]
    const isOne = olds.length <= 1 && news.length <= 1 && key !== ''
    return Array.from({ length: Math.max(olds.length, news.length) }, (_, index) => {
      const place = isOne ? `${path}/${key}` : `${path}/${key}[${index + 1}]`
      return compareEntries(olds[index], news[index], place, options)
    }).flat()
  })
}

function grouped(entries: readonly unknown[], keyOf: (entry: unknown) => string): Map<string, unknown[]> {
  const groups = new Map<string, unknown[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}

/** An entry that only one list has is one difference, whatever it holds. */
function compareEntries(old: unknown, now: unknown, path: string, options: Tolerances): ResultDifference[] {
  if (old === undefined) return [{ kind: 'additional', path, ...shown('new', now) }]
  if (now === undefined) return [{ kind: 'missing', path, ...shown('old', old) }]
  return compare(old, now, path, options)
}

function shown(side: 'old' | 'new', entry: unknown): { readonly [side in 'old' | 'new']?: SingleValue } {
  const value = singleValue(entry)
  return value === undefined ? {} : { [side]: value }
}

function compareSingle(
  old: SingleValue | undefined,
  now: SingleValue | undefined,
  path: string,
  { tolerance, numberTolerance }: Tolerances,
): ResultDifference[] {
  if (old === undefined && now === undefined) return []
  if (old === undefined) return [{ kind: 'additional', path, new: now as SingleValue }]
  if (now === undefined) return [{ kind: 'missing', path, old }]
  const [before, after] = [numberOf(old), numberOf(now)]
  if (before === undefined || after === undefined) {
    return comparableText(old) === comparableText(now) ? [] : [{ kind: 'changed', path, old, new: now }]
  }
  const by = Number((after - before).toPrecision(12))
  const unit = /sds$/i.test(path) ? 'SD' : /percentile$/i.test(path) ? 'percentile points' : 'units'
  const [distance, most] =
    unit === 'percentile points'
      ? [percentileDistance(before, after), tolerance === 0 ? 0 : tolerance + scoreRounding]
      : [Math.abs(by), unit === 'SD' ? tolerance : numberTolerance]
  if (by === 0 || distance - most <= binaryNoise) return []
  return [{ kind: 'changed', path, old: before, new: after, by, in: unit }]
}

/** How far two percentiles lie apart, SD. */
function percentileDistance(one: number, other: number): number {
  if (![one, other].every((percentile) => percentile > 0 && percentile < 100)) return Number.POSITIVE_INFINITY
  return Math.abs(normalQuantile(one / 100) - normalQuantile(other / 100))
}

/** Attributes that both have; without `accuracy` a score is exact. */
function compareAttributes(old: unknown, now: unknown, path: string): ResultDifference[] {
  const [before, after] = [membersOf(old), membersOf(now)]
  const names = new Set(['accuracy', ...Object.keys(after).filter((name) => !isContent.test(name))])
  return [...names].flatMap((name) => {
    const byDefault = name === 'accuracy' ? 'exact' : undefined
    const [was, is] = [before, after].map((members) => singleValue(memberOf(members, name)) ?? byDefault)
    if (was === undefined || is === undefined || comparableText(was) === comparableText(is)) return []
    return [{ kind: 'changed', path: `${path}/@${name}`, old: was, new: is }]
  })
}

/** The names of what `compareSingle` compares, and of the score before the clamp, which differs with it. */
const isContent = /^(#text|value|text|percent|raw)$/i

function membersOf(value: unknown): Members {
  return isRecord(value) ? (value as Members) : {}
}

/** One difference between two results. */
export interface ResultDifference {
  /**
   * - `changed`: another value.
   * - `missing`: the old result has a value, the new one none; `additional`: the reverse.
   * - `message_gone`, `message_added`, `message_severity`, `message_text`: of plausibility messages.
   */
  readonly kind:
    | 'changed'
    | 'missing'
    | 'additional'
    | 'message_gone'
    | 'message_added'
    | 'message_severity'
    | 'message_text'
  /** The element, a visit by its day: `Patient/Measurements/2019-05-06/SizeSds`. */
  readonly path: string
  readonly old?: SingleValue
  readonly new?: SingleValue
  /** The new number less the old one. */
  readonly by?: number
  /** What `by` is in: standard deviations of a score, points of a percentile, or the unit of the element. */
  readonly in?: 'SD' | 'percentile points' | 'units'
}

/** A message as either document has it. */
interface ComparedMessage {
  readonly severity: string
  readonly target: string
  /** Only the extended form has it. */
  readonly code: string | undefined
  readonly text: string
}

/**
 * The differences between the messages of one place. A message is the same if it
 * concerns the same field and, where both have one, has the same code; of several,
 * those alike in text and then in severity belong together.
 */
function compareMessages(before: unknown, after: unknown, path: string, ignoresTexts: boolean): ResultDifference[] {
  const rest = messagesOf(after)
  const differences: ResultDifference[] = []
  const closest: readonly ((a: ComparedMessage, b: ComparedMessage) => boolean)[] = [
    (a, b) => a.severity === b.severity && a.text === b.text,
    (a, b) => a.severity === b.severity,
    () => true,
  ]
  let open = messagesOf(before)
  for (const isClose of closest) {
    open = open.filter((old) => {
      const at = rest.findIndex((candidate) => isSameMessage(old, candidate) && isClose(old, candidate))
      if (at < 0) return true
      const [now] = rest.splice(at, 1) as [ComparedMessage]
      differences.push(...changes(old, now, path, ignoresTexts))
      return false
    })
  }
  return [
    ...open.map((old) => ({ kind: 'message_gone', path: placeOf(path, old), old: described(old) }) as const),
    ...rest.map((now) => ({ kind: 'message_added', path: placeOf(path, now), new: described(now) }) as const),
    ...differences,
  ]
}

function messagesOf(value: unknown): ComparedMessage[] {
  return listOf(value).map((entry) => {
    const members = (typeof entry === 'object' ? entry : {}) as Members
    const text = (name: string) => String(singleValue(memberOf(members, name)) ?? '')
    return {
      severity: text('severity').toLowerCase(),
      target: text('target').toLowerCase(),
      code: text('code') || undefined,
      text: String(singleValue(entry) ?? ''),
    }
  })
}

function isSameMessage(old: ComparedMessage, now: ComparedMessage): boolean {
  return old.target === now.target && (old.code === undefined || now.code === undefined || old.code === now.code)
}

function changes(old: ComparedMessage, now: ComparedMessage, path: string, ignoresTexts: boolean): ResultDifference[] {
  if (old.severity !== now.severity) {
    return [{ kind: 'message_severity', path: placeOf(path, now), old: described(old), new: described(now) }]
  }
  if (ignoresTexts || old.text === now.text) return []
  return [{ kind: 'message_text', path: placeOf(path, now), old: old.text, new: now.text }]
}

function placeOf(path: string, { target }: ComparedMessage): string {
  return `${path}/validation_message[${target}]`
}

function described({ severity, text }: ComparedMessage): string {
  return text === '' ? severity : `${severity}: ${text}`
}
