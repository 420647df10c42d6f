import fc from 'fast-check'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import { createHandler } from '../../../src/doors/http/index.js'
import { readJson } from '../../../src/ground/codec/json/read-json.js'
import { readXml } from '../../../src/ground/codec/xml/read-xml.js'
import { problemDocument, problemStatuses } from '../../../src/shown/documents/problem-document.js'
import { knownKey, type Sent, sent } from '../given/requests.js'
import { assertNoLeak, assertSame, assertUnpolluted, assertWellFormed } from '../oracles/texts.js'
import { triedLater } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'

const options = {
  verifyKey: (key: string) => (key === 'no-access' ? 'forbidden' : key === knownKey),
  today: '2025-03-10',
  referenceSets: [who],
} as const
const strict = createHandler({ ...options, locale: 'en' })
const lenient = createHandler({ ...options, locale: 'request', lenient: true })

const expected = [200, 204, ...Object.values(problemStatuses)].filter((status) => status < 500)

export const httpTarget: Target = {
  name: 'answer requests',
  share: 60,
  property: (bench) => fc.asyncProperty(sent, (request) => answered(request, bench)),
}

/** Every request is answered in a format that can be read, with the headers that keep it private, and never with 500. */
async function answered(request: Sent, bench: Bench): Promise<void> {
  const asked = asRequest(request)
  if (asked === undefined) return
  const handle = request.target.length % 2 === 0 ? lenient : strict
  const response = await triedLater(bench.tally, [], () => handle(asked))
  if (response === undefined) return
  assertUnpolluted()
  const { status, headers } = response
  if (!expected.includes(status)) throw new Error(`answered with ${status}: ${await response.text()}`)
  if (headers.get('cache-control') !== 'no-store' || headers.get('x-content-type-options') !== 'nosniff') {
    throw new Error('an answer without its headers')
  }
  const text = await response.text()
  if (asked.method === 'HEAD' || status === 204) {
    if (text !== '') throw new Error('a body where none belongs')
    return
  }
  assertReadable(status, headers.get('content-type') ?? '', text, bench)
  assertNoLeak(text, `${request.target} ${request.headers} ${request.body}`)
  const again = asRequest(request)
  if (again) assertSame(await (await handle(again)).text(), text, 'a second answer')
}

function assertReadable(status: number, type: string, text: string, { samples, tally }: Bench): void {
  if (/xml|svg|html/.test(type)) assertWellFormed(text)
  else if (type.includes('json')) JSON.parse(text)
  if (status < 300) return
  tally.refused++
  const inXml = type.includes('xml')
  if (!/^application\/problem\+(json|xml); charset=utf-8$/.test(type)) throw new Error(`a problem as ${type}`)
  const problem = inXml ? readXml(problemDocument, text) : readJson(problemDocument, text)
  if (problem.status !== status) throw new Error(`the problem says ${problem.status}, not ${status}`)
  if (inXml) samples.addXml('Problem', text)
  else samples.addJson('Problem', text)
}

/** @returns undefined for what the platform itself doesn't let pass */
function asRequest({ method, target, headers, body, pieces }: Sent): Request | undefined {
  try {
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const init = { method, headers: headers.map(([name, value]) => [name, value]), duplex: 'half' }
    const content = pieces.length === 0 ? body : inPieces(body, pieces)
    return new Request(`https://growth.example${target}`, { ...init, ...(hasBody && { body: content }) } as object)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** The body as it may come from the network: in pieces that end anywhere, also within a character. */
function inPieces(body: string | Uint8Array, sizes: readonly number[]): ReadableStream {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return new ReadableStream({
    start(controller) {
      let from = 0
      for (const size of sizes) {
        controller.enqueue(bytes.slice(from, from + size))
        from += size
      }
      controller.enqueue(bytes.slice(from))
      controller.close()
    },
  })
}
