import { describe, expect, it } from 'vitest'
import { describeChart, wholeSummary } from '../../src/charts/picture/summary/describe-chart.js'
import { spokenText } from '../../src/charts/picture/summary/spoken-text.js'
import { sheetTypes } from '../../src/charts/sheet/sheet-data.js'
import { who } from '../../src/clinical/references/index.js'
import { locales } from '../../src/ground/languages/built-in.js'
import { de } from '../../src/ground/languages/de/index.js'
import { en } from '../../src/ground/languages/en/index.js'
import { anyChartTypes } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { chartSummary, createCharts, renderChart } from '../../src/index.js'
import { clara, emil, jakob, mira } from '../fixtures/children.js'
import { chartInLanguage } from './chart-in-language.js'
import { optionsOfType, patientOfType, today } from './patient-of-type.js'
import { plausibleChildren } from './plausible-children.js'

/** Marks and short forms that a screen reader passes over or spells. */
const unspoken = /[−+±≈≤≥<>·×→–²…Δ\u00a0]|\bP ?\d|\d (?:cm|kg|mm|ml|mmHg|[yJ] \d)\b|(?<!\.)\.\.(?!\.)|undefined|NaN/

const spokenAs: readonly (readonly [locale: 'de' | 'en', written: string, spoken: string])[] = [
  ['de', 'SDS (KiGGS 2013) −2,10 · P2', 'SDS minus 2,10 nach KiGGS 2013, Perzentile 2'],
  [
    'de',
    'SDS (Zerebralparese: Brooks (GMFCS III) 2011) ≈ +0,3',
    'SDS etwa plus 0,3 nach Zerebralparese: Brooks (GMFCS III) 2011',
  ],
  ['de', 'SDS ≤ −6 · P < 0,1', 'SDS höchstens minus 6, Perzentile unter 0,1'],
  [
    'de',
    '01.03.2024 – 12.05.2025 · 5,0 ± 0,4 cm/Jahr',
    '1. März 2024 bis 12. Mai 2025, 5,0 plus minus 0,4 Zentimeter pro Jahr',
  ],
  ['de', '2 J 1 M: 20,3 kg/m²', '2 Jahre 1 Monat: 20,3 Kilogramm pro Quadratmeter'],
  ['de', 'geboren mit 25+3 SSW, 740 g', 'geboren mit 25 plus 3 SSW, 740 Gramm'],
  [
    'en',
    '11 Nov 2024 · 8 y 2 m · SDS (WHO 2006) ≥ +6 · P > 99.9',
    '11 November 2024, 8 years 2 months, SDS at least plus 6 by WHO 2006, percentile above 99.9',
  ],
  ['en', 'fitted to percentiles P5–P95', 'fitted to percentiles 5 to 95'],
  ['en', '? 1 exceptional value: 10 y 0 m: 4.5 cm/y', '1 exceptional value: 10 years: 4.5 centimetres per year'],
  ['en', 'ΔSDS +0.30 since 13 Mar 2023', 'change of SDS plus 0.30 since 13 March 2023'],
  ['en', '120/80 mmHg, P90 to below P95', '120/80 millimetres of mercury, percentile 90 to below percentile 95'],
]

it.each(spokenAs)('%s: %s is read aloud', (locale, written, spoken) => {
  expect(spokenText(written, { de, en }[locale])).toBe(spoken)
})

describe.each(locales)('the summary in %s', (locale) => {
  it.each(anyChartTypes)('%s has the latest value and nothing that is passed over', async (type) => {
    const options = { today, locale, ...optionsOfType(type) }
    const summary = await chartSummary(patientOfType(type), { type }, options)
    expect(summary).not.toMatch(unspoken)
    expect(summary).toMatch(locale === 'de' ? /Zuletzt: .* Referenz: / : /Latest: .* Reference: /)
    if (!sheetTypes.includes(type)) return
    const sheet = await chartSummary(patientOfType(type), { type, layout: 'sheet' }, options)
    expect(sheet).not.toMatch(unspoken)
  })

  it('can be read aloud for any child', () => {
    for (const child of plausibleChildren(40, 7)) {
      for (const type of ['Height', 'Bmi', 'Head', 'Weight'] as const) {
        const described = describeChart(chartInLanguage({ gender: 'male', ...child }, { type }, { today, locale }))
        expect(wholeSummary(described)).not.toMatch(unspoken)
      }
    }
  })
})

it('begins with what is left out, then says the latest value and the course', async () => {
  const child: Patient = {
    ...clara,
    measurements: [...(clara.measurements ?? []), { date: '2024-12-01', sizeCm: 12 }],
  }
  const summary = await chartSummary(child, { type: 'Height' }, { today, locale: 'en' })
  const places = [
    'Growth chart: height, girls.',
    '1 value not shown: implausible',
    'Latest: 11 November 2024',
    'Later value',
    '5 measurements, ',
    'Reference: WHO 2006, KiGGS 2013; age 0 to 19 years.',
    'KiGGS 2013 ends at 18 years',
  ].map((text) => summary.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

it('says where the scores turned, by age, and each reference once', () => {
  const heights = [112, 117, 128, 131]
  const child: Patient = {
    dateOfBirth: '2014-05-05',
    gender: 'male',
    measurements: heights.map((sizeCm, i) => ({ date: `${2019 + i}-05-05`, sizeCm })),
  }
  const { description } = describeChart(chartInLanguage(child, { type: 'Height' }, { today, locale: 'en' }))
  expect(description).toMatch(
    /4 measurements, 5 years to 8 years; SDS first plus 0\.\d\d \(5 years, KiGGS 2013\), lowest [^(]*\(6 years\), highest [^(]*\(7 years\), last [^(]*\(8 years\)\./,
  )
})

it.each([
  [
    emil,
    'en',
    /SDS first minus 1\.51 \(birth, Niklasson 2008\), last minus 1\.25 \(7\.4 months, WHO 2006\); scores by different references are not comparable\./,
  ],
  [emil, 'de', /\(7,4 Monate, WHO 2006\); Scores verschiedener Referenzen sind nicht vergleichbar\./],
  // Her scores by WHO, and at birth, are apart.
  [
    mira,
    'en',
    /, lowest minus 2\.73 \(6 years, KiGGS 2013\), highest minus 2\.36 \(9 years\), last .* not comparable: lowest and highest by KiGGS 2013 alone\./,
  ],
  [mira, 'de', /nicht vergleichbar: Tiefst- und Höchstwert nur nach KiGGS 2013\./],
] as const)('compares no scores across references: %#', async (child, locale, said) => {
  const type = child === emil ? 'Weight' : 'Height'
  expect(await chartSummary(child, { type }, { today: '2025-12-01', locale })).toMatch(said)
})

it.each(['chart', 'sheet'] as const)('is the same text in every form of a %s', async (layout) => {
  const request = { type: 'Height', layout } as const
  const summary = await chartSummary(jakob, request, { today, locale: 'en' })
  const svg = await renderChart(jakob, { ...request, format: 'Svg' }, { today, locale: 'en' })
  const html = await renderChart(jakob, { ...request, format: 'Html' }, { today, locale: 'en' })
  const [, title = '', description = ''] = /<title[^>]*>(.*?)<\/title>\s*<desc[^>]*>(.*?)<\/desc>/.exec(svg.body) ?? []
  expect(wholeSummary({ title, description })).toBe(summary)
  const [, label = '', id] = /role="img" aria-label="(.*?)" aria-describedby="(.*?)"/.exec(html.body) ?? []
  const [, described = ''] = new RegExp(`<p class="unseen" id="${id}">(.*?)</p>`).exec(html.body) ?? []
  expect(wholeSummary({ title: label, description: described })).toBe(summary)
  const { chartSummary: equipped } = createCharts({ references: who, language: en })
  expect(await equipped(jakob, request, { today })).toContain('WHO 2006')
})
