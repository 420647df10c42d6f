import { isOfFirstWeeks } from '../../../clinical/course/velocity/earlier-visits.js'
import type { ChartPoint, ChartScore } from '../../data/chart-data.js'
import { isAtCorrectedAge, isFollowed } from '../../data/points/points-in-section.js'
import { ageText } from '../../data/texts/describe-point.js'
import { latestPoint } from '../../picture/shown-data.js'
import type { SheetData, SheetFact } from '../sheet-data.js'
import { isTooShort, overTime, signedChange } from './change-text.js'

/** A fall since the highest score, by one reference. */
export interface NamedFall {
  readonly reference: string
  readonly change: number
  readonly fromYears: number
}

/**
 * On the chart of a disease: the change by its own reference, of the score since the highest one where that has fallen
 * so far that a reader has to see it first, else over the latest interval. The general reference's is named beside it.
 */
export function diseaseChangeFact(
  sheet: SheetData,
  notableFall: number,
  generalFall: NamedFall | undefined,
): SheetFact | undefined {
  const { frame, language } = sheet
  const last = latestOwnChange(sheet)
  if (frame.definition.disease === undefined || last === undefined) return undefined
  const fall = ownFall(sheet)
  const isFall = fall !== undefined && -fall.change >= notableFall
  const told = isFall ? fall : last
  const { facts, fallSinceHighest, lastChange } = language.sheet
  const [from, to] = [last.from, last.to].map(({ ageYears, x }) => ageYears ?? x)
  const over = overTime((to ?? 0) - (from ?? 0), sheet)
  return {
    label: isFall ? facts.fall : facts.change,
    value: `${signedChange(told.change, sheet)} ${language.names.sds}`,
    details: [
      ...(isFall
        ? [
            fallSinceHighest(ageText(told.from.ageYears ?? told.from.x, language)),
            lastChange(`${signedChange(last.change, sheet)} ${over}`),
          ]
        : [over]),
      told.reference,
      // A notable fall by the general reference a reader has to see too.
      ...besideDetails(sheet, generalChange(told), generalFall),
    ],
  }
}

/** Beneath a change that by another reference: its fall, which says since when, or else the change over the same visits. */
export function besideDetails(
  sheet: SheetData,
  change: Pick<NamedChange, 'reference' | 'change'> | undefined,
  fall: NamedFall | undefined,
): readonly string[] {
  const { byReference, fallSinceHighest } = sheet.language.sheet
  const told = fall ?? change
  if (told === undefined) return []
  const since = fall === undefined ? [] : [fallSinceHighest(ageText(fall.fromYears, sheet.language))]
  return [byReference(told.reference, [signedChange(told.change, sheet), ...since].join(' '))]
}

type NamedScore = Omit<ChartScore, 'percentile'>

/** The change of a score between two values, by one named reference. */
export interface NamedChange {
  readonly reference: string
  readonly change: number
  readonly from: ChartPoint
  readonly to: ChartPoint
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
function generalChange({ from, to }: NamedChange): NamedChange | undefined {
  return changeBetween(from, to, ({ generalScore }) => generalScore)
}

/** The latest score's change since the highest one from three weeks on, by the disease's own reference. */
function ownFall(sheet: SheetData): NamedChange | undefined {
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
