import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withPlainFigures } from '../../scripts/build/plain-figures.js'
import { decodeColumns } from '../../src/references/figure-coding.js'

const folder = join(import.meta.dirname, '../../src/references/tables/figures')
const texts = (source: string) => [...source.matchAll(/ (?:fe)?male:\s+'([^']+)'/g)].map(([, text = '']) => text)

it('keeps every figure of every table', () => {
  for (const file of readdirSync(folder)) {
    const packed = readFileSync(join(folder, file), 'utf8')
    const columns = (/ per: \{(.*?)\}/.exec(packed)?.[1] ?? '').split(':').length - 1
    const plain = texts(withPlainFigures(packed))
    expect.soft(plain).toHaveLength(texts(packed).length)
    for (const [i, text] of texts(packed).entries()) {
      expect.soft(plain[i], file).toMatch(/^#\[\[/)
      expect.soft(decodeColumns(plain[i] ?? '', columns), file).toEqual(decodeColumns(text, columns))
    }
  }
})
