import { chartData } from '../charts/data/build-chart-data.js'
import { chartRenderers } from '../render/chart-renderers.js'
import { renderChart } from '../render/render-chart.js'
import { chartParameters } from './chart-parameters.js'
import type { AnswerMedia, Endpoint } from './endpoint.js'
import type { ExchangeFormat } from './exchange-format.js'

/** A percentile chart. */
export const chartEndpoint = (exchange: ExchangeFormat): Endpoint => ({
  path: `/api/${exchange.name}/chart/{TYP}/{FORMAT}`,
  operationId: `chart-${exchange.name}`,
  summary: 'Generate a chart',
  description: 'Draws a percentile chart of the patient.',
  exchange,
  parameters: chartParameters,
  media: chartMedia(),
  answer: ({ patient, chart, options, draw }) => {
    // Where somebody else draws, errors may come back as something else.
    if (draw !== renderChart) chartData(patient, chart, options)
    return draw(patient, chart, options)
  },
})

/** Two formats may share a media type. */
function chartMedia(): AnswerMedia[] {
  const mediaTypes = new Set(Object.values(chartRenderers).map(({ mediaType }) => mediaType))
  return [...mediaTypes].map((mediaType) => ({
    mediaType,
    ...(/^application\/(json|xml)$/.test(mediaType) && { document: 'ChartData' as const }),
    ...(!isText(mediaType) && { binary: true }),
  }))
}

const isText = (mediaType: string): boolean => /^text\/|json$|xml$/.test(mediaType)
