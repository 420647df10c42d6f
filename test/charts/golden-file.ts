import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/**
 * Expects the text of a golden file. `UPDATE_GOLDEN=1` writes the file
 * instead: then look at every picture that changed.
 */
export function expectGolden(name: string, text: string): void {
  const file = new URL(`golden/${name}`, import.meta.url)
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text)
  expect(existsSync(file), `no golden file ${name}: write it with UPDATE_GOLDEN=1, and look at it`).toBe(true)
  expect(text).toBe(readFileSync(file, 'utf8'))
}
