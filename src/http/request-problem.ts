import type { Problem, ProblemCode } from '../documents/problem-document.js'

/** What a {@link RequestProblem} may say besides its code and detail. */
export interface ProblemExtras extends Pick<Problem, 'path' | 'line' | 'column' | 'accepted'> {
  /** Headers that the response has to carry. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Why a request can't be answered: the endpoints throw it, the handler makes a response of it. */
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
