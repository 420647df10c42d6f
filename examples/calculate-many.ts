/**
 * Many patients, one after another: from a database, a file or a queue, in constant memory. A
 * patient that can't be used has its error in its place.
 *
 *     npx tsx examples/calculate-many.ts
 */
import { calculateManyAsync, type PatientInput } from 'auxology'

interface Child extends PatientInput {
  readonly id: string
}

/** What a cursor of a database would give. */
async function* children(): AsyncGenerator<Child> {
  for (let i = 0; i < 1000; i++) {
    const dateOfBirth = i === 500 ? '2014-06-31' : '2014-06-04'
    yield {
      id: `child-${i}`,
      gender: 'female',
      dateOfBirth,
      measurements: [{ date: '2024-06-04', sizeCm: 120 + (i % 40) }],
    }
  }
}

let short = 0
for await (const { patient, result, error } of calculateManyAsync(children(), { today: '2024-06-04', locale: 'en' })) {
  if (error !== undefined) console.log(`${patient.id}: ${error.message}`)
  else if ((result.measurements[0]?.sizeSds?.value ?? 0) < -2) short++
}
console.log(`${short} children below -2 SD`)
