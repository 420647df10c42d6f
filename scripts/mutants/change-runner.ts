import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type RunnerTask, TestRunner, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { type Plan, readPlan } from './plan.js'

const plan: Plan = readPlan()

/** What the unchanged source shows of a test. */
interface Reach {
  readonly passes: boolean
  /** Milliseconds of processor time. */
  readonly cost: number
  /** The changes that it comes past, by number. */
  readonly changes: readonly number[]
}

let current: number | undefined
const reachedNow = new Set<number>()
Object.assign(globalThis, {
  isChanged(number: number) {
    reachedNow.add(number)
    return number === current
  },
})

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** After the one test that vitest is given: switches each change on in this process, and asks the tests that come past it. */
export default class ChangeRunner extends TestRunner {
  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles()
    if (!existsSync(plan.reached)) writeFileSync(plan.reached, JSON.stringify(await this.reach()))
    const reached: readonly [test: string, Reach][] = JSON.parse(readFileSync(plan.reached, 'utf8'))
    for (const number of plan.numbers) {
      appendFileSync(plan.log, `${number} begun\n`)
      appendFileSync(plan.log, `${number} ${await this.outcome(number, reached)}\n`)
    }
  }

  async reach(): Promise<readonly [test: string, Reach][]> {
    const reached: [test: string, Reach][] = []
    for (const test of plan.tests) {
      appendFileSync(plan.log, `${test}\n`)
      vi.resetModules()
      reachedNow.clear()
      const begin = processorTime()
      const passes = await this.pass(test)
      reached.push([test, { passes, cost: processorTime() - begin, changes: [...reachedNow] }])
    }
    return this.passingAgain(reached)
  }

  /** A test that fails after others, which share its modules here, would find every change. */
  async passingAgain(reached: readonly [test: string, Reach][]): Promise<readonly [test: string, Reach][]> {
    vi.resetModules()
    const again: [test: string, Reach][] = []
    for (const [test, reach] of reached) {
      const passes = reach.passes && (await this.pass(test))
      if (!passes) appendFileSync(plan.log, `${test} is not asked: it fails without a change\n`)
      again.push([test, { ...reach, passes }])
    }
    return again
  }

  async outcome(number: number, reached: readonly [test: string, Reach][]): Promise<string> {
    const room = plan.fileOf[number]?.split('/').slice(1, 3).join('/') ?? ''
    const isFar = (test: string) => Number(!test.startsWith(`test/${room}/`))
    const tests = reached
      .filter(([, { passes, changes }]) => passes && changes.includes(number))
      .sort(([a, { cost: costOfA }], [b, { cost: costOfB }]) => isFar(a) - isFar(b) || costOfA - costOfB)
    current = number
    vi.resetModules()
    const end = processorTime() + plan.milliseconds
    let tooLong = 0
    for (const [test, { cost }] of tests)
      if (processorTime() + cost >= end) tooLong++
      else if (!(await this.pass(test))) return `found by ${test}`
    if (tests.length === 0) return 'no test'
    return tooLong === 0 ? 'not found' : `not found in time: ${tooLong} of ${tests.length} tests not asked`
  }

  /** Whether a test passes, without a report and no further than its first failure. */
  async pass(test: string): Promise<boolean> {
    const quiet: TestRunner = Object.assign(Object.create(this), {
      cancelRun: false,
      onCollected: undefined,
      onTaskUpdate: undefined,
      onAfterRunSuite: undefined,
      onAfterRunFiles: () => super.onAfterRunFiles(),
      onAfterRunTask({ result }: RunnerTask) {
        if (result?.state === 'fail') quiet.cancel('test-failure')
      },
    })
    const files = await startTests([`${process.cwd()}/${test}`], quiet)
    return files.every(({ result }) => result?.state === 'pass' || result?.state === 'skip')
  }
}
