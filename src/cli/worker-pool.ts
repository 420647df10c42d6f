import { parentPort, Worker } from 'node:worker_threads'
import { AuxologyError, type ErrorCode, type ErrorData } from '../model/errors.js'

/** Workers that each do one task at a time; further tasks wait until one is free. */
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

/** What a worker posts: a result, or an error as data, since errors lose their class between threads. */
type Outcome<Result> = { readonly result: Result } | { readonly error: PostedError }

interface PostedError extends ErrorData {
  readonly code: ErrorCode
  readonly message: string
}

/**
 * Performs the tasks of a pool; called in the worker's script. An error that is
 * not an AuxologyError ends the worker.
 */
export function performTasks<Task, Result>(perform: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(await outcomeOf(task, perform))
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

/**
 * A pool of workers running a script that calls {@link performTasks}. An
 * AuxologyError thrown by a task rejects the task's promise with its data. If a
 * worker dies, its task fails and the worker is replaced; if it had no task, it
 * failed to start, and all further tasks fail.
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
    worker.on('message', (outcome: Outcome<Result>) => {
      const done = running.get(worker)
      running.delete(worker)
      idle.push(worker)
      if ('result' in outcome) done?.resolve(outcome.result)
      else done?.reject(new AuxologyError(outcome.error.code, outcome.error.message, outcome.error))
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

/** Items in lists of the given size. */
export async function* inLists<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let list: Item[] = []
  for await (const item of items) {
    list.push(item)
    if (list.length < size) continue
    yield list
    list = []
  }
  if (list.length > 0) yield list
}
