import type fc from 'fast-check'
import type { SchemaSamples } from './oracles/schemas.js'
import type { Tally } from './oracles/trial.js'

/** What a target's runs leave behind. */
export interface Bench {
  readonly tally: Tally
  readonly samples: SchemaSamples
}

/** Something that is fuzzed: what it is given, and what has to hold. */
export interface Target {
  readonly name: string
  /** Part of all runs, in parts of a thousand. */
  readonly share: number
  /** For a target that doesn't share: its runs among the ordinary tests, and among 200,000 of `npm run fuzz`. */
  readonly runs?: { readonly ordinary: number; readonly thorough: number }
  readonly property: (bench: Bench) => fc.IRawProperty<unknown>
}
