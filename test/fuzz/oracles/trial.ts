import { AuxologyError, type ErrorCode } from '../../../src/ground/model/errors.js'
import { errorSentence } from '../../../src/ground/text/error-sentence.js'

/**
 * No call may take longer, milliseconds of the processor: what never ends is
 * meant, and what takes a square of its input. A call that draws the first
 * picture of its thread takes about one second on a busy machine.
 */
const longestCall = 8000

/** Longer than this, a message echoes more of its input than anyone wants to read. */
const longestMessage = 2000

/** The codes of errors that are about a parameter. */
const parameterCodes: readonly ErrorCode[] = ['invalid_parameter', 'unknown_chart_type', 'unknown_chart_format']

/** What a target's runs have shown so far. */
export interface Tally {
  /** Calls that ended with an error they may end with. */
  refused: number
  /** The slowest call, milliseconds. */
  slowest: number
}

/**
 * Calls what is under test, and holds it to what every call has to keep: it
 * ends in time, and if it throws, then an AuxologyError with one of the codes
 * and a message fit to be read.
 *
 * @returns undefined where it was refused
 */
export function tried<Result>(tally: Tally, codes: readonly ErrorCode[], call: () => Result): Result | undefined {
  const stop = clock(tally)
  try {
    return call()
  } catch (error) {
    countRefusal(tally, codes, error)
  } finally {
    stop()
  }
  return undefined
}

/** {@link tried} for what answers later. */
export async function triedLater<Result>(
  tally: Tally,
  codes: readonly ErrorCode[],
  call: () => Promise<Result>,
  longest = longestCall,
): Promise<Result | undefined> {
  const stop = clock(tally, longest)
  try {
    return await call()
  } catch (error) {
    countRefusal(tally, codes, error)
  } finally {
    stop()
  }
  return undefined
}

function countRefusal(tally: Tally, codes: readonly ErrorCode[], error: unknown): void {
  if (!(error instanceof AuxologyError)) throw error
  if (!codes.includes(error.code))
    throw new Error(`the error ${error.code} is not to be expected here`, { cause: error })
  const { message, code, parameter, accepted } = error
  // What a chart lacks in a child is said in the reader's language.
  if (code !== 'chart_not_applicable' && message !== errorSentence(error))
    throw new Error(`a message that its data don't give: ${message.slice(0, 200)}`)
  if (parameterCodes.includes(code) && (parameter === undefined || accepted === undefined)) {
    throw new Error(`the error ${code} doesn't name its parameter: ${message.slice(0, 200)}`)
  }
  if (message === '' || message.length > longestMessage) throw new Error(`a message of ${message.length} characters`)
  if (/\[object|undefined|function\s*\(/.test(message))
    throw new Error(`an unreadable message: ${message.slice(0, 200)}`)
  tally.refused++
}

/** Calls once more, and a third time, what wasn't done in time. */
export async function inTime<Result>(longest: number, call: () => Result | Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const taken = stopwatch()
    const result = await call()
    const milliseconds = taken()
    if (milliseconds <= longest) return result
    if (attempt === 3) throw new Error(`the call took ${Math.round(milliseconds)} ms, not ${longest}`)
  }
}

function clock(tally: Tally, longest = longestCall): () => void {
  const taken = stopwatch()
  return () => {
    const milliseconds = taken()
    tally.slowest = Math.max(tally.slowest, milliseconds)
    if (milliseconds > longest) throw new Error(`a call took ${Math.round(milliseconds)} ms`)
  }
}

/** Counts the processor's time where that is less: others work on this machine, too. */
function stopwatch(): () => number {
  const [start, used] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(used)
    return Math.min(performance.now() - start, (user + system) / 1000)
  }
}
