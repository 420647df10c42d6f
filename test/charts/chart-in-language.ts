import type { ChartOptions } from '../../src/charts/chart-growth.js'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { ChartInLanguage } from '../../src/charts/data/chart-data.js'
import type { CurveFigures } from '../../src/charts/data/curves/curve-figures.js'
import { chartLanguages, type Locale } from '../../src/ground/languages/built-in.js'
import type { Patient } from '../../src/ground/model/patient.js'

/** A chart's data with the language it is drawn in, as pictures and pages are made from it. */
export function chartInLanguage(
  patient: Patient,
  request: ChartRequest,
  options: Omit<ChartOptions, 'locale'> & { readonly locale?: Locale } = {},
): ChartInLanguage {
  return { ...chartData(patient, request, options), language: chartLanguages[options.locale ?? 'de'] }
}

/** Reads drawn curves and limits at their own points, and along straight lines between them. */
export function drawnFigures({ curves, limits }: ChartInLanguage): CurveFigures {
  return (line, x) => {
    const drawn = 'class' in line ? limits.filter((limit) => limit.class === line.class) : curves
    const segments = drawn.filter(({ sds }) => sds === line.sds).flatMap((each) => each.segments)
    for (const { reference, points } of [...segments].reverse()) {
      const i = points.findIndex((point) => point.x >= x)
      const [right, left] = [points[i], points[i - 1]]
      if (right?.x === x) return { y: right.y, reference }
      if (right && left) return { y: left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x), reference }
    }
    return undefined
  }
}
