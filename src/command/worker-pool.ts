import { parentPort, Worker } from 'node:worker_threads'

/** Workers that each do one task after another; further tasks wait until one is free. */
export interface WorkerPool<Task, Result> {
  readonly size: number
  /**
   * A task whose signal is aborted is dropped if it waits; one in progress is completed all the same,
   * so that its worker stays warm.
   *
   * @throws PoolError if too many tasks wait, the task takes too long, its worker dies, or there is no worker
   */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Result>
  /** Tasks that wait and that are in progress. */
  readonly load: () => { readonly waiting: number; readonly running: number }
  /** Whether workers can work: not from the moment one dies by itself until one is ready again. */
  readonly isSound: () => boolean
  readonly close: () => Promise<void>
}

/** The bounds of a pool, without which it is unbounded, and what of a task its workers take over. */
export interface PoolOptions<Task> {
  /** Tasks that may wait; one more is refused. */
  readonly mostWaiting?: number
  /** How long a task may take, milliseconds; then its worker is stopped and replaced. */
  readonly longestTask?: number
  /** How many tasks a worker is given at once (1): with a second at hand, it doesn't wait for this thread. */
  readonly tasksAtOnce?: number
  readonly handedOver?: HandedOver<Task>
}

/** What of a task or a result is handed over between threads instead of being copied: it is gone where it was. */
type HandedOver<Message> = (message: Message) => readonly ArrayBuffer[]

/** Why a pool did not complete a task. */
export type PoolFault = 'busy' | 'too-long' | 'aborted' | 'worker-died' | 'no-worker'

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

/** A worker's first message, when its script is loaded. */
interface Ready {
  readonly isReady: true
}

type Outcome<Result> = Ready | { readonly result: Result }

/** Performs the tasks of a pool, one after another; called in the worker's script. An error ends the worker. */
export function performTasks<Task, Result>(
  perform: (task: Task) => Result | Promise<Result>,
  handedOver: HandedOver<Result> = () => [],
): void {
  let last = Promise.resolve()
  parentPort?.on('message', (task: Task) => {
    last = last.then(async () => {
      const result = await perform(task)
      parentPort?.postMessage({ result }, handedOver(result))
    })
  })
  parentPort?.postMessage({ isReady: true } satisfies Ready)
}

/** How long to wait before a worker is started again where one after another dies before it is ready, ms: doubled from death to death. */
const shortestWait = 200
const longestWait = 30_000

/**
 * A pool of workers running a script that calls {@link performTasks}. A worker that takes too long over a task
 * is replaced at once. One that dies by itself fails its task and is replaced too, at once if a worker was ready
 * since the last death; the pool never gives up.
 */
export function workerPool<Task, Result>(
  script: URL,
  size: number,
  workerData: unknown,
  {
    mostWaiting = Number.POSITIVE_INFINITY,
    longestTask,
    tasksAtOnce = 1,
    handedOver = () => [],
  }: PoolOptions<Task> = {},
): WorkerPool<Task, Result> {
  let waiting: Job<Task, Result>[] = []
  const starting = new Set<Worker>()
  /** The jobs of every worker that is ready, which it does in this order. */
  const running = new Map<Worker, Job<Task, Result>[]>()
  const restarts = new Set<NodeJS.Timeout>()
  /** Workers that died by themselves since one was ready. */
  let deaths = 0
  for (let i = 0; i < size; i++) startWorker()

  return {
    size,
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new PoolError('aborted'))
        if (running.size + starting.size === 0) return reject(new PoolError('no-worker'))
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
        const onAbort = () => {
          waiting = waiting.filter((other) => other !== job)
          job.reject(new PoolError('aborted'))
        }
        waiting.push(job)
        signal?.addEventListener('abort', onAbort, { once: true })
        startNext()
      }),
    load: () => ({ waiting: waiting.length, running: [...running.values()].flat().length }),
    isSound: () => deaths === 0,
    close: async () => {
      for (const restart of restarts) clearTimeout(restart)
      const workers = [...starting, ...running.keys()]
      for (const worker of workers) release(worker, 'no-worker')
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }

  function startWorker(): void {
    const worker = new Worker(script, { workerData })
    let lastError: unknown
    starting.add(worker)
    worker.on('message', (outcome: Outcome<Result>) => {
      if ('isReady' in outcome) makeReady(worker)
      else complete(worker, outcome.result)
    })
    // An error is followed by the exit; a worker may also exit without one.
    worker.on('error', (error) => {
      lastError = error
    })
    worker.on('exit', () => {
      // The pool has stopped it, and has replaced it already.
      if (!running.has(worker) && !starting.has(worker)) return
      release(worker, 'worker-died', lastError)
      replaceDead(lastError)
    })
  }

  function makeReady(worker: Worker): void {
    deaths = 0
    if (starting.delete(worker)) running.set(worker, [])
    for (let i = 0; i < tasksAtOnce; i++) startNext()
  }

  function complete(worker: Worker, result: Result): void {
    const done = running.get(worker)?.shift()
    clearTimeout(done?.limit)
    done?.resolve(result)
    startNext()
  }

  /** The ready worker with the fewest tasks; undefined if each has as many as it may. */
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
    if (longestTask !== undefined) next.limit = setTimeout(() => stop(worker), longestTask).unref()
  }

  /** Replaces a worker that takes too long. */
  function stop(worker: Worker): void {
    release(worker, 'too-long')
    void worker.terminate()
    startWorker()
  }

  /** Gives up a worker with its jobs. */
  function release(worker: Worker, fault: PoolFault, cause?: unknown): void {
    for (const { reject, limit } of running.get(worker) ?? []) {
      clearTimeout(limit)
      reject(new PoolError(fault, cause))
    }
    running.delete(worker)
    starting.delete(worker)
  }

  function replaceDead(cause: unknown): void {
    const wait = deaths === 0 ? 0 : Math.min(longestWait, shortestWait * 2 ** (deaths - 1))
    deaths++
    const restart = setTimeout(() => {
      restarts.delete(restart)
      startWorker()
    }, wait)
    restarts.add(restart)
    if (wait > 0 && running.size + starting.size === 0) {
      for (const { reject } of waiting.splice(0)) reject(new PoolError('no-worker', cause))
    }
  }
}

/**
 * The results of tasks in the order of their items. The number of items in
 * progress is bounded, so that neither items nor results accumulate.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  start: (item: Item) => Promise<Result>,
  inProgress: number,
): AsyncGenerator<Result> {
  const queue: Promise<Result>[] = []
  try {
    for await (const item of items) {
      const result = start(item)
      // A failure is thrown in its turn; until then it must not count as unhandled.
      result.catch(() => {})
      queue.push(result)
      if (queue.length >= inProgress) yield await (queue.shift() as Promise<Result>)
    }
    while (queue.length > 0) yield await (queue.shift() as Promise<Result>)
  } finally {
    await Promise.allSettled(queue)
  }
}
