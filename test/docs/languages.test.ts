import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageName } from '../../scripts/language-name.js'
import { locales } from '../../src/ground/languages/built-in.js'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe.each(locales)('the language %s', (locale) => {
  it.each(['README.md', 'docs/support.md'])('is named in %s', (file) => {
    expect(read(file)).toContain(languageName(locale))
  })

  it.each([
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
    'src/clinical/references/own/define-set.ts',
    'test/consumers/types/use.ts',
  ])('has its text wherever %s shows a text in every language', (file) => {
    for (const [text] of read(file).matchAll(/\{ de: .*? \}/g)) expect(text).toContain(` ${locale}: `)
  })
})
