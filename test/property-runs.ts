import fc from 'fast-check'

/** How often the long run repeats what the suite tries: `npm run soak`. */
const times = Number(process.env['AUXOLOGY_RUNS'] ?? 1)
const seed = Number(process.env['AUXOLOGY_SEED'] ?? 20261120)

// The same cases in every run of the suite, and others each day in the long run; a failure prints its seed.
fc.configureGlobal({ seed, numRuns: 100 * times })

/** Runs of a property that takes more or fewer than a hundred. */
export const runsOf = (count: number): { readonly numRuns: number } => ({ numRuns: count * times })
