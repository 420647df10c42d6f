import { type DescribedDocument, describedFields, presenceOf, typeName } from '../generated-schema.js'
import type { AnyField, AnyList, AnyRecord, AnyValue, ScalarValue } from '../schema.js'
import { type XsdNode, type XsdSimpleType, xsd, xsdOrEmpty, xsdSimpleType, xsdText } from './xsd-scalars.js'

/**
 * The XML Schema (1.0) of a document.
 *
 * It describes what is documented. The reader is more lenient in one respect:
 * it ignores unknown elements, which XML Schema 1.0 can't express for elements
 * in any order.
 *
 * @throws RangeError if two types of the same name differ
 * @example
 * ```ts
 * xmlSchema(describedDocuments.References) // <?xml version="1.0" encoding="utf-8"?><xs:schema …
 * ```
 */
export function xmlSchema({ document, use, description }: DescribedDocument): string {
  const { root, attributes = {}, value } = document
  const types = new Map<string, XsdNode>()
  const element = elementOf(root, value, {}, false)
  const namespace = attributes['xmlns']
  const declaration = xsd(
    'schema',
    {
      'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
      xmlns: namespace,
      targetNamespace: namespace,
      elementFormDefault: namespace && 'qualified',
    },
    xsd('annotation', {}, xsd('documentation', { 'xml:lang': 'en' }, description)),
    element,
    ...types.values(),
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n${xsdText(declaration)}`

  function elementOf(name: string, value: AnyValue, occurrence: XsdNode['attributes'], empty: boolean): XsdNode {
    if (value.kind === 'list') return xsd('element', { name, ...occurrence }, listType(value))
    const type = value.kind === 'record' ? complexType(value, empty) : scalarType(value, name, empty)
    return xsd('element', { name, type, ...occurrence })
  }

  function listType(list: AnyList): XsdNode {
    return xsd('complexType', {}, xsd('sequence', {}, entryOf(list)))
  }

  function entryOf({ entry, of }: AnyList): XsdNode {
    const submittedText = use === 'submitted' && of.kind !== 'record'
    const occurrence = { minOccurs: '0', maxOccurs: 'unbounded', nillable: submittedText ? 'true' : undefined }
    return elementOf(entry, of, occurrence, submittedText)
  }

  function complexType(record: AnyRecord, empty: boolean): string {
    const content = record.fields.find(({ placement }) => placement === 'content')
    const name = `${typeName(record, use)}${empty && content ? 'OrEmpty' : ''}`
    return named(name, () =>
      xsd('complexType', { name }, ...(content ? [textAndAttributes(record, content, empty)] : children(record))),
    )
  }

  function textAndAttributes(record: AnyRecord, content: AnyField, empty: boolean): XsdNode {
    const base = scalarType(content.value as ScalarValue, content.name, empty)
    return xsd('simpleContent', {}, xsd('extension', { base }, ...attributesOf(record, empty)))
  }

  function children(record: AnyRecord): XsdNode[] {
    const elements = describedFields(record, use).filter(
      ({ placement }) => placement === undefined || placement === 'element',
    )
    const group = use === 'submitted' ? 'all' : 'sequence'
    const content = elements.length > 0 ? [xsd(group, {}, ...elements.map(fieldElement))] : []
    return [...content, ...attributesOf(record, false)]
  }

  function fieldElement(field: AnyField): XsdNode {
    const { optional, empty, nil } = presenceOf(field, use)
    if (field.value.kind === 'list' && field.value.repeated) return entryOf(field.value)
    const occurrence = { minOccurs: optional ? '0' : undefined, nillable: nil ? 'true' : undefined }
    return elementOf(field.name, field.value, occurrence, empty)
  }

  function attributesOf(record: AnyRecord, empty: boolean): XsdNode[] {
    return describedFields(record, use)
      .filter(({ placement }) => placement === 'attribute')
      .map((field) => {
        const type = scalarType(field.value as ScalarValue, field.name, false)
        return xsd('attribute', {
          name: field.name,
          type,
          use: presenceOf(field, use).optional || empty ? undefined : 'required',
        })
      })
  }

  function scalarType(value: ScalarValue, fieldName: string, empty: boolean): string {
    const type = xsdSimpleType(value, use, fieldName)
    return declared(empty ? xsdOrEmpty(type) : type)
  }

  function declared({ name, definition, needs = [] }: XsdSimpleType): string {
    if (definition !== undefined) named(name, () => xsd('simpleType', { name }, definition))
    for (const type of needs) declared(type)
    return name
  }

  /** Declares a type once; a second type of the same name has to be identical. */
  function named(name: string, declaration: () => XsdNode): string {
    const known = types.get(name)
    // The name is entered before its parts are declared, so that the types come in the order of the document.
    if (known === undefined) types.set(name, xsd('', {}))
    const type = declaration()
    if (known !== undefined && xsdText(known) !== xsdText(type)) throw new RangeError(`two types ${name} differ`)
    types.set(name, type)
    return name
  }
}
