import { Worker } from 'node:worker_threads'

/** Workers that each do one task at a time; further tasks wait for the first that is free. */
export interface WorkerPool<Task, Result> {
  readonly size: number
  readonly run: (task: Task) => Promise<Result>
  readonly close: () => Promise<void>
}

interface Waiting<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * A pool of workers that run a script, which answers each message with one.
 * A worker that dies fails its task and is replaced; one that dies without a
 * task can't even start, and fails every task from then on.
 */
export function workerPool<Task, Result>(script: URL, size: number, workerData: unknown): WorkerPool<Task, Result> {
  const workers = new Set<Worker>()
  const idle: Worker[] = []
  const waiting: Waiting<Task, Result>[] = []
  const running = new Map<Worker, Waiting<Task, Result>>()
  let failure: { readonly error: unknown } | undefined
  for (let i = 0; i < size; i++) startWorker()

  return {
    size,
    run: (task) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure.error)
        waiting.push({ task, resolve, reject })
        startNext()
      }),
    close: async () => {
      await Promise.all([...workers].map((worker) => worker.terminate()))
    },
  }

  function startWorker(): void {
    const worker = new Worker(script, { workerData })
    workers.add(worker)
    idle.push(worker)
    worker.on('message', (result: Result) => {
      const done = running.get(worker)
      running.delete(worker)
      idle.push(worker)
      done?.resolve(result)
      startNext()
    })
    worker.on('error', (error) => replace(worker, error))
  }

  function startNext(): void {
    if (idle.length === 0 || waiting.length === 0) return
    const worker = idle.pop() as Worker
    const next = waiting.shift() as Waiting<Task, Result>
    running.set(worker, next)
    worker.postMessage(next.task)
  }

  function replace(worker: Worker, error: unknown): void {
    const failed = running.get(worker)
    running.delete(worker)
    workers.delete(worker)
    if (failed === undefined) {
      failure = { error }
      for (const { reject } of waiting.splice(0)) reject(error)
      return
    }
    failed.reject(error)
    startWorker()
    startNext()
  }
}
