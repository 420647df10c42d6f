import { type Accepted, AuxologyError, type ErrorCode, type ErrorData } from '../model/errors.js'
import { formatNumber } from './number.js'
import { shortened, shownValue } from './quoted.js'

/** Beside the name that was probably meant, a longer list of those accepted is left out. */
const mostBeside = 12

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
  const { subject, accepted, partner, meant } = data
  const about = subject === undefined || subject === '' ? '' : `${shortened(subject)}: `
  const isLong = meant !== undefined && Array.isArray(accepted) && accepted.length > mostBeside
  const expected = accepted === undefined || isLong ? '' : `; expected ${acceptedText(accepted)}`
  const together = partner === undefined ? '' : `, together with ${nameOf(partner, names.parameters)}`
  const sentence = `${about}${faultText(data, names)}${expected}${together}`
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

/** An error with a sentence in the reader's language, which names options as the caller does. */
export class ReaderError extends AuxologyError {
  readonly #sentence: (called: (option: string) => string) => string

  constructor(code: ErrorCode, sentence: (called: (option: string) => string) => string, data: ErrorData) {
    super(code, sentence(String), data)
    this.#sentence = sentence
  }

  /** The sentence in a caller's names of options. */
  sentenceIn({ parameters }: CallerNames): string {
    return this.#sentence((option) => nameOf(option, parameters))
  }
}

/** What is wrong: a value, something in words, or nothing where a value belongs. */
function faultText(data: ErrorData, names: CallerNames): string {
  const { value, detail, meant } = data
  const place = placeText(data, names)
  const question = meant === undefined ? undefined : `did you mean ${meant}?`
  if (value !== undefined) {
    const more = [detail, question].filter((part) => part !== undefined).join('; ')
    return `${place} is ${shownValue(value)}${more === '' ? '' : ` (${more})`}`
  }
  if (detail === undefined) return `${place} is missing`
  return `${place === '' ? '' : `${place}: `}${detail}${question === undefined ? '' : ` (${question})`}`
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
