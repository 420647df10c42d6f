import { isRecord } from '../../ground/text/invalid-input.js'
import { plainText } from '../../ground/text/plain-text.js'
import { UsageError } from '../command.js'

/** What a program is asked, one line of JSON. Invalid questions may have other types: they are part of the test. */
export interface ConformanceQuestion {
  readonly id: string
  /** What the case tests. */
  readonly group: string
  /** A table, `who2006-height`; a set of tables, `who`; or a method. */
  readonly reference: string
  /** The year of the reference. */
  readonly edition: string
  readonly sex: string
  readonly measure: string
  readonly unit?: string
  readonly value?: number
  /** Since birth; a month is 30.4375 days. */
  readonly ageDays?: number
  /** At birth. */
  readonly gestationDays?: number
  /** Of tables that run along it: at birth, the gestation. */
  readonly postmenstrualDays?: number
  /** The length or height behind a body mass index, a proportion or a weight for length. */
  readonly sizeCm?: number
  readonly position?: string
  readonly disease?: string
  /** Of a gain: the age at which the interval begins, and its length. */
  readonly fromMonths?: number
  readonly months?: number
  /** Of a conditional gain: two ages and the scores there. */
  readonly fromWeeks?: number
  readonly toWeeks?: number
  readonly fromScore?: number
  readonly toScore?: number
  /** Of an adult height. */
  readonly variant?: string
  readonly weightKg?: number
  readonly boneAgeYears?: number
  readonly boneAgeMethod?: string
  readonly fatherCm?: number
  readonly motherCm?: number
}

/** What a program has to answer: `none` is the reason why there is no score. */
export interface ExpectedAnswer {
  readonly score?: number
  readonly percentile?: number
  /** A predicted adult height, cm. */
  readonly cm?: number
  /** The class of a body mass index. */
  readonly class?: string
  readonly none?: string
}

/** A question with its answer. */
export interface ConformanceCase {
  readonly question: ConformanceQuestion
  readonly expected: ExpectedAnswer
  /** How far a score may be off, SD; a height, cm. */
  readonly tolerance: number
  /** Where the answer is from: printed, computed apart from this library, or by it. */
  readonly source: string
}

/**
 * The cases of a file.
 *
 * @throws UsageError for what is no file of cases, with the place
 */
export function readCases(text: string, path: string): readonly ConformanceCase[] {
  const { cases, sources } = documentOf(text, path)
  if (!Array.isArray(cases)) throw new UsageError(`${path} has no cases: expected a file of conformance/cases`)
  return cases.map((one: unknown, index) => {
    const place = `${path}: case ${index + 1}`
    if (!isRecord(one)) throw new UsageError(`${place} is not an object`)
    const { expected, tolerance, source, ...question }: Members = { ...one }
    for (const name of ['id', 'group', 'reference']) {
      if (typeof question[name] !== 'string') throw new UsageError(`${place} has no ${name}`)
    }
    if (!isRecord(expected)) throw new UsageError(`${place} has no expected answer`)
    if (typeof tolerance !== 'number') throw new UsageError(`${place} has no tolerance`)
    const asked = question as unknown as ConformanceQuestion
    return { question: asked, expected, tolerance, source: kindOf(sources, source) }
  })
}

/** What kind of source a case has, as its file describes the source. */
function kindOf(sources: unknown, source: unknown): string {
  const described: Members = isRecord(sources) ? { ...sources } : {}
  const own = described[String(source)]
  const { kind }: Members = isRecord(own) ? { ...own } : {}
  return typeof kind === 'string' ? kind : 'unknown'
}

type Members = { readonly [member: string]: unknown }

function documentOf(text: string, path: string): Members {
  try {
    const read: unknown = JSON.parse(text)
    if (isRecord(read)) return { ...read }
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${plainText(error instanceof Error ? error.message : String(error))}`)
  }
  throw new UsageError(`${path} has no cases: expected a file of conformance/cases`)
}
