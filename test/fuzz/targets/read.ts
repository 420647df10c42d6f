import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { realDocuments } from '../given/documents.js'
import { edited, garbage } from '../given/edits.js'
import { reordered } from '../given/patients.js'
import { assertNoLeak, assertSame, assertUnpolluted, assertWellFormed } from '../oracles/texts.js'
import { tried } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'
import { documentKinds, readingCodes } from './documents.js'

type Kind = keyof typeof documentKinds
type Format = 'xml' | 'json'

const formats: readonly Format[] = ['xml', 'json']
const other = { xml: 'json', json: 'xml' } as const

/** Real documents of a kind, damaged. */
const damaged = (kind: Kind, share: number): Target => ({
  name: `read ${kind}`,
  share,
  property: (bench) =>
    fc.property(
      fc.constantFrom(...formats).chain((format) => fc.tuple(fc.constant(format), edited(realDocuments[kind][format]))),
      ([format, text]) => readAndWritten(kind, format, text, bench),
    ),
})

/** What never was a document, given to every reader. */
const rubbish: Target = {
  name: 'read garbage',
  share: 150,
  property: (bench) =>
    fc.property(
      fc.constantFrom(...(Object.keys(documentKinds) as Kind[])),
      fc.constantFrom(...formats),
      garbage,
      (kind, format, text) => readAndWritten(kind, format, text, bench),
    ),
}

export const readTargets: readonly Target[] = [
  damaged('request', 170),
  damaged('result', 40),
  damaged('extendedResult', 40),
  damaged('references', 80),
  damaged('chart', 45),
  rubbish,
]

/** What is read is sound to another parser, too, and comes back from both formats; what is refused is refused a second time with the same words. */
function readAndWritten(kind: Kind, format: Format, text: string, { tally, samples }: Bench): void {
  const codecs = documentKinds[kind]
  const read = () => codecs[format].parse(text)
  const model = tried(tally, readingCodes, read)
  assertUnpolluted()
  if (model === undefined) {
    assertSame(messageOf(read), messageOf(read), 'a second reading')
    return
  }
  if (format === 'xml') assertWellFormed(text.replace(/^\uFEFF/, ''))
  if (!isDeepStrictEqual(read(), model)) throw new Error('a second reading gives another model')
  if (format === 'json') assertOrderDoesNotMatter(text, codecs.json.parse, model)

  const written = { xml: codecs.xml.format(model), json: codecs.json.format(model) }
  assertWellFormed(written.xml)
  samples.addXml(codecs.schema, written.xml)
  samples.addJson(codecs.schema, written.json)
  for (const own of formats) {
    assertNoLeak(written[own], text)
    const again = codecs[own].parse(written[own])
    assertSame(codecs[own].format(again), written[own], `${own} written, read and written`)
    assertSame(codecs[other[own]].format(again), written[other[own]], `${own} turned into ${other[own]}`)
  }
  // What is not read is named in the patient, and not written.
  const { unknownElements, ...readable } = model as { readonly unknownElements?: unknown }
  if (kind === 'request' && !isDeepStrictEqual(codecs.xml.parse(written.xml), readable)) {
    throw new Error('the patient that comes back is another one')
  }
}

function assertOrderDoesNotMatter(text: string, parse: (text: string) => object, model: object): void {
  const reversed = JSON.stringify(reordered(JSON.parse(text.replace(/^\uFEFF/, ''))))
  if (!isDeepStrictEqual(withoutOrder(parse(reversed)), withoutOrder(model))) {
    throw new Error('the order of the members matters')
  }
}

/** What is not read is named in the order of the document. */
function withoutOrder(model: { readonly unknownElements?: readonly string[] }): object {
  const { unknownElements } = model
  return unknownElements === undefined ? model : { ...model, unknownElements: [...unknownElements].sort() }
}

function messageOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    return String(error)
  }
  return 'no error'
}
