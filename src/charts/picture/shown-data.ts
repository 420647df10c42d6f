import type { ChartAxis, ChartCurve } from '../data/chart-curves.js'
import type {
  ChartBoneAge,
  ChartData,
  ChartMarker,
  ChartPoint,
  ChartPubertySign,
  ChartTarget,
  ChartUnused,
} from '../data/chart-data.js'
import { isFollowed } from '../data/points/points-in-section.js'

/** A value on the very edge belongs to the section, whichever way it was rounded. */
const edge = 1e-6

/** Whether a value lies in the section of an axis that the chart shows. */
export function isOnAxis(value: number, { from, to }: Pick<ChartAxis, 'from' | 'to'>): boolean {
  return value >= from - edge && value <= to + edge
}

/** The patient's values, including those at birth, ascending in x. */
export function patientPoints({ birth, points }: ChartData): readonly ChartPoint[] {
  if (birth === undefined) return points
  const [first] = points
  const all = [birth, ...points]
  return first === undefined || birth.x <= first.x ? all : all.sort((a, b) => a.x - b.x)
}

/** The patient's values in the section that the chart shows; those that their neighbours don't bear out, at the edge if need be. */
export function shownPoints(data: ChartData): readonly ChartPoint[] {
  const { xAxis, yAxis } = data
  const shown: ChartPoint[] = []
  for (const point of patientPoints(data))
    if (isOnAxis(point.x, xAxis) && (isOnAxis(point.y, yAxis) || !isFollowed(point))) shown.push(point)
  return shown
}

/** The patient's latest value, whether the section shows it or not. */
export function latestPoint(data: ChartData): ChartPoint | undefined {
  const age = ({ ageYears, x }: ChartPoint) => ageYears ?? x
  let latest: ChartPoint | undefined
  for (const point of patientPoints(data)) if (latest === undefined || age(point) >= age(latest)) latest = point
  const { latest: leftOut } = data
  return leftOut !== undefined && (latest === undefined || age(leftOut) >= age(latest)) ? leftOut : latest
}

/** The unused values whose place along the x axis is in the section. */
export function shownUnused({ unused, xAxis }: ChartData): readonly ChartUnused[] {
  return unused.filter(({ x }) => x !== undefined && isOnAxis(x, xAxis))
}

/** Bone ages in the section whose measurement is in it too. */
export function shownBoneAges({ boneAges, xAxis, yAxis }: ChartData): readonly ChartBoneAge[] {
  const shown: ChartBoneAge[] = []
  for (const boneAge of boneAges) {
    const { x, y, pointX } = boneAge
    if (isOnAxis(x, xAxis) && isOnAxis(pointX, xAxis) && isOnAxis(y, yAxis)) shown.push(boneAge)
  }
  return shown
}

/** The shown values at a corrected age whose uncorrected age is in the section too. */
export function shownCorrections(data: ChartData): readonly ChartPoint[] {
  return shownPoints(data).filter(
    ({ uncorrectedX }) => uncorrectedX !== undefined && isOnAxis(uncorrectedX, data.xAxis),
  )
}

/** The markers in the section, and the periods that reach into it. */
export function shownMarkers({ markers, xAxis }: ChartData): readonly ChartMarker[] {
  return markers.filter(
    ({ x, untilX }) => isOnAxis(x, xAxis) || (untilX !== undefined && x < xAxis.from && untilX > xAxis.from),
  )
}

/** The findings of puberty in the section. */
export function shownPuberty({ puberty, xAxis }: ChartData): readonly ChartPubertySign[] {
  return (puberty?.signs ?? []).filter(({ x }) => isOnAxis(x, xAxis))
}

/** The curves behind those of a disease, if the section shows at least a part of them. */
export function shownBackground({ background, yAxis }: ChartData): readonly ChartCurve[] {
  return background.filter(({ segments }) => segments.some(({ points }) => points.some(({ y }) => isOnAxis(y, yAxis))))
}

/** The target height, if the section includes it and the adult end of the reference. */
export function shownTarget({ target, xAxis, yAxis }: ChartData): ChartTarget | undefined {
  if (target === undefined || target.x > xAxis.to) return undefined
  return target.value >= yAxis.from && target.value <= yAxis.to ? target : undefined
}
