import type { ExchangeFormat } from './exchange-format.js'
import { RequestProblem } from './request-problem.js'

/** What clients send when nobody told them a type: it says nothing of the body. */
const sayingNothing = ['', 'application/x-www-form-urlencoded', 'application/octet-stream', 'text/plain']
/** UTF-8, and what is a part of it. */
const charsets = /^(utf-?8|us-ascii)$/i

/**
 * Refuses a body that is in another format, character set or compression than
 * the endpoint reads. A request without a content type, or with one that
 * clients send by default, is taken at its path's word.
 *
 * @throws RequestProblem
 */
export function checkMediaType(headers: Headers, { mediaTypes, accept }: ExchangeFormat): void {
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw new RequestProblem('unsupported_encoding', 'The body is compressed; accepted: no content encoding.', {
      headers: { 'Accept-Encoding': 'identity' },
    })
  }
  const contentType = headers.get('content-type') ?? ''
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (!sayingNothing.includes(mediaType) && !mediaTypes.test(mediaType)) {
    throw new RequestProblem(
      'unsupported_media_type',
      `The body's content type is not accepted; accepted: ${accept}.`,
      {
        accepted: accept.split(', '),
        headers: { Accept: accept },
      },
    )
  }
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]
  if (charset !== undefined && !charsets.test(charset)) {
    throw new RequestProblem('unsupported_charset', "The body's character set is not accepted; accepted: UTF-8.", {
      accepted: ['utf-8'],
      headers: { Accept: accept },
    })
  }
}
