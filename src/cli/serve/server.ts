import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultFormat } from '../../charts/chart-request.js'
import { createHandler, type DrawChart, type KeyList, keyVerifier } from '../../http/index.js'
import { type FetchHandler, nodeListener } from '../../node/node-listener.js'
import type { RenderedChart } from '../../render/chart-renderer.js'
import { isBinaryFormat } from '../../render/formats.js'
import { renderChart } from '../../render/render-chart.js'
import { type CommandInput, type OptionValues, UsageError } from '../command.js'
import { resultOptions } from '../options.js'
import { workerPool } from '../worker-pool.js'
import type { ChartTask } from './chart-worker.js'

/** How long a client may take for its headers and its whole request, ms. */
const headersTimeout = 10_000
const requestTimeout = 30_000
/** How long requests in progress may take after a signal to stop, ms. */
const shutdownTimeout = 10_000

/** Where to listen. */
export interface ListenAddress {
  readonly port: number
  readonly host: string
}

/** Runs one process of the server until a signal stops it. */
export async function serve(
  input: CommandInput,
  keys: KeyList,
  address: ListenAddress,
  onListening: (port: number) => void,
): Promise<void> {
  const charts = chartDrawer(resultOptions(input.values), 1)
  const handle = createHandler({ ...input.options, verifyKey: keyVerifier(keys), renderChart: charts.draw })
  const server = createServer({ headersTimeout, requestTimeout }, nodeListener(withHealth(handle)))
  await listen(server, address)
  onListening((server.address() as AddressInfo).port)
  await untilStopped(server)
  await charts.close()
  // The channel to the primary process would keep this one alive.
  cluster.worker?.disconnect()
}

/**
 * Makes sure, before any process is started, that the port is free.
 *
 * @throws UsageError
 */
export async function assertFree(address: ListenAddress): Promise<void> {
  const probe = createServer()
  await listen(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}

/** Adds a path for load balancers, which have no key. */
function withHealth(handle: FetchHandler): FetchHandler {
  return async (request: Request) =>
    new URL(request.url).pathname === '/health'
      ? new Response('ok', { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
      : handle(request)
}

function listen(server: Server, { port, host }: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new UsageError(`can't listen on port ${port} of ${host} (${error.code})`)),
    )
    server.listen(port, host, resolve)
  })
}

/** Waits until a signal stops the server and the requests in progress are answered. */
function untilStopped(server: Server): Promise<void> {
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

/** Draws raster images and PDF, which take tens of milliseconds, in worker threads, and everything else directly. */
function chartDrawer(options: OptionValues, workers: number): { draw: DrawChart; close: () => Promise<void> } {
  const pool = workerPool<ChartTask, RenderedChart>(new URL('./chart-worker.js', import.meta.url), workers, options)
  const draw: DrawChart = (patient, request, growth) =>
    isBinaryFormat(request.format ?? defaultFormat)
      ? pool.run({ patient, request })
      : renderChart(patient, request, growth)
  return { draw, close: pool.close }
}
