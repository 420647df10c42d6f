import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { blockBuilder, type RecordBlock, recordsOf } from '../../../src/command/batch/read/record-block.js'
import type { BlockOutcome } from '../../../src/command/batch/run/assess-block.js'
import { type BatchRun, runBatch } from '../../../src/command/batch/run/run-batch.js'
import { batchPaths } from '../../../src/command/batch/write/output-files.js'
import { type FailingDisk, type Fault, failingDisk } from './failing-disk.js'

const paths = batchPaths('in.ndjson', 'out.ndjson')
const count = 1200

async function* blocks(): AsyncGenerator<RecordBlock> {
  const builder = blockBuilder()
  for (let line = 1; line <= count; line++) {
    const bytes = Buffer.from(`${line}`)
    builder.addRow({ bytes, start: 0, end: bytes.length, line, fault: undefined })
    if (builder.endRecord()) yield builder.take(line) as RecordBlock
  }
  yield builder.take(count) as RecordBlock
}

/** Every seventh record fails. */
const outcomeOf = (block: RecordBlock): BlockOutcome => {
  const numbers = [...recordsOf(block)].map(({ number }) => number)
  const failed = numbers.filter((number) => number % 7 === 0)
  return {
    records: numbers.length,
    failures: failed.length,
    incomplete: 0,
    patientErrors: 0,
    visits: 0,
    scoredVisits: 0,
    unscored: 0,
    lowHeights: 0,
    results: Buffer.from(
      numbers
        .flatMap((number) => (number % 7 === 0 ? [] : [`result ${number} ${'x'.repeat(number % 300)}\n`]))
        .join(''),
    ),
    errors: Buffer.from(failed.map((number) => `failed ${number}\n`).join('')),
  }
}

const runOn = (disk: FailingDisk, flags: Partial<BatchRun> = {}) =>
  runBatch({
    paths,
    disk,
    input: 'hash',
    blocks: blocks(),
    startCalculator: () => ({
      assess: async (block) => outcomeOf(block),
      inProgress: 2,
      close: async () => {},
    }),
    options: {},
    today: '2026-06-01',
    version: '1.0.0',
    manifest: async (end) => `${end.records} records\n`,
    resume: false,
    restart: false,
    overwrite: false,
    isCheckpointDue: () => true,
    ...flags,
  })

const filesOf = (disk: FailingDisk) => [paths.output, paths.errors, paths.manifest].map((path) => disk.content(path))
const leftovers = [
  ...[paths.outputPart, paths.errorsPart, paths.checkpoint, paths.lock],
  ...[`${paths.checkpoint}.new`, `${paths.manifest}.new`],
]

const whole = failingDisk(new Map(), undefined, false)
const wholeState = await runOn(whole)

describe('a batch', () => {
  it('leaves its files and nothing else', () => {
    expect(wholeState).toMatchObject({ records: count, failures: 171, incomplete: 0 })
    expect(whole.content(paths.output)?.split('\n')).toHaveLength(count - 171 + 1)
    expect(leftovers.map((path) => whole.content(path))).toEqual(leftovers.map(() => undefined))
  })

  const steps = Array.from({ length: whole.steps() }, (_, i) => i + 1)
  const faults: readonly Fault[] = ['error', 'short write', 'power loss']

  it.each(faults.flatMap((fault) => [false, true].map((keeps) => ({ fault, keeps }))))(
    'ends with the same bytes after a fault at any step: $fault, unsynced kept: $keeps',
    async ({ fault, keeps }) => {
      let faultsMet = 0
      for (const step of steps) {
        const disk = failingDisk(new Map(), { fault, step }, keeps)
        const state = await runOn(disk).catch((error: Error) => error)
        const again = fault === 'power loss' ? disk.afterPowerLoss() : disk
        if (state instanceof Error) {
          faultsMet++
          // Either nothing was begun, or the checkpoint says how to continue.
          const flags = again.content(paths.checkpoint) === undefined ? {} : { resume: true }
          const isComplete = again.content(paths.checkpoint) === undefined && again.content(paths.output) !== undefined
          if (!isComplete) expect(await runOn(again, flags), `step ${step}`).toEqual(wholeState)
        }
        expect(filesOf(again), `step ${step}`).toEqual(filesOf(whole))
      }
      if (fault !== 'short write') expect(faultsMet).toBe(steps.length)
    },
  )
})

describe('a batch that was interrupted', () => {
  /** Killed in the middle, all it wrote kept. */
  async function interrupted(): Promise<FailingDisk> {
    const disk = failingDisk(new Map(), { fault: 'power loss', step: Math.floor(whole.steps() * 0.6) }, true)
    await expect(runOn(disk)).rejects.toThrow()
    return disk.afterPowerLoss()
  }

  it.each<[string, Partial<BatchRun>, RegExp]>([
    ['no flag', {}, /an earlier run stopped after \d+ records: --resume continues it/],
    ['no flag but --overwrite', { overwrite: true }, /an earlier run stopped after [1-9]\d* records: --resume/],
    ['another input', { resume: true, input: 'other' }, /the input has changed/],
    ['other options', { resume: true, options: { locale: 'en' } }, /the options have changed \(--locale\) since/],
    ['another version', { resume: true, version: '1.0.1' }, /auxology has changed from 1\.0\.0 to 1\.0\.1/],
  ])('is not continued with %s', async (_, flags, reason) => {
    await expect(runOn(await interrupted(), flags)).rejects.toThrow(reason)
  })

  it.each([paths.outputPart, paths.errorsPart])('is not continued over a shorter or another %s', async (path) => {
    for (const spoil of [
      (bytes: Buffer) => bytes.subarray(0, 10),
      (bytes: Buffer) => Buffer.alloc(bytes.length, 'y'),
      // A single byte, far from the end.
      (bytes: Buffer) => bytes.fill(bytes[30] === 0x78 ? 'y' : 'x', 30, 31),
    ]) {
      const disk = await interrupted()
      const content = Buffer.from(disk.content(path) ?? '')
      await (await disk.open(path)).truncate(0)
      await (await disk.open(path)).write(spoil(content), 0)
      await expect(runOn(disk, { resume: true })).rejects.toThrow(
        `${path} is not the file that the interrupted run wrote`,
      )
    }
  })

  it('is not named after a byte of it changed', async () => {
    const steps = whole.steps()
    let met = 0
    for (let step = steps - 12; step <= steps; step++) {
      const disk = failingDisk(new Map(), { fault: 'power loss', step }, true)
      await expect(runOn(disk)).rejects.toThrow()
      const left = disk.afterPowerLoss()
      const isFinished = left.content(paths.checkpoint)?.includes('"finished":true') === true
      if (!isFinished || left.content(paths.outputPart) === undefined) continue
      met++
      await (await left.open(paths.outputPart)).write(Buffer.from('?'), 100)
      await expect(runOn(left, { resume: true })).rejects.toThrow('is not the file that the interrupted run wrote')
    }
    expect(met).toBeGreaterThan(0)
  })

  it.each(['', 'null', '{"records":-5}', 'x\n{}'])('with the checkpoint %j can only start over', async (content) => {
    const disk = await interrupted()
    await (await disk.open(paths.checkpoint)).truncate(0)
    await (await disk.open(paths.checkpoint)).write(Buffer.from(content), 0)
    await expect(runOn(disk, { resume: true })).rejects.toThrow('damaged: --restart starts over')
    expect(await runOn(disk, { restart: true })).toEqual(wholeState)
    expect(filesOf(disk)).toEqual(filesOf(whole))
  })

  it('keeps the checksum of its references, not their content, and is continued with the same alone', async () => {
    const ours = (csv: string) => ({
      'references-file': JSON.stringify({ path: 'ours.json', text: '{}', files: { 'height.csv': csv } }),
    })
    const given: unknown[] = []
    const calculating = (options: BatchRun['options']): Partial<BatchRun> => ({
      options,
      startCalculator: (taken) => {
        given.push(taken['references-file'])
        return { assess: async (block) => outcomeOf(block), inProgress: 2, close: async () => {} }
      },
    })
    const disk = failingDisk(new Map(), { fault: 'power loss', step: Math.floor(whole.steps() * 0.6) }, true)
    await expect(runOn(disk, calculating(ours('male,4,1,103')))).rejects.toThrow()
    const left = disk.afterPowerLoss()
    const checkpoint = left.content(paths.checkpoint)
    expect(checkpoint).not.toContain('103')
    expect(checkpoint).toMatch(
      /"references-file":"ours\.json sha256:44136fa355b3678a\w{48}, height\.csv sha256:\w{64}"/,
    )
    await expect(runOn(left, { ...calculating(ours('male,4,1,104')), resume: true })).rejects.toThrow(
      'the options have changed',
    )
    expect(await runOn(left, { ...calculating(ours('male,4,1,103')), resume: true })).toEqual(wholeState)
    expect(filesOf(left)).toEqual(filesOf(whole))
    expect(given).toEqual([ours('male,4,1,103')['references-file'], ours('male,4,1,103')['references-file']])
  })

  it('keeps its day', async () => {
    const disk = await interrupted()
    const days: unknown[] = []
    await runOn(disk, {
      resume: true,
      today: '2026-06-02',
      startCalculator: (options) => {
        days.push(options['today'])
        return { assess: async (block) => outcomeOf(block), inProgress: 1, close: async () => {} }
      },
    })
    expect(days).toEqual(['2026-06-01'])
  })
})

describe('what exists', () => {
  const earlier = () => failingDisk(new Map([[paths.output, Buffer.from('earlier')]]), undefined, false)

  it('of a run that failed before its first results is replaced by --overwrite alone', async () => {
    const startCalculator = () => ({
      assess: () => Promise.reject(new Error('no references')),
      inProgress: 1,
      close: async () => {},
    })
    const disk = failingDisk(new Map(), undefined, false)
    await expect(runOn(disk, { startCalculator })).rejects.toThrow('no references')
    await expect(runOn(disk)).rejects.toThrow('an earlier run stopped after 0 records')
    expect(await runOn(disk, { overwrite: true })).toEqual(wholeState)
    expect(filesOf(disk)).toEqual(filesOf(whole))
    expect(leftovers.map((path) => disk.content(path))).toEqual(leftovers.map(() => undefined))
  })

  it('is replaced only if that is asked for, and only by a complete batch', async () => {
    const disk = earlier()
    await expect(runOn(disk)).rejects.toThrow('out.ndjson exists: --overwrite replaces it')
    async function* unreadable(): AsyncGenerator<RecordBlock> {
      yield* [] as RecordBlock[]
      throw new Error('unknown column')
    }
    await expect(runOn(disk, { overwrite: true, blocks: unreadable() })).rejects.toThrow('unknown column')
    expect(disk.steps()).toBe(2)
    expect(disk.content(paths.output)).toBe('earlier')
    await runOn(disk, { overwrite: true })
    expect(filesOf(disk)).toEqual(filesOf(whole))
  })

  it.skipIf(process.platform !== 'linux')(
    'is written by the next batch once its own is dead, or a zombie',
    async () => {
      const lockedBy = (lock: string) =>
        failingDisk(new Map([[paths.lock, Buffer.from(`${lock}\n`)]]), undefined, false)
      // A child that has ended, and whose parent never asks how.
      const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
      try {
        const [id] = (await once(parent.stdout, 'data')) as [Buffer]
        const zombie = Number(String(id))
        while (!/^State:\tZ/m.test(readFileSync(`/proc/${zombie}/status`, 'utf8'))) await setImmediate()
        await expect(runOn(lockedBy(`${zombie} ${hostname()}`))).resolves.toEqual(wholeState)
        await expect(runOn(lockedBy(`${parent.pid} ${hostname()}`))).rejects.toThrow('another batch writes there')
        // Another process that has got the number since.
        await expect(runOn(lockedBy(`${parent.pid} ${hostname()} 1`))).resolves.toEqual(wholeState)
      } finally {
        parent.kill()
        await once(parent, 'exit')
      }
      await expect(runOn(lockedBy(`${parent.pid} ${hostname()}`))).resolves.toEqual(wholeState)
    },
  )

  it('is left alone while another batch writes there', async () => {
    const disk = failingDisk(new Map([[paths.lock, Buffer.from('1 another-host\n')]]), undefined, false)
    await expect(runOn(disk)).rejects.toThrow('another batch writes there (process 1 another-host)')
    expect(disk.content(paths.lock)).toBe('1 another-host\n')
  })
})
