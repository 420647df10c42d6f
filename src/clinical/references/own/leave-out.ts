import { AuxologyError } from '../../../ground/model/errors.js'
import { noMember } from './set-file.js'
import { referenceFormat } from './table-json.js'

/** No more errors than these of a file or a table are looked for: the first are the causes of others. */
const mostErrors = 20

/** The name of what has none that can be used. */
export const unnamed = 'unnamed'

const publication = { shortName: unnamed, citation: unnamed, population: '', licence: '' }

/** What takes the place of a member that can't be done without, once its error is reported. */
const stopgaps: { readonly [member: string]: unknown } = {
  ...publication,
  publication,
  publications: [publication],
  id: unnamed,
  name: unnamed,
  format: referenceFormat,
  measure: 'height',
  status: 'unstated',
  series: {},
}

/** What is left out whole: a row or a printed value for any of its members, a series for a piece without a table. */
const whole = /^(?:.*\b(?:rows\.(?:male|female)|checks)\[\d+\]|series\.[^.[]+(?=\[\d+\](?:\.table)?$))/

/** Without these, what is right would be wrong: no further errors are looked for. */
const decisive = /^steps$|^tables\[\d+\]$/

/** What is left of content, and what was read of it, unless it can't be read. */
interface LeftContent<Content, Result> {
  readonly left: Content
  readonly result?: Result
  /** The path in the whole content of one in what is left. */
  readonly placeOfLeft: (path: string) => string
}

/** How an error is reported, with its path in the content: undefined where others are no longer looked for. */
export type ErrorReport = (error: AuxologyError | undefined, path: string) => void

/**
 * Reads content again and again, each time without what the last error was about, until nothing is wrong with it or
 * nothing can be left out. An error about a place that holds an earlier one is its consequence, and not reported.
 *
 * @param known the paths of errors that were reported before
 */
export function readWithout<Content, Result>(
  content: Content,
  read: (left: Content) => Result,
  report: ErrorReport,
  known: readonly string[] = [],
): LeftContent<Content, Result> {
  const places: Places = new Map()
  const paths = [...known]
  for (let left = content; ; ) {
    const placeOfLeft = (path: string) => placeInWhole(left, path, places)
    try {
      return { left, result: read(left), placeOfLeft }
    } catch (error) {
      if (!(error instanceof AuxologyError)) throw error
      const { path = '', detail } = error
      const place = placeOfLeft(path)
      const isConsequence = paths.some((each) => isWithin(each, place))
      if (!isConsequence) report(error, place)
      paths.push(place)
      const isFull = paths.length >= mostErrors
      const isEnough = isFull || decisive.test(path)
      if (isFull || (isEnough && !isConsequence)) report(undefined, place)
      const leftOut = detail === noMember ? path : (whole.exec(path)?.[0] ?? path)
      const next = without(left, leftOut.match(part) ?? [], places) as Content
      if (isEnough || next === left) return { left, placeOfLeft }
      left = next
    }
  }
}

function isWithin(path: string, outer: string): boolean {
  return path.startsWith(outer) && !/^\w/.test(path.slice(outer.length))
}

/** Where the entries of a list that has fewer of them are in the whole list. */
type Places = Map<unknown, readonly number[]>

const part = /[^.[\]]+/g

/** The path in the whole content of one in what is left. */
function placeInWhole(left: unknown, path: string, places: Places): string {
  let at = left
  return path.replace(part, (name) => {
    const place = places.get(at)?.[Number(name)]
    at = memberOf(at, name)
    return place === undefined ? name : String(place)
  })
}

function memberOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Reflect.get(holder, name)
    : undefined
}

/** The same without a member or an entry, or with its stopgap; itself if there is neither. */
function without(holder: unknown, [name, ...inside]: readonly string[], places: Places): unknown {
  if (name === undefined || typeof holder !== 'object' || holder === null) return holder
  const member = memberOf(holder, name)
  const isTaken = inside.length === 0
  if (Array.isArray(holder) && isTaken) {
    const rest = (list: readonly unknown[]) => list.filter((_, i) => i !== Number(name))
    const list = rest(holder)
    places.set(list, rest(places.get(holder) ?? [...holder.keys()]) as readonly number[])
    return list.length === holder.length ? holder : list
  }
  const stopgap = memberOf(stopgaps, name)
  const instead = isTaken ? (member === stopgap ? undefined : stopgap) : without(member, inside, places)
  if (instead === member) return holder
  if (Array.isArray(holder)) {
    const list = holder.map((entry, i) => (i === Number(name) ? instead : entry))
    places.set(list, places.get(holder) ?? [...list.keys()])
    return list
  }
  const { [name]: _, ...others } = holder as { readonly [name: string]: unknown }
  return instead === undefined ? others : { ...others, [name]: instead }
}
