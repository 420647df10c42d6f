import type { ReferenceTable } from '../../src/clinical/references/index.js'
import { markdownTable } from '../markdown-table.js'
import { summedUp } from './difference.js'
import type { Evidence } from './evidence.js'
import { ceilings, interpolationError } from './limits.js'
import { type ComparedPrint, isMatched } from './published.js'
import { children, count, position, sd, twoDigits, unitOf } from './wording.js'

/** How the tables of a publication were checked, for their page: printed values, independent ones, the ends of their scores. */
export function publicationSection(members: readonly ReferenceTable[], evidence: Evidence): string[] {
  return [
    '## How they were checked',
    '',
    '[Accuracy](../accuracy.md) explains the comparisons.',
    '',
    ...printed(members, evidence),
    ...independent(members, evidence),
    ...limits(members),
  ]
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
      : markdownTable(
          'Printed values | Cases: | Met: | Printed to ±: | Largest difference: | in SD:',
          [...groups.values()].map(printedRow),
        )),
    ...(bare.length === 0 ? [] : [`No printed check value: ${bare.join(', ')}.`, '']),
  ]
}

function printedRow(prints: readonly ComparedPrint[]): string[] {
  const [{ table, gender, unit, tolerance, source }] = prints as readonly [ComparedPrint]
  const written = unit === 'measure' ? ` ${unitOf(table)}` : ` ${unit}`
  const largest = summedUp(prints.map(({ difference }) => difference)).largest
  const inSd = summedUp(prints.map((print) => print.inSd)).largest
  return [
    `${table.id}, ${children(gender)}: ${source}`,
    count(prints.length),
    count(prints.filter(isMatched).length),
    `${tolerance}${written}`,
    `${largest <= 1e-9 ? '< 1e-9' : Number(largest.toPrecision(3))}${written}`,
    unit === 'percentage points' ? '' : sd(inSd),
  ]
}

function independent(members: readonly ReferenceTable[], { scoresOf }: Evidence): string[] {
  const checked = members.filter((table) => scoresOf(table).length > 0)
  if (checked.length === 0) return ['No independent values from R yet.', '']
  return markdownTable(
    'Independent values | at rows: | between: | beyond ±4 SD: | Largest difference, -4 to 4, SD: | Largest beyond, relative: | Interpolation, largest / mean, SD:',
    checked.map((table) => {
      const scores = scoresOf(table)
      const tails = scores.filter(({ score }) => Math.abs(score ?? 0) > 4)
      const inner = scores.filter((score) => !tails.includes(score))
      return [
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
    }),
  )
}

function interpolation(table: ReferenceTable): string {
  if (table.thinned) return '[packed](seams.md#packing)'
  if (table.distribution === 'median') return ''
  const { largest, mean } = interpolationError(table)
  return `${twoDigits(largest)} / ${twoDigits(mean)}`
}

function limits(members: readonly ReferenceTable[]): string[] {
  const lines = members.flatMap((table) => {
    const { highest, lowest } = ceilings(table)
    const parts: string[] = []
    if (highest !== undefined && highest.score < 6) {
      const where = `${children(highest.gender)}, ${position(table, highest.x)}`
      parts.push(`the highest possible score can be as low as ${highest.score.toFixed(1)} (${where})`)
    }
    if (lowest !== undefined && lowest.score > -6) {
      const where = `${children(lowest.gender)}, ${position(table, lowest.x)}`
      parts.push(`the lowest possible score can be as high as −${(-lowest.score).toFixed(1)} (${where})`)
    }
    return parts.length === 0 ? [] : [`- ${table.id}: ${parts.join('; ')}.`]
  })
  return lines.length === 0 ? [] : ['Where scores end:', '', ...lines, '']
}
