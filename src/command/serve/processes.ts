import cluster, { type Address, type Worker } from 'node:cluster'
import { UsageError } from '../command.js'
import { type Counts, sumOf, withoutGauges } from './metrics.js'

/** The primary process posts it where the keys are to be read again: unlike a signal, it waits for a process that is starting. */
export const reload = 'reload'

/** What a process posts to the primary one: its counts, and the wish for those of all. */
export type ProcessMessage = { readonly counts: Counts } | { readonly wanted: number }

/** The counts of all processes, for the request with this number. */
export interface AllCounts {
  readonly wanted: number
  readonly counts: Counts
}

/** How long to wait before a process that died is started again, ms: doubled from death to death. */
const shortestWait = 100
const longestWait = 30_000
/** A process that has served this long is sound: the next death is the first again, ms. */
const soundAfter = 60_000

/** Events of the processes, for the operator. */
export type ProcessEvent = (event: string) => void

/** The processes that run, and the counts of all that ever ran. */
interface CountedProcesses {
  readonly running: ReadonlyMap<Worker, Counts>
  readonly fork: () => Worker
}

function countedProcesses(): CountedProcesses {
  const running = new Map<Worker, Counts>()
  let ended: Counts = {}
  const fork = () => {
    const worker = cluster.fork()
    running.set(worker, {})
    worker.on('message', (message: ProcessMessage) => {
      if ('counts' in message) running.set(worker, message.counts)
      else worker.send({ wanted: message.wanted, counts: sumOf([ended, ...running.values()]) } satisfies AllCounts)
    })
    worker.once('exit', () => {
      ended = sumOf([ended, withoutGauges(running.get(worker) ?? {})])
      running.delete(worker)
    })
    return worker
  }
  return { running, fork }
}

/** Starts of processes in place of others that died. */
interface Restarts {
  /** Starts one after a while, and returns how long that is, ms. */
  readonly after: (lifetime: number) => number
  readonly cancel: () => void
}

function restarts(start: () => void): Restarts {
  const waiting = new Set<NodeJS.Timeout>()
  let deaths = 0
  return {
    after: (lifetime) => {
      deaths = lifetime > soundAfter ? 0 : deaths + 1
      const wait = Math.min(longestWait, shortestWait * 2 ** deaths)
      const restart = setTimeout(() => {
        waiting.delete(restart)
        start()
      }, wait)
      waiting.add(restart)
      return wait
    },
    cancel: () => {
      for (const restart of waiting) clearTimeout(restart)
    },
  }
}

/** Calls back once this many processes accept requests; tells whether one ever did. */
function listeningProcesses(count: number, onListening: (address: Address) => void): () => boolean {
  let listening = 0
  cluster.on('listening', (_worker: Worker, address: Address) => {
    listening++
    if (listening === count) onListening(address)
  })
  return () => listening > 0
}

/**
 * Runs the command in several processes that share its port until a signal
 * stops them. A process that dies is replaced, each time after a longer wait; only
 * if none has ever listened, the server has failed to start. SIGHUP is passed on as a message.
 *
 * @param onListening called once, when all of them accept requests
 */
export function serveInProcesses(
  count: number,
  onListening: (address: Address) => void,
  report: ProcessEvent,
): Promise<void> {
  const { running, fork } = countedProcesses()
  const hasListened = listeningProcesses(count, onListening)
  process.on('SIGHUP', () => {
    for (const worker of running.keys()) worker.send(reload)
  })
  return new Promise((resolve, reject) => {
    let isStopping = false
    const start = () => {
      const worker = fork()
      const started = performance.now()
      worker.once('exit', (code, signal) => {
        if (isStopping) {
          if (running.size === 0) resolve()
        } else if (hasListened()) {
          const wait = later.after(performance.now() - started)
          report(`process ${worker.process.pid} ended (${signal ?? code}); another starts in ${wait} ms`)
        } else {
          stop()
          reject(new UsageError('a server process failed to start'))
        }
      })
    }
    const later = restarts(start)
    const stop = () => {
      isStopping = true
      later.cancel()
      for (const worker of running.keys()) worker.process.kill('SIGTERM')
      if (running.size === 0) resolve()
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
    for (let i = 0; i < count; i++) start()
  })
}
