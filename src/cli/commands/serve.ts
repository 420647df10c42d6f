import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { createHandler, type KeyList, keyVerifier } from '../../http/index.js'
import { nodeListener } from '../../node/index.js'
import type { Command, CommandInput } from '../command.js'
import { readBytes } from '../files.js'
import { resultOptions, wholeNumber } from '../options.js'
import { drawnInWorkers } from '../serve/drawn-in-workers.js'
import { readKeys } from '../serve/key-file.js'
import { serveInProcesses } from '../serve/processes.js'
import { UsageError } from '../usage-error.js'

const defaultPort = 8080
/** How long a client may take for its headers and its whole request, ms. */
const headersTimeout = 10_000
const requestTimeout = 30_000
/** How long requests under way may take after a signal to stop, ms. */
const shutdownTimeout = 10_000

/** `auxology serve`: the service's endpoints. */
export const serveCommand: Command = {
  name: 'serve',
  summary: "the service's HTTP endpoints, with API keys",
  options: [
    { name: 'port', value: 'PORT', help: `port to listen on (default: ${defaultPort}; 0 picks a free one)` },
    { name: 'host', value: 'ADDRESS', help: 'address to listen on (default: 127.0.0.1)' },
    { name: 'processes', value: 'NUMBER', help: 'how many processes share the port (default: one per core)' },
    { name: 'key-file', value: 'FILE', help: 'the valid keys, one per line, in clear or as sha256:HASH' },
  ],
  examples: [
    'auxology serve --port 8080 --key-file keys.txt',
    "curl -X PUT -H 'API-Key: KEY' --data-binary @patient.xml http://127.0.0.1:8080/api/xml",
  ],
  notes: ['GET /health answers 200 while the server accepts requests.'],
  run: async (input) => {
    const { 'key-file': keyFile } = input.values
    if (input.operands.length > 0) throw new UsageError(`unexpected argument ${input.operands.join(' ')}`)
    if (typeof keyFile !== 'string') throw new UsageError('missing --key-file FILE with the valid keys')
    const keys = readKeys(new TextDecoder().decode(await readBytes(keyFile, input.terminal.readFile)))
    const place = {
      port: wholeNumber(input.values, 'port', 0, 65_535) ?? defaultPort,
      host: String(input.values['host'] ?? '127.0.0.1'),
    }
    const processes = wholeNumber(input.values, 'processes', 1, 999) ?? availableParallelism()
    const announce = ({ port, host }: { port: number; host: string }) =>
      input.terminal.print(`listening on http://${host.includes(':') ? `[${host}]` : host}:${port}\n`)
    if (processes > 1 && cluster.isPrimary) {
      await assertFree(place)
      await serveInProcesses(processes, ({ port }) => announce({ ...place, port }))
    } else {
      await serveHere(input, keys, place, (port) => {
        if (cluster.isPrimary) announce({ ...place, port })
      })
    }
  },
}

/** Where to listen. */
interface Place {
  readonly port: number
  readonly host: string
}

/** One process of the server, until a signal stops it. */
async function serveHere(
  input: CommandInput,
  keys: KeyList,
  place: Place,
  onListening: (port: number) => void,
): Promise<void> {
  const charts = drawnInWorkers(resultOptions(input.values), 1)
  const handle = createHandler({ ...input.options, verifyKey: keyVerifier(keys), renderChart: charts.draw })
  const server = createServer({ headersTimeout, requestTimeout }, nodeListener(withHealth(handle)))
  await listening(server, place)
  onListening((server.address() as AddressInfo).port)
  await stopped(server)
  await charts.close()
  // The channel to the first process would keep this one alive.
  cluster.worker?.disconnect()
}

/** Notices a port that is taken before any process is started. */
async function assertFree(place: Place): Promise<void> {
  const probe = createServer()
  await listening(probe, place)
  await new Promise((resolve) => probe.close(resolve))
}

/** A path for load balancers, which have no key. */
function withHealth(handle: (request: Request) => Promise<Response>) {
  return async (request: Request) =>
    new URL(request.url).pathname === '/health'
      ? new Response('ok', { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
      : handle(request)
}

function listening(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new UsageError(`can't listen on port ${port} of ${host} (${error.code})`)),
    )
    server.listen(port, host, resolve)
  })
}

/** Settles when a signal has asked the server to stop and requests under way are answered. */
function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      server.close(() => resolve())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), shutdownTimeout).unref()
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  })
}
