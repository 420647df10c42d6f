import { fileError, UsageError } from './command.js'
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

/** How much of a file is read at once, bytes. */
const pieceSize = 65_536

/**
 * All bytes of a file, at once: the command has nothing else to do meanwhile, and
 * starts quicker without the parts of Node.js that make a stream of it.
 *
 * @throws UsageError for a longer file, and what the system says of one that can't be read
 */
export function boundedFile(path: string, most: number): Uint8Array {
  const file = fs.openSync(path, 'r')
  try {
    const pieces: Uint8Array[] = []
    readPieces(file, pieces, path, most)
    return Buffer.concat(pieces)
  } finally {
    fs.closeSync(file)
  }
}

/** A file or a pipe, read to its end; what was read before an error is in the pieces. */
function readPieces(file: number, pieces: Uint8Array[], name: string, most: number): void {
  let piece = Buffer.allocUnsafe(pieceSize)
  for (let length = 0; ; ) {
    const read = fs.readSync(file, piece)
    if (read === 0) return
    length += read
    if (length > most) throw tooLarge(name, most)
    // A pipe may give a byte at a time, and each would keep a whole piece.
    if (read < pieceSize) pieces.push(Buffer.from(piece.subarray(0, read)))
    else {
      pieces.push(piece)
      piece = Buffer.allocUnsafe(pieceSize)
    }
  }
}

/** Of the process. */
const standardInput = 0

/**
 * All bytes of standard input: of a file, a pipe or a socket at once, like those of a file. The stream is for
 * terminals, and for the rest of a pipe that another program made non-blocking and that has nothing yet; it is
 * empty where standard input is closed.
 * It is left as soon as it has more than are read: no one should wait for 900 MB to learn that this is too much.
 *
 * @throws UsageError for a longer input
 */
export async function boundedInput(stream: () => AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const name = 'standard input'
  const pieces: Uint8Array[] = []
  try {
    if (isReadAtOnce()) {
      readPieces(standardInput, pieces, name, most)
      return Buffer.concat(pieces)
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // This is how a pipe ends on Windows.
    if (code === 'EOF') return Buffer.concat(pieces)
    if (code !== 'EAGAIN') throw error
  }
  let length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  for await (const piece of stream()) {
    length += piece.length
    if (length > most) throw tooLarge(name, most)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function isReadAtOnce(): boolean {
  try {
    const kind = fs.fstatSync(standardInput)
    return kind.isFile() || kind.isFIFO() || kind.isSocket()
  } catch {
    return false
  }
}

function tooLarge(name: string, most: number): UsageError {
  return new UsageError(`${name} is larger than ${most} bytes`)
}
