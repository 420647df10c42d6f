import cluster, { type Address, type Worker } from 'node:cluster'
import { UsageError } from '../usage-error.js'

/** A process that ends sooner than this failed to start, ms. */
const quickDeath = 2000

/**
 * Runs the command in several processes that share its port, until a signal
 * stops them. A process that dies is replaced, unless it could not even start.
 *
 * @param onListening called once, when all of them take requests
 */
export async function serveInProcesses(count: number, onListening: (address: Address) => void): Promise<void> {
  let stopping = false
  let listening = 0
  const living = new Set<Worker>()
  cluster.on('listening', (_worker: Worker, address: Address) => {
    listening++
    if (listening === count) onListening(address)
  })

  await new Promise<void>((resolve, reject) => {
    const start = () => {
      const worker = cluster.fork()
      const started = performance.now()
      living.add(worker)
      worker.once('exit', () => {
        living.delete(worker)
        const failed = !stopping && performance.now() - started < quickDeath
        if (failed) {
          stop()
          reject(new UsageError('a server process failed to start'))
        } else if (!stopping) start()
        else if (living.size === 0) resolve()
      })
    }
    const stop = () => {
      stopping = true
      for (const worker of living) worker.process.kill('SIGTERM')
      if (living.size === 0) resolve()
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    for (let i = 0; i < count; i++) start()
  })
}
