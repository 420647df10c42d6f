/**
 * Loaded into a server before its program (`node --import`): how long the event loop of its first thread was held at
 * most, in the processor's time of that thread alone, which other load of the machine doesn't change, and by the clock.
 * The server's answer to SIGUSR2 is a line on standard error, and counting begins anew.
 */
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Between two looks, ms: what the thread ran in between is at most so much longer than one hold. */
const interval = 2

/** The processor's time of the first thread, ms: its id is that of the process. */
const used = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

if (isMainThread) {
  let longest = { processor: 0, clock: 0 }
  let last = { processor: used(), clock: performance.now() }
  setInterval(() => {
    const now = { processor: used(), clock: performance.now() }
    longest = {
      processor: Math.max(longest.processor, now.processor - last.processor),
      clock: Math.max(longest.clock, now.clock - last.clock),
    }
    last = now
  }, interval).unref()
  process.on('SIGUSR2', () => {
    process.stderr.write(`held ${JSON.stringify(longest)}\n`)
    longest = { processor: 0, clock: 0 }
  })
}
