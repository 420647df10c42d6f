import { adultHeightPanel } from '../../src/clinical/course/adult-height/adult-height-panel.js'
import { figuresAt } from '../../src/clinical/course/figures/figure-rows.js'
import { donald2025, gainRows, gainScore } from '../../src/clinical/course/velocity/velocity-references.js'
import { germany } from '../../src/clinical/references/built-in-sets.js'
import { lookUp } from '../../src/clinical/references/index.js'
import {
  type AdultHeightMethodId,
  adultHeightMethodIds,
  type BoneAgeMethod,
} from '../../src/ground/model/course-names.js'
import { type Gender, genders } from '../../src/ground/model/patient.js'
import { type PrintedIncrements, printedIncrements } from '../../test/accuracy/published/who2009-increments.js'
import { boyOfTen, medianChild } from '../../test/clinical/course/sample-children.js'

/** A printed increment, and ours. */
export interface ComparedIncrement {
  readonly table: PrintedIncrements
  readonly from: number
  readonly sds: number
  readonly printed: number
  /** Our gain at that score; undefined where the formula has none, which is printed as 0. */
  readonly ours: number | undefined
  /** What the rounding of the printed L, M and S may add to that of the gain. */
  readonly ofFigures: number
  /** Our score of the printed gain. */
  readonly scored: number
}

/** Half the last digit of the figures that WHO prints: of L and M four decimals, of S five. */
const halfDigit = { l: 5e-5, m: 5e-5, s: 5e-6 }

/** Every printed increment. */
export function comparedIncrements(): readonly ComparedIncrement[] {
  return printedIncrements.flatMap((table) =>
    table.rows.flatMap(([from = 0, ...printed]) => {
      const figures = figuresAt(gainRows(table.measure, table.gender)[table.months] ?? (() => []), from)
      const [to = Number.NaN, l = 0, m = 0, s = 0, delta = 0] = figures ?? []
      const length = to - from
      return printed.map((value, i): ComparedIncrement => {
        const sds = i - 3
        const at = (power: number, median: number, spread: number) =>
          median * (1 + power * spread * sds) ** (1 / power) - delta
        const ours = 1 + l * s * sds > 0 ? at(l, m, s) : undefined
        const moved = [at(l + halfDigit.l, m, s), at(l, m + halfDigit.m, s), at(l, m, s + halfDigit.s)]
        const ofFigures = moved.reduce((sum, gain) => sum + Math.abs(gain - (ours ?? gain)), 0)
        const scored = gainScore({ months: table.months, length, l, m, s, delta }, value, length).raw
        return { table, from, sds, printed: value, ours, ofFigures, scored }
      })
    }),
  )
}

/** Whether ours rounds to the printed value; where the formula has none, 0 is printed. */
export function isIncrementMet({ table: { tolerance }, printed, ours, ofFigures }: ComparedIncrement): boolean {
  return ours === undefined ? printed === 0 : Math.abs(ours - printed) <= tolerance * (1 + 1e-9) + ofFigures
}

/** What the boy of ten is predicted to one decimal, and what the paper's figures were found to give him. */
export interface ExpectedPrediction {
  readonly method: AdultHeightMethodId
  readonly variant?: string
  readonly scale: BoneAgeMethod
  readonly cm: number
}

/** Computed from the figures of the papers by hand, apart from this library. */
export const expectedOfBoy: readonly ExpectedPrediction[] = [
  { method: 'bayley-pinneau', variant: 'average', scale: 'greulich-pyle', cm: 172.9 },
  { method: 'bayley-pinneau', variant: 'retarded', scale: 'greulich-pyle', cm: 165.4 },
  { method: 'roche-wainer-thissen', scale: 'greulich-pyle', cm: 171.6 },
  { method: 'modified-roche-wainer-thissen', scale: 'greulich-pyle', cm: 170.9 },
  { method: 'khamis-roche', scale: 'greulich-pyle', cm: 170.1 },
  { method: 'tanner-1975', scale: 'tw2-rus', cm: 168.7 },
  { method: 'blum-2022', variant: 'model 2', scale: 'greulich-pyle', cm: 168.3 },
  { method: 'blum-2022', variant: 'model 3', scale: 'tw2-rus', cm: 169.1 },
  { method: 'cole-wright', scale: 'greulich-pyle', cm: 168.3 },
]

/** The boy of ten by every method, and ours. */
export function comparedBoy(): readonly (ExpectedPrediction & { readonly ours: number })[] {
  return expectedOfBoy.map((expected) => {
    const { predictions } = adultHeightPanel(boyOfTen(expected.scale), 'all')
    const found = predictions.find(
      ({ method, variant }) => method === expected.method && (variant ?? undefined) === expected.variant,
    )
    return { ...expected, ours: found?.cm ?? Number.NaN }
  })
}

/** What a method predicts a median child at every month of its ages: the lowest and the highest. */
export interface MedianRange {
  readonly method: AdultHeightMethodId
  readonly gender: Gender
  readonly low: number
  readonly high: number
  readonly cases: number
}

/** The bounds in which every method has to predict a median child, cm. */
export const medianBounds: { readonly [gender in Gender]: readonly [low: number, high: number] } = {
  male: [177, 184],
  female: [165, 171],
}

/** By Bayley and Pinneau a median girl is predicted a little less. */
export const medianGirlByBayleyPinneau = 163

/** Every method on children of median height and weight with bone age = age and median parents, 2 to 18 years. */
export function medianRanges(): readonly MedianRange[] {
  return adultHeightMethodIds
    .filter((method) => method !== 'blum-2022')
    .flatMap((method) =>
      genders.map((gender): MedianRange => {
        const cm = months(24, 216).flatMap((age) =>
          (['greulich-pyle', 'tw2-rus'] as const).flatMap((scale) =>
            adultHeightPanel(medianChild(gender, age / 12, scale), 'all')
              .predictions.filter((prediction) => prediction.method === method)
              .map((prediction) => prediction.cm),
          ),
        )
        return { method, gender, low: Math.min(...cm), high: Math.max(...cm), cases: cm.length }
      }),
    )
}

function months(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** How far DONALD's median velocity is from what the median of KiGGS grows in the year around an age, cm a year. */
export function velocityDifferences(gender: Gender): readonly { readonly age: number; readonly difference: number }[] {
  const median = (age: number) => lookUp(germany, 'height', gender, age)?.m ?? Number.NaN
  return donald2025.figures[gender]().flatMap(([age = 0, , m = 0]) =>
    // The year has to lie within KiGGS.
    age - 0.5 >= 4 && age + 0.5 <= 18 ? [{ age, difference: m - (median(age + 0.5) - median(age - 0.5)) }] : [],
  )
}
