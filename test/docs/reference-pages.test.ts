import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { courseNotices, coursePages } from '../../scripts/course-pages/course-pages.js'
import { referencePages, tableNotices } from '../../scripts/reference-pages.js'
import { tables } from '../../scripts/reference-tables.js'
import { withRights } from '../../scripts/rights-pages.js'
import { adultHeightMethodIds } from '../../src/ground/model/course-names.js'
import { byHand, printedArithmetic } from '../clinical/course/by-hand.js'

const root = join(import.meta.dirname, '../..')

describe('docs/references', () => {
  const pages = [...referencePages()]

  it('has every page and no other (else: npm run docs, and delete pages of tables that are gone)', () => {
    const written = [...pages.map(([file]) => file), 'agreement.md']
    expect(readdirSync(join(root, 'docs/references')).sort()).toEqual(written.sort())
  })

  it.each(pages)('%s says what the tables say (else: npm run docs)', (file, text) => {
    expect(readFileSync(join(root, 'docs/references', file), 'utf8')).toBe(text)
  })
})

describe('docs/course', () => {
  const pages = [...coursePages()]

  it('has a page for every method, and no other (else: npm run docs)', () => {
    expect(readdirSync(join(root, 'docs/course')).sort()).toEqual(pages.map(([file]) => file).sort())
    for (const method of adultHeightMethodIds) expect(pages.map(([file]) => file)).toContain(`${method}.md`)
  })

  it.each(pages)('%s says what the methods say (else: npm run docs)', (file, text) => {
    expect(readFileSync(join(root, 'docs/course', file), 'utf8')).toBe(text)
  })

  it.each(pages.filter(([file]) => !['README.md', 'accuracy.md'].includes(file)))(
    '%s has an example whose arithmetic comes out',
    (file, text) => {
      const [, example = ''] = text.split('```')
      const lines = example.split('\n').flatMap((line) => printedArithmetic(line, '.') ?? [])
      // Rules are compared, not computed.
      expect(lines.length).toBeGreaterThan(file === 'screening.md' ? 0 : 2)
      for (const { formula, result } of lines) {
        expect(Math.abs(byHand(formula, {}) - result), formula).toBeLessThan(1e-5 * Math.max(1, Math.abs(result)))
      }
    },
  )
})

it('docs/rights.md has every publication with its evidence (else: npm run docs)', async () => {
  const written = readFileSync(join(root, 'docs/rights.md'), 'utf8')
  expect(await withRights(written)).toBe(written)
})

it('NOTICE.md names the origin of every table (else: npm run docs)', () => {
  const notice = readFileSync(join(root, 'NOTICE.md'), 'utf8')
  expect(notice.endsWith(`${[...tableNotices(), ...courseNotices()].join('\n').trimEnd()}\n`)).toBe(true)
  for (const { id } of tables) expect(notice).toContain(id)
})
