import { measureSets } from '../src/clinical/references/clinic-measures.js'
import type {
  BmiLimit,
  Lookup,
  Publication,
  ReferenceSet,
  ReferenceTable,
  Series,
  TableAxis,
} from '../src/clinical/references/index.js'
import * as references from '../src/clinical/references/index.js'
import type { Gender } from '../src/ground/model/patient.js'
import { formatNumber, formatSignificant } from '../src/ground/text/number.js'
import { evidencePages } from './accuracy/accuracy-page.js'
import { type Evidence, gatherEvidence } from './accuracy/evidence.js'
import { publicationNotes } from './accuracy/notes.js'
import { publicationSection } from './accuracy/publication-section.js'
import { inEnglish } from './in-english.js'
import { markdownTable } from './markdown-table.js'
import { pageText } from './page-text.js'
import { sets, tables } from './reference-tables.js'
import { byCitation, cited, rightsLines, rightsParagraph } from './rights-pages.js'
import { setNotes, sourceNotes } from './set-notes.js'
import { checkedLine } from './table-evidence.js'

const { lookUpTable, measureUnits, scoreOfPercentile, valueAt } = references

const axisTitles: Readonly<Record<TableAxis, string>> = {
  years: 'Age, years',
  weeks: 'Gestation or postmenstrual age, weeks',
  completedWeeks: 'Completed weeks of gestation',
  cm: 'Length or height, cm',
}

const measureTitles = {
  height: 'length or height',
  weight: 'weight',
  bmi: 'body mass index',
  head: 'head circumference',
  sittingHeight: 'sitting height',
  legLength: 'leg length',
  sittingHeightRatio: 'sitting height / height',
  waist: 'waist circumference',
  hip: 'hip circumference',
  waistHeightRatio: 'waist / height',
  waistHipRatio: 'waist / hip',
  armCircumference: 'mid-upper arm circumference',
  tricepsSkinfold: 'triceps skinfold',
  subscapularSkinfold: 'subscapular skinfold',
  systolic: 'systolic blood pressure at the middle printed height',
  diastolic: 'diastolic blood pressure at the middle printed height',
} as const

/** Titles of pages that the short name of the first publication wouldn't describe, by source. */
const titles: Readonly<Record<string, string>> = {
  'achondroplasia-median': 'Achondroplasia, approximate medians',
  schonbeck2015: 'Schönbeck, Turkish and Moroccan origin',
  fredriks2003: 'Fredriks, Turkish origin',
  fredriks2004: 'Fredriks, Moroccan origin',
}

/** Steps at which a page prints figures, so that it keeps to a screen or two. */
const spacing: Readonly<Record<TableAxis, number>> = { years: 1, weeks: 1, completedWeeks: 1, cm: 5 }

/** The pages of docs/references by file name: one for each publication that tables come from. */
export function referencePages(): ReadonlyMap<string, string> {
  const pages = new Map<string, string>()
  const evidence = gatherEvidence()
  for (const [source, members] of tablesBySource()) pages.set(`${source}.md`, page(members, evidence))
  pages.set('README.md', overview())
  for (const [file, text] of evidencePages(evidence)) pages.set(file, text)
  return pages
}

/** Tables by their source, after which the page that documents them is named. */
function tablesBySource(): ReadonlyMap<string, readonly ReferenceTable[]> {
  const sources = new Map<string, ReferenceTable[]>()
  for (const table of tables) sources.set(table.source, [...(sources.get(table.source) ?? []), table])
  return sources
}

/** The page of the tables of one source. */
function page(members: readonly ReferenceTable[], evidence: Evidence): string {
  const [first] = members as [ReferenceTable]
  const publications = byCitation(publicationsOf(members))
  return fromHere(
    pageText([
      `# ${titles[first.source] ?? first.publications[0].shortName}`,
      '',
      ...publications.flatMap((alike) => [
        cited(alike[0] as Publication),
        '',
        ...alike.map(({ population }) => `- Population: ${inEnglish(population)}`),
        ...rightsLines(alike[0] as Publication),
        '',
      ]),
      ...(sourceNotes[first.source] ?? []).filter((note) => note !== undefined).flatMap((note) => [note, '']),
      ...qualitySection(first.source),
      ...members.flatMap((table) => tableSection(table, evidence)),
      ...publicationSection(members, evidence),
    ]),
  )
}

/** Notes link from the folder above; evidence links from here. */
function fromHere(text: string): string {
  return text.replace(/\]\((?=(?!seams\.md|unchecked\.md|agreement\.md)[\w-]+\.md)/g, '](../')
}

/** What is known of the quality of the figures. */
function qualitySection(source: string): string[] {
  const notes = publicationNotes[source] ?? []
  return notes.length === 0 ? [] : ['Quality of the figures:', '', ...notes.map((note) => `- ${note}`), '']
}

function publicationsOf(members: readonly ReferenceTable[]): Publication[] {
  return [...new Set(members.flatMap(({ publications }) => publications))]
}

function tableSection(table: ReferenceTable, evidence: Evidence): string[] {
  const genders = (['male', 'female'] as const).filter((gender) => table.curve(gender) !== undefined)
  const [from, to] = table.range
  return [
    `## ${table.id}`,
    '',
    `- Measure: ${measureTitles[table.measure]}${measureUnits[table.measure] === '1' ? '' : `, ${measureUnits[table.measure]}`}`,
    `- Range: ${trimmed(from)} to ${trimmed(to)} (${axisTitles[table.axis].toLowerCase()})`,
    `- Sexes: ${genders.join(', ')}`,
    `- Scores: ${scoreRule(table)}`,
    ...(inEnglish(table.limits) === '' ? [] : [`- Limits: ${inEnglish(table.limits)}`]),
    checkedLine(table, evidence),
    `- Used: ${served(table)}`,
    `- Checksum: \`${references.tableChecksum(table)}\``,
    '',
    ...genders.flatMap((gender) => figures(table, gender)),
  ]
}

const scoreRules: Readonly<Record<ReferenceTable['distribution'], string>> = {
  lms: 'LMS',
  median: 'none, median only',
  'skew-t': 'skew t distribution of type 3 (Fernández and Steel 1998) with mu, sigma, nu and tau',
  'half-normal': 'LMS up to the 95th percentile; above, percentile = 90 + 10 Φ((value - P95) / sigma) (CDC 2022)',
}

function scoreRule({ distribution, tails }: ReferenceTable): string {
  return tails === 'linear' ? 'LMS; linear in the value beyond ±3 (WHO rule)' : scoreRules[distribution]
}

/** The figures that scores are computed from, by distribution. */
const figureColumns: Readonly<Record<ReferenceTable['distribution'], readonly string[]>> = {
  lms: ['L', 'M', 'S'],
  median: [],
  'skew-t': ['mu', 'sigma', 'nu', 'tau'],
  'half-normal': ['L', 'M', 'S', 'sigma'],
}

/** A figure of a place by its name, written. */
function figureText({ l, m, s, distribution }: Lookup, column: string): string {
  const named: Readonly<Record<string, number>> = { L: l, M: m, S: s, ...distribution?.parameters }
  return trimmed(named[column] ?? Number.NaN)
}

/** The series that a table is part of, by set; what a set shares with the default one is listed once. */
function served(table: ReferenceTable): string {
  const bySet = [...sets.map(([set]) => set), ...measureSets.map(({ references: set }) => set)].flatMap((set) => {
    const known = set === references.germany ? [] : usesIn(references.germany, table)
    const uses = usesIn(set, table).filter((use) => !known.includes(use))
    return uses.length === 0 ? [] : [`in the set ${set.id}: ${uses.join(', ')}`]
  })
  if (table.source === 'kiggs2011')
    return 'blood pressure in clinic-measures and clinic-measures-kiggs (3.0 to 17.9 years)'
  return bySet.length === 0 ? 'no set; exported for custom sets' : bySet.join('; ')
}

function usesIn(set: ReferenceSet, table: ReferenceTable): string[] {
  const ofGroups = Object.values(set.groups ?? {}).map((group) =>
    Object.fromEntries(Object.entries(group?.series ?? {}).map(([name, pieces]) => [name, ownPieces(set, pieces)])),
  )
  return [set.series, ...ofGroups]
    .flatMap((series) => Object.entries(series))
    .flatMap(([name, pieces]) =>
      (pieces ?? [])
        .filter((piece) => piece.table === table)
        .map(({ from, to, heldBeyond }) => {
          const held = heldBeyond === undefined || heldBeyond >= to ? '' : `, held beyond ${trimmed(heldBeyond)}`
          return `${name} (${trimmed(from)} to ${trimmed(to)}${held})`
        }),
    )
}

function figures(table: ReferenceTable, gender: Gender): string[] {
  const median = table.distribution === 'median'
  const columns = median ? ['Median'] : [...figureColumns[table.distribution], 'P3', 'P50', 'P97']
  return [
    `${gender === 'male' ? 'Boys' : 'Girls'}:`,
    '',
    ...markdownTable(
      `${[axisTitles[table.axis], ...columns].join(': | ')}:`,
      positions(table).flatMap((x) => {
        const place = lookUpTable(table, gender, x)
        if (place === undefined) return []
        const value = (percentile: number) => valueAt(place, percentile === 50 ? 0 : scoreOfPercentile(percentile))
        const cells = median
          ? [fixed(place.m, table)]
          : [
              ...figureColumns[table.distribution].map((column) => figureText(place, column)),
              ...[3, 50, 97].map((p) => fixed(value(p) ?? Number.NaN, table)),
            ]
        return [[trimmed(x), ...cells]]
      }),
    ),
  ]
}

/** The ends of a table and round x between them. */
function positions({ axis, range: [from, to] }: ReferenceTable): number[] {
  const step = spacing[axis]
  const between: number[] = []
  for (let x = Math.ceil((from + 1e-9) / step) * step; x < to - 1e-9; x += step) between.push(x)
  return [from, ...between, to]
}

/** What a set has for some children alone, of tables that it does not have for all. */
function groupRows(set: ReferenceSet): string[][] {
  return Object.entries(set.groups ?? {}).flatMap(([group, own]) =>
    Object.entries(own?.series ?? {}).flatMap(([name, pieces]) => {
      const parts = ownPieces(set, pieces).map(
        ({ table, from, to }) => `${table.id} from ${trimmed(from)} to ${trimmed(to)}`,
      )
      return parts.length === 0 ? [] : [[`${name}, ${group}`, parts.join('; ')]]
    }),
  )
}

function ownPieces(set: ReferenceSet, pieces: Series = []): Series {
  const forAll = Object.values(set.series).flatMap((series) => (series ?? []).map(({ table }) => table))
  return pieces.filter(({ table }) => !forAll.includes(table))
}

function overview(): string {
  return pageText([
    '# References',
    '',
    'Every table in the library, its source, and where it is used. Each table has a page with its figures at round ages; the',
    'library contains all rows. These pages are generated by `npm run docs`.',
    '',
    ...markdownTable(
      'Table | Measure | Range | Population | Limits',
      [...tablesBySource().values()]
        .flat()
        .map((table) => [
          `[${table.id}](${table.source}.md)`,
          measureTitles[table.measure],
          `${trimmed(table.range[0])} to ${trimmed(table.range[1])}, ${axisTitles[table.axis].toLowerCase()}`,
          inEnglish(table.publications[0].population),
          inEnglish(table.limits),
        ]),
    ),
    '## Sets',
    '',
    'A set defines which table is used for each series, and where one gives way to the next. Each set is frozen as a dated edition,',
    'whose checksum covers its tables, its pieces and its classes of body mass index; results and charts carry both.',
    '[Versions and support](../support.md#editions) says how long an edition stays.',
    '',
    ...sets.flatMap(([set, entry]) => [
      `### ${set.id}`,
      '',
      `- Import: \`${entry}\`.`,
      `- Edition \`${references.editionName(set)}\`, checksum \`${references.setChecksum(set)}\`.`,
      ...(setNotes[set.id] ?? []).map((note) => `- ${note}`),
      ...classificationOf(set),
      '',
      ...(set === references.germany ? [] : ['Differences from the default set, germany:', '']),
      ...markdownTable('Series | Tables', [
        ...Object.entries(set.series).flatMap(([name, pieces]) => {
          const base = (references.germany.series as Readonly<Record<string, unknown>>)[name]
          if (set !== references.germany && base === pieces) return []
          const parts = (pieces ?? []).map(
            ({ table, from, to }) => `${table.id} from ${trimmed(from)} to ${trimmed(to)}`,
          )
          return [[name, parts.join('; ')]]
        }),
        ...groupRows(set),
      ]),
    ]),
    ...bmiClassSection(),
  ])
}

function classificationOf({ bmiClasses }: ReferenceSet): string[] {
  if (bmiClasses === undefined) return []
  return [`- Classes of body mass index: [${bmiClasses.id}](#classes-of-body-mass-index).`]
}

/** The limits of every classification of body mass index. */
function bmiClassSection(): string[] {
  return [
    '## Classes of body mass index',
    '',
    'Each set names the classification of its country; `defineSet` takes another one as `bmiClasses`. A limit “above” or',
    '“below” is not yet part of its class; “from” is.',
    '',
    ...references.bmiClassifications.flatMap((classification) => [
      `### ${classification.id}`,
      '',
      classification.publication.citation,
      '',
      ...markdownTable(
        'Class | Limit | Table | Age, years',
        classification.limits.map((limit) => [
          limit.class,
          limitText(limit),
          limit.table.id,
          `${trimmed(limit.from)} to ${trimmed(limit.to)}`,
        ]),
      ),
    ]),
  ]
}

function limitText({ side, inclusive, percentile, sds, times, atMost }: BmiLimit): string {
  const scores = sds.male === sds.female ? [sds.male] : [sds.male, sds.female]
  const signed = scores.map((score) => `${formatNumber(score, { min: 0, max: 2 })} SD`)
  const curve = percentile === undefined ? signed.join(' (boys), ') : `P${percentile}`
  const whole = percentile === undefined && scores.length > 1 ? `${curve} (girls)` : curve
  const multiple = times === undefined ? whole : `${Math.round(times * 100)} % of ${whole}`
  const either = atMost === undefined ? multiple : `${multiple} or ${atMost} kg/m², whichever is lower`
  return `${inclusive === true ? 'from' : side} ${either}`
}

/** Origin and terms of every table, and what is derived in it, for NOTICE.md. */
export function tableNotices(): string[] {
  return [...tablesBySource().values()].flatMap((members) => {
    return [
      `### ${members.map((table) => table.id).join(', ')}`,
      '',
      ...byCitation(publicationsOf(members)).flatMap(([publication]) => [
        cited(publication as Publication),
        '',
        rightsParagraph(publication as Publication),
        '',
      ]),
      ...[...new Set(members.map(({ limits }) => inEnglish(limits)))]
        .filter((limits) => limits !== '')
        .flatMap((limits) => [`Figures: ${limits}`, '']),
    ]
  })
}

function fixed(value: number, { measure }: ReferenceTable): string {
  if (Number.isNaN(value)) return '–'
  const decimals = measure === 'weight' ? 2 : measure === 'sittingHeightRatio' ? 3 : 1
  return formatNumber(value, { min: decimals, max: decimals })
}

function trimmed(number: number): string {
  return formatSignificant(number, 7)
}
