import { TextDecoder, TextEncoder } from 'node:util'

/** What pdfmake and its font reader need, as Node itself has it. */
const nodesGlobals: Readonly<Record<string, unknown>> = {
  Uint8Array: Object.getPrototypeOf(Buffer),
  TextDecoder,
  TextEncoder,
}

let simulated: Readonly<Record<string, unknown>> | undefined
let waiting = 0

/**
 * Does this with Node's own globals. Test runners that simulate a browser in Node
 * (Jest and Vitest with jsdom or happy-dom) put others in their place, or none; the
 * contents of a file are not one of their byte arrays, and pdfkit doesn't recognise them as a font.
 */
export async function withNodesGlobals<Result>(work: () => Promise<Result>): Promise<Result> {
  const globals = globalThis as unknown as Record<string, unknown>
  const names = Object.keys(nodesGlobals)
  if (waiting === 0 && names.every((name) => globals[name] === nodesGlobals[name])) return work()
  simulated ??= Object.fromEntries(names.map((name) => [name, globals[name]]))
  waiting++
  Object.assign(globals, nodesGlobals)
  try {
    return await work()
  } finally {
    waiting--
    if (waiting === 0) {
      Object.assign(globals, simulated)
      simulated = undefined
    }
  }
}
