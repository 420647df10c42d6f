import { uncappedScoreAt, valueAt } from '../../src/clinical/references/distribution.js'
import { lookUp } from '../../src/clinical/references/lookup.js'
import { netherlands1997 } from '../../src/clinical/references/national/netherlands.js'
import { daysPerYear } from '../../src/ground/model/calendar-date.js'
import type { Gender } from '../../src/ground/model/patient.js'
import type { StudiedChild } from './cohort-patients.js'
import type { Measure } from './hints.js'

/** How a hint is read: an error of measuring or typing, a value that fits, or neither for sure. */
export const verdicts = ['slip', 'fit', 'open'] as const
export type Verdict = (typeof verdicts)[number]

export function isVerdict(text: string): text is Verdict {
  return (verdicts as readonly string[]).includes(text)
}

/** A value by age, years, with its score by one reference that has no seam. */
interface ReadValue {
  readonly index: number
  readonly years: number
  readonly value: number
  readonly score: number
  /** What one SD more would be here, cm or kg. */
  readonly perSd: number
}

/** Under this age a length may depart by more, years. */
const youngUntil = 3

/** What a value may depart from those around it: of length and height cm, of weight a share. */
function mostApart(measure: Measure, years: number): number {
  if (measure === 'weight') return 0.08
  return years < youngUntil ? 2.5 : 2
}

/** Within this the others lie on a line: 1 cm, of weight the same share of its limit. */
const restWithin: { readonly [measure in Measure]: number } = { size: 1, weight: 0.032 }

/** The rest are the nearest values, no farther away in years, our own choice; of fewer than three a line says nothing. */
const mostOfRest = 4
const restYears = { young: 2, older: 6 } as const
const fewestOfRest = 3

/**
 * The written rule, as one reading: a slip departs from the line between the scores on either side (at an end, from
 * the score beside it) by more than its limit, while the others lie on a straight line of scores; a fit departs by no more.
 */
export function readingOf(child: StudiedChild, measure: Measure, index: number): Verdict {
  const values = readValues(child, measure)
  const at = values.findIndex((value) => value.index === index)
  const here = values[at]
  if (here === undefined) return 'open'
  const apart = apartFrom(child, measure, here, expectedScore(values[at - 1], here, values[at + 1]))
  if (apart === undefined) return 'open'
  if (apart <= mostApart(measure, here.years)) return 'fit'
  const withinYears = here.years < youngUntil ? restYears.young : restYears.older
  const away = ({ years }: ReadValue) => Math.abs(years - here.years)
  const rest = values
    .filter((it) => it !== here && away(it) <= withinYears)
    .sort((a, b) => away(a) - away(b))
    .slice(0, mostOfRest)
  if (rest.length < fewestOfRest) return 'open'
  const line = lineThrough(rest)
  const fits = rest.every((it) => (apartFrom(child, measure, it, line(it.years)) ?? 0) <= restWithin[measure])
  return fits ? 'slip' : 'open'
}

/** The straight line of scores by least squares. */
function lineThrough(values: readonly ReadValue[]): (years: number) => number {
  const mean = (of: (value: ReadValue) => number) => values.reduce((sum, it) => sum + of(it), 0) / values.length
  const [midYears, midScore] = [mean(({ years }) => years), mean(({ score }) => score)]
  const spread = mean(({ years }) => (years - midYears) ** 2)
  const slope = spread === 0 ? 0 : mean(({ years, score }) => (years - midYears) * (score - midScore)) / spread
  return (years) => midScore + slope * (years - midYears)
}

/** The values of a measure as they are read. */
export function readValues(child: StudiedChild, measure: Measure): readonly ReadValue[] {
  return child.days.flatMap((day, index) => {
    const visit = child.patient.measurements?.[index]
    const value = measure === 'size' ? visit?.sizeCm : visit?.weightKg
    const years = day / daysPerYear
    const place = placeAt(child, measure, years)
    const score = value == null || place === undefined ? undefined : uncappedScoreAt(place, value)
    if (value == null || place === undefined || score === undefined) return []
    return [{ index, years, value, score, perSd: (valueAt(place, score + 1) ?? Number.NaN) - value }]
  })
}

function placeAt({ patient }: StudiedChild, measure: Measure, years: number) {
  return lookUp(netherlands1997, measure === 'size' ? 'height' : 'weight', patient.gender as Gender, years)
}

/** How far a value is from the one that a score means: cm, or a share of the weight. */
function apartFrom(
  child: StudiedChild,
  measure: Measure,
  { years, value }: ReadValue,
  score: number | undefined,
): number | undefined {
  const place = placeAt(child, measure, years)
  const expected = score === undefined || place === undefined ? undefined : valueAt(place, score)
  if (expected === undefined) return undefined
  const apart = Math.abs(value - expected)
  return measure === 'size' ? apart : apart / expected
}

/** On the line between the scores before and after; at an end the score beside it. */
function expectedScore(
  before: ReadValue | undefined,
  { years }: ReadValue,
  after: ReadValue | undefined,
): number | undefined {
  if (before === undefined || after === undefined) return (before ?? after)?.score
  const both = after.years - before.years
  const share = both > 0 ? (years - before.years) / both : 0.5
  return before.score + share * (after.score - before.score)
}
