import cluster, { type Address, type Worker } from 'node:cluster'

/**
 * Runs the command in so many processes that share its port, until a signal
 * stops them. A process that dies is replaced.
 *
 * @param onListening called once, when all take requests
 */
export async function serveInProcesses(count: number, onListening: (address: Address) => void): Promise<void> {
  let stopping = false
  let listening = 0
  const start = () =>
    cluster.fork().on('exit', () => {
      if (!stopping) start()
    })
  cluster.on('listening', (_worker: Worker, address: Address) => {
    listening++
    if (listening === count) onListening(address)
  })
  for (let i = 0; i < count; i++) start()
  await new Promise<void>((resolve) => {
    const stop = () => {
      stopping = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
      cluster.on('exit', () => {
        if (Object.keys(cluster.workers ?? {}).length === 0) resolve()
      })
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  })
}
