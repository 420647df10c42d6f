import { signedScoreText } from '../../../ground/languages/written-number.js'
import type { ChartInLanguage, ChartPoint } from '../chart-data.js'
import { dateText, scoreText } from '../texts/describe-point.js'
import { endsCorrection } from './patient-line.js'
import { isFollowed } from './points-in-section.js'

/** A score of a point with its reference. */
type NamedScore = NonNullable<ChartPoint['generalScore']>

/** The scores of a point, each with its change since the visit before where that is the child's. */
export function scoresWithChange(
  point: ChartPoint,
  earlier: ChartPoint | undefined,
  { language }: Pick<ChartInLanguage, 'language'>,
): string[] {
  return namedScores(point).map((score) => {
    const before = earlier === undefined ? undefined : comparableScore(score, point, earlier)
    const text = scoreText(score, language)
    if (before === undefined || earlier?.date === undefined) return text
    const change = signedScoreText(score.value - before.value, language, 2)
    return `${text} · ${language.page.changeSince(change, dateText(earlier.date, language))}`
  })
}

/** The scores of a point: that of the chart, then the general one beside a disease's. */
function namedScores({ score, percentile, reference, approximate, generalScore }: ChartPoint): NamedScore[] {
  const isWhole = score !== undefined && percentile !== undefined && reference !== undefined
  return [
    ...(isWhole ? [{ ...score, percentile, reference, approximate }] : []),
    ...(generalScore === undefined ? [] : [generalScore]),
  ]
}

/**
 * The score of an earlier point from which a change is one of the child: by the same reference, at an age counted in
 * the same way, and both exact. Else the change would be that of the table, of the correction or of a limit, or of an
 * error where the values beside one of the two contradict it. A velocity is that of its own interval.
 */
function comparableScore(score: NamedScore, point: ChartPoint, earlier: ChartPoint): NamedScore | undefined {
  const isExact = ({ accuracy, approximate }: NamedScore) => accuracy === 'exact' && approximate !== true
  if (point.interval !== undefined || !isExact(score) || endsCorrection(earlier, point)) return undefined
  if (!isFollowed(point) || !isFollowed(earlier)) return undefined
  return namedScores(earlier).find((each) => each.reference === score.reference && isExact(each))
}
