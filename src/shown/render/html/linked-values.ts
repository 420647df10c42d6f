import type { ChartData, ChartPoint } from '../../../charts/data/chart-data.js'
import { asRequested, type ChartViews } from './page-choices.js'

/** Rows, points and readings of this many values, the latest, highlight each other: the style has a rule for each. */
export const mostLinked = 60

/** The number of a value in all parts of the page, by {@link valueKey}. */
export type LinkedValues = ReadonlyMap<string, number>

/** The values that rows, points and the reading strip link, the first first. */
export function linkedValues({ view }: ChartViews): LinkedValues {
  const values = valuesOf(view(asRequested).data).slice(-mostLinked)
  return new Map(values.map((point, i) => [valueKey(point), i]))
}

/** The patient's values, the one at birth first. */
export function valuesOf({ birth, points }: Pick<ChartData, 'birth' | 'points'>): readonly ChartPoint[] {
  return birth === undefined ? points : [birth, ...points]
}

/** What tells a patient's values of one measure apart: the index of the measurement. */
export function valueKey({ measurementIndex }: ChartPoint): string {
  return measurementIndex === undefined ? 'birth' : `${measurementIndex}`
}

/** The class of everything that belongs to a value, and of the button that selects it. */
export function valueClass(index: number): string {
  return `v${index}`
}

/** The id of the button that selects a value. */
export function valueButtonId(idPrefix: string, index: number): string {
  return `${idPrefix}-value-${index + 1}`
}
