import type { ChartAxis, ChartCurve } from 'auxology'

type Place = ChartCurve['points'][number]

/** The parts of a chart that it draws. */
interface PlainData {
  readonly title: string
  readonly xAxis: Pick<ChartAxis, 'from' | 'to'>
  readonly yAxis: Pick<ChartAxis, 'from' | 'to'>
  readonly curves: readonly { readonly label: string; readonly points: readonly Place[] }[]
  readonly points: readonly Place[]
}

export function plainChart(data: PlainData, size: number): string
