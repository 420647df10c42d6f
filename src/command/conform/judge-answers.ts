import { percentileOf } from '../../clinical/references/distribution.js'
import type { ComparisonWords } from '../../ground/languages/words.js'
import { isRecord } from '../../ground/text/invalid-input.js'
import { shortened, shownValue } from '../../ground/text/quoted.js'
import type { ProgramOutput } from './ask-program.js'
import type { ConformanceCase, ExpectedAnswer } from './conformance-case.js'

/** What became of a case. `unsupported` is what the program says it doesn't have. */
export type Outcome = 'held' | 'different' | 'unsupported' | 'unanswered'

/** A case, judged. */
export interface JudgedCase {
  readonly case: ConformanceCase
  readonly outcome: Outcome
  /** Of a score, SD; of a height, cm. */
  readonly difference?: number
  /** What is wrong, as a sentence without its case. */
  readonly why?: string
}

/** All cases, judged, and what the program printed besides. */
export interface JudgedAnswers {
  readonly verdicts: readonly JudgedCase[]
  /** Whether the program failed: the cases without an answer are then named together. */
  readonly isBroken: boolean
  /** Lines that answer no case, and how a program failed. */
  readonly troubles: readonly string[]
}

/** Rounding error of a percentile, percentage points. */
const percentileRounding = 1e-9

/**
 * Judges what a program printed.
 *
 * @param leastTolerance what every case allows at least, SD: for programs that round their scores
 */
export function judgeAnswers(
  cases: readonly ConformanceCase[],
  { lines, trouble }: ProgramOutput,
  words: ComparisonWords,
  leastTolerance = 0,
): JudgedAnswers {
  const open = new Map(cases.map((one) => [one.question.id, one]))
  const answers = new Map<string, Answer>()
  const troubles: string[] = []
  lines.forEach((line, at) => {
    const answer = answerIn(line)
    const id = answer?.['id']
    if (answer === undefined || typeof id !== 'string') {
      troubles.push(words.line.noObject(at + 1, shownValue(line)))
    } else if (!open.has(id)) troubles.push(words.line.notAsked(at + 1, shownValue(id)))
    else if (answers.has(id)) troubles.push(words.line.again(at + 1, id))
    else answers.set(id, answer)
  })
  const verdicts = cases.map((one): JudgedCase => {
    const answer = answers.get(one.question.id)
    if (answer === undefined) return { case: one, outcome: 'unanswered', why: words.noAnswer }
    if (answer['unsupported'] === true) return { case: one, outcome: 'unsupported', why: words.noReference }
    return judged(one, answer, leastTolerance, words)
  })
  if (trouble !== undefined)
    troubles.unshift(words.program.failed(trouble, verdicts.filter(({ outcome }) => outcome === 'unanswered').length))
  return { verdicts, troubles, isBroken: trouble !== undefined }
}

type Answer = { readonly [member: string]: unknown }

function answerIn(line: string): Answer | undefined {
  try {
    const read: unknown = JSON.parse(line)
    return isRecord(read) ? { ...read } : undefined
  } catch {
    return undefined
  }
}

function judged(one: ConformanceCase, answer: Answer, leastTolerance: number, words: ComparisonWords): JudgedCase {
  const { expected } = one
  const different = (why: string): JudgedCase => ({ case: one, outcome: 'different', why })
  if (expected.none !== undefined) {
    const given = expectedMembers.filter((name) => answer[name] !== undefined && answer[name] !== null)
    return answer['none'] !== undefined && given.length === 0
      ? { case: one, outcome: 'held' }
      : different(words.noScore(expected.none, shownAnswer(answer[given[0] ?? 'none'], words)))
  }
  if (answer['none'] !== undefined)
    return different(words.none(expectedText(expected, words), shownAnswer(answer['none'], words)))
  if (expected.class !== undefined && answer['class'] !== expected.class) {
    return different(words.got('class', expected.class, shownAnswer(answer['class'], words)))
  }
  return judgedNumbers(one, answer, Math.max(one.tolerance, leastTolerance), words)
}

function judgedNumbers(one: ConformanceCase, answer: Answer, tolerance: number, words: ComparisonWords): JudgedCase {
  const { expected } = one
  let difference: number | undefined
  for (const name of ['score', 'cm'] as const) {
    const right = expected[name]
    if (right === undefined) continue
    const given = answer[name]
    if (typeof given !== 'number') {
      return { case: one, outcome: 'different', why: words.got(name, figure(right), shownAnswer(given, words)) }
    }
    difference = given - right
    // Rounding error of the subtraction is no difference.
    if (!(Math.abs(difference) <= tolerance + 1e-12)) {
      const apart = words.apart(figure(Math.abs(difference)), figure(tolerance))
      const why = `${words.got(name, figure(right), figure(given))}, ${apart}`
      return { case: one, outcome: 'different', difference, why }
    }
  }
  const why = percentileFault(expected, answer['percentile'], tolerance, words)
  const common = { case: one, ...(difference !== undefined && { difference }) }
  return why === undefined ? { ...common, outcome: 'held' } : { ...common, outcome: 'different', why }
}

/** A percentile may be left out; one that is given is within those of the scores that are allowed. */
function percentileFault(
  { score, percentile }: ExpectedAnswer,
  given: unknown,
  tolerance: number,
  words: ComparisonWords,
): string | undefined {
  if (score === undefined || percentile === undefined || given === undefined || given === null) return undefined
  const lowest = percentileOf(score - tolerance) - percentileRounding
  const highest = percentileOf(score + tolerance) + percentileRounding
  if (typeof given === 'number' && given >= lowest && given <= highest) return undefined
  const wrong = words.got('percentile', figure(percentile), shownAnswer(given, words))
  return `${wrong}; ${words.between(figure(lowest), figure(highest))}`
}

const expectedMembers = ['score', 'percentile', 'cm', 'class'] as const

function expectedText(expected: ExpectedAnswer, words: ComparisonWords): string {
  const name = expectedMembers.find((member) => member in expected) ?? 'score'
  return words.expected[name](String(expected[name]))
}

/** A member of an answer, whatever its type. */
function shownAnswer(value: unknown, { nothing }: ComparisonWords): string {
  if (value === undefined) return nothing
  return typeof value === 'object' ? shortened(JSON.stringify(value)) : shownValue(value)
}

/** A number with eight digits: more than any difference that matters. */
function figure(value: number): string {
  return String(Number(value.toPrecision(8)))
}
