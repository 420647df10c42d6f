import { describe, expect, it, vi } from 'vitest'
import {
  sampleDay,
  sampleMessages,
  sampleOfClinic,
  sampleOfSet,
  samplePatients,
  sampleWithoutZone,
  sampleZone,
} from '../../../scripts/plausibility-samples.js'
import type { ChartOptions } from '../../../src/charts/chart-growth.js'
import { courseCharts } from '../../../src/charts/course/course-charts.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { chartReferences, citationWithDoi } from '../../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { explainCourse } from '../../../src/clinical/course/explain/explain-course.js'
import { screeningRules } from '../../../src/clinical/course/screening/published-rules.js'
import { cole1998 } from '../../../src/clinical/course/velocity/conditional-gain.js'
import { donald2025, who2009Gain } from '../../../src/clinical/course/velocity/velocity-references.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import { armLimits, waistHalfHeight } from '../../../src/clinical/references/measures/clinic-class-limits.js'
import { publicationName } from '../../../src/clinical/references/table.js'
import { courseExplanation } from '../../../src/command/printed/course-explanation.js'
import { resultTable } from '../../../src/command/printed/result-table.js'
import { courseByHand } from '../../../src/ground/languages/course-by-hand.js'
import type { CourseHandWords } from '../../../src/ground/languages/words.js'
import { type AnyChartType, anyChartTypes } from '../../../src/ground/model/chart-types.js'
import { textIn } from '../../../src/ground/model/localized.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { libraryVersion } from '../../../src/ground/model/provenance.js'
import type { PdfDocument } from '../../../src/shown/render/pdf/pdfmake.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { patientOfType, today } from '../../charts/patient-of-type.js'
import { anton, clara, emil, hanna, jakob, lina, mira, paul } from '../../fixtures/children.js'
import { strangeWords } from './letters.js'
import { cyrillicPatient, fittedSet, greekMeasures, greekSet, pseudo, pseudoLanguage } from './pseudo-language.js'
import { csvRows, dataTexts, markupTexts } from './texts-of.js'

/** The documents that would have been printed, with all texts in their content. */
const printed: PdfDocument[] = []
vi.mock('../../../src/shown/render/node/node-host.js', () => ({
  host: {
    printPdf: async (document: PdfDocument) => {
      printed.push(document)
      return new Uint8Array()
    },
  },
}))

const options: ChartOptions = {
  today,
  locale: pseudoLanguage,
  references: greekSet,
  measures: greekMeasures,
  courseCharts,
}

/** What a program reads, in chart data and in their documents. */
const forPrograms = [
  ...'type locale gender accuracy date drawnOn kind class clinicClass side provenance version checksum fromDate mark rights'.split(
    ' ',
  ),
  ...'Type Language Gender Accuracy DateOfBirth Date DrawnOn Kind CurveKind Class ClassName Side Provenance FromDate'.split(
    ' ',
  ),
]

/** What references of growth over time, rules and fixed limits are called, and how they are cited: no set holds them, so that none has them in Greek. */
const classLimits = [waistHalfHeight, ...armLimits]
const ofLimits = classLimits.map(({ publication }) => publication)
const cited = [
  ...screeningRules.flatMap(({ guideline, citation, name }) => [
    citation,
    `${guideline} (${textIn(name, { tag: 'de' })})`,
  ]),
  ...screeningRules.map(({ guideline }) => guideline),
  ...classLimits.map(({ source }) => source),
  ...[donald2025.publication, who2009Gain, cole1998, ...ofLimits].flatMap((publication) => [
    citationWithDoi(publication),
    publication.citation,
    `doi:${publication.doi}`,
    publicationName(publication),
    publication.shortName,
  ]),
]

function expectNoStrangers(texts: readonly string[]): void {
  expect(texts.length).toBeGreaterThan(0)
  // A citation that needs several lines is a text for each.
  const isCited = (text: string) => text.length > 20 && cited.some((name) => name.includes(text))
  const named = (text: string) => (isCited(text) ? '' : cited.reduce((rest, name) => rest.replaceAll(name, ''), text))
  const strange = texts.flatMap((text) => strangeWords(named(text)).map((word) => `${word} in "${text}"`))
  expect([...new Set(strange)]).toEqual([])
}

async function drawn(patient: Patient, type: AnyChartType, format: 'Svg' | 'Html' | 'Csv' | 'Json' | 'Xml') {
  const request = { type, format, references: true }
  return (await renderChart(patient, request, options)).body
}

async function pdfTexts(patient: Patient, type: AnyChartType): Promise<string[]> {
  await renderChart(patient, { type, format: 'PdfAndData', references: true }, options)
  const { content, footer, info, picture } = printed.at(-1) as PdfDocument
  const drawn = [...contentTexts(picture?.scene), picture?.alternative ?? '']
  expect(drawn.length).toBeGreaterThan(40)
  const texts = [...contentTexts(content), ...contentTexts(footer?.(1, 2)), info.title, info.subject]
  return [...texts, ...drawn].map(withoutMarks)
}

/** Without the letters of references, after a score and before their names, and without the library's version. */
function withoutMarks(text: string): string {
  return text
    .replace(/^ [a-z]$/, '')
    .replace(/(?<=: | · )[a-z] /g, '')
    .replace(libraryVersion, '')
}

/** The texts of a document and its picture. */
function contentTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(contentTexts)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, part]) => {
    if (key === 'text' && typeof part === 'string') return [part]
    return contentTexts(part)
  })
}

/** Cells of a CSV document for people: not the kinds of rows, nor the names of what a row of the chart holds. */
function csvTexts(csv: string): string[] {
  const [names = [], ...rows] = csvRows(csv)
  const cell = (row: readonly string[], name: string) => row[names.indexOf(name)] ?? ''
  const named = ['chart', 'x_axis', 'y_axis', 'target', 'patient']
  return rows.flatMap((row) => {
    if (forPrograms.includes(cell(row, 'label')) || cell(row, 'label') === 'language') return []
    const label = named.includes(cell(row, 'series')) ? [] : [cell(row, 'label')]
    return [...label, cell(row, 'text'), cell(row, 'reference')].filter((text) => text !== '')
  })
}

describe.each(anyChartTypes)('%s in a custom language has no text in another', (type) => {
  const patient = cyrillicPatient(patientOfType(type))

  it('as Svg', async () => expectNoStrangers(markupTexts(await drawn(patient, type, 'Svg'), 'application/xml')))
  it('as Html', async () => expectNoStrangers(markupTexts(await drawn(patient, type, 'Html'), 'text/html')))
  it('as Csv', async () => expectNoStrangers(csvTexts(await drawn(patient, type, 'Csv'))))
  it('as Json', async () => expectNoStrangers(dataTexts(JSON.parse(await drawn(patient, type, 'Json')), forPrograms)))
  it('as Xml', async () => {
    const xml = (await drawn(patient, type, 'Xml')).replace(
      /<(Type|Language|Gender|Accuracy|DateOfBirth|Date|DrawnOn|Dashed|Approximate|Kind|CurveKind|Class|ClassName|Side|Held|FromDate|Seasonal|Version|Checksum|Rights|NonCommercial)>[^<]*</g,
      '<$1><',
    )
    expectNoStrangers(markupTexts(xml, 'application/xml').filter((text) => !/^-?\d+(\.\d+)?$/.test(text)))
  })
  it('as data', () => expectNoStrangers(dataTexts(chartData(patient, { type }, options), forPrograms)))
  it('as PDF with data', async () => expectNoStrangers(await pdfTexts(patient, type)))
  it('in its references', () =>
    expectNoStrangers(chartReferences(patient, { type }, options).flatMap(({ name, text }) => [name, text])))
})

describe.each(Object.entries({ anton, clara, emil, hanna, jakob, lina, mira, paul }))('%s', (_, child) => {
  const patient = cyrillicPatient({ ...child, diseases: [...(child.diseases ?? []), 'Asthma'] })

  it('has a table of results in that language alone', () => {
    expectNoStrangers([resultTable(calculatePatient(patient, options), pseudoLanguage)])
  })

  it('has a course explained in that language alone', () => {
    const { course, explanations } = explainCourse(patient, options)
    // Methods and rules bring their names and papers with them, mathematics its symbols.
    const own = explanations.filter(({ of }) => of !== 'screening').map((each) => ({ ...each, citations: [] }))
    const inHand = { ...pseudoLanguage, byHand: pseudo(courseByHand.en) as CourseHandWords }
    const text = courseExplanation(calculatePatient(patient, options), { course, explanations: own }, inHand)
    const references = own.flatMap(({ lines }) =>
      lines.flatMap((line) => ('reference' in line ? [line.reference] : [])),
    )
    const withoutReferences = references.reduce((rest, reference) => rest.replace(`${reference} (`, '('), text)
    expectNoStrangers([withoutReferences.replace(/\b([LMSabcdex]|delta|ln|exp|sqrt|tanh|Phi)\b/g, '')])
  })

  it('has a page and a PDF in that language alone', async () => {
    expectNoStrangers(markupTexts(await drawn(patient, 'Height', 'Html'), 'text/html'))
    expectNoStrangers(await pdfTexts(patient, 'Height'))
  })
})

it('every message of every severity is in that language alone', () => {
  const asked = { ...options, today: sampleDay, timeZone: sampleZone }
  const { weight: _, head: __, ...series } = greekSet.series
  const messages = [
    ...samplePatients.flatMap((patient) => validatePatient(cyrillicPatient(patient), asked)),
    ...sampleOfClinic.flatMap((patient) =>
      validatePatient(cyrillicPatient(patient), { ...asked, measures: greekMeasures }),
    ),
    ...validatePatient(cyrillicPatient(sampleOfSet.patient), { ...asked, references: { ...greekSet, series } }),
    ...validatePatient(cyrillicPatient(sampleOfSet.patient), { ...asked, clearedOnly: true }),
    ...validatePatient(cyrillicPatient(sampleWithoutZone), { ...asked, timeZone: undefined }),
  ]
  const kinds = (messages: readonly { readonly code: string; readonly severity: string }[]) =>
    new Set(messages.map(({ code, severity }) => `${code} ${severity}`))
  expect(kinds(messages)).toEqual(kinds(sampleMessages()))
  expectNoStrangers(messages.map(({ text }) => text))
})

it('the note on fitted percentiles is in that language alone', () => {
  const [reference] = chartReferences(cyrillicPatient(jakob), { type: 'Height' }, { ...options, references: fittedSet })
  expectNoStrangers([reference?.text ?? ''])
  expect(reference?.text).toMatch(/\[ĻŊŜ .* 0¦\d\d\d ŜĎ\.\]$/)
})

describe('a text from elsewhere is found', () => {
  const texts = async (changes: GrowthOptions, patient = cyrillicPatient(jakob)) => {
    const { body } = await renderChart(patient, { type: 'Height', format: 'Html' }, { ...options, ...changes })
    return markupTexts(body, 'text/html').flatMap(strangeWords)
  }
  const { chart } = pseudoLanguage

  it.each<[string, GrowthOptions, Patient | undefined, string]>([
    ['a label', { locale: { ...pseudoLanguage, chart: { ...chart, birth: 'Birth' } } }, undefined, 'Birth'],
    [
      'a part of a sentence',
      { locale: { ...pseudoLanguage, chart: { ...chart, yearsAndMonths: (years) => `${years} Jahre` } } },
      undefined,
      'Jahre',
    ],
    ['a decimal mark', { locale: { ...pseudoLanguage, decimalMark: ',' } }, undefined, '7,0'],
    ['a patient', {}, jakob, 'Jakob'],
  ])('%s', async (_, changes, patient, word) => {
    expect(await texts(changes, patient)).toContain(word)
  })
})
