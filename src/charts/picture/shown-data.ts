import type { ChartBoneAge, ChartCurve, ChartData, ChartMarker, ChartPoint } from '../data/chart-data.js'
import { within } from './layout.js'

/** The patient's values with that at birth, ascending in x. */
export function patientPoints({ birth, points }: ChartData): readonly ChartPoint[] {
  return birth === undefined ? points : [birth, ...points].sort((a, b) => a.x - b.x)
}

/** The patient's values in the section that the chart shows. */
export function shownPoints(data: ChartData): readonly ChartPoint[] {
  return patientPoints(data).filter(({ x, y }) => within(x, data.xAxis) && within(y, data.yAxis))
}

/** Bone ages in the section, if their measurement is in it too. */
export function shownBoneAges({ boneAges, xAxis, yAxis }: ChartData): readonly ChartBoneAge[] {
  return boneAges.filter(({ x, y, pointX }) => within(x, xAxis) && within(pointX, xAxis) && within(y, yAxis))
}

/** The shown values that stand apart from the age since birth, if that is in the section too. */
export function shownCorrections(data: ChartData): readonly ChartPoint[] {
  return shownPoints(data).filter(({ uncorrectedX }) => uncorrectedX !== undefined && within(uncorrectedX, data.xAxis))
}

export function shownMarkers({ markers, xAxis }: ChartData): readonly ChartMarker[] {
  return markers.filter(({ x }) => within(x, xAxis))
}

/** The curves behind those of a disease that the section shows some of. */
export function shownBackground({ background, yAxis }: ChartData): readonly ChartCurve[] {
  return background.filter(({ segments }) => segments.some(({ points }) => points.some(({ y }) => within(y, yAxis))))
}
