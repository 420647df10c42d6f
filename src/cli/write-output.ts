import type { CommandInput } from './command.js'
import { UsageError } from './usage-error.js'

/** Writes a result to the file of `--out`, else to standard output. */
export async function writeOutput({ values, terminal }: CommandInput, content: string | Uint8Array): Promise<void> {
  const path = values['out']
  if (typeof path !== 'string') {
    if (typeof content !== 'string' && terminal.interactive) {
      throw new UsageError('an image is nothing for a terminal: name a file with --out, or redirect the output')
    }
    terminal.print(content)
    return
  }
  try {
    await terminal.writeFile(path, content)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new UsageError(`--out ${path} can't be written (${reason})`)
  }
}
