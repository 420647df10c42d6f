/**
 * Load on a server of its own on loopback: calculations, then pictures, at
 * sixteen connections; requests per second, latency and memory.
 *
 *     npm run build && npm run load -- [SECONDS]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { formatPatientRequestXml } from '../src/documents/index.js'
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
  server.once('exit', () => reject(new Error('The server did not start; has `npm run build` been run?')))
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

/** As fast as the connections go, or at a rate: all of them together so many requests per second. */
async function load(name: string, path: string, rate?: number) {
  const options = {
    url: `${address}${path}`,
    method: 'PUT' as const,
    headers: { 'API-Key': key, 'Content-Type': 'application/xml' },
    body: formatPatientRequestXml(patientOfTwelve),
    connections,
    ...(rate !== undefined && { overallRate: rate }),
  }
  await autocannon({ ...options, duration: Math.min(5, seconds) })
  const before = memory()
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds })
  return {
    Request: name,
    'asked for, /s': rate ?? 'all it can',
    'answered, /s': Math.round(requests.average),
    'p50, ms': latency.p50,
    'p99, ms': latency.p99,
    failed: non2xx + errors,
    'memory before, MB': before,
    'and after, MB': memory(),
  }
}

/** Rows as a table of Markdown, for docs/operations.md. */
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
      await load('height chart, Png 1000 × 1000', '/api/xml/chart/Height/Png', 20),
      await load('height chart, Pdf', '/api/xml/chart/Height/Pdf', 20),
    ]),
  )
} finally {
  server.kill('SIGTERM')
  rmSync(folder, { recursive: true })
}
