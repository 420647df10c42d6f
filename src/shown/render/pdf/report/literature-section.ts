import type { GainReference } from '../../../../charts/course/gain-tables.js'
import type { ChartReference } from '../../../../charts/data/chart-data.js'
import { citationWithDoi } from '../../../../charts/data/notes/chart-references.js'
import type { BmiClassification } from '../../../../clinical/references/bmi/bmi-classes.js'
import type { ReferenceSet } from '../../../../clinical/references/reference-set.js'
import type { Publication, ReferenceTable } from '../../../../clinical/references/table.js'
import { publicationName, referenceName } from '../../../../clinical/references/table.js'
import { printSizes, sectionGap } from '../design.js'
import type { PdfNode } from '../pdfmake.js'
import type { ReportedPatient, ReportStyle } from './reported-patient.js'

/** The most entries that are kept on one page. */
const togetherUpTo = 12

/** Of the numbers in front of the citations, points. */
const numberWidth = 18

/** The references that the pages name. */
interface NamedReferences {
  /** Of the chart. */
  readonly charted: readonly ChartReference[]
  /** Of scores, by their names. */
  readonly named: readonly string[]
  /** Of puberty, and of what was gained between visits. */
  readonly gained: readonly GainReference[]
}

/** The literature: that of the chart, with its numbers there, and of all other references that scores name. */
export function literatureSection(
  { charted, named, gained }: NamedReferences,
  {
    references,
    bmiClasses,
    citations,
    assessment,
  }: Pick<ReportedPatient, 'references' | 'bmiClasses' | 'citations' | 'assessment'>,
  { palette, language }: ReportStyle,
): PdfNode[] {
  const known = publicationsOf([...seriesTables(references), ...clinicTables(assessment)], bmiClasses)
  const isCited = (name: string, { citation }: Publication) => citations.get(name)?.has(citation) ?? true
  const isCharted = ({ citation }: Publication) => charted.some(({ text }) => text.startsWith(citation))
  const others = [...new Set(named)].flatMap((name) =>
    (known.get(name) ?? []).filter((each) => isCited(name, each) && !isCharted(each)),
  )
  const texts = [
    ...charted.map(({ shortName, text }) => ({ name: chartedName(shortName, text, known), text })),
    ...[...new Map(others.map((each) => [each.citation, each])).values()].map((publication) => ({
      name: publicationName(publication),
      text: citationWithDoi(publication),
    })),
    ...gained.filter(({ text }) => !charted.some((each) => each.text === text)),
  ]
  if (texts.length === 0) return []
  const heading = {
    text: language.report.references,
    tag: 'H2',
    fontSize: printSizes.heading,
    bold: true,
    color: palette.curve,
    margin: [0, sectionGap, 0, 1],
  } as const
  const entries = texts.map(({ name, text }, i) => entry(i + 1, name, text))
  return [{ stack: [heading, { stack: entries, tag: 'L' }], unbreakable: entries.length <= togetherUpTo }]
}

function entry(number: number, name: string, text: string): PdfNode {
  return {
    columns: [
      { text: `(${number})`, tag: 'Lbl', width: numberWidth },
      { text: [{ text: `${name}: `, bold: true }, { text }], tag: 'LBody', width: '*' },
    ],
    tag: 'LI',
    fontSize: printSizes.small,
    unbreakable: true,
    isRow: true,
  }
}

/** The publications of all tables of a set and of the classes of body mass index, by the names that scores and classes give them. */
function publicationsOf(
  tables: readonly ReferenceTable[],
  bmiClasses: BmiClassification | undefined,
): ReadonlyMap<string, readonly Publication[]> {
  const byName = new Map<string, Publication[]>()
  for (const table of new Set(tables)) {
    const name = referenceName(table)
    const [publication] = table.publications
    byName.set(name, [...(byName.get(name) ?? []), publication])
  }
  if (bmiClasses !== undefined) {
    const name = publicationName(bmiClasses.publication)
    byName.set(name, [...(byName.get(name) ?? []), bmiClasses.publication])
  }
  return byName
}

function seriesTables({ series }: ReferenceSet): readonly ReferenceTable[] {
  return Object.values(series).flatMap((pieces) => (pieces ?? []).map(({ table }) => table))
}

/** Of waist, hip, arm, skinfolds and blood pressure. */
function clinicTables({ growth }: ReportedPatient['assessment']): readonly ReferenceTable[] {
  return growth.measurements.flatMap(({ clinic = [] }) => clinic.flatMap(({ scored }) => scored?.place.table ?? []))
}

/** The name with its year. */
function chartedName(shortName: string, text: string, known: ReadonlyMap<string, readonly Publication[]>): string {
  const published = [...known.values()].flat().find(({ citation }) => text.startsWith(citation))
  return published === undefined ? shortName : publicationName(published)
}
