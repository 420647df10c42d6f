import { documentOf, type Fields, list, named, number, record, required, text } from '../../ground/codec/declare.js'
import { readJson } from '../../ground/codec/json/read-json.js'
import { writeJson } from '../../ground/codec/json/write-json.js'
import type { ParseOptions } from '../../ground/codec/read-document.js'
import type { DocumentSchema } from '../../ground/codec/schema.js'
import type { FormatOptions } from '../../ground/codec/write-document.js'
import { readXml } from '../../ground/codec/xml/read-xml.js'
import { writeXml } from '../../ground/codec/xml/write-xml.js'
import type { Reference } from '../../ground/model/provenance.js'

/** The fields of a reference, here and in the data of a chart. */
export const referenceFields: Fields<Reference> = {
  xAxisValue: named('x_axis_value', required(number(0, 2))),
  name: named('name', required(text)),
  text: named('text', required(text)),
}

/** The references behind a chart. */
export const referencesDocument: DocumentSchema<readonly Reference[]> = documentOf(
  'references',
  list('reference', record<Reference>('Reference', referenceFields)),
)

/**
 * The references behind a chart as an XML document.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character
 * @example
 * ```ts
 * formatReferencesXml([], { pretty: false }) // <?xml version="1.0" encoding="utf-8"?><references />
 * ```
 */
export function formatReferencesXml(references: readonly Reference[], options?: FormatOptions): string {
  return writeXml(referencesDocument, references, options)
}

/**
 * The references behind a chart as a JSON document.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character
 * @example
 * ```ts
 * formatReferencesJson([{ xAxisValue: 0, name: 'WHO (1)', text: 'WHO …' }], { pretty: false })
 * // {"references":[{"x_axis_value":0,"name":"WHO (1)","text":"WHO …"}]}
 * ```
 */
export function formatReferencesJson(references: readonly Reference[], options?: FormatOptions): string {
  return writeJson(referencesDocument, references, options)
}

/**
 * The references that an XML document lists.
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where an element is at fault its `path`
 * @example
 * ```ts
 * parseReferencesXml('<references />') // []
 * ```
 */
export function parseReferencesXml(document: string | Uint8Array, options?: ParseOptions): readonly Reference[] {
  return readXml(referencesDocument, document, options)
}

/**
 * The references that a JSON document lists.
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where a member is at fault its `path`
 * @example
 * ```ts
 * parseReferencesJson('{ "references": [] }') // []
 * ```
 */
export function parseReferencesJson(document: string | Uint8Array, options?: ParseOptions): readonly Reference[] {
  return readJson(referencesDocument, document, options)
}
