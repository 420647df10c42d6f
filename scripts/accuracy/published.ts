import {
  iotf2012Bmi,
  type Lookup,
  lookUpTable,
  percentileOf,
  type ReferenceTable,
  scoreAt,
  scoreOfPercentile,
  valueAt,
} from '../../src/clinical/references/index.js'
import type { Gender } from '../../src/ground/model/patient.js'
import { iotf2000, iotfAtTwoYears, printedScores, printedTables } from '../../test/accuracy/published/index.js'
import type { PrintedX } from '../../test/accuracy/published/printed.js'

/** A value or score printed elsewhere, and how ours differs. */
export interface ComparedPrint {
  readonly table: ReferenceTable
  readonly gender: Gender
  readonly source: string
  /** Ours less the printed one, in `unit`. */
  readonly difference: number
  /** The same as a fraction of the standard deviation, ignoring L. */
  readonly inSd: number
  readonly unit: 'measure' | 'SD' | 'percentage points'
  /** The rounding in print, or what this kind of source allows. */
  readonly tolerance: number
  /** What our figures may add to that: they are thinned, or have fewer digits than those the source printed from. */
  readonly ofFigures: number
}

/** What thinning a daily table may add, SD. */
const thinning = 0.001

/** Digits of our CDC figures; those behind CDC's printed percentiles have nine. */
const cdcDigits = 7

/** What our figures may add to the rounding of a print, in the unit of the measure. */
export function ofFigures({ table, m, s }: Lookup): number {
  if (table.thinned) return thinning * m * s
  if (table.source !== 'cdc2000') return 0
  // Half a unit of the median's last digit, and the same again from L and S.
  return 10 ** (Math.floor(Math.log10(m)) - cdcDigits + 1)
}

/** x as it is printed, in units of the axis. */
export const inTableUnits: Readonly<Record<PrintedX, (printed: number) => number>> = {
  months: (months) => months / 12,
  weeks: (weeks) => (weeks * 7) / 365.25,
  daysOfLife: (days) => days / 365.25,
  // Of postmenstrual age.
  days: (days) => days / 7,
  tableUnits: (x) => x,
}

/** Every printed value of the collection, with ours. */
export function comparedPrints(): ComparedPrint[] {
  return [...values(), ...scores(), ...iotf()]
}

/** Whether ours is the printed value, up to its rounding and that of our figures. */
export function isMatched({ difference, tolerance, ofFigures }: ComparedPrint): boolean {
  return Math.abs(difference) <= tolerance * (1 + 1e-9) + ofFigures
}

function values(): ComparedPrint[] {
  return printedTables.flatMap(({ source, table, gender, x, tolerance, percentiles = [], scores, rows }) => {
    const columns = scores ?? percentiles.map(scoreOfPercentile)
    return rows.flatMap(([at, ...printed]) => {
      const place = placeAt(table, gender, inTableUnits[x](at))
      return printed.map((value, i) =>
        inMeasure(place, gender, source, (valueAt(place, columns[i] as number) ?? Number.NaN) - value, tolerance),
      )
    })
  })
}

function scores(): ComparedPrint[] {
  return printedScores.map(({ source, table, gender, x, at, value, score, tolerance }) => {
    const difference = (scoreAt(placeAt(table, gender, inTableUnits[x](at)), value) ?? Number.NaN) - score
    const ofFigures = table.thinned ? thinning : 0
    return { table, gender, source, difference, inSd: difference, unit: 'SD', tolerance, ofFigures }
  })
}

export const iotfRevised =
  'Cole and Lobstein 2012, revised cut-offs at 24 months (two decimals): the BMI on the percentile that runs through the adult cut-off at 18'
export const iotfFirst =
  'Cole 2000, BMJ 320:1240, table 4: the cut-offs first published; the paper of 2012 calls its own "virtually identical" (hence 0.2 kg/m²)'
const iotfAbstract = 'Cole and Lobstein 2012, abstract: obesity in boys is the 98.9th percentile'

function iotf(): ComparedPrint[] {
  const place = (gender: Gender, age: number) => placeAt(iotf2012Bmi, gender, age)
  const cutOff = (gender: Gender, age: number, adult: number) =>
    valueAt(place(gender, age), scoreAt(place(gender, 18), adult) as number) as number
  const print = (gender: Gender, source: string, age: number, adult: number, value: number, tolerance: number) =>
    inMeasure(place(gender, age), gender, source, cutOff(gender, age, adult) - value, tolerance)
  const obesity = percentileOf(scoreAt(place('male', 18), 30) as number) - 98.9
  return [
    ...iotfAtTwoYears.flatMap(({ gender, cutOffs }) =>
      // Half the last digit, and the hundredth of it by which the printed adult cut-offs are themselves rounded.
      cutOffs.map(([adult, atTwo]) => print(gender, iotfRevised, 2, adult, atTwo, 0.0051)),
    ),
    // At 18 years the cut-offs are the adult ones by definition.
    ...iotf2000
      .filter(([age]) => age < 18)
      .flatMap(([age, ...cutOffs]) =>
        cutOffs.map((value, i) => print(i < 2 ? 'male' : 'female', iotfFirst, age, i % 2 === 0 ? 25 : 30, value, 0.2)),
      ),
    {
      table: iotf2012Bmi,
      gender: 'male',
      source: iotfAbstract,
      difference: obesity,
      inSd: 0,
      unit: 'percentage points',
      tolerance: 0.05,
      ofFigures: 0,
    },
  ]
}

function inMeasure(place: Lookup, gender: Gender, source: string, difference: number, tolerance: number) {
  const { table, m, s } = place
  const inSd = difference / (m * s)
  return { table, gender, source, difference, inSd, unit: 'measure', tolerance, ofFigures: ofFigures(place) } as const
}

function placeAt(table: ReferenceTable, gender: Gender, x: number): Lookup {
  const place = lookUpTable(table, gender, x)
  if (place === undefined) throw new Error(`${table.id} has no figures for ${gender} at ${x}`)
  return place
}
