import cluster, { type Address, type Worker } from 'node:cluster'
import { UsageError } from '../command.js'

/** A process that exits sooner than this failed to start, ms. */
const startupTime = 2000

/**
 * Runs the command in several processes that share its port until a signal
 * stops them. A process that dies is replaced unless it failed to start.
 *
 * @param onListening called once, when all of them accept requests
 */
export async function serveInProcesses(count: number, onListening: (address: Address) => void): Promise<void> {
  let stopping = false
  let listening = 0
  const running = new Set<Worker>()
  cluster.on('listening', (_worker: Worker, address: Address) => {
    listening++
    if (listening === count) onListening(address)
  })

  await new Promise<void>((resolve, reject) => {
    const start = () => {
      const worker = cluster.fork()
      const started = performance.now()
      running.add(worker)
      worker.once('exit', () => {
        running.delete(worker)
        const failed = !stopping && performance.now() - started < startupTime
        if (failed) {
          stop()
          reject(new UsageError('a server process failed to start'))
        } else if (!stopping) start()
        else if (running.size === 0) resolve()
      })
    }
    const stop = () => {
      stopping = true
      for (const worker of running) worker.process.kill('SIGTERM')
      if (running.size === 0) resolve()
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    for (let i = 0; i < count; i++) start()
  })
}
