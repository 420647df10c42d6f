import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentedLimits, plausibilityDocs } from '../../../scripts/plausibility-page.js'
import { sampleMessages } from '../../../scripts/plausibility-samples.js'

test('docs/plausibility.md is what the rules say (else: npm run docs)', () => {
  expect(readFileSync(new URL('../../../docs/plausibility.md', import.meta.url), 'utf8')).toBe(plausibilityDocs())
})

test('the samples show every message of every severity (else: scripts/plausibility-samples.ts)', () => {
  const shown = new Set(sampleMessages().map(({ code, severity }) => `${code} ${severity}`))
  const declared = new Set(documentedLimits().map(({ code, severity }) => `${code} ${severity}`))
  expect([...declared].filter((message) => !shown.has(message))).toEqual([])
  expect([...shown].filter((message) => !declared.has(message))).toEqual([])
})

test('every limit has a reason', () => {
  for (const { code, source } of documentedLimits()) expect(source.because, code).toMatch(/\S.*[.)]$/)
})
