import type { ReferenceTable } from '../src/clinical/references/index.js'
import { summedUp } from './accuracy/difference.js'
import type { Evidence } from './accuracy/evidence.js'
import { secondSources } from './accuracy/notes.js'
import { isMatched } from './accuracy/published.js'
import { roughestRow, roundingOfS } from './accuracy/smoothness.js'
import { children, count, position, sd, twoDigits } from './accuracy/wording.js'

/** How the figures of a table were checked, and against what, for its page. */
export function checkedLine(table: ReferenceTable, evidence: Evidence): string {
  const parts = [printed(table, evidence), second(table), independent(table, evidence), smooth(table), rounded(table)]
  return `- Checked: ${parts.filter((part) => part !== undefined).join('; ')}`
}

function printed(table: ReferenceTable, { printsOf }: Evidence): string {
  const prints = printsOf(table)
  if (prints.length === 0) return 'no printed value'
  const largest = sd(summedUp(prints.map(({ inSd }) => inSd)).largest)
  return `${count(prints.filter(isMatched).length)} of ${count(prints.length)} printed values met, largest difference ${largest} SD`
}

function second({ id }: ReferenceTable): string {
  const source = secondSources[id]
  return source === undefined ? 'no second source' : `agrees with ${source}`
}

function independent(table: ReferenceTable, { scoresOf, everyRow }: Evidence): string {
  const scores = scoresOf(table)
  if (scores.length === 0) return 'not computed in R'
  const rows = everyRow.get(table.id)
  const every = rows === undefined ? '' : `, and every row to ${sd(rows.inner.largest)} SD`
  return `${count(scores.length)} scores as R computes them${every}`
}

function smooth(table: ReferenceTable): string | undefined {
  const row = roughestRow(table)
  if (row === undefined) return undefined
  return `smooth to ${twoDigits(row.sd)} SD (${children(row.gender)}, ${position(table, row.x)})`
}

function rounded(table: ReferenceTable): string | undefined {
  const rounding = roundingOfS(table)
  if (rounding === undefined) return undefined
  return `S has ${rounding.decimals} decimals, worth up to ${twoDigits(rounding.sd)} SD at ±2`
}
