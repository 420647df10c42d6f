import { Session } from 'node:inspector/promises'

/**
 * Counts work instead of time, which depends on the machine: how often V8 entered functions and blocks of src/ during a
 * call. What the engine does by itself, such as sorting, is not counted.
 */
export async function countedWork(call: () => unknown): Promise<number> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  try {
    await call()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const ours = result.filter(({ url }) => url.includes('/src/') && !url.includes('/node_modules/'))
    const ranges = ours.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    return ranges.reduce((sum, { count }) => sum + count, 0)
  } finally {
    session.disconnect()
  }
}
