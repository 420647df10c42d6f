import { parsePatientJson, parsePatientXml } from '../documents/patient-document.js'
import type { Patient } from '../model/patient.js'
import { shownValue } from '../text/quoted.js'
import { type CommandInput, fileError, UsageError } from './command.js'
import { parseOptions } from './options.js'

/** The formats of patient documents. */
export type DocumentFormat = 'xml' | 'json'

/** A patient and the format of the document. */
export interface ReadPatient {
  readonly patient: Patient
  readonly format: DocumentFormat
}

/** Reads the patient document that the operand names; `-` is standard input. */
export async function readPatient({ operands, terminal, values }: CommandInput): Promise<ReadPatient> {
  const path = onlyFile(operands, 'FILE: a patient document, or - for standard input')
  const bytes = path === '-' ? await terminal.readStandardInput() : await readBytes(path, terminal.readFile)
  const text = decode(bytes)
  const format = documentFormat(text)
  const options = parseOptions(values)
  return { format, patient: format === 'xml' ? parsePatientXml(text, options) : parsePatientJson(text, options) }
}

/** The only operand of a command. */
export function onlyFile([path, ...others]: readonly string[], needed: string): string {
  if (path === undefined) throw new UsageError(`missing ${needed}`)
  if (others.length > 0) throw new UsageError(`expected one FILE, got also ${others.join(' ')}`)
  return path
}

/** The bytes of a file. */
export async function readBytes(path: string, read: (path: string) => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await read(path)
  } catch (error) {
    throw fileError('read', path, error)
  }
}

/** Other encodings are refused, since names would silently be misread. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError('the document is not UTF-8')
  }
}

/** XML or JSON, by the first character that isn't white space. */
function documentFormat(text: string): DocumentFormat {
  const first = /[^\s\uFEFF]/u.exec(text)?.[0]
  if (first === '<') return 'xml'
  if (first === '{') return 'json'
  throw new UsageError(
    first === undefined
      ? 'the document is empty'
      : `the document is neither XML nor JSON: it starts with ${shownValue(first)}`,
  )
}

/** Writes a result to the file that `--out` names, or to standard output. */
export async function writeOutput({ values, terminal }: CommandInput, content: string | Uint8Array): Promise<void> {
  const path = values['out']
  if (typeof path !== 'string') {
    if (typeof content !== 'string' && terminal.interactive) {
      throw new UsageError('an image or PDF is not printed to a terminal: use --out FILE, or redirect the output')
    }
    terminal.print(content)
    return
  }
  try {
    await terminal.writeFile(path, content)
  } catch (error) {
    throw fileError('write', path, error)
  }
}
