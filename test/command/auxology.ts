import { readFileSync } from 'node:fs'
import { run } from '../../src/command/run.js'

type Content = string | Uint8Array

/** The example patients. */
export const patients: URL = new URL('../../examples/patients/', import.meta.url)

/** What a command has around it. */
interface Around {
  readonly input?: Content | undefined
  /** The file of a path: an example patient, if not given. */
  readonly read?: (path: string) => Content
  /** The files that there are where it writes. */
  readonly written?: Map<string, Content>
  readonly interactive?: boolean
}

/** Runs the command with its words, and keeps what it writes. */
export async function auxology(words: string | readonly string[], around: Around = {}) {
  const { input = '', read = (path) => readFileSync(new URL(path, patients)), interactive = false } = around
  const printed: Content[] = []
  const errors: string[] = []
  const written = around.written ?? new Map<string, Content>()
  const status = await run(typeof words === 'string' ? words.split(' ') : words, {
    readFile: async (path) => Buffer.from(read(path)),
    readStandardInput: async () => Buffer.from(input),
    writeFile: async (path, content, keep) => {
      if (path.startsWith('/nowhere/')) throw Object.assign(new Error('no such folder'), { code: 'ENOENT' })
      if (keep === true && written.has(path)) throw Object.assign(new Error(), { code: 'EEXIST' })
      written.set(path, content)
    },
    print: (content) => printed.push(content),
    printError: (line) => errors.push(line),
    showProgress: () => {},
    version: '1.2.3',
    interactive,
  })
  return { status, output: printed.join(''), errors, written }
}
