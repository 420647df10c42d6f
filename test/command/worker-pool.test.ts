import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { type PoolOptions, type WorkerPool, workerPool } from '../../src/command/worker-pool.js'

/** A worker that waits, fails, exits or answers, as its task says. */
const script = `
const { parentPort } = require('node:worker_threads')
parentPort.postMessage({ isReady: true })
parentPort.on('message', (task) => {
  if (task === 'exit') process.exit(0)
  if (task === 'throw') throw new Error('thrown')
  if (task === 'spin') for (;;);
  setTimeout(() => parentPort.postMessage({ result: task }), Number(task) || 0)
})`
const file = join(mkdtempSync(join(tmpdir(), 'auxology-pool-')), 'worker.cjs')
writeFileSync(file, script)

/** One is enough as a rule; what an event loop still holds goes in the next turns. */
const mostCollections = 50

let pool: WorkerPool<string, string>
afterEach(() => pool.close())
const start = (size: number, bounds?: PoolOptions<string>, path = file) => {
  pool = workerPool(pathToFileURL(path), size, undefined, bounds)
  return pool
}

describe('a pool of workers', () => {
  it('answers every task', async () => {
    const { run } = start(2)
    const tasks = ['1', '2', 'a', 'b', 'c']
    expect(await Promise.all(tasks.map((task) => run(task)))).toEqual(tasks)
  })

  it('refuses a task when too many wait', async () => {
    const { run, load } = start(1, { mostWaiting: 2 })
    await run('ready')
    const done = [run('5'), run('a'), run('b')]
    await expect(run('c')).rejects.toMatchObject({ fault: 'busy' })
    expect(load()).toEqual({ waiting: 2, running: 1 })
    expect(await Promise.all(done)).toEqual(['5', 'a', 'b'])
  })

  it('gives a worker several tasks at once, and the freest the next', async () => {
    const { run, load } = start(2, { tasksAtOnce: 2 })
    const tasks = ['1000', '1000', '1000', '1000', 'a', 'b']
    const done = Promise.all(tasks.map((task) => run(task)))
    await expect.poll(load, { interval: 10 }).toEqual({ waiting: 2, running: 4 })
    expect(await done).toEqual(tasks)
    expect(load()).toEqual({ waiting: 0, running: 0 })
  })

  it('stops a task that takes too long, and replaces its worker', async () => {
    const { run } = start(1, { longestTask: 2000 })
    const spinning = run('spin')
    const next = run('next')
    await expect(spinning).rejects.toMatchObject({ fault: 'too-long' })
    expect(await next).toBe('next')
  })

  it('lets go of a task when it is done, however long it might have taken', async () => {
    const records = workerPool<object, object>(pathToFileURL(file), 1, undefined, { longestTask: 60_000 })
    onTestFinished(records.close)
    const { signal } = new AbortController()
    const done = async () => {
      const task = { lastName: 'Musterfrau' }
      await records.run(task, signal)
      return new WeakRef(task)
    }
    const kept = await done()
    await records.run({})
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    for (let turn = 0; turn < mostCollections && kept.deref() !== undefined; turn++) {
      await setImmediate()
      collect()
    }
    expect(kept.deref()).toBeUndefined()
    expect(signal.aborted).toBe(false)
  })

  it('drops an aborted task that waits, and completes one in progress, so that its worker stays warm', async () => {
    const { run, load } = start(1)
    const abort = new AbortController()
    const inProgress = run('20', abort.signal)
    const waiting = run('never', abort.signal)
    const next = run('next')
    abort.abort()
    await expect(inProgress).rejects.toMatchObject({ fault: 'aborted' })
    await expect(waiting).rejects.toMatchObject({ fault: 'aborted' })
    expect(await next).toBe('next')
    expect(load()).toEqual({ waiting: 0, running: 0 })
    await expect(run('late', abort.signal)).rejects.toMatchObject({ fault: 'aborted' })
  })

  it('replaces workers that it stops, however many one after another, and stays sound', async () => {
    const { run, isSound } = start(1, { longestTask: 50 })
    for (let i = 0; i < 8; i++) {
      await expect(run('spin')).rejects.toMatchObject({ fault: 'too-long' })
      expect(isSound()).toBe(true)
    }
    // A new worker may take longer than 50 ms to start.
    await expect.poll(() => run('next').catch(({ fault }) => fault), { timeout: 10_000 }).toBe('next')
  })

  it.each(['exit', 'throw'])('fails the task of a worker that ends (%s), and no other', async (way) => {
    const { run } = start(1)
    for (let i = 0; i < 8; i++) {
      const [ended, next] = [run(way), run('next')]
      await expect(ended).rejects.toMatchObject({ fault: 'worker-died' })
      expect(await next).toBe('next')
    }
  })

  it('never gives up: it goes on as soon as workers start again, and says meanwhile that it cannot work', async () => {
    const broken = join(file, '../broken.cjs')
    writeFileSync(broken, 'throw new Error("broken")')
    const { run, isSound } = start(2, {}, broken)
    const faults = new Set<string>()
    const tried = () => run('a').catch(({ fault }) => faults.add(fault) && 'failed')
    for (let i = 0; i < 6; i++) {
      expect(await tried()).toBe('failed')
      expect(isSound()).toBe(false)
    }
    expect([...faults]).toEqual(['no-worker'])
    writeFileSync(broken, script)
    await expect.poll(tried, { timeout: 20_000 }).toBe('a')
    await expect.poll(isSound).toBe(true)
  })

  it('is sound again once the worker that replaces a dead one is ready', async () => {
    const { run, isSound } = start(1)
    await run('a')
    await expect(run('exit')).rejects.toMatchObject({ fault: 'worker-died' })
    expect(isSound()).toBe(false)
    await expect.poll(isSound).toBe(true)
  })
})
