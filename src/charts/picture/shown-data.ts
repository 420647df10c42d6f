import type {
  ChartAxis,
  ChartBoneAge,
  ChartCurve,
  ChartData,
  ChartMarker,
  ChartPoint,
  ChartTarget,
} from '../data/chart-data.js'

/** A value on the very edge belongs to the section, whichever way it was rounded. */
const edge = 1e-6

/** Whether a value lies in the section of an axis that the chart shows. */
export function isOnAxis(value: number, { from, to }: ChartAxis): boolean {
  return value >= from - edge && value <= to + edge
}

/** The patient's values, including those at birth, ascending in x. */
export function patientPoints({ birth, points }: ChartData): readonly ChartPoint[] {
  return birth === undefined ? points : [birth, ...points].sort((a, b) => a.x - b.x)
}

/** The patient's values in the section that the chart shows. */
export function shownPoints(data: ChartData): readonly ChartPoint[] {
  return patientPoints(data).filter(({ x, y }) => isOnAxis(x, data.xAxis) && isOnAxis(y, data.yAxis))
}

/** Bone ages in the section whose measurement is in it too. */
export function shownBoneAges({ boneAges, xAxis, yAxis }: ChartData): readonly ChartBoneAge[] {
  return boneAges.filter(({ x, y, pointX }) => isOnAxis(x, xAxis) && isOnAxis(pointX, xAxis) && isOnAxis(y, yAxis))
}

/** The shown values at a corrected age whose uncorrected age is in the section too. */
export function shownCorrections(data: ChartData): readonly ChartPoint[] {
  return shownPoints(data).filter(
    ({ uncorrectedX }) => uncorrectedX !== undefined && isOnAxis(uncorrectedX, data.xAxis),
  )
}

/** The markers in the section. */
export function shownMarkers({ markers, xAxis }: ChartData): readonly ChartMarker[] {
  return markers.filter(({ x }) => isOnAxis(x, xAxis))
}

/** The curves behind those of a disease of which the section shows at least a part. */
export function shownBackground({ background, yAxis }: ChartData): readonly ChartCurve[] {
  return background.filter(({ segments }) => segments.some(({ points }) => points.some(({ y }) => isOnAxis(y, yAxis))))
}

/** The target height, if the section includes it and the adult end of the reference. */
export function shownTarget({ target, xAxis, yAxis }: ChartData): ChartTarget | undefined {
  if (target === undefined || target.x > xAxis.to) return undefined
  return target.value >= yAxis.from && target.value <= yAxis.to ? target : undefined
}
