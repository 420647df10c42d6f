import { XmlElement as ParsedElement, XmlText } from '@rgrove/parse-xml'
import { isBlank } from '../../text/plain-text.js'
import { NeedsPlaces, withoutPlaces } from '../plain-document.js'
import type { DocumentSource, FieldNodes } from '../read-document.js'
import { scalarFromText } from '../scalar.js'
import type { AnyList, AnyRecord } from '../schema.js'
import { xmlRecord } from './xml-record.js'

/**
 * The source that reads the parser's own elements, of a document in which only the root
 * has attributes. It throws at everything that the schema does not know, and knows no places.
 */
export const plainElements: DocumentSource<ParsedElement> = {
  ...withoutPlaces,
  fieldNodes,
  entries,
  isRecord: () => true,
  isScalar: () => true,
  scalar: (value, element) => scalarFromText(value, textOf(element)),
  given: textOf,
  isEmpty: (_, { children }) => children.length < 2 && children.every(isBlankText),
}

/**
 * Whether elements within the root may have attributes. Without them, and without a
 * prefix, which no field has, there is no namespace to resolve.
 */
export function mayHaveAttributes({ children }: ParsedElement, text: string): boolean {
  const [first] = children
  return first !== undefined && text.indexOf('=', first.start) >= 0
}

function fieldNodes(record: AnyRecord, { children }: ParsedElement): FieldNodes<ParsedElement> {
  const { fields } = record
  const { size, children: indices, others } = xmlRecord(record)
  if (others.length > 0) throw new NeedsPlaces()
  const first = new Array<ParsedElement | undefined>(size).fill(undefined)
  // Fields mostly come in their order.
  let next = 0
  for (const child of children) {
    if (child instanceof ParsedElement) {
      const { name } = child
      const index = fields[next]?.name === name ? next : indices.get(name)
      if (index === undefined || first[index] !== undefined) throw new NeedsPlaces()
      first[index] = child
      next = index + 1
    } else if (!isBlankText(child)) throw new NeedsPlaces()
  }
  return { first, second: undefined, hasOthers: false }
}

function entries({ entry }: AnyList, { children }: ParsedElement): ParsedElement[] {
  const found: ParsedElement[] = []
  for (const child of children) {
    if (child instanceof ParsedElement && child.name === entry) found.push(child)
    else if (!isBlankText(child)) throw new NeedsPlaces()
  }
  return found
}

function isBlankText(node: unknown): boolean {
  return node instanceof XmlText && isBlank(node.text)
}

/** The text of an element that has nothing else: the parser joins what comments and CDATA sections divide. */
function textOf({ children }: ParsedElement): string {
  if (children.length === 0) return ''
  const [only] = children
  if (children.length > 1 || !(only instanceof XmlText)) throw new NeedsPlaces()
  return only.text
}
