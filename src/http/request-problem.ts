import type { Problem, ProblemCode } from '../documents/problem-document.js'

/** What a {@link RequestProblem} may carry in addition to its code and detail. */
export interface ProblemExtras extends Pick<Problem, 'path' | 'line' | 'column' | 'accepted'> {
  /** Headers that the response has to carry. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Why a request can't be answered. The endpoints throw it, and the handler turns it into a response. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem'

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(detail)
  }
}
