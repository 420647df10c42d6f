/**
 * What went wrong, for a program to act on.
 */
export type ErrorCode =
  /** The text is no well-formed XML or JSON. */
  | 'malformed_document'
  /** The text is well-formed, but something stands where the document's shape has no place for it. */
  | 'unexpected_structure'
  /** A value can't be read: a decimal comma, an impossible date, an unknown gender. */
  | 'invalid_value'
  /** A document type declaration, which is refused on principle. */
  | 'doctype_not_allowed'
  /** The document is larger than the limit. */
  | 'document_too_large'
  /** The document has more measurements (or markers, or diseases) than the limit. */
  | 'too_many_entries'
  /** A chart type that isn't one of the 28. */
  | 'unknown_chart_type'
  /** A chart format that isn't one of the nine. */
  | 'unknown_chart_format'
  /** A chart parameter outside its range, or without its partner. */
  | 'invalid_parameter'
  /** The chart can't be drawn for this patient: no sex, no week of birth, Turner syndrome in a boy. */
  | 'chart_not_applicable'
  /** Figures of a reference table or set that can't be used. */
  | 'invalid_reference'
  /** A package that this format needs is not installed. */
  | 'missing_package'

/** Where in a document an error lies. */
export interface ErrorPlace {
  /** The element, as `Patient/Measurements/Measurement[2]/SizeCm`, or the parameter's name. */
  readonly path?: string | undefined
  /** Line in the document, from 1. */
  readonly line?: number | undefined
  /** Column in the line, from 1. */
  readonly column?: number | undefined
}

/**
 * An input that can't be used. The message names the place, the value and
 * what is accepted.
 *
 * An odd value of a patient is no error but a `ValidationMessage`.
 */
export class AuxologyError extends Error implements ErrorPlace {
  override readonly name = 'AuxologyError'
  readonly code: ErrorCode
  readonly path: string | undefined
  readonly line: number | undefined
  readonly column: number | undefined

  constructor(code: ErrorCode, message: string, place: ErrorPlace = {}) {
    super(message)
    this.code = code
    this.path = place.path
    this.line = place.line
    this.column = place.column
  }
}
