import fc from 'fast-check'
import { chartFormats } from '../../../src/charts/chart-request.js'
import { chartTypes } from '../../../src/ground/model/chart-types.js'
import { isBinaryFormat } from '../../../src/shown/render/formats.js'
import { textFormats } from './chart-requests.js'
import { realDocuments } from './documents.js'
import { edited, garbage } from './edits.js'
import { hostileNumber, hostileText } from './values.js'

export const knownKey = 'n2M7-k'

/** What a client sends; how it is made a `Request` the target decides. */
export interface Sent {
  readonly method: string
  /** Path and query, escaped. */
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | Uint8Array
  /** Sizes of the pieces in which the body arrives; empty for one that comes at once. */
  readonly pieces: readonly number[]
}

const escapedText = hostileText.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')))
const raw = fc.constantFrom(
  '..',
  '.',
  '%',
  '%zz',
  '%00',
  '%2F',
  '%C3%28',
  '\\',
  ';a=b',
  '//',
  'Height%20',
  'height',
  '',
)
const words = ['api', 'xml', 'json', 'chart', 'references', 'openapi.json', '__proto__', 'constructor'] as const
const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.constantFrom(...chartTypes, ...chartFormats) },
  { weight: 1, arbitrary: escapedText },
  { weight: 1, arbitrary: raw },
)
const drawnFormat = fc.constantFrom(...textFormats, 'references')
const type = fc.constantFrom(...chartTypes)
const path = (format: 'xml' | 'json') =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(`/api/${format}`) },
    { weight: 8, arbitrary: fc.tuple(type, drawnFormat).map(([one, last]) => `/api/${format}/chart/${one}/${last}`) },
    { weight: 2, arbitrary: fc.array(part, { maxLength: 7 }).map((parts) => `/${parts.join('/')}`) },
    {
      weight: 1,
      arbitrary: fc.tuple(part, part).map(([one, last]) => `/api/${format}/chart/${one}/${drawable(last)}`),
    },
  )

/** Pictures and PDF are drawn by native code that has tests of its own, and takes its time. */
const drawable = (last: string) => (isBinaryFormat(last) ? 'Svg' : last)

const name = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      'scale',
      'width',
      'height',
      'window',
      'crop_x',
      'crop_x_at',
      'crop_y',
      'crop_y_at',
      'references',
      'lines',
      'extensions',
      'reference_set',
      'reference_sex',
      'time_zone',
    ),
  },
  { weight: 1, arbitrary: fc.oneof(escapedText, fc.constantFrom('key', '__proto__', 'cropX', 'constructor', '')) },
)
const value = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...['true', 'false', '1', '12', '150', '1000', '0.5', '', '1e2', '0x10', '１２'],
      ...['True', 'germany', 'who', 'male', 'Europe/Vienna', 'Mars'],
    ),
  },
  { weight: 1, arbitrary: hostileNumber.map(String) },
  { weight: 1, arbitrary: escapedText },
  { weight: 1, arbitrary: raw },
)
const query = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(name, value), { minLength: 1, maxLength: 4 })
      .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
  },
  { weight: 1, arbitrary: escapedText.map((text) => `?${text}`) },
)

const body = (format: 'xml' | 'json') =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...realDocuments.request[format]) },
    { weight: 10, arbitrary: edited(realDocuments.request[format]) },
    { weight: 1, arbitrary: edited(realDocuments.result[format]) },
    { weight: 1, arbitrary: garbage },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    { weight: 1, arbitrary: fc.constantFrom('', 'null', '{}', '[]', '<Patient/>', '\uFEFF{}') },
  )

const odd = [
  'text/plain',
  'application/xml; charset=latin1',
  'text/xml; charset=utf-16',
  'application/xml; charset=windows-1252',
  'application/xml; charset=euc-jp',
  'multipart/form-data; boundary=x',
  'x',
  '',
  '*/*',
  ';;',
  'a/b;c="d',
]
const contentType = (format: 'xml' | 'json') =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(`application/${format}`, `application/${format}; charset=UTF-8`) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
const key = fc.oneof(
  { weight: 40, arbitrary: fc.constant(knownKey) },
  { weight: 1, arbitrary: fc.constantFrom('', 'wrong', 'no-access', 'ü', '__proto__', 'x'.repeat(5000)) },
)
const otherHeader = fc.tuple(
  fc.constantFrom(
    'Content-Encoding',
    'Accept',
    'Accept-Language',
    'Content-Length',
    'Expect',
    'If-Match',
    'Range',
    'X-A',
  ),
  fc.constantFrom('gzip', 'identity', '0', '99999999999', '-1', 'NaN', 'bytes=0-1', 'de;q=NaN', '*', ''),
)
const method = fc.oneof(
  { weight: 50, arbitrary: fc.constant('PUT') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'put', 'PROPFIND', '__proto__'),
  },
)

export const sent: fc.Arbitrary<Sent> = fc.constantFrom('xml' as const, 'json' as const).chain((format) =>
  fc.record({
    method,
    target: fc.tuple(path(format), query).map((parts) => parts.join('')),
    headers: fc
      .tuple(key, contentType(format), fc.option(otherHeader, { freq: 8 }))
      .map(([own, given, other]) => [
        ['API-Key', own] as const,
        ['Content-Type', given] as const,
        ...(other === null ? [] : [other]),
      ]),
    body: body(format),
    pieces: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(fc.nat(50), { maxLength: 20 }) },
    ),
  }),
)
