import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { referencePages, tableNotices, tables } from '../../scripts/reference-pages.js'

const root = join(import.meta.dirname, '../..')

describe('docs/references', () => {
  const pages = [...referencePages()]

  it('has every page and no other (else: npm run docs, and delete pages of tables that are gone)', () => {
    expect(readdirSync(join(root, 'docs/references')).sort()).toEqual(pages.map(([file]) => file).sort())
  })

  it.each(pages)('%s says what the tables say (else: npm run docs)', (file, text) => {
    expect(readFileSync(join(root, 'docs/references', file), 'utf8')).toBe(text)
  })
})

it('NOTICE.md names the origin of every table (else: npm run docs)', () => {
  const notice = readFileSync(join(root, 'NOTICE.md'), 'utf8')
  expect(notice.endsWith(`${tableNotices().join('\n').trimEnd()}\n`)).toBe(true)
  for (const { id } of tables) expect(notice).toContain(id)
})
