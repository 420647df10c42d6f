import { Bench } from 'tinybench'

/**
 * How often each implementation does a task in a second. They alternate in runs
 * of one second, so that variations in machine speed affect all of them.
 *
 * @param {Record<string, () => unknown>} implementations each may return a promise
 * @returns {Promise<Record<string, number>>} times per second, from the median of all runs
 */
export async function perSecond(implementations) {
  const turns = Object.fromEntries(Object.keys(implementations).map((name) => [name, []]))
  for (let turn = 0; turn < 5; turn++) {
    for (const [name, task] of Object.entries(implementations)) {
      const bench = new Bench({ time: 1000, warmupTime: turn === 0 ? 1000 : 100, throws: true })
      bench.add(name, task)
      const [{ result }] = await bench.run()
      turns[name].push(1000 / result.latency.p50)
    }
  }
  return Object.fromEntries(Object.entries(turns).map(([name, rates]) => [name, median(rates)]))
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1]
}
