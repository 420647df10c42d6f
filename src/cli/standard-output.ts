import { fileError } from './command.js'
import { fs } from './required-modules.js'

const descriptor = 1
let stream: NodeJS.WriteStream | undefined

/** Standard output as a stream, which Node.js takes milliseconds to load. */
export function outputStream(): NodeJS.WriteStream {
  if (stream === undefined) {
    stream = process.stdout
    stream.on('error', endOfOutput)
  }
  return stream
}

/** Whether a person reads what is printed. */
export function isTerminal(): boolean {
  return isDevice() && process.stdout.isTTY
}

/** Prints: into a file or a pipe at once, to a terminal and whatever else by the stream. */
export function print(content: string | Uint8Array): void {
  const isStream = stream !== undefined || isDevice()
  const rest = isStream ? content : writtenAtOnce(content, (bytes) => fs.writeSync(descriptor, bytes))
  if (rest.length > 0) outputStream().write(rest)
}

/**
 * Writes as much as an output takes at once.
 *
 * @param write as `fs.writeSync`: returns how many bytes it has written
 * @returns what is left: nothing, but for a pipe that takes no more just now
 */
export function writtenAtOnce(content: string | Uint8Array, write: (bytes: Uint8Array) => number): Uint8Array {
  let rest = typeof content === 'string' ? Buffer.from(content) : content
  try {
    while (rest.length > 0) rest = rest.subarray(write(rest))
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') return rest
    endOfOutput(error)
  }
  return new Uint8Array()
}

function isDevice(): boolean {
  return fs.fstatSync(descriptor).isCharacterDevice()
}

/** A reader that needs no more (`auxology … | head`) closes the pipe, which is not an error. */
function endOfOutput(error: unknown): void {
  if (codeOf(error) === 'EPIPE') return
  process.stderr.write(`auxology: ${fileError('write', 'standard output', error).message}\n`)
  process.exit(1)
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
