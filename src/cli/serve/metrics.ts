/** What a process of the server has counted, by the names of Prometheus. */
export type Counts = { readonly [series: string]: number }

/** Upper bounds of the time to answer, seconds. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Metric {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
}

/** The metrics. None has anything of a patient or a key, neither in its name nor in its labels. */
const metrics: { readonly [name: string]: Metric } = {
  auxology_requests_total: { type: 'counter', help: 'Requests answered, by status.' },
  auxology_request_duration_seconds: { type: 'histogram', help: 'Time from the request to the end of its answer.' },
  auxology_aborted_total: { type: 'counter', help: 'Requests whose client closed the connection first.' },
  auxology_internal_errors_total: { type: 'counter', help: "Requests that failed by the server's fault." },
  auxology_charts_waiting: { type: 'gauge', help: 'Charts that wait for a worker.' },
  auxology_charts_running: { type: 'gauge', help: 'Charts that are being drawn.' },
  auxology_resident_memory_bytes: { type: 'gauge', help: 'Resident memory of all processes.' },
  auxology_processes: { type: 'gauge', help: 'Processes that answer requests.' },
}

/** Counts what a process of the server does. */
export interface Counter {
  readonly add: (series: string, amount?: number) => void
  readonly answered: (status: number, seconds: number) => void
  /** The counts so far, with these gauges. */
  readonly counts: (gauges: Counts) => Counts
}

export function requestCounter(): Counter {
  // Present from the start: an alert on a series that isn't there stays silent.
  const counts: Record<string, number> = { auxology_aborted_total: 0, auxology_internal_errors_total: 0 }
  const add = (series: string, amount = 1) => {
    counts[series] = (counts[series] ?? 0) + amount
  }
  return {
    add,
    answered: (status, seconds) => {
      add(`auxology_requests_total{status="${status}"}`)
      for (const bound of durationBuckets) {
        add(`auxology_request_duration_seconds_bucket{le="${bound}"}`, seconds <= bound ? 1 : 0)
      }
      add('auxology_request_duration_seconds_bucket{le="+Inf"}')
      add('auxology_request_duration_seconds_sum', seconds)
      add('auxology_request_duration_seconds_count')
    },
    counts: (gauges) => ({ ...counts, ...gauges }),
  }
}

/** The counts of several processes together. */
export function sumOf(all: Iterable<Counts>): Counts {
  const sum: Record<string, number> = {}
  for (const counts of all) {
    for (const [series, count] of Object.entries(counts)) sum[series] = (sum[series] ?? 0) + count
  }
  return sum
}

/** Counts without gauges: what remains of a process that has ended. */
export function withoutGauges(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([series]) => metrics[series]?.type !== 'gauge'))
}

/** The counts in the text format of Prometheus, version 0.0.4. */
export function metricsText(counts: Counts): string {
  return Object.entries(metrics)
    .map(([name, { type, help }]) => {
      const series = Object.entries(counts).filter(([each]) => nameOfSeries(each) === name)
      const lines = series.map(([each, count]) => `${each} ${count}\n`).join('')
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines}`
    })
    .join('')
}

function nameOfSeries(series: string): string {
  const name = series.replace(/\{.*$/, '')
  const ofHistogram = name.replace(/_(bucket|sum|count)$/, '')
  return metrics[ofHistogram]?.type === 'histogram' ? ofHistogram : name
}
