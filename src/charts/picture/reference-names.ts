import { unbreakable } from '../../ground/text/joined-signs.js'
import type { ChartData, ChartReference } from '../data/chart-data.js'

/** The references of a chart with their years, and with their numbers where these are printed below. */
export function referenceNames({ references }: Pick<ChartData, 'references'>, isNumbered = false): readonly string[] {
  const names = references
    .filter((reference) => !reference.isOfBirth && (isNumbered || !isImplied(reference, references)))
    .map(
      ({ shortName, year, number }) =>
        shortName + (year === undefined ? '' : unbreakable + year) + (isNumbered ? `${unbreakable}(${number})` : ''),
    )
  return [...new Set(names)]
}

/** Whether a reference without a year, such as WHO's classes of body mass index, says nothing beside the publisher's others. */
function isImplied({ shortName, year }: ChartReference, references: readonly ChartReference[]): boolean {
  return year === undefined && references.some((other) => other.shortName === shortName && other.year !== undefined)
}
