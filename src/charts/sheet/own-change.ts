import { isOfFirstWeeks } from '../../course/velocity/earlier-visits.js'
import { signedScoreText } from '../../languages/written-number.js'
import type { ChartPoint, ChartScore } from '../data/chart-data.js'
import { isAtCorrectedAge, isFollowed } from '../data/points/points-in-section.js'
import { latestPoint } from '../picture/shown-data.js'
import { isTooShort } from './over-time.js'
import type { SheetData } from './sheet-data.js'

type NamedScore = Omit<ChartScore, 'percentile'>

/** The change of a score between two values, by one named reference. */
export interface NamedChange {
  readonly reference: string
  readonly change: number
  readonly from: ChartPoint
  readonly to: ChartPoint
}

/** `−0.83` */
export function signedChange(sds: number, { language }: Pick<SheetData, 'language'>): string {
  return signedScoreText(sds, language, 2)
}

/** The change by the disease's own reference between two visits; undefined where it doesn't score both. */
export function ownChange(sheet: SheetData, fromIndex: number, toIndex: number): NamedChange | undefined {
  const at = (index: number) => sheet.data.points.find(({ measurementIndex }) => measurementIndex === index)
  const [from, to] = [at(fromIndex), at(toIndex)]
  return from && to && changeBetween(from, to, ownScore)
}

/** The change by the disease's own reference over the latest interval; undefined where the visits can't be compared. */
export function latestOwnChange(sheet: SheetData): NamedChange | undefined {
  const { latestInterval: interval, data } = sheet
  if (interval === undefined || interval.reason === 'position_changed' || isTooShort(interval.years)) return undefined
  const isLatest = latestPoint(data)?.measurementIndex === interval.toIndex
  return isLatest ? ownChange(sheet, interval.fromIndex, interval.toIndex) : undefined
}

/** The change by the general reference over the visits of another change. */
export function generalChange({ from, to }: NamedChange): NamedChange | undefined {
  return changeBetween(from, to, ({ generalScore }) => generalScore)
}

/** The latest score's change since the highest one from three weeks on, by the disease's own reference. */
export function ownFall(sheet: SheetData): NamedChange | undefined {
  const to = latestPoint(sheet.data)
  if (to === undefined) return undefined
  const changes = sheet.data.points.flatMap((from) => {
    const isEarlier = from !== to && !isOfFirstWeeks(from.ageYears ?? from.x)
    return (isEarlier ? changeBetween(from, to, ownScore) : undefined) ?? []
  })
  return changes.reduce<NamedChange | undefined>(
    (deepest, each) => (deepest === undefined || each.change < deepest.change ? each : deepest),
    undefined,
  )
}

function ownScore({ score, reference, approximate }: ChartPoint): NamedScore | undefined {
  return score && reference !== undefined ? { ...score, reference, approximate } : undefined
}

/** Both scores are exact and by one reference, with ages counted alike: nothing is derived across two. */
function changeBetween(
  from: ChartPoint,
  to: ChartPoint,
  scoreOf: (point: ChartPoint) => NamedScore | undefined,
): NamedChange | undefined {
  const [before, after] = [scoreOf(from), scoreOf(to)]
  if (before === undefined || after?.reference === undefined || before.reference !== after.reference) return undefined
  const isExact = [before, after].every(({ accuracy, approximate }) => accuracy === 'exact' && approximate !== true)
  const isAlike = isAtCorrectedAge(from) === isAtCorrectedAge(to) && isFollowed(from) && isFollowed(to)
  if (!isExact || !isAlike) return undefined
  return { reference: after.reference, change: after.value - before.value, from, to }
}
