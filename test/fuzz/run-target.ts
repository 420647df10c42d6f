import fc from 'fast-check'
import { schemaSamples } from './oracles/schemas.js'
import type { Target } from './target.js'

/** What came of fuzzing a target. */
export interface TargetReport {
  readonly name: string
  readonly runs: number
  /** Calls that ended with an error they may end with. */
  readonly refused: number
  /** The slowest call, milliseconds. */
  readonly slowest: number
  readonly failures: readonly Failure[]
}

/** A run that went wrong. */
export interface Failure {
  /** Seed and path with which fast-check comes to the same input again. */
  readonly seed: number
  readonly path: string
  readonly input: string
  readonly error: string
}

/** How a target is run. */
export interface RunSettings {
  readonly runs: number
  readonly seed: number
  /** Where fast-check left off, to repeat a single failure. */
  readonly path?: string | undefined
  readonly onRun?: () => void
}

/** A target stops after this many failures. */
const mostFailures = 5
const longestExcerpt = 4000

/** Runs a target; after a failure it goes on with the next seed. */
export async function runTarget(target: Target, settings: RunSettings): Promise<TargetReport> {
  const tally = { refused: 0, slowest: 0 }
  const samples = schemaSamples()
  const failures: Failure[] = []
  let done = 0
  let seed = settings.seed
  while (done < settings.runs && failures.length < mostFailures) {
    const property = watched(target.property({ tally, samples }), () => {
      done++
      settings.onRun?.()
    })
    const numRuns = settings.runs - done
    const details = await fc.check(property, {
      seed,
      numRuns,
      ...(settings.path && { path: settings.path, endOnFailure: true }),
    })
    if (details.failed) {
      const { counterexample, counterexamplePath, errorInstance } = details
      const error =
        errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance)
      failures.push({ seed, path: counterexamplePath ?? '', input: excerpt(fc.stringify(counterexample)), error })
    }
    if (settings.path) break
    seed++
  }
  for (const trouble of await samples.xmlTroubles()) failures.push({ seed, path: '', input: '', error: trouble })
  return { name: target.name, runs: done, refused: tally.refused, slowest: tally.slowest, failures }
}

/** Counts the runs of a property, those of shrinking included. */
function watched(property: fc.IRawProperty<unknown>, onRun: () => void): fc.IRawProperty<unknown> {
  return new Proxy(property, {
    get: (own, key) => {
      const part = Reflect.get(own, key)
      if (typeof part !== 'function') return part
      if (key !== 'run') return part.bind(own)
      return (value: unknown) => {
        onRun()
        return part.call(own, value)
      }
    },
  })
}

function excerpt(text: string): string {
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}… (${text.length} characters)` : text
}
