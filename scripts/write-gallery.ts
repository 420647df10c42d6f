/**
 * Draws docs/gallery: every chart type in every language, and the main
 * sections and sizes, for the fictional children of the tests.
 *
 *     npm run gallery
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartRequest } from '../src/charts/chart-request.js'
import { type Locale, locales } from '../src/languages/built-in.js'
import { type ChartType, chartTypes } from '../src/model/chart-types.js'
import type { Patient } from '../src/model/patient.js'
import { renderChart } from '../src/render/render-chart.js'
import { patientOfType } from '../test/charts/patient-of-type.js'
import { clara, hanna, jakob, lina, mira, paul } from '../test/fixtures/children.js'
import { languageName } from './language-name.js'

const today = '2025-06-01'
const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/gallery')

/** The child that shows a chart type best. */
const childFor = (type: ChartType): Patient => (type === 'WeightLength' ? paul : patientOfType(type))

/** Further pictures: the caption, the child and the request. */
const windows: readonly (readonly [name: string, caption: string, child: Patient, request: ChartRequest])[] = [
  ['newborn', 'A newborn: size at birth only', lina, { type: 'Height' }],
  ['three-years', 'Under four years: the axis ends at four', paul, { type: 'Height' }],
  ['eight-years', 'An eight-year-old girl', clara, { type: 'Height' }],
  ['forty-visits', 'Forty measurements, with events close together', hanna, { type: 'Height' }],
  ['crop-x', '`crop_x`: to the last parameter', clara, { type: 'Height', cropX: true }],
  ['crop-x-at', '`crop_x_at`: to two years', jakob, { type: 'Weight', cropX: true, cropXAt: 2 }],
  ['crop-y', '`crop_y`: to the highest parameter', clara, { type: 'Bmi', cropY: true }],
  [
    'references',
    '`references`: printed below; the picture becomes taller',
    mira,
    { type: 'HeightWithTurnerSyndrome', references: true },
  ],
  ['wide', '2000 × 600', jakob, { type: 'Height', width: 2000, height: 600 }],
  ['small', '300 × 300', jakob, { type: 'Height', width: 300, height: 300 }],
]

async function draw(file: string, child: Patient, request: ChartRequest, locale: Locale): Promise<string> {
  const { body } = await renderChart(child, { ...request, format: 'Svg' }, { today, locale })
  writeFileSync(join(folder, file), body)
  return `<img src="${file}" width="420" alt="${file.replace(/^.*\/|\.svg$/g, '')}">`
}

rmSync(folder, { recursive: true, force: true })
for (const part of [...locales, 'windows']) mkdirSync(join(folder, part), { recursive: true })

const languages = locales.map(languageName)

const page = [
  '# Gallery',
  '',
  `Every chart type in ${languages.join(' and ')}, then the main sections and sizes. \`npm run gallery\` draws them for fictional`,
  'children.',
  '',
  `| | ${languages.join(' | ')} |`,
  `| --- |${' --- |'.repeat(languages.length)}`,
]
for (const type of chartTypes) {
  const drawn: string[] = []
  for (const locale of locales) drawn.push(await draw(`${locale}/${type}.svg`, childFor(type), { type }, locale))
  page.push(`| ${type} | ${drawn.join(' | ')} |`)
}
page.push('', '## Sections and sizes', '', '| | |', '| --- | --- |')
for (const [name, caption, child, request] of windows) {
  page.push(`| ${caption} | ${await draw(`windows/${name}.svg`, child, request, 'en')} |`)
}
writeFileSync(join(folder, 'README.md'), `${page.join('\n')}\n`)

const { body } = await renderChart(jakob, { type: 'Height', format: 'Svg' }, { today, locale: 'en' })
writeFileSync(join(root, 'docs/height.svg'), body)
console.log(`${locales.length * chartTypes.length + windows.length} pictures in docs/gallery, one in docs`)
