/** A command line that can't be used; its message is for the person who wrote it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
