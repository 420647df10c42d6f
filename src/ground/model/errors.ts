/**
 * What went wrong, for a program to act on.
 */
export type ErrorCode =
  /** The text is not well-formed XML or JSON. */
  | 'malformed_document'
  /** The text is well-formed, but not a document of this kind. */
  | 'unexpected_structure'
  /** A value can't be read: a decimal comma, an impossible date, an unknown gender. */
  | 'invalid_value'
  /** A document type declaration, which is never accepted. */
  | 'doctype_not_allowed'
  /** The document is larger than the limit. */
  | 'document_too_large'
  /** The document has more measurements (or markers, or diseases) than the limit. */
  | 'too_many_entries'
  /** A chart type that does not exist. */
  | 'unknown_chart_type'
  /** A chart format that does not exist. */
  | 'unknown_chart_format'
  /** A chart parameter outside its range, or without its partner. */
  | 'invalid_parameter'
  /** The chart can't be drawn for this patient: no sex, no week of birth, Turner syndrome in a boy. */
  | 'chart_not_applicable'
  /** Figures of a reference table or set that can't be used. */
  | 'invalid_reference'
  /** A package that this format needs is not installed. */
  | 'missing_package'
  /** What belongs to a module that the option `modules` has switched off. */
  | 'module_off'

/** What is accepted instead: one of a list, a number in a range, or a form in words. */
export type Accepted = readonly string[] | AcceptedRange | string

/** A range of numbers, its ends included. */
export interface AcceptedRange {
  readonly from: number
  readonly to: number
  readonly unit?: string | undefined
}

/** Where in a document, a patient, a table or a set an error lies. */
export interface ErrorPlace {
  /** `Patient/Measurements/Measurement[2]/SizeCm` in a document, `measurements[1].date` in an object. */
  readonly path?: string | undefined
  /** Line in the document, from 1. */
  readonly line?: number | undefined
  /** Column in the line, from 1. */
  readonly column?: number | undefined
}

/** The content of an error, as data. */
export interface ErrorData extends ErrorPlace {
  /** The chart type, the table or the set that the error is about. */
  readonly subject?: string | undefined
  /** The option or chart parameter at fault, by its name in this library: `cropXAt`. */
  readonly parameter?: string | undefined
  /** The parameter that has to come with it: `height` with `width`. */
  readonly partner?: string | undefined
  /** The value as given; undefined if it was missing. */
  readonly value?: unknown
  readonly accepted?: Accepted | undefined
  /** What is wrong, in words, if value and accepted don't show it. */
  readonly detail?: string | undefined
  /** The name or the value that was probably meant: `weekBirth` for `gestationalWeeks`. */
  readonly meant?: string | undefined
}

/**
 * An input that can't be used. The message names the place, the value and what is
 * accepted; the other properties give the same as data.
 *
 * An implausible value of a patient is not an error but gets a `ValidationMessage`.
 */
export class AuxologyError extends Error implements ErrorData {
  override readonly name = 'AuxologyError'
  readonly code: ErrorCode
  readonly subject: string | undefined
  readonly parameter: string | undefined
  readonly partner: string | undefined
  readonly value: unknown
  readonly accepted: Accepted | undefined
  readonly detail: string | undefined
  readonly meant: string | undefined
  readonly path: string | undefined
  readonly line: number | undefined
  readonly column: number | undefined

  constructor(code: ErrorCode, message: string, data: ErrorData = {}) {
    super(message)
    this.code = code
    this.subject = data.subject
    this.parameter = data.parameter
    this.partner = data.partner
    this.value = data.value
    this.accepted = data.accepted
    this.detail = data.detail
    this.meant = data.meant
    this.path = data.path
    this.line = data.line
    this.column = data.column
  }
}
