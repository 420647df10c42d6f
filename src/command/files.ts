import { resolve } from 'node:path'
import { acceptedText, limitsOf } from '../ground/codec/read-document.js'
import { largestDocument } from '../ground/model/limits.js'
import type { Patient } from '../ground/model/patient.js'
import { shownValue } from '../ground/text/quoted.js'
import { parsePatientJson, parsePatientXml } from '../shown/documents/patient-document.js'
import { type CommandInput, fileError, type Terminal, UsageError } from './command.js'
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
  const text = acceptedText(await readBytes(path, terminal), limitsOf({}))
  const format = documentFormat(text)
  const options = parseOptions(values)
  return { format, patient: format === 'xml' ? parsePatientXml(text, options) : parsePatientJson(text, options) }
}

/** The only operand of a command. */
export function onlyFile([path, ...others]: readonly string[], needed: string): string {
  if (path === undefined || path === '') throw new UsageError(`missing ${needed}`)
  if (others.length > 0) throw new UsageError(`expected one FILE, got also ${others.join(' ')}`)
  return path
}

/** A document may have a byte order mark besides what the reader reads. */
const mostBytes = largestDocument + 3

/** The bytes of a file, or of standard input for `-`, which is no longer than a document can be. */
export async function readBytes(path: string, terminal: Terminal, most: number = mostBytes): Promise<Uint8Array> {
  const isStandardInput = path === '-'
  try {
    return await (isStandardInput ? terminal.readStandardInput(most) : terminal.readFile(path, most))
  } catch (error) {
    throw fileError('read', isStandardInput ? 'standard input' : path, error)
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
      : `the document is neither XML nor a JSON object: it starts with ${shownValue(first)}`,
  )
}

/**
 * Writes a result to the file that `--out` names, or to standard output; with `keep`, a file that exists is an error.
 * A file that was read is never replaced.
 */
export async function writeOutput(
  { values, terminal, operands }: CommandInput,
  content: string | Uint8Array,
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<void> {
  const path = values['out']
  if (typeof path !== 'string') {
    if (typeof content !== 'string' && terminal.interactive) {
      throw new UsageError('an image or PDF is not printed to a terminal: use --out FILE, or redirect the output')
    }
    terminal.print(content)
    return
  }
  if (operands.some((operand) => resolve(operand) === resolve(path))) {
    throw new UsageError(`--out ${path} is the file that is read`)
  }
  try {
    await terminal.writeFile(path, content, keep)
  } catch (error) {
    throw fileError('write', path, error)
  }
}
