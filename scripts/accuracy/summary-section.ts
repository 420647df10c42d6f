import { markdownTable } from '../markdown-table.js'
import { tables } from '../reference-tables.js'
import { summedUp } from './difference.js'
import type { Evidence } from './evidence.js'
import { notAtEveryRow, notCheckedInR, secondSources } from './notes.js'
import { isMatched } from './published.js'
import { children, count, sd, twoDigits } from './wording.js'

/** One row for each publication; its page has one for each table. */
export function summarySection({ printsOf, scoresOf, everyRow }: Evidence): string[] {
  return [
    '## Summary',
    '',
    'Largest differences from -4 to 4 SD; the pages of the publications give those beyond. Differences from printed values',
    'are in SD at that age and mostly due to rounding in print; those from independent values are in SD at ages on and between',
    'the rows of the source.',
    '',
    ...markdownTable(
      'Publication | Tables: | Printed values: | met: | Largest, SD: | Independent values: | Largest, SD: | Every row, largest, SD:',
      [...new Set(tables.map(({ source }) => source))].map((source) => {
        const members = tables.filter((table) => table.source === source)
        const prints = members.flatMap((table) => printsOf(table))
        const scores = members.flatMap((table) => scoresOf(table))
        const inner = scores.filter(({ score }) => Math.abs(score ?? 0) <= 4)
        const rows = members.flatMap(({ id }) => everyRow.get(id)?.inner.largest ?? [])
        return [
          `[${source}](references/${source}.md)`,
          count(members.length),
          prints.length === 0 ? 'none' : count(prints.length),
          prints.length === 0 ? '' : count(prints.filter(isMatched).length),
          prints.length === 0 ? '' : sd(summedUp(prints.map(({ inSd }) => inSd)).largest),
          scores.length === 0 ? 'none' : count(scores.length),
          scores.length === 0 ? '' : sd(summedUp(inner.map(({ scoreDifference }) => scoreDifference)).largest),
          rows.length === 0 ? 'none' : sd(Math.max(...rows)),
        ]
      }),
    ),
  ]
}

/** The tables, or sexes of a table, for which there are no printed values. */
export function uncheckedSection({ printsOf }: Evidence): string[] {
  const none = tables.filter((table) => printsOf(table).length === 0).map(({ id }) => id)
  const [second, without] = [none.filter((id) => id in secondSources), none.filter((id) => !(id in secondSources))]
  const oneSex = tables.flatMap((table) => {
    const genders = [...new Set(printsOf(table).map(({ gender }) => gender))]
    const all = (['male', 'female'] as const).filter((gender) => table.curve(gender) !== undefined)
    const [only] = genders
    return genders.length === 1 && all.length === 2 && only !== undefined
      ? [`${table.id} (${children(only)} only)`]
      : []
  })
  return [
    '## Tables without printed check values',
    '',
    `${none.length} of ${tables.length} tables have no printed value to compare with. For these the comparisons here show only that the library`,
    'computes correctly from the figures in the source table; that the source table is what the authors published depends on',
    'the transcription (its quality is described on the page of each publication).',
    '',
    `${second.length} of them agree with a second transcription or copy:`,
    '',
    ...second.map((id) => `- ${id}: ${secondSources[id]}`),
    '',
    `${without.length} have no second source at all:`,
    '',
    ...without.map((id) => `- ${id}`),
    '',
    'Printed values for one sex only:',
    '',
    ...oneSex.map((text) => `- ${text}`),
    '',
    'Many of the printed values were taken from copies (reprints, public repositories) rather than the publisher’s own site; the',
    'sources say which. Outer percentiles check the spread of a table; where only medians or one percentile are printed (Merker,',
    'Fenton weight), the spread is not confirmed.',
    '',
  ]
}

/** The tables for which R has not computed any values yet, or not at every row. */
export function notInRSection(): string[] {
  return [...withoutValues(), ...withoutEveryRow()]
}

function withoutEveryRow(): string[] {
  if (notAtEveryRow.length === 0) return []
  return [
    '## Tables not compared at every row',
    '',
    'R has compared scores at some rows of these tables and between them, but not at every row since all rows are kept:',
    '',
    ...notAtEveryRow.map((id) => `- ${id}`),
    '',
  ]
}

function withoutValues(): string[] {
  if (notCheckedInR.length === 0) return []
  return [
    '## Tables without independent values',
    '',
    'R has not computed any values for these tables yet. Nothing but printed values, if there are any, shows that the library',
    'computes correctly from their figures:',
    '',
    ...notCheckedInR.map((id) => `- ${id}`),
    '',
  ]
}

/** The independent values as scores, percentiles and values. */
export function independentSection({ scores }: Evidence): string[] {
  const row = (title: string, isThinned: boolean) => {
    const compared = scores.filter(({ table }) => table.thinned === isThinned)
    const largest = (pick: (score: Evidence['scores'][number]) => number) => summedUp(compared.map(pick)).largest
    const percentiles = largest(({ percentileDifference }) => percentileDifference)
    const values = largest(({ valueDifference }) => valueDifference)
    return [
      title,
      count(compared.length),
      sd(largest(({ scoreDifference, score }) => scoreDifference / Math.max(1, Math.abs(score ?? 0)))),
      percentiles < 1e-6 ? '< 1e-6' : twoDigits(percentiles),
      values < 1e-8 ? '< 1e-8' : twoDigits(values),
    ]
  }
  return [
    '## Independent values',
    '',
    'Each value is compared in three ways: its score, the percentile of that score, and the value that the library returns for',
    'R’s score. Scores beyond ±1 are compared relative to their size. The values lie between -5 and 5 SD, where the formula has',
    'such a value, and at 0.5 and 1.6 times a median, whatever the score (beyond ±20 SD by the WHO rule).',
    '',
    ...markdownTable('Tables | Cases: | Scores, SD: | Percentiles, percentage points: | Values, relative:', [
      row('complete', false),
      row('thinned', true),
    ]),
  ]
}

/** Thinned tables compared with all rows of their sources. */
export function packingSection({ everyRow, scoresOf }: Evidence): string[] {
  return [
    '## Packing',
    '',
    'Of the daily tables of WHO 2006 and Fenton 2013 (and those in steps of 0.1 cm) the library keeps only the rows between',
    'which linear interpolation reproduces all others within 0.001 SD from -4 to 4 SD. All other tables have every row and every',
    'digit of the source table; packing them loses nothing (less than 1e-9 SD at every row).',
    '',
    'Differences in SD, at every row of the source in steps of half an SD (`test/accuracy/every-row.csv`, with a fingerprint of',
    'the figures compared, which a test compares with that of the library’s figures), and at the committed independent values',
    '(`independent-scores.csv`):',
    '',
    ...markdownTable(
      'Table | Rows: | Largest, -4 to 4: | Mean: | Largest, to ±5: | Committed: cases: | Largest, -4 to 4: | Mean:',
      tables
        .filter(({ id, thinned }) => thinned && !notCheckedInR.includes(id))
        .map((table) => {
          const all = everyRow.get(table.id)
          const inner = scoresOf(table).filter(({ score }) => Math.abs(score ?? 0) <= 4)
          const compared = summedUp(inner.map(({ scoreDifference }) => scoreDifference))
          return [
            table.id,
            count(all?.rows ?? 0),
            twoDigits(all?.inner.largest ?? Number.NaN),
            twoDigits(all?.inner.mean ?? Number.NaN),
            twoDigits(all?.tails.largest ?? Number.NaN),
            count(compared.cases),
            twoDigits(compared.largest),
            twoDigits(compared.mean),
          ]
        }),
    ),
    '0.001 SD is 0.004 cm in the height of a four-year-old child, or 0.04 percentage points at the median. A score rounded to two',
    'decimals may so differ by one unit of the last. `withDailyWho` of `auxology/references/who-daily` gives a set with every row',
    'of WHO; a test compares its scores with R’s to 1e-9 SD.',
    '',
  ]
}
