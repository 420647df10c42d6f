import { expect, it } from 'vitest'
import { samplePatients } from '../../scripts/plausibility-samples.js'
import * as source from '../../src/index.js'

const built = (await import(new URL('../../dist/index.js', import.meta.url).href)) as typeof source
const today = '2024-06-04'

// The build leaves out what only the documentation of the rules reads.
it.each(['de', 'en'])('the built rules say what the rules in src say: %s', (locale) => {
  for (const patient of samplePatients) {
    expect(built.validatePatient(patient, { today, locale })).toEqual(
      source.validatePatient(patient, { today, locale }),
    )
  }
})
