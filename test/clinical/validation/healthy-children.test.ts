import { expect, test } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { healthyChildren } from './healthy-children.js'

/** `npm run soak` asks for more children, and others every day. */
const count = Number(process.env['HEALTHY_CHILDREN'] ?? 5000)
const seed = Number(process.env['HEALTHY_SEED'] ?? 20_261_120)
const children = healthyChildren(count, seed)

function countNumbers(fields: object): number {
  return Object.values(fields).filter((value) => typeof value === 'number').length
}

function countValues({ measurements = [], ...general }: Patient): number {
  return measurements.reduce((sum, visit) => sum + countNumbers(visit), countNumbers(general))
}

test(`${count} healthy children: no error, at most 0.1 % of the values with a warning`, () => {
  expect(children).toHaveLength(count)
  const values = children.reduce((sum, child) => sum + countValues(child), 0)
  const counts = new Map<string, number>()
  for (const child of children) {
    for (const { severity, code } of validatePatient(child, { today: '2026-11-20' })) {
      for (const key of [severity, `${severity} ${code}`]) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const rate = (key: string) => (counts.get(key) ?? 0) / values
  console.log(
    `healthy children, seed ${seed}: ${values} values`,
    ...[...counts].sort().map(([key, count]) => `\n  ${key}: ${count} (${((100 * count) / values).toFixed(4)} %)`),
  )
  expect(counts.get('error')).toBeUndefined()
  expect(rate('warning')).toBeLessThanOrEqual(0.001)
  // Of another reference, and not of the value: every infant with two heads has it.
  expect(rate('hint') - rate('hint head_reference_changed')).toBeLessThanOrEqual(0.01)
})
