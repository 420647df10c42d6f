import { rightsRecordOf, rightsRecords } from '../src/clinical/references/rights/rights-by-publication.js'
import { type Publication, publicationName } from '../src/clinical/references/table.js'
import {
  type RightsOfSet,
  recordLines,
  rightsBySet,
  rightsText,
  statusLines,
} from '../src/command/printed/rights-list.js'
import { en } from '../src/ground/languages/en/index.js'
import { rightsStatuses } from '../src/ground/model/rights.js'
import { markdownTable } from './markdown-table.js'

/** Where what is generated of docs/rights.md begins. */
const beginning = '<!-- sets -->'

/** The citation with its identifier. */
export function cited({ citation, doi }: Publication): string {
  return `${citation}${doi === undefined ? '' : ` doi:${doi}`}`
}

/** Publications with one citation each: those of one paper differ in their children alone. */
export function byCitation(publications: readonly Publication[]): readonly (readonly Publication[])[] {
  const alike = new Map<string, Publication[]>()
  for (const publication of publications)
    alike.set(publication.citation, [...(alike.get(publication.citation) ?? []), publication])
  return [...alike.values()]
}

/** The right to use the figures of a publication and what it is concluded from, as lines of a list. */
export function rightsLines(publication: Publication): string[] {
  return [
    `- Rights: ${rightsText(publication.rights, en)}`,
    ...recordLines(rightsRecordOf(publication), en).map((line) => `  - ${line}`),
  ]
}

/** The same as one paragraph. */
export function rightsParagraph(publication: Publication): string {
  return [`Rights: ${rightsText(publication.rights, en)}.`, ...recordLines(rightsRecordOf(publication), en)]
    .map((line) => (/[.)]$/.test(line) ? line : `${line}.`))
    .join(' ')
}

/** docs/rights.md with its generated part: what each set has, and the evidence by publication. */
export async function withRights(written: string): Promise<string> {
  const sets = await rightsBySet(en)
  const [head = ''] = written.split(beginning)
  const text = [...setSection(sets), ...evidenceSection(sets), ...leftOut(sets)].join('\n').trimEnd()
  return `${head}${beginning}\n\n${text}\n`
}

const titles: Readonly<Record<string, string>> = {
  'no-set': 'tables for sets of your own',
  course: 'growth over time, puberty',
}

function setSection(sets: readonly RightsOfSet[]): string[] {
  return [
    '## By set',
    '',
    'The publications whose figures a set has, those for some children and of newborns included.',
    '',
    ...markdownTable(
      'Set | Publications',
      sets.map(({ id, publications }) => [titles[id] ?? `\`${id}\``, statusLines(publications, en).join('<br>')]),
    ),
  ]
}

function evidenceSection(sets: readonly RightsOfSet[]): string[] {
  const publications = new Map(
    sets.flatMap((set) => set.publications.map((publication) => [publicationName(publication), publication] as const)),
  )
  const sorted = [...publications].sort(
    ([a, { rights: one }], [b, { rights: other }]) =>
      rightsStatuses.indexOf(one.status) - rightsStatuses.indexOf(other.status) || (a < b ? -1 : 1),
  )
  return [
    '## Evidence',
    '',
    ...sorted.flatMap(([name, publication]) => [`### ${name}`, '', ...rightsLines(publication), '']),
  ]
}

/** What the library leaves out because its holder forbids passing it on. */
function leftOut(sets: readonly RightsOfSet[]): string[] {
  const used = new Set(sets.flatMap(({ publications }) => publications.map(publicationName)))
  return rightsRecords
    .filter(({ publications }) => !publications.some((name) => used.has(name)))
    .flatMap((record) => [
      `### ${record.publications.join(', ')}`,
      '',
      `- Rights: ${en.terminal.rights.statuses.restricted}`,
      ...recordLines(record, en).map((line) => `  - ${line}`),
      '',
    ])
}
