import type { LocalizedText } from '../../model/localized.js'
import type { ReferenceSet } from '../reference-set.js'
import { commonSeries } from './common-series.js'

/** A set from the series in which it differs from what all sets share. They are a function, so that a bundler can leave the set out. */
/* @__NO_SIDE_EFFECTS__ */
export function declareSet(id: string, name: LocalizedText, series: () => ReferenceSet['series']): ReferenceSet {
  const different = series()
  return { id, name, series: { ...different, ...commonSeries, ...different } }
}
