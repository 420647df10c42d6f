// A worker thread of node-http.ts: draws one chart after another.
import { renderChart } from 'auxology'

export default ({ patient, request, options }) => renderChart(patient, request, options)
