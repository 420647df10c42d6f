import { SaxesParser } from 'saxes'

const notANumber = /NaN|Infinity|undefined|\[object/

/** No output may hold what JavaScript writes for a missing number or value, unless the input said it. */
export function assertNoLeak(output: string, input: unknown): void {
  const leak = notANumber.exec(output)
  if (leak === null || saidBy(input, leak[0])) return
  throw new Error(`the output says ${leak[0]}: …${output.slice(Math.max(0, leak.index - 80), leak.index + 80)}…`)
}

function saidBy(input: unknown, word: string): boolean {
  if (typeof input === 'string') return input.includes(word)
  if (typeof input !== 'object' || input === null) return false
  return Object.values(input).some((part) => saidBy(part, word))
}

/** Throws unless the text is well-formed XML 1.0 with namespaces. */
export function assertWellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' })
  let roots = 0
  let depth = 0
  parser.on('error', (error) => {
    throw new Error(`the output is not well-formed: ${error.message}`)
  })
  parser.on('opentag', () => {
    if (depth++ === 0) roots++
  })
  parser.on('closetag', () => depth--)
  parser.write(xml).close()
  if (roots !== 1) throw new Error(`the output has ${roots} root elements`)
  const odd = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.exec(xml)
  if (odd) throw new Error(`the output has a character that XML does not allow, at ${odd.index}`)
}

/** Throws unless both are the same text. */
export function assertSame(actual: string, expected: string, what: string): void {
  if (actual === expected) return
  let at = 0
  while (actual[at] === expected[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60))
  throw new Error(`${what}: ${around(actual)} instead of ${around(expected)}`)
}

/** Throws if a run has given every object of the program another property. */
export function assertUnpolluted(): void {
  if (Reflect.has({}, 'polluted') || Object.keys(Object.prototype).length > 0) {
    throw new Error('the prototype of all objects has been written to')
  }
}

/** Throws if a text has half a character, or a control that turns text round. */
export function assertSound(text: string): void {
  const odd = /\p{Surrogate}|\p{Bidi_Control}/u.exec(text)
  if (odd === null) return
  throw new Error(
    `U+${odd[0].codePointAt(0)?.toString(16)} in …${JSON.stringify(text.slice(Math.max(0, odd.index - 60), odd.index + 20))}`,
  )
}
