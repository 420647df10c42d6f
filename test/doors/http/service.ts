import { expect } from 'vitest'
import { createHandler, type HandlerOptions } from '../../../src/doors/http/index.js'
import { readJson } from '../../../src/ground/codec/json/read-json.js'
import { readXml } from '../../../src/ground/codec/xml/read-xml.js'
import { type Problem, problemDocument } from '../../../src/shown/documents/problem-document.js'

export const key = 'n2M7-k'
export const options = { today: '2025-03-10', locale: 'en' } as const

/** A handler that knows one key, and another one without access. */
export function service(more: Partial<HandlerOptions> = {}) {
  return createHandler({
    verifyKey: (given) => (given === 'no-access' ? 'forbidden' : given === key),
    ...options,
    ...more,
  })
}

/** A request; by default with the key and the content type of the path. */
export function put(
  path: string,
  body: BodyInit | null = '{}',
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Request {
  return new Request(`https://growth.example${path}`, {
    method: 'PUT',
    headers: { 'API-Key': key, 'Content-Type': `application/${path.includes('/xml') ? 'xml' : 'json'}`, ...headers },
    body,
    ...(signal && { signal }),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)
}

/** The problem that a response carries, in the format and with the headers that every problem has. */
export async function problemOf(response: Response): Promise<Problem> {
  const text = await response.text()
  const type = response.headers.get('content-type')
  expect(type).toMatch(/^application\/problem\+(json|xml); charset=utf-8$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const problem = type?.includes('xml') ? readXml(problemDocument, text) : readJson(problemDocument, text)
  expect(problem.status).toBe(response.status)
  expect(problem.title).not.toBe('Error')
  return problem
}

/** What the tests compare of a problem. */
export async function summaryOf(response: Response) {
  const { status, code, path } = await problemOf(response)
  return { status, code, path }
}

/** The OperationOutcome of a response. */
export async function outcomeOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8')
  const outcome = (await response.json()) as {
    resourceType: string
    issue: { code: string; details: { text: string; coding: { code: string }[] }; expression?: string[] }[]
  }
  expect(outcome.resourceType).toBe('OperationOutcome')
  const [issue] = outcome.issue
  const places = issue?.expression
  return {
    status: response.status,
    issue: issue?.code,
    code: issue?.details.coding[0]?.code,
    place: places?.[0],
    places,
  }
}
