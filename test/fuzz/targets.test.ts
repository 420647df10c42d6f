import { describe, expect, it } from 'vitest'
import { runTarget } from './run-target.js'
import { targets } from './targets/index.js'

/** Runs of all targets together. `npm run fuzz` makes forty times as many, from another seed every day. */
const runs = 5000
const seed = 20_261_120
const shares = targets.reduce((sum, { share }) => sum + share, 0)

describe('whatever comes', () => {
  it.each(targets.map((target) => [target.name, target] as const))('%s', async (_, target) => {
    const report = await runTarget(target, {
      runs: target.runs?.ordinary ?? Math.ceil((runs * target.share) / shares),
      seed,
    })
    expect(report.failures).toEqual([])
  })
})
