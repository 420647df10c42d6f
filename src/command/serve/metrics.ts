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
  auxology_waiting: { type: 'gauge', help: 'Charts and long documents that wait for a worker.' },
  auxology_running: { type: 'gauge', help: 'Charts and long documents that a worker is about.' },
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
  const byStatus = new Map<number, number>()
  // By the first bound that the time is not above; those above them all come last.
  const byDuration = [...durationBuckets.map(() => 0), 0]
  let allSeconds = 0
  return {
    add: (series, amount = 1) => {
      counts[series] = (counts[series] ?? 0) + amount
    },
    answered: (status, seconds) => {
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
      const bucket = durationBuckets.findIndex((bound) => seconds <= bound)
      const place = bucket < 0 ? durationBuckets.length : bucket
      byDuration[place] = (byDuration[place] ?? 0) + 1
      allSeconds += seconds
    },
    counts: (gauges) => ({
      ...counts,
      ...statusSeries(byStatus),
      ...durationSeries(byDuration, allSeconds),
      ...gauges,
    }),
  }
}

function statusSeries(byStatus: ReadonlyMap<number, number>): Counts {
  return Object.fromEntries(
    [...byStatus].map(([status, count]) => [`auxology_requests_total{status="${status}"}`, count]),
  )
}

/** The series of a histogram, in which each bucket counts what is in those before it too; none before the first request. */
function durationSeries(byDuration: readonly number[], seconds: number): Counts {
  const name = 'auxology_request_duration_seconds'
  let total = 0
  const buckets = [...durationBuckets, '+Inf'].map((bound, i) => {
    total += byDuration[i] ?? 0
    return [`${name}_bucket{le="${bound}"}`, total] as const
  })
  if (total === 0) return {}
  return { ...Object.fromEntries(buckets), [`${name}_sum`]: seconds, [`${name}_count`]: total }
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
