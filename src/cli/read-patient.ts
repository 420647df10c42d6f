import { parsePatientJson, parsePatientXml } from '../documents/index.js'
import type { Patient } from '../model/patient.js'
import type { CommandInput } from './command.js'
import { UsageError } from './usage-error.js'

/** The formats of patient documents. */
export type DocumentFormat = 'xml' | 'json'

/** A document as read: what it says and the format it came in. */
export interface ReadPatient {
  readonly patient: Patient
  readonly format: DocumentFormat
}

/** Reads the patient document that the only operand names; `-` is standard input. */
export async function readPatient({ operands, terminal }: CommandInput): Promise<ReadPatient> {
  const [path, ...others] = operands
  if (path === undefined) throw new UsageError('which FILE? Name a patient document, or - for standard input')
  if (others.length > 0) throw new UsageError(`one FILE at a time, not also ${others.join(' ')}`)
  const bytes = path === '-' ? await terminal.readStandardInput() : await readBytes(path, terminal.readFile)
  const text = decoded(bytes)
  const format = documentFormat(text)
  return { format, patient: format === 'xml' ? parsePatientXml(text) : parsePatientJson(text) }
}

/** The bytes of a file. */
export async function readBytes(path: string, read: (path: string) => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await read(path)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new UsageError(`${path} can't be read (${reason})`)
  }
}

/** A name in another encoding would silently be read wrong. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError('the document is not encoded in UTF-8')
  }
}

/** XML or JSON, by the first character that isn't white space. */
function documentFormat(text: string): DocumentFormat {
  const first = /[^\s\uFEFF]/.exec(text)?.[0]
  if (first === '<') return 'xml'
  if (first === '{') return 'json'
  throw new UsageError(
    first === undefined
      ? 'the document is empty'
      : `the document begins with ${JSON.stringify(first)}: neither XML nor JSON`,
  )
}
