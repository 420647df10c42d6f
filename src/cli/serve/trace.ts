/** The name and the stack of an error, without its message, which may contain what was sent. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [error.name, ...frames.map((line) => line.trim())].join(' ')
}
