/** A change that no test can find, and why. */
export interface Equivalent {
  readonly file: string
  readonly was: string
  /** The line with the change, or a part of it. */
  readonly line: string
  readonly reason: string
}

export const equivalentChanges: readonly Equivalent[] = []
