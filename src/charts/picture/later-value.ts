import type { ChartInLanguage, ChartUnused } from '../data/chart-data.js'
import { dateText } from '../data/texts/describe-point.js'
import { chartDefinitions } from '../types/chart-catalogue.js'
import { latestPoint } from './shown-data.js'

/**
 * `later value (12 May 2026) not used`: of the last unused value that was measured after the
 * patient's latest, which then is not the latest given; on charts by age.
 */
export function laterUnusedText(data: ChartInLanguage): string | undefined {
  const latest = latestPoint(data)
  if (latest === undefined || chartDefinitions[data.type].axis.hasOwnScores) return undefined
  let later: ChartUnused | undefined
  for (const unused of data.unused) if (unused.x !== undefined && unused.x > (later?.x ?? latest.x)) later = unused
  if (later === undefined) return undefined
  const { language } = data
  return language.chart.laterUnused(later.date === undefined ? '' : ` (${dateText(later.date, language)})`)
}
