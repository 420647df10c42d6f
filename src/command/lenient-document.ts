import { XMLParser } from 'fast-xml-parser'
import { isRecord } from '../ground/text/invalid-input.js'
import { shownValue } from '../ground/text/quoted.js'
import { UsageError } from './command.js'

/** The root of a result; around it there may be an envelope. */
const root = 'Patient'
const mostEnvelopes = 4

/** The lists of a result and the element of an entry, which JSON does not have. */
const entryElements = new Map([
  ['diseases', 'disease'],
  ['measurements', 'measurement'],
  ['markers', 'marker'],
  ['diseasescores', 'diseasescore'],
])

/** Prefixes dropped, nothing guessed: 007 stays text. A document type is refused with its entities. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  attributesGroupName: '@',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e8 },
  htmlEntities: true,
})

/** The encoding that an XML declaration names. */
const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i

/** The text of a document in the encoding of its mark or declaration, else UTF-8 or, if it isn't valid UTF-8, Windows-1252. */
export function lenientText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  for (const encoding of [declared.exec(start)?.[1], 'utf-8']) {
    try {
      if (encoding !== undefined) return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Not what it says: the next is tried.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

/** An object read from outside. */
interface Tree {
  readonly [name: string]: unknown
}

/**
 * A result document that another program wrote, as the object that its JSON form
 * would be: XML with any prefixes, or JSON. For people who compare; patients are read
 * by `parsePatientXml`, which accepts nothing that is not exactly right.
 *
 * @param name of the document, for errors
 * @throws UsageError if it is neither, or has no `Patient`
 */
export function lenientDocument(text: string, name: string): object {
  const content = text.replace(/^\uFEFF/, '').trim()
  if (content === '') throw new UsageError(`${name} is empty`)
  return content.startsWith('<') ? patientElement(content, name) : patientObject(content, name)
}

function patientObject(text: string, name: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${name} is neither XML nor JSON: ${(error as Error).message}`)
  }
  if (!isRecord(value)) throw new UsageError(`${name} is ${shownValue(value)}, not a result`)
  const wrapped = Object.entries(value).find(([member]) => member.toLowerCase() === root.toLowerCase())?.[1]
  return isRecord(wrapped) ? wrapped : value
}

function patientElement(text: string, name: string): object {
  if (/<!DOCTYPE/i.test(text)) throw new UsageError(`${name} has a document type, which is not read`)
  let tree: Tree
  try {
    tree = parser.parse(text, true)
  } catch (error) {
    throw new UsageError(`${name} is not XML: ${(error as Error).message.split('\n')[0]}`)
  }
  const patient = findRoot(tree, mostEnvelopes)
  if (patient === undefined) throw new UsageError(`${name} has no element ${root}`)
  const value = asValue(patient, root)
  return isRecord(value) ? value : {}
}

/** The element `Patient`, at the root or within an envelope. */
function findRoot(tree: Tree, depth: number): unknown {
  if (Object.hasOwn(tree, root)) return tree[root]
  if (depth === 0) return undefined
  for (const child of Object.values(tree)) {
    const found = isRecord(child) ? findRoot(child as Tree, depth - 1) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** An element as JSON would have it: lists without the element of an entry, nil as null, attributes as members. */
function asValue(element: unknown, name: string): unknown {
  if (Array.isArray(element)) return element.map((entry) => asValue(entry, name))
  if (!isRecord(element)) return element
  const { '@': attributes, ...children } = element as Tree
  const entry = entryElements.get(name.toLowerCase())
  if (entry !== undefined) {
    const entries = Object.entries(children).filter(([child]) => child.toLowerCase() === entry)
    return entries.flatMap(([child, value]) => asValue(value, child))
  }
  const { nil, ...others } = isRecord(attributes) ? (attributes as Tree) : {}
  if (nil === 'true' || nil === '1') return null
  const members = Object.entries({ ...others, ...children }).filter(([member]) => !/^(xmlns|xsi|xsd)/.test(member))
  return Object.fromEntries(members.map(([member, value]) => [member, asValue(value, member)]))
}
