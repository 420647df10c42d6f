// A worker thread of node-http.ts: draws one chart after another.
import { AuxologyError, renderChart } from 'auxology'

/** The chart, or the data of the error: its class doesn't pass between threads. */
export default async ({ patient, request, options }) => {
  try {
    return { chart: await renderChart(patient, request, options) }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return { error: { ...error, message: error.message } }
  }
}
