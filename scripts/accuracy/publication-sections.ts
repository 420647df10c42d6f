import type { ReferenceTable } from '../../src/references/index.js'
import { inEnglish } from '../in-english.js'
import { tables } from '../reference-tables.js'
import { summedUp } from './difference.js'
import type { Evidence } from './evidence.js'
import { ceilings, interpolationError } from './limits.js'
import { publicationNotes } from './notes.js'
import { type ComparedPrint, isMatched } from './published.js'
import { children, count, position, sd, twoDigits, unitOf } from './wording.js'

/** A section for each publication: its printed values, its independent ones, its limits. */
export function publicationSections(evidence: Evidence): string[] {
  const names = [...new Set(tables.map(({ source }) => source))]
  return names.flatMap((name) => {
    const members = tables.filter(({ source }) => source === name)
    const [publication] = (members[0] as ReferenceTable).publications
    return [
      `## ${name}`,
      '',
      `${publication.citation}${publication.doi === undefined ? '' : ` doi:${publication.doi}`}`,
      '',
      `Population: ${inEnglish(publication.population)}. Figures: [${name}](references/${name}.md).`,
      '',
      ...(publicationNotes[name] ?? []).map((note) => `- ${note}`),
      '',
      ...printed(members, evidence),
      ...independent(members, evidence),
      ...limits(members),
    ]
  })
}

function printed(members: readonly ReferenceTable[], { printsOf }: Evidence): string[] {
  const groups = new Map<string, ComparedPrint[]>()
  for (const print of members.flatMap(printsOf)) {
    const key = [print.table.id, print.gender, print.unit, print.tolerance, print.source].join('|')
    groups.set(key, [...(groups.get(key) ?? []), print])
  }
  const bare = members.filter((table) => printsOf(table).length === 0).map(({ id }) => id)
  return [
    ...(groups.size === 0
      ? []
      : [
          '| Printed values | Cases | Met | Printed to ± | Largest difference | in SD |',
          '| --- | --: | --: | --: | --: | --: |',
        ]),
    ...[...groups.values()].map(printedRow),
    ...(groups.size === 0 ? [] : ['']),
    ...(bare.length === 0 ? [] : [`No printed check value: ${bare.join(', ')}.`, '']),
  ]
}

function printedRow(prints: readonly ComparedPrint[]): string {
  const [{ table, gender, unit, tolerance, source }] = prints as readonly [ComparedPrint]
  const written = unit === 'measure' ? ` ${unitOf(table)}` : ` ${unit}`
  const largest = summedUp(prints.map(({ difference }) => difference)).largest
  const inSd = summedUp(prints.map((print) => print.inSd)).largest
  const cells = [
    `${table.id}, ${children(gender)}: ${source}`,
    count(prints.length),
    count(prints.filter(isMatched).length),
    `${tolerance}${written}`,
    `${largest <= 1e-9 ? '< 1e-9' : Number(largest.toPrecision(3))}${written}`,
    unit === 'percentage points' ? '' : sd(inSd),
  ]
  return `| ${cells.join(' | ')} |`
}

function independent(members: readonly ReferenceTable[], { scoresOf }: Evidence): string[] {
  const checked = members.filter((table) => scoresOf(table).length > 0)
  if (checked.length === 0) return ['No independent values from R yet.', '']
  return [
    '| Independent values | at rows | between | beyond ±4 SD | Largest difference, -4 to 4, SD | Largest beyond, relative | Interpolation, largest / mean, SD |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...checked.map((table) => {
      const scores = scoresOf(table)
      const tails = scores.filter(({ score }) => Math.abs(score ?? 0) > 4)
      const inner = scores.filter((score) => !tails.includes(score))
      const cells = [
        table.id,
        count(inner.filter(({ atRow }) => atRow).length),
        count(inner.filter(({ atRow }) => !atRow).length),
        count(tails.length),
        sd(summedUp(inner.map(({ scoreDifference }) => scoreDifference)).largest),
        tails.length === 0
          ? ''
          : sd(summedUp(tails.map(({ scoreDifference, score }) => scoreDifference / (score ?? 1))).largest),
        interpolation(table),
      ]
      return `| ${cells.join(' | ')} |`
    }),
    '',
  ]
}

function interpolation(table: ReferenceTable): string {
  if (table.thinned) return 'see Packing'
  if (table.distribution === 'median') return ''
  const { largest, mean } = interpolationError(table)
  return `${twoDigits(largest)} / ${twoDigits(mean)}`
}

function limits(members: readonly ReferenceTable[]): string[] {
  const lines = members.flatMap((table) => {
    const { highest, lowest } = ceilings(table)
    const [from, to] = table.range
    const parts = [`${Number(from.toFixed(2))} to ${position(table, to)}`]
    if (inEnglish(table.limits) !== '') parts.push(inEnglish(table.limits).replace(/\.$/, ''))
    if (highest !== undefined && highest.score < 6) {
      const where = `${children(highest.gender)}, ${position(table, highest.x)}`
      parts.push(`the highest possible score can be as low as ${highest.score.toFixed(1)} (${where})`)
    }
    if (lowest !== undefined && lowest.score > -6) {
      const where = `${children(lowest.gender)}, ${position(table, lowest.x)}`
      parts.push(`the lowest possible score can be as high as −${(-lowest.score).toFixed(1)} (${where})`)
    }
    return [`- ${table.id}: ${parts.join('; ')}.`]
  })
  return ['Limits:', '', ...lines, '']
}
