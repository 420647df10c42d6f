import { parentPort, Worker } from 'node:worker_threads'
import { AuxologyError, type ErrorCode, type ErrorData } from '../model/errors.js'

/** Workers that each do one task after another; further tasks wait until one is free. */
export interface WorkerPool<Task, Result> {
  readonly size: number
  /**
   * @throws PoolError if too many tasks wait, the task takes too long, or its worker dies
   */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Result>
  /** Tasks that wait and that are in progress. */
  readonly load: () => { readonly waiting: number; readonly running: number }
  readonly close: () => Promise<void>
}

/** The bounds of a pool; without them, there are none. */
export interface PoolBounds {
  /** Tasks that may wait; one more is refused. */
  readonly mostWaiting?: number
  /** How long a task may take, milliseconds; then its worker is stopped and replaced. */
  readonly longestTask?: number
  /** How many tasks a worker is given at once (1): with a second at hand, it doesn't wait for this thread. */
  readonly tasksAtOnce?: number
}

/** What of a task or a result is handed over between threads instead of being copied: it is gone where it was. */
export type HandedOver<Message> = (message: Message) => readonly ArrayBuffer[]

/** Why a pool did not complete a task. */
export type PoolFault = 'busy' | 'too-long' | 'aborted' | 'worker-died'

/** A task that a pool did not complete. */
export class PoolError extends Error {
  override readonly name = 'PoolError'
  constructor(
    readonly fault: PoolFault,
    cause?: unknown,
  ) {
    super(`the task was not completed: ${fault}`, { cause })
  }
}

interface Job<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
  /** Stops the worker when the task takes too long. Cleared at its end: until it fires, a timer holds the task and its patient. */
  limit?: NodeJS.Timeout
}

/** What a worker posts: a result, or an error as data, since errors lose their class between threads. */
type Outcome<Result> = { readonly result: Result } | { readonly error: PostedError }

interface PostedError extends ErrorData {
  readonly code: ErrorCode
  readonly message: string
}

/**
 * Performs the tasks of a pool, one after another; called in the worker's script. An
 * error that is not an AuxologyError ends the worker.
 */
export function performTasks<Task, Result>(
  perform: (task: Task) => Result | Promise<Result>,
  handedOver: HandedOver<Result> = () => [],
): void {
  let last = Promise.resolve()
  parentPort?.on('message', (task: Task) => {
    last = last.then(async () => {
      const outcome = await outcomeOf(task, perform)
      parentPort?.postMessage(outcome, 'result' in outcome ? handedOver(outcome.result) : [])
    })
  })
}

async function outcomeOf<Task, Result>(
  task: Task,
  perform: (task: Task) => Result | Promise<Result>,
): Promise<Outcome<Result>> {
  try {
    return { result: await perform(task) }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return { error: { ...error, message: error.message } }
  }
}

/** How many workers may die one after another, with no task completed, before the pool gives up. */
const mostDeaths = 5
/** How long a task that was aborted may still take before its worker is stopped, milliseconds. */
const abortGrace = 250

/**
 * A pool of workers running a script that calls {@link performTasks}. An
 * AuxologyError thrown by a task rejects the task's promise with its data. A worker
 * that dies, or takes too long over a task, is replaced, and its task fails; if one
 * after another dies without completing anything, all further tasks fail.
 */
export function workerPool<Task, Result>(
  script: URL,
  size: number,
  workerData: unknown,
  { mostWaiting = Number.POSITIVE_INFINITY, longestTask, tasksAtOnce = 1 }: PoolBounds = {},
  handedOver: HandedOver<Task> = () => [],
): WorkerPool<Task, Result> {
  let waiting: Job<Task, Result>[] = []
  /** The jobs of every worker, which it does in this order. */
  const running = new Map<Worker, Job<Task, Result>[]>()
  let deaths = 0
  let isClosed = false
  let lastError: unknown
  for (let i = 0; i < size; i++) startWorker()

  return {
    size,
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        if (deaths >= mostDeaths) return reject(new PoolError('worker-died', lastError))
        if (signal?.aborted) return reject(new PoolError('aborted'))
        if (freest() === undefined && waiting.length >= mostWaiting) return reject(new PoolError('busy'))
        // A signal may live longer than the task, and a listener holds it with its patient.
        const settled = () => signal?.removeEventListener('abort', onAbort)
        const job: Job<Task, Result> = {
          task,
          resolve: (result) => {
            settled()
            resolve(result)
          },
          reject: (error) => {
            settled()
            reject(error)
          },
        }
        const onAbort = () => abort(job)
        waiting.push(job)
        signal?.addEventListener('abort', onAbort, { once: true })
        startNext()
      }),
    load: () => ({ waiting: waiting.length, running: [...running.values()].flat().length }),
    close: async () => {
      isClosed = true
      await Promise.all([...running.keys()].map((worker) => worker.terminate()))
    },
  }

  function startWorker(): void {
    const worker = new Worker(script, { workerData })
    running.set(worker, [])
    worker.on('message', (outcome: Outcome<Result>) => {
      const done = running.get(worker)?.shift()
      clearTimeout(done?.limit)
      deaths = 0
      if ('result' in outcome) done?.resolve(outcome.result)
      else done?.reject(new AuxologyError(outcome.error.code, outcome.error.message, outcome.error))
      startNext()
    })
    // An error is followed by the exit; a worker may also exit without one.
    worker.on('error', (error) => {
      lastError = error
    })
    worker.on('exit', () => replace(worker))
  }

  /** The worker with the fewest tasks; undefined if each has as many as it may. */
  function freest(): Worker | undefined {
    let found: Worker | undefined
    let fewest = tasksAtOnce
    for (const [worker, { length }] of running) {
      if (length >= fewest) continue
      found = worker
      fewest = length
    }
    return found
  }

  function startNext(): void {
    const worker = freest()
    const next = worker === undefined ? undefined : waiting.shift()
    if (worker === undefined || next === undefined) return
    running.get(worker)?.push(next)
    worker.postMessage(next.task, handedOver(next.task))
    if (longestTask !== undefined) next.limit = setTimeout(() => stop(worker, next, 'too-long'), longestTask).unref()
  }

  /** Stops the worker if it still has that job. */
  function stop(worker: Worker, job: Job<Task, Result>, fault: PoolFault): void {
    if (running.get(worker)?.includes(job) !== true) return
    job.reject(new PoolError(fault))
    void worker.terminate()
  }

  function abort(job: Job<Task, Result>): void {
    waiting = waiting.filter((other) => other !== job)
    job.reject(new PoolError('aborted'))
    for (const [worker, jobs] of running) {
      if (jobs.includes(job)) setTimeout(() => stop(worker, job, 'aborted'), abortGrace).unref()
    }
  }

  function replace(worker: Worker): void {
    for (const { reject, limit } of running.get(worker) ?? []) {
      clearTimeout(limit)
      reject(new PoolError('worker-died', lastError))
    }
    running.delete(worker)
    if (isClosed) return
    deaths++
    if (deaths < mostDeaths) {
      startWorker()
      startNext()
    } else if (running.size === 0) {
      for (const { reject } of waiting.splice(0)) reject(new PoolError('worker-died', lastError))
    }
  }
}
