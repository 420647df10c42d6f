import { publicationOf, tables } from '../reference-pages.js'
import { summedUp } from './difference.js'
import type { Evidence } from './evidence.js'
import { isThinned } from './independent-scores.js'
import { isMatched } from './published.js'
import { children, count, sd, twoDigits } from './wording.js'

/** One row for each table. */
export function summarySection({ printsOf, scoresOf, everyRow }: Evidence): string[] {
  return [
    '## Summary',
    '',
    'Largest differences. Printed values in SD at that age, most of it the rounding of the print itself; independent ones in',
    'SD at ages on and between the rows of the source. The largest differences are those from -4 to 4 SD; the sections of the',
    'publications give those beyond.',
    '',
    '| Table | Printed values | met | Largest, SD | Independent values | Largest, SD | Every row, largest, SD |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...tables.map((table) => {
      const prints = printsOf(table)
      const scores = scoresOf(table)
      const inner = scores.filter(({ score }) => Math.abs(score ?? 0) <= 4)
      const rows = everyRow.get(table.id)
      const met = prints.filter(isMatched).length
      const cells = [
        `[${table.id}](#${publicationOf(table.id)})`,
        prints.length === 0 ? 'none' : count(prints.length),
        prints.length === 0 ? '' : count(met),
        prints.length === 0 ? '' : sd(summedUp(prints.map(({ inSd }) => inSd)).largest),
        count(scores.length),
        sd(summedUp(inner.map(({ scoreDifference }) => scoreDifference)).largest),
        table.distribution === 'median' ? 'median only' : rows === undefined ? 'none' : sd(rows.inner.largest),
      ]
      return `| ${cells.join(' | ')} |`
    }),
    '',
  ]
}

/** What nobody's printed value vouches for, table by table. */
export function uncheckedSection({ printsOf }: Evidence): string[] {
  const none = tables.filter((table) => printsOf(table).length === 0)
  const oneSex = tables.flatMap((table) => {
    const genders = [...new Set(printsOf(table).map(({ gender }) => gender))]
    const all = (['male', 'female'] as const).filter((gender) => table.curve(gender) !== undefined)
    const [only] = genders
    return genders.length === 1 && all.length === 2 && only !== undefined
      ? [`${table.id} (${children(only)} only)`]
      : []
  })
  return [
    '## What has no printed check value',
    '',
    `${none.length} of ${tables.length} tables have no value printed by someone else that we could compare with. For them it is shown that`,
    'the library computes correctly from the figures in the source table; that the source table is what the authors published',
    'rests on the transcription alone (its quality is stated with each table below). Some of them stand in other packages',
    'too, put together independently: [Agreement](agreement.md) compares with those.',
    '',
    ...none.map((table) => `- ${table.id}`),
    '',
    'Printed values of one sex alone:',
    '',
    ...oneSex.map((text) => `- ${text}`),
    '',
    'Many of the printed values were read in copies (reprints, public repositories), not at the publisher’s own site: the',
    'sources say which. The spread of a table is checked by its outer percentiles; where only medians or one percentile are',
    'printed (Merker, Fenton weight), the others are not vouched for.',
    '',
  ]
}

/** The independent values as scores, percentiles and values. */
export function independentSection({ scores }: Evidence): string[] {
  const row = (title: string, own: Evidence['scores']) => {
    const largest = (pick: (score: Evidence['scores'][number]) => number) => summedUp(own.map(pick)).largest
    const percentiles = largest(({ percentileDifference }) => percentileDifference)
    const values = largest(({ valueDifference }) => valueDifference)
    const cells = [
      title,
      count(own.length),
      sd(largest(({ scoreDifference, score }) => scoreDifference / Math.max(1, Math.abs(score ?? 0)))),
      percentiles < 1e-6 ? '< 1e-6' : twoDigits(percentiles),
      values < 1e-8 ? '< 1e-8' : twoDigits(values),
    ]
    return `| ${cells.join(' | ')} |`
  }
  return [
    '## Independent values',
    '',
    'Each value is compared three ways: its score, the percentile of the score, and the value that the library gives for R’s',
    'score. A score beyond ±1 is compared relative to its size. Values lie from -5 to 5 SD where the formula has such a value,',
    'and at half and 1.6 times a median, wherever that leads (beyond ±20 SD by the WHO rule).',
    '',
    '| Tables | Cases | Scores, SD | Percentiles, percentage points | Values, relative |',
    '| --- | --: | --: | --: | --: |',
    row(
      'carried whole',
      scores.filter(({ table }) => !isThinned(table)),
    ),
    row(
      'thinned',
      scores.filter(({ table }) => isThinned(table)),
    ),
    '',
  ]
}

/** How thinned tables stand against all rows of their sources. */
export function packingSection({ everyRow, scoresOf }: Evidence): string[] {
  return [
    '## Packing',
    '',
    'The daily tables of WHO 2006 and Fenton 2013 (and those by 0.1 cm) are carried as those rows between which linear',
    'interpolation meets all others within 0.001 SD from -4 to 4 SD. All other tables are carried with every row and every digit',
    'of the source table; packing them costs nothing (at every row below 1e-9 SD).',
    '',
    'Measured at every row of the source, in steps of half an SD (`test/accuracy/every-row.csv`, with a fingerprint of the',
    'figures that were compared, which the test compares with the library’s), and at the committed',
    'independent values (`independent-scores.csv`), in SD:',
    '',
    '| Table | Rows | Largest, -4 to 4 | Mean | Largest, to ±5 | Committed: cases | Largest, -4 to 4 | Mean |',
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
    ...tables.filter(isThinned).map((table) => {
      const all = everyRow.get(table.id)
      const inner = scoresOf(table).filter(({ score }) => Math.abs(score ?? 0) <= 4)
      const own = summedUp(inner.map(({ scoreDifference }) => scoreDifference))
      const cells = [
        table.id,
        count(all?.rows ?? 0),
        twoDigits(all?.inner.largest ?? Number.NaN),
        twoDigits(all?.inner.mean ?? Number.NaN),
        twoDigits(all?.tails.largest ?? Number.NaN),
        count(own.cases),
        twoDigits(own.largest),
        twoDigits(own.mean),
      ]
      return `| ${cells.join(' | ')} |`
    }),
    '',
    '0.001 SD is 0.004 cm of the height of a child of four, and 0.04 percentage points at the median.',
    '',
  ]
}
