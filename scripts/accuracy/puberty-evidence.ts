import { figuresAt } from '../../src/clinical/course/figures/figure-rows.js'
import { menarcheReached } from '../../src/clinical/course/figures/nl1997-puberty.js'
import { shareReached } from '../../src/clinical/course/puberty/tanner-score.js'
import { type ShareColumn, shareColumns, sharesByAge } from '../../test/accuracy/published/pubertyplot-shares.js'

/** A share of the authors' file, and ours, of 10,000 children. */
export interface ComparedShare extends ShareColumn {
  readonly age: number
  readonly published: number
  readonly ours: number
}

/** Every share that is compared. */
export function comparedShares(): readonly ComparedShare[] {
  return sharesByAge.flatMap(([age = Number.NaN, ...shares]) =>
    shares.map((published, i): ComparedShare => {
      const column = shareColumns[i] as ShareColumn
      return { ...column, age, published, ours: Math.round(10_000 * reachedAt(column, age)) }
    }),
  )
}

/** The share that has reached a column at an age, 0 to 1. */
function reachedAt({ gender, sign, begins }: ShareColumn, age: number): number {
  const reached = sign === 'menarche' ? figuresAt(menarcheReached, age)?.[0] : shareReached(gender, sign, begins, age)
  return reached ?? Number.NaN
}

/** Medians of 1997 as D. Mul et al. printed them: "Pubertal development in the Netherlands 1965-1997", Pediatr. Res. 50 (2001) 479-486. */
const printedMedians: readonly (ShareColumn & { readonly years: number })[] = [
  { gender: 'female', sign: 'breastStage', begins: 2, years: 10.7 },
  { gender: 'male', sign: 'genitalStage', begins: 2, years: 11.5 },
  { gender: 'female', sign: 'menarche', begins: 2, years: 13.15 },
]

/** The printed medians, and the age at which half the children have reached the sign by our figures. */
export function comparedMedians(): readonly (ShareColumn & { readonly years: number; readonly ours: number })[] {
  return printedMedians.map((median) => {
    let [low, high] = [8, 20]
    while (high - low > 1e-4) {
      const middle = (low + high) / 2
      if (reachedAt(median, middle) < 0.5) low = middle
      else high = middle
    }
    return { ...median, ours: low }
  })
}
