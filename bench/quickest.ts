/** How many batches are timed, and about how long one takes, milliseconds. */
const rounds = 40
const batchMs = 4
const warmUpMs = 400

/**
 * The least time that one call of each task takes, microseconds. Batches of all
 * tasks take turns: a machine that is slow for a while is slow for all of them, and
 * the quickest batch of each is the one that nothing disturbed. Each batch comes
 * after as many calls that are not timed, because the first calls find the code and
 * objects of another task in the processor's caches.
 */
export function quickest<Name extends string>(
  tasks: { readonly [name in Name]: () => unknown },
): {
  readonly [name in Name]: number
} {
  const timed = Object.entries<() => unknown>(tasks).map(([name, task]) => {
    // Counted when the compiler has done its work.
    callsWithin(task, warmUpMs)
    const calls = Math.max(1, Math.round(callsWithin(task, batchMs * 10) / 10))
    return { name, task, calls, best: Number.POSITIVE_INFINITY }
  })
  for (let round = 0; round < rounds; round++) {
    for (const one of timed) one.best = Math.min(one.best, (timeOf(one.task, one.calls) / one.calls) * 1000)
  }
  return Object.fromEntries(timed.map(({ name, best }) => [name, best])) as { readonly [name in Name]: number }
}

/** Keeps results, so that no call is optimised away. */
let kept: unknown

/** How often a task is called within some milliseconds. */
function callsWithin(task: () => unknown, ms: number): number {
  const end = performance.now() + ms
  let calls = 0
  do {
    kept = task()
    calls++
  } while (performance.now() < end)
  return calls
}

/** Milliseconds of a number of calls, after as many that are not timed. */
function timeOf(task: () => unknown, calls: number): number {
  for (let call = 0; call < calls; call++) kept = task()
  const start = performance.now()
  for (let call = 0; call < calls; call++) kept = task()
  const time = performance.now() - start
  if (kept === quickest) throw new Error('a task returned the clock')
  return Math.max(time, 1e-6)
}

/** How often tasks of pictures and pages take turns, long ones as often as they get done in some seconds. */
const mostTurns = 150
const leastTurns = 5
const leastTurnMs = 20
const mostMs = 8000

/**
 * The least processor time that one call of each task takes, microseconds, over all
 * threads: what is drawn and compressed beside the main one counts too. Tasks take
 * turns, each batch after as many calls that are not timed, as in {@link quickest}.
 */
export async function leastProcessorTime<Name extends string>(
  tasks: { readonly [name in Name]: () => unknown },
): Promise<{ readonly [name in Name]: number }> {
  const timed: { name: string; task: () => unknown; calls: number; turns: number; best: number }[] = []
  for (const [name, task] of Object.entries<() => unknown>(tasks)) {
    const end = performance.now() + 2 * warmUpMs
    let calls = 0
    for (; performance.now() < end; calls++) await task()
    const callsOfTurn = Math.ceil((calls * leastTurnMs) / (2 * warmUpMs))
    const turnMs = (callsOfTurn * 2 * warmUpMs) / calls
    const turns = Math.max(leastTurns, Math.min(mostTurns, Math.floor(mostMs / turnMs)))
    timed.push({ name, task, calls: callsOfTurn, turns, best: Number.POSITIVE_INFINITY })
  }
  for (let turn = 0; turn < mostTurns; turn++) {
    for (const one of timed) {
      if (turn >= one.turns) continue
      for (let call = 0; call < one.calls; call++) await one.task()
      const { user, system } = process.cpuUsage()
      for (let call = 0; call < one.calls; call++) await one.task()
      const used = process.cpuUsage({ user, system })
      one.best = Math.min(one.best, (used.user + used.system) / one.calls)
    }
  }
  return Object.fromEntries(timed.map(({ name, best }) => [name, best])) as { readonly [name in Name]: number }
}
