import type { MessageCode } from '../../ground/model/message-parameters.js'
import { rules } from './rules/index.js'

/**
 * The codes of all messages, in the order of the checks.
 *
 * @example
 * ```ts
 * messageCodes.includes('size_limits') // true
 * ```
 */
export const messageCodes: readonly MessageCode[] = /* @__PURE__ */ distinctCodes()

function distinctCodes(): readonly MessageCode[] {
  return [...new Set(rules.map(({ code }) => code))]
}
