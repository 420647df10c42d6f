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

/**
 * Runs the command in several processes that share its port until a signal
 * stops them. A process that dies is replaced, each time after a longer wait; only
 * if none has ever listened, the server has failed to start. SIGHUP is passed on as a message.
 *
 * @param onListening called once, when all of them accept requests
 */
export async function serveInProcesses(
  count: number,
  onListening: (address: Address) => void,
  report: ProcessEvent,
): Promise<void> {
  let stopping = false
  let listening = 0
  let deaths = 0
  const running = new Map<Worker, Counts>()
  const restarts = new Set<NodeJS.Timeout>()
  let ended: Counts = {}
  cluster.on('listening', (_worker: Worker, address: Address) => {
    listening++
    if (listening === count) onListening(address)
  })

  await new Promise<void>((resolve, reject) => {
    const start = () => {
      const worker = cluster.fork()
      const started = performance.now()
      running.set(worker, {})
      worker.on('message', (message: ProcessMessage) => {
        if ('counts' in message) running.set(worker, message.counts)
        else worker.send({ wanted: message.wanted, counts: sumOf([ended, ...running.values()]) } satisfies AllCounts)
      })
      worker.once('exit', (code, signal) => {
        ended = sumOf([ended, withoutGauges(running.get(worker) ?? {})])
        running.delete(worker)
        if (stopping) {
          if (running.size === 0) resolve()
        } else if (listening === 0) {
          stop()
          reject(new UsageError('a server process failed to start'))
        } else {
          deaths = performance.now() - started > soundAfter ? 0 : deaths + 1
          const wait = Math.min(longestWait, shortestWait * 2 ** deaths)
          report(`process ${worker.process.pid} ended (${signal ?? code}); another starts in ${wait} ms`)
          const restart = setTimeout(() => {
            restarts.delete(restart)
            start()
          }, wait)
          restarts.add(restart)
        }
      })
    }
    const stop = () => {
      stopping = true
      for (const restart of restarts) clearTimeout(restart)
      for (const worker of running.keys()) worker.process.kill('SIGTERM')
      if (running.size === 0) resolve()
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    process.on('SIGHUP', () => {
      for (const worker of running.keys()) worker.send(reload)
    })
    for (let i = 0; i < count; i++) start()
  })
}
