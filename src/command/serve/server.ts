import cluster from 'node:cluster'
import crypto from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type AdmittedRequest,
  type AnswerElsewhere,
  createHandler,
  type KeyList,
  keyVerifier,
} from '../../doors/http/index.js'
import { RequestProblem } from '../../doors/http/responses.js'
import { type FetchHandler, nodeListener } from '../../doors/node/node-listener.js'
import { type CommandInput, type OptionValues, UsageError } from '../command.js'
import { PoolError, type PoolFault, type WorkerPool, workerPool } from '../worker-pool.js'
import type { WorkerAnswer } from './answer-worker.js'
import { watchConnections } from './connections.js'
import { type Counts, metricsText, requestCounter } from './metrics.js'
import { type AllCounts, type ProcessMessage, reload } from './processes.js'
import { serviceOptions, traceOf } from './service-options.js'

/** How long a client may take for its headers, for its whole request, and until it has read the answer, ms. */
const headersTimeout = 10_000
const requestTimeout = 30_000
const longestRequest = 60_000
/** How long a connection may be idle between two requests, ms. */
const keepAliveTimeout = 5_000
/** How often these are checked, ms. */
const connectionsCheckingInterval = 1_000
/** Connections of one process; further ones are closed at once. */
const mostConnections = 1_000
/** How long requests in progress may take after a signal to stop, ms. */
const shutdownTimeout = 30_000
/** How often a process posts its counts to the primary one, ms. */
const betweenPosts = 1_000

/** Where to listen. */
interface ListenAddress {
  readonly port: number
  readonly host: string
}

/** Runs one process of the server until a signal stops it. */
export async function serve(
  input: CommandInput,
  readKeys: () => Promise<KeyList>,
  address: ListenAddress,
  onListening: (port: number) => void,
): Promise<void> {
  const { terminal } = input
  const options = await serviceOptions(input.values)
  const counter = requestCounter()
  const report = (requestId: string, trace: string) => {
    counter.add('auxology_internal_errors_total')
    terminal.printError(`request ${requestId} failed: ${trace}`)
  }
  const pool = answerPool(input.values)
  const verifyKey = await reloadedKeys(readKeys, (problem) => terminal.printError(problem))
  const handle = createHandler({
    ...options,
    verifyKey,
    answerElsewhere: answerIn(pool, report),
    isHealthy: pool.isSound,
    onError: (error, requestId) => report(requestId, traceOf(error)),
  })
  const counts = () => counter.counts(gaugesOf(pool))
  const server = limitedServer(listenerWithMetrics(handle, () => allCounts(counts)))
  const connections = watchConnections(server, longestRequest, ({ status, seconds, aborted }) =>
    aborted ? counter.add('auxology_aborted_total') : counter.answered(status, seconds),
  )
  const stopped = stopSignal()
  await listen(server, address)
  onListening((server.address() as AddressInfo).port)
  const posting = setInterval(() => postCounts(counts()), betweenPosts)
  await stopped
  await connections.drain(shutdownTimeout)
  clearInterval(posting)
  await pool.close()
  // The channel to the primary process would keep this one alive.
  cluster.worker?.disconnect()
}

function limitedServer(listener: RequestListener): Server {
  const limits = { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval }
  const server = createServer(limits, listener)
  server.maxConnections = mostConnections
  return server
}

/** Verifies keys by the file as it was last readable. */
async function reloadedKeys(
  readKeys: () => Promise<KeyList>,
  printError: (problem: string) => void,
): Promise<ReturnType<typeof keyVerifier>> {
  const verifierOfFile = async () => keyVerifier({ ...(await readKeys()), digest })
  let keys = verifierOfFile()
  onReload(async () => {
    const reading = verifierOfFile()
    try {
      await reading
      keys = reading
    } catch (error) {
      printError(`the keys remain as they were: ${error instanceof UsageError ? error.message : 'unreadable'}`)
    }
  })
  await keys
  return async (key) => (await keys)(key)
}

/** Node's own answers at once; the Web Crypto API passes every key through a thread. */
function digest(key: string): string {
  // In one call from 20.12 on, which takes a third of the time.
  return crypto.hash?.('sha256', key, 'hex') ?? crypto.createHash('sha256').update(key).digest('hex')
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

/** Adds what Prometheus asks for, without a key. */
function listenerWithMetrics(handle: FetchHandler, counts: () => Promise<Counts>): RequestListener {
  const headers = { 'Content-Type': 'text/plain; version=0.0.4', 'Cache-Control': 'no-store' }
  const methods = ['GET', 'HEAD']
  const growth = nodeListener(handle)
  const metrics = nodeListener(async (request) => {
    if (new URL(request.url).pathname !== '/metrics') return handle(request)
    if (methods.includes(request.method)) return new Response(metricsText(await counts()), { headers })
    return new Response(null, {
      status: request.method === 'OPTIONS' ? 204 : 405,
      headers: { Allow: methods.join(', ') },
    })
  })
  return (incoming, outgoing) => (incoming.url?.includes('/metrics') ? metrics : growth)(incoming, outgoing)
}

function listen(server: Server, { port, host }: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new UsageError(`can't listen on port ${port} of ${host} (${error.code})`)),
    )
    server.listen(port, host, resolve)
  })
}

function onReload(read: () => void): void {
  process.on('SIGHUP', read)
  process.on('message', (message) => message === reload && read())
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', resolve)
    process.once('SIGINT', resolve)
  })
}

function gaugesOf(pool: AnswerPool): Counts {
  const { waiting, running } = pool.load()
  return {
    auxology_waiting: waiting,
    auxology_running: running,
    auxology_resident_memory_bytes: process.memoryUsage.rss(),
    auxology_processes: 1,
  }
}

function postCounts(counts: Counts): void {
  if (cluster.worker?.isConnected()) process.send?.({ counts } satisfies ProcessMessage)
}

let lastWanted = 0

/** The counts of all processes, which the primary one has. */
async function allCounts(own: () => Counts): Promise<Counts> {
  if (!cluster.worker?.isConnected()) return own()
  postCounts(own())
  const wanted = ++lastWanted
  return new Promise((resolve) => {
    const read = (message: AllCounts) => {
      if (message.wanted !== wanted) return
      process.off('message', read)
      resolve(message.counts)
    }
    process.on('message', read)
    process.send?.({ wanted } satisfies ProcessMessage)
  })
}

/** Answers requests in other threads. */
type AnswerPool = WorkerPool<AdmittedRequest, WorkerAnswer>

/** Requests that may wait in one process. */
const mostWaiting = 64
/** How long an answer may take, ms. */
const longestTask = 10_000

/** The worker that draws charts and answers long documents, so that the server's thread stays free. */
function answerPool(options: OptionValues): AnswerPool {
  return workerPool(new URL('./answer-worker.js', import.meta.url), 1, options, { mostWaiting, longestTask })
}

const busy = { headers: { 'Retry-After': '2' } }

const poolProblems: { readonly [fault in PoolFault]?: () => RequestProblem } = {
  busy: () => new RequestProblem('too_busy', 'Too many requests are waiting. Try again in a few seconds.', busy),
  'too-long': () =>
    new RequestProblem('took_too_long', `The request was not answered within ${longestTask / 1000} seconds.`),
  'no-worker': () => new RequestProblem('unavailable', "This can't be answered at the moment.", busy),
  aborted: () => new RequestProblem('request_aborted', 'The client closed the request.'),
}

/**
 * Answers in a pool; what keeps it from that becomes a problem of the request.
 *
 * @param onFailure called with the id of a request that failed by the server's fault, and the trace
 */
function answerIn(pool: AnswerPool, onFailure: (requestId: string, trace: string) => void): AnswerElsewhere {
  return async (request, signal) => {
    try {
      const { failure, ...response } = await pool.run(request, signal)
      if (failure !== undefined) onFailure(request.headers['x-request-id'] ?? '', failure)
      return response
    } catch (error) {
      throw (error instanceof PoolError && poolProblems[error.fault]?.()) || error
    }
  }
}
