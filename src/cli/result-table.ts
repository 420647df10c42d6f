import { decimalMark, type Locale } from '../model/localized.js'
import type { MeasurementResult, PatientResult } from '../model/patient-result.js'
import type { Score } from '../model/score.js'
import { resultWords } from './words/index.js'
import type { MeasureName, ResultWords } from './words/result-words.js'

/** A measure's columns: value, score, percentile. */
interface MeasureColumn {
  readonly name: MeasureName
  readonly decimals: number
  readonly value?: (measurement: MeasurementResult) => number | undefined
  readonly score: (measurement: MeasurementResult) => Score | undefined
  readonly percentile: (measurement: MeasurementResult) => number | undefined
}

const measureColumns: readonly MeasureColumn[] = [
  { name: 'size', decimals: 1, value: (m) => m.sizeCm, score: (m) => m.sizeSds, percentile: (m) => m.sizePercentile },
  {
    name: 'turner',
    decimals: 1,
    score: (m) => m.sizeTurnerSyndromeSds,
    percentile: (m) => m.sizeTurnerSyndromePercentile,
  },
  {
    name: 'noonan',
    decimals: 1,
    score: (m) => m.sizeNoonanSyndromeSds,
    percentile: (m) => m.sizeNoonanSyndromePercentile,
  },
  {
    name: 'weight',
    decimals: 2,
    value: (m) => m.weightKg,
    score: (m) => m.weightSds,
    percentile: (m) => m.weightPercentile,
  },
  { name: 'bmi', decimals: 1, value: (m) => m.bmi, score: (m) => m.bmiSds, percentile: (m) => m.bmiPercentile },
  { name: 'head', decimals: 1, value: (m) => m.headCm, score: (m) => m.headSds, percentile: (m) => m.headPercentile },
  { name: 'seat', decimals: 1, value: (m) => m.seatCm, score: (m) => m.seatSds, percentile: (m) => m.seatPercentile },
  { name: 'leg', decimals: 1, value: (m) => m.legCm, score: (m) => m.legSds, percentile: (m) => m.legPercentile },
  {
    name: 'ratio',
    decimals: 2,
    value: (m) => m.seatLegRatio,
    score: (m) => m.seatLegSds,
    percentile: (m) => m.seatLegPercentile,
  },
]

/**
 * A calculated patient as text for a terminal: a line for the child, one table
 * of all visits, and the messages.
 */
export function resultTable(result: PatientResult, locale: Locale): string {
  const text = resultWords[locale]
  const lines = [patientLine(result, text, locale), ...familyLines(result, text, locale), '']
  if (result.measurements.length > 0) lines.push(...visitLines(result.measurements, text, locale), '')
  lines.push(...messageLines(result, text))
  return `${lines.join('\n')}\n`
}

function patientLine(result: PatientResult, text: ResultWords, locale: Locale): string {
  const name = [result.firstName, result.lastName].filter((part) => part !== undefined).join(' ')
  const born = result.dateOfBirth === undefined ? '' : `${text.born} ${result.dateOfBirth.slice(0, 10)}`
  const age =
    result.ageInYears === undefined ? '' : `${text.age} ${decimal(result.ageInYears, 1, locale)} ${text.years}`
  return [name, born, age, ...result.diseases].filter((part) => part !== '').join(', ')
}

function familyLines(result: PatientResult, text: ResultWords, locale: Locale): string[] {
  const parts: [string, number | undefined, string, Score | undefined][] = [
    [text.birthLength, result.sizeBirthCm, 'cm', result.sizeBirthSds],
    [text.birthWeight, result.weightBirthG, 'g', result.weightBirthSds],
    [text.father, result.sizeFatherCm, 'cm', result.sizeFatherSds],
    [text.mother, result.sizeMotherCm, 'cm', result.sizeMotherSds],
    [text.target, result.targetSizeCm, 'cm', result.targetSizeSds],
  ]
  const lines = parts
    .filter(([, value]) => value !== undefined)
    .map(([label, value, unit, score]) => {
      const sds = score === undefined ? '' : ` (${scoreText(score, locale)} SDS)`
      return `${label} ${decimal(value as number, unit === 'g' ? 0 : 1, locale)} ${unit}${sds}`
    })
  if (result.sizeBirthUndersized === true) lines.push(text.small)
  return lines
}

/** Wider tables are set as several, one beneath the other, characters. */
const lineWidth = 100

function visitLines(measurements: readonly MeasurementResult[], text: ResultWords, locale: Locale): string[] {
  const visits: readonly string[][] = [
    [text.date, ...measurements.map(({ date }) => date?.slice(0, 10) ?? '')],
    [text.age, ...measurements.map(({ ageYears }) => optional(ageYears, 2, locale))],
  ]
  const ofMeasures = measureColumns
    .filter(({ value, score }) =>
      measurements.some((measurement) => value?.(measurement) !== undefined || score(measurement) !== undefined),
    )
    .map((measure) => columnsOf(measure, measurements, text, locale))
  return blocks(visits, ofMeasures).flatMap((columns, i) => [...(i === 0 ? [] : ['']), ...tableLines(columns)])
}

function columnsOf(
  { name, decimals, value, score, percentile }: MeasureColumn,
  measurements: readonly MeasurementResult[],
  text: ResultWords,
  locale: Locale,
): string[][] {
  const title = text.measures[name]
  const values = [title, ...measurements.map((measurement) => optional(value?.(measurement), decimals, locale))]
  const scores = measurements.map((measurement) => {
    const sds = score(measurement)
    return sds === undefined ? '' : scoreText(sds, locale)
  })
  const percentiles = ['P', ...measurements.map((measurement) => optional(percentile(measurement), 1, locale))]
  return value === undefined ? [[`${title} SDS`, ...scores], percentiles] : [values, ['SDS', ...scores], percentiles]
}

/** The measures' columns in as many tables as the line width needs, each led by the columns of the visits. */
function blocks(visits: readonly string[][], ofMeasures: readonly string[][][]): string[][][] {
  const found: string[][][] = []
  let block: string[][] = [...visits]
  for (const columns of ofMeasures) {
    if (block.length > visits.length && tableWidth([...block, ...columns]) > lineWidth) {
      found.push(block)
      block = [...visits]
    }
    block.push(...columns)
  }
  return [...found, block]
}

const columnGap = '  '

function columnWidth(column: readonly string[]): number {
  return Math.max(...column.map((cell) => cell.length))
}

function tableWidth(columns: readonly string[][]): number {
  return columns.reduce((sum, column) => sum + columnWidth(column) + columnGap.length, -columnGap.length)
}

/** Title, rule and a line for every visit; the first column flush left, the others flush right. */
function tableLines(columns: readonly string[][]): string[] {
  const widths = columns.map(columnWidth)
  const line = (cell: (column: readonly string[], i: number) => string) =>
    columns
      .map((column, i) => (i === 0 ? cell(column, i).padEnd(widths[i] ?? 0) : cell(column, i).padStart(widths[i] ?? 0)))
      .join(columnGap)
      .trimEnd()
  const [title, ...rows] = (columns[0] ?? []).map((_, row) => line((column) => column[row] ?? ''))
  return [title ?? '', line((_, i) => '─'.repeat(widths[i] ?? 0)), ...rows]
}

function messageLines(result: PatientResult, text: ResultWords): string[] {
  const own = result.validationMessages.map((message) => ({ message, of: '' }))
  const ofVisits = result.measurements.flatMap(({ validationMessages, date, ageYears }) =>
    validationMessages.map((message) => ({
      message,
      of: `${date?.slice(0, 10) ?? `${ageYears ?? '?'} ${text.years}`}: `,
    })),
  )
  const all = [...own, ...ofVisits]
  if (all.length === 0) return [text.noMessages]
  return [
    `${text.messages}:`,
    ...all.map(({ message, of }) => `  ${text.severity[message.severity]}: ${of}${message.text}`),
  ]
}

function scoreText({ value, accuracy }: Score, locale: Locale): string {
  const sign = { exact: '', less_or_equal: '≤', greater_or_equal: '≥' }[accuracy]
  return `${sign}${decimal(value, 2, locale)}`
}

function optional(value: number | undefined, decimals: number, locale: Locale): string {
  return value === undefined ? '' : decimal(value, decimals, locale)
}

function decimal(value: number, decimals: number, locale: Locale): string {
  const text = value.toFixed(decimals).replace(/^-(0(?:\.0+)?)$/, '$1')
  return text.replace('.', decimalMark[locale])
}
