import { lookUpTable, type ReferenceTable, scoreAt, scoreOfPercentile } from '../../src/clinical/references/index.js'
import type { Gender } from '../../src/ground/model/patient.js'
import { iotf2000, iotfAtTwoYears, printedScores, printedTables } from '../../test/accuracy/published/index.js'
import type { PrintedX } from '../../test/accuracy/published/printed.js'
import { inTableUnits, iotfFirst, iotfRevised, ofFigures } from '../accuracy/published.js'
import { allowing, type CaseSource, type DraftCase, expectedScore, ofTable, placeIn } from './written-case.js'

/** Values at percentiles and scores, and scores of values, as others printed them. */
export function printedCases(): readonly DraftCase[] {
  const values = printedTables.flatMap(({ source, table, gender, x, tolerance, percentiles = [], scores, rows }) => {
    const columns = scores ?? percentiles.map(scoreOfPercentile)
    return rows.flatMap(([at, ...printed]) =>
      printed.map((value, column) => {
        const score = columns[column] as number
        const allowed = inScores(table, gender, inTableUnits[x](at), value, tolerance)
        const kind: CaseSource = { kind: 'printed', text: source }
        return draft({ source: kind, table, gender, x, at }, value, score, allowed)
      }),
    )
  })
  const scores = printedScores.map(({ source, table, gender, x, at, value, score, tolerance }) => {
    const kind: CaseSource = { kind: 'other program', text: source }
    return draft({ source: kind, table, gender, x, at }, value, score, tolerance + (table.thinned ? 0.001 : 0))
  })
  return [...values, ...scores]
}

interface PrintedPlace {
  readonly source: CaseSource
  readonly table: ReferenceTable
  readonly gender: Gender
  readonly x: PrintedX
  readonly at: number
}

function draft(place: PrintedPlace, value: number, score: number, tolerance: number): DraftCase {
  const { source, table, gender, x, at } = place
  return {
    group: groupOf(table, x, at),
    ...ofTable(table),
    sex: gender,
    ...placeIn(table, inTableUnits[x](at)),
    value,
    expected: expectedScore(score),
    tolerance: allowing(tolerance),
    source,
  }
}

function groupOf({ id, axis }: ReferenceTable, x: PrintedX, at: number): string {
  if (axis === 'cm') return 'weight-for-length'
  if (id.startsWith('intergrowth21')) return 'birth-size'
  if (axis !== 'years') return 'term'
  return x === 'daysOfLife' && Math.abs(at - 731) < 3 ? 'day-731' : 'printed-tables'
}

/** What the rounding in print is worth at a value, SD. */
function inScores(table: ReferenceTable, gender: Gender, x: number, value: number, tolerance: number): number {
  const place = lookUpTable(table, gender, x)
  if (place === undefined) throw new Error(`${table.id} has no figures for ${gender} at ${x}`)
  const off = tolerance + ofFigures(place)
  const score = scoreAt(place, value) as number
  const ends = [value - off, value + off].map((end) => Math.abs((scoreAt(place, end) as number) - score))
  // A ten-thousandth more, for scores that meet the rounding exactly.
  return Math.max(...ends) * 1.0001
}

/** What stands below and above a limit of body mass index. */
interface PrintedLimit {
  readonly reference: string
  readonly edition: string
  readonly source: CaseSource
  readonly sex: Gender
  readonly years: number
  readonly bmi: number
  /** How far from the print a value has to be, kg/m². */
  readonly off: number
  readonly below: string
  readonly above: string
}

/** Body mass indices on both sides of printed limits. */
export function bmiClassCases(): readonly DraftCase[] {
  return [...iotfLimits(), ...agaLimits()].flatMap(({ bmi, off, below, above, years, ...named }) =>
    (
      [
        [bmi - off, below],
        [bmi + off, above],
      ] as const
    ).map(([value, bmiClass]) => ({
      ...named,
      group: 'bmi-classes',
      measure: 'bmiClass',
      unit: 'kg/m²',
      ageDays: years * 365.25,
      value: Number(value.toFixed(3)),
      expected: { class: bmiClass },
      tolerance: 0,
    })),
  )
}

/** From the thinnest; each limit separates a class from the next. */
const iotfClasses = [
  'thinness-grade-3',
  'thinness-grade-2',
  'thinness-grade-1',
  'normal',
  'overweight',
  'obesity',
  'morbid-obesity',
] as const

function iotfLimits(): readonly PrintedLimit[] {
  const iotf = { reference: 'iotf2012', edition: '2012' } as const
  const revised = iotfAtTwoYears.flatMap(({ gender, cutOffs }) =>
    cutOffs.map(([, bmi], index) => ({
      ...iotf,
      source: { kind: 'printed', text: iotfRevised } as const,
      sex: gender,
      years: 2,
      bmi,
      off: 0.01,
      below: iotfClasses[index] as string,
      above: iotfClasses[index + 1] as string,
    })),
  )
  const first = iotf2000
    .filter(([age]) => age > 2 && age < 18)
    .flatMap(([years, ...cutOffs]) =>
      cutOffs.map((bmi, index) => ({
        ...iotf,
        source: { kind: 'printed', text: iotfFirst } as const,
        sex: index < 2 ? ('male' as const) : ('female' as const),
        years,
        bmi,
        off: 0.2,
        below: index % 2 === 0 ? 'normal' : 'overweight',
        above: index % 2 === 0 ? 'overweight' : 'obesity',
      })),
    )
  return [...revised, ...first]
}

/** P97 and P99.5 as the classification of diseases prints them. */
function agaLimits(): readonly PrintedLimit[] {
  const isOfLimits = (percentiles: readonly number[] = []) => percentiles.join() === '97,99.5'
  return printedTables
    .filter(({ table, percentiles }) => table.id === 'aga2015-bmi' && isOfLimits(percentiles))
    .flatMap(({ source, gender, tolerance, rows }) =>
      rows.flatMap(([years, ...limits]) =>
        limits.map((bmi, index) => ({
          reference: 'aga2015',
          edition: '2015',
          source: { kind: 'printed', text: source } as const,
          sex: gender,
          years,
          bmi,
          off: tolerance + 0.01,
          below: index === 0 ? 'overweight' : 'obesity',
          above: index === 0 ? 'obesity' : 'extreme-obesity',
        })),
      ),
    )
}
