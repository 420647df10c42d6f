import { listOf, type Members, memberOf, singleValue } from './compared-value.js'
import type { ResultDifference } from './result-difference.js'

/** A message as either document has it. */
interface ComparedMessage {
  readonly severity: string
  readonly target: string
  /** Only the extended form has it. */
  readonly code: string | undefined
  readonly text: string
}

/**
 * The differences between the messages of one place. A message is the same if it
 * concerns the same field and, where both have one, has the same code; of several,
 * those alike in text and then in severity belong together.
 */
export function compareMessages(
  before: unknown,
  after: unknown,
  path: string,
  ignoresTexts: boolean,
): ResultDifference[] {
  const rest = messagesOf(after)
  const differences: ResultDifference[] = []
  const closest: readonly ((a: ComparedMessage, b: ComparedMessage) => boolean)[] = [
    (a, b) => a.severity === b.severity && a.text === b.text,
    (a, b) => a.severity === b.severity,
    () => true,
  ]
  let open = messagesOf(before)
  for (const isClose of closest) {
    open = open.filter((old) => {
      const at = rest.findIndex((candidate) => isSameMessage(old, candidate) && isClose(old, candidate))
      if (at < 0) return true
      const [now] = rest.splice(at, 1) as [ComparedMessage]
      differences.push(...changes(old, now, path, ignoresTexts))
      return false
    })
  }
  return [
    ...open.map((old) => ({ kind: 'message_gone', path: placeOf(path, old), old: described(old) }) as const),
    ...rest.map((now) => ({ kind: 'message_added', path: placeOf(path, now), new: described(now) }) as const),
    ...differences,
  ]
}

function messagesOf(value: unknown): ComparedMessage[] {
  return listOf(value).map((entry) => {
    const members = (typeof entry === 'object' ? entry : {}) as Members
    const text = (name: string) => String(singleValue(memberOf(members, name)) ?? '')
    return {
      severity: text('severity').toLowerCase(),
      target: text('target').toLowerCase(),
      code: text('code') || undefined,
      text: String(singleValue(entry) ?? ''),
    }
  })
}

function isSameMessage(old: ComparedMessage, now: ComparedMessage): boolean {
  return old.target === now.target && (old.code === undefined || now.code === undefined || old.code === now.code)
}

function changes(old: ComparedMessage, now: ComparedMessage, path: string, ignoresTexts: boolean): ResultDifference[] {
  if (old.severity !== now.severity) {
    return [{ kind: 'message_severity', path: placeOf(path, now), old: described(old), new: described(now) }]
  }
  if (ignoresTexts || old.text === now.text) return []
  return [{ kind: 'message_text', path: placeOf(path, now), old: old.text, new: now.text }]
}

function placeOf(path: string, { target }: ComparedMessage): string {
  return `${path}/validation_message[${target}]`
}

function described({ severity, text }: ComparedMessage): string {
  return text === '' ? severity : `${severity}: ${text}`
}
