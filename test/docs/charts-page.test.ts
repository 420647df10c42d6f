import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from '../../src/ground/languages/built-in.js'
import { anyChartTypes, chartTypes } from '../../src/ground/model/chart-types.js'
import { chartRenderers } from '../../src/shown/render/formats.js'

const page = readFileSync('docs/charts.md', 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('|'))
const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

it('docs/charts.md says how many types and formats there are', () => {
  const formats = Object.keys(chartRenderers).length
  const [sentence] = /^.* types in .* formats/m.exec(page) ?? []
  expect(sentence, 'the numbers at the top of docs/charts.md').toBe(
    `${chartTypes.length} types in ${words[formats] ?? formats} formats`,
  )
})

it.each(Object.entries(chartRenderers))(
  'docs/charts.md has a row for %s, with its media type',
  (format, { mediaType }) => {
    const row = rows.find((line) => line.split('|')[1]?.split(/[ ,]+/).includes(format))
    expect(row ?? '', `the row for ${format} under "Formats" in docs/charts.md`).toContain(`\`${mediaType}\``)
  },
)

it.each(locales)('docs/gallery/%s shows every type (else: npm run generate)', (locale) => {
  const pictures = anyChartTypes.map((type) => `${type}.svg`)
  expect(readdirSync(`docs/gallery/${locale}`).sort()).toEqual(pictures.sort())
})
