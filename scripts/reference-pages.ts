import type { Gender } from '../src/model/patient.js'
import { builtInSets } from '../src/references/built-in-sets.js'
import type { ReferenceSet, ReferenceTable, TableAxis } from '../src/references/index.js'
import * as references from '../src/references/index.js'

const { lookUpTable, measureUnits, scoreOfPercentile, valueAt } = references

/** Every table that the library exports. */
export const tables = Object.values(references).filter(
  (value): value is ReferenceTable => typeof value === 'object' && value !== null && 'curve' in value,
)

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
} as const

/** Steps at which a page prints figures, to keep it to a screen or two. */
const spacing: Readonly<Record<TableAxis, number>> = { years: 1, weeks: 2, completedWeeks: 1, cm: 5 }

/** The pages of docs/references by file name: one for each publication that tables come from. */
export function referencePages(): ReadonlyMap<string, string> {
  const pages = new Map<string, string>()
  for (const [file, own] of byFile()) pages.set(`${file}.md`, page(own))
  pages.set('README.md', overview())
  return pages
}

/** The publication that a table comes from, which is also the file it is documented in: the first part of its name. */
export function publicationOf(tableId: string): string {
  return tableId.startsWith('achondroplasia-median') ? 'achondroplasia-median' : (tableId.split('-')[0] as string)
}

/** Tables by the file they are documented in. */
function byFile(): ReadonlyMap<string, readonly ReferenceTable[]> {
  const files = new Map<string, ReferenceTable[]>()
  for (const table of tables) {
    const file = publicationOf(table.id)
    files.set(file, [...(files.get(file) ?? []), table])
  }
  return files
}

function page(own: readonly ReferenceTable[]): string {
  const [first] = own as [ReferenceTable]
  const publications = [...new Set(own.flatMap((table) => table.publications))]
  const title =
    first.approximate && first.distribution === 'median'
      ? 'Achondroplasia, approximate medians'
      : first.publications[0].shortName
  return lines([
    `# ${title}`,
    '',
    ...publications.flatMap(({ citation, doi, population, licence }) => [
      `${citation}${doi === undefined ? '' : ` doi:${doi}`}`,
      '',
      `- Population: ${population.en}`,
      `- Terms: ${licence.en}`,
      '',
    ]),
    ...own.flatMap(tableSection),
  ])
}

function tableSection(table: ReferenceTable): string[] {
  const genders = (['male', 'female'] as const).filter((gender) => table.curve(gender) !== undefined)
  const [from, to] = table.range
  return [
    `## ${table.id}`,
    '',
    `- Measure: ${measureTitles[table.measure]}${table.measure === 'sittingHeightRatio' ? '' : `, ${measureUnits[table.measure]}`}`,
    `- Range: ${trimmed(from)} to ${trimmed(to)} (${axisTitles[table.axis].toLowerCase()})`,
    `- Sexes: ${genders.join(', ')}`,
    `- Scores: ${scoreRule(table)}`,
    ...(table.limits.en === '' ? [] : [`- Limits: ${table.limits.en}`]),
    `- Used: ${served(table)}`,
    '',
    ...genders.flatMap((gender) => figures(table, gender)),
  ]
}

function scoreRule({ distribution, tails }: ReferenceTable): string {
  if (distribution === 'median') return 'none, median only'
  return tails === 'linear' ? 'LMS; linear in the value beyond ±3 (WHO rule)' : 'LMS'
}

/** The series that a table is part of, by set; what a set shares with the default one is listed once. */
function served(table: ReferenceTable): string {
  const uses = builtInSets.flatMap((set) => {
    const known = set === references.germany ? [] : usesIn(references.germany, table)
    const own = usesIn(set, table).filter((use) => !known.includes(use))
    return own.length === 0 ? [] : [`in the set ${set.id}: ${own.join(', ')}`]
  })
  return uses.length === 0 ? 'no built-in set; exported for user-defined sets' : uses.join('; ')
}

function usesIn(set: ReferenceSet, table: ReferenceTable): string[] {
  return Object.entries(set.series).flatMap(([name, pieces]) =>
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
  const columns = median ? ['Median'] : ['L', 'M', 'S', 'P3', 'P50', 'P97']
  return [
    `${gender === 'male' ? 'Boys' : 'Girls'}:`,
    '',
    `| ${[axisTitles[table.axis], ...columns].join(' | ')} |`,
    `|${' --: |'.repeat(columns.length + 1)}`,
    ...positions(table).flatMap((x) => {
      const place = lookUpTable(table, gender, x)
      if (place === undefined) return []
      const value = (percentile: number) => valueAt(place, percentile === 50 ? 0 : scoreOfPercentile(percentile))
      const cells = median
        ? [fixed(place.m, table)]
        : [
            trimmed(place.l),
            trimmed(place.m),
            trimmed(place.s),
            ...[3, 50, 97].map((p) => fixed(value(p) ?? Number.NaN, table)),
          ]
      return [`| ${[trimmed(x), ...cells].join(' | ')} |`]
    }),
    '',
  ]
}

/** The ends of a table and round x between them. */
function positions({ axis, range: [from, to] }: ReferenceTable): number[] {
  const step = spacing[axis]
  const between: number[] = []
  for (let x = Math.ceil((from + 1e-9) / step) * step; x < to - 1e-9; x += step) between.push(x)
  return [from, ...between, to]
}

function overview(): string {
  return lines([
    '# References',
    '',
    'Every table in the library, its source, and where it is used. Each table has a page with its figures at round ages; the',
    'library contains all rows. These pages are generated by `npm run docs`.',
    '',
    '| Table | Measure | Range | Population | Limits |',
    '| --- | --- | --- | --- | --- |',
    ...[...byFile()].flatMap(([file, own]) =>
      own.map(
        (table) =>
          `| [${table.id}](${file}.md) | ${measureTitles[table.measure]} | ${trimmed(table.range[0])} to ${trimmed(table.range[1])}, ${axisTitles[table.axis].toLowerCase()} | ${table.publications[0].population.en} | ${table.limits.en} |`,
      ),
    ),
    '',
    '## Sets',
    '',
    'A set defines which table is used for each series, and where one gives way to the next.',
    '',
    ...builtInSets.flatMap((set) => [
      `### ${set.id}`,
      '',
      ...(set === references.germany ? [] : ['Differences from the default set, germany:', '']),
      '| Series | Tables |',
      '| --- | --- |',
      ...Object.entries(set.series).flatMap(([name, pieces]) => {
        const base = (references.germany.series as Readonly<Record<string, unknown>>)[name]
        if (set !== references.germany && base === pieces) return []
        const parts = (pieces ?? []).map(({ table, from, to }) => `${table.id} from ${trimmed(from)} to ${trimmed(to)}`)
        return [`| ${name} | ${parts.join('; ')} |`]
      }),
      '',
    ]),
  ])
}

/** Origin and terms of every table, for NOTICE.md. */
export function tableNotices(): string[] {
  return [...byFile()].flatMap(([, own]) => {
    const publications = [...new Set(own.flatMap((table) => table.publications))]
    return [
      `### ${own.map((table) => table.id).join(', ')}`,
      '',
      ...publications.flatMap(({ citation, doi, licence }) => [
        `${citation}${doi === undefined ? '' : ` doi:${doi}`}`,
        '',
        `Terms: ${licence.en}`,
        '',
      ]),
    ]
  })
}

function fixed(value: number, { measure }: ReferenceTable): string {
  if (Number.isNaN(value)) return '–'
  return value.toFixed(measure === 'weight' ? 2 : measure === 'sittingHeightRatio' ? 3 : 1)
}

function trimmed(number: number): string {
  return String(Number(number.toPrecision(7)))
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n').trimEnd()}\n`
}
