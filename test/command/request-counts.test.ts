import { expect, it } from 'vitest'
import { metricsText, requestCounter } from '../../src/command/serve/metrics.js'

it('counts requests by status and time, and others by name', () => {
  const counter = requestCounter()
  for (const [status, seconds] of [
    [200, 0.004],
    [200, 0.005],
    [422, 0.3],
    [200, 42],
  ] as const) {
    counter.answered(status, seconds)
  }
  counter.add('auxology_aborted_total')
  const series = metricsText(counter.counts({ auxology_processes: 2 })).split('\n')
  expect(series.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    'auxology_requests_total{status="200"} 3',
    'auxology_requests_total{status="422"} 1',
    ...['0.005', '0.01', '0.025', '0.05', '0.1', '0.25'].map((bound) => bucket(bound, 2)),
    ...['0.5', '1', '2.5', '5', '10'].map((bound) => bucket(bound, 3)),
    bucket('+Inf', 4),
    expect.stringMatching(/^auxology_request_duration_seconds_sum 42\.309/),
    'auxology_request_duration_seconds_count 4',
    'auxology_aborted_total 1',
    'auxology_internal_errors_total 0',
    'auxology_processes 2',
  ])
})

function bucket(bound: string, count: number): string {
  return `auxology_request_duration_seconds_bucket{le="${bound}"} ${count}`
}

it('has no histogram before the first request, but the counters that alerts watch', () => {
  const counts = requestCounter().counts({})
  expect(counts).toEqual({ auxology_aborted_total: 0, auxology_internal_errors_total: 0 })
})
