import type { Measurement } from 'auxology'
import { germany, type Lookup, lookUp, valueAt } from 'auxology/references'

/** A child for a batch. */
export interface GrowingChild {
  readonly dateOfBirth: string
  readonly gender: 'male' | 'female'
  readonly measurements: readonly Measurement[]
}

const dayMs = 86_400_000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Children with as many visits as asked for, each near a channel of its own, as most grow: the same on every run. */
export function* growingChildren(count: number, visitsOf: (child: number) => number): Generator<GrowingChild> {
  // A fixed pseudo-random sequence (Park and Miller 1988).
  let state = 20261122
  const random = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  const gauss = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
  const born = () => Date.UTC(2008, 0, 1) + Math.floor(random() * 2000) * dayMs
  for (let child = 0; child < count; child++) {
    const gender = child % 2 === 0 ? 'male' : 'female'
    const birth = born()
    yield { dateOfBirth: isoDay(birth), gender, measurements: measurementsOf(gender, birth, visitsOf(child)) }
  }

  function measurementsOf(gender: GrowingChild['gender'], birth: number, visits: number): Measurement[] {
    let [height, bmi, head] = [gauss(), gauss() * 0.9, gauss() * 0.9]
    return Array.from({ length: visits }, (_, visit) => {
      const day = birth + Math.floor((0.9 + visit * 1.1 + random() * 0.2) * 365.25) * dayMs
      const years = (day - birth) / dayMs / 365.25
      height = height * 0.99 + gauss() * 0.1
      bmi = bmi * 0.97 + gauss() * 0.2
      head = head * 0.99 + gauss() * 0.08
      // Beyond 3 SD the formula for BMI may have no value.
      const at = (name: 'height' | 'bmi' | 'head', score: number) =>
        valueAt(lookUp(germany, name, gender, years) as Lookup, Math.max(-3, Math.min(3, score))) as number
      const sizeCm = Number(at('height', height).toFixed(1))
      const weightKg = Number(((at('bmi', bmi) * sizeCm ** 2) / 1e4).toFixed(2))
      return { date: isoDay(day), sizeCm, weightKg, headCm: Number(at('head', head).toFixed(1)) }
    })
  }
}

/** A module for `--import` that says on standard error what the processor did in all threads, as `processor 1.5` in seconds. */
export const meter: string = `data:text/javascript,${encodeURIComponent(`import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write('\\nprocessor ' + (user + system) / 1e6 + '\\n')
})`)}`
