import { type Accepted, AuxologyError, type ErrorCode, type ErrorData } from '../model/errors.js'
import { formatNumber } from './number.js'
import { shortened, shownValue } from './quoted.js'

/** An error from its data; its message is the sentence that they make. */
export function inputError(code: ErrorCode, data: ErrorData): AuxologyError {
  return new AuxologyError(code, errorSentence(data), data)
}

/** The error for an option or a chart parameter. */
export function invalidParameter(
  parameter: string,
  value: unknown,
  accepted: Accepted,
  more: Pick<ErrorData, 'detail' | 'partner'> = {},
): AuxologyError {
  return inputError('invalid_parameter', { parameter, value, accepted, ...more })
}

/** The error for a value in an object that a caller passes; the path looks like `measurements[2].date`. */
export function invalidValue(path: string, value: unknown, accepted: Accepted): AuxologyError {
  return inputError('invalid_value', { path, value, accepted })
}

/** The error of a table's or a set's data. */
export function invalidReference(
  id: unknown,
  path: string,
  value: unknown,
  accepted: Accepted,
  detail?: string,
): AuxologyError {
  return inputError('invalid_reference', { subject: typeof id === 'string' ? id : '', path, value, accepted, detail })
}

/** Whether a value is an object that is not a list. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A place in the text of a document: an index into it. */
export interface TextPlace {
  readonly text: string
  readonly offset: number
}

/** What is wrong with a value: the value as written, and what is accepted. */
export type InvalidPart = Pick<ErrorData, 'value' | 'accepted' | 'detail'>

/**
 * The error for a document that can't be read or written.
 *
 * @param problem in words, or as a value and what is accepted
 */
export function documentError(
  code: ErrorCode,
  problem: string | InvalidPart,
  path: string | undefined,
  place?: TextPlace,
): AuxologyError {
  const part = typeof problem === 'string' ? { detail: problem } : problem
  return inputError(code, { path, ...(place && lineAndColumn(place)), ...part })
}

/** Line and column, both from 1, in UTF-16 units as editors and JavaScript count them. */
function lineAndColumn({ text, offset }: TextPlace): { line: number; column: number } {
  let line = 1
  let lineStart = 0
  for (const end of text.slice(0, offset).matchAll(/\r\n|\r|\n/g)) {
    line++
    lineStart = end.index + end[0].length
  }
  return { line, column: offset - lineStart + 1 }
}

/** What the caller calls things, where that differs from this library's names. */
export interface CallerNames {
  /** Options and chart parameters: `{ cropXAt: '--crop-x-at' }`. */
  readonly parameters?: { readonly [parameter: string]: string }
  /** Fields of a patient: `{ gender: 'Patient/Gender' }`. */
  readonly fields?: { readonly [path: string]: string }
}

/**
 * The sentence for an error: what is at fault, its value, and what is accepted.
 *
 * @example
 * ```ts
 * errorSentence({ parameter: 'scale', value: 11, accepted: { from: 0.1, to: 10 } }) // 'scale is 11; expected 0.1 to 10.'
 * ```
 */
export function errorSentence(data: ErrorData, names: CallerNames = {}): string {
  const { subject, accepted, partner } = data
  const about = subject === undefined || subject === '' ? '' : `${shortened(subject)}: `
  const expected = accepted === undefined ? '' : `; expected ${acceptedText(accepted)}`
  const together = partner === undefined ? '' : `, together with ${nameOf(partner, names.parameters)}`
  const sentence = `${about}${faultText(data, names)}${expected}${together}`
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

/** What is wrong: a value, something in words, or nothing where a value belongs. */
function faultText(data: ErrorData, names: CallerNames): string {
  const { value, detail } = data
  const place = placeText(data, names)
  if (value !== undefined) return `${place} is ${shownValue(value)}${detail === undefined ? '' : ` (${detail})`}`
  if (detail === undefined) return `${place} is missing`
  return place === '' ? detail : `${place}: ${detail}`
}

/** `scale`, `Patient/SizeCm (line 4, column 5)`, `line 4, column 5` */
function placeText({ parameter, path, line, column }: ErrorData, { parameters, fields }: CallerNames): string {
  const name = parameter === undefined ? path && nameOf(path, fields) : nameOf(parameter, parameters)
  if (line === undefined) return name ?? ''
  const position = `line ${line}, column ${column}`
  return name === undefined ? position : `${name} (${position})`
}

function nameOf(name: string, names: { readonly [name: string]: string } = {}): string {
  return (Object.hasOwn(names, name) && names[name]) || name
}

function acceptedText(accepted: Accepted): string {
  if (typeof accepted === 'string') return accepted
  if ('from' in accepted) {
    const { from, to, unit } = accepted
    return `${formatNumber(from)} to ${formatNumber(to)}${unit === undefined ? '' : ` ${unit}`}`
  }
  return alternatives(accepted)
}

/** `xml, json or table` */
export function alternatives(options: readonly string[]): string {
  return options.length < 2 ? options.join() : `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`
}
