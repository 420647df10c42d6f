/**
 * Load test of a server on loopback, over sixteen connections. First a calculation by one
 * process beside bare `node:http` with the same bytes, by turns, in the time of the
 * processors, which another load of the machine changes least. Then the whole server,
 * calculations and charts: requests per second, latency and memory. Between them, how long a request holds
 * the event loop at most, so that others wait.
 *
 *     npm run build && npm run load -- [SECONDS]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { formatPatientXml } from '../src/shown/documents/patient-document.js'
import { longestHoldGoal, longestHolds } from './longest-hold.js'
import { type MeasuredServer, startServer } from './measured-server.js'
import { patientOfTwelve } from './patient-of-twelve.js'

const seconds = Number(process.argv[2] ?? 10)
const connections = 16
/** How often the servers take turns. */
const turns = 7
const key = 'load'
const folder = mkdtempSync(join(tmpdir(), 'auxology-load-'))
const keyFile = join(folder, 'keys.txt')
writeFileSync(keyFile, `${key}\n`)
const serve = ['dist/cli.js', 'serve', '--port', '0', '--key-file', keyFile]

const calculation = '/api/xml'
const headers = { 'API-Key': key, 'Content-Type': 'application/xml' }
const body = formatPatientXml(patientOfTwelve)

/** Requests sent back to back on every connection. */
function loaded({ address }: MeasuredServer, path: string, duration: number): Promise<autocannon.Result> {
  return autocannon({ url: `${address}${path}`, method: 'PUT', headers, body, connections, duration })
}

/** One process each: what a calculation takes, in microseconds of the processors, in times the least of all. */
async function besideBareNode(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const service = await startServer(...serve, '--processes', '1')
  const answer = await fetch(`${service.address}${calculation}`, { method: 'PUT', headers, body })
  const answerFile = join(folder, 'answer.xml')
  writeFileSync(answerFile, await answer.text())
  const servers = {
    'node:http, the same bytes': await startServer('bench/bare-server.mjs', answerFile),
    'node:http and the calculation': await startServer('bench/bare-server.mjs'),
    'auxology serve': service,
  }
  const duration = Math.max(1, Math.round(seconds / 5))
  for (const server of Object.values(servers)) await loaded(server, calculation, duration)
  const times = new Map<string, number[]>()
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, server] of Object.entries(servers)) {
      const before = server.processorTime()
      const { requests } = await loaded(server, calculation, duration)
      const time = (1000 * (server.processorTime() - before)) / requests.total
      times.set(
        name,
        [...(times.get(name) ?? []), time].sort((x, y) => x - y),
      )
    }
  }
  for (const server of Object.values(servers)) server.stop()
  const [bare = []] = times.values()
  return [...times].map(([name, all]) => ({
    'A calculation, one process': name,
    'CPU, µs: median': at(all, 0.5).toFixed(0),
    least: at(all, 0).toFixed(0),
    'in times bare: median': (at(all, 0.5) / at(bare, 0.5)).toFixed(1),
    'of the least': (at(all, 0) / at(bare, 0)).toFixed(1),
  }))
}

/** A value of sorted ones, by the share of those below it. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** What a server had used before the requests of a row. */
interface Start {
  readonly memory: number
  readonly processors: number
}

const start = (server: MeasuredServer): Start => ({ memory: server.memory(), processors: server.processorTime() })

/** The results for one kind of request. */
function row(
  server: MeasuredServer,
  name: string,
  rate: number | string,
  perSecond: number,
  p50: number,
  p99: number,
  failed: number,
  before: Start,
  answers: number,
) {
  return {
    Request: name,
    'sent, /s': rate,
    'answered, /s': Math.round(perSecond),
    'p50, ms': Math.round(p50),
    'p99, ms': Math.round(p99),
    failed,
    'CPU of a request, ms': ((server.processorTime() - before.processors) / answers).toFixed(2),
    'memory before, MB': before.memory,
    'memory after, MB': server.memory(),
  }
}

/** Requests sent back to back, after warming up. */
async function load(server: MeasuredServer, name: string, path: string) {
  await loaded(server, path, Math.min(5, seconds))
  const before = start(server)
  const { requests, latency, non2xx, errors } = await loaded(server, path, seconds)
  const { average, total } = requests
  return row(server, name, 'unlimited', average, latency.p50, latency.p99, non2xx + errors, before, total)
}

/** Requests sent at a steady rate over the same number of connections, each at its scheduled time. */
async function pacedLoad(server: MeasuredServer, name: string, path: string, perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const before = start(server)
  const started = performance.now()
  const times: number[] = []
  let failed = 0
  await Promise.all(
    Array.from({ length: seconds * perSecond }, async (_, i) => {
      await wait((1000 * i) / perSecond - (performance.now() - started))
      const begun = performance.now()
      if ((await status(agent, `${server.address}${path}`)) !== 200) failed++
      times.push(performance.now() - begun)
    }),
  )
  const perSecondDone = (1000 * times.length) / (performance.now() - started)
  agent.destroy()
  times.sort((x, y) => x - y)
  return row(server, name, perSecond, perSecondDone, at(times, 0.5), at(times, 0.99), failed, before, times.length)
}

function status(agent: Agent, url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method: 'PUT', headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    request.on('error', reject).end(body)
  })
}

/** Rows as a Markdown table, for docs/operations.md. */
function table(rows: readonly object[]): string {
  const cells = (values: readonly unknown[]) => `| ${values.join(' | ')} |`
  const [first = {}] = rows
  const head = Object.keys(first)
  return [
    cells(head),
    cells(head.map((_, i) => (i === 0 ? '---' : '--:'))),
    ...rows.map((row) => cells(Object.values(row))),
  ].join('\n')
}

const loadNow = () => `load average ${loadavg()[0]?.toFixed(1)}`

try {
  console.log(`Node.js ${process.version}, ${loadNow()}\n`)
  console.log(`${table(await besideBareNode())}\n\n${loadNow()}\n`)
  console.log(`${table(await longestHolds(serve, key))}\n\nGoal: ${longestHoldGoal} ms at most. ${loadNow()}\n`)
  const server = await startServer(...serve)
  try {
    console.log(
      table([
        await load(server, 'calculation, XML', calculation),
        await load(server, 'height chart, Svg', '/api/xml/chart/Height/Svg'),
        await pacedLoad(server, 'height chart, Png 1000 × 1000', '/api/xml/chart/Height/Png', 20),
        await pacedLoad(server, 'height chart, Pdf', '/api/xml/chart/Height/Pdf', 20),
      ]),
    )
  } finally {
    server.stop()
  }
  console.log(`\n${loadNow()}`)
} finally {
  rmSync(folder, { recursive: true })
}
