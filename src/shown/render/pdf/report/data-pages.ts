import { gainReferences, shownGains } from '../../../../charts/course/gain-tables.js'
import type { ChartData } from '../../../../charts/data/chart-data.js'
import { citedIn } from '../../../../charts/data/texts/cited-in-text.js'
import type { Palette } from '../../../../charts/picture/styles.js'
import { highPressure } from '../../../../charts/sheet/notes/high-pressure.js'
import { sexInWords } from '../../../../clinical/assessment/chosen-sex.js'
import { pubertyOf } from '../../../../clinical/course/puberty/assess-puberty.js'
import { hasModule } from '../../../../ground/model/module-names.js'
import type { PatientResult } from '../../../../ground/model/patient-result.js'
import { wrapText } from '../../../../ground/scene/fit-text.js'
import { contentWidth, printSizes, sectionGap } from '../design.js'
import type { PdfNode } from '../pdfmake.js'
import { findingsSection, notableLines } from './findings-section.js'
import { gainSection } from './gain-section.js'
import { literatureSection } from './literature-section.js'
import { measurementTables } from './measurement-tables.js'
import { type Fact, type FactGroup, patientFacts, patientName } from './patient-facts.js'
import { pubertyReferences, pubertySection } from './puberty-section.js'
import { approximateMark, type ReferenceNotes, referenceNotes } from './reference-notes.js'
import { doubtMark, isNotableClass, unusedMark } from './report-columns.js'
import { clinicRows, clinicSection, eventSection, messageSection } from './report-sections.js'
import { dayText } from './report-text.js'
import type { ReportedPatient, ReportStyle } from './reported-patient.js'

/** Between columns of facts, points. */
const columnGap = 16
const factWidth = (contentWidth - 2 * columnGap) / 3
/** Of the labels of facts, points. */
const labelWidth = 58
const labelGap = 4

/** What the pages of data show besides the child's own figures. */
interface ReportChoices {
  /** What was gained between visits is listed. */
  readonly course: boolean
}

/**
 * The pages after the chart: everything known about the patient and computed, each
 * score with its reference, the plausibility messages, and the literature.
 */
export function dataPages(
  data: ChartData,
  reported: ReportedPatient,
  { course }: ReportChoices,
  style: ReportStyle,
): PdfNode[] {
  const { result, assessment } = reported
  const { palette, language } = style
  const facts = patientFacts(reported, language)
  const notes = referenceNotes()
  const isAssessed = hasModule(reported.modules, 'course')
  const gains = course && isAssessed ? shownGains(assessment, reported.courseOptions, language) : []
  const puberty = isAssessed ? pubertyOf(assessment) : undefined
  const clinic = clinicRows(reported.visits, language, highPressure(assessment, language))
  const notable = isAssessed ? notableLines(reported, language) : []
  const tables = measurementTables(reported, notes, palette, language)
  const named = namedReferences(reported, facts, notes)
  const gained = [
    ...notable.flatMap(({ source }) => source ?? []),
    ...(puberty === undefined ? [] : pubertyReferences(puberty)),
    ...gainReferences(gains),
    ...citedIn(clinic.flat().join(' ')),
  ]
  return [
    reportTitle(result, data.patient.id, style),
    { columns: facts.map((group) => factColumn(group, palette)), columnGap, margin: [0, sectionGap, 0, 0] },
    ...findingsSection(notable, palette, language),
    ...tables,
    ...scoreNotes(reported, facts, notes, style),
    ...(puberty === undefined ? [] : pubertySection(puberty, palette, language)),
    ...clinicSection(clinic, palette, language),
    ...eventSection(result, data, palette, language),
    ...messageSection(result, palette, language),
    ...gainSection(gains, palette),
    ...literatureSection({ charted: data.references, named, gained }, reported, style),
  ]
}

/** The references of facts, tables, classes and clinic measures; the notes are complete once the tables are made. */
function namedReferences(reported: ReportedPatient, facts: readonly FactGroup[], notes: ReferenceNotes): string[] {
  return [
    ...facts.flatMap(({ references }) => references),
    ...notes.letters().map(([, reference]) => reference),
    ...classReferences(reported),
    ...reported.visits.flatMap(({ clinicMeasures = [] }) =>
      clinicMeasures.flatMap(({ score }) => score?.reference ?? []),
    ),
  ]
}

/** The classifications of the body mass index that the columns of classes come from. */
function classReferences({ visits }: ReportedPatient): string[] {
  const classes = visits.flatMap(({ bmiClass }) => bmiClass ?? [])
  return classes.some(isNotableClass) ? [...new Set(classes.map(({ reference }) => reference))] : []
}

/** What the letters, the marks and the abbreviations of facts and tables mean. */
function scoreNotes(
  reported: ReportedPatient,
  facts: readonly FactGroup[],
  notes: ReferenceNotes,
  { palette, language }: ReportStyle,
): PdfNode[] {
  const { visits, preterm, unused } = reported
  const hasApproximate = notes.hasApproximate() || facts.some(({ isApproximate }) => isApproximate)
  const hasUnused =
    unused.size > 0 ||
    visits.some(
      (visit) => visit.unused.size > 0 || visit.validationMessages.some(({ severity }) => severity === 'error'),
    )
  if (visits.length === 0 && !hasApproximate && !hasUnused) return []
  const words = language.report
  const classes = classReferences(reported)
  const { population } = language.chart
  const letters = notes.letters().map(([letter, reference]) => `${letter} ${sexInWords(reference, population)}`)
  const lines = [
    letters.length === 0 ? '' : `${words.sdsReference}: ${letters.join(' · ')}.`,
    classes.length === 0 ? '' : `${words.bmiClass}: ${classes.join(', ')}.`,
    hasUnused ? `${unusedMark} ${words.notUsed}` : '',
    visits.some(({ doubted }) => doubted.size > 0) ? `${doubtMark} ${words.inDoubt}` : '',
    hasApproximate ? `${approximateMark} ${words.approximate}` : '',
  ]
  const said = lines.filter((line) => line !== '').join(' ')
  const abbreviations = preterm ? `${words.abbreviations} ${words.pretermAbbreviations}` : words.abbreviations
  return [
    {
      text: [
        { text: said === '' ? '' : `${said} `, color: palette.text },
        { text: abbreviations, color: palette.quietText },
      ],
      fontSize: printSizes.small,
      margin: [0, sectionGap, 0, 0],
    },
  ]
}

function reportTitle(
  result: PatientResult,
  id: string | undefined,
  { today, palette, language }: ReportStyle,
): PdfNode {
  const words = language.report
  const name = patientName(result)
  return {
    stack: [
      {
        columns: [
          { text: words.title, tag: 'H1', fontSize: printSizes.title, bold: true, color: palette.curve, width: '*' },
          { text: words.asOf(dayText(today, language)), width: 'auto', color: palette.quietText, margin: [0, 7, 0, 0] },
        ],
      },
      ...(name === '' ? [] : [{ text: name, fontSize: printSizes.heading, bold: true }]),
      ...wrapText(id === undefined ? '' : language.chart.patientId(id), contentWidth, printSizes.text).map((text) => ({
        text,
        noWrap: true,
        color: palette.quietText,
      })),
    ],
    pageBreak: 'before',
  }
}

function factColumn({ heading, facts }: FactGroup, palette: Palette): PdfNode {
  return {
    width: factWidth,
    stack: [
      {
        text: heading,
        tag: 'H2',
        fontSize: printSizes.heading,
        bold: true,
        color: palette.curve,
        margin: [0, 0, 0, 2],
      },
      { stack: facts.map((fact) => factNode(fact, palette)), tag: 'L' },
    ],
  }
}

function factNode({ label, text }: Fact, { quietText }: Palette): PdfNode {
  return {
    columns: [
      {
        text: label,
        tag: 'Lbl',
        fontSize: printSizes.small,
        color: quietText,
        width: labelWidth,
        margin: [0, 1.2, 0, 0],
      },
      { text, tag: 'LBody', width: factWidth - labelWidth - labelGap },
    ],
    columnGap: labelGap,
    tag: 'LI',
    isRow: true,
  }
}
