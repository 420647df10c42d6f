/**
 * Load test of a server on loopback: calculations, then charts, over sixteen
 * connections. Prints requests per second, latency and memory.
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

/** Resident memory of the server and its processes, MB. */
function memory(): number {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ')
  return [server.pid, ...children].reduce((sum: number, pid) => sum + residentMemory(pid), 0)
}

function residentMemory(pid: number | string | undefined): number {
  const status = pid === '' ? '' : readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const headers = { 'API-Key': key, 'Content-Type': 'application/xml' }
const body = formatPatientXml(patientOfTwelve)

/** The results for one kind of request. */
function row(
  name: string,
  rate: number | string,
  perSecond: number,
  p50: number,
  p99: number,
  failed: number,
  before: number,
) {
  return {
    Request: name,
    'sent, /s': rate,
    'answered, /s': Math.round(perSecond),
    'p50, ms': Math.round(p50),
    'p99, ms': Math.round(p99),
    failed,
    'memory before, MB': before,
    'memory after, MB': memory(),
  }
}

/** Requests sent back to back on every connection. */
async function load(name: string, path: string) {
  const options = { url: `${address}${path}`, method: 'PUT' as const, headers, body, connections }
  await autocannon({ ...options, duration: Math.min(5, seconds) })
  const before = memory()
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds })
  return row(name, 'unlimited', requests.average, latency.p50, latency.p99, non2xx + errors, before)
}

/** Requests sent at a steady rate over the same number of connections, each at its scheduled time. */
async function pacedLoad(name: string, path: string, perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const before = memory()
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
  return row(name, perSecond, perSecondDone, quantile(0.5), quantile(0.99), failed, before)
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
