// Runs one target of scripts/fuzz.ts; reports its progress and then its result.
import { runTarget } from '../test/fuzz/run-target.js'
import { targets } from '../test/fuzz/targets/index.js'

const settings = JSON.parse(process.argv[2] as string)
const target = targets.find(({ name }) => name === settings.target)
if (target === undefined) throw new RangeError(`no target ${settings.target}`)

let done = 0
const report = await runTarget(target, { ...settings, onRun: () => process.send?.({ done: done++ }) })
process.send?.({ report })
