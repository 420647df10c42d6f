/**
 * Load test of a server on loopback: calculations, then charts, over sixteen
 * connections. Prints requests per second, latency, memory, and the time of the
 * processors for each request, which another load of the machine changes least.
 *
 *     npm run build && npm run load -- [SECONDS]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { formatPatientXml } from '../src/documents/patient-document.js'
import { patientOfTwelve } from './patient-of-twelve.js'

const seconds = Number(process.argv[2] ?? 10)
const connections = 16
const key = 'load'
const folder = mkdtempSync(join(tmpdir(), 'auxology-load-'))
const keyFile = join(folder, 'keys.txt')
writeFileSync(keyFile, `${key}\n`)

const server = spawn(process.execPath, ['dist/cli.js', 'serve', '--port', '0', '--key-file', keyFile], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const address = await new Promise<string>((resolve, reject) => {
  server.stdout.once('data', (data: Buffer) => resolve(/http:\S+/.exec(data.toString())?.[0] ?? ''))
  server.once('exit', () => reject(new Error('The server did not start. Run `npm run build` first.')))
})

/** The server and its processes. */
function processes(): readonly string[] {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ')
  return [String(server.pid), ...children].filter((pid) => pid !== '')
}

/** Resident memory of the server and its processes, MB. */
function memory(): number {
  return processes().reduce((sum, pid) => sum + residentMemory(pid), 0)
}

/** Clock ticks of /proc, ms. */
const tick = 10

/** The processors' time of the server and its processes up to now, all threads, ms. */
function processorTime(): number {
  return processes().reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + tick * (Number(fields[11]) + Number(fields[12]))
  }, 0)
}

function residentMemory(pid: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const headers = { 'API-Key': key, 'Content-Type': 'application/xml' }
const body = formatPatientXml(patientOfTwelve)

/** What the server had used before the requests of a row. */
interface Start {
  readonly memory: number
  readonly processors: number
}

const start = (): Start => ({ memory: memory(), processors: processorTime() })

/** The results for one kind of request. */
function row(
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
    'CPU of a request, ms': ((processorTime() - before.processors) / answers).toFixed(1),
    'memory before, MB': before.memory,
    'memory after, MB': memory(),
  }
}

/** Requests sent back to back on every connection. */
async function load(name: string, path: string) {
  const options = { url: `${address}${path}`, method: 'PUT' as const, headers, body, connections }
  await autocannon({ ...options, duration: Math.min(5, seconds) })
  const before = start()
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds })
  return row(name, 'unlimited', requests.average, latency.p50, latency.p99, non2xx + errors, before, requests.total)
}

/** Requests sent at a steady rate over the same number of connections, each at its scheduled time. */
async function pacedLoad(name: string, path: string, perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const before = start()
  const started = performance.now()
  const times: number[] = []
  let failed = 0
  await Promise.all(
    Array.from({ length: seconds * perSecond }, async (_, i) => {
      await wait((1000 * i) / perSecond - (performance.now() - started))
      const begun = performance.now()
      if ((await status(agent, path)) !== 200) failed++
      times.push(performance.now() - begun)
    }),
  )
  const perSecondDone = (1000 * times.length) / (performance.now() - started)
  agent.destroy()
  times.sort((x, y) => x - y)
  const quantile = (share: number) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN
  return row(name, perSecond, perSecondDone, quantile(0.5), quantile(0.99), failed, before, times.length)
}

function status(agent: Agent, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${address}${path}`, { method: 'PUT', headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    request.on('error', reject).end(body)
  })
}

/** Rows as a Markdown table, for docs/operations.md. */
function table(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const cells = (values: readonly unknown[]) => `| ${values.join(' | ')} |`
  const [first = {}] = rows
  const head = Object.keys(first)
  return [
    cells(head),
    cells(head.map((_, i) => (i === 0 ? '---' : '--:'))),
    ...rows.map((row) => cells(Object.values(row))),
  ].join('\n')
}

try {
  console.log(
    table([
      await load('calculation, XML', '/api/xml'),
      await load('height chart, Svg', '/api/xml/chart/Height/Svg'),
      await pacedLoad('height chart, Png 1000 × 1000', '/api/xml/chart/Height/Png', 20),
      await pacedLoad('height chart, Pdf', '/api/xml/chart/Height/Pdf', 20),
    ]),
  )
} finally {
  server.kill('SIGTERM')
  rmSync(folder, { recursive: true })
}
