/**
 * Draws docs/gallery: every chart type in every language, and what else
 * a chart can be asked for, for the fictional children of the tests.
 *
 *     npm run gallery
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartRequest } from '../src/charts/chart-request.js'
import type { ReferenceSet } from '../src/clinical/references/index.js'
import { cerebralPalsy } from '../src/clinical/references/national/cerebral-palsy.js'
import { china } from '../src/clinical/references/national/china.js'
import { korea } from '../src/clinical/references/national/korea.js'
import { netherlands } from '../src/clinical/references/national/netherlands.js'
import { norway } from '../src/clinical/references/national/norway.js'
import { trisomy21Netherlands } from '../src/clinical/references/national/trisomy-21-netherlands.js'
import { turkey } from '../src/clinical/references/national/turkey.js'
import { type Locale, locales } from '../src/ground/languages/built-in.js'
import { type AnyChartType, anyChartTypes } from '../src/ground/model/chart-types.js'
import type { Patient } from '../src/ground/model/patient.js'
import { renderChart } from '../src/shown/render/render-chart.js'
import { patientOfType, setOfType } from '../test/charts/patient-of-type.js'
import { clara, emil, hanna, jakob, lina, mira, paul, sofie } from '../test/fixtures/children.js'
import { oskar } from '../test/fixtures/level-children.js'
import { amelie, lukas } from '../test/fixtures/puberty-children.js'
import { konstantin, leonie } from '../test/fixtures/sheet-children.js'
import { felix, kilian, mats, nora, romy } from '../test/fixtures/unusual-children.js'
import { languageName } from './language-name.js'

/** After the last visit of every child. */
const today = '2025-08-10'
const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/gallery')

/** The child that shows a chart type best. */
const childFor = (type: AnyChartType): Patient => (type === 'WeightLength' ? paul : patientOfType(type))

/** The names of the children's events, for pictures in English. */
const englishEvents: { readonly [german: string]: string } = {
  Adenotomie: 'Adenoidectomy',
  'Beginn der Pubertät': 'Onset of puberty',
  'Beginn Wachstumshormon': 'Start of growth hormone',
  Entlassung: 'Discharge',
  'Zöliakie: Diät': 'Coeliac disease: diet',
  Hydrocortison: 'Hydrocortisone',
  'Dosis erhöht': 'Dose increased',
  'Umstellung der Therapie auf zweimal täglich': 'Changed to twice daily',
  Pubertätsbeginn: 'Onset of puberty',
  'GnRH-Analogon': 'GnRH analogue',
  'Adipositas-Sprechstunde': 'Obesity clinic',
  'IGF-1 im unteren Normbereich': 'IGF-1 in the lower normal range',
  'Somatropin 0,045 mg/kg': 'Somatropin 0.045 mg/kg',
  Östrogen: 'Oestrogen',
}

function namedIn(locale: Locale, child: Patient): Patient {
  if (locale !== 'en' || child.markers === undefined) return child
  return {
    ...child,
    markers: child.markers.map((marker) => ({
      ...marker,
      text: (marker.text && englishEvents[marker.text]) ?? marker.text,
    })),
  }
}

/** A boy whose treatments are periods. */
const treated: Patient = {
  ...felix,
  markers: [
    { text: 'Somatropin', date: '2021-04-12', until: '2024-09-30', kind: 'growth-hormone' },
    { text: 'Triptorelin', date: '2023-10-02', until: '2025-04-07', kind: 'puberty-suppression' },
    { text: 'MRI of the pituitary', date: '2021-02-08' },
  ],
}

type Picture = readonly [
  name: string,
  caption: string,
  child: Patient,
  type: AnyChartType,
  request?: Omit<ChartRequest, 'type'>,
  references?: ReferenceSet,
]

/** Further pictures, by heading. */
const sections: { readonly [heading: string]: readonly Picture[] } = {
  'Lines and limits': [
    ['beyond-percentiles', 'A very short boy: lines at −2.5 SD and below appear by themselves', felix, 'Height'],
    ['limits', 'Body mass index of a girl with extreme obesity: the limits of the AGA', nora, 'Bmi'],
    ['lines-sds', '`lines: sds`', clara, 'Height', { lines: 'sds' }],
    ['lines-nine', '`lines: nine`', clara, 'Height', { lines: 'nine' }],
  ],
  'Growth over time': [
    ['velocity-seasons', 'Velocity of a girl seen often: each over about a year', hanna, 'HeightVelocity'],
    [
      'thrive-lines',
      '`thriveLines`: gain on the 5th centile in every four weeks',
      paul,
      'Weight',
      { cropX: true, cropXAt: 2, thriveLines: true },
    ],
    [
      'expected',
      '`expected`: what is expected after the latest value, for 50 and 90 of 100 children with the same earlier values',
      paul,
      'Height',
      { expected: true, cropX: true, cropXAt: 7 },
    ],
  ],
  Puberty: [
    ['puberty-girl', 'Breast and pubic hair stages, menarche, and when puberty usually begins', amelie, 'Height'],
    ['puberty-boy', 'Genital stages and testicular volumes of a late boy', lukas, 'HeightVelocity'],
  ],
  'References of the world': [
    ['netherlands', 'The Netherlands, 2009: body mass index', clara, 'Bmi', {}, netherlands],
    ['china', 'China: length gives way to height at three years', jakob, 'Height', {}, china],
    ['korea', 'South Korea: WHO to three years', clara, 'Weight', {}, korea],
    ['turkey', 'Turkey: an approximate table says so', jakob, 'Bmi', { references: true }, turkey],
    ['norway', 'Norway: from seven years', clara, 'Height', {}, norway],
  ],
  'Born preterm': [
    ['preterm-height', 'By corrected age, with the correction ending at two years', romy, 'Height', { window: 'fit' }],
    ['preterm-weeks', 'By postmenstrual age, weeks and corrected months', emil, 'WeightPremature'],
  ],
  'References for some children': [
    [
      'gmfcs-5',
      'Cerebral palsy, level V, fed by tube (`cerebral-palsy`)',
      oskar,
      'WeightWithCerebralPalsy',
      {},
      cerebralPalsy,
    ],
    [
      'trisomy-21-dutch',
      'Trisomy 21 by Dutch children (`trisomy-21-netherlands`)',
      sofie,
      'HeightWithTrisomy21',
      {},
      trisomy21Netherlands,
    ],
  ],
  Events: [
    ['periods', 'Treatments as bars, with dates and ages below', treated, 'Height', { window: 'fit' }],
    ['forty-visits', 'Forty measurements, with events close together', hanna, 'Height'],
  ],
  'Nothing left out in silence': [['cautions', 'Slips of the keyboard: what is not drawn is named', kilian, 'Height']],
  Sections: [
    ['newborn', 'A newborn: size at birth only', lina, 'Height'],
    ['weeks', 'An infant of six weeks, `window: fit`', mats, 'Weight', { window: 'fit' }],
    ['three-years', 'Under four years: the axis ends at four', paul, 'Height'],
    ['eight-years', 'An eight-year-old girl: `window: full`, the default', clara, 'Height'],
    ['fit', 'The same, `window: fit`', clara, 'Height', { window: 'fit' }],
    ['crop-x', '`cropX`: to the latest value', clara, 'Height', { cropX: true }],
    ['crop-x-at', '`cropXAt: 2`: to two years', jakob, 'Weight', { cropX: true, cropXAt: 2 }],
    ['crop-y', '`cropY`: to the highest value', clara, 'Bmi', { cropY: true }],
  ],
  'Sizes and references': [
    [
      'references',
      '`references`: printed below; the picture becomes taller',
      mira,
      'HeightWithTurnerSyndrome',
      { references: true, patientId: '2019-0417' },
    ],
    ['wide', '2000 × 600', jakob, 'Height', { width: 2000, height: 600 }],
    ['small', '300 × 300', jakob, 'Height', { width: 300, height: 300 }],
  ],
}

/** Sheets in every language: a short boy with all that predictions ask for, and a girl under treatment. */
const sheets: readonly (readonly [name: string, child: Patient, type: AnyChartType])[] = [
  ['sheet', konstantin, 'Height'],
  ['sheet-turner', leonie, 'HeightWithTurnerSyndrome'],
]

async function draw(
  file: string,
  child: Patient,
  request: ChartRequest,
  locale: Locale,
  references?: ReferenceSet,
): Promise<string> {
  const options = { today, locale, ...(references !== undefined && { references }) }
  const { body } = await renderChart(namedIn(locale, child), { ...request, format: 'Svg' }, options)
  writeFileSync(join(folder, file), body)
  return `<img src="${file}" width="420" alt="${file.replace(/^.*\/|\.svg$/g, '')}">`
}

rmSync(folder, { recursive: true, force: true })
for (const part of [...locales, 'sheets', 'windows']) mkdirSync(join(folder, part), { recursive: true })

const languages = locales.map(languageName)

const page = [
  '# Gallery',
  '',
  `Every chart type in ${languages.join(' and ')}, then lines, national references, preterm children, events, sections and sizes.`,
  '`npm run gallery` draws them for fictional children.',
  '',
  `| | ${languages.join(' | ')} |`,
  `| --- |${' --- |'.repeat(languages.length)}`,
]
for (const type of anyChartTypes) {
  const drawn: string[] = []
  const set = setOfType(type)
  for (const locale of locales) drawn.push(await draw(`${locale}/${type}.svg`, childFor(type), { type }, locale, set))
  page.push(`| ${type} | ${drawn.join(' | ')} |`)
}
page.push('', '## Clinic sheet', '', `| ${languages.join(' | ')} |`, `|${' --- |'.repeat(languages.length)}`)
for (const [name, child, type] of sheets) {
  const drawn: string[] = []
  const request = { type, layout: 'sheet' } as const
  for (const locale of locales) drawn.push(await draw(`sheets/${name}-${locale}.svg`, child, request, locale))
  page.push(`| ${drawn.join(' | ')} |`)
}
for (const [heading, pictures] of Object.entries(sections)) {
  page.push('', `## ${heading}`, '', '| | |', '| --- | --- |')
  for (const [name, caption, child, type, request, references] of pictures) {
    page.push(`| ${caption} | ${await draw(`windows/${name}.svg`, child, { type, ...request }, 'en', references)} |`)
  }
}
writeFileSync(join(folder, 'README.md'), `${page.join('\n')}\n`)

const { body } = await renderChart(namedIn('en', jakob), { type: 'Height', format: 'Svg' }, { today, locale: 'en' })
writeFileSync(join(root, 'docs/height.svg'), body)
copyFileSync(join(folder, 'sheets/sheet-en.svg'), join(root, 'docs/sheet.svg'))
copyFileSync(join(folder, 'en/SystolicPressure.svg'), join(root, 'docs/blood-pressure.svg'))
const further = Object.values(sections).flat().length + locales.length * sheets.length
console.log(`${locales.length * anyChartTypes.length + further} pictures in docs/gallery, three in docs`)
